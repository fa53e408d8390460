//! How the game ended: the throne of Mecatol Rex, and who sits on it.

use engine::Seat;
use maud::{Markup, html};
use web::parts::{Palette, Texture, planet, scattered};

use crate::seen::Seen;

/// The picture of the end.
pub(crate) fn ending(table: &Seen<'_>) -> Markup {
    let seats = Seat::all(table.view.players.len());
    let winners: Vec<Seat> = seats
        .filter(|seat| table.view.winners.contains(*seat))
        .collect();
    html! {
        figure class="ti-ending" {
            svg viewBox="0 0 240 150" aria-hidden="true" {
                rect width="240" height="150" rx="10" fill="#070d1b" {}
                @for (x, y, size) in scattered(46, 240, 150) { circle cx=(x) cy=(y) r={ "." (5 + 3 * size) } fill="#e8efff" opacity=".7" {} }
                circle cx="120" cy="82" r="66" fill="url(#sunc)" opacity=".55" {}
                (planet(120.0, 82.0, 44.0, Palette::Gold, Texture::Rock))
                path d="M52 96c6 28 36 46 68 46s62-18 68-46" fill="none" stroke="#ffe2a0" stroke-width="2.5" stroke-dasharray="2 5" {}
                @for (nth, seat) in winners.iter().enumerate() {
                    @let x = 120.0 + 54.0 * nth as f32 - 27.0 * (winners.len() - 1) as f32;
                    g class=(table.colour(*seat).class()) {
                        path d={ "M" (x - 26.0) " 40l6 16 10-13 10 17 10-17 10 13 6-16v36h-52z" } fill="#ffe2a0" stroke="#6e4309" {}
                        rect class="ti-mark" x=(x - 22.0) y="62" width="44" height="44" rx="12" {}
                        use href={ "#" (table.crest(*seat)) } class="ti-ink" x=(x - 15.0) y="69" width="30" height="30" {}
                    }
                }
            }
            figcaption {
                @for seat in winners { b { (table.scene.seat(seat).name) } span { (table.name(&table.content.race(table.player(seat).race).name)) } }
                @if table.view.winners.is_empty() { b { (table.tell("ti3-board-no-winner")) } } @else { (table.tell("ti3-board-winner")) }
            }
        }
    }
}
