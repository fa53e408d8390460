//! Command counters, trade goods and victory points are received (TI3-CMD-02,
//! TI3-R09, TI3-TRD-15, TI3-GEN-02).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Area;
use crate::state::End;
use crate::{Look, Play, TwilightImperium};

/// This seat receives so many command counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Gain {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

/// TI3-R09: is one left in reinforcements?
pub(crate) fn may_gain(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    let all = look.content.figures.supply.counters;
    match look.game.player(seat).counters_left(all) {
        0 => Err(Ban::NoCounters),
        _ => Ok(()),
    }
}

pub(crate) fn gain_counter<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat, area: Area) {
    *play.game.player_mut(seat).counters.area_mut(area) += 1;
    play.emit(ImperiumEvent::Counter(seat, area));
}

/// TI3-TRD-15: as many as there are.
pub(crate) fn gain_goods<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat, count: u8) {
    let count = count.min(play.game.goods_left(play.content));
    play.game.player_mut(seat).goods += count;
    play.emit(ImperiumEvent::Goods(seat, count));
}

/// TI3-GEN-02, TI3-VIC-01, TI3-VIC-03: who has the points wins at once; says whether
/// the game goes on.
pub(crate) fn gain_points<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    points: u8,
) -> bool {
    let player = play.game.player_mut(seat);
    player.points = player.points.saturating_add(points);
    let won = player.points >= play.content.figures.victory.points;
    play.emit(ImperiumEvent::Points(seat, points));
    if won {
        play.emit(ImperiumEvent::Won(seat));
        play.game.finish(End::Points(seat));
    }
    !won
}

pub(crate) fn label_counter(look: Look<'_>, seat: Seat, area: Area) -> Label {
    let before = look.game.player(seat).counters.in_area(area);
    let (text, change) = match area {
        Area::Strategy => ("ti3-counter-strategy", "ti3-area-strategy"),
        Area::Pool => ("ti3-counter-pool", "ti3-area-pool"),
        Area::Fleet => ("ti3-counter-fleet", "ti3-area-fleet"),
    };
    Label::new(Text::new(text)).with_change(change, before, before + 1)
}

impl Step<TwilightImperium> for Gain {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for area in Area::VARIANTS {
            out.option(Choice::Counter(*area), may_gain(look, seat));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(
            Text::new("ti3-ask-gain").with("left", self.left),
            "TI3-CMD-02",
        )
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Counter(area) => label_counter(look, seat, area),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::CountersFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Counter(area) = choice else {
            stray(choice)
        };
        gain_counter(play, seat, area);
        let left = self.left - 1;
        play.game.frames.goto(Self { left, ..self }.into());
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.left == 0 || may_gain(play.look(), self.seat).is_err() {
            play.game.frames.end();
            return true;
        }
        false
    }
}
