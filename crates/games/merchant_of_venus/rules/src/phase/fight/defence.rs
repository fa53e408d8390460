//! Who is fired at may fire back: a window for one (MOV-15.43a).

use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text, Time};

use super::fire::{weapon_label, weapons, with_odds};
use super::story::FightEvent;
use super::{Battle, clash};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::{Look, MerchantOfVenus, Play};

/// What the window is for.
pub(crate) const KIND: &str = "mov-window-defence";

/// What a defender can have ordered instead of letting it go by.
pub(crate) const ANSWERS: [&str; 2] = [ALL, LASERS];
/// Everything that can be fired.
const ALL: &str = "mov-order-everything";
/// What is kept when it is fired; without a Laser nothing is.
const LASERS: &str = "mov-order-lasers";

/// This defender chooses weapons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Defence {
    /// What is known of the attack, and what is to be fired back.
    pub battle: Battle,
    /// Who is fired at.
    pub defender: Seat,
    /// Which of the game's windows this is.
    pub number: u32,
}

impl Defence {
    /// Asks the defender, if there is anything on board to fire: everybody sees
    /// what there is, so without a weapon there is no window.
    pub(super) fn open<S: Sink<MerchantEvent>>(
        play: &mut Play<'_, S>,
        (battle, defender): (Battle, Seat),
    ) {
        if play.game.arsenal(defender).is_empty() {
            clash(play, battle);
            return;
        }
        play.game.windows += 1;
        let window = Self {
            battle,
            defender,
            number: play.game.windows,
        };
        play.game.frames.call(window.into());
        play.sink.concern(SeatSet::one(defender));
    }

    /// What the engine is told of it.
    pub(crate) const fn seen(self) -> engine::Window {
        engine::Window {
            kind: KIND,
            number: self.number,
            concerned: SeatSet::one(self.defender),
            time: Time::Short,
        }
    }

    /// How it is let go by: nothing is fired. Who has made a weapon ready is in the
    /// middle of an answer, which nobody else ends.
    pub(crate) fn pass(self) -> Option<Pass<Choice>> {
        let begun = !self.battle.answered.is_empty();
        (!begun).then_some(Pass::new(KIND, Choice::Shoot))
    }

    /// The weapons of a standing order, and the end of the answer.
    pub(crate) fn ready_answer(self, game: &MerchantOfVenus, key: &str) -> Vec<Choice> {
        let arsenal = game.arsenal(self.defender);
        let fired = match key {
            ALL => arsenal,
            LASERS => arsenal.kept(),
            _ => return Vec::new(),
        };
        let weapons = fired.weapons();
        let fires = weapons.flat_map(|(weapon, count)| {
            std::iter::repeat_n(Choice::Fire(weapon), usize::from(count))
        });
        fires.chain([Choice::Shoot]).collect()
    }
}

impl Step<MerchantOfVenus> for Defence {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.defender)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<MerchantOfVenus>) {
        weapons(look, (seat, self.battle.answered), out);
        out.may(Choice::Shoot);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let fired = self.battle.fired.firepower(look.content);
        let text = Text::new("mov-ask-defence")
            .with("seat", self.battle.attacker)
            .with("firepower", fired);
        Question::new(text, "MOV-15.43a")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Fire(weapon) => weapon_label(look, self.battle.answered, weapon),
            Choice::Shoot => {
                let key = match self.battle.answered.is_empty() {
                    true => "mov-hold-still",
                    false => "mov-fire-back",
                };
                let odds = self.battle.sums(look).odds();
                let text = Text::new(key).with("losses", odds.losses);
                Label::new(with_odds(text, odds)).ending()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Battle)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Fire(weapon) => {
                let mut more = self;
                more.battle.answered = self.battle.answered.with(weapon);
                play.emit(FightEvent::Readied(seat, weapon).into());
                play.game.frames.goto(more.into());
            }
            Choice::Shoot => {
                play.game.frames.end();
                play.emit(FightEvent::Answered(seat, self.battle.answered).into());
                clash(play, self.battle);
            }
            _ => stray(choice),
        }
    }
}
