//! Reactions of several steps, and chance that reveals nothing: a game made of
//! just that.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::content::{ContentError, ContentHash, Files};
use engine::goods::NoGoods;
use engine::options::NoOptions;
use engine::table::{Barrier, Refusal};
use engine::{
    Chance, Dice, Draw, Event, Facts, Game, Info, Label, Outcome, Pace, Pass, Question, Reason,
    Seat, SeatSet, Section, Seed, Sentence, Setup, Sink, Standing, Table, Text, Time, Viewer,
    Window,
};

/// The first seat rolls as often as it likes, then calls; the others answer,
/// in two steps if they react, or have everyone asked again at once; then it is
/// over.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Call {
    chance: Chance,
    seats: usize,
    called: bool,
    /// How often the others were asked.
    calls: u32,
    open: SeatSet,
    /// Who has begun to react and must still say how.
    begun: SeatSet,
    answers: [Option<Choice>; 3],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Choice {
    Roll,
    Call,
    Pass,
    React,
    Left,
    Right,
    Again,
}

const WORDS: [(Choice, &str); 7] = [
    (Choice::Roll, "roll"),
    (Choice::Call, "call"),
    (Choice::Pass, "pass"),
    (Choice::React, "react"),
    (Choice::Left, "left"),
    (Choice::Right, "right"),
    (Choice::Again, "again"),
];

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = WORDS.iter().find(|(choice, _)| choice == self);
        f.write_str(word.map_or("", |(_, word)| word))
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let word = WORDS.iter().find(|(_, word)| *word == text);
        word.map(|(choice, _)| *choice).ok_or(())
    }
}

/// Everything is told at the end, to everyone.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Answered(Seat, Choice);

impl fmt::Display for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl Event for Answered {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        !viewer.is(self.0)
    }
}

impl Call {
    fn ask(&mut self, sink: &mut impl Sink<Answered>) {
        self.calls += 1;
        self.begun = SeatSet::NONE;
        self.open = Seat::all(self.seats).skip(1).collect();
        sink.concern(self.open);
    }

    fn answer(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink<Answered>) {
        self.open = self.open.without(seat);
        self.begun = self.begun.without(seat);
        self.answers[seat.index()] = Some(choice);
        if self.open.is_empty() {
            for seat in Seat::all(self.seats).skip(1) {
                let answer = self.answers[seat.index()].unwrap_or(Choice::Pass);
                sink.emit(Answered(seat, answer));
            }
        }
    }
}

impl Game for Call {
    const INFO: &'static Info = &Info {
        id: "call",
        rules: 1,
        title: "",
        seats: (2, 3),
        minutes: (0, 0),
        cut_off: None,
        windows: &["seat"],
        skips: &[],
        words: &[],
        files: &[],
        ledgers: &[],
    };

    type Content = ();
    type Options = NoOptions;
    type Choice = Choice;
    type Event = Answered;
    type View = (bool, bool);
    type Subject = Choice;
    type Goods = NoGoods;

    fn load(_: &Files) -> Result<(), ContentError> {
        Ok(())
    }

    fn new((): &(), _: &NoOptions, seats: usize, _: &mut Dice) -> Result<Self, Reason> {
        Ok(Self {
            chance: Chance::default(),
            seats,
            called: false,
            calls: 0,
            open: SeatSet::NONE,
            begun: SeatSet::NONE,
            answers: [None; 3],
        })
    }

    fn to_act(&self) -> SeatSet {
        match self.called {
            false => Seat::all(1).collect(),
            true => self.open,
        }
    }

    fn question(&self, (): &(), _: Seat) -> Option<Question> {
        Some(Question::new(Text::new("seat"), ""))
    }

    fn choices(&self, (): &(), seat: Seat, out: &mut Vec<Choice>) {
        if !self.called {
            out.extend([Choice::Roll, Choice::Call]);
        } else if self.begun.contains(seat) {
            out.extend([Choice::Left, Choice::Right, Choice::Again]);
        } else {
            out.extend([Choice::Pass, Choice::React]);
        }
    }

    fn apply(
        &mut self,
        (): &(),
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<Answered>,
    ) {
        match choice {
            Choice::Roll => {
                dice.shared(&mut self.chance).die(6);
            }
            Choice::Call => {
                self.called = true;
                self.ask(sink);
            }
            Choice::React => self.begun = self.begun.with(seat),
            Choice::Again => self.ask(sink),
            Choice::Pass | Choice::Left | Choice::Right => self.answer(seat, choice, sink),
        }
    }

    fn view(&self, (): &(), viewer: Viewer) -> (bool, bool) {
        let begun = viewer.seat().is_some_and(|seat| self.begun.contains(seat));
        (self.called, begun)
    }

    fn redeal(&mut self, (): &(), _: Viewer, _: &mut Draw<'_>) {}

    fn standing(&self, (): &()) -> Standing {
        let scores = vec![0; self.seats];
        let over = self.called && self.open.is_empty();
        Standing {
            outcome: over.then(|| Outcome::by_score(&scores, "called")),
            scores: scores.into_iter().collect(),
        }
    }

    fn label(&self, (): &(), _: Seat, _: Choice) -> Label {
        Text::new("seat").into()
    }

    fn subject(&self, (): &(), _: Choice) -> Option<Choice> {
        None
    }

    fn why_not(&self, (): &(), _: Seat, _: Choice) -> Option<Reason> {
        None
    }

    fn tell((): &(), _: &Answered) -> Sentence<Self::Subject> {
        Sentence::new(Text::new("seat"))
    }

    fn describe((): &(), _: &(bool, bool)) -> Vec<Section> {
        Vec::new()
    }

    fn reactions(&self) -> Option<Window> {
        (!self.to_act().is_empty() && self.called).then(|| Window {
            kind: "seat",
            number: self.calls,
            concerned: Seat::all(self.seats).skip(1).collect(),
            time: Time::Short,
        })
    }

    fn pass(&self, (): &(), seat: Seat) -> Option<Pass<Choice>> {
        (self.called && !self.begun.contains(seat)).then_some(Pass::new("seat", Choice::Pass))
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn table(pace: Pace) -> Table<Call> {
    let facts = Arc::new(Facts {
        content: (),
        hash: ContentHash([0; 32]),
    });
    let seed = Seed::from_word("call");
    Table::new(facts, &NoOptions, Setup::new(3, pace), seed).unwrap()
}

fn called(pace: Pace) -> Table<Call> {
    let mut table = table(pace);
    choose(&mut table, 1, Choice::Call);
    table
}

fn choose(table: &mut Table<Call>, number: usize, choice: Choice) -> Option<Barrier> {
    table.choose(seat(number), &[choice]).unwrap().barrier
}

fn undo(table: &mut Table<Call>, number: usize) -> Result<(), Refusal> {
    table.undo(seat(number))
}

fn lines(table: &Table<Call>) -> Vec<String> {
    table
        .entries(0)
        .iter()
        .map(|entry| entry.line.to_string())
        .collect()
}

#[test]
fn chance_is_a_barrier_even_when_it_shows_nothing() {
    let mut table = table(Pace::Brisk);
    assert_eq!(table.barrier(seat(1), Choice::Roll), Some(Barrier::Chance));
    assert_eq!(choose(&mut table, 1, Choice::Roll), Some(Barrier::Chance));
    let refused = Err(Refusal::NothingToUndo(Some(Barrier::Chance)));
    assert_eq!(undo(&mut table, 1), refused);
    assert_eq!(table.steps(), 1);
}

#[test]
fn a_brisk_answer_of_two_steps_is_final_with_its_last() {
    let mut table = called(Pace::Brisk);
    assert_eq!(choose(&mut table, 2, Choice::React), None);
    assert_eq!(lines(&table), ["s1 call"], "it is only begun");
    undo(&mut table, 2).unwrap();
    choose(&mut table, 2, Choice::React);
    assert_eq!(table.pass(seat(2)), None, "there is no way back but undo");
    assert_eq!(choose(&mut table, 2, Choice::Left), Some(Barrier::Others));
    assert_eq!(lines(&table), ["s1 call", "s2 react", "s2 left"]);
    assert!(undo(&mut table, 2).is_err());
    choose(&mut table, 3, Choice::Pass);
    assert!(table.is_over());
}

#[test]
fn a_strict_answer_of_two_steps_is_held_whole() {
    let mut table = called(Pace::Strict);
    choose(&mut table, 2, Choice::React);
    assert!(table.held_answer(seat(2)).is_empty(), "it is only begun");
    assert_eq!(choose(&mut table, 2, Choice::Left), None);
    assert_eq!(table.held_answer(seat(2)), [Choice::React, Choice::Left]);
    assert_eq!(table.drafted(seat(2)).count(), 0);
    // Taking it back leads to where its last step was chosen.
    undo(&mut table, 2).unwrap();
    assert!(table.held_answer(seat(2)).is_empty());
    assert_eq!(table.drafted(seat(2)).collect::<Vec<_>>(), [Choice::React]);
    assert!(table.choices(seat(2)).contains(&Choice::Left));
    choose(&mut table, 2, Choice::Right);
    assert_eq!(lines(&table), ["s1 call"]);
    table.close_window();
    assert_eq!(
        lines(&table),
        ["s1 call", "s2 react", "s2 right", "s3 pass"]
    );
    assert!(table.is_over());
}

/// What was begun when the clock runs out is no answer: the window passes.
#[test]
fn an_answer_that_is_only_begun_is_no_answer() {
    let mut table = called(Pace::Strict);
    choose(&mut table, 3, Choice::React);
    table.close_window();
    assert_eq!(lines(&table), ["s1 call", "s2 pass", "s3 pass"]);
}

/// A new answer that is only begun does not take the old one back.
#[test]
fn a_held_answer_stands_until_another_is_complete() {
    let mut table = called(Pace::Strict);
    choose(&mut table, 2, Choice::Pass);
    choose(&mut table, 2, Choice::React);
    assert_eq!(table.held_answer(seat(2)), [Choice::Pass]);
    table.close_window();
    assert_eq!(lines(&table), ["s1 call", "s2 pass", "s3 pass"]);
}

/// A window that opens before all of another was answered, and asks the same
/// seats, is another one: what was held for the first is no answer to it.
#[test]
fn an_answer_belongs_to_one_window_alone() {
    let mut table = called(Pace::Strict);
    choose(&mut table, 2, Choice::React);
    choose(&mut table, 2, Choice::Again);
    choose(&mut table, 3, Choice::React);
    choose(&mut table, 3, Choice::Left);
    let first = table.window().unwrap();
    table.close_window();
    let second = table.window().unwrap();
    assert_eq!((first.number, second.number), (1, 2));
    assert_eq!(first.concerned, second.concerned);
    assert_eq!(lines(&table), ["s1 call", "s2 react", "s2 again"]);
    assert!(table.held_answer(seat(3)).is_empty());
    assert!(table.window_is_held() && !table.all_have_answered());
    choose(&mut table, 3, Choice::Pass);
    table.close_window();
    assert_eq!(&lines(&table)[3..], ["s2 pass", "s3 pass"]);
    assert!(table.is_over());
}
