//! Warzones: the Worlds and Units of every Empire, the viewer's own first.

use std::collections::BTreeMap;

use core_worlds::state::{Holding, Unit};
use core_worlds::{Card, Subject};
use engine::table::Listed;
use engine::{Seat, Text};
use maud::{Markup, html};
use web::parts::{Lit, emblem, icon, stat, thing};

use crate::art::small_world;
use crate::card::{energy, figures, printed_points};
use crate::seen::{Seen, Shape};
use crate::symbol_of;

/// How wide a Warzone is on a screen of the usual size, the viewer's own and
/// that of others.
const WIDTHS: (usize, usize) = (820, 396);

/// Every Warzone.
pub(crate) fn warzones(table: &Seen<'_>) -> Markup {
    let (own, others): (Vec<Seat>, Vec<Seat>) = table
        .in_order()
        .into_iter()
        .partition(|seat| table.is_own(*seat));
    html! {
        @for seat in own { (warzone(table, seat)) }
        @if !others.is_empty() {
            div class="cw-others" { @for seat in others { (warzone(table, seat)) } }
        }
    }
}

fn warzone(table: &Seen<'_>, seat: Seat) -> Markup {
    let empire = table.empire(seat);
    let (own, colour) = (table.is_own(seat), table.colour(seat));
    let title = if own {
        table.tell("core-worlds-board-your-warzone")
    } else {
        table.face(seat).name.clone()
    };
    html! {
        section class={ "panel cw-wz " (colour.class()) " " (density(table, seat)) } {
            div class="cap" {
                (emblem(colour, table.emblem(seat), "s"))
                h2 class="eyebrow" { (title) }
                @if !own { (known(table, seat)) }
                span class="end faint" { (tally(table, seat)) }
            }
            div class="cw-lot" {
                ul class="cw-worlds" aria-label=(table.tell("core-worlds-board-worlds")) {
                    @for (place, holding) in empire.worlds.iter().enumerate() {
                        (world(table, seat, holding, place == 0))
                    }
                }
                ul class="cw-units" aria-label=(table.tell("core-worlds-board-units")) {
                    (units(table, seat))
                    @for card in empire.prestige.iter().chain(&empire.picked) { (other(table, seat, *card)) }
                }
            }
        }
    }
}

/// The more there is, the less is said of each: with names, with the names of
/// Units alone, without names.
fn density(table: &Seen<'_>, seat: Seat) -> &'static str {
    let empire = table.empire(seat);
    let alike = |pair: &&[Unit]| pair[0] == pair[1];
    let repeated = empire.units.windows(2).filter(alike).count();
    let tiles = empire.units.len() - repeated + empire.prestige.len() + empire.picked.len();
    // With two at the table, neither shares the width.
    let whole = table.is_own(seat) || table.view.empires.len() == 2;
    let width = if whole { WIDTHS.0 } else { WIDTHS.1 };
    let fits = |world: usize, tile: usize| empire.worlds.len() * world + tiles * tile <= width;
    // When it is over there is time to read, and no hand below.
    let over = table.is_over();
    if fits(78, 80) || (over && table.is_own(seat)) {
        "roomy"
    } else if fits(54, 72) || over {
        "close"
    } else {
        "tight"
    }
}

/// What everyone knows of the cards of others: the top of the discard pile,
/// and those that were seen to go into their hand.
fn known(table: &Seen<'_>, seat: Seat) -> Markup {
    let empire = table.empire(seat);
    let name = |card: &Card| table.cards.name(*card);
    let shown = empire.shown.iter().map(name).collect::<Vec<_>>().join(", ");
    let shown_word = Text::new("core-worlds-view-shown").with("names", shown.as_str());
    html! {
        @if !shown.is_empty() {
            span class="known" title=(table.phrase(&shown_word)) { (icon("eye")) span class="vh" { (table.tell("core-worlds-board-seen")) " " } (shown) }
        }
        @if let Some(top) = empire.top {
            @let word = Text::new("core-worlds-view-top").with("card", table.cards.content.name(top));
            span class="known" title=(table.phrase(&word)) { (icon("pile")) span class="vh" { (table.tell("core-worlds-board-top")) " " } (name(&top)) }
        }
    }
}

/// What there is most to say about a Warzone.
fn tally(table: &Seen<'_>, seat: Seat) -> String {
    let empire = table.empire(seat);
    let committed = empire.units.iter().filter(|unit| unit.committed).count();
    if committed > 0 {
        table.cards.count("core-worlds-board-committed", committed)
    } else {
        table
            .cards
            .count("core-worlds-board-world-count", empire.worlds.len())
    }
}

/// What can be chosen about a card of this Warzone: of others' nothing.
fn about<'a>(table: &Seen<'a>, seat: Seat, card: Card) -> Lit<'a> {
    if table.is_own(seat) {
        table.about(Subject::Warzone(card))
    } else {
        Lit::default()
    }
}

fn world(table: &Seen<'_>, seat: Seat, holding: &Holding, home: bool) -> Markup {
    let card = holding.card;
    let subject = Subject::Warzone(card).to_string();
    let class = if holding.spent {
        "cw-world spent"
    } else {
        "cw-world"
    };
    let colonists = usize::from(holding.grunts + holding.snubs);
    let home_word = table.tell("core-worlds-kind-home-world");
    let inner = html! {
        (table.once(card, Shape::World, |_| small_world(card)))
        @if home { span class="hm" title=(home_word) { (icon("star")) span class="vh" { (home_word) } } }
        span class="we" { (energy(&table.cards, table.cards.facts(card).energy.into())) }
        @if colonists > 0 {
            @let word = table.cards.count("core-worlds-board-colonists", colonists);
            span class="wc" title=(word) { (icon("people")) (colonists) span class="vh" { (word) } }
        }
        span class="wn" { (table.cards.name(card)) }
        @if holding.spent { span class="vh" { (table.tell("core-worlds-board-spent")) } }
    };
    html! {
        li data-vt={ "world-" (card) } title=(table.cards.name(card)) { (thing(&subject, &about(table, seat, card), class, &inner)) }
    }
}

/// Units that are alike stand on one tile.
fn units(table: &Seen<'_>, seat: Seat) -> Markup {
    let mut rest = table.empire(seat).units.as_slice();
    let mut seen = BTreeMap::<Card, usize>::new();
    let mut tiles = Vec::new();
    while let Some(first) = rest.first() {
        let count = rest.iter().take_while(|unit| *unit == first).count();
        rest = &rest[count..];
        let nth = seen.entry(first.card).or_default();
        tiles.push(unit(table, seat, first, count, *nth));
        *nth += 1;
    }
    html! { @for tile in tiles { (tile) } }
}

fn unit(table: &Seen<'_>, seat: Seat, unit: &Unit, count: usize, nth: usize) -> Markup {
    let card = unit.card;
    let subject = Subject::Warzone(card).to_string();
    let lit = about_copy(table, seat, unit);
    let class = match (unit.committed, unit.spent) {
        (true, _) => "cw-unit in",
        (false, true) => "cw-unit spent",
        (false, false) => "cw-unit",
    };
    let inner = html! {
        (icon(symbol_of(table.cards.facts(card).kind)))
        span class="un" { (table.cards.name(card)) }
        span class="uf" { (table.once(card, Shape::Figures, |cards| figures(cards, card))) }
        @if unit.committed { span class="vh" { (table.tell("core-worlds-board-in")) } }
        @if unit.spent { span class="vh" { (table.tell("core-worlds-board-spent")) } }
        @if unit.tokens > 0 {
            @let word = table.phrase(&Text::new("core-worlds-board-tokens").with("count", unit.tokens));
            span class="ut" title=(word) { (icon("energy")) (unit.tokens) span class="vh" { (word) } }
        }
        @if count > 1 { span class="cw-times" { "×" (count) } }
    };
    html! {
        li data-vt={ "unit-" (seat) "-" (card) "-" (nth) } title=(table.cards.name(card)) { (thing(&subject, &lit, class, &inner)) }
    }
}

/// Copies share what can be chosen about their card; committing is for those
/// that are not committed, all else in an Invasion for those that are.
fn about_copy<'a>(table: &Seen<'a>, seat: Seat, unit: &Unit) -> Lit<'a> {
    let mut lit = about(table, seat, unit.card);
    let units = &table.empire(seat).units;
    let mixed = units
        .iter()
        .any(|other| other.card == unit.card && other.committed);
    if mixed {
        let commits = |choice: &Listed| choice.notation.starts_with("commit:");
        lit.choices
            .retain(|choice| commits(choice) != unit.committed);
    }
    lit
}

/// Prestige, and what was picked before the game.
fn other(table: &Seen<'_>, seat: Seat, card: Card) -> Markup {
    let subject = Subject::Warzone(card).to_string();
    let facts = table.cards.facts(card);
    let points = table.tell("core-worlds-head-points");
    let inner = html! {
        (icon(symbol_of(facts.kind)))
        span class="un" { (table.cards.name(card)) }
        span class="uf" {
            @if facts.kind.is_unit() { (table.once(card, Shape::Figures, |cards| figures(cards, card))) }
            @else if facts.points > 0 {
                (stat("pt", "star", &points, printed_points(&table.cards, card)))
            }
        }
    };
    html! {
        li data-vt={ "other-" (seat) "-" (card) } title=(table.cards.name(card)) { (thing(&subject, &about(table, seat, card), "cw-unit", &inner)) }
    }
}
