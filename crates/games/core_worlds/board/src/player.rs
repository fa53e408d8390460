//! What stands on the card of a player: Action Points, Energy, cards, marks.

use core_worlds::view::{EmpireView, Pending};
use engine::{Seat, Text};
use maud::{Markup, html};
use web::board::PlayerFace;
use web::parts::{chip, icon, pips};

use crate::seen::Seen;

/// The card of one player.
pub(crate) fn player(table: &Seen<'_>, seat: Seat) -> PlayerFace {
    let leader = table.leader(seat);
    PlayerFace {
        emblem: table.emblem(seat),
        title: leader
            .map(|card| table.cards.name(card).to_owned())
            .unwrap_or_default(),
        body: body(table, seat, table.empire(seat)),
    }
}

fn body(table: &Seen<'_>, seat: Seat, empire: &EmpireView) -> Markup {
    let actions = table.tell("core-worlds-board-actions");
    let usual = table.cards.content.sector(table.view.sector).action_points;
    let word = |key| table.tell(key);
    html! {
        div class="cw-line" {
            span { (actions) }
            (pips(&actions, empire.actions.into(), usual.into()))
        }
        div class="cw-line" {
            span { (word("core-worlds-head-energy")) }
            span {
                b class="cw-energy" { (icon("energy")) (empire.energy) } " "
                span class="faint" { (table.phrase(&Text::new("core-worlds-board-income").with("energy", empire.production))) }
            }
        }
        div class="chips" {
            (chip("hand", &word("core-worlds-board-hand"), empire.hand))
            (chip("deck", &word("core-worlds-board-deck"), empire.deck))
            (chip("pile", &word("core-worlds-board-discards"), empire.discard))
            (chip("world", &word("core-worlds-board-worlds"), empire.worlds.len()))
            @if empire.surges > 0 { (chip("surge", &word("core-worlds-board-surges"), empire.surges)) }
        }
        (marks(table, seat, empire))
    }
}

/// Who begins, and who is out of the round.
fn marks(table: &Seen<'_>, seat: Seat, empire: &EmpireView) -> Markup {
    let destiny = table.view.destiny == seat;
    let out = empire.actions == 0 && is_out(table.view.pending, seat);
    html! {
        @if destiny || out {
            div class="cw-marks" {
                @if out { span class="state" { (table.tell("core-worlds-board-out")) } }
                @if destiny {
                    span class="tag" title=(table.tell("core-worlds-board-destiny-help")) { (icon("star")) (table.tell("core-worlds-board-destiny")) }
                }
            }
        }
    }
}

/// Is someone without Action Points out of the round? Not before the Action
/// Phase, and not while they play their last Action.
fn is_out(pending: Pending, seat: Seat) -> bool {
    match pending {
        Pending::Turn(on_turn)
        | Pending::Deploy(on_turn)
        | Pending::Bring(on_turn, ..)
        | Pending::Arrival(on_turn, _)
        | Pending::Invade(on_turn)
        | Pending::Invaders(on_turn)
        | Pending::Spoils(on_turn) => on_turn != seat,
        Pending::Pick(_)
        | Pending::Energy(_)
        | Pending::Price(..)
        | Pending::Keep(_)
        | Pending::Reshuffle(_)
        | Pending::Over => false,
    }
}
