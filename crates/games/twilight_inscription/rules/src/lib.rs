//! Twilight Inscription: factions between the stars, written on four sheets, after the
//! Italian rulebook.
//!
//! Everybody has four sheets. Events give resources, which all spend at the same time
//! and unseen: they explore and claim systems, develop planets, scrap and claim tiles,
//! build units, unlock technologies; battles, councils and productions come between.
//!
//! - [`ids`], [`content`], [`options`]: components by name, what is printed, what the
//!   host chooses;
//! - [`cards`]: what abilities do, in a vocabulary of typed words;
//! - [`state`], `stack`, `setup`: what is on the table, and how it is set;
//! - [`phase`]: rounds and events, in the order of play;
//! - `task`, `work`, `pen`: what a seat does while all write;
//! - `sheet`: what is written on the four sheets;
//! - `asset`, [`purse`]: claiming and spending;
//! - `mecatol`, `objective`, `score`: what is common to all, and points;
//! - [`choice`], [`event`], [`ban`]: what can be chosen, happen and be forbidden;
//! - [`view`], `sample`: what a seat sees, and what it must imagine;
//! - `rows`: choices that go together;
//! - `labels`, [`words`], `shell`: all of it in words.

mod asset;
pub mod ban;
pub mod cards;
pub mod choice;
pub mod content;
pub mod event;
pub mod ids;
mod labels;
#[cfg(feature = "laws")]
mod lawful;
mod mecatol;
mod objective;
pub mod options;
mod pen;
pub mod phase;
pub mod purse;
mod rows;
mod sample;
pub mod score;
mod setup;
mod sheet;
mod shell;
pub mod stack;
pub mod state;
mod task;
#[cfg(test)]
mod tests;
pub mod view;
pub mod words;
mod work;

use engine::content::{ContentError, Files};
use engine::game::{Suggestion, Verdict};
use engine::goods::NoGoods;
use engine::step::{self, Stepped};
use engine::{
    Dice, Draw, Game, Info, Label, MAX_SEATS, Pass, Question, Reason, Seat, SeatSet, Section,
    Sentence, Sink, Standing, Viewer, Window,
};

pub use options::Options;
pub use state::TwilightInscription;
pub use view::View;

use ban::Ban;
use choice::{Choice, Subject};
use content::Content;
use event::InscriptionEvent;
use phase::{Frame, write};
use purse::Pay;
use state::MIN_PLAYERS;

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, TwilightInscription>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, TwilightInscription, S>;

impl Stepped for TwilightInscription {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(look: Look<'_>, seat: Seat, subject: Subject) -> bool {
        labels::is_there(look, seat, subject)
    }

    fn not_asked(_: Look<'_>, _: Seat) -> Ban {
        Ban::PenDown
    }

    fn reason(look: Look<'_>, _: Seat, ban: Ban) -> Reason {
        ban.reason(look)
    }
}

impl Game for TwilightInscription {
    const INFO: &'static Info = &Info {
        id: "twilight-inscription",
        rules: 1,
        title: "twilight-inscription-title",
        seats: (MIN_PLAYERS, MAX_SEATS),
        minutes: (60, 120),
        cut_off: None,
        windows: &[write::BOOST, write::YIELD],
        skips: &[write::ABSTAIN],
        words: engine::words!("../../../../../content": "twilight_inscription"),
        files: engine::files!("../../../../../content":
            "twilight_inscription/navigation.toml",
            "twilight_inscription/expansion.toml",
            "twilight_inscription/industry.toml",
            "twilight_inscription/war.toml",
            "twilight_inscription/technologies.toml",
            "twilight_inscription/factions.toml",
            "twilight_inscription/events.toml",
            "twilight_inscription/objectives.toml",
            "twilight_inscription/relics.toml",
            "twilight_inscription/agendas.toml",
            "twilight_inscription/mecatol.toml",
            "twilight_inscription/dice.toml"
        ),
        ledgers: engine::files!("../../../../../docs/rules": "twilight-inscription.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = InscriptionEvent;
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
        Self::set_up(content, options, seats, dice)
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
        sink: &mut impl Sink<InscriptionEvent>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, content: &Content, viewer: Viewer) -> View {
        self.seen_by(content, viewer)
    }

    fn redeal(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(content, viewer, draw);
    }

    fn standing(&self, content: &Content) -> Standing {
        self.score(content)
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, _: &Content, choice: Choice) -> Option<Subject> {
        choice.subject()
    }

    fn about(content: &Content, subject: Subject) -> Option<engine::Text> {
        shell::about(content, subject)
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        match self.end {
            Some(_) => Some(Ban::Over.reason(Look::new(self, content))),
            None => step::why_not(Look::new(self, content), seat, subject),
        }
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &InscriptionEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn reactions(&self) -> Option<Window> {
        match self.frames.top()? {
            Frame::Write(write) => write.window(self),
        }
    }

    fn pass(&self, _: &Content, seat: Seat) -> Option<Pass<Choice>> {
        match self.frames.top()? {
            Frame::Write(write) => write.pass(self.lane(seat).tasks.top()?),
        }
    }

    fn round(&self) -> u32 {
        u32::from(self.turned)
    }

    /// Alone one measures up to the rank in the middle, which every difficulty has.
    fn par(&self, content: &Content) -> Option<i32> {
        let ranks = content.mecatol.ranks;
        (self.seats == 1).then_some(ranks[ranks.len() / 2])
    }

    fn suggest(&self, content: &Content, seat: Seat) -> Vec<Suggestion<Choice, Subject>> {
        rows::suggest(Look::new(self, content), seat)
    }

    /// Lines that are drawn with resources claim nothing.
    fn unordered(&self, _: &Content, _: Seat, choice: Choice) -> Option<u16> {
        match choice {
            Choice::Explore(_, pay) if pay != Pay::Free => Some(0),
            _ => None,
        }
    }
}
