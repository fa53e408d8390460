//! What floats over the map: rounds and blight, the battle, announced cards.

use engine::{Seat, Text};
use frontier::Frontier;
use frontier::view::{BattleView, Pending};
use frontier::window::Purpose;
use maud::{Markup, html};
use web::board::Showing;
use web::parts::{Die, dice, emblem, icon, meter};

/// Round, and what goes on in it.
pub(crate) fn crumbs(table: &Showing<'_, Frontier>) -> Vec<String> {
    let voice = table.scene.voice;
    let (round, _) = table.view.round;
    let part = match table.view.pending {
        Pending::Turn(_) | Pending::Pact(..) | Pending::Approval(..) => "frontier-board-turns",
        Pending::Muster(..) => "frontier-board-muster",
        Pending::Withdraw(_) | Pending::Casualties(..) | Pending::Window(_) => {
            "frontier-board-battle"
        }
        Pending::Harvest(_) => "frontier-board-harvest",
        Pending::Nothing => "frontier-board-over",
    };
    let round = Text::new("frontier-board-round").with("round", round);
    vec![voice.say(&round), voice.tell(part)]
}

/// All that stands beside the map.
pub(crate) fn panels(table: &Showing<'_, Frontier>) -> Markup {
    let voice = table.scene.voice;
    let (round, rounds) = table.view.round;
    let (blight, most) = table.view.blight;
    let best = table.view.players.iter().map(|player| player.points).max();
    html! {
        section class="panel fr-course" aria-label=(voice.tell("frontier-board-course")) {
            (meter(&voice.tell("frontier-board-rounds"), round.into(), rounds.into()))
            (meter(&voice.tell("frontier-board-points"), best.unwrap_or(0).into(), table.view.target.into()))
            (meter(&voice.tell("frontier-board-blight"), blight.into(), most.into()))
        }
        @if let Some(battle) = &table.view.battle { (battle_panel(table, battle)) }
        @if !table.view.chain.is_empty() { (chain(table)) }
    }
}

fn battle_panel(table: &Showing<'_, Frontier>, battle: &BattleView) -> Markup {
    let voice = table.scene.voice;
    let there = table.view.map[battle.hex.index()];
    let title = Text::new("frontier-board-battle-at").with("hex", battle.hex.to_string());
    let (attacker, ships, troops) = battle.attacker;
    html! {
        section class="panel fr-battle" aria-label=(voice.say(&title)) {
            h3 { (voice.say(&title)) }
            (side(table, attacker, (ships, troops), battle.sides[0]))
            (side(table, battle.defender, (there.ships, there.troops), battle.sides[1]))
        }
    }
}

fn side(
    table: &Showing<'_, Frontier>,
    seat: Seat,
    (ships, troops): (u8, u8),
    (more, less, hits, retreat): (u8, u8, u8, Option<engine::map::Hex>),
) -> Markup {
    // FRO-42: a die a ship, and those of an Ambush.
    let rolls = if before_dice(table) { ships + more } else { 0 };
    let voice = table.scene.voice;
    let who = table.scene.seat(seat);
    html! {
        div class="fr-side" {
            (emblem(who.colour, who.colour.emblem(), "s"))
            b { (who.name) }
            span class="fr-count" title=(voice.tell("frontier-head-ships")) { (icon("fr-ship")) span class="vh" { (voice.tell("frontier-head-ships")) " " } (ships) }
            span class="fr-count" title=(voice.tell("frontier-head-troops")) { (icon("ground")) span class="vh" { (voice.tell("frontier-head-troops")) " " } (troops) }
            @if more > 0 { span class="tag" { (voice.say(&Text::new("frontier-board-dice").with("dice", more))) } }
            @if less > 0 { span class="tag" { (voice.say(&Text::new("frontier-board-less").with("hits", less))) } }
            @if hits > 0 { span class="tag" { (voice.say(&Text::new("frontier-board-hits").with("hits", hits))) } }
            @if let Some(hex) = retreat { span class="tag" { (voice.say(&Text::new("frontier-board-retreat").with("hex", hex.to_string()))) } }
            @if rolls > 0 { (dice(&voice, &vec![Die::Waiting; rolls.into()])) }
        }
    }
}

/// Are the dice of this round of battle still to be rolled?
const fn before_dice(table: &Showing<'_, Frontier>) -> bool {
    matches!(
        table.view.pending,
        Pending::Window(Purpose::Battle) | Pending::Withdraw(_)
    )
}

/// Cards that lie announced, the newest on top.
fn chain(table: &Showing<'_, Frontier>) -> Markup {
    let voice = table.scene.voice;
    html! {
        section class="panel fr-chain" aria-label=(voice.tell("frontier-board-chain")) {
            h3 { (voice.tell("frontier-board-chain")) }
            ol {
                @for (seat, card) in table.view.chain.iter().rev() {
                    @let who = table.scene.seat(*seat);
                    li class="fr-side" {
                        (emblem(who.colour, who.colour.emblem(), "s"))
                        @match card {
                            Some(card) => b { (table.content.card(*card).name.name(voice.lang)) },
                            None => span class="faint" { (voice.tell("frontier-board-face-down")) },
                        }
                    }
                }
            }
        }
    }
}
