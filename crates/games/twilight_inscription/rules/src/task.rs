//! What a seat is doing while all write: a stack of tasks of its own, since a mark
//! may claim an asset whose effect writes on another sheet (TINS-R06).

use crate::cards::effect::{Assets, Icons, List};
use crate::ids::{Asset, Sheet, System, Unit};

/// A list of effects that is carried out, laid out to fit into a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Begun {
    at: u16,
    len: u8,
    /// What set it off.
    pub(crate) about: u8,
}

impl Begun {
    /// This list, set off by what has this number.
    pub(crate) const fn new(list: List, about: u8) -> Self {
        Self {
            at: list.at,
            len: list.len,
            about,
        }
    }

    /// What is left of it.
    pub(crate) const fn list(self) -> List {
        List {
            at: self.at,
            len: self.len,
        }
    }
}

/// Assets to choose from, laid out to fit into a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Offered {
    at: u16,
    len: u8,
    /// How many are still claimed.
    pub(crate) left: u8,
}

impl Offered {
    /// The bit of the taken ones that says that all have to differ.
    const DIFFER: u8 = 1 << 7;

    /// So many of these, perhaps all different.
    pub(crate) const fn task(assets: Assets, left: u8, different: bool) -> Task {
        let offered = Self {
            at: assets.at,
            len: assets.len,
            left,
        };
        Task::Gain(offered, if different { Self::DIFFER } else { 0 })
    }

    /// What there is to choose from.
    pub(crate) const fn assets(self) -> Assets {
        Assets {
            at: self.at,
            len: self.len,
        }
    }

    /// May the one at this place not be taken again?
    pub(crate) const fn is_gone(taken: u8, place: usize) -> bool {
        taken & Self::DIFFER != 0 && taken >> place & 1 == 1
    }

    /// What is left to do once the one at this place is taken.
    pub(crate) fn rest(self, taken: u8, place: usize) -> Option<Task> {
        let left = self.left - 1;
        let taken = match taken & Self::DIFFER {
            0 => 0,
            _ => taken | 1 << place,
        };
        (left > 0).then_some(Task::Gain(Self { left, ..self }, taken))
    }
}

/// Something that a seat is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    /// A faction is chosen (TINS-SET-04b).
    Keep,
    /// The active sheet is chosen (TINS-STR-02).
    Active,
    /// Resources are spent on the active sheet (TINS-STR-03, TINS-STR-05).
    Spend,
    /// Black dice are left out.
    Skip(u8),
    /// One of several claimed assets comes first: those in the queue from here on.
    Order(u8),
    /// Effects are carried out.
    Run(Begun),
    /// So many times more.
    Repeat(Begun, u8),
    /// One of several lists of effects.
    Options(u16, u8),
    /// A sheet for the effect that lies there.
    Choose(u16),
    /// These resources are spent on one sheet at once.
    Sum([u8; 4], Sheet),
    /// Systems are explored, perhaps only beside this one.
    Explore(u8, Option<System>),
    /// Explored systems are claimed.
    Claim(u8),
    /// Icons of planets are crossed out, perhaps of this one alone.
    Icons(u8, Icons, Option<u8>),
    /// Docks are built.
    Docks(u8),
    /// Tiles are scrapped, perhaps anywhere.
    Scrap(u8, bool),
    /// Tiles beside claimed ones are claimed.
    Tiles(u8),
    /// Icons in costs of units are crossed out.
    Units(u8, Option<Unit>, bool),
    /// So many units are deployed.
    Place(Unit, u8),
    /// Anomalies are written on.
    Anomalies(u8),
    /// Research icons are crossed out on this sheet.
    Research(u8, Sheet),
    /// A technology is unlocked, perhaps only on this sheet.
    Learn(Option<Sheet>),
    /// Some of these assets are claimed; which were, where all differ.
    Gain(Offered, u8),
    /// Unclaimed systems with assets are crossed out.
    Bar(u8),
    /// Unclaimed assets of this kind beside planets are crossed out.
    BarLines(u8, Asset),
    /// Unspent specialties are lost.
    Lose(u8),
    /// A neighbour whose second ability is resolved.
    Copy,
    /// Focus dice are used that are not unlocked.
    Dice(u8),
    /// Strength may be added in battles.
    Boost,
    /// A relic may be played in a production event.
    Yield,
    /// Votes are cast.
    Ballot,
    /// A sheet is named.
    Name,
    /// Nothing is left to do but to put the pen down: that a chain of effects ends
    /// must not tell what it was.
    Close,
}
