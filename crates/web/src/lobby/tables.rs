//! The visitor's tables: what each waits for, and the way back to it.

use engine::Text;
use engine::i18n::Voice;
use maud::{Markup, html};

use super::{Lobby, TableRow, TableState};
use crate::called::table_name;
use crate::parts::{Colour, emblem, icon};

/// The visitor's tables, and the way to those that are not here.
pub(super) fn tables(voice: &Voice<'_>, lobby: &Lobby<'_>) -> Markup {
    let rows = &lobby.tables;
    let (title, none) = if lobby.archive {
        ("web-archive", "web-archive-empty")
    } else {
        ("web-your-tables", "web-no-tables")
    };
    // The other list, this one from its beginning, and how the rest of it begins.
    let (other, to, first, on) = if lobby.archive {
        (
            "web-your-tables",
            "/",
            "/?list=archive",
            "/?list=archive&from=",
        )
    } else {
        ("web-archive", "/?list=archive", "/", "/?from=")
    };
    html! {
        section class="panel res" aria-labelledby="your-tables" {
            h2 id="your-tables" { (voice.tell(title)) }
            @if rows.is_empty() {
                p class="muted none" { (voice.tell(none)) }
            } @else {
                ol { @for row in rows { (table(voice, row, lobby.archive)) } }
            }
            p class="more" {
                a href={ (to) "#your-tables" } { (voice.tell(other)) }
                @if lobby.earlier { a class="btn" href={ (first) "#your-tables" } { (voice.tell("web-first-tables")) } }
                @if let Some(later) = lobby.later {
                    a class="btn" href={ (on) (later) "#your-tables" } { (voice.tell("web-more-tables")) }
                }
            }
        }
    }
}

fn table(voice: &Voice<'_>, row: &TableRow, archive: bool) -> Markup {
    let title = voice.tell(row.title);
    let name = table_name(voice, &row.name, &row.id);
    let (class, word) = match row.state {
        TableState::YourMove => ("btn primary", "web-continue"),
        TableState::Over(_) => ("btn", "web-replay"),
        _ => ("btn", "web-look"),
    };
    html! {
        li class=(row.class) {
            span class="gl" {}
            div class="where" {
                b { (title) }
                span class="faint" { (name) @for crumb in &row.crumbs { " · " (crumb) } }
            }
            (seats(voice, &row.seats))
            div class="what" { (state(voice, &row.state)) (changed(voice, row.changed)) }
            div class="acts" {
                a class=(class) href={ "/tables/" (row.id) } { (voice.tell(word)) span class="vh" { ": " (title) ", " (name) } }
                (put(voice, row, archive))
            }
        }
    }
}

/// Puts a table away, or takes it out again.
fn put(voice: &Voice<'_>, row: &TableRow, archive: bool) -> Markup {
    let (on, key) = if archive {
        ("hand", "web-take-out")
    } else {
        ("archive", "web-put-away")
    };
    let word = voice.tell(key);
    html! {
        form method="post" action={ "/tables/" (row.id) "/archive" } {
            button class="btn ghost icon" name="on" value=(on) title=(word) { (icon("archive")) span class="vh" { (word) } }
        }
    }
}

/// Who sits there: their emblems, and their names for who cannot see them.
pub(super) fn seats(voice: &Voice<'_>, seats: &[(Colour, String)]) -> Markup {
    html! {
        ul class="seats" aria-label=(voice.tell("web-players")) {
            @for (colour, name) in seats {
                li title=(name) { (emblem(*colour, colour.emblem(), "s")) span class="vh" { (name) } }
            }
        }
    }
}

fn state(voice: &Voice<'_>, state: &TableState) -> Markup {
    let waiting = |names: &[String]| Text::new("web-row-waiting").with("who", names.join(", "));
    let text = match state {
        TableState::YourMove => Text::new("web-your-move"),
        TableState::Waiting(names) => waiting(names),
        TableState::Reactions => Text::new("web-row-reactions"),
        TableState::OpenSeats => Text::new("web-row-open"),
        TableState::Over(names) if names.is_empty() => Text::new("web-row-over"),
        TableState::Over(names) => Text::new("web-row-won")
            .with("who", names.join(", "))
            .with("count", names.len()),
        TableState::Stopped => Text::new("web-row-stopped"),
        TableState::Busy => Text::new("web-row-busy"),
    };
    let class = match state {
        TableState::YourMove => "await",
        _ => "state",
    };
    html! { span class=(class) { (voice.phrase(&text)) } }
}

/// When it last changed. The server knows no time zone but one; the script
/// puts the reader's own in its place.
fn changed(voice: &Voice<'_>, seconds: i64) -> Markup {
    let (year, month, day) = date(seconds.div_euclid(DAY));
    let (hour, minute) = (
        seconds.rem_euclid(DAY) / 3600,
        seconds.rem_euclid(3600) / 60,
    );
    let text = Text::new("web-changed")
        .with("day", day)
        .with("month", month)
        .with("time", format!("{hour:02}:{minute:02}"));
    let machine = format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z");
    html! { time class="faint" datetime=(machine) { (voice.phrase(&text)) } }
}

const DAY: i64 = 86_400;

/// The year, month and day this many days after the first of January 1970, in
/// eras of 400 years that begin with March, so that leap days come last.
const fn date(days: i64) -> (i64, u32, u32) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = year + era * 400 + if month <= 2 { 1 } else { 0 };
    (year, month as u32, day as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(-1), (1969, 12, 31));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_452), (2025, 12, 30));
    }
}
