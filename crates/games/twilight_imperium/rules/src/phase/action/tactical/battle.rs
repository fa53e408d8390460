//! A battle in space: the barrage, then rounds of announcing, rolling, losing and
//! retreating (TI3-SPB-01 to TI3-SPB-18).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink};
use strum::VariantArray;

use super::retreat::{Announce, Flee, may_retreat};
use super::roll_dice;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::{Dice, ImperiumEvent};
use crate::ids::{Ship, Unit};
use crate::phase::common::{Hits, check_support, site};
use crate::state::Salvo;
use crate::value::combat::{Purpose, Roll, dice};
use crate::{Look, Play, TwilightImperium};

/// What comes next in a battle (TI3-SPB-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Barrage,
    AttackerAnnounces,
    DefenderAnnounces,
    Dice,
    AttackerLoses,
    DefenderLoses,
    Retreat,
    Over,
}

/// A battle between two fleets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Battle {
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
    pub(crate) place: Hex,
    pub(crate) part: Part,
    /// Hits that the attacker and the defender have to take.
    pub(crate) hits: [u8; 2],
    /// Who has announced a retreat.
    pub(crate) leaves: Option<Seat>,
}

impl Battle {
    pub(super) fn call<S: Sink<ImperiumEvent>>(
        play: &mut Play<'_, S>,
        attacker: Seat,
        defender: Seat,
        place: Hex,
    ) {
        let there = site(play.game, place);
        play.emit(ImperiumEvent::Battle(attacker, defender, there));
        let battle = Self {
            attacker,
            defender,
            place,
            part: Part::Barrage,
            hits: [0; 2],
            leaves: None,
        };
        play.game.frames.call(battle.into());
    }

    fn sides(self) -> [Seat; 2] {
        [self.attacker, self.defender]
    }

    fn roll(self, seat: Seat, unit: Unit, purpose: Purpose) -> Roll {
        Roll {
            unit,
            purpose,
            place: self.place,
            defends: seat == self.defender,
        }
    }

    /// TI3-SPB-05 to TI3-SPB-08: destroyers fire at fighters, both sides at once.
    fn barrage<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        play.game.desk.volley.begin(Salvo::Barrage);
        let mut lost = [0; 2];
        for (side, seat) in self.sides().into_iter().enumerate() {
            let enemy = self.sides()[1 - side];
            let fighters = play.game.fighters_at(enemy, self.place);
            let destroyers = play.game.hulls_at(seat, self.place);
            let destroyers = destroyers.filter(|hull| hull.vessel.ship == Ship::Destroyer);
            let count = destroyers.count() as u8;
            if count == 0 || fighters == 0 {
                continue;
            }
            let unit = Unit::Destroyer;
            let count = count * dice(play.content, unit, Purpose::Barrage);
            let mut rolled = Dice::default();
            let roll = self.roll(seat, unit, Purpose::Barrage);
            let hits = roll_dice(play, roll, count, &mut rolled);
            play.emit(ImperiumEvent::Barrage(seat, rolled, hits));
            lost[1 - side] = hits.min(fighters);
        }
        for (seat, lost) in self.sides().into_iter().zip(lost) {
            play.game.player_mut(seat).fighters[self.place.index()] -= lost;
            (0..lost).for_each(|_| play.emit(ImperiumEvent::LostFighter(seat)));
        }
    }

    /// TI3-SPB-11: both sides roll at once; gives the hits of one.
    fn volley<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat) -> u8 {
        let mut rolled = Dice::default();
        let mut hits = 0u8;
        for ship in Ship::VARIANTS {
            let ships = play.game.hulls_at(seat, self.place);
            let count = ships.filter(|hull| hull.vessel.ship == *ship).count() as u8;
            let unit = ship.unit();
            let count = count * dice(play.content, unit, Purpose::Round);
            let roll = self.roll(seat, unit, Purpose::Round);
            hits = hits.saturating_add(roll_dice(play, roll, count, &mut rolled));
        }
        let fighters = play.game.fighters_at(seat, self.place);
        let roll = self.roll(seat, Unit::Fighter, Purpose::Round);
        hits = hits.saturating_add(roll_dice(play, roll, fighters, &mut rolled));
        play.emit(ImperiumEvent::Rolled(seat, rolled, hits));
        hits
    }

    fn announce<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat) {
        let may = may_retreat(play.look(), seat, self.place);
        // TI3-RET-02: only one of the two.
        if self.leaves.is_none() && may.is_ok() {
            let place = self.place;
            play.game.frames.call(Announce { seat, place }.into());
        }
    }

    fn take<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, left: u8) {
        let place = self.place;
        play.game.frames.call(Hits { seat, place, left }.into());
    }

    /// TI3-RET-04, TI3-R34: a retreat dies with the last enemy ship; TI3-SPB-10:
    /// otherwise there is another round.
    fn retreat<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        let both = self
            .sides()
            .into_iter()
            .all(|seat| play.game.has_fleet(seat, self.place));
        let part = if both && self.leaves.is_none() {
            Part::AttackerAnnounces
        } else {
            Part::Over
        };
        let next = Self {
            part,
            hits: [0; 2],
            ..self
        };
        play.game.frames.goto(next.into());
        if let Some(seat) = self.leaves.filter(|_| both) {
            let place = self.place;
            play.game.frames.call(Flee { seat, place }.into());
        }
    }

    fn end<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        let left = self
            .sides()
            .into_iter()
            .find(|seat| play.game.has_fleet(*seat, self.place));
        let there = site(play.game, self.place);
        play.emit(ImperiumEvent::BattleOver(there, left));
        // TI3-UFI-06.
        for seat in self.sides() {
            check_support(play, seat, self.place);
        }
    }
}

impl Step<TwilightImperium> for Battle {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<TwilightImperium>) {}

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        unreachable!("a battle asks through its steps")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<ImperiumEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let go = |play: &mut Play<'_, S>, part| {
            play.game.frames.goto(Self { part, ..self }.into());
        };
        match self.part {
            Part::Barrage => {
                go(play, Part::AttackerAnnounces);
                self.barrage(play);
                // The barrage may have been all there was.
                if !self
                    .sides()
                    .into_iter()
                    .all(|seat| play.game.has_fleet(seat, self.place))
                {
                    go(play, Part::Over);
                }
            }
            Part::AttackerAnnounces => {
                go(play, Part::DefenderAnnounces);
                self.announce(play, self.attacker);
            }
            Part::DefenderAnnounces => {
                go(play, Part::Dice);
                self.announce(play, self.defender);
            }
            Part::Dice => {
                play.game.desk.volley.begin(Salvo::Space);
                let [own, enemy] = self.sides().map(|seat| self.volley(play, seat));
                let next = Self {
                    part: Part::AttackerLoses,
                    hits: [enemy, own],
                    ..self
                };
                play.game.frames.goto(next.into());
            }
            // TI3-SPB-14: the attacker first.
            Part::AttackerLoses => {
                go(play, Part::DefenderLoses);
                self.take(play, self.attacker, self.hits[0]);
            }
            Part::DefenderLoses => {
                go(play, Part::Retreat);
                self.take(play, self.defender, self.hits[1]);
            }
            Part::Retreat => self.retreat(play),
            Part::Over => self.end(play),
        }
        true
    }
}
