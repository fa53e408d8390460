//! Why something is not offered, and the rule that says so.

use engine::{Reason, RuleId, Seat, Text};

use crate::card::Card;
use crate::choice::Subject;
use crate::content::ability::EnergyPhase;
use crate::content::{Content, Kind};
use crate::state::{CoreWorlds, Frame};

/// A sentence and the rule behind it.
type Why = (Text, RuleId);

/// The rule that says whose choice it is now.
const fn turns(frame: Frame) -> RuleId {
    match frame {
        Frame::Pick(_) => "CW-PRE-04",
        Frame::Energy(_) => "CW-ENE-03",
        Frame::Keep => "CW-R33",
        Frame::Reshuffle(_) => "CW-R34",
        Frame::Turn(_)
        | Frame::Deploy(_)
        | Frame::Bring { .. }
        | Frame::Arrival(..)
        | Frame::Invade(_)
        | Frame::Invaders(_)
        | Frame::Spoils(_)
        | Frame::Price { .. }
        | Frame::EndTurn(_) => "CW-ACT-01",
    }
}

impl CoreWorlds {
    pub(crate) fn explain(
        &self,
        content: &Content,
        seat: Seat,
        subject: Subject,
    ) -> Option<Reason> {
        let frame = self.frames.top()?;
        if seat.index() >= self.players() || !self.is_there(seat, subject) {
            return None;
        }
        if !self.awaited().contains(seat) {
            return Some(Reason::new(Text::new("core-worlds-why-wait"), turns(frame)));
        }
        let mut choices = Vec::new();
        self.list(content, seat, &mut choices);
        if choices
            .into_iter()
            .any(|choice| self.thing(content, choice) == Some(subject))
        {
            return None;
        }
        let (text, rule) = self.reason(content, seat, frame, subject)?;
        Some(Reason::new(text, rule))
    }

    /// Does the thing lie where it is looked for?
    fn is_there(&self, seat: Seat, subject: Subject) -> bool {
        let empire = self.empire(seat);
        match subject {
            Subject::Central(card) => self.central.iter().any(|offer| offer.card == card),
            Subject::Hand(card) => empire.holds(card),
            Subject::Warzone(card) => {
                empire.find(|unit| unit.card == card).is_some()
                    || empire.worlds.iter().any(|world| world.card == card)
                    || empire.prestige.contains(&card)
            }
            Subject::Discards => true,
            Subject::Surges => true,
        }
    }

    fn reason(&self, content: &Content, seat: Seat, frame: Frame, subject: Subject) -> Option<Why> {
        let plain = |key, rule| Some((Text::new(key), rule));
        match (frame, subject) {
            (_, Subject::Discards) => plain("core-worlds-why-discards", "CW-DRF-07"),
            (
                Frame::Turn(_) | Frame::Deploy(_) | Frame::Bring { .. } | Frame::Invade(_),
                Subject::Surges,
            ) => plain("core-worlds-why-no-surge", "CW-SUR-04"),
            (Frame::Energy(_), Subject::Surges) => {
                plain("core-worlds-why-surge-energy", "CW-ENE-09")
            }
            (Frame::Pick(_), _) => plain("core-worlds-why-pick", "CW-PRE-04"),
            (Frame::Keep, _) => plain("core-worlds-why-keep", "CW-DIS-03"),
            (Frame::Reshuffle(_), _) => plain("core-worlds-why-reshuffle", "CW-COR-01"),
            (Frame::Price { .. }, _) => plain("core-worlds-why-price", "CW-TXT-05"),
            (Frame::Arrival(..), _) => plain("core-worlds-why-arrival", "CW-TXT-01"),
            (Frame::Invaders(_) | Frame::Spoils(_), Subject::Warzone(_)) => {
                plain("core-worlds-why-spoils", "CW-COL-03")
            }
            (Frame::Invaders(_) | Frame::Spoils(_), _) => {
                plain("core-worlds-why-spoils-first", "CW-COL-01")
            }
            (Frame::Energy(_), Subject::Central(_)) => {
                plain("core-worlds-why-energy-phase", "CW-RND-02")
            }
            (Frame::Energy(_), Subject::Hand(card)) => {
                Some(self.why_hand_energy(content, seat, card))
            }
            (Frame::Energy(_), Subject::Warzone(card)) => {
                Some(self.why_text_energy(content, seat, card))
            }
            (Frame::Turn(_), Subject::Central(card)) => Some(self.why_central(content, seat, card)),
            (Frame::Deploy(_) | Frame::Bring { .. }, Subject::Central(_)) => {
                plain("core-worlds-why-deploying", "CW-ACT-02")
            }
            (Frame::Invade(_), Subject::Central(_)) => {
                plain("core-worlds-why-invading", "CW-INV-03")
            }
            (Frame::Turn(_) | Frame::Deploy(_) | Frame::Bring { .. }, Subject::Hand(card)) => {
                Some(self.why_hand(content, seat, frame, card))
            }
            (Frame::Invade(_), Subject::Hand(card)) => {
                Some(self.why_hand_invasion(content, seat, card))
            }
            (Frame::Turn(_), Subject::Warzone(card)) => Some(self.why_warzone(content, seat, card)),
            (Frame::Invade(_), Subject::Warzone(card)) => {
                Some(self.why_warzone_invasion(content, seat, card))
            }
            (Frame::Deploy(_) | Frame::Bring { .. }, Subject::Warzone(_)) => {
                plain("core-worlds-why-deploying", "CW-ACT-02")
            }
            (Frame::EndTurn(_), _) => None,
        }
    }

    /// Not enough Energy.
    fn too_dear(&self, seat: Seat, cost: u16, rule: RuleId) -> Why {
        let text = Text::new("core-worlds-why-dear")
            .with("cost", cost)
            .with("energy", self.empire(seat).energy);
        (text, rule)
    }

    fn why_hand_energy(&self, content: &Content, seat: Seat, card: Card) -> Why {
        let facts = content.card(card);
        if facts.kind == Kind::Tactic && facts.energy_phase.is_some() {
            self.too_dear(seat, u16::from(facts.deploy), "CW-TXT-05")
        } else if facts.kind == Kind::Tactic {
            (Text::new("core-worlds-why-tactic-time"), "CW-TAC-07")
        } else {
            (Text::new("core-worlds-why-unit-in-hand"), "CW-UNI-05")
        }
    }

    fn why_text_energy(&self, content: &Content, seat: Seat, card: Card) -> Why {
        let empire = self.empire(seat);
        let spent = empire
            .units
            .iter()
            .any(|unit| unit.card == card && unit.spent)
            || empire
                .worlds
                .iter()
                .any(|world| world.card == card && world.spent);
        let full = |max| {
            let units = empire.units.iter();
            units
                .filter(|unit| unit.card == card)
                .all(|unit| unit.tokens >= max)
        };
        match content.card(card).energy_phase {
            None => (Text::new("core-worlds-why-no-text"), "CW-TXT-01"),
            Some(EnergyPhase::Gain { .. }) => (Text::new("core-worlds-why-by-itself"), "CW-TXT-01"),
            Some(_) if spent => (Text::new("core-worlds-why-used"), "CW-TXT-02"),
            Some(EnergyPhase::Charge { max, .. }) if full(max) => {
                (Text::new("core-worlds-why-full"), "CW-TXT-01")
            }
            Some(_) => (Text::new("core-worlds-why-unpaid"), "CW-TXT-05"),
        }
    }

    fn why_central(&self, content: &Content, seat: Seat, card: Card) -> Why {
        let empire = self.empire(seat);
        if content.card(card).kind == Kind::World {
            self.too_dear(seat, empire.invasion_cost(content), "CW-R27")
        } else {
            self.too_dear(seat, empire.draft_cost(content, card), "CW-DRF-02")
        }
    }

    fn why_hand(&self, content: &Content, seat: Seat, frame: Frame, card: Card) -> Why {
        let facts = content.card(card);
        let is_turn = matches!(frame, Frame::Turn(_));
        if facts.kind == Kind::Tactic && facts.action.is_some() && is_turn {
            return self.too_dear(seat, u16::from(facts.deploy), "CW-ABL-03");
        }
        if facts.kind == Kind::Tactic {
            return (Text::new("core-worlds-why-tactic-time"), "CW-TAC-07");
        }
        if !self.may_bring(content, card) {
            return (Text::new("core-worlds-why-not-brought"), "CW-TXT-01");
        }
        let discount = self.bring_discount(content);
        let cost = self.empire(seat).deploy_cost(content, card, discount);
        self.too_dear(seat, cost, "CW-DEP-04")
    }

    fn why_hand_invasion(&self, content: &Content, seat: Seat, card: Card) -> Why {
        let facts = content.card(card);
        if facts.kind != Kind::Tactic {
            (Text::new("core-worlds-why-hand-invasion"), "CW-INV-07")
        } else if facts.invasion.is_none() {
            (Text::new("core-worlds-why-tactic-time"), "CW-TAC-07")
        } else if self.empire(seat).energy < u16::from(facts.deploy) {
            self.too_dear(seat, u16::from(facts.deploy), "CW-INV-14")
        } else {
            (Text::new("core-worlds-why-unpaid"), "CW-TXT-05")
        }
    }

    fn why_warzone(&self, content: &Content, seat: Seat, card: Card) -> Why {
        let facts = content.card(card);
        if facts.kind.is_world() {
            return (Text::new("core-worlds-why-own-world"), "CW-INV-02");
        }
        let spent = self
            .empire(seat)
            .units
            .iter()
            .any(|unit| unit.card == card && unit.spent);
        match facts.action {
            None => (Text::new("core-worlds-why-no-action"), "CW-ABL-01"),
            Some(_) if spent => (Text::new("core-worlds-why-used"), "CW-R30"),
            Some(_) => (Text::new("core-worlds-why-nothing-there"), "CW-TXT-05"),
        }
    }

    fn why_warzone_invasion(&self, content: &Content, seat: Seat, card: Card) -> Why {
        let facts = content.card(card);
        if facts.kind.is_world() {
            return (Text::new("core-worlds-why-world-strength"), "CW-WLD-03");
        }
        let fresh = self
            .empire(seat)
            .units
            .iter()
            .any(|unit| unit.card == card && unit.committed && !unit.used);
        match facts.invasion {
            None => (Text::new("core-worlds-why-committed"), "CW-INV-11"),
            Some(_) if fresh => (Text::new("core-worlds-why-unpaid"), "CW-TXT-05"),
            Some(_) => (Text::new("core-worlds-why-used"), "CW-TXT-03"),
        }
    }
}
