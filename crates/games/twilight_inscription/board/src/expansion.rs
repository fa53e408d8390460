//! Expansion: planets as small grids, space docks, the population track
//! (TINS-EXP-01).

use maud::{Markup, html};
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::content::Expansion;
use twilight_inscription::ids::{Icon, Line, Resource};
use twilight_inscription::words;

use crate::glyph::{self, asset, resource, text};
use crate::ink::{self, Point, whole};
use crate::paper::{Field, Spot, Written};
use crate::seen::{Desk, Seen, has};

/// From an icon to the next, and how much room a planet leaves beside its icons.
const STEP: f32 = 44.0;
const BESIDE: f32 = 50.0;
/// How far planets reach.
const WIDTH: f32 = 690.0;
/// The most rows and columns.
const SIDE: usize = 4;
/// From one space dock to the next.
const DOCK: f32 = 66.0;

/// A planet on the sheet: where its first icon is, and how many columns and rows it
/// has.
struct Globe {
    first: Point,
    columns: usize,
    rows: usize,
}

/// Where the planets are: side by side, as many as there is room for.
fn globes(expansion: &Expansion) -> Vec<Globe> {
    let (mut x, mut y) = (8.0, 84.0);
    let mut globes = Vec::new();
    for planet in 0..expansion.planets.len() {
        let there = |row, column| expansion.kind(Icon::of(planet, row, column)).is_some();
        let columns = (0..SIDE)
            .filter(|column| (0..SIDE).any(|row| there(row, *column)))
            .count();
        let rows = (0..SIDE)
            .filter(|row| (0..SIDE).any(|column| there(*row, column)))
            .count();
        let wide = STEP * columns as f32 + BESIDE;
        if x + wide > WIDTH {
            (x, y) = (8.0, y + 256.0);
        }
        globes.push(Globe {
            first: (x + 28.0, y + 14.0),
            columns,
            rows,
        });
        x += wide;
    }
    globes
}

impl Globe {
    fn icon(&self, row: usize, column: usize) -> Point {
        (
            self.first.0 + STEP * column as f32,
            self.first.1 + STEP * row as f32,
        )
    }

    /// Where the asset of a row or column stands: beside it, or below.
    fn line(&self, nth: usize) -> Point {
        match nth.checked_sub(SIDE) {
            Some(column) => (self.icon(0, column).0, self.icon(self.rows, 0).1 - 4.0),
            None => (self.icon(0, self.columns).0 - 4.0, self.icon(nth, 0).1),
        }
    }

    fn middle(&self) -> Point {
        let (x, y) = self.first;
        let reach = |count: usize| STEP * (count as f32 - 1.0) / 2.0;
        (x + reach(self.columns), y + reach(self.rows))
    }

    fn name(&self) -> Point {
        (self.first.0 - 20.0, self.first.1 - 30.0)
    }
}

/// Every icon of the sheet with its place.
fn icons(expansion: &Expansion) -> Vec<(Icon, Resource, Point)> {
    let globes = globes(expansion);
    let all = Icon::all().filter_map(|icon| Some((icon, expansion.kind(icon)?)));
    all.map(|(icon, kind)| (icon, kind, icon_at(&globes, icon)))
        .collect()
}

fn icon_at(globes: &[Globe], icon: Icon) -> Point {
    let within = icon.index() % (SIDE * SIDE);
    globes[icon.planet()].icon(within / SIDE, within % SIDE)
}

/// Every row and column of the sheet with its place.
fn lines(expansion: &Expansion) -> Vec<(Line, Point)> {
    let globes = globes(expansion);
    let there = |line: &Line| expansion.line(*line).1.is_some();
    let place = |line: Line| globes[line.planet()].line(line.index() % (2 * SIDE));
    Line::all()
        .filter(there)
        .map(|line| (line, place(line)))
        .collect()
}

fn dock_icon(dock: usize, icon: usize) -> Point {
    (716.0 + 34.0 * icon as f32, 78.0 + DOCK * dock as f32)
}

fn dock_asset(dock: usize) -> Point {
    (866.0, 78.0 + DOCK * dock as f32)
}

/// A step of the population track: from the bottom, half of them in each column.
fn step_at(steps: usize, nth: usize) -> Point {
    let half = steps.div_ceil(2);
    let (column, row) = (nth / half, nth % half);
    (750.0 + 92.0 * column as f32, 536.0 - 38.0 * row as f32)
}

/// Planets, docks and the track.
pub(crate) fn print(table: &Seen<'_>, desk: &Desk<'_>) -> Markup {
    let expansion = desk.expansion();
    let steps = expansion.population.len();
    html! {
        @for (planet, globe) in expansion.planets.iter().zip(globes(expansion)) {
            @let (x, y) = globe.middle();
            circle class="ins-globe" cx=(whole(x)) cy=(whole(y)) r=(whole(STEP * (globe.rows.max(globe.columns) as f32 / 2.0) + 8.0)) {}
            (text(globe.name(), "ins-label", &planet.name))
        }
        @for (_, kind, (x, y)) in icons(expansion) {
            rect class="ins-icon" x=(whole(x - 19.0)) y=(whole(y - 19.0)) width="38" height="38" rx="7" {}
            (resource(kind, (x, y), 24.0))
        }
        @for (line, place) in lines(expansion) {
            @if let Some(found) = expansion.line(line).1 { (asset(found, place, 27.0)) }
        }
        @for (dock, facts) in expansion.docks.iter().enumerate() {
            @let (x, y) = dock_icon(dock, 0);
            rect class="ins-box" x=(whole(x - 20.0)) y=(whole(y - 28.0)) width="194" height="56" rx="8" {}
            @for (nth, kind) in facts.icons.iter().enumerate() { (resource(*kind, dock_icon(dock, nth), 24.0)) }
            (asset(facts.asset, dock_asset(dock), 30.0))
        }
        (text((698.0, 284.0), "ins-label", table.tell("tins-board-population")))
        @for (nth, points) in expansion.population.iter().enumerate() {
            @let (x, y) = step_at(steps, nth);
            rect class="ins-icon" x=(whole(x - 40.0)) y=(whole(y - 17.0)) width="80" height="34" rx="7" {}
            (glyph::stamp("ins-population", "ins-pale", (x - 18.0, y), 24.0))
            (asset(twilight_inscription::ids::Asset::Vp(*points), (x + 18.0, y), 27.0))
        }
    }
}

/// What is written: crosses, circles, struck assets.
pub(crate) fn write(desk: &Desk<'_>, written: &mut Written) {
    let (expansion, now, before) = (desk.expansion(), desk.now, desk.before);
    for (nth, globe) in globes(expansion).iter().enumerate() {
        if now.planets >> nth & 1 == 1 {
            let (x, y) = globe.name();
            let wide = 5.0 * expansion.planets[nth].name.len() as f32;
            written.add(
                before.planets >> nth & 1 == 1,
                &ink::underline((x + wide - 4.0, y + 6.0), wide),
            );
        }
    }
    for (icon, _, place) in icons(expansion) {
        let crossed = |set: u128| set >> icon.index() & 1 == 1;
        if crossed(now.icons) {
            written.add(crossed(before.icons), &ink::cross(place, 15.0));
        }
    }
    for (line, place) in lines(expansion) {
        let index = line.index();
        if has(now.lines, index) {
            written.add(has(before.lines, index), &ink::ring(place, (18.0, 18.0)));
        }
        if has(now.lines_out, index) {
            written.add(has(before.lines_out, index), &ink::cross(place, 13.0));
        }
        if has(now.struck.lines, index) {
            written.add(has(before.struck.lines, index), &ink::diagonal(place, 11.0));
        }
    }
    for (dock, facts) in expansion.docks.iter().enumerate() {
        for nth in 0..facts.icons.len() {
            if now.dock_icons[dock] >> nth & 1 == 1 {
                let old = before.dock_icons[dock] >> nth & 1 == 1;
                written.add(old, &ink::cross(dock_icon(dock, nth), 11.0));
            }
        }
        if now.docks >> dock & 1 == 1 {
            written.add(
                before.docks >> dock & 1 == 1,
                &ink::ring(dock_asset(dock), (20.0, 20.0)),
            );
        }
        if now.struck.docks >> dock & 1 == 1 {
            written.add(
                before.struck.docks >> dock & 1 == 1,
                &ink::diagonal(dock_asset(dock), 12.0),
            );
        }
    }
    let steps = expansion.population.len();
    for nth in 0..now.population {
        let place = step_at(steps, nth.into());
        written.add(nth < before.population, &ink::ring(place, (38.0, 15.0)));
    }
}

/// What a choice would write.
pub(crate) fn mark(desk: &Desk<'_>, choice: Choice) -> Option<String> {
    let expansion = desk.expansion();
    match choice {
        Choice::Icon(icon, _) => Some(ink::cross(icon_at(&globes(expansion), icon), 15.0)),
        Choice::Dock(dock, kind, _) => {
            let (number, crossed) = (usize::from(dock), desk.now.dock_icons[usize::from(dock)]);
            let mut icons = expansion.docks[number].icons.iter().enumerate();
            let (nth, _) = icons.find(|(nth, icon)| **icon == kind && crossed >> nth & 1 == 0)?;
            Some(ink::cross(dock_icon(number, nth), 11.0))
        }
        Choice::DockPlanet(dock) | Choice::DockFree(dock) => {
            Some(ink::ring(dock_asset(dock.into()), (20.0, 20.0)))
        }
        Choice::Unlock(planet) => {
            let globes = globes(expansion);
            let (x, y) = globes[usize::from(planet)].name();
            Some(ink::underline((x + 40.0, y + 6.0), 44.0))
        }
        Choice::BarLine(line) => {
            let place = lines(expansion)
                .into_iter()
                .find(|(other, _)| *other == line)?
                .1;
            Some(ink::cross(place, 13.0))
        }
        _ => None,
    }
}

/// Where it can be pressed.
pub(crate) fn places(table: &Seen<'_>, desk: &Desk<'_>, field: &mut Field) {
    let expansion = desk.expansion();
    for (nth, (planet, globe)) in (0..).zip(expansion.planets.iter().zip(globes(expansion))) {
        let (x, y) = globe.name();
        let spot = Spot {
            subject: Subject::Planet(nth),
            at: (x + 48.0, y - 5.0),
            size: (112.0, 42.0),
        };
        field.place(table, spot, &planet.name);
    }
    for (icon, kind, at) in icons(expansion) {
        let spot = Spot {
            subject: Subject::Icon(icon),
            at,
            size: (42.0, 42.0),
        };
        let planet = &expansion.planets[icon.planet()].name;
        let kind = table.phrase(&words::resource(kind));
        field.place(table, spot, &format!("{planet} {icon}: {kind}"));
    }
    for (line, at) in lines(expansion) {
        let spot = Spot {
            subject: Subject::Line(line),
            at,
            size: (36.0, 42.0),
        };
        field.place(table, spot, &line.to_string());
    }
    for (dock, facts) in (0..).zip(&expansion.docks) {
        let (x, y) = dock_icon(dock.into(), 0);
        let spot = Spot {
            subject: Subject::Dock(dock),
            at: (x + 77.0, y),
            size: (194.0, 56.0),
        };
        let asset = table.phrase(&words::asset(facts.asset));
        field.place(table, spot, &asset);
    }
}
