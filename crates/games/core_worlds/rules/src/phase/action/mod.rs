//! The Action Phase (CW-ACT): turns, one option each.

mod ability;
pub mod conquest;
pub mod deploy;
mod draft;
pub mod invade;

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, Verdict};
use crate::choice::{Choice, Subject, stray};
use crate::event::Event;
use crate::label::{done, group, with_energy};
use crate::state::CoreWorlds;

use super::discard::Keep;
use super::{Look, Play, pile_is_closed};

/// Energy of an Energy Surge Token (CW-SUR-02).
const SURGE: u16 = 2;

/// This seat's turn: one of five options (CW-ACT-02), and a Surge Token beside
/// them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn(pub Seat);

impl Step<CoreWorlds> for Turn {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        draft::options(look, seat, out);
        deploy::options(look, seat, deploy::ANY, out);
        invade::options(look, seat, out);
        ability::options(look, seat, out);
        surge_option(look, seat, out);
        out.may(Choice::Pass);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let empire = look.game.empire(seat);
        let text = Text::new("core-worlds-ask-turn")
            .with("actions", empire.actions)
            .with("energy", empire.energy);
        Question::new(text, "CW-ACT-02")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Draft(card, token) => draft::label(look, seat, card, token),
            Choice::Deploy(card) => deploy::label(look, seat, card, 0),
            Choice::Invade(card) => invade::label(look, seat, card),
            Choice::Act(card) => ability::label(look, seat, card),
            Choice::Recover(unit, card) => ability::label_recover(look, unit, card),
            Choice::Surge => label_surge(look, seat),
            Choice::Pass => {
                let actions = look.game.empire(seat).actions;
                Label::new(Text::new("core-worlds-pass").with("actions", actions))
                    .in_group(group::OR)
                    .ending()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(match subject {
            Subject::Discards => return pile_is_closed(subject),
            Subject::Surges => NO_SURGE,
            Subject::Warzone(card) if look.content.card(card).kind.is_world() => {
                Ban::new("core-worlds-why-own-world", "CW-INV-02")
            }
            Subject::Warzone(_) => ability::NO_ACTION,
            Subject::Hand(_) => TACTIC_TIME,
            Subject::Central(_) => return None,
        })
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Draft(card, token) => draft::draft(play, seat, card, token),
            Choice::Deploy(card) => deploy::begin(play, seat, card),
            Choice::Invade(world) => invade::announce(play, seat, world),
            Choice::Act(card) => ability::act(play, seat, card),
            Choice::Recover(unit, card) => ability::recover(play, seat, unit, card),
            Choice::Surge => surge(play, seat),
            Choice::Pass => pass(play, seat),
            _ => stray(choice),
        }
    }
}

/// The turn is over when nothing is above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EndTurn(pub Seat);

impl Step<CoreWorlds> for EndTurn {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.0)
    }

    /// Nothing: it is settled before anyone is asked.
    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<CoreWorlds>) {}

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        Turn(self.0).question(look, seat)
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<Event>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    /// The next who has Action Points, perhaps the same again (CW-R21); when
    /// nobody has any, the Discard Phase (CW-ACT-06).
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let game = &mut *play.game;
        let players = game.players();
        let mut next = self.0.next(players);
        for _ in 0..players {
            if game.empire(next).actions > 0 {
                game.frames.goto(Turn(next).into());
                return true;
            }
            next = next.next(players);
        }
        Keep::open(game);
        true
    }
}

/// Tactics have their time.
const TACTIC_TIME: Ban = Ban::new("core-worlds-why-tactic-time", "CW-TAC-07");
/// What else is on the table waits until all is deployed.
const DEPLOYING: Ban = Ban::new("core-worlds-why-deploying", "CW-ACT-02");
/// There is no Surge Token.
const NO_SURGE: Ban = Ban::new("core-worlds-why-no-surge", "CW-SUR-04");

/// A Surge Token: at any time of one's turn (CW-SUR-01).
fn surge_option(look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
    let there: Verdict = match look.game.empire(seat).surges {
        0 => Err(NO_SURGE),
        _ => Ok(()),
    };
    out.option(Choice::Surge, there);
}

fn label_surge(look: Look<'_>, seat: Seat) -> Label {
    let empire = look.game.empire(seat);
    let text = Text::new("core-worlds-surge").with("left", empire.surges.saturating_sub(1));
    let label = Label::new(text).in_group(group::SURGE);
    with_energy(label, empire.energy, empire.energy.saturating_add(SURGE))
}

/// Energy for nothing, once (CW-SUR-02 to CW-SUR-04).
fn surge<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    let empire = play.game.empire_mut(seat);
    empire.surges -= 1;
    empire.receive(SURGE);
    play.emit(Event::Surged(seat));
}

/// Passing forfeits what is left of the round (CW-PAS-04, CW-PAS-05).
fn pass<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    play.game.empire_mut(seat).actions = 0;
    play.emit(Event::Passed(seat));
    play.game.frames.goto(EndTurn(seat).into());
}

/// "Enough deployed", and the like.
fn label_done() -> Label {
    done("core-worlds-done-deploy")
}
