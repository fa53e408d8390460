//! The beginning of a turn: stay, or set what is to be set, declare the first
//! space, and roll (MOV-5.2a to MOV-5.31d, MOV-8.23a).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::fight::shot;
use super::rastur::Then;
use super::{Flight, Port, Roll, rastur};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, Switch, stray};
use crate::course::Course;
use crate::equipment::can_switch;
use crate::event::MerchantEvent;
use crate::ids::{Relic, Space};
use crate::{Look, MerchantOfVenus, Play};

/// This seat's turn begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Helm(pub Seat);

/// Everything that can be set.
const SWITCHES: [Switch; 5] = [
    Switch::RedOff,
    Switch::YellowOff,
    Switch::CombinedOff,
    Switch::Auto,
    Switch::Lock,
];

/// MOV-6.3d, MOV-R22: who stays on a Penalty Oval pays.
fn may_stay(look: Look<'_>, seat: Seat) -> Result<i32, Ban> {
    match look.game.due(look.content, seat) {
        Some(due) if due > look.game.merchant(seat).cash => Err(Ban::CannotStay(due)),
        Some(due) => Ok(due),
        None => Ok(0),
    }
}

impl Step<MerchantOfVenus> for Helm {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<MerchantOfVenus>) {
        for switch in SWITCHES {
            if can_switch(look.game, seat, switch) && !look.game.turn.is_set(switch) {
                out.may(Choice::Switch(switch));
            }
        }
        let heads = Course::of(look, seat).heads();
        for space in &heads {
            out.may(Choice::Head(*space));
        }
        let stay = may_stay(look, seat).map(|_| ());
        out.option(
            Choice::Stay,
            stay.or(if heads.is_empty() { Ok(()) } else { stay }),
        );
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("mov-ask-helm"), "MOV-5.3a")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Switch(switch) => {
                let text = Text::new(match switch {
                    Switch::RedOff => "mov-off-red",
                    Switch::YellowOff => "mov-off-yellow",
                    Switch::CombinedOff => "mov-off-combined",
                    Switch::Auto => "mov-auto",
                    Switch::Lock => "mov-lock",
                });
                Label::new(text).in_group("mov-group-switches")
            }
            Choice::Head(space) => {
                let text = Text::new("mov-head").with("space", look.content.space(space));
                Label::new(text).in_group("mov-group-heads")
            }
            Choice::Stay => {
                let due = may_stay(look, seat).unwrap_or(0);
                let cash = look.game.merchant(seat).cash;
                let at = look.content.space(look.game.at(seat));
                Label::new(Text::new("mov-stay").with("space", at))
                    .with_change("mov-cash", cash, cash - due)
                    .ending()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Space(space) => Some(Ban::NotBeside(space)),
            Subject::Player(_) => None,
            _ => Some(Ban::NotYet),
        }
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Switch(switch) => {
                play.game.turn.set(switch);
                play.emit(MerchantEvent::Switched(seat, switch));
            }
            Choice::Head(space) => head(play, seat, space),
            Choice::Stay => stay(play, seat),
            _ => stray(choice),
        }
    }
}

/// MOV-R14: who stays rolls no dice.
fn stay<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let space = play.game.at(seat);
    play.emit(MerchantEvent::Stayed(seat, space));
    match may_stay(play.look(), seat) {
        Ok(0) => play.game.turn.paid = true,
        Ok(due) => super::oval::pay(play, seat, due),
        Err(_) => play.game.turn.stopped = true,
    }
    // MOV-15.412a: who stays may attack before trading.
    if shot::can_attack(play.look(), seat, false) {
        play.game.frames.goto(Flight(seat).into());
    } else {
        Port::open(play, seat);
    }
}

/// MOV-5.3a, MOV-5.2a: declares the first space, and rolls.
fn head<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, space: Space) {
    play.emit(MerchantEvent::Headed(seat, space));
    let game = &mut *play.game;
    let ship = play.content.ship(game.merchant(seat).ship);
    // MOV-8.42a: one die less, which counts as a four.
    let auto = game.turn.is_set(Switch::Auto);
    let rolled = usize::from(ship.dice) - usize::from(auto);
    let mut dice = [0; 4];
    let mut draw = play.dice.shared(&mut game.chance);
    dice[..rolled].iter_mut().for_each(|die| *die = draw.die(6));
    if auto {
        dice[rolled] = play.content.figures.movement.auto_pilot;
    }
    set_off(play, seat, space, dice);
}

/// Sets off with these dice for the space that was declared.
pub(crate) fn set_off<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    declared: Space,
    dice: [u8; 4],
) {
    let jumping = Course::of(play.look(), seat).is_jump_start(declared);
    let turn = &mut play.game.turn;
    turn.dice = dice;
    turn.mp = turn.total();
    turn.toward = Some(declared);
    turn.jumping = jumping;
    play.emit(MerchantEvent::Rolled(seat, dice));
    // MOV-8.44a.
    if play.game.merchant(seat).cargo.has(Relic::MulliganGear) {
        play.game.frames.goto(Roll(seat).into());
    } else {
        take_off(play, seat);
    }
}

/// The dice are final: whom they bring is placed before the flight (MOV-16.2b,
/// MOV-16.21b, MOV-R53).
pub(super) fn take_off<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    play.game.frames.goto(Flight(seat).into());
    let dice = play.game.turn.dice;
    if rastur::is_brought(play.look(), &dice) {
        rastur::enter(play, seat, Then::FlyOn);
    }
}
