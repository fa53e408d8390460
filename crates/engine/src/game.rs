//! The contract between a game and everything else.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::chance::{Dice, Draw};
use crate::content::{ContentError, Files};
use crate::event::{Event, Sink};
use crate::goods::{Swap, Ware};
use crate::i18n::WordFile;
use crate::label::{Label, Sentence};
use crate::options::GameOptions;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::text::{RuleId, Text};

/// The rules of one game, as a pure state machine.
///
/// A value of this type is the whole truth of one moment: small, flat, cloned
/// in a microsecond or less. It never owns its content, which is handed to
/// every method, so that several contents can be live at once. Nothing but
/// [`apply`](Game::apply) (and an accepted deal) changes it. No clock, no I/O,
/// no threads, no globals, no floats, no order of a hash map.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// What a lobby needs to know.
    const INFO: &'static Info;

    /// The facts: cards, tiles, boards.
    type Content: fmt::Debug + Send + Sync + 'static;
    /// What the host may choose.
    type Options: GameOptions;
    /// One atomic step. Its text is the log's notation: no `#`, no line break,
    /// not beginning with `~` or `!`.
    type Choice: Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;
    /// What just happened.
    type Event: Event;
    /// All that one viewer may know, and no more: built by adding.
    type View: Clone + Eq + fmt::Debug + Serialize;
    /// What a choice is about: a thing on the board.
    type Subject: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr;
    /// What can change hands in a deal; [`NoGoods`](crate::goods::NoGoods)
    /// where there are none.
    type Goods: Clone + Eq + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;

    /// Reads and validates the facts.
    ///
    /// # Errors
    /// Names file, line and field of what is wrong.
    fn load(files: &Files) -> Result<Self::Content, ContentError>;

    /// Sets the table for a new game.
    ///
    /// # Errors
    /// When these seats and options cannot go together, with the reason.
    fn new(
        content: &Self::Content,
        options: &Self::Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason>;

    /// Who owes a choice; several when play is simultaneous, nobody once the
    /// game is over. Choices of different seats that owe one at the same time
    /// commute.
    fn to_act(&self) -> SeatSet;

    /// What this seat is asked, and which rule asks it.
    fn question(&self, content: &Self::Content, seat: Seat) -> Option<Question>;

    /// Adds every legal choice of this seat, each once, in a stable order.
    /// Each leads somewhere.
    fn choices(&self, content: &Self::Content, seat: Seat, out: &mut Vec<Self::Choice>);

    /// Whose rights these are: seats that may choose something now although
    /// nobody waits for it. Only at calm moments, when nothing is half resolved
    /// and no window is open. Nobody but the seat itself learns of it.
    fn at_liberty(&self) -> SeatSet {
        SeatSet::NONE
    }

    /// Adds what this seat may choose although it does not owe it, each once,
    /// in a stable order; none of it is among its [`choices`](Game::choices).
    fn liberties(&self, _content: &Self::Content, _seat: Seat, _out: &mut Vec<Self::Choice>) {}

    /// Takes one step. Only called with a listed choice.
    fn apply(
        &mut self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<Self::Event>,
    );

    /// What this viewer may know.
    fn view(&self, content: &Self::Content, viewer: Viewer) -> Self::View;

    /// Samples a world that the viewer cannot tell from this one: everything
    /// they cannot know is drawn anew, from what they know alone.
    fn redeal(&mut self, content: &Self::Content, viewer: Viewer, draw: &mut Draw<'_>);

    /// Scores as everybody may know them and, once over, the ranking.
    fn standing(&self, content: &Self::Content) -> Standing;

    /// What to call a choice: it says what will happen.
    fn label(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Label;

    /// What a choice is about.
    fn subject(&self, content: &Self::Content, choice: Self::Choice) -> Option<Self::Subject>;

    /// What this thing is and does, in a line or two: for whoever points at
    /// it.
    fn about(_content: &Self::Content, _subject: Self::Subject) -> Option<Text> {
        None
    }

    /// Why nothing about this subject is offered to this seat now; nothing
    /// when something is offered, or when there is nothing to explain.
    fn why_not(
        &self,
        content: &Self::Content,
        seat: Seat,
        subject: Self::Subject,
    ) -> Option<Reason>;

    /// Every option that this seat has or might look for, in the order of the
    /// list, and why each that is not offered is not: what lists and reasons
    /// are made from. Nothing where a game does not say.
    fn verdicts(
        &self,
        _content: &Self::Content,
        _seat: Seat,
    ) -> Option<Vec<Verdict<Self::Choice>>> {
        None
    }

    /// The sentence that tells an event, as some viewer sees it.
    fn tell(content: &Self::Content, event: &Self::Event) -> Sentence<Self::Subject>;

    /// A view in words, for terminals, screen readers and bug reports.
    fn describe(content: &Self::Content, view: &Self::View) -> Vec<Section>;

    /// The reaction window that is open. While it is, nobody is told for whom
    /// the table waits. It asks everyone whom it concerns, whatever they hold:
    /// who has nothing to answer with is let pass by the table, not by the
    /// rules.
    fn reactions(&self) -> Option<Window> {
        None
    }

    /// How this seat lets what it is asked go by: what a clock answers for
    /// someone who is away, and a standing order for someone who does not want
    /// to be asked. Every question of a window has one; of other questions,
    /// those that many will answer alike all evening.
    fn pass(&self, _content: &Self::Content, _seat: Seat) -> Option<Pass<Self::Choice>> {
        None
    }

    /// Answers that a seat can give beforehand to questions of this kind, other than
    /// letting them go by: their message keys, in the order in which they are shown.
    fn ready_answers(_kind: &str) -> &'static [&'static str] {
        &[]
    }

    /// What such an answer is for this seat, where it is asked a question of the kind and
    /// has not begun to answer: choices, one after the other, to the end of the answer.
    /// Nothing where it has to be asked.
    fn ready_answer(&self, _content: &Self::Content, _seat: Seat, _key: &str) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// Has this come for this seat, one of what [`Pass::until`] names? Follows
    /// from what the seat may know.
    fn has_come(&self, _content: &Self::Content, _seat: Seat, _until: &str) -> bool {
        false
    }

    /// The round that is played, as everybody counts it: how far an order for
    /// this round goes.
    fn round(&self) -> u32 {
        0
    }

    /// Is there only one answer, which says nothing and which nobody wants to
    /// press? A brisk table then gives it.
    fn is_forced(&self, _content: &Self::Content, _seat: Seat) -> bool {
        false
    }

    /// Rows of choices that this seat may want to make in one go. Each choice
    /// is listed once those before it are made, and only the last may be one
    /// that cannot be taken back.
    fn suggest(
        &self,
        _content: &Self::Content,
        _seat: Seat,
    ) -> Vec<Suggestion<Self::Choice, Self::Subject>> {
        Vec::new()
    }

    /// How a fight that is written down in the game's own notation would end,
    /// where forces fight in it; an error says what cannot be understood.
    fn odds(_content: &Self::Content, _fight: &str) -> Option<Result<Vec<Section>, Reason>> {
        None
    }

    /// What a good player scores alone: what someone who plays by themselves
    /// measures up to.
    fn par(&self, _content: &Self::Content) -> Option<i32> {
        None
    }

    /// Which unordered set this choice is a member of, if any. Members of one
    /// set may be picked in any order and give the same state, so a search
    /// need only look at ascending order.
    fn unordered(
        &self,
        _content: &Self::Content,
        _seat: Seat,
        _choice: Self::Choice,
    ) -> Option<u16> {
        None
    }

    /// All that this seat could give in a deal, in the order of its notation,
    /// with the most it may have of each as far as the view tells; nothing where
    /// there are no deals. What is hidden is listed like what is not.
    fn wares(
        _content: &Self::Content,
        (_view, _viewer): (&Self::View, Viewer),
        _seat: Seat,
    ) -> Vec<Ware> {
        Vec::new()
    }

    /// May the first of these two strike a deal at this moment that it has offered
    /// to the second?
    ///
    /// # Errors
    /// The reason why not.
    fn deals_open(&self, _content: &Self::Content, _from: Seat, _to: Seat) -> Result<(), Reason> {
        Err(Reason::new(Text::new("deals-none"), ""))
    }

    /// Swaps what two seats agreed on: all of it, or nothing.
    ///
    /// # Errors
    /// The reason why it cannot be; then nothing has changed.
    fn exchange(
        &mut self,
        _content: &Self::Content,
        _swap: &Swap<Self::Goods>,
        _sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Reason> {
        Err(Reason::new(Text::new("deals-none"), ""))
    }
}

/// An option, and why it is not offered if it is not.
pub type Verdict<C> = (C, Option<Reason>);

/// What a lobby needs to know of a game before anyone sits down.
#[derive(Debug)]
pub struct Info {
    /// The name in commands, addresses and logs, such as `core-worlds`.
    pub id: &'static str,
    /// Version of the rules as written here: raised when a game would go
    /// differently.
    pub rules: u32,
    /// Message key of the title; `<title>-help` says what it is in a line.
    pub title: &'static str,
    /// Fewest and most seats.
    pub seats: (usize, usize),
    /// How long a game takes people, in minutes.
    pub minutes: (u16, u16),
    /// After how many choices a game that is played without sense may be cut
    /// off, where only sense brings it to an end.
    pub cut_off: Option<u32>,
    /// The kinds of its reaction windows, as message keys: a standing order can
    /// be given for each.
    pub windows: &'static [&'static str],
    /// The kinds of other questions that a seat can let go by ([`Pass::kind`]).
    pub skips: &'static [&'static str],
    /// The game's messages in every language.
    pub words: &'static [WordFile],
    /// The embedded content files: name and text.
    pub files: &'static [(&'static str, &'static str)],
    /// The rules ledgers that say what it enforces: file name and text.
    pub ledgers: &'static [(&'static str, &'static str)],
}

/// A reaction window that is open. Everything about it follows from public
/// facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Window {
    /// What it is for: a message key, the same for all windows of its kind.
    pub kind: &'static str,
    /// Which window of the game this is. Each that opens has a higher number
    /// than all before it, also where one opens as soon as another closes and
    /// asks the same seats: an answer belongs to one window alone.
    pub number: u32,
    /// Whom it concerns.
    pub concerned: SeatSet,
    /// How long people may think about it.
    pub time: Time,
}

/// How long people may think about a strict window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Time {
    /// A glance is enough, and there are many of them: as in a battle.
    Short,
    /// They may want to talk it over: as in a council.
    Long,
}

/// How a question is let go by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pass<C> {
    /// What kind of question it is: a message key, the same for all of its
    /// kind; in a window, that of the window.
    pub kind: &'static str,
    /// The answer.
    pub choice: C,
    /// Until when else than the end of the round or the game someone may want
    /// to pass, as message keys.
    pub until: &'static [&'static str],
}

impl<C> Pass<C> {
    /// Passes questions of this kind with this choice.
    #[must_use]
    pub const fn new(kind: &'static str, choice: C) -> Self {
        Self {
            kind,
            choice,
            until: &[],
        }
    }
}

/// A row of choices that someone may want to make in one go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion<C, S> {
    /// What to call it: it says what will happen.
    pub label: Label,
    /// What it is about.
    pub subject: Option<S>,
    /// What is chosen, in order.
    pub choices: Vec<C>,
}

/// How many sit down, and how windows are kept: the latter is the table's
/// alone, no rule knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    seats: u8,
    /// How reaction windows close.
    pub pace: Pace,
}

impl Setup {
    /// A table of this many seats. Whether the game is for this many is checked
    /// when it is set up.
    #[must_use]
    pub fn new(seats: usize, pace: Pace) -> Self {
        Self {
            seats: u8::try_from(seats).unwrap_or(u8::MAX),
            pace,
        }
    }

    /// How many sit down.
    #[must_use]
    pub const fn seats(self) -> usize {
        self.seats as usize
    }
}

/// How reaction windows close.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Pace {
    /// When all who can react have answered: the others are let pass. Quick;
    /// how long it takes can tell, so it is for friends.
    #[default]
    Brisk,
    /// Everyone concerned is asked, whatever they hold, so that nothing tells;
    /// the server's clock answers for those who do not.
    Strict,
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Brisk => "brisk",
            Self::Strict => "strict",
        })
    }
}

impl FromStr for Pace {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "brisk" => Ok(Self::Brisk),
            "strict" => Ok(Self::Strict),
            _ => Err(()),
        }
    }
}

/// What is asked, in one sentence, and the rule that asks it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Question {
    /// The sentence.
    pub text: Text,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Question {
    /// A question and its rule.
    #[must_use]
    pub const fn new(text: Text, rule: RuleId) -> Self {
        Self { text, rule }
    }
}

/// Why something cannot be, and the rule that says so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The sentence.
    pub text: Text,
    /// The rule behind it; empty when it is not a rule of the game.
    pub rule: RuleId,
}

impl Reason {
    /// A reason and its rule.
    #[must_use]
    pub const fn new(text: Text, rule: RuleId) -> Self {
        Self { text, rule }
    }
}

/// Part of a view in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub title: Text,
    /// What there is to say.
    pub lines: Vec<Text>,
    /// What stands above the rows, cell by cell.
    pub head: Vec<Text>,
    /// Things in columns.
    pub rows: Vec<Row>,
}

/// A thing in columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The thing, in notation, where it is one.
    pub subject: Option<String>,
    /// What there is to say of it: its name first, then as the head has it.
    pub cells: Vec<Text>,
}

impl Section {
    /// A section that speaks in lines.
    #[must_use]
    pub const fn new(title: Text, lines: Vec<Text>) -> Self {
        Self {
            title,
            lines,
            head: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// This section with things in columns below its lines.
    #[must_use]
    pub fn with_rows(mut self, head: Vec<Text>, rows: Vec<Row>) -> Self {
        self.head = head;
        self.rows = rows;
        self
    }

    /// Everything it says, in the order of reading.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        std::iter::once(&self.title)
            .chain(&self.lines)
            .chain(&self.head)
            .chain(cells)
    }
}

/// Scores and, once over, how it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Points by seat.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Place by seat: 1 is first; who ties shares a place. Where nobody wins,
    /// nobody is first.
    pub places: ArrayVec<u8, MAX_SEATS>,
    /// Which of the game's ways to end this was: a message key.
    pub how: &'static str,
}

impl Outcome {
    /// Places from scores, higher first; equal scores share the better place.
    #[must_use]
    pub fn by_score<S: Ord>(scores: &[S], how: &'static str) -> Self {
        let place = |score: &S| 1 + scores.iter().filter(|other| *other > score).count() as u8;
        Self {
            places: scores.iter().map(place).collect(),
            how,
        }
    }

    /// Places from scores in a game that nobody wins: the best is second.
    #[must_use]
    pub fn nobody_wins<S: Ord>(scores: &[S], how: &'static str) -> Self {
        let mut outcome = Self::by_score(scores, how);
        outcome.places.iter_mut().for_each(|place| *place += 1);
        outcome
    }

    /// Everyone in first place; nobody where nobody wins.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.len())
            .filter(|seat| self.places[seat.index()] == 1)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let outcome = Outcome::by_score(&[3, 9, 3, 9, 1], "most-points");
        assert_eq!(outcome.places.as_slice(), [3, 1, 3, 1, 5]);
        assert_eq!(outcome.winners().len(), 2);
    }

    #[test]
    fn where_nobody_wins_nobody_is_first() {
        let outcome = Outcome::nobody_wins(&[3, 9, 3], "all-lost");
        assert_eq!(outcome.places.as_slice(), [3, 2, 3]);
        assert!(outcome.winners().is_empty());
    }

    #[test]
    fn paces_are_written_and_read() {
        for pace in [Pace::Brisk, Pace::Strict] {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        assert!("slow".parse::<Pace>().is_err());
    }
}
