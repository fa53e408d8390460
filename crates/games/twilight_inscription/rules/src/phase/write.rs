//! Everyone writes at the same time, unseen until all pens are down (TINS-RND-07,
//! TINS-R10).

use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text, Time, Window};

use super::{Stage, round};
use crate::ban::Ban;
use crate::choice::{Choice, Subject};
use crate::event::InscriptionEvent;
use crate::pen::Pen;
use crate::task::Task;
use crate::{Look, Play, TwilightInscription, labels, work};

/// The window in which strength may be added.
pub(crate) const BOOST: &str = "tins-window-boost";
/// The window in which a relic may be played in a production event.
pub(crate) const YIELD: &str = "tins-window-yield";
/// Casting no votes.
pub(crate) const ABSTAIN: &str = "tins-skip-vote";

/// Everyone whose pen is up writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Write {
    /// What they do.
    pub stage: Stage,
    /// Whom it concerned at the beginning.
    pub concerned: SeatSet,
}

impl Write {
    /// The window that it is, if it is one.
    pub(crate) fn window(self, game: &TwilightInscription) -> Option<Window> {
        let kind = match self.stage {
            Stage::Totals => BOOST,
            Stage::Yield => YIELD,
            _ => return None,
        };
        Some(Window {
            kind,
            number: game.windows,
            concerned: self.concerned,
            time: Time::Short,
        })
    }

    /// How a seat lets it go by.
    pub(crate) fn pass(self, task: Task) -> Option<Pass<Choice>> {
        match task {
            Task::Boost => Some(Pass::new(BOOST, Choice::Down)),
            Task::Yield => Some(Pass::new(YIELD, Choice::Down)),
            Task::Ballot => Some(Pass::new(ABSTAIN, Choice::Abstain)),
            _ => None,
        }
    }
}

impl Step<TwilightInscription> for Write {
    fn asked(self, game: &TwilightInscription) -> SeatSet {
        game.everyone()
            .filter(|seat| !game.lane(*seat).tasks.is_empty())
            .collect()
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightInscription>) {
        let pen = Pen::of(look, seat);
        if let Some(task) = pen.task() {
            work::options(&pen, task, out);
        }
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let pen = Pen::of(look, seat);
        match pen.task() {
            Some(task) => work::question(&pen, task),
            None => Question::new(Text::new("tins-ask-wait"), "TINS-RND-07"),
        }
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        labels::of(&Pen::of(look, seat), choice)
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        let pen = Pen::of(look, seat);
        labels::elsewhere(&pen, subject)
    }

    fn apply<S: Sink<InscriptionEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        work::apply(play, seat, choice);
        if play.game.lane(seat).tasks.is_empty() {
            // That it is final must not hang on what others do.
            // In a window nobody hears who has answered.
            if self.window(play.game).is_none() {
                // That it is final must not hang on what others do.
                play.sink.concern(play.game.all().without(seat));
                play.emit(InscriptionEvent::Down(seat));
            }
        }
    }

    /// TINS-RND-07: the round goes on when everybody has finished.
    fn settle<S: Sink<InscriptionEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let all_down = self.asked(play.game).is_empty();
        if all_down {
            round::merge(play);
            round::go_on(play, self.stage);
        }
        all_down
    }
}
