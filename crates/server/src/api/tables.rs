//! Finding tables, looking at them, bringing them back.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use store::List;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::called::table_name;
use web::lobby::TableState;

use super::ask::{AsSeat, Ask, AtTable, Body, Caller, Signed};
use super::view::Table;
use crate::app::App;
use crate::desk::import::{Import, too_large};
use crate::desk::{Seen, lists};
use crate::error::Wrong;
use crate::room::Room;
use crate::stream;
use crate::visitor::Visitor;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, super::setup::create))
        .routes(routes!(one))
        .routes(routes!(events))
}

/// Where a whole game may be posted.
pub(super) fn large_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(import))
}

/// Which of many.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Since {
    /// How many to leave out.
    #[serde(default)]
    #[param(required = false)]
    from: usize,
    /// Those that you have put away?
    #[serde(default)]
    #[param(required = false)]
    archive: bool,
}

/// Your tables.
#[derive(Debug, Serialize, ToSchema)]
struct Tables {
    /// Those that go on before those that are over, the latest first.
    tables: Vec<Summary>,
    /// Are there more? Then ask again with `from`.
    more: bool,
}

/// A table in short.
#[derive(Debug, Serialize, ToSchema)]
struct Summary {
    /// Its name in addresses.
    id: String,
    /// Which game.
    game: String,
    /// What it is called.
    name: String,
    /// The names by seat.
    names: Vec<String>,
    /// What it waits for.
    state: Stage,
    /// For whom it waits or, once over, who has won, by name.
    who: Vec<String>,
    /// When it last changed, in seconds of Unix time.
    changed: i64,
    /// Was it, or what it branched off, brought from a file?
    imported: bool,
}

/// What a table waits for.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    /// For you.
    YourMove,
    /// For others.
    Waiting,
    /// For reactions, of nobody in particular.
    Reactions,
    /// For people to take seats.
    OpenSeats,
    /// For nobody: the game is over.
    Over,
    /// A fault of ours, or of an older version, has stopped it.
    Stopped,
    /// It is not open, and too much goes on to open it now: ask again in a
    /// moment.
    Busy,
}

/// Lists the tables that you sit at, host or watch.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Since),
    responses((status = 200, description = "Up to 20 of them.", body = Tables)))]
async fn list(
    State(app): State<App>,
    signed: Signed,
    Ask(since): Ask<Since>,
) -> Result<Json<Tables>, Wrong> {
    let list = if since.archive {
        List::Archive
    } else {
        List::AtHand
    };
    let (mine, more) = lists::tables_of(&app, &signed.session, list, since.from)?;
    let voice = signed.visitor.voice(&app);
    let mut tables = Vec::new();
    for summary in mine {
        // A table that does not open must not hide the others.
        let Ok(seen) = Seen::open_at_once(&app, &signed.visitor, &summary.id).await else {
            continue;
        };
        let (state, who) = match lists::state(&summary, seen.as_ref()) {
            TableState::YourMove => (Stage::YourMove, Vec::new()),
            TableState::Waiting(who) => (Stage::Waiting, who),
            TableState::Reactions => (Stage::Reactions, Vec::new()),
            TableState::OpenSeats => (Stage::OpenSeats, Vec::new()),
            TableState::Over(who) => (Stage::Over, who),
            TableState::Stopped => (Stage::Stopped, Vec::new()),
            TableState::Busy => (Stage::Busy, Vec::new()),
        };
        let names = summary.places.into_iter().map(|place| place.name);
        tables.push(Summary {
            name: table_name(&voice, &summary.placard.name, summary.id.as_str()),
            id: summary.id.to_string(),
            game: summary.game,
            names: names.collect(),
            state,
            who,
            changed: summary.changed,
            imported: summary.imported,
        });
    }
    Ok(Json(Tables { tables, more }))
}

/// A new table, as its host sees it.
pub(super) async fn created(app: &App, visitor: &Visitor, room: &Room) -> Result<Response, Wrong> {
    let seen = Seen::open(app, visitor, room.id.as_str()).await?;
    let table = Table::now(&seen, visitor, None)?;
    Ok((StatusCode::CREATED, Json(table)).into_response())
}

/// A game that was taken home.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// Its log, with the seed.
    log: String,
}

/// Brings a finished game back, to look at it again.
///
/// It is for you alone, and stays marked as imported. Nobody can play on there,
/// but you can branch off it. You can bring one game at a time.
#[utoipa::path(post, path = "/imports", tag = "tables", request_body = Kept,
    responses((status = 201, description = "The table.", body = Table)))]
async fn import(
    State(app): State<App>,
    signed: Signed,
    kept: Result<Body<Kept>, Wrong>,
) -> Result<Response, Wrong> {
    let Signed { visitor, session } = &signed;
    let Body(kept) = kept.map_err(|wrong| match wrong.status {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(&app),
        _ => wrong,
    })?;
    let import = Import::read(&app, visitor, kept.log).await?;
    let room = import.table(&app, visitor, session).await?;
    created(&app, visitor, &room).await
}

/// Shows a table as your seat sees it.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(AtTable, AsSeat),
    responses((status = 200, description = "The table.", body = Table)))]
async fn one(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Json<Table>, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    Table::now(&seen, &visitor, seat.seat.as_deref()).map(Json)
}

/// Says when there is something new, as server-sent events.
///
/// Each `moved` carries the newest revision; what is new is in the table.
/// Whatever a connection missed is made good by the next.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "tables", params(AtTable, AsSeat),
    responses((status = 200, description = "A stream that stays open.", body = String,
        content_type = "text/event-stream")))]
async fn events(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let viewer = seen.eyes(&seen.room.picture(), seat.seat.as_deref())?;
    Ok(stream::events(&seen, &visitor, viewer.seat()))
}
