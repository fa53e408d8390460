//! Names of components with the grammar that sentences need.

use serde::{Deserialize, Serialize};

/// A component's name in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noun {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}
