//! Which symbol stands for what.

use merchant_of_venus::choice::Subject;
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Gear, Good, Item, Relic, Ship, Space, Technology};

/// The symbol of the Rastur.
pub(crate) const RASTUR: &str = "mv-rastur";

/// The symbol of a thing.
pub(crate) fn of(content: &Content, subject: Subject) -> &'static str {
    match subject {
        Subject::Space(space) => of_space(content, space),
        Subject::Good(good) => of_good(good),
        Subject::Gear(gear) => of_gear(gear),
        Subject::Relic(relic) => of_relic(relic),
        Subject::Fare(_) => "mv-fare",
        Subject::Ship(ship) => of_ship(ship),
        Subject::Culture(culture) => of_technology(content.culture(culture).technology),
        Subject::Rastur(_) => RASTUR,
        Subject::Player(_) => "people",
        Subject::Hold(..) => "mv-crate",
    }
}

pub(crate) const fn of_item(item: Item) -> &'static str {
    match item {
        Item::Good(good) => of_good(good),
        Item::Gear(gear) => of_gear(gear),
        Item::Relic(relic) => of_relic(relic),
        Item::Fare(_) => "mv-fare",
    }
}

fn of_space(content: &Content, space: Space) -> &'static str {
    let lay = content.map.lay(space);
    match lay.terrain {
        _ if lay.orbit.is_some() => "mv-orbit",
        Terrain::Dot => "mv-dot",
        Terrain::Penalty(_) => "mv-oval",
        Terrain::Asteroid => "mv-rock",
        Terrain::Box(_) => "mv-box",
        Terrain::Circle(_) => "mv-circle",
        Terrain::Orbit => "mv-orbit",
        Terrain::SurfaceCity => "mv-city",
        Terrain::SpaceCity | Terrain::Base => "mv-station",
    }
}

/// Goods of a kind look alike: what is drunk, worn, looked at.
pub(crate) const fn of_good(good: Good) -> &'static str {
    match good {
        Good::BionicPerfume | Good::ImmortalGrease | Good::ShiningSlime => "mv-flask",
        Good::MulchWine | Good::ChicleLiquor | Good::DribbleGlass => "mv-glass",
        Good::SpaceSpice | Good::FinestDust | Good::CannedTraits => "mv-jar",
        Good::VoilSilk | Good::MelfPelts | Good::OtherShoes => "mv-cloth",
        Good::DesignerGenes | Good::LifeProjects => "mv-genes",
        Good::RockVideos | Good::PortablePipeOrgan => "mv-music",
        Good::ServoMechanism | Good::PedigreeBolts => "mv-cog",
        Good::ImpossibleFurniture | Good::CustomHives => "mv-cube",
        Good::MegalithPaperweight | Good::PsychoticSculpture | Good::PrimitiveArt => "mv-idol",
        Good::GuardPlants | Good::LivingToys | Good::PetMonsters => "mv-beast",
        Good::GloriousJunk | Good::InfinitePuzzles => "mv-crate",
    }
}

pub(crate) const fn of_gear(gear: Gear) -> &'static str {
    match gear {
        Gear::RedDrive => "mv-red-drive",
        Gear::YellowDrive => "mv-yellow-drive",
        Gear::CombinedDrive => "mv-both-drives",
        Gear::Shield => "mv-shield",
        Gear::Laser => "mv-laser",
        Gear::NovaBall => "mv-nova",
    }
}

pub(crate) const fn of_relic(relic: Relic) -> &'static str {
    match relic {
        Relic::YellowDriveRelic => "mv-yellow-drive",
        Relic::ShieldRelic => "mv-shield",
        Relic::LaserRelic => "mv-laser",
        Relic::SpyEye => "eye",
        Relic::AirFoil
        | Relic::AutoPilot
        | Relic::GateLock
        | Relic::JumpStart
        | Relic::MulliganGear
        | Relic::SwitchSwitch => "mv-relic",
    }
}

pub(crate) const fn of_ship(ship: Ship) -> &'static str {
    match ship {
        Ship::Scout => "mv-scout",
        Ship::Clipper => "mv-clipper",
        Ship::Transport => "mv-transport",
        Ship::Freighter => "mv-freighter",
    }
}

pub(crate) const fn of_technology(technology: Technology) -> &'static str {
    match technology {
        Technology::Primitives => "mv-t-primitives",
        Technology::Industry => "mv-t-industry",
        Technology::Technology => "mv-t-technology",
        Technology::Bioengineers => "mv-t-bioengineers",
        Technology::Metaphysics => "mv-t-metaphysics",
    }
}
