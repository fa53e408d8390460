//! What choices are called: what will happen, with before and after.

use engine::{Seat, Text};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::Content;
use crate::content::ability::{Conquest, EnergyPhase, Invasion};
use crate::phase::action::SURGE;
use crate::state::{CoreWorlds, Frame};

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
            Choice::Act(card) => self.name_text("core-worlds-act", content, card),
            Choice::Recover(unit, card) => {
                about("core-worlds-recover", card).with("unit", content.name(unit))
            }
            Choice::Commit(card) => {
                let facts = content.card(card);
                about("core-worlds-commit", card)
                    .with("fleet", facts.fleet)
                    .with("ground", facts.ground)
            }
            Choice::Use(card, way) => self.name_use(content, seat, card, way),
            Choice::Play(card, way) => self.name_play(content, seat, card, way),
            Choice::Discard(card) => about("core-worlds-discard", card),
            Choice::Conquer => self.name_world("core-worlds-conquer", content),
            Choice::Withdraw => self.name_world("core-worlds-withdraw", content),
            Choice::Colonize(card) => about("core-worlds-colonize", card),
            Choice::Surge => Text::new("core-worlds-surge")
                .with("energy", empire.energy)
                .with("rest", empire.energy + SURGE)
                .with("left", empire.surges.saturating_sub(1)),
            Choice::Done => Text::new(match self.frames.top() {
                Some(Frame::Energy(_)) => "core-worlds-done-energy",
                Some(Frame::Deploy(_) | Frame::Bring { .. }) => "core-worlds-done-deploy",
                Some(Frame::Arrival(..)) => "core-worlds-done-arrival",
                Some(Frame::Spoils(_)) => "core-worlds-done-spoils",
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
                Some(text) => self.name_strength(about("core-worlds-use-for"), text, way),
                None => self.name_text("core-worlds-use", content, card),
            },
            Some(Frame::Spoils(_)) => match facts.conquest {
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
        let about = |key| Text::new(key).with("card", content.name(card));
        if let Some(EnergyPhase::Surge { even, behind }) = facts.energy_phase {
            let gain = if self.is_behind(content, seat) {
                behind
            } else {
                even
            };
            return about("core-worlds-play-surge").with("gain", gain);
        }
        match facts.invasion {
            Some(text) => {
                let key = if facts.deploy > 0 {
                    "core-worlds-play-for-paid"
                } else {
                    "core-worlds-play-for"
                };
                let named = about(key).with("cost", facts.deploy);
                self.name_strength(named, text, way)
            }
            None => self.name_text("core-worlds-play", content, card),
        }
    }

    /// "… for +2 Ground": what a text brings in an Invasion.
    fn name_strength(&self, text: Text, invasion: Invasion, way: Way) -> Text {
        let strength = |key, amount: u8| Text::new(key).with("amount", amount);
        let sides = |fleet: u8, ground: u8| match (fleet, ground) {
            (fleet, 0) => strength("core-worlds-plus-fleet", fleet),
            (0, ground) => strength("core-worlds-plus-ground", ground),
            (fleet, ground) => Text::new("core-worlds-plus-both")
                .with("fleet", fleet)
                .with("ground", ground),
        };
        let gain = match invasion {
            Invasion::Boost {
                pay,
                discard,
                fleet,
                ground,
            } => {
                let gain = sides(fleet, ground);
                match (pay, discard) {
                    (0, 0) => gain,
                    (_, 0) => Text::new("core-worlds-for-energy")
                        .with("gain", gain)
                        .with("cost", pay),
                    _ => Text::new("core-worlds-for-cards")
                        .with("gain", gain)
                        .with("cards", discard),
                }
            }
            Invasion::Either { strength, .. } => match way {
                Way::Fleet => sides(strength, 0),
                _ => sides(0, strength),
            },
            Invasion::Fuel { fleet, ground, .. } => {
                let energy = match way {
                    Way::Pay(energy) => energy,
                    _ => 0,
                };
                let gain = sides(fleet.saturating_mul(energy), ground.saturating_mul(energy));
                Text::new("core-worlds-for-energy")
                    .with("gain", gain)
                    .with("cost", energy)
            }
            Invasion::Sacrifice { fleet, ground } => {
                Text::new("core-worlds-for-each-card").with("gain", sides(fleet, ground))
            }
            Invasion::Lower { fleet, ground } => {
                Text::new("core-worlds-world-loses").with("gain", sides(fleet, ground))
            }
            Invasion::LowerEither { strength } => {
                let gain = match way {
                    Way::Fleet => sides(strength, 0),
                    _ => sides(0, strength),
                };
                Text::new("core-worlds-world-loses").with("gain", gain)
            }
            Invasion::Draw { cards } => Text::new("core-worlds-draw-cards").with("count", cards),
        };
        text.with("gain", gain)
    }
}
