//! The ledger: what each Good costs, what it brings, where, and how soon, as far
//! as the viewer knows.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::choice::Subject;
use merchant_of_venus::ids::{Culture, Good, Item, Space, System};
use strum::VariantArray;
use web::parts::{Lit, icon, thing};

use crate::port::paid;
use crate::seen::Seen;
use crate::symbols;

/// A Good in the ledger.
struct Entry {
    good: Good,
    aboard: u8,
    /// Buyers who are found, the best first.
    sales: Vec<Sale>,
    /// How many are not.
    unknown: usize,
}

/// What a buyer makes of a Good.
struct Sale {
    buyer: Culture,
    home: System,
    /// What is earned by one of it.
    profit: i32,
    trip: Option<Trip>,
}

/// A trip of the viewer's own ship: to who makes it, unless it is on board, and
/// on to the buyer.
struct Trip {
    over: Vec<Space>,
    turns: u32,
}

impl Sale {
    /// What is earned by one of it in a turn of the trip.
    fn a_turn(&self) -> i32 {
        let turns = self.trip.as_ref().map_or(1, |trip| trip.turns.max(1));
        self.profit / i32::try_from(turns).unwrap_or(1)
    }
}

/// The name of the way of a trip.
fn way_of(good: Good, buyer: Culture) -> String {
    format!("trade {good} {buyer}")
}

/// The ledger, folded: it is opened when someone plans.
pub(crate) fn ledger(table: &Seen<'_>) -> Markup {
    let entries = entries(table);
    let heads = [
        ("mov-board-head-good", ""),
        ("mov-board-head-from", "mv-wide"),
        ("mov-board-head-cost", "mv-wide mv-sum"),
        ("mov-board-head-stock", "mv-wide mv-sum"),
        ("mov-board-head-buyers", ""),
        ("mov-board-head-pays", "mv-wide mv-sum"),
        ("mov-board-head-profit", "mv-sum"),
        ("mov-board-head-turns", "mv-sum"),
        ("mov-board-head-a-turn", "mv-sum"),
    ];
    html! {
        details id="mv-ledger" name="mv-books" class="mv-ledger" {
            summary { (icon("mv-scales")) span { (table.tell("mov-board-ledger")) } span class="chip" { (entries.len()) } }
            div class="panel mv-book" {
                @if entries.is_empty() {
                    p class="faint" { (table.tell("mov-board-ledger-none")) }
                } @else {
                    table {
                        thead { tr { @for (key, class) in heads { th scope="col" class=(class) { (table.tell(key)) } } } }
                        @for entry in &entries { (rows(table, entry)) }
                    }
                    p class="faint" { (table.tell("mov-board-ledger-help")) }
                }
            }
        }
    }
}

/// The ways of all trips, shown while their line of the ledger is pointed at.
pub(crate) fn ways(table: &Seen<'_>) -> Markup {
    html! {
        @for entry in entries(table) {
            @for sale in &entry.sales {
                @if let Some(trip) = &sale.trip {
                    @let points: Vec<_> = trip.over.iter().map(|space| table.at(*space)).collect();
                    (table.chart().way(&way_of(entry.good, sale.buyer), &points))
                }
            }
        }
    }
}

/// Every Good that the viewer has or knows where to get: what earns most in a
/// turn first.
fn entries(table: &Seen<'_>) -> Vec<Entry> {
    let goods = Good::VARIANTS.iter().copied();
    let mut entries: Vec<Entry> = goods.filter_map(|good| entry(table, good)).collect();
    let best = |entry: &Entry| entry.sales.first().map_or(i32::MIN, Sale::a_turn);
    entries.sort_by_key(|entry| (entry.aboard == 0, -i64::from(best(entry))));
    entries
}

fn entry(table: &Seen<'_>, good: Good) -> Option<Entry> {
    let facts = table.content.good(good);
    let seat = table.scene.viewer.seat();
    let aboard = seat.map_or(0, |seat| table.view.aboard(seat, Item::Good(good)));
    let made = !facts.factory || table.view.stock[good as usize] > 0;
    let maker = table.view.home_of(facts.culture).filter(|_| made);
    if aboard == 0 && maker.is_none() {
        return None;
    }
    let from = maker.filter(|_| aboard == 0);
    let mut unknown = 0;
    let mut sales = Vec::new();
    for buyer in Culture::VARIANTS.iter().copied() {
        if !table.content.buys(buyer, good) {
            continue;
        }
        match table.view.home_of(buyer) {
            Some(home) => sales.push(Sale {
                buyer,
                home,
                profit: table.sale_price(buyer, good) - facts.buy,
                trip: seat.and_then(|seat| trip(table, seat, from, home)),
            }),
            None => unknown += 1,
        }
    }
    sales.sort_by_key(|sale| (-sale.a_turn(), -sale.profit));
    Some(Entry {
        good,
        aboard,
        sales,
        unknown,
    })
}

/// The trip of this seat's ship over who makes something to who buys it.
fn trip(table: &Seen<'_>, seat: Seat, from: Option<System>, to: System) -> Option<Trip> {
    let mut trip = Trip {
        over: vec![table.merchant(seat).space],
        turns: 0,
    };
    for stop in from.into_iter().chain([to]) {
        let here = *trip.over.last()?;
        let market = table.market(seat, here, stop)?;
        trip.turns += table.rolls(seat, here, market);
        let way = table.way(seat, here, market);
        trip.over.extend(way.into_iter().skip(1));
    }
    Some(trip)
}

/// A Good, and a line for each buyer.
fn rows(table: &Seen<'_>, entry: &Entry) -> Markup {
    let facts = table.content.good(entry.good);
    let lines = (entry.sales.len() + usize::from(entry.unknown > 0)).max(1);
    let name = html! { (icon(symbols::of_good(entry.good))) span { (table.good(entry.good)) } };
    let first = html! {
        th scope="rowgroup" rowspan=(lines) {
            (thing(&Subject::Good(entry.good).to_string(), &Lit::default(), "mv-ware", &name))
            @if entry.aboard > 0 { span class="tag" { (table.phrase(&Text::new("mov-board-aboard").with("count", entry.aboard))) } }
        }
        td rowspan=(lines) class="mv-wide" { (home(table, facts.culture)) }
        td rowspan=(lines) class="mv-wide mv-sum" { (table.money(facts.buy)) }
        td rowspan=(lines) class="mv-wide mv-sum" { (table.view.stock[entry.good as usize]) }
    };
    html! {
        tbody {
            @for (nth, sale) in entry.sales.iter().enumerate() {
                tr { @if nth == 0 { (first) } (line(table, entry.good, sale)) }
            }
            @if entry.unknown > 0 {
                tr {
                    @if entry.sales.is_empty() { (first) }
                    td colspan="5" class="faint" { (table.say(&Text::new("mov-board-unknown-buyers").with("count", entry.unknown))) }
                }
            }
        }
    }
}

/// A buyer: who points at it sees the way there.
fn line(table: &Seen<'_>, good: Good, sale: &Sale) -> Markup {
    let place = html! { b class="mv-no" { (sale.buyer) } span { (table.system(sale.home)) } };
    html! {
        td {
            @match &sale.trip {
                Some(_) => button type="button" class="mv-goal" data-way=(way_of(good, sale.buyer)) data-subject=(Subject::Culture(sale.buyer)) { (place) },
                None => span class="mv-goal" { (place) },
            }
        }
        td class="mv-wide mv-sum" { (paid(table, sale.buyer, good)) }
        td class="mv-sum" { (signed(table, sale.profit)) }
        td class="mv-sum" { @match &sale.trip { Some(trip) => (trip.turns), None => "–" } }
        td class="mv-sum" { @match &sale.trip { Some(_) => b { (signed(table, sale.a_turn())) }, None => "–" } }
    }
}

/// A sum that is earned, or lost.
fn signed(table: &Seen<'_>, sum: i32) -> Markup {
    html! {
        span class=(if sum > 0 { "up" } else { "down" }) { @if sum > 0 { "+" } (table.money(sum)) }
    }
}

/// A Culture, and where it lives.
fn home(table: &Seen<'_>, culture: Culture) -> Markup {
    html! {
        span class="mv-goal" {
            b class="mv-no" { (culture) }
            @match table.view.home_of(culture) {
                Some(system) => span { (table.system(system)) },
                None => span class="faint" { (table.tell("mov-board-somewhere")) },
            }
        }
    }
}
