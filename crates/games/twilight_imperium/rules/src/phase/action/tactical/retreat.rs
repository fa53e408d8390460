//! Retreats: announced before the dice, carried out after the losses (TI3-RET-01 to
//! TI3-R36, SE-ERR-16).

use engine::map::{Hex, PlaceSet};
use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::phase::Frame;
use crate::phase::common::{Excess, place_name, site};
use crate::state::Hull;
use crate::{Look, Play, TwilightImperium};

/// What standing orders call the question.
pub(crate) const KIND: &str = "ti3-kind-retreat";

/// This seat may announce a retreat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Announce {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
}

/// This seat retreats: where to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flee {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
}

/// TI3-RET-06, TI3-R35, SE-ERR-16: adjacent, activated before, without enemy ships.
fn refuges(look: Look<'_>, seat: Seat, place: Hex) -> PlaceSet {
    let game = look.game;
    let (_, enemies) = game.enemy_places(seat);
    let near = game.galaxy.adjacent(place).difference(game.galaxy.closed());
    near.intersection(game.player(seat).activated)
        .difference(enemies)
}

/// TI3-R33: may a retreat be announced?
pub(super) fn may_retreat(look: Look<'_>, seat: Seat, place: Hex) -> Result<(), Ban> {
    if refuges(look, seat, place).is_empty() {
        Err(Ban::NoRefuge)
    } else {
        Ok(())
    }
}

impl Announce {
    /// What is done for who does not want to be asked.
    pub(crate) const fn pass(self) -> Pass<Choice> {
        Pass::new(KIND, Choice::Stay)
    }
}

impl Step<TwilightImperium> for Announce {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        out.may(Choice::Stay);
        out.option(Choice::Retreat, may_retreat(look, seat, self.place));
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-retreat").with("site", place_name(look, self.place));
        Question::new(text, "TI3-RET-01")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Stay => Label::new(Text::new("ti3-stay")).goal(),
            Choice::Retreat => Label::new(Text::new("ti3-retreat")),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::InBattle)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        match choice {
            Choice::Retreat => {
                let battle = play.game.frames.find_mut(|frame| match frame {
                    Frame::Battle(battle) => Some(battle),
                    _ => None,
                });
                if let Some(battle) = battle {
                    battle.leaves = Some(seat);
                }
                play.emit(ImperiumEvent::WillRetreat(seat));
            }
            Choice::Stay => play.emit(ImperiumEvent::FightsOn(seat)),
            _ => stray(choice),
        }
    }
}

impl Flee {
    /// TI3-RET-05, TI3-R36: the whole fleet moves, fighters along; then limits are
    /// looked at.
    fn flee<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, to: Hex) {
        let Self { seat, place } = self;
        play.game.frames.end();
        let player = play.game.player_mut(seat);
        for hull in player.hulls.iter_mut().filter(|hull| hull.place == place) {
            *hull = Hull { place: to, ..*hull };
        }
        player.hulls.sort_unstable();
        let fighters = std::mem::take(&mut player.fighters[place.index()]);
        player.fighters[to.index()] += fighters;
        let there = site(play.game, to);
        play.emit(ImperiumEvent::Fled(seat, there));
        play.game.frames.call(Excess { seat, place: to }.into());
    }
}

impl Step<TwilightImperium> for Flee {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(refuges(look, seat, self.place)) {
            out.may(Choice::Flee(place));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-flee"), "TI3-RET-06")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Flee(place) => Text::new("ti3-flee")
                .with("site", place_name(look, place))
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::NoRefuge),
            _ => Some(Ban::InBattle),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Flee(place) => self.flee(play, place),
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let mut to = Hex::of(refuges(play.look(), self.seat, self.place));
        match (to.next(), to.next()) {
            (Some(only), None) => {
                self.flee(play, only);
                true
            }
            _ => false,
        }
    }
}
