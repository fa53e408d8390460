//! The Energy Phase (CW-ENE).

use engine::{Seat, Sink};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::ability::EnergyPhase;
use crate::content::{Content, Kind};
use crate::event::Event;
use crate::state::{CoreWorlds, Empire, Frame};

use super::action::{distinct, is_meant};

impl CoreWorlds {
    /// All Worlds of all players, before anyone decides anything (CW-ENE-02).
    pub(super) fn produce(&mut self, content: &Content, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players()) {
            let energy = self.empire(seat).production(content);
            self.empire_mut(seat).receive(energy);
            sink.emit(Event::Produced(seat, energy));
        }
    }

    /// This seat's decision begins; what its Units bring by themselves comes
    /// first.
    pub(super) fn open_energy(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        self.frames.call(Frame::Energy(seat));
        for place in 0..self.empire(seat).units.len() {
            let card = self.empire(seat).units[place].card;
            if let Some(EnergyPhase::Gain { energy }) = content.card(card).energy_phase {
                self.gain(seat, u16::from(energy), card, sink);
            }
        }
    }

    /// The decision is final (CW-ENE-04): the next one's begins, or the
    /// Galactic Phase and then the first turn.
    pub(super) fn close_energy(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        self.frames.end();
        let next = seat.next(self.players());
        if next == self.destiny {
            self.galactic_phase(content, sink);
            self.frames.call(Frame::Turn(self.destiny));
        } else {
            self.open_energy(content, next, sink);
        }
    }

    /// Whoever has no card in hand and no text to use is not asked; all that
    /// is public.
    pub(super) fn settle_energy(
        &mut self,
        content: &Content,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let empire = self.empire(seat);
        if !empire.hand.is_empty() || energy_texts(content, empire).next().is_some() {
            return false;
        }
        self.close_energy(content, seat, sink);
        true
    }

    pub(super) fn list_energy(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        let empire = self.empire(seat);
        for card in empire.different_in_hand() {
            let facts = content.card(card);
            let playable = facts.kind == Kind::Tactic
                && facts.energy_phase.is_some()
                && empire.energy >= u16::from(facts.deploy);
            if playable {
                out.push(Choice::Play(card, Way::Plain));
            }
        }
        for (card, way) in energy_texts(content, empire) {
            out.push(Choice::Use(card, way));
        }
        out.push(Choice::Done);
    }

    /// A Tactic played in the Energy Phase.
    pub(crate) fn play_for_energy(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        text: EnergyPhase,
        sink: &mut impl Sink<Event>,
    ) {
        let gained = self.energy_of(content, seat, text);
        self.gain(seat, gained, card, sink);
        self.finish(content, seat, card, sink);
    }

    /// What a Tactic gives in the Energy Phase.
    pub(crate) fn energy_of(&self, content: &Content, seat: Seat, text: EnergyPhase) -> u16 {
        match text {
            EnergyPhase::Gain { energy } => u16::from(energy),
            EnergyPhase::Surge { even, behind } => u16::from(if self.is_behind(content, seat) {
                behind
            } else {
                even
            }),
            EnergyPhase::Tithe {
                worlds,
                energy,
                max,
            } => {
                let count = self.empire(seat).worlds.len() / usize::from(worlds.max(1));
                count.min(usize::from(max)) as u16 * u16::from(energy)
            }
            // Texts of Units and Worlds.
            EnergyPhase::Exchange { .. }
            | EnergyPhase::Burn { .. }
            | EnergyPhase::Charge { .. } => 0,
        }
    }

    /// Do the Worlds of an opponent generate more (CW-ENE-06, CW-R13)?
    pub(crate) fn is_behind(&self, content: &Content, seat: Seat) -> bool {
        let own = self.empire(seat).production(content);
        Seat::all(self.players()).any(|other| self.empire(other).production(content) > own)
    }

    /// A Unit's or World's text in the Energy Phase, once a round.
    pub(crate) fn use_for_energy(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        way: Way,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(text) = content.card(card).energy_phase else {
            return;
        };
        let empire = self.empire_mut(seat);
        if let Some(place) = empire.find(|unit| {
            unit.card == card && is_usable(text, unit.tokens, unit.spent) && is_meant(unit, way)
        }) {
            // This very copy is charged (CW-TXT-03).
            let charged = u8::from(matches!(text, EnergyPhase::Charge { .. }));
            empire.change(place, |unit| {
                unit.spent = true;
                unit.tokens += charged;
            });
        } else if let Some(world) = empire
            .worlds
            .iter_mut()
            .find(|world| world.card == card && !world.spent)
        {
            world.spent = true;
        }
        sink.emit(Event::Used(seat, card));
        match text {
            EnergyPhase::Exchange { cards, .. } => self.frames.call(Frame::Price {
                seat,
                card,
                left: cards,
                at_will: false,
            }),
            EnergyPhase::Burn { cards, .. } => self.frames.call(Frame::Price {
                seat,
                card,
                left: cards,
                at_will: true,
            }),
            EnergyPhase::Charge { pay, .. } => {
                self.empire_mut(seat).pay(u16::from(pay));
                sink.emit(Event::Charged(seat, card));
            }
            EnergyPhase::Gain { .. } | EnergyPhase::Surge { .. } | EnergyPhase::Tithe { .. } => {}
        }
    }
}

/// Can a text that lies in the Warzone still be used?
const fn is_usable(text: EnergyPhase, tokens: u8, spent: bool) -> bool {
    !spent
        && match text {
            EnergyPhase::Charge { max, .. } => tokens < max,
            _ => true,
        }
}

/// The texts in the Warzone that can be used now, all by public facts, and how
/// a choice names each.
fn energy_texts<'a>(
    content: &'a Content,
    empire: &'a Empire,
) -> impl Iterator<Item = (Card, Way)> + 'a {
    let usable = move |card: Card, tokens, spent| {
        content.card(card).energy_phase.is_some_and(|text| {
            is_usable(text, tokens, spent)
                && match text {
                    EnergyPhase::Exchange { cards, .. } => empire.hand.len() >= usize::from(cards),
                    EnergyPhase::Burn { .. } => !empire.hand.is_empty(),
                    EnergyPhase::Charge { pay, .. } => empire.energy >= u16::from(pay),
                    EnergyPhase::Gain { .. }
                    | EnergyPhase::Surge { .. }
                    | EnergyPhase::Tithe { .. } => false,
                }
        })
    };
    let worlds = empire
        .worlds
        .iter()
        .filter(move |world| usable(world.card, 0, world.spent))
        .map(|world| (world.card, Way::Plain));
    let units = empire
        .units
        .iter()
        .filter(move |unit| usable(unit.card, unit.tokens, unit.spent));
    worlds.chain(distinct(units).map(|(unit, way)| (unit.card, way)))
}
