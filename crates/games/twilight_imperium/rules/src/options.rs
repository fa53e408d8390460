//! What the host may choose. Only setting up looks at it.

use engine::options::Words;
use strum::{Display, EnumString, IntoStaticStr};

/// How the galaxy comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Building {
    /// The players build it (TI3-GAL-08).
    #[default]
    Built,
    /// It is dealt, so that nobody has much more near home than others.
    Dealt,
}

impl Words for Building {
    const WORDS: &'static [&'static str] = &["built", "dealt"];
}

engine::options! {
    /// The options of Twilight Imperium.
    pub struct Options of "twilight-imperium" {
        /// How the galaxy comes about (TI3-SET-12).
        "galaxy" => galaxy: Building = first;
    }
}
