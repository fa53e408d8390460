//! Worlds that a viewer cannot tell from the true one.

use arrayvec::ArrayVec;
use engine::cards;
use engine::{Draw, Seat, SeatSet, Viewer};

use crate::card::Card;
use crate::choice::Unit;
use crate::content::{Content, MAX_CARDS};
use crate::phase::Frame;
use crate::phase::harvest::{Spend, may_build, sites};
use crate::window::{Purpose, Window};
use crate::{Frontier, Look};

impl Frontier {
    /// Deals everything anew that the viewer does not know.
    pub(crate) fn sample_for(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.deal_unknown(viewer, draw);
        self.sample_answers(viewer, draw);
        self.sample_lanes(content, viewer, draw);
        self.chance.forget_others(viewer);
    }

    pub(crate) fn all_but(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
        self.everyone().filter(move |&seat| !viewer.is(seat))
    }

    /// Announced cards that lie face down for this viewer: in which window each
    /// can be announced.
    pub(crate) fn face_down(&self, viewer: Viewer) -> ArrayVec<Purpose, 2> {
        self.chain()
            .filter(|announced| announced.is_face_down() && !viewer.is(announced.seat))
            .map(|announced| announced.purpose)
            .collect()
    }

    /// Every card that the viewer has not seen, in no useful order.
    #[cfg(feature = "laws")]
    pub(crate) fn unseen(&self, viewer: Viewer) -> ArrayVec<Card, MAX_CARDS> {
        let hands = self
            .all_but(viewer)
            .flat_map(|seat| &self.hands[seat.index()])
            .filter(|hidden| !hidden.is_known_to(viewer))
            .map(|hidden| hidden.card);
        let announced = self
            .chain()
            .filter(|announced| announced.is_face_down() && !viewer.is(announced.seat))
            .map(|announced| announced.card);
        let deck = self.deck.iter().copied();
        announced.chain(deck).chain(hands).collect()
    }

    /// FRO-52: a card that lies face down is one that can be announced there.
    fn deal_unknown(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        let fits = self.face_down(viewer);
        let announced = self.frames.iter_mut().filter_map(|frame| match frame {
            Frame::Announced(announced)
                if announced.is_face_down() && !viewer.is(announced.seat) =>
            {
                Some(&mut announced.card)
            }
            _ => None,
        });
        let in_deck = self.deck.iter_mut();
        let in_hands = Seat::all(self.hands.len())
            .zip(&mut self.hands)
            .filter(|(seat, _)| !viewer.is(*seat))
            .flat_map(|(_, hand)| hand.unseen_by(viewer))
            .map(|hidden| &mut hidden.card);
        let places = announced.chain(in_deck).chain(in_hands);
        cards::deal_among::<_, MAX_CARDS>(places, draw, |place, card: Card| {
            fits.get(place)
                .is_none_or(|purpose| card.purpose() == Some(*purpose))
        });
        // Who else knows a card of a hand is known to its owner alone.
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
        let mut sampled = Window {
            open: window.open.intersection(own),
            ..window
        };
        for seat in others {
            sampled.answers[seat.index()] = None;
            if draw.below(2) == 0 {
                sampled.open = sampled.open.with(seat);
                continue;
            }
            let usable = window.cards().filter(|card| self.holds(seat, *card));
            let usable: ArrayVec<Card, { Card::COUNT }> = usable.collect();
            let answer = draw.index(usable.len() + 1);
            sampled.answers[seat.index()] = usable.get(answer).copied();
        }
        if sampled.open.is_empty() {
            let waits = others.into_iter().nth(draw.index(others.len()));
            if let Some(seat) = waits {
                sampled.open = sampled.open.with(seat);
                sampled.answers[seat.index()] = None;
            }
        }
        self.frames.goto(sampled.into());
    }

    /// What others spend in a harvest is unseen; that they are done is not.
    fn sample_lanes(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        if !matches!(self.frames.top(), Some(Frame::Harvest(_))) {
            return;
        }
        for seat in self.all_but(viewer) {
            let done = self.lanes[seat.index()].frames.top().is_none();
            let lane = &mut self.lanes[seat.index()];
            lane.built.clear();
            lane.frames = engine::Frames::starting(Spend::What);
            let most = draw.below(u32::from(content.round.builds) + 1);
            for _ in 0..most {
                let unit = Unit::ALL[draw.index(Unit::ALL.len())];
                let look = Look::new(self, content);
                if may_build(look, seat, unit).is_err() {
                    continue;
                }
                let places: ArrayVec<_, { engine::map::MOST_HEXES }> =
                    sites(look, seat, unit).collect();
                let hex = places[draw.index(places.len())];
                self.lanes[seat.index()].built.push((unit, hex));
            }
            let unit = Unit::ALL[draw.index(Unit::ALL.len())];
            let placing =
                draw.below(2) == 0 && may_build(Look::new(self, content), seat, unit).is_ok();
            let lane = &mut self.lanes[seat.index()];
            if done {
                lane.frames.clear();
            } else if placing {
                lane.frames.call(Spend::Where(unit));
            }
        }
    }
}
