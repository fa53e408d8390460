//! The port where the ship lies whose turn it is: what is sold there and what is
//! bought, and how much of it a landing allows.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::content::Stop;
use merchant_of_venus::ids::{Culture, Demand, Fare, Good, Item, Relic, Ship, Space};
use strum::VariantArray;
use web::parts::icon;

use crate::seen::Seen;
use crate::symbols;

/// The panel of the port; nothing while nobody is in one.
pub(crate) fn port(table: &Seen<'_>) -> Markup {
    let (Some(space), Some(seat)) = (table.berth(), table.view.active) else {
        return html! {};
    };
    let trader = table.trader(space);
    // On the other side of the map than the ship, whose surroundings matter now.
    let left = table.is_left(space);
    html! {
        section class={ "panel mv-portal" @if left { " mv-right" } } aria-label=(table.tell("mov-board-port")) {
            header {
                h3 { (table.space(space)) }
                @if let Some(culture) = trader {
                    span class="mv-whose" { b class="mv-no" { (culture) } (table.culture(culture)) }
                }
                (lamps(table))
            }
            div class="mv-trade" {
                section { h4 class="eyebrow" { (table.tell("mov-board-sell")) } ul { (sold(table, space, trader)) } }
                section { h4 class="eyebrow" { (table.tell("mov-board-buy")) } ul { (bought(table, seat, space, trader)) } }
            }
        }
    }
}

/// One purchase and one sale where trade is limited: a lamp each.
fn lamps(table: &Seen<'_>) -> Markup {
    let turn = &table.view.turn;
    let lamp = |spent: bool, key: &'static str| {
        let state = if spent {
            "mov-board-spent"
        } else {
            "mov-board-open"
        };
        html! {
            span class=(if spent { "mv-lamp off" } else { "mv-lamp" }) { (table.tell(key)) span class="vh" { ": " (table.tell(state)) } }
        }
    };
    html! {
        span class="mv-lamps" {
            @if turn.limited {
                (lamp(turn.bought, "mov-board-lamp-buy"))
                (lamp(turn.sold, "mov-board-lamp-sell"))
            } @else {
                span class="faint" { (table.tell("mov-board-unlimited")) }
            }
        }
    }
}

/// Whose list it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// What they sell.
    Sold,
    /// What they buy.
    Bought,
}

impl Side {
    /// Is this what a line of the list is for?
    const fn is_for(self, choice: Choice) -> bool {
        match self {
            Self::Sold => matches!(choice, Choice::Buy(_) | Choice::Ship(_) | Choice::Board(_)),
            Self::Bought => matches!(choice, Choice::Sell(..) | Choice::Deliver(_)),
        }
    }
}

/// A line of the list: what, how many, and at what price.
fn line(
    table: &Seen<'_>,
    (side, subject): (Side, Subject),
    (symbol, name): (&str, &str),
    count: Option<u8>,
    price: &Markup,
) -> Markup {
    let inner = html! {
        (icon(symbol))
        span class="mv-what" { (name) @if let Some(count) = count { " " small { "×" (count) } } }
        span class="mv-price" { (price) }
    };
    let button = table.thing_for(subject, |choice| side.is_for(choice), "mv-line", &inner);
    html! { li { (button) } }
}

/// What can be had here.
fn sold(table: &Seen<'_>, space: Space, trader: Option<Culture>) -> Markup {
    let content = table.content;
    let stop = trader.map_or(Stop::Base, Stop::Culture);
    let waiting = Fare::all()
        .filter(|fare| table.view.fares[fare.index()] > 0 && content.fare(*fare).from == stop);
    html! {
        @if let Some(culture) = trader { (wares(table, culture)) }
        @for ship in ships(table, space, trader) {
            (line(table, (Side::Sold, Subject::Ship(ship)), (symbols::of_ship(ship), table.name(&content.ship(ship).name)), None, &table.money(content.ship(ship).cost)))
        }
        @for fare in waiting {
            @let name = table.item(Item::Fare(fare));
            (line(table, (Side::Sold, Subject::Fare(fare)), ("mv-fare", &name), Some(table.view.fares[fare.index()]), &html! { "+" (table.money(content.fare(fare).value)) }))
        }
    }
}

/// Goods, equipment and Relics of a Culture.
fn wares(table: &Seen<'_>, culture: Culture) -> Markup {
    let content = table.content;
    let technology = content.technology(content.culture(culture).technology);
    let weapons = table.view.modules.weapons;
    let gear = technology.equipment.iter();
    let gear = gear.filter(|gear| weapons || !gear.is_weapon());
    let relics = Relic::VARIANTS.iter().zip(&table.view.suns);
    html! {
        @for good in content.made_by(culture) {
            @let stock = table.view.stock[good as usize];
            @if stock > 0 || !content.good(good).factory {
                (line(table, (Side::Sold, Subject::Good(good)), (symbols::of_good(good), table.good(good)), Some(stock), &table.money(content.good(good).buy)))
            }
        }
        @for gear in gear {
            @let name = table.item(Item::Gear(*gear));
            (line(table, (Side::Sold, Subject::Gear(*gear)), (symbols::of_gear(*gear), &name), Some(table.view.bank_gear[*gear as usize]), &table.money(content.gear(*gear).cost)))
        }
        @for (relic, _) in relics.filter(|(_, at)| **at == Some(culture)) {
            @let name = table.item(Item::Relic(*relic));
            (line(table, (Side::Sold, Subject::Relic(*relic)), (symbols::of_relic(*relic), &name), None, &table.money(content.relic(*relic).price)))
        }
    }
}

/// Ships that are built here; at the Galactic Base all of them.
fn ships(table: &Seen<'_>, space: Space, trader: Option<Culture>) -> Vec<Ship> {
    match trader {
        Some(culture) => {
            let technology = table.content.culture(culture).technology;
            table.content.technology(technology).ships.clone()
        }
        None if space == table.content.map.base() => Ship::VARIANTS.to_vec(),
        None => Vec::new(),
    }
}

/// What is wanted here: what is on board first, then what the viewer could bring.
fn bought(table: &Seen<'_>, seat: Seat, space: Space, trader: Option<Culture>) -> Markup {
    let content = table.content;
    let cargo = &table.merchant(seat).cargo;
    let stop = match trader {
        Some(culture) => Some(Stop::Culture(culture)),
        None if space == content.map.base() => Some(Stop::Base),
        None => None,
    };
    let leave = Fare::all()
        .filter(|fare| cargo.count(Item::Fare(*fare)) > 0 && Some(content.fare(*fare).to) == stop);
    let mut wanted: Vec<(Good, u8)> =
        trader.map_or_else(Vec::new, |culture| wanted(table, seat, culture));
    wanted.sort_by_key(|(good, aboard)| (*aboard == 0, content.good(*good).factory));
    html! {
        @for fare in leave {
            @let name = table.item(Item::Fare(fare));
            (line(table, (Side::Bought, Subject::Fare(fare)), ("mv-fare", &name), None, &html! { "+" (table.money(content.fare(fare).value)) }))
        }
        @for (good, aboard) in wanted {
            @if let Some(culture) = trader {
                (line(table, (Side::Bought, Subject::Good(good)), (symbols::of_good(good), table.good(good)), (aboard > 0).then_some(aboard), &paid(table, culture, good)))
            }
        }
    }
}

/// Goods that a Culture buys and that there are to be had: on board, with those
/// who are known to make them, or asked for by a Demand.
fn wanted(table: &Seen<'_>, seat: Seat, culture: Culture) -> Vec<(Good, u8)> {
    let content = table.content;
    let asked = |good: Good| {
        let mut demands = content.demands_for(culture, good);
        demands.any(|demand: Demand| table.view.demands[demand.index()] > 0)
    };
    let there = |good: Good, aboard: u8| {
        let known = table.view.home_of(content.good(good).culture).is_some();
        aboard > 0 || asked(good) || (known && table.view.stock[good as usize] > 0)
    };
    let goods = Good::VARIANTS.iter().copied();
    goods
        .filter(|good| content.buys(culture, *good))
        .map(|good| (good, table.view.aboard(seat, Item::Good(good))))
        .filter(|(good, aboard)| there(*good, *aboard))
        .collect()
}

/// The price with its surcharge.
pub(crate) fn paid(table: &Seen<'_>, culture: Culture, good: Good) -> Markup {
    let more = table.surcharge(culture, good);
    html! {
        (table.money(table.sale_price(culture, good)))
        @if more > 0 {
            @let words = table.say(&Text::new("mov-board-surcharge").with("sum", more));
            span class="mv-more" title=(words) { "▲" span class="vh" { (words) } }
        }
    }
}
