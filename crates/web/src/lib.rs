//! The pages of Orrery, drawn from views alone: maud for the mark-up, SVG for
//! the boards, one function a component.
//!
//! - [`voice`]: speaking to whoever reads, in their language;
//! - [`page`]: the frame of every page, its head and top bar;
//! - [`assets`]: style sheets and the script, built into the program;
//! - [`parts`]: what every game shares: icons, emblems, chips, worlds;
//! - [`board`]: what a game brings of its own, and what stands in for it;
//! - [`boards`]: the boards of the games;
//! - [`table`]: the page of a table and the parts that move;
//! - [`lobby`], [`setup`], [`join`]: the first page, setting up a table, coming
//!   in by a link;
//! - [`replay`]: a game again, moment by moment;
//! - [`help`]: rules and components;
//! - [`api`]: the addresses for programs.
//!
//! Nothing here but [`boards`] knows any one game, and nothing here sees more
//! than the viewer may.

pub mod api;
pub mod assets;
pub mod board;
pub mod boards;
pub mod help;
pub mod join;
pub mod lobby;
pub mod page;
pub mod parts;
pub mod replay;
pub mod setup;
pub mod table;
pub mod voice;

pub use board::{AnyBoard, Board, Boards, Drawn, PlayerFace, Scene, SeatFace};
pub use maud::Markup;
pub use page::{Frame, Theme};
pub use voice::Voice;
