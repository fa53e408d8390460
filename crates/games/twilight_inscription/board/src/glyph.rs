//! Which symbol stands for what, and how assets are printed.

use maud::{Markup, html};
use twilight_inscription::choice::Subject;
use twilight_inscription::content::EventKind;
use twilight_inscription::ids::{Asset, Commodity, Resource, Sheet, Side, Specialty, Unit};
use twilight_inscription::purse::Pay;

use crate::ink::{Point, whole};

/// The symbol of a thing.
pub(crate) const fn of(subject: Subject) -> &'static str {
    match subject {
        Subject::Sheet(sheet) => of_sheet(sheet),
        Subject::System(_) => "ins-system",
        Subject::Planet(_) => "ins-planet",
        Subject::Icon(_) | Subject::Line(_) => "ins-icons",
        Subject::Dock(_) => "ins-dock",
        Subject::Cell(_) => "ins-hex",
        Subject::Burst(specialty) => of_specialty(specialty),
        Subject::Unit(unit) => of_unit(unit),
        Subject::Node(_) => "ins-nodes",
        Subject::Technology(_) => "ins-r",
        Subject::Focus(_) => "ins-die",
        Subject::Relic(_) => "ins-relic",
        Subject::Faction(_) => "ins-faction",
        Subject::Side(_) => "ins-shield",
        Subject::Player(_) => "people",
    }
}

pub(crate) const fn of_sheet(sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Navigation => "ins-system",
        Sheet::Expansion => "ins-planet",
        Sheet::Industry => "ins-hex",
        Sheet::War => "ins-battle",
    }
}

pub(crate) const fn of_resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Material => "ins-m",
        Resource::Influence => "ins-i",
        Resource::Research => "ins-r",
    }
}

pub(crate) const fn of_pay(pay: Pay) -> &'static str {
    match pay {
        Pay::Of(resource) => of_resource(resource),
        Pay::Any => "ins-any",
        Pay::Good => "ins-good",
        Pay::Free => "ins-free",
    }
}

pub(crate) const fn of_specialty(specialty: Specialty) -> &'static str {
    match specialty {
        Specialty::Biotic => "ins-biotic",
        Specialty::Cybernetic => "ins-cybernetic",
        Specialty::Propulsion => "ins-propulsion",
        Specialty::Warfare => "ins-warfare",
    }
}

pub(crate) const fn of_unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Infantry => "ground",
        Unit::Pds => "ins-pds",
        Unit::Destroyer => "fighter",
        Unit::Cruiser => "cruiser",
        Unit::Mech => "robot",
        Unit::Carrier => "ins-carrier",
        Unit::Dreadnought => "capital",
        Unit::WarSun => "ins-sun",
    }
}

pub(crate) const fn of_event(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Strategy => "ins-strategy",
        EventKind::Battle => "ins-battle",
        EventKind::Council => "ins-vote",
        EventKind::Production => "ins-good",
    }
}

pub(crate) const fn of_asset(asset: Asset) -> &'static str {
    match asset {
        Asset::Vp(_) => "star",
        Asset::Planet => "ins-planet",
        Asset::TradeGood => "ins-good",
        Asset::Vote => "ins-vote",
        Asset::Specialty(specialty) => of_specialty(specialty),
        Asset::Focus(_) => "ins-die",
        Asset::Commodity(Commodity::Ore, _) => "ins-ore",
        Asset::Commodity(Commodity::Gas, _) => "ins-gas",
        Asset::Commodity(Commodity::Crystal, _) => "ins-crystal",
        Asset::Counselor => "ins-counselor",
        Asset::Population => "ins-population",
        Asset::Faction => "ins-faction",
        Asset::Relic => "ins-relic",
        Asset::Neighbour(_) => "ins-shield",
    }
}

/// The colour that something is printed in.
const fn tint(asset: Asset) -> &'static str {
    match asset {
        Asset::Vp(_) => "ins-gold",
        Asset::Focus(Resource::Material) | Asset::Neighbour(_) => "ins-red",
        Asset::Focus(Resource::Influence) | Asset::Planet => "ins-blue",
        Asset::Focus(Resource::Research) | Asset::Specialty(Specialty::Biotic) => "ins-green",
        Asset::Specialty(Specialty::Cybernetic) => "ins-amber",
        Asset::Specialty(Specialty::Propulsion) => "ins-blue",
        Asset::Specialty(Specialty::Warfare) => "ins-red",
        Asset::TradeGood | Asset::Commodity(..) => "ins-amber",
        Asset::Vote | Asset::Counselor | Asset::Population | Asset::Faction | Asset::Relic => {
            "ins-pale"
        }
    }
}

/// The colour of a resource.
pub(crate) const fn tint_of(resource: Resource) -> &'static str {
    match resource {
        Resource::Material => "ins-red",
        Resource::Influence => "ins-blue",
        Resource::Research => "ins-green",
    }
}

/// A symbol in its place, which is where its middle is.
pub(crate) fn stamp(symbol: &str, class: &str, (x, y): Point, size: f32) -> Markup {
    html! {
        use class=(class) href={ "#" (symbol) } x=(whole(x - size / 2.0)) y=(whole(y - size / 2.0)) width=(whole(size)) height=(whole(size)) {}
    }
}

/// A resource, printed.
pub(crate) fn resource(resource: Resource, at: Point, size: f32) -> Markup {
    stamp(of_resource(resource), tint_of(resource), at, size)
}

/// Words in their place.
pub(crate) fn text((x, y): Point, class: &str, words: impl maud::Render) -> Markup {
    html! { text class=(class) x=(whole(x)) y=(whole(y)) { (words) } }
}

/// An asset, printed.
pub(crate) fn asset(asset: Asset, at: Point, size: f32) -> Markup {
    let (x, y) = at;
    html! {
        (stamp(of_asset(asset), tint(asset), at, size))
        @match asset {
            Asset::Vp(points) => (text((x, y + size * 0.2), "ins-vp", points)),
            Asset::Commodity(_, count) if count > 1 => (text((x + size * 0.42, y + size * 0.5), "ins-x", count)),
            Asset::Focus(kind) => (resource(kind, at, size * 0.5)),
            Asset::Neighbour(side) => (text((x, y + size * 0.2), "ins-vp", if side == Side::Left { "‹1" } else { "1›" })),
            _ => {}
        }
    }
}
