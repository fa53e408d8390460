//! What the host may choose: how much wealth wins (MOV-14.0a), and how much money
//! the bank has (MOV-R43); and the optional rules.

use engine::options::Words;
use serde::Serialize;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// How long the game is (MOV-14.1a to MOV-14.4a).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Length {
    /// The usual game: $2000.
    #[default]
    TravellingMerchants,
    /// $1000.
    Apprentices,
    /// $3000.
    MasterMerchants,
    /// $4000.
    EmperorsOfTrade,
}

impl Words for Length {
    const WORDS: &'static [&'static str] = &[
        "travelling-merchants",
        "apprentices",
        "master-merchants",
        "emperors-of-trade",
    ];
}

impl Length {
    /// Every length.
    pub const ALL: [Self; 4] = [
        Self::Apprentices,
        Self::TravellingMerchants,
        Self::MasterMerchants,
        Self::EmperorsOfTrade,
    ];

    /// The wealth that wins (MOV-R44).
    #[must_use]
    pub const fn target(self) -> i32 {
        match self {
            Self::Apprentices => 1000,
            Self::TravellingMerchants => 2000,
            Self::MasterMerchants => 3000,
            Self::EmperorsOfTrade => 4000,
        }
    }
}

/// Which optional rules are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Modules {
    /// Weapons, and attacks on Penalty Ovals (MOV-15.42a).
    pub weapons: bool,
    /// All of combat: ships and Forts are attacked, Goods and Deeds are stolen.
    pub combat: bool,
    /// Forts.
    pub forts: bool,
    /// The Rastur.
    pub rastur: bool,
    /// One player is alone against them (MOV-17.1a).
    pub alone: bool,
}

impl Modules {
    /// What these options bring into play for so many players. Who is alone always
    /// plays with the Rastur, and has nobody to attack (MOV-17.1a, MOV-R71).
    #[must_use]
    pub const fn of(options: &Options, seats: usize) -> Self {
        let alone = seats == 1;
        let combat = options.combat && !alone;
        let rastur = options.rastur || alone;
        Self {
            // MOV-R54.
            weapons: combat || rastur,
            combat,
            forts: options.forts,
            rastur,
            alone,
        }
    }

    /// Can anything stand in a place and stop others?
    #[inline]
    pub(crate) const fn guards(self) -> bool {
        self.forts || self.rastur
    }
}

engine::options! {
    /// The options of Merchant of Venus.
    pub struct Options of "merchant-of-venus" {
        /// The wealth that wins (MOV-14.0a).
        "length" => length: Length = first;
        /// The money of the bank; none means that it never runs out (MOV-R43).
        "bank" => bank: u32 = 0, from 0 to 100000;
        /// Weapons, and attacks (MOV-15.2a).
        "combat" => combat: bool = no;
        /// Forts (MOV-15.1a).
        "forts" => forts: bool = no;
        /// The Rastur (MOV-16.0a).
        "rastur" => rastur: bool = no;
    }
}

impl Options {
    /// The usual game, with none of the optional rules.
    pub const USUAL: Self = Self {
        length: Length::TravellingMerchants,
        bank: 0,
        combat: false,
        forts: false,
        rastur: false,
    };
}
