//! Expansion: planets are unlocked and developed, docks are built (TINS-EXP-01 to
//! TINS-EXP-11).

use engine::step::Options;
use engine::{Seat, Sink};
use strum::VariantArray;

use super::{done_once, is_idle, offer_one, pay};
use crate::asset;
use crate::ban::Ban;
use crate::cards::effect::Icons;
use crate::cards::run::{Happening, fire};
use crate::cards::trigger::Trigger;
use crate::choice::Choice;
use crate::content::expansion::DOCKS;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::{Asset, Icon, Line, Resource, Stock};
use crate::pen::{Pen, Print};
use crate::purse::{Kinds, Pay, Pays, Source};
use crate::task::Task;
use crate::{Play, TwilightInscription};

/// All icons of planets that satisfy something, a bit each.
fn icons_of(pen: &Pen<'_>, is: impl Fn(usize) -> bool) -> u128 {
    let planets = pen.expansion().planets.iter().enumerate();
    planets
        .filter(|(number, _)| is(*number))
        .fold(0, |all, (_, planet)| all | planet.icons)
}

/// Icons that can be crossed out (TINS-EXP-01, TINS-EXP-03).
pub(crate) fn open_icons(pen: &Pen<'_>) -> u128 {
    let sheets = pen.sheets();
    icons_of(pen, |planet| sheets.planets >> planet & 1 == 1) & !sheets.icons
}

/// Why an icon cannot be crossed out.
fn why_not(pen: &Pen<'_>, icon: Icon) -> Ban {
    let sheets = pen.sheets();
    if sheets.icons >> icon.index() & 1 == 1 {
        Ban::Crossed
    } else {
        Ban::Locked
    }
}

/// The bits of a set of icons, the lowest first.
fn icons(set: u128) -> impl Iterator<Item = Icon> {
    let (low, high) = (set as u64, (set >> 64) as u64);
    bits(low)
        .chain(bits(high).map(|bit| bit + 64))
        .map(Icon::at)
}

/// What resources can pay for, and what planets can.
pub(super) fn marks<T: Options<TwilightInscription>>(pen: &Pen<'_>, source: &Source, out: &mut T) {
    let pays: [Pays; 3] =
        std::array::from_fn(|kind| source.pays(pen, Kinds::one(Resource::VARIANTS[kind])));
    if !is_idle::<T>(&pays) {
        icons_paid(pen, &pays, out);
        for dock in 0..DOCKS {
            offer_dock(pen, dock, &pays, out);
        }
    }
    // TINS-R33: a planet is spent only where it is written.
    if source.goods {
        offer_planets(pen, out);
    }
}

/// Icons of planets that resources can pay for.
fn icons_paid<T: Options<TwilightInscription>>(pen: &Pen<'_>, pays: &[Pays; 3], out: &mut T) {
    let expansion = pen.expansion();
    let open = open_icons(pen);
    let listed = if T::ASKS_WHY {
        icons_of(pen, |_| true)
    } else {
        let payable = expansion
            .of_kind
            .iter()
            .zip(pays)
            .filter(|(_, pays)| !pays.is_empty());
        open & payable.fold(0, |all, (icons, _)| all | icons)
    };
    for icon in icons(listed) {
        let Some(kind) = expansion.kind(icon) else {
            continue;
        };
        if open >> icon.index() & 1 == 0 {
            out.option(Choice::Icon(icon, Pay::Free), Err(why_not(pen, icon)));
        } else {
            offer_one(out, pays[kind as usize], |pay| Choice::Icon(icon, pay));
        }
    }
}

/// Icons of a dock that can be crossed out, of one kind (TINS-R17).
fn dock_icons(pen: &Pen<'_>, dock: usize, kind: Resource) -> u8 {
    let facts = &pen.expansion().docks[dock];
    facts.of_kind(kind) & !pen.sheets().dock_icons[dock]
}

fn offer_dock<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    dock: usize,
    pays: &[Pays; 3],
    out: &mut T,
) {
    let built = pen.sheets().docks >> dock & 1 == 1;
    for kind in Resource::VARIANTS {
        let choice = |pay| Choice::Dock(dock as u8, *kind, pay);
        if built {
            out.option(choice(Pay::Free), Err(Ban::Built));
        } else if dock_icons(pen, dock, *kind) == 0 {
            out.option(choice(Pay::Free), Err(Ban::Crossed));
        } else {
            offer_one(out, pays[*kind as usize], choice);
        }
    }
}

/// What a planet asset can be spent on (TINS-EXP-02, TINS-EXP-07).
fn offer_planets<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let sheets = pen.sheets();
    let planet = if pen.kept(Stock::Planet) > 0 {
        Ok(())
    } else {
        Err(Ban::NoPlanet)
    };
    if planet.is_err() && !T::ASKS_WHY {
        return;
    }
    for number in 0..pen.expansion().planets.len() {
        let locked = sheets.planets >> number & 1 == 0;
        let verdict = if locked { planet } else { Err(Ban::Unlocked) };
        out.option(Choice::Unlock(number as u8), verdict);
    }
    for dock in 0..DOCKS {
        let built = sheets.docks >> dock & 1 == 1;
        let verdict = if built { Err(Ban::Built) } else { planet };
        out.option(Choice::DockPlanet(dock as u8), verdict);
    }
}

/// Which resources have a use.
pub(super) fn usable(pen: &Pen<'_>) -> Kinds {
    let open = open_icons(pen);
    let mut kinds = Kinds::default();
    for kind in Resource::VARIANTS {
        let dock = |dock| pen.sheets().docks >> dock & 1 == 0 && dock_icons(pen, dock, *kind) != 0;
        let used = open & pen.expansion().of_kind[*kind as usize] != 0 || (0..DOCKS).any(dock);
        kinds = kinds.and(Kinds::one(*kind), used);
    }
    kinds
}

/// The icons that an effect may cross out, among those that are open.
fn free_icons(pen: &Pen<'_>, scope: Icons, planet: Option<u8>) -> u128 {
    let open = open_icons(pen);
    match (scope, planet) {
        (Icons::PopulationLine, _) => open & pen.expansion().population_lines,
        (_, Some(planet)) => open & icons_of(pen, |number| number == usize::from(planet)),
        (Icons::Any | Icons::OnePlanet | Icons::Trigger, None) => open,
    }
}

/// What an effect lets its owner cross out.
pub(crate) fn icons_free<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    scope: Icons,
    planet: Option<u8>,
    out: &mut T,
) {
    let legal = free_icons(pen, scope, planet);
    let listed = if T::ASKS_WHY {
        icons_of(pen, |_| true)
    } else {
        legal
    };
    for icon in icons(listed) {
        let verdict = if legal >> icon.index() & 1 == 1 {
            Ok(())
        } else if open_icons(pen) >> icon.index() & 1 == 0 {
            Err(why_not(pen, icon))
        } else if scope == Icons::PopulationLine {
            Err(Ban::NoPopulation)
        } else {
            Err(Ban::OtherPlanet)
        };
        out.option(Choice::Icon(icon, Pay::Free), verdict);
    }
}

/// The docks that an effect lets its owner build (TINS-EXP-09).
pub(crate) fn docks_free<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    for dock in 0..DOCKS {
        let built = pen.sheets().docks >> dock & 1 == 1;
        let verdict = if built { Err(Ban::Built) } else { Ok(()) };
        out.option(Choice::DockFree(dock as u8), verdict);
    }
}

/// The unclaimed assets of this kind beside planets.
pub(crate) fn bar_lines<T: Options<TwilightInscription>>(pen: &Pen<'_>, asset: Asset, out: &mut T) {
    let sheets = pen.sheets();
    for line in Line::all() {
        if pen.expansion().line(line).1 != Some(asset) {
            continue;
        }
        let verdict = if sheets.lines >> line.index() & 1 == 1 {
            Err(Ban::Claimed)
        } else if sheets.lines_out >> line.index() & 1 == 1 {
            Err(Ban::Crossed)
        } else {
            Ok(())
        };
        out.option(Choice::BarLine(line), verdict);
    }
}

/// Crosses an icon out; a row and a column may be complete with it (TINS-EXP-04,
/// TINS-EXP-05, TINS-R16).
pub(crate) fn cross<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    icon: Icon,
    with: Pay,
) {
    let expansion = Print::of(play, seat).expansion();
    if let Some(kind) = expansion.kind(icon) {
        stick_to_planet(play, seat, icon);
        pay(play, seat, with, Kinds::one(kind));
    }
    let sheets = &mut play.game.lane_mut(seat).own.sheets;
    sheets.icons |= 1 << icon.index();
    let crossed = sheets.icons;
    for line in [icon.row(), icon.column()] {
        let (all, asset) = expansion.line(line);
        let sheets = &mut play.game.lane_mut(seat).own.sheets;
        let out = sheets.lines_out >> line.index() & 1 == 1;
        if let Some(asset) = asset
            && all & !crossed == 0
            && !out
        {
            sheets.lines |= 1 << line.index();
            asset::circled(play, seat, asset);
        }
    }
    if expansion.planets[icon.planet()].icons & !crossed == 0 {
        fire(
            play,
            seat,
            Happening::about(Trigger::CompletePlanet, icon.planet() as u8),
        );
    }
}

/// TINS-CLR-06: an effect for one planet stays there.
fn stick_to_planet<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, icon: Icon) {
    let tasks = &mut play.game.lane_mut(seat).tasks;
    if let Some(Task::Icons(n, Icons::OnePlanet, None)) = tasks.top() {
        tasks.replace(Task::Icons(n, Icons::OnePlanet, Some(icon.planet() as u8)));
    }
}

/// Crosses an icon of a dock out.
pub(crate) fn cross_dock<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (dock, kind): (u8, Resource),
    with: Pay,
) {
    let pen = Pen::of(play.look(), seat);
    let open = dock_icons(&pen, usize::from(dock), kind);
    let all = pen.expansion().docks[usize::from(dock)].all();
    pay(play, seat, with, Kinds::one(kind));
    let crossed = &mut play.game.lane_mut(seat).own.sheets.dock_icons[usize::from(dock)];
    *crossed |= open & open.wrapping_neg();
    if *crossed == all {
        build_dock(play, seat, dock);
    }
}

/// A dock is built: its asset is claimed (TINS-EXP-08).
pub(crate) fn build_dock<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, dock: u8) {
    let asset = Print::of(play, seat).expansion().docks[usize::from(dock)].asset;
    play.game.lane_mut(seat).own.sheets.docks |= 1 << dock;
    asset::circled(play, seat, asset);
}

/// Spends a planet on a dock.
pub(crate) fn dock_with_planet<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    dock: u8,
) {
    asset::strike(play, seat, Stock::Planet);
    build_dock(play, seat, dock);
}

/// Spends a planet to unlock one (TINS-EXP-02).
pub(crate) fn unlock<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, planet: u8) {
    asset::strike(play, seat, Stock::Planet);
    play.game.lane_mut(seat).own.sheets.planets |= 1 << planet;
    fire(play, seat, Happening::about(Trigger::UnlockPlanet, planet));
}

/// Builds a dock that an effect gives.
pub(crate) fn dock_free<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, dock: u8) {
    done_once(play, seat);
    build_dock(play, seat, dock);
}

/// Crosses the asset of a line out.
pub(crate) fn bar_line<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, line: Line) {
    done_once(play, seat);
    play.game.lane_mut(seat).own.sheets.lines_out |= 1 << line.index();
}
