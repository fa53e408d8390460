//! The viewer's own ship: holds, hull, Relics, IOUs and money; before that, the
//! races to choose from. The port and the ledger lie beside it.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::ids::{Fare, Gear, Item};
use merchant_of_venus::ship::Cargo;
use merchant_of_venus::view::{MerchantView, Pending, StowedView};
use strum::VariantArray;
use web::parts::icon;

use crate::seen::Seen;
use crate::{battle, cultures, ledger, port, swarm, symbols};

/// The tray: who has no seat sees the port and the ledger alone.
pub(crate) fn tray(table: &Seen<'_>) -> Option<Markup> {
    let seat = table.scene.viewer.seat();
    Some(html! {
        // First on a phone, where it is not beside the map.
        (battle::battle(table))
        @match seat {
            Some(_) if table.view.pending == Pending::Race => (races(table)),
            Some(seat) => (ship(table, seat)),
            None => div class="mv-ship" { (ledger::ledger(table)) (swarm::swarm(table)) },
        }
        (port::port(table))
    })
}

/// The races that players choose from; those of others are taken.
fn races(table: &Seen<'_>) -> Markup {
    html! {
        ul class="mv-races" aria-label=(table.tell("mov-board-races")) {
            @for culture in cultures::races(table.content) {
                @let facts = table.content.culture(culture);
                @let inner = html! {
                    (icon(symbols::of_technology(facts.technology)))
                    span { b { (table.culture(culture)) } small { (table.name(&table.content.technology(facts.technology).name)) } }
                    span class="mv-no" { (culture) }
                };
                li { (table.thing(Subject::Culture(culture), "mv-race", &inner)) }
            }
        }
    }
}

fn ship(table: &Seen<'_>, seat: Seat) -> Markup {
    let merchant = table.merchant(seat);
    let facts = table.content.ship(merchant.ship);
    let load = Load::of(merchant);
    let inner = html! {
        (icon(symbols::of_ship(merchant.ship)))
        span {
            b { (table.name(&facts.name)) }
            small { (table.phrase(&Text::new("mov-board-dice-count").with("count", facts.dice))) }
        }
    };
    html! {
        div class="mv-ship" {
            (table.thing(Subject::Ship(merchant.ship), "mv-type", &inner))
            @let inside = if merchant.stowed.is_empty() { holds(table, &load, facts.holds.into()) } else { stowed(table, seat, &merchant.stowed) };
            (group(table, "mov-board-holds", "mv-holds", &inside))
            (group(table, "mov-board-hull", "mv-hulls", &hull(table, &load)))
            @if !load.relics.is_empty() {
                (group(table, "mov-board-relics", "mv-relics", &html! { @for item in &load.relics { li class="mv-hold" { (counter(table, *item)) } } }))
            }
            @if !merchant.ious.is_empty() { (group(table, "mov-board-ious", "mv-ious", &ious(table, merchant))) }
            (ledger::ledger(table))
            (swarm::swarm(table))
            (money(table, seat, merchant))
        }
    }
}

fn group(table: &Seen<'_>, title: &'static str, class: &str, list: &Markup) -> Markup {
    let title = table.tell(title);
    html! {
        div class="mv-group" {
            span class="eyebrow" aria-hidden="true" { (title) }
            ul class=(class) aria-label=(title) { (list) }
        }
    }
}

/// What is on board, by where it is.
struct Load {
    /// What fills a hold each.
    goods: Vec<Item>,
    /// What takes half a hold.
    small: Vec<Item>,
    /// What the hull carries.
    hull: Vec<Item>,
    /// Relics take no room.
    relics: Vec<Item>,
}

impl Load {
    fn of(merchant: &MerchantView) -> Self {
        let mut load = Self {
            goods: Vec::new(),
            small: Vec::new(),
            hull: Vec::new(),
            relics: Vec::new(),
        };
        for (item, count) in merchant.cargo.items() {
            for nth in 0..count {
                match item {
                    Item::Good(_) => load.goods.push(item),
                    Item::Relic(_) => load.relics.push(item),
                    Item::Gear(gear) if nth == 0 && gear.fits_hull() => load.hull.push(item),
                    Item::Gear(_) | Item::Fare(_) => load.small.push(item),
                }
            }
        }
        load
    }
}

/// The holds as they are, where it matters what lies beside what.
fn stowed(table: &Seen<'_>, seat: Seat, holds: &[Vec<StowedView>]) -> Markup {
    html! {
        @for (number, hold) in (1..).zip(holds) {
            @match hold.as_slice() {
                _ if table.choice(Choice::Into(number)).is_some() => li class="mv-hold" { (into(table, (seat, number), hold)) },
                [] => { (empty(table)) }
                [one] if matches!(one.item, Item::Good(_)) => li class="mv-hold" { (counter(table, one.item)) },
                pair => li class="mv-hold mv-half" { @for one in pair { (state(table, one)) } },
            }
        }
    }
}

/// A hold that what comes next can go into.
fn into(table: &Seen<'_>, (seat, number): (Seat, u8), hold: &[StowedView]) -> Markup {
    let inner = html! {
        b { (number) }
        @for stowed in hold { (icon(symbols::of_item(stowed.item))) span { (table.item(stowed.item)) } }
        @if hold.is_empty() { span { (table.tell("mov-board-empty")) } }
    };
    let choice = Some(Choice::Into(number));
    table.press(Subject::Hold(seat, number), choice, "mv-item", &inner)
}

/// A counter on board, face down where it is damaged.
fn state(table: &Seen<'_>, stowed: &StowedView) -> Markup {
    let drawn = counter(table, stowed.item);
    if !stowed.damaged {
        return drawn;
    }
    let word = table.tell("mov-board-damaged");
    html! { span class="mv-broken" title=(word) { (drawn) (icon("mv-burst")) span class="vh" { (word) } } }
}

fn empty(table: &Seen<'_>) -> Markup {
    html! { li class="mv-hold mv-empty" { span class="vh" { (table.tell("mov-board-empty")) } } }
}

fn holds(table: &Seen<'_>, load: &Load, all: usize) -> Markup {
    let full = load.goods.len() + load.small.len().div_ceil(2);
    html! {
        @for item in &load.goods { li class="mv-hold" { (counter(table, *item)) } }
        @for pair in load.small.chunks(2) {
            li class="mv-hold mv-half" { @for item in pair { (counter(table, *item)) } }
        }
        @for _ in full..all { (empty(table)) }
    }
}

fn hull(table: &Seen<'_>, load: &Load) -> Markup {
    html! {
        @for item in &load.hull { li class="mv-hold" { (counter(table, *item)) } }
        @let weapons = table.view.modules.weapons;
        @for gear in Gear::VARIANTS.iter().filter(|gear| gear.fits_hull() && (weapons || !gear.is_weapon())) {
            @if !load.hull.contains(&Item::Gear(*gear)) {
                li class="mv-hold mv-empty" title=(table.item(Item::Gear(*gear))) { (icon(symbols::of_gear(*gear))) span class="vh" { (table.tell("mov-board-empty")) } }
            }
        }
    }
}

/// One counter on board; what was acquired in this turn is marked.
fn counter(table: &Seen<'_>, item: Item) -> Markup {
    let own = table.view.active == table.scene.viewer.seat();
    let acquired: &Cargo = &table.view.turn.acquired;
    let new = own && acquired.count(item) > 0;
    let inner = html! {
        (icon(symbols::of_item(item)))
        span { (table.item(item)) @if let Item::Fare(fare) = item { " " (value(table, fare)) } }
        @if new { span class="mv-new" title=(table.tell("mov-board-acquired")) { "+" span class="vh" { (table.tell("mov-board-acquired")) } } }
    };
    // What is bought, or another's, is not on board.
    let on_board = |choice| {
        let elsewhere = matches!(
            choice,
            Choice::Buy(_) | Choice::Board(_) | Choice::HitHull(_)
        );
        !elsewhere && !matches!(choice, Choice::Steal(_) | Choice::Load | Choice::Leave)
    };
    table.thing_for(item.into(), on_board, "mv-item", &inner)
}

fn value(table: &Seen<'_>, fare: Fare) -> Markup {
    table.money(table.content.fare(fare).value)
}

fn ious(table: &Seen<'_>, merchant: &MerchantView) -> Markup {
    html! {
        @for culture in &merchant.ious {
            @let inner = html! {
                (icon("mv-iou"))
                span { (table.culture(*culture)) " " (table.money(table.content.culture(*culture).iou)) }
            };
            li class="mv-hold" { (table.thing(Subject::Culture(*culture), "mv-item", &inner)) }
        }
    }
}

fn money(table: &Seen<'_>, seat: Seat, merchant: &MerchantView) -> Markup {
    let credit = table.view.turn.credit;
    let own = table.view.active == Some(seat);
    html! {
        dl class="mv-money" {
            dt { (table.tell("mov-board-cash")) }
            dd { (table.money(merchant.cash)) }
            @if own && credit > 0 {
                dt { (table.tell("mov-board-credit")) }
                dd class="up" { (table.money(credit)) }
            }
        }
    }
}
