//! What everyone knows of the Rastur beside the map: how near their victory is, what
//! is left to draw; alone, the reserve, the Transit Box and what lies face up. And
//! how a game against them ended.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::choice::Subject;
use merchant_of_venus::content::Content;
use merchant_of_venus::ids::{Counter, Rastur};
use merchant_of_venus::options::Length;
use merchant_of_venus::phase::rastur::seen::last_die;
use merchant_of_venus::view::{Pending, SwarmView};
use web::parts::{chip, icon, meter};

use crate::seen::Seen;
use crate::{rastur, symbols};

/// How far the Rastur are on their way: those that have left the supply, and how many
/// that has to be.
fn way(table: &Seen<'_>, swarm: &SwarmView) -> (usize, usize) {
    let all = began(table.content, table.view.target);
    let left = usize::try_from(swarm.left).unwrap_or(all);
    (all.saturating_sub(left), all)
}

/// How many are in the supply when a game for this wealth begins.
fn began(content: &Content, target: i32) -> usize {
    let length = Length::ALL
        .into_iter()
        .find(|length| length.target() == target);
    let begins =
        |rastur: &Rastur| length.is_some_and(|length| content.invaders.begins(length, *rastur));
    let kinds = Rastur::all().filter(begins);
    kinds
        .map(|rastur| usize::from(content.rastur(rastur).counters))
        .sum()
}

/// What the last die of who is alone brought.
pub(crate) fn die(table: &Seen<'_>) -> Markup {
    let swarm = table.view.swarm.as_ref();
    let text = swarm.and_then(|swarm| last_die(table.content, swarm));
    html! { @if let Some(text) = text { span class="tag mv-fate" { (table.say(&text)) } } }
}

/// A chip for the turn: how many are left to draw.
pub(crate) fn left(table: &Seen<'_>) -> Markup {
    html! {
        @if let Some(swarm) = &table.view.swarm {
            (chip(symbols::RASTUR, &table.tell("mov-board-rastur-left"), swarm.left))
        }
    }
}

/// All that is known of them, folded; how far they are is always in sight.
pub(crate) fn swarm(table: &Seen<'_>) -> Markup {
    let Some(swarm) = &table.view.swarm else {
        return html! {};
    };
    let (gone, all) = way(table, swarm);
    html! {
        details id="mv-swarm" name="mv-books" class="mv-ledger mv-swarm" {
            summary { (icon(symbols::RASTUR)) (meter(&table.tell("mov-board-rastur-near"), gone, all)) }
            div class="panel mv-book" {
                p { (table.say(&Text::new("mov-board-rastur-goal").with("count", swarm.left))) }
                @if let Some(value) = swarm.placing { (heap(table, "mov-board-rastur-placing", &[(value, 1)])) }
                (heap(table, "mov-board-rastur-supply", &swarm.supply))
                @if table.view.modules.alone {
                    @let transit: Vec<(i32, u8)> = swarm.transit.map(|value| (value, 1)).into_iter().collect();
                    (heap(table, "mov-board-rastur-transit", &transit))
                    (heap(table, "mov-board-rastur-reserve", &swarm.reserve))
                    (learned(table))
                }
            }
        }
    }
}

/// Rastur that lie together, the weakest first.
fn heap(table: &Seen<'_>, title: &'static str, listed: &[(i32, u8)]) -> Markup {
    let title = table.tell(title);
    html! {
        section class="mv-heap" {
            h4 class="eyebrow" { (title) }
            @if listed.is_empty() {
                p class="faint" { (table.tell("mov-board-empty")) }
            } @else {
                ul aria-label=(title) { @for (value, count) in listed { li { (token(table, *value, *count)) } } }
            }
        }
    }
}

fn token(table: &Seen<'_>, value: i32, count: u8) -> Markup {
    let inner = html! {
        (icon(symbols::RASTUR))
        b { (table.money(value)) }
        @if count > 1 { small { "×" (count) } }
    };
    match rastur::of_value(table.content, value) {
        Some(rastur) => table.thing(Subject::Rastur(rastur), "mv-token", &inner),
        None => inner,
    }
}

/// What who is alone has learned and may read again: IOUs of Cultures that are not
/// discovered yet, and counters (MOV-17.4a).
fn learned(table: &Seen<'_>) -> Markup {
    let title = table.tell("mov-board-learned");
    let worlds = table.view.worlds.iter();
    let ious: Vec<_> = worlds
        .filter(|world| !world.discovered)
        .filter_map(|world| Some((world.culture?, world.system)))
        .collect();
    let boxes = table.view.boxes.iter();
    let counters: Vec<_> = boxes
        .filter_map(|found| Some((found.counter?, found)))
        .collect();
    html! {
        section class="mv-heap" {
            h4 class="eyebrow" { (title) }
            @if ious.is_empty() && counters.is_empty() {
                p class="faint" { (table.tell("mov-board-learned-nothing")) }
            } @else {
                ul aria-label=(title) {
                    @for (culture, system) in ious {
                        @let inner = html! { (icon("mv-iou")) b { (table.culture(culture)) } small { (table.system(system)) } };
                        li { (table.thing_for(Subject::Culture(culture), |_| false, "mv-token", &inner)) }
                    }
                    @for (counter, found) in counters {
                        @let inner = html! {
                            (icon(symbol(counter)))
                            b { (table.phrase(&table.content.counter(counter))) }
                            small { (table.space(found.space)) @if !found.up { ", " (table.tell("mov-box-down")) } }
                        };
                        li { (table.thing_for(Subject::Space(found.space), |_| false, "mv-token", &inner)) }
                    }
                }
            }
        }
    }
}

const fn symbol(counter: Counter) -> &'static str {
    match counter {
        Counter::Penalty(..) => "mv-oval",
        Counter::Telegate(_) => "mv-circle",
        Counter::OpenPort => "mv-anchor",
        Counter::Relic(relic) => symbols::of_relic(relic),
    }
}

/// How it ended, where the Rastur were to be feared.
pub(crate) fn ending(table: &Seen<'_>) -> Markup {
    let Some(swarm) = &table.view.swarm else {
        return html! {};
    };
    if table.view.pending != Pending::Over {
        return html! {};
    }
    let alone = table.view.modules.alone.then(|| Seat::all(1).next());
    // Who is alone has won if the wealth is there: it is tested before the Rastur
    // come (MOV-R59). Among several the game is over with the last one (MOV-16.5a).
    let text = match alone.flatten() {
        Some(seat) if table.merchant(seat).wealth >= table.view.target => {
            Text::new("mov-board-won-alone").with("count", swarm.left)
        }
        Some(seat) => Text::new("mov-board-lost-alone")
            .with("sum", table.merchant(seat).wealth)
            .with("target", table.view.target),
        None if swarm.left == 0 => Text::new("mov-board-rastur-won"),
        None => return html! {},
    };
    let (gone, all) = way(table, swarm);
    html! {
        section class="panel mv-turn mv-ending" aria-label=(table.tell("mov-board-rastur")) {
            p { (icon(symbols::RASTUR)) " " (table.say(&text)) }
            (meter(&table.tell("mov-board-rastur-near"), gone, all))
        }
    }
}
