//! After a conquest: what it brings, colonists, and where the Units go
//! (CW-INV-06, CW-COL).

use engine::{Dice, Seat, Sink};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::Content;
use crate::content::ability::Conquest;
use crate::event::Event;
use crate::state::{CoreWorlds, Frame, Holding, Invasion, Unit};

use super::invade::{distinct, is_meant};

impl CoreWorlds {
    /// The World joins the Warzone at once (CW-INV-08). What it brings comes
    /// when the invaders have left (CW-INV-06).
    pub(in crate::phase) fn conquer(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(invasion) = &mut self.invasion else {
            return;
        };
        let world = invasion.world;
        let Some(place) = self.central.iter().position(|offer| offer.card == world) else {
            return;
        };
        invasion.token = self.central.remove(place).token;
        let empire = self.empire_mut(seat);
        empire.worlds.push(Holding::new(world));
        for unit in &mut empire.units {
            unit.used = false;
            unit.paid = 0;
        }
        empire.units.sort_unstable();
        let brings =
            |card: &Card| matches!(content.card(*card).conquest, Some(Conquest::Spoils { .. }));
        let invaders = self.empires[seat.index()].committed().map(|unit| unit.card);
        self.spoils = invaders.chain([world]).filter(brings).collect();
        sink.emit(Event::Conquered(seat, world));
        self.frames.goto(Frame::Invaders(seat));
    }

    /// Where the invaders go: each as its owner likes, the rest to the discard
    /// pile.
    pub(in crate::phase) fn list_invaders(
        &self,
        content: &Content,
        seat: Seat,
        out: &mut Vec<Choice>,
    ) {
        out.extend(self.ways_out(content, seat));
        out.push(Choice::Done);
    }

    /// The ways that lead elsewhere than to the discard pile.
    fn ways_out(&self, content: &Content, seat: Seat) -> impl Iterator<Item = Choice> {
        let empire = self.empire(seat);
        let affordable = |pay: u8| empire.energy >= u16::from(pay);
        let texts = distinct(empire.committed()).filter(move |(unit, way)| {
            match content.card(unit.card).conquest {
                // Its tokens are lost either way.
                Some(Conquest::ToHand {}) => *way == Way::Plain,
                Some(Conquest::Stay { pay }) => affordable(pay),
                Some(Conquest::Spoils { .. } | Conquest::Colonists { .. }) | None => false,
            }
        });
        let dear = empire
            .committed()
            .any(|unit| match content.card(unit.card).conquest {
                Some(Conquest::Stay { pay }) => !affordable(pay),
                _ => false,
            });
        let surge = (dear && empire.surges > 0).then_some(Choice::Surge);
        texts
            .map(|(unit, way)| Choice::Use(unit.card, way))
            .chain(self.colonists(content, seat))
            .chain(surge)
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

    /// The text of an invader that leads it elsewhere.
    pub(super) fn use_on_leaving(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        way: Way,
        sink: &mut impl Sink<Event>,
    ) {
        let empire = self.empire_mut(seat);
        let meant = |unit: &Unit| unit.card == card && unit.committed && is_meant(unit, way);
        let Some(place) = empire.find(meant) else {
            return;
        };
        match content.card(card).conquest {
            Some(Conquest::ToHand {}) => {
                empire.dismiss(place);
                empire.take(card, true);
                sink.emit(Event::Returned(seat, card));
            }
            Some(Conquest::Stay { pay }) => {
                empire.pay(u16::from(pay));
                empire.change(place, |unit| unit.committed = false);
                sink.emit(Event::Stayed(seat, card));
            }
            Some(Conquest::Spoils { .. } | Conquest::Colonists { .. }) | None => {}
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
        empire.dismiss(place);
        let holding = &mut empire.worlds[holding];
        if card == Card::GalacticGrunts {
            holding.grunts += 1;
        } else {
            holding.snubs += 1;
        }
        sink.emit(Event::Colonized(seat, card, world));
    }

    /// Whoever is still committed is discarded; then the conquest brings what
    /// it brings, the token's Energy first (CW-GAL-07, CW-R17).
    pub(in crate::phase) fn discard_invaders(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        let empire = self.empire_mut(seat);
        while let Some(place) = empire.find(|unit| unit.committed) {
            let unit = empire.dismiss(place);
            empire.discard.push(unit.card);
            sink.emit(Event::Discarded(seat, unit.card));
        }
        self.frames.goto(Frame::Spoils(seat));
        if let Some(Invasion {
            world, token: true, ..
        }) = self.invasion
        {
            self.empire_mut(seat).receive(1);
            sink.emit(Event::TookToken(seat, world));
        }
        self.take_energy(content, seat, sink);
    }

    /// Energy alone is taken for its owner: nobody declines it.
    fn take_energy(&mut self, content: &Content, seat: Seat, sink: &mut impl Sink<Event>) {
        for card in std::mem::take(&mut self.spoils) {
            match content.card(card).conquest {
                Some(Conquest::Spoils { cards: 0, energy }) => {
                    self.gain(seat, u16::from(energy), card, sink);
                }
                _ => self.spoils.push(card),
            }
        }
    }

    /// The texts that bring cards, each as its owner likes.
    pub(in crate::phase) fn list_spoils(&self, out: &mut Vec<Choice>) {
        for (place, card) in self.spoils.iter().enumerate() {
            if !self.spoils[..place].contains(card) {
                out.push(Choice::Use(*card, Way::Plain));
            }
        }
        out.push(Choice::Done);
    }

    /// One of those texts, of whoever took part or of the World.
    pub(super) fn take_spoils(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        if let Some(place) = self.spoils.iter().position(|other| *other == card) {
            self.spoils.remove(place);
        }
        sink.emit(Event::Used(seat, card));
        if let Some(Conquest::Spoils { cards, energy }) = content.card(card).conquest {
            self.draw(seat, cards, dice, sink);
            self.gain(seat, u16::from(energy), card, sink);
        }
    }

    /// The Invasion is over, and with it the turn.
    pub(in crate::phase) fn leave_conquest(&mut self, seat: Seat) {
        self.empire_mut(seat).stand_down();
        self.spoils.clear();
        self.invasion = None;
        self.frames.goto(Frame::EndTurn(seat));
    }

    /// Nothing to choose: on with it. All of it is public.
    pub(in crate::phase) fn settle_invaders(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let over = self.ways_out(content, seat).next().is_none();
        if over {
            self.discard_invaders(content, seat, sink);
        }
        over
    }

    /// Nothing left to take.
    pub(in crate::phase) fn settle_spoils(&mut self, seat: Seat) -> bool {
        let over = self.spoils.is_empty();
        if over {
            self.leave_conquest(seat);
        }
        over
    }
}
