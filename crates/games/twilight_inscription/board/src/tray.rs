//! The viewer's own things: the faction or those to choose from, relics, and what is
//! kept to be spent.

use maud::{Markup, html};
use twilight_inscription::choice::Subject;
use twilight_inscription::ids::{Asset, Faction, Relic, Stock};
use twilight_inscription::view::OwnView;
use twilight_inscription::words;
use web::parts::{chip, icon};

use crate::glyph;
use crate::seen::Seen;

/// Faction, relics, what is kept.
pub(crate) fn tray(table: &Seen<'_>) -> Option<Markup> {
    let own = table.own()?;
    let kept = table.player(own.seat).faction;
    let choosing = own.dealt.iter().copied().filter(|_| kept.is_none());
    Some(html! {
        div class="ins-tray" {
            @for card in kept.into_iter().chain(choosing) { (faction(table, card)) }
            @for card in &own.hand { (relic(table, *card)) }
            @if kept.is_some() { (stock(table, own)) }
        }
    })
}

/// A faction card.
fn faction(table: &Seen<'_>, card: Faction) -> Markup {
    let facts = table.content.faction(card);
    let inner = html! {
        span class="ins-cap" { (icon("ins-faction")) b { (table.name(&facts.name)) } }
        span class="ins-says" { em { (table.words(&facts.ability_name)) ". " } (table.words(&facts.text)) }
        @if let Some(setup) = &facts.setup_text { span class="ins-says" { (table.words(setup)) } }
        span class="ins-says" { (icon("ins-faction")) " " (table.words(&facts.asset_text)) }
    };
    table.thing(Subject::Faction(card), "panel ins-card", &inner)
}

/// A relic in hand.
fn relic(table: &Seen<'_>, card: Relic) -> Markup {
    let facts = table.content.relic(card);
    let inner = html! {
        span class="ins-cap" { (icon("ins-relic")) b { (table.name(&facts.name)) } span class="ins-worth" { (icon("star")) (facts.vp) } }
        span class="ins-says" { (table.words(&facts.text)) }
    };
    table.thing(Subject::Relic(card), "panel ins-card ins-relic", &inner)
}

/// What is kept and not spent.
fn stock(table: &Seen<'_>, own: &OwnView) -> Markup {
    let kept = |stock: Stock| own.sheets.stock[stock.index()] + own.sheets.reserve[stock.index()];
    let pools = [
        (Asset::TradeGood, own.sheets.goods.left()),
        (Asset::Vote, own.sheets.votes.left()),
    ];
    let stocks = Stock::all().map(|stock| (stock.asset(), kept(stock)));
    html! {
        div class="ins-stock" {
            span class="eyebrow" { (table.tell("tins-board-kept")) }
            span class="chips" {
                @for (asset, count) in pools.into_iter().chain(stocks) {
                    @if count > 0 { (chip(glyph::of_asset(asset), &table.phrase(&words::asset(asset)), count)) }
                }
            }
        }
    }
}
