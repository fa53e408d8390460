//! The Central Zone: what can be drafted and invaded.

use std::collections::BTreeMap;

use core_worlds::content::CardType;
use core_worlds::state::Offer;
use core_worlds::view::Pending;
use core_worlds::{Card, Subject};
use engine::Text;
use maud::{Markup, html};
use web::parts::thing;

use crate::card::face;
use crate::seen::{Seen, Shape};

/// How many cards stand side by side on a screen of the usual size.
const ROW: usize = 8;

/// The row of cards in the middle, Worlds first.
pub(crate) fn central(table: &Seen<'_>) -> Markup {
    let view = table.view;
    let is_world = |offer: &&Offer| table.cards.facts(offer.card).kind == CardType::World;
    let (worlds, others): (Vec<&Offer>, Vec<&Offer>) = view.central.iter().partition(is_world);
    let mut copies = BTreeMap::<Card, usize>::new();
    let offers = worlds.into_iter().chain(others).map(|offer| {
        let copy = copies.entry(offer.card).or_default();
        *copy += 1;
        (offer, *copy)
    });
    html! {
        section class="cw-zone" {
            h2 class="eyebrow" { (title(table)) }
            @if view.central.is_empty() { p class="cw-none" { (table.tell("core-worlds-view-empty")) } }
            ul class="cw-row" {
                @for (offer, copy) in offers { (offered(table, offer, copy)) }
                @for _ in 0..empty_places(table) { li class="card slot" aria-hidden="true" {} }
            }
        }
    }
}

fn offered(table: &Seen<'_>, offer: &Offer, copy: usize) -> Markup {
    let subject = Subject::Central(offer.card);
    let target = table
        .view
        .invasion
        .as_ref()
        .map(|front| front.invasion.world)
        == Some(offer.card);
    let class = if target { "card target" } else { "card" };
    let shape = Shape::Row { token: offer.token };
    let inner = table.once(offer.card, shape, |cards| {
        face(cards, offer.card, offer.token)
    });
    html! {
        li data-vt={ "central-" (offer.card) "-" (copy) } {
            (thing(&subject.to_string(), &table.about(subject), class, &inner))
        }
    }
}

fn title(table: &Seen<'_>) -> Markup {
    let view = table.view;
    if matches!(view.pending, Pending::Pick(_)) {
        return html! { (table.tell("core-worlds-board-laid-out")) };
    }
    let place = usize::from(view.sector).saturating_sub(1);
    let deck = Text::new("core-worlds-board-galactic")
        .with("sector", view.sector)
        .with("count", view.galactic.get(place).copied().unwrap_or(0));
    html! {
        (table.tell("core-worlds-head-central"))
        span class="faint" { " · " (table.phrase(&deck)) }
    }
}

/// Places that someone has emptied: they stay empty until the next Galactic
/// Phase, and keep the others where they are.
fn empty_places(table: &Seen<'_>) -> usize {
    let full = table.cards.content.central_zone(table.view.empires.len());
    full.min(ROW).saturating_sub(table.view.central.len())
}
