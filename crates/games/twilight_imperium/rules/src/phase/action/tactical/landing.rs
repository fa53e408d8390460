//! Troops land (TI3-LND-01 to TI3-LND-11, TI3-CRY-14, TI3-TRF-09).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::Tactical;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::MOST_PLANETS;
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Unit};
use crate::phase::common::{place_name, site};
use crate::state::{Dock, Hull, Landed, Vessel};
use crate::{Look, Play, TwilightImperium};

/// The most often that cargo goes from ship to ship in one landing, so that it comes to an
/// end: six ships with six places each are filled anew in any way with as many.
const SHIFTS: u8 = 36;

/// This seat lands troops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Landing {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
    pub(crate) with: Option<Hex>,
    pub(crate) shifts: u8,
}

/// What a ship carries of something.
const fn aboard(vessel: Vessel, unit: Unit) -> u8 {
    match unit {
        Unit::Pds => vessel.pds,
        _ => vessel.ground,
    }
}

const fn aboard_mut(vessel: &mut Vessel, unit: Unit) -> &mut u8 {
    match unit {
        Unit::Pds => &mut vessel.pds,
        _ => &mut vessel.ground,
    }
}

const CARGO: [Unit; 2] = [Unit::GroundForce, Unit::Pds];

impl Landing {
    /// TI3-R37: asks, if there is something to land and no enemy ship is left.
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, tactical: Tactical) {
        let Tactical {
            seat, place, with, ..
        } = tactical;
        let laden = |place: Hex| {
            let mut hulls = play.game.hulls_at(seat, place);
            hulls.any(|hull| hull.vessel.cargo() > 0)
        };
        let contested = play.game.enemy_fleet(seat, place).is_some();
        if !contested && tactical.places().any(laden) {
            let landing = Self {
                seat,
                place,
                with,
                shifts: 0,
            };
            play.game.frames.call(landing.into());
        }
    }

    pub(crate) fn places(self) -> impl Iterator<Item = Hex> {
        std::iter::once(self.place).chain(self.with)
    }

    /// A ship there that carries such a unit.
    fn carrier(self, game: &TwilightImperium, place: Hex, unit: Unit) -> Option<Hull> {
        let mut hulls = game.hulls_at(self.seat, place);
        hulls.find(|hull| aboard(hull.vessel, unit) > 0)
    }

    /// What has landed on a planet so far.
    fn landed(self, look: Look<'_>, planet: Planet) -> Landed {
        let slot = slot(look, self.place, planet);
        slot.map_or(Landed::default(), |slot| look.game.desk.landed[slot])
    }

    fn may_land(self, look: Look<'_>, unit: Unit, planet: Planet) -> Result<(), Ban> {
        let game = look.game;
        let place = game.galaxy.place(planet).unwrap_or(self.place);
        let Some(hull) = self.carrier(game, place, unit) else {
            return Err(Ban::NothingAboard);
        };
        let world = game.world(planet);
        // TI3-TRF-09.
        if self.with.is_some() && world.owner != Some(self.seat) {
            return Err(Ban::FriendlyOnly);
        }
        let landed = self.landed(look, planet);
        let own = world.owner == Some(self.seat);
        // TI3-R67.
        if unit == Unit::Pds {
            let there = landed.pds + if own { world.pds } else { 0 };
            if there >= look.content.figures.limits.planet_pds {
                return Err(Ban::PdsFull);
            }
            return Ok(());
        }
        // TI3-SUP-05: a planet more needs a plastic piece more.
        let new = landed.ground == 0 && !(own && world.ground > 0);
        let pieces = usize::from(look.content.unit(Unit::GroundForce).pieces);
        if new && hull.vessel.ground > 1 && game.ground_groups(self.seat) >= pieces {
            return Err(Ban::NoPlastic);
        }
        Ok(())
    }

    fn may_shift(self, look: Look<'_>, unit: Unit, from: Vessel, to: Vessel) -> Result<(), Ban> {
        if self.shifts >= SHIFTS {
            return Err(Ban::ShiftedEnough);
        }
        let capacity = look.content.unit(to.ship.unit()).capacity;
        if from == to || aboard(from, unit) == 0 {
            Err(Ban::NothingAboard)
        } else if to.cargo() >= capacity {
            Err(Ban::HoldFull)
        } else {
            Ok(())
        }
    }

    /// Ships in a place that carry something, or could.
    fn transports(self, look: Look<'_>) -> crate::phase::common::Vessels {
        let mut found = crate::phase::common::vessels(look.game, self.seat, self.place);
        found.retain(|vessel| look.content.unit(vessel.ship.unit()).capacity > 0);
        found
    }
}

/// Which planet of its system it is.
pub(super) fn slot(look: Look<'_>, place: Hex, planet: Planet) -> Option<usize> {
    let planets = look.game.planets(look.content, place);
    planets.iter().position(|other| *other == planet)
}

impl Step<TwilightImperium> for Landing {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in self.places() {
            for planet in look.game.planets(look.content, place) {
                for unit in CARGO {
                    let verdict = self.may_land(look, unit, *planet);
                    out.option(Choice::Land(unit, *planet), verdict);
                }
            }
        }
        if self.with.is_none() {
            let ships = self.transports(look);
            for from in &ships {
                for to in &ships {
                    for unit in CARGO {
                        let verdict = self.may_shift(look, unit, *from, *to);
                        out.option(Choice::Shift(unit, *from, *to), verdict);
                    }
                }
            }
        }
        out.may(Choice::Landed);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-landing").with("site", place_name(look, self.place));
        Question::new(text, "TI3-LND-01")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Land(unit, planet) => {
                let landed = self.landed(look, planet);
                let before = if unit == Unit::Pds {
                    landed.pds
                } else {
                    landed.ground
                };
                let text = Text::new("ti3-land")
                    .with("unit", &look.content.unit(unit).name)
                    .with("planet", &look.content.planet(planet).name);
                Label::new(text).in_group("ti3-group-land").with_change(
                    "ti3-landed-there",
                    before,
                    before + 1,
                )
            }
            Choice::Shift(unit, from, to) => {
                let text = Text::new("ti3-shift")
                    .with("unit", &look.content.unit(unit).name)
                    .with("from", crate::shell::vessel(look.content, from))
                    .with("to", crate::shell::vessel(look.content, to));
                Label::new(text).in_group("ti3-group-shift")
            }
            Choice::Landed => Label::new(Text::new("ti3-landed")).goal(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Planet(_) => Some(Ban::ElsewhereNow),
            _ => Some(Ban::LandFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Land(unit, planet) => {
                let place = play.game.galaxy.place(planet).unwrap_or(self.place);
                let Some(hull) = self.carrier(play.game, place, unit) else {
                    stray(choice)
                };
                play.game
                    .change_hull(seat, hull, |vessel| *aboard_mut(vessel, unit) -= 1);
                land(play, self, unit, planet);
                play.emit(ImperiumEvent::Landed(seat, unit, planet));
            }
            Choice::Shift(unit, from, to) => {
                let game = &mut *play.game;
                let mut giver = game.take_hull(seat, self.place, from);
                let mut taker = game.take_hull(seat, self.place, to);
                *aboard_mut(&mut giver.vessel, unit) -= 1;
                *aboard_mut(&mut taker.vessel, unit) += 1;
                game.add_hull(seat, giver);
                game.add_hull(seat, taker);
                let shifts = self.shifts + 1;
                game.frames.goto(Self { shifts, ..self }.into());
                play.emit(ImperiumEvent::Shifted(seat, unit));
            }
            Choice::Landed => {
                play.game.frames.end();
                let there = site(play.game, self.place);
                play.emit(ImperiumEvent::Ashore(seat, there));
                if self.with.is_none() {
                    come_ashore(play, seat, self.place);
                }
            }
            _ => stray(choice),
        }
    }
}

/// A unit lands: in a transfer it is home at once, otherwise it waits for the rest.
fn land<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    landing: Landing,
    unit: Unit,
    planet: Planet,
) {
    if landing.with.is_some() {
        let world = play.game.world_mut(planet);
        match unit {
            Unit::Pds => world.pds += 1,
            _ => world.ground += 1,
        }
        return;
    }
    let Some(slot) = slot(play.look(), landing.place, planet) else {
        unreachable!("{planet} is elsewhere")
    };
    let landed = &mut play.game.desk.landed[slot];
    match unit {
        Unit::Pds => landed.pds += 1,
        _ => landed.ground += 1,
    }
}

/// TI3-LND-03 to TI3-R38: what becomes of all that have landed; hostile landings wait
/// for their battles.
fn come_ashore<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat, place: Hex) {
    let planets = play.game.planets(play.content, place);
    for (slot, planet) in planets.iter().enumerate().take(MOST_PLANETS) {
        let landed = play.game.desk.landed[slot];
        let world = play.game.world(*planet);
        let own = world.owner == Some(seat);
        if landed == Landed::default() {
            continue;
        }
        if landed.ground == 0 && !own {
            // TI3-LND-06.
            play.game.desk.landed[slot] = Landed::default();
            (0..landed.pds)
                .for_each(|_| play.emit(ImperiumEvent::Destroyed(seat, Unit::Pds, *planet)));
        } else if own || world.ground == 0 {
            take(play, seat, *planet, slot);
        }
    }
}

/// TI3-LND-04, TI3-LND-08, TI3-INV-14: those who landed have the planet.
pub(super) fn take<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    planet: Planet,
    slot: usize,
) {
    let landed = std::mem::take(&mut play.game.desk.landed[slot]);
    let before = *play.game.world(planet);
    if before.owner != Some(seat) {
        let world = play.game.world_mut(planet);
        world.owner = Some(seat);
        // TI3-LND-09.
        world.ready = false;
        world.held = false;
        (world.pds, world.ground, world.dock) = (0, 0, Dock::None);
        play.emit(ImperiumEvent::Took(seat, planet, before.owner));
        if let Some(loser) = before.owner {
            destroyed(play, seat, loser, planet, before.pds, before.dock);
        }
    }
    let world = play.game.world_mut(planet);
    world.ground += landed.ground;
    world.pds += landed.pds;
}

/// TI3-INV-14: PDS and dock of who has lost a planet are destroyed.
fn destroyed<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    loser: Seat,
    planet: Planet,
    pds: u8,
    dock: Dock,
) {
    (0..pds).for_each(|_| play.emit(ImperiumEvent::Destroyed(loser, Unit::Pds, planet)));
    if dock == Dock::None {
        return;
    }
    play.emit(ImperiumEvent::Destroyed(loser, Unit::SpaceDock, planet));
    let mut left = play.game.planets_of(loser);
    let last = !left.any(|planet| play.game.world(planet).dock != Dock::None);
    drop(left);
    if last && play.game.neighbours(seat).contains(&loser) {
        play.game.player_mut(seat).merciless = true;
    }
}
