//! The systems as they lie: drawn anew only while the galaxy is built.

use maud::{Markup, html};

use crate::seen::Seen;
use crate::tile;

/// All that lies still.
pub(crate) fn ground(table: &Seen<'_>) -> Markup {
    let voice = table.scene.voice;
    let layers = html! {
        @for place in table.places() {
            @match table.view.system(place) {
                Some(system) => (tile::tile(table.content, system.site.tile, place, voice)),
                None if table.view.veil == Some(place) => (tile::veiled(place)),
                None => (tile::free(place)),
            }
        }
    };
    table.sheet("ti-ground", &layers)
}
