//! The ledger: what each Good costs, what it brings, and where, as far as the
//! viewer knows.

use engine::Text;
use maud::{Markup, html};
use merchant_of_venus::choice::Subject;
use merchant_of_venus::ids::{Culture, Good, Item};
use strum::VariantArray;
use web::parts::{icon, thing};

use crate::port::paid;
use crate::seen::Seen;
use crate::symbols;

/// The ledger, folded: it is opened when someone plans.
pub(crate) fn ledger(table: &Seen<'_>) -> Markup {
    let goods: Vec<Good> = Good::VARIANTS
        .iter()
        .copied()
        .filter(|good| is_known(table, *good))
        .collect();
    html! {
        details id="mv-ledger" class="mv-ledger" {
            summary { (icon("mv-scales")) (table.tell("mov-board-ledger")) span class="chip" { (goods.len()) } }
            div class="panel mv-book" {
            @if goods.is_empty() {
                p class="faint" { (table.tell("mov-board-ledger-none")) }
            } @else {
                table {
                    thead {
                        tr {
                            @for key in ["mov-board-head-good", "mov-board-head-from", "mov-board-head-cost", "mov-board-head-stock", "mov-board-head-buyers"] {
                                th scope="col" { (table.tell(key)) }
                            }
                        }
                    }
                    tbody { @for good in goods { (row(table, good)) } }
                }
            }
            }
        }
    }
}

/// Does the viewer know who makes it, or have it on board?
fn is_known(table: &Seen<'_>, good: Good) -> bool {
    let facts = table.content.good(good);
    let aboard = table.scene.viewer.seat();
    let aboard = aboard.is_some_and(|seat| table.view.aboard(seat, Item::Good(good)) > 0);
    let made = !facts.factory || table.view.stock[good as usize] > 0;
    aboard || (made && table.view.home_of(facts.culture).is_some())
}

fn row(table: &Seen<'_>, good: Good) -> Markup {
    let facts = table.content.good(good);
    let name = html! { (icon(symbols::of_good(good))) (table.good(good)) };
    let seat = table.scene.viewer.seat();
    let aboard = seat.map_or(0, |seat| table.view.aboard(seat, Item::Good(good)));
    html! {
        tr {
            th scope="row" {
                (thing(&Subject::Good(good).to_string(), &web::parts::Lit::default(), "mv-ware", &name))
                @if aboard > 0 { span class="tag" { (table.phrase(&Text::new("mov-board-aboard").with("count", aboard))) } }
            }
            td { (home(table, facts.culture)) }
            td class="mv-sum" { (table.money(facts.buy)) }
            td class="mv-sum" { (table.view.stock[good as usize]) }
            td { (buyers(table, good)) }
        }
    }
}

/// A Culture, and where it lives.
fn home(table: &Seen<'_>, culture: Culture) -> Markup {
    html! {
        b class="mv-no" { (culture) } " "
        @match table.view.home_of(culture) {
            Some(system) => (table.system(system)),
            None => span class="faint" { (table.tell("mov-board-somewhere")) },
        }
    }
}

/// Who buys it, the best first, what they pay and what is earned; and how many
/// buyers are still to be found.
fn buyers(table: &Seen<'_>, good: Good) -> Markup {
    let all = Culture::VARIANTS.iter().copied();
    let all = all.filter(|culture| table.content.buys(*culture, good));
    let (mut found, unknown): (Vec<Culture>, Vec<Culture>) =
        all.partition(|culture| table.view.home_of(*culture).is_some());
    found.sort_by_key(|culture| -table.sale_price(*culture, good));
    html! {
        ul class="mv-buyers" {
            @for culture in found {
                @let profit = table.sale_price(culture, good) - table.content.good(good).buy;
                li {
                    span { (home(table, culture)) }
                    span class="mv-sum" { (paid(table, culture, good)) }
                    b class=(if profit > 0 { "mv-sum up" } else { "mv-sum down" }) { @if profit > 0 { "+" } (table.money(profit)) }
                }
            }
            @if !unknown.is_empty() {
                li class="faint" { (table.say(&Text::new("mov-board-unknown-buyers").with("count", unknown.len()))) }
            }
        }
    }
}
