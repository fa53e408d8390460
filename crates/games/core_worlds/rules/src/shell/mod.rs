//! What the game says beside its steps: the story, and the table in words. All
//! of it is message keys; the sentences are content.

mod describe;
mod tell;

pub(crate) use describe::{about, describe};
pub(crate) use tell::tell;
