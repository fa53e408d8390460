//! Industry: a grid of tiles, the legend, the table and the tracks (TINS-IND-01,
//! TINS-TAB-01).

use std::fmt::Write;

use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::content::Industry;
use twilight_inscription::content::industry::Step;
use twilight_inscription::ids::{Asset, Cell, Commodity};
use twilight_inscription::state::Pool;
use twilight_inscription::words;

use crate::glyph::{self, asset, stamp, text};
use crate::ink::{self, Point, whole};
use crate::paper::{Field, Spot, Written};
use crate::seen::{Desk, Seen, has};

/// From the middle of a tile to a corner, and to a side.
const CORNER: f32 = 36.0;
const SIDE: f32 = 31.2;
/// From an icon of the table to the next.
const STEP: f32 = 34.0;
/// How many boxes of a track lie side by side.
const ROW: usize = 8;

/// The middle of a tile: odd rows lie half a tile to the right.
fn at(cell: Cell) -> Point {
    let (row, column) = cell.place();
    let shift = if row % 2 == 1 { SIDE } else { 0.0 };
    (
        46.0 + 2.0 * SIDE * column as f32 + shift,
        90.0 + 1.5 * CORNER * row as f32,
    )
}

/// Every tile of a sheet.
fn cells(industry: &Industry) -> impl Iterator<Item = Cell> {
    let there = industry.tiles | industry.dotted | 1 << industry.start.index();
    Cell::all().filter(move |cell| has(there, cell.index()))
}

fn hex(path: &mut String, (x, y): Point) {
    let half = CORNER / 2.0;
    // Writing to a string cannot fail.
    let _ = write!(
        path,
        "M{} {}l{} {}v{}l{} {}l{} {}v{}z",
        whole(x),
        whole(y - CORNER + 2.0),
        whole(SIDE - 2.0),
        whole(half),
        whole(CORNER - 4.0),
        whole(2.0 - SIDE),
        whole(half),
        whole(2.0 - SIDE),
        whole(-half),
        whole(4.0 - CORNER),
    );
}

/// An icon of the counselor row, or of a row of commodities below it.
fn table_at(row: usize, nth: usize) -> Point {
    (70.0 + STEP * nth as f32, 466.0 + 27.0 * row as f32)
}

/// The boxes of trade goods, and those of votes.
fn good_at(nth: usize) -> Point {
    (
        592.0 + 38.0 * (nth % ROW) as f32,
        208.0 + 36.0 * (nth / ROW) as f32,
    )
}

fn vote_at(nth: usize) -> Point {
    (
        592.0 + 38.0 * (nth % ROW) as f32,
        328.0 + 36.0 * (nth / ROW) as f32,
    )
}

fn burst_at(nth: usize) -> Point {
    (574.0, 60.0 + 54.0 * nth as f32)
}

const fn commodity(commodity: Commodity) -> Asset {
    Asset::Commodity(commodity, 1)
}

/// Tiles, legend, table and tracks.
pub(crate) fn print(table: &Seen<'_>, desk: &Desk<'_>) -> Markup {
    let industry = desk.industry();
    let mut tiles = String::new();
    for cell in cells(industry) {
        hex(&mut tiles, at(cell));
    }
    html! {
        path class="ins-tiles" d=(tiles) {}
        @for cell in cells(industry) {
            @if let Some(found) = industry.asset(cell) { (asset(found, at(cell), 30.0)) }
            @if let Some(tag) = industry.tag(cell) {
                @let (x, y) = at(cell);
                path class="ins-dotted" d=(format_args!("M{} {}l30 30m0-30l-30 30", whole(x - 15.0), whole(y - 15.0))) {}
                (stamp(glyph::of_specialty(tag), "ins-pale", (x + 17.0, y + 17.0), 20.0))
            }
            @if cell == industry.start {
                @let (x, y) = at(cell);
                path class="ins-printed" d=(format_args!("M{} {}l34 34m0-34l-34 34", whole(x - 17.0), whole(y - 17.0))) {}
            }
        }
        @for (nth, burst) in industry.bursts.iter().enumerate() {
            @let (x, y) = burst_at(nth);
            rect class="ins-box" x=(whole(x)) y=(whole(y - 4.0)) width="310" height="48" rx="8" {}
            (stamp(glyph::of_specialty(burst.specialty), "ins-pale", (x + 28.0, y + 20.0), 30.0))
            (text((x + 66.0, y + 27.0), "ins-label", "→"))
            @for icon in 0..burst.amount { (glyph::resource(burst.resource, (x + 110.0 + 34.0 * f32::from(icon), y + 20.0), 28.0)) }
        }
        (text((574.0, 182.0), "ins-label", table.tell("tins-board-goods")))
        @for nth in 0..usize::from(industry.trade_goods) { (slot("ins-good", "ins-amber", good_at(nth))) }
        (text((574.0, 302.0), "ins-label", table.tell("tins-board-votes")))
        @for nth in 0..usize::from(industry.votes) { (slot("ins-vote", "ins-pale", vote_at(nth))) }
        (stamp("ins-counselor", "ins-pale", (34.0, table_at(0, 0).1), 24.0))
        @for (nth, step) in industry.council.iter().enumerate() {
            @match step {
                Step::Vote => (stamp("ins-vote", "ins-pale", table_at(0, nth), 22.0)),
                Step::Vp(points) => (asset(Asset::Vp(*points), table_at(0, nth), 25.0)),
            }
        }
        @for (row, kind) in Commodity::VARIANTS.iter().enumerate() {
            @let facts = &industry.rows[*kind as usize];
            (asset(commodity(*kind), (34.0, table_at(row + 1, 0).1), 24.0))
            @for nth in 0..usize::from(facts.icons) {
                @let (x, y) = table_at(row + 1, nth);
                rect class="ins-icon" x=(whole(x - 15.0)) y=(whole(y - 11.0)) width="30" height="22" rx="4" {}
                @for (_, points) in facts.vp.iter().filter(|(after, _)| usize::from(*after) == nth + 1) { (asset(Asset::Vp(*points), (x, y), 21.0)) }
            }
        }
        (text((320.0, 522.0), "ins-small ins-start", table.tell("tins-board-columns")))
    }
}

/// A box of a track.
fn slot(symbol: &str, class: &str, at: Point) -> Markup {
    html! {
        rect class="ins-icon" x=(whole(at.0 - 16.0)) y=(whole(at.1 - 15.0)) width="32" height="30" rx="5" {}
        (stamp(symbol, class, at, 20.0))
    }
}

/// What is written: crosses, circles, struck assets.
pub(crate) fn write(desk: &Desk<'_>, written: &mut Written) {
    let (industry, now, before) = (desk.industry(), desk.now, desk.before);
    for cell in cells(industry) {
        let index = cell.index();
        if has(now.scrapped, index) && cell != industry.start {
            written.add(has(before.scrapped, index), &ink::cross(at(cell), 22.0));
        }
        if has(now.taken, index) {
            written.add(has(before.taken, index), &ink::ring(at(cell), (25.0, 25.0)));
        }
        if has(now.struck.tiles, index) {
            written.add(
                has(before.struck.tiles, index),
                &ink::diagonal(at(cell), 16.0),
            );
        }
    }
    pool(now.goods, before.goods, good_at, written);
    pool(now.votes, before.votes, vote_at, written);
    let votes = industry.council.iter().enumerate();
    let votes = votes.filter(|(_, step)| **step == Step::Vote);
    for (count, (nth, _)) in (0..now.counselors).zip(votes) {
        written.add(
            count < before.counselors,
            &ink::ring(table_at(0, nth), (15.0, 12.0)),
        );
    }
    for (row, kind) in Commodity::VARIANTS.iter().enumerate() {
        let (crossed, old) = (
            now.commodities[*kind as usize],
            before.commodities[*kind as usize],
        );
        for nth in 0..crossed {
            written.add(nth < old, &ink::cross(table_at(row + 1, nth.into()), 9.0));
        }
    }
}

/// A track: what was claimed is circled, what was spent is struck.
fn pool(now: Pool, before: Pool, at: fn(usize) -> Point, written: &mut Written) {
    for nth in 0..now.claimed {
        written.add(
            nth < before.claimed,
            &ink::ring(at(nth.into()), (16.0, 14.0)),
        );
    }
    for nth in 0..now.spent {
        written.add(nth < before.spent, &ink::diagonal(at(nth.into()), 13.0));
    }
}

/// What a choice would write.
pub(crate) fn mark(desk: &Desk<'_>, choice: Choice) -> Option<String> {
    match choice {
        Choice::Scrap(cell, _) | Choice::Open(cell) => Some(ink::cross(at(cell), 22.0)),
        Choice::Take(cell, _) => Some(ink::ring(at(cell), (25.0, 25.0))),
        Choice::Burst(specialty) => {
            let mut bursts = desk.industry().bursts.iter();
            let nth = bursts.position(|burst| burst.specialty == specialty)?;
            let (x, y) = burst_at(nth);
            Some(ink::ring((x + 28.0, y + 20.0), (22.0, 20.0)))
        }
        _ => None,
    }
}

/// Where it can be pressed.
pub(crate) fn places(table: &Seen<'_>, desk: &Desk<'_>, field: &mut Field) {
    let industry = desk.industry();
    for cell in cells(industry) {
        let spot = Spot {
            subject: Subject::Cell(cell),
            at: at(cell),
            size: (54.0, 50.0),
        };
        let holds = industry.asset(cell).map(words::asset);
        let holds = holds.map_or_else(String::new, |asset| table.phrase(&asset));
        field.place(table, spot, &format!("{cell} {holds}"));
    }
    for (nth, burst) in industry.bursts.iter().enumerate() {
        let (x, y) = burst_at(nth);
        let spot = Spot {
            subject: Subject::Burst(burst.specialty),
            at: (x + 155.0, y + 20.0),
            size: (310.0, 48.0),
        };
        let called = table.phrase(&words::specialty(burst.specialty));
        field.place(table, spot, &called);
    }
}
