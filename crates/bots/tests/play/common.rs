//! What the tests of bots share.

use bots::{ByStanding, Greedy, Playout, Search, Settings};
use engine::player::{Player, Random};
use engine::{Budget, Game};
pub(crate) use kit::facts;

/// A box of any player.
pub(crate) type Boxed<G> = Box<dyn Player<G>>;

/// Points come late in the toy games, so worlds are played on for a while.
pub(crate) fn settings() -> Settings {
    Settings {
        playout: Playout::On(40),
        ..Settings::default()
    }
}

pub(crate) fn random<G: Game>() -> Boxed<G> {
    Box::new(Random::default())
}

pub(crate) fn greedy<G: Game>() -> Boxed<G> {
    Box::new(Greedy::new(ByStanding, settings().greedy))
}

pub(crate) fn search<G: Game>(tries: u32) -> Search<G, ByStanding> {
    Search::new(ByStanding, Budget::Iterations(tries), settings())
}
