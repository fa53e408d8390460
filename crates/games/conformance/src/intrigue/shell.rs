//! What Intrigue says beside its steps: the story, and the table in words.

use engine::{Seat, Section, Text};

use super::choice::IntrigueEvent;
use super::content::Content;
use super::view::View;

pub(super) fn tell(content: &Content, event: &IntrigueEvent) -> Text {
    let by = |key, seat: Seat| Text::new(key).with("seat", seat);
    let card_by = |key, seat, card| by(key, seat).with("card", content.name(card));
    match *event {
        IntrigueEvent::Drew(seat, None) => by("intrigue-drew", seat),
        IntrigueEvent::Drew(seat, Some(card)) => card_by("intrigue-drew-card", seat, card),
        IntrigueEvent::Announced(seat, card, None) => card_by("intrigue-announced", seat, card),
        IntrigueEvent::Announced(seat, card, Some(target)) => {
            card_by("intrigue-announced-on", seat, card).with("target", target)
        }
        IntrigueEvent::Cancelled(seat, card) => card_by("intrigue-cancelled", seat, card),
        IntrigueEvent::Gained(seat, points) => by("intrigue-gained", seat).with("points", points),
        IntrigueEvent::Stole(seat, target) => by("intrigue-stole", seat).with("target", target),
        IntrigueEvent::StoleNothing(seat, target) => {
            by("intrigue-stole-nothing", seat).with("target", target)
        }
        IntrigueEvent::Peeked(seat, None) => by("intrigue-peeked", seat),
        IntrigueEvent::Peeked(seat, Some(card)) => card_by("intrigue-peeked-card", seat, card),
        IntrigueEvent::Kept(seat) => by("intrigue-kept", seat),
        IntrigueEvent::Buried(seat) => by("intrigue-buried", seat),
        IntrigueEvent::Discarded(seat, card) => card_by("intrigue-discarded", seat, card),
        IntrigueEvent::Reshuffled => Text::new("intrigue-reshuffled"),
    }
}

pub(super) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let discard: u32 = view.discard.iter().map(|&count| u32::from(count)).sum();
    let mut table = vec![
        Text::new("intrigue-deck")
            .with("count", view.deck.len())
            .with("discard", discard)
            .with("shuffles", view.shuffles),
    ];
    if let Some((_, Some(card))) = view.deck.last() {
        table.push(Text::new("intrigue-deck-top").with("card", content.name(*card)));
    }
    table.extend(view.chain.iter().map(|announced| {
        Text::new("intrigue-chain")
            .with("seat", announced.seat)
            .with("card", content.name(announced.card))
    }));
    let players = Seat::all(view.points.len()).map(|seat| {
        Text::new("intrigue-player")
            .with("seat", seat)
            .with("points", view.points[seat.index()])
            .with("cards", view.hands[seat.index()].0)
    });
    let hand = view.hand.iter().map(|(card, known)| {
        let key = if known.is_empty() {
            "intrigue-hand-card"
        } else {
            "intrigue-hand-known"
        };
        Text::new(key).with("card", content.name(*card))
    });
    let section = |title, lines| Section::new(Text::new(title), lines);
    vec![
        section("intrigue-table", table),
        section("intrigue-players", players.collect()),
        section("intrigue-hand", hand.collect()),
    ]
}
