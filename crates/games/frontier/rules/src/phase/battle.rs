//! A battle, round by round (FRO-40 to FRO-46).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink};

use super::muster::end_turn;
use super::{Casualties, Frame, Muster, Withdraw};
use crate::ban::Ban;
use crate::card::Card;
use crate::choice::{Choice, Subject, stray};
use crate::event::FrontierEvent;
use crate::state::Garrison;
use crate::window::{Purpose, Window};
use crate::{Frontier, Look, Play};

/// A side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Side {
    /// Whose.
    pub(crate) seat: Seat,
    /// Dice more in this round.
    pub(crate) dice: u8,
    /// Hits less in this round.
    pub(crate) screen: u8,
    /// Hits that it has taken in this round.
    pub(crate) hits: u8,
    /// Where it retreats when the round is over.
    pub(crate) retreat: Option<Hex>,
}

impl Side {
    const fn new(seat: Seat) -> Self {
        Self {
            seat,
            dice: 0,
            screen: 0,
            hits: 0,
            retreat: None,
        }
    }
}

/// What comes next in a round of battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Announce,
    AttackerStands,
    DefenderStands,
    Roll,
    AttackerLoses,
    DefenderLoses,
    Over,
}

/// Who fights about what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Battle {
    /// Where. The defender's units lie there.
    pub(crate) hex: Hex,
    pub(crate) attacker: Side,
    pub(crate) defender: Side,
    /// The attacker's units, on their way in.
    pub(crate) ships: u8,
    pub(crate) troops: u8,
    pub(crate) stage: Stage,
}

impl Battle {
    /// Ships arrive where somebody else is.
    pub(crate) fn call<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, fleet: Muster, owner: Seat) {
        let battle = Self {
            hex: fleet.target,
            attacker: Side::new(fleet.seat),
            defender: Side::new(owner),
            ships: fleet.ships,
            troops: fleet.troops,
            stage: Stage::Announce,
        };
        play.game.player_mut(owner).attacked = true;
        play.game.frames.call(battle.into());
        play.emit(FrontierEvent::Met(fleet.seat, owner, fleet.target));
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        if seat == self.attacker.seat {
            &self.attacker
        } else {
            &self.defender
        }
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        if seat == self.attacker.seat {
            &mut self.attacker
        } else {
            &mut self.defender
        }
    }

    /// The units of a side.
    pub(crate) fn units(&self, game: &Frontier, seat: Seat) -> Garrison {
        if seat == self.attacker.seat {
            Garrison {
                owner: Some(seat),
                ships: self.ships,
                troops: self.troops,
            }
        } else {
            game.garrison(self.hex)
        }
    }

    /// A card of this side takes effect.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, strength: u8) {
        let foe = if seat == self.attacker.seat {
            self.defender.seat
        } else {
            self.attacker.seat
        };
        match card {
            Card::Ambush => self.side_mut(seat).dice += strength,
            Card::Screen => self.side_mut(seat).screen += strength,
            Card::Repair => {
                let side = self.side_mut(seat);
                side.hits = side.hits.saturating_sub(strength);
            }
            Card::Fury => self.side_mut(foe).hits += strength,
            Card::Sabotage | Card::Windfall | Card::Storm => {
                unreachable!("{card} is no card of a battle")
            }
        }
    }

    fn at(self, stage: Stage) -> Frame {
        Self { stage, ..self }.into()
    }

    /// FRO-42: a die a ship, and those of an Ambush.
    fn roll<S: Sink<FrontierEvent>>(mut self, play: &mut Play<'_, S>) {
        let (one, other) = (self.attacker.seat, self.defender.seat);
        for (seat, foe) in [(one, other), (other, one)] {
            let dice = self.units(play.game, seat).ships + self.side(seat).dice;
            let mut hits = 0;
            for _ in 0..dice {
                let die = play.dice.shared(&mut play.game.chance).die(10);
                hits += u8::from(die >= play.content.units.hits_on);
            }
            play.emit(FrontierEvent::Rolled(seat, dice, hits));
            let side = self.side_mut(foe);
            side.hits = hits.saturating_sub(side.screen);
        }
        play.game.frames.goto(self.at(Stage::AttackerLoses));
        // FRO-51: cards for hits, straight after those for the battle.
        Window::call(play, Purpose::Hits, [one, other].into_iter(), self.before());
    }

    /// After whom the attacker comes first.
    fn before(&self) -> Seat {
        // Turn order goes round the table from here to the attacker.
        self.defender.seat
    }

    /// FRO-45, FRO-46: retreats are carried out; whoever is left alone holds
    /// the hex, and otherwise there is another round.
    fn end_round<S: Sink<FrontierEvent>>(mut self, play: &mut Play<'_, S>) {
        let (attacker, defender) = (self.attacker, self.defender);
        if let Some(hex) = attacker.retreat.filter(|_| self.ships + self.troops > 0) {
            play.game.map[hex.index()].join(attacker.seat, self.ships, self.troops);
            (self.ships, self.troops) = (0, 0);
            play.emit(FrontierEvent::Retreated(attacker.seat, hex));
        }
        let there = play.game.garrison(self.hex);
        // The attacker may have taken the very same refuge.
        let free = |hex: &Hex| {
            let owner = play.game.garrison(*hex).owner;
            owner.is_none_or(|owner| owner == defender.seat)
        };
        let refuge = defender.retreat.filter(free);
        if let Some(hex) = refuge.filter(|_| !there.is_empty()) {
            play.game.map[self.hex.index()] = Garrison::EMPTY;
            play.game.map[hex.index()].join(defender.seat, there.ships, there.troops);
            play.emit(FrontierEvent::Retreated(defender.seat, hex));
        }
        let attacks = self.ships + self.troops > 0;
        let defends = !play.game.garrison(self.hex).is_empty();
        if attacks && defends && self.can_fight(play.game) {
            let next = Self {
                attacker: Side::new(attacker.seat),
                defender: Side::new(defender.seat),
                ..self
            };
            play.game.frames.goto(next.at(Stage::Announce));
            return;
        }
        let winner = match (attacks, defends) {
            (true, false) => {
                play.game.map[self.hex.index()].join(attacker.seat, self.ships, self.troops);
                Some(attacker.seat)
            }
            (_, true) => Some(defender.seat),
            (false, false) => None,
        };
        play.emit(FrontierEvent::Fought(self.hex, winner));
        play.game.frames.end();
        end_turn(play);
    }

    /// FRO-46: where nobody has a ship left, the defender holds, and the
    /// attacker's troops are lost.
    fn can_fight(&self, game: &Frontier) -> bool {
        self.ships > 0 || game.garrison(self.hex).ships > 0
    }
}

/// Nobody is asked about it: its rounds ask.
impl Step<Frontier> for Battle {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<Frontier>) {}

    fn question(self, _: Look<'_>, seat: Seat) -> Question {
        unreachable!("{seat} is asked about a battle that goes on")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<FrontierEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    fn settle<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let (one, other) = (self.attacker.seat, self.defender.seat);
        match self.stage {
            Stage::Announce => {
                play.game.frames.goto(self.at(Stage::AttackerStands));
                let sides = [one, other].into_iter();
                Window::call(play, Purpose::Battle, sides, self.before());
            }
            Stage::AttackerStands => {
                play.game.frames.goto(self.at(Stage::DefenderStands));
                Withdraw::call(play, one);
            }
            Stage::DefenderStands => {
                play.game.frames.goto(self.at(Stage::Roll));
                Withdraw::call(play, other);
            }
            Stage::Roll => self.roll(play),
            Stage::AttackerLoses => {
                play.game.frames.goto(self.at(Stage::DefenderLoses));
                Casualties::call(play, one);
            }
            Stage::DefenderLoses => {
                play.game.frames.goto(self.at(Stage::Over));
                Casualties::call(play, other);
            }
            Stage::Over => self.end_round(play),
        }
        true
    }
}

impl Frontier {
    /// The battle that goes on.
    pub(crate) fn battle(&self) -> Option<Battle> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Battle(battle) => Some(battle),
            _ => None,
        })
    }

    pub(crate) fn battle_mut(&mut self) -> Option<&mut Battle> {
        self.frames.find_mut(|frame| match frame {
            Frame::Battle(battle) => Some(battle),
            _ => None,
        })
    }
}
