//! What stands on the card of a player: orders, credits, cards, pacts.

use engine::{Seat, Text};
use frontier::Frontier;
use maud::html;
use web::board::{PlayerFace, Showing};
use web::parts::{chip, emblem, pips};

/// The card of one player.
pub(crate) fn player(table: &Showing<'_, Frontier>, seat: Seat) -> PlayerFace {
    let voice = table.scene.voice;
    let player = &table.view.players[seat.index()];
    let orders = voice.tell("frontier-head-orders");
    let home = Text::new("frontier-board-home").with("hex", player.home.to_string());
    let most = usize::from(table.content.round.orders);
    let body = html! {
        div class="fr-line" {
            span { (orders) }
            (pips(&orders, player.orders.into(), most))
        }
        div class="chips" {
            (chip("fr-credit", &voice.tell("frontier-head-credits"), player.credits))
            (chip("hand", &voice.tell("frontier-head-cards"), player.hand.0))
        }
        div class="fr-line" {
            @if player.passed { span class="state" { (voice.tell("frontier-board-passed")) } }
            @for other in player.pacts {
                @let with = Text::new("frontier-board-pact").with("seat", other);
                span class="tag" title=(voice.say(&with)) {
                    span class="vh" { (voice.say(&with)) }
                    @let colour = table.scene.seat(other).colour;
                    (emblem(colour, colour.emblem(), "xs"))
                }
            }
        }
    };
    PlayerFace {
        emblem: table.scene.seat(seat).colour.emblem(),
        title: voice.say(&home),
        body,
    }
}
