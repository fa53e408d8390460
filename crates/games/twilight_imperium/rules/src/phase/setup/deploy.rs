//! First units (TI3-SET-13, TI3-SET-14, TI3-R08).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Unit};
use crate::phase::strategy;
use crate::state::{Dock, Hull, Vessel};
use crate::{Look, Play, TwilightImperium};

/// This seat puts units on the planets of its home: which is next, and how many
/// of them are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deploy {
    pub(crate) seat: Seat,
    pub(crate) unit: Unit,
    pub(crate) left: u8,
}

/// What stands on planets, in the order in which it is put there.
const ON_PLANETS: [Unit; 3] = [Unit::SpaceDock, Unit::GroundForce, Unit::Pds];

/// The galaxy is complete: ships appear, and the speaker begins with the rest.
pub(super) fn begin<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        let (race, place) = (play.game.player(seat).race, play.game.player(seat).home);
        let facts = play.content.race(race);
        for ship in Ship::VARIANTS {
            for _ in 0..facts.units(ship.unit()) {
                let hull = Hull {
                    place,
                    vessel: Vessel::new(*ship),
                    moved: false,
                };
                play.game.add_hull(seat, hull);
            }
        }
        play.game.player_mut(seat).fighters[place.index()] = facts.units(Unit::Fighter);
    }
    let speaker = play.game.speaker;
    Deploy::call(play, speaker);
}

impl Deploy {
    fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        let unit = ON_PLANETS[0];
        let left = play.content.race(play.game.player(seat).race).units(unit);
        play.game.frames.call(Self { seat, unit, left }.into());
    }

    /// TI3-R08: one dock and two PDS a planet.
    fn may_put(self, look: Look<'_>, planet: Planet) -> Result<(), Ban> {
        let world = look.game.world(planet);
        match self.unit {
            Unit::SpaceDock if world.dock != Dock::None => Err(Ban::HasDock),
            Unit::Pds if world.pds >= look.content.figures.limits.planet_pds => Err(Ban::PdsFull),
            _ => Ok(()),
        }
    }

    fn planets(self, look: Look<'_>) -> &[Planet] {
        let home = look.game.player(self.seat).home;
        look.game.planets(look.content, home)
    }
}

impl Step<TwilightImperium> for Deploy {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for planet in self.planets(look) {
            out.option(Choice::Put(self.unit, *planet), self.may_put(look, *planet));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-deploy")
            .with("unit", &look.content.unit(self.unit).name)
            .with("left", self.left);
        Question::new(text, "TI3-SET-14")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Put(unit, planet) => Text::new("ti3-put")
                .with("unit", &look.content.unit(unit).name)
                .with("planet", &look.content.planet(planet).name)
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Building)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Put(unit, planet) = choice else {
            stray(choice)
        };
        let world = play.game.world_mut(planet);
        match unit {
            Unit::SpaceDock => world.dock = Dock::Working,
            Unit::GroundForce => world.ground += 1,
            Unit::Pds => world.pds += 1,
            _ => stray(choice),
        }
        play.emit(ImperiumEvent::Put(seat, unit, planet));
        let left = self.left - 1;
        play.game.frames.goto(Self { left, ..self }.into());
    }

    /// One planet leaves nothing to decide; then the next unit, the next player.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.left > 0 {
            let look = play.look();
            let mut open = self.planets(look).iter();
            let open = open
                .by_ref()
                .filter(|planet| self.may_put(look, **planet).is_ok());
            let open: arrayvec::ArrayVec<Planet, 3> = open.copied().collect();
            let [only] = open[..] else { return false };
            self.apply(play, self.seat, Choice::Put(self.unit, only));
            return true;
        }
        play.game.frames.end();
        let nth = ON_PLANETS.iter().position(|unit| *unit == self.unit);
        let next = nth.and_then(|nth| ON_PLANETS.get(nth + 1)).copied();
        if let Some(unit) = next {
            let race = play.game.player(self.seat).race;
            let left = play.content.race(race).units(unit);
            play.game.frames.call(Self { unit, left, ..self }.into());
            return true;
        }
        let next = play.game.clockwise_from(self.seat).nth(1);
        match next {
            Some(seat) if seat != play.game.speaker => Self::call(play, seat),
            _ => strategy::begin_round(play),
        }
        true
    }
}
