//! What the server does and does not do, over real connections.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod access;
mod api;
mod bots;
mod clocks;
mod disk;
mod faults;
mod files;
mod guard;
mod hooks;
mod imports;
mod leaks;
mod leaving;
mod posts;
mod refusals;
mod replays;
mod restart;
mod shutdown;
mod streams;
mod timing;
mod told;
mod upkeep;
mod windows;
