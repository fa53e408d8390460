//! Files that are built into the program: facts, words, ledgers.

/// Files below a folder: the name and the text of each.
///
/// ```ignore
/// engine::files!("../../../content": "bazaar/goods.toml", "bazaar/contracts.toml")
/// ```
#[macro_export]
macro_rules! files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!($folder, "/", $name)))),+]
    };
}

/// The messages of a part of `content/`, in every language.
///
/// ```ignore
/// engine::words!("../../../content": "bazaar")
/// ```
#[macro_export]
macro_rules! words {
    ($folder:literal: $($part:literal),+ $(,)?) => {
        &[$(
            $crate::i18n::WordFile {
                name: concat!($part, "/en.ftl"),
                lang: $crate::i18n::Lang::En,
                text: include_str!(concat!($folder, "/", $part, "/en.ftl")),
            },
            $crate::i18n::WordFile {
                name: concat!($part, "/it.ftl"),
                lang: $crate::i18n::Lang::It,
                text: include_str!(concat!($folder, "/", $part, "/it.ftl")),
            },
        )+]
    };
}
