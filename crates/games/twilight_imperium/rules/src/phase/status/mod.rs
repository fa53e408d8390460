//! The status phase: objectives, upkeep, command counters (TI3-STA-01 to TI3-STA-14).

mod allocation;
mod claim;
mod objectives;
mod scrap;

use engine::Sink;
use engine::map::PlaceSet;

pub use allocation::{Allocation, Comply};
pub(crate) use allocation::{Lane, total};
pub use claim::Claim;
pub(crate) use claim::score;
pub(crate) use objectives::{fulfils, progress};
pub(crate) use scrap::KIND as SCRAP;
pub use scrap::Scrap;

use super::common::check_elimination;
use crate::Play;
use crate::event::ImperiumEvent;

/// TI3-ACP-07: all have passed.
pub(super) fn begin<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    play.emit(ImperiumEvent::Status);
    play.game.frames.call(Claim::first().into());
}

/// TI3-STA-07 to TI3-STA-09: repairs, counters off the map, planets refreshed; then all
/// decide about their counters.
fn upkeep<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        let player = play.game.player_mut(seat);
        player
            .hulls
            .iter_mut()
            .for_each(|hull| hull.vessel.hurt = false);
        player.hulls.sort_unstable();
        player.activated = PlaceSet::NONE;
    }
    for world in &mut play.game.worlds {
        world.ready = world.owner.is_some();
    }
    play.emit(ImperiumEvent::Upkeep);
    Allocation::call(play);
}

/// TI3-STA-13, TI3-STA-14: the round is over.
fn end<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    check_elimination(play);
    if play.game.end.is_none() {
        super::strategy::begin_round(play);
    }
}
