//! The attacker names the weapons, and fires (MOV-15.21a, MOV-15.32a).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::defence::Defence;
use super::odds::Odds;
use super::story::FightEvent;
use super::{Battle, Target, Volley, Weapon, clash, revolt};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::{Look, MerchantOfVenus, Play};

/// This attacker chooses weapons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fire(pub Battle);

/// MOV-15.32a, MOV-15.32c: any that can be used, each once.
pub(super) fn weapons<O: Options<MerchantOfVenus>>(
    look: Look<'_>,
    (seat, declared): (Seat, Volley),
    out: &mut O,
) {
    let arsenal = look.game.arsenal(seat);
    let cargo = &look.game.merchant(seat).cargo;
    for weapon in Weapon::VARIANTS {
        let verdict = if cargo.count(weapon.item()) == 0 {
            Err(Ban::NotAboard)
        } else if arsenal.count(*weapon) == 0 {
            Err(Ban::Damaged)
        } else if declared.count(*weapon) == arsenal.count(*weapon) {
            Err(Ban::AllFired)
        } else {
            Ok(())
        };
        out.option(Choice::Fire(*weapon), verdict);
    }
}

/// One more weapon, with what it adds.
pub(super) fn weapon_label(look: Look<'_>, declared: Volley, weapon: Weapon) -> Label {
    let content = look.content;
    let text = Text::new("mov-fire").with("item", content.item(weapon.item()));
    Label::new(text).in_group("mov-group-weapons").with_change(
        "mov-firepower",
        declared.firepower(content),
        declared.with(weapon).firepower(content),
    )
}

/// Words with how often an attack succeeds.
pub(super) fn with_odds(text: Text, odds: Odds) -> Text {
    text.with("wins", odds.wins).with("percent", odds.percent())
}

impl Step<MerchantOfVenus> for Fire {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0.attacker)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<MerchantOfVenus>) {
        let Self(battle) = self;
        weapons(look, (seat, battle.fired), out);
        // MOV-R47, MOV-15.54a.
        let verdict = match battle.fired.is_empty() {
            true => Err(Ban::NoWeapon),
            false => revolt::can_pay(look, battle),
        };
        out.option(Choice::Shoot, verdict);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Self(battle) = self;
        let at = look.content.space(look.game.at(battle.attacker));
        let (text, rule) = match battle.target {
            Target::Pawn(seat) => (
                Text::new("mov-ask-fire-pawn").with("seat", seat),
                "MOV-15.43a",
            ),
            Target::Spaceport | Target::Factory => (
                Text::new("mov-ask-incite").with("price", look.content.figures.combat.revolt),
                "MOV-15.54a",
            ),
            Target::Fort | Target::Rastur | Target::Counter | Target::Goods(_) => {
                (Text::new("mov-ask-fire"), "MOV-15.32a")
            }
        };
        Question::new(text.with("space", at), rule)
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let Self(battle) = self;
        match choice {
            Choice::Fire(weapon) => weapon_label(look, battle.fired, weapon),
            Choice::Shoot => {
                let odds = battle.sums(look).odds();
                match battle.target {
                    Target::Spaceport | Target::Factory => {
                        let price = revolt::price(look, battle);
                        let cash = look.game.cash(seat);
                        let text = Text::new("mov-incite").with("price", price);
                        Label::new(with_odds(text, odds)).with_change(
                            "mov-cash",
                            cash,
                            cash - price,
                        )
                    }
                    _ => Label::new(with_odds(Text::new("mov-shoot"), odds)),
                }
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Battle)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Self(mut battle) = self;
        match choice {
            Choice::Fire(weapon) => {
                battle.fired = battle.fired.with(weapon);
                play.emit(FightEvent::Readied(battle.attacker, weapon).into());
                play.game.frames.goto(Self(battle).into());
            }
            Choice::Shoot => {
                play.game.frames.end();
                play.emit(FightEvent::Fired(battle.attacker, battle.fired).into());
                match battle.target {
                    Target::Pawn(defender) => Defence::open(play, (battle, defender)),
                    Target::Spaceport | Target::Factory => revolt::incite(play, battle),
                    Target::Counter | Target::Fort | Target::Rastur | Target::Goods(_) => {
                        clash(play, battle);
                    }
                }
            }
            _ => stray(choice),
        }
    }
}
