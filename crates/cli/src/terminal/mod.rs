//! Playing at the terminal: one session, and two ways to show it.

mod command;
mod deals;
mod line;
mod offer;
mod screen;
mod session;

pub(crate) use line::LineMode;
pub(crate) use screen::play_on_screen;
pub(crate) use session::{Session, Sitting};
