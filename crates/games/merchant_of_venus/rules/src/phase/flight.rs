//! A ship flies, step by step, until its movement points are spent or lost
//! (MOV-5.21a to MOV-6.52b, MOV-7.2a).
//!
//! What a space does to who enters it happens in one order: a counter is turned
//! up, a penalty paid or stopped at, then one may look, land, or go on.

use arrayvec::ArrayVec;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::fight::shot;
use super::fight::story::FightEvent;
use super::question_box::turn_up;
use super::rastur::story::RasturEvent;
use super::{Oval, Peeking, Port, oval};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Terrain;
use crate::course::{Course, Departure};
use crate::event::MerchantEvent;
use crate::ids::{Space, System};
use crate::state::Skip;
use crate::{Look, MerchantOfVenus, Play};

/// This seat's ship flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flight(pub Seat);

/// MOV-7.2a, MOV-7.2b, MOV-8.45c: the system whose Culture can be observed from
/// the space that the ship has entered.
pub(super) fn observable(look: Look<'_>, seat: Seat) -> Option<System> {
    let game = look.game;
    let lay = look.content.map.lay(game.at(seat));
    let system = lay.system?;
    let world = &game.worlds[system as usize];
    let hidden = world.culture.is_some() && !world.discovered && !world.known.contains(seat);
    let sees = lay.orbit.is_some() || Course::of(look, seat).rig.spy_eye;
    (hidden && sees && game.turn.moved).then_some(system)
}

/// Looks at the IOU of a Culture in secret.
pub(super) fn observe<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let Some(system) = observable(play.look(), seat) else {
        unreachable!("there is nothing to look at")
    };
    let world = &mut play.game.worlds[system as usize];
    world.known = world.known.with(seat);
    let culture = world.culture;
    // MOV-15.41a: who looks around first does not fire.
    play.game.turn.fired = true;
    play.emit(MerchantEvent::Looked(seat, system, culture));
    // MOV-17.4a.
    if let Some(culture) = culture.filter(|_| play.game.modules.alone) {
        play.emit(RasturEvent::LeftUp(seat, system, culture).into());
    }
}

impl Flight {
    /// What the ship can do before it goes on: land, look, turn a counter up.
    fn pauses(self, look: Look<'_>, seat: Seat, course: &Course<'_>, out: &mut impl FnMut(Choice)) {
        let turn = &look.game.turn;
        // Once a number is chosen, the ship is leaving.
        if turn.piloted || !turn.moved {
            return;
        }
        if observable(look, seat).is_some() {
            out(Choice::Look);
        }
        if course.is_skipping() {
            return;
        }
        if look.game.berth(look.content, course.at).is_some() {
            out(Choice::Land);
        }
        if look.game.is_face_down(look.content, course.at) {
            out(Choice::Reveal);
        }
    }

    /// How the ship can go on.
    fn moves(course: &Course<'_>, look: Look<'_>, mut out: impl FnMut(Choice, Result<(), Ban>)) {
        if course.asks_number() {
            for number in look.game.turn.numbers() {
                out(Choice::Pilot(number), course.may_pilot(number));
            }
        } else {
            course.steps(|space, verdict| out(Choice::Go(space), verdict));
        }
    }
}

impl Step<MerchantOfVenus> for Flight {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<MerchantOfVenus>) {
        let course = Course::of(look, seat);
        if look.game.modules.weapons {
            let goes_on = course.goes_on();
            shot::options(look, seat, goes_on, out);
            if !goes_on {
                // What is done in place comes after the shot (MOV-15.412a).
                out.may(Choice::HoldFire);
                return;
            }
        }
        self.pauses(look, seat, &course, &mut |choice| out.may(choice));
        Self::moves(&course, look, |choice, verdict| out.option(choice, verdict));
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Self(seat) = self;
        let at = look.content.space(look.game.at(seat));
        let course = Course::of(look, seat);
        let (key, rule) = if look.game.modules.weapons && !course.goes_on() {
            ("mov-ask-attack", "MOV-15.4a")
        } else if course.asks_number() {
            ("mov-ask-pilot", "MOV-6.41a")
        } else {
            ("mov-ask-flight", "MOV-5.3b")
        };
        let text = Text::new(key)
            .with("space", at)
            .with("mp", look.game.turn.mp);
        Question::new(text, rule)
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let course = Course::of(look, seat);
        let mp = look.game.turn.mp;
        let to = |key, space| Text::new(key).with("space", look.content.space(space));
        match choice {
            Choice::Pilot(number) => {
                let text = match course.departure(number) {
                    Departure::Jump(gate) => to("mov-pilot-jump", gate),
                    Departure::Arrow(link) => match course.may_take(link) {
                        Err(Ban::Reversal(_)) => to("mov-pilot-back", link.to),
                        _ => to("mov-pilot-arrow", link.to),
                    },
                    Departure::Paths => Text::new("mov-pilot-free"),
                };
                let text = text.with("number", number);
                Label::new(text).in_group("mov-group-pilot")
            }
            Choice::Go(space) => {
                let skipped = course.skips(space);
                let cost = if skipped { 0 } else { course.cost(space) };
                let key = if skipped { "mov-skip" } else { "mov-go" };
                Label::new(to(key, space))
                    .in_group("mov-group-go")
                    .with_change("mov-mp", mp, mp.saturating_sub(cost))
            }
            Choice::Land => Label::new(to("mov-land", course.at)).goal(),
            Choice::Look => look_label(look, seat),
            Choice::Reveal => Label::new(Text::new("mov-reveal")),
            Choice::Attack(target) => shot::label(target),
            Choice::HoldFire => Label::new(Text::new("mov-hold-fire")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Space(space) => Some(Ban::NotBeside(space)),
            Subject::Player(_) => None,
            _ => Some(Ban::Flying),
        }
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Pilot(number) => pilot(play, seat, number),
            Choice::Go(space) => go(play, seat, space),
            Choice::Land => end(play, seat),
            Choice::Look => observe(play, seat),
            Choice::Reveal => reveal(play, seat),
            Choice::Attack(target) => shot::attack(play, seat, target),
            Choice::HoldFire => {
                play.emit(FightEvent::HeldFire(seat).into());
                end(play, seat);
            }
            _ => stray(choice),
        }
    }

    /// What leaves nothing to choose runs on by itself; what leads no further
    /// ends (MOV-5.22a, MOV-5.22d, MOV-R20).
    fn settle<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let Self(seat) = self;
        let look = play.look();
        let course = Course::of(look, seat);
        let mut moves = ArrayVec::<Choice, 10>::new();
        Self::moves(&course, look, |choice, verdict| {
            if verdict.is_ok() {
                moves.push(choice);
            }
        });
        let mut pauses = 0;
        self.pauses(look, seat, &course, &mut |_| pauses += 1);
        if shot::can_attack(look, seat, !moves.is_empty()) {
            pauses += 1;
        }
        match moves[..] {
            // MOV-5.31c: what cannot be kept is void.
            [] if play.game.turn.toward.is_some() => play.game.turn.toward = None,
            // MOV-R22: who could not leave pays like who stays.
            [] if !play.game.turn.moved && is_to_pay(look, seat) => meet_oval(play, seat),
            [] if shot::can_attack(look, seat, false) => return false,
            [] => end(play, seat),
            [only] if pauses == 0 => self.apply(play, seat, only),
            _ => return false,
        }
        true
    }
}

/// The label of looking at a Culture.
pub(super) fn look_label(look: Look<'_>, seat: Seat) -> Label {
    let Some(system) = observable(look, seat) else {
        unreachable!("there is nothing to look at")
    };
    Label::new(Text::new("mov-look").with("system", look.content.system(system)))
}

/// MOV-6.41a: the number by which circles and gates are left.
fn pilot<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, number: u8) {
    let kept = Course::of(play.look(), seat).keeps_declaration(number);
    let turn = &mut play.game.turn;
    if !kept {
        turn.toward = None;
    }
    let known = turn.pilot.replace(number) == Some(number);
    turn.piloted = true;
    if !known {
        play.emit(MerchantEvent::Piloted(seat, number));
    }
}

/// Goes on to a space: along a connection, or by a jump.
fn go<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, to: Space) {
    let look = play.look();
    let course = Course::of(look, seat);
    let jumps = match course.number() {
        Some(number) if course.goes_by_number() => course.departure(number) == Departure::Jump(to),
        _ => false,
    };
    let link = course.link_to(to).filter(|_| !jumps);
    let skipped = link.is_some() && course.skips(to);
    let cost = if skipped { 0 } else { course.cost(to) };
    let from_city = look.content.map.lay(course.at).terrain == Terrain::SurfaceCity;
    let begins_skip = skipped && !course.is_skipping();
    let spies = course.rig.spy_eye;

    let game = &mut *play.game;
    game.merchant_mut(seat).space = to;
    let turn = &mut game.turn;
    if let Some(link) = link {
        turn.travel(link.way);
    }
    turn.mp -= cost;
    turn.moved = true;
    // A new space, a new penalty and a new target (MOV-R21, MOV-15.41b).
    turn.paid = false;
    turn.fired = false;
    turn.piloted = false;
    turn.jumping = false;
    if skipped {
        if begins_skip {
            turn.skip.from_city = from_city;
        }
        turn.skip.passed.push(to);
        play.emit(MerchantEvent::Skipped(seat, to));
        return;
    }
    turn.skip = Skip::default();
    turn.toward = None;
    let left = turn.mp;
    play.emit(if jumps {
        MerchantEvent::Jumped(seat, to)
    } else {
        MerchantEvent::Flew(seat, to, left)
    });
    if play.game.is_face_down(play.content, to) {
        // MOV-R31: who ends the move here turns the counter up; who has looked at
        // it before passes as they like.
        let known = play.game.question(play.content, to);
        let known = known.is_some_and(|found| found.known.contains(seat));
        if !spies || !Course::of(play.look(), seat).goes_on() {
            reveal(play, seat);
        } else if !known {
            play.game.frames.call(Peeking(seat).into());
        }
    } else {
        meet_oval(play, seat);
    }
}

/// MOV-6.1b: a counter is turned up, and takes effect.
pub(super) fn reveal<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    turn_up(play, seat);
    let course = Course::of(play.look(), seat);
    let at = course.at;
    // MOV-8.22a, MOV-R28: on to the next space, without paying again.
    if course.skips(at) {
        play.game.turn.skip.passed.push(at);
        play.game.turn.skip.paid = true;
    } else {
        meet_oval(play, seat);
    }
}

/// Is there a penalty that it would be of use to pay: to land, or to attack
/// (MOV-R46, MOV-15.411a)?
fn is_to_pay(look: Look<'_>, seat: Seat) -> bool {
    let at = look.game.at(seat);
    let lands = look.game.berth(look.content, at).is_some();
    !look.game.turn.stopped
        && shot::owes(look, seat)
        && (lands || shot::is_worth_paying(look, seat))
}

/// MOV-6.3a, MOV-6.3c, MOV-R21: at a Penalty Oval, if the ship could go on, or do
/// something there.
fn meet_oval<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let look = play.look();
    let Some(due) = look.game.due(look.content, seat) else {
        return;
    };
    if !is_to_pay(look, seat) && !Course::of(look, seat).goes_on() {
        return;
    }
    if due > play.game.merchant(seat).cash {
        oval::stop(play, seat);
    } else {
        play.game.frames.call(Oval(seat).into());
    }
}

/// The movement is over.
pub(super) fn end<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let game = &mut *play.game;
    game.turn.mp = 0;
    game.turn.toward = None;
    game.turn.skip = Skip::default();
    if game.is_face_down(play.content, game.at(seat)) {
        turn_up(play, seat);
    }
    Port::open(play, seat);
}
