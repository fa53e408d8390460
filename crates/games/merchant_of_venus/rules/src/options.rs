//! What the host may choose: how much wealth wins (MOV-14.0a), and how much money
//! the bank has (MOV-R43).

use engine::options::Words;
use strum::{Display, EnumString, IntoStaticStr};

/// How long the game is (MOV-14.1a to MOV-14.4a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Display, EnumString, IntoStaticStr)]
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

engine::options! {
    /// The options of Merchant of Venus.
    pub struct Options of "merchant-of-venus" {
        /// The wealth that wins (MOV-14.0a).
        "length" => length: Length = first;
        /// The money of the bank; none means that it never runs out (MOV-R43).
        "bank" => bank: u32 = 0, from 0 to 100000;
    }
}
