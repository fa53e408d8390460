//! What Intrigue says beside its steps: the story, and the table in words.

use engine::{Seat, Section, Sentence, Text};

use super::choice::{IntrigueEvent, Subject};
use super::content::Content;
use super::view::View;

pub(super) fn tell(content: &Content, event: &IntrigueEvent) -> Sentence<Subject> {
    let by = Sentence::by;
    let card_by = |key, seat: Seat, card| by(key, seat).with("card", content.name(card));
    match *event {
        IntrigueEvent::Drew(seat, None) => by("intrigue-drew", seat).about(Subject::Deck),
        IntrigueEvent::Drew(seat, Some(card)) => card_by("intrigue-drew-card", seat, card),
        IntrigueEvent::Announced(seat, card, None) => {
            card_by("intrigue-announced", seat, card).about(Subject::Announced)
        }
        IntrigueEvent::Announced(seat, card, Some(target)) => {
            let told = card_by("intrigue-announced-on", seat, card);
            told.with("target", target).about(Subject::Announced)
        }
        IntrigueEvent::Cancelled(seat, card) => card_by("intrigue-cancelled", seat, card),
        IntrigueEvent::Gained(seat, points) => by("intrigue-gained", seat).with("points", points),
        IntrigueEvent::Stole(seat, target) => by("intrigue-stole", seat).with("target", target),
        IntrigueEvent::StoleNothing(seat, target) => {
            by("intrigue-stole-nothing", seat).with("target", target)
        }
        IntrigueEvent::Peeked(seat, None) => by("intrigue-peeked", seat).about(Subject::Deck),
        IntrigueEvent::Peeked(seat, Some(card)) => card_by("intrigue-peeked-card", seat, card),
        IntrigueEvent::Kept(seat) => by("intrigue-kept", seat).about(Subject::Deck),
        IntrigueEvent::Buried(seat) => by("intrigue-buried", seat).about(Subject::Deck),
        IntrigueEvent::Discarded(seat, card) => card_by("intrigue-discarded", seat, card),
        IntrigueEvent::Reshuffled => {
            Sentence::new(Text::new("intrigue-reshuffled")).about(Subject::Deck)
        }
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
