//! Command counters: two more for everyone, and all laid out anew, all at once and
//! unseen until all are done (TI3-STA-10 to TI3-STA-12, TI3-R46, TI3-FLT-03).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::phase::common::Excess;
use crate::state::Counters;
use crate::{Look, Play, TwilightImperium};

/// Everyone lays out their command counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Allocation;

/// Fleets are brought within the new limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Comply;

/// What one writes while all decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Lane {
    /// How many go into fleet supply.
    #[default]
    Fleet,
    /// How many go into the command pool, once fleet supply is settled.
    Pool(u8),
    /// It is decided.
    Decided(Counters),
}

/// TI3-STA-10, TI3-R46: how many counters someone lays out.
pub(crate) fn total(look: Look<'_>, seat: Seat) -> u8 {
    let figures = &look.content.figures;
    let player = look.game.player(seat);
    let more = figures
        .status
        .counters
        .min(player.counters_left(figures.supply.counters));
    player.counters.total() + more
}

impl Allocation {
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
        for seat in play.game.everyone() {
            let player = play.game.player(seat);
            play.game.lanes[seat.index()] = match player.out {
                true => Lane::Decided(player.counters),
                false => Lane::Fleet,
            };
        }
        play.game.frames.call(Self.into());
    }

    fn lane(game: &TwilightImperium, seat: Seat) -> Lane {
        game.lanes[seat.index()]
    }
}

impl Step<TwilightImperium> for Allocation {
    fn asked(self, game: &TwilightImperium) -> SeatSet {
        let open = |seat: &Seat| !matches!(Self::lane(game, *seat), Lane::Decided(_));
        game.everyone().filter(open).collect()
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        let total = total(look, seat);
        match Self::lane(look.game, seat) {
            Lane::Fleet => (0..=total).for_each(|count| out.may(Choice::Fleet(count))),
            Lane::Pool(fleet) => {
                (0..=total - fleet).for_each(|count| out.may(Choice::Pool(count)));
            }
            Lane::Decided(_) => {}
        }
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let total = total(look, seat);
        let (key, left) = match Self::lane(look.game, seat) {
            Lane::Pool(fleet) => ("ti3-ask-pool", total - fleet),
            Lane::Fleet | Lane::Decided(_) => ("ti3-ask-fleet", total),
        };
        Question::new(Text::new(key).with("left", left), "TI3-STA-11")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let before = look.game.player(seat).counters;
        match choice {
            Choice::Fleet(count) => Label::new(Text::new("ti3-fleet-count").with("count", count))
                .with_change("ti3-area-fleet", before.fleet, count),
            Choice::Pool(count) => {
                let fleet = match Self::lane(look.game, seat) {
                    Lane::Pool(fleet) => fleet,
                    Lane::Fleet | Lane::Decided(_) => 0,
                };
                let rest = total(look, seat).saturating_sub(fleet + count);
                let text = Text::new("ti3-pool-count")
                    .with("count", count)
                    .with("rest", rest);
                Label::new(text).with_change("ti3-area-pool", before.pool, count)
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::StatusPhase)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let total = total(play.look(), seat);
        let lane = &mut play.game.lanes[seat.index()];
        match (choice, *lane) {
            (Choice::Fleet(count), Lane::Fleet) => *lane = Lane::Pool(count),
            (Choice::Pool(pool), Lane::Pool(fleet)) => {
                let strategy = total - fleet - pool;
                let counters = Counters {
                    strategy,
                    pool,
                    fleet,
                };
                *lane = Lane::Decided(counters);
                // Who is asked after the last one may hang on what others decided.
                let others = play
                    .game
                    .everyone()
                    .filter(|other| *other != seat)
                    .collect();
                play.sink.concern(others);
                play.emit(ImperiumEvent::Decided(seat, Some(counters)));
            }
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if !self.asked(play.game).is_empty() {
            return false;
        }
        for seat in play.game.everyone() {
            let lane = std::mem::take(&mut play.game.lanes[seat.index()]);
            let Lane::Decided(counters) = lane else {
                unreachable!("{seat} has not decided")
            };
            if play.game.player(seat).out {
                continue;
            }
            play.game.player_mut(seat).counters = counters;
            play.emit(ImperiumEvent::Allocated(seat, counters));
        }
        play.game.frames.goto(Comply.into());
        true
    }
}

impl Step<TwilightImperium> for Comply {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<TwilightImperium>) {}

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        unreachable!("it asks through its steps")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<ImperiumEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    /// TI3-STA-12: in order of play, system by system.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let game = &*play.game;
        let mut fleets = game.order_of_play().into_iter().flat_map(|seat| {
            let fleet = game.player(seat).counters.fleet;
            let places = Hex::of(game.galaxy.laid());
            let over = places.filter(move |place| game.fleet_at(seat, *place) > fleet);
            over.map(move |place| Excess { seat, place })
        });
        match fleets.next() {
            Some(excess) => {
                drop(fleets);
                play.game.frames.call(excess.into());
            }
            None => {
                drop(fleets);
                play.game.frames.end();
                super::end(play);
            }
        }
        true
    }
}
