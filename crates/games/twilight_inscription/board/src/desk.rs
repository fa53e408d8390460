//! The four sheets: the one at hand large, the others small beside it. Pressing
//! one makes it large, with a script or without.

use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::Subject;
use twilight_inscription::ids::Sheet;
use twilight_inscription::words;
use web::parts::icon;

use crate::glyph;
use crate::paper;
use crate::seen::Seen;

/// All four of the viewer, or of whoever begins.
pub(crate) fn desk(table: &Seen<'_>) -> Markup {
    let desk = table.own_desk();
    let at_hand = table.at_hand();
    let active = table.own().and_then(|own| own.notes.active);
    let points = &table.player(desk.seat).points;
    // What somebody looks at stays until another sheet is at hand.
    let word = format!("{}-{at_hand}", table.view.round);
    html! {
        div class="ins-desk" {
            fieldset class="ins-sheets" {
                legend class="vh" { (table.tell("tins-board-sheets")) }
                @for sheet in Sheet::VARIANTS {
                    @let id = format!("ins-{word}-{sheet}");
                    @let title = table.phrase(&words::sheet(*sheet));
                    div class={ "ins-one" @if active == Some(*sheet) { " ins-active" } } {
                        input class="tabradio" type="radio" name={ "ins-" (word) } id=(id) checked[*sheet == at_hand];
                        label for=(id) class="ins-tab" {
                            (icon(glyph::of_sheet(*sheet))) span class="ins-word" { (title) }
                            b title=(table.tell("tins-board-points")) { (points[*sheet as usize]) }
                        }
                        (choose(table, *sheet, &title))
                        div class="ins-page" { (paper::draw(table, &desk, *sheet)) }
                    }
                }
            }
        }
    }
}

/// What can be chosen about a whole sheet.
fn choose(table: &Seen<'_>, sheet: Sheet, title: &str) -> Markup {
    let subject = Subject::Sheet(sheet);
    let lit = table.about(subject);
    html! {
        @if lit.is_lit() {
            @let words = match lit.choices.first() {
                Some(choice) => table.say(&choice.label.text),
                None => title.to_owned(),
            };
            (table.thing(subject, "btn ins-choose", &html! { (icon("check")) span class="ins-long" { (words) } }))
        }
    }
}
