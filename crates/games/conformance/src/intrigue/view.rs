//! What a seat may see of Intrigue.

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use super::content::Card;
use super::{Announced, Frame, Intrigue, Peek, Turn};

/// What is pending, as everyone may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Pending {
    /// This seat's turn.
    Turn(Seat),
    /// The window for vetoes is open; for whom, nobody is told.
    Reactions,
    /// This seat looks at the top card.
    Peek(Seat),
    /// The game is over.
    Nothing,
}

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is pending.
    pub pending: Pending,
    /// How the viewer has answered the open window: with a Veto or not.
    pub answered: Option<bool>,
    /// The chain of announced cards, the oldest first.
    pub chain: Vec<Announced>,
    /// The viewer's own hand, and who else knows each card.
    pub hand: Vec<(Card, SeatSet)>,
    /// By seat: how many cards, and those that the viewer knows.
    pub hands: Vec<(usize, Vec<Card>)>,
    /// From the bottom: who knows each card of the deck, and the card where
    /// the viewer is one of them.
    pub deck: Vec<(SeatSet, Option<Card>)>,
    /// How many of each kind were discarded.
    pub discard: [u8; Card::COUNT],
    /// Points by seat.
    pub points: Vec<u8>,
    /// How often the deck was made anew.
    pub shuffles: u8,
}

impl Intrigue {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = usize::from(self.seats);
        let knows = |known: SeatSet| viewer.seat().is_some_and(|seat| known.contains(seat));
        let own = viewer.seat().map(|seat| &self.hands[seat.index()]);
        View {
            pending: match self.frames.top() {
                Some(Frame::Turn(Turn(seat))) => Pending::Turn(seat),
                Some(Frame::Window(_)) => Pending::Reactions,
                Some(Frame::Peek(Peek(seat))) => Pending::Peek(seat),
                Some(Frame::Announced(_)) | None => Pending::Nothing,
            },
            answered: self
                .window()
                .zip(viewer.seat())
                .and_then(|(window, seat)| window.answer_of(seat)),
            chain: self.chain().collect(),
            hand: own
                .into_iter()
                .flatten()
                .map(|hidden| (hidden.card, hidden.known))
                .collect(),
            hands: self.hands[..seats]
                .iter()
                .map(|hand| {
                    let known = hand.iter().filter(|hidden| knows(hidden.known));
                    (hand.len(), known.map(|hidden| hidden.card).collect())
                })
                .collect(),
            deck: self
                .deck
                .iter()
                .map(|hidden| (hidden.known, knows(hidden.known).then_some(hidden.card)))
                .collect(),
            discard: self.discard,
            points: self.points[..seats].to_vec(),
            shuffles: self.shuffles,
        }
    }
}
