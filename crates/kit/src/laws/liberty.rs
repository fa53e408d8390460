//! Rights at any time: what a seat may do although nobody waits for it.

use super::flow::{leads_on, written_well};
use super::walk::Moment;
use super::{Broken, Law, Lawful, ensure};

/// Choices of a seat to try in one look, or a few more.
const TRIED: usize = 8;

/// Whoever is at liberty has something to choose, at a calm moment, and each
/// choice leads on. That nobody else learns of it is for the twins to see.
pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, components: &[i64]) -> Result<(), Broken> {
    let free = moment.state.at_liberty();
    let calm = moment.state.reactions().is_none();
    ensure(Law::Liberty, free.is_empty() || calm, || {
        format!("{free:?} are at liberty while a window is open")
    })?;
    for seat in free {
        let choices = moment.liberties(moment.state, seat);
        ensure(Law::Liberty, !choices.is_empty(), || {
            format!("{seat} is at liberty to do nothing")
        })?;
        let owed = moment.choices(moment.state, seat);
        ensure(
            Law::Liberty,
            choices.iter().all(|choice| !owed.contains(choice)),
            || format!("{seat} owes what it is at liberty to do: {choices:?}"),
        )?;
        written_well(moment, seat, &choices)?;
        // A card that can be played on every place of a map fills a long list.
        for &choice in choices.iter().step_by(1 + choices.len() / TRIED) {
            leads_on(moment, seat, choice, components)?;
            let barrier = moment.table_at(moment.state).barrier(seat, choice);
            ensure(Law::Liberty, barrier.is_some(), || {
                format!("`{choice}` of {seat} is a right, and can be taken back")
            })?;
        }
    }
    Ok(())
}
