//! Mecatol Rex: names are entered when all pens are down (TINS-MEC-01 to
//! TINS-MEC-05, TINS-R37).

use engine::{SeatSet, Sink};

use crate::Play;
use crate::asset;
use crate::event::InscriptionEvent;
use crate::ids::Asset;
use crate::pen::Print;

/// All who claimed the system in this step get the reward of the topmost slot that
/// is filled in it (TINS-MEC-04b); names are entered clockwise from the speaker.
pub(crate) fn enter<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let claims = |seat: &engine::Seat| {
        let mecatol = 1 << Print::of(play, *seat).navigation().mecatol.index();
        let before = play.game.player(*seat).sheets.claimed;
        let after = play.game.lane(*seat).own.sheets.claimed;
        after & !before & mecatol != 0
    };
    let arrived: SeatSet = play.game.clockwise().filter(claims).collect();
    if arrived.is_empty() {
        return;
    }
    let slot = play.content.mecatol.slots[play.game.next_slot()];
    for seat in play.game.clockwise().filter(|seat| arrived.contains(*seat)) {
        play.game.mecatol.push(seat);
        play.game.lane_mut(seat).own.sheets.mecatol = slot.vp;
        play.emit(InscriptionEvent::Entered(seat, slot.vp, slot.votes));
        (0..slot.votes).for_each(|_| asset::given(play, seat, Asset::Vote));
    }
}
