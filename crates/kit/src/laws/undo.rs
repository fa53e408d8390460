//! Undo comes back to where it was, and never across a barrier.

use engine::game::Pace;
use engine::log::Line;
use engine::seat::{Seat, Viewer};
use engine::table::Table;

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// The longest draft to make before undoing it.
const DRAFT: usize = 8;

pub(super) fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    for seat in moment.some_asked(luck) {
        let mut table = moment.table_at(moment.state);
        let begun = table.committed().clone();
        let mut worlds = vec![sight(&table, seat)];
        let mut made = Vec::new();
        while made.len() < DRAFT {
            let Some(choice) = luck.pick(&table.choices(seat)) else {
                break;
            };
            let predicted = table.barrier(seat, choice);
            // Every other draft is undone before it crosses a barrier.
            if predicted.is_some() && luck.below(2) == 0 {
                break;
            }
            let mut row: Vec<_> = table.drafted(seat).collect();
            row.push(choice);
            let receipt = choose(&mut table, seat, choice)?;
            ensure(Law::Undo, receipt == predicted, || {
                format!(
                    "`{choice}` of {seat} crosses {receipt:?}, but was said to cross {predicted:?}"
                )
            })?;
            if receipt.is_some() {
                ensure(Law::Undo, table.can_undo(seat).is_err(), || {
                    format!("`{choice}` of {seat} crossed {receipt:?} and can be undone")
                })?;
                // A brisk table may have answered what leaves no choice after it.
                let (logged, done) = logged(moment, begun, &table);
                let as_made = logged.starts_with(&row) && *table.committed() == done;
                ensure(Law::Undo, as_made, || {
                    format!("{row:?} of {seat} commits something else: {logged:?}")
                })?;
                made.clear();
                break;
            }
            made.push(choice);
            worlds.push(sight(&table, seat));
            ensure(Law::Undo, *table.committed() == begun, || {
                format!("`{choice}` of {seat} is tentative, but is committed")
            })?;
            if !table.held_answer(seat).is_empty() {
                break;
            }
        }
        undo_all(&mut table, seat, &made, &mut worlds, census)?;
    }
    Ok(())
}

/// All that a seat sees.
type Sight<G> = (
    <G as engine::game::Game>::View,
    Vec<<G as engine::game::Game>::Choice>,
);

fn sight<G: Lawful>(table: &Table<G>, seat: Seat) -> Sight<G> {
    (table.view(Viewer::Seat(seat)), table.choices(seat))
}

fn choose<G: Lawful>(
    table: &mut Table<G>,
    seat: Seat,
    choice: G::Choice,
) -> Result<Option<engine::table::Barrier>, Broken> {
    table
        .choose(seat, &[choice])
        .map(|receipt| receipt.barrier)
        .map_err(|refusal| {
            (
                Law::Moves,
                format!("`{choice}` of {seat} refused: {refusal:?}"),
            )
        })
}

/// The choices in the log of a table that began so, and what they make of it.
fn logged<G: Lawful>(moment: &Moment<'_, G>, begun: G, table: &Table<G>) -> (Vec<G::Choice>, G) {
    let mut state = begun;
    let mut row = Vec::new();
    for entry in table.log().entries {
        let Line::Choice { seat, choice } = entry.line else {
            continue;
        };
        let Ok(choice) = choice.parse::<G::Choice>() else {
            continue;
        };
        row.push(choice);
        state = moment.after(&state, seat, choice).0;
        if table.header().pace == Pace::Brisk {
            moment.let_pass(&mut state);
        }
    }
    (row, state)
}

fn undo_all<G: Lawful>(
    table: &mut Table<G>,
    seat: Seat,
    drafted: &[G::Choice],
    worlds: &mut Vec<Sight<G>>,
    census: &mut Census,
) -> Result<(), Broken> {
    for &choice in drafted.iter().rev() {
        let after = worlds.pop();
        table.undo(seat).map_err(|refusal| {
            (
                Law::Undo,
                format!("`{choice}` of {seat} stays: {refusal:?}"),
            )
        })?;
        ensure(
            Law::Undo,
            worlds.last() == Some(&sight(table, seat)),
            || format!("undoing `{choice}` of {seat} does not lead back"),
        )?;
        choose(table, seat, choice)?;
        ensure(Law::Undo, after == Some(sight(table, seat)), || {
            format!("redoing `{choice}` of {seat} does not lead to the same")
        })?;
        table.undo(seat).map_err(|refusal| {
            (
                Law::Undo,
                format!("`{choice}` of {seat} stays: {refusal:?}"),
            )
        })?;
        census.undone += 1;
    }
    Ok(())
}
