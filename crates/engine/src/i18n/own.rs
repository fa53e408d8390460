//! The engine's own messages: refusals, undo, barriers, deals.

use super::WordFile;

/// The engine's own messages, in every language.
pub const ENGINE_WORDS: &[WordFile] = crate::words!("../../../../content": "engine");
