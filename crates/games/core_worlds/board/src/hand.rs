//! The viewer's own cards: hand, deck, discard pile, Energy Surge Tokens.

use core_worlds::view::{EmpireView, Pending};
use core_worlds::{Card, Subject};
use engine::Text;
use maud::{Markup, html};
use web::parts::{self, Lit, Pile, icon, thing};

use crate::card::wide;
use crate::seen::{Seen, Shape};
use crate::symbol_of;

/// The tray of the viewer; nothing for who has no seat, and when it is over.
pub(crate) fn hand(table: &Seen<'_>) -> Option<Markup> {
    let empire = table.own().filter(|_| !table.is_over())?;
    let held = held(table);
    let full = held.len() > 4;
    let cards: Vec<_> = held
        .iter()
        .map(|held| (format!("hand-{}", held.0), in_hand(table, *held, full)))
        .collect();
    let crowd = match held.len() {
        0 => "cw-hand none",
        1..=4 => "cw-hand",
        5..=6 => "cw-hand some",
        _ => "cw-hand many",
    };
    Some(html! {
        div class="cw-hd" {
            h2 class="eyebrow" { (table.tell("core-worlds-board-your-hand")) }
            span class="faint" { (table.cards.count("core-worlds-board-cards", table.view.hand.len())) (kept(table)) }
        }
        div class=(crowd) {
            (parts::hand(&table.tell("core-worlds-board-your-hand"), "cw-cards", &cards, None))
            (piles(table, empire))
            (browse(table))
        }
    })
}

/// The different cards in hand, how many of each, and of how many everyone
/// knows.
fn held(table: &Seen<'_>) -> Vec<(Card, usize, usize)> {
    let mut held: Vec<(Card, usize, usize)> = Vec::new();
    for (card, shown) in &table.view.hand {
        match held.last_mut() {
            Some((last, count, known)) if last == card => {
                *count += 1;
                *known += usize::from(*shown);
            }
            _ => held.push((*card, 1, usize::from(*shown))),
        }
    }
    held
}

/// What the viewer keeps for the next round, once decided.
fn kept(table: &Seen<'_>) -> Markup {
    let deciding = matches!(table.view.pending, Pending::Keep(_));
    html! {
        @match table.view.keeping {
            Some(Some(card)) => { " · " (table.phrase(&Text::new("core-worlds-view-keeping").with("card", table.cards.content.name(card)))) }
            Some(None) => { " · " (table.tell("core-worlds-view-keeping-none")) }
            None if deciding => { " · " (table.tell("core-worlds-board-keep")) }
            None => {}
        }
    }
}

fn in_hand(table: &Seen<'_>, (card, count, shown): (Card, usize, usize), full: bool) -> Markup {
    let subject = Subject::Hand(card);
    let kept = table.view.keeping == Some(Some(card));
    let class = if kept { "card wide kept" } else { "card wide" };
    let inner = html! {
        (table.once(card, Shape::Hand { full }, |cards| wide(cards, card, full)))
        @if count > 1 { span class="cw-times" { "×" (count) } }
        @if shown > 0 {
            @let word = table.tell("core-worlds-board-shown");
            span class="cw-shown" title=(word) { (icon("eye")) span class="vh" { (word) } }
        }
        @if kept { span class="cw-kept" { (table.tell("core-worlds-board-kept")) } }
    };
    thing(&subject.to_string(), &table.about(subject), class, &inner)
}

/// Deck, discard pile and tokens, each with its count.
fn piles(table: &Seen<'_>, empire: &EmpireView) -> Markup {
    let about = |subject: Subject| (subject.to_string(), table.about(subject));
    let (discards, surges) = (about(Subject::Discards), about(Subject::Surges));
    html! {
        div class="cw-piles" {
            @if empire.surges > 0 {
                (pile(&surges, &parts::pile(Pile::Tokens, "surge", &table.tell("core-worlds-board-surges"), empire.surges.into())))
            }
            span class="pile" { (parts::pile(Pile::Deck, "brand", &table.tell("core-worlds-board-deck"), empire.deck)) }
            (pile(&discards, &parts::pile(Pile::Discard, "pile", &table.tell("core-worlds-board-discards"), empire.discard)))
        }
    }
}

/// A pile that can be looked at.
fn pile((subject, lit): &(String, Lit<'_>), inner: &Markup) -> Markup {
    thing(subject, lit, "pile", inner)
}

/// The viewer's own piles, card by card: the discard pile, and the deck in no
/// order.
fn browse(table: &Seen<'_>) -> Markup {
    let mut discard = table.view.discard.clone();
    discard.sort_unstable();
    let piles = [
        ("core-worlds-board-discards", discard),
        ("core-worlds-board-deck-unordered", table.view.deck.clone()),
    ];
    let word = table.tell("core-worlds-board-browse");
    html! {
        @if piles.iter().any(|(_, cards)| !cards.is_empty()) {
            details class="cw-browse" {
                summary class="btn ghost icon" title=(word) { (icon("eye")) span class="vh" { (word) } }
                div class="panel" {
                    @for (title, cards) in &piles {
                        @if !cards.is_empty() {
                            h3 class="eyebrow" { (table.tell(title)) " · " (cards.len()) }
                            ul { @for run in cards.chunk_by(Card::eq) { (line(table, run)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Copies of a card in a pile.
fn line(table: &Seen<'_>, copies: &[Card]) -> Markup {
    let Some(card) = copies.first() else {
        return html! {};
    };
    let subject = Subject::Warzone(*card).to_string();
    let inner = html! {
        (icon(symbol_of(table.cards.facts(*card).kind))) (table.cards.name(*card))
        @if copies.len() > 1 { b { "×" (copies.len()) } }
    };
    html! { li { (thing(&subject, &Lit::default(), "cw-name", &inner)) } }
}
