//! What one seat chooses while others still owe a choice stays sealed.
//!
//! Twin worlds cannot see a choice that betrays itself, since both worlds get
//! the same choices. So here one seat chooses this or that, and nobody else
//! may notice which.

use engine::event::{Event, Recorder};
use engine::seat::{Seat, Viewer};

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// How many pairs of choices to compare at one moment.
const PAIRS: usize = 8;

pub(super) fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    let asked = moment.state.to_act();
    if asked.len() < 2 {
        return Ok(());
    }
    for seat in moment.some_asked(luck) {
        let others = asked.without(seat);
        let choices = moment.choices(moment.state, seat);
        for _ in 0..PAIRS {
            let (Some(one), Some(two)) = (luck.pick(&choices), luck.pick(&choices)) else {
                break;
            };
            if one == two {
                continue;
            }
            let (after_one, told_one) = moment.after(moment.state, seat, one);
            let (after_two, told_two) = moment.after(moment.state, seat, two);
            // Only while the others still owe theirs, and where both choices
            // leave this seat owing, or not.
            let sealed = after_one.to_act() == after_two.to_act()
                && others.difference(after_one.to_act()).is_empty();
            if !sealed {
                continue;
            }
            for viewer in moment.viewers().filter(|viewer| !viewer.is(seat)) {
                let content = moment.content();
                let same = after_one.view(content, viewer) == after_two.view(content, viewer)
                    && seen(&told_one, viewer) == seen(&told_two, viewer);
                ensure(Law::Sealed, same, || betrayed(seat, viewer, one, two))?;
            }
            census.sealed += 1;
        }
    }
    Ok(())
}

fn seen<E: Event>(told: &Recorder<E>, viewer: Viewer) -> Vec<E> {
    told.events
        .iter()
        .filter_map(|event| event.seen_by(viewer))
        .collect()
}

fn betrayed(seat: Seat, viewer: Viewer, one: impl ToString, two: impl ToString) -> String {
    let (one, two) = (one.to_string(), two.to_string());
    format!("{viewer:?} can tell whether {seat} chose `{one}` or `{two}` while others still choose")
}
