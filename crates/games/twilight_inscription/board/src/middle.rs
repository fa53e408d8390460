//! What is common to all: objectives with everyone's progress, the slots of Mecatol
//! Rex, the events to come by their backs, the agenda that is voted on.

use engine::{Seat, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::content::Back;
use twilight_inscription::ids::Sheet;
use twilight_inscription::state::Vote;
use web::parts::{emblem, icon};

use crate::glyph;
use crate::seen::Seen;

fn face(table: &Seen<'_>, seat: Seat, size: &str) -> Markup {
    let face = table.scene.seat(seat);
    html! { (emblem(face.colour, face.colour.emblem(), size)) span class="vh" { (face.name) " " } }
}

/// Objectives and Mecatol Rex.
pub(crate) fn middle(table: &Seen<'_>) -> Markup {
    html! {
        div class="ins-middle" {
            @for sheet in Sheet::VARIANTS { (objective(table, *sheet)) }
            (mecatol(table))
        }
    }
}

fn objective(table: &Seen<'_>, sheet: Sheet) -> Markup {
    let (objective, gone) = table.view.objectives[sheet as usize];
    let facts = table.content.objective(objective);
    let worth = if gone { facts.later } else { facts.first };
    html! {
        section class="panel ins-goal" {
            h2 { (icon(glyph::of_sheet(sheet))) (table.words(&facts.name)) span class="ins-worth" title=(table.tell("tins-board-points")) { (icon("star")) (worth) @if !gone { span class="faint" { "/" (facts.later) } } } }
            p { (table.words(&facts.text)) }
            ul class="ins-race" {
                @for seat in table.everyone() {
                    @let player = table.player(seat);
                    @let own = table.own().filter(|own| own.seat == seat);
                    @let (done, needed) = own.map_or(player.progress, |own| own.progress)[sheet as usize];
                    @let scored = player.sheets.objectives[sheet as usize];
                    li class=[(scored > 0).then_some("ins-met")] {
                        (face(table, seat, "xs"))
                        @if scored > 0 { (icon("star")) (scored) } @else { (done) "/" (needed) }
                    }
                }
            }
        }
    }
}

/// Who has reached Mecatol Rex, and what it is worth.
fn mecatol(table: &Seen<'_>) -> Markup {
    let relics = Text::new("tins-board-relics").with("count", table.view.relics);
    html! {
        section class="panel ins-goal ins-mecatol" {
            h2 { (icon("crown")) (table.tell("tins-asset-mecatol")) }
            ol {
                @for (nth, slot) in table.content.mecatol.slots.iter().take(table.view.players.len()).enumerate() {
                    li {
                        span class="ins-slot" { (icon("star")) (slot.vp) " " (icon("ins-vote")) (slot.votes) }
                        @match table.view.mecatol.get(nth) {
                            Some(seat) => (face(table, *seat, "xs")),
                            None => span class="ins-empty" {},
                        }
                    }
                }
            }
            p class="faint" { (icon("ins-relic")) " " (table.phrase(&relics)) }
            (deck(table))
        }
    }
}

/// The backs of the events to come.
fn deck(table: &Seen<'_>) -> Markup {
    let said = Text::new("tins-board-deck").with("count", table.view.deck.len());
    html! {
        div class="ins-deck" {
            p class="faint" { (icon("deck")) " " (table.phrase(&said)) }
            span class="ins-backs" aria-hidden="true" {
                @for (tier, back) in &table.view.deck {
                    i class={ "ins-back" @if *back == Back::Black { " ins-black" } } { (tier) }
                }
            }
        }
    }
}

/// The agenda, and the votes once they are shown.
pub(crate) fn agenda(table: &Seen<'_>) -> Markup {
    let Some(agenda) = table.view.agenda else {
        return html! {};
    };
    let facts = table.content.agenda(agenda);
    html! {
        section class="panel ins-agenda" {
            h2 { (icon("ins-vote")) (table.words(&facts.name)) }
            p { b { (table.tell("tins-board-for")) } " " (table.words(&facts.in_favour.text)) }
            p { b { (table.tell("tins-board-against")) } " " (table.words(&facts.against.text)) }
            ul class="ins-race" {
                @for seat in table.everyone() {
                    @if let Vote::Cast { in_favour, votes, .. } = table.player(seat).vote {
                        li { (face(table, seat, "xs")) (table.tell(if in_favour { "tins-board-for" } else { "tins-board-against" })) " " (votes) }
                    }
                }
            }
        }
    }
}
