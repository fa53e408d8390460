//! The games on the shelf: the large ones as cards, the small ones as rows.

use engine::i18n::Voice;
use engine::{Info, Text};
use maud::{Markup, html};

use super::GameCard;
use crate::parts::icon;

/// The large games, a card each.
pub(super) fn shelf(voice: &Voice<'_>, games: &[&GameCard<'_>]) -> Markup {
    // With a game or two the cards lie on their side and fill the row.
    let class = match games.len() {
        1 => "games one",
        2 => "games two",
        3 => "games three",
        _ => "games",
    };
    html! {
        section class=(class) aria-label=(voice.tell("web-games")) {
            @for card in games { (large(voice, card)) }
        }
    }
}

fn large(voice: &Voice<'_>, card: &GameCard<'_>) -> Markup {
    let info = card.game.info();
    html! {
        article class={ "panel game " (card.board.class()) } {
            (card.board.picture())
            div class="gb" {
                h2 { (voice.tell(info.title)) }
                @if let Some(kind) = voice.named(&format!("{}-kind", info.title)) {
                    p class="kindl" { (kind) }
                }
                p class="muted" { (help_line(voice, info)) }
                (facts(voice, info))
                (acts(voice, info, "btn primary"))
            }
        }
    }
}

/// The small games that try out the table.
pub(super) fn small(voice: &Voice<'_>, games: &[&GameCard<'_>]) -> Markup {
    html! {
        @if !games.is_empty() {
            section class="small" aria-labelledby="small-games" {
                h2 id="small-games" { (voice.tell("web-small-games")) }
                p class="faint" { (voice.tell("web-small-games-help")) }
                ul { @for card in games { (row(voice, card)) } }
            }
        }
    }
}

fn row(voice: &Voice<'_>, card: &GameCard<'_>) -> Markup {
    let info = card.game.info();
    html! {
        li class={ "panel " (card.board.class()) } {
            div {
                h3 { (voice.tell(info.title)) }
                p class="muted" { (help_line(voice, info)) }
            }
            (facts(voice, info))
            (acts(voice, info, "btn"))
        }
    }
}

/// What a game is, in a line.
pub(crate) fn help_line(voice: &Voice<'_>, info: &Info) -> String {
    voice
        .named(&format!("{}-help", info.title))
        .unwrap_or_default()
}

/// For how many it is and how long it takes.
pub(crate) fn facts(voice: &Voice<'_>, info: &Info) -> Markup {
    html! {
        div class="chips" {
            span class="chip" { (icon("people")) (voice.phrase(&players(info.seats))) }
            span class="chip" { (icon("clock")) (voice.phrase(&length(info.minutes))) }
        }
    }
}

fn players((least, most): (usize, usize)) -> Text {
    if least == most {
        Text::new("web-for-count").with("count", least)
    } else {
        Text::new("web-for-players").with("players", format!("{least}–{most}"))
    }
}

/// Minutes, or hours where it is some whole hours.
fn length((short, long): (u16, u16)) -> Text {
    let hours = short >= 120 && short.is_multiple_of(60) && long.is_multiple_of(60);
    let (key, short, long) = if hours {
        ("web-hours", short / 60, long / 60)
    } else {
        ("web-minutes", short, long)
    };
    let length = if short == long {
        short.to_string()
    } else {
        format!("{short}–{long}")
    };
    Text::new(key).with("length", length)
}

/// Play at once against bots, or see to the table first.
fn acts(voice: &Voice<'_>, info: &Info, main: &str) -> Markup {
    let title = voice.tell(info.title);
    html! {
        div class="acts2" {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(info.id);
                button class=(main) title=(voice.tell("web-play-now-help")) {
                    (icon("play")) (voice.tell("web-play-now")) (of(&title))
                }
            }
            a class="btn" href={ "/games/" (info.id) "/new" } { (voice.tell("web-set-up")) (of(&title)) }
        }
    }
}

/// Of which game, for who hears the buttons one by one.
fn of(title: &str) -> Markup {
    html! { span class="vh" { ": " (title) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_told_in_hours_only_when_they_are_whole() {
        let told = |minutes| {
            let text = length(minutes);
            (text.key, format!("{:?}", text.args))
        };
        assert_eq!(told((60, 120)).0, "web-minutes");
        assert!(told((90, 90)).1.contains("\"90\""));
        assert_eq!(told((120, 180)).0, "web-hours");
        assert!(told((360, 480)).1.contains("6–8"));
    }
}
