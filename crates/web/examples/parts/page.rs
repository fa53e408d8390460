//! The page of parts: each with sample data, so that whoever draws a board
//! sees what is there already.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::Seat;
use engine::i18n::{ENGINE_WORDS, Lang, Voice, WordFile, Words, WordsError};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use web::parts::{
    CardFace, Colour, Die, Lit, Marker, Odds, Palette, Pile, Tab, Texture, alert, change, chip,
    cost, dice, emblem, hand, icon, meter, odds, orbits, phases, pile, pips, planet, select, sky,
    stat, stepper, tabs, thing, token, track, worth,
};
use web::{Theme, assets};

/// The words of the samples.
const SAMPLES: &[WordFile] = engine::words!("words": "parts");

/// All words of the page.
pub(crate) fn words() -> Result<Words, WordsError> {
    Words::new(&[ENGINE_WORDS, web::WORDS, SAMPLES].concat())
}

/// A font as part of the page.
fn as_text(font: &assets::Asset) -> String {
    format!("data:{};base64,{}", font.kind, STANDARD.encode(&font.body))
}

/// The whole page, which asks for no other file.
pub(crate) fn whole(words: &Words) -> Markup {
    let script = String::from_utf8_lossy(&assets::SCRIPT.body).into_owned();
    html! {
        (DOCTYPE)
        html lang="en" data-theme="dark" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (Voice::new(words, Lang::En).tell("parts-title")) }
                style { (PreEscaped(assets::sheet(as_text))) (PreEscaped(include_str!("page.css"))) }
            }
            body {
                (inside(words))
                script { (PreEscaped(script)) }
            }
        }
    }
}

/// What is on the page: both languages, each in both themes side by side.
pub(crate) fn inside(words: &Words) -> Markup {
    html! {
        (PreEscaped(assets::SYMBOLS))
        (sky())
        main id="main" class="all-parts" {
            h1 { (Voice::new(words, Lang::En).tell("parts-title")) }
            @for lang in [Lang::En, Lang::It] {
                @for theme in [Theme::Dark, Theme::Light] {
                    (themed(Voice::new(words, lang), theme))
                }
            }
        }
        // Things are looked at through this form.
        form id="look" {}
        div id="toasts" {}
    }
}

fn themed(voice: Voice<'_>, theme: Theme) -> Markup {
    let title = match theme {
        Theme::Dark => "web-theme-dark",
        Theme::Light => "web-theme-light",
    };
    let sample = Sample {
        voice,
        prefix: format!("{}-{}", theme.name(), voice.lang.code()),
    };
    html! {
        section class="themed" data-theme=(theme.name()) lang=(voice.lang) {
            h2 { (voice.tell(title)) }
            @for (title, part) in sample.all() {
                div class="panel part" { h3 class="eyebrow" { (voice.tell(title)) } (part) }
            }
        }
    }
}

/// Samples in one language and one theme.
struct Sample<'a> {
    voice: Voice<'a>,
    /// What ids begin with: the page has each part four times.
    prefix: String,
}

impl Sample<'_> {
    fn all(&self) -> [(&'static str, Markup); 17] {
        [
            ("parts-players", self.players()),
            ("parts-figures", self.figures()),
            ("parts-changes", self.changes()),
            ("parts-meters", self.meters()),
            ("parts-phases", self.phases()),
            ("parts-track", self.track()),
            ("parts-cards", self.cards()),
            ("parts-hand", self.hand()),
            ("parts-piles", self.piles()),
            ("parts-dice", self.dice()),
            ("parts-odds", self.odds()),
            ("parts-choices", self.choices()),
            ("parts-buttons", self.buttons()),
            ("parts-fields", self.fields()),
            ("parts-tabs", self.tabs()),
            ("parts-worlds", worlds()),
            ("parts-notices", self.notices()),
        ]
    }

    fn tell(&self, key: &'static str) -> String {
        self.voice.tell(key)
    }

    fn players(&self) -> Markup {
        let seats = Seat::all(Colour::ALL.len());
        html! {
            div class="flow" {
                @for colour in seats.map(Colour::of) {
                    span class={ "swatch " (colour.class()) } {}
                    (emblem(colour, colour.emblem(), ""))
                }
            }
            article class={ "panel player now " (Colour::Blue.class()) } {
                div class="who" {
                    (emblem(Colour::Blue, Colour::Blue.emblem(), "l"))
                    div class="id" { div class="nm" { "Giulia" } div class="sub" { (self.tell("parts-leader")) } }
                    div class="vp" { "8" small { (self.tell("parts-points")) } }
                }
                div class="foot" { span class="await" { (self.tell("web-your-move")) } }
            }
        }
    }

    fn figures(&self) -> Markup {
        html! {
            div class="flow" {
                (chip("hand", &self.tell("parts-hand"), 4))
                (chip("world", &self.tell("parts-worlds"), 7))
                (stat("fl", "fighter", &self.tell("parts-fleet"), 3))
                (stat("gr", "ground", &self.tell("parts-ground"), 5))
                (stat("en", "energy", &self.tell("parts-energy"), 2))
                (stat("pt", "star", &self.tell("parts-points"), "2+"))
                (stat("fl", "fighter", &self.tell("parts-fleet"), 0))
                (pips(&self.tell("parts-actions"), 4, 5))
            }
        }
    }

    fn changes(&self) -> Markup {
        html! {
            dl class="pairs" {
                dt { (self.tell("parts-points")) } dd { (change(8, 10)) }
                dt { (self.tell("parts-energy")) } dd { (change(9, 4)) }
                dt { (self.tell("parts-fleet")) } dd { (change(5, 5)) }
            }
        }
    }

    fn meters(&self) -> Markup {
        html! {
            (meter(&self.tell("parts-rounds"), 6, 10))
            (meter(&self.tell("parts-points"), 8, 30))
        }
    }

    fn phases(&self) -> Markup {
        let keys = [
            "parts-phase-draw",
            "parts-phase-act",
            "parts-phase-discard",
            "parts-phase-end",
        ];
        let words = keys.map(|key| self.tell(key));
        phases(&self.tell("parts-phases"), &words, 1)
    }

    fn track(&self) -> Markup {
        let marker = |at, colour: Colour, name| Marker {
            at,
            colour,
            symbol: colour.emblem(),
            name,
        };
        let markers = [
            marker(3, Colour::Blue, "Giulia"),
            marker(3, Colour::Orange, "Bruno"),
            marker(1, Colour::Teal, "Elena"),
            marker(4, Colour::Red, "Marco"),
        ];
        track(&self.tell("parts-points"), 0..=10, Some(10), &markers)
    }

    fn face(&self, palette: Palette) -> CardFace<'static> {
        CardFace {
            art: html! {
                svg viewBox="0 0 104 68" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                    (planet(52.0, 34.0, 24.0, palette, Texture::Rock))
                }
            },
            marks: html! {
                (cost("energy", &self.tell("parts-cost"), 3))
                (token("energy", &self.tell("parts-token")))
                (worth("star", &self.tell("parts-points"), 2))
            },
            kind: self.tell("parts-kind"),
            title: "Ironback",
            text: None,
            figures: html! {
                (stat("fl", "fighter", &self.tell("parts-fleet"), 3))
                (stat("gr", "ground", &self.tell("parts-ground"), 5))
            },
        }
    }

    fn cards(&self) -> Markup {
        let plain = self.face(Palette::Rust).upright();
        let text = self.tell("parts-text");
        let wide = CardFace {
            text: Some(&text),
            ..self.face(Palette::Ocean)
        };
        html! {
            div class="flow" {
                @for class in ["card", "card lit", "card target", "card used"] {
                    span class=(class) { (plain) }
                }
                span class="card wide sample" { (wide.wide()) }
            }
        }
    }

    fn hand(&self) -> Markup {
        let card = |palette| {
            let inner = self.face(palette).upright();
            thing("sample", &Lit::default(), "card sample", &inner)
        };
        let cards: Vec<_> = [Palette::Violet, Palette::Ice]
            .into_iter()
            .enumerate()
            .map(|(place, palette)| (format!("{}-{place}", self.prefix), card(palette)))
            .collect();
        html! {
            (hand(&self.tell("parts-hand"), "", &cards, None))
            (hand(&self.tell("parts-hand"), "", &[], Some(&self.tell("parts-no-cards"))))
        }
    }

    fn piles(&self) -> Markup {
        html! {
            div class="flow" {
                span class="pile" { (pile(Pile::Deck, "brand", &self.tell("parts-deck"), 9)) }
                span class="pile" { (pile(Pile::Discard, "pile", &self.tell("parts-discards"), 7)) }
                span class="pile" { (pile(Pile::Tokens, "energy", &self.tell("parts-tokens"), 2)) }
            }
        }
    }

    fn dice(&self) -> Markup {
        let fell = [9, 3, 7, 10, 2, 5].map(|face| Die::Fell {
            face,
            hit: face >= 9,
        });
        html! { (dice(&self.voice, &fell)) (dice(&self.voice, &[Die::Waiting; 3])) }
    }

    fn odds(&self) -> Markup {
        let bar = |win, draw, loss, sides| odds(&self.voice, Odds { win, draw, loss }, sides);
        html! {
            (bar(741, 9, 250, [Colour::Blue, Colour::Orange]))
            (bar(310, 260, 430, [Colour::Teal, Colour::Violet]))
        }
    }

    fn choices(&self) -> Markup {
        let choice = |class: &str, symbol: &str, key, after: i32| {
            html! {
                button type="button" class=(class) {
                    span class="ic" { (icon(symbol)) }
                    span class="lb" { (self.tell(key)) }
                    span class="fx" { (change(5, after)) }
                }
            }
        };
        html! {
            div class="choices" {
                button type="button" class="barrier" {
                    span { (self.tell("parts-choice-goal")) small { (self.tell("parts-choice-final")) } }
                    span class="gate" { (icon("lock")) }
                }
                (choice("choice", "fighter", "parts-choice", 7))
                (choice("choice hover", "ground", "parts-choice-pointed", 6))
                (choice("choice plain", "action", "parts-choice-end", 5))
                details class="fold" {
                    summary { span class="eyebrow" { (self.tell("parts-choice-folded")) } span class="many" { "17" } }
                    (choice("choice", "world", "parts-choice", 7))
                }
            }
        }
    }

    fn buttons(&self) -> Markup {
        html! {
            div class="flow" {
                button type="button" class="btn primary" { (icon("play")) (self.tell("web-play-now")) }
                button type="button" class="btn" { (self.tell("web-set-up")) }
                button type="button" class="btn ghost" { (self.tell("web-look")) }
                button type="button" class="btn" disabled { (icon("i-undo")) (self.tell("web-undo")) }
                span class="seg" { button type="button" aria-pressed="true" { "EN" } button type="button" aria-pressed="false" { "IT" } }
            }
        }
    }

    fn fields(&self) -> Markup {
        let (number, list) = (
            format!("{}-number", self.prefix),
            format!("{}-list", self.prefix),
        );
        let from = ["parts-fleet", "parts-ground"].map(|key| (key.to_owned(), self.tell(key)));
        html! {
            div class="flow" {
                label for=(number) { (self.tell("parts-rounds")) }
                (stepper(&self.voice, &number, None, "6", (1, 10)))
                label for=(list) { (self.tell("parts-kind")) }
                (select(&list, None, "parts-ground", &from))
            }
        }
    }

    fn tabs(&self) -> Markup {
        let ids = ["one", "two", "three"].map(|name| format!("{}-{name}", self.prefix));
        let titles = ["parts-hand", "web-players", "web-story"].map(|key| self.tell(key));
        let pairs: Vec<Tab<'_>> = ids
            .iter()
            .zip(&titles)
            .map(|(id, title)| Tab {
                id,
                title,
                body: html! { p { (self.tell("parts-text")) } },
            })
            .collect();
        tabs(&self.tell("web-tabs"), &pairs)
    }

    fn notices(&self) -> Markup {
        html! {
            p class="toast" { (emblem(Colour::Yellow, Colour::Yellow.emblem(), "s")) span { (self.tell("parts-notice")) } }
            (alert(Some(&self.tell("web-moved-on"))))
        }
    }
}

fn worlds() -> Markup {
    html! {
        svg class="worlds" viewBox="0 0 384 64" aria-hidden="true" {
            @for (place, palette) in Palette::ALL.into_iter().enumerate() {
                @let texture = Texture::ALL[place % Texture::ALL.len()];
                (planet(16.0 + 32.0 * place as f32, 32.0, 14.0, palette, texture))
            }
        }
        div class="orbits" { (orbits()) }
    }
}
