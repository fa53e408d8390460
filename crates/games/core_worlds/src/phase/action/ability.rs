//! Option 4: texts "as an Action" (CW-ABL), and playing Tactics.

use engine::{Dice, Seat, Sink};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::ability::{Action, Deployed};
use crate::content::{Content, Kind};
use crate::event::Event;
use crate::state::{CoreWorlds, Frame};

impl CoreWorlds {
    pub(super) fn list_actions(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        let empire = self.empire(seat);
        for card in empire.different_in_hand() {
            let facts = content.card(card);
            let playable = facts.kind == Kind::Tactic && facts.action.is_some();
            if playable && empire.energy >= u16::from(facts.deploy) {
                out.push(Choice::Act(card));
            }
        }
        let mut last = None;
        for unit in &empire.units {
            let Some(text) = content.card(unit.card).action else {
                continue;
            };
            if unit.spent || last == Some(unit.card) {
                continue;
            }
            last = Some(unit.card);
            match text {
                Action::Recover { of, .. } => {
                    let wanted = |card: Card| of.contains(content.card(card).kind);
                    for (place, &card) in empire.discard.iter().enumerate() {
                        if wanted(card) && !empire.discard[..place].contains(&card) {
                            out.push(Choice::Recover(unit.card, card));
                        }
                    }
                }
                Action::Draw { .. } | Action::Deploy { .. } | Action::Command { .. } => {
                    out.push(Choice::Act(unit.card));
                }
            }
        }
    }

    /// The whole turn, 1 Action Point and any Energy shown (CW-ABL-02,
    /// CW-ABL-03).
    pub(crate) fn act(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let facts = content.card(card);
        self.begin_action(seat);
        if facts.kind == Kind::Tactic {
            self.leave_hand(content, seat, card, sink);
        } else {
            self.spend_unit(content, seat, card, sink);
        }
        match facts.action {
            Some(Action::Draw { cards, .. }) => {
                self.draw(seat, cards, dice, sink);
                self.finish(content, seat, card, sink);
            }
            Some(Action::Command { actions, cards }) => {
                let empire = self.empire_mut(seat);
                empire.actions = empire.actions.saturating_add(actions);
                sink.emit(Event::Commanded(seat, actions));
                self.draw(seat, cards, dice, sink);
                self.finish(content, seat, card, sink);
            }
            Some(Action::Deploy { up_to, .. }) => self.frames.call(Frame::Bring {
                seat,
                card,
                left: up_to,
            }),
            Some(Action::Recover { .. }) | None => {}
        }
    }

    /// A card from one's own discard pile, for all to see.
    pub(crate) fn recover(
        &mut self,
        content: &Content,
        seat: Seat,
        unit: Card,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        self.begin_action(seat);
        self.spend_unit(content, seat, unit, sink);
        let empire = self.empire_mut(seat);
        if let Some(place) = empire.discard.iter().rposition(|other| *other == card) {
            empire.discard.remove(place);
            empire.take(card, true);
            sink.emit(Event::Recovered(seat, card));
        }
    }

    fn begin_action(&mut self, seat: Seat) {
        self.frames.goto(Frame::EndTurn(seat));
        self.empire_mut(seat).spend_action();
    }

    /// A Unit's action text is used; some only once a round (CW-R30).
    fn spend_unit(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::Used(seat, card));
        let once = match content.card(card).action {
            Some(Action::Draw { once, .. } | Action::Recover { once, .. }) => once,
            Some(Action::Deploy { .. } | Action::Command { .. }) | None => true,
        };
        let empire = self.empire_mut(seat);
        if let Some(place) = empire.find(|unit| unit.card == card && !unit.spent) {
            empire.change(place, |unit| unit.spent = once);
        }
    }

    /// A Tactic leaves the hand, and its cost is paid.
    pub(super) fn leave_hand(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let empire = self.empire_mut(seat);
        empire.give(card);
        empire.pay(u16::from(content.card(card).deploy));
        sink.emit(Event::Played(seat, card));
    }

    /// A Tactic in the Energy Phase or in an Invasion: no Action Point
    /// (CW-TAC-05).
    pub(in crate::phase) fn play(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        way: Way,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        self.leave_hand(content, seat, card, sink);
        let facts = content.card(card);
        if let Some(text) = facts.energy_phase {
            self.play_for_energy(content, seat, card, text, sink);
        } else if let Some(text) = facts.invasion {
            self.invade_with(content, seat, card, text, way, dice, sink);
        }
    }

    /// A text on the table, used in the phase that is going on.
    pub(in crate::phase) fn use_text(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        way: Way,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        match self.frames.top() {
            Some(Frame::Energy(_)) => self.use_for_energy(content, seat, card, way, sink),
            Some(Frame::Arrival(..)) => {
                self.frames.end();
                sink.emit(Event::Used(seat, card));
                if let Some(Deployed::Draw { cards }) = content.card(card).deployed {
                    self.draw(seat, cards, dice, sink);
                }
            }
            Some(Frame::Invade(_)) => self.use_in_invasion(content, seat, card, way, dice, sink),
            Some(Frame::Invaders(_)) => self.use_on_leaving(content, seat, card, way, sink),
            Some(Frame::Spoils(_)) => self.take_spoils(content, seat, card, dice, sink),
            _ => {}
        }
    }
}
