//! What pages and programs both do, once: one domain behind two faces.
//!
//! - `seen`: a table, and what a visitor is and may see there;
//! - `wishes`: setting up a table;
//! - `post`: choices, undo, deals;
//! - `talk`: what is said at a table;
//! - `seats`: who sits where, links, standing orders;
//! - `join`: coming in by a link;
//! - `replay`: a game again, and branches off it;
//! - `files`: logs and records, taken home;
//! - `import`: games that were taken home, brought back;
//! - `lists`: one's tables, those that seek players, the rules of a game;
//! - `upkeep`: what a table is called, putting it away, removing it, playing again;
//! - `names`: what people and tables may be called.

pub(crate) mod files;
pub(crate) mod import;
pub(crate) mod join;
pub(crate) mod lists;
pub(crate) mod names;
pub(crate) mod post;
pub(crate) mod replay;
pub(crate) mod seats;
mod seen;
pub(crate) mod talk;
pub(crate) mod upkeep;
pub(crate) mod wishes;

pub(crate) use seen::{Edition, Looks, Seen};
