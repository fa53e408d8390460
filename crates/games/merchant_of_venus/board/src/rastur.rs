//! The Rastur on the map: a plate with teeth and the value that is paid there, what
//! they cancel crossed out, and the places where the next one can come; and a kind
//! of Rastur by itself.

use engine::{Game, Text};
use maud::{Markup, html};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Rastur, Space};
use merchant_of_venus::phase::fight::Target;
use merchant_of_venus::view::GuardView;
use web::Voice;
use web::board::{Piece, Shelf};
use web::parts::icon;

use crate::seen::Seen;
use crate::symbols;

/// The lower rim of a plate, from its right.
const TEETH: &str = "l-4.5 6-4.5-6-4.5 6-4.5-6-4.5 6-4.5-6-4.5 6-4.5-6";

/// The kind of Rastur of this value.
pub(crate) fn of_value(content: &Content, value: i32) -> Option<Rastur> {
    Rastur::all().find(|rastur| content.rastur(*rastur).value == value)
}

/// What it is called.
fn name(content: &Content, rastur: Rastur, voice: Voice<'_>) -> String {
    let value = content.rastur(rastur).value;
    voice.say(&Text::new("mov-board-rastur-of").with("value", value))
}

/// The Rastur in a space, and what it is worth.
fn in_space<'a>(table: &Seen<'a>, space: Space) -> Option<&'a GuardView> {
    let mut guards = table.guards().iter();
    guards.find(|guard| guard.space == space && guard.owner.is_none())
}

/// Does a Rastur cancel whatever else is in this space (MOV-16.4a)?
pub(crate) fn occupies(table: &Seen<'_>, space: Space) -> bool {
    in_space(table, space).is_some()
}

/// A Rastur where it stands, below the space, which it crosses out; it stands out
/// where the ship on turn can attack it.
pub(crate) fn standing(table: &Seen<'_>, guard: &GuardView) -> Markup {
    let (x, y) = table.at(guard.space);
    let far = if table.lay(guard.space).terrain == Terrain::Base {
        27.0
    } else {
        17.0
    };
    let (half, whole) = (far * 0.6, far * 1.2);
    let words = Text::new("mov-board-rastur-penalty")
        .with("space", table.content.space(guard.space))
        .with("penalty", guard.penalty);
    let class = if is_target(table, guard.space) {
        "mv-rastur mv-hunted"
    } else {
        "mv-rastur"
    };
    // Half of it lies over the space, so that neighbours stay in sight.
    let top = y + far - 8.0;
    html! {
        g class="mv-crossed" {
            circle cx=(x) cy=(y) r=(far) {}
            path d={ "M" (x - half) " " (y - half) "l" (whole) " " (whole) "m0-" (whole) "l-" (whole) " " (whole) } {}
        }
        g class=(class) {
            title { (table.say(&words)) }
            path d={ "M" (x - 18.0) " " (top) "h36v11" (TEETH) "z" } {}
            use href={ "#" (symbols::RASTUR) } x=(x - 16.0) y=(top + 1.0) width="11" height="11" {}
            text x=(x + 6.0) y=(top + 11.0) { (guard.penalty) }
        }
    }
}

/// Can the viewer attack the Rastur here?
fn is_target(table: &Seen<'_>, space: Space) -> bool {
    let here = table.view.active.map(|seat| table.merchant(seat).space);
    here == Some(space) && table.choice(Choice::Attack(Target::Rastur)).is_some()
}

/// A pale Rastur wherever the one that was drawn can be placed.
pub(crate) fn coming(table: &Seen<'_>) -> Markup {
    let places = table.choices.iter().filter_map(|each| match each.choice {
        Choice::Rastur(space) => Some(table.at(space)),
        _ => None,
    });
    html! {
        g class="mv-coming" {
            @for (x, y) in places { use href={ "#" (symbols::RASTUR) } x=(x - 11.0) y=(y - 11.0) width="22" height="22" {} }
        }
    }
}

/// A space with the Rastur that stands there.
pub(crate) fn look(table: &Seen<'_>, subject: Subject) -> Option<Markup> {
    let Subject::Space(space) = subject else {
        return None;
    };
    let guard = in_space(table, space)?;
    let rastur = of_value(table.content, guard.penalty)?;
    let line = MerchantOfVenus::about(table.content, subject);
    let line = line.map(|text| html! { p { (table.say(&text)) } });
    Some(face(
        table.content,
        rastur,
        table.scene.voice,
        &line.unwrap_or_default(),
    ))
}

/// A kind of Rastur.
pub(crate) fn piece(content: &Content, rastur: Rastur, voice: Voice<'_>) -> Markup {
    let count = content.rastur(rastur).counters;
    let line = voice.say(&Text::new("mov-board-rastur-counters").with("count", count));
    face(
        content,
        rastur,
        voice,
        &html! { p class="faint" { (line) } },
    )
}

fn face(content: &Content, rastur: Rastur, voice: Voice<'_>, line: &Markup) -> Markup {
    let about = MerchantOfVenus::about(content, Subject::Rastur(rastur));
    html! {
        div class="mv-face" {
            span class="mv-art" { (icon(symbols::RASTUR)) }
            h3 { (name(content, rastur, voice)) }
            @if let Some(about) = about { p { (voice.say(&about)) } }
            (line)
        }
    }
}

/// Every kind, for the help.
pub(crate) fn shelf(content: &Content, voice: Voice<'_>) -> Shelf {
    let piece = |rastur| {
        let name = name(content, rastur, voice);
        Piece {
            words: name.to_lowercase(),
            name,
            drawn: piece(content, rastur, voice),
        }
    };
    Shelf {
        title: voice.tell("mov-board-rastur"),
        pieces: Rastur::all().map(piece).collect(),
    }
}
