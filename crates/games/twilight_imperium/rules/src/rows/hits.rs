//! The usual losses in one go (TI3-SPB-15).

use engine::{Label, Text};

use super::{Row, Trial, row};
use crate::Look;
use crate::phase::Frame;
use crate::phase::common::Hits;

pub(super) fn rows(look: Look<'_>, hits: Hits) -> Vec<Row> {
    let mut trial = Trial::new(look, hits.seat);
    let mut choices = Vec::new();
    // The last hit leads on: it is not tried.
    for left in (1..=hits.left).rev() {
        let now = Hits { left, ..hits };
        let Some(choice) = now.usual(trial.look()) else {
            break;
        };
        choices.push(choice);
        if left == 1 || !trial.choose(choice) || trial.game.frames.top() != Some(next(now)) {
            break;
        }
    }
    if choices.len() < 2 {
        return Vec::new();
    }
    let label = Label::new(Text::new("ti3-row-losses").with("count", choices.len())).goal();
    vec![row(label, None, choices)]
}

/// The question that follows a hit which was taken.
fn next(hits: Hits) -> Frame {
    let left = hits.left - 1;
    Hits { left, ..hits }.into()
}
