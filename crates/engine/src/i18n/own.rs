//! The engine's own messages: refusals, undo, barriers, deals.

use super::{Lang, Source};

/// The engine's own messages, in every language.
pub const ENGINE_WORDS: &[Source] = &[
    Source {
        name: "engine/en.ftl",
        lang: Lang::En,
        text: include_str!("../../../../content/engine/en.ftl"),
    },
    Source {
        name: "engine/it.ftl",
        lang: Lang::It,
        text: include_str!("../../../../content/engine/it.ftl"),
    },
];
