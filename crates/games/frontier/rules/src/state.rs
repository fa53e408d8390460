//! What is on the table.

use arrayvec::ArrayVec;
use engine::cards::{Hand, Pile};
use engine::map::{Hex, MOST_HEXES, PlaceSet, hexes};
use engine::{Chance, Frames, MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

use crate::card::Card;
use crate::choice::Unit;
use crate::content::{Content, MAX_BUILDS, MAX_CARDS, MAX_HAND, MAX_UNITS};
use crate::phase::harvest::Spend;
use crate::phase::{Frame, Lane};

/// A card that lies somewhere, and who knows it.
pub type Hidden = engine::cards::Hidden<Card>;

/// The units that lie in a hex: all of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Garrison {
    /// Whose; nobody's where there are none.
    pub owner: Option<Seat>,
    /// Ships.
    pub ships: u8,
    /// Troops.
    pub troops: u8,
}

impl Garrison {
    /// No units.
    pub const EMPTY: Self = Self {
        owner: None,
        ships: 0,
        troops: 0,
    };

    /// How many units of a kind.
    #[must_use]
    pub const fn count(self, unit: Unit) -> u8 {
        match unit {
            Unit::Ship => self.ships,
            Unit::Troop => self.troops,
        }
    }

    /// How many units in all.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.ships + self.troops
    }

    /// Are there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Adds units of this player, as many as there is room for.
    pub(crate) fn join(&mut self, owner: Seat, ships: u8, troops: u8) {
        self.ships = (self.ships + ships).min(MAX_UNITS);
        self.troops = (self.troops + troops).min(MAX_UNITS);
        self.owner = (!self.is_empty()).then_some(owner);
    }

    /// Takes units away.
    pub(crate) fn leave(&mut self, ships: u8, troops: u8) {
        self.ships -= ships;
        self.troops -= troops;
        if self.is_empty() {
            self.owner = None;
        }
    }
}

/// One player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) home: Hex,
    pub(crate) credits: u8,
    pub(crate) points: u8,
    /// Orders that are left in this round.
    pub(crate) orders: u8,
    /// Has this one passed for the round?
    pub(crate) passed: bool,
    /// With whom there is a pact this round.
    pub(crate) pacts: SeatSet,
    /// Was this one attacked in this round?
    pub(crate) attacked: bool,
}

/// What one has built in a harvest, unseen as yet.
pub(crate) type Builds = ArrayVec<(Unit, Hex), MAX_BUILDS>;

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum End {
    Points,
    Rounds,
    Blight,
}

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frontier {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 16>,
    pub(crate) map: [Garrison; MOST_HEXES],
    pub(crate) storms: PlaceSet,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) hands: [Hand<Card, MAX_HAND>; MAX_SEATS],
    pub(crate) deck: Pile<Card, MAX_CARDS>,
    pub(crate) discard: [u8; Card::COUNT],
    pub(crate) lanes: [Lane; MAX_SEATS],
    /// How many windows there have been.
    pub(crate) windows: u32,
    pub(crate) seats: u8,
    pub(crate) rings: u8,
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) target: u8,
    pub(crate) blight: u8,
    pub(crate) doom: u8,
    pub(crate) end: Option<End>,
}

impl Frontier {
    /// Everyone, in order of seats.
    pub fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// Everyone but this one.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.everyone().filter(move |&other| other != seat)
    }

    /// How many hexes there are.
    #[must_use]
    pub const fn hexes(&self) -> usize {
        hexes(self.rings as usize)
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The units that lie in a hex.
    #[must_use]
    pub const fn garrison(&self, hex: Hex) -> Garrison {
        self.map[hex.index()]
    }

    /// The hexes in which this one has ships, and those that others hold.
    pub(crate) fn fleets(&self, seat: Seat) -> (PlaceSet, PlaceSet) {
        let (mut own, mut others) = (PlaceSet::NONE, PlaceSet::NONE);
        for (place, garrison) in self.map[..self.hexes()].iter().enumerate() {
            match garrison.owner {
                Some(owner) if owner != seat => others = others.with(place),
                Some(_) if garrison.ships > 0 => own = own.with(place),
                _ => {}
            }
        }
        (own, others)
    }

    /// The hexes that this one has settled: those with troops of its own.
    pub(crate) fn settled(&self, seat: Seat) -> impl Iterator<Item = Hex> {
        let has = move |hex: &Hex| {
            let garrison = self.garrison(*hex);
            garrison.owner == Some(seat) && garrison.troops > 0
        };
        Hex::all(self.hexes()).filter(has)
    }

    /// What a hex yields to whoever has settled it (FRO-60).
    pub(crate) fn yields(&self, content: &Content, hex: Hex) -> u8 {
        if hex == Hex::MIDDLE {
            content.yields.core
        } else if self.everyone().any(|seat| self.player(seat).home == hex) {
            content.yields.home
        } else {
            content.yields.hex
        }
    }

    /// Who has troops in the Core.
    pub(crate) fn core(&self) -> Option<Seat> {
        let core = self.garrison(Hex::MIDDLE);
        core.owner.filter(|_| core.troops > 0)
    }

    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].holds(card)
    }

    /// Those of these seats who hold cards: what windows go by.
    pub(crate) fn with_cards(&self, seats: impl Iterator<Item = Seat>) -> SeatSet {
        seats
            .filter(|seat| !self.hands[seat.index()].is_empty())
            .collect()
    }
}

/// What evaluations count.
impl Frontier {
    /// Points.
    #[must_use]
    pub const fn points(&self, seat: Seat) -> u8 {
        self.player(seat).points
    }

    /// Rounds that come after this one.
    #[must_use]
    pub const fn rounds_left(&self) -> u8 {
        self.rounds - self.round
    }

    /// All ships and troops.
    #[must_use]
    pub fn forces(&self, seat: Seat) -> (u16, u16) {
        let own = self.map[..self.hexes()]
            .iter()
            .filter(|there| there.owner == Some(seat));
        let sum = own.fold((0, 0), |(ships, troops), there| {
            (
                ships + u16::from(there.ships),
                troops + u16::from(there.troops),
            )
        });
        // Those of an expedition are at sea.
        match self.battle() {
            Some(battle) if battle.attacker.seat == seat => (
                sum.0 + u16::from(battle.ships),
                sum.1 + u16::from(battle.troops),
            ),
            _ => sum,
        }
    }

    /// Credits, and how many cards.
    #[must_use]
    pub fn means(&self, seat: Seat) -> (u8, usize) {
        (self.player(seat).credits, self.hands[seat.index()].len())
    }

    /// How many hexes are settled.
    #[must_use]
    pub fn settled_hexes(&self, seat: Seat) -> usize {
        self.settled(seat).count()
    }

    /// Are there troops of this one in the Core?
    #[must_use]
    pub fn holds_core(&self, seat: Seat) -> bool {
        self.core() == Some(seat)
    }
}

/// What plans go by.
impl Frontier {
    /// Where someone comes from.
    #[must_use]
    pub const fn home(&self, seat: Seat) -> Hex {
        self.player(seat).home
    }

    /// What someone has built so far in a harvest, and what they are placing.
    #[must_use]
    pub fn spending(&self, seat: Seat) -> (&[(Unit, Hex)], Option<Unit>) {
        let lane = &self.lanes[seat.index()];
        let placing = match lane.frames.top() {
            Some(Spend::Where(unit)) => Some(unit),
            Some(Spend::What) | None => None,
        };
        (&lane.built, placing)
    }
}
