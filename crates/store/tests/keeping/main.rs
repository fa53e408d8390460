//! What is kept, and how it is found again.

#![allow(
    clippy::unwrap_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod common;
mod copies;
mod logs;
mod people;
mod reopen;
mod upkeep;
