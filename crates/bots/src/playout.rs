//! Playing a world on a little before it is judged: by instinct where the
//! game has one, at random otherwise.

use engine::passing::let_pass;
use engine::{Dice, Game, Seat, Silence};

use crate::evaluation::Evaluation;
use crate::luck::Luck;

/// How far a world is played on before it is judged. An atomic
/// choice often only begins something: its worth shows when it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playout {
    /// Not at all.
    Stop,
    /// Until someone else moves, but at most this many choices.
    Turn(u16),
    /// This many choices, whoever makes them.
    On(u16),
    /// Until the evaluation finds it settled, but at most this many choices.
    Settle(u16),
}

impl Playout {
    const fn most(self) -> u16 {
        match self {
            Self::Stop => 0,
            Self::Turn(most) | Self::On(most) | Self::Settle(most) => most,
        }
    }
}

/// Who moves next, as `observer` imagines it. Choices that are owed at the same
/// time commute, so the observer's come first: what belongs together stays
/// together.
pub(crate) fn mover<G: Game>(world: &G, observer: Seat) -> Option<Seat> {
    let asked = world.to_act();
    match asked.contains(observer) {
        true => Some(observer),
        false => asked.first(),
    }
}

/// Where a playout gets its chance from, and its scratch space.
pub(crate) struct Course<'a, C> {
    /// Decides what is chosen.
    pub(crate) luck: &'a mut Luck,
    /// The dice of this world.
    pub(crate) fate: &'a mut Dice,
    /// For lists of choices.
    pub(crate) choices: &'a mut Vec<C>,
}

impl<C: Copy> Course<'_, C> {
    /// Plays on, from just after a choice of `current`. What has no
    /// alternative is played in any case, as long as it is theirs.
    pub(crate) fn play<G: Game<Choice = C>>(
        &mut self,
        evaluation: &impl Evaluation<G>,
        content: &G::Content,
        world: &mut G,
        (observer, current): (Seat, Seat),
        playout: Playout,
    ) {
        let mut left = playout.most();
        let_pass(content, world, self.fate, &mut Silence, self.choices);
        while let Some(seat) = mover(world, observer) {
            let same = seat == current;
            let goes_on = match playout {
                Playout::Stop | Playout::Turn(_) => same,
                Playout::On(_) => true,
                Playout::Settle(_) => !evaluation.is_settled(world),
            };
            if !goes_on {
                return;
            }
            self.choices.clear();
            world.choices(content, seat, self.choices);
            let choice = match self.choices.as_slice() {
                [] => return,
                [only] if same || left > 0 => *only,
                _ if left == 0 => return,
                several => {
                    left -= 1;
                    let first = evaluation.instinct(content, world, seat, several);
                    match first.and_then(|first| several.get(first)) {
                        Some(first) => *first,
                        None => several[self.luck.draw().index(several.len())],
                    }
                }
            };
            world.apply(content, seat, choice, self.fate, &mut Silence);
            let_pass(content, world, self.fate, &mut Silence, self.choices);
        }
    }
}
