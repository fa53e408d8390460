//! What can be chosen, what a choice can be about, and how both are written.

use std::fmt;
use std::str::FromStr;

use engine::Seat;

use crate::ids::{
    Asset, Cell, Faction, Icon, Line, Node, Relic, Resource, Sheet, Side, Specialty, System,
    Technology, Turn, Unit,
};
use crate::purse::Pay;

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Play this faction.
    Keep(Faction),
    /// Make this sheet active.
    Active(Sheet),
    /// Explore a system.
    Explore(System, Pay),
    /// Explore through wormholes, from the first to the second.
    Worm(u8, u8, Pay),
    /// Claim a system.
    Claim(System, Pay),
    /// Cross out an icon of a planet.
    Icon(Icon, Pay),
    /// Cross out an icon of this resource of a dock.
    Dock(u8, Resource, Pay),
    /// Build a dock with a planet.
    DockPlanet(u8),
    /// Build a dock for nothing.
    DockFree(u8),
    /// Unlock a planet.
    Unlock(u8),
    /// Scrap a tile.
    Scrap(Cell, Pay),
    /// Claim a tile.
    Take(Cell, Pay),
    /// Scrap a tile with a dotted X.
    Open(Cell),
    /// Spend a specialty as resources.
    Burst(Specialty),
    /// Cross out an icon of this resource of a unit.
    Build(Unit, u8, Resource, Pay),
    /// Build a unit with a specialty.
    BuildWith(Unit, u8, Specialty),
    /// Build infantry.
    Infantry(Pay),
    /// Unlock a type of unit.
    Lift(Unit),
    /// Deploy a unit here, turned like this.
    At(Node, Turn),
    /// Cross out a research icon.
    Tech(Technology, Pay),
    /// Unlock a technology with a specialty.
    TechWith(Technology, Specialty),
    /// Unlock a technology for nothing.
    Learn(Technology),
    /// Unlock a focus die.
    Focus(Resource),
    /// Use a technology.
    Use(Technology),
    /// Play a relic.
    Relic(Relic),
    /// Play a relic for this battle.
    RelicOn(Relic, Side),
    /// Resolve this asset next.
    Next(Asset),
    /// Claim this one.
    Gain(Asset),
    /// Choose this one of several, from one.
    Option(u8),
    /// Do it on this sheet.
    On(Sheet),
    /// Make another sheet active.
    Switch(Sheet),
    /// Use a focus die.
    Die(Resource),
    /// Leave a black die out.
    Skip(Resource),
    /// Write on an anomaly.
    Node(Node),
    /// Cross out a system.
    Bar(System),
    /// Cross out the asset of a row or column.
    BarLine(Line),
    /// Lose this specialty.
    Lose(Specialty),
    /// Copy the neighbour on this side.
    Copy(Side),
    /// Buy strength against this neighbour.
    Boost(Side),
    /// Vote.
    Vote(bool, u8),
    /// Cast so many votes against the AI faction.
    Cast(u8),
    /// Cast no votes.
    Abstain,
    /// Vote after all others.
    Wait,
    /// Name a sheet for all.
    Name(Sheet),
    /// Put the pen down.
    Down,
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A sheet.
    Sheet(Sheet),
    /// A system.
    System(System),
    /// A planet, from zero.
    Planet(u8),
    /// An icon of a planet.
    Icon(Icon),
    /// A row or column of a planet.
    Line(Line),
    /// A dock, from zero.
    Dock(u8),
    /// A tile.
    Cell(Cell),
    /// A specialty of the legend of Industry.
    Burst(Specialty),
    /// A type of unit.
    Unit(Unit),
    /// A node of the war grid.
    Node(Node),
    /// A technology.
    Technology(Technology),
    /// A focus die.
    Focus(Resource),
    /// A relic.
    Relic(Relic),
    /// A faction.
    Faction(Faction),
    /// A half of the war grid.
    Side(Side),
    /// A player.
    Player(Seat),
}

impl Choice {
    /// What it is about.
    #[must_use]
    pub const fn subject(self) -> Option<Subject> {
        Some(match self {
            Self::Keep(faction) => Subject::Faction(faction),
            Self::Active(sheet) | Self::On(sheet) | Self::Switch(sheet) | Self::Name(sheet) => {
                Subject::Sheet(sheet)
            }
            Self::Explore(system, _) | Self::Claim(system, _) | Self::Bar(system) => {
                Subject::System(system)
            }
            Self::Icon(icon, _) => Subject::Icon(icon),
            Self::BarLine(line) => Subject::Line(line),
            Self::Dock(dock, ..) | Self::DockPlanet(dock) | Self::DockFree(dock) => {
                Subject::Dock(dock)
            }
            Self::Unlock(planet) => Subject::Planet(planet),
            Self::Scrap(cell, _) | Self::Take(cell, _) | Self::Open(cell) => Subject::Cell(cell),
            Self::Burst(specialty) => Subject::Burst(specialty),
            Self::Build(unit, ..) | Self::BuildWith(unit, ..) | Self::Lift(unit) => {
                Subject::Unit(unit)
            }
            Self::Infantry(_) => Subject::Unit(Unit::Infantry),
            Self::At(node, _) | Self::Node(node) => Subject::Node(node),
            Self::Tech(technology, _)
            | Self::TechWith(technology, _)
            | Self::Learn(technology)
            | Self::Use(technology) => Subject::Technology(technology),
            Self::Focus(resource) | Self::Die(resource) => Subject::Focus(resource),
            Self::Relic(relic) | Self::RelicOn(relic, _) => Subject::Relic(relic),
            Self::Copy(side) | Self::Boost(side) => Subject::Side(side),
            Self::Worm(..)
            | Self::Next(_)
            | Self::Gain(_)
            | Self::Lose(_)
            | Self::Option(_)
            | Self::Skip(_)
            | Self::Vote(..)
            | Self::Cast(_)
            | Self::Abstain
            | Self::Wait
            | Self::Down => return None,
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(faction) => write!(f, "keep:{faction}"),
            Self::Active(sheet) => write!(f, "active:{sheet}"),
            Self::Explore(system, pay) => write!(f, "explore:{system}:{pay}"),
            Self::Worm(from, to, pay) => write!(f, "worm:w{}>w{}:{pay}", from + 1, to + 1),
            Self::Claim(system, pay) => write!(f, "claim:{system}:{pay}"),
            Self::Icon(icon, pay) => write!(f, "icon:{icon}:{pay}"),
            Self::Dock(dock, icon, pay) => write!(f, "dock:{}.{}:{pay}", dock + 1, icon.letter()),
            Self::DockPlanet(dock) => write!(f, "dock:{}:planet", dock + 1),
            Self::DockFree(dock) => write!(f, "dock:{}:*", dock + 1),
            Self::Unlock(planet) => write!(f, "unlock:p{}", planet + 1),
            Self::Scrap(cell, pay) => write!(f, "scrap:{cell}:{pay}"),
            Self::Take(cell, pay) => write!(f, "take:{cell}:{pay}"),
            Self::Open(cell) => write!(f, "open:{cell}"),
            Self::Burst(specialty) => write!(f, "burst:{specialty}"),
            Self::Build(unit, copy, icon, pay) => {
                write!(f, "build:{unit}.{}.{}:{pay}", copy + 1, icon.letter())
            }
            Self::BuildWith(unit, copy, specialty) => {
                write!(f, "build:{unit}.{}:{specialty}", copy + 1)
            }
            Self::Infantry(pay) => write!(f, "infantry:{pay}"),
            Self::Lift(unit) => write!(f, "lift:{unit}"),
            Self::At(node, turn) => write!(f, "at:{node}{turn}"),
            Self::Tech(technology, pay) => write!(f, "tech:{technology}:{pay}"),
            Self::TechWith(technology, specialty) => write!(f, "tech:{technology}:{specialty}"),
            Self::Learn(technology) => write!(f, "learn:{technology}"),
            Self::Focus(resource) => write!(f, "focus:{}", resource.letter()),
            Self::Use(technology) => write!(f, "use:{technology}"),
            Self::Relic(relic) => write!(f, "relic:{relic}"),
            Self::RelicOn(relic, side) => write!(f, "relic:{relic}:{side}"),
            Self::Next(asset) => write!(f, "next:{asset}"),
            Self::Gain(asset) => write!(f, "gain:{asset}"),
            Self::Option(number) => write!(f, "option:{number}"),
            Self::On(sheet) => write!(f, "sheet:{sheet}"),
            Self::Switch(sheet) => write!(f, "switch:{sheet}"),
            Self::Die(resource) => write!(f, "die:{}", resource.letter()),
            Self::Skip(resource) => write!(f, "skip:{}", resource.letter()),
            Self::Node(node) => write!(f, "node:{node}"),
            Self::Bar(system) => write!(f, "bar:{system}"),
            Self::BarLine(line) => write!(f, "bar:{line}"),
            Self::Lose(specialty) => write!(f, "lose:{specialty}"),
            Self::Copy(side) => write!(f, "copy:{side}"),
            Self::Boost(side) => write!(f, "boost:{side}"),
            Self::Vote(true, votes) => write!(f, "vote:for:{votes}"),
            Self::Vote(false, votes) => write!(f, "vote:against:{votes}"),
            Self::Cast(votes) => write!(f, "vote:{votes}"),
            Self::Abstain => f.write_str("abstain"),
            Self::Wait => f.write_str("wait"),
            Self::Name(sheet) => write!(f, "name:{sheet}"),
            Self::Down => f.write_str("down"),
        }
    }
}

/// A number from one, as one from zero.
fn ordinal(text: &str) -> Result<u8, ()> {
    let number: u8 = text.parse().map_err(|_| ())?;
    number.checked_sub(1).ok_or(())
}

fn word<T: FromStr>(text: &str) -> Result<T, ()> {
    text.parse().map_err(|_| ())
}

/// Two words with a mark between them.
fn pair<T: FromStr, U: FromStr>(text: &str) -> Result<(T, U), ()> {
    let (first, second) = text.split_once(':').ok_or(())?;
    Ok((word(first)?, word(second)?))
}

fn letter(text: &str) -> Result<Resource, ()> {
    Resource::of_letter(text).ok_or(())
}

fn worm(text: &str) -> Result<Choice, ()> {
    let (ends, pay) = text.split_once(':').ok_or(())?;
    let (from, to) = ends.split_once('>').ok_or(())?;
    let end = |text: &str| ordinal(text.strip_prefix('w').ok_or(())?);
    Ok(Choice::Worm(end(from)?, end(to)?, word(pay)?))
}

fn dock(text: &str) -> Result<Choice, ()> {
    let (dock, pay) = text.split_once(':').ok_or(())?;
    match (dock.split_once('.'), pay) {
        (Some((dock, icon)), pay) => Ok(Choice::Dock(ordinal(dock)?, letter(icon)?, word(pay)?)),
        (None, "planet") => Ok(Choice::DockPlanet(ordinal(dock)?)),
        (None, "*") => Ok(Choice::DockFree(ordinal(dock)?)),
        (None, _) => Err(()),
    }
}

fn build(text: &str) -> Result<Choice, ()> {
    let (unit, pay) = text.split_once(':').ok_or(())?;
    let (unit, copy) = unit.split_once('.').ok_or(())?;
    match copy.split_once('.') {
        Some((copy, icon)) => Ok(Choice::Build(
            word(unit)?,
            ordinal(copy)?,
            letter(icon)?,
            word(pay)?,
        )),
        None => Ok(Choice::BuildWith(word(unit)?, ordinal(copy)?, word(pay)?)),
    }
}

fn vote(text: &str) -> Result<Choice, ()> {
    let Some(vote) = text.split_once(':') else {
        return Ok(Choice::Cast(word(text)?));
    };
    match vote {
        ("for", votes) => Ok(Choice::Vote(true, word(votes)?)),
        ("against", votes) => Ok(Choice::Vote(false, word(votes)?)),
        _ => Err(()),
    }
}

fn read(text: &str) -> Result<Choice, ()> {
    let Some((kind, what)) = text.split_once(':') else {
        return match text {
            "abstain" => Ok(Choice::Abstain),
            "wait" => Ok(Choice::Wait),
            "down" => Ok(Choice::Down),
            _ => Err(()),
        };
    };
    Ok(match kind {
        "keep" => Choice::Keep(word(what)?),
        "active" => Choice::Active(word(what)?),
        "explore" => pair(what).map(|(system, pay)| Choice::Explore(system, pay))?,
        "worm" => worm(what)?,
        "claim" => pair(what).map(|(system, pay)| Choice::Claim(system, pay))?,
        "icon" => pair(what).map(|(icon, pay)| Choice::Icon(icon, pay))?,
        "dock" => dock(what)?,
        "unlock" => Choice::Unlock(ordinal(what.strip_prefix('p').ok_or(())?)?),
        "scrap" => pair(what).map(|(cell, pay)| Choice::Scrap(cell, pay))?,
        "take" => pair(what).map(|(cell, pay)| Choice::Take(cell, pay))?,
        "open" => Choice::Open(word(what)?),
        "burst" => Choice::Burst(word(what)?),
        "build" => build(what)?,
        "infantry" => Choice::Infantry(word(what)?),
        "lift" => Choice::Lift(word(what)?),
        "at" => {
            let (node, turn) = what
                .split_at_checked(what.len().saturating_sub(1))
                .ok_or(())?;
            Choice::At(word(node)?, word(turn)?)
        }
        "tech" => match pair(what) {
            Ok((technology, pay)) => Choice::Tech(technology, pay),
            Err(()) => pair(what).map(|(technology, with)| Choice::TechWith(technology, with))?,
        },
        "learn" => Choice::Learn(word(what)?),
        "focus" => Choice::Focus(letter(what)?),
        "use" => Choice::Use(word(what)?),
        "relic" => match what.split_once(':') {
            Some((relic, side)) => Choice::RelicOn(word(relic)?, word(side)?),
            None => Choice::Relic(word(what)?),
        },
        "next" => Choice::Next(word(what)?),
        "gain" => Choice::Gain(word(what)?),
        "option" => Choice::Option(word(what)?),
        "sheet" => Choice::On(word(what)?),
        "switch" => Choice::Switch(word(what)?),
        "die" => Choice::Die(letter(what)?),
        "skip" => Choice::Skip(letter(what)?),
        "node" => Choice::Node(word(what)?),
        "bar" => match what.parse() {
            Ok(system) => Choice::Bar(system),
            Err(_) => Choice::BarLine(word(what)?),
        },
        "lose" => Choice::Lose(word(what)?),
        "copy" => Choice::Copy(word(what)?),
        "boost" => Choice::Boost(word(what)?),
        "vote" => vote(what)?,
        "name" => Choice::Name(word(what)?),
        _ => return Err(()),
    })
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let choice = read(text)?;
        // One way to write each.
        if choice.to_string() == text {
            Ok(choice)
        } else {
            Err(())
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sheet(sheet) => write!(f, "sheet:{sheet}"),
            Self::System(system) => write!(f, "system:{system}"),
            Self::Planet(planet) => write!(f, "planet:{}", planet + 1),
            Self::Icon(icon) => write!(f, "icon:{icon}"),
            Self::Line(line) => write!(f, "line:{line}"),
            Self::Dock(dock) => write!(f, "dock:{}", dock + 1),
            Self::Cell(cell) => write!(f, "cell:{cell}"),
            Self::Burst(specialty) => write!(f, "burst:{specialty}"),
            Self::Unit(unit) => write!(f, "unit:{unit}"),
            Self::Node(node) => write!(f, "node:{node}"),
            Self::Technology(technology) => write!(f, "tech:{technology}"),
            Self::Focus(resource) => write!(f, "focus:{resource}"),
            Self::Relic(relic) => write!(f, "relic:{relic}"),
            Self::Faction(faction) => write!(f, "faction:{faction}"),
            Self::Side(side) => write!(f, "side:{side}"),
            Self::Player(seat) => write!(f, "player:{seat}"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, what) = text.split_once(':').ok_or(())?;
        let subject = match kind {
            "sheet" => Self::Sheet(word(what)?),
            "system" => Self::System(word(what)?),
            "planet" => Self::Planet(ordinal(what)?),
            "icon" => Self::Icon(word(what)?),
            "line" => Self::Line(word(what)?),
            "dock" => Self::Dock(ordinal(what)?),
            "cell" => Self::Cell(word(what)?),
            "burst" => Self::Burst(word(what)?),
            "unit" => Self::Unit(word(what)?),
            "node" => Self::Node(word(what)?),
            "tech" => Self::Technology(word(what)?),
            "focus" => Self::Focus(word(what)?),
            "relic" => Self::Relic(word(what)?),
            "faction" => Self::Faction(word(what)?),
            "side" => Self::Side(word(what)?),
            "player" => Self::Player(word(what)?),
            _ => return Err(()),
        };
        if subject.to_string() == text {
            Ok(subject)
        } else {
            Err(())
        }
    }
}

/// A choice that what is pending does not list.
#[track_caller]
pub(crate) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_are_written() {
        for text in [
            "keep:naaz-rokha",
            "active:war",
            "explore:s05:m",
            "worm:w1>w3:t",
            "claim:s05:*",
            "icon:p2r1c3:a",
            "dock:2.m:i",
            "dock:3:planet",
            "dock:1:*",
            "unlock:p8",
            "scrap:h12:m",
            "take:h12:r",
            "open:h27",
            "burst:cybernetic",
            "build:war-sun.1.m:a",
            "build:pds.4:cybernetic",
            "infantry:t",
            "lift:dreadnought",
            "at:c0r1n",
            "tech:sling-relay:r",
            "tech:sling-relay:propulsion",
            "learn:bio-stims",
            "focus:r",
            "use:plasma-scoring",
            "relic:jr-xs455-o",
            "relic:crown-of-thalnos:left",
            "next:commodity-ore-2",
            "gain:focus-material",
            "option:2",
            "sheet:war",
            "switch:industry",
            "die:i",
            "skip:m",
            "node:c7r11",
            "bar:s05",
            "bar:p2c1",
            "lose:warfare",
            "copy:right",
            "boost:left",
            "vote:for:3",
            "vote:against:12",
            "vote:4",
            "abstain",
            "wait",
            "name:war",
            "down",
        ] {
            let choice: Choice = text.parse().unwrap_or_else(|()| panic!("{text}"));
            assert_eq!(choice.to_string(), text);
            if let Some(subject) = choice.subject() {
                assert_eq!(subject.to_string().parse(), Ok(subject));
            }
        }
        for wrong in [
            "",
            "keep",
            "keep:x",
            "unlock:p0",
            "at:",
            "at:é",
            "worm:w1:m",
            "vote:x",
            "vote:for:03",
        ] {
            assert_eq!(wrong.parse::<Choice>(), Err(()), "{wrong}");
        }
    }
}
