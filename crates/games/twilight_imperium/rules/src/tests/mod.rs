//! The rules of Twilight Imperium, one by one.
//!
//! Tests lay out a galaxy of their own: Mecatol Rex in the middle, the first three
//! players at home, and whatever systems a rule is about.

mod activation;
mod battle;
mod components;
mod fighting;
mod invasion;
mod landing;
mod lasting;
mod movement;
mod objectives;
mod odds;
mod phases;
mod production;
mod rounds;
mod rows;
mod setup;
mod sheet;
mod start;
mod status;
mod strategy;
mod war;

use engine::map::{Hex, PlaceSet};
use engine::{Frames, Seat};
use kit::position::{Position, S1};

use crate::TwilightImperium;
use crate::choice::Choice;
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile, Unit};
use crate::options::{Building, Options};
use crate::phase::action::Turn;
use crate::state::{Dock, Galaxy, Hull, Player, Vessel};

type Table = Position<TwilightImperium>;

/// Three players in the action phase, with nothing but a ground force on each planet
/// at home, far away, and an empty galaxy around Mecatol Rex: a test says what lies
/// where. It is the first one's turn.
///
/// Places: 0 is Mecatol Rex, 1 to 6 lie around it clockwise from the top, 7 to 18
/// around those: 7 is beyond 1, 9 beyond 2, 11 beyond 3, and so on. Homes are at 19,
/// 25 and 31.
fn table() -> Table {
    let options = Options {
        galaxy: Building::Dealt,
    };
    let mut table = Table::new(&options, 3);
    let game = &mut table.game;
    game.galaxy = Galaxy::EMPTY;
    game.galaxy
        .lay(&table.content, Hex::MIDDLE, Tile::MecatolRex);
    game.worlds = std::array::from_fn(|_| crate::state::World::default());
    for (seat, card) in Seat::all(3).zip([
        crate::ids::Strategy::Logistics,
        crate::ids::Strategy::Warfare,
        crate::ids::Strategy::Imperial,
    ]) {
        let secret = game.player(seat).secret;
        let race = game.player(seat).race;
        *game.player_mut(seat) = Player {
            secret,
            race,
            ..Player::nobody()
        };
        let player = game.player_mut(seat);
        player.counters = crate::state::Counters {
            strategy: 2,
            pool: 3,
            fleet: 3,
        };
        game.strategy_mut(card).holder = Some(seat);
    }
    game.round = 1;
    game.frames = Frames::starting(Turn(S1).into());
    for (seat, number) in Seat::all(3).zip([19, 25, 31]) {
        let home = table.content.home_of(table.game.player(seat).race);
        table.lay(number, home);
        for planet in table.content.tile(home).planets.clone() {
            table.planet(seat, planet, (1, 0));
        }
    }
    table
}

/// The place of this number.
fn place(number: usize) -> Hex {
    Hex::new(number).unwrap()
}

/// What tests lay out, do and look at.
trait Layout {
    /// Lays a system.
    fn lay(&mut self, number: usize, tile: Tile);
    /// Puts ships of a kind somewhere.
    fn ships(&mut self, seat: Seat, number: usize, ship: Ship, count: usize);
    /// Puts a ship somewhere, with all there is to say of it.
    fn vessel(&mut self, seat: Seat, number: usize, vessel: Vessel);
    /// Puts fighters somewhere.
    fn fighters(&mut self, seat: Seat, number: usize, count: u8);
    /// Gives someone a planet that is refreshed and held all round, with ground forces
    /// and PDS.
    fn planet(&mut self, seat: Seat, planet: Planet, units: (u8, u8));
    /// Builds a dock that works.
    fn dock(&mut self, planet: Planet);
    /// Marks a system with a command counter.
    fn mark(&mut self, seat: Seat, number: usize);
    /// It is this one's turn.
    fn turn(&mut self, seat: Seat);
    /// What can be chosen, as it is written.
    fn listed(&self, seat: Seat) -> Vec<String>;
    /// Is this among it?
    fn offers(&self, seat: Seat, choice: &str) -> bool;
    /// Makes choices as they are written, one after the other; what the last one did.
    fn does(&mut self, seat: Seat, choices: &str) -> Vec<ImperiumEvent>;
    /// Why this choice is not offered: the message, and the rule.
    fn bans(&self, seat: Seat, choice: &str) -> Option<(&'static str, &'static str)>;
    /// Ships of someone in a place, as they are written, fighters last.
    fn fleet(&self, seat: Seat, number: usize) -> Vec<String>;
}

impl Layout for Table {
    fn lay(&mut self, number: usize, tile: Tile) {
        self.game.galaxy.lay(&self.content, place(number), tile);
        if let Some(race) = self.content.tile(tile).race {
            let owner = self
                .game
                .everyone()
                .find(|seat| self.game.player(*seat).race == race);
            if let Some(seat) = owner {
                self.game.player_mut(seat).home = place(number);
            }
        }
    }

    fn ships(&mut self, seat: Seat, number: usize, ship: Ship, count: usize) {
        (0..count).for_each(|_| self.vessel(seat, number, Vessel::new(ship)));
    }

    fn vessel(&mut self, seat: Seat, number: usize, vessel: Vessel) {
        let hull = Hull {
            place: place(number),
            vessel,
            moved: false,
        };
        self.game.add_hull(seat, hull);
    }

    fn fighters(&mut self, seat: Seat, number: usize, count: u8) {
        self.game.player_mut(seat).fighters[number] = count;
    }

    fn planet(&mut self, seat: Seat, planet: Planet, (ground, pds): (u8, u8)) {
        let world = self.game.world_mut(planet);
        world.owner = Some(seat);
        (world.ready, world.held) = (true, true);
        (world.ground, world.pds) = (ground, pds);
    }

    fn dock(&mut self, planet: Planet) {
        self.game.world_mut(planet).dock = Dock::Working;
    }

    fn mark(&mut self, seat: Seat, number: usize) {
        let player = self.game.player_mut(seat);
        player.activated = player.activated.union(PlaceSet::one(number));
    }

    fn turn(&mut self, seat: Seat) {
        self.game.frames = Frames::starting(Turn(seat).into());
    }

    fn listed(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(ToString::to_string).collect()
    }

    fn offers(&self, seat: Seat, choice: &str) -> bool {
        self.listed(seat).iter().any(|listed| listed == choice)
    }

    #[track_caller]
    fn does(&mut self, seat: Seat, choices: &str) -> Vec<ImperiumEvent> {
        let mut events = Vec::new();
        for choice in choices.split_whitespace() {
            let choice: Choice = choice
                .parse()
                .unwrap_or_else(|()| panic!("no choice {choice}"));
            events = self.apply(seat, choice);
        }
        events
    }

    #[track_caller]
    fn bans(&self, seat: Seat, choice: &str) -> Option<(&'static str, &'static str)> {
        let choice: Choice = choice
            .parse()
            .unwrap_or_else(|()| panic!("no choice {choice}"));
        let verdicts = engine::Game::verdicts(&self.game, &self.content, seat).unwrap();
        let found = verdicts.iter().find(|(other, _)| *other == choice);
        let (_, reason) = found.unwrap_or_else(|| panic!("{choice} is no option"));
        reason.as_ref().map(kit::position::why)
    }

    fn fleet(&self, seat: Seat, number: usize) -> Vec<String> {
        let hulls = self.game.hulls_at(seat, place(number));
        let hulls = hulls.map(|hull| hull.vessel.to_string());
        let fighters = self.game.fighters_at(seat, place(number));
        let wings = std::iter::repeat_n(Unit::Fighter.to_string(), fighters.into());
        hulls.chain(wings).collect()
    }
}

/// A state fits into its bytes.
#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<TwilightImperium>();
    assert!(size <= 5_632, "{size}");
}
