//! Why something may not be chosen.

use engine::{Reason, Text};

use crate::Look;
use crate::ids::{Relic, Sheet, Specialty, Technology};
use crate::words;

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// The pen is down, or nothing is asked.
    PenDown,
    /// The game is over.
    Over,
    /// Another sheet is active.
    Inactive(Sheet),
    /// No sheet is active yet.
    NoSheet,
    /// What was begun comes first.
    First,
    /// There is nothing to pay with.
    Unpaid,
    /// It is explored already.
    Explored,
    /// No way leads there from where one has explored.
    NoWay,
    /// Only what is beside the system that set it off.
    NotNearby,
    /// It is not explored.
    Unexplored,
    /// It is claimed already.
    Claimed,
    /// It was crossed out.
    Barred,
    /// There is no such place on this sheet.
    Nowhere,
    /// It is crossed out already.
    Crossed,
    /// Its planet is locked.
    Locked,
    /// It is another planet.
    OtherPlanet,
    /// No population lies in its row and column.
    NoPopulation,
    /// It is unlocked already.
    Unlocked,
    /// It is built already.
    Built,
    /// There is no planet to spend.
    NoPlanet,
    /// Something is written on it.
    Written,
    /// No tile beside it is scrapped or claimed.
    NotBeside,
    /// The tile has a dotted X.
    DottedX(Specialty),
    /// There is no such specialty to spend.
    NoSpecialty(Specialty),
    /// The specialty is not in the legend, or its resources have no use.
    NoUse,
    /// All units of this type are built.
    AllBuilt,
    /// The type of unit is locked.
    LockedUnit(Specialty),
    /// It has no lock.
    NoLock,
    /// No icon in the cost of this unit may be crossed out now.
    NoIcon,
    /// The unit does not fit there.
    NoRoom,
    /// It lies below the deployment line.
    BelowLine,
    /// The technology is known.
    Known,
    /// The technology is not unlocked.
    Unknown(Technology),
    /// It works by itself.
    Passive,
    /// It was used in this round.
    Used,
    /// It cannot be used at this moment.
    NotNow,
    /// There is no focus asset to spend.
    NoFocus,
    /// The relic is not in hand.
    NotInHand(Relic),
    /// There are too few votes.
    FewVotes,
    /// There is no trade good to spend.
    NoGoods,
    /// Resources can still be spent.
    Owed,
    /// It was claimed already.
    Taken,
    /// The faction was not dealt to this seat.
    NotDealt,
}

impl Ban {
    /// In words, with the rule behind it.
    pub(crate) fn reason(self, look: Look<'_>) -> Reason {
        let plain = Text::new;
        let of = |key, specialty| Text::new(key).with("specialty", words::specialty(specialty));
        let (text, rule) = match self {
            Self::PenDown => (plain("tins-why-down"), "TINS-RND-07"),
            Self::Over => (plain("tins-why-over"), "TINS-RND-03"),
            Self::Inactive(sheet) => (
                plain("tins-why-inactive").with("sheet", words::sheet(sheet)),
                "TINS-STR-08a",
            ),
            Self::NoSheet => (plain("tins-why-no-sheet"), "TINS-STR-02"),
            Self::First => (plain("tins-why-first"), "TINS-R06"),
            Self::Unpaid => (plain("tins-why-unpaid"), "TINS-RES-03"),
            Self::Explored => (plain("tins-why-explored"), "TINS-NAV-05b"),
            Self::NoWay => (plain("tins-why-no-way"), "TINS-NAV-05b"),
            Self::NotNearby => (plain("tins-why-not-nearby"), "TINS-CLR-03"),
            Self::Unexplored => (plain("tins-why-unexplored"), "TINS-NAV-11"),
            Self::Claimed => (plain("tins-why-claimed"), "TINS-NAV-11"),
            Self::Barred => (plain("tins-why-barred"), "TINS-NAV-12"),
            Self::Nowhere => (plain("tins-why-nowhere"), "TINS-SET-01"),
            Self::Crossed => (plain("tins-why-crossed"), "TINS-RES-03"),
            Self::Locked => (plain("tins-why-locked"), "TINS-EXP-01"),
            Self::OtherPlanet => (plain("tins-why-other-planet"), "TINS-CLR-06"),
            Self::NoPopulation => (plain("tins-why-no-population"), "TINS-EXP-10"),
            Self::Unlocked => (plain("tins-why-unlocked"), "TINS-EXP-02"),
            Self::Built => (plain("tins-why-built"), "TINS-R17"),
            Self::NoPlanet => (plain("tins-why-no-planet"), "TINS-EXP-02"),
            Self::Written => (plain("tins-why-written"), "TINS-IND-02"),
            Self::NotBeside => (plain("tins-why-not-beside"), "TINS-IND-05"),
            Self::DottedX(specialty) => (of("tins-why-dotted", specialty), "TINS-IND-09"),
            Self::NoSpecialty(specialty) => (of("tins-why-no-specialty", specialty), "TINS-AST-06"),
            Self::NoUse => (plain("tins-why-no-use"), "TINS-R18"),
            Self::AllBuilt => (plain("tins-why-all-built"), "TINS-WAR-06"),
            Self::LockedUnit(specialty) => (of("tins-why-locked-unit", specialty), "TINS-WAR-07a"),
            Self::NoLock => (plain("tins-why-no-lock"), "TINS-WAR-07b"),
            Self::NoIcon => (plain("tins-why-no-icon"), "TINS-WAR-03"),
            Self::NoRoom => (plain("tins-why-no-room"), "TINS-WAR-16"),
            Self::BelowLine => (plain("tins-why-below-line"), "TINS-WAR-15"),
            Self::Known => (plain("tins-why-known"), "TINS-TEC-02"),
            Self::Unknown(technology) => {
                let name = &look.content.technology(technology).name;
                (
                    plain("tins-why-unknown").with("technology", name),
                    "TINS-TEC-04",
                )
            }
            Self::Passive => (plain("tins-why-passive"), "TINS-TEC-04"),
            Self::Used => (plain("tins-why-used"), "TINS-TEC-05"),
            Self::NotNow => (plain("tins-why-not-now"), "TINS-REL-02"),
            Self::NoFocus => (plain("tins-why-no-focus"), "TINS-FOC-03"),
            Self::NotInHand(relic) => {
                let name = &look.content.relic(relic).name;
                (
                    plain("tins-why-not-in-hand").with("relic", name),
                    "TINS-REL-03",
                )
            }
            Self::FewVotes => (plain("tins-why-few-votes"), "TINS-R31"),
            Self::NoGoods => (plain("tins-why-no-goods"), "TINS-ALI-03"),
            Self::Owed => (plain("tins-why-owed"), "TINS-RES-06"),
            Self::Taken => (plain("tins-why-taken"), "TINS-CLR-03"),
            Self::NotDealt => (plain("tins-why-not-dealt"), "TINS-SET-04b"),
        };
        Reason::new(text, rule)
    }
}
