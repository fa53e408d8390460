//! Suggested rows: each choice is listed in its turn, and only the last may be
//! one that cannot be taken back.

use engine::game::Suggestion;
use engine::seat::Seat;

use super::speech::can_say;
use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};

pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, census: &mut Census) -> Result<(), Broken> {
    for seat in moment.state.to_act() {
        let rows = moment.state.suggest(moment.content(), seat);
        for (index, row) in rows.iter().enumerate() {
            let twice = rows[..index]
                .iter()
                .any(|other| other.choices == row.choices);
            ensure(Law::Rows, !twice, || format!("{row:?} is suggested twice"))?;
            check_row(moment, seat, row)?;
            census.rows += 1;
        }
    }
    Ok(())
}

fn check_row<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    row: &Suggestion<G::Choice, G::Subject>,
) -> Result<(), Broken> {
    can_say(moment.words, &row.label.text)?;
    let mut table = moment.table_at(moment.state);
    let chosen = table.choose(seat, &row.choices);
    ensure(Law::Rows, chosen.is_ok(), || {
        let choices = &row.choices;
        format!("the row {choices:?} of {seat} is suggested and refused: {chosen:?}")
    })?;
    if let Some(subject) = row.subject {
        let text = subject.to_string();
        ensure(Law::Notation, text.parse().ok() == Some(subject), || {
            format!("subject `{text}` is read back as something else")
        })?;
    }
    Ok(())
}
