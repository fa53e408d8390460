//! Warfare: its owner takes a command counter back from the board; others move
//! destroyers and cruisers.

use arrayvec::ArrayVec;
use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Ship;
use crate::phase::common::{place_name, site};
use crate::state::{Hull, Vessel};
use crate::{Look, Play, TwilightImperium};

/// This seat takes a command counter back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recall(pub(crate) Seat);

/// This seat moves so many ships at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Patrol {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Recall {
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        if !play.game.player(seat).activated.is_empty() {
            play.game.frames.call(Self(seat).into());
        }
    }
}

impl Step<TwilightImperium> for Recall {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(look.game.player(seat).activated) {
            out.may(Choice::Recall(place));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-recall"), "TI3-ACT-10")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Recall(place) => {
                let pool = look.game.player(seat).counters.pool;
                let text = Text::new("ti3-recall").with("site", place_name(look, place));
                Label::new(text).with_change("ti3-area-pool", pool, pool + 1)
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::NoCounterThere),
            _ => Some(Ban::RecallFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Recall(place) = choice else {
            stray(choice)
        };
        play.game.frames.end();
        let player = play.game.player_mut(seat);
        player.activated = player.activated.without(place.index());
        player.counters.pool += 1;
        let there = site(play.game, place);
        play.emit(ImperiumEvent::Recalled(seat, there));
    }
}

/// May a ship go from one place to another?
fn may_patrol(look: Look<'_>, seat: Seat, to: Hex) -> Result<(), Ban> {
    let (game, content) = (look.game, look.content);
    let player = game.player(seat);
    if game.galaxy.homes().contains(to.index()) {
        return Err(Ban::HomeSystem);
    }
    if game.galaxy.is_asteroid_field(to) {
        return Err(Ban::Asteroids);
    }
    if game.galaxy.is_supernova(to) {
        return Err(Ban::Supernova);
    }
    if game
        .everyone()
        .any(|other| game.has_units(content, other, to))
    {
        return Err(Ban::NotEmpty);
    }
    if player.counters.fleet == 0 {
        return Err(Ban::FleetFull);
    }
    let marked = player.activated.contains(to.index());
    let all = content.figures.supply.counters;
    if !marked && player.counters_left(all) == 0 {
        return Err(Ban::NoCounters);
    }
    Ok(())
}

/// Ships that can be moved, once a kind and place.
fn patrols(game: &TwilightImperium, seat: Seat) -> ArrayVec<(Ship, Hex), 27> {
    let mut found: ArrayVec<(Ship, Hex), 27> = ArrayVec::new();
    for hull in &game.player(seat).hulls {
        let ship = (hull.vessel.ship, hull.place);
        let fits = matches!(hull.vessel.ship, Ship::Destroyer | Ship::Cruiser);
        if fits && !hull.moved && !found.contains(&ship) {
            found.push(ship);
        }
    }
    found
}

pub(super) fn can_patrol(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    let mut ships = patrols(look.game, seat).into_iter();
    let can = ships.any(|(_, from)| {
        let mut near = Hex::of(look.game.galaxy.adjacent(from));
        near.any(|to| may_patrol(look, seat, to).is_ok())
    });
    if can { Ok(()) } else { Err(Ban::NotEmpty) }
}

impl Step<TwilightImperium> for Patrol {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for (ship, from) in patrols(look.game, seat) {
            for to in Hex::of(look.game.galaxy.adjacent(from)) {
                out.option(Choice::Patrol(ship, from, to), may_patrol(look, seat, to));
            }
        }
        out.may(Choice::Done);
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(
            Text::new("ti3-ask-patrol").with("left", self.left),
            "TI3-SAC-03",
        )
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Patrol(ship, from, to) => Text::new("ti3-patrol")
                .with("unit", &look.content.unit(ship.unit()).name)
                .with("from", place_name(look, from))
                .with("to", place_name(look, to))
                .into(),
            Choice::Done => Label::new(Text::new("ti3-done")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::NotAdjacent),
            _ => Some(Ban::FollowFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Patrol(ship, from, to) => {
                play.game.take_hull(seat, from, Vessel::new(ship));
                let hull = Hull {
                    place: to,
                    vessel: Vessel::new(ship),
                    moved: true,
                };
                play.game.add_hull(seat, hull);
                let player = play.game.player_mut(seat);
                player.activated = player.activated.with(to.index());
                let (start, end) = (site(play.game, from), site(play.game, to));
                play.emit(ImperiumEvent::Patrolled(seat, ship, start, end));
                let left = self.left - 1;
                play.game.frames.goto(Self { left, ..self }.into());
            }
            Choice::Done => self.end(play),
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.left == 0 || can_patrol(play.look(), self.seat).is_err() {
            self.end(play);
            return true;
        }
        false
    }
}

impl Patrol {
    fn end<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        let player = play.game.player_mut(self.seat);
        player.hulls.iter_mut().for_each(|hull| hull.moved = false);
        player.hulls.sort_unstable();
    }
}
