//! The strategy cards: whose they are, what has become of them; and in which order
//! everyone plays.

use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::choice::Subject;
use twilight_imperium::ids::Strategy;
use twilight_imperium::view::{Pending, StrategyView};
use web::parts::icon;

use crate::seen::Seen;

/// The panel over the map.
pub(crate) fn corner(table: &Seen<'_>) -> Markup {
    let title = table.tell("ti3-board-strategies");
    html! {
        section class="panel ti-corner ti-bl" aria-label=(title) tabindex="0" {
            h2 class="ti-cap" { (title) }
            (list(table))
            (order(table))
        }
    }
}

/// Every card, in the order of its number.
pub(crate) fn list(table: &Seen<'_>) -> Markup {
    html! {
        ul class="ti-strats" {
            @for card in &table.view.strategies { li { (row(table, card)) } }
        }
    }
}

/// Does the card do nothing but decide the order of play, as yet?
pub(crate) const fn is_order_only(card: Strategy) -> bool {
    matches!(
        card,
        Strategy::Political | Strategy::Trade | Strategy::Technology
    )
}

fn row(table: &Seen<'_>, card: &StrategyView) -> Markup {
    let chosen = !matches!(table.view.pending, Pending::Strategy);
    let state = match card {
        StrategyView { used: true, .. } => table.tell("ti3-board-card-used"),
        StrategyView { bonus: 1.., .. } => {
            table.phrase(&Text::new("ti3-board-card-bonus").with("count", card.bonus))
        }
        StrategyView {
            holder: Some(_), ..
        } if card.card == Strategy::Initiative => table.tell("ti3-board-card-no-action"),
        StrategyView {
            holder: Some(_), ..
        } if chosen => table.tell("ti3-board-card-ready"),
        _ if is_order_only(card.card) => table.tell("ti3-board-card-order"),
        _ => String::new(),
    };
    let class = match (card.used, card.holder) {
        (true, _) => "ti-strat ti-used",
        (false, None) if chosen => "ti-strat ti-nobody",
        (false, Some(seat)) if table.scene.viewer.is(seat) => "ti-strat ti-mine",
        _ => "ti-strat",
    };
    let inner = html! {
        span class="ti-no" { (card.card.initiative()) }
        b { (table.strategy(card.card)) }
        span class="ti-state" { (state) }
        span class="ti-who" { @if let Some(seat) = card.holder { (table.emblem(seat, "xs")) } }
    };
    table.thing(Subject::Strategy(card.card), class, &inner)
}

/// Everyone in the order of play, or clockwise before there is one.
pub(crate) fn order(table: &Seen<'_>) -> Markup {
    let view = table.view;
    let (key, seats) = if view.order.is_empty() {
        ("ti3-board-clockwise", &view.clockwise)
    } else {
        ("ti3-board-order", &view.order)
    };
    let turn = match view.pending {
        Pending::Turn(seat) | Pending::Activation(seat, _) | Pending::Strategic(seat, _) => {
            Some(seat)
        }
        _ => None,
    };
    html! {
        div class="ti-orders" {
            span class="eyebrow" { (table.tell(key)) }
            ol {
                @for seat in seats { li { (turn_of(table, *seat, turn == Some(*seat))) } }
            }
        }
    }
}

fn turn_of(table: &Seen<'_>, seat: Seat, now: bool) -> Markup {
    let speaker = table.view.speaker == seat;
    let passed = table.player(seat).passed;
    let inner = html! {
        (table.emblem(seat, "s"))
        @if speaker { span class="ti-speaker" title=(table.tell("ti3-board-speaker")) { (icon("ti-gavel")) span class="vh" { (table.tell("ti3-board-speaker")) } } }
        @if passed { span class="vh" { (table.tell("ti3-board-passed")) } }
    };
    let class = match (now, passed) {
        (true, _) => "ti-seat ti-now-plays",
        (false, true) => "ti-seat ti-passed",
        _ => "ti-seat",
    };
    table.thing(Subject::Player(seat), class, &inner)
}
