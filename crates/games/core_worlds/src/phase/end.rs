//! The End Phase (CW-FIN), and entering the last sector (CW-COR).

use engine::{Dice, Seat, Sink};

use crate::content::{Content, Kinds};
use crate::event::Event;
use crate::state::{CoreWorlds, Frame};

impl CoreWorlds {
    /// Round Marker, Action Points, Destiny Marker.
    pub(super) fn end_phase(&mut self, content: &Content, sink: &mut impl Sink<Event>) {
        let left = self.sector();
        self.round += 1;
        if self.sector() != left {
            // Nobody will draw from it again, so its order is no secret worth
            // keeping.
            self.galactic[usize::from(left) - 1].sort_unstable();
        }
        let actions = content.sector(self.sector()).action_points;
        for seat in Seat::all(self.players()) {
            let empire = self.empire_mut(seat);
            empire.actions = actions;
            empire.drafted = false;
            empire.deployed = Kinds::default();
            empire.used_up.clear();
            for world in &mut empire.worlds {
                world.spent = false;
            }
            for unit in &mut empire.units {
                unit.spent = false;
            }
            empire.units.sort_unstable();
        }
        self.destiny = self.destiny.next(self.players());
        sink.emit(Event::Destiny(self.destiny));
    }

    /// On entering sector 5 each may shuffle the discard pile in, clockwise
    /// from the new Destiny holder (CW-COR-01, CW-R34).
    pub(super) fn shuffle_in(
        &mut self,
        content: &Content,
        seat: Seat,
        wanted: bool,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        if wanted {
            let empire = &mut self.empires[seat.index()];
            empire.deck.extend(empire.discard.drain(..));
            dice.shared(&mut self.chance).shuffle(&mut empire.deck);
            sink.emit(Event::ShuffledIn(seat));
        } else {
            sink.emit(Event::LeftPile(seat));
        }
        let next = seat.next(self.players());
        if next == self.destiny {
            self.begin_round(content, dice, sink);
        } else {
            self.frames.goto(Frame::Reshuffle(next));
        }
    }
}
