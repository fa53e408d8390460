//! An expedition gathers, ship by ship, and sets out (FRO-30 to FRO-33).

use engine::game::Suggestion;
use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::turn::Sea;
use super::{Battle, Frame, Turn};
use crate::ban::{Ban, lacks};
use crate::choice::{Choice, Subject, stray};
use crate::content::MAX_UNITS;
use crate::event::FrontierEvent;
use crate::{Frontier, Look, Play};

/// Ships of this seat gather for a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Muster {
    /// Whose.
    pub(crate) seat: Seat,
    /// Where they sail.
    pub(crate) target: Hex,
    /// How many ships.
    pub(crate) ships: u8,
    /// How many troops on board.
    pub(crate) troops: u8,
}

impl Muster {
    /// An expedition begins: it costs an order.
    pub(crate) fn call<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat, target: Hex) {
        play.game.player_mut(seat).orders -= 1;
        let muster = Self {
            seat,
            target,
            ships: 0,
            troops: 0,
        };
        play.game.frames.call(muster.into());
        play.emit(FrontierEvent::Went(seat, target));
    }

    /// FRO-31: a ship that reaches the target, with troops of its own hex.
    fn may_sail(self, look: Look<'_>, sea: &Sea, from: Hex, troops: u8) -> Result<(), Ban> {
        let there = look.game.garrison(from);
        if !sea.sources(self.target).contains(from.index()) {
            Err(Ban::OutOfReach(from))
        } else if self.ships == MAX_UNITS {
            Err(Ban::FleetFull)
        } else if troops > there.troops || self.troops + troops > MAX_UNITS {
            Err(Ban::NoTroops(from))
        } else {
            Ok(())
        }
    }

    /// FRO-32: not without a ship.
    const fn may_set_out(self) -> Result<(), Ban> {
        if self.ships > 0 {
            Ok(())
        } else {
            Err(Ban::NoShips)
        }
    }

    /// FRO-31: everything that reaches, with as many troops as fit.
    pub(crate) fn suggest(self, look: Look<'_>) -> Vec<Suggestion<Choice, Subject>> {
        let sea = Sea::of(look, self.seat);
        let mut choices = Vec::new();
        let (mut ships, mut aboard) = (self.ships, self.troops);
        for from in Hex::of(sea.sources(self.target)) {
            let there = look.game.garrison(from);
            let mut troops = there.troops;
            for _ in 0..there.ships {
                let most = look.content.units.hold.min(MAX_UNITS - aboard);
                let loaded = troops.min(most);
                if ships == MAX_UNITS {
                    break;
                }
                choices.push(Choice::Sail(from, loaded));
                (ships, aboard, troops) = (ships + 1, aboard + loaded, troops - loaded);
            }
        }
        if choices.is_empty() {
            return Vec::new();
        }
        choices.push(Choice::SetOut);
        let text = Text::new("frontier-row-all")
            .with("ships", ships)
            .with("troops", aboard);
        vec![Suggestion {
            label: text.into(),
            subject: Some(Subject::Hex(self.target)),
            choices,
        }]
    }
}

impl Step<Frontier> for Muster {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Frontier>) {
        let sea = Sea::of(look, seat);
        for from in Hex::of(sea.sources(self.target)) {
            for troops in 0..=look.content.units.hold {
                let verdict = self.may_sail(look, &sea, from, troops);
                out.option(Choice::Sail(from, troops), verdict);
            }
        }
        out.option(Choice::SetOut, self.may_set_out());
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let text = Text::new("frontier-ask-muster")
            .with("hex", self.target.to_string())
            .with("ships", self.ships)
            .with("troops", self.troops);
        Question::new(text, "FRO-31")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Sail(from, troops) => {
                let text = Text::new("frontier-sail")
                    .with("hex", from.to_string())
                    .with("troops", troops);
                Label::new(text)
                    .in_group("frontier-group-sail")
                    .with_change("frontier-ships", self.ships, self.ships + 1)
                    .with_change("frontier-troops", self.troops, self.troops + troops)
            }
            Choice::SetOut => {
                let text = Text::new("frontier-set-out")
                    .with("hex", self.target.to_string())
                    .with("ships", self.ships)
                    .with("troops", self.troops);
                Label::new(text).goal()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(match subject {
            Subject::Hex(hex) if hex == self.target => None,
            Subject::Hex(hex) => Some(Ban::OutOfReach(hex)),
            Subject::Hand(_) | Subject::Player(_) => Some(Ban::Expedition),
        })
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Sail(from, troops) => {
                play.game.map[from.index()].leave(1, troops);
                let gathered = Self {
                    ships: self.ships + 1,
                    troops: self.troops + troops,
                    ..self
                };
                play.game.frames.goto(gathered.into());
                play.emit(FrontierEvent::Sailed(seat, from, troops));
            }
            Choice::SetOut => self.arrive(play),
            _ => stray(choice),
        }
    }
}

impl Muster {
    /// FRO-33: the ships arrive; where others are, there is a battle.
    fn arrive<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) {
        let Self {
            seat,
            target,
            ships,
            troops,
        } = self;
        play.game.frames.end();
        play.emit(FrontierEvent::SetOut(seat, target, ships, troops));
        match play.game.garrison(target).owner {
            Some(owner) if owner != seat => Battle::call(play, self, owner),
            _ => {
                play.game.map[target.index()].join(seat, ships, troops);
                end_turn(play);
            }
        }
    }
}

/// What was begun in a turn is done, and with it the turn.
pub(crate) fn end_turn<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
    let Some(Frame::Turn(turn)) = play.game.frames.top() else {
        unreachable!("it is nobody's turn")
    };
    Turn::end(turn, play);
}
