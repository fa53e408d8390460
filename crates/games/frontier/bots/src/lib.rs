//! Frontier: what a world is worth to a player before the end.
//!
//! Points count as they are; the Core and settled hexes for what they will
//! yield; units, credits and cards for what can be done with them. All weights
//! are hundredths of a point. What someone can have in mind is in [`plans`].

pub mod plans;

use bots::{Evaluation, Plans, Playout, Settings, Terms};
use engine::Seat;
use engine::registry::Loaded;
use frontier::Frontier;
use frontier::content::Content;
use frontier::view::Pending;

pub use plans::Strategy;

/// The evaluation of Frontier.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ambitions;

/// How its bots go about it: an expedition is worth what comes of it, so worlds
/// are played on until the turn is over.
pub const AMBITIONS: Settings = Settings {
    exploration: 0.2,
    model_others: false,
    playout: Playout::Turn(24),
    greedy: Playout::Turn(12),
    plans: Plans {
        most: 16,
        steps: 80,
        ..Plans::USUAL
    },
};

const POINT: i32 = 100;
/// Having troops in the Core, a round that is left.
const CORE: i32 = 60;
/// A settled hex, a round that is left.
const SETTLED: i32 = 12;
const SHIP: i32 = 45;
const TROOP: i32 = 25;
/// The first credit and the first card in hand, how much less each further one
/// is worth, and what it is worth at least: who has much of one and little of
/// the other has something to trade.
const CREDITS: (i32, i32, i32) = (16, 1, 6);
const CARDS: (i32, i32, i32) = (24, 4, 8);
/// No more rounds than this are looked ahead.
const AHEAD: i32 = 4;

/// Frontier with bots that know it.
#[must_use]
pub fn with_bots(game: Loaded<Frontier>) -> Loaded<Frontier> {
    bots::with_planners(game, (Ambitions, Ambitions), Strategy, AMBITIONS)
}

impl Evaluation<Frontier> for Ambitions {
    fn terms(&self, _: &Content, world: &Frontier, seat: Seat, out: &mut Terms) {
        let ahead = i32::from(world.rounds_left()).min(AHEAD);
        let (ships, troops) = world.forces(seat);
        let (credits, cards) = world.means(seat);
        out.add(
            "frontier-term-points",
            POINT * i32::from(world.points(seat)),
        );
        let core = i32::from(world.holds_core(seat));
        out.add("frontier-term-core", CORE * ahead * core);
        let settled = world.settled_hexes(seat) as i32;
        out.add("frontier-term-settled", SETTLED * ahead * settled);
        let units = SHIP * i32::from(ships) + TROOP * i32::from(troops);
        out.add("frontier-term-units", units);
        let means = falling(credits.into(), CREDITS) + falling(cards, CARDS);
        out.add("frontier-term-credits", means);
    }

    /// Between turns, and before anyone spends in a harvest.
    fn is_settled(&self, world: &Frontier) -> bool {
        match world.seen_pending() {
            Pending::Turn(_) | Pending::Nothing => true,
            Pending::Harvest(open) => {
                let untouched = |seat| open.contains(seat) && world.spending(seat) == (&[], None);
                world.everyone().all(untouched)
            }
            _ => false,
        }
    }

    fn swing(&self) -> i32 {
        300
    }
}

/// So many things, each worth a little less than the one before.
fn falling(count: usize, (first, less, least): (i32, i32, i32)) -> i32 {
    let worth = |before: usize| (first - less * before as i32).max(least);
    (0..count).map(worth).sum()
}
