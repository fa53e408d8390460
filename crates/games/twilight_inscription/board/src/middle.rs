//! What is common to all: objectives with everyone's progress, the slots of Mecatol
//! Rex, the events to come by their backs, the agenda that is voted on.

use engine::{Seat, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::content::Back;
use twilight_inscription::ids::{Agenda, Sheet};
use twilight_inscription::state::Vote;
use web::parts::{emblem, icon};

use crate::glyph;
use crate::rival;
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
    let rival = table.view.rival.as_ref();
    let taken = rival.and_then(|rival| rival.slot).map(usize::from);
    let slots = table.content.mecatol.slots.iter();
    let slots = slots.take(table.view.players.len() + usize::from(rival.is_some()));
    // Names stand a slot lower from that of the AI faction on.
    let mut names = table.view.mecatol.iter();
    html! {
        section class="panel ins-goal ins-mecatol" {
            h2 { (icon("crown")) (table.tell("tins-asset-mecatol")) }
            ol {
                @for (nth, slot) in slots.enumerate() {
                    @let by_rival = taken == Some(nth);
                    @let name = if by_rival { None } else { names.next() };
                    li {
                        span class="ins-slot" { (icon("star")) (slot.vp) " " (icon("ins-vote")) (slot.votes) }
                        @if by_rival {
                            span class="ins-taken" { (icon(rival::SYMBOL)) span class="vh" { (table.tell("tins-rival")) } }
                        } @else if let Some(seat) = name {
                            (face(table, *seat, "xs"))
                        } @else {
                            span class="ins-empty" {}
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
            @match &table.view.rival {
                Some(rival) => (outcomes(table, agenda, rival.counter)),
                None => {
                    p { b { (table.tell("tins-board-for")) } " " (table.words(&facts.in_favour.text)) }
                    p { b { (table.tell("tins-board-against")) } " " (table.words(&facts.against.text)) }
                }
            }
            ul class="ins-race" {
                @for seat in table.everyone() {
                    @match table.player(seat).vote {
                        Vote::Cast { in_favour, votes, .. } => {
                            li { (face(table, seat, "xs")) (table.tell(if in_favour { "tins-board-for" } else { "tins-board-against" })) " " (votes) }
                        }
                        Vote::Plain { votes, .. } => li { (face(table, seat, "xs")) (votes) },
                        Vote::Open | Vote::Abstained | Vote::Waits => {}
                    }
                }
                @if let Some(votes) = table.view.rival.as_ref().and_then(|rival| rival.votes) {
                    li { (icon(rival::SYMBOL)) span class="vh" { (table.tell("tins-rival")) " " } (votes) }
                }
            }
        }
    }
}

/// Against the AI faction: the good outcome for whoever casts more votes than it does,
/// the bad one for whoever does not (TINS-AIC-06, TINS-AIC-07).
fn outcomes(table: &Seen<'_>, first: Agenda, counter: Option<Agenda>) -> Markup {
    let facts = table.content.agenda(first);
    let nothing = table.tell("tins-no-effect");
    let in_favour = table.words(&facts.in_favour.text).to_owned();
    let against = counter.map(|card| table.content.agenda(card));
    let against = against.map_or(nothing, |facts| table.words(&facts.against.text).to_owned());
    let (good, bad) = match facts.star {
        true => (in_favour, against),
        false => (against, in_favour),
    };
    html! {
        p { (icon("star")) " " b { (table.tell("tins-board-more-votes")) } " " (good) }
        p { b { (table.tell("tins-board-no-more-votes")) } " " (bad) }
    }
}
