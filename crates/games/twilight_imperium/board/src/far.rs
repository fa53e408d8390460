//! A system where the map is small: its owner, its fleet as one chip, and what its
//! planets give in all.

use maud::{Markup, html};
use twilight_imperium::view::SystemView;

use crate::fleet::ships;
use crate::realm::owner;
use crate::seen::{GRID, Seen};

/// What stands for a system from afar.
pub(crate) fn far(table: &Seen<'_>, system: &SystemView) -> Markup {
    let (x, y) = GRID.middle(system.site.place);
    let facts = system
        .planets
        .iter()
        .map(|planet| table.content.planet(planet.planet));
    let (resources, influence) = facts.fold((0, 0), |sum: (u32, u32), facts| {
        (
            sum.0 + u32::from(facts.resources),
            sum.1 + u32::from(facts.influence),
        )
    });
    let strength =
        |units: &[crate::fleet::Count]| units.iter().map(|unit| u32::from(unit.count)).sum::<u32>();
    html! {
        g class="ti-far" {
            @if let Some(seat) = owner(system) {
                g class=(table.colour(seat).class()) {
                    rect class="ti-mark" x=(x - 45.0) y=(y - 24.0) width="26" height="26" rx="7" {}
                    use href={ "#" (table.crest(seat)) } class="ti-ink" x=(x - 41.0) y=(y - 20.0) width="18" height="18" {}
                }
            }
            @if !system.planets.is_empty() {
                g class="ti-two" {
                    rect x=(x - 16.0) y=(y - 24.0) width="61" height="26" rx="13" {}
                    text class="ti-rs" x=(x) y=(y - 4.0) { (resources) }
                    path d={ "M" (x + 14.5) " " (y - 19.0) "v16" } {}
                    text class="ti-in" x=(x + 29.0) y=(y - 4.0) { (influence) }
                }
            }
            @for (nth, fleet) in system.fleets.iter().enumerate() {
                @let left = x - 28.0 + 58.0 * nth as f32 - 29.0 * (system.fleets.len() - 1) as f32;
                g class={ "ti-badge " (table.colour(fleet.seat).class()) } {
                    rect x=(left) y=(y + 10.0) width="56" height="28" rx="8" {}
                    rect class="ti-pat" x=(left + 2.0) y=(y + 12.0) width="8" height="24" rx="3" fill=(table.colour(fleet.seat).pattern()) {}
                    use href="#cruiser" x=(left + 11.0) y=(y + 12.0) width="24" height="24" {}
                    text x=(left + 36.0) y=(y + 31.0) { (strength(&ships(fleet))) }
                }
            }
        }
    }
}
