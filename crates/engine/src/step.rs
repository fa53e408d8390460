//! Steps: what can be pending, with all that the rules say of it in one place.
//!
//! A game whose control flow is a stack of frames writes a type for each step
//! of its rulebook. That type is what lies on the stack, so what belongs to
//! the step travels in it; and its file owns who is asked, what may be chosen
//! and why not, the question, the labels and what a choice does. The root of
//! the game lists its steps once, with [`frames!`](crate::frames!), and hands
//! everything on.

use crate::chance::Dice;
use crate::event::Sink;
use crate::game::{Game, Question, Reason, Verdict};
use crate::label::Label;
use crate::seat::{Seat, SeatSet};

/// Steps in a row that need no choice are settled at once; this many of them are
/// a bug of the rules.
const SETTLE_LIMIT: usize = 10_000;

/// A game and its facts, to be looked at.
#[derive(Debug)]
pub struct Look<'a, G: Game> {
    /// How it stands.
    pub game: &'a G,
    /// The facts.
    pub content: &'a G::Content,
}

impl<G: Game> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Look<'_, G> {}

impl<'a, G: Game> Look<'a, G> {
    /// This game with these facts.
    pub const fn new(game: &'a G, content: &'a G::Content) -> Self {
        Self { game, content }
    }
}

/// A game while a choice is carried out: all that a rule may change or draw
/// from.
#[derive(Debug)]
pub struct Play<'a, G: Game, S> {
    /// How it stands.
    pub game: &'a mut G,
    /// The facts.
    pub content: &'a G::Content,
    /// Chance.
    pub dice: &'a mut Dice,
    /// Where it is told what happens.
    pub sink: &'a mut S,
}

impl<'a, G: Game, S: Sink<G::Event>> Play<'a, G, S> {
    /// A choice is carried out here.
    pub const fn new(
        game: &'a mut G,
        content: &'a G::Content,
        dice: &'a mut Dice,
        sink: &'a mut S,
    ) -> Self {
        Self {
            game,
            content,
            dice,
            sink,
        }
    }

    /// This happened.
    #[inline]
    pub fn emit(&mut self, event: G::Event) {
        self.sink.emit(event);
    }

    /// The game as it stands now.
    #[inline]
    pub const fn look(&self) -> Look<'_, G> {
        Look {
            game: self.game,
            content: self.content,
        }
    }
}

/// Where a step says what may be chosen: once, for lists and reasons alike.
pub trait Options<G: Stepped> {
    /// This choice is possible, or a rule forbids it.
    fn option(&mut self, choice: G::Choice, verdict: Result<(), G::Ban>);

    /// Does anyone ask why not? Where nobody does, a step may leave out what it
    /// knows to be forbidden.
    const ASKS_WHY: bool;

    /// This choice is possible.
    #[inline]
    fn may(&mut self, choice: G::Choice) {
        self.option(choice, Ok(()));
    }
}

/// One step of a game.
pub trait Step<G: Stepped>: Copy {
    /// Who owes a choice in it.
    fn asked(self, game: &G) -> SeatSet;

    /// What whoever is asked may choose, and what they may not and why: every
    /// option that they might look for, in a stable order.
    fn options(self, look: Look<'_, G>, seat: Seat, out: &mut impl Options<G>);

    /// What is asked, and which rule asks it.
    fn question(self, look: Look<'_, G>, seat: Seat) -> Question;

    /// What one of its choices is called.
    fn label(self, look: Look<'_, G>, seat: Seat, choice: G::Choice) -> Label;

    /// Why a thing that no option is about is out of the question for now.
    fn ban(self, look: Look<'_, G>, seat: Seat, subject: G::Subject) -> Option<G::Ban>;

    /// Carries out one of its choices.
    fn apply<S: Sink<G::Event>>(self, play: &mut Play<'_, G, S>, seat: Seat, choice: G::Choice);

    /// Goes on if there is nothing to decide; says whether it did.
    fn settle<S: Sink<G::Event>>(self, _play: &mut Play<'_, G, S>) -> bool {
        false
    }
}

/// A game that is made of steps.
pub trait Stepped: Game {
    /// What can be pending.
    type Frame: Step<Self>;
    /// Why something may not be chosen: small, so that saying so costs nothing
    /// where nobody asks.
    type Ban: Copy;

    /// What is pending; nothing once the game is over.
    fn pending(&self) -> Option<Self::Frame>;

    /// Does this thing lie where this seat looks for it?
    fn is_there(look: Look<'_, Self>, seat: Seat, subject: Self::Subject) -> bool;

    /// Why a seat that is not asked has to wait.
    fn not_asked(look: Look<'_, Self>, seat: Seat) -> Self::Ban;

    /// A ban in words, with its rule.
    fn reason(look: Look<'_, Self>, seat: Seat, ban: Self::Ban) -> Reason;
}

/// Who owes a choice.
#[inline]
pub fn to_act<G: Stepped>(game: &G) -> SeatSet {
    game.pending()
        .map_or(SeatSet::NONE, |frame| frame.asked(game))
}

/// What a seat is asked.
pub fn question<G: Stepped>(look: Look<'_, G>, seat: Seat) -> Option<Question> {
    let frame = look.game.pending()?;
    Some(frame.question(look, seat))
}

/// Adds what a seat may choose.
#[inline]
pub fn choices<G: Stepped>(look: Look<'_, G>, seat: Seat, out: &mut Vec<G::Choice>) {
    if let Some(frame) = look.game.pending() {
        frame.options(look, seat, &mut Listing(out));
    }
}

/// What a choice is called.
///
/// # Panics
/// When nothing is pending: then there is no choice.
pub fn label<G: Stepped>(look: Look<'_, G>, seat: Seat, choice: G::Choice) -> Label {
    match look.game.pending() {
        Some(frame) => frame.label(look, seat, choice),
        None => panic!("{choice} is a choice of a game that is over"),
    }
}

/// Carries out a choice, and then all that needs none.
///
/// # Panics
/// When nothing is pending, and when the rules never come to a decision.
#[inline]
pub fn apply<G: Stepped, S: Sink<G::Event>>(
    play: &mut Play<'_, G, S>,
    seat: Seat,
    choice: G::Choice,
) {
    match play.game.pending() {
        Some(frame) => frame.apply(play, seat, choice),
        None => panic!("{choice} is a choice of a game that is over"),
    }
    settle(play);
}

/// Goes on until someone has something to decide, or the game is over.
///
/// # Panics
/// When the rules never come to a decision.
#[inline]
pub fn settle<G: Stepped, S: Sink<G::Event>>(play: &mut Play<'_, G, S>) {
    let mut settled = 0;
    while let Some(frame) = play.game.pending()
        && frame.settle(play)
    {
        settled += 1;
        assert!(
            settled < SETTLE_LIMIT,
            "the rules go on and on without a decision"
        );
    }
}

/// Why a seat is offered nothing about a thing; nothing when it is offered
/// something.
pub fn why_not<G: Stepped>(look: Look<'_, G>, seat: Seat, subject: G::Subject) -> Option<Reason> {
    if !G::is_there(look, seat, subject) {
        return None;
    }
    let asked = Asked::of(look, seat)?;
    let ban = asked.why_not(look, seat, subject)?;
    Some(G::reason(look, seat, ban))
}

/// Why a seat is offered nothing about each of these things.
pub fn locks<G: Stepped>(
    look: Look<'_, G>,
    seat: Seat,
    subjects: &[G::Subject],
) -> Vec<(G::Subject, Reason)> {
    let Some(asked) = Asked::of(look, seat) else {
        return Vec::new();
    };
    let there = subjects
        .iter()
        .filter(|subject| G::is_there(look, seat, **subject));
    there
        .filter_map(|subject| {
            let ban = asked.why_not(look, seat, *subject)?;
            Some((*subject, G::reason(look, seat, ban)))
        })
        .collect()
}

/// Every option of a seat, and why each that is not offered is not; none when
/// the seat is not asked.
pub fn verdicts<G: Stepped>(look: Look<'_, G>, seat: Seat) -> Vec<Verdict<G::Choice>> {
    match Asked::of(look, seat) {
        Some(Asked::Yes(_, found)) => found
            .into_iter()
            .map(|found| {
                let reason = found.ban.map(|ban| G::reason(look, seat, ban));
                (found.choice, reason)
            })
            .collect(),
        Some(Asked::No) | None => Vec::new(),
    }
}

/// All options of a moment, asked for once.
enum Asked<G: Stepped> {
    /// Somebody else is.
    No,
    /// Each option of what is pending.
    Yes(G::Frame, Vec<Found<G>>),
}

/// An option: what it is about, and why it is forbidden, if it is.
struct Found<G: Stepped> {
    choice: G::Choice,
    subject: Option<G::Subject>,
    ban: Option<G::Ban>,
}

impl<G: Stepped> Asked<G> {
    fn of(look: Look<'_, G>, seat: Seat) -> Option<Self> {
        let frame = look.game.pending()?;
        if !frame.asked(look.game).contains(seat) {
            return Some(Self::No);
        }
        let mut verdicts = Verdicts {
            look,
            found: Vec::new(),
        };
        frame.options(look, seat, &mut verdicts);
        Some(Self::Yes(frame, verdicts.found))
    }

    /// The first ban on what is about this thing, unless something about it is
    /// possible.
    fn why_not(&self, look: Look<'_, G>, seat: Seat, subject: G::Subject) -> Option<G::Ban> {
        let Self::Yes(frame, found) = self else {
            return Some(G::not_asked(look, seat));
        };
        let about = || found.iter().filter(|found| found.subject == Some(subject));
        if about().any(|found| found.ban.is_none()) {
            return None;
        }
        let ban = about().find_map(|found| found.ban);
        ban.or_else(|| frame.ban(look, seat, subject))
    }
}

/// Takes what is possible.
struct Listing<'a, C>(&'a mut Vec<C>);

impl<G: Stepped> Options<G> for Listing<'_, G::Choice> {
    const ASKS_WHY: bool = false;

    #[inline]
    fn option(&mut self, choice: G::Choice, verdict: Result<(), G::Ban>) {
        if verdict.is_ok() {
            self.0.push(choice);
        }
    }
}

/// Takes every verdict.
struct Verdicts<'a, G: Stepped> {
    look: Look<'a, G>,
    found: Vec<Found<G>>,
}

impl<G: Stepped> Options<G> for Verdicts<'_, G> {
    const ASKS_WHY: bool = true;

    fn option(&mut self, choice: G::Choice, verdict: Result<(), G::Ban>) {
        let subject = self.look.game.subject(self.look.content, choice);
        self.found.push(Found {
            choice,
            subject,
            ban: verdict.err(),
        });
    }
}

/// What can be pending in a game: an enum of its steps, each of which has a
/// type of its own. A new step is one line here.
///
/// ```ignore
/// engine::frames! {
///     /// What is pending.
///     pub enum Frame of CoreWorlds {
///         /// The pre-game draft.
///         Pick(pregame::Pick),
///     }
/// }
/// ```
#[macro_export]
macro_rules! frames {
    (
        $(#[$doc:meta])*
        $vis:vis enum $frame:ident of $game:ty {
            $($(#[$step_doc:meta])* $name:ident($step:ty),)+
        }
    ) => {
        $(#[$doc])*
        $vis enum $frame {
            $($(#[$step_doc])* $name($step),)+
        }

        $(impl From<$step> for $frame {
            fn from(step: $step) -> Self {
                Self::$name(step)
            }
        })+

        impl $crate::step::Step<$game> for $frame {
            #[inline]
            fn asked(self, game: &$game) -> $crate::SeatSet {
                match self { $(Self::$name(step) => step.asked(game),)+ }
            }

            #[inline]
            fn options(
                self,
                look: $crate::step::Look<'_, $game>,
                seat: $crate::Seat,
                out: &mut impl $crate::step::Options<$game>,
            ) {
                match self { $(Self::$name(step) => step.options(look, seat, out),)+ }
            }

            fn question(
                self,
                look: $crate::step::Look<'_, $game>,
                seat: $crate::Seat,
            ) -> $crate::Question {
                match self { $(Self::$name(step) => step.question(look, seat),)+ }
            }

            fn label(
                self,
                look: $crate::step::Look<'_, $game>,
                seat: $crate::Seat,
                choice: <$game as $crate::Game>::Choice,
            ) -> $crate::Label {
                match self { $(Self::$name(step) => step.label(look, seat, choice),)+ }
            }

            fn ban(
                self,
                look: $crate::step::Look<'_, $game>,
                seat: $crate::Seat,
                subject: <$game as $crate::Game>::Subject,
            ) -> Option<<$game as $crate::step::Stepped>::Ban> {
                match self { $(Self::$name(step) => step.ban(look, seat, subject),)+ }
            }

            #[inline]
            fn apply<S: $crate::Sink<<$game as $crate::Game>::Event>>(
                self,
                play: &mut $crate::step::Play<'_, $game, S>,
                seat: $crate::Seat,
                choice: <$game as $crate::Game>::Choice,
            ) {
                match self { $(Self::$name(step) => step.apply(play, seat, choice),)+ }
            }

            #[inline]
            fn settle<S: $crate::Sink<<$game as $crate::Game>::Event>>(
                self,
                play: &mut $crate::step::Play<'_, $game, S>,
            ) -> bool {
                match self { $(Self::$name(step) => step.settle(play),)+ }
            }
        }
    };
}
