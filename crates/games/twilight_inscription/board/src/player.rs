//! What stands on the card of a player: the faction, what can be spent, points by
//! sheet, and all four sheets at a press.

use engine::Seat;
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::Subject;
use twilight_inscription::ids::Sheet;
use twilight_inscription::words;
use web::board::PlayerFace;
use web::parts::{chip, icon};

use crate::glyph;
use crate::seen::Seen;

/// The card of one player.
pub(crate) fn player(table: &Seen<'_>, seat: Seat) -> PlayerFace {
    let player = table.player(seat);
    let faction = player
        .faction
        .map(|faction| &table.content.faction(faction).name);
    PlayerFace {
        emblem: table.scene.seat(seat).colour.emblem(),
        title: faction.map_or_else(String::new, |name| table.name(name).to_owned()),
        body: body(table, seat),
    }
}

fn body(table: &Seen<'_>, seat: Seat) -> Markup {
    let player = table.player(seat);
    let by_sheet = html! {
        @for sheet in Sheet::VARIANTS {
            span class="ins-part" title=(table.phrase(&words::sheet(*sheet))) {
                (icon(glyph::of_sheet(*sheet))) span class="vh" { (table.phrase(&words::sheet(*sheet))) " " } (player.points[*sheet as usize])
            }
        }
    };
    html! {
        span class="chips" {
            (chip("ins-good", &table.tell("tins-board-goods"), player.sheets.goods.left()))
            (chip("ins-vote", &table.tell("tins-board-votes"), player.sheets.votes.left()))
            (chip("ins-relic", &table.tell("tins-board-in-hand"), player.hand))
            @if table.view.speaker == seat { span class="tag" { (icon("crown")) (table.tell("tins-board-speaker")) } }
        }
        (table.thing(Subject::Player(seat), "ins-parts", &html! { (by_sheet) span class="vh" { (table.tell("tins-board-their-sheets")) } }))
    }
}
