//! The pages of Orrery, drawn from views alone: maud for the mark-up, SVG for
//! the boards, one function a component.
//!
//! - [`page`]: what surrounds every page, its head and top bar;
//! - [`assets`]: style sheets and the script, built into the program;
//! - [`parts`]: what every game shares: icons, emblems, chips, worlds;
//! - [`called`]: what tables are called;
//! - [`board`]: what a game brings of its own, and what stands in for it;
//! - [`table`]: the page of a table and the parts that move;
//! - [`lobby`], [`setup`], [`join`]: the first page, setting up a table, coming
//!   in by a link;
//! - [`replay`]: a game again, moment by moment;
//! - [`help`]: rules and components;
//! - [`api`]: the addresses for programs.
//!
//! Nothing here knows any one game, and nothing here sees more than the viewer
//! may.

pub mod api;
pub mod assets;
pub mod board;
pub mod called;
pub mod help;
pub mod join;
pub mod lobby;
pub mod page;
pub mod parts;
pub mod replay;
pub mod setup;
pub mod table;

pub use board::{AnyBoard, Board, Boards, Choosable, Drawn, PlayerFace, Scene, SeatFace, Showing};
pub use engine::i18n::Voice;
use engine::i18n::WordFile;
pub use maud::Markup;
pub use page::{Reader, Theme};

/// The messages of the pages, for the registry.
pub const WORDS: &[WordFile] = engine::words!("../../../content": "web");
