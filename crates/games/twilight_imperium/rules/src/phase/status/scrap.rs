//! Own units are scrapped (TI3-SCR-01, TI3-R93): one at a time, by whoever has the turn
//! to claim objectives.

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Unit};
use crate::phase::common::{check_support, place_name, site, vessels};
use crate::state::{Dock, Vessel};
use crate::{Look, Play, TwilightImperium};

/// What standing orders call the question, where nothing else is asked with it.
pub(crate) const KIND: &str = "ti3-kind-scrap";

/// This seat scraps a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scrap(pub(crate) Seat);

/// What stands on a planet, kind by kind.
fn on_planet(game: &TwilightImperium, planet: Planet) -> impl Iterator<Item = Unit> {
    let world = game.world(planet);
    let all = [
        (Unit::GroundForce, world.ground > 0),
        (Unit::Pds, world.pds > 0),
        (Unit::SpaceDock, world.dock != Dock::None),
    ];
    all.into_iter()
        .filter_map(|(unit, there)| there.then_some(unit))
}

/// What a ship carries, kind by kind.
fn aboard(vessel: Vessel) -> impl Iterator<Item = Unit> {
    let all = [
        (Unit::GroundForce, vessel.ground > 0),
        (Unit::Pds, vessel.pds > 0),
    ];
    all.into_iter()
        .filter_map(|(unit, there)| there.then_some(unit))
}

/// TI3-SCR-01: has someone a unit on the map?
pub(super) fn may_scrap(game: &TwilightImperium, seat: Seat) -> Result<(), Ban> {
    let flies = Hex::of(game.galaxy.laid()).any(|place| game.has_fleet(seat, place));
    let mut planets = game.planets_of(seat);
    if flies || planets.any(|planet| game.world(planet).has_units()) {
        Ok(())
    } else {
        Err(Ban::NothingToScrap)
    }
}

impl Step<TwilightImperium> for Scrap {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        let game = look.game;
        for place in Hex::of(game.galaxy.laid()) {
            let ships = vessels(game, seat, place);
            for vessel in &ships {
                out.may(Choice::ScrapShip(*vessel, place));
            }
            for vessel in ships {
                aboard(vessel).for_each(|unit| out.may(Choice::ScrapCargo(unit, vessel, place)));
            }
            if game.fighters_at(seat, place) > 0 {
                out.may(Choice::ScrapFighter(place));
            }
        }
        for planet in game.planets_of(seat) {
            on_planet(game, planet).for_each(|unit| out.may(Choice::ScrapUnit(unit, planet)));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-scrap"), "TI3-SCR-01")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let ship = |vessel| crate::shell::vessel(look.content, vessel);
        let unit = |unit| &look.content.unit(unit).name;
        let text = match choice {
            Choice::ScrapShip(vessel, place) => Text::new("ti3-scrap-ship")
                .with("ship", ship(vessel))
                .with("site", place_name(look, place)),
            Choice::ScrapCargo(cargo, vessel, place) => Text::new("ti3-scrap-cargo")
                .with("unit", unit(cargo))
                .with("ship", ship(vessel))
                .with("site", place_name(look, place)),
            Choice::ScrapFighter(place) => {
                Text::new("ti3-scrap-fighter").with("site", place_name(look, place))
            }
            Choice::ScrapUnit(there, planet) => Text::new("ti3-scrap-unit")
                .with("unit", unit(there))
                .with("planet", &look.content.planet(planet).name),
            _ => stray(choice),
        };
        text.into()
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) | Subject::Planet(_) => Some(Ban::NothingToScrap),
            _ => Some(Ban::StatusPhase),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        match choice {
            Choice::ScrapShip(vessel, place) => {
                play.game.take_hull(seat, place, vessel);
                let there = site(play.game, place);
                play.emit(ImperiumEvent::Scrapped(seat, vessel, there));
                check_support(play, seat, place);
            }
            Choice::ScrapCargo(unit, vessel, place) => {
                let mut hull = play.game.take_hull(seat, place, vessel);
                match unit {
                    Unit::Pds => hull.vessel.pds -= 1,
                    _ => hull.vessel.ground -= 1,
                }
                play.game.add_hull(seat, hull);
                let there = site(play.game, place);
                play.emit(ImperiumEvent::ScrappedCargo(seat, unit, there));
            }
            Choice::ScrapFighter(place) => {
                play.game.player_mut(seat).fighters[place.index()] -= 1;
                let there = site(play.game, place);
                play.emit(ImperiumEvent::ScrappedCargo(seat, Unit::Fighter, there));
            }
            Choice::ScrapUnit(unit, planet) => {
                let world = play.game.world_mut(planet);
                match unit {
                    Unit::Pds => world.pds -= 1,
                    Unit::SpaceDock => world.dock = Dock::None,
                    _ => world.ground -= 1,
                }
                play.emit(ImperiumEvent::ScrappedUnit(seat, unit, planet));
                if let Some(place) = play.game.galaxy.place(planet) {
                    check_support(play, seat, place);
                }
            }
            _ => stray(choice),
        }
    }
}
