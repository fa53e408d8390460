//! What the points of every Empire are made of, when the game is over.

use core_worlds::Card;
use core_worlds::view::EmpireView;
use engine::Seat;
use maud::{Markup, html};
use web::parts::emblem;

use crate::invasion::length;
use crate::seen::Seen;

/// Everyone, the most points first: printed points by kind, then bonuses card
/// by card, as one bar.
pub(crate) fn scoring(table: &Seen<'_>) -> Markup {
    let mut seats = table.in_order();
    // Ties are decided as the rules do (CW-SCO-10 to CW-SCO-12).
    let rank = |seat: &Seat| {
        let empire = table.empire(*seat);
        let total = empire.points.0 + empire.points.1;
        (total, empire.production, empire.worlds.len())
    };
    seats.sort_by_key(|seat| std::cmp::Reverse(rank(seat)));
    let most = seats.first().map_or(0, |seat| rank(seat).0);
    let of = length(most.max(1));
    html! {
        section class="panel cw-score" {
            h2 { (table.tell("core-worlds-board-scoring")) }
            ol {
                @for seat in seats { (row(table, seat, of)) }
            }
            p class="key" {
                span class="k w" {} (table.tell("core-worlds-board-of-worlds"))
                span class="k c" {} (table.tell("core-worlds-board-of-cards"))
                span class="k p" {} (table.tell("core-worlds-board-of-prestige"))
                span class="k b" {} (table.tell("core-worlds-board-of-bonus"))
            }
        }
    }
}

fn row(table: &Seen<'_>, seat: Seat, of: u16) -> Markup {
    let empire = table.empire(seat);
    let who = table.face(seat);
    let (printed, bonus) = empire.points;
    let stretches = printed_by_kind(table, empire);
    html! {
        li class=(who.colour.class()) {
            (emblem(who.colour, table.emblem(seat), "l"))
            div class="mid" {
                div class="who" { b { (who.name) } span class="faint" { (made_of(table, empire)) } }
                div class="sb" {
                    span class={ "sgs of" (of) } {
                        @for (points, class, key) in stretches {
                            @if points > 0 {
                                span class={ "sg " (class) " n" (points.min(60)) } title={ (table.tell(key)) " " (points) } {
                                    span class="vh" { (table.tell(key)) } b { (points) }
                                }
                            }
                        }
                        @for (card, points) in &empire.bonuses {
                            @if *points > 0 { (bonus_part(table, *card, *points, of)) }
                        }
                    }
                }
            }
            b class="sum" { (printed + bonus) }
        }
    }
}

fn bonus_part(table: &Seen<'_>, card: Card, points: u16, of: u16) -> Markup {
    let name = table.cards.name(card);
    html! {
        span class={ "sg b n" (points.min(60)) } title={ (name) " +" (points) } {
            @if points * 9 >= of { em { (name) } } @else { span class="vh" { (name) } }
            b { "+" (points) }
        }
    }
}

/// Printed points of Worlds, of Units and Tactics wherever they are, and of
/// Prestige.
fn printed_by_kind(
    table: &Seen<'_>,
    empire: &EmpireView,
) -> [(u16, &'static str, &'static str); 3] {
    let printed = |card: Card| u16::from(table.cards.facts(card).points);
    let worlds: u16 = empire
        .worlds
        .iter()
        .map(|holding| printed(holding.card))
        .sum();
    let prestige: u16 = empire.prestige.iter().map(|card| printed(*card)).sum();
    let cards = empire.points.0.saturating_sub(worlds + prestige);
    [
        (worlds, "w", "core-worlds-board-of-worlds"),
        (cards, "c", "core-worlds-board-of-cards"),
        (prestige, "p", "core-worlds-board-of-prestige"),
    ]
}

/// The bonuses in words: "Zeus +6 · Hall of Heroes +2".
fn made_of(table: &Seen<'_>, empire: &EmpireView) -> String {
    let bonuses = empire.bonuses.iter();
    let said = bonuses.map(|(card, points)| format!("{} +{points}", table.cards.name(*card)));
    let mut words: Vec<String> = said.collect();
    words.insert(
        0,
        table
            .cards
            .count("core-worlds-board-world-count", empire.worlds.len()),
    );
    words.join(" · ")
}
