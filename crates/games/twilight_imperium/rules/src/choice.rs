//! What can be chosen, what a choice can be about, and how both are written.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use engine::map::Hex;

use crate::ids::{Area, Objective, Planet, Ship, Strategy, Tile, Unit};
use crate::state::Vessel;

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Take this side of Mecatol Rex for one's home.
    Home(Hex),
    /// Lay the unseen system here.
    Veil(Hex),
    /// Place this system…
    Tile(Tile),
    /// … here.
    At(Hex),
    /// Put a unit that one begins with on this planet.
    Put(Unit, Planet),
    /// Choose this strategy card.
    Pick(Strategy),
    /// Take a trade good for a bonus counter.
    Good,
    /// Put a command counter into this area.
    Counter(Area),
    /// Activate this system.
    Activate(Hex),
    /// Transfer between this system…
    Transfer(Hex),
    /// … and this one.
    With(Hex),
    /// Take the strategic action of this card.
    Strategic(Strategy),
    /// Pass for the rest of the action phase.
    Pass,
    /// Move a ship like this from a place.
    Move(Vessel, Hex),
    /// Load a ground force or a PDS from this planet.
    Load(Unit, Planet),
    /// Load a fighter from this place.
    Wing(Hex),
    /// The ship has all it carries.
    Aboard,
    /// All ships have moved.
    Moved,
    /// Fire so many PDS.
    Fire(u8),
    /// Do not fire.
    Hold,
    /// Announce a retreat.
    Retreat,
    /// Fight on.
    Stay,
    /// Retreat to this system.
    Flee(Hex),
    /// A ship like this takes a hit and stays.
    Damage(Vessel),
    /// A ship like this is lost.
    Lose(Vessel),
    /// A fighter is lost.
    LoseFighter,
    /// Land a ground force or a PDS on this planet.
    Land(Unit, Planet),
    /// Move a ground force or a PDS from one ship to another.
    Shift(Unit, Vessel, Vessel),
    /// All have landed.
    Landed,
    /// Aim a ship like this at a planet.
    Bombard(Ship, Planet),
    /// Fight for this planet, or fire at it.
    Invade(Planet),
    /// Nothing more.
    Done,
    /// Build a unit at the dock of this planet.
    Build(Unit, Planet),
    /// Build a space dock on this planet.
    Dock(Planet),
    /// All is built.
    Built,
    /// Exhaust this planet to pay.
    Exhaust(Planet),
    /// Pay what is left in trade goods.
    Pay,
    /// Diplomacy: peace with this player.
    Accord(Seat),
    /// Perform a secondary ability.
    Follow,
    /// Do not.
    Decline,
    /// Refresh this planet.
    Refresh(Planet),
    /// Buy so many command counters.
    Buy(u8),
    /// Take back the command counter from this system.
    Recall(Hex),
    /// Move a ship from one place to another.
    Patrol(Ship, Hex, Hex),
    /// Build units in this system.
    Produce(Hex),
    /// Claim an objective.
    Claim(Objective),
    /// Scrap a unit…
    Scrap,
    /// … a ship like this in a place,
    ScrapShip(Vessel, Hex),
    /// … a ground force or a PDS aboard one,
    ScrapCargo(Unit, Vessel, Hex),
    /// … a fighter in a place,
    ScrapFighter(Hex),
    /// … what stands on a planet.
    ScrapUnit(Unit, Planet),
    /// So many counters in fleet supply…
    Fleet(u8),
    /// … and so many in the command pool.
    Pool(u8),
}

/// A choice that the step which is pending does not list.
#[track_caller]
pub(crate) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home(place) => write!(f, "home:{place}"),
            Self::Veil(place) => write!(f, "veil:{place}"),
            Self::Tile(tile) => write!(f, "tile:{tile}"),
            Self::At(place) => write!(f, "at:{place}"),
            Self::Put(unit, planet) => write!(f, "put:{unit}:{planet}"),
            Self::Pick(strategy) => write!(f, "pick:{strategy}"),
            Self::Good => f.write_str("good"),
            Self::Counter(area) => write!(f, "counter:{area}"),
            Self::Activate(place) => write!(f, "activate:{place}"),
            Self::Transfer(place) => write!(f, "transfer:{place}"),
            Self::With(place) => write!(f, "with:{place}"),
            Self::Strategic(strategy) => write!(f, "strategic:{strategy}"),
            Self::Pass => f.write_str("pass"),
            Self::Move(vessel, place) => write!(f, "move:{vessel}:{place}"),
            Self::Load(unit, planet) => write!(f, "load:{unit}:{planet}"),
            Self::Wing(place) => write!(f, "wing:{place}"),
            Self::Aboard => f.write_str("aboard"),
            Self::Moved => f.write_str("moved"),
            Self::Fire(count) => write!(f, "fire:{count}"),
            Self::Hold => f.write_str("hold"),
            Self::Retreat => f.write_str("retreat"),
            Self::Stay => f.write_str("stay"),
            Self::Flee(place) => write!(f, "flee:{place}"),
            Self::Damage(vessel) => write!(f, "damage:{vessel}"),
            Self::Lose(vessel) => write!(f, "lose:{vessel}"),
            Self::LoseFighter => f.write_str("lose-fighter"),
            Self::Land(unit, planet) => write!(f, "land:{unit}:{planet}"),
            Self::Shift(unit, from, to) => write!(f, "shift:{unit}:{from}:{to}"),
            Self::Landed => f.write_str("landed"),
            Self::Bombard(ship, planet) => write!(f, "bombard:{ship}:{planet}"),
            Self::Invade(planet) => write!(f, "invade:{planet}"),
            Self::Done => f.write_str("done"),
            Self::Build(unit, planet) => write!(f, "build:{unit}:{planet}"),
            Self::Dock(planet) => write!(f, "dock:{planet}"),
            Self::Built => f.write_str("built"),
            Self::Exhaust(planet) => write!(f, "exhaust:{planet}"),
            Self::Pay => f.write_str("pay"),
            Self::Accord(seat) => write!(f, "accord:{seat}"),
            Self::Follow => f.write_str("follow"),
            Self::Decline => f.write_str("decline"),
            Self::Refresh(planet) => write!(f, "refresh:{planet}"),
            Self::Buy(count) => write!(f, "buy:{count}"),
            Self::Recall(place) => write!(f, "recall:{place}"),
            Self::Patrol(ship, from, to) => write!(f, "patrol:{ship}:{from}:{to}"),
            Self::Produce(place) => write!(f, "produce:{place}"),
            Self::Claim(objective) => write!(f, "claim:{objective}"),
            Self::Scrap => f.write_str("scrap"),
            Self::ScrapShip(vessel, place) => write!(f, "scrap-ship:{vessel}:{place}"),
            Self::ScrapCargo(unit, vessel, place) => {
                write!(f, "scrap-cargo:{unit}:{vessel}:{place}")
            }
            Self::ScrapFighter(place) => write!(f, "scrap-fighter:{place}"),
            Self::ScrapUnit(unit, planet) => write!(f, "scrap-unit:{unit}:{planet}"),
            Self::Fleet(count) => write!(f, "fleet:{count}"),
            Self::Pool(count) => write!(f, "pool:{count}"),
        }
    }
}

/// Reads a part of a choice.
fn read<T: FromStr>(text: &str) -> Result<T, ()> {
    text.parse().map_err(|_| ())
}

/// Reads two parts.
fn pair<A: FromStr, B: FromStr>(text: &str) -> Result<(A, B), ()> {
    let (one, other) = text.split_once(':').ok_or(())?;
    Ok((read(one)?, read(other)?))
}

/// Reads a number that is written one way.
fn number(text: &str) -> Result<u8, ()> {
    let number: u8 = read(text)?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(())
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let Some((word, of)) = text.split_once(':') else {
            return Ok(match text {
                "good" => Self::Good,
                "pass" => Self::Pass,
                "aboard" => Self::Aboard,
                "moved" => Self::Moved,
                "hold" => Self::Hold,
                "retreat" => Self::Retreat,
                "stay" => Self::Stay,
                "lose-fighter" => Self::LoseFighter,
                "landed" => Self::Landed,
                "done" => Self::Done,
                "built" => Self::Built,
                "pay" => Self::Pay,
                "follow" => Self::Follow,
                "decline" => Self::Decline,
                "scrap" => Self::Scrap,
                _ => return Err(()),
            });
        };
        Ok(match word {
            "home" => Self::Home(read(of)?),
            "veil" => Self::Veil(read(of)?),
            "tile" => Self::Tile(read(of)?),
            "at" => Self::At(read(of)?),
            "put" => pair(of).map(|(unit, planet)| Self::Put(unit, planet))?,
            "pick" => Self::Pick(read(of)?),
            "counter" => Self::Counter(read(of)?),
            "activate" => Self::Activate(read(of)?),
            "transfer" => Self::Transfer(read(of)?),
            "with" => Self::With(read(of)?),
            "strategic" => Self::Strategic(read(of)?),
            "move" => pair(of).map(|(vessel, place)| Self::Move(vessel, place))?,
            "load" => pair(of).map(|(unit, planet)| Self::Load(unit, planet))?,
            "wing" => Self::Wing(read(of)?),
            "fire" => Self::Fire(number(of)?),
            "flee" => Self::Flee(read(of)?),
            "damage" => Self::Damage(read(of)?),
            "lose" => Self::Lose(read(of)?),
            "land" => pair(of).map(|(unit, planet)| Self::Land(unit, planet))?,
            "shift" => {
                let (unit, ships) = of.split_once(':').ok_or(())?;
                let (from, to) = pair(ships)?;
                Self::Shift(read(unit)?, from, to)
            }
            "bombard" => pair(of).map(|(ship, planet)| Self::Bombard(ship, planet))?,
            "invade" => Self::Invade(read(of)?),
            "build" => pair(of).map(|(unit, planet)| Self::Build(unit, planet))?,
            "dock" => Self::Dock(read(of)?),
            "exhaust" => Self::Exhaust(read(of)?),
            "accord" => Self::Accord(read(of)?),
            "refresh" => Self::Refresh(read(of)?),
            "buy" => Self::Buy(number(of)?),
            "recall" => Self::Recall(read(of)?),
            "patrol" => {
                let (ship, places) = of.split_once(':').ok_or(())?;
                let (from, to) = pair(places)?;
                Self::Patrol(read(ship)?, from, to)
            }
            "produce" => Self::Produce(read(of)?),
            "claim" => Self::Claim(read(of)?),
            "scrap-ship" => pair(of).map(|(vessel, place)| Self::ScrapShip(vessel, place))?,
            "scrap-cargo" => {
                let (unit, ship) = of.split_once(':').ok_or(())?;
                let (vessel, place) = pair(ship)?;
                Self::ScrapCargo(read(unit)?, vessel, place)
            }
            "scrap-fighter" => Self::ScrapFighter(read(of)?),
            "scrap-unit" => pair(of).map(|(unit, planet)| Self::ScrapUnit(unit, planet))?,
            "fleet" => Self::Fleet(number(of)?),
            "pool" => Self::Pool(number(of)?),
            _ => return Err(()),
        })
    }
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A place of the galaxy.
    Place(Hex),
    /// A planet.
    Planet(Planet),
    /// A tile in hand.
    Tile(Tile),
    /// A strategy card.
    Strategy(Strategy),
    /// An objective.
    Objective(Objective),
    /// A player.
    Player(Seat),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(place) => write!(f, "{place}"),
            Self::Planet(planet) => write!(f, "planet-{planet}"),
            Self::Tile(tile) => write!(f, "tile-{tile}"),
            Self::Strategy(strategy) => write!(f, "strategy-{strategy}"),
            Self::Objective(objective) => write!(f, "objective-{objective}"),
            Self::Player(seat) => write!(f, "{seat}"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(planet) = text.strip_prefix("planet-") {
            read(planet).map(Self::Planet)
        } else if let Some(tile) = text.strip_prefix("tile-") {
            read(tile).map(Self::Tile)
        } else if let Some(strategy) = text.strip_prefix("strategy-") {
            read(strategy).map(Self::Strategy)
        } else if let Some(objective) = text.strip_prefix("objective-") {
            read(objective).map(Self::Objective)
        } else {
            let place = read(text).map(Self::Place);
            place.or_else(|()| read(text).map(Self::Player))
        }
    }
}

impl Choice {
    /// What it is about.
    #[must_use]
    pub const fn subject(self) -> Option<Subject> {
        Some(match self {
            Self::Home(place)
            | Self::Veil(place)
            | Self::At(place)
            | Self::Activate(place)
            | Self::Transfer(place)
            | Self::With(place)
            | Self::Move(_, place)
            | Self::Wing(place)
            | Self::Flee(place)
            | Self::Recall(place)
            | Self::Patrol(_, _, place)
            | Self::Produce(place)
            | Self::ScrapShip(_, place)
            | Self::ScrapCargo(_, _, place)
            | Self::ScrapFighter(place) => Subject::Place(place),
            Self::Put(_, planet)
            | Self::Load(_, planet)
            | Self::Land(_, planet)
            | Self::Bombard(_, planet)
            | Self::Invade(planet)
            | Self::Build(_, planet)
            | Self::Dock(planet)
            | Self::Exhaust(planet)
            | Self::Refresh(planet)
            | Self::ScrapUnit(_, planet) => Subject::Planet(planet),
            Self::Tile(tile) => Subject::Tile(tile),
            Self::Pick(strategy) | Self::Strategic(strategy) => Subject::Strategy(strategy),
            Self::Claim(objective) => Subject::Objective(objective),
            Self::Accord(seat) => Subject::Player(seat),
            Self::Good
            | Self::Counter(_)
            | Self::Pass
            | Self::Aboard
            | Self::Moved
            | Self::Fire(_)
            | Self::Hold
            | Self::Retreat
            | Self::Stay
            | Self::Damage(_)
            | Self::Lose(_)
            | Self::LoseFighter
            | Self::Shift(..)
            | Self::Landed
            | Self::Done
            | Self::Built
            | Self::Pay
            | Self::Follow
            | Self::Decline
            | Self::Buy(_)
            | Self::Scrap
            | Self::Fleet(_)
            | Self::Pool(_) => return None,
        })
    }
}
