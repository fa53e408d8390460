//! The Galactic Phase (CW-GAL).

use engine::Sink;

use crate::content::{Content, Kind, Origin};
use crate::event::Event;
use crate::state::{CoreWorlds, Offer, ROUNDS};

impl CoreWorlds {
    /// Its three steps, in order (CW-GAL-01).
    pub(crate) fn galactic_phase(&mut self, content: &Content, sink: &mut impl Sink<Event>) {
        self.remove_old_cards(content, sink);
        self.place_tokens(sink);
        if self.round == ROUNDS {
            // CW-GAL-13.
            while self.reveal(sink) {}
        } else {
            self.refill(content, sink);
        }
    }

    /// Cards with a token go on top of their own deck, from which nobody draws
    /// any more (CW-GAL-03, CW-R15).
    fn remove_old_cards(&mut self, content: &Content, sink: &mut impl Sink<Event>) {
        let mut kept = 0;
        for place in 0..self.central.len() {
            let offer = self.central[place];
            if !offer.token {
                self.central[kept] = offer;
                kept += 1;
                continue;
            }
            if let Origin::Sector(sector @ 1..=5) = content.card(offer.card).origin {
                self.galactic[usize::from(sector) - 1].push(offer.card);
            }
            sink.emit(Event::Departed(offer.card));
        }
        self.central.truncate(kept);
    }

    /// Every card that stays gets a token (CW-GAL-05).
    fn place_tokens(&mut self, sink: &mut impl Sink<Event>) {
        for offer in &mut self.central {
            offer.token = true;
        }
        if !self.central.is_empty() {
            sink.emit(Event::Tokens(self.central.len() as u8));
        }
    }

    /// First up to the limit, then until there are Worlds enough, then until
    /// there are other cards enough (CW-GAL-08 to CW-GAL-12).
    fn refill(&mut self, content: &Content, sink: &mut impl Sink<Event>) {
        let players = self.players();
        let limit = content.central_zone(players);
        while self.central.len() < limit && self.reveal(sink) {}
        while self.offered(content, true) < players && self.reveal(sink) {}
        while self.offered(content, false) < players && self.reveal(sink) {}
    }

    /// How many Worlds, or other cards, are in the Central Zone.
    fn offered(&self, content: &Content, worlds: bool) -> usize {
        let is_world = |offer: &&Offer| content.card(offer.card).kind == Kind::World;
        let count = self.central.iter().filter(is_world).count();
        if worlds {
            count
        } else {
            self.central.len() - count
        }
    }

    /// One card from the current deck; nothing when it has run out (CW-R19).
    fn reveal(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let Some(card) = self.galactic[usize::from(self.sector()) - 1].pop() else {
            return false;
        };
        self.central.push(Offer { card, token: false });
        sink.emit(Event::Appeared(card));
        true
    }
}
