//! War: units are built (TINS-WAR-01 to TINS-WAR-09).

use engine::step::Options;
use engine::{Seat, Sink};
use strum::VariantArray;

use super::industry::holds;
use super::{is_idle, offer_one, pay, place};
use crate::asset;
use crate::ban::Ban;
use crate::cards::run::{Happening, fire};
use crate::choice::Choice;
use crate::content::{UnitFacts, War};
use crate::event::InscriptionEvent;
use crate::ids::{Resource, Specialty, Stock, Unit};
use crate::pen::{Pen, Print};
use crate::purse::{Kinds, Pay, Pays, Source};
use crate::state::BUILT;
use crate::{Play, TwilightInscription};

/// Types that are limited: all but infantry.
pub(crate) fn limited() -> impl Iterator<Item = Unit> {
    Unit::VARIANTS
        .iter()
        .copied()
        .filter(|unit| *unit != Unit::Infantry)
}

/// How many units of a type are built.
pub(crate) fn built(war: &War, units: &[u8], unit: Unit) -> usize {
    units[war.copies(unit)]
        .iter()
        .filter(|crossed| **crossed == BUILT)
        .count()
}

/// TINS-WAR-07a: is the type locked?
fn locked(pen: &Pen<'_>, unit: Unit) -> Option<Specialty> {
    let unlocked = pen.sheets().unit_types >> unit as u8 & 1 == 1;
    pen.war().unit(unit).lock.filter(|_| !unlocked)
}

/// Of like units only the first of each state, those that are built apart.
fn different<'a>(pen: &Pen<'a>, unit: Unit) -> impl Iterator<Item = (u8, u8)> + use<'a> {
    let units = &pen.sheets().units[pen.war().copies(unit)];
    let fresh = move |(copy, crossed): &(u8, u8)| {
        *crossed != BUILT && !units[..usize::from(*copy)].contains(crossed)
    };
    (0_u8..).zip(units.iter().copied()).filter(fresh)
}

/// What resources can pay for, and what specialties can.
pub(super) fn marks<T: Options<TwilightInscription>>(pen: &Pen<'_>, source: &Source, out: &mut T) {
    let pays: [Pays; 3] =
        std::array::from_fn(|kind| source.pays(pen, Kinds::one(Resource::VARIANTS[kind])));
    if !is_idle::<T>(&pays) {
        for unit in limited() {
            offer_icons(pen, unit, &pays, out);
        }
    }
    offer_one(out, source.pays(pen, Kinds::ALL), Choice::Infantry);
    if source.goods {
        offer_specialties(pen, out);
    }
}

/// Icons of units of a type (TINS-WAR-03).
fn offer_icons<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    unit: Unit,
    pays: &[Pays; 3],
    out: &mut T,
) {
    let facts = pen.war().unit(unit);
    let fallback = Choice::Build(unit, 0, Resource::Material, Pay::Free);
    if let Some(specialty) = locked(pen, unit) {
        return out.option(fallback, Err(Ban::LockedUnit(specialty)));
    }
    let mut left = false;
    for (copy, crossed) in different(pen, unit) {
        left = true;
        for kind in Resource::VARIANTS {
            if facts.of_kind(*kind) & !crossed != 0 {
                offer_one(out, pays[*kind as usize], |pay| {
                    Choice::Build(unit, copy, *kind, pay)
                });
            }
        }
    }
    if !left {
        out.option(fallback, Err(Ban::AllBuilt));
    }
}

/// Locks, and units that a specialty builds (TINS-WAR-07b, TINS-WAR-08).
fn offer_specialties<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    for unit in limited() {
        if let Some(specialty) = locked(pen, unit) {
            out.option(Choice::Lift(unit), holds(pen, specialty));
        } else if let Some(specialty) = pen.war().unit(unit).instead {
            for (copy, _) in different(pen, unit) {
                out.option(
                    Choice::BuildWith(unit, copy, specialty),
                    holds(pen, specialty),
                );
            }
        }
    }
}

/// What an effect lets its owner cross out: icons of unlocked types, of one type,
/// or of units that have been begun.
pub(crate) fn units_free<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    only: Option<Unit>,
    started: bool,
    out: &mut T,
) {
    for unit in limited() {
        let fallback = Choice::Build(unit, 0, Resource::Material, Pay::Free);
        if only.is_some_and(|only| only != unit) {
            out.option(fallback, Err(Ban::NoIcon));
            continue;
        }
        if let Some(specialty) = locked(pen, unit) {
            out.option(fallback, Err(Ban::LockedUnit(specialty)));
            continue;
        }
        let facts = pen.war().unit(unit);
        let mut found = false;
        for (copy, crossed) in different(pen, unit).filter(|(_, crossed)| !started || *crossed != 0)
        {
            for kind in Resource::VARIANTS {
                if facts.of_kind(*kind) & !crossed != 0 {
                    found = true;
                    out.may(Choice::Build(unit, copy, *kind, Pay::Free));
                }
            }
        }
        if !found {
            out.option(fallback, Err(Ban::NoIcon));
        }
    }
}

/// How many icons of a cost have to be crossed out: fewer where an ability says
/// so.
fn needed(pen: &Pen<'_>, unit: Unit, facts: &UnitFacts) -> u32 {
    let discount = pen.faction().map_or(0, |faction| {
        pen.content.faction(faction).ability.traits.discount[unit as usize]
    });
    (facts.cost.len() as u32)
        .saturating_sub(u32::from(discount))
        .max(1)
}

/// Crosses an icon of a unit out; with the last one it is built (TINS-WAR-04).
pub(crate) fn build<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (unit, copy, kind): (Unit, u8, Resource),
    with: Pay,
) {
    let war = Print::of(play, seat).war();
    let facts = war.unit(unit);
    let needed = needed(&Pen::of(play.look(), seat), unit, facts);
    pay(play, seat, with, Kinds::one(kind));
    let index = war.copies(unit).start + usize::from(copy);
    let crossed = &mut play.game.lane_mut(seat).own.sheets.units[index];
    let open = facts.of_kind(kind) & !*crossed;
    *crossed |= open & open.wrapping_neg();
    if crossed.count_ones() >= needed {
        finish(play, seat, unit, index);
    }
}

/// Builds a unit with a specialty, whatever of its cost is crossed out.
pub(crate) fn build_with<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (unit, copy): (Unit, u8),
    specialty: Specialty,
) {
    asset::strike(play, seat, Stock::Specialty(specialty));
    let index = Print::of(play, seat).war().copies(unit).start + usize::from(copy);
    finish(play, seat, unit, index);
}

/// Builds infantry (TINS-WAR-05).
pub(crate) fn infantry<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, with: Pay) {
    pay(play, seat, with, Kinds::ALL);
    fire(play, seat, Happening::build(Unit::Infantry));
    place::deploy(play, seat, Unit::Infantry);
}

/// A unit is built, and deployed at once (TINS-R26).
fn finish<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, unit: Unit, index: usize) {
    play.game.lane_mut(seat).own.sheets.units[index] = BUILT;
    play.emit(InscriptionEvent::Built(seat, unit));
    // What it sets off waits until the unit stands.
    fire(play, seat, Happening::build(unit));
    place::deploy(play, seat, unit);
}

/// Unlocks a type of unit for the rest of the game (TINS-R22).
pub(crate) fn lift<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, unit: Unit) {
    if let Some(specialty) = Print::of(play, seat).war().unit(unit).lock {
        asset::strike(play, seat, Stock::Specialty(specialty));
    }
    play.game.lane_mut(seat).own.sheets.unit_types |= 1 << unit as u8;
}
