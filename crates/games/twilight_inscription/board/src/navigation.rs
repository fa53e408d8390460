//! Navigation: a web of systems with the hyperlanes between them (TINS-NAV-01a).

use std::collections::VecDeque;
use std::fmt::Write;

use maud::{Markup, html};
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::content::Navigation;
use twilight_inscription::ids::{Asset, System};
use twilight_inscription::state::Sheets;
use twilight_inscription::words;

use crate::glyph::{self, stamp, text};
use crate::ink::{self, Point, whole};
use crate::paper::{Field, Spot, Written};
use crate::seen::{Desk, Seen, has};

/// How large a system is to be pressed.
const PRESSED: f32 = 46.0;

/// Where a system is drawn: what the content counts from the bottom.
fn at(navigation: &Navigation, system: System) -> Point {
    let (x, y) = navigation.systems[system.index()].at;
    (48.0 + 67.0 * f32::from(x), 534.0 - 38.5 * f32::from(y))
}

/// Every system of a sheet.
fn systems(navigation: &Navigation) -> impl Iterator<Item = System> {
    System::all().take(navigation.systems.len())
}

/// The hyperlanes, the systems and what can be claimed there.
pub(crate) fn print(desk: &Desk<'_>) -> Markup {
    let navigation = desk.navigation();
    html! {
        path class="ins-lanes" d=(lanes(navigation, |_| true)) {}
        path class="ins-lanes ins-begun" d=(lanes(navigation, |system| has(navigation.explored, system.index()))) {}
        @for system in systems(navigation) {
            @let place = at(navigation, system);
            @if system == navigation.mecatol {
                circle class="ins-throne" cx=(whole(place.0)) cy=(whole(place.1)) r="31" {}
                (stamp("crown", "ins-gold", place, 34.0))
            } @else if system == navigation.home {
                circle class="ins-throne" cx=(whole(place.0)) cy=(whole(place.1)) r="26" {}
                (stamp("ins-home", "ins-pale", place, 30.0))
            } @else {
                circle class={ "ins-disc" @if has(navigation.explored, system.index()) { " ins-known" } } cx=(whole(place.0)) cy=(whole(place.1)) r="20" {}
                @if let Some(asset) = navigation.asset(system) { (glyph::asset(asset, place, 26.0)) }
            }
            @if navigation.asset(system) == Some(Asset::Relic) { rect class="ins-blank" x=(whole(place.0 + 22.0)) y=(whole(place.1 - 14.0)) width="27" height="27" rx="4" {} }
        }
        @for (nth, system) in navigation.wormholes.iter().enumerate() {
            @let (x, y) = at(navigation, *system);
            (stamp("ins-worm", "ins-violet", (x - 27.0, y - 13.0), 22.0))
            (text((x - 27.0, y + 14.0), "ins-small", format_args!("w{}", nth + 1)))
        }
    }
}

/// The hyperlanes between some systems as one line: each is drawn once, from the system
/// that comes first.
fn lanes(navigation: &Navigation, some: impl Fn(System) -> bool) -> String {
    let mut path = String::new();
    for from in systems(navigation).filter(|from| some(*from)) {
        for to in systems(navigation).filter(|to| *to > from && some(*to)) {
            if has(navigation.neighbours[from.index()], to.index()) {
                let ((x, y), (to_x, to_y)) = (at(navigation, from), at(navigation, to));
                // Writing to a string cannot fail.
                let _ = write!(
                    path,
                    "M{} {}L{} {}",
                    whole(x),
                    whole(y),
                    whole(to_x),
                    whole(to_y)
                );
            }
        }
    }
    path
}

/// From where a line leads to each explored system: hyperlane by hyperlane from home,
/// then from wherever a wormhole has led.
fn ways(navigation: &Navigation, explored: u64) -> Vec<Option<System>> {
    let mut ways = vec![None; navigation.systems.len()];
    let mut reached: u64 = 0;
    let first = std::iter::once(navigation.home);
    for begin in first.chain(systems(navigation)) {
        if !has(explored, begin.index()) || has(reached, begin.index()) {
            continue;
        }
        reached |= 1 << begin.index();
        let mut queue = VecDeque::from([begin]);
        while let Some(from) = queue.pop_front() {
            let beside = navigation.neighbours[from.index()] & explored & !reached;
            for to in systems(navigation).filter(|to| has(beside, to.index())) {
                reached |= 1 << to.index();
                ways[to.index()] = Some(from);
                queue.push_back(to);
            }
        }
    }
    ways
}

/// A line between two systems, from rim to rim.
fn way(navigation: &Navigation, from: System, to: System) -> String {
    let ((x, y), (to_x, to_y)) = (at(navigation, from), at(navigation, to));
    let long = (to_x - x).hypot(to_y - y).max(1.0);
    let (dx, dy) = ((to_x - x) / long * 21.0, (to_y - y) / long * 21.0);
    ink::line((x + dx, y + dy), (to_x - dx, to_y - dy))
}

fn ring(navigation: &Navigation, system: System) -> String {
    let size = if system == navigation.mecatol {
        35.0
    } else {
        24.0
    };
    ink::ring(at(navigation, system), (size, size))
}

/// What is written: lines, circles, crosses.
pub(crate) fn write(desk: &Desk<'_>, written: &mut Written) {
    let (navigation, now, before) = (desk.navigation(), desk.now, desk.before);
    let ways = ways(navigation, now.explored);
    for system in systems(navigation) {
        let index = system.index();
        let place = at(navigation, system);
        // What is explored from the start is printed.
        let printed = has(navigation.explored, index);
        if let Some(from) = ways[index].filter(|_| !printed) {
            let old = has(before.explored, index);
            written.add(old, &way(navigation, from, system));
        }
        if has(now.claimed, index) && system != navigation.home {
            written.add(has(before.claimed, index), &ring(navigation, system));
        }
        if has(now.barred, index) {
            written.add(has(before.barred, index), &ink::cross(place, 19.0));
        }
        if has(now.struck.systems, index) {
            written.add(
                has(before.struck.systems, index),
                &ink::diagonal(place, 13.0),
            );
        }
    }
    for (nth, system) in navigation.wormholes.iter().enumerate() {
        if now.wormholes >> nth & 1 == 1 {
            let (x, y) = at(navigation, *system);
            written.add(
                before.wormholes >> nth & 1 == 1,
                &ink::ring((x - 27.0, y - 13.0), (14.0, 14.0)),
            );
        }
    }
}

/// Values that are written beside systems.
pub(crate) fn figures(desk: &Desk<'_>) -> Markup {
    let (navigation, now): (_, &Sheets) = (desk.navigation(), desk.now);
    html! {
        @for (nth, system) in navigation.relics.iter().enumerate() {
            @if now.relics[nth] > 0 {
                @let (x, y) = at(navigation, *system);
                (text((x + 35.0, y + 7.0), "ins-written ins-less", now.relics[nth]))
            }
        }
        @if now.mecatol > 0 {
            @let (x, y) = at(navigation, navigation.mecatol);
            (text((x + 50.0, y + 8.0), "ins-written", now.mecatol))
        }
    }
}

/// What a choice would write.
pub(crate) fn mark(desk: &Desk<'_>, choice: Choice) -> Option<String> {
    let navigation = desk.navigation();
    match choice {
        Choice::Explore(system, _) => {
            let beside = navigation.neighbours[system.index()] & desk.now.explored;
            let from = systems(navigation).find(|from| has(beside, from.index()));
            let from = from.unwrap_or(navigation.home);
            Some(way(navigation, from, system))
        }
        Choice::Worm(from, to, _) => {
            let end = |nth: u8| navigation.wormholes.get(usize::from(nth)).copied();
            let (from, to) = (end(from)?, end(to)?);
            Some(way(navigation, from, to) + &ring(navigation, to))
        }
        Choice::Claim(system, _) => Some(ring(navigation, system)),
        Choice::Bar(system) => Some(ink::cross(at(navigation, system), 19.0)),
        _ => None,
    }
}

/// Where it can be pressed.
pub(crate) fn places(table: &Seen<'_>, desk: &Desk<'_>, field: &mut Field) {
    let navigation = desk.navigation();
    for system in systems(navigation) {
        let spot = Spot {
            subject: Subject::System(system),
            at: at(navigation, system),
            size: (PRESSED, PRESSED),
        };
        let holds = navigation.asset(system).map(words::asset);
        let holds = holds.map_or_else(String::new, |asset| table.phrase(&asset));
        field.place(table, spot, &format!("{system} {holds}"));
    }
}
