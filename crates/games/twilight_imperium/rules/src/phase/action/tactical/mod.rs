//! The activation sequence, also that of a transfer (TI3-ACT-01 to TI3-ACT-11,
//! TI3-TRF-02): movement, PDS fire, battle, landing, invasion, production.

mod battle;
mod fire;
mod invasion;
mod landing;
mod load;
mod movement;
mod produce;
mod retreat;

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink};

pub use battle::Battle;
pub(crate) use battle::Part as BattlePart;
pub use fire::Fire;
pub(crate) use fire::KIND as FIRE;
pub(crate) use invasion::KIND as SHOTS;
pub use invasion::{Assault, Invasion, Shots};
pub use landing::Landing;
pub use load::Load;
pub use movement::Move;
pub use produce::Produce;
pub(crate) use retreat::KIND as RETREAT;
pub use retreat::{Announce, Flee};

use super::end_turn;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::{Dice, ImperiumEvent};
use crate::phase::common::check_support;
use crate::state::Volley;
use crate::value::Silent;
use crate::value::combat::{Roll, hits_on};
use crate::{Look, Play, TwilightImperium};

/// What comes next in an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Movement,
    /// PDS of the others, clockwise: who is next.
    EnemyFire(u8),
    OwnFire,
    Battle,
    Landing,
    Invasion,
    Production,
    Over,
}

/// This seat has activated a system, or two for a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tactical {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
    pub(crate) with: Option<Hex>,
    pub(crate) part: Part,
}

impl Tactical {
    pub(crate) const fn new(seat: Seat, place: Hex, with: Option<Hex>) -> Self {
        Self {
            seat,
            place,
            with,
            part: Part::Movement,
        }
    }

    /// The systems that are activated.
    pub(crate) fn places(self) -> impl Iterator<Item = Hex> {
        std::iter::once(self.place).chain(self.with)
    }

    fn next(self, game: &TwilightImperium) -> Self {
        let part = match self.part {
            Part::Movement => Part::EnemyFire(1),
            Part::EnemyFire(nth) if nth + 1 < game.seats => Part::EnemyFire(nth + 1),
            Part::EnemyFire(_) => Part::OwnFire,
            Part::OwnFire => Part::Battle,
            Part::Battle => Part::Landing,
            Part::Landing => Part::Invasion,
            Part::Invasion => Part::Production,
            Part::Production | Part::Over => Part::Over,
        };
        Self { part, ..self }
    }

    /// TI3-PDF-08, TI3-R27: PDS of another in range of the active player's ships.
    fn enemy_fire<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, nth: u8) {
        let shooter = play.game.clockwise_from(self.seat).nth(usize::from(nth));
        let Some(shooter) = shooter else { return };
        for place in self.places() {
            Fire::call(play, shooter, self.seat, place);
        }
    }

    /// TI3-PDF-06: PDS of the active player at an enemy fleet.
    fn own_fire<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        if let Some(enemy) = play.game.enemy_fleet(self.seat, self.place) {
            Fire::call(play, self.seat, enemy, self.place);
        }
    }

    /// TI3-SPB-01, TI3-R32: ships of two players are there.
    fn battle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        let Self { seat, place, .. } = self;
        let Some(enemy) = play.game.enemy_fleet(seat, place) else {
            return;
        };
        // TI3-R30: support counts again until the battle begins.
        check_support(play, seat, place);
        check_support(play, enemy, place);
        if play.game.has_fleet(seat, place) && play.game.has_fleet(enemy, place) {
            Battle::call(play, seat, enemy, place);
        }
    }
}

impl Step<TwilightImperium> for Tactical {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<TwilightImperium>) {}

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        unreachable!("an activation asks through its steps")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<ImperiumEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        play.game.frames.goto(self.next(play.game).into());
        match self.part {
            Part::Movement => Move::call(play, self),
            Part::EnemyFire(nth) => self.enemy_fire(play, nth),
            Part::OwnFire => self.own_fire(play),
            Part::Battle => self.battle(play),
            Part::Landing => Landing::call(play, self),
            Part::Invasion => Invasion::call(play, self),
            Part::Production => Produce::call(play, self),
            Part::Over => {
                play.game.desk.volley = Volley::default();
                play.game.frames.end();
                end_turn(play, self.seat);
            }
        }
        true
    }
}

/// Rolls so many combat dice of one kind; gives how many hit.
pub(crate) fn roll_dice<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    roll: Roll,
    count: u8,
    dice: &mut Dice,
) -> u8 {
    let value = hits_on(play.look(), roll, &mut Silent);
    let mut hits = 0;
    let mut rolled = Dice::default();
    let mut draw = play.dice.shared(&mut play.game.chance);
    for _ in 0..count {
        let face = draw.die(10);
        dice.add(face);
        hits += u8::from(face >= value);
        rolled.add(face);
    }
    let side = usize::from(roll.defends);
    play.game.desk.volley.dice[side][roll.unit as usize] = (value, rolled);
    hits
}
