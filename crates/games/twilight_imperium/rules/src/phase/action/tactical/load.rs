//! A carrier or war sun loads on its way (TI3-CRY-01 to TI3-CRY-10, TI3-SUP-09).

use arrayvec::ArrayVec;
use engine::map::{Hex, PlaceSet};
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Unit};
use crate::phase::common::{place_name, site};
use crate::reach;
use crate::state::{Hull, Vessel};
use crate::value::Silent;
use crate::value::movement::movement;
use crate::{Look, Play, TwilightImperium};

/// A ship of this seat moves and loads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Load {
    pub(crate) seat: Seat,
    pub(crate) from: Hex,
    pub(crate) to: Hex,
    pub(crate) vessel: Vessel,
    /// Fighters aboard for this way.
    pub(crate) wings: u8,
    /// Where it has loaded in between.
    pub(crate) via: [Option<Hex>; 2],
}

impl Load {
    pub(super) const fn new(seat: Seat, from: Hex, to: Hex, vessel: Vessel) -> Self {
        Self {
            seat,
            from,
            to,
            vessel,
            wings: 0,
            via: [None; 2],
        }
    }

    /// TI3-CRY-09: how many more it can carry.
    fn room(self, look: Look<'_>) -> u8 {
        let capacity = look.content.unit(self.vessel.ship.unit()).capacity;
        capacity.saturating_sub(self.vessel.cargo() + self.wings)
    }

    fn stops(self) -> PlaceSet {
        self.via.iter().flatten().map(|stop| stop.index()).collect()
    }

    /// TI3-CRY-05 to TI3-R24: may it load in this place?
    fn may_stop(self, look: Look<'_>, place: Hex) -> Result<(), Ban> {
        let game = look.game;
        if self.room(look) == 0 {
            return Err(Ban::HoldFull);
        }
        // TI3-CRY-07, TI3-R23.
        if game.enemy_fleet(self.seat, place).is_some() {
            return Err(Ban::EnemyShips);
        }
        if place == self.from || place == self.to {
            return Ok(());
        }
        // TI3-CRY-08.
        if game.player(self.seat).activated.contains(place.index()) {
            return Err(Ban::Activated);
        }
        let crossable = reach::crossable(game, self.seat);
        let stops = self.stops().with(place.index());
        let way = reach::way(game, crossable, self.from, stops, self.to);
        let far = movement(look, self.vessel.ship, self.from, &mut Silent);
        let full = !self.stops().contains(place.index()) && self.via[1].is_some();
        if crossable.contains(place.index()) && !full && way.is_some_and(|steps| steps <= far) {
            Ok(())
        } else {
            Err(Ban::NotOnTheWay)
        }
    }

    /// TI3-CRY-04, TI3-SUP-09: may it load this from a planet?
    fn may_load(self, look: Look<'_>, unit: Unit, planet: Planet) -> Result<(), Ban> {
        let game = look.game;
        let world = game.world(planet);
        let count = if unit == Unit::Pds {
            world.pds
        } else {
            world.ground
        };
        if world.owner != Some(self.seat) || count == 0 {
            return Err(Ban::NothingToLoad);
        }
        let Some(place) = game.galaxy.place(planet) else {
            return Err(Ban::NothingToLoad);
        };
        self.may_stop(look, place)?;
        // TI3-SUP-02: a group more needs a plastic piece more.
        let splits = unit == Unit::GroundForce && world.ground > 1 && self.vessel.ground == 0;
        let groups = game.ground_groups(self.seat) + usize::from(self.vessel.ground > 0);
        let pieces = usize::from(look.content.unit(Unit::GroundForce).pieces);
        if splits && groups >= pieces {
            return Err(Ban::NoPlastic);
        }
        Ok(())
    }

    fn may_wing(self, look: Look<'_>, place: Hex) -> Result<(), Ban> {
        let game = look.game;
        let fighters = game.fighters_at(self.seat, place);
        if fighters == 0 || place == self.to {
            return Err(Ban::NothingToLoad);
        }
        self.may_stop(look, place)?;
        let new = game.fighters_at(self.seat, self.to) == 0 && self.wings == 0;
        let pieces = usize::from(look.content.unit(Unit::Fighter).pieces);
        if new && fighters > 1 && game.fighter_groups(self.seat) >= pieces {
            return Err(Ban::NoPlastic);
        }
        Ok(())
    }

    /// Where it might load: near its way.
    fn places(self, look: Look<'_>) -> ArrayVec<Hex, 64> {
        let near = look.game.galaxy.adjacent(self.from);
        let near = near.union(look.game.galaxy.adjacent(self.to));
        let all = near.with(self.from.index()).with(self.to.index());
        Hex::of(all).collect()
    }

    /// It has stopped here.
    fn stopped(mut self, place: Hex) -> Self {
        let known = place == self.from || place == self.to || self.stops().contains(place.index());
        if !known && let Some(free) = self.via.iter_mut().find(|stop| stop.is_none()) {
            *free = Some(place);
        }
        self
    }
}

impl Step<TwilightImperium> for Load {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in self.places(look) {
            if look.game.fighters_at(seat, place) > 0 && place != self.to {
                out.option(Choice::Wing(place), self.may_wing(look, place));
            }
            for planet in look.game.planets(look.content, place) {
                let world = look.game.world(*planet);
                for (unit, count) in [(Unit::GroundForce, world.ground), (Unit::Pds, world.pds)] {
                    if world.owner == Some(seat) && count > 0 {
                        let verdict = self.may_load(look, unit, *planet);
                        out.option(Choice::Load(unit, *planet), verdict);
                    }
                }
            }
        }
        out.may(Choice::Aboard);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-load")
            .with("ship", crate::shell::vessel(look.content, self.vessel))
            .with("room", self.room(look));
        Question::new(text, "TI3-CRY-01")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let cargo = self.vessel.cargo() + self.wings;
        let label = match choice {
            Choice::Load(unit, planet) => Text::new("ti3-load")
                .with("unit", &look.content.unit(unit).name)
                .with("planet", &look.content.planet(planet).name),
            Choice::Wing(place) => Text::new("ti3-wing").with("site", place_name(look, place)),
            Choice::Aboard => return Label::new(Text::new("ti3-aboard")).goal(),
            _ => stray(choice),
        };
        Label::new(label)
            .in_group("ti3-group-load")
            .with_change("ti3-cargo", cargo, cargo + 1)
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Planet(_) | Subject::Place(_) => Some(Ban::NothingToLoad),
            _ => Some(Ban::MoveFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Load(unit, planet) => {
                let place = play.game.galaxy.place(planet).unwrap_or(self.from);
                let mut load = self.stopped(place);
                let world = play.game.world_mut(planet);
                match unit {
                    Unit::Pds => {
                        world.pds -= 1;
                        load.vessel.pds += 1;
                    }
                    _ => {
                        world.ground -= 1;
                        load.vessel.ground += 1;
                    }
                }
                play.game.frames.goto(load.into());
                play.emit(ImperiumEvent::Loaded(seat, unit, planet));
            }
            Choice::Wing(place) => {
                let mut load = self.stopped(place);
                load.wings += 1;
                play.game.player_mut(seat).fighters[place.index()] -= 1;
                let there = site(play.game, place);
                play.game.frames.goto(load.into());
                play.emit(ImperiumEvent::Wing(seat, there));
            }
            Choice::Aboard => {
                play.game.frames.end();
                let hull = Hull {
                    place: self.to,
                    vessel: self.vessel,
                    moved: true,
                };
                play.game.add_hull(seat, hull);
                play.game.player_mut(seat).fighters[self.to.index()] += self.wings;
                play.emit(ImperiumEvent::Aboard(seat, self.vessel, self.wings));
            }
            _ => stray(choice),
        }
    }
}
