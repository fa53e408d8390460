//! A sheet of paper: what is printed on it, what is written on it in ink, what is
//! pencilled in this step, what lies open, and where it can be pressed.

use std::fmt::Write;

use engine::table::Listed;
use maud::{Markup, PreEscaped, html};
use strum::VariantArray;
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::ids::{Resource, Sheet};
use twilight_inscription::purse::Pay;
use twilight_inscription::words;
use web::parts::{Lit, thing, within};

use crate::glyph::{self, stamp, text};
use crate::ink::{self, Point, whole};
use crate::seen::{Desk, Printing, Seen};
use crate::{expansion, industry, navigation, war};

/// How wide and high a sheet is.
const SIZE: (u16, u16) = (900, 640);
/// How large the sign of a payment is.
const SIGN: f32 = 15.0;

/// What is written, and what is only pencilled in yet.
#[derive(Default)]
pub(crate) struct Written {
    ink: String,
    pencil: String,
}

impl Written {
    /// Writes this, in ink where it was there when all pens were last down.
    pub(crate) fn add(&mut self, was_there: bool, path: &str) {
        let layer = if was_there {
            &mut self.ink
        } else {
            &mut self.pencil
        };
        layer.push_str(path);
    }

    fn draw(&self) -> Markup {
        html! {
            @if !self.ink.is_empty() { path class="ins-ink" d=(self.ink) {} }
            @if !self.pencil.is_empty() { path class="ins-pencil" d=(self.pencil) {} }
        }
    }
}

/// Where a sheet can be pressed: what lies open, and what does not.
#[derive(Default)]
pub(crate) struct Field {
    still: String,
    open: String,
}

/// Somewhere on a sheet.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) subject: Subject,
    pub(crate) at: Point,
    pub(crate) size: (f32, f32),
}

impl Field {
    /// A place; where something can be chosen about it, it is lit, with what the
    /// marks are paid with.
    pub(crate) fn add(&mut self, table: &Seen<'_>, spot: Spot, lit: &Lit<'_>, called: &str) {
        let ((x, y), (wide, high)) = (spot.at, spot.size);
        let frame = (x - wide / 2.0, y - high / 2.0);
        let about = spot.subject.to_string();
        let button = if lit.is_lit() {
            let words = match lit.choices.as_slice() {
                [only] if lit.rows.is_empty() => table.say(&only.label.text),
                _ => called.to_owned(),
            };
            thing(
                &about,
                lit,
                "ins-at",
                &html! { span class="vh" { (words) } },
            )
        } else {
            within(&about, "ins-at", &html! {})
        };
        let placed = html! {
            foreignObject x=(whole(frame.0)) y=(whole(frame.1)) width=(whole(wide)) height=(whole(high)) { (button) }
        };
        if lit.is_lit() {
            self.open.push_str(&placed.into_string());
            self.open.push_str(&signs(spot, lit).into_string());
        } else {
            self.still.push_str(&placed.into_string());
        }
    }

    /// The same, where all that can be chosen is about it.
    pub(crate) fn place(&mut self, table: &Seen<'_>, spot: Spot, called: &str) {
        self.add(table, spot, &table.about(spot.subject), called);
    }
}

/// With what the marks of a place can be paid, at its foot.
fn signs(spot: Spot, lit: &Lit<'_>) -> Markup {
    let mut pays: Vec<Pay> = Vec::new();
    for listed in &lit.choices {
        if let Some(pay) = pay_of(listed).filter(|pay| !pays.contains(pay)) {
            pays.push(pay);
        }
    }
    let y = spot.at.1 + spot.size.1 / 2.0;
    let x = spot.at.0 - SIGN * (pays.len().saturating_sub(1)) as f32 / 2.0;
    html! {
        @for (nth, pay) in pays.iter().enumerate() {
            @let at = (x + SIGN * nth as f32, y);
            circle class="ins-coin" cx=(whole(at.0)) cy=(whole(at.1)) r="9" {}
            (stamp(glyph::of_pay(*pay), tint(*pay), at, SIGN - 2.0))
        }
    }
}

const fn tint(pay: Pay) -> &'static str {
    match pay {
        Pay::Of(resource) => glyph::tint_of(resource),
        Pay::Good => "ins-amber",
        Pay::Any | Pay::Free => "ins-pale",
    }
}

/// With what a listed mark is paid: the end of its notation.
fn pay_of(listed: &Listed) -> Option<Pay> {
    match listed.notation.parse::<Choice>().ok()? {
        Choice::Explore(_, pay)
        | Choice::Worm(_, _, pay)
        | Choice::Claim(_, pay)
        | Choice::Icon(_, pay)
        | Choice::Dock(_, _, pay)
        | Choice::Scrap(_, pay)
        | Choice::Take(_, pay)
        | Choice::Build(_, _, _, pay)
        | Choice::Infantry(pay)
        | Choice::Tech(_, pay) => Some(pay),
        _ => None,
    }
}

/// What each choice would write here, shown while it is pointed at.
fn ghosts(table: &Seen<'_>, mark: impl Fn(Choice) -> Option<String>) -> Markup {
    let mut ghosts: Vec<(String, String)> = Vec::new();
    for choice in table.choices {
        let Some(path) = mark(choice.choice) else {
            continue;
        };
        // One mark may be paid in several ways.
        match ghosts.iter_mut().find(|(known, _)| *known == path) {
            Some((_, of)) => {
                // Writing to a string cannot fail.
                let _ = write!(of, "|{}", choice.listed.notation);
            }
            None => ghosts.push((path, choice.listed.notation.clone())),
        }
    }
    html! { @for (path, of) in ghosts { path class="way ins-ghost" data-of=(of) d=(path) {} } }
}

/// One of somebody's sheets.
pub(crate) fn draw(table: &Seen<'_>, desk: &Desk<'_>, sheet: Sheet) -> Markup {
    let key = Printing {
        facts: table.content_hash,
        lang: table.scene.voice.lang,
        sheet,
        variant: desk.variant(sheet),
    };
    let print = table.prints.draw(key, || print(table, desk, sheet));
    let mut written = Written::default();
    match sheet {
        Sheet::Navigation => navigation::write(desk, &mut written),
        Sheet::Expansion => expansion::write(desk, &mut written),
        Sheet::Industry => industry::write(desk, &mut written),
        Sheet::War => war::write(desk, &mut written),
    }
    learned(desk, sheet, &mut written);
    let figures = match sheet {
        Sheet::Navigation => navigation::figures(desk),
        Sheet::Expansion | Sheet::Industry => html! {},
        Sheet::War => war::figures(table, desk),
    };
    let objective = desk.now.objectives[sheet as usize];
    let colour = table.scene.seat(desk.seat).colour.class();
    let title = table.phrase(&words::sheet(sheet));
    html! {
        svg class={ "ins-sheet " (colour) } viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role=[desk.live.then_some("group")] aria-label=[desk.live.then_some(title)] {
            (print)
            g class="ins-hand" {
                (written.draw())
                (figures)
                @if objective > 0 { (text((832.0, 614.0), "ins-written", objective)) }
            }
            @if desk.live { (pressed(table, desk, sheet)) }
        }
    }
}

/// What lies open, what would be written, and where it can be pressed.
fn pressed(table: &Seen<'_>, desk: &Desk<'_>, sheet: Sheet) -> Markup {
    let mut field = Field::default();
    match sheet {
        Sheet::Navigation => navigation::places(table, desk, &mut field),
        Sheet::Expansion => expansion::places(table, desk, &mut field),
        Sheet::Industry => industry::places(table, desk, &mut field),
        Sheet::War => war::places(table, desk, &mut field),
    }
    for (nth, offer) in desk.offers(sheet).iter().enumerate() {
        let spot = Spot {
            subject: Subject::Technology(offer.id),
            at: (offer_at(nth).0 + 145.0, offer_at(nth).1 + 32.0),
            size: (290.0, 64.0),
        };
        let facts = table.content.technology(offer.id);
        field.place(table, spot, table.name(&facts.name));
    }
    html! {
        (ghosts(table, |choice| match sheet {
            Sheet::Navigation => navigation::mark(desk, choice),
            Sheet::Expansion => expansion::mark(desk, choice),
            Sheet::Industry => industry::mark(desk, choice),
            Sheet::War => war::mark(table, desk, choice),
        }.or_else(|| technology_mark(table, desk, sheet, choice))))
        g class="ins-still" aria-hidden="true" { (PreEscaped(field.still)) }
        g class="ins-open" { (PreEscaped(field.open)) }
    }
}

/// Where a technology begins.
fn offer_at(nth: usize) -> Point {
    (8.0 + 298.0 * nth as f32, 568.0)
}

/// A research icon of a technology.
fn research_at(nth: usize, icon: u8) -> Point {
    let (x, y) = offer_at(nth);
    (x + 24.0 + 30.0 * f32::from(icon), y + 46.0)
}

/// A focus die of a sheet.
fn focus_at(resource: Resource) -> Point {
    (636.0 + 50.0 * f32::from(resource as u8), 600.0)
}

/// The printed layer.
fn print(table: &Seen<'_>, desk: &Desk<'_>, sheet: Sheet) -> Markup {
    let title = table.content.title(sheet, desk.variant(sheet));
    html! {
        g class="ins-print" {
            rect class="ins-paper" width=(SIZE.0) height=(SIZE.1) rx="14" {}
            (text((16.0, 29.0), "ins-title", table.phrase(&words::sheet(sheet))))
            (text((884.0, 28.0), "ins-name ins-end", table.words(title)))
            path class="ins-rule" d="M16 39H884" {}
            @match sheet {
                Sheet::Navigation => (navigation::print(desk)),
                Sheet::Expansion => (expansion::print(table, desk)),
                Sheet::Industry => (industry::print(table, desk)),
                Sheet::War => (war::print(table, desk)),
            }
            @for (nth, offer) in desk.offers(sheet).iter().enumerate() {
                @let (x, y) = offer_at(nth);
                rect class="ins-box" x=(whole(x)) y=(whole(y)) width="290" height="64" rx="8" {}
                (text((x + 12.0, y + 22.0), "ins-label", table.name(&table.content.technology(offer.id).name)))
                @for icon in 0..offer.research { (stamp("ins-r", "ins-green", research_at(nth, icon), 22.0)) }
                (stamp(glyph::of_specialty(offer.specialty), "ins-pale", (x + 266.0, y + 44.0), 26.0))
            }
            @for kind in Resource::VARIANTS {
                (stamp("ins-die", glyph::tint_of(*kind), focus_at(*kind), 42.0))
                (glyph::resource(*kind, focus_at(*kind), 22.0))
            }
            rect class="ins-box" x="780" y="568" width="104" height="64" rx="8" {}
            (stamp("star", "ins-gold ins-dim", (832.0, 606.0), 44.0))
        }
    }
}

/// Technologies and focus dice as they are written.
fn learned(desk: &Desk<'_>, sheet: Sheet, written: &mut Written) {
    let (now, before) = (desk.now, desk.before);
    for nth in 0..2 {
        let (crossed, old) = (
            now.research[sheet as usize][nth],
            before.research[sheet as usize][nth],
        );
        for icon in 0..crossed {
            written.add(icon < old, &ink::cross(research_at(nth, icon), 11.0));
        }
    }
    let offers = desk.offers(sheet);
    for (nth, offer) in offers.iter().enumerate() {
        let known = |sheets: u32| sheets >> offer.id as u32 & 1 == 1;
        if known(now.learned) {
            let (x, y) = offer_at(nth);
            written.add(
                known(before.learned),
                &ink::ring((x + 145.0, y + 18.0), (134.0, 17.0)),
            );
        }
    }
    for kind in Resource::VARIANTS {
        let bit = 1 << *kind as u8;
        if now.focus_on(sheet) & bit != 0 {
            let old = before.focus_on(sheet) & bit != 0;
            written.add(old, &ink::ring(focus_at(*kind), (24.0, 25.0)));
        }
    }
}

/// What a choice about a technology or a focus die would write.
fn technology_mark(
    table: &Seen<'_>,
    desk: &Desk<'_>,
    sheet: Sheet,
    choice: Choice,
) -> Option<String> {
    let place = |technology| {
        let offers = desk.offers(sheet).iter();
        offers.enumerate().find(|(_, offer)| offer.id == technology)
    };
    match choice {
        Choice::Tech(technology, _) => {
            let (nth, _) = place(technology)?;
            let crossed = desk.now.research[sheet as usize][nth];
            Some(ink::cross(research_at(nth, crossed), 11.0))
        }
        Choice::TechWith(technology, _) | Choice::Learn(technology) => {
            let (nth, _) = place(technology)?;
            let (x, y) = offer_at(nth);
            Some(ink::ring((x + 145.0, y + 18.0), (134.0, 17.0)))
        }
        Choice::Focus(kind) if table.at_hand() == sheet => {
            Some(ink::ring(focus_at(kind), (24.0, 25.0)))
        }
        _ => None,
    }
}
