//! Worlds that a viewer cannot tell from the true one.

use arrayvec::ArrayVec;
use engine::cards::{self, Hand};
use engine::{Draw, Pace, Seat, SeatSet, Viewer};

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

    /// Of whom one must hold a Veto, for all the viewer can tell: a brisk
    /// window is open, it is not the viewer who is awaited, and no Veto that
    /// the viewer knows of explains it.
    pub(crate) fn holders_of_a_veto(&self, viewer: Viewer) -> SeatSet {
        let Some(window) = self.window().filter(|_| self.pace == Pace::Brisk) else {
            return SeatSet::NONE;
        };
        let own = viewer.seat().map_or(SeatSet::NONE, SeatSet::one);
        let others = window.concerned.difference(own);
        let hand = |seat: &Seat| self.hands[seat.index()].iter();
        let known_veto = |seat: Seat| {
            hand(&seat).any(|hidden| hidden.card == Card::Veto && hidden.is_known_to(viewer))
        };
        let explained =
            !window.open.intersection(own).is_empty() || others.into_iter().any(known_veto);
        let unseen = |seat: &Seat| hand(seat).any(|hidden| !hidden.is_known_to(viewer));
        others
            .into_iter()
            .filter(|seat| !explained && unseen(seat))
            .collect()
    }

    fn all_but(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats)).filter(move |&seat| !viewer.is(seat))
    }

    /// Every card that the viewer has not seen, in no useful order.
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
        let someone_must_wait = open.is_empty();
        if someone_must_wait {
            self.ensure_askable(viewer, others, draw);
        }
        let askable: SeatSet = others
            .into_iter()
            .filter(|&seat| self.is_askable(seat))
            .collect();
        for seat in askable {
            match draw.below(STANCES) {
                PENDING => open = open.with(seat),
                VETO if self.holds(seat, Card::Veto) => vetoes = vetoes.with(seat),
                _ => {}
            }
        }
        if open.is_empty() {
            let waits = askable.into_iter().nth(draw.index(askable.len()));
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

    /// The window is open and it is not the viewer who is awaited: so someone
    /// else can react. Where the deal says otherwise, a Veto changes places.
    fn ensure_askable(&mut self, viewer: Viewer, others: SeatSet, draw: &mut Draw<'_>) {
        if others.into_iter().any(|seat| self.is_askable(seat)) {
            return;
        }
        let holders: ArrayVec<Seat, 8> = others
            .into_iter()
            .filter(|seat| {
                self.hands[seat.index()]
                    .iter()
                    .any(|hidden| !hidden.is_known_to(viewer))
            })
            .collect();
        if holders.is_empty() {
            return;
        }
        let lucky = holders[draw.index(holders.len())];
        let hand = &mut self.hands[lucky.index()];
        let Some(given) = hand.unseen_by(viewer).next() else {
            return;
        };
        let card = std::mem::replace(&mut given.card, Card::Veto);
        // The hands of those who are not concerned, and not the viewer's own.
        let bystanders = (0..).zip(&mut self.hands).filter(|(index, _)| {
            Seat::new(*index).is_some_and(|seat| !others.contains(seat) && !viewer.is(seat))
        });
        let elsewhere = bystanders.flat_map(|(_, hand)| hand.places());
        let veto = self
            .deck
            .iter_mut()
            .chain(elsewhere)
            .find(|hidden| hidden.card == Card::Veto && !hidden.is_known_to(viewer));
        if let Some(veto) = veto {
            veto.card = card;
        }
        self.hands.iter_mut().for_each(Hand::sort);
    }
}
