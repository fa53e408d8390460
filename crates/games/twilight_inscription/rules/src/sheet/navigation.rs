//! Navigation: systems are explored along hyperlanes and through wormholes, and
//! claimed (TINS-NAV-01a to TINS-NAV-13).

use engine::step::Options;
use engine::{Seat, Sink};

use super::{is_idle, offer, offer_one, pay};
use crate::asset;
use crate::ban::Ban;
use crate::cards::run::{Happening, fire};
use crate::cards::trigger::Trigger;
use crate::choice::Choice;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::{Asset, Resource, System};
use crate::pen::{Pen, Print};
use crate::purse::{Kinds, Pay, Pays, Source};
use crate::{Play, TwilightInscription};

/// TINS-NAV-05a: what exploring costs.
const EXPLORE: Kinds = Kinds::one(Resource::Material).with(Resource::Research);
/// TINS-NAV-11: what claiming costs.
const CLAIM: Kinds = Kinds::one(Resource::Influence);

/// Systems that a hyperlane leads to (TINS-NAV-05b, TINS-NAV-06).
fn explorable(pen: &Pen<'_>) -> u64 {
    let explored = pen.sheets().explored;
    pen.navigation().beside(explored) & !explored
}

/// Systems that can be circled (TINS-NAV-11, TINS-NAV-12).
pub(crate) fn claimable(pen: &Pen<'_>) -> u64 {
    let sheets = pen.sheets();
    sheets.explored & !sheets.claimed & !sheets.barred
}

/// TINS-NAV-07: with Gravity Drive, or whatever else allows it.
fn may_use_wormholes(pen: &Pen<'_>) -> bool {
    let sheets = pen.sheets();
    let technology = sheets.learned & pen.content.wormhole_technologies != 0;
    let faction = || {
        let faction = pen.faction();
        faction.is_some_and(|faction| pen.content.faction(faction).ability.traits.wormholes)
    };
    !sheets.no_wormholes && (technology || faction())
}

/// The wormholes that lead from an explored system, and those that lead to an
/// unexplored one (TINS-NAV-08a, TINS-NAV-08b, TINS-R14).
fn passages(pen: &Pen<'_>) -> (u8, u8) {
    if !may_use_wormholes(pen) {
        return (0, 0);
    }
    let sheets = pen.sheets();
    let (mut from, mut to) = (0, 0);
    for (number, system) in pen.navigation().wormholes.iter().enumerate() {
        if sheets.wormholes >> number & 1 == 0 {
            let explored = sheets.explored >> system.index() & 1 == 1;
            *(if explored { &mut from } else { &mut to }) |= 1 << number;
        }
    }
    (from, to)
}

/// Offers passages through wormholes.
fn offer_passages<T: Options<TwilightInscription>>(pen: &Pen<'_>, pays: Pays, out: &mut T) {
    if pays.is_empty() {
        return;
    }
    let (from, to) = passages(pen);
    for entrance in bits(u64::from(from)) {
        for exit in bits(u64::from(to)) {
            offer_one(out, pays, |pay| {
                Choice::Worm(entrance as u8, exit as u8, pay)
            });
        }
    }
}

/// Why a system cannot be explored, though somebody wants to.
fn why_not_explore(pen: &Pen<'_>, system: usize) -> Ban {
    if pen.sheets().explored >> system & 1 == 1 {
        Ban::Explored
    } else {
        Ban::NoWay
    }
}

/// Why a system cannot be claimed.
fn why_not_claim(pen: &Pen<'_>, system: usize) -> Ban {
    let sheets = pen.sheets();
    if sheets.claimed >> system & 1 == 1 {
        Ban::Claimed
    } else if sheets.barred >> system & 1 == 1 {
        Ban::Barred
    } else {
        Ban::Unexplored
    }
}

/// What resources can pay for.
pub(super) fn marks<T: Options<TwilightInscription>>(pen: &Pen<'_>, source: &Source, out: &mut T) {
    let pays = source.pays(pen, EXPLORE);
    offer_exploring(pen, pays, out);
    offer_passages(pen, pays, out);
    offer_claiming(pen, source.pays(pen, CLAIM), out);
}

fn offer_exploring<T: Options<TwilightInscription>>(pen: &Pen<'_>, pays: Pays, out: &mut T) {
    if is_idle::<T>(&[pays]) {
        return;
    }
    let make = |system, pay| Choice::Explore(System::at(system), pay);
    let places = (pen.navigation().all, explorable(pen));
    offer(out, places, pays, make, |system| {
        why_not_explore(pen, system)
    });
}

fn offer_claiming<T: Options<TwilightInscription>>(pen: &Pen<'_>, pays: Pays, out: &mut T) {
    if is_idle::<T>(&[pays]) {
        return;
    }
    let make = |system, pay| Choice::Claim(System::at(system), pay);
    let places = (pen.navigation().all, claimable(pen));
    offer(out, places, pays, make, |system| why_not_claim(pen, system));
}

/// What an effect lets its owner explore: anything that a resource could, or only
/// what is beside one system.
pub(crate) fn explore_free<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    near: Option<System>,
    out: &mut T,
) {
    let Some(near) = near else {
        offer_exploring(pen, Pays::FREE, out);
        return offer_passages(pen, Pays::FREE, out);
    };
    let navigation = pen.navigation();
    let beside = navigation.beside(1 << near.index());
    let make = |system, pay| Choice::Explore(System::at(system), pay);
    let places = (navigation.all, beside & !pen.sheets().explored);
    let ban = |system| match why_not_explore(pen, system) {
        Ban::NoWay => Ban::NotNearby,
        ban => ban,
    };
    offer(out, places, Pays::FREE, make, ban);
}

/// What an effect lets its owner claim.
pub(crate) fn claim_free<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    offer_claiming(pen, Pays::FREE, out);
}

/// Unclaimed systems with assets, to be crossed out (TINS-NAV-12).
pub(crate) fn bar_free<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let (navigation, sheets) = (pen.navigation(), pen.sheets());
    let legal = navigation.with_asset & !sheets.claimed & !sheets.barred;
    let make = |system, _| Choice::Bar(System::at(system));
    let ban = |system| match why_not_claim(pen, system) {
        Ban::Unexplored => Ban::Nowhere,
        ban => ban,
    };
    offer(out, (navigation.all, legal), Pays::FREE, make, ban);
}

/// Which resources have a use.
pub(super) fn usable(pen: &Pen<'_>) -> Kinds {
    let explores = explorable(pen) != 0 || {
        let (from, to) = passages(pen);
        from != 0 && to != 0
    };
    Kinds::default()
        .and(EXPLORE, explores)
        .and(CLAIM, claimable(pen) != 0)
}

/// Draws a line to a system.
pub(crate) fn explore<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    system: System,
    with: Pay,
) {
    pay(play, seat, with, EXPLORE);
    play.game.lane_mut(seat).own.sheets.explored |= 1 << system.index();
}

/// Goes through a wormhole: a passage uses two of them up (TINS-R14), and costs
/// one resource in all (TINS-NAV-09).
pub(crate) fn pass<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (from, to): (u8, u8),
    with: Pay,
) {
    pay(play, seat, with, EXPLORE);
    let reached = Print::of(play, seat).navigation().wormholes[usize::from(to)];
    let sheets = &mut play.game.lane_mut(seat).own.sheets;
    sheets.wormholes |= 1 << from | 1 << to;
    sheets.explored |= 1 << reached.index();
    fire(
        play,
        seat,
        Happening::about(Trigger::ExploreWormhole, reached.index() as u8),
    );
}

/// Circles a system.
pub(crate) fn claim<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    system: System,
    with: Pay,
) {
    pay(play, seat, with, CLAIM);
    circle(play, seat, system);
}

/// Circles a system: its asset is claimed (TINS-NAV-11).
pub(crate) fn circle<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    system: System,
) {
    let navigation = Print::of(play, seat).navigation();
    let (asset, about) = (navigation.asset(system), system.index() as u8);
    play.game.lane_mut(seat).own.sheets.claimed |= 1 << system.index();
    match asset {
        Some(Asset::Relic) => {
            let slot = navigation.relics.iter().position(|relic| *relic == system);
            if let Some(slot) = slot {
                asset::draw_relic(play, seat, slot);
            }
        }
        Some(asset) => {
            if asset == Asset::Planet {
                fire(
                    play,
                    seat,
                    Happening::about(Trigger::ClaimPlanetSystem, about),
                );
            }
            asset::circled(play, seat, asset);
        }
        // TINS-NAV-13: the slot is filled when all pens are down.
        None if system == navigation.mecatol => {
            fire(play, seat, Happening::about(Trigger::ClaimMecatol, about));
        }
        None => fire(
            play,
            seat,
            Happening::about(Trigger::ClaimEmptySystem, about),
        ),
    }
}

/// Crosses a system out.
pub(crate) fn bar<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, system: System) {
    super::done_once(play, seat);
    play.game.lane_mut(seat).own.sheets.barred |= 1 << system.index();
}
