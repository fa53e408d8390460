//! What is paid: what is due, what planets have given, what would be wasted.

use engine::Text;
use maud::{Markup, html};
use twilight_imperium::choice::{Choice, Subject};
use web::parts::{icon, meter};

use crate::seen::Seen;

/// The payment that goes on.
pub(crate) fn payment(table: &Seen<'_>) -> Markup {
    let Some(payment) = table.view.payment else {
        return html! {};
    };
    let (key, symbol) = match payment.influence {
        true => ("ti3-board-pays-influence", "ti-influence"),
        false => ("ti3-board-pays-resources", "ti-resource"),
    };
    let left = payment.due.saturating_sub(payment.paid);
    let ready = table
        .planets_of(payment.seat)
        .filter(|(_, planet)| planet.ready);
    html! {
        section class="ti-pay" aria-label=(table.tell(key)) {
            @if table.view.activation.is_none() { header class="ti-head" { (table.emblem(payment.seat, "s")) h2 { (table.tell(key)) } } }
            (meter(&table.tell(key), payment.paid.min(payment.due).into(), payment.due.into()))
            ul class="ti-units-for-sale" {
                @for (_, planet) in ready {
                    @let facts = table.content.planet(planet.planet);
                    @let worth = if payment.influence { facts.influence } else { facts.resources };
                    @let wasted = worth.saturating_sub(left);
                    @if worth > 0 {
                        @let inner = html! {
                            span class="ti-offered" {
                                (icon(symbol)) b { (worth) } span { (table.planet(planet.planet)) }
                                @if wasted > 0 { small class="ti-wasted" { (table.phrase(&Text::new("ti3-board-wasted").with("count", wasted))) } }
                            }
                        };
                        li { (table.press(Subject::Planet(planet.planet), table.choice(Choice::Exhaust(planet.planet)), "ti-offer", &inner)) }
                    }
                }
            }
            p { (table.figure("ti-goods", &table.tell("ti3-goods"), &html! { b { (table.player(payment.seat).goods) } })) }
        }
    }
}
