//! The commands of the terminal, run as people run them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod backup;
#[path = "../common/mod.rs"]
mod common;
mod content;
#[path = "../common/house.rs"]
mod house;
mod logs;
mod odds;
mod play;
mod simulate;
#[path = "../common/wire.rs"]
mod wire;
