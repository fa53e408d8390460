//! Command counters on the rim of a system: who has activated it.

use engine::Seat;
use maud::{Markup, html};
use twilight_imperium::view::SystemView;

use crate::seen::{GRID, Seen};

/// Who has a command counter in a system.
pub(crate) fn activated(table: &Seen<'_>, system: &SystemView) -> Vec<Seat> {
    let place = system.site.place;
    let all = Seat::all(table.view.players.len());
    all.filter(|seat| table.player(*seat).activated.contains(&place))
        .collect()
}

/// The counters along the upper rim.
pub(crate) fn counters(table: &Seen<'_>, system: &SystemView) -> Markup {
    let (x, y) = GRID.middle(system.site.place);
    let seats = activated(table, system);
    let apart = if seats.len() > 4 { 10.5 } else { 14.0 };
    let first = x - apart * (seats.len().saturating_sub(1)) as f32 / 2.0;
    html! {
        @for (nth, seat) in seats.iter().enumerate() {
            @let at = first + apart * nth as f32;
            g class={ "ti-cc " (table.colour(*seat).class()) } {
                path d={ "M" (at) " " (y - 59.0) "l8.5 15h-17z" } {}
                use href={ "#" (table.crest(*seat)) } class="ti-ink" x=(at - 3.75) y=(y - 53.0) width="7.5" height="7.5" {}
            }
        }
    }
}
