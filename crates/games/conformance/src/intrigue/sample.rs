//! Worlds that a viewer cannot tell from the true one.

#[cfg(feature = "laws")]
use arrayvec::ArrayVec;
use engine::cards;
use engine::{Draw, Seat, SeatSet, Viewer};

use super::content::{Card, MAX_CARDS};
use super::{Intrigue, SEATS, Window};

/// How someone else may stand to the open window.
const PENDING: u32 = 0;
const VETO: u32 = 2;
const STANCES: u32 = 3;

impl Intrigue {
    /// Deals everything anew that the viewer does not know.
    pub(super) fn sample_for(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        self.deal_unknown(viewer, draw);
        self.sample_answers(viewer, draw);
        self.chance.forget_others(viewer);
    }

    fn all_but(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats)).filter(move |&seat| !viewer.is(seat))
    }

    /// Every card that the viewer has not seen, in no useful order.
    #[cfg(feature = "laws")]
    pub(crate) fn unseen(&self, viewer: Viewer) -> ArrayVec<Card, MAX_CARDS> {
        let hands = self
            .all_but(viewer)
            .flat_map(|seat| &self.hands[seat.index()]);
        self.deck
            .iter()
            .chain(hands)
            .filter(|hidden| !hidden.is_known_to(viewer))
            .map(|hidden| hidden.card)
            .collect()
    }

    /// Deals the cards anew that the viewer has not seen.
    fn deal_unknown(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        let in_deck = self.deck.iter_mut();
        let in_deck = in_deck.filter(|hidden| !hidden.is_known_to(viewer));
        let in_hands = Seat::all(SEATS)
            .zip(&mut self.hands)
            .filter(|(seat, _)| !viewer.is(*seat))
            .flat_map(|(_, hand)| hand.unseen_by(viewer));
        let places = in_deck.chain(in_hands).map(|hidden| &mut hidden.card);
        cards::deal_among::<_, MAX_CARDS>(places, draw, |_, _| true);
        // Who knows a card of the deck is public; who knows one in a hand is
        // known to its owner alone, so it is forgotten here.
        for seat in self.all_but(viewer) {
            let hand = &mut self.hands[seat.index()];
            for hidden in hand.places() {
                hidden.known = match viewer.seat() {
                    Some(seat) if hidden.known.contains(seat) => SeatSet::one(seat),
                    _ => SeatSet::NONE,
                };
            }
            hand.sort();
        }
    }

    /// The others' answers to an open window are sealed: they become any that
    /// leave it open.
    fn sample_answers(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        let Some(window) = self.window() else {
            return;
        };
        let own = viewer.seat().map_or(SeatSet::NONE, SeatSet::one);
        let others = window.concerned.difference(own);
        let (mut open, mut vetoes) = (
            window.open.intersection(own),
            window.vetoes.intersection(own),
        );
        for seat in others {
            match draw.below(STANCES) {
                PENDING => open = open.with(seat),
                VETO if self.holds(seat, Card::Veto) => vetoes = vetoes.with(seat),
                _ => {}
            }
        }
        if open.is_empty() {
            let waits = others.into_iter().nth(draw.index(others.len()));
            if let Some(seat) = waits {
                open = open.with(seat);
                vetoes = vetoes.without(seat);
            }
        }
        let sampled = Window {
            open,
            vetoes,
            ..window
        };
        self.frames.goto(sampled.into());
    }
}
