//! What is left out of lists of payments is never missed.

use std::collections::{HashMap, HashSet};

use kit::luck::Luck;

use super::*;
use crate::content::Variant;
use crate::purse::Pay;
use crate::state::Own;
use crate::task::Task;

/// How many purses are tried.
const PURSES: u32 = 500;

/// How a choice is paid.
fn payment(choice: Choice) -> Option<Pay> {
    match choice {
        Choice::Explore(_, pay)
        | Choice::Worm(_, _, pay)
        | Choice::Claim(_, pay)
        | Choice::Icon(_, pay)
        | Choice::Dock(_, _, pay)
        | Choice::Scrap(_, pay)
        | Choice::Take(_, pay)
        | Choice::Tech(_, pay) => Some(pay),
        _ => None,
    }
}

/// All that can be written with a purse, and how few trade goods each takes: with the
/// payments that are listed, or with any.
fn reached(table: &mut Table, free: bool) -> HashMap<Sheets, u8> {
    let start = *table.game.lane(S1);
    let mut seen: HashSet<(Own, [u8; 4], usize)> = HashSet::new();
    let mut open = vec![start];
    let mut ends = HashMap::new();
    while let Some(lane) = open.pop() {
        *table.game.lane_mut(S1) = lane;
        let mut moves: Vec<(Choice, bool)> = Vec::new();
        moves.extend(table.choices(S1).into_iter().map(|choice| (choice, false)));
        if free && lane.tasks.top() == Some(Task::Spend) {
            // With nothing else in the purse trade goods are all there is.
            table.game.lane_mut(S1).purse = [0; 4];
            let goods = table.choices(S1).into_iter();
            let goods = goods.filter(|choice| payment(*choice) == Some(Pay::Good));
            moves.extend(goods.map(|choice| (choice, true)));
        }
        for (choice, by_good) in moves {
            if choice == Choice::Down {
                let mut sheets = lane.own.sheets;
                let spent = std::mem::take(&mut sheets.goods).spent;
                let least = ends.entry(sheets).or_insert(spent);
                *least = spent.min(*least);
                continue;
            }
            *table.game.lane_mut(S1) = lane;
            if by_good {
                table.game.lane_mut(S1).purse = [0; 4];
            }
            let mut dice = Dice::new(&Seed::from_word("purses"));
            let mut silence = Silence;
            let (game, content) = (&mut table.game, &table.content);
            let mut play = Play::new(game, content, &mut dice, &mut silence);
            crate::work::apply(&mut play, S1, choice);
            let after = table.game.lane_mut(S1);
            if by_good {
                after.purse = lane.purse;
            }
            if seen.insert((after.own, after.purse, after.tasks.len())) {
                open.push(*after);
            }
        }
    }
    *table.game.lane_mut(S1) = start;
    ends
}

/// TINS-ALI-03: a trade good is listed only where no resource can pay, and everything that
/// free payment could write is still reached, with no more of them.
#[test]
fn lists_of_payments_lack_nothing() {
    let mut luck = Luck::new("purses");
    let sheets = [Sheet::Navigation, Sheet::Expansion, Sheet::Industry];
    let mut tables = sheets.map(|sheet| {
        let mut table = writing(sheet, [0; 4]);
        let systems_there = table.content.navigation(Variant::B).all;
        let tiles = table.content.industry(Variant::B).tiles;
        let own = table.sheets();
        own.planets = 0b1;
        // Little is left to write on, so that all of it can be tried.
        own.explored = systems_there & !systems(&["s05", "s06"]);
        own.barred = systems_there & !systems(&["s01", "s02"]);
        own.taken = tiles & !cells(&["h12", "h23", "h32"]) & !own.scrapped;
        own.wormholes = u8::MAX;
        own.docks = 0b110;
        let offers = *table.content.offers(sheet, Variant::B);
        let known = offers.map(|offer| 1 << offer.id as u32);
        table.sheets().learned = known[0] | known[1];
        table.game.lane_mut(S1).own.notes.used = u32::MAX;
        table
    });
    let (mut reached_in_all, mut by_goods) = (0, 0);
    for _ in 0..PURSES {
        let table = &mut tables[luck.below(3) as usize];
        let fresh = table.game.clone();
        let mut purse = [0; 4];
        // Two or three marks in all.
        let resources = 1 + luck.below(2) as u8;
        for _ in 0..resources {
            purse[luck.below(4) as usize] += 1;
        }
        let lane = table.game.lane_mut(S1);
        lane.purse = purse;
        lane.own.sheets.goods.claimed = 1 + luck.below(u32::from(3 - resources)) as u8;
        let listed = reached(table, false);
        let free = reached(table, true);
        assert_eq!(listed.len(), free.len(), "{purse:?}");
        for (sheets, goods) in &free {
            let found = listed.get(sheets).copied();
            assert!(found.is_some_and(|found| found <= *goods), "{purse:?}");
            by_goods += u32::from(*goods > 0);
        }
        reached_in_all += free.len();
        table.game = fresh;
    }
    assert!(
        reached_in_all > 2_000 && by_goods > 500,
        "{reached_in_all} {by_goods}"
    );
}

/// Where a text counts unspent trade goods they can always be spent: Mentak may want to be
/// poorer than a neighbour.
#[test]
fn mentak_may_always_spend_trade_goods() {
    for (faction, listed) in [(Faction::Mentak, true), (Faction::Hacan, false)] {
        let mut table = writing_as(faction, Sheet::Navigation, [0, 2, 0, 0]);
        table.shown(S2).goods.claimed = 2;
        table.sheets().goods.claimed = 1;
        table.sheets().explored |= systems(&["s19"]);
        assert_eq!(table.texts(S1).contains(&"claim:s02:t".to_owned()), listed);
        if listed {
            table.write(&["claim:s02:t", "claim:s19:i"]);
            // One, and one of who has more.
            assert_eq!(table.sheets().goods.left(), 2);
        }
    }
}
