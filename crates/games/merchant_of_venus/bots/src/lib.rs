//! Merchant of Venus: what a world is worth to a merchant before the end, and what
//! a merchant plans.
//!
//! [`worth`] counts what one has and what it can bring; `market` knows prices and
//! `routes` distances; [`plans`] are places to fly to, and `habits` what is done
//! there without much thought.

mod habits;
mod market;
pub mod plans;
mod rig;
pub mod routes;
mod tour;
pub mod worth;

use bots::{Plans, Playout, Settings};
use engine::registry::Loaded;
use merchant_of_venus::MerchantOfVenus;

pub use plans::Ventures;
pub use worth::Ledger;

/// How its bots go about it: a choice in port is judged when the turn is over,
/// others follow their habits.
pub const TRADERS: Settings = Settings {
    exploration: 0.02,
    model_others: true,
    playout: Playout::Turn(16),
    greedy: Playout::Turn(16),
    plans: Plans {
        most: 18,
        steps: 200,
        forks: 1,
        ahead: 2,
    },
};

/// Merchant of Venus with bots that know it.
#[must_use]
pub fn with_bots(game: Loaded<MerchantOfVenus>) -> Loaded<MerchantOfVenus> {
    let ledger = Ledger::default();
    let ventures = Ventures(ledger.clone());
    bots::with_planners(game, (ledger.clone(), ledger), ventures, TRADERS)
}
