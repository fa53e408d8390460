//! What fights on one side, with the values that its dice have there.

use arrayvec::ArrayVec;
use engine::Seat;
use engine::map::Hex;
use strum::{EnumCount, VariantArray};

use super::chain::{convolve, die};
use super::{Fight, Hits};
use crate::content::Content;
use crate::ids::{Planet, Ship, Unit};
use crate::state::Vessel;
use crate::value::combat::{Purpose, Roll, dice, hits_on};
use crate::value::{Scene, Silent};
use crate::view::View;
use crate::{Look, TwilightImperium};

/// Units of one type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Group {
    /// How many there are.
    pub count: u8,
    /// How many of them have taken a hit and stay (TI3-UDR-02).
    pub hurt: u8,
    /// How many of them carry something.
    pub laden: u8,
    /// Dice of each in a round.
    pub dice: u8,
    /// What a die must show.
    pub value: u8,
    /// What one costs, in halves of a resource.
    pub halves: u8,
}

/// Dice that fire before the first round: how many, and what they must show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Volley {
    /// How many dice.
    pub dice: u8,
    /// What a die must show.
    pub value: u8,
}

/// One side of a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Force {
    pub(super) groups: [Group; Unit::COUNT],
    /// PDS, or dreadnoughts and war suns that bombard.
    pub(super) volleys: [Volley; 2],
    /// What a destroyer's dice must show in the barrage; 0 where it is over.
    pub(super) barrage: u8,
}

/// Where a side stands.
#[derive(Debug, Clone, Copy)]
struct Stand {
    place: Hex,
    defends: bool,
    /// Is all that comes before the first round still to come?
    fresh: bool,
}

impl Force {
    /// The units of a type.
    #[must_use]
    pub const fn group(&self, unit: Unit) -> &Group {
        &self.groups[unit as usize]
    }

    /// Ships in space.
    fn fleet(
        scene: impl Scene,
        stand: Stand,
        ships: impl Iterator<Item = Vessel>,
        fighters: u8,
        pds: u8,
    ) -> Self {
        let mut force = Self::default();
        for vessel in ships {
            let group = force.enlist(scene, stand, vessel.ship.unit());
            group.count += 1;
            group.hurt += u8::from(vessel.hurt);
            group.laden += u8::from(vessel.cargo() > 0);
        }
        if fighters > 0 {
            force.enlist(scene, stand, Unit::Fighter).count = fighters;
        }
        if stand.fresh {
            force.volleys[0] = volley(scene, stand, Unit::Pds, Purpose::Pds, pds);
            force.barrage = value(scene, stand, Unit::Destroyer, Purpose::Barrage);
        }
        force
    }

    /// A group as it stands there, with nobody in it as yet.
    fn enlist(&mut self, scene: impl Scene, stand: Stand, unit: Unit) -> &mut Group {
        let group = &mut self.groups[unit as usize];
        group.dice = dice(scene.content(), unit, Purpose::Round);
        group.value = value(scene, stand, unit, Purpose::Round);
        group.halves = halves(scene.content(), unit);
        group
    }

    /// What was there, in resources.
    pub(super) fn price(&self) -> f64 {
        let halves = self
            .groups
            .iter()
            .map(|group| f64::from(group.halves) * f64::from(group.count));
        halves.sum::<f64>() / 2.0
    }

    /// The dice of all that fires before the first round.
    pub(super) fn before(&self) -> ArrayVec<(u8, f64), 2> {
        let fires = self.volleys.iter().filter(|volley| volley.dice > 0);
        fires
            .map(|volley| (volley.dice, die(volley.value)))
            .collect()
    }

    pub(super) const fn fighters(&self) -> u8 {
        self.group(Unit::Fighter).count
    }

    /// Are there destroyers that fire at fighters before the first round?
    pub(super) const fn barrages(&self) -> bool {
        self.barrage > 0 && self.group(Unit::Destroyer).count > 0
    }

    /// How likely it is that the barrage takes so many of these fighters.
    pub(super) fn barrage_hits(&self, fighters: u8) -> Hits {
        let shots = match self.barrages() {
            true => self.group(Unit::Destroyer).count * crate::value::combat::BARRAGE,
            false => 0,
        };
        let mut hits = convolve(&[(shots, die(self.barrage))]);
        let most = usize::from(fighters);
        while hits.len() > most + 1 {
            let more = hits.pop().unwrap_or_default();
            hits[most] += more;
        }
        hits
    }

    pub(super) fn without_fighters(mut self, lost: usize) -> Self {
        self.groups[Unit::Fighter as usize].count -= lost as u8;
        self
    }
}

fn value(scene: impl Scene, stand: Stand, unit: Unit, purpose: Purpose) -> u8 {
    let roll = Roll {
        unit,
        purpose,
        place: stand.place,
        defends: stand.defends,
    };
    hits_on(scene, roll, &mut Silent)
}

fn volley(scene: impl Scene, stand: Stand, unit: Unit, purpose: Purpose, count: u8) -> Volley {
    Volley {
        dice: count * dice(scene.content(), unit, purpose),
        value: value(scene, stand, unit, purpose),
    }
}

/// What one of a type costs, in halves of a resource.
pub(crate) fn halves(content: &Content, unit: Unit) -> u8 {
    let facts = content.unit(unit);
    facts.cost * 2 / facts.each
}

/// Ships of one side in a place, as they are seen.
struct Fleet {
    ships: Vec<Vessel>,
    fighters: u8,
}

/// Fights that views show.
impl Fight {
    /// The battle that begins with someone's ships that are in a place; none where nobody
    /// else has ships.
    #[must_use]
    pub fn ahead(view: &View, content: &Content, attacker: Seat, place: Hex) -> Option<Self> {
        Self::seen(view, content, attacker, place, true)
    }

    /// The battle that goes on in a place: what comes before its first round is over.
    #[must_use]
    pub fn going_on(view: &View, content: &Content) -> Option<Self> {
        let battle = view.battle?;
        Self::seen(view, content, battle.attacker, battle.place, false)
    }

    fn seen(
        view: &View,
        content: &Content,
        attacker: Seat,
        place: Hex,
        fresh: bool,
    ) -> Option<Self> {
        let system = view.system(place)?;
        let fleet = |fleet: &crate::view::FleetView| Fleet {
            ships: fleet.ships.iter().map(|(vessel, _)| *vessel).collect(),
            fighters: fleet.fighters,
        };
        let own = system.fleets.iter().find(|fleet| fleet.seat == attacker)?;
        let enemy = system.fleets.iter().find(|fleet| fleet.seat != attacker)?;
        let pds = |own: bool| {
            let planets = system.planets.iter();
            let planets = planets.filter(|planet| (planet.owner == Some(attacker)) == own);
            planets.map(|planet| planet.pds).sum()
        };
        let scene = (view, content);
        let side = |fleet: Fleet, defends: bool, pds: u8| {
            let stand = Stand {
                place,
                defends,
                fresh,
            };
            Force::fleet(scene, stand, fleet.ships.into_iter(), fleet.fighters, pds)
        };
        Some(Self {
            attacker: side(fleet(own), false, pds(true)),
            defender: side(fleet(enemy), true, pds(false)),
        })
    }
}

/// Fights that a world may see: for rows and bots.
impl Fight {
    /// The battle if these ships and fighters of someone came to a place, beside those
    /// that are there; none where nobody else has ships.
    #[must_use]
    pub fn with(
        world: &TwilightImperium,
        content: &Content,
        (attacker, place): (Seat, Hex),
        ships: &[Vessel],
        fighters: u8,
    ) -> Option<Self> {
        let look = Look::new(world, content);
        let enemy = world.enemy_fleet(attacker, place)?;
        let there = world.hulls_at(attacker, place).map(|hull| hull.vessel);
        let stand = |defends| Stand {
            place,
            defends,
            fresh: true,
        };
        let pds = |own: bool| {
            let worlds = world
                .planets(content, place)
                .iter()
                .map(|planet| world.world(*planet));
            let worlds = worlds.filter(|world| (world.owner == Some(attacker)) == own);
            worlds.map(|world| world.pds).sum()
        };
        Some(Self {
            attacker: Force::fleet(
                look,
                stand(false),
                there.chain(ships.iter().copied()),
                world.fighters_at(attacker, place) + fighters,
                pds(true),
            ),
            defender: Force::fleet(
                look,
                stand(true),
                world.hulls_at(enemy, place).map(|hull| hull.vessel),
                world.fighters_at(enemy, place),
                pds(false),
            ),
        })
    }

    /// The fight for a planet if so many ground forces landed, with these dreadnoughts
    /// and war suns aimed at it.
    #[must_use]
    pub fn on_planet(
        world: &TwilightImperium,
        content: &Content,
        planet: Planet,
        landed: u8,
        guns: [u8; 2],
    ) -> Option<Self> {
        let place = world.galaxy.place(planet)?;
        let look = Look::new(world, content);
        let there = world.world(planet);
        Some(Self::for_planet(
            look,
            place,
            (landed, guns),
            (there.ground, there.pds),
        ))
    }

    /// The fight for a planet that goes on as a viewer sees it.
    #[must_use]
    pub fn landing(
        view: &View,
        content: &Content,
        planet: Planet,
        landed: u8,
        guns: [u8; 2],
    ) -> Option<Self> {
        let mut systems = view.systems.iter();
        let (place, there) = systems.find_map(|system| {
            let there = system.planets.iter().find(|there| there.planet == planet)?;
            Some((system.site.place, there))
        })?;
        Some(Self::for_planet(
            (view, content),
            place,
            (landed, guns),
            (there.ground, there.pds),
        ))
    }

    fn for_planet(
        scene: impl Scene,
        place: Hex,
        (landed, guns): (u8, [u8; 2]),
        (ground, pds): (u8, u8),
    ) -> Self {
        let stand = |defends| Stand {
            place,
            defends,
            fresh: true,
        };
        let troops = |defends, count| {
            let mut force = Force::default();
            force.enlist(scene, stand(defends), Unit::GroundForce).count = count;
            force
        };
        let mut attacker = troops(false, landed);
        for (gun, count) in [Ship::Dreadnought, Ship::WarSun].into_iter().zip(guns) {
            let volley = volley(scene, stand(false), gun.unit(), Purpose::Bombardment, count);
            attacker.volleys[usize::from(gun == Ship::WarSun)] = volley;
        }
        let mut defender = troops(true, ground);
        defender.volleys[0] = volley(scene, stand(true), Unit::Pds, Purpose::Pds, pds);
        Self { attacker, defender }
    }
}

/// Forces as they stand on no table: with printed values, changed by bonuses.
impl Force {
    /// So many more of a unit, with a bonus on all of its dice.
    pub(super) fn add(
        &mut self,
        content: &Content,
        unit: Unit,
        (count, hurt): (u8, bool),
        bonus: i8,
    ) {
        let facts = content.unit(unit);
        let value = facts.combat.saturating_add_signed(-bonus).clamp(1, MISSES);
        let dice = facts.dice;
        let group = &mut self.groups[unit as usize];
        *group = Group {
            count: group.count + count,
            hurt: group.hurt + if hurt { count } else { 0 },
            dice,
            value,
            halves: halves(content, unit),
            ..*group
        };
        if unit == Unit::Destroyer {
            self.barrage = value;
        }
    }

    /// Units of a type leave the line and fire once, before the first round.
    pub(super) fn fire_first(&mut self, unit: Unit, volley: usize) {
        let group = std::mem::take(&mut self.groups[unit as usize]);
        self.volleys[volley] = Volley {
            dice: group.count * group.dice,
            value: group.value,
        };
    }

    /// Does nobody take part?
    pub(super) fn is_empty(&self) -> bool {
        self.groups.iter().all(|group| group.count == 0)
    }

    /// Every unit of which there are some.
    pub(super) fn units(&self) -> impl Iterator<Item = (Unit, &Group)> {
        let units = Unit::VARIANTS.iter().copied();
        units.zip(&self.groups).filter(|(_, group)| group.count > 0)
    }
}

/// A value that no die shows.
pub(super) const MISSES: u8 = 11;
