//! Players that are not people, and all they may look at.

use std::fmt;

use crate::chance::{Chance, Dice, Draw, Seed};
use crate::game::{Game, Question};
use crate::goods::{Swap, Ware};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::{DealState, Table};
use crate::text::Text;

/// Someone who picks from a list.
pub trait Player<G: Game>: Send {
    /// A new game begins. The seed is for this player's own luck; it has
    /// nothing to do with the game's.
    fn begin(&mut self, seed: &Seed, seat: Seat);

    /// Picks one of two or more choices: its index.
    fn pick(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> usize;

    /// Picks one of the choices that its seat may make although nobody waits for
    /// it: its index; mostly nothing.
    fn use_liberty(&mut self, _eyes: &Eyes<'_, G>, _choices: &[G::Choice]) -> Option<usize> {
        None
    }

    /// Thinks about an offer to its seat.
    fn consider(&mut self, _eyes: &Eyes<'_, G>, _swap: &Swap<G::Goods>) -> Opinion {
        Opinion::no(Text::new("deal-never"))
    }

    /// An offer that its seat wants to make to one of these; mostly none.
    fn propose(&mut self, _eyes: &Eyes<'_, G>, _to: SeatSet) -> Option<Proposal<G::Goods>> {
        None
    }

    /// Why the last pick was made, where there is something to say.
    fn why(&self) -> Option<Why<G::Choice>> {
        None
    }

    /// Many games are played at once: from now on it thinks on the thread
    /// that asks it, and leaves the other cores to the other games.
    fn share_cores(&mut self) {}
}

/// What a player thinks of an offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    /// Does it take it?
    pub takes: bool,
    /// Why, in words that the other side may hear.
    pub why: Text,
}

impl Opinion {
    /// It takes it.
    #[must_use]
    pub const fn yes(why: Text) -> Self {
        Self { takes: true, why }
    }

    /// It does not.
    #[must_use]
    pub const fn no(why: Text) -> Self {
        Self { takes: false, why }
    }
}

/// An offer that a player wants to make, and why, in words that the other side
/// may hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal<T> {
    /// The offer.
    pub swap: Swap<T>,
    /// Why.
    pub why: Text,
}

/// Why a player picked as it did. It tells what its seat knows, so it is not
/// for the others' eyes while they play in earnest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why<C> {
    /// In one sentence.
    pub text: Text,
    /// The choices that came nearest, the best first, with their figures.
    pub rows: Vec<(C, Text)>,
}

impl<C> Why<C> {
    /// The same reasons, with every choice called something else.
    #[must_use]
    pub fn map<T>(self, name: impl Fn(C) -> T) -> Why<T> {
        let rows = self.rows.into_iter();
        Why {
            text: self.text,
            rows: rows.map(|(choice, text)| (name(choice), text)).collect(),
        }
    }
}

/// What a seat may look at: its view, and worlds it cannot tell from the
/// true one. The true state is inside, and there is no way to it:
///
/// ```compile_fail
/// fn peek<G: engine::Game>(eyes: engine::player::Eyes<'_, G>) -> &G {
///     eyes.truth
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Eyes<'a, G: Game> {
    content: &'a G::Content,
    truth: &'a G,
    seat: Seat,
}

/// Says whose eyes they are, and nothing of what is hidden from them.
impl<G: Game> fmt::Debug for Eyes<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Eyes")
            .field("seat", &self.seat)
            .finish_non_exhaustive()
    }
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of a seat that is asked.
    #[must_use]
    pub const fn new(content: &'a G::Content, truth: &'a G, seat: Seat) -> Self {
        Self {
            content,
            truth,
            seat,
        }
    }

    /// Whose eyes.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The facts.
    #[must_use]
    pub const fn content(&self) -> &'a G::Content {
        self.content
    }

    /// What this seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.truth.view(self.content, Viewer::Seat(self.seat))
    }

    /// All that a seat could give, as far as this one knows.
    #[must_use]
    pub fn wares(&self, seat: Seat) -> Vec<Ware> {
        G::wares(self.content, (&self.view(), Viewer::Seat(self.seat)), seat)
    }

    /// What it is asked.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.truth.question(self.content, self.seat)
    }

    /// A world that this seat cannot tell from the true one.
    #[must_use]
    pub fn sample(&self, draw: &mut Draw<'_>) -> G {
        let mut world = self.truth.clone();
        world.redeal(self.content, Viewer::Seat(self.seat), draw);
        world
    }
}

impl<G: Game> Table<G> {
    /// Asks a player what to choose for a seat: nothing when it owes nothing.
    pub fn consult(&self, seat: Seat, player: &mut dyn Player<G>) -> Option<G::Choice> {
        let choices = self.owed(seat);
        match choices.as_slice() {
            [] => None,
            [only] => Some(*only),
            several => {
                let eyes = Eyes::new(self.content(), self.world(seat), seat);
                several.get(player.pick(&eyes, several)).copied()
            }
        }
    }

    /// Asks a player whether its seat wants to do something that nobody waits
    /// for.
    pub fn consult_at_liberty(&self, seat: Seat, player: &mut dyn Player<G>) -> Option<G::Choice> {
        let choices = self.liberties(seat);
        if choices.is_empty() {
            return None;
        }
        let eyes = Eyes::new(self.content(), self.world(seat), seat);
        let pick = player.use_liberty(&eyes, &choices)?;
        choices.get(pick).copied()
    }
}

impl<G: Game> Table<G> {
    /// Asks a player what it thinks of an offer to its seat that stands: by the
    /// committed state, like the exchange.
    pub fn consult_about(
        &self,
        seat: Seat,
        (with, deal): (Seat, u32),
        player: &mut dyn Player<G>,
    ) -> Option<Opinion> {
        let mut standing = self.deals(Viewer::Seat(seat));
        let offer = standing.find(|offer| {
            offer.state == DealState::Open
                && (offer.id, offer.swap.from, offer.swap.to) == (deal, with, seat)
        })?;
        let eyes = Eyes::new(self.content(), &self.committed, seat);
        Some(player.consider(&eyes, &offer.swap))
    }

    /// Asks a player whether its seat wants to offer a deal, to someone with
    /// whom it can be struck now.
    pub fn consult_for_offer(
        &self,
        seat: Seat,
        player: &mut dyn Player<G>,
    ) -> Option<Proposal<G::Goods>> {
        let may = |other: &Seat| {
            let open = self.committed.deals_open(self.content(), seat, *other);
            *other != seat && open.is_ok()
        };
        let to: SeatSet = Seat::all(self.seats()).filter(may).collect();
        if to.is_empty() {
            return None;
        }
        let eyes = Eyes::new(self.content(), &self.committed, seat);
        player.propose(&eyes, to)
    }
}

/// A blind player uses a right it has at one moment in this many.
const LIBERTY_SELDOM: u32 = 16;

/// Picks blindly: the baseline for all others, and the fuzzer.
#[derive(Debug, Clone)]
pub struct Random {
    dice: Dice,
    chance: Chance,
    seat: Option<Seat>,
}

impl Default for Random {
    fn default() -> Self {
        Self {
            dice: Dice::new(&Seed::from_word("random player")),
            chance: Chance::default(),
            seat: None,
        }
    }
}

impl<G: Game> Player<G> for Random {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        self.dice = Dice::new(seed);
        self.chance = Chance::default();
        self.seat = Some(seat);
    }

    fn pick(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> usize {
        let seat = self.seat.unwrap_or(eyes.seat);
        self.dice
            .private(&mut self.chance, seat)
            .index(choices.len())
    }

    fn use_liberty(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> Option<usize> {
        let seat = self.seat.unwrap_or(eyes.seat);
        let mut draw = self.dice.private(&mut self.chance, seat);
        let used = draw.below(LIBERTY_SELDOM) == 0;
        used.then(|| draw.index(choices.len()))
    }
}
