//! What is on the table.
//!
//! `galaxy`: which system lies where. `forces`: units in space and on planets.
//! `sheet`: what a player has. `desk`: what an action has begun and not ended.

mod desk;
mod forces;
mod galaxy;
mod sheet;

use arrayvec::ArrayVec;
use engine::cards::Pile;
use engine::map::Hex;
use engine::{Chance, Frames, MAX_SEATS, Seat, SeatSet};
use strum::{EnumCount, VariantArray};

pub use desk::Salvo;
pub(crate) use desk::{Desk, Landed, Order, Volley};
pub use forces::{Dock, Hull, Vessel, World};
pub(crate) use galaxy::Galaxy;
pub use sheet::{Counters, Player, SecretState};

use crate::content::Content;
use crate::ids::{Objective, Planet, Strategy, Tile};
use crate::phase::Frame;
use crate::phase::status::Lane;

/// The most objectives in the public deck.
pub(crate) const DECK: usize = 10;
/// The most tiles that are dealt to a player.
pub(crate) const DEALT: usize = 8;

/// A strategy card, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct StrategyCard {
    /// Who chose it in this round.
    pub(crate) holder: Option<Seat>,
    /// TI3-SAC-06: has its action been taken?
    pub(crate) used: bool,
    /// TI3-STR-06: bonus counters on it.
    pub(crate) bonus: u8,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum End {
    /// Someone has the points (TI3-GEN-02).
    Points(Seat),
    /// Imperium Rex was drawn (TI3-VIC-04).
    ImperiumRex,
    /// An objective won at once (TI3-VIC-02).
    Objective(Seat),
    /// Only one is left (SE-ERR-14).
    Last(Seat),
    /// Nobody is left.
    Nobody,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TwilightImperium {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 16>,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) speaker: Seat,
    /// Who was first to place a system (TI3-GAL-02).
    pub(crate) first: Seat,
    /// TI3-R11: everyone, clockwise as their homes lie.
    pub(crate) clockwise: [Seat; MAX_SEATS],
    pub(crate) galaxy: Galaxy,
    pub(crate) worlds: [World; Planet::COUNT],
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) strategies: [StrategyCard; Strategy::COUNT],
    /// TI3-R19: who chose Initiative last.
    pub(crate) initiative: Option<Seat>,
    /// Between whom Diplomacy keeps the peace in this action phase.
    pub(crate) accords: [SeatSet; MAX_SEATS],
    /// The public objectives that are still to be revealed.
    pub(crate) deck: Pile<Objective, DECK>,
    /// Those that are revealed, in this order.
    pub(crate) revealed: ArrayVec<Objective, DECK>,
    /// Who has scored each objective.
    pub(crate) scored: [SeatSet; Objective::COUNT],
    /// TI3-OBD-05: what went back to the box unseen: secret objectives, and public
    /// ones of both stages.
    pub(crate) boxed: ArrayVec<Objective, { Objective::COUNT }>,
    /// Tiles in hand while the galaxy is built.
    pub(crate) hands: [ArrayVec<Tile, DEALT>; MAX_SEATS],
    /// TI3-GAL-14: whose tiles everyone has seen.
    pub(crate) proved: SeatSet,
    /// Who placed a system without a planet last (TI3-GAL-13).
    pub(crate) barren: SeatSet,
    /// TI3-GAL-03, TI3-P5-03: tiles that nobody has seen: removed ones and, first,
    /// the one that lies face down.
    pub(crate) unseen: ArrayVec<Tile, DEALT>,
    /// Where that one lies.
    pub(crate) veil: Option<Hex>,
    /// How many tiles have been placed.
    pub(crate) placed: u8,
    pub(crate) desk: Desk,
    pub(crate) lanes: [Lane; MAX_SEATS],
    pub(crate) end: Option<End>,
}

impl TwilightImperium {
    /// Everyone, in order of seats.
    pub fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// Everyone who is still in the game (SE-ERR-14).
    pub(crate) fn alive(&self) -> impl Iterator<Item = Seat> {
        self.everyone().filter(|seat| !self.player(*seat).out)
    }

    /// TI3-R11: everyone clockwise, this one first.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seats = usize::from(self.seats);
        let all = &self.clockwise[..seats];
        let at = all.iter().position(|other| *other == seat).unwrap_or(0);
        (0..seats).map(move |step| all[(at + step) % seats])
    }

    /// The neighbours of a player: to the left and to the right.
    pub(crate) fn neighbours(&self, seat: Seat) -> [Seat; 2] {
        let round: ArrayVec<Seat, MAX_SEATS> = self.clockwise_from(seat).collect();
        [round[1], round[round.len() - 1]]
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) const fn world(&self, planet: Planet) -> &World {
        &self.worlds[planet as usize]
    }

    pub(crate) const fn world_mut(&mut self, planet: Planet) -> &mut World {
        &mut self.worlds[planet as usize]
    }

    pub(crate) const fn strategy(&self, strategy: Strategy) -> &StrategyCard {
        &self.strategies[strategy as usize]
    }

    pub(crate) const fn strategy_mut(&mut self, strategy: Strategy) -> &mut StrategyCard {
        &mut self.strategies[strategy as usize]
    }

    /// The strategy cards that someone holds.
    pub(crate) fn held_by(&self, seat: Seat) -> impl Iterator<Item = Strategy> {
        let all = Strategy::VARIANTS.iter().copied();
        all.filter(move |card| self.strategy(*card).holder == Some(seat))
    }

    /// TI3-STR-14, SE-ERR-17: when someone plays: the lowest number of their cards.
    pub(crate) fn initiative_of(&self, seat: Seat) -> u8 {
        let first = self.held_by(seat).next();
        first.map_or(u8::MAX, Strategy::initiative)
    }

    /// TI3-STR-15: those who play, in this order.
    pub(crate) fn order_of_play(&self) -> ArrayVec<Seat, MAX_SEATS> {
        let mut order: ArrayVec<Seat, MAX_SEATS> = self.alive().collect();
        order.sort_unstable_by_key(|seat| self.initiative_of(*seat));
        order
    }

    /// TI3-P3-05, TI3-P4-03: how many strategy cards each player chooses.
    pub(crate) const fn cards_each(&self) -> u8 {
        if self.seats <= 4 { 2 } else { 1 }
    }

    /// TI3-CMP-08, TI3-TRD-15: trade goods that nobody has.
    pub(crate) fn goods_left(&self, content: &Content) -> u8 {
        let taken: u8 = self.everyone().map(|seat| self.player(seat).goods).sum();
        content.figures.supply.goods.saturating_sub(taken)
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.frames.clear();
        self.desk = Desk::default();
        self.lanes = std::array::from_fn(|_| Lane::default());
    }
}
