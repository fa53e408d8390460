//! The map as it never changes: sky, routes, spaces, names. It is sent once.

use std::fmt::Write;

use maud::{Markup, html};
use merchant_of_venus::content::Content;
use merchant_of_venus::content::map::Route;
use merchant_of_venus::ids::Space;
use web::Voice;

use crate::seen::{at, chart};
use crate::{names, sky, spaces};

/// All that lies still.
pub(crate) fn ground(content: &Content, voice: Voice<'_>) -> Markup {
    let (paths, hidden) = (
        drawn(content, |route| route == Route::Path),
        drawn(content, |route| route == Route::Hidden),
    );
    let layers = html! {
        (sky::sky(content))
        path class="mv-lane" d=(paths) {}
        (sky::systems(content))
        path class="mv-route" d=(paths) {}
        path class="mv-hidden" d=(hidden) {}
        @for space in Space::all() { (spaces::mark(content, space)) }
        (names::names(content, voice))
    };
    chart(content).sheet("mv-ground", &layers)
}

/// Connections of some kind as one line: each is drawn once, from the space that
/// comes first.
pub(crate) fn drawn(content: &Content, is_drawn: impl Fn(Route) -> bool) -> String {
    let mut path = String::new();
    for from in Space::all() {
        for link in content.map.links(from) {
            if link.to > from && is_drawn(link.route) {
                let ((x, y), (to_x, to_y)) = (at(content, from), at(content, link.to));
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
            }
        }
    }
    path
}
