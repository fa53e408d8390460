//! Positions that tests of bots lay out: what stands where, and whose turn it is.

use engine::Seat;
use engine::map::{Hex, PlaceSet};
use strum::EnumCount;

use crate::TwilightImperium;
use crate::ids::{Objective, Planet, Strategy};
use crate::phase::action::Turn;
use crate::state::{Counters, Desk, Hull, SecretState, StrategyCard, Vessel, World};
use crate::view::PlanetView;

impl TwilightImperium {
    /// Takes everything of everyone off the board but the homes; nobody has strategy
    /// cards, and it is the turn of this one.
    pub fn clear_for(&mut self, seat: Seat) {
        self.worlds = [World::default(); Planet::COUNT];
        for player in &mut self.players {
            player.hulls.clear();
            player.fighters.fill(0);
            player.activated = PlaceSet::NONE;
            player.passed = false;
        }
        self.strategies = [StrategyCard::default(); Strategy::COUNT];
        self.revealed.clear();
        self.desk = Desk::default();
        self.frames.clear();
        self.frames.call(Turn(seat).into());
        self.round = self.round.max(1);
        // Whoever holds no card has no place in the order of play.
        for (seat, card) in self.everyone().zip(QUIET) {
            let used = true;
            self.strategies[card as usize] = StrategyCard {
                holder: Some(seat),
                used,
                bonus: 0,
            };
        }
    }

    /// Puts a planet into someone's hands, as it is shown.
    pub fn set_planet(&mut self, shown: &PlanetView) {
        *self.world_mut(shown.planet) = World {
            owner: shown.owner,
            ready: shown.ready,
            held: shown.held,
            dock: shown.dock,
            ground: shown.ground,
            pds: shown.pds,
        };
    }

    /// A planet of someone, refreshed and held, with so many ground forces.
    pub fn settle(&mut self, planet: Planet, owner: Seat, ground: u8) {
        let shown = PlanetView {
            owner: Some(owner),
            ready: true,
            held: true,
            ground,
            ..self.planet(planet)
        };
        self.set_planet(&shown);
    }

    /// Puts a ship of someone into a place.
    pub fn station(&mut self, seat: Seat, place: Hex, vessel: Vessel) {
        let hull = Hull {
            place,
            vessel,
            moved: false,
        };
        self.add_hull(seat, hull);
    }

    /// Gives someone command counters.
    pub fn set_counters(&mut self, seat: Seat, counters: Counters) {
        self.player_mut(seat).counters = counters;
    }

    /// Reveals a public objective.
    pub fn show_objective(&mut self, objective: Objective) {
        self.revealed.push(objective);
    }

    /// Gives someone a secret objective.
    pub fn set_secret(&mut self, seat: Seat, objective: Objective) {
        self.player_mut(seat).secret = (objective, SecretState::Hidden);
    }
}

/// Cards that do nothing more once they are used.
const QUIET: [Strategy; 6] = [
    Strategy::Initiative,
    Strategy::Diplomacy,
    Strategy::Political,
    Strategy::Trade,
    Strategy::Warfare,
    Strategy::Technology,
];
