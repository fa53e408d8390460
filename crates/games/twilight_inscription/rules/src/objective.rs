//! Objectives: tested for all when all pens are down (TINS-OBJ-01 to TINS-OBJ-07,
//! TINS-R39).

use engine::{Seat, SeatSet, Sink};
use strum::VariantArray;

use crate::cards::effect::Count;
use crate::cards::run::{Happening, fire};
use crate::cards::trigger::Trigger;
use crate::content::Content;
use crate::event::InscriptionEvent;
use crate::ids::{Sheet, Side};
use crate::pen::Pen;
use crate::sheet::{table, war};
use crate::state::Battle;
use crate::work;
use crate::{Look, Play, TwilightInscription};

/// How many there are of something on a seat's sheets.
pub(crate) fn count(pen: &Pen<'_>, of: Count) -> u8 {
    let sheets = pen.sheets();
    let navigation = pen.navigation();
    let claimed = sheets.claimed & !(1 << navigation.home.index());
    let counted = match of {
        Count::SystemsClaimed => claimed.count_ones(),
        Count::TradeSystems => (claimed & navigation.trade).count_ones(),
        Count::RelicSystems => {
            let relics = navigation
                .relics
                .iter()
                .filter(|system| claimed >> system.index() & 1 == 1);
            relics.count() as u32
        }
        Count::Mecatol => u32::from(claimed >> navigation.mecatol.index() & 1 == 1),
        Count::PlanetsUnlocked => sheets.planets.count_ones(),
        Count::PlanetsDeveloped => {
            let planets = pen.expansion().planets.iter();
            planets
                .filter(|planet| planet.icons & !sheets.icons == 0)
                .count() as u32
        }
        Count::Population => u32::from(sheets.population),
        Count::Docks => sheets.docks.count_ones(),
        Count::Columns => u32::from(table::columns(sheets)),
        Count::VoteIcons => u32::from(sheets.counselors),
        Count::Scrapped => sheets.scrapped.count_ones() - 1,
        Count::CellsClaimed => sheets.taken.count_ones(),
        Count::BattlesWon => {
            let battles = sheets.battles.iter().flatten();
            battles
                .filter(|battle| matches!(battle, Battle::Won | Battle::WonNothing))
                .count() as u32
        }
        Count::UnitTypes => {
            let built =
                war::limited().filter(|unit| war::built(pen.war(), &sheets.units, *unit) > 0);
            built.count() as u32
        }
        Count::Nodes => sheets.nodes.count_ones(),
        Count::Objectives => sheets
            .objectives
            .iter()
            .filter(|points| **points > 0)
            .count() as u32,
        Count::RicherNeighbours => {
            let own = sheets.goods.left();
            // As their sheets stood when all pens were last down (TINS-STR-09).
            let richer = Side::VARIANTS.iter().filter(|side| {
                let neighbour = pen.game.neighbour(pen.seat, **side);
                neighbour.is_some_and(|seat| pen.game.player(seat).sheets.goods.left() > own)
            });
            richer.count() as u32
        }
    };
    counted as u8
}

impl TwilightInscription {
    /// How many there are of something on the sheets that a seat is writing on.
    #[must_use]
    pub fn counted(&self, content: &Content, seat: Seat, of: Count) -> u8 {
        count(&Pen::of(Look::new(self, content), seat), of)
    }
}

/// How far a seat has come with the objective of a sheet, and how far it has to come.
pub(crate) fn progress(pen: &Pen<'_>, sheet: Sheet) -> (u8, u8) {
    let facts = pen.content.objective(pen.game.objectives[sheet as usize]);
    let conditions = facts.conditions.iter();
    conditions.fold((0, 0), |(done, needed), (of, least)| {
        (done + count(pen, *of).min(*least), needed + least)
    })
}

/// Does a seat meet the condition of the objective of a sheet, for the first time?
fn meets(pen: &Pen<'_>, sheet: Sheet) -> bool {
    let facts = pen.content.objective(pen.game.objectives[sheet as usize]);
    pen.sheets().objectives[sheet as usize] == 0
        && facts
            .conditions
            .iter()
            .all(|(of, least)| count(pen, *of) >= *least)
}

/// Whoever meets a condition scores: all that do so first in the same step get the
/// higher value (TINS-OBJ-03 to TINS-OBJ-05).
pub(crate) fn score<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let everyone = play.game.everyone();
    for sheet in Sheet::VARIANTS {
        let mut done = SeatSet::NONE;
        for seat in everyone.clone() {
            if meets(&Pen::of(play.look(), seat), *sheet) {
                done = done.with(seat);
            }
        }
        let objective = play.game.objectives[*sheet as usize];
        let facts = play.content.objective(objective);
        let turned = play.game.completed >> *sheet as u8 & 1 == 1;
        let late = turned && !play.game.ties_with_rival(*sheet);
        let points = if late { facts.later } else { facts.first };
        for seat in done {
            play.game.lane_mut(seat).own.sheets.objectives[*sheet as usize] = points;
            play.emit(InscriptionEvent::Completed(seat, objective, points));
            fire(
                play,
                seat,
                Happening::about(Trigger::CompleteObjective, *sheet as u8),
            );
            work::settle(play, seat);
        }
        if !done.is_empty() {
            play.game.completed |= 1 << *sheet as u8;
        }
    }
}
