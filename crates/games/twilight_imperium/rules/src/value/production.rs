//! What docks can build, and what it costs (TI3-UDK-10 to TI3-R66).

use engine::Text;

use super::Why;
use crate::content::Content;
use crate::ids::{Planet, Unit};
use crate::state::Order;

/// TI3-UDK-10: how many units a dock builds at most.
pub(crate) fn limit<W: Why>(content: &Content, planet: Planet, why: &mut W) -> u8 {
    let (resources, more) = (
        content.planet(planet).resources,
        content.figures.limits.dock_units,
    );
    why.because(|| {
        Text::new("ti3-why-dock")
            .with("resources", resources)
            .with("more", more)
    });
    resources + more
}

/// TI3-UDK-13: what so many of a type cost, rounded up to whole payments.
pub(crate) const fn price(content_cost: u8, each: u8, count: u8) -> u8 {
    count.div_ceil(each) * content_cost
}

/// TI3-UDK-14, TI3-R66: what a dock's order costs: by type, each rounded up.
pub(crate) fn due(content: &Content, order: Order) -> u8 {
    let of = |unit: Unit, count: u8| {
        let facts = content.unit(unit);
        price(facts.cost, facts.each, count)
    };
    order.due + of(Unit::GroundForce, order.ground) + of(Unit::Fighter, order.fighters)
}

/// The order with one unit more.
pub(crate) fn with(content: &Content, order: Order, unit: Unit) -> Order {
    let mut order = Order {
        units: order.units + 1,
        ..order
    };
    match unit {
        Unit::GroundForce => order.ground += 1,
        Unit::Fighter => order.fighters += 1,
        Unit::SpaceDock
        | Unit::Pds
        | Unit::Destroyer
        | Unit::Cruiser
        | Unit::Carrier
        | Unit::Dreadnought
        | Unit::WarSun => order.due += content.unit(unit).cost,
    }
    order
}
