//! Bombardment and battles on the ground, planet by planet (TI3-INV-01 to TI3-R41,
//! TI3-UDR-05 to TI3-UDR-09, TI3-UWS-04 to TI3-R69).

use arrayvec::ArrayVec;
use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use super::landing::{slot, take};
use super::{Tactical, roll_dice};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::MOST_PLANETS;
use crate::event::{Dice, ImperiumEvent};
use crate::ids::{Planet, Ship, Unit};
use crate::phase::common::place_name;
use crate::state::{Landed, Salvo};
use crate::value::combat::{Purpose, Roll, dice};
use crate::{Look, Play, TwilightImperium};

/// What standing orders call the question of PDS.
pub(crate) const KIND: &str = "ti3-kind-shots";

/// This seat bombards and invades the planets of a system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Invasion {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
}

/// This seat's troops fight for a planet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Assault {
    pub(crate) seat: Seat,
    pub(crate) planet: Planet,
}

/// This seat may fire at those who land on its planet (TI3-UPD-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shots {
    pub(crate) seat: Seat,
    pub(crate) attacker: Seat,
    pub(crate) planet: Planet,
}

/// Ships with guns, by their place on the desk.
const GUNS: [Ship; 2] = [Ship::Dreadnought, Ship::WarSun];

impl Invasion {
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, tactical: Tactical) {
        let Tactical { seat, place, .. } = tactical;
        // TI3-TRF-11; TI3-R37.
        let contested = play.game.enemy_fleet(seat, place).is_some();
        if tactical.with.is_none() && !contested {
            play.game.frames.call(Self { seat, place }.into());
        }
    }

    fn planets<'a>(self, look: Look<'a>) -> impl Iterator<Item = (usize, Planet)> + use<'a> {
        let planets = look.game.planets(look.content, self.place).iter().copied();
        planets.enumerate().take(MOST_PLANETS)
    }

    /// Ships of a kind that have neither fired nor been aimed (TI3-UDR-09).
    fn idle(self, game: &TwilightImperium, gun: usize) -> u8 {
        let ships = game.hulls_at(self.seat, self.place);
        let ships = ships.filter(|hull| hull.vessel.ship == GUNS[gun]).count() as u8;
        let aimed: u8 = game.desk.guns.iter().map(|guns| guns[gun]).sum();
        ships.saturating_sub(aimed + game.desk.fired[gun])
    }

    /// TI3-INV-05, TI3-INV-06, TI3-UDR-06: may a ship be aimed at a planet?
    fn may_bombard(self, look: Look<'_>, gun: usize, planet: Planet) -> Result<(), Ban> {
        let game = look.game;
        let world = game.world(planet);
        if self.idle(game, gun) == 0 {
            return Err(Ban::NoGuns);
        }
        if world.owner == Some(self.seat) || world.ground == 0 {
            return Err(Ban::NobodyThere);
        }
        if GUNS[gun] == Ship::WarSun {
            return Ok(());
        }
        let slot = slot(look, self.place, planet);
        let landed = slot.is_some_and(|slot| game.desk.landed[slot].ground > 0);
        if !landed {
            Err(Ban::LandThere)
        } else if world.pds > 0 {
            Err(Ban::Shielded)
        } else {
            Ok(())
        }
    }

    /// Is a battle due on this planet, or are guns aimed at it?
    fn may_invade(self, game: &TwilightImperium, slot: usize) -> Result<(), Ban> {
        let pending = game.desk.landed[slot] != Landed::default();
        let aimed = game.desk.guns[slot] != [0; 2];
        if pending || aimed {
            Ok(())
        } else {
            Err(Ban::NothingToFight)
        }
    }

    /// Planets for which there is still a fight, or fire, to come.
    fn due(self, look: Look<'_>) -> ArrayVec<Planet, MOST_PLANETS> {
        let due = |(slot, _): &(usize, Planet)| self.may_invade(look.game, *slot).is_ok();
        self.planets(look)
            .filter(due)
            .map(|(_, planet)| planet)
            .collect()
    }

    fn may_end(self, look: Look<'_>) -> Result<(), Ban> {
        if self.due(look).is_empty() {
            Ok(())
        } else {
            Err(Ban::BattlesFirst)
        }
    }

    /// Is there a ship that could be aimed at something?
    fn can_fire(self, look: Look<'_>) -> bool {
        let can = |planet| (0..GUNS.len()).any(|gun| self.may_bombard(look, gun, planet).is_ok());
        self.planets(look).any(|(_, planet)| can(planet))
    }

    /// TI3-INV-04, TI3-INV-07: all that is aimed at a planet fires at once.
    fn bombard<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, slot: usize, planet: Planet) {
        let guns = std::mem::take(&mut play.game.desk.guns[slot]);
        if guns == [0; 2] {
            return;
        }
        play.game.desk.volley.begin(Salvo::Bombardment);
        let mut rolled = Dice::default();
        let mut hits = 0;
        for (gun, count) in guns.into_iter().enumerate() {
            let unit = GUNS[gun].unit();
            let roll = Roll {
                unit,
                purpose: Purpose::Bombardment,
                place: self.place,
                defends: false,
            };
            let count_dice = count * dice(play.content, unit, Purpose::Bombardment);
            hits += roll_dice(play, roll, count_dice, &mut rolled);
            play.game.desk.fired[gun] += count;
        }
        play.emit(ImperiumEvent::Bombarded(self.seat, planet, rolled, hits));
        fall(play, planet, hits);
    }

    fn invade<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, planet: Planet) {
        let Some(slot) = slot(play.look(), self.place, planet) else {
            unreachable!("{planet} is elsewhere")
        };
        self.bombard(play, slot, planet);
        if play.game.desk.landed[slot] == Landed::default() {
            return;
        }
        let attacker = self.seat;
        let assault = Assault {
            seat: attacker,
            planet,
        };
        play.game.frames.call(assault.into());
        let world = play.game.world(planet);
        if let Some(seat) = world.owner.filter(|_| world.pds > 0) {
            let shots = Shots {
                seat,
                attacker,
                planet,
            };
            play.game.frames.call(shots.into());
        }
    }
}

/// TI3-R39: ground forces of a planet's owner are lost.
fn fall<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, planet: Planet, hits: u8) {
    let world = play.game.world_mut(planet);
    let lost = hits.min(world.ground);
    world.ground -= lost;
    let owner = world.owner;
    if let Some(owner) = owner.filter(|_| lost > 0) {
        play.emit(ImperiumEvent::Fell(owner, planet, lost));
    }
}

impl Step<TwilightImperium> for Invasion {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for (slot, planet) in self.planets(look) {
            for (gun, ship) in GUNS.into_iter().enumerate() {
                let verdict = self.may_bombard(look, gun, planet);
                out.option(Choice::Bombard(ship, planet), verdict);
            }
            out.option(Choice::Invade(planet), self.may_invade(look.game, slot));
        }
        out.option(Choice::Done, self.may_end(look));
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-invasion").with("site", place_name(look, self.place));
        Question::new(text, "TI3-INV-02")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let name = |planet: Planet| &look.content.planet(planet).name;
        match choice {
            Choice::Bombard(ship, planet) => {
                let text = Text::new("ti3-bombard")
                    .with("unit", &look.content.unit(ship.unit()).name)
                    .with("planet", name(planet));
                Label::new(text).in_group("ti3-group-bombard")
            }
            Choice::Invade(planet) => {
                Label::new(Text::new("ti3-invade").with("planet", name(planet))).goal()
            }
            Choice::Done => Label::new(Text::new("ti3-done")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::BattlesFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Bombard(ship, planet) => {
                let slot = slot(play.look(), self.place, planet);
                let gun = GUNS.iter().position(|gun| *gun == ship);
                let (Some(slot), Some(gun)) = (slot, gun) else {
                    stray(choice)
                };
                play.game.desk.guns[slot][gun] += 1;
                play.emit(ImperiumEvent::Aimed(seat, ship, planet));
            }
            Choice::Invade(planet) => self.invade(play, planet),
            Choice::Done => self.end(play),
            _ => stray(choice),
        }
    }

    /// Where no ship can fire and one battle is due at most, there is nothing to
    /// decide.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        // Who has aimed says when to fire.
        let aimed = play.game.desk.guns.iter().any(|guns| *guns != [0; 2]);
        if aimed || self.can_fire(play.look()) {
            return false;
        }
        match self.due(play.look())[..] {
            [] => self.end(play),
            [planet] => self.invade(play, planet),
            _ => return false,
        }
        true
    }
}

impl Invasion {
    fn end<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        play.game.desk.fired = [0; 2];
    }
}

impl Assault {
    fn place<S: Sink<ImperiumEvent>>(self, play: &Play<'_, S>) -> (Hex, usize) {
        let place = play.game.galaxy.place(self.planet);
        let place = place.unwrap_or(Hex::MIDDLE);
        let slot = slot(play.look(), place, self.planet).unwrap_or(0);
        (place, slot)
    }

    /// TI3-INV-10 to TI3-R41: rounds until one side is left; without a defender the
    /// planet is taken.
    fn fight<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        let Self { seat, planet } = self;
        let (place, slot) = self.place(play);
        let Some(defender) = play.game.world(planet).owner else {
            unreachable!("nobody defends {planet}")
        };
        loop {
            let attackers = play.game.desk.landed[slot].ground;
            let defenders = play.game.world(planet).ground;
            if attackers == 0 || defenders == 0 {
                break;
            }
            let volley = |play: &mut Play<'_, S>, seat: Seat, count: u8| {
                let roll = Roll {
                    unit: Unit::GroundForce,
                    purpose: Purpose::Round,
                    place,
                    defends: seat == defender,
                };
                let mut rolled = Dice::default();
                let hits = roll_dice(play, roll, count, &mut rolled);
                play.emit(ImperiumEvent::Fought(seat, planet, rolled, hits));
                hits
            };
            play.game.desk.volley.begin(Salvo::Ground);
            let own = volley(play, seat, attackers);
            let enemy = volley(play, defender, defenders);
            let lost = enemy.min(attackers);
            play.game.desk.landed[slot].ground -= lost;
            if lost > 0 {
                play.emit(ImperiumEvent::Fell(seat, planet, lost));
            }
            fall(play, planet, own);
        }
        if play.game.desk.landed[slot].ground > 0 {
            take(play, seat, planet, slot);
            return;
        }
        // TI3-LND-11, TI3-INV-15.
        let landed = std::mem::take(&mut play.game.desk.landed[slot]);
        (0..landed.pds).for_each(|_| play.emit(ImperiumEvent::Destroyed(seat, Unit::Pds, planet)));
        play.emit(ImperiumEvent::Repelled(defender, planet));
    }
}

impl Step<TwilightImperium> for Assault {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<TwilightImperium>) {}

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        unreachable!("nobody is asked on the ground")
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
        play.game.frames.end();
        self.fight(play);
        true
    }
}

impl Shots {
    /// What is done for who does not want to be asked.
    pub(crate) fn pass(self, game: &TwilightImperium) -> Pass<Choice> {
        Pass::new(KIND, Choice::Fire(game.world(self.planet).pds))
    }
}

impl Step<TwilightImperium> for Shots {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for count in (1..=look.game.world(self.planet).pds).rev() {
            out.may(Choice::Fire(count));
        }
        out.may(Choice::Hold);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-shots")
            .with("other", self.attacker)
            .with("planet", &look.content.planet(self.planet).name);
        Question::new(text, "TI3-INV-08")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Fire(count) => Label::new(Text::new("ti3-fire").with("count", count)).goal(),
            Choice::Hold => Label::new(Text::new("ti3-hold")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::FireFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        let Self {
            attacker, planet, ..
        } = self;
        let count = match choice {
            Choice::Fire(count) => count,
            Choice::Hold => {
                play.emit(ImperiumEvent::HeldFire(seat));
                return;
            }
            _ => stray(choice),
        };
        let (place, slot) = Assault {
            seat: attacker,
            planet,
        }
        .place(play);
        let roll = Roll {
            unit: Unit::Pds,
            purpose: Purpose::Pds,
            place,
            defends: true,
        };
        play.game.desk.volley.begin(Salvo::Shots);
        let mut rolled = Dice::default();
        let hits = roll_dice(play, roll, count, &mut rolled);
        play.emit(ImperiumEvent::Defended(seat, planet, rolled, hits));
        // TI3-INV-09.
        let landed = &mut play.game.desk.landed[slot];
        let lost = hits.min(landed.ground);
        landed.ground -= lost;
        if lost > 0 {
            play.emit(ImperiumEvent::Fell(attacker, planet, lost));
        }
    }
}
