//! Why something may not be chosen in Intrigue.

use engine::{Reason, Seat, Text};

use super::Look;
use super::content::Card;

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// It is somebody else's turn.
    NotYourTurn,
    /// There is none of these in the hand.
    NotHeld(Card),
    /// No more cards fit into the hand.
    HandFull,
    /// There is nothing to draw, now or after a shuffle.
    NothingToDraw,
    /// A card is discarded only where none can be drawn.
    CanDraw,
    /// A Veto is no card for one's turn.
    OnlyAnswers,
    /// This one has no point to lose.
    Poor(Seat),
    /// A card lies announced: all else waits for the answers.
    Announced,
    /// One has answered.
    Answered,
    /// The card that was looked at is to be left or buried.
    Peeking,
}

impl Ban {
    /// In words, with the rule behind it.
    pub(super) fn reason(self, look: Look<'_>, seat: Seat) -> Reason {
        let of_card = |key, card| Text::new(key).with("card", look.content.name(card));
        let (text, rule) = match self {
            Self::NotYourTurn => (Text::new("intrigue-why-turn"), "INT-02"),
            Self::NotHeld(card) => (of_card("intrigue-why-none", card), "INT-02"),
            Self::HandFull => (Text::new("intrigue-why-full"), "INT-03"),
            Self::NothingToDraw => (Text::new("intrigue-why-no-deck"), "INT-04"),
            Self::CanDraw => (Text::new("intrigue-why-draw"), "INT-03"),
            Self::OnlyAnswers => (of_card("intrigue-why-veto", Card::Veto), "INT-08"),
            // Where nobody has a point, it is no matter of whom.
            Self::Poor(_) if look.game.others(seat).all(|other| look.game.is_poor(other)) => {
                (Text::new("intrigue-why-poor"), "INT-10")
            }
            Self::Poor(target) => {
                let text = Text::new("intrigue-why-poor-target").with("target", target);
                (text, "INT-10")
            }
            Self::Announced => (Text::new("intrigue-why-window"), "INT-05"),
            Self::Answered => (Text::new("intrigue-why-answered"), "INT-05"),
            Self::Peeking => (Text::new("intrigue-why-peek"), "INT-12"),
        };
        Reason::new(text, rule)
    }
}
