//! Worlds that a viewer cannot tell from the true one.

use engine::{Draw, Seat, Viewer, cards};

use crate::phase::Frame;
use crate::state::{CARDS, CoreWorlds, Empire, Keeping};

impl CoreWorlds {
    /// Deals everything anew that the viewer does not know.
    pub(crate) fn sample_for(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        for seat in Seat::all(self.players()) {
            let empire = &mut self.empires[seat.index()];
            if viewer.is(seat) {
                cards::deal(&mut empire.deck, draw, |_, _| true);
            } else {
                empire.deal_anew(draw);
            }
        }
        if matches!(self.frames.top(), Some(Frame::Keep(_))) {
            self.sample_decisions(viewer, draw);
        }
        // Past decks are sorted and never drawn from.
        for sector in self.sector()..=5 {
            let deck = &mut self.galactic[usize::from(sector) - 1];
            cards::deal(deck, draw, |_, _| true);
        }
        self.chance.forget_others(viewer);
    }

    /// What others have decided to keep is sealed: it becomes anything they
    /// could keep.
    fn sample_decisions(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        for seat in Seat::all(self.players()).filter(|seat| !viewer.is(*seat)) {
            let empire = &mut self.empires[seat.index()];
            if empire.keeping != Keeping::Undecided {
                let kept = draw.index(empire.hand.len() + 1);
                let kept = empire.hand.get(kept);
                empire.keeping = kept.map_or(Keeping::Nothing, |held| Keeping::Card(held.card));
            }
        }
    }
}

impl Empire {
    /// Hand, draw deck and discard pile, but for the cards that everyone saw:
    /// those shown in hand, and the top of the discard pile.
    fn deal_anew(&mut self, draw: &mut Draw<'_>) {
        let hand = self.hand.unseen_by(Viewer::Public);
        let below = self.discard.below_top().len();
        let places = hand
            .map(|hidden| &mut hidden.card)
            .chain(self.deck.iter_mut())
            .chain(self.discard.iter_mut().take(below));
        cards::deal_among::<_, { 3 * CARDS }>(places, draw, |_, _| true);
        self.hand.sort();
    }
}
