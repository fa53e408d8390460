//! The Draw Phase (CW-DRW).

use engine::{Dice, Seat, Sink};

use crate::content::Content;
use crate::event::Event;
use crate::state::CoreWorlds;

impl CoreWorlds {
    /// Everyone draws up to the hand limit of the sector; a kept card counts.
    pub(super) fn draw_phase(
        &mut self,
        content: &Content,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let limit = content.sector(self.sector()).hand;
        for seat in Seat::all(self.players()) {
            let held = self.empire(seat).hand.len() as u8;
            self.draw(seat, limit.saturating_sub(held), dice, sink);
        }
    }
}
