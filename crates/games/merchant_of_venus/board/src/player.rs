//! What stands on the card of a player: wealth on its way to the target, cash,
//! ship and cargo.

use engine::Seat;
use maud::{Markup, html};
use merchant_of_venus::ids::Item;
use merchant_of_venus::view::MerchantView;
use web::board::PlayerFace;
use web::parts::{chip, icon, meter};

use crate::seen::Seen;
use crate::symbols;

/// The card of one player.
pub(crate) fn player(table: &Seen<'_>, seat: Seat) -> PlayerFace {
    let merchant = table.merchant(seat);
    let title = merchant.race.map(|race| table.culture(race).to_owned());
    PlayerFace {
        emblem: table.scene.seat(seat).colour.emblem(),
        title: title.unwrap_or_default(),
        body: body(table, merchant),
    }
}

fn body(table: &Seen<'_>, merchant: &MerchantView) -> Markup {
    let ship = table.content.ship(merchant.ship);
    let wealth = usize::try_from(merchant.wealth).unwrap_or(0);
    let target = usize::try_from(table.view.target).unwrap_or(0);
    html! {
        (meter(&table.tell("mov-board-wealth"), wealth, target))
        div class="chips" {
            (chip("mv-coin", &table.tell("mov-board-cash"), merchant.cash))
            (chip(symbols::of_ship(merchant.ship), table.name(&ship.name), format!("{}/{}", merchant.holds, ship.holds)))
            @if merchant.firepower > 0 { (chip("mv-laser", &table.tell("mov-board-firepower"), merchant.firepower)) }
            @if merchant.built > 0 { (chip("mv-port", &table.tell("mov-board-built"), merchant.built)) }
            @if !merchant.ious.is_empty() { (chip("mv-iou", &table.tell("mov-board-ious"), merchant.ious.len())) }
            (cargo(table, merchant))
        }
    }
}

/// Everything on board, in short.
fn cargo(table: &Seen<'_>, merchant: &MerchantView) -> Markup {
    html! {
        @for (item, count) in merchant.cargo.items() {
            @let word = table.item(item);
            span class={ "mv-bit" @if matches!(item, Item::Good(_)) { " mv-goods" } } title=(word) {
                (icon(symbols::of_item(item))) span class="vh" { (word) } @if count > 1 { (count) }
            }
        }
    }
}
