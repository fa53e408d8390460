//! Merchant of Venus: what a world is worth to a merchant before the end, and what
//! a merchant plans.
//!
//! [`worth`] counts what one has and what it can bring; `market` knows prices and
//! `routes` distances; [`plans`] are places to fly to, and `habits` what is done
//! there without much thought; `fights` says when an attack pays, and what weapons are
//! good for; `forts` what a Fort is; `invaders` what the Rastur cost.

mod fights;
mod forts;
mod habits;
mod invaders;
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
pub use worth::{Ledger, Temper};

/// How its bots go about it: a choice in port is judged when the turn is over,
/// others follow their habits.
pub const TRADERS: Settings = Settings {
    exploration: 0.02,
    model_others: true,
    playout: Playout::Settle(16),
    greedy: Playout::Settle(16),
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
    with_temper(game, Temper::default())
}

/// The same with merchants of another temper, to be measured against.
#[must_use]
pub fn with_temper(game: Loaded<MerchantOfVenus>, temper: Temper) -> Loaded<MerchantOfVenus> {
    let ledger = Ledger::of(temper);
    let ventures = Ventures(ledger.clone());
    bots::with_planners(game, (ledger.clone(), ledger), ventures, TRADERS)
}
