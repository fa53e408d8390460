//! Frontier: a long toy of our own, in the shape of the great space games.
//!
//! Expeditions along hexes with troops on board, battles with cards that are
//! announced face down and can be cancelled, windows back to back, cards at any
//! time, pacts that a third approves, deals with hidden goods, a harvest in
//! which all spend at once, and an ending that nobody wins. It is where the
//! engine shows what long games need, and where a newcomer sees how one is
//! written:
//!
//! - [`options`], [`content`], [`card`]: what the host chooses, the facts;
//! - [`state`], `setup`: what is on the table, and how it is set;
//! - [`phase`]: the rules, a file a step, in the order of play;
//! - [`window`], `liberty`, [`deal`]: cards as answers, cards at any time, deals;
//! - [`choice`], [`event`], [`ban`]: what can be chosen, happen and be forbidden;
//! - [`view`], `sample`: what a seat sees, and what it must imagine;
//! - `shell`: all of it in words.

pub mod ban;
pub mod card;
pub mod choice;
pub mod content;
pub mod deal;
pub mod event;
#[cfg(feature = "laws")]
mod lawful;
mod liberty;
#[cfg(test)]
mod mutants;
pub mod options;
pub mod phase;
mod sample;
mod setup;
mod shell;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;
pub mod window;

use engine::content::{ContentError, Files};
use engine::game::{Suggestion, Verdict};
use engine::step::{self, Stepped};
use engine::{
    Dice, Draw, Game, Info, Label, MAX_SEATS, Outcome, Pass, Question, Reason, Seat, SeatSet,
    Section, Sentence, Sink, Standing, Swap, Viewer, Ware,
};

pub use options::Options;
pub use state::Frontier;
pub use view::View;

use ban::Ban;
use choice::{Choice, Subject};
use content::Content;
use deal::Bundle;
use event::FrontierEvent;
use phase::withdraw::{self, UNTIL_OUTNUMBERED};
use phase::{Frame, pact};
use state::End;
use window::Purpose;

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, Frontier>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, Frontier, S>;

impl Stepped for Frontier {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(look: Look<'_>, seat: Seat, subject: Subject) -> bool {
        match subject {
            Subject::Hex(hex) => hex.index() < look.game.hexes(),
            Subject::Hand(_) => true,
            Subject::Player(other) => other != seat && other.index() < usize::from(look.game.seats),
        }
    }

    fn not_asked(_: Look<'_>, _: Seat) -> Ban {
        Ban::NotAsked
    }

    fn reason(look: Look<'_>, _: Seat, ban: Ban) -> Reason {
        ban.reason(look)
    }
}

impl Game for Frontier {
    const INFO: &'static Info = &Info {
        id: "frontier",
        rules: 1,
        title: "frontier-title",
        seats: (1, MAX_SEATS),
        minutes: (30, 240),
        cut_off: None,
        windows: &[
            Purpose::Battle.kind(),
            Purpose::Hits.kind(),
            Purpose::Cancel.kind(),
        ],
        skips: &[withdraw::KIND, pact::KIND],
        words: engine::words!("../../../../../content": "frontier"),
        files: engine::files!("../../../../../content": "frontier/figures.toml", "frontier/cards.toml"),
        ledgers: engine::files!("../../../../../docs/rules": "frontier.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = FrontierEvent;
    type View = View;
    type Subject = Subject;
    type Goods = Bundle;

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

    fn at_liberty(&self) -> SeatSet {
        self.free()
    }

    fn liberties(&self, _: &Content, seat: Seat, out: &mut Vec<Choice>) {
        self.liberties_of(seat, out);
    }

    fn apply(
        &mut self,
        content: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<FrontierEvent>,
    ) {
        let mut play = Play::new(self, content, dice, sink);
        if liberty::is_liberty(choice) {
            liberty::apply(&mut play, seat, choice);
        } else {
            step::apply(&mut play, seat, choice);
        }
    }

    fn view(&self, _: &Content, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redeal(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(content, viewer, draw);
    }

    fn standing(&self, _: &Content) -> Standing {
        let scores: Vec<(u8, usize, u8)> = self
            .everyone()
            .map(|seat| {
                let player = self.player(seat);
                (player.points, self.settled(seat).count(), player.credits)
            })
            .collect();
        Standing {
            scores: scores
                .iter()
                .map(|(points, ..)| i32::from(*points))
                .collect(),
            outcome: self.end.map(|end| match end {
                End::Points => Outcome::by_score(&scores, "frontier-end-points"),
                End::Rounds => Outcome::by_score(&scores, "frontier-end-rounds"),
                End::Blight => Outcome::nobody_wins(&scores, "frontier-end-blight"),
            }),
        }
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        let look = Look::new(self, content);
        if liberty::is_liberty(choice) {
            liberty::label(look, seat, choice)
        } else {
            step::label(look, seat, choice)
        }
    }

    fn subject(&self, _: &Content, choice: Choice) -> Option<Subject> {
        match choice {
            Choice::Go(hex)
            | Choice::Sail(hex, _)
            | Choice::Retreat(hex)
            | Choice::Put(hex)
            | Choice::Storm(hex) => Some(Subject::Hex(hex)),
            Choice::Propose(seat) => Some(Subject::Player(seat)),
            Choice::Announce(card) => Some(Subject::Hand(card)),
            Choice::Windfall => Some(Subject::Hand(card::Card::Windfall)),
            Choice::SetOut
            | Choice::Agree
            | Choice::Refuse
            | Choice::Stand
            | Choice::Lose(_)
            | Choice::Build(_)
            | Choice::Done
            | Choice::Pass => None,
        }
    }

    fn about(content: &Content, subject: Subject) -> Option<engine::Text> {
        Some(shell::about(content, subject))
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        // What one is at liberty to do needs no reason against it.
        let mut free = Vec::new();
        self.liberties_of(seat, &mut free);
        let about = |choice: &Choice| self.subject(content, *choice) == Some(subject);
        if free.iter().any(about) {
            return None;
        }
        step::why_not(Look::new(self, content), seat, subject)
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &FrontierEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn reactions(&self) -> Option<engine::Window> {
        self.window().map(window::Window::seen)
    }

    fn pass(&self, _: &Content, _: Seat) -> Option<Pass<Choice>> {
        match self.frames.top()? {
            Frame::Window(window) => Some(Pass::new(window.purpose.kind(), Choice::Pass)),
            Frame::Withdraw(withdraw) => Some(withdraw.pass()),
            Frame::Pact(_) => Some(Pass::new(pact::KIND, Choice::Refuse)),
            _ => None,
        }
    }

    fn has_come(&self, _: &Content, _: Seat, until: &str) -> bool {
        match self.frames.top() {
            Some(Frame::Withdraw(withdraw)) if until == UNTIL_OUTNUMBERED => {
                withdraw.is_outnumbered(self)
            }
            _ => false,
        }
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn is_forced(&self, content: &Content, seat: Seat) -> bool {
        match self.frames.top() {
            Some(Frame::Casualties(casualties)) => casualties.is_forced(self),
            Some(Frame::Turn(_)) => {
                let mut choices = Vec::new();
                self.choices(content, seat, &mut choices);
                choices.len() == 1
            }
            _ => false,
        }
    }

    fn suggest(&self, content: &Content, _: Seat) -> Vec<Suggestion<Choice, Subject>> {
        match self.frames.top() {
            Some(Frame::Muster(muster)) => muster.suggest(Look::new(self, content)),
            Some(Frame::Casualties(casualties)) => casualties.suggest(self),
            _ => Vec::new(),
        }
    }

    fn par(&self, content: &Content) -> Option<i32> {
        let rounds = i32::from(self.rounds);
        Some(rounds * i32::from(content.points.par_a_round))
    }

    /// Ships of one expedition, and what one builds: any order.
    fn unordered(&self, _: &Content, _: Seat, choice: Choice) -> Option<u16> {
        matches!(choice, Choice::Sail(..)).then_some(0)
    }

    fn wares(content: &Content, (view, viewer): (&View, Viewer), seat: Seat) -> Vec<Ware> {
        deal::wares(content, (view, viewer), seat)
    }

    fn deals_open(&self, _: &Content, a: Seat, b: Seat) -> Result<(), Reason> {
        self.may_deal(a, b)
    }

    fn exchange(
        &mut self,
        content: &Content,
        swap: &Swap<Bundle>,
        sink: &mut impl Sink<FrontierEvent>,
    ) -> Result<(), Reason> {
        self.swap(content, swap, sink)
    }
}
