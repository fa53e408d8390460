//! A battle in space: two fleets, the steps of a round, dice, hits.

use engine::Text;
use maud::{Markup, html};
use twilight_imperium::choice::{Choice, Subject};
use twilight_imperium::ids::Unit;
use twilight_imperium::state::{Salvo, Vessel};
use twilight_imperium::view::{BattleView, FleetView, Moment, VolleyView};
use web::parts::{icon, phases};

use crate::fleet::{Count, ships};
use crate::seen::Seen;
use crate::{dice, odds, symbols};

const MOMENTS: [(Moment, &str); 3] = [
    (Moment::Announcing, "ti3-board-moment-announcing"),
    (Moment::Losses, "ti3-board-moment-losses"),
    (Moment::Retreat, "ti3-board-moment-retreat"),
];

/// The battle that goes on.
pub(crate) fn battle(table: &Seen<'_>) -> Markup {
    let Some(battle) = table.view.battle else {
        return html! {};
    };
    let words = MOMENTS.map(|(_, key)| table.tell(key));
    let at = MOMENTS
        .iter()
        .position(|(moment, _)| *moment == battle.moment);
    html! {
        (phases(&table.tell("ti3-board-round-steps"), &words, at.unwrap_or(0)))
        div class="ti-battle" {
            (side(table, battle, 0))
            (side(table, battle, 1))
        }
        (odds::odds(table, battle.place))
    }
}

/// One side: its ships, what they rolled, what is still to be taken.
fn side(table: &Seen<'_>, battle: BattleView, nth: usize) -> Markup {
    let (seat, role) = match nth {
        0 => (battle.attacker, "ti3-board-attacker"),
        _ => (battle.defender, "ti3-board-defender"),
    };
    let system = table.view.system(battle.place);
    let fleets = system.map_or(&[][..], |system| &system.fleets);
    let fleet = fleets.iter().find(|fleet| fleet.seat == seat);
    let volley = table.view.volley.as_ref();
    let volley = volley.filter(|volley| matches!(volley.of, Salvo::Space | Salvo::Barrage));
    let hits = battle.hits.filter(|(whose, _)| *whose == seat);
    html! {
        section class={ "ti-force " (table.colour(seat).class()) } {
            header {
                (table.emblem(seat, "s"))
                div { b { (table.scene.seat(seat).name) } small { (table.tell(role)) } }
            }
            @if let Some((_, left)) = hits {
                p class="ti-hits" { (icon("ti-burst")) (table.phrase(&Text::new("ti3-board-hits-left").with("count", left))) }
            }
            @if battle.leaves == Some(seat) { p class="ti-leaves" { (table.tell("ti3-board-will-retreat")) } }
            @if let Some(fleet) = fleet {
                ul class="ti-hulls" {
                    @for kind in ships(fleet) { li { (kind_of(table, battle, fleet, kind, (volley, nth))) } }
                }
            }
            (lost(table, fleet, volley, nth))
        }
    }
}

/// Ships of one type: silhouettes, damaged ones marked; what a die must show; the
/// dice that they rolled.
fn kind_of(
    table: &Seen<'_>,
    battle: BattleView,
    fleet: &FleetView,
    kind: Count,
    (volley, nth): (Option<&VolleyView>, usize),
) -> Markup {
    let rolled = volley.and_then(|volley| {
        volley.sides[nth]
            .iter()
            .find(|(unit, ..)| *unit == kind.unit)
    });
    let own = table.scene.viewer.is(fleet.seat);
    html! {
        div class="ti-kind" title=(table.unit(kind.unit)) {
            @if kind.unit == Unit::Fighter {
                (hull(table, battle, None, own, kind.count))
            } @else {
                @for (vessel, count) in alike(fleet, kind.unit) { (hull(table, battle, Some(vessel), own, count)) }
            }
            (odds::needs(table, battle, fleet.seat, kind.unit))
        }
        @if let Some((_, value, fallen)) = rolled { (dice::fell(table, *value, *fallen)) }
    }
}

/// Ships of a type by what tells them apart.
fn alike(fleet: &FleetView, unit: Unit) -> Vec<(Vessel, u8)> {
    let mut found: Vec<(Vessel, u8)> = Vec::new();
    for (vessel, _) in fleet
        .ships
        .iter()
        .filter(|(vessel, _)| vessel.ship.unit() == unit)
    {
        match found.iter_mut().find(|(other, _)| other == vessel) {
            Some((_, count)) => *count += 1,
            None => found.push((*vessel, 1)),
        }
    }
    found
}

/// Ships that are alike. Who takes hits presses what takes the next one: damage
/// where a ship can take it, else its loss.
fn hull(
    table: &Seen<'_>,
    battle: BattleView,
    vessel: Option<Vessel>,
    own: bool,
    count: u8,
) -> Markup {
    let unit = vessel.map_or(Unit::Fighter, |vessel| vessel.ship.unit());
    let choice = match vessel {
        Some(vessel) if vessel.can_sustain() => Choice::Damage(vessel),
        Some(vessel) => Choice::Lose(vessel),
        None => Choice::LoseFighter,
    };
    let listed = table.choice(choice).filter(|_| own);
    let word = match vessel {
        Some(vessel) => vessel_words(table, vessel),
        None => table.unit(unit).to_owned(),
    };
    let inner = html! {
        span class={ "ti-hull" @if vessel.is_some_and(|vessel| vessel.hurt) { " ti-hurt-hull" } } title=(word) {
            (icon(symbols::of_unit(unit)))
            span class="vh" { (word) }
            @if vessel.is_some_and(|vessel| vessel.hurt) { (icon("ti-burst")) }
            @if let Some(vessel) = vessel.filter(|vessel| vessel.cargo() > 0) {
                small { (icon("ground")) (vessel.cargo()) }
            }
            b { "×" (count) }
        }
    };
    html! {
        @if listed.is_some() { (table.press(Subject::Place(battle.place), listed, "ti-take", &inner)) } @else { (inner) }
    }
}

/// A ship in words, with what has become of it and what is aboard.
pub(crate) fn vessel_words(table: &Seen<'_>, vessel: Vessel) -> String {
    let key = match (vessel.hurt, vessel.cargo() > 0) {
        (false, false) => "ti3-vessel",
        (true, false) => "ti3-vessel-hurt",
        (false, true) => "ti3-vessel-laden",
        (true, true) => "ti3-vessel-hurt-laden",
    };
    let text = Text::new(key).with("ship", &table.content.unit(vessel.ship.unit()).name);
    table.phrase(&match vessel.cargo() {
        0 => text,
        _ => text.with("ground", vessel.ground).with("pds", vessel.pds),
    })
}

/// Dice of ships that are there no more.
fn lost(
    table: &Seen<'_>,
    fleet: Option<&FleetView>,
    volley: Option<&VolleyView>,
    nth: usize,
) -> Markup {
    let there = fleet.map(ships).unwrap_or_default();
    let gone = |unit: Unit| !there.iter().any(|kind| kind.unit == unit);
    let rolled = volley.map_or(&[][..], |volley| &volley.sides[nth]);
    html! {
        @for (unit, value, fallen) in rolled.iter().filter(|(unit, ..)| gone(*unit)) {
            div class="ti-roll ti-gone" {
                span title=(table.unit(*unit)) { (icon(symbols::of_unit(*unit))) }
                (dice::needs(table, *unit, *value))
                (dice::fell(table, *value, *fallen))
            }
        }
    }
}
