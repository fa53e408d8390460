//! Fleets: silhouettes with counts, on the colour and pattern of their owner.

use engine::Seat;
use maud::{Markup, html};
use strum::VariantArray;
use twilight_imperium::ids::{Ship, Unit};
use twilight_imperium::view::{FleetView, SystemView};

use crate::seen::{GRID, Seen};
use crate::symbols;

/// Units of one type.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Count {
    pub(crate) unit: Unit,
    pub(crate) count: u8,
    /// How many of them are damaged.
    pub(crate) hurt: u8,
}

impl Count {
    pub(crate) const fn new(unit: Unit, count: u8) -> Self {
        Self {
            unit,
            count,
            hurt: 0,
        }
    }
}

/// The ships of a fleet by type, large ones first, then fighters.
pub(crate) fn ships(fleet: &FleetView) -> Vec<Count> {
    let of = |ship: Ship| {
        let ships = || {
            fleet
                .ships
                .iter()
                .filter(move |(vessel, _)| vessel.ship == ship)
        };
        Count {
            unit: ship.unit(),
            count: ships().count() as u8,
            hurt: ships().filter(|(vessel, _)| vessel.hurt).count() as u8,
        }
    };
    let large = Ship::VARIANTS.iter().rev().map(|ship| of(*ship));
    let all = large.chain([Count::new(Unit::Fighter, fleet.fighters)]);
    all.filter(|kind| kind.count > 0).collect()
}

/// What the ships of a fleet carry.
pub(crate) fn cargo(fleet: &FleetView) -> Vec<Count> {
    let ground = fleet.ships.iter().map(|(vessel, _)| vessel.ground).sum();
    let pds = fleet.ships.iter().map(|(vessel, _)| vessel.pds).sum();
    let all = [
        Count::new(Unit::GroundForce, ground),
        Count::new(Unit::Pds, pds),
    ];
    all.into_iter().filter(|kind| kind.count > 0).collect()
}

/// The most types in one row.
const ROW: usize = 4;

/// The fleets of a system, one above the other at the foot of the hex.
pub(crate) fn fleets(table: &Seen<'_>, system: &SystemView) -> Markup {
    let (x, y) = GRID.middle(system.site.place);
    // Who moves in is drawn above who was there.
    let mut foot = y + 43.5;
    let mut rows = Vec::new();
    for fleet in &system.fleets {
        let (ships, cargo) = (ships(fleet), cargo(fleet));
        let units: Vec<Count> = ships.into_iter().chain(cargo).collect();
        let lines = units.len().div_ceil(ROW).max(1);
        let each = units.len().div_ceil(lines).max(1);
        for line in units.chunks(each).rev() {
            rows.push((fleet.seat, line.to_vec(), (x, foot - 17.0)));
            foot -= 17.0;
        }
    }
    html! {
        @for (seat, units, at) in &rows { (badge(table, *seat, "ti-fleet", units, *at, 14.5)) }
    }
}

/// Units in a row on the colour and pattern of their owner.
pub(crate) fn badge(
    table: &Seen<'_>,
    seat: Seat,
    class: &str,
    units: &[Count],
    (x, top): (f32, f32),
    size: f32,
) -> Markup {
    if units.is_empty() {
        return html! {};
    }
    let colour = table.colour(seat);
    // A single unit on a planet needs no number.
    let wide = |unit: &Count| {
        let digits = match (unit.count, unit.unit) {
            (_, Unit::SpaceDock) => 0.0,
            (10.., _) => 1.1,
            _ => 0.6,
        };
        size * (0.98 + digits)
    };
    let width: f32 = units.iter().map(wide).sum::<f32>() + size * 0.62;
    let left = ((x - width / 2.0) * 10.0).round() / 10.0;
    let height = size + 2.0;
    let mut at = left + size * 0.5;
    let mut marks = Vec::new();
    for unit in units {
        marks.push((*unit, at));
        at += wide(unit);
    }
    html! {
        g class={ "ti-badge " (class) " " (colour.class()) } {
            rect x=(left) y=(top) width=(tenth(width)) height=(height) rx=(tenth(size * 0.28)) {}
            rect class="ti-pat" x=(left + 1.0) y=(top + 1.0) width=(tenth(size * 0.34)) height=(size) rx="2" fill=(colour.pattern()) {}
            @for (unit, at) in marks {
                use href={ "#" (symbols::of_unit(unit.unit)) } x=(tenth(at)) y=(top + 1.0) width=(size) height=(size) {}
                @if unit.unit != Unit::SpaceDock { text x=(tenth(at + size * 0.96)) y=(tenth(top + size * 0.82)) { (unit.count) } }
                @if unit.hurt > 0 {
                    use href="#ti-burst" class="ti-hurt" x=(tenth(at + size * 0.4)) y=(top - 3.0) width="9" height="9" {}
                    @if unit.hurt > 1 { text class="ti-hurts" x=(tenth(at + size * 0.4 + 4.5)) y=(top + 4.0) { (unit.hurt) } }
                }
            }
        }
    }
}

/// To a tenth: pages are no longer than they need to be.
fn tenth(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}
