//! Undo comes back to where it was, and never across a barrier.

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
        let mut worlds = vec![sight(&table, seat)];
        let mut drafted = Vec::new();
        while drafted.len() < DRAFT {
            let Some(choice) = luck.pick(&table.choices(seat)) else {
                break;
            };
            let predicted = table.barrier(seat, choice);
            // Every other draft is undone before it crosses a barrier.
            if predicted.is_some() && luck.below(2) == 0 {
                break;
            }
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
                let done = committed_as_played(moment, seat, &drafted, choice);
                ensure(Law::Undo, *table.committed() == done, || {
                    format!("{drafted:?} then `{choice}` of {seat} commits something else")
                })?;
                drafted.clear();
                break;
            }
            drafted.push(choice);
            worlds.push(sight(&table, seat));
            ensure(Law::Undo, *table.committed() == *moment.state, || {
                format!("`{choice}` of {seat} is tentative, but is committed")
            })?;
            if !table.held_answer(seat).is_empty() {
                break;
            }
        }
        undo_all(&mut table, seat, &drafted, &mut worlds, census)?;
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
    let revision = table.revision(Viewer::Seat(seat));
    table
        .choose(seat, revision, &[choice])
        .map(|receipt| receipt.barrier)
        .map_err(|refusal| {
            (
                Law::Moves,
                format!("`{choice}` of {seat} refused: {refusal:?}"),
            )
        })
}

fn committed_as_played<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    drafted: &[G::Choice],
    last: G::Choice,
) -> G {
    drafted
        .iter()
        .chain([&last])
        .fold(moment.state.clone(), |state, &choice| {
            moment.after(&state, seat, choice).0
        })
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
        let revision = table.revision(Viewer::Seat(seat));
        table.undo(seat, revision).map_err(|refusal| {
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
        let revision = table.revision(Viewer::Seat(seat));
        table.undo(seat, revision).map_err(|refusal| {
            (
                Law::Undo,
                format!("`{choice}` of {seat} stays: {refusal:?}"),
            )
        })?;
        census.undone += 1;
    }
    Ok(())
}
