//! What Intrigue says: questions, labels, reasons, the story, the table in
//! words.

use engine::{Question, Reason, Seat, Section, Text};

use super::choice::{Choice, IntrigueEvent, Subject};
use super::content::{Card, Content};
use super::view::{Announced, View};
use super::{Frame, HAND_LIMIT, Intrigue};

impl Intrigue {
    pub(super) fn ask(&self, content: &Content) -> Option<Question> {
        Some(match self.frames.top()? {
            Frame::Turn(_) => Question::new(Text::new("intrigue-ask-turn"), "INT-02"),
            Frame::Window { .. } => {
                let Announced { seat, card, .. } = self.chain().last()?;
                let text = Text::new("intrigue-ask-window")
                    .with("seat", seat)
                    .with("card", content.name(card));
                Question::new(text, "INT-05")
            }
            Frame::Peek(_) => {
                let top = self.deck.last()?;
                let text = Text::new("intrigue-ask-peek").with("card", content.name(top.card));
                Question::new(text, "INT-12")
            }
            Frame::Announced { .. } => return None,
        })
    }

    pub(super) fn explain(
        &self,
        content: &Content,
        seat: Seat,
        subject: Subject,
    ) -> Option<Reason> {
        let card_text = |key, card| Text::new(key).with("card", content.name(card));
        let (text, rule) = match (self.frames.top()?, subject) {
            (_, Subject::Hand(card)) if !self.holds(seat, card) => {
                (card_text("intrigue-why-none", card), "INT-02")
            }
            (Frame::Turn(active), _) if active != seat => {
                (Text::new("intrigue-why-turn"), "INT-02")
            }
            (Frame::Turn(_), Subject::Deck) => self.explain_draw(seat)?,
            (Frame::Turn(_), Subject::Hand(_)) if !self.can_draw(seat) => return None,
            (Frame::Turn(_), Subject::Hand(Card::Veto)) => {
                (card_text("intrigue-why-veto", Card::Veto), "INT-08")
            }
            (Frame::Turn(_), Subject::Hand(Card::Theft)) if self.victims(seat).next().is_none() => {
                (Text::new("intrigue-why-poor"), "INT-10")
            }
            (Frame::Turn(_), Subject::Hand(_) | Subject::Announced) => return None,
            (Frame::Window { open, .. }, Subject::Hand(Card::Veto) | Subject::Announced)
                if open.contains(seat) =>
            {
                return None;
            }
            (Frame::Window { .. }, Subject::Hand(Card::Veto)) => {
                (Text::new("intrigue-why-answered"), "INT-05")
            }
            (Frame::Window { .. } | Frame::Announced { .. }, _) => {
                (Text::new("intrigue-why-window"), "INT-05")
            }
            (Frame::Peek(active), Subject::Deck) if active == seat => return None,
            (Frame::Peek(active), _) if active == seat => {
                (Text::new("intrigue-why-peek"), "INT-12")
            }
            (Frame::Peek(_), _) => (Text::new("intrigue-why-turn"), "INT-02"),
        };
        Some(Reason::new(text, rule))
    }

    fn explain_draw(&self, seat: Seat) -> Option<(Text, &'static str)> {
        if self.hands[seat.index()].len() >= HAND_LIMIT {
            Some((Text::new("intrigue-why-full"), "INT-03"))
        } else if self.has_cards() {
            None
        } else {
            Some((Text::new("intrigue-why-no-deck"), "INT-04"))
        }
    }
}

pub(super) fn name(content: &Content, choice: Choice) -> Text {
    let with_card = |key, card| Text::new(key).with("card", content.name(card));
    match choice {
        Choice::Draw => Text::new("intrigue-draw"),
        Choice::Play(card, None) => with_card("intrigue-play", card),
        Choice::Play(card, Some(target)) => {
            with_card("intrigue-play-on", card).with("target", target)
        }
        Choice::Discard(card) => with_card("intrigue-discard", card),
        Choice::Veto => Text::new("intrigue-veto"),
        Choice::Pass => Text::new("intrigue-pass"),
        Choice::Keep => Text::new("intrigue-keep"),
        Choice::Bury => Text::new("intrigue-bury"),
    }
}

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
