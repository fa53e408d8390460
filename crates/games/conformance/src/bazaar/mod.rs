//! Bazaar: open trading with exact payment.
//!
//! All is in the open but the order of the contracts to come. It exercises
//! shared chance, compound choices without dead ends (a payment is offered
//! bead by bead, and only beads from which the exact price can still be
//! reached), unordered sets, tentative choices and undo, and deals.

mod ban;
mod choice;
mod content;
mod pay;
mod purse;
mod shell;
#[cfg(test)]
mod tests;
mod turn;

use arrayvec::ArrayVec;
use engine::cards::{self, Pile};
use engine::content::{ContentError, Files};
use engine::game::Verdict;
use engine::step::{self, Stepped};
use engine::{
    Chance, Dice, Draw, Frames, Game, Info, Label, Outcome, Question, Reason, Seat, SeatSet,
    Section, Sentence, Sink, Standing, Swap, Text, Viewer, Ware,
};
use serde::Serialize;

pub use ban::Ban;
pub use choice::{BazaarEvent, Choice, Contract, Slot, Subject};
pub use content::{Content, ContractFacts, Good, GoodFacts};
pub use pay::Pay;
pub use purse::Purse;
pub use turn::Turn;

use content::MAX_CONTRACTS;

/// The most goods one may hold (BAZ-03).
pub const PURSE_LIMIT: u16 = 9;
/// Goods taken in one turn (BAZ-02).
const TAKE: u16 = 2;
/// Places in the market row (BAZ-01).
const ROW: usize = 3;
/// The most players.
const SEATS: usize = 6;

engine::options! {
    /// What the host may choose.
    pub struct Options of "bazaar" {
        /// Turns of each player.
        "rounds" => rounds: u8 = 8, from 1 to 20;
    }
    presets {
        "quick" => { "rounds" = "3" }
        "long" => { "rounds" = "20" }
    }
}

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, Bazaar>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, Bazaar, S>;

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
    pub enum Frame of Bazaar {
        /// A turn.
        Turn(turn::Turn),
        /// Paying for a contract.
        Pay(pay::Pay),
    }
}

impl Stepped for Bazaar {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(_: Look<'_>, _: Seat, _: Subject) -> bool {
        true
    }

    fn not_asked(_: Look<'_>, _: Seat) -> Ban {
        Ban::NotYourTurn
    }

    fn reason(look: Look<'_>, _: Seat, ban: Ban) -> Reason {
        ban.reason(look.game, look.content)
    }
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum End {
    Rounds,
    SoldOut,
}

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bazaar {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 2>,
    pub(crate) bag: Purse,
    pub(crate) purses: [Purse; SEATS],
    pub(crate) bought: [ArrayVec<Contract, MAX_CONTRACTS>; SEATS],
    pub(crate) row: [Option<Contract>; ROW],
    pub(crate) deck: Pile<Contract, MAX_CONTRACTS>,
    seats: u8,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    end: Option<End>,
}

/// What anyone may know: all but the order of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is pending; nothing once it is over.
    pub pending: Option<Frame>,
    /// Goods in the bag.
    pub bag: Purse,
    /// Goods by seat.
    pub purses: Vec<Purse>,
    /// Contracts by seat.
    pub bought: Vec<Vec<Contract>>,
    /// Contracts for sale.
    pub row: [Option<Contract>; ROW],
    /// How many contracts are to come.
    pub deck: usize,
    /// Which round, and of how many.
    pub round: (u8, u8),
}

impl Bazaar {
    fn points(&self, content: &Content, seat: Seat) -> i32 {
        let points = |contract: &Contract| content.contract(*contract).points;
        self.bought[seat.index()]
            .iter()
            .map(points)
            .map(i32::from)
            .sum()
    }

    /// What lies in this place of the row.
    fn contract<'a>(&self, content: &'a Content, slot: Slot) -> Option<&'a ContractFacts> {
        self.row[usize::from(slot.0)].map(|contract| content.contract(contract))
    }

    fn end_turn(&mut self, seat: Seat) {
        let next = seat.next(self.seats as usize);
        if next.index() == 0 {
            self.round += 1;
        }
        self.end = if self.row.iter().all(Option::is_none) {
            Some(End::SoldOut)
        } else if self.round > self.rounds {
            Some(End::Rounds)
        } else {
            None
        };
        if self.end.is_some() {
            self.frames.clear();
        } else {
            self.frames.goto(Turn(next).into());
        }
    }

    fn check_side(&self, giver: Seat, gives: Purse, gets: Purse) -> Result<Purse, Reason> {
        let rest = self.purses[giver.index()].less(gives).ok_or_else(|| {
            Reason::new(Text::new("bazaar-deal-goods").with("seat", giver), "BAZ-07")
        })?;
        let after = rest.plus(gets);
        if after.total() > PURSE_LIMIT {
            let text = Text::new("bazaar-deal-full").with("seat", giver);
            return Err(Reason::new(text.with("limit", PURSE_LIMIT), "BAZ-03"));
        }
        Ok(after)
    }
}

impl Content {
    fn contract(&self, contract: Contract) -> &ContractFacts {
        &self.contracts()[usize::from(contract.0)]
    }
}

impl Game for Bazaar {
    const INFO: &'static Info = &Info {
        id: "bazaar",
        rules: 1,
        title: "bazaar-title",
        seats: (2, SEATS),
        minutes: (5, 10),
        cut_off: None,
        windows: &[],
        skips: &[],
        words: engine::words!("../../../../../content": "bazaar"),
        files: engine::files!("../../../../../content": "bazaar/goods.toml", "bazaar/contracts.toml"),
        ledgers: engine::files!("../../../../../docs/rules": "bazaar.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = BazaarEvent;
    type View = View;
    type Subject = Subject;
    type Goods = Purse;

    fn load(files: &Files) -> Result<Content, ContentError> {
        Content::load(files)
    }

    fn new(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        let mut chance = Chance::default();
        let mut deck: Pile<Contract, MAX_CONTRACTS> =
            (0..content.contracts().len() as u8).map(Contract).collect();
        deck.shuffle(&mut dice.shared(&mut chance));
        let row = std::array::from_fn(|_| deck.draw());
        let bag = Good::ALL.into_iter().fold(Purse::default(), |bag, good| {
            bag.with(good, content.good(good).count)
        });
        let first = Seat::all(1).next().map(|seat| Turn(seat).into());
        Ok(Self {
            chance,
            frames: first.map_or_else(Frames::default, Frames::starting),
            bag,
            purses: [Purse::default(); SEATS],
            bought: Default::default(),
            row,
            deck,
            seats: seats as u8,
            rounds: options.rounds,
            round: 1,
            end: None,
        })
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
        sink: &mut impl Sink<BazaarEvent>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, _: &Content, _: Viewer) -> View {
        let seats = usize::from(self.seats);
        View {
            pending: self.frames.top(),
            bag: self.bag,
            purses: self.purses[..seats].to_vec(),
            bought: self.bought[..seats]
                .iter()
                .map(|bought| bought.to_vec())
                .collect(),
            row: self.row,
            deck: self.deck.len(),
            round: (self.round.min(self.rounds), self.rounds),
        }
    }

    fn redeal(&mut self, _: &Content, _: Viewer, draw: &mut Draw<'_>) {
        cards::deal(&mut self.deck, draw, |_, _| true);
    }

    fn standing(&self, content: &Content) -> Standing {
        let seats = Seat::all(usize::from(self.seats));
        let scores: Vec<(i32, u32)> = seats
            .map(|seat| {
                let rest = self.purses[seat.index()].value(content);
                (self.points(content, seat), rest)
            })
            .collect();
        let how = self.end.map(|end| match end {
            End::Rounds => "bazaar-end-rounds",
            End::SoldOut => "bazaar-end-sold-out",
        });
        Standing {
            scores: scores.iter().map(|(points, _)| *points).collect(),
            outcome: how.map(|how| Outcome::by_score(&scores, how)),
        }
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, _: &Content, choice: Choice) -> Option<Subject> {
        match choice {
            Choice::Take => Some(Subject::Bag),
            Choice::Buy(slot) => Some(Subject::Market(slot)),
            Choice::Pay(good) => Some(Subject::Purse(good)),
            Choice::Pass => None,
        }
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        step::why_not(Look::new(self, content), seat, subject)
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &BazaarEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn unordered(&self, _: &Content, _: Seat, choice: Choice) -> Option<u16> {
        // Beads of one payment: any order pays the same.
        matches!(choice, Choice::Pay(_)).then_some(0)
    }

    fn wares(content: &Content, (view, _): (&View, Viewer), seat: Seat) -> Vec<Ware> {
        let purse = view.purses[seat.index()];
        let ware = |good: Good| Ware {
            word: good.to_string(),
            name: Text::new("ware").with("ware", &content.good(good).name),
            most: purse.count(good).into(),
        };
        Good::ALL.into_iter().map(ware).collect()
    }

    fn deals_open(&self, _: &Content, a: Seat, b: Seat) -> Result<(), Reason> {
        match self.frames.top() {
            Some(Frame::Turn(Turn(seat))) if seat == a || seat == b => Ok(()),
            _ => Err(Reason::new(Text::new("bazaar-deal-turn"), "BAZ-06")),
        }
    }

    fn exchange(
        &mut self,
        _: &Content,
        swap: &Swap<Purse>,
        sink: &mut impl Sink<BazaarEvent>,
    ) -> Result<(), Reason> {
        let Swap {
            from,
            to,
            gives,
            gets,
        } = *swap;
        if gives.total() + gets.total() == 0 {
            return Err(Reason::new(Text::new("bazaar-deal-nothing"), "BAZ-07"));
        }
        let (after_from, after_to) = (
            self.check_side(from, gives, gets)?,
            self.check_side(to, gets, gives)?,
        );
        self.purses[from.index()] = after_from;
        self.purses[to.index()] = after_to;
        sink.emit(BazaarEvent::Swapped(from, to, gives, gets));
        Ok(())
    }
}
