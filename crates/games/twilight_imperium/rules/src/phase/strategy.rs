//! The strategy phase: everyone chooses cards, the speaker first (TI3-STR-01 to
//! TI3-STR-16, TI3-P3-05, TI3-P4-03, TI3-R19).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::action;
use super::common::{gain_counter, gain_goods, label_counter, may_gain};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::{Area, Strategy};
use crate::state::Dock;
use crate::{Look, Play, TwilightImperium};

/// This seat chooses a strategy card; how many are still to be chosen by all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pick {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

/// This seat exchanges bonus counters (TI3-STR-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bonus {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

/// A round begins (TI3-RND-01).
pub(crate) fn begin_round<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    let game = &mut *play.game;
    game.round = game.round.saturating_add(1);
    for world in &mut game.worlds {
        // TI3-R42: controlled since the strategy phase began.
        world.held = world.owner.is_some();
        if world.dock == Dock::New {
            world.dock = Dock::Working;
        }
    }
    for card in &mut game.strategies {
        (card.holder, card.used) = (None, false);
    }
    for player in &mut game.players {
        player.passed = false;
        player.merciless = false;
    }
    let round = game.round;
    play.emit(ImperiumEvent::Round(round));
    let game = &mut *play.game;
    let left = game.cards_each() * game.alive().count() as u8;
    // TI3-STR-03: the speaker, or whoever is next where the speaker is out.
    let first = game
        .clockwise_from(game.speaker)
        .find(|seat| !game.player(*seat).out);
    let seat = first.unwrap_or(game.speaker);
    game.frames.call(Pick { seat, left }.into());
}

/// TI3-STR-05, TI3-R19, TI3-P4-05: a card that is left; not Initiative twice running,
/// unless nothing else is.
fn may_pick(look: Look<'_>, seat: Seat, strategy: Strategy) -> Result<(), Ban> {
    let game = look.game;
    let is_free = |card: &Strategy| game.strategy(*card).holder.is_none();
    if !is_free(&strategy) {
        return Err(Ban::CardTaken);
    }
    let again = strategy == Strategy::Initiative && game.initiative == Some(seat);
    let mut others = Strategy::VARIANTS.iter().filter(|card| is_free(card));
    if again && others.any(|card| *card != strategy) {
        return Err(Ban::InitiativeAgain);
    }
    Ok(())
}

impl Step<TwilightImperium> for Pick {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for strategy in Strategy::VARIANTS {
            out.option(Choice::Pick(*strategy), may_pick(look, seat, *strategy));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-pick").with("round", look.game.round);
        Question::new(text, "TI3-STR-02")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Pick(strategy) => Text::new("ti3-pick")
                .with("strategy", &look.content.strategy(strategy).name)
                .with("initiative", strategy.initiative())
                .with("bonus", look.game.strategy(strategy).bonus)
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::StrategyPhase)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Pick(strategy) = choice else {
            stray(choice)
        };
        let card = play.game.strategy_mut(strategy);
        card.holder = Some(seat);
        let bonus = std::mem::take(&mut card.bonus);
        play.emit(ImperiumEvent::Picked(seat, strategy));
        // TI3-R17: the token moves at once; choosing goes on as it began.
        if strategy == Strategy::Initiative && play.game.speaker != seat {
            play.game.speaker = seat;
            play.emit(ImperiumEvent::Speaker(seat));
        }
        let next = play.game.clockwise_from(seat).skip(1);
        let next = next.chain([seat]).find(|next| !play.game.player(*next).out);
        let left = self.left - 1;
        let seat_next = next.unwrap_or(seat);
        play.game.frames.goto(
            Self {
                seat: seat_next,
                left,
            }
            .into(),
        );
        if bonus > 0 {
            play.game.frames.call(Bonus { seat, left: bonus }.into());
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.left > 0 {
            return false;
        }
        play.game.frames.end();
        end_phase(play);
        true
    }
}

/// TI3-STR-06, TI3-STR-10: cards that are left get a bonus counter; the action phase
/// begins.
fn end_phase<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    for strategy in Strategy::VARIANTS {
        let card = play.game.strategy_mut(*strategy);
        if card.holder.is_none() {
            card.bonus = card.bonus.saturating_add(1);
            play.emit(ImperiumEvent::Bonus(*strategy));
        }
    }
    play.game.initiative = play.game.strategy(Strategy::Initiative).holder;
    action::begin(play);
}

impl Bonus {
    fn may_take_good(look: Look<'_>) -> Result<(), Ban> {
        if look.game.goods_left(look.content) > 0 {
            Ok(())
        } else {
            Err(Ban::NoGoodsLeft)
        }
    }
}

impl Step<TwilightImperium> for Bonus {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        out.option(Choice::Good, Self::may_take_good(look));
        for area in Area::VARIANTS {
            out.option(Choice::Counter(*area), may_gain(look, seat));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(
            Text::new("ti3-ask-bonus").with("left", self.left),
            "TI3-STR-08",
        )
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Good => {
                let goods = look.game.player(seat).goods;
                Label::new(Text::new("ti3-good")).with_change("ti3-goods", goods, goods + 1)
            }
            Choice::Counter(area) => label_counter(look, seat, area),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::StrategyPhase)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Good => gain_goods(play, seat, 1),
            Choice::Counter(area) => gain_counter(play, seat, area),
            _ => stray(choice),
        }
        let left = self.left - 1;
        play.game.frames.goto(Self { left, ..self }.into());
    }

    /// TI3-R16: what cannot be exchanged is discarded.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let look = play.look();
        let nothing = Self::may_take_good(look).is_err() && may_gain(look, self.seat).is_err();
        if self.left == 0 || nothing {
            play.game.frames.end();
            return true;
        }
        false
    }
}
