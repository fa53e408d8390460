//! What stands on the card of a player: strategy cards, points of those that win,
//! command counters by area, goods, and what planets give.

use engine::{Seat, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_imperium::choice::Subject;
use twilight_imperium::ids::Area;
use web::board::PlayerFace;
use web::parts::{chip, icon, pips};

use crate::seen::Seen;
use crate::symbols;

/// The card of one player.
pub(crate) fn player(table: &Seen<'_>, seat: Seat) -> PlayerFace {
    let race = table.content.race(table.player(seat).race);
    PlayerFace {
        emblem: table.crest(seat),
        title: table.name(&race.name).to_owned(),
        body: body(table, seat),
    }
}

/// What an area of the race sheet is called.
pub(crate) const fn area(area: Area) -> &'static str {
    match area {
        Area::Strategy => "ti3-area-strategy",
        Area::Pool => "ti3-area-pool",
        Area::Fleet => "ti3-area-fleet",
    }
}

fn body(table: &Seen<'_>, seat: Seat) -> Markup {
    let player = table.player(seat);
    let wealth = table.wealth(seat);
    let goal = table.content.figures.victory.points;
    let share = |(ready, all): (u32, u32)| format!("{ready}/{all}");
    let chips = html! {
        span class="chips" {
            @for area in [Area::Pool, Area::Fleet, Area::Strategy] {
                (chip(symbols::of_area(area), &table.tell(self::area(area)), player.counters.in_area(area)))
            }
            (chip("ti-goods", &table.tell("ti3-goods"), player.goods))
            (chip("ti-resource", &table.tell("ti3-board-resources-ready"), share(wealth.resources)))
            (chip("ti-influence", &table.tell("ti3-board-influence-ready"), share(wealth.influence)))
            (chip("world", &table.tell("ti3-board-planets"), wealth.planets))
        }
    };
    html! {
        div class="ti-cards" {
            @for card in table.view.strategies.iter().filter(|card| card.holder == Some(seat)) {
                span class={ "ti-held" @if card.used { " ti-off" } } { span class="ti-no" { (card.card.initiative()) } (table.strategy(card.card)) }
            }
            @if table.view.speaker == seat { span class="ti-speaker" title=(table.tell("ti3-board-speaker")) { (icon("ti-gavel")) span class="vh" { (table.tell("ti3-board-speaker")) } } }
            @if player.out { span class="state" { (table.tell("ti3-board-out")) } } @else if player.passed { span class="state" { (table.tell("ti3-board-passed")) } }
        }
        (table.thing(Subject::Player(seat), "ti-sheet", &chips))
        span class="ti-way" title=(table.say(&Text::new("ti3-board-points-of").with("points", player.points).with("goal", goal))) {
            (pips(&table.tell("ti3-points"), player.points.into(), goal.into()))
        }
    }
}

/// The race sheet of an empire: counters by area and in reinforcements.
pub(crate) fn sheet(table: &Seen<'_>, seat: Seat) -> Markup {
    let player = table.player(seat);
    let used = player.counters.total() as usize + player.activated.len();
    let left = usize::from(table.content.figures.supply.counters).saturating_sub(used);
    html! {
        ul class="ti-areas" {
            @for area in Area::VARIANTS {
                li class="ti-area" title=(table.tell(help(*area))) {
                    (icon(symbols::of_area(*area))) b { (player.counters.in_area(*area)) } span { (table.tell(self::area(*area))) }
                }
            }
            li class="ti-area" title=(table.tell("ti3-board-left-help")) { (icon("pile")) b { (left) } span { (table.tell("ti3-board-left")) } }
            li class="ti-area" title=(table.tell("ti3-board-goods-help")) { (icon("ti-goods")) b { (player.goods) } span { (table.tell("ti3-goods")) } }
        }
    }
}

/// What counters in an area are for.
const fn help(area: Area) -> &'static str {
    match area {
        Area::Strategy => "ti3-board-help-strategy",
        Area::Pool => "ti3-board-help-pool",
        Area::Fleet => "ti3-board-help-fleet",
    }
}
