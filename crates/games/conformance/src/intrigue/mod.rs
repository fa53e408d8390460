//! Intrigue: hidden hands, announcements, chains of vetoes, peeking.
//!
//! It exercises reaction windows (who is concerned follows from hand *sizes*,
//! never from what is held), sealed simultaneous answers, nested frames,
//! learned knowledge that lasts until the next shuffle, and redeals that must
//! respect all of it.

mod choice;
mod content;
mod rules;
mod sample;
mod shell;
#[cfg(test)]
mod tests;
mod view;

use arrayvec::ArrayVec;
use engine::cards;
use engine::content::{ContentError, Files};
use engine::game::NoGoods;
use engine::options::{GameOptions, OptionError, OptionKind, OptionSpec, OptionValues};
use engine::{
    Chance, Dice, Draw, Frames, Game, Info, Label, Outcome, Pace, Question, Reason, Seat, SeatSet,
    Section, Setup, Sink, Standing, Text, Viewer,
};

pub use choice::{Choice, IntrigueEvent, Subject};
pub use content::{Card, CardFacts, Content};
pub use view::{Pending, View};

use content::MAX_CARDS;

/// The most players.
pub(crate) const SEATS: usize = 5;
/// Cards in a hand at most (INT-03).
pub(crate) const HAND_LIMIT: usize = 4;
/// Cards at the start (INT-01).
const DEAL: usize = 3;
/// How often the discard pile becomes the deck (INT-04).
const SHUFFLES: u8 = 2;
/// How deep frames nest: a turn, and a chain of announced cards below a window.
const DEPTH: usize = MAX_CARDS + 2;

/// What the host may choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Points that end the game.
    pub target: u8,
}

impl GameOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        &[OptionSpec {
            key: "target",
            kind: OptionKind::Number { min: 3, max: 15 },
            default: "7",
            label: "intrigue-option-target",
            help: "intrigue-option-target-help",
        }]
    }

    fn from_values(values: &OptionValues) -> Result<Self, OptionError> {
        Ok(Self {
            target: values.number("target")? as u8,
        })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::from_iter([("target", u32::from(self.target).into())])
    }
}

/// A card that lies face down somewhere, and who knows it all the same.
pub type Hidden = cards::Hidden<Card>;

/// What is pending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// This seat's turn.
    Turn(Seat),
    /// A card lies announced and takes effect when nothing is above it.
    Announced {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// On whom.
        target: Option<Seat>,
    },
    /// Those concerned may veto the card below.
    Window {
        /// By public facts: everyone else who holds cards.
        concerned: SeatSet,
        /// Who has not answered yet. Hidden.
        open: SeatSet,
        /// Who has answered with a Veto, unseen as yet. Hidden.
        vetoes: SeatSet,
    },
    /// This seat looks at the top card.
    Peek(Seat),
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
    /// The top is the last.
    pub(crate) deck: ArrayVec<Hidden, MAX_CARDS>,
    /// How many of each kind lie on the discard pile, which is open.
    pub(crate) discard: [u8; Card::COUNT],
    /// Sorted, so that the order tells nothing.
    pub(crate) hands: [ArrayVec<Hidden, HAND_LIMIT>; SEATS],
    pub(crate) points: [u8; SEATS],
    pub(crate) shuffles: u8,
    target: u8,
    seats: u8,
    pace: Pace,
    end: Option<End>,
}

impl Intrigue {
    /// Cards that lie announced, for counting.
    pub(crate) fn announced_cards(&self) -> impl Iterator<Item = Card> {
        self.chain().map(|announced| announced.card)
    }
}

impl Game for Intrigue {
    const INFO: &'static Info = &Info {
        id: "intrigue",
        rules: 1,
        title: "intrigue-title",
        seats: (2, SEATS),
        minutes: (5, 10),
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
        setup: Setup,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        let mut game = Self {
            chance: Chance::default(),
            frames: Seat::all(1)
                .next()
                .map(Frame::Turn)
                .map_or_else(Frames::default, Frames::starting),
            deck: ArrayVec::new(),
            discard: Card::ALL.map(|card| content.count(card)),
            hands: Default::default(),
            points: [0; SEATS],
            shuffles: 0,
            target: options.target,
            seats: setup.seats() as u8,
            pace: setup.pace,
            end: None,
        };
        game.shuffle(dice);
        for seat in Seat::all(setup.seats()) {
            for _ in 0..DEAL {
                game.deal(seat);
            }
        }
        Ok(game)
    }

    fn to_act(&self) -> SeatSet {
        match self.frames.top() {
            Some(Frame::Turn(seat) | Frame::Peek(seat)) => SeatSet::one(seat),
            Some(Frame::Window { open, .. }) => open,
            Some(Frame::Announced { .. }) | None => SeatSet::NONE,
        }
    }

    fn question(&self, content: &Content, _: Seat) -> Option<Question> {
        self.ask(content)
    }

    fn choices(&self, _: &Content, seat: Seat, out: &mut Vec<Choice>) {
        match self.frames.top() {
            Some(Frame::Turn(_)) => self.turn_choices(seat, out),
            Some(Frame::Window { .. }) => {
                out.extend(self.holds(seat, Card::Veto).then_some(Choice::Veto));
                out.push(Choice::Pass);
            }
            Some(Frame::Peek(_)) => out.extend([Choice::Keep, Choice::Bury]),
            Some(Frame::Announced { .. }) | None => {}
        }
    }

    fn apply(
        &mut self,
        _: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<IntrigueEvent>,
    ) {
        match choice {
            Choice::Draw => {
                self.draw(seat, dice, sink);
                self.end_turn(seat);
            }
            Choice::Play(card, target) => {
                self.announce(seat, card, target, sink);
                self.settle(dice, sink);
            }
            Choice::Discard(card) => {
                self.leave_hand(seat, card);
                self.discard[card as usize] += 1;
                sink.emit(IntrigueEvent::Discarded(seat, card));
                self.end_turn(seat);
            }
            Choice::Veto | Choice::Pass => {
                self.answer(seat, choice == Choice::Veto);
                self.settle(dice, sink);
            }
            Choice::Keep => {
                sink.emit(IntrigueEvent::Kept(seat));
                self.frames.end();
                self.end_turn(seat);
            }
            Choice::Bury => {
                sink.emit(IntrigueEvent::Buried(seat));
                self.deck.rotate_right(1);
                self.frames.end();
                self.end_turn(seat);
            }
        }
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

    fn label(&self, content: &Content, _: Seat, choice: Choice) -> Label {
        shell::name(content, choice).into()
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
        self.explain(content, seat, subject)
    }

    fn tell(content: &Content, event: &IntrigueEvent) -> Text {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn reactions(&self) -> Option<SeatSet> {
        match self.frames.top() {
            Some(Frame::Window { concerned, .. }) => Some(concerned),
            _ => None,
        }
    }

    fn pass(&self, _: &Content, _: Seat) -> Option<Choice> {
        self.reactions().map(|_| Choice::Pass)
    }
}
