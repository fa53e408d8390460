//! Over the map: whose turn it is, the dice, and what is left of them.

use engine::Text;
use maud::{Markup, html};
use merchant_of_venus::choice::Switch;
use merchant_of_venus::view::Pending;
use web::parts::{chip, emblem, icon};

use crate::battle;
use crate::seen::Seen;
use crate::swarm;

/// The round, and what goes on in it.
pub(crate) fn crumbs(table: &Seen<'_>) -> Vec<String> {
    let part = match table.view.pending {
        Pending::Race => "mov-board-phase-race",
        Pending::Helm => "mov-board-phase-helm",
        Pending::Roll => "mov-board-phase-roll",
        Pending::Flight | Pending::Peeking => "mov-board-phase-flight",
        Pending::Oval => "mov-board-phase-oval",
        Pending::Port => "mov-board-phase-port",
        Pending::Excess => "mov-board-phase-excess",
        Pending::Stow => "mov-board-phase-stow",
        Pending::Fire | Pending::Defence => "mov-board-phase-battle",
        Pending::Hit | Pending::Loot | Pending::Steal => "mov-board-phase-spoils",
        Pending::Rastur => "mov-board-phase-rastur",
        Pending::Over => "mov-board-phase-over",
    };
    let round = Text::new("mov-board-round").with("round", table.view.round);
    vec![table.say(&round), table.tell(part)]
}

/// The panel of the turn.
pub(crate) fn turn(table: &Seen<'_>) -> Markup {
    let Some(seat) = table.view.active else {
        return html! {};
    };
    let who = table.scene.seat(seat);
    let turn = &table.view.turn;
    html! {
        section class="panel mv-turn" aria-label=(table.tell("mov-board-turn")) {
            div class="mv-who" { (emblem(who.colour, who.colour.emblem(), "s")) b { (who.name) } }
            @if turn.dice.is_empty() {
                span class="faint" { (table.tell("mov-board-no-dice")) }
            } @else {
                (dice(table))
                span class="mv-mp" { b { (turn.mp) } (table.phrase(&Text::new("mov-board-mp").with("count", turn.mp))) }
            }
            @if table.view.battle.is_none() && table.view.hit.is_none() && table.view.pending != Pending::Steal { (battle::clash(table)) }
            @for switch in &turn.switches { span class="tag" { (table.tell(word(*switch))) } }
            @if let Some(space) = turn.toward {
                span class="tag" { (icon("mv-arrow")) (table.space(space)) }
            }
            (swarm::die(table))
            div class="mv-stocks" {
                (swarm::left(table))
                (chip("mv-cup", &table.tell("mov-board-cup"), table.view.cup))
                @if let Some(bank) = table.view.bank { (chip("mv-coin", &table.tell("mov-board-bank"), bank)) }
            }
        }
    }
}

/// The dice on display; the one that is the Pilot Number is marked.
fn dice(table: &Seen<'_>) -> Markup {
    let turn = &table.view.turn;
    let piloted = turn
        .pilot
        .and_then(|pilot| turn.dice.iter().position(|die| *die == pilot));
    html! {
        ul class="dice" aria-label=(table.tell("mov-board-dice")) {
            @for (nth, die) in turn.dice.iter().enumerate() {
                @if piloted == Some(nth) {
                    li class="die mv-piloted" title=(table.tell("mov-board-pilot")) { (die) span class="vh" { " " (table.tell("mov-board-pilot")) } (icon("mv-helm")) }
                } @else {
                    li class="die" { (die) }
                }
            }
        }
    }
}

const fn word(switch: Switch) -> &'static str {
    match switch {
        Switch::RedOff => "mov-board-off-red",
        Switch::YellowOff => "mov-board-off-yellow",
        Switch::CombinedOff => "mov-board-off-combined",
        Switch::Auto => "mov-board-auto",
        Switch::Lock => "mov-board-lock",
    }
}
