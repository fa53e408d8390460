//! What surrounds every page: head, sky, symbols, top bar.

use engine::i18n::{Lang, Voice};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::board::AnyBoard;
use crate::parts::{icon, sky};

/// Dark or light.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// A night sky.
    #[default]
    Dark,
    /// A printed star atlas.
    Light,
}

impl Theme {
    /// Its name in cookies and attributes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The theme of this name, the usual one where there is none.
    #[must_use]
    pub fn named(name: &str) -> Self {
        match name {
            "light" => Self::Light,
            _ => Self::Dark,
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
        }
    }
}

/// What every page needs to know.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    /// How to speak to the reader.
    pub voice: Voice<'a>,
    /// Dark or light.
    pub theme: Theme,
    /// The address of this page, to come back to after a switch.
    pub here: &'a str,
    /// What the reader goes by; empty until they say.
    pub name: &'a str,
    /// Is the reader known again by this browser?
    pub known: bool,
}

impl Reader<'_> {
    /// A whole page, with the style and the symbols of its game where it has
    /// one.
    #[must_use]
    pub fn page(&self, title: &str, board: Option<&dyn AnyBoard>, body: &Markup) -> Markup {
        let class = board.map_or("", AnyBoard::class);
        let symbols = board.map_or("", AnyBoard::symbols);
        self.whole(title, class, board.as_slice(), symbols, body)
    }

    /// The page that leads to every game: with the accents and the style of
    /// all, and the symbols of none.
    #[must_use]
    pub fn front_page(&self, boards: &[&dyn AnyBoard], body: &Markup) -> Markup {
        self.whole("", "", boards, "", body)
    }

    fn whole(
        &self,
        title: &str,
        class: &str,
        boards: &[&dyn AnyBoard],
        symbols: &str,
        body: &Markup,
    ) -> Markup {
        let orrery = self.voice.tell("orrery");
        html! {
            (DOCTYPE)
            html lang=(self.voice.lang) data-theme=(self.theme.name()) class=(class) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="dark light";
                    title { @if !title.is_empty() { (title) " · " } (orrery) }
                    link rel="icon" href=(assets::ICON.path);
                    link rel="stylesheet" href=(assets::STYLE.path);
                    @for style in boards.iter().filter_map(|board| board.style()) {
                        link rel="stylesheet" href=(style.path);
                    }
                    script src=(assets::SCRIPT.path) defer {}
                }
                body {
                    a class="skip" href="#main" { (self.voice.tell("web-skip")) }
                    (PreEscaped(assets::SYMBOLS))
                    (PreEscaped(symbols))
                    (sky())
                    (body)
                    div id="toasts" role="status" aria-live="polite" {}
                }
            }
        }
    }

    /// The name of the house, which leads to the lobby.
    #[must_use]
    pub fn brand(&self) -> Markup {
        html! {
            a class="brand" href="/" {
                svg aria-hidden="true" { use href="#brand" {} }
                span class="wide" { (self.voice.tell("orrery")) }
                span class="vh" { (self.voice.tell("web-to-lobby")) }
            }
        }
    }

    /// The switches of language and theme.
    #[must_use]
    pub fn switches(&self) -> Markup {
        let theme = self.theme.other();
        let (symbol, word) = match theme {
            Theme::Light => ("sun", "web-theme-light"),
            Theme::Dark => ("moon", "web-theme-dark"),
        };
        html! {
            form class="seg" method="post" action="/settings" aria-label=(self.voice.tell("web-language")) {
                input type="hidden" name="back" value=(self.here);
                @for lang in [Lang::En, Lang::It] {
                    button name="lang" value=(lang) lang=(lang) aria-pressed=(if lang == self.voice.lang { "true" } else { "false" }) {
                        span aria-hidden="true" { (lang.code().to_uppercase()) }
                        span class="vh" { (language(lang)) }
                    }
                }
            }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(self.here);
                button class="btn ghost icon" name="theme" value=(theme.name()) aria-label=(self.voice.tell(word)) title=(self.voice.tell(word)) {
                    (icon(symbol))
                }
            }
        }
    }

    /// The top bar of pages that are no table.
    #[must_use]
    pub fn bar(&self, crumbs: &[(String, Option<String>)]) -> Markup {
        html! {
            header class="bar" {
                (self.brand())
                (trail(&self.voice.tell("web-crumbs"), crumbs))
                span class="gap" {}
                @if !self.name.is_empty() {
                    span class="wide muted" { (self.voice.tell("web-playing-as")) " " b { (self.name) } }
                }
                (self.switches())
            }
        }
    }
}

/// Where the reader is, from the large to the small.
#[must_use]
pub fn trail(label: &str, crumbs: &[(String, Option<String>)]) -> Markup {
    html! {
        nav aria-label=(label) {
            ol class="crumb" {
                @for (word, link) in crumbs {
                    li { @match link { Some(to) => { a href=(to) { (word) } } None => (word) } }
                }
            }
        }
    }
}

/// A language by its own name.
const fn language(lang: Lang) -> &'static str {
    match lang {
        Lang::It => "Italiano",
        Lang::En => "English",
    }
}
