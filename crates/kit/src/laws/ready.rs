//! Answers that can be given beforehand: each has a name, can be given choice by choice
//! where its question is asked, and answers it whole.

use engine::seat::Seat;
use engine::text::Text;

use super::speech::can_say;
use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};

pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, census: &mut Census) -> Result<(), Broken> {
    for seat in moment.state.to_act() {
        let Some(pass) = moment.state.pass(moment.content(), seat) else {
            continue;
        };
        for key in G::ready_answers(pass.kind) {
            can_say(moment.words, &Text::new(key))?;
            census.ready += u64::from(answers(moment, seat, key)?);
        }
    }
    Ok(())
}

/// Gives the answer of this name, where the game has one here; says whether it has.
fn answers<G: Lawful>(moment: &Moment<'_, G>, seat: Seat, key: &str) -> Result<bool, Broken> {
    let answer = moment.state.ready_answer(moment.content(), seat, key);
    if answer.is_empty() {
        return Ok(false);
    }
    let mut table = moment.table_at(moment.state);
    let given = table.choose(seat, &answer);
    ensure(Law::Ready, given.is_ok(), || {
        format!("{seat} ordered `{key}`, but {answer:?} is refused: {given:?}")
    })?;
    ensure(Law::Ready, table.drafted(seat).next().is_none(), || {
        format!("{seat} ordered `{key}`, but {answer:?} is not the whole answer")
    })?;
    Ok(true)
}
