//! How bots play: fairly, within their budgets, with plans and reasons, and well.

#![allow(
    clippy::unwrap_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod budgets;
mod common;
mod fair;
mod in_time;
mod plans;
mod reasons;
mod strength;
