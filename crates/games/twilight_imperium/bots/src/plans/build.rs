//! What docks build: carriers and ground forces to expand, warships to fight, docks
//! where much is built.

use engine::map::Hex;
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Objective, Planet, Unit};
use twilight_imperium::state::Dock;

use super::purse;
use crate::objectives::income;
use crate::sight::Sight;
use crate::stakes::Court;
use crate::strength::Force;
use crate::threat::Threats;

/// From this income on a second dock is worth its price, and a third.
const SECOND: i32 = 7;
const THIRD: i32 = 12;
/// In more danger than this PDS are built.
const RISK: f32 = 0.25;

pub(super) fn has_dock(sight: Sight<'_>) -> bool {
    sight.planets().any(|planet| planet.dock == Dock::Working)
}

/// Is one more dock worth its price?
pub(super) fn wants_dock(sight: Sight<'_>) -> bool {
    let docks = sight.docks();
    let objective = Objective::ThreeDocks;
    let open = sight.world.objectives().contains(&objective)
        && !sight.world.scored_by(objective).contains(sight.seat);
    let (resources, _) = income(sight);
    match docks {
        0 => true,
        1 | 2 if sight.wants_court_dock() => true,
        1 => open || resources >= SECOND,
        2 => open || resources >= THIRD,
        _ => false,
    }
}

/// How good a planet is for a dock: its resources, and Mecatol Rex for those whose
/// secret objective lies there.
pub(super) fn site(sight: Sight<'_>, planet: Planet) -> i32 {
    let court = planet == Planet::MecatolRex && sight.court().is_some();
    let resources = i32::from(sight.content.planet(planet).resources);
    // The last dock is kept for it.
    let reserved = !court && sight.docks() == 2 && sight.wants_court_dock();
    match (court, reserved) {
        (true, _) => resources + 4,
        (_, true) => 0,
        _ => resources,
    }
}

/// The next unit, or the end of it.
pub(super) fn produce(
    sight: Sight<'_>,
    place: Hex,
    docks: bool,
    choices: &[Choice],
) -> Option<Choice> {
    let due = sight.world.due(sight.content);
    let spare = purse::spare(sight, false);
    let left = spare.saturating_sub(due);
    let works = Works::at(sight, place, left);
    let mut best: Option<(i32, Choice)> = None;
    for choice in choices {
        let wish = match choice {
            Choice::Build(unit, planet) => works.wish(*unit, *planet),
            Choice::Dock(planet) if docks => {
                let good = wants_dock(sight) && left >= 4 && site(sight, *planet) > 0;
                if good { 90 } else { 0 }
            }
            _ => 0,
        };
        if wish > 0 && best.is_none_or(|(before, _)| wish > before) {
            best = Some((wish, *choice));
        }
    }
    Some(best.map_or(Choice::Built, |(_, choice)| choice))
}

/// Where most can be built without activating anything (Imperial).
pub(super) fn yard(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let room = |place: Hex| {
        let docks = sight
            .system(place)
            .filter(|planet| planet.dock == Dock::Working);
        let rooms = docks.map(|planet| sight.world.ordered(sight.content, planet.planet).room);
        rooms.max().unwrap_or(0)
    };
    let key = |choice: &&Choice| match choice {
        Choice::Produce(place) => room(*place),
        _ => 0,
    };
    choices.iter().max_by_key(key).copied()
}

/// A place where something is built.
struct Works<'a> {
    sight: Sight<'a>,
    place: Hex,
    /// Resources that are left.
    left: u8,
    /// Carriers of this player, and those here with room for troops.
    carriers: u8,
    empty: u8,
    /// Free planets that could be taken from here.
    open: u8,
    danger: f32,
}

impl<'a> Works<'a> {
    fn at(sight: Sight<'a>, place: Hex, left: u8) -> Self {
        let here = sight.hulls_at(place);
        let empty = here.filter(|hull| sight.capacity(*hull) > hull.vessel().cargo() + 2);
        let threats = Threats::of(sight.content, sight.world);
        let danger = threats.danger(sight, place, Force::at(sight, place));
        Self {
            sight,
            place,
            left,
            carriers: sight.count(Unit::Carrier),
            empty: empty.count() as u8,
            open: sight.free_planets_around(place),
            danger: danger.ground,
        }
    }

    /// How much a unit is wanted; nothing where it is not, or cannot be paid.
    fn wish(&self, unit: Unit, planet: Planet) -> i32 {
        let sight = self.sight;
        let facts = sight.content.unit(unit);
        let ordered = sight.world.ordered(sight.content, planet);
        // The second of a pair costs nothing (TI3-UDK-13).
        let paired = match unit {
            Unit::GroundForce => ordered.ground % 2 == 1,
            Unit::Fighter => ordered.fighters % 2 == 1,
            _ => false,
        };
        if !paired && self.left < facts.cost {
            return 0;
        }
        let there = sight.world.planet(planet);
        let here = self.troops_here();
        // What each unit that can still be built may cost.
        let rich = u16::from(self.left) >= 3 * u16::from(ordered.room);
        if let Some(wish) = self.court_wish(unit) {
            return wish;
        }
        match unit {
            Unit::GroundForce => {
                let wanted = 2 + 3 * self.empty + u8::from(self.danger > RISK) * 2;
                match here {
                    0..=1 => 80,
                    _ if paired => 75,
                    _ if here < wanted && !rich => 62,
                    _ if here < wanted => 45,
                    _ => 0,
                }
            }
            Unit::Carrier => {
                let wanted = match self.open {
                    0 => 1,
                    1..=3 => 2,
                    4..=7 => 3,
                    _ => 4,
                };
                if self.carriers < wanted && (self.empty == 0 || here > 4) {
                    70
                } else if self.carriers == 0 {
                    85
                } else {
                    0
                }
            }
            Unit::Dreadnought => {
                if rich {
                    66
                } else {
                    50
                }
            }
            Unit::Cruiser => 48,
            Unit::Destroyer => 20,
            Unit::Fighter => {
                if paired {
                    74
                } else if rich {
                    30
                } else {
                    52
                }
            }
            Unit::Pds => {
                let home = self.place == sight.home();
                if self.danger > RISK && there.pds < 2 {
                    58
                } else if home && there.pds == 0 {
                    40
                } else {
                    0
                }
            }
            Unit::SpaceDock | Unit::WarSun => 0,
        }
    }

    /// What the own secret objective wants, at Mecatol Rex.
    fn court_wish(&self, unit: Unit) -> Option<i32> {
        let court = self.sight.court()?;
        let there = self.sight.world.planet(Planet::MecatolRex);
        let wanted = match court {
            Court::Dreadnoughts => Unit::Dreadnought,
            Court::Ships => Unit::Destroyer,
            Court::Troops => Unit::GroundForce,
        };
        let here = self.place == Hex::MIDDLE || court == Court::Dreadnoughts;
        (here && unit == wanted && self.sight.owns(&there)).then_some(88)
    }

    /// Ground forces on the own planets here, and aboard.
    fn troops_here(&self) -> u8 {
        self.sight.troops_at(self.place)
    }
}
