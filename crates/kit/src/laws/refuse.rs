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
    // What is refused leaves no trace, so one table is enough for all tries.
    let mut table = moment.table.clone();
    for seat in moment.some_seats(luck) {
        let listed = moment.table.choices(seat);
        unlisted(moment, &mut table, seat, &listed, luck)?;
        past_barrier(moment, &mut table, seat, &listed, luck)?;
        if let Some(&choice) = listed.first() {
            posted_once(moment, seat, choice)?;
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
        let mut then = moment.choices(&after, seat);
        then.extend(moment.liberties(&after, seat));
        (first, then)
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
    crossing.retain(|&choice| crosses(moment.table, seat, choice));
    let (Some(first), Some(second)) = (luck.pick(&crossing), luck.pick(&moment.strangers)) else {
        return Ok(());
    };
    let answer = table.choose(seat, &[first, second]);
    ensure(Law::Refusal, answer == Err(Refusal::PastBarrier), || {
        format!("`{first}` of {seat} crosses a barrier, then `{second}` got {answer:?}")
    })
}

/// What was offered is taken once.
fn posted_once<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    choice: G::Choice,
) -> Result<(), Broken> {
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

fn refused<G: Lawful>(
    moment: &Moment<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    row: &[G::Choice],
) -> Result<(), Broken> {
    let answer = table.choose(seat, row);
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
fn last_line<G: Lawful>(table: &Table<G>) -> (usize, Option<Entry>) {
    let steps = table.steps();
    (steps, table.entries(steps.saturating_sub(1)).pop())
}
