//! How strong forces are, and who would win: exactly where a fight is sought, and by a
//! rule of thumb where an evaluation asks for all of them.

use engine::map::Hex;
use engine::{Game, Viewer};
use twilight_imperium::content::Content;
use twilight_imperium::ids::{Planet, Unit};
use twilight_imperium::odds::{Fight, quick};
use twilight_imperium::state::{Hull, Vessel};

use crate::sight::Sight;

/// What fights: expected hits a round in tenths, hits it can take, and the ground
/// forces that it brings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Force {
    pub(crate) hits: u16,
    pub(crate) bodies: u16,
    pub(crate) troops: u16,
}

/// Expected hits of a unit in a round, in tenths.
fn hits(content: &Content, unit: Unit) -> u16 {
    let facts = content.unit(unit);
    u16::from(facts.dice) * u16::from(11u8.saturating_sub(facts.combat))
}

impl Force {
    /// One ship, without what is aboard.
    pub(crate) fn ship(content: &Content, hull: Hull) -> Self {
        let vessel = hull.vessel();
        Self {
            hits: hits(content, vessel.ship.unit()),
            bodies: 1 + u16::from(vessel.can_sustain()),
            troops: 0,
        }
    }

    /// So many fighters.
    pub(crate) fn fighters(content: &Content, count: u8) -> Self {
        Self {
            hits: u16::from(count) * hits(content, Unit::Fighter),
            bodies: count.into(),
            troops: 0,
        }
    }

    /// All that someone has in a system, PDS among it: they fire once (TI3-PDF-01).
    pub(crate) fn at(sight: Sight<'_>, place: Hex) -> Self {
        let mut force = Self::fleet(sight, place);
        let planets = sight.system(place).filter(|planet| sight.owns(planet));
        let pds: u16 = planets.map(|planet| u16::from(planet.pds)).sum();
        force.hits += pds * hits(sight.content, Unit::Pds) / 2;
        force
    }

    /// The ships of someone in a place.
    pub(crate) fn fleet(sight: Sight<'_>, place: Hex) -> Self {
        let ships = sight.hulls_at(place);
        let mut force = Self::fighters(sight.content, sight.world.fighters(sight.seat, place));
        for hull in ships {
            force = force.and(Self::ship(sight.content, hull));
            force.troops += u16::from(hull.vessel().ground);
        }
        force
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self {
            hits: self.hits + other.hits,
            bodies: self.bodies + other.bodies,
            troops: self.troops + other.troops,
        }
    }

    pub(crate) const fn is_nothing(self) -> bool {
        self.bodies == 0
    }

    fn power(self) -> f32 {
        // Who cannot hit can still be shot at for long.
        f32::from(self.hits.max(1)) * f32::from(self.bodies)
    }

    /// How likely this wins in space against another: by a rule of thumb.
    pub(crate) fn beats(self, other: Self) -> f32 {
        if self.is_nothing() {
            return 0.0;
        }
        if other.is_nothing() {
            return 1.0;
        }
        let ratio = self.power() / other.power();
        let odds = ratio * ratio.sqrt();
        odds / (1.0 + odds)
    }
}

/// How likely ships of this player beat those that are in a place, if these come to
/// what is there.
pub(crate) fn wins(sight: Sight<'_>, place: Hex, ships: &[Vessel], fighters: u8) -> f32 {
    let from = (sight.seat, place);
    let fight = Fight::with(sight.world, sight.content, from, ships, fighters);
    fight.map_or(1.0, |fight| quick(&fight).win)
}

/// How likely this player wins the battle that goes on.
pub(crate) fn wins_on(sight: Sight<'_>) -> Option<f32> {
    let ([attacker, _], _) = sight.world.battle()?;
    let view = sight.world.view(sight.content, Viewer::Seat(sight.seat));
    let quick = quick(&Fight::going_on(&view, sight.content)?);
    Some(if sight.seat == attacker {
        quick.win
    } else {
        quick.lose
    })
}

/// How likely so many ground forces take a planet, with these dreadnoughts aimed at it.
pub(crate) fn takes(sight: Sight<'_>, planet: Planet, landed: u8, guns: u8) -> f32 {
    if landed == 0 {
        return 0.0;
    }
    let guns = [guns, 0];
    let fight = Fight::on_planet(sight.world, sight.content, planet, landed, guns);
    fight.map_or(0.0, |fight| quick(&fight).win)
}

/// How likely so many ground forces take a planet from so many, with PDS: by a rule of
/// thumb.
pub(crate) fn conquers(troops: u16, ground: u8, pds: u8) -> f32 {
    if troops == 0 {
        return 0.0;
    }
    if ground == 0 {
        return 1.0;
    }
    // Half the PDS hit one each before the fight.
    let attack = (f32::from(troops) - 0.5 * f32::from(pds)).max(0.2);
    let defence = f32::from(ground);
    let ratio = (attack / defence) * (attack / defence);
    ratio / (1.0 + ratio)
}
