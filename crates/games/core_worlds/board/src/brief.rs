//! The text of a card in a few words, made from what the rules know of it, so
//! that it is right for cards of one's own as well. The whole text is a look
//! away.

use core_worlds::content::ability::{
    Action, Bonus, Conquest, Deployed, EnergyPhase, Invasion, Lasting, Support,
};
use core_worlds::content::{CardFacts, CardType, Kinds};
use engine::Text;

use web::Voice;

/// The texts of a card in a few words, most important first.
pub(crate) fn brief(voice: Voice<'_>, facts: &CardFacts) -> Option<String> {
    let say = Say(voice);
    let texts = [
        facts.bonus.map(|text| say.bonus(text)),
        facts.own_discount.map(|text| {
            let line = Text::new("core-worlds-brief-own-discount").with("energy", text.energy);
            say.of(line, text.of)
        }),
        facts.support.map(|text| say.support(text)),
        facts.invasion.map(|text| say.invasion(text)),
        facts.action.map(|text| say.action(text)),
        facts.deployed.map(deployed),
        facts.conquest.map(|text| say.conquest(text, facts.kind)),
        facts.lasting.map(|text| say.lasting(text)),
        facts.energy_phase.map(energy_phase),
    ];
    let said: Vec<String> = texts.iter().flatten().map(|text| voice.say(text)).collect();
    (!said.is_empty()).then(|| said.join("; "))
}

/// Speaks of kinds of cards and of strength.
struct Say<'a>(Voice<'a>);

impl Say<'_> {
    /// The kinds by name: "Robot/Vehicle".
    fn kinds(&self, of: Kinds) -> String {
        if CardType::UNITS.into_iter().all(|kind| of.contains(kind)) {
            return self.0.tell("core-worlds-brief-unit");
        }
        let all = CardType::UNITS.into_iter().chain([CardType::Tactic]);
        let names = all.filter(|kind| of.contains(*kind));
        names
            .map(|kind| self.0.tell(kind.key()))
            .collect::<Vec<_>>()
            .join("/")
    }

    fn of(&self, text: Text, of: Kinds) -> Text {
        text.with("kinds", self.kinds(of))
    }

    /// "Ground +2", of one side or both.
    fn strength(&self, fleet: u8, ground: u8) -> Text {
        match (fleet, ground) {
            (0, ground) => Text::new("core-worlds-plus-ground").with("amount", ground),
            (fleet, 0) => Text::new("core-worlds-plus-fleet").with("amount", fleet),
            (fleet, ground) => Text::new("core-worlds-brief-both")
                .with("fleet", fleet)
                .with("ground", ground),
        }
    }

    fn gaining(&self, key: &'static str, fleet: u8, ground: u8) -> Text {
        Text::new(key).with("gain", self.strength(fleet, ground))
    }

    fn support(&self, text: Support) -> Text {
        match text {
            Support::Per {
                of,
                every,
                max,
                fleet,
                ground,
            } => {
                let line = self.gaining("core-worlds-brief-per", fleet, ground);
                self.of(line, of).with("every", every).with("max", max)
            }
            Support::Tokens { fleet, ground } => {
                self.gaining("core-worlds-brief-tokens", fleet, ground)
            }
            Support::With { of, fleet, ground } => {
                self.of(self.gaining("core-worlds-brief-with", fleet, ground), of)
            }
        }
    }

    fn invasion(&self, text: Invasion) -> Text {
        match text {
            Invasion::Boost {
                pay,
                discard,
                fleet,
                ground,
            } => {
                let key = match (pay, discard) {
                    (0, 0) => "core-worlds-brief-boost",
                    (_, 0) => "core-worlds-brief-boost-pay",
                    _ => "core-worlds-brief-boost-discard",
                };
                let line = self.gaining(key, fleet, ground);
                line.with("pay", pay).with("cards", discard)
            }
            Invasion::Either { strength, .. } => {
                Text::new("core-worlds-brief-either").with("amount", strength)
            }
            Invasion::Fuel {
                energy,
                fleet,
                ground,
            } => self
                .gaining("core-worlds-brief-fuel", fleet, ground)
                .with("max", energy),
            Invasion::Sacrifice { fleet, ground } => {
                self.gaining("core-worlds-brief-sacrifice", fleet, ground)
            }
            Invasion::Lower { fleet: 0, ground } => {
                Text::new("core-worlds-brief-lower-ground").with("amount", ground)
            }
            Invasion::Lower { fleet, ground: 0 } => {
                Text::new("core-worlds-brief-lower-fleet").with("amount", fleet)
            }
            Invasion::Lower { fleet, ground } => Text::new("core-worlds-brief-lower")
                .with("fleet", fleet)
                .with("ground", ground),
            Invasion::LowerEither { strength } => {
                Text::new("core-worlds-brief-lower-either").with("amount", strength)
            }
            Invasion::Draw { cards } => Text::new("core-worlds-draw-cards").with("count", cards),
        }
    }

    fn action(&self, text: Action) -> Text {
        match text {
            Action::Draw { cards, .. } => {
                Text::new("core-worlds-brief-action-draw").with("count", cards)
            }
            Action::Recover { of, .. } => self.of(Text::new("core-worlds-brief-recover"), of),
            Action::Deploy { of, up_to } => self
                .of(Text::new("core-worlds-brief-deploy"), of)
                .with("count", up_to),
            Action::Command { actions, cards } => Text::new("core-worlds-brief-command")
                .with("actions", actions)
                .with("cards", cards),
        }
    }

    fn conquest(&self, text: Conquest, kind: CardType) -> Text {
        match text {
            Conquest::Spoils { cards: 0, energy } => {
                Text::new("core-worlds-brief-spoils-energy").with("energy", energy)
            }
            Conquest::Spoils { cards, energy: 0 } => {
                Text::new("core-worlds-brief-spoils-cards").with("count", cards)
            }
            Conquest::Spoils { cards, energy } => Text::new("core-worlds-brief-spoils")
                .with("count", cards)
                .with("energy", energy),
            Conquest::ToHand {} => Text::new("core-worlds-brief-to-hand"),
            Conquest::Stay { pay } => Text::new("core-worlds-brief-stay").with("pay", pay),
            Conquest::Colonists { more } if kind.is_world() => {
                Text::new("core-worlds-brief-colonists").with("count", more + 1)
            }
            Conquest::Colonists { more } => {
                Text::new("core-worlds-brief-more-colonists").with("count", more)
            }
        }
    }

    fn lasting(&self, text: Lasting) -> Text {
        match text {
            Lasting::DraftDiscount { energy } => {
                Text::new("core-worlds-brief-draft").with("energy", energy)
            }
            Lasting::DeployDiscount {
                of, energy, first, ..
            } => {
                let key = if first {
                    "core-worlds-brief-first"
                } else {
                    "core-worlds-brief-cheaper"
                };
                self.of(Text::new(key), of).with("energy", energy)
            }
            Lasting::InvasionDiscount { energy } => {
                Text::new("core-worlds-brief-invasions").with("energy", energy)
            }
        }
    }

    fn bonus(&self, text: Bonus) -> Text {
        let each =
            |key, every: u8, points: u8| Text::new(key).with("every", every).with("points", points);
        match text {
            Bonus::Flat { points } => Text::new("core-worlds-brief-flat").with("points", points),
            Bonus::Cards {
                of, every, points, ..
            } => self.of(each("core-worlds-brief-bonus-cards", every, points), of),
            Bonus::Worlds { every, points, .. } => {
                each("core-worlds-brief-bonus-worlds", every, points)
            }
            Bonus::WorldEnergy { every, points, .. } => {
                each("core-worlds-brief-bonus-energy", every, points)
            }
            Bonus::Colonists { points, .. } => {
                Text::new("core-worlds-brief-bonus-colonists").with("points", points)
            }
        }
    }
}

fn deployed(text: Deployed) -> Text {
    match text {
        Deployed::Draw { cards } => {
            Text::new("core-worlds-brief-arrival-draw").with("count", cards)
        }
        Deployed::Deploy { up_to, .. } => {
            Text::new("core-worlds-brief-arrival-deploy").with("count", up_to)
        }
    }
}

fn energy_phase(text: EnergyPhase) -> Text {
    match text {
        EnergyPhase::Gain { energy } => Text::new("core-worlds-plus-energy").with("amount", energy),
        EnergyPhase::Surge { even, behind } => Text::new("core-worlds-brief-surge")
            .with("even", even)
            .with("behind", behind),
        EnergyPhase::Exchange { cards, energy } => Text::new("core-worlds-brief-exchange")
            .with("cards", cards)
            .with("energy", energy),
        EnergyPhase::Burn { cards, energy } => Text::new("core-worlds-brief-burn")
            .with("cards", cards)
            .with("energy", energy),
        EnergyPhase::Charge { pay, max } => Text::new("core-worlds-brief-charge")
            .with("pay", pay)
            .with("max", max),
        EnergyPhase::Tithe {
            worlds,
            energy,
            max,
        } => Text::new("core-worlds-brief-tithe")
            .with("worlds", worlds)
            .with("energy", energy)
            .with("max", max),
    }
}
