//! The object-safe face of a table: what the server and the terminal use.

use std::any::Any;
use std::ops::Range;

use serde::Serialize;

use crate::chance::Seed;
use crate::game::{Game, Info, Question, Reason, Section, Standing, Suggestion, Window};
use crate::goods::{Swap, Ware};
use crate::i18n::Person;
use crate::label::Label;
use crate::log::{Answer, Audience, Entry, Header, Log};
use crate::orders::{Orders, Passing};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::{
    Barrier, Cause, DealState, Divergence, Frozen, Receipt, Refusal, Stamp, Table, Waiting, Waiver,
};
use crate::text::Text;

/// A choice as a shell shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// What to post.
    pub notation: String,
    /// What to call it.
    pub label: Label,
    /// What it is about.
    pub subject: Option<String>,
    /// Why it could not be taken back.
    pub barrier: Option<Barrier>,
    /// Is it a right of this seat, for which nobody waits?
    pub liberty: bool,
}

/// A row of choices as a shell shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Suggested {
    /// What to post, in order.
    pub notations: Vec<String>,
    /// What to call it.
    pub label: Label,
    /// What it is about.
    pub subject: Option<String>,
}

/// One line of the story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StoryLine {
    /// Its place in this viewer's story.
    pub moment: usize,
    /// Could it still be undone?
    pub tentative: bool,
    /// What happened.
    pub text: Text,
    /// Who did it, or whom it befell.
    pub actor: Option<Seat>,
    /// The thing that it is about.
    pub subject: Option<String>,
    /// The argument in which neighbours may differ and be told as one.
    pub list: Option<&'static str>,
}

impl StoryLine {
    /// How it is told to this viewer.
    #[must_use]
    pub fn person(&self, viewer: Viewer) -> Person {
        match self.actor {
            Some(actor) if viewer == Viewer::Seat(actor) => Person::Second,
            Some(_) | None => Person::Third,
        }
    }
}

/// An offer as a shell shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// Who offered.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// Its number between the two; 0 for whoever is neither.
    pub deal: u32,
    /// What is given, in notation.
    pub gives: String,
    /// What is wanted, in notation.
    pub gets: String,
    /// What else was promised.
    pub promise: String,
    /// Who hears of it.
    pub audience: Audience,
    /// What became of it.
    pub state: DealState,
}

/// A table of any game.
///
/// Choices, subjects and goods go in and out as notation. Nothing here gives
/// the true state; [`as_any`](AnyTable::as_any) leads to the typed table,
/// which does not either.
pub trait AnyTable: Send + Sync {
    /// Which game.
    fn info(&self) -> &'static Info;
    /// What it is played with.
    fn header(&self) -> &Header;
    /// Who owes a choice, whatever may be told: for the server alone.
    fn to_act(&self) -> SeatSet;
    /// Is the game over?
    fn is_over(&self) -> bool;
    /// For whom the table waits, as this viewer may know it.
    fn waiting(&self, viewer: Viewer) -> Waiting;
    /// Scores and, once over, the ranking.
    fn standing(&self) -> Standing;
    /// Moves only when something that this viewer may see moves.
    fn revision(&self, viewer: Viewer) -> u64;
    /// Why the table stands still, if it does.
    fn frozen(&self) -> Option<&Frozen>;
    /// How many lines the log has, secret ones included: for the server alone.
    fn steps(&self) -> usize;
    /// The lines of the log from this one on: what a store has yet to keep.
    fn entries(&self, from: usize) -> Vec<Entry>;
    /// After how many lines of the log a moment of a viewer's story comes: for
    /// the server alone.
    fn step_of(&self, viewer: Viewer, moment: usize) -> Option<usize>;
    /// A copy to try something on: what is kept durably before it is done.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// The table as it stood after this many lines of its log, without drafts,
    /// or after the first of the next that will do; the last will always do.
    ///
    /// # Errors
    /// When a line is not possible that once was: the rules are not pure.
    fn at_or_after(
        &self,
        step: usize,
        will_do: &dyn Fn(&dyn AnyTable) -> bool,
    ) -> Result<Box<dyn AnyTable>, Cause>;
    /// After how many lines the last moment lies that is kept up to this step:
    /// from there the step is played again.
    fn recalled_from(&self, step: usize) -> usize;
    /// A table of this seat's own that begins as this one stands, with all
    /// that it cannot know dealt anew.
    fn branch(&self, seat: Seat, seed: Seed) -> Box<dyn AnyTable>;
    /// Plays the log of a branch again; says where it went another way.
    fn resume(&mut self, log: &Log) -> Option<Divergence>;
    /// Takes up saved drafts and new revisions after a restart.
    fn restore(&mut self, drafts: &[(Seat, Vec<String>)], epoch: u32);
    /// Takes up the revisions of this very table as it was before.
    fn follow(&mut self, before: &dyn AnyTable);
    /// What this viewer may know, as JSON.
    ///
    /// # Errors
    /// When the view cannot be written as JSON, which is a bug of its game.
    fn view_json(&self, viewer: Viewer) -> serde_json::Result<serde_json::Value>;
    /// What this viewer may know, in words.
    fn describe(&self, viewer: Viewer) -> Vec<Section>;
    /// What this seat is asked.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// What this seat may choose.
    fn listed(&self, seat: Seat) -> Vec<Listed>;
    /// Rows of choices that this seat may want to make in one go.
    fn suggested(&self, seat: Seat) -> Vec<Suggested>;
    /// How this seat lets what it is asked go by, where that can be.
    fn pass(&self, seat: Seat) -> Option<Passing>;
    /// The round that is played, as everybody counts it.
    fn round(&self) -> u32;
    /// May this seat choose something although nobody waits for it? For the
    /// seat itself, and the server.
    fn is_at_liberty(&self, seat: Seat) -> bool;
    /// Answers that a seat can give beforehand to questions of this kind.
    fn ready_answers(&self, kind: &str) -> &'static [&'static str];
    /// What a standing order answers for this seat, choice by choice; nothing where it
    /// does not.
    fn by_order(&self, seat: Seat, orders: &Orders) -> Vec<String>;
    /// What this seat is offered, in a word.
    fn stamp(&self, seat: Seat) -> Stamp;
    /// Is this what the seat is offered now?
    ///
    /// # Errors
    /// When it is something else by now.
    fn check_stamp(&self, seat: Seat, stamp: Stamp) -> Result<(), Refusal>;
    /// What this thing is and does.
    fn about(&self, subject: &str) -> Option<Text>;
    /// Why nothing about this subject is offered.
    fn why_not(&self, seat: Seat, subject: &str) -> Option<Reason>;
    /// Makes choices: all of them, or none.
    ///
    /// # Errors
    /// Why it was refused; nothing has changed then.
    fn choose(&mut self, seat: Seat, choices: &[&str]) -> Result<Receipt, Refusal>;
    /// Takes back the last tentative choice.
    ///
    /// # Errors
    /// Why there is nothing to undo.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Takes back all tentative choices but the first few.
    ///
    /// # Errors
    /// Why there is nothing to undo.
    fn undo_to(&mut self, seat: Seat, keep: usize) -> Result<(), Refusal>;
    /// How many tentative choices were dropped because of what others did.
    fn overtaken(&self, seat: Seat) -> usize;
    /// Could this seat undo?
    ///
    /// # Errors
    /// Why not.
    fn can_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// The tentative choices of this seat, oldest first.
    fn drafted(&self, seat: Seat) -> Vec<String>;
    /// The window that is open.
    fn window(&self) -> Option<Window>;
    /// Does an open window wait for the clock?
    fn window_is_held(&self) -> bool;
    /// The answer of this seat that waits for the clock.
    fn held_answer(&self, seat: Seat) -> Vec<String>;
    /// Has everyone who is asked in a held window answered? Nobody may be told.
    fn all_have_answered(&self) -> bool;
    /// The clock has run out: the held answers count.
    fn close_window(&mut self);
    /// Lets the open strict window and all of its kind go by this round.
    ///
    /// # Errors
    /// When no such window asks this seat.
    fn waive(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Wants to be asked again.
    ///
    /// # Errors
    /// When this seat had not waived windows of this kind.
    fn unwaive(&mut self, seat: Seat, kind: &str) -> Result<(), Refusal>;
    /// The waivers that hold now.
    fn waivers(&self) -> Vec<Waiver>;
    /// The offers of this viewer, made or received, the oldest first: all that
    /// stand and, between each two seats, the last that were closed; and the
    /// public ones of others that stand.
    fn deals(&self, viewer: Viewer) -> Vec<Offered>;
    /// All that this seat could give, in the order of notation, as far as the
    /// viewer knows; nothing where there are no deals.
    fn wares(&self, viewer: Viewer, seat: Seat) -> Vec<Ware>;
    /// May these two make a deal at this moment?
    ///
    /// # Errors
    /// The reason why not.
    fn deals_open(&self, a: Seat, b: Seat) -> Result<(), Reason>;
    /// How many lines of this viewer's story are settled; those after them are
    /// tentative.
    fn settled(&self, viewer: Viewer) -> usize;
    /// How many lines this viewer's story has, tentative ones included.
    fn story_len(&self, viewer: Viewer) -> usize;
    /// Some lines of what has happened, as this viewer saw it, as far as there
    /// are any: they alone are put into words.
    fn story_part(&self, viewer: Viewer, lines: Range<usize>) -> Vec<StoryLine>;
    /// What has happened, as this viewer saw it, leaving out the first lines.
    fn story(&self, viewer: Viewer, skip: usize) -> Vec<StoryLine> {
        self.story_part(viewer, skip..usize::MAX)
    }
    /// Offers a deal.
    ///
    /// # Errors
    /// Why it makes no sense.
    fn offer(
        &mut self,
        swap: Swap<&str>,
        promise: &str,
        audience: Audience,
    ) -> Result<u32, Refusal>;
    /// Answers a deal, named by the other seat and its number between the two.
    ///
    /// # Errors
    /// Why it cannot be.
    fn answer(&mut self, seat: Seat, deal: (Seat, u32), answer: Answer) -> Result<(), Refusal>;
    /// Goes on from the last good step of a frozen table.
    fn go_on(&mut self);
    /// The log, with the seed only once the game is over.
    fn log(&self) -> Log;
    /// A seat's own record.
    fn record(&self, seat: Seat) -> String;
    /// The typed table inside.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn header(&self) -> &Header {
        Self::header(self)
    }

    fn to_act(&self) -> SeatSet {
        Self::to_act(self)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn waiting(&self, viewer: Viewer) -> Waiting {
        Self::waiting(self, viewer)
    }

    fn standing(&self) -> Standing {
        Self::standing(self)
    }

    fn revision(&self, viewer: Viewer) -> u64 {
        Self::revision(self, viewer)
    }

    fn frozen(&self) -> Option<&Frozen> {
        Self::frozen(self)
    }

    fn steps(&self) -> usize {
        Self::steps(self)
    }

    fn entries(&self, from: usize) -> Vec<Entry> {
        Self::entries(self, from)
    }

    fn step_of(&self, viewer: Viewer, moment: usize) -> Option<usize> {
        Self::step_of(self, viewer, moment)
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn at_or_after(
        &self,
        step: usize,
        will_do: &dyn Fn(&dyn AnyTable) -> bool,
    ) -> Result<Box<dyn AnyTable>, Cause> {
        let past = Self::at_or_after(self, step, |past| will_do(past))?;
        Ok(Box::new(past))
    }

    fn recalled_from(&self, step: usize) -> usize {
        Self::recalled_from(self, step)
    }

    fn branch(&self, seat: Seat, seed: Seed) -> Box<dyn AnyTable> {
        Box::new(Self::branch(self, seat, seed))
    }

    fn resume(&mut self, log: &Log) -> Option<Divergence> {
        Self::resume(self, log)
    }

    fn restore(&mut self, drafts: &[(Seat, Vec<String>)], epoch: u32) {
        // What no longer reads no longer fits.
        let read = |(seat, texts): &(Seat, Vec<String>)| {
            let choices = texts.iter().map_while(|text| text.parse().ok());
            (*seat, choices.collect())
        };
        let drafts: Vec<(Seat, Vec<G::Choice>)> = drafts.iter().map(read).collect();
        Self::restore(self, &drafts, epoch);
    }

    fn follow(&mut self, before: &dyn AnyTable) {
        self.revisions.follow(|viewer| before.revision(viewer));
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(self.view(viewer))
    }

    fn describe(&self, viewer: Viewer) -> Vec<Section> {
        G::describe(self.content(), &self.view(viewer))
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        Self::question(self, seat)
    }

    fn listed(&self, seat: Seat) -> Vec<Listed> {
        let liberties = self.liberties(seat);
        let listed = |choice: G::Choice| Listed {
            notation: choice.to_string(),
            label: self.label(seat, choice),
            subject: self
                .subject(seat, choice)
                .map(|subject| subject.to_string()),
            barrier: self.barrier(seat, choice),
            liberty: liberties.contains(&choice),
        };
        self.choices(seat).into_iter().map(listed).collect()
    }

    fn suggested(&self, seat: Seat) -> Vec<Suggested> {
        let suggested = |row: Suggestion<G::Choice, G::Subject>| Suggested {
            notations: row.choices.iter().map(ToString::to_string).collect(),
            label: row.label,
            subject: row.subject.map(|subject| subject.to_string()),
        };
        let rows = Self::suggest(self, seat).into_iter();
        rows.map(suggested).collect()
    }

    fn pass(&self, seat: Seat) -> Option<Passing> {
        Self::pass(self, seat).map(|pass| Passing {
            kind: pass.kind,
            notation: pass.choice.to_string(),
            until: pass.until,
            answers: G::ready_answers(pass.kind),
        })
    }

    fn round(&self) -> u32 {
        self.committed.round()
    }

    fn is_at_liberty(&self, seat: Seat) -> bool {
        Self::is_at_liberty(self, seat)
    }

    fn ready_answers(&self, kind: &str) -> &'static [&'static str] {
        G::ready_answers(kind)
    }

    fn by_order(&self, seat: Seat, orders: &Orders) -> Vec<String> {
        let choices = Self::by_order(self, seat, orders).into_iter();
        choices.map(|choice| choice.to_string()).collect()
    }

    fn stamp(&self, seat: Seat) -> Stamp {
        Self::stamp(self, seat)
    }

    fn check_stamp(&self, seat: Seat, stamp: Stamp) -> Result<(), Refusal> {
        Self::check_stamp(self, seat, stamp)
    }

    fn about(&self, subject: &str) -> Option<Text> {
        G::about(self.content(), subject.parse().ok()?)
    }

    fn why_not(&self, seat: Seat, subject: &str) -> Option<Reason> {
        Self::why_not(self, seat, subject.parse().ok()?)
    }

    fn choose(&mut self, seat: Seat, choices: &[&str]) -> Result<Receipt, Refusal> {
        let read = |text: &&str| {
            text.parse()
                .map_err(|_| Refusal::Unreadable((*text).to_owned()))
        };
        let choices: Vec<G::Choice> = choices.iter().map(read).collect::<Result<_, _>>()?;
        Self::choose(self, seat, &choices)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Self::undo(self, seat)
    }

    fn undo_to(&mut self, seat: Seat, keep: usize) -> Result<(), Refusal> {
        Self::undo_to(self, seat, keep)
    }

    fn overtaken(&self, seat: Seat) -> usize {
        Self::overtaken(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        Self::can_undo(self, seat)
    }

    fn drafted(&self, seat: Seat) -> Vec<String> {
        Self::drafted(self, seat)
            .map(|choice| choice.to_string())
            .collect()
    }

    fn window(&self) -> Option<Window> {
        Self::window(self)
    }

    fn window_is_held(&self) -> bool {
        Self::window_is_held(self)
    }

    fn held_answer(&self, seat: Seat) -> Vec<String> {
        let answer = Self::held_answer(self, seat);
        answer.iter().map(ToString::to_string).collect()
    }

    fn all_have_answered(&self) -> bool {
        Self::all_have_answered(self)
    }

    fn close_window(&mut self) {
        Self::close_window(self);
    }

    fn waive(&mut self, seat: Seat) -> Result<(), Refusal> {
        Self::waive(self, seat)
    }

    fn unwaive(&mut self, seat: Seat, kind: &str) -> Result<(), Refusal> {
        Self::unwaive(self, seat, kind)
    }

    fn waivers(&self) -> Vec<Waiver> {
        Self::waivers(self).cloned().collect()
    }

    fn deals(&self, viewer: Viewer) -> Vec<Offered> {
        Self::deals(self, viewer)
            .map(|deal| Offered {
                from: deal.swap.from,
                to: deal.swap.to,
                deal: deal.id,
                gives: deal.swap.gives.to_string(),
                gets: deal.swap.gets.to_string(),
                promise: deal.promise,
                audience: deal.audience,
                state: deal.state,
            })
            .collect()
    }

    fn wares(&self, viewer: Viewer, seat: Seat) -> Vec<Ware> {
        G::wares(self.content(), (&self.view(viewer), viewer), seat)
    }

    fn deals_open(&self, a: Seat, b: Seat) -> Result<(), Reason> {
        self.committed.deals_open(self.content(), a, b)
    }

    fn settled(&self, viewer: Viewer) -> usize {
        Self::settled(self, viewer)
    }

    fn story_len(&self, viewer: Viewer) -> usize {
        Self::story_len(self, viewer)
    }

    fn story_part(&self, viewer: Viewer, lines: Range<usize>) -> Vec<StoryLine> {
        self.story_from(viewer, lines.start)
            .take(lines.len())
            .map(|told| {
                let sentence = G::tell(self.content(), &told.event);
                StoryLine {
                    moment: told.moment,
                    tentative: told.tentative,
                    text: sentence.text,
                    actor: sentence.actor,
                    list: sentence.list,
                    subject: sentence.subject.map(|subject| subject.to_string()),
                }
            })
            .collect()
    }

    fn offer(
        &mut self,
        swap: Swap<&str>,
        promise: &str,
        audience: Audience,
    ) -> Result<u32, Refusal> {
        let read = |text: &str| {
            text.parse()
                .map_err(|_| Refusal::Unreadable(text.to_owned()))
        };
        let swap = Swap {
            from: swap.from,
            to: swap.to,
            gives: read(swap.gives)?,
            gets: read(swap.gets)?,
        };
        Self::offer(self, swap, promise, audience)
    }

    fn answer(&mut self, seat: Seat, deal: (Seat, u32), answer: Answer) -> Result<(), Refusal> {
        Self::answer(self, seat, deal, answer)
    }

    fn go_on(&mut self) {
        Self::go_on(self);
    }

    fn log(&self) -> Log {
        Self::log(self)
    }

    fn record(&self, seat: Seat) -> String {
        Self::record(self, seat)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
