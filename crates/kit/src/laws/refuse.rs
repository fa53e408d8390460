//! What is not listed is refused, and changes nothing.

use engine::log::{Entry, Line};
use engine::seat::{Seat, Viewer};
use engine::table::{Refusal, Table};

use super::walk::Moment;
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// How many strangers to try at one moment.
const TRIES: usize = 6;

pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, luck: &mut Luck) -> Result<(), Broken> {
    for seat in Seat::all(moment.setup.seats()) {
        let listed = moment.table.choices(seat);
        let strangers: Vec<_> = moment
            .strangers
            .iter()
            .copied()
            .filter(|choice| !listed.contains(choice))
            .collect();
        for _ in 0..TRIES {
            let Some(choice) = luck.pick(&strangers) else {
                break;
            };
            let mut row: Vec<_> = listed.iter().copied().take(1).collect();
            refused(moment, seat, &[choice])?;
            // A good choice before a bad one: all or none.
            if let Some(&first) = row.first() {
                let (after, _) = moment.after(moment.table.world_of_seat(seat), seat, first);
                let mut next = moment.choices(&after, seat);
                next.extend(moment.liberties(&after, seat));
                if !next.contains(&choice) {
                    row.push(choice);
                    refused(moment, seat, &row)?;
                }
            }
        }
        past_barrier(moment, seat, &listed, luck)?;
        if let Some(&choice) = listed.first() {
            let mut table = moment.table.clone();
            let stamp = table.stamp(seat);
            ensure(Law::Refusal, table.check_stamp(seat, stamp).is_ok(), || {
                format!("{seat} is refused what it was offered")
            })?;
            // Listed; to give the same answer again changes nothing.
            let again = table.held_answer(seat) == [choice];
            let _ = table.choose(seat, &[choice]);
            let stale = table.check_stamp(seat, stamp) == Err(Refusal::Stale);
            ensure(Law::Refusal, stale || again, || {
                format!("`{choice}` of {seat} could be posted twice")
            })?;
        }
    }
    Ok(())
}

/// A row that goes on after a barrier is refused for that alone: whatever else
/// the answer depended on, it would be a look behind the barrier.
fn past_barrier<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    listed: &[G::Choice],
    luck: &mut Luck,
) -> Result<(), Broken> {
    let crossing: Vec<_> = listed
        .iter()
        .copied()
        .filter(|&choice| crosses(moment.table, seat, choice))
        .collect();
    let (Some(first), Some(second)) = (luck.pick(&crossing), luck.pick(moment.strangers)) else {
        return Ok(());
    };
    let mut table = moment.table.clone();
    let answer = table.choose(seat, &[first, second]);
    ensure(Law::Refusal, answer == Err(Refusal::PastBarrier), || {
        format!("`{first}` of {seat} crosses a barrier, then `{second}` got {answer:?}")
    })
}

/// Does this very choice cross a barrier, and not what the table answers after
/// it?
fn crosses<G: Lawful>(table: &Table<G>, seat: Seat, choice: G::Choice) -> bool {
    if table.barrier(seat, choice).is_none() {
        return false;
    }
    let mut after = table.clone();
    let drafted = after.drafted(seat).count();
    let done = after.choose(seat, &[choice]);
    let own =
        |entry: &Entry| matches!(entry.line, Line::Choice { seat: whose, .. } if whose == seat);
    let lines = after.log().entries;
    let made = lines[table.steps()..]
        .iter()
        .filter(|entry| own(entry))
        .count();
    done.is_ok() && made == drafted + 1
}

fn refused<G: Lawful>(moment: &Moment<'_, G>, seat: Seat, row: &[G::Choice]) -> Result<(), Broken> {
    let mut table = moment.table.clone();
    let answer = table.choose(seat, row);
    ensure(Law::Refusal, answer.is_err(), || {
        format!("{row:?} of {seat} is not all listed, but was taken")
    })?;
    ensure(Law::Refusal, same(&table, moment.table), || {
        format!("{row:?} of {seat} was refused, but changed the table")
    })
}

/// Do two tables stand the same for everyone?
pub(super) fn same<G: Lawful>(a: &Table<G>, b: &Table<G>) -> bool {
    a.committed() == b.committed()
        && a.log() == b.log()
        && Viewer::all(a.seats()).all(|viewer| {
            a.revision(viewer) == b.revision(viewer) && a.view(viewer) == b.view(viewer)
        })
        && Seat::all(a.seats()).all(|seat| a.drafted(seat).eq(b.drafted(seat)))
}
