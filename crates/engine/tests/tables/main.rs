//! Tables and their logs, with games made for the purpose.

#![allow(
    clippy::unwrap_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod bad_logs;
mod length;
mod windows;
