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
    let (have, need) = progress(look, seat, objective);
    if have >= need {
        Ok(())
    } else {
        Err(Ban::NotFulfilled)
    }
}

/// How much of it someone has, and how much it takes.
pub(crate) fn progress(look: Look<'_>, seat: Seat, objective: Objective) -> (u32, u32) {
    Facts { look, seat }.progress(objective)
}

/// A player's empire, as objectives look at it.
#[derive(Clone, Copy)]
struct Facts<'a> {
    look: Look<'a>,
    seat: Seat,
}

/// How many of these there are, as objectives count.
fn tally(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl Facts<'_> {
    fn progress(self, objective: Objective) -> (u32, u32) {
        let need = u32::from(self.look.content.objective(objective).count);
        let kinds = Specialty::VARIANTS.iter().copied();
        let have = match objective {
            Objective::FivePlanets | Objective::TenPlanets | Objective::Supremacy => {
                tally(self.planets_abroad())
            }
            Objective::MecatolAllRound => {
                let world = self.look.game.world(Planet::MecatolRex);
                return (u32::from(self.has_mecatol() && world.held), 1);
            }
            Objective::ThreeSpecialties => {
                let held = kinds.filter(|kind| self.with_specialty(Some(*kind)) > 0);
                return (tally(held.count()), tally(Specialty::VARIANTS.len()));
            }
            // Nobody has technologies as yet, and nobody claims Imperium Rex.
            Objective::FiveTechnologies
            | Objective::ThreeOfAColour
            | Objective::FourColours
            | Objective::NineTechnologies
            | Objective::Diversified
            | Objective::ImperiumRex => return (0, need.max(1)),
            Objective::SpendGoods | Objective::SpendManyGoods => {
                self.look.game.player(self.seat).goods.into()
            }
            Objective::SpendResources | Objective::SpendManyResources => {
                wealth(self.look, self.seat, Coin::Resources).into()
            }
            Objective::SpendInfluence | Objective::SpendMuchInfluence => {
                wealth(self.look, self.seat, Coin::Influence).into()
            }
            Objective::ThreeDocks => tally(self.docks()),
            Objective::HeartOfTheGalaxy => {
                let near = self.look.game.galaxy.adjacent(Hex::MIDDLE);
                let all = near.with(Hex::MIDDLE.index());
                let held = Hex::of(all).filter(|place| self.controls(*place));
                return (tally(held.count()), tally(all.len()));
            }
            Objective::MoreInfluence => {
                let neighbours = self.look.game.neighbours(self.seat);
                let theirs = neighbours.iter().map(|other| influence(self.look, *other));
                return (influence(self.look, self.seat), theirs.sum::<u32>() + 1);
            }
            Objective::Domination | Objective::Conqueror => tally(self.homes_of_others()),
            Objective::Focused => {
                let each = kinds.map(|kind| self.with_specialty(Some(kind)));
                tally(each.max().unwrap_or(0))
            }
            Objective::Technocrat => tally(self.with_specialty(None)),
            // Mecatol Rex with a dock comes on top of what is counted there.
            Objective::Forceful => {
                let ships = self.look.game.hulls_at(self.seat, Hex::MIDDLE);
                let ships = ships.filter(|hull| hull.vessel.ship == Ship::Dreadnought);
                return self.with_mecatol_dock(tally(ships.count()), need);
            }
            Objective::MasterOfShips => {
                let ships = self.look.game.fleet_at(self.seat, Hex::MIDDLE);
                return self.with_mecatol_dock(ships.into(), need);
            }
            Objective::Usurper => {
                let ground = self.look.game.world(Planet::MecatolRex).ground;
                let ground = if self.has_mecatol() { ground } else { 0 };
                return self.with_mecatol_dock(ground.into(), need);
            }
            Objective::Industrial => {
                let (game, content) = (self.look.game, self.look.content);
                let built = |unit: Unit| {
                    let left = game.pieces_left(content, self.seat, unit);
                    u32::from(content.unit(unit).pieces - left)
                };
                let pieces = |unit: Unit| u32::from(content.unit(unit).pieces);
                let have = built(Unit::SpaceDock) + built(Unit::Dreadnought);
                let need = pieces(Unit::SpaceDock) + pieces(Unit::Dreadnought);
                return (have + u32::from(self.has_mecatol()), need + 1);
            }
            Objective::KeeperOfGates => {
                let gates = self.look.game.galaxy.with_wormholes();
                let kept = Hex::of(gates)
                    .filter(|place| u32::from(self.look.game.fleet_at(self.seat, *place)) >= need);
                return (tally(kept.count()), tally(gates.len()));
            }
            Objective::Merciless => {
                return (self.look.game.player(self.seat).merciless.into(), 1);
            }
        };
        (have, need)
    }

    /// So many of something at Mecatol Rex, and a dock there.
    fn with_mecatol_dock(self, have: u32, need: u32) -> (u32, u32) {
        (
            have.min(need) + u32::from(self.has_mecatol_dock()),
            need + 1,
        )
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
