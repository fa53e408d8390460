//! What the server does and does not do, over real connections.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod access;
mod api;
mod bots;
mod faults;
mod files;
mod guard;
mod hooks;
mod imports;
mod leaks;
mod posts;
mod replays;
mod restart;
mod shutdown;
mod streams;
mod told;
mod windows;
