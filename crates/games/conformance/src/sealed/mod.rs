//! Sealed Orders: everyone writes at once, unseen.
//!
//! It exercises lanes (each seat's writing depends on the last public state
//! and its own choices alone, and all of it commutes), private draws from an
//! own stream of chance and from a reserve, merging in seat order, up to
//! eight seats, and redeals that invent others' unrevealed writing.

mod ban;
mod choice;
mod content;
mod sample;
mod shell;
mod show;
#[cfg(test)]
mod tests;
mod write;

use arrayvec::ArrayVec;
use engine::cards::Pile;
use engine::content::{ContentError, Files};
use engine::game::Verdict;
use engine::goods::NoGoods;
use engine::step::{self, Stepped};
use engine::{
    Chance, Dice, Draw, Frames, Game, Info, Label, MAX_SEATS, Outcome, Question, Reason, Seat,
    SeatSet, Section, Sentence, Sink, Standing, Viewer,
};
use serde::Serialize;

pub use ban::Ban;
pub use choice::{Choice, SealedEvent, Subject, Track};
pub use content::{Content, Relic, RelicFacts};
pub use write::Write;

use content::MAX_RELICS;

/// Tracks of a sheet (SEA-03).
pub(crate) const TRACKS: usize = Track::COUNT;
/// Boxes of a track (SEA-03).
pub(crate) const BOXES: u8 = 4;
/// The most rounds.
pub(crate) const MAX_ROUNDS: usize = 4;
/// What completing a track gives: first, second (SEA-09).
const CROWNS: [u8; 2] = [5, 3];

engine::options! {
    /// What the host may choose.
    pub struct Options of "sealed" {
        /// How many times everyone writes.
        "rounds" => rounds: u8 = 3, from 1 to MAX_ROUNDS as u32;
    }
}

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, Sealed>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, Sealed, S>;

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of Sealed {
        /// Everyone writes.
        Write(write::Write),
    }
}

impl Stepped for Sealed {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(_: Look<'_>, _: Seat, _: Subject) -> bool {
        true
    }

    fn not_asked(_: Look<'_>, _: Seat) -> Ban {
        Ban::PenDown
    }

    fn reason(_: Look<'_>, _: Seat, ban: Ban) -> Reason {
        ban.reason()
    }
}

/// What everyone can see of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Sheet {
    /// Marks by track.
    pub tracks: [u8; TRACKS],
    /// Points for completed tracks.
    pub crowns: u8,
    /// Points won by luck.
    pub luck: u8,
}

impl Sheet {
    /// Points that everyone can count.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.tracks
            .iter()
            .map(|&marks| i32::from(marks))
            .sum::<i32>()
            + i32::from(self.crowns)
            + i32::from(self.luck)
    }

    fn is_complete(&self) -> bool {
        self.tracks.iter().all(|&marks| marks == BOXES)
    }
}

/// What one player has written in this round: theirs alone until all is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Lane {
    /// Marks by track.
    pub marks: [u8; TRACKS],
    /// Ink that was used.
    pub used: u8,
    /// The relic that was dug up.
    pub dug: Option<Relic>,
    /// What the own die showed.
    pub roll: Option<u8>,
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum End {
    Rounds,
    Filled,
}

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 1>,
    pub(crate) sheets: [Sheet; MAX_SEATS],
    pub(crate) lanes: [Lane; MAX_SEATS],
    /// What each may dig up in this round.
    pub(crate) reserve: [Option<Relic>; MAX_SEATS],
    /// What each has dug up before this round.
    pub(crate) relics: [ArrayVec<Relic, MAX_ROUNDS>; MAX_SEATS],
    pub(crate) deck: Pile<Relic, MAX_RELICS>,
    /// How many have completed each track.
    pub(crate) crowned: [u8; TRACKS],
    pub(crate) ink: u8,
    round: u8,
    rounds: u8,
    seats: u8,
    end: Option<End>,
}

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// Which round, and of how many.
    pub round: (u8, u8),
    /// Ink each in this round.
    pub ink: u8,
    /// What everyone can see, by seat.
    pub sheets: Vec<Sheet>,
    /// How many relics each had before this round.
    pub relic_counts: Vec<usize>,
    /// Who has put the pen down.
    pub down: SeatSet,
    /// How many have completed each track.
    pub crowned: [u8; TRACKS],
    /// Relics that nobody has been dealt.
    pub deck: usize,
    /// The viewer's own seat and writing of this round.
    pub own: Option<(Seat, Lane)>,
    /// The viewer's own relics, from before this round; everyone's at the end.
    pub relics: Vec<Vec<Relic>>,
}

impl Sealed {
    /// How many sit at the table.
    pub(crate) const fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// Who has put the pen down: everyone, once it is over.
    fn pens_down(&self) -> SeatSet {
        match self.frames.top() {
            Some(Frame::Write(write)) => write.down,
            None => SeatSet::all(self.seat_count()),
        }
    }
}

impl Game for Sealed {
    const INFO: &'static Info = &Info {
        id: "sealed",
        rules: 1,
        title: "sealed-title",
        seats: (2, MAX_SEATS),
        minutes: (3, 6),
        cut_off: None,
        windows: &[],
        skips: &[],
        words: engine::words!("../../../../../content": "sealed"),
        files: engine::files!("../../../../../content": "sealed/relics.toml"),
        ledgers: engine::files!("../../../../../docs/rules": "sealed.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = SealedEvent;
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
        let copies = |relic: Relic| {
            std::iter::repeat_n(relic, usize::from(*content.relic(relic).count.get_ref()))
        };
        let mut game = Self {
            chance: Chance::default(),
            frames: Frames::default(),
            sheets: [Sheet::default(); MAX_SEATS],
            lanes: [Lane::default(); MAX_SEATS],
            reserve: [None; MAX_SEATS],
            relics: Default::default(),
            deck: Relic::ALL.into_iter().flat_map(copies).collect(),
            crowned: [0; TRACKS],
            ink: 0,
            round: 0,
            rounds: options.rounds,
            seats: seats as u8,
            end: None,
        };
        game.begin_round(dice);
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
        sink: &mut impl Sink<SealedEvent>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, _: &Content, viewer: Viewer) -> View {
        let seats = usize::from(self.seats);
        let may_see = |seat: Seat| self.end.is_some() || viewer.is(seat);
        View {
            round: (self.round, self.rounds),
            ink: self.ink,
            sheets: self.sheets[..seats].to_vec(),
            relic_counts: self.relics[..seats]
                .iter()
                .map(|relics| relics.len())
                .collect(),
            down: self.pens_down(),
            crowned: self.crowned,
            deck: self.deck.len(),
            own: viewer.seat().map(|seat| (seat, self.lanes[seat.index()])),
            relics: Seat::all(seats)
                .map(|seat| match may_see(seat) {
                    true => self.relics[seat.index()].to_vec(),
                    false => Vec::new(),
                })
                .collect(),
        }
    }

    fn redeal(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(content, viewer, draw);
    }

    fn standing(&self, content: &Content) -> Standing {
        let worth = |relic: &Relic| i32::from(content.relic(*relic).value);
        let scores: ArrayVec<i32, MAX_SEATS> = Seat::all(usize::from(self.seats))
            .map(|seat| {
                let open = self.sheets[seat.index()].points();
                let hidden: i32 = self.relics[seat.index()].iter().map(worth).sum();
                // SEA-04: relics are secret until the end.
                open + if self.end.is_some() { hidden } else { 0 }
            })
            .collect();
        let how = self.end.map(|end| match end {
            End::Rounds => "sealed-end-rounds",
            End::Filled => "sealed-end-filled",
        });
        let outcome = how.map(|how| Outcome::by_score(&scores, how));
        Standing { scores, outcome }
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, _: &Content, choice: Choice) -> Option<Subject> {
        match choice {
            Choice::Mark(track) => Some(Subject::Track(track)),
            Choice::Dig => Some(Subject::Dig),
            Choice::Gamble => Some(Subject::Die),
            Choice::Done => None,
        }
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        match self.end {
            Some(_) => Some(Ban::Over.reason()),
            None => step::why_not(Look::new(self, content), seat, subject),
        }
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &SealedEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn unordered(&self, _: &Content, _: Seat, choice: Choice) -> Option<u16> {
        // Marks may be made in any order.
        matches!(choice, Choice::Mark(_)).then_some(0)
    }
}
