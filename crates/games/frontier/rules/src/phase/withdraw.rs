//! Whether to retreat from a battle: announced before the dice, carried out
//! after the losses (FRO-44, FRO-45).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use super::Battle;
use crate::ban::{Ban, lacks};
use crate::choice::{Choice, Subject, stray};
use crate::event::FrontierEvent;
use crate::{Frontier, Look, Play};

/// What this is asked as, over and over.
pub(crate) const KIND: &str = "frontier-kind-retreat";

/// Until when someone may want to stand without being asked.
pub(crate) const UNTIL_OUTNUMBERED: &str = "frontier-until-outnumbered";

/// This side may announce a retreat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Withdraw(pub(crate) Seat);

impl Withdraw {
    /// Asks a side, if it has ships and somewhere to go.
    pub(crate) fn call<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        let Some(battle) = play.game.battle() else {
            return;
        };
        let look = play.look();
        if refuges(look, &battle, seat).next().is_some() {
            play.game.frames.call(Self(seat).into());
        }
    }

    /// How it is let go by.
    pub(crate) const fn pass(self) -> Pass<Choice> {
        Pass {
            kind: KIND,
            choice: Choice::Stand,
            until: &[UNTIL_OUTNUMBERED],
        }
    }

    /// Has the other side more ships?
    pub(crate) fn is_outnumbered(self, game: &Frontier) -> bool {
        game.battle().is_some_and(|battle| {
            let (one, other) = (battle.attacker.seat, battle.defender.seat);
            let foe = if self.0 == one { other } else { one };
            battle.units(game, self.0).ships < battle.units(game, foe).ships
        })
    }
}

/// Where a side with ships could go: next to the battle, its own or nobody's.
fn refuges<'a>(look: Look<'a>, battle: &Battle, seat: Seat) -> impl Iterator<Item = Hex> + use<'a> {
    let sails = battle.units(look.game, seat).ships > 0;
    let game = look.game;
    let free = move |hex: &Hex| {
        let owner = game.garrison(*hex).owner;
        let there = hex.index() < game.hexes() && !game.storms.contains(hex.index());
        there && owner.is_none_or(|owner| owner == seat)
    };
    Hex::of(battle.hex.neighbours())
        .filter(free)
        .filter(move |_| sails)
}

impl Step<Frontier> for Withdraw {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Frontier>) {
        out.may(Choice::Stand);
        if let Some(battle) = look.game.battle() {
            for hex in refuges(look, &battle, seat) {
                out.may(Choice::Retreat(hex));
            }
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("frontier-ask-retreat"), "FRO-44")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Stand => Text::new("frontier-stand"),
            Choice::Retreat(hex) => Text::new("frontier-retreat").with("hex", hex.to_string()),
            _ => stray(choice),
        }
        .into()
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(Some(Ban::Battle))
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let hex = match choice {
            Choice::Stand => None,
            Choice::Retreat(hex) => Some(hex),
            _ => stray(choice),
        };
        play.game.frames.end();
        if let Some(battle) = play.game.battle_mut() {
            battle.side_mut(seat).retreat = hex;
        }
        play.emit(match hex {
            Some(hex) => FrontierEvent::WillRetreat(seat, hex),
            None => FrontierEvent::Stood(seat),
        });
    }
}
