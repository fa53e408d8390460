//! How a battle may end: before it begins, while it goes on, and for a planet.

use engine::map::Hex;
use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::ids::Unit;
use twilight_imperium::odds::{Fight, odds as odds_of};
use twilight_imperium::state::Vessel;
use twilight_imperium::value::combat::{Purpose, Roll};
use twilight_imperium::view::{BattleView, FleetView, PlanetView, View};
use web::parts::{Odds, icon, odds as bar};

use crate::reach::arrivals;
use crate::seen::Seen;

/// The odds of a battle in this system, where one goes on or is to be expected.
pub(crate) fn odds(table: &Seen<'_>, place: Hex) -> Markup {
    let (view, content) = (table.view, table.content);
    if let Some(battle) = view.battle.filter(|battle| battle.place == place) {
        let fight = Fight::going_on(view, content);
        let sides = [battle.attacker, battle.defender];
        return told(table, "ti3-board-odds-now", fight, sides);
    }
    let active = view
        .activation
        .filter(|activation| activation.place == place);
    // Before anything is activated, whoever looks wonders.
    let seat = match (active, view.activation) {
        (Some(activation), _) => Some(activation.seat),
        (None, Some(_)) => None,
        (None, None) => table.scene.viewer.seat(),
    };
    let Some(seat) = seat else { return html! {} };
    let coming = arrivals(table, seat, place);
    let own = table.scene.viewer.is(seat);
    let system = view.system(place);
    let enemy = system.and_then(|system| system.fleets.iter().find(|fleet| fleet.seat != seat));
    let enemy = enemy.map(|fleet| fleet.seat);
    html! {
        @if own && !coming.is_empty() {
            p class="ti-reach" { (icon("cruiser")) (table.say(&Text::new("ti3-board-reach").with("count", coming.len()))) }
        }
        @if let Some(enemy) = enemy {
            (told(table, "ti3-board-odds-there", Fight::ahead(view, content, seat, place), [seat, enemy]))
            @if let Some(all) = with_all(table, seat, place, &coming) {
                (told(table, "ti3-board-odds-all", Fight::ahead(&all, content, seat, place), [seat, enemy]))
            }
        }
    }
}

/// The view if all these ships came, as far as fleet supply allows: the largest
/// first.
fn with_all(table: &Seen<'_>, seat: Seat, place: Hex, coming: &[(Vessel, Hex)]) -> Option<View> {
    let mut view = table.view.clone();
    let there = view.system(place)?.fleets.iter();
    let there = there
        .filter(|fleet| fleet.seat == seat)
        .map(|fleet| fleet.ships.len());
    let limit = usize::from(table.player(seat).counters.fleet);
    let room = limit.saturating_sub(there.sum());
    let mut coming: Vec<Vessel> = coming.iter().map(|(vessel, _)| *vessel).collect();
    coming.sort_by_key(|vessel| std::cmp::Reverse(vessel.ship));
    coming.truncate(room);
    if coming.is_empty() {
        return None;
    }
    let mut systems = view.systems.iter_mut();
    let system = systems.find(|system| system.site.place == place)?;
    if !system.fleets.iter().any(|fleet| fleet.seat == seat) {
        system.fleets.push(FleetView {
            seat,
            ships: Vec::new(),
            fighters: 0,
        });
    }
    let fleet = system.fleets.iter_mut().find(|fleet| fleet.seat == seat)?;
    let coming = coming.into_iter().map(|vessel| (vessel, true));
    fleet.ships.extend(coming);
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
            h3 class="eyebrow" { (table.tell(title)) }
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
