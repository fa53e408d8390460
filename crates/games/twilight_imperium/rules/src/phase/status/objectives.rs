//! What each objective asks for.

use arrayvec::ArrayVec;
use engine::Seat;
use engine::map::Hex;
use strum::VariantArray;

use crate::Look;
use crate::ban::Ban;
use crate::ids::{Objective, Planet, Ship, Specialty, Unit};
use crate::phase::common::{Coin, wealth};
use crate::state::Dock;

/// Is it fulfilled?
pub(crate) fn fulfils(look: Look<'_>, seat: Seat, objective: Objective) -> Result<(), Ban> {
    let enough = Facts { look, seat }.is_fulfilled(objective);
    if enough {
        Ok(())
    } else {
        Err(Ban::NotFulfilled)
    }
}

/// A player's empire, as objectives look at it.
#[derive(Clone, Copy)]
struct Facts<'a> {
    look: Look<'a>,
    seat: Seat,
}

impl Facts<'_> {
    fn is_fulfilled(self, objective: Objective) -> bool {
        let count = self.look.content.objective(objective).count;
        match objective {
            Objective::FivePlanets | Objective::TenPlanets | Objective::Supremacy => {
                self.planets_abroad() >= usize::from(count)
            }
            Objective::MecatolAllRound => {
                let world = self.look.game.world(Planet::MecatolRex);
                world.owner == Some(self.seat) && world.held
            }
            Objective::ThreeSpecialties => {
                let mut all = Specialty::VARIANTS.iter();
                all.all(|specialty| self.with_specialty(Some(*specialty)) > 0)
            }
            // Nobody has technologies as yet.
            Objective::FiveTechnologies
            | Objective::ThreeOfAColour
            | Objective::FourColours
            | Objective::NineTechnologies
            | Objective::Diversified => false,
            Objective::SpendGoods | Objective::SpendManyGoods => {
                self.look.game.player(self.seat).goods >= count
            }
            Objective::SpendResources | Objective::SpendManyResources => {
                wealth(self.look, self.seat, Coin::Resources) >= count
            }
            Objective::SpendInfluence | Objective::SpendMuchInfluence => {
                wealth(self.look, self.seat, Coin::Influence) >= count
            }
            Objective::ThreeDocks => self.docks() >= usize::from(count),
            Objective::HeartOfTheGalaxy => {
                let near = Hex::of(self.look.game.galaxy.adjacent(Hex::MIDDLE));
                let mut all = near.chain([Hex::MIDDLE]);
                all.all(|place| self.controls(place))
            }
            Objective::MoreInfluence => {
                let neighbours = self.look.game.neighbours(self.seat);
                let theirs = neighbours.iter().map(|other| influence(self.look, *other));
                influence(self.look, self.seat) > theirs.sum::<u32>()
            }
            Objective::Domination | Objective::Conqueror => {
                self.homes_of_others() >= usize::from(count)
            }
            Objective::ImperiumRex => false,
            Objective::Focused => {
                let mut all = Specialty::VARIANTS.iter();
                all.any(|specialty| self.with_specialty(Some(*specialty)) >= usize::from(count))
            }
            Objective::Technocrat => self.with_specialty(None) >= usize::from(count),
            Objective::Forceful => {
                let dreadnoughts = self.look.game.hulls_at(self.seat, Hex::MIDDLE);
                let dreadnoughts =
                    dreadnoughts.filter(|hull| hull.vessel.ship == Ship::Dreadnought);
                self.has_mecatol_dock() && dreadnoughts.count() >= usize::from(count)
            }
            Objective::MasterOfShips => {
                let ships = self.look.game.fleet_at(self.seat, Hex::MIDDLE);
                self.has_mecatol_dock() && ships >= count
            }
            Objective::Usurper => {
                let ground = self.look.game.world(Planet::MecatolRex).ground;
                self.has_mecatol_dock() && ground >= count
            }
            Objective::Industrial => {
                let left = |unit| {
                    self.look
                        .game
                        .pieces_left(self.look.content, self.seat, unit)
                };
                self.has_mecatol() && left(Unit::SpaceDock) == 0 && left(Unit::Dreadnought) == 0
            }
            Objective::KeeperOfGates => {
                let mut gates = Hex::of(self.look.game.galaxy.with_wormholes());
                gates.all(|place| self.look.game.fleet_at(self.seat, place) >= count)
            }
            Objective::Merciless => self.look.game.player(self.seat).merciless,
        }
    }

    /// Planets outside the own home.
    fn planets_abroad(self) -> usize {
        let home = self.look.game.player(self.seat).home;
        let planets = self.look.game.planets_of(self.seat);
        let abroad = planets.filter(|planet| self.look.game.galaxy.place(*planet) != Some(home));
        abroad.count()
    }

    /// Planets with this specialty, or with any.
    fn with_specialty(self, wanted: Option<Specialty>) -> usize {
        let planets = self.look.game.planets_of(self.seat);
        let specialties = planets.filter_map(|planet| self.look.content.planet(planet).specialty);
        let fits = specialties.filter(|found| wanted.is_none_or(|wanted| *found == wanted));
        fits.count()
    }

    fn docks(self) -> usize {
        let planets = self.look.game.planets_of(self.seat);
        let docks = planets.filter(|planet| self.look.game.world(*planet).dock != Dock::None);
        docks.count()
    }

    fn has_mecatol(self) -> bool {
        self.look.game.world(Planet::MecatolRex).owner == Some(self.seat)
    }

    fn has_mecatol_dock(self) -> bool {
        self.has_mecatol() && self.look.game.world(Planet::MecatolRex).dock != Dock::None
    }

    /// A ship there that is no fighter, and every planet.
    fn controls(self, place: Hex) -> bool {
        let mut planets = self.look.game.planets(self.look.content, place).iter();
        let all = planets.all(|planet| self.look.game.world(*planet).owner == Some(self.seat));
        all && self.look.game.fleet_at(self.seat, place) > 0
    }

    /// Homes of others of which all planets are this one's.
    fn homes_of_others(self) -> usize {
        let game = self.look.game;
        let others = game.everyone().filter(|other| *other != self.seat);
        let taken = others.filter(|other| {
            let home = game.player(*other).home;
            let planets: ArrayVec<Planet, 3> = game
                .planets(self.look.content, home)
                .iter()
                .copied()
                .collect();
            let mut all = planets.iter();
            !planets.is_empty() && all.all(|planet| game.world(*planet).owner == Some(self.seat))
        });
        taken.count()
    }
}

/// The influence of all planets of someone.
fn influence(look: Look<'_>, seat: Seat) -> u32 {
    let planets = look.game.planets_of(seat);
    planets
        .map(|planet| u32::from(look.content.planet(planet).influence))
        .sum()
}
