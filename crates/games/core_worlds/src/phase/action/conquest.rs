//! After a conquest: what it brings, colonists, and where the Units go
//! (CW-INV-06, CW-COL).

use engine::{Dice, Seat, Sink};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::Content;
use crate::content::ability::Conquest;
use crate::event::Event;
use crate::state::{CoreWorlds, Frame, Holding, Unit};

use super::invade::{distinct, is_meant};

impl CoreWorlds {
    /// The World joins the Warzone at once, with its token's Energy, and plain
    /// Energy from texts (CW-INV-08, CW-GAL-07).
    pub(in crate::phase) fn conquer(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(invasion) = self.invasion else {
            return;
        };
        let world = invasion.world;
        let Some(place) = self.central.iter().position(|offer| offer.card == world) else {
            return;
        };
        let offer = self.central.remove(place);
        let empire = self.empire_mut(seat);
        empire.worlds.push(Holding::new(world));
        for unit in &mut empire.units {
            unit.used = false;
        }
        empire.units.sort_unstable();
        sink.emit(Event::Conquered(seat, world));
        if offer.token {
            empire.receive(1);
            sink.emit(Event::TookToken(seat, world));
        }
        self.frames.goto(Frame::Spoils(seat));
        self.take_energy(content, seat, world, sink);
    }

    /// Energy alone is taken for its owner: nobody declines it.
    fn take_energy(
        &mut self,
        content: &Content,
        seat: Seat,
        world: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let plain = |card: Card| match content.card(card).conquest {
            Some(Conquest::Spoils { cards: 0, energy }) => u16::from(energy),
            _ => 0,
        };
        for place in 0..self.empire(seat).units.len() {
            let unit = self.empire(seat).units[place];
            if unit.committed {
                self.gain(seat, plain(unit.card), unit.card, sink);
            }
        }
        self.gain(seat, plain(world), world, sink);
    }

    /// Texts that may be used, and who may settle; each as its owner likes.
    pub(in crate::phase) fn list_spoils(
        &self,
        content: &Content,
        seat: Seat,
        out: &mut Vec<Choice>,
    ) {
        out.extend(self.spoils(content, seat));
        out.push(Choice::Done);
    }

    /// All that there is to take or to do after a conquest.
    fn spoils(&self, content: &Content, seat: Seat) -> impl Iterator<Item = Choice> {
        let empire = self.empire(seat);
        let fresh = || empire.committed().filter(|unit| !unit.used);
        let affordable = |pay: u8| empire.energy >= u16::from(pay);
        let texts = distinct(fresh()).filter(move |(unit, way)| {
            match content.card(unit.card).conquest {
                // Its tokens are lost either way.
                Some(Conquest::Spoils { .. } | Conquest::ToHand {}) if *way != Way::Plain => false,
                Some(Conquest::Spoils { cards, .. }) => cards > 0,
                Some(Conquest::ToHand {}) => true,
                Some(Conquest::Stay { pay }) => affordable(pay),
                Some(Conquest::Colonists { .. }) | None => false,
            }
        });
        let dear = fresh().any(|unit| match content.card(unit.card).conquest {
            Some(Conquest::Stay { pay }) => !affordable(pay),
            _ => false,
        });
        let surge = (dear && empire.surges > 0).then_some(Choice::Surge);
        texts
            .map(|(unit, way)| Choice::Use(unit.card, way))
            .chain(self.world_spoils(content))
            .chain(self.colonists(content, seat))
            .chain(surge)
    }

    /// The text of the World just conquered.
    fn world_spoils(&self, content: &Content) -> Option<Choice> {
        let invasion = self.invasion.filter(|invasion| !invasion.world_used)?;
        match content.card(invasion.world).conquest {
            Some(Conquest::Spoils { cards: 1.., .. }) => {
                Some(Choice::Use(invasion.world, Way::Plain))
            }
            _ => None,
        }
    }

    /// Who may settle on it: one, unless its text says more (CW-COL-03).
    fn colonists(&self, content: &Content, seat: Seat) -> impl Iterator<Item = Choice> {
        let room = self.invasion.is_some_and(|invasion| {
            let more = match content.card(invasion.world).conquest {
                Some(Conquest::Colonists { more }) => more,
                _ => 0,
            };
            invasion.colonists <= more
        });
        let willing =
            move |card: &Card| room && self.empire(seat).committed().any(|unit| unit.card == *card);
        [Card::GalacticGrunts, Card::SnubFighter]
            .into_iter()
            .filter(willing)
            .map(Choice::Colonize)
    }

    pub(super) fn use_after_conquest(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        way: Way,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let fresh =
            |unit: &Unit| unit.card == card && unit.committed && !unit.used && is_meant(unit, way);
        match content.card(card).conquest {
            Some(Conquest::Spoils { cards, energy }) => {
                match (self.empire(seat).find(fresh), &mut self.invasion) {
                    (Some(place), _) => {
                        self.empire_mut(seat).change(place, |unit| unit.used = true)
                    }
                    (None, Some(invasion)) => invasion.world_used = true,
                    (None, None) => {}
                }
                sink.emit(Event::Used(seat, card));
                self.draw(seat, cards, dice, sink);
                self.gain(seat, u16::from(energy), card, sink);
            }
            Some(Conquest::ToHand {}) => {
                let empire = self.empire_mut(seat);
                if let Some(place) = empire.find(fresh) {
                    empire.units.remove(place);
                    empire.take(card, true);
                    sink.emit(Event::Returned(seat, card));
                }
            }
            Some(Conquest::Stay { pay }) => {
                let empire = self.empire_mut(seat);
                if let Some(place) = empire.find(fresh) {
                    empire.pay(u16::from(pay));
                    empire.change(place, |unit| unit.committed = false);
                    sink.emit(Event::Stayed(seat, card));
                }
            }
            Some(Conquest::Colonists { .. }) | None => {}
        }
    }

    /// Under the World it goes, out of the deck for good (CW-COL-04).
    pub(in crate::phase) fn colonize(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(invasion) = &mut self.invasion else {
            return;
        };
        invasion.colonists += 1;
        let world = invasion.world;
        let empire = self.empire_mut(seat);
        let (Some(place), Some(holding)) = (
            empire.find(|unit| unit.card == card && unit.committed),
            empire
                .worlds
                .iter()
                .position(|holding| holding.card == world),
        ) else {
            return;
        };
        empire.units.remove(place);
        let holding = &mut empire.worlds[holding];
        if card == Card::GalacticGrunts {
            holding.grunts += 1;
        } else {
            holding.snubs += 1;
        }
        sink.emit(Event::Colonized(seat, card, world));
    }

    /// Whatever is still committed is discarded, and the turn ends.
    pub(in crate::phase) fn leave_conquest(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let empire = self.empire_mut(seat);
        let mut place = 0;
        while let Some(unit) = empire.units.get(place).copied() {
            if unit.committed {
                empire.units.remove(place);
                empire.discard.push(unit.card);
                sink.emit(Event::Discarded(seat, unit.card));
            } else {
                place += 1;
            }
        }
        empire.stand_down();
        self.invasion = None;
        self.frames.goto(Frame::EndTurn(seat));
    }

    /// Nothing to choose: on with it. All of it is public.
    pub(in crate::phase) fn settle_spoils(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let over = self.spoils(content, seat).next().is_none();
        if over {
            self.leave_conquest(seat, sink);
        }
        over
    }
}
