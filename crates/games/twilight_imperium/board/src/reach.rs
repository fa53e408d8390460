//! Which ships could come to a system, as far as everyone can see (TI3-MOV-03 to
//! TI3-MOV-07, TI3-SYS-03 to TI3-SYS-09): what the page shades before anyone asks the
//! rules.

use engine::Seat;
use engine::map::{Hex, PlaceSet};
use twilight_imperium::ids::System;
use twilight_imperium::state::Vessel;
use twilight_imperium::view::SystemView;

use crate::seen::Seen;

/// The most systems that any ship moves.
const FARTHEST: usize = 4;

/// Ships of someone that reach a system and are not there, each with where it is.
pub(crate) fn arrivals(table: &Seen<'_>, seat: Seat, target: Hex) -> Vec<(Vessel, Hex)> {
    if is_closed(table, target) {
        return Vec::new();
    }
    let within = within(table, seat, target);
    let held = &table.player(seat).activated;
    let mut found = Vec::new();
    for system in &table.view.systems {
        let from = system.site.place;
        if from == target || held.contains(&from) {
            continue;
        }
        let own = system.fleets.iter().filter(|fleet| fleet.seat == seat);
        let waiting = own
            .flat_map(|fleet| &fleet.ships)
            .filter(|(_, moved)| !moved);
        for (vessel, _) in waiting {
            let (far, _) = table.view.movement(table.content, vessel.ship, from);
            if within[usize::from(far).min(FARTHEST)].contains(from.index()) {
                found.push((*vessel, from));
            }
        }
    }
    found
}

/// The places from which a system is entered in one step, in two, and so on.
fn within(table: &Seen<'_>, seat: Seat, target: Hex) -> [PlaceSet; FARTHEST + 1] {
    let crossed = |system: &&SystemView| {
        let barred = is_closed(table, system.site.place)
            || table.content.tile(system.site.tile).kind == System::Nebula;
        let mut enemies = system.fleets.iter().filter(|fleet| fleet.seat != seat);
        !barred && !enemies.any(|fleet| !fleet.ships.is_empty())
    };
    let crossable = table.view.systems.iter().filter(crossed);
    let crossable: PlaceSet = crossable.map(|system| system.site.place.index()).collect();
    let mut within = [PlaceSet::NONE; FARTHEST + 1];
    within[1] = adjacent(table, target);
    for step in 2..=FARTHEST {
        let across = Hex::of(within[step - 1].intersection(crossable));
        within[step] = across.fold(within[step - 1], |near, place| {
            near.union(adjacent(table, place))
        });
    }
    within
}

/// Systems that nobody can enter.
fn is_closed(table: &Seen<'_>, place: Hex) -> bool {
    let system = table.view.system(place);
    let kind = system.map(|system| table.content.tile(system.site.tile).kind);
    matches!(kind, None | Some(System::AsteroidField | System::Supernova))
}

/// The systems next to a place, through wormholes too.
fn adjacent(table: &Seen<'_>, place: Hex) -> PlaceSet {
    let gate = |place: Hex| {
        let system = table.view.system(place)?;
        table.content.tile(system.site.tile).wormhole
    };
    let here = gate(place);
    let near = |other: &Hex| {
        let beside = place.neighbours().contains(other.index());
        *other != place && (beside || (here.is_some() && gate(*other) == here))
    };
    let laid = table.view.systems.iter().map(|system| system.site.place);
    laid.filter(near).map(Hex::index).collect()
}
