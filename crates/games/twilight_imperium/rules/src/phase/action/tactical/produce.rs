//! Units are built, and paid together (TI3-PRD-01 to TI3-PRD-04, TI3-UDK-01 to
//! TI3-UDK-16, TI3-TRF-10).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::Tactical;
use super::landing::slot;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::MOST_PLANETS;
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Unit};
use crate::phase::common::{Coin, Payment, Purpose, place_name, wealth};
use crate::state::{Dock, Hull, Order, Vessel};
use crate::value::Silent;
use crate::value::production::{due, limit, with};
use crate::{Look, Play, TwilightImperium};

/// This seat builds units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Produce {
    pub(crate) seat: Seat,
    /// The system in which it builds.
    pub(crate) place: Hex,
    /// The other system of a transfer, as long as neither was chosen.
    pub(crate) other: Option<Hex>,
    /// TI3-UDK-03: may docks be built, too?
    pub(crate) docks: bool,
}

impl Produce {
    /// Asks, if something can be built.
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, tactical: Tactical) {
        let produce = Self {
            seat: tactical.seat,
            place: tactical.place,
            other: tactical.with,
            docks: true,
        };
        produce.begin(play);
    }

    /// Units of a system without activating it (Imperial).
    pub(crate) const fn without_activation(seat: Seat, place: Hex) -> Self {
        Self {
            seat,
            place,
            other: None,
            docks: false,
        }
    }

    /// Asks, if something can be built.
    pub(crate) fn begin<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        if self.can_build(play.look()) {
            play.game.frames.call(self.into());
        }
    }

    /// Can anything be built?
    pub(crate) fn can_build(self, look: Look<'_>) -> bool {
        self.places().any(|place| {
            let planets = look.game.planets(look.content, place).iter();
            planets.into_iter().any(|planet| {
                let mut units = Unit::VARIANTS.iter();
                units.any(|unit| self.may_build(look, *unit, *planet).is_ok())
                    || self.may_found(look, *planet).is_ok()
            })
        })
    }

    fn places(self) -> impl Iterator<Item = Hex> {
        std::iter::once(self.place).chain(self.other)
    }

    /// What all that is built costs.
    pub(crate) fn total(look: Look<'_>) -> u8 {
        let orders = look.game.desk.orders.iter();
        orders.map(|order| due(look.content, *order)).sum()
    }

    fn order(self, look: Look<'_>, planet: Planet) -> Order {
        let place = look.game.galaxy.place(planet).unwrap_or(self.place);
        let slot = slot(look, place, planet);
        slot.map_or(Order::default(), |slot| look.game.desk.orders[slot])
    }

    /// TI3-PRD-03: can it be paid with all the rest?
    fn can_pay(self, look: Look<'_>, before: Order, after: Order) -> Result<(), Ban> {
        let more = due(look.content, after) - due(look.content, before);
        if Self::total(look) + more > wealth(look, self.seat, Coin::Resources) {
            Err(Ban::TooDear)
        } else {
            Ok(())
        }
    }

    /// May a unit be built at the dock of this planet?
    fn may_build(self, look: Look<'_>, unit: Unit, planet: Planet) -> Result<(), Ban> {
        let (game, content) = (look.game, look.content);
        let world = game.world(planet);
        let Some(place) = game.galaxy.place(planet) else {
            return Err(Ban::NotYours);
        };
        if world.owner != Some(self.seat) {
            return Err(Ban::NotYours);
        }
        // TI3-UDK-02, TI3-R64.
        match world.dock {
            Dock::Working => {}
            Dock::New => return Err(Ban::NewDock),
            Dock::None => return Err(Ban::NoDock),
        }
        // TI3-UDK-16.
        let flies = unit.ship().is_some() || unit == Unit::Fighter;
        if flies && game.enemy_fleet(self.seat, place).is_some() {
            return Err(Ban::Blockaded);
        }
        let order = self.order(look, planet);
        if order.units >= limit(look.content, planet, &mut Silent) {
            return Err(Ban::DockFull);
        }
        self.has_room(look, unit, planet, place)?;
        if game.pieces_left(content, self.seat, unit) == 0 {
            return Err(Ban::NoPieces);
        }
        self.can_pay(look, order, with(content, order, unit))
    }

    /// Is there room for one more: in fleet supply, support, on the planet?
    fn has_room(self, look: Look<'_>, unit: Unit, planet: Planet, place: Hex) -> Result<(), Ban> {
        let (game, content) = (look.game, look.content);
        let world = game.world(planet);
        match unit {
            Unit::SpaceDock => Err(Ban::NotThere),
            Unit::Pds if world.pds >= content.figures.limits.planet_pds => Err(Ban::PdsFull),
            Unit::Pds => Ok(()),
            // TI3-SUP-07.
            Unit::GroundForce => {
                let pieces = usize::from(content.unit(unit).pieces);
                let new = world.ground == 0 && game.ground_groups(self.seat) >= pieces;
                if new { Err(Ban::NoPlastic) } else { Ok(()) }
            }
            Unit::Fighter => {
                let there = game.fighters_at(self.seat, place);
                let pieces = usize::from(content.unit(unit).pieces);
                if there >= game.support(content, self.seat, place) {
                    Err(Ban::NoSupport)
                } else if there == 0 && game.fighter_groups(self.seat) >= pieces {
                    Err(Ban::NoPlastic)
                } else {
                    Ok(())
                }
            }
            // TI3-UWS-02: nobody has the technology as yet.
            Unit::WarSun => Err(Ban::NoTechnology),
            Unit::Destroyer | Unit::Cruiser | Unit::Carrier | Unit::Dreadnought => {
                let fleet = game.player(self.seat).counters.fleet;
                if game.fleet_at(self.seat, place) >= fleet {
                    Err(Ban::FleetFull)
                } else {
                    Ok(())
                }
            }
        }
    }

    /// TI3-PRD-02, TI3-UDK-03 to TI3-UDK-07: may a dock be built on this planet?
    fn may_found(self, look: Look<'_>, planet: Planet) -> Result<(), Ban> {
        let game = look.game;
        let world = game.world(planet);
        let Some(place) = game.galaxy.place(planet) else {
            return Err(Ban::NotYours);
        };
        if !self.docks {
            Err(Ban::NotActivated)
        } else if world.owner != Some(self.seat) {
            Err(Ban::NotYours)
        } else if !world.held {
            Err(Ban::NotHeld)
        } else if world.dock != Dock::None {
            Err(Ban::HasDock)
        } else if game.enemy_fleet(self.seat, place).is_some() {
            Err(Ban::EnemyAbove)
        } else if game.pieces_left(look.content, self.seat, Unit::SpaceDock) == 0 {
            Err(Ban::NoPieces)
        } else {
            let order = self.order(look, planet);
            let due = order.due + look.content.unit(Unit::SpaceDock).cost;
            self.can_pay(look, order, Order { due, ..order })
        }
    }
}

impl Step<TwilightImperium> for Produce {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in self.places() {
            for planet in look.game.planets(look.content, place) {
                for unit in Unit::VARIANTS {
                    if *unit != Unit::SpaceDock {
                        let verdict = self.may_build(look, *unit, *planet);
                        out.option(Choice::Build(*unit, *planet), verdict);
                    }
                }
                out.option(Choice::Dock(*planet), self.may_found(look, *planet));
            }
        }
        out.may(Choice::Built);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let text = Text::new("ti3-ask-produce")
            .with("site", place_name(look, self.place))
            .with("due", Self::total(look))
            .with("wealth", wealth(look, seat, Coin::Resources));
        Question::new(text, "TI3-PRD-01")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let total = Self::total(look);
        let name = |planet: Planet| &look.content.planet(planet).name;
        match choice {
            Choice::Build(unit, planet) => {
                let order = self.order(look, planet);
                let after = with(look.content, order, unit);
                let more = due(look.content, after) - due(look.content, order);
                let text = Text::new("ti3-build")
                    .with("unit", &look.content.unit(unit).name)
                    .with("planet", name(planet));
                Label::new(text).in_group("ti3-group-build").with_change(
                    "ti3-due",
                    total,
                    total + more,
                )
            }
            Choice::Dock(planet) => {
                let cost = look.content.unit(Unit::SpaceDock).cost;
                let text = Text::new("ti3-dock").with("planet", name(planet));
                Label::new(text).in_group("ti3-group-build").with_change(
                    "ti3-due",
                    total,
                    total + cost,
                )
            }
            Choice::Built => {
                let text = Text::new("ti3-built").with("due", total);
                if total > 0 {
                    Label::new(text).goal()
                } else {
                    Label::new(text).ending()
                }
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Planet(_) => Some(Ban::ElsewhereNow),
            _ => Some(Ban::BuildFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let planet = match choice {
            Choice::Build(_, planet) | Choice::Dock(planet) => planet,
            Choice::Built => return self.end(play),
            _ => stray(choice),
        };
        let place = play.game.galaxy.place(planet).unwrap_or(self.place);
        let Some(slot) = slot(play.look(), place, planet) else {
            stray(choice)
        };
        // TI3-TRF-10: in one of the two systems.
        let chosen = Self {
            place,
            other: None,
            ..self
        };
        play.game.frames.goto(chosen.into());
        let order = play.game.desk.orders[slot];
        match choice {
            Choice::Build(unit, _) => {
                play.game.desk.orders[slot] = with(play.content, order, unit);
                build(play.game, seat, unit, planet, place);
                play.emit(ImperiumEvent::Built(seat, unit, planet));
            }
            _ => {
                let due = order.due + play.content.unit(Unit::SpaceDock).cost;
                play.game.desk.orders[slot] = Order { due, ..order };
                play.game.world_mut(planet).dock = Dock::New;
                play.emit(ImperiumEvent::Built(seat, Unit::SpaceDock, planet));
            }
        }
    }
}

/// TI3-UDK-11, TI3-UDK-12: where new units are placed.
fn build(game: &mut TwilightImperium, seat: Seat, unit: Unit, planet: Planet, place: Hex) {
    match unit {
        Unit::GroundForce => game.world_mut(planet).ground += 1,
        Unit::Pds => game.world_mut(planet).pds += 1,
        Unit::Fighter => game.player_mut(seat).fighters[place.index()] += 1,
        _ => {
            let Some(ship) = unit.ship() else {
                unreachable!("{unit} is no ship")
            };
            let hull = Hull {
                place,
                vessel: Vessel::new(ship),
                moved: false,
            };
            game.add_hull(seat, hull);
        }
    }
}

impl Produce {
    fn end<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        let due = Self::total(play.look());
        play.emit(ImperiumEvent::Produced(self.seat));
        play.game.frames.end();
        if due > 0 {
            let payment = Payment::new(self.seat, due, Coin::Resources, Purpose::Production);
            play.game.frames.call(payment.into());
        } else {
            play.game.desk.orders = [Order::default(); MOST_PLANETS];
        }
    }
}
