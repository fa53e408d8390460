//! How a battle may end: before it begins, while it goes on, and for a planet.

use engine::map::Hex;
use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::Unit;
use twilight_imperium::odds::{Fight, odds as odds_of};
use twilight_imperium::state::Vessel;
use twilight_imperium::value::combat::{Purpose, Roll};
use twilight_imperium::view::{BattleView, FleetView, PlanetView, View};
use web::parts::{Odds, odds as bar};

use crate::seen::Seen;

/// The odds of a battle in this system, where one goes on or is to be expected.
pub(crate) fn odds(table: &Seen<'_>, place: Hex) -> Markup {
    let (view, content) = (table.view, table.content);
    if let Some(battle) = view.battle.filter(|battle| battle.place == place) {
        let fight = Fight::going_on(view, content);
        let sides = [battle.attacker, battle.defender];
        return told(table, "ti3-board-odds-now", fight, sides);
    }
    let Some(activation) = view
        .activation
        .filter(|activation| activation.place == place)
    else {
        return html! {};
    };
    let seat = activation.seat;
    let system = view.system(place);
    let enemy = system.and_then(|system| system.fleets.iter().find(|fleet| fleet.seat != seat));
    let Some(enemy) = enemy.map(|fleet| fleet.seat) else {
        return html! {};
    };
    let all = with_all(table, seat, place);
    html! {
        (told(table, "ti3-board-odds-there", Fight::ahead(view, content, seat, place), [seat, enemy]))
        @if let Some(all) = all {
            (told(table, "ti3-board-odds-all", Fight::ahead(&all, content, seat, place), [seat, enemy]))
        }
    }
}

/// The view if all ships came that can, as far as fleet supply allows: the largest
/// first.
fn with_all(table: &Seen<'_>, seat: Seat, place: Hex) -> Option<View> {
    let mut view = table.view.clone();
    let mut room = usize::from(table.player(seat).counters.fleet);
    let own = |fleet: &FleetView| fleet.seat == seat;
    let there = view.system(place)?.fleets.iter().find(|fleet| own(fleet));
    room = room.saturating_sub(there.map_or(0, |fleet| fleet.ships.len()));
    let mut coming: Vec<Vessel> = Vec::new();
    for choosable in table.choices {
        if let Choice::Move(vessel, from) = choosable.choice {
            let fleets = &view.system(from)?.fleets;
            let fleet = fleets.iter().find(|fleet| own(fleet))?;
            let alike = fleet.ships.iter().filter(|ship| **ship == (vessel, false));
            coming.extend(alike.map(|(vessel, _)| *vessel));
        }
    }
    coming.sort_by_key(|vessel| std::cmp::Reverse(vessel.ship));
    coming.truncate(room);
    if coming.is_empty() {
        return None;
    }
    let system = view
        .systems
        .iter_mut()
        .find(|system| system.site.place == place)?;
    if !system.fleets.iter().any(own) {
        system.fleets.push(FleetView {
            seat,
            ships: Vec::new(),
            fighters: 0,
        });
    }
    let fleet = system.fleets.iter_mut().find(|fleet| fleet.seat == seat)?;
    fleet
        .ships
        .extend(coming.into_iter().map(|vessel| (vessel, true)));
    Some(view)
}

/// The odds of the fight for a planet with those who have landed there.
pub(crate) fn for_planet(
    table: &Seen<'_>,
    attacker: Seat,
    planet: &PlanetView,
    (landed, guns): (u8, (u8, u8)),
) -> Markup {
    let Some(defender) = planet.owner.filter(|owner| *owner != attacker) else {
        return html! {};
    };
    if landed == 0 || planet.ground + planet.pds == 0 {
        return html! {};
    }
    let guns = [guns.0, guns.1];
    let fight = Fight::landing(table.view, table.content, planet.planet, landed, guns);
    told(table, "ti3-board-odds-planet", fight, [attacker, defender])
}

/// Odds as a bar with what both sides can expect to lose; whoever looks comes first.
fn told(table: &Seen<'_>, title: &'static str, fight: Option<Fight>, sides: [Seat; 2]) -> Markup {
    let Some(fight) = fight else { return html! {} };
    let odds = odds_of(&fight);
    let share = |chance: f64| (chance * 1000.0).round() as u32;
    let mut shown = Odds {
        win: share(odds.win),
        draw: share(odds.draw),
        loss: share(odds.lose),
    };
    let (mut sides, mut lost) = (sides, odds.lost);
    if table.scene.viewer.is(sides[1]) {
        sides.reverse();
        lost.reverse();
        std::mem::swap(&mut shown.win, &mut shown.loss);
    }
    let tenths = |value: f64| format!("{value:.1}");
    let rounds = Text::new("ti3-board-odds-rounds").with("rounds", tenths(odds.rounds));
    html! {
        section class="ti-odds" {
            h4 class="eyebrow" { (table.tell(title)) }
            (bar(&table.scene.voice, shown, sides.map(|seat| table.colour(seat))))
            p {
                (table.say(&rounds))
                @for (seat, lost) in sides.into_iter().zip(lost) {
                    span class="ti-lost" { (table.emblem(seat, "xs")) (table.phrase(&Text::new("ti3-board-odds-lost").with("count", tenths(lost)))) }
                }
            }
        }
    }
}

/// What a die of a unit must show in a battle, and why.
pub(crate) fn needs(table: &Seen<'_>, battle: BattleView, seat: Seat, unit: Unit) -> Markup {
    let roll = Roll {
        unit,
        purpose: Purpose::Round,
        place: battle.place,
        defends: seat == battle.defender,
    };
    let (value, why) = table.view.hits_on(table.content, roll);
    let why: Vec<String> = why.iter().map(|text| table.phrase(text)).collect();
    let why = why.join("; ");
    html! { span class="ti-needs" title=(why) { (value) "+" span class="vh" { " (" (why) ")" } } }
}
