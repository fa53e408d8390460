//! What the host may choose: which side of the sheets all use (TINS-SET-02c), and
//! how hard the AI faction makes it (TINS-SET-07).

use engine::options::Words;
use serde::Serialize;
use strum::{Display, EnumCount, EnumString, IntoStaticStr};

/// Which side of the sheets is used by all (TINS-SET-02c).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Display, EnumString, IntoStaticStr, Serialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The same for everybody (TINS-SET-02b).
    #[default]
    B,
    /// Different for everybody (TINS-SET-02a).
    A,
}

impl Words for Side {
    const WORDS: &'static [&'static str] = &["b", "a"];
}

/// How hard the AI faction makes it (TINS-AIS-07 to TINS-AIS-11).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Display,
    EnumCount,
    EnumString,
    IntoStaticStr,
    Serialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Nothing is crossed out beforehand.
    #[default]
    Easy,
    /// Some icons are.
    Medium,
    /// More are.
    Hard,
}

impl Words for Difficulty {
    const WORDS: &'static [&'static str] = &["easy", "medium", "hard"];
}

impl Difficulty {
    /// Every one, the easiest first.
    pub const ALL: [Self; Self::COUNT] = [Self::Easy, Self::Medium, Self::Hard];
}

engine::options! {
    /// The options of Twilight Inscription.
    pub struct Options of "twilight-inscription" {
        /// Which side of the sheets is used (TINS-SET-02c).
        "side" => side: Side = first;
        /// How hard the AI faction makes it for one or two (TINS-SET-07); with more
        /// it does nothing.
        "difficulty" => difficulty: Difficulty = first;
    }
}
