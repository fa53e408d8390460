//! Places that an objective of one's own is about, beyond what they are worth to
//! everyone.

use engine::map::{Hex, PlaceSet};
use twilight_imperium::ids::{Objective, Planet, System};
use twilight_imperium::state::Dock;

use crate::sight::Sight;

/// What the own secret objective wants at Mecatol Rex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Court {
    /// Dreadnoughts.
    Dreadnoughts,
    /// Ships of any kind.
    Ships,
    /// Ground forces.
    Troops,
}

impl Sight<'_> {
    /// What the own secret objective wants at Mecatol Rex, beside a dock.
    pub(crate) fn court(self) -> Option<Court> {
        match self.world.secret(self.seat)? {
            Objective::Forceful => Some(Court::Dreadnoughts),
            Objective::MasterOfShips => Some(Court::Ships),
            Objective::Usurper => Some(Court::Troops),
            _ => None,
        }
    }

    /// What a planet is worth beyond what it gives, in hundredths of a point.
    pub(crate) fn stake(self, planet: Planet) -> i32 {
        let open = |objective| {
            let scored = self.world.scored_by(objective).contains(self.seat);
            self.world.objectives().contains(&objective) && !scored
        };
        let secret = self.world.secret(self.seat);
        if planet == Planet::MecatolRex {
            let court = self.court().is_some() || secret == Some(Objective::Industrial);
            return 50 * i32::from(court) + 30 * i32::from(open(Objective::MecatolAllRound));
        }
        let home = self.content.tile(self.content.tile_of(planet)).kind == System::Home;
        let conquers = matches!(secret, Some(Objective::Conqueror | Objective::Merciless));
        60 * i32::from(home && (conquers || open(Objective::Domination)))
    }

    /// Is a dock on Mecatol Rex missing for it?
    pub(crate) fn wants_court_dock(self) -> bool {
        let there = self.world.planet(Planet::MecatolRex);
        self.court().is_some() && self.owns(&there) && there.dock == Dock::None
    }

    /// Systems in which a ship of one's own is wanted, and is not.
    pub(crate) fn outposts(self) -> PlaceSet {
        let wanted = match self.world.secret(self.seat) {
            Some(Objective::KeeperOfGates) => self.world.gates(),
            _ => return PlaceSet::NONE,
        };
        let missing = Hex::of(wanted).filter(|place| self.hulls_at(*place).next().is_none());
        missing.map(Hex::index).collect()
    }

    /// How many ships in one system an objective wants.
    pub(crate) fn wanted_fleet(self) -> u8 {
        let there = self.world.planet(Planet::MecatolRex);
        match self.court() {
            Some(Court::Ships) if self.owns(&there) => 8,
            Some(Court::Dreadnoughts) => 5,
            _ => 0,
        }
    }
}
