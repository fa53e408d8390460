//! What a side loses in a round of battle, unit by unit (FRO-43).

use engine::game::Suggestion;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, lacks};
use crate::choice::{Choice, Subject, Unit, stray};
use crate::event::FrontierEvent;
use crate::state::Garrison;
use crate::{Frontier, Look, Play};

/// This side still has so many hits to take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Casualties {
    /// Whose.
    pub(crate) seat: Seat,
    /// How many.
    pub(crate) hits: u8,
}

impl Casualties {
    /// A side takes its hits.
    pub(crate) fn call<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        let hits = play
            .game
            .battle()
            .map_or(0, |battle| battle.side(seat).hits);
        play.game.frames.call(Self { seat, hits }.into());
    }

    fn units(self, game: &Frontier) -> Garrison {
        let battle = game.battle();
        battle.map_or(Garrison::EMPTY, |battle| battle.units(game, self.seat))
    }

    /// Has it units of one kind alone?
    pub(crate) fn is_forced(self, game: &Frontier) -> bool {
        let units = self.units(game);
        units.ships == 0 || units.troops == 0
    }

    fn lose<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, unit: Unit) {
        let (ships, troops) = match unit {
            Unit::Ship => (1, 0),
            Unit::Troop => (0, 1),
        };
        let Some(battle) = play.game.battle_mut() else {
            unreachable!("{} loses a {unit} without a battle", self.seat)
        };
        if self.seat == battle.attacker.seat {
            battle.ships -= ships;
            battle.troops -= troops;
        } else {
            let hex = battle.hex;
            play.game.map[hex.index()].leave(ships, troops);
        }
        play.emit(FrontierEvent::Lost(self.seat, unit));
    }

    /// FRO-43: all hits on one kind first.
    pub(crate) fn suggest(self, game: &Frontier) -> Vec<Suggestion<Choice, Subject>> {
        let units = self.units(game);
        if self.hits < 2 || self.is_forced(game) || self.hits >= units.len() {
            return Vec::new();
        }
        let row = |first: Unit, key| {
            let (second, many) = match first {
                Unit::Ship => (Unit::Troop, units.ships),
                Unit::Troop => (Unit::Ship, units.troops),
            };
            let of_first = usize::from(self.hits.min(many));
            let of_second = usize::from(self.hits) - of_first;
            let choices = std::iter::repeat_n(Choice::Lose(first), of_first)
                .chain(std::iter::repeat_n(Choice::Lose(second), of_second));
            Suggestion {
                label: Text::new(key).with("hits", self.hits).into(),
                subject: None,
                choices: choices.collect(),
            }
        };
        vec![
            row(Unit::Troop, "frontier-row-troops"),
            row(Unit::Ship, "frontier-row-ships"),
        ]
    }
}

impl Step<Frontier> for Casualties {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<Frontier>) {
        let units = self.units(look.game);
        for unit in Unit::ALL {
            let verdict = match units.count(unit) {
                0 => Err(Ban::None(unit)),
                _ => Ok(()),
            };
            out.option(Choice::Lose(unit), verdict);
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let text = Text::new("frontier-ask-lose").with("hits", self.hits);
        Question::new(text, "FRO-43")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let Choice::Lose(unit) = choice else {
            stray(choice)
        };
        let left = self.units(look.game).count(unit);
        let (text, of) = match unit {
            Unit::Ship => ("frontier-lose-ship", "frontier-ships"),
            Unit::Troop => ("frontier-lose-troop", "frontier-troops"),
        };
        Label::new(Text::new(text)).with_change(of, left, left.saturating_sub(1))
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(Some(Ban::Battle))
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Lose(unit) = choice else {
            stray(choice)
        };
        self.lose(play, unit);
        let hits = self.hits - 1;
        play.game.frames.goto(Self { hits, ..self }.into());
    }

    /// With no hit left it is over; with as many hits as units all are lost.
    fn settle<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let units = self.units(play.game);
        if self.hits > 0 && self.hits < units.len() {
            return false;
        }
        if self.hits > 0 {
            for unit in Unit::ALL {
                (0..units.count(unit)).for_each(|_| self.lose(play, unit));
            }
        }
        play.game.frames.end();
        true
    }
}
