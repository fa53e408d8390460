//! Worlds that a viewer cannot tell from the true one.

use arrayvec::ArrayVec;
use engine::{Draw, Seat, Viewer, cards};

use crate::card::Card;
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
        let top = self.discard.pop();
        let unshown = self.hand.iter().filter(|held| !held.shown).count();
        let (deck, discard) = (self.deck.len(), self.discard.len());
        let mut pool: ArrayVec<Card, { 2 * CARDS }> = self
            .hand
            .iter()
            .filter(|held| !held.shown)
            .map(|held| held.card)
            .chain(self.deck.drain(..))
            .chain(self.discard.drain(..))
            .collect();
        cards::deal(&mut pool, draw, |_, _| true);
        let mut pool = pool.into_iter();
        self.hand.retain(|held| held.shown);
        for card in pool.by_ref().take(unshown) {
            self.take(card, false);
        }
        self.deck.extend(pool.by_ref().take(deck));
        self.discard.extend(pool.take(discard));
        self.discard.extend(top);
    }
}
