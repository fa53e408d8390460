//! What is not listed is refused, and changes nothing.

use engine::log::Entry;
use engine::seat::{Seat, Viewer};
use engine::table::{Refusal, Table};

use super::walk::Moment;
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// How many strangers to try at one moment.
const TRIES: usize = 6;

pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, luck: &mut Luck) -> Result<(), Broken> {
    // What is refused leaves no trace, so one table is enough for all tries.
    let mut table = moment.table.clone();
    for seat in moment.some_seats(luck) {
        let listed = moment.table.choices(seat);
        unlisted(moment, &mut table, seat, &listed, luck)?;
        past_barrier(moment, &mut table, seat, &listed, luck)?;
        if let Some(&choice) = listed.first() {
            let stale = table.revision(Viewer::Seat(seat)) + 1;
            let answer = table.choose(seat, stale, &[choice]);
            ensure(
                Law::Refusal,
                matches!(answer, Err(Refusal::Stale { .. })),
                || format!("a post of {seat} from another revision was taken"),
            )?;
        }
    }
    Ok(())
}

/// Choices from elsewhere, alone and behind one that is listed: all or none.
fn unlisted<G: Lawful>(
    moment: &Moment<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    listed: &[G::Choice],
    luck: &mut Luck,
) -> Result<(), Broken> {
    let strangers = moment.strangers.iter().copied();
    let strangers: Vec<_> = strangers
        .filter(|choice| !listed.contains(choice))
        .collect();
    let first = listed.first().map(|&first| {
        let (after, _) = moment.after(moment.table.world_of_seat(seat), seat, first);
        (first, moment.choices(&after, seat))
    });
    for _ in 0..TRIES {
        let Some(choice) = luck.pick(&strangers) else {
            break;
        };
        refused(moment, table, seat, &[choice])?;
        if let Some((first, _)) = first.as_ref().filter(|(_, then)| !then.contains(&choice)) {
            refused(moment, table, seat, &[*first, choice])?;
        }
    }
    Ok(())
}

/// A row that goes on after a barrier is refused for that alone: whatever else
/// the answer depended on, it would be a look behind the barrier.
fn past_barrier<G: Lawful>(
    moment: &Moment<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    listed: &[G::Choice],
    luck: &mut Luck,
) -> Result<(), Broken> {
    let mut crossing = luck.some(listed, TRIES);
    crossing.retain(|&choice| moment.table.barrier(seat, choice).is_some());
    let (Some(first), Some(second)) = (luck.pick(&crossing), luck.pick(&moment.strangers)) else {
        return Ok(());
    };
    let revision = table.revision(Viewer::Seat(seat));
    let answer = table.choose(seat, revision, &[first, second]);
    ensure(Law::Refusal, answer == Err(Refusal::PastBarrier), || {
        format!("`{first}` of {seat} crosses a barrier, then `{second}` got {answer:?}")
    })
}

fn refused<G: Lawful>(
    moment: &Moment<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    row: &[G::Choice],
) -> Result<(), Broken> {
    let revision = table.revision(Viewer::Seat(seat));
    let answer = table.choose(seat, revision, row);
    ensure(Law::Refusal, answer.is_err(), || {
        format!("{row:?} of {seat} is not all listed, but was taken")
    })?;
    ensure(Law::Refusal, same(table, moment.table), || {
        format!("{row:?} of {seat} was refused, but changed the table")
    })
}

/// Do two tables stand the same for everyone?
fn same<G: Lawful>(a: &Table<G>, b: &Table<G>) -> bool {
    a.committed() == b.committed()
        && last_line(a) == last_line(b)
        && Viewer::all(a.seats()).all(|viewer| {
            a.revision(viewer) == b.revision(viewer) && a.view(viewer) == b.view(viewer)
        })
        && Seat::all(a.seats()).all(|seat| a.drafted(seat).eq(b.drafted(seat)))
}

/// How long the log is, and its last line, whose digest stands for all before
/// it.
fn last_line<G: Lawful>(table: &Table<G>) -> (usize, Option<&Entry>) {
    let steps = table.steps();
    (steps, table.entries(steps.saturating_sub(1)).last())
}
