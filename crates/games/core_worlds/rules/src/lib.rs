//! Core Worlds: barbarian Empires rise from the edge of the galaxy to its core.
//!
//! The map of this crate, in the order in which a reader needs it:
//!
//! - [`card`], [`content`]: which cards there are, and what is known of them;
//! - [`options`], [`state`]: what the host may choose, what is on the table;
//! - [`choice`], [`event`]: what can be chosen, what can happen;
//! - `setup`, [`phase`], `score`: the rules, in the order of play;
//! - [`view`], `sample`: what a seat may see, and what it may imagine;
//! - `shell`: what the game says beside its steps.
//!
//! A state has no way onto the wire; only views do:
//!
//! ```
//! fn wire<T: serde::Serialize>() {}
//! wire::<core_worlds::view::View>();
//! ```
//! ```compile_fail
//! fn wire<T: serde::Serialize>() {}
//! wire::<core_worlds::CoreWorlds>();
//! ```

mod ban;
pub mod card;
pub mod choice;
pub mod content;
pub mod event;
mod label;
#[cfg(any(test, feature = "laws"))]
mod lawful;
pub mod options;
pub mod phase;
mod sample;
mod score;
mod setup;
mod shell;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;

use engine::content::{ContentError, Files};
use engine::game::{Suggestion, Verdict};
use engine::goods::NoGoods;
use engine::step::{self, Look, Play};
use engine::{
    Dice, Draw, Game, Info, Label, Question, Reason, Seat, SeatSet, Section, Sentence, Silence,
    Sink, Standing, Text, Viewer,
};

pub use card::Card;
pub use choice::{Choice, Subject, Way};
pub use content::Content;
pub use event::Event;
pub use options::Options;
pub use state::CoreWorlds;
pub use view::View;

use phase::Frame;
use state::SEATS;

impl Game for CoreWorlds {
    const INFO: &'static Info = &Info {
        id: "core-worlds",
        rules: 2,
        title: "core-worlds-title",
        // CW-OBJ-04.
        seats: (2, SEATS),
        minutes: (60, 120),
        cut_off: None,
        windows: &[],
        skips: &[],
        words: engine::words!("../../../../../content": "core_worlds"),
        files: engine::files!(
            "../../../../../content":
            "core_worlds/home_worlds.toml",
            "core_worlds/starting_decks.toml",
            "core_worlds/sector_0.toml",
            "core_worlds/sector_1.toml",
            "core_worlds/sector_2.toml",
            "core_worlds/sector_3.toml",
            "core_worlds/sector_4.toml",
            "core_worlds/sector_5.toml",
            "core_worlds/sectors.toml",
        ),
        ledgers: engine::files!("../../../../../docs/rules": "core-worlds.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Subject = Subject;
    type Goods = NoGoods;

    fn load(files: &Files) -> Result<Content, ContentError> {
        Content::load(files)
    }

    fn new(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        let mut game = Self::set_up(content, *options, seats, dice);
        if !options.pre_game_draft {
            phase::begin_round(&mut Play::new(&mut game, content, dice, &mut Silence));
        }
        Ok(game)
    }

    fn to_act(&self) -> SeatSet {
        step::to_act(self)
    }

    fn question(&self, content: &Content, seat: Seat) -> Option<Question> {
        step::question(Look::new(self, content), seat)
    }

    fn choices(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        step::choices(Look::new(self, content), seat, out);
    }

    fn apply(
        &mut self,
        content: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, content: &Content, viewer: Viewer) -> View {
        self.seen_by(content, viewer)
    }

    fn redeal(&mut self, _: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(viewer, draw);
    }

    fn standing(&self, content: &Content) -> Standing {
        self.rank(content)
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, content: &Content, choice: Choice) -> Option<Subject> {
        self.thing(content, choice)
    }

    fn about(content: &Content, subject: Subject) -> Option<Text> {
        Some(shell::about(content, subject))
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        step::why_not(Look::new(self, content), seat, subject)
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &Event) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    /// Most that could answer itself is settled by the steps; the last card in
    /// hand that pays for a text remains, which everyone can see.
    fn is_forced(&self, _: &Content, seat: Seat) -> bool {
        match self.frames.top() {
            Some(Frame::Price(price)) => !price.at_will && self.empire(seat).hand.len() == 1,
            _ => false,
        }
    }

    fn suggest(&self, content: &Content, seat: Seat) -> Vec<Suggestion<Choice, Subject>> {
        phase::rows::suggest(Look::new(self, content), seat)
    }

    fn unordered(&self, _: &Content, _: Seat, choice: Choice) -> Option<u16> {
        matches!(choice, Choice::Commit(_)).then_some(0)
    }
}
