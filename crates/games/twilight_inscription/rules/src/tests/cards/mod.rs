//! Every card, one by one: in a position of its own, and exactly what it changes.

mod agendas;
mod events;
mod factions;
mod objectives;
mod relics;
mod scenes;

use std::fmt::{Debug, Display};

use super::*;
use crate::ids::{Cell, Icon, Line, Technology};
use crate::state::{Pool, Struck};
use crate::task::Task;
use strum::VariantArray;

/// What has been added to a set of places, and what is gone.
fn set<T: Display>(
    out: &mut Vec<String>,
    name: &str,
    (before, after): (u128, u128),
    at: fn(usize) -> T,
) {
    for (sign, set) in [("", after & !before), ("-", before & !after)] {
        let places = (0..128).filter(|bit| set >> bit & 1 == 1);
        let names: Vec<String> = places.map(|bit| at(bit).to_string()).collect();
        if !names.is_empty() {
            out.push(format!("{sign}{name} {}", names.join(" ")));
        }
    }
}

/// A value that is another one now.
fn value<T: PartialEq + Debug>(out: &mut Vec<String>, name: &str, before: &T, after: &T) {
    if before != after {
        out.push(format!("{name} {after:?}"));
    }
}

/// All that has changed on somebody's sheets, line by line; joints follow from units.
fn changes(before: &Sheets, after: &Sheets) -> Vec<String> {
    let Sheets {
        explored,
        claimed,
        barred,
        icons,
        lines,
        lines_out,
        scrapped,
        taken,
        nodes,
        joined_right: _,
        joined_up: _,
        learned,
        struck,
        stock,
        reserve,
        units,
        boxes,
        battles,
        relics,
        wormholes,
        mecatol,
        planets,
        dock_icons,
        docks,
        population,
        counselors,
        commodities,
        goods,
        votes,
        unit_types,
        line,
        research,
        focus,
        objectives,
        extra,
        penalty,
        no_wormholes,
        no_rewards,
        skip,
    } = after;
    let mut out = Vec::new();
    let o = &mut out;
    let wide = |before: u64, after: &u64| (u128::from(before), u128::from(*after));
    set(o, "explored", wide(before.explored, explored), System::at);
    set(o, "claimed", wide(before.claimed, claimed), System::at);
    set(o, "barred", wide(before.barred, barred), System::at);
    set(o, "icons", (before.icons, *icons), Icon::at);
    set(o, "lines", wide(before.lines, lines), Line::at);
    set(o, "lines out", wide(before.lines_out, lines_out), Line::at);
    set(o, "scrapped", wide(before.scrapped, scrapped), Cell::at);
    set(o, "taken", wide(before.taken, taken), Cell::at);
    set(o, "nodes", (before.nodes, *nodes), Node::at);
    let known = (u128::from(before.learned), u128::from(*learned));
    set(o, "learned", known, |bit| Technology::VARIANTS[bit]);
    value(o, "struck", &before.struck, struck);
    for kind in Stock::all() {
        let (was, is) = (before.stock[kind.index()], stock[kind.index()]);
        value(o, &kind.asset().to_string(), &was, &is);
        let (was, is) = (before.reserve[kind.index()], reserve[kind.index()]);
        value(o, &format!("{} from cards", kind.asset()), &was, &is);
    }
    value(o, "units", &before.units, units);
    value(o, "boxes", &before.boxes, boxes);
    value(o, "battles", &before.battles, battles);
    value(o, "relics", &before.relics, relics);
    value(o, "wormholes", &before.wormholes, wormholes);
    value(o, "mecatol", &before.mecatol, mecatol);
    value(o, "planets", &before.planets, planets);
    value(o, "dock icons", &before.dock_icons, dock_icons);
    value(o, "docks", &before.docks, docks);
    value(o, "population", &before.population, population);
    value(o, "counselors", &before.counselors, counselors);
    value(o, "commodities", &before.commodities, commodities);
    value(o, "goods claimed", &before.goods.claimed, &goods.claimed);
    value(o, "goods spent", &before.goods.spent, &goods.spent);
    value(o, "votes claimed", &before.votes.claimed, &votes.claimed);
    value(o, "votes spent", &before.votes.spent, &votes.spent);
    value(o, "unit types", &before.unit_types, unit_types);
    value(o, "line", &before.line, line);
    value(o, "research", &before.research, research);
    value(o, "focus", &before.focus, focus);
    value(o, "objectives", &before.objectives, objectives);
    value(o, "points", &before.extra, extra);
    value(o, "penalty", &before.penalty, penalty);
    value(o, "no wormholes", &before.no_wormholes, no_wormholes);
    value(o, "no rewards", &before.no_rewards, no_rewards);
    value(o, "skip", &before.skip, skip);
    out
}

/// The first player takes the first of each list until what a card began is over.
fn first_choices(table: &mut Table) {
    for _ in 0..40 {
        match table.game.lane(S1).tasks.top() {
            None | Some(Task::Spend | Task::Close | Task::Boost | Task::Ballot | Task::Yield) => {
                return;
            }
            Some(_) => {
                let choice = table.choices(S1)[0];
                table.apply(S1, choice);
            }
        }
    }
    panic!("this goes on and on");
}

/// What the first player has written since.
fn written(table: &Table, before: &Sheets) -> Vec<String> {
    changes(before, &table.game.lane(S1).own.sheets)
}

/// What all see of it, once all pens are down.
fn shown(table: &Table, before: &Sheets) -> Vec<String> {
    changes(before, &table.game.player(S1).sheets)
}

#[test]
fn changes_are_told() {
    let after = Sheets {
        explored: systems(&["s02"]),
        goods: Pool {
            claimed: 2,
            spent: 0,
        },
        struck: Struck {
            docks: 1,
            ..Struck::default()
        },
        ..Sheets::default()
    };
    let told = changes(&Sheets::default(), &after);
    assert_eq!(
        (told[0].as_str(), told[2].as_str()),
        ("explored s02", "goods claimed 2")
    );
    assert!(told[1].starts_with("struck Struck"));
    assert_eq!(changes(&after, &Sheets::default())[0], "-explored s02");
}
