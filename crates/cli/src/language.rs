//! The language of whoever sits at the terminal.

use std::env;

use engine::i18n::Lang;

/// The language that the environment asks for.
pub(crate) fn of_environment() -> Lang {
    // The first that is set decides, as everywhere else on the system.
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    match asked {
        Some(locale) if locale.starts_with("it") => Lang::It,
        _ => Lang::En,
    }
}
