//! What floats over the map: points, objectives, strategy cards, and the panel of
//! what goes on.

use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::view::{Pending, Stage};
use web::parts::{Marker, track};

use crate::seen::Seen;
use crate::{now, objectives, strategies};

/// The round, the phase, and what goes on in it.
pub(crate) fn crumbs(table: &Seen<'_>) -> Vec<String> {
    let view = table.view;
    let phase = match view.pending {
        Pending::Building | Pending::Placing(..) => {
            return vec![table.tell("ti3-board-setup"), table.tell("ti3-galaxy")];
        }
        Pending::Strategy => "ti3-board-phase-strategy",
        Pending::Turn(_) | Pending::Activation(..) | Pending::Strategic(..) => {
            "ti3-board-phase-action"
        }
        Pending::Status => "ti3-board-phase-status",
        Pending::Over => "ti3-board-over",
    };
    let round = table.say(&Text::new("ti3-board-round").with("round", view.round));
    let step = match (view.activation, view.pending) {
        (Some(activation), _) => Some(table.tell(stage(activation.stage))),
        (None, Pending::Strategic(_, card)) => Some(table.strategy(card).to_owned()),
        _ => None,
    };
    [round, table.tell(phase)].into_iter().chain(step).collect()
}

/// What a step of an activation is called.
pub(crate) const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Movement => "ti3-board-stage-movement",
        Stage::Fire => "ti3-board-stage-fire",
        Stage::Battle => "ti3-board-stage-battle",
        Stage::Landing => "ti3-board-stage-landing",
        Stage::Invasion => "ti3-board-stage-invasion",
        Stage::Production => "ti3-board-stage-production",
    }
}

/// All that floats.
pub(crate) fn over(table: &Seen<'_>) -> Markup {
    html! {
        (points(table))
        @if is_under_way(table) {
            (objectives::corner(table))
            (strategies::corner(table))
        }
        (now::panel(table))
    }
}

/// Has the galaxy been built?
pub(crate) fn is_under_way(table: &Seen<'_>) -> bool {
    !matches!(table.view.pending, Pending::Building | Pending::Placing(..))
}

/// Everyone on the way to the throne.
fn points(table: &Seen<'_>) -> Markup {
    let goal = u16::from(table.content.figures.victory.points);
    let markers: Vec<Marker<'_>> = Seat::all(table.view.players.len())
        .map(|seat| Marker {
            at: table.player(seat).points.into(),
            colour: table.colour(seat),
            symbol: table.crest(seat),
            name: &table.scene.seat(seat).name,
        })
        .collect();
    html! {
        section class="panel ti-points" {
            span class="eyebrow" aria-hidden="true" { (table.tell("ti3-board-points")) }
            (track(&table.tell("ti3-board-points"), 0..=goal, Some(goal), &markers))
            span class="ti-goal" { (table.phrase(&Text::new("ti3-board-wins").with("points", goal))) }
        }
    }
}
