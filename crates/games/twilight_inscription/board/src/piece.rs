//! The whole of a thing that someone points at: cards and technologies, the sheets
//! of others; and every component for the help.

use engine::noun::Noun;
use engine::{Game, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::TwilightInscription;
use twilight_inscription::choice::Subject;
use twilight_inscription::content::Content;
use twilight_inscription::ids::{Faction, Relic, Sheet, Technology};
use twilight_inscription::words;
use web::Voice;
use web::board::{Piece, Shelf};
use web::parts::icon;

use crate::seen::Seen;
use crate::{glyph, paper, rival};

/// What is known of a thing wherever it is.
pub(crate) fn piece(content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
    let name = name(content, subject)?.name(voice.lang);
    let about = TwilightInscription::about(content, subject).map(|text| voice.say(&text));
    let worth = match subject {
        Subject::Relic(relic) => Some(content.relic(relic).vp),
        _ => None,
    };
    Some(html! {
        div class="ins-face" {
            span class="ins-art" { (icon(glyph::of(subject))) }
            h3 { (name) @if let Some(points) = worth { " " span class="ins-worth" { (icon("star")) (points) } } }
            @if let Some(about) = about { p { (about) } }
        }
    })
}

/// What a card or a technology is called.
fn name(content: &Content, subject: Subject) -> Option<&Noun> {
    match subject {
        Subject::Technology(technology) => Some(&content.technology(technology).name),
        Subject::Relic(relic) => Some(&content.relic(relic).name),
        Subject::Faction(faction) => Some(&content.faction(faction).name),
        _ => None,
    }
}

/// What a thing is at this table, as the viewer may know it.
pub(crate) fn look(table: &Seen<'_>, subject: Subject) -> Option<Markup> {
    let desk = table.own_desk();
    let (title, text) = match subject {
        Subject::Player(seat) => return Some(sheets(table, seat)),
        Subject::Side(side) if table.own().is_some() => {
            return Some(match table.neighbour(desk.seat, side) {
                Some(neighbour) => sheets(table, neighbour),
                None => rival::rival(table),
            });
        }
        Subject::System(system) => {
            let navigation = desk.navigation();
            navigation.systems.get(system.index())?;
            let holds = if system == navigation.mecatol {
                Text::new("tins-asset-mecatol")
            } else {
                navigation
                    .asset(system)
                    .map_or(Text::new("tins-asset-none"), words::asset)
            };
            (system.to_string(), table.say(&holds))
        }
        Subject::Cell(cell) => {
            let industry = desk.industry();
            let holds = match (industry.asset(cell), industry.tag(cell)) {
                (Some(asset), _) => words::asset(asset),
                (_, Some(tag)) => {
                    Text::new("tins-board-dotted").with("specialty", words::specialty(tag))
                }
                (None, None) => Text::new("tins-asset-none"),
            };
            (cell.to_string(), table.say(&holds))
        }
        Subject::Planet(planet) => {
            let facts = desk.expansion().planets.get(usize::from(planet))?;
            let unlocked = desk.now.planets >> planet & 1 == 1;
            let key = if unlocked {
                "tins-board-unlocked"
            } else {
                "tins-board-locked"
            };
            (facts.name.clone(), table.tell(key))
        }
        Subject::Line(line) => {
            let asset = desk.expansion().line(line).1?;
            let planet = desk.expansion().planets.get(line.planet())?;
            (
                format!("{} {line}", planet.name),
                table.say(&words::asset(asset)),
            )
        }
        Subject::Dock(dock) => {
            let facts = desk.expansion().docks.get(usize::from(dock))?;
            let title = Text::new("tins-board-dock").with("dock", dock + 1);
            (table.phrase(&title), table.say(&words::asset(facts.asset)))
        }
        Subject::Node(node) => {
            let war = desk.war();
            let held = war.assets.iter().find(|(other, _)| *other == node);
            let storm = war.anomalies >> node.index() & 1 == 1;
            let holds = match held {
                Some((_, asset)) => words::asset(*asset),
                None if storm => Text::new("tins-board-anomaly"),
                None => Text::new("tins-asset-none"),
            };
            (node.to_string(), table.say(&holds))
        }
        _ => return None,
    };
    Some(
        html! { div class="ins-face" { span class="ins-art" { (icon(glyph::of(subject))) } h3 { (title) } p { (text) } } },
    )
}

/// All four sheets of somebody, as they stood when all pens were last down.
fn sheets(table: &Seen<'_>, seat: engine::Seat) -> Markup {
    let desk = table.desk(seat);
    let title = Text::new("tins-board-sheets-of").with("seat", seat);
    html! {
        div class="ins-others" {
            h3 { (table.phrase(&title)) }
            p { (table.tell("tins-board-last-down")) }
            div class="ins-four" { @for sheet in Sheet::VARIANTS { (paper::draw(table, &desk, *sheet)) } }
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
            "tins-board-shelf-factions",
            all(Faction::VARIANTS, Subject::Faction),
        ),
        shelf(
            "tins-board-shelf-technologies",
            all(Technology::VARIANTS, Subject::Technology),
        ),
        shelf(
            "tins-board-shelf-relics",
            all(Relic::VARIANTS, Subject::Relic),
        ),
    ]
}

fn all<T: Copy>(of: &[T], subject: fn(T) -> Subject) -> Vec<Subject> {
    of.iter().copied().map(subject).collect()
}
