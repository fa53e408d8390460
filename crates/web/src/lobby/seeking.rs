//! Tables of others at which whoever likes may sit down.

use engine::Text;
use engine::i18n::Voice;
use maud::{Markup, html};

use super::OpenTable;
use super::tables::seats;
use crate::called::table_name;

/// All of them; nothing where there is none.
pub(super) fn seeking(voice: &Voice<'_>, tables: &[OpenTable]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section class="panel res" aria-labelledby="seeking" {
                h2 id="seeking" { (voice.tell("web-seeking")) }
                ol { @for table in tables { (row(voice, table)) } }
            }
        }
    }
}

fn row(voice: &Voice<'_>, table: &OpenTable) -> Markup {
    let title = voice.tell(table.title);
    let name = table_name(voice, &table.name, &table.id);
    let open = Text::new("web-open-seats").with("count", table.open);
    html! {
        li class=(table.class) {
            span class="gl" {}
            div class="where" { b { (title) } span class="faint" { (name) } }
            (seats(voice, &table.seats))
            div class="what" { span class="state" { (voice.say(&open)) } }
            form method="post" action={ "/tables/" (table.id) "/sit" } {
                button class="btn primary" { (voice.tell("web-sit")) span class="vh" { ": " (title) ", " (name) } }
            }
        }
    }
}
