//! Who sits where.

use engine::i18n::Voice;
use engine::{Seat, Text};
use maud::{Markup, html};

use super::SetupPage;
use crate::page::Reader;
use crate::parts::{Colour, emblem, select};
use crate::table::menu::level;

/// How many seats there are, and who takes each.
pub(super) fn seats(page: &SetupPage<'_>, reader: &Reader<'_>) -> Markup {
    let voice = &reader.voice;
    let players = players(page, voice);
    html! {
        section class="panel" aria-labelledby="who-plays" {
            h2 id="who-plays" { (voice.tell("web-who-plays")) }
            (counts(page, voice))
            ol class="sit" {
                @for seat in Seat::all(page.seats) { (row(page, reader, seat, &players)) }
            }
            p class="faint" { (voice.tell("web-seats-help")) }
        }
    }
}

/// How many can play: each number leads to the form with this many seats, and
/// with all that was filled in.
fn counts(page: &SetupPage<'_>, voice: &Voice<'_>) -> Markup {
    let (least, most) = page.game.info().seats;
    html! {
        div class="counts" role="group" aria-label=(voice.tell("web-how-many")) {
            span aria-hidden="true" { (voice.tell("web-how-many")) }
            div class="seg" {
                @for count in least..=most {
                    button formmethod="get" formaction={ "/games/" (page.game.info().id) "/new" } formnovalidate name="count" value=(count)
                        aria-pressed=(if count == page.seats { "true" } else { "false" }) { (count) }
                }
            }
        }
    }
}

/// Who can take a seat, as value and words: people, then the bots from weak
/// to strong.
fn players(page: &SetupPage<'_>, voice: &Voice<'_>) -> Vec<(String, String)> {
    let people = [
        ("me", "web-seat-me"),
        ("here", "web-seat-here"),
        ("link", "web-seat-link"),
    ];
    let people = people.map(|(value, key)| (value.to_owned(), voice.tell(key)));
    let bots = page
        .game
        .bots()
        .into_iter()
        .map(|bot| (format!("bot:{bot}"), level(voice, bot)));
    people.into_iter().chain(bots).collect()
}

fn row(
    page: &SetupPage<'_>,
    reader: &Reader<'_>,
    seat: Seat,
    players: &[(String, String)],
) -> Markup {
    let voice = &reader.voice;
    let number = seat.index() + 1;
    let first = seat.index() == 0;
    let strongest = players.last().map_or("link", |(value, _)| value.as_str());
    let usual = if first { "me" } else { strongest };
    let (who, name) = (format!("seat-{number}"), format!("name-{number}"));
    let label = voice.phrase(&Text::new("web-seat").with("number", number));
    let named = Text::new("web-seat-name").with("number", number);
    let own = if first { reader.name } else { "" };
    let colour = Colour::of(seat);
    html! {
        li {
            (emblem(colour, colour.emblem(), ""))
            label for=(who) { (label) }
            (select(&who, None, page.value(&who, usual), players))
            input id=(name) type="text" name=(name) maxlength="40" autocomplete="off" value=(page.value(&name, own))
                aria-label=(voice.phrase(&named)) placeholder=(voice.tell("web-seat-name-like"));
        }
    }
}
