//! What there is to say of a table: its story, its things, why something
//! cannot be, all of it in words.

use axum::Json;
use axum::extract::{Path, State};
use engine::{Section, Text};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::Voice;

use super::ask::{AsSeat, Ask, AtTable, Caller, at_most};
use crate::app::App;
use crate::desk::Seen;
use crate::error::Wrong;

/// How much of a story is told at once.
const LINES: usize = 500;
/// The longest name of a thing.
const SUBJECT: usize = 200;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(story))
        .routes(routes!(about))
        .routes(routes!(why_not))
        .routes(routes!(describe))
}

/// Which part of a story.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct From {
    /// How many lines to leave out.
    #[serde(default)]
    #[param(required = false)]
    from: usize,
    /// Which of your own seats, where you have several.
    #[param(required = false)]
    seat: Option<String>,
}

/// What has happened.
#[derive(Debug, Serialize, ToSchema)]
struct Story {
    /// The oldest first, up to 500.
    lines: Vec<Line>,
    /// Are there more? Then ask again with `from`.
    more: bool,
}

/// One line of a story.
#[derive(Debug, Serialize, ToSchema)]
struct Line {
    /// Its place in this seat's story.
    moment: usize,
    /// What happened.
    text: String,
    /// Could it still be undone?
    tentative: bool,
    /// Who did it, or whom it befell.
    actor: Option<String>,
    /// The thing that it is about, as choices have it.
    subject: Option<String>,
}

/// Tells what has happened, as your seat saw it.
#[utoipa::path(get, path = "/tables/{id}/story", tag = "words", params(AtTable, From),
    responses((status = 200, description = "The story.", body = Story)))]
async fn story(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(from): Ask<From>,
) -> Result<Json<Story>, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let picture = seen.room.picture();
    let viewer = seen.eyes(&picture, from.seat.as_deref())?;
    let names = picture.names();
    let voice = visitor.voice(&app).with_names(&names);
    let until = from.from.saturating_add(LINES);
    let lines = picture.table.story_part(viewer, from.from..until);
    let more = picture.table.story_len(viewer) > until;
    let line = |line: engine::table::StoryLine| Line {
        moment: line.moment,
        text: voice.say_in(&line.text, line.person(viewer)),
        tentative: line.tentative,
        actor: line.actor.map(|seat| seat.to_string()),
        subject: line.subject,
    };
    Ok(Json(Story {
        lines: lines.into_iter().map(line).collect(),
        more,
    }))
}

/// What is pointed at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Thing {
    /// The thing, in notation, as choices and descriptions have it.
    #[param(max_length = 200)]
    subject: String,
    /// Which of your own seats, where you have several.
    #[param(required = false)]
    seat: Option<String>,
}

/// Words about something.
#[derive(Debug, Serialize, ToSchema)]
struct About {
    /// What it is and does.
    text: String,
}

/// Says what a thing is and does.
#[utoipa::path(get, path = "/tables/{id}/about", tag = "words", params(AtTable, Thing),
    responses((status = 200, description = "What it is.", body = About)))]
async fn about(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(thing): Ask<Thing>,
) -> Result<Json<About>, Wrong> {
    at_most("subject", &thing.subject, SUBJECT)?;
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let picture = seen.room.picture();
    seen.eyes(&picture, thing.seat.as_deref())?;
    let about = picture.table.about(&thing.subject);
    let about = about.ok_or_else(Wrong::not_found)?;
    let names = picture.names();
    let voice = visitor.voice(&app).with_names(&names);
    Ok(Json(About {
        text: voice.say(&about),
    }))
}

/// Why nothing can be done with a thing.
#[derive(Debug, Serialize, ToSchema)]
struct WhyNot {
    /// The reason; nothing where something can be done, or there is nothing to
    /// explain.
    reason: Option<Reason>,
}

/// Why something cannot be.
#[derive(Debug, Serialize, ToSchema)]
struct Reason {
    /// In words.
    text: String,
    /// The number of the rule that says so; empty where none does.
    rule: String,
}

/// Says why nothing about a thing is offered to your seat.
#[utoipa::path(get, path = "/tables/{id}/why-not", tag = "words", params(AtTable, Thing),
    responses((status = 200, description = "The reason.", body = WhyNot)))]
async fn why_not(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(thing): Ask<Thing>,
) -> Result<Json<WhyNot>, Wrong> {
    at_most("subject", &thing.subject, SUBJECT)?;
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let picture = seen.room.picture();
    let viewer = seen.eyes(&picture, thing.seat.as_deref())?;
    let seat = viewer.seat().ok_or_else(Wrong::no_seat)?;
    let names = picture.names();
    let voice = visitor.voice(&app).with_names(&names);
    let reason = picture.table.why_not(seat, &thing.subject);
    Ok(Json(WhyNot {
        reason: reason.map(|reason| Reason {
            text: voice.say(&reason.text),
            rule: reason.rule.to_owned(),
        }),
    }))
}

/// A table in words.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Description {
    /// Part by part.
    sections: Vec<Part>,
}

/// Part of a table in words.
#[derive(Debug, Serialize, ToSchema)]
struct Part {
    /// What it is about.
    title: String,
    /// What there is to say.
    lines: Vec<String>,
    /// What stands above the rows, cell by cell.
    head: Vec<String>,
    /// Things in columns.
    rows: Vec<Row>,
}

/// A thing in columns.
#[derive(Debug, Serialize, ToSchema)]
struct Row {
    /// The thing, in notation, where it is one.
    subject: Option<String>,
    /// Its name first, then as the head has it.
    cells: Vec<String>,
}

impl Part {
    fn of(section: Section, voice: &Voice<'_>) -> Self {
        let say = |texts: &[Text]| texts.iter().map(|text| voice.phrase(text)).collect();
        let rows = section.rows.into_iter().map(|row| Row {
            cells: say(&row.cells),
            subject: row.subject,
        });
        Self {
            title: voice.say(&section.title),
            lines: section.lines.iter().map(|line| voice.say(line)).collect(),
            head: say(&section.head),
            rows: rows.collect(),
        }
    }
}

/// Describes a table in words, as your seat sees it.
#[utoipa::path(get, path = "/tables/{id}/describe", tag = "words", params(AtTable, AsSeat),
    responses((status = 200, description = "The table in words.", body = Description)))]
async fn describe(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Json<Description>, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let picture = seen.room.picture();
    let viewer = seen.eyes(&picture, seat.seat.as_deref())?;
    let names = picture.names();
    let voice = visitor.voice(&app).with_names(&names);
    let sections = picture.table.describe(viewer).into_iter();
    Ok(Json(Description {
        sections: sections.map(|section| Part::of(section, &voice)).collect(),
    }))
}
