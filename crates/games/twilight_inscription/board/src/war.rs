//! War: the grid on which units are deployed, the strength boxes beside it, and the
//! units with what they cost (TINS-WAR-02, TINS-WAR-10).

use std::fmt::Write;

use engine::table::Listed;
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::content::war::BATTLES;
use twilight_inscription::content::{UnitFacts, War};
use twilight_inscription::ids::{Asset, Node, Resource, Side, Unit};
use twilight_inscription::state::{BUILT, Battle};
use twilight_inscription::words;
use web::parts::Lit;

use crate::glyph::{self, asset, stamp, text};
use crate::ink::{self, Point, whole};
use crate::paper::{Field, Spot, Written};
use crate::seen::{Desk, Seen};

/// From a node to the next, and where the lowest on the left is.
const STEP: f32 = 42.5;
const FIRST: Point = (142.0, 536.0);
/// Columns of the grid, and rows of a section.
const COLUMNS: usize = 8;
const SECTION: usize = 3;
/// From a type of unit to the next.
const UNIT: f32 = 64.0;
/// Where units stand, and where their icons begin.
const UNITS: Point = (580.0, 46.0);
const COSTS: f32 = 636.0;
/// From an icon of a cost to the next, and the room for a row of them.
const COST: f32 = 15.0;
const WIDE: f32 = 250.0;

fn at(node: Node) -> Point {
    (
        FIRST.0 + STEP * node.column() as f32,
        FIRST.1 - STEP * node.row() as f32,
    )
}

const fn covers(nodes: u128, node: Node) -> bool {
    nodes >> node.index() & 1 == 1
}

/// A strength box: beside its section.
fn box_at(side: Side, battle: usize) -> Point {
    let x = match side {
        Side::Left => 8.0,
        Side::Right => FIRST.0 + STEP * (COLUMNS as f32 - 0.5) + 8.0,
    };
    let top = FIRST.1 - STEP * ((battle + 1) * SECTION) as f32 + STEP / 2.0;
    (x, top)
}

fn unit_at(unit: Unit) -> Point {
    (UNITS.0, UNITS.1 + UNIT * f32::from(unit as u8))
}

/// The icons of every copy of a unit, line by line.
fn cost_at(facts: &UnitFacts, unit: Unit, copy: usize, icon: usize) -> Point {
    let wide = COST * facts.cost.len() as f32 + 7.0;
    let in_row = ((WIDE / wide) as usize).max(1);
    let (row, column) = (copy / in_row, copy % in_row);
    let (_, y) = unit_at(unit);
    (
        COSTS + wide * column as f32 + COST * (icon as f32 + 0.5),
        y + 32.0 + 17.0 * row as f32,
    )
}

/// Grid, boxes and units.
pub(crate) fn print(table: &Seen<'_>, desk: &Desk<'_>) -> Markup {
    let war = desk.war();
    html! {
        @for section in 0..BATTLES {
            @let (_, y) = box_at(Side::Left, section);
            rect class={ "ins-field" @if section % 2 == 1 { " ins-odd" } } x=(whole(FIRST.0 - STEP / 2.0)) y=(whole(y)) width=(whole(STEP * COLUMNS as f32)) height=(whole(STEP * SECTION as f32)) {}
        }
        path class="ins-rule ins-half" d=(format_args!("M{} {}V{}", whole(FIRST.0 + STEP * 3.5), whole(FIRST.1 + STEP / 2.0), whole(FIRST.1 - STEP * (SECTION * BATTLES) as f32 + STEP / 2.0))) {}
        path class="ins-dots" d=(dots(war)) {}
        @for node in Node::all().filter(|node| covers(war.anomalies, *node)) {
            rect class="ins-rift" x=(whole(at(node).0 - 17.0)) y=(whole(at(node).1 - 17.0)) width="34" height="34" rx="6" {}
            (stamp("ins-storm", "ins-violet", at(node), 26.0))
        }
        @for (node, found) in &war.assets { (asset(*found, at(*node), 27.0)) }
        @for side in Side::VARIANTS {
            @for battle in 0..BATTLES { (strength_box(war, *side, battle)) }
        }
        @for unit in Unit::VARIANTS { (unit_print(table, war, *unit)) }
    }
}

/// The nodes, as one drawing.
fn dots(war: &War) -> String {
    let mut path = String::new();
    for node in Node::all().filter(|node| covers(war.nodes & !war.anomalies, *node)) {
        let (x, y) = at(node);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h34v34h-34z", whole(x - 17.0), whole(y - 17.0));
    }
    path
}

fn strength_box(war: &War, side: Side, battle: usize) -> Markup {
    let facts = war.strength_box(side, battle);
    let (x, y) = box_at(side, battle);
    html! {
        rect class="ins-box" x=(whole(x)) y=(whole(y + 3.0)) width="106" height=(whole(STEP * SECTION as f32 - 6.0)) rx="8" {}
        (asset(facts.win, (x + 24.0, y + 26.0), 30.0))
        (text((x + 84.0, y + 32.0), "ins-loss", format_args!("−{}", facts.lose)))
        rect class="ins-blank" x=(whole(x + 10.0)) y=(whole(y + 48.0)) width="42" height="40" rx="6" {}
    }
}

fn unit_print(table: &Seen<'_>, war: &War, unit: Unit) -> Markup {
    let facts = war.unit(unit);
    let (x, y) = unit_at(unit);
    let shape: String = facts
        .shape
        .iter()
        .fold(String::new(), |mut path, (column, row)| {
            // Writing to a string cannot fail.
            let _ = write!(
                path,
                "M{} {}h11v11h-11z",
                whole(x + 6.0 + 13.0 * f32::from(*column)),
                whole(y + 41.0 - 13.0 * f32::from(*row)),
            );
            path
        });
    html! {
        rect class="ins-box" x=(whole(x)) y=(whole(y)) width="312" height=(whole(UNIT - 4.0)) rx="8" {}
        path class="ins-shape" d=(shape) {}
        (text((COSTS, y + 18.0), "ins-label", table.phrase(&words::unit(unit))))
        @if facts.vp > 0 { (asset(Asset::Vp(facts.vp), (x + 252.0, y + 13.0), 24.0)) }
        @if let Some(instead) = facts.instead { (stamp(glyph::of_specialty(instead), "ins-pale", (x + 276.0, y + 13.0), 19.0)) }
        @if let Some(lock) = facts.lock {
            (stamp("lock", "ins-red", (x + 276.0, y + 13.0), 19.0))
            (stamp(glyph::of_specialty(lock), "ins-pale", (x + 298.0, y + 13.0), 19.0))
        }
        @for copy in 0..facts.count.max(1) {
            @for (icon, kind) in facts.cost.iter().enumerate() {
                @let place = cost_at(facts, unit, copy.into(), icon);
                @match kind {
                    Some(kind) => (glyph::resource(*kind, place, 14.0)),
                    None => (stamp("ins-any", "ins-pale", place, 14.0)),
                }
            }
        }
    }
}

/// The rim of units: where a node is not joined to the next.
fn rim(nodes: u128, right: u128, up: u128) -> String {
    let half = STEP / 2.0 - 3.0;
    let mut path = String::new();
    let joined = |from: usize, by: usize, set: u128| from >= by && set >> (from - by) & 1 == 1;
    for node in Node::all().filter(|node| covers(nodes, *node)) {
        let ((x, y), index) = (at(node), node.index());
        let open_left = node.column() == 0 || !joined(index, 1, right);
        let open_right = !covers(right, node);
        let open_below = node.row() == 0 || !joined(index, COLUMNS, up);
        let open_above = !covers(up, node);
        // A side that is open ends at the rim; one that is joined goes on to the next.
        let left = x - if open_left { half } else { STEP / 2.0 };
        let far = x + if open_right { half } else { STEP / 2.0 };
        let top = y - if open_above { half } else { STEP / 2.0 };
        let low = y + if open_below { half } else { STEP / 2.0 };
        if open_left {
            path.push_str(&ink::line((x - half, low), (x - half, top)));
        }
        if open_right {
            path.push_str(&ink::line((x + half, top), (x + half, low)));
        }
        if open_above {
            path.push_str(&ink::line((left, y - half), (far, y - half)));
        }
        if open_below {
            path.push_str(&ink::line((far, y + half), (left, y + half)));
        }
    }
    path
}

/// Which of these nodes are joined to the next on the right, and above: as a unit is.
const fn joints(nodes: u128) -> (u128, u128) {
    let left: u128 = 0x0101_0101_0101_0101_0101_0101;
    (nodes & (nodes & !left) >> 1, nodes & nodes >> COLUMNS)
}

/// What is written: units, what they claim, crossed icons, the deployment line.
pub(crate) fn write(desk: &Desk<'_>, written: &mut Written) {
    let (war, now, before) = (desk.war(), desk.now, desk.before);
    let fresh = now.nodes & !before.nodes;
    written.add(
        true,
        &rim(before.nodes, before.joined_right, before.joined_up),
    );
    written.add(
        false,
        &rim(fresh, now.joined_right & fresh, now.joined_up & fresh),
    );
    for (nth, (node, _)) in war.assets.iter().enumerate() {
        if covers(now.nodes, *node) {
            let old = covers(before.nodes, *node);
            written.add(old, &ink::ring(at(*node), (15.0, 15.0)));
        }
        if now.struck.nodes >> nth & 1 == 1 {
            written.add(
                before.struck.nodes >> nth & 1 == 1,
                &ink::diagonal(at(*node), 12.0),
            );
        }
    }
    for unit in Unit::VARIANTS {
        crossed(desk, *unit, written);
    }
    for side in Side::VARIANTS {
        for battle in 0..BATTLES {
            result(desk, *side, battle, written);
        }
    }
    let line = usize::from(now.line);
    if line > 0 {
        let y = FIRST.1 - STEP * (line * SECTION) as f32 + STEP / 2.0;
        let x = FIRST.0 - STEP / 2.0;
        written.add(
            now.line == before.line,
            &ink::line((x - 8.0, y), (x + STEP * COLUMNS as f32 + 8.0, y)),
        );
    }
}

/// The crossed icons of a type of unit, and its lock.
fn crossed(desk: &Desk<'_>, unit: Unit, written: &mut Written) {
    let (war, now, before) = (desk.war(), desk.now, desk.before);
    let facts = war.unit(unit);
    for (copy, index) in war.copies(unit).enumerate() {
        let (crossed, old) = (now.units[index], before.units[index]);
        for icon in 0..facts.cost.len() {
            let bit = |set: u8| set == BUILT || set >> icon & 1 == 1;
            if bit(crossed) {
                written.add(bit(old), &ink::cross(cost_at(facts, unit, copy, icon), 7.0));
            }
        }
        if crossed == BUILT && facts.vp > 0 {
            let (first, last) = (
                cost_at(facts, unit, copy, 0),
                cost_at(facts, unit, copy, facts.cost.len() - 1),
            );
            let middle = ((first.0 + last.0) / 2.0, first.1 + 9.0);
            written.add(
                old == BUILT,
                &ink::underline(middle, (last.0 - first.0) / 2.0 + 6.0),
            );
        }
    }
    let lifted = |types: u8| types >> unit as u8 & 1 == 1;
    if facts.lock.is_some() && lifted(now.unit_types) {
        let (x, y) = unit_at(unit);
        written.add(
            lifted(before.unit_types),
            &ink::cross((x + 276.0, y + 13.0), 10.0),
        );
    }
}

/// How a battle went: what was won is circled, what a defeat costs is underlined.
fn result(desk: &Desk<'_>, side: Side, battle: usize, written: &mut Written) {
    let (x, y) = box_at(side, battle);
    let now = desk.now.battles[side as usize][battle];
    let old = desk.before.battles[side as usize][battle] == now;
    match now {
        Battle::Won => written.add(old, &ink::ring((x + 24.0, y + 26.0), (19.0, 19.0))),
        Battle::Lost => written.add(old, &ink::ring((x + 84.0, y + 27.0), (19.0, 15.0))),
        Battle::WonNothing => written.add(old, &ink::cross((x + 24.0, y + 26.0), 14.0)),
        Battle::Tied => written.add(old, &ink::line((x + 10.0, y + 98.0), (x + 96.0, y + 98.0))),
        Battle::Open => {}
    }
    let bit = 1 << (side as usize * BATTLES + battle);
    if desk.now.struck.boxes & bit != 0 {
        written.add(
            desk.before.struck.boxes & bit != 0,
            &ink::diagonal((x + 24.0, y + 26.0), 13.0),
        );
    }
}

/// Totals that are written in strength boxes; in the next one, strength as it stands
/// against that of the neighbour.
pub(crate) fn figures(table: &Seen<'_>, desk: &Desk<'_>) -> Markup {
    let mine = match table.own().filter(|_| desk.live) {
        Some(own) => own.forces,
        None => table.player(desk.seat).forces,
    };
    let line = usize::from(desk.now.line);
    html! {
        @for side in Side::VARIANTS {
            @for battle in 0..BATTLES {
                @let (x, y) = box_at(*side, battle);
                @let noted = desk.now.boxes[*side as usize][battle];
                @let fought = desk.now.battles[*side as usize][battle] != Battle::Open;
                @if fought || noted != 0 { (text((x + 31.0, y + 76.0), "ins-written", noted)) }
                @if battle == line && !fought {
                    @if let Some(mine) = mine {
                        (text((x + 31.0, y + 76.0), "ins-sum", mine[*side as usize]))
                        @if let Some(theirs) = table.facing(desk.seat, *side) { (text((x + 80.0, y + 76.0), "ins-sum ins-theirs", format_args!(": {theirs}"))) }
                    }
                }
            }
        }
    }
}

/// What a choice would write.
pub(crate) fn mark(table: &Seen<'_>, desk: &Desk<'_>, choice: Choice) -> Option<String> {
    let war = desk.war();
    match choice {
        Choice::At(..) | Choice::Node(_) => {
            let nodes = table.covered(choice);
            let (right, up) = joints(nodes);
            let claimed = war.assets.iter().filter(|(node, _)| covers(nodes, *node));
            let rings: String = claimed
                .map(|(node, _)| ink::ring(at(*node), (15.0, 15.0)))
                .collect();
            Some(rim(nodes, right, up) + &rings)
        }
        Choice::Build(unit, copy, kind, _) => {
            let facts = war.unit(unit);
            let crossed = desk.now.units[war.copies(unit).nth(copy.into())?];
            let mut icons = facts.cost.iter().enumerate();
            let is_next = |(icon, of): &(usize, &Option<Resource>)| {
                **of == Some(kind) && crossed >> icon & 1 == 0
            };
            let (icon, _) = icons.find(is_next)?;
            Some(ink::cross(cost_at(facts, unit, copy.into(), icon), 7.0))
        }
        Choice::Lift(unit) => {
            let (x, y) = unit_at(unit);
            Some(ink::cross((x + 276.0, y + 13.0), 10.0))
        }
        Choice::Infantry(_) => Some(ink::cross(
            cost_at(war.unit(Unit::Infantry), Unit::Infantry, 0, 0),
            7.0,
        )),
        _ => None,
    }
}

/// Where it can be pressed: while a unit is deployed, every node that it could cover.
pub(crate) fn places(table: &Seen<'_>, desk: &Desk<'_>, field: &mut Field) {
    let war = desk.war();
    let over: Vec<(u128, &Listed)> = table
        .choices
        .iter()
        .map(|choice| (table.covered(choice.choice), choice.listed))
        .filter(|(nodes, _)| *nodes != 0)
        .collect();
    for node in Node::all().filter(|node| covers(war.nodes, *node)) {
        let spot = Spot {
            subject: Subject::Node(node),
            at: at(node),
            size: (STEP, STEP),
        };
        let choices = over.iter().filter(|(nodes, _)| covers(*nodes, node));
        let lit = Lit {
            choices: choices.map(|(_, listed)| *listed).collect(),
            rows: Vec::new(),
        };
        field.add(table, spot, &lit, &node.to_string());
    }
    for unit in Unit::VARIANTS {
        let (x, y) = unit_at(*unit);
        let spot = Spot {
            subject: Subject::Unit(*unit),
            at: (x + 156.0, y + UNIT / 2.0 - 2.0),
            size: (312.0, UNIT - 6.0),
        };
        field.place(table, spot, &table.phrase(&words::unit(*unit)));
    }
}
