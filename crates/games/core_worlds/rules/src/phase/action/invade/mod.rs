//! Option 3: invade a World (CW-INV).

mod force;
mod row;
mod text;

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, affordable};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way, stray};
use crate::content::ability::Lasting;
use crate::content::{CardType, Content};
use crate::event::Event;
use crate::label::{about, group, of_copy, paying};
use crate::phase::{Look, Play, pile_is_closed};
use crate::state::{CoreWorlds, Empire, Invasion, Unit};

use super::conquest::conquer;
use super::{EndTurn, NO_SURGE, TACTIC_TIME, label_surge, surge, surge_option};

/// Energy to announce an Invasion (CW-INV-01).
const COST: u16 = 1;

/// Every World of the Central Zone; strong enough or not, an Invasion may be
/// announced (CW-INV-10).
pub(super) fn options<O: Options<CoreWorlds>>(look: Look<'_>, seat: Seat, out: &mut O) {
    let empire = look.game.empire(seat);
    let paid = affordable(empire.invasion_cost(look.content), empire.energy, "CW-R27");
    if paid.is_err() && !O::ASKS_WHY {
        return;
    }
    for offer in &look.game.central {
        if look.content.card(offer.card).kind == CardType::World {
            out.option(Choice::Invade(offer.card), paid);
        }
    }
}

pub(super) fn label(look: Look<'_>, seat: Seat, world: Card) -> Label {
    let (empire, facts) = (look.game.empire(seat), look.content.card(world));
    let text = about("core-worlds-invade", look.content, world)
        .with("fleet", facts.fleet)
        .with("ground", facts.ground);
    paying(text, empire.invasion_cost(look.content), empire.energy).in_group(group::INVADE)
}

/// 1 Action Point and its Energy, before anything else (CW-INV-01).
pub(super) fn announce<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, world: Card) {
    let empire = play.game.empire_mut(seat);
    empire.spend_action();
    empire.pay(empire.invasion_cost(play.content));
    play.emit(Event::Invaded(seat, world));
    let invasion = Invasion::of(world);
    play.game.frames.goto(Invade { seat, invasion }.into());
}

/// This seat invades (CW-INV-11): it commits Units, uses their texts, plays
/// Tactics, in any order; then conquers or breaks off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Invade {
    /// Who invades.
    pub seat: Seat,
    /// How it stands.
    pub invasion: Invasion,
}

impl Step<CoreWorlds> for Invade {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        let empire = look.game.empire(seat);
        commit_options(empire, out);
        text::options(look, empire, out);
        text::tactic_options(look, empire, out);
        surge_option(look, seat, out);
        if self.is_won(look) {
            out.may(Choice::Conquer);
        }
        out.may(Choice::Withdraw);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let attack = look.game.attack(look.content, seat, &self.invasion);
        let defence = self.invasion.defence(look.content);
        let text = Text::new("core-worlds-ask-invade")
            .with("world", look.content.name(self.invasion.world))
            .with("fleet", attack.fleet)
            .with("ground", attack.ground)
            .with("their-fleet", defence.fleet)
            .with("their-ground", defence.ground);
        Question::new(text, "CW-INV-11")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let world = |key| Label::new(about(key, look.content, self.invasion.world));
        match choice {
            Choice::Commit(card) => self.label_commit(look, seat, card, None),
            Choice::CommitCopy(card, tokens) => {
                of_copy(self.label_commit(look, seat, card, Some(tokens)), tokens)
            }
            Choice::Use(card, way) => text::label(look, seat, card, way),
            Choice::Play(card, way) => text::label_tactic(look, seat, card, way),
            Choice::Surge => label_surge(look, seat),
            Choice::Conquer => world("core-worlds-conquer").in_group(group::DECIDE).goal(),
            Choice::Withdraw => world("core-worlds-withdraw")
                .in_group(group::DECIDE)
                .ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(match subject {
            Subject::Discards => return pile_is_closed(subject),
            Subject::Surges => NO_SURGE,
            Subject::Central(_) => Ban::new("core-worlds-why-invading", "CW-INV-03"),
            Subject::Hand(_) => TACTIC_TIME,
            Subject::Warzone(card) if look.content.card(card).kind.is_world() => {
                Ban::new("core-worlds-why-world-strength", "CW-WLD-03")
            }
            Subject::Warzone(_) => text::NOTHING_MORE,
        })
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Commit(card) => commit(play, seat, card, None),
            Choice::CommitCopy(card, tokens) => commit(play, seat, card, Some(tokens)),
            Choice::Use(card, way) => text::use_text(play, seat, card, way),
            Choice::Play(card, way) => text::play_tactic(play, seat, card, way),
            Choice::Surge => surge(play, seat),
            Choice::Conquer => conquer(play, seat, self.invasion),
            Choice::Withdraw => self.withdraw(play),
            _ => stray(choice),
        }
    }
}

impl Invade {
    /// Does what is committed match the World on both sides?
    fn is_won(self, look: Look<'_>) -> bool {
        look.game
            .attack(look.content, self.seat, &self.invasion)
            .matches(self.invasion.defence(look.content))
    }

    /// Committing a Unit, and what becomes of the attack.
    fn label_commit(self, look: Look<'_>, seat: Seat, card: Card, tokens: Option<u8>) -> Label {
        let now = look.game.attack(look.content, seat, &self.invasion);
        let brought = look
            .game
            .empire(seat)
            .would_bring(look.content, card, tokens);
        let then = now.plus(brought);
        Label::new(about("core-worlds-commit", look.content, card))
            .in_group(group::COMMIT)
            .with_change("core-worlds-head-fleet", now.fleet, then.fleet)
            .with_change("core-worlds-head-ground", now.ground, then.ground)
    }

    /// Nothing is lost but what was paid (CW-INV-15 to CW-INV-17).
    fn withdraw<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.emit(Event::Withdrew(self.seat, self.invasion.world));
        play.game.empire_mut(self.seat).stand_down();
        play.game.frames.goto(EndTurn(self.seat).into());
    }
}

fn commit_options(empire: &Empire, out: &mut impl Options<CoreWorlds>) {
    let free = empire.units.iter().filter(|unit| !unit.committed);
    for (unit, copy) in distinct(free) {
        out.may(match copy {
            Way::Copy(tokens) => Choice::CommitCopy(unit.card, tokens),
            _ => Choice::Commit(unit.card),
        });
    }
}

/// Sorted Units without repetition, and how a choice names each: further copies
/// that only tokens tell from the first by these (CW-TXT-03).
pub(in crate::phase::action) fn distinct<'a>(
    units: impl Iterator<Item = &'a Unit>,
) -> impl Iterator<Item = (&'a Unit, Way)> {
    let mut last: Option<&Unit> = None;
    units.filter_map(move |unit| {
        let before = last.replace(unit).filter(|before| before.card == unit.card);
        match before {
            None => Some((unit, Way::Plain)),
            Some(before) if before.tokens == unit.tokens => None,
            Some(_) => Some((unit, Way::Copy(unit.tokens))),
        }
    })
}

fn commit<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, tokens: Option<u8>) {
    play.game.empire_mut(seat).commit(card, tokens);
    play.emit(Event::Committed(seat, card));
}

impl Empire {
    /// Energy to announce an Invasion now, never below 0.
    fn invasion_cost(&self, content: &Content) -> u16 {
        let discount = self.lasting(content).map(|text| match text {
            Lasting::InvasionDiscount { energy } => u16::from(energy),
            Lasting::DraftDiscount { .. } | Lasting::DeployDiscount { .. } => 0,
        });
        COST.saturating_sub(discount.sum())
    }
}
