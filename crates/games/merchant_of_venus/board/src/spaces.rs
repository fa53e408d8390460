//! The mark of each space: its shape says what its colour says, too.

use maud::{Markup, html};
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Colour, Space};

use crate::seen::at;

/// How far from the middle of a circle its numbers stand.
const NUMBERS: f32 = 29.0;

/// The mark of a space.
pub(crate) fn mark(content: &Content, space: Space) -> Markup {
    let (x, y) = at(content, space);
    let lay = content.map.lay(space);
    match lay.terrain {
        Terrain::Dot => dot(x, y, lay.colour),
        Terrain::Penalty(value) => oval(x, y, lay.colour, value),
        Terrain::Asteroid => used("mv-rock", "mv-rocky", (x, y), 24.0),
        Terrain::Box(_) => unknown(x, y),
        Terrain::Circle(exits) => circle(content, (x, y), &exits, lay.orbit.is_some()),
        Terrain::Orbit => orbit(x, y),
        Terrain::SurfaceCity => used("mv-city", "mv-town", (x, y), 21.0),
        Terrain::SpaceCity => used("mv-station", "mv-town", (x, y), 30.0),
        Terrain::Base => base(x, y),
    }
}

fn used(symbol: &str, class: &str, (x, y): (f32, f32), size: f32) -> Markup {
    html! {
        use href={ "#" (symbol) } class=(class) x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {}
    }
}

/// The class of a colour.
pub(crate) const fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "mv-b",
        Colour::Red => "mv-r",
        Colour::Yellow => "mv-y",
    }
}

/// Round, a diamond or a triangle.
fn dot(x: f32, y: f32, colour: Colour) -> Markup {
    let class = class(colour);
    match colour {
        Colour::Blue => html! { circle class=(class) cx=(x) cy=(y) r="7.5" {} },
        Colour::Red => {
            html! { path class=(class) d={ "M" (x) " " (y - 10.0) "l10 10-10 10-10-10z" } {} }
        }
        Colour::Yellow => {
            html! { path class=(class) d={ "M" (x) " " (y - 10.5) "l10.5 18h-21z" } {} }
        }
    }
}

/// The same, drawn wide around a figure.
pub(crate) fn oval(x: f32, y: f32, colour: Colour, value: u8) -> Markup {
    let class = class(colour);
    html! {
        g class={ "mv-pen " (class) } {
            @match colour {
                Colour::Blue => ellipse cx=(x) cy=(y) rx="15" ry="11" {},
                Colour::Red => path d={ "M" (x) " " (y - 14.0) "l18 14-18 14-18-14z" } {},
                Colour::Yellow => path d={ "M" (x) " " (y - 17.0) "l19 27h-38z" } {},
            }
            text x=(x) y=(if colour == Colour::Yellow { y + 6.5 } else { y + 4.0 }) { (value) }
        }
    }
}

fn unknown(x: f32, y: f32) -> Markup {
    html! {
        rect class="mv-q" x=(x - 10.0) y=(y - 10.0) width="20" height="20" rx="4" {}
        text class="mv-qt" x=(x) y=(y + 5.5) { "?" }
    }
}

fn orbit(x: f32, y: f32) -> Markup {
    html! {
        circle class="mv-orb" cx=(x) cy=(y) r="9" {}
        ellipse class="mv-orbit" cx=(x) cy=(y) rx="14" ry="5" transform={ "rotate(-24 " (x) " " (y) ")" } {}
    }
}

/// A Navigation Circle: an arrow and the numbers for each way out.
fn circle(content: &Content, (x, y): (f32, f32), exits: &[Space; 6], is_orbit: bool) -> Markup {
    let mut ways: Vec<(Space, String)> = Vec::new();
    for (number, exit) in (1..).zip(exits) {
        match ways.iter_mut().find(|(other, _)| other == exit) {
            Some((_, numbers)) => *numbers += &format!("·{number}"),
            None => ways.push((*exit, number.to_string())),
        }
    }
    html! {
        circle class="mv-nav" cx=(x) cy=(y) r="16" {}
        @if is_orbit { (orbit(x, y)) } @else { circle class="mv-navc" cx=(x) cy=(y) r="5" {} }
        @for (exit, numbers) in &ways {
            @let (to_x, to_y) = at(content, *exit);
            @let far = (to_x - x).hypot(to_y - y).max(1.0);
            @let (dx, dy) = ((to_x - x) / far, (to_y - y) / far);
            @let turn = dy.atan2(dx).to_degrees().round();
            path class="mv-arrow" d="M14-5l9 5-9 5z" transform={ "translate(" (x) " " (y) ")rotate(" (turn) ")" } {}
            text class="mv-num" x=((x + dx * (NUMBERS + 2.0 * numbers.len() as f32 * dx.abs())).round()) y=((y + dy * (NUMBERS + 4.0)).round() + 4.0) { (numbers) }
        }
    }
}

fn base(x: f32, y: f32) -> Markup {
    html! {
        circle class="mv-hub" cx=(x) cy=(y) r="26" {}
        circle class="mv-hubr" cx=(x) cy=(y) r="20" {}
        (used("mv-station", "mv-town", (x, y), 40.0))
    }
}
