//! The whole of a thing that someone points at, and every component for the
//! help.

use engine::noun::Noun;
use engine::{Game, Text};
use maud::{Markup, html};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::Subject;
use merchant_of_venus::content::Content;
use merchant_of_venus::ids::{Culture, Gear, Good, Relic, Ship};
use strum::VariantArray;
use web::Voice;
use web::board::{Piece, Shelf};
use web::parts::icon;

use crate::{rastur, symbols};

/// The whole of a thing; spaces, passengers and players have no more to say
/// than their line.
pub(crate) fn piece(content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
    if let Subject::Rastur(rastur) = subject {
        return Some(rastur::piece(content, rastur, voice));
    }
    let name = name(content, subject)?.name(voice.lang);
    let about = MerchantOfVenus::about(content, subject).map(|text| voice.say(&text));
    Some(html! {
        div class="mv-face" {
            span class="mv-art" { (icon(symbols::of(content, subject))) }
            h3 { (name) @if let Subject::Culture(culture) = subject { " " b class="mv-no" { (culture) } } }
            @if let Some(about) = about { p { (about) } }
            @match subject {
                Subject::Culture(culture) => (trade(content, culture, voice)),
                Subject::Good(good) => (buyers(content, good, voice)),
                _ => {}
            }
        }
    })
}

/// What a thing is called, where it is more than a place or a person.
fn name(content: &Content, subject: Subject) -> Option<&Noun> {
    match subject {
        Subject::Good(good) => Some(&content.good(good).name),
        Subject::Gear(gear) => Some(&content.gear(gear).name),
        Subject::Relic(relic) => Some(&content.relic(relic).name),
        Subject::Ship(ship) => Some(&content.ship(ship).name),
        Subject::Culture(culture) => Some(&content.culture(culture).name),
        Subject::Space(_)
        | Subject::Fare(_)
        | Subject::Rastur(_)
        | Subject::Player(_)
        | Subject::Hold(..) => None,
    }
}

/// What a Culture makes and buys.
fn trade(content: &Content, culture: Culture, voice: Voice<'_>) -> Markup {
    let goods = Good::VARIANTS.iter().copied();
    let list = |goods: Vec<Good>, key: &'static str, price: fn(&Content, Good) -> i32| {
        html! {
            h4 class="eyebrow" { (voice.tell(key)) }
            ul class="mv-list" {
                @for good in goods {
                    li { (icon(symbols::of_good(good))) span { (content.good(good).name.name(voice.lang)) } b { "$" (price(content, good)) } }
                }
            }
        }
    };
    html! {
        (list(content.made_by(culture).collect(), "mov-board-sell", |content, good| content.good(good).buy))
        (list(goods.filter(|good| content.buys(culture, *good)).collect(), "mov-board-buy", |content, good| content.good(good).sell))
    }
}

/// Who buys a Good.
fn buyers(content: &Content, good: Good, voice: Voice<'_>) -> Markup {
    let all = Culture::VARIANTS.iter().copied();
    html! {
        h4 class="eyebrow" { (voice.tell("mov-board-head-buyers")) }
        ul class="mv-list" {
            @for culture in all.filter(|culture| content.buys(*culture, good)) {
                li { b class="mv-no" { (culture) } span { (content.culture(culture).name.name(voice.lang)) } }
            }
        }
    }
}

/// Every component, a shelf a kind.
pub(crate) fn shelves(content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
    let shelf = |title: &'static str, subjects: Vec<Subject>| {
        let piece = |subject: Subject| {
            let name = name(content, subject)?.name(voice.lang).to_owned();
            Some(Piece {
                words: name.to_lowercase(),
                name,
                drawn: piece(content, subject, voice)?,
            })
        };
        Shelf {
            title: voice.say(&Text::new(title)),
            pieces: subjects.into_iter().filter_map(piece).collect(),
        }
    };
    vec![
        shelf(
            "mov-board-shelf-cultures",
            all(Culture::VARIANTS, Subject::Culture),
        ),
        shelf("mov-board-shelf-goods", all(Good::VARIANTS, Subject::Good)),
        shelf("mov-board-shelf-ships", all(Ship::VARIANTS, Subject::Ship)),
        shelf("mov-board-shelf-gear", all(Gear::VARIANTS, Subject::Gear)),
        shelf("mov-board-relics", all(Relic::VARIANTS, Subject::Relic)),
        rastur::shelf(content, voice),
    ]
}

fn all<T: Copy>(of: &[T], subject: fn(T) -> Subject) -> Vec<Subject> {
    of.iter().copied().map(subject).collect()
}
