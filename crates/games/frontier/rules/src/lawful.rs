//! What the law kit must know of Frontier.

use engine::{Seat, Viewer};
use kit::laws::{self, Lawful, Secret};

use crate::Frontier;
use crate::Look;
use crate::card::Card;
use crate::choice::Unit;
use crate::content::Content;
use crate::deal::Bundle;
use crate::phase::Frame;
use crate::phase::harvest::may_build;

impl Lawful for Frontier {
    const STEP_LIMIT: usize = 100_000;

    fn components(&self, _: &Content) -> Vec<i64> {
        let hidden = self.hands.iter().flatten().map(|hidden| hidden.card);
        let announced = self.chain().map(|announced| announced.card);
        let discarded = Card::all().iter().flat_map(|card| {
            let count = usize::from(self.discard[*card as usize]);
            std::iter::repeat_n(*card, count)
        });
        let everywhere = self.deck.iter().copied().chain(hidden).chain(announced);
        let kinds = everywhere.chain(discarded).map(|card| card as usize);
        laws::counted(Card::COUNT, kinds)
    }

    fn component_names(_: &Content) -> Vec<String> {
        Card::all().iter().map(ToString::to_string).collect()
    }

    fn secrets(&self, content: &Content, viewer: Viewer) -> Vec<Secret> {
        let mut pool = self.unseen(viewer);
        let mut secrets = Vec::new();
        // What lies face down must be one of a few: where just enough of those
        // are unseen, they are nowhere else.
        let purposes = self.face_down(viewer);
        for (index, purpose) in purposes.iter().enumerate() {
            let fits = |card: &&Card| card.purpose() == Some(*purpose);
            let mut fitting: Vec<Card> = pool.iter().filter(fits).copied().collect();
            fitting.sort_unstable();
            let slots = purposes.iter().filter(|other| *other == purpose).count();
            let certain = fitting.len() == slots;
            fitting.dedup();
            secrets.push(Secret {
                name: format!("announced {index}"),
                value: self.announced_to(viewer, index),
                uncertain: fitting.len() > 1,
            });
            if certain && index + 1 == purposes.len() {
                pool.retain(|card| card.purpose() != Some(*purpose));
            }
        }
        for (index, card) in self.deck.iter().enumerate() {
            secrets.push(Secret {
                name: format!("card {index} of the deck"),
                value: card.to_string(),
                uncertain: pool.iter().any(|other| *other != pool[0]),
            });
        }
        for seat in self.all_but(viewer) {
            let hand = &self.hands[seat.index()];
            let unknown = hand.iter().filter(|hidden| !hidden.is_known_to(viewer));
            let unknown: Vec<Card> = unknown.map(|hidden| hidden.card).collect();
            secrets.push(Secret::hand(format!("hand of {seat}"), &unknown, &pool));
            secrets.extend(self.plans(content, seat));
        }
        secrets
    }

    fn bundles(&self, _: &Content) -> Vec<Bundle> {
        let credits = |credits| Bundle {
            credits,
            ..Bundle::default()
        };
        let card = |card: &Card| {
            let mut bundle = Bundle::default();
            bundle.cards[*card as usize] = 1;
            bundle
        };
        let mut bundles = vec![Bundle::default(), credits(1), credits(2), credits(200)];
        bundles.extend(Card::all().iter().map(card));
        bundles
    }
}

impl Frontier {
    /// The card that lies face down in this place, for this viewer.
    fn announced_to(&self, viewer: Viewer, index: usize) -> String {
        let down = |announced: &crate::window::Announced| {
            announced.is_face_down() && !viewer.is(announced.seat)
        };
        let found = self.chain().filter(down).nth(index);
        found.map_or_else(String::new, |announced| announced.card.to_string())
    }

    /// What someone spends in a harvest.
    fn plans(&self, content: &Content, seat: Seat) -> Option<Secret> {
        if !matches!(self.frames.top(), Some(Frame::Harvest(_))) {
            return None;
        }
        let lane = &self.lanes[seat.index()];
        let mut fresh = self.clone();
        fresh.lanes[seat.index()].built.clear();
        let look = Look::new(&fresh, content);
        let can = Unit::ALL
            .iter()
            .any(|unit| may_build(look, seat, *unit).is_ok());
        Some(Secret {
            name: format!("plans of {seat}"),
            value: format!("{:?} {:?}", lane.built, lane.frames),
            uncertain: can,
        })
    }
}
