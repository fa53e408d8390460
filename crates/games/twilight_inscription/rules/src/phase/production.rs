//! Production events: trade goods are claimed (TINS-PRO-01, TINS-PRO-02).

use engine::{Seat, Sink};

use crate::Play;
use crate::asset;
use crate::cards::run::{Happening, fire};
use crate::cards::trigger::Trigger;
use crate::event::InscriptionEvent;
use crate::ids::Asset;
use crate::sheet::table;
use crate::task::Task;

/// A trade good for each unlocked icon, and what abilities add.
pub(super) fn open<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    if play.game.player(seat).hand != 0 {
        play.game.lane_mut(seat).tasks.replace(Task::Yield);
    }
    let columns = table::columns(&play.game.player(seat).sheets);
    (0..columns).for_each(|_| asset::given(play, seat, Asset::TradeGood));
    fire(play, seat, Happening::of(Trigger::Production));
    fire(play, seat, Happening::of(Trigger::ProductionOrColumn));
}
