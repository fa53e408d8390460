//! What the game says: questions, labels, reasons, the story, the table in
//! words. All of it is message keys; the sentences are content.

mod describe;
mod label;
mod tell;
mod why;

pub(crate) use describe::{about, describe};
pub(crate) use tell::tell;

use engine::{Question, Seat, Text};

use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::content::{Content, Kind};
use crate::state::{CoreWorlds, Frame};

impl CoreWorlds {
    pub(crate) fn ask(&self, content: &Content, seat: Seat) -> Option<Question> {
        let empire = self.empire(seat);
        let about = |key, card: Card| Text::new(key).with("card", content.name(card));
        let (text, rule) = match self.frames.top()? {
            Frame::Pick(_) => (Text::new("core-worlds-ask-pick"), "CW-PRE-04"),
            Frame::Energy(_) => (
                Text::new("core-worlds-ask-energy").with("energy", empire.energy),
                "CW-ENE-03",
            ),
            Frame::Turn(_) => (
                Text::new("core-worlds-ask-turn")
                    .with("actions", empire.actions)
                    .with("energy", empire.energy),
                "CW-ACT-02",
            ),
            Frame::Deploy(_) => (
                Text::new("core-worlds-ask-deploy")
                    .with("actions", empire.actions)
                    .with("energy", empire.energy),
                "CW-DEP-01",
            ),
            Frame::Bring { card, left, .. } => (
                about("core-worlds-ask-bring", card)
                    .with("count", left)
                    .with("energy", empire.energy),
                "CW-TXT-04",
            ),
            Frame::Arrival(_, card) => (about("core-worlds-ask-arrival", card), "CW-TXT-01"),
            Frame::Invade(_) => {
                let invasion = self.invasion?;
                let attack = self.attack(content, seat, &invasion);
                let defence = invasion.defence(content);
                let text = Text::new("core-worlds-ask-invade")
                    .with("world", content.name(invasion.world))
                    .with("fleet", attack.fleet)
                    .with("ground", attack.ground)
                    .with("their-fleet", defence.fleet)
                    .with("their-ground", defence.ground);
                (text, "CW-INV-11")
            }
            Frame::Invaders(_) => {
                let text = Text::new("core-worlds-ask-invaders")
                    .with("world", content.name(self.invasion?.world));
                (text, "CW-COL-01")
            }
            Frame::Spoils(_) => {
                let text = Text::new("core-worlds-ask-spoils")
                    .with("world", content.name(self.invasion?.world));
                (text, "CW-TXT-01")
            }
            Frame::Price {
                card,
                left,
                at_will: false,
                ..
            } => (
                about("core-worlds-ask-price", card).with("count", left),
                "CW-TXT-05",
            ),
            Frame::Price { card, left, .. } => (
                about("core-worlds-ask-price-up-to", card).with("count", left),
                "CW-TXT-05",
            ),
            Frame::Keep => (Text::new("core-worlds-ask-keep"), "CW-DIS-03"),
            Frame::Reshuffle(_) => (
                Text::new("core-worlds-ask-reshuffle")
                    .with("deck", empire.deck.len())
                    .with("discard", empire.discard.len()),
                "CW-COR-01",
            ),
            Frame::EndTurn(_) => return None,
        };
        Some(Question::new(text, rule))
    }

    /// The thing on the table that a choice is about.
    pub(crate) fn thing(&self, content: &Content, choice: Choice) -> Option<Subject> {
        Some(match choice {
            Choice::Pick(card) | Choice::Draft(card, _) | Choice::Invade(card) => {
                Subject::Central(card)
            }
            Choice::Deploy(card)
            | Choice::Play(card, _)
            | Choice::Discard(card)
            | Choice::Keep(Some(card)) => Subject::Hand(card),
            Choice::Act(card) if content.card(card).kind == Kind::Tactic => Subject::Hand(card),
            // The invaders lie in the discard pile by then.
            Choice::Use(card, _)
                if matches!(self.frames.top(), Some(Frame::Spoils(_)))
                    && !content.card(card).kind.is_world() =>
            {
                Subject::Discards
            }
            Choice::Act(card)
            | Choice::Recover(card, _)
            | Choice::Commit(card)
            | Choice::CommitCopy(card, _)
            | Choice::Use(card, _)
            | Choice::Colonize(card) => Subject::Warzone(card),
            Choice::Conquer | Choice::Withdraw => Subject::Central(self.invasion?.world),
            Choice::Surge => Subject::Surges,
            Choice::Reshuffle(_) => Subject::Discards,
            Choice::Done | Choice::Pass | Choice::Keep(None) => return None,
        })
    }
}
