//! Plans: goals that take several choices, for games in which a choice alone
//! only begins something.
//!
//! A game brings a [`Planner`]. Greedy picks among its plans at forks, by
//! carrying each out in imagined worlds, and follows the one it picked while
//! nothing that its seat can see contradicts it. A search branches on plans at
//! forks, and plays on by them.

mod carry;
mod kept;

use std::convert::Infallible;
use std::fmt::Debug;

use engine::{Game, Seat, Text};

pub(crate) use carry::{Errand, Mind};
pub(crate) use kept::{Kept, Left};

/// What a game's plans are.
///
/// The worlds are samples: redealt for the seat that thinks, never the truth,
/// and what a plan is dropped for is judged by what its seat may see. So there
/// is no way to anything hidden:
///
/// ```
/// use engine::{Game, Seat, Text, player::Eyes};
/// struct Wait;
/// impl<G: Game> bots::Planner<G> for Wait {
///     type Plan = ();
///     fn is_fork(&self, _: &G::Content, _: &G, _: Seat) -> bool { true }
///     fn plans(&self, _: &G::Content, _: &G, _: Seat, out: &mut Vec<()>) { out.push(()); }
///     fn next(&self, _: &G::Content, _: (), _: &G, _: Seat, _: &[G::Choice]) -> Option<usize> { None }
///     fn is_done(&self, _: &G::Content, _: (), _: &G, _: Seat) -> bool { true }
///     fn holds(&self, _: &G::Content, _: (), _: &G::View, _: Seat) -> Result<(), Text> { Ok(()) }
///     fn label(&self, _: ()) -> Text { Text::new("bot-term-points") }
/// }
/// ```
/// ```compile_fail
/// use engine::{Game, Seat, Text, player::Eyes};
/// struct Wait;
/// impl<G: Game> bots::Planner<G> for Wait {
///     type Plan = ();
///     fn is_fork(&self, _: &G::Content, _: &Eyes<'_, G>, _: Seat) -> bool { true }
///     fn plans(&self, _: &G::Content, _: &G, _: Seat, out: &mut Vec<()>) { out.push(()); }
///     fn next(&self, _: &G::Content, _: (), _: &G, _: Seat, _: &[G::Choice]) -> Option<usize> { None }
///     fn is_done(&self, _: &G::Content, _: (), _: &G, _: Seat) -> bool { true }
///     fn holds(&self, _: &G::Content, _: (), _: &G::View, _: Seat) -> Result<(), Text> { Ok(()) }
///     fn label(&self, _: ()) -> Text { Text::new("bot-term-points") }
/// }
/// ```
///
/// A search asks as often as it tries, so nothing here should allocate, except
/// for [`Planner::holds`] and [`Planner::label`].
pub trait Planner<G: Game>: Send + Sync {
    /// A goal: small, and the same in every world.
    type Plan: Copy + Eq + Debug + Send + Sync + 'static;

    /// Does this seat choose its plan here, such as at the beginning of a turn?
    fn is_fork(&self, content: &G::Content, world: &G, seat: Seat) -> bool;

    /// The plans that make sense at a fork, the most promising first.
    fn plans(&self, content: &G::Content, world: &G, seat: Seat, out: &mut Vec<Self::Plan>);

    /// Which of these choices the plan makes now: its index. Nothing where it
    /// has nothing to say; at a fork that means that it leads no further.
    fn next(
        &self,
        content: &G::Content,
        plan: Self::Plan,
        world: &G,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Option<usize>;

    /// Has the plan come to its end?
    fn is_done(&self, content: &G::Content, plan: Self::Plan, world: &G, seat: Seat) -> bool;

    /// Is the plan still possible and sensible, by what its seat can see?
    ///
    /// # Errors
    /// What contradicts it, in words.
    fn holds(
        &self,
        content: &G::Content,
        plan: Self::Plan,
        view: &G::View,
        seat: Seat,
    ) -> Result<(), Text>;

    /// What others do in the meantime, while a plan is carried out in a world:
    /// a choice of this list. Where nothing is said, they follow their
    /// instinct, or choose at random.
    fn meanwhile(
        &self,
        _content: &G::Content,
        _world: &G,
        _other: Seat,
        _choices: &[G::Choice],
    ) -> Option<usize> {
        None
    }

    /// The plan in a few words, which follow a colon.
    fn label(&self, plan: Self::Plan) -> Text;
}

/// No plans: for games whose choices speak for themselves.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoPlans;

impl<G: Game> Planner<G> for NoPlans {
    type Plan = Infallible;

    fn is_fork(&self, _: &G::Content, _: &G, _: Seat) -> bool {
        false
    }

    fn plans(&self, _: &G::Content, _: &G, _: Seat, _: &mut Vec<Infallible>) {}

    fn next(
        &self,
        _: &G::Content,
        plan: Infallible,
        _: &G,
        _: Seat,
        _: &[G::Choice],
    ) -> Option<usize> {
        match plan {}
    }

    fn is_done(&self, _: &G::Content, plan: Infallible, _: &G, _: Seat) -> bool {
        match plan {}
    }

    fn holds(&self, _: &G::Content, plan: Infallible, _: &G::View, _: Seat) -> Result<(), Text> {
        match plan {}
    }

    fn label(&self, plan: Infallible) -> Text {
        match plan {}
    }
}
