//! Setting the table (TI3-SET-01 to TI3-SET-20): races, homes, the galaxy, the
//! objectives, first units.

mod deploy;
mod fair;
mod galaxy;
mod home;
mod objectives;

use arrayvec::ArrayVec;
use engine::cards::Pile;
use engine::{Chance, Frames, MAX_SEATS, Reason, Seat, SeatSet, Silence, Sink};
use strum::{EnumCount, VariantArray};

pub use deploy::Deploy;
pub(crate) use galaxy::may_lay;
pub use galaxy::{At, Lay, Veil};
pub use home::Home;

use crate::content::Content;
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Planet, Race, Strategy, Tile};
use crate::options::{Building, Options};
use crate::phase::status::Lane;
use crate::state::{Counters, Desk, Galaxy, Player, StrategyCard, World};
use crate::{Play, TwilightImperium};
use engine::map::Hex;

impl TwilightImperium {
    pub(crate) fn set_up(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut engine::Dice,
    ) -> Result<Self, Reason> {
        let mut game = Self::empty(seats);
        let mut silence = Silence;
        let mut play = Play::new(&mut game, content, dice, &mut silence);
        races(&mut play);
        objectives::deal(&mut play);
        play.game.galaxy.lay(content, Hex::MIDDLE, Tile::MecatolRex);
        match options.galaxy {
            Building::Built => {
                galaxy::deal(&mut play);
                home::begin(&mut play);
            }
            Building::Dealt => {
                fair::deal(&mut play);
                deploy::begin(&mut play);
            }
        }
        engine::step::settle(&mut play);
        Ok(game)
    }

    fn empty(seats: usize) -> Self {
        let first = seat(0);
        Self {
            chance: Chance::default(),
            frames: Frames::default(),
            seats: seats as u8,
            round: 0,
            speaker: first,
            first,
            clockwise: std::array::from_fn(seat),
            galaxy: Galaxy::EMPTY,
            worlds: [World::default(); Planet::COUNT],
            players: std::array::from_fn(|_| Player::nobody()),
            strategies: [StrategyCard::default(); Strategy::COUNT],
            initiative: None,
            accords: [SeatSet::NONE; MAX_SEATS],
            deck: Pile::default(),
            revealed: ArrayVec::new(),
            scored: [SeatSet::NONE; Objective::COUNT],
            boxed: ArrayVec::new(),
            hands: std::array::from_fn(|_| ArrayVec::new()),
            proved: SeatSet::NONE,
            barren: SeatSet::NONE,
            unseen: ArrayVec::new(),
            veil: None,
            placed: 0,
            desk: Desk::default(),
            lanes: std::array::from_fn(|_| Lane::default()),
            end: None,
        }
    }
}

/// The seat of this number.
fn seat(index: usize) -> Seat {
    match Seat::new(index) {
        Some(seat) => seat,
        None => unreachable!("there is no seat {index}"),
    }
}

/// TI3-SET-01, TI3-SET-02, TI3-SET-16, TI3-GAL-02: everyone draws a race; someone is
/// first, and the speaker.
fn races<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    let game = &mut *play.game;
    let mut draw = play.dice.shared(&mut game.chance);
    let mut races: ArrayVec<Race, { Race::COUNT }> = Race::VARIANTS.iter().copied().collect();
    draw.shuffle(&mut races);
    let first = seat(draw.index(usize::from(game.seats)));
    (game.first, game.speaker) = (first, first);
    for (seat, race) in game.everyone().zip(races) {
        let counters = play.content.race(race).counters;
        let player = game.player_mut(seat);
        player.race = race;
        player.counters = Counters {
            strategy: counters.strategy,
            pool: counters.pool,
            fleet: counters.fleet,
        };
    }
}

/// TI3-GAL-06, TI3-P5-06: a player's home lies in this position.
fn settle_home(game: &mut TwilightImperium, content: &Content, seat: Seat, position: usize) {
    let shape = content.shape(usize::from(game.seats));
    let (place, goods) = (shape.homes[position], shape.goods[position]);
    let race = game.player(seat).race;
    let tile = content.home_of(race);
    game.galaxy.lay(content, place, tile);
    let player = game.player_mut(seat);
    player.home = place;
    player.goods = goods;
    // TI3-SET-06.
    for planet in &content.tile(tile).planets {
        let world = game.world_mut(*planet);
        world.owner = Some(seat);
        world.ready = true;
    }
}

/// TI3-GAL-07, TI3-R11: clockwise is as the homes lie.
fn sit_down(game: &mut TwilightImperium, content: &Content) {
    let homes = &content.shape(usize::from(game.seats)).homes;
    let mut order: ArrayVec<Seat, MAX_SEATS> = game.everyone().collect();
    let position = |seat: &Seat| {
        let home = game.player(*seat).home;
        homes.iter().position(|place| *place == home)
    };
    order.sort_unstable_by_key(position);
    game.clockwise[..order.len()].copy_from_slice(&order);
}
