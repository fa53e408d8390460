//! What tables, registry and simulation promise, shown by the toys.

#![allow(
    clippy::unwrap_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod common;
mod deals;
mod length;
mod registry;
mod revisions;
mod secrets;
mod simulation;
mod table;
