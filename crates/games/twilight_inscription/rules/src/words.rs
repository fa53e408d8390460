//! What things are called, as messages.

use engine::Text;

use crate::content::mecatol::{Face, Goal, Milestone, Role, SectionFacts, TrackFacts};
use crate::ids::{Asset, Commodity, Resource, Sheet, Side, Specialty, Unit};
use crate::purse::Pay;

/// A sheet.
#[must_use]
pub const fn sheet(sheet: Sheet) -> Text {
    Text::new(match sheet {
        Sheet::Navigation => "tins-sheet-navigation",
        Sheet::Expansion => "tins-sheet-expansion",
        Sheet::Industry => "tins-sheet-industry",
        Sheet::War => "tins-sheet-war",
    })
}

/// A resource.
#[must_use]
pub const fn resource(resource: Resource) -> Text {
    Text::new(match resource {
        Resource::Material => "tins-material",
        Resource::Influence => "tins-influence",
        Resource::Research => "tins-research",
    })
}

/// A face of a focus die.
#[must_use]
pub fn face(face: Face) -> Text {
    Text::new("tins-face")
        .with("count", 1 + u8::from(face.double))
        .with("kind", resource(face.resource))
}

/// A milestone of the AI faction.
#[must_use]
pub fn goal(goal: Goal) -> Text {
    match goal {
        Goal::MecatolRex => Text::new("tins-asset-mecatol"),
        Goal::Objective(of) => Text::new("tins-goal-objective").with("sheet", sheet(of)),
    }
}

/// How far a track of the AI faction has come: its sections, or its milestones.
pub fn track(facts: &TrackFacts, sections: &[(u8, bool)]) -> Vec<Text> {
    let key = match facts.role {
        Some(Role::Strength) => "tins-rival-strength",
        Some(Role::Votes) => "tins-rival-votes",
        None => {
            let crossed = sections.first().map_or(0, |(crossed, _)| *crossed);
            let of = |milestone: &Milestone| {
                Text::new("tins-rival-milestone")
                    .with("goal", goal(milestone.goal))
                    .with("crossed", crossed.min(milestone.after))
                    .with("after", milestone.after)
            };
            return facts.milestones.iter().map(of).collect();
        }
    };
    let of = |(facts, (crossed, covered)): (&SectionFacts, &(u8, bool))| {
        Text::new(key)
            .with("tier", facts.tier)
            .with("value", facts.value(*crossed))
            .with("crossed", *crossed)
            .with("icons", facts.values.len())
            .with("covered", u8::from(*covered))
    };
    facts.sections.iter().zip(sections).map(of).collect()
}

/// A specialty.
#[must_use]
pub const fn specialty(specialty: Specialty) -> Text {
    Text::new(match specialty {
        Specialty::Biotic => "tins-specialty-biotic",
        Specialty::Cybernetic => "tins-specialty-cybernetic",
        Specialty::Propulsion => "tins-specialty-propulsion",
        Specialty::Warfare => "tins-specialty-warfare",
    })
}

/// A type of unit.
#[must_use]
pub const fn unit(unit: Unit) -> Text {
    Text::new(match unit {
        Unit::Infantry => "tins-unit-infantry",
        Unit::Pds => "tins-unit-pds",
        Unit::Destroyer => "tins-unit-destroyer",
        Unit::Cruiser => "tins-unit-cruiser",
        Unit::Mech => "tins-unit-mech",
        Unit::Carrier => "tins-unit-carrier",
        Unit::Dreadnought => "tins-unit-dreadnought",
        Unit::WarSun => "tins-unit-war-sun",
    })
}

/// A neighbour.
#[must_use]
pub const fn side(side: Side) -> Text {
    Text::new(match side {
        Side::Left => "tins-side-left",
        Side::Right => "tins-side-right",
    })
}

/// An asset.
#[must_use]
pub fn asset(asset: Asset) -> Text {
    match asset {
        Asset::Vp(points) => Text::new("tins-asset-vp").with("points", points),
        Asset::Planet => Text::new("tins-asset-planet"),
        Asset::TradeGood => Text::new("tins-asset-trade-good"),
        Asset::Vote => Text::new("tins-asset-vote"),
        Asset::Specialty(of) => Text::new("tins-asset-specialty").with("specialty", specialty(of)),
        Asset::Focus(of) => Text::new("tins-asset-focus").with("resource", resource(of)),
        Asset::Commodity(commodity, count) => Text::new(match commodity {
            Commodity::Ore => "tins-asset-ore",
            Commodity::Gas => "tins-asset-gas",
            Commodity::Crystal => "tins-asset-crystal",
        })
        .with("count", count),
        Asset::Counselor => Text::new("tins-asset-counselor"),
        Asset::Population => Text::new("tins-asset-population"),
        Asset::Faction => Text::new("tins-asset-faction"),
        Asset::Relic => Text::new("tins-asset-relic"),
        Asset::Neighbour(of) => Text::new("tins-asset-neighbour").with("side", side(of)),
    }
}

/// What a place holds; nothing where there is none.
#[must_use]
pub fn holding(found: Option<Asset>) -> Text {
    found.map_or(Text::new("tins-asset-none"), asset)
}

/// With what a mark is paid.
#[must_use]
pub const fn pay(pay: Pay) -> Text {
    Text::new(match pay {
        Pay::Of(Resource::Material) => "tins-pay-material",
        Pay::Of(Resource::Influence) => "tins-pay-influence",
        Pay::Of(Resource::Research) => "tins-pay-research",
        Pay::Any => "tins-pay-any",
        Pay::Good => "tins-pay-good",
        Pay::Free => "tins-pay-free",
    })
}

/// What is left to spend.
#[must_use]
pub fn purse(purse: [u8; 4]) -> Text {
    let [material, influence, research, any] = purse;
    Text::new("tins-purse")
        .with("material", material)
        .with("influence", influence)
        .with("research", research)
        .with("any", any)
}
