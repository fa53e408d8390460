//! The viewer's own cards, and what they plan in a harvest.

use engine::{Game, SeatSet, Text};
use frontier::Frontier;
use frontier::card::Card;
use frontier::choice::{Subject, Unit};
use frontier::content::Content;
use maud::{Markup, html};
use web::Voice;
use web::board::Showing;
use web::parts::{self, icon, thing};

use crate::symbol_of;

/// The tray: nothing for who has no seat.
pub(crate) fn hand(table: &Showing<'_, Frontier>) -> Option<Markup> {
    table.scene.viewer.seat()?;
    let voice = table.scene.voice;
    let (plans, placing) = &table.view.planned;
    Some(html! {
        div class="fr-tray" {
            (parts::hand(&voice.tell("frontier-board-hand"), "", &cards(table), Some(&voice.tell("frontier-board-no-cards"))))
            @if !plans.is_empty() || placing.is_some() {
                ul class="fr-plans" aria-label=(voice.tell("frontier-board-plans")) {
                    @for (unit, hex) in plans {
                        li class="chip" { (icon(unit_symbol(*unit))) (hex) }
                    }
                    @if let Some(unit) = placing { li class="chip" { (icon(unit_symbol(*unit))) "…" } }
                }
            }
        }
    })
}

/// Each card with a name of its own to glide by: there may be copies.
fn cards(table: &Showing<'_, Frontier>) -> Vec<(String, Markup)> {
    let mut copies = [0; Card::COUNT];
    let held = table.view.hand.iter();
    let card = |(card, known): &(Card, SeatSet)| {
        let copy = &mut copies[*card as usize];
        *copy += 1;
        (format!("hand-{card}-{copy}"), in_hand(table, *card, *known))
    };
    held.map(card).collect()
}

fn in_hand(table: &Showing<'_, Frontier>, card: Card, known: SeatSet) -> Markup {
    let voice = table.scene.voice;
    let subject = Subject::Hand(card);
    let inner = html! {
        (icon(symbol_of(card)))
        span { (table.content.card(card).name.name(voice.lang)) }
        @if !known.is_empty() { span class="fr-known" title=(voice.tell("frontier-board-known")) { (icon("eye")) span class="vh" { (voice.tell("frontier-board-known")) } } }
    };
    thing(
        &subject.to_string(),
        &table.about(subject),
        "fr-card",
        &inner,
    )
}

const fn unit_symbol(unit: Unit) -> &'static str {
    match unit {
        Unit::Ship => "fr-ship",
        Unit::Troop => "ground",
    }
}

/// The whole of a card.
pub(crate) fn face(content: &Content, card: Card, voice: Voice<'_>) -> Markup {
    let facts = content.card(card);
    let about = Frontier::about(content, Subject::Hand(card))
        .unwrap_or_else(|| Text::new("frontier-board-cards"));
    html! {
        div class="fr-face" {
            span class="fr-art" { (icon(symbol_of(card))) }
            h3 { (facts.name.name(voice.lang)) }
            p { (voice.say(&about)) }
            p class="faint" { (voice.say(&Text::new("frontier-board-copies").with("count", facts.count))) }
        }
    }
}
