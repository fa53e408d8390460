//! The whole of a component, and all components for the help.

use engine::map::Hex;
use engine::{Game, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Subject;
use twilight_imperium::content::Content;
use twilight_imperium::ids::{Objective, Planet, Race, Specialty, Stage, Strategy, Tile, Unit};
use web::Voice;
use web::board::{Piece, Shelf};
use web::parts::{icon, planet};

use crate::seen::GRID;
use crate::{symbols, tile};

/// The whole of a thing; places and players have no more to say than where and who
/// they are.
pub(crate) fn piece(content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
    match subject {
        Subject::Planet(planet) => Some(world(content, planet, voice)),
        Subject::Tile(tile) => Some(system(content, tile, voice)),
        Subject::Strategy(card) => Some(strategy(content, card, voice)),
        Subject::Objective(card) => Some(objective(content, card, voice)),
        Subject::Place(_) | Subject::Player(_) => None,
    }
}

/// What a planet is good at, in words.
pub(crate) const fn specialty(specialty: Specialty) -> &'static str {
    match specialty {
        Specialty::Red => "ti3-board-specialty-red",
        Specialty::Green => "ti3-board-specialty-green",
        Specialty::Blue => "ti3-board-specialty-blue",
    }
}

fn about(content: &Content, subject: Subject, voice: Voice<'_>) -> Option<String> {
    TwilightImperium::about(content, subject).map(|text| voice.say(&text))
}

fn world(content: &Content, which: Planet, voice: Voice<'_>) -> Markup {
    let facts = content.planet(which);
    let (palette, texture) = tile::look(which);
    let about = about(content, Subject::Planet(which), voice);
    html! {
        div class="ti-face" {
            span class="ti-art" { svg viewBox="-16 -16 32 32" aria-hidden="true" { (planet(0.0, 0.0, 15.0, palette, texture)) } }
            h3 { (facts.name.name(voice.lang)) }
            @if let Some(about) = about { p { (about) } }
            @if let Some(found) = facts.specialty {
                @let (class, letter) = tile::badge(found);
                p { span class={ "ti-spec " (class) } { (letter) } " " (voice.tell(specialty(found))) }
            }
        }
    }
}

fn system(content: &Content, which: Tile, voice: Voice<'_>) -> Markup {
    let inner = tile::tile(content, which, Hex::MIDDLE, voice);
    html! {
        div class="ti-face ti-whole" {
            (GRID.sheet_of([Hex::MIDDLE], 0.02, "ti-ground", &inner))
            h3 { (content.tile(which).name.name(voice.lang)) }
        }
    }
}

fn strategy(content: &Content, card: Strategy, voice: Voice<'_>) -> Markup {
    let about = about(content, Subject::Strategy(card), voice);
    html! {
        div class="ti-face" {
            span class="ti-art ti-big" { (card.initiative()) }
            h3 { (content.strategy(card).name.name(voice.lang)) }
            @if let Some(about) = about { p { (about) } }
        }
    }
}

fn objective(content: &Content, card: Objective, voice: Voice<'_>) -> Markup {
    let facts = content.objective(card);
    let about = about(content, Subject::Objective(card), voice);
    let stage = match card.stage() {
        Stage::One => "ti3-board-stage-one",
        Stage::Two => "ti3-board-stage-two",
        Stage::Secret => "ti3-board-secret",
    };
    html! {
        div class="ti-face" {
            span class={ "ti-medal ti-big" @if facts.points > 1 { " ti-two-points" } } { @if facts.points == 0 { (icon("crown")) } @else { (facts.points) } }
            h3 { (facts.name.name(voice.lang)) }
            span class="eyebrow" { (voice.tell(stage)) }
            @if let Some(about) = about { p { (about) } }
        }
    }
}

fn race(content: &Content, which: Race, voice: Voice<'_>) -> Markup {
    let facts = content.race(which);
    let units = Unit::VARIANTS
        .iter()
        .map(|unit| (*unit, facts.units(*unit)));
    html! {
        div class="ti-face" {
            span class="ti-art" { (icon(symbols::of_race(which))) }
            h3 { (facts.name.name(voice.lang)) }
            p { (content.tile(content.home_of(which)).name.name(voice.lang)) }
            ul class="ti-list" {
                @for (unit, count) in units.filter(|(_, count)| *count > 0) {
                    li { (icon(symbols::of_unit(unit))) span { (content.unit(unit).name.name(voice.lang)) } b { (count) } }
                }
            }
        }
    }
}

fn unit(content: &Content, which: Unit, voice: Voice<'_>) -> Markup {
    let facts = content.unit(which);
    let cost = Text::new("ti3-board-price")
        .with("unit", facts.name.name(voice.lang))
        .with("cost", facts.cost)
        .with("each", facts.each.max(1));
    let figures = [
        ("ti3-board-combat", facts.combat),
        (
            "ti3-board-dice",
            if facts.combat > 0 { facts.dice } else { 0 },
        ),
        ("ti3-board-movement", facts.movement),
        ("ti3-board-capacity", facts.capacity),
        ("ti3-board-each-colour", facts.pieces),
    ];
    html! {
        div class="ti-face" {
            span class="ti-art" { (icon(symbols::of_unit(which))) }
            h3 { (facts.name.name(voice.lang)) }
            p { (voice.say(&cost)) }
            dl class="ti-facts" {
                @for (key, value) in figures.into_iter().filter(|(_, value)| *value > 0) {
                    dt { (voice.tell(key)) } dd { (value) }
                }
            }
        }
    }
}

/// Every component, a shelf a kind.
pub(crate) fn shelves(content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
    fn shelf<T: Copy>(
        voice: Voice<'_>,
        title: &'static str,
        of: &[T],
        name: impl Fn(T) -> String,
        draw: impl Fn(T) -> Markup,
    ) -> Shelf {
        let piece = |one: &T| Piece {
            words: name(*one).to_lowercase(),
            name: name(*one),
            drawn: draw(*one),
        };
        Shelf {
            title: voice.tell(title),
            pieces: of.iter().map(piece).collect(),
        }
    }
    let lang = voice.lang;
    vec![
        shelf(
            voice,
            "ti3-board-shelf-races",
            Race::VARIANTS,
            |one| content.race(one).name.name(lang).to_owned(),
            |one| race(content, one, voice),
        ),
        shelf(
            voice,
            "ti3-board-shelf-units",
            Unit::VARIANTS,
            |one| content.unit(one).name.name(lang).to_owned(),
            |one| unit(content, one, voice),
        ),
        shelf(
            voice,
            "ti3-board-shelf-systems",
            Tile::VARIANTS,
            |one| content.tile(one).name.name(lang).to_owned(),
            |one| system(content, one, voice),
        ),
        shelf(
            voice,
            "ti3-board-strategies",
            Strategy::VARIANTS,
            |one| content.strategy(one).name.name(lang).to_owned(),
            |one| strategy(content, one, voice),
        ),
        shelf(
            voice,
            "ti3-board-objectives",
            Objective::VARIANTS,
            |one| content.objective(one).name.name(lang).to_owned(),
            |one| objective(content, one, voice),
        ),
    ]
}
