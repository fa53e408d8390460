//! What choices are called: what will happen, with before and after.

use engine::{Seat, Text};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::ability::{Conquest, EnergyPhase, Invasion};
use crate::content::{Content, Kind};
use crate::phase::action::SURGE;
use crate::state::{CoreWorlds, Frame, Strength};

impl CoreWorlds {
    pub(crate) fn name_choice(&self, content: &Content, seat: Seat, choice: Choice) -> Text {
        let empire = self.empire(seat);
        let about = |key, card: Card| Text::new(key).with("card", content.name(card));
        // Energy before and after.
        let paying = |text: Text, cost: u16| {
            text.with("cost", cost)
                .with("energy", empire.energy)
                .with("rest", empire.energy.saturating_sub(cost))
        };
        match choice {
            Choice::Pick(card) => about("core-worlds-pick", card),
            Choice::Draft(card, token) => {
                let key = if token {
                    "core-worlds-draft-token"
                } else {
                    "core-worlds-draft"
                };
                paying(about(key, card), empire.draft_cost(content, card))
            }
            Choice::Deploy(card) => {
                let discount = self.bring_discount(content);
                let cost = empire.deploy_cost(content, card, discount);
                paying(about("core-worlds-deploy", card), cost)
            }
            Choice::Invade(card) => {
                let facts = content.card(card);
                let text = about("core-worlds-invade", card)
                    .with("fleet", facts.fleet)
                    .with("ground", facts.ground);
                paying(text, empire.invasion_cost(content))
            }
            Choice::Act(card) => {
                let cost = u16::from(content.card(card).deploy);
                let key = match (content.card(card).kind, cost) {
                    (Kind::Tactic, 0) => "core-worlds-act-tactic",
                    (Kind::Tactic, _) => "core-worlds-act-paid",
                    _ => "core-worlds-act",
                };
                paying(self.name_text(key, content, card), cost)
            }
            Choice::Recover(unit, card) => {
                about("core-worlds-recover", card).with("unit", content.name(unit))
            }
            Choice::Commit(card) => self.name_commit(content, seat, card, None),
            Choice::CommitCopy(card, tokens) => {
                of_copy(self.name_commit(content, seat, card, Some(tokens)), tokens)
            }
            Choice::Use(card, Way::Copy(tokens)) => {
                of_copy(self.name_use(content, seat, card, Way::Plain), tokens)
            }
            Choice::Use(card, way) => self.name_use(content, seat, card, way),
            Choice::Play(card, way) => self.name_play(content, seat, card, way),
            Choice::Discard(card) => about("core-worlds-discard", card),
            Choice::Conquer => self.name_world("core-worlds-conquer", content),
            Choice::Withdraw => self.name_world("core-worlds-withdraw", content),
            Choice::Colonize(card) => about("core-worlds-colonize", card),
            Choice::Surge => Text::new("core-worlds-surge")
                .with("energy", empire.energy)
                .with("rest", empire.energy.saturating_add(SURGE))
                .with("left", empire.surges.saturating_sub(1)),
            Choice::Done => Text::new(match self.frames.top() {
                Some(Frame::Energy(_)) => "core-worlds-done-energy",
                Some(Frame::Deploy(_) | Frame::Bring { .. }) => "core-worlds-done-deploy",
                Some(Frame::Arrival(..) | Frame::Spoils(_)) => "core-worlds-done-arrival",
                Some(Frame::Invaders(_)) if empire.committed().next().is_some() => {
                    "core-worlds-done-spoils"
                }
                Some(Frame::Invaders(_)) => "core-worlds-done-arrival",
                _ => "core-worlds-done-price",
            }),
            Choice::Pass => Text::new("core-worlds-pass").with("actions", empire.actions),
            Choice::Keep(Some(card)) => about("core-worlds-keep", card),
            Choice::Keep(None) => Text::new("core-worlds-keep-none"),
            Choice::Reshuffle(true) => {
                Text::new("core-worlds-reshuffle").with("discard", empire.discard.len())
            }
            Choice::Reshuffle(false) => Text::new("core-worlds-leave"),
        }
    }

    fn name_world(&self, key: &'static str, content: &Content) -> Text {
        match self.invasion {
            Some(invasion) => Text::new(key).with("card", content.name(invasion.world)),
            None => Text::new(key),
        }
    }

    /// A label that ends with what the card says.
    fn name_text(&self, key: &'static str, content: &Content, card: Card) -> Text {
        let text = Text::new(key).with("card", content.name(card));
        match &content.face(card).text {
            Some(words) => text.with("text", words),
            None => text.with("text", ""),
        }
    }

    fn name_use(&self, content: &Content, seat: Seat, card: Card, way: Way) -> Text {
        let facts = content.card(card);
        let about = |key| Text::new(key).with("card", content.name(card));
        match self.frames.top() {
            Some(Frame::Energy(_)) => match facts.energy_phase {
                Some(EnergyPhase::Exchange { cards, energy }) => about("core-worlds-use-exchange")
                    .with("cards", cards)
                    .with("gain", energy),
                Some(EnergyPhase::Burn { cards, energy }) => about("core-worlds-use-burn")
                    .with("cards", cards)
                    .with("gain", energy),
                Some(EnergyPhase::Charge { pay, .. }) => {
                    let energy = self.empire(seat).energy;
                    about("core-worlds-use-charge")
                        .with("cost", pay)
                        .with("energy", energy)
                        .with("rest", energy.saturating_sub(u16::from(pay)))
                }
                _ => self.name_text("core-worlds-use", content, card),
            },
            Some(Frame::Invade(_)) => match facts.invasion {
                Some(text) => name_strength(about("core-worlds-use-for"), text, way),
                None => self.name_text("core-worlds-use", content, card),
            },
            Some(Frame::Invaders(_)) => match facts.conquest {
                Some(Conquest::ToHand {}) => about("core-worlds-use-to-hand"),
                Some(Conquest::Stay { pay }) => {
                    let energy = self.empire(seat).energy;
                    about("core-worlds-use-stay")
                        .with("cost", pay)
                        .with("energy", energy)
                        .with("rest", energy.saturating_sub(u16::from(pay)))
                }
                _ => self.name_text("core-worlds-use", content, card),
            },
            _ => self.name_text("core-worlds-use", content, card),
        }
    }

    fn name_play(&self, content: &Content, seat: Seat, card: Card, way: Way) -> Text {
        let facts = content.card(card);
        let (cost, energy) = (u16::from(facts.deploy), self.empire(seat).energy);
        let key = if cost > 0 {
            "core-worlds-play-for-paid"
        } else {
            "core-worlds-play-for"
        };
        let named = Text::new(key)
            .with("card", content.name(card))
            .with("cost", cost)
            .with("energy", energy)
            .with("rest", energy.saturating_sub(cost));
        match (facts.energy_phase, facts.invasion) {
            (Some(text), _) => {
                let gain = self.energy_of(content, seat, text);
                named.with(
                    "gain",
                    Text::new("core-worlds-plus-energy").with("amount", gain),
                )
            }
            (None, Some(text)) => name_strength(named, text, way),
            (None, None) => named.with("gain", ""),
        }
    }

    /// Committing a Unit, and what becomes of the attack.
    fn name_commit(&self, content: &Content, seat: Seat, card: Card, tokens: Option<u8>) -> Text {
        let brought = self.empire(seat).would_bring(content, card, tokens);
        let attack = |invasion| self.attack(content, seat, &invasion);
        let now = self.invasion.map_or_else(Strength::default, attack);
        let then = now.plus(brought);
        let sides = match (brought.fleet, brought.ground) {
            (0, 0) => "none",
            (_, 0) => "fleet",
            (0, _) => "ground",
            (_, _) => "both",
        };
        Text::new("core-worlds-commit")
            .with("card", content.name(card))
            .with("sides", sides)
            .with("fleet", now.fleet)
            .with("ground", now.ground)
            .with("then-fleet", then.fleet)
            .with("then-ground", then.ground)
    }
}

/// A label of the copy that has so many tokens.
fn of_copy(label: Text, tokens: u8) -> Text {
    Text::new("core-worlds-of-copy")
        .with("label", label)
        .with("tokens", tokens)
}

/// The three ways to speak of strength: of the Fleet, on the ground, of both.
type Sides = [&'static str; 3];

const GAINED: Sides = [
    "core-worlds-plus-fleet",
    "core-worlds-plus-ground",
    "core-worlds-plus-both",
];
const LOST: Sides = [
    "core-worlds-world-fleet",
    "core-worlds-world-ground",
    "core-worlds-world-both",
];

fn name_sides([of_fleet, on_ground, of_both]: Sides, fleet: u8, ground: u8) -> Text {
    match (fleet, ground) {
        (fleet, 0) => Text::new(of_fleet).with("amount", fleet),
        (0, ground) => Text::new(on_ground).with("amount", ground),
        (fleet, ground) => Text::new(of_both)
            .with("fleet", fleet)
            .with("ground", ground),
    }
}

/// "+2 Ground", and what it is paid with.
fn name_strength(text: Text, invasion: Invasion, way: Way) -> Text {
    let one_side = |sides, strength| match way {
        Way::Fleet => name_sides(sides, strength, 0),
        _ => name_sides(sides, 0, strength),
    };
    let for_energy = |gain: Text, cost: u8| {
        Text::new("core-worlds-for-energy")
            .with("gain", gain)
            .with("cost", cost)
    };
    let gain = match invasion {
        Invasion::Boost {
            pay,
            discard,
            fleet,
            ground,
        } => {
            let mut gain = name_sides(GAINED, fleet, ground);
            if discard > 0 {
                gain = Text::new("core-worlds-for-cards")
                    .with("gain", gain)
                    .with("cards", discard);
            }
            if pay > 0 { for_energy(gain, pay) } else { gain }
        }
        Invasion::Either { strength, draw: 0 } => one_side(GAINED, strength),
        Invasion::Either { strength, draw } => Text::new("core-worlds-then-draw")
            .with("gain", one_side(GAINED, strength))
            .with("count", draw),
        Invasion::Fuel { fleet, ground, .. } => {
            let energy = match way {
                Way::Pay(energy) => energy,
                _ => 0,
            };
            let (fleet, ground) = (fleet.saturating_mul(energy), ground.saturating_mul(energy));
            for_energy(name_sides(GAINED, fleet, ground), energy)
        }
        Invasion::Sacrifice { fleet, ground } => {
            Text::new("core-worlds-for-each-card").with("gain", name_sides(GAINED, fleet, ground))
        }
        Invasion::Lower { fleet, ground } => name_sides(LOST, fleet, ground),
        Invasion::LowerEither { strength } => one_side(LOST, strength),
        Invasion::Draw { cards } => Text::new("core-worlds-draw-cards").with("count", cards),
    };
    text.with("gain", gain)
}
