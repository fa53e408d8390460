//! The components of a game, shelf by shelf.

use engine::Text;
use engine::i18n::Voice;
use engine::registry::AnyGame;
use maud::{Markup, html};

use super::search::Sought;
use crate::board::{AnyBoard, Piece, Shelf};
use crate::page::Reader;
use crate::parts::find;

/// The components of a game: all of them, or those that `query` finds.
#[must_use]
pub fn components(
    reader: &Reader<'_>,
    game: &dyn AnyGame,
    board: &dyn AnyBoard,
    query: &str,
) -> Markup {
    let voice = &reader.voice;
    let info = game.info();
    let query = query.trim();
    let (name, title) = (voice.tell(info.title), voice.tell("web-components"));
    let all = board.shelves(game, *voice);
    let found = found(&all, &Sought::new(query));
    let count = found.iter().map(|(_, pieces)| pieces.len()).sum();
    let body = html! {
        (reader.bar(&[
            (voice.tell("web-rules"), Some("/rules".to_owned())),
            (name.clone(), Some(format!("/rules/{}", info.id))),
            (title.clone(), None),
        ]))
        main id="main" class="read broad" tabindex="-1" {
            h1 { (name) ": " (title) }
            @if !all.is_empty() {
                p class="muted lead" { (voice.tell("web-components-help")) }
                (find(voice, &format!("/components/{}", info.id), &voice.tell("web-find-piece"), query))
            }
            (told(voice, query, count, all.is_empty()))
            @for (shelf, pieces) in &found { (drawn(shelf, pieces)) }
        }
    };
    reader.page(&format!("{name}: {title}"), Some(board), &body)
}

/// The shelves that hold something that was sought, and what.
fn found<'a>(shelves: &'a [Shelf], sought: &Sought) -> Vec<(&'a Shelf, Vec<&'a Piece>)> {
    let of = |shelf: &'a Shelf| {
        let words = |piece: &&Piece| {
            sought.is_in(&format!("{} {}", piece.name.to_lowercase(), piece.words))
        };
        (shelf, shelf.pieces.iter().filter(words).collect::<Vec<_>>())
    };
    let all = shelves.iter().map(of);
    all.filter(|(_, pieces)| !pieces.is_empty()).collect()
}

/// How many there are, or a word where there is none.
fn told(voice: &Voice<'_>, query: &str, count: usize, none: bool) -> Markup {
    let text = if none {
        Text::new("web-components-none")
    } else if count == 0 {
        Text::new("web-found-none").with("query", query)
    } else {
        Text::new("web-components-count").with("count", count)
    };
    html! { p class="count" role="status" { (voice.say(&text)) } }
}

fn drawn(shelf: &Shelf, pieces: &[&Piece]) -> Markup {
    html! {
        section {
            h2 { (shelf.title) " " span class="faint" { (pieces.len()) } }
            ul class="shelf" { @for piece in pieces { li { (piece.drawn) } } }
        }
    }
}
