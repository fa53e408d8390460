//! The engine's own messages: refusals, undo, barriers, deals.

use super::Source;

/// The engine's own messages, in every language.
pub const ENGINE_WORDS: &[Source] = crate::words!("../../../../content": "engine");
