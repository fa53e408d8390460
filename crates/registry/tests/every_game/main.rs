//! What is checked of every game there is.

#![allow(
    clippy::unwrap_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod branches;
mod facts;
mod leaks;
mod ledgers;
mod long;
mod moments;
mod pages;
