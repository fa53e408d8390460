//! Points, ranks, and who wins (TINS-WIN-01 to TINS-WIN-08, TINS-AIW-01 to
//! TINS-AIW-05, TINS-R40).

use engine::{Outcome, Seat, Standing};
use strum::VariantArray;

use crate::TwilightInscription;
use crate::content::mecatol::RANKS;
use crate::content::navigation::bits;
use crate::content::{Content, Timing};
use crate::ids::{Asset, Line, Relic, Sheet, Side};
use crate::options::Difficulty;
use crate::sheet::{table, war};
use crate::state::{Battle, End, Sheets};

/// What the printed asset is worth that was claimed.
const fn printed(asset: Asset) -> i32 {
    match asset {
        Asset::Vp(points) => points as i32,
        _ => 0,
    }
}

impl TwilightInscription {
    /// The subtotal of a sheet, as it is written here (TINS-WIN-01, TINS-WIN-02).
    #[must_use]
    pub fn subtotal(&self, content: &Content, seat: Seat, sheets: &Sheets, sheet: Sheet) -> i32 {
        let variant = self.variant(seat, sheet);
        let own = match sheet {
            Sheet::Navigation => {
                let navigation = content.navigation(variant);
                let printed = navigation.points.iter().map(|(systems, points)| {
                    (sheets.claimed & systems).count_ones() as i32 * i32::from(*points)
                });
                let relics: i32 = sheets.relics.iter().map(|points| i32::from(*points)).sum();
                printed.sum::<i32>() + relics + i32::from(sheets.mecatol)
            }
            Sheet::Expansion => {
                let expansion = content.expansion(variant);
                let lines = bits(sheets.lines)
                    .map(|line| expansion.line(Line::at(line)).1.map_or(0, printed));
                let docks =
                    bits(u64::from(sheets.docks)).map(|dock| printed(expansion.docks[dock].asset));
                let steps = expansion
                    .population
                    .iter()
                    .take(usize::from(sheets.population));
                lines.chain(docks).sum::<i32>()
                    + steps.map(|points| i32::from(*points)).sum::<i32>()
            }
            Sheet::Industry => {
                let industry = content.industry(variant);
                let taken = bits(sheets.taken).map(crate::ids::Cell::at);
                let tiles: i32 = taken
                    .filter_map(|cell| industry.asset(cell))
                    .map(printed)
                    .sum();
                // TINS-WIN-03.
                tiles + table::points(industry, sheets) + i32::from(sheets.goods.left() / 2)
            }
            Sheet::War => {
                let facts = content.war(variant);
                let nodes = facts
                    .assets
                    .iter()
                    .filter(|(node, _)| sheets.nodes >> node.index() & 1 == 1);
                let nodes: i32 = nodes.map(|(_, asset)| printed(*asset)).sum();
                let units = war::limited().map(|unit| {
                    let built = war::built(facts, &sheets.units, unit) as i32;
                    built * i32::from(facts.unit(unit).vp)
                });
                let boxes = Side::VARIANTS.iter().flat_map(|side| {
                    let battles = sheets.battles[*side as usize].iter().enumerate();
                    battles.map(move |(number, battle)| {
                        let worth = facts.strength_box(*side, number);
                        match battle {
                            Battle::Won => printed(worth.win),
                            Battle::Lost => -i32::from(worth.lose),
                            Battle::Open | Battle::WonNothing | Battle::Tied => 0,
                        }
                    })
                });
                nodes + units.sum::<i32>() + boxes.sum::<i32>()
            }
        };
        own + i32::from(sheets.objectives[sheet as usize]) + i32::from(sheets.extra[sheet as usize])
    }

    /// What a seat has scored, as it is written here (TINS-WIN-04).
    #[must_use]
    pub fn total(&self, content: &Content, seat: Seat, sheets: &Sheets) -> i32 {
        Sheet::VARIANTS
            .iter()
            .map(|sheet| self.subtotal(content, seat, sheets, *sheet))
            .sum()
    }

    /// TINS-WIN-06 to TINS-WIN-08: the most points; then the most votes that are
    /// left.
    pub(crate) fn score(&self, content: &Content) -> Standing {
        let score = |seat: Seat| self.total(content, seat, &self.player(seat).sheets);
        let scores: arrayvec::ArrayVec<i32, { engine::MAX_SEATS }> =
            self.everyone().map(score).collect();
        let outcome = self.end.map(|end| {
            let votes = self
                .everyone()
                .map(|seat| self.player(seat).sheets.votes.left());
            let ranked: Vec<(i32, u8)> = scores.iter().copied().zip(votes).collect();
            match (end, self.rival) {
                (End::Throne, None) => Outcome::by_score(&ranked, "tins-end-throne"),
                (End::Throne, Some(rival)) => {
                    let best = scores.iter().copied().max().unwrap_or(0);
                    match content.mecatol.rank(rival.difficulty, best) {
                        Some(rank) => Outcome::by_score(&ranked, RANKED[usize::from(rank) - 1]),
                        // TINS-R49: if the best is defeated, everybody is.
                        None => Outcome::nobody_wins(&ranked, "tins-end-lost"),
                    }
                }
            }
        });
        Standing { scores, outcome }
    }
}

/// How it ends against the AI faction, by rank (TINS-AIW-02 to TINS-AIW-04).
const RANKED: [&str; RANKS] = [
    "tins-end-rank-1",
    "tins-end-rank-2",
    "tins-end-rank-3",
    "tins-end-rank-4",
    "tins-end-rank-5",
];

/// What a score is worth to who plays alone, from 0 to 1: more for every point, and
/// for every rank.
#[must_use]
pub fn worth_alone(content: &Content, difficulty: Difficulty, score: i32) -> f32 {
    const NOTHING: f32 = 20.0;
    const SPAN: f32 = 120.0;
    const STEP: f32 = 0.1;
    let (lowest, _) = content.mecatol.difficulty(difficulty).ranks;
    let rank = content.mecatol.rank(difficulty, score);
    let steps = rank.map_or(0, |rank| rank + 1 - lowest);
    let worth = (score as f32 - NOTHING) / SPAN + f32::from(steps) * STEP;
    worth.clamp(0.0, 1.0)
}

/// Relics that are played when the game ends.
pub(crate) fn final_relics(content: &Content, hand: u16) -> impl Iterator<Item = Relic> {
    let relics = bits(u64::from(hand)).map(|bit| Relic::VARIANTS[bit]);
    relics.filter(|relic| content.relic(*relic).timing == Timing::GameEnd)
}
