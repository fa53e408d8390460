//! Why something may not be chosen in Sealed Orders.

use engine::{Reason, Text};

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// The game is over.
    Over,
    /// The pen is down.
    PenDown,
    /// There is no ink left.
    NoInk,
    /// Every box of the track is marked.
    TrackFull,
    /// A relic was dug up in this round.
    HasDug,
    /// The die was rolled in this round.
    HasGambled,
}

impl Ban {
    /// In words, with the rule behind it.
    pub(super) fn reason(self) -> Reason {
        let (key, rule) = match self {
            Self::Over => ("sealed-why-over", "SEA-10"),
            Self::PenDown => ("sealed-why-down", "SEA-07"),
            Self::NoInk => ("sealed-why-ink", "SEA-03"),
            Self::TrackFull => ("sealed-why-full", "SEA-03"),
            Self::HasDug => ("sealed-why-dug", "SEA-04"),
            Self::HasGambled => ("sealed-why-gambled", "SEA-06"),
        };
        Reason::new(Text::new(key), rule)
    }
}
