//! Objectives: one too few is not enough, what is printed is; the first scores more.

use super::*;
use crate::content::Variant;
use crate::ids::Objective;
use crate::state::BUILT;

/// The first bits of a set.
fn some(set: u64, count: usize) -> u64 {
    let bits = (0..64).filter(|bit| set >> bit & 1 == 1).take(count);
    bits.fold(0, |all, bit| all | 1 << bit)
}

/// Lays out so much of what an objective counts; of several things, of the last.
fn lay_out(table: &mut Table, seat: Seat, objective: Objective, count: usize) {
    let content = &table.content;
    let (navigation, expansion) = (
        content.navigation(Variant::B),
        content.expansion(Variant::B),
    );
    let (industry, war) = (content.industry(Variant::B), content.war(Variant::B));
    let sheets = &mut table.game.lane_mut(seat).own.sheets;
    match objective {
        Objective::Mercantilism => sheets.claimed |= some(navigation.trade, count),
        Objective::StarCharts => {
            let others =
                navigation.all & !(1 << navigation.home.index() | 1 << navigation.mecatol.index());
            sheets.claimed |= some(others, count);
        }
        Objective::SeekersOfTheLost => {
            sheets.claimed |= 1 << navigation.mecatol.index();
            for system in &navigation.relics[..count] {
                sheets.claimed |= 1 << system.index();
            }
        }
        Objective::CradleWorlds => {
            for planet in &expansion.planets[..count] {
                sheets.icons |= planet.icons;
            }
        }
        Objective::TeemingBillions => sheets.population = count as u8,
        Objective::OrbitalNetwork => {
            sheets.docks = 0b11;
            sheets.planets = (1 << count) - 1;
        }
        Objective::DiversifiedTrade => sheets.commodities = [5, count as u8, 4],
        Objective::VoiceOfTheCouncil => sheets.counselors = count as u8,
        Objective::BuiltOnRuins => {
            let tiles = industry.tiles & !(1 << industry.start.index());
            sheets.scrapped |= some(tiles, 10);
            sheets.taken |= some(tiles & !sheets.scrapped, count);
        }
        Objective::Hegemony => {
            for (place, battle) in sheets.battles.iter_mut().flatten().enumerate().take(count) {
                *battle = [Battle::Won, Battle::WonNothing][place % 2];
            }
        }
        Objective::GrandArmada => {
            for unit in crate::sheet::war::limited().take(count) {
                let copies = war.copies(unit);
                sheets.units[copies.start] = BUILT;
            }
        }
        Objective::IronCurtain => {
            let nodes = (0..96)
                .filter(|node| war.nodes >> node & 1 == 1)
                .take(count);
            sheets.nodes = nodes.fold(0, |all, node| all | 1 << node);
        }
    }
}

/// An objective: how many of the last thing that it counts, what the first scores, and
/// what everybody later does.
const ALL: [(Objective, usize, u8, u8); 12] = [
    (Objective::Mercantilism, 3, 7, 4),
    (Objective::StarCharts, 14, 9, 5),
    (Objective::SeekersOfTheLost, 2, 8, 4),
    (Objective::CradleWorlds, 2, 8, 4),
    (Objective::TeemingBillions, 7, 7, 4),
    (Objective::OrbitalNetwork, 4, 6, 3),
    (Objective::DiversifiedTrade, 3, 7, 4),
    (Objective::VoiceOfTheCouncil, 5, 6, 3),
    (Objective::BuiltOnRuins, 17, 8, 4),
    (Objective::Hegemony, 4, 8, 4),
    (Objective::GrandArmada, 4, 7, 4),
    (Objective::IronCurtain, 36, 6, 3),
];

/// What the two first players have in the box of this objective, when they have so much
/// of what it counts at the end of the first and of the second step.
fn boxes(objective: Objective, counts: [usize; 2]) -> [u8; 2] {
    let mut table = table(3);
    let sheet = table.content.objective(objective).sheet;
    table.game.objectives[sheet as usize] = objective;
    lay_out(&mut table, S1, objective, counts[0]);
    table.all_down();
    lay_out(&mut table, S2, objective, counts[1]);
    table.all_down();
    [S1, S2].map(|seat| table.game.player(seat).sheets.objectives[sheet as usize])
}

#[test]
fn each_needs_all_that_it_says() {
    for (place, (objective, count, first, later)) in ALL.into_iter().enumerate() {
        assert_eq!(objective as usize, place);
        assert_eq!(
            boxes(objective, [count, count]),
            [first, later],
            "{objective}"
        );
        assert_eq!(
            boxes(objective, [count - 1, count]),
            [0, first],
            "{objective}"
        );
    }
}

/// Those that count two things need both.
#[test]
fn two_conditions_are_both_needed() {
    for objective in [
        Objective::SeekersOfTheLost,
        Objective::OrbitalNetwork,
        Objective::BuiltOnRuins,
    ] {
        let count = ALL[objective as usize].1;
        let mut table = table(3);
        let sheet = table.content.objective(objective).sheet;
        table.game.objectives[sheet as usize] = objective;
        let before = *table.sheets();
        lay_out(&mut table, S1, objective, count);
        let sheets = table.sheets();
        // The first thing is taken away again.
        match objective {
            Objective::SeekersOfTheLost => sheets.claimed &= !systems(&["s28"]),
            Objective::OrbitalNetwork => sheets.docks = 0b1,
            _ => sheets.scrapped = before.scrapped,
        }
        table.all_down();
        assert_eq!(table.shown(S1).objectives[sheet as usize], 0, "{objective}");
    }
}
