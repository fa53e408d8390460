//! What must not grow with the length of a game: a game that counts how often
//! its states and events are copied, its rules asked and its story told.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::content::{ContentError, ContentHash, Files};
use engine::log::{Answer, Audience, Log};
use engine::options::NoOptions;
use engine::{
    AnyTable, Dice, Draw, Event, Facts, Game, Info, Label, Pace, Question, Reason, Seat, SeatSet,
    Section, Seed, Sentence, Setup, Sink, Standing, Swap, Table, Text, Viewer,
};

const SEATS: usize = 3;

/// Work that was done on this thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Work {
    /// States that were copied.
    states: usize,
    /// Events that were copied, as they are or as somebody sees them.
    events: usize,
    /// Choices that were carried out.
    applied: usize,
    /// Events that were put into words.
    told: usize,
}

thread_local! {
    static WORK: Cell<Work> = const { Cell::new(Work { states: 0, events: 0, applied: 0, told: 0 }) };
}

fn note(add: impl Fn(&mut Work)) {
    WORK.with(|work| {
        let mut sum = work.get();
        add(&mut sum);
        work.set(sum);
    });
}

/// What something takes.
fn work_of<T>(what: impl FnOnce() -> T) -> (Work, T) {
    WORK.take();
    let done = what();
    (WORK.take(), done)
}

/// Everyone writes in turn, for all to read or for themselves, and has stones
/// to swap. It never ends.
#[derive(Debug, PartialEq, Eq)]
struct Diary {
    notes: u32,
    stones: [i32; SEATS],
}

impl Clone for Diary {
    fn clone(&self) -> Self {
        note(|work| work.states += 1);
        Self { ..*self }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Choice {
    Say,
    Hum,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Say => "say",
            Self::Hum => "hum",
        })
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "say" => Ok(Self::Say),
            "hum" => Ok(Self::Hum),
            _ => Err(()),
        }
    }
}

/// A note of a seat: its own, or for everyone.
#[derive(Debug, PartialEq, Eq)]
struct Note {
    by: Seat,
    number: u32,
    secret: bool,
}

impl Clone for Note {
    fn clone(&self) -> Self {
        note(|work| work.events += 1);
        Self { ..*self }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.by, self.number)
    }
}

impl Event for Note {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        (!self.secret || viewer.is(self.by)).then(|| self.clone())
    }

    fn reveals_to(&self, _: Viewer) -> bool {
        false
    }
}

impl Diary {
    fn turn(&self) -> Seat {
        Seat::new(self.notes as usize % SEATS).unwrap()
    }
}

impl Game for Diary {
    const INFO: &'static Info = &Info {
        id: "diary",
        rules: 1,
        title: "",
        seats: (SEATS, SEATS),
        minutes: (0, 0),
        cut_off: None,
        windows: &[],
        skips: &[],
        words: &[],
        files: &[],
        ledgers: &[],
    };

    type Content = ();
    type Options = NoOptions;
    type Choice = Choice;
    type Event = Note;
    type View = (u32, [i32; SEATS]);
    type Subject = Choice;
    type Goods = i32;

    fn load(_: &Files) -> Result<(), ContentError> {
        Ok(())
    }

    fn new((): &(), _: &NoOptions, _: usize, _: &mut Dice) -> Result<Self, Reason> {
        Ok(Self {
            notes: 0,
            stones: [0; SEATS],
        })
    }

    fn to_act(&self) -> SeatSet {
        SeatSet::one(self.turn())
    }

    fn question(&self, (): &(), _: Seat) -> Option<Question> {
        Some(Question::new(Text::new("seat"), ""))
    }

    fn choices(&self, (): &(), _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Say, Choice::Hum]);
    }

    fn apply(
        &mut self,
        (): &(),
        seat: Seat,
        choice: Choice,
        _: &mut Dice,
        sink: &mut impl Sink<Note>,
    ) {
        note(|work| work.applied += 1);
        sink.emit(Note {
            by: seat,
            number: self.notes,
            secret: choice == Choice::Hum,
        });
        self.notes += 1;
    }

    fn view(&self, (): &(), _: Viewer) -> (u32, [i32; SEATS]) {
        (self.notes, self.stones)
    }

    fn redeal(&mut self, (): &(), _: Viewer, _: &mut Draw<'_>) {}

    fn standing(&self, (): &()) -> Standing {
        Standing {
            scores: self.stones.into_iter().collect(),
            outcome: None,
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

    fn tell((): &(), _: &Note) -> Sentence<Self::Subject> {
        note(|work| work.told += 1);
        Sentence::new(Text::new("seat"))
    }

    fn describe((): &(), _: &(u32, [i32; SEATS])) -> Vec<Section> {
        Vec::new()
    }

    fn deals_open(&self, (): &(), _: Seat, _: Seat) -> Result<(), Reason> {
        Ok(())
    }

    fn exchange(
        &mut self,
        (): &(),
        swap: &Swap<i32>,
        _: &mut impl Sink<Note>,
    ) -> Result<(), Reason> {
        self.stones[swap.from.index()] += swap.gets - swap.gives;
        self.stones[swap.to.index()] += swap.gives - swap.gets;
        Ok(())
    }
}

fn facts() -> Arc<Facts<Diary>> {
    Arc::new(Facts {
        content: (),
        hash: ContentHash([0; 32]),
    })
}

fn table() -> Table<Diary> {
    let setup = Setup::new(SEATS, Pace::Brisk);
    Table::new(facts(), &NoOptions, setup, Seed::from_word("diary")).unwrap()
}

/// Whoever is to write does; one note in five is for its seat alone.
fn write(table: &mut Table<Diary>, number: usize) {
    let seat = table.to_act().first().unwrap();
    let choice = match number % 5 {
        0 => Choice::Hum,
        _ => Choice::Say,
    };
    table.choose(seat, &[choice]).unwrap();
}

/// An offer, and an answer to it.
fn deal(table: &mut Table<Diary>, number: usize) {
    let seat = |index: usize| Seat::new(index % SEATS).unwrap();
    let (from, to) = (seat(number), seat(number + 1 + number / SEATS % 2));
    let swap = Swap {
        from,
        to,
        gives: number as i32,
        gets: 1,
    };
    let id = table.offer(swap, "a word", Audience::Both).unwrap();
    let (who, with, answer) = match number % 3 {
        0 => (to, from, Answer::Accept),
        1 => (to, from, Answer::Decline),
        _ => (from, to, Answer::Withdraw),
    };
    table.answer(who, (with, id), answer).unwrap();
}

/// Lets a table grow to this many lines, four in five of them about deals.
fn grow(table: &mut Table<Diary>, lines: usize) {
    let mut number = table.steps();
    while table.steps() < lines {
        match number % 3 {
            0 => write(table, number),
            _ => deal(table, number),
        }
        number += 1;
    }
}

fn grown(lines: usize) -> Table<Diary> {
    let mut table = table();
    grow(&mut table, lines);
    table
}

#[test]
fn a_copy_copies_nothing_of_the_past() {
    for lines in [100, 5_000, 20_000] {
        let table = grown(lines);
        let (work, _) = work_of(|| table.clone());
        let copied = Work {
            states: 1,
            ..Work::default()
        };
        assert_eq!(work, copied, "{lines} lines");
    }
}

#[test]
fn a_choice_on_a_copy_takes_what_it_took_early() {
    let choose = |lines| {
        let table = grown(lines);
        let (work, _) = work_of(|| {
            let mut copy = table.clone();
            write(&mut copy, 1);
            copy
        });
        work
    };
    // As many lines after the last that were put away.
    let (early, late) = (choose(1_000), choose(1_000 + 64 * 300));
    assert!(late.events <= early.events + 4, "{early:?} {late:?}");
    assert_eq!((early.states, early.applied), (late.states, late.applied));
}

#[test]
fn the_end_of_a_story_alone_is_told() {
    let table = grown(20_000);
    for viewer in Viewer::all(SEATS) {
        let any: &dyn AnyTable = &table;
        let (work, told) = work_of(|| {
            let told = any.story_len(viewer);
            assert_eq!(any.settled(viewer), told);
            any.story(viewer, told - 60)
        });
        assert_eq!((told.len(), work.told), (60, 60));
        assert!(work.events < 200, "{work:?}");
        let (work, part) = work_of(|| any.story_part(viewer, 1_000..1_010));
        assert_eq!((part.len(), part[0].moment, work.told), (10, 1_000, 10));
        let (work, step) = work_of(|| any.step_of(viewer, 1_000));
        assert!(step.is_some() && work.events < 100, "{work:?}");
    }
}

fn replayed(log: &Log) -> Table<Diary> {
    let replayed = Table::<Diary>::replay(facts(), log, Seed::from_word("diary")).unwrap();
    assert_eq!(replayed.divergence, None);
    replayed.table
}

/// Every line was tried on a copy of the whole table once.
#[test]
fn a_replay_takes_twice_as_much_for_twice_the_lines() {
    let replay = |lines| {
        let log = grown(lines).log();
        let (work, table) = work_of(|| replayed(&log));
        assert_eq!(table.log(), log);
        work
    };
    let (half, whole) = (replay(10_000), replay(20_000));
    for (half, whole, most) in [
        (half.states, whole.states, 20_000),
        (half.events, whole.events, 40_000),
        (half.applied, whole.applied, 20_000),
    ] {
        assert!(whole <= half * 2 + 100, "{half} {whole}");
        assert!(whole < most, "{whole}");
    }
}

#[test]
fn a_moment_takes_a_few_lines_however_long_the_game() {
    let table = grown(20_000);
    for step in [0, 1, 511, 512, 700, 4_095, 9_999, 15_000, 19_999, 20_000] {
        let (work, past) = work_of(|| table.at(step).unwrap());
        assert_eq!(past.steps(), step);
        assert!(work.applied < 1_100, "{step}: {work:?}");
        assert!(work.states < 2_200, "{step}: {work:?}");
    }
}

/// The whole of a table as it can be noticed, and what comes of it.
fn assert_same(past: &Table<Diary>, other: &Table<Diary>) {
    assert_eq!(past.log(), other.log());
    for viewer in Viewer::all(SEATS) {
        assert_eq!(past.view(viewer), other.view(viewer));
        assert!(past.story(viewer).eq(other.story(viewer)));
        assert!(past.deals(viewer).eq(other.deals(viewer)));
        assert_eq!(past.revision(viewer), other.revision(viewer));
    }
    assert_eq!(past.standing(), other.standing());
    assert_eq!(past.to_act(), other.to_act());
    let (mut past, mut other) = (past.clone(), other.clone());
    let lines = past.steps() + 700;
    grow(&mut past, lines);
    grow(&mut other, lines);
    assert_eq!(past.log(), other.log(), "they go on the same");
}

fn cut(log: &Log, step: usize) -> Log {
    let mut log = log.clone();
    log.entries.truncate(step);
    log
}

#[test]
fn a_moment_is_what_a_whole_replay_comes_to() {
    let table = grown(2_100);
    let log = table.log();
    for step in [
        0, 1, 2, 63, 64, 65, 511, 512, 513, 1_023, 1_024, 1_500, 2_047, 2_100,
    ] {
        assert_same(&table.at(step).unwrap(), &replayed(&cut(&log, step)));
    }
    let beyond = table.at(9_999).unwrap();
    assert_eq!(beyond.steps(), table.steps());
}

/// There are so many checkpoints and no more: what was between them is found
/// all the same, and so it is from a moment that is itself past.
#[test]
fn moments_are_found_where_checkpoints_were_thinned_out() {
    let table = grown(26_000);
    let log = table.log();
    for step in [512, 1_024, 12_288, 12_800, 25_600] {
        let past = table.at(step + 70).unwrap();
        assert_same(&past, &replayed(&cut(&log, step + 70)));
        let earlier = past.at(step - 1).unwrap();
        assert_same(&earlier, &replayed(&cut(&log, step - 1)));
    }
}

#[test]
fn a_moment_that_will_not_do_gives_way_to_the_next_that_does() {
    let table = grown(700);
    let written = |past: &Table<Diary>| past.view(Viewer::Public).0;
    let now = written(&table.at(600).unwrap());
    let past = table.at_or_after(600, |past| written(past) > now).unwrap();
    assert!(past.steps() > 600 && written(&past) == now + 1);
    assert_same(&past, &replayed(&cut(&table.log(), past.steps())));
    let last = table.at_or_after(600, |_| false).unwrap();
    assert_same(&last, &replayed(&table.log()));
}

/// A table that went on under another version looks back beyond that, too.
#[test]
fn a_moment_is_found_across_a_change_of_version() {
    let mut log = grown(300).log();
    log.header.rules = 7;
    let replay = Table::<Diary>::replay(facts(), &log, Seed::from_word("diary"));
    let mut table = replay.unwrap().table;
    assert!(table.frozen().is_some() && table.at(0).unwrap().frozen().is_none());
    table.go_on();
    grow(&mut table, 600);
    for step in [0, 1, 2, 500, 600] {
        assert_same(
            &table.at(step).unwrap(),
            &replayed(&cut(&table.log(), step)),
        );
    }
}
