//! Intrigue: hidden hands, announcements, chains of vetoes, peeking.
//!
//! It exercises reaction windows (who is concerned follows from hand *sizes*,
//! never from what is held), sealed simultaneous answers, nested frames,
//! learned knowledge that lasts until the next shuffle, and redeals that must
//! respect all of it.

mod announced;
mod ban;
mod choice;
mod content;
mod deck;
mod peek;
mod sample;
mod shell;
#[cfg(test)]
mod tests;
mod turn;
mod view;
mod window;

use engine::cards::{self, Hand, Pile};
use engine::content::{ContentError, Files};
use engine::game::{self, Verdict};
use engine::goods::NoGoods;
use engine::step::{self, Stepped};
use engine::{
    Chance, Dice, Draw, Frames, Game, Info, Label, Outcome, Pass, Question, Reason, Seat, SeatSet,
    Section, Sentence, Sink, Standing, Time, Viewer,
};

pub use announced::Announced;
pub use ban::Ban;
pub use choice::{Choice, IntrigueEvent, Subject};
pub use content::{Card, CardFacts, Content};
pub use peek::Peek;
pub use turn::Turn;
pub use view::{Pending, View};
pub use window::Window;

use content::MAX_CARDS;

/// The most players.
pub(crate) const SEATS: usize = 5;
/// Cards in a hand at most (INT-03).
pub(crate) const HAND_LIMIT: usize = 4;
/// Cards at the start (INT-01).
const DEAL: usize = 3;
/// The one kind of windows there is.
const VETO: &str = "intrigue-window-veto";
/// Ordered beforehand: a Veto against whatever comes, as long as one is held.
const ALWAYS_VETO: &str = "intrigue-order-veto";
/// How often the discard pile becomes the deck (INT-04).
const SHUFFLES: u8 = 2;
/// How deep frames nest: a turn, and a chain of announced cards below a window.
const DEPTH: usize = MAX_CARDS + 2;

engine::options! {
    /// What the host may choose.
    pub struct Options of "intrigue" {
        /// Points that end the game.
        "target" => target: u8 = 7, from 3 to 15;
    }
}

/// A card that lies face down somewhere, and who knows it all the same.
pub type Hidden = cards::Hidden<Card>;

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, Intrigue>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, Intrigue, S>;

engine::frames! {
    /// What is pending. It is never shown: a window holds what is sealed.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of Intrigue {
        /// A turn.
        Turn(turn::Turn),
        /// A card lies announced, and takes effect when nothing is above it.
        Announced(announced::Announced),
        /// Vetoes against the card below.
        Window(window::Window),
        /// Looking at the top card.
        Peek(peek::Peek),
    }
}

impl Stepped for Intrigue {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(look: Look<'_>, _: Seat, subject: Subject) -> bool {
        match subject {
            Subject::Announced => look.game.chain().next().is_some(),
            // A card that one lacks is explained as such.
            Subject::Deck | Subject::Hand(_) => true,
        }
    }

    fn not_asked(look: Look<'_>, seat: Seat) -> Ban {
        match look.game.window() {
            Some(window) => window.not_asked(seat),
            None => Ban::NotYourTurn,
        }
    }

    fn reason(look: Look<'_>, seat: Seat, ban: Ban) -> Reason {
        ban.reason(look, seat)
    }
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum End {
    Points,
    Deck,
}

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Intrigue {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, DEPTH>,
    pub(crate) deck: Pile<Hidden, MAX_CARDS>,
    /// How many of each kind lie on the discard pile, which is open.
    pub(crate) discard: [u8; Card::COUNT],
    pub(crate) hands: [Hand<Card, HAND_LIMIT>; SEATS],
    pub(crate) points: [u8; SEATS],
    pub(crate) shuffles: u8,
    /// How many windows there have been.
    windows: u32,
    target: u8,
    seats: u8,
    end: Option<End>,
}

impl Intrigue {
    /// Everyone but this one.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats)).filter(move |&other| other != seat)
    }

    /// Has this one no point to lose (INT-10)?
    const fn is_poor(&self, seat: Seat) -> bool {
        self.points[seat.index()] == 0
    }
}

impl Game for Intrigue {
    const INFO: &'static Info = &Info {
        id: "intrigue",
        rules: 1,
        title: "intrigue-title",
        seats: (2, SEATS),
        minutes: (5, 10),
        cut_off: None,
        windows: &[VETO],
        skips: &[],
        words: engine::words!("../../../../../content": "intrigue"),
        files: engine::files!("../../../../../content": "intrigue/cards.toml"),
        ledgers: engine::files!("../../../../../docs/rules": "intrigue.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = IntrigueEvent;
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
        let first = Seat::all(1).next().map(|seat| Turn(seat).into());
        let mut game = Self {
            chance: Chance::default(),
            frames: first.map_or_else(Frames::default, Frames::starting),
            deck: Pile::default(),
            discard: Card::ALL.map(|card| content.count(card)),
            hands: Default::default(),
            points: [0; SEATS],
            shuffles: 0,
            windows: 0,
            target: options.target,
            seats: seats as u8,
            end: None,
        };
        game.shuffle(dice);
        for seat in Seat::all(seats) {
            for _ in 0..DEAL {
                game.deal(seat);
            }
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
        sink: &mut impl Sink<IntrigueEvent>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, _: &Content, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redeal(&mut self, _: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(viewer, draw);
    }

    fn standing(&self, _: &Content) -> Standing {
        let points = &self.points[..usize::from(self.seats)];
        let how = self.end.map(|end| match end {
            End::Points => "intrigue-end-points",
            End::Deck => "intrigue-end-deck",
        });
        Standing {
            scores: points.iter().map(|&points| i32::from(points)).collect(),
            outcome: how.map(|how| Outcome::by_score(points, how)),
        }
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, _: &Content, choice: Choice) -> Option<Subject> {
        Some(match choice {
            Choice::Draw | Choice::Keep | Choice::Bury => Subject::Deck,
            Choice::Play(card, _) | Choice::Discard(card) => Subject::Hand(card),
            Choice::Veto => Subject::Hand(Card::Veto),
            Choice::Pass => Subject::Announced,
        })
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        step::why_not(Look::new(self, content), seat, subject)
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &IntrigueEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn reactions(&self) -> Option<game::Window> {
        self.window().map(|window| game::Window {
            kind: VETO,
            number: window.number,
            concerned: window.concerned,
            time: Time::Short,
        })
    }

    fn pass(&self, _: &Content, _: Seat) -> Option<Pass<Choice>> {
        let window = self.reactions()?;
        Some(Pass::new(window.kind, Choice::Pass))
    }

    fn ready_answers(kind: &str) -> &'static [&'static str] {
        match kind {
            VETO => &[ALWAYS_VETO],
            _ => &[],
        }
    }

    fn ready_answer(&self, _: &Content, seat: Seat, key: &str) -> Vec<Choice> {
        let holds = self.hands[seat.index()].holds(Card::Veto);
        let plays = key == ALWAYS_VETO && self.window().is_some() && holds;
        plays.then_some(Choice::Veto).into_iter().collect()
    }
}
