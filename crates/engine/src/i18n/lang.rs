//! The languages Orrery speaks.

use std::fmt;
use std::str::FromStr;

/// A language that every word of Orrery exists in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// Italian.
    It,
    /// English.
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::It, Self::En];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::It => Self::En,
            Self::En => Self::It,
        }
    }

    /// Its code, as the web and Fluent write it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::It => "it",
            Self::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no language of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language that Orrery speaks: write it or en")]
pub struct NotALang(String);

impl FromStr for Lang {
    type Err = NotALang;

    fn from_str(text: &str) -> Result<Self, NotALang> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| NotALang(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_written_and_read() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let error = "de".parse::<Lang>().expect_err("not ours").to_string();
        assert!(error.contains("`de`") && error.contains("it or en"));
    }
}
