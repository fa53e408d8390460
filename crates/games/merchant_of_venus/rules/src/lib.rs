//! Merchant of Venus: traders between the stars, after the rulebook of 1988.
//!
//! Everybody flies one ship along the paths of a map, finds out who lives where,
//! buys Goods from those who make them, sells them to those who want them, fits
//! the ship out and builds Spaceports and Factories, until someone is rich enough.
//!
//! - [`options`], [`content`], [`ids`]: what the host chooses, the facts;
//! - [`state`], [`ship`], `setup`: what is on the table, and how it is set;
//! - [`phase`]: the rules, a file a step, in the order of play;
//! - `course`, `equipment`: where a ship can go, and what its equipment changes;
//! - [`routes`]: how far it is, for those who plan;
//! - `bank`, `cup`, [`deal`]: money, the counters that come and go, deals;
//! - [`choice`], [`event`], [`ban`]: what can be chosen, happen and be forbidden;
//! - [`view`], `sample`: what a seat sees, and what it must imagine;
//! - [`stowage`], [`known`]: where things are on board; what plans ask;
//! - `rows`, `shell`: choices that go together; all of it in words.

pub mod ban;
mod bank;
pub mod choice;
pub mod content;
mod course;
mod cup;
pub mod deal;
mod equipment;
pub mod event;
pub mod ids;
pub mod known;
#[cfg(feature = "laws")]
mod lawful;
pub mod options;
pub mod phase;
pub mod routes;
mod rows;
mod sample;
mod setup;
mod shell;
pub mod ship;
pub mod state;
pub mod stowage;
#[cfg(test)]
mod tests;
pub mod view;

use engine::content::{ContentError, Files};
use engine::game::{Suggestion, Verdict};
use engine::step::{self, Stepped};
use engine::{
    Dice, Draw, Game, Info, Label, Outcome, Pass, Question, Reason, Seat, SeatSet, Section,
    Sentence, Sink, Standing, Swap, Viewer, Ware, Window,
};

pub use options::Options;
pub use state::MerchantOfVenus;
pub use view::View;

use ban::Ban;
use choice::{Choice, Subject, Switch};
use content::Content;
use course::{Course, Departure};
use deal::Parcel;
use event::MerchantEvent;
use ids::{Gear, Item, Relic};
use phase::Frame;
use phase::fight::defence;
use state::{End, MAX_MERCHANTS};

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, MerchantOfVenus>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, MerchantOfVenus, S>;

impl Stepped for MerchantOfVenus {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(look: Look<'_>, seat: Seat, subject: Subject) -> bool {
        match subject {
            Subject::Player(other) => other != seat && other.index() < usize::from(look.game.seats),
            Subject::Gear(gear) => look.game.modules.weapons || !gear.is_weapon(),
            Subject::Relic(relic) => look.game.modules.weapons || !relic.is_weapon(),
            Subject::Rastur(_) => look.game.modules.rastur,
            // Which hold something is in matters where ships are fired at alone.
            Subject::Hold(of, number) => {
                let combat = look.game.modules.combat && of.index() < usize::from(look.game.seats);
                let holds = || look.content.ship(look.game.merchant(of).ship).holds;
                combat && (1..=holds()).contains(&number)
            }
            _ => true,
        }
    }

    fn not_asked(_: Look<'_>, _: Seat) -> Ban {
        Ban::NotAsked
    }

    fn reason(look: Look<'_>, _: Seat, ban: Ban) -> Reason {
        ban.reason(look)
    }
}

impl Game for MerchantOfVenus {
    const INFO: &'static Info = &Info {
        id: "merchant-of-venus",
        rules: 1,
        title: "merchant-of-venus-title",
        seats: (1, MAX_MERCHANTS),
        minutes: (90, 180),
        // Traders without sense may never get rich.
        cut_off: Some(8_000),
        windows: &[defence::KIND],
        skips: &[],
        words: engine::words!("../../../../../content": "merchant_of_venus"),
        files: engine::files!("../../../../../content":
            "merchant_of_venus/map.toml",
            "merchant_of_venus/cultures.toml",
            "merchant_of_venus/goods.toml",
            "merchant_of_venus/ships.toml",
            "merchant_of_venus/equipment.toml",
            "merchant_of_venus/deeds.toml",
            "merchant_of_venus/bonus.toml",
            "merchant_of_venus/figures.toml",
            "merchant_of_venus/rastur.toml"
        ),
        ledgers: engine::files!("../../../../../docs/rules": "merchant-of-venus.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = MerchantEvent;
    type View = View;
    type Subject = Subject;
    type Goods = Parcel;

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
        sink: &mut impl Sink<MerchantEvent>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, content: &Content, viewer: Viewer) -> View {
        self.seen_by(content, viewer)
    }

    fn redeal(&mut self, _: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(viewer, draw);
    }

    /// MOV-13.2a, MOV-13.3b: who has the wealth wins; if the bank runs out, whoever
    /// has most; and nobody if the Rastur do (MOV-16.5a, MOV-17.5a).
    fn standing(&self, content: &Content) -> Standing {
        let scores: Vec<i32> = self
            .everyone()
            .map(|seat| self.wealth(content, seat))
            .collect();
        let outcome = self.end.map(|end| match end {
            End::Wealth(winner) => {
                let ranked: Vec<(bool, i32)> = self
                    .everyone()
                    .zip(&scores)
                    .map(|(seat, score)| (seat == winner, *score))
                    .collect();
                let how = if self.modules.alone {
                    "mov-end-alone-won"
                } else {
                    "mov-end-wealth"
                };
                Outcome::by_score(&ranked, how)
            }
            End::Bank => Outcome::by_score(&scores, "mov-end-bank"),
            End::Rastur(_) if self.modules.alone => {
                Outcome::nobody_wins(&scores, "mov-end-alone-lost")
            }
            End::Rastur(_) => Outcome::nobody_wins(&scores, "mov-end-rastur"),
        });
        Standing {
            scores: scores.into_iter().collect(),
            outcome,
        }
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, content: &Content, choice: Choice) -> Option<Subject> {
        let here = || self.active().map(|seat| Subject::Space(self.at(seat)));
        match choice {
            Choice::Race(culture) | Choice::Iou(culture) => Some(Subject::Culture(culture)),
            Choice::Head(space)
            | Choice::Go(space)
            | Choice::Deed(space)
            | Choice::Factory(space)
            | Choice::Fort(space)
            | Choice::Refort(_, space)
            | Choice::Rastur(space) => Some(Subject::Space(space)),
            Choice::Pilot(number) => {
                let course = Course::of(Look::new(self, content), self.active()?);
                match course.departure(number) {
                    Departure::Jump(space) => Some(Subject::Space(space)),
                    Departure::Arrow(link) => Some(Subject::Space(link.to)),
                    Departure::Paths => None,
                }
            }
            Choice::Stay
            | Choice::Land
            | Choice::Look
            | Choice::Peek
            | Choice::Reveal
            | Choice::Pay
            | Choice::Stop
            | Choice::HoldFire
            | Choice::Take => here(),
            Choice::Attack(target) => match target.seat() {
                Some(seat) => Some(Subject::Player(seat)),
                None => here(),
            },
            Choice::Fire(weapon) => Some(weapon.item().into()),
            Choice::Buy(item)
            | Choice::Barter(item)
            | Choice::Jettison(item)
            | Choice::HitHull(item)
            | Choice::Drop(item) => Some(item.into()),
            Choice::Sell(good, _) | Choice::Steal(good) => Some(Subject::Good(good)),
            Choice::Stow
            | Choice::Into(_)
            | Choice::Shoot
            | Choice::HitHold(_)
            | Choice::Load
            | Choice::Leave => self.spot(choice),
            Choice::Ship(ship) => Some(Subject::Ship(ship)),
            Choice::Board(fare) | Choice::Deliver(fare) => Some(Subject::Fare(fare)),
            Choice::Switch(switch) => Some(match switch {
                Switch::RedOff => Subject::Gear(Gear::RedDrive),
                Switch::YellowOff => Subject::Gear(Gear::YellowDrive),
                Switch::CombinedOff => Subject::Gear(Gear::CombinedDrive),
                Switch::Auto => Subject::Relic(Relic::AutoPilot),
                Switch::Lock => Subject::Relic(Relic::GateLock),
            }),
            Choice::Reroll(_) | Choice::Keep | Choice::Done => None,
        }
    }

    fn about(content: &Content, subject: Subject) -> Option<engine::Text> {
        Some(shell::about(content, subject))
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        step::why_not(Look::new(self, content), seat, subject)
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &MerchantEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn reactions(&self) -> Option<Window> {
        match self.frames.top()? {
            Frame::Defence(defence) => Some(defence.seen()),
            _ => None,
        }
    }

    fn pass(&self, _: &Content, _: Seat) -> Option<Pass<Choice>> {
        match self.frames.top()? {
            Frame::Defence(defence) => defence.pass(),
            _ => None,
        }
    }

    /// MOV-17.5a: who is alone measures up to the total that was agreed on.
    fn par(&self, _: &Content) -> Option<i32> {
        self.modules.alone.then_some(self.target)
    }

    fn ready_answers(kind: &str) -> &'static [&'static str] {
        match kind {
            defence::KIND => &defence::ANSWERS,
            _ => &[],
        }
    }

    fn ready_answer(&self, _: &Content, _: Seat, key: &str) -> Vec<Choice> {
        match self.frames.top() {
            Some(Frame::Defence(defence)) => defence.ready_answer(self, key),
            _ => Vec::new(),
        }
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn suggest(&self, content: &Content, seat: Seat) -> Vec<Suggestion<Choice, Subject>> {
        rows::suggest(Look::new(self, content), seat)
    }

    /// What is set before a roll; and what is loaded, unless a purchase may bring its
    /// buyer what pays for another, or break the bank.
    fn unordered(&self, content: &Content, seat: Seat, choice: Choice) -> Option<u16> {
        match choice {
            Choice::Switch(_) => Some(0),
            Choice::Buy(item @ (Item::Good(_) | Item::Gear(_))) => {
                let apart = self.bank_runs_out || self.pays_buyer(content, seat, item);
                (!apart && !self.modules.combat).then_some(1)
            }
            // Where ships can be fired at it matters which counters share a hold.
            Choice::Board(_) => (!self.modules.combat).then_some(1),
            Choice::Fire(_) => Some(2),
            _ => None,
        }
    }

    fn wares(content: &Content, view: (&View, Viewer), seat: Seat) -> Vec<Ware> {
        deal::wares(content, view, seat)
    }

    fn deals_open(&self, content: &Content, from: Seat, to: Seat) -> Result<(), Reason> {
        self.may_deal(content, from, to)
    }

    fn exchange(
        &mut self,
        content: &Content,
        swap: &Swap<Parcel>,
        sink: &mut impl Sink<MerchantEvent>,
    ) -> Result<(), Reason> {
        self.swap(content, swap, sink)
    }
}
