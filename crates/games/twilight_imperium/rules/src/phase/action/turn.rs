//! A turn: a tactical, transfer or strategic action, or passing (TI3-ACP-04,
//! TI3-ACT-04 to TI3-ACT-08, TI3-PAS-01).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::strategic::Strategic;
use super::tactical::Tactical;
use super::{Transfer, end_turn, transfer};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Strategy;
use crate::phase::common::{place_name, site};
use crate::{Look, Play, TwilightImperium};

/// This seat takes an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn(pub(crate) Seat);

/// TI3-ACT-04, TI3-ACT-06, TI3-SYS-05, TI3-SYS-09: may a system be activated?
pub(crate) fn may_activate(look: Look<'_>, seat: Seat, place: Hex) -> Result<(), Ban> {
    let (game, player) = (look.game, look.game.player(seat));
    if player.counters.pool == 0 {
        Err(Ban::NoPool)
    } else if player.activated.contains(place.index()) {
        Err(Ban::Activated)
    } else if game.galaxy.is_asteroid_field(place) {
        Err(Ban::Asteroids)
    } else if game.galaxy.is_supernova(place) {
        Err(Ban::Supernova)
    } else {
        keeps_peace(look, seat, place)
    }
}

/// Diplomacy: not where units of a partner are.
fn keeps_peace(look: Look<'_>, seat: Seat, place: Hex) -> Result<(), Ban> {
    let partners = look.game.accords[seat.index()];
    let there = |other: &Seat| look.game.has_units(look.content, *other, place);
    match partners.into_iter().find(there) {
        Some(partner) => Err(Ban::Accord(partner)),
        None => Ok(()),
    }
}

/// TI3-SAC-01, TI3-SAC-07: may the strategic action of a card be taken?
fn may_act(look: Look<'_>, seat: Seat, strategy: Strategy) -> Result<(), Ban> {
    let card = look.game.strategy(strategy);
    if card.holder != Some(seat) {
        Err(Ban::NotYourCard)
    } else if strategy == Strategy::Initiative {
        Err(Ban::NoAction)
    } else if card.used {
        Err(Ban::CardUsed)
    } else {
        Ok(())
    }
}

/// TI3-PAS-01, TI3-P3-06: not before all strategic actions are taken.
fn may_pass(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    let mut held = look.game.held_by(seat);
    match held.find(|card| may_act(look, seat, *card).is_ok()) {
        Some(card) => Err(Ban::ActFirst(card)),
        None => Ok(()),
    }
}

impl Step<TwilightImperium> for Turn {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(look.game.galaxy.laid()) {
            out.option(Choice::Activate(place), may_activate(look, seat, place));
        }
        for place in Hex::of(look.game.galaxy.laid()) {
            out.option(
                Choice::Transfer(place),
                transfer::may_begin(look, seat, place),
            );
        }
        for strategy in Strategy::VARIANTS {
            out.option(Choice::Strategic(*strategy), may_act(look, seat, *strategy));
        }
        out.option(Choice::Pass, may_pass(look, seat));
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let pool = look.game.player(seat).counters.pool;
        Question::new(Text::new("ti3-ask-turn").with("pool", pool), "TI3-ACP-04")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let pool = look.game.player(seat).counters.pool;
        match choice {
            Choice::Activate(place) => {
                let text = Text::new("ti3-activate").with("site", place_name(look, place));
                Label::new(text).in_group("ti3-group-activate").with_change(
                    "ti3-area-pool",
                    pool,
                    pool.saturating_sub(1),
                )
            }
            Choice::Transfer(place) => {
                let text = Text::new("ti3-transfer").with("site", place_name(look, place));
                Label::new(text).in_group("ti3-group-transfer").with_change(
                    "ti3-area-pool",
                    pool,
                    pool.saturating_sub(1),
                )
            }
            Choice::Strategic(strategy) => {
                let name = &look.content.strategy(strategy).name;
                Label::new(Text::new("ti3-strategic").with("strategy", name))
                    .in_group("ti3-group-strategic")
            }
            Choice::Pass => Label::new(Text::new("ti3-pass")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::ActionPhase)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Activate(place) => {
                // TI3-ACT-05.
                let player = play.game.player_mut(seat);
                player.counters.pool -= 1;
                player.activated = player.activated.with(place.index());
                let site = site(play.game, place);
                play.emit(ImperiumEvent::Activated(seat, site));
                play.game
                    .frames
                    .goto(Tactical::new(seat, place, None).into());
            }
            Choice::Transfer(place) => {
                play.game.frames.goto(Transfer { seat, place }.into());
            }
            Choice::Strategic(strategy) => {
                // TI3-SAC-03: whatever comes of it, it concerns the others.
                let others = play
                    .game
                    .everyone()
                    .filter(|other| *other != seat)
                    .collect();
                play.sink.concern(others);
                play.emit(ImperiumEvent::Strategic(seat, strategy));
                play.game.frames.goto(Strategic::new(seat, strategy).into());
            }
            Choice::Pass => {
                play.game.player_mut(seat).passed = true;
                play.emit(ImperiumEvent::Passed(seat));
                play.game.frames.end();
                end_turn(play, seat);
            }
            _ => stray(choice),
        }
    }
}
