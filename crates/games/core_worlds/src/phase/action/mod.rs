//! The Action Phase (CW-ACT): turns, one option each.

mod ability;
mod conquest;
mod deploy;
mod draft;
mod invade;
mod price;

pub(in crate::phase) use invade::{distinct, is_meant};

use engine::{Seat, Sink};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::state::{CoreWorlds, Frame};

/// Energy of an Energy Surge Token (CW-SUR-02).
pub(crate) const SURGE: u16 = 2;

impl CoreWorlds {
    /// The five options (CW-ACT-02), and a Surge Token beside them.
    pub(super) fn list_turn(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        self.list_drafts(content, seat, out);
        self.list_deployments(content, seat, out);
        self.list_invasions(content, seat, out);
        self.list_actions(content, seat, out);
        self.list_surge(seat, out);
        out.push(Choice::Pass);
    }

    pub(super) fn list_surge(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.empire(seat).surges > 0 {
            out.push(Choice::Surge);
        }
    }

    /// A Surge Token: Energy at any time of one's turn, for nothing (CW-SUR).
    pub(super) fn surge(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let empire = self.empire_mut(seat);
        empire.surges = empire.surges.saturating_sub(1);
        empire.receive(SURGE);
        sink.emit(Event::Surged(seat));
    }

    /// Passing forfeits what is left of the round (CW-PAS-04, CW-PAS-05).
    pub(super) fn pass_round(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.empire_mut(seat).actions = 0;
        sink.emit(Event::Passed(seat));
        self.frames.goto(Frame::EndTurn(seat));
    }

    /// The next who has Action Points, perhaps the same again (CW-R21); when
    /// nobody has any, the Discard Phase (CW-ACT-06).
    pub(super) fn next_turn(&mut self, seat: Seat) {
        let players = self.players();
        let mut next = seat.next(players);
        for _ in 0..players {
            if self.empire(next).actions > 0 {
                self.frames.goto(Frame::Turn(next));
                return;
            }
            next = next.next(players);
        }
        self.frames.goto(Frame::Keep);
        self.open_keep();
    }
}
