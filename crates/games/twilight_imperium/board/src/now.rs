//! The panel of what goes on: an activation step by step, what is built or paid, how
//! the game ended.

use maud::{Markup, html};
use twilight_imperium::view::{ActivationView, Pending, Stage};
use web::parts::phases;

use crate::over::stage;
use crate::seen::Seen;
use crate::{battle, dice, ending, landing, odds, payment, yard};

/// The panel, where something goes on.
pub(crate) fn panel(table: &Seen<'_>) -> Markup {
    let view = table.view;
    let body = html! {
        @if view.pending == Pending::Over { (ending::ending(table)) }
        @if let Some(activation) = view.activation { (steps(table, activation)) }
        @if view.payment.is_none() { (yard::yard(table)) }
        (payment::payment(table))
    };
    if body.0.is_empty() {
        return body;
    }
    html! {
        section class="panel ti-now" aria-label=(table.tell("ti3-board-now")) { (body) }
    }
}

/// The steps of an activation, and the one that is played.
fn steps(table: &Seen<'_>, activation: ActivationView) -> Markup {
    let words: Vec<String> = Stage::ALL
        .iter()
        .map(|step| table.tell(stage(*step)))
        .collect();
    let at = Stage::ALL.iter().position(|step| *step == activation.stage);
    let title = match activation.with {
        Some(with) => format!("{} – {}", table.site(activation.place), table.site(with)),
        None => table.site(activation.place),
    };
    html! {
        header class="ti-head" {
            (table.emblem(activation.seat, "s"))
            h2 { (title) }
        }
        (phases(&table.tell("ti3-board-steps"), &words, at.unwrap_or(0)))
        @match activation.stage {
            Stage::Battle => (battle::battle(table)),
            Stage::Movement => (odds::odds(table, activation.place)),
            Stage::Landing | Stage::Invasion => {
                (landing::landing(table, activation))
                (dice::last(table))
            },
            Stage::Fire | Stage::Production => (dice::last(table)),
        }
    }
}
