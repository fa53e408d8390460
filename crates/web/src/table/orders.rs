//! Standing orders: what a seat lets go by without being asked; and open words
//! about windows.

use engine::i18n::Voice;
use engine::orders::{EVERY_WINDOW, Order};
use engine::{Seat, Text};
use maud::{Markup, html};

use super::bar::{counted, signature};
use super::{Sight, Time};
use crate::parts::icon;

/// Below a question that can be let go by: how not to be asked again.
pub(super) fn offers(sight: &Sight<'_>, seat: Seat) -> Markup {
    let Some(pass) = sight.table.pass(seat) else {
        return html! {};
    };
    let voice = &sight.voice;
    let button = |order: &Order| {
        html! {
            button class="btn ghost" formaction={ "/tables/" (sight.id) "/orders" } name="order" value={ (pass.kind) "=" (order) } {
                (in_words(voice, order))
            }
        }
    };
    let until = pass.until.iter().map(|key| Order::Until((*key).to_owned()));
    let until = until.chain(answers(pass.answers));
    let orders = [Order::Round(sight.table.round()), Order::Always];
    html! {
        div class="grp standing" role="group" aria-label=(voice.tell("web-orders-stop")) {
            span class="eyebrow" aria-hidden="true" { (voice.tell("web-orders-stop")) }
            div class="row" {
                @for order in orders.into_iter().chain(until) { (button(&order)) }
            }
            @if sight.table.window_is_held() {
                button class="btn ghost" formaction={ "/tables/" (sight.id) "/waivers" } name="waive" value="yes" {
                    (icon("eye")) (voice.tell("web-waive"))
                }
            }
        }
    }
}

/// What can be answered beforehand.
fn answers(keys: &'static [&'static str]) -> impl Iterator<Item = Order> {
    keys.iter().map(|key| Order::Answer((*key).to_owned()))
}

/// For how long, or with what.
fn in_words(voice: &Voice<'_>, order: &Order) -> String {
    match order {
        Order::Always => voice.tell("web-orders-game"),
        Order::Round(_) => voice.tell("web-orders-round"),
        Order::Until(key) | Order::Answer(key) => voice.named(key).unwrap_or_default(),
    }
}

/// Everything that can be ordered and what was, in one place, folded.
pub(super) fn orders(sight: &Sight<'_>) -> Markup {
    let (Some(orders), Some(seat)) = (sight.orders, sight.viewer.seat()) else {
        return html! {};
    };
    let info = sight.table.info();
    let nothing = info.windows.is_empty() && info.skips.is_empty();
    if nothing || sight.time != Time::Now || sight.table.is_over() {
        return html! {};
    }
    let every = Some(EVERY_WINDOW).filter(|_| info.windows.len() > 1);
    let kinds = every.iter().chain(info.windows).chain(info.skips);
    let voice = &sight.voice;
    let round = sight.table.round();
    let stands = |kind: &str| {
        let order = orders.of(kind);
        order.filter(|order| !matches!(order, Order::Round(of) if *of != round))
    };
    let given = kinds.clone().filter(|kind| stands(kind).is_some()).count();
    let waivers = sight.table.waivers();
    html! {
        (signature(sight))
        details id="standing" {
            summary { (icon("bell")) (counted(voice, "web-orders", given + waivers.len())) }
            p class="faint" { (voice.tell("web-orders-help")) }
            ul {
                @for kind in kinds { (row(sight, kind, stands(kind))) }
                @for waiver in &waivers {
                    @let kind = voice.named(&waiver.kind).unwrap_or_default();
                    @let text = Text::new("web-waived").with("seat", waiver.seat).with("kind", kind);
                    li class="row" {
                        span { (voice.say(&text)) }
                        @if waiver.seat == seat {
                            button class="btn" formaction={ "/tables/" (sight.id) "/waivers" } name="unwaive" value=(waiver.kind) { (voice.tell("web-orders-ask")) }
                        }
                    }
                }
            }
        }
    }
}

/// One kind: to be asked, or for how long not.
fn row(sight: &Sight<'_>, kind: &'static str, order: Option<&Order>) -> Markup {
    let voice = &sight.voice;
    let name = match kind {
        EVERY_WINDOW => voice.tell("web-orders-windows"),
        kind => voice.tell(kind),
    };
    let button = |wanted: Option<Order>, label: String| {
        let pressed = order == wanted.as_ref();
        let value = wanted.map(|order| order.to_string()).unwrap_or_default();
        html! {
            button name="order" value={ (kind) "=" (value) } aria-pressed=(if pressed { "true" } else { "false" }) { (label) }
        }
    };
    let until = order.filter(|order| matches!(order, Order::Until(_)));
    let orders = [Order::Round(sight.table.round()), Order::Always];
    let ready = answers(sight.table.ready_answers(kind));
    html! {
        li {
            span { (name) }
            span class="seg" role="group" aria-label=(name) {
                (button(None, voice.tell("web-orders-ask")))
                @for order in orders.into_iter().chain(until.cloned()).chain(ready) {
                    @let label = in_words(voice, &order);
                    (button(Some(order), label))
                }
            }
        }
    }
}
