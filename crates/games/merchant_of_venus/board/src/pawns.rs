//! The ships on the map: silhouette, colour, pattern, emblem.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::choice::Subject;

use crate::seen::Seen;
use crate::symbols;

/// How large a ship is drawn.
const SIZE: f32 = 34.0;

/// Every ship, those in one space beside each other.
pub(crate) fn pawns(table: &Seen<'_>) -> Markup {
    let everyone = || Seat::all(table.view.merchants.len());
    let place = |seat: Seat| {
        let space = table.merchant(seat).space;
        let mates = everyone().filter(|other| table.merchant(*other).space == space);
        let (before, all) = mates.fold((0, 0), |(before, all), other| {
            (before + usize::from(other < seat), all + 1)
        });
        let (x, y) = table.at(space);
        // Side by side above the space, so that it can still be pressed.
        let aside = before as f32 - (all as f32 - 1.0) / 2.0;
        (x + aside * 21.0, y - 21.0)
    };
    html! {
        @for seat in everyone() { (table.chart().place(place(seat), (SIZE, SIZE), &pawn(table, seat))) }
    }
}

fn pawn(table: &Seen<'_>, seat: Seat) -> Markup {
    let who = table.scene.seat(seat);
    let merchant = table.merchant(seat);
    let words = Text::new("mov-board-pawn")
        .with("seat", seat)
        .with("ship", &table.content.ship(merchant.ship).name);
    let active = table.view.active == Some(seat);
    let inner = html! {
        span class="vh" { (table.say(&words)) }
        svg viewBox="0 0 34 34" aria-hidden="true" {
            use class="mv-hull" href={ "#" (symbols::of_ship(merchant.ship)) } x="3" y="3" width="28" height="28" fill=(who.colour.pattern()) {}
            circle class="mv-crest" cx="26" cy="26" r="6.5" {}
            use href={ "#" (who.colour.emblem()) } x="21.5" y="21.5" width="9" height="9" class="mv-emblem" {}
        }
    };
    let class = format!(
        "mv-pawn {}{}",
        who.colour.class(),
        if active { " now" } else { "" }
    );
    html! {
        span class="mv-berth" data-vt={ "ship-" (seat) } { (table.thing(Subject::Player(seat), &class, &inner)) }
    }
}
