//! What did not work, as programs are told.

use serde::Serialize;
use utoipa::ToSchema;

/// Something did not work; nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Problem {
    /// What, why, and what to do.
    pub(super) error: String,
    /// The same for programs: it stays the same in every language.
    pub(super) code: String,
}

/// The table refuses a post; nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Refused {
    /// Why, and what to do.
    pub(super) error: String,
    /// The same for programs: `refused-stale` where the table has moved on.
    pub(super) code: String,
    /// The revision there is: look at the table again, and choose again.
    pub(super) revision: u64,
}
