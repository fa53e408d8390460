//! Moments of the past, branches off them, files to take home.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ask::{AsSeat, Ask, AtTable, Body, Caller, Signed};
use super::tables::created;
use super::view::Table;
use crate::app::App;
use crate::desk::replay::{Moment, branch_off};
use crate::desk::{Seen, files};
use crate::error::Wrong;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(replay))
        .routes(routes!(branch))
        .routes(routes!(key))
        .routes(routes!(log))
        .routes(routes!(record))
        .routes(routes!(report))
}

/// Which moment, through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct When {
    /// After this many lines of the story; the last where it is left out.
    #[param(required = false)]
    moment: Option<usize>,
    /// `public`, or a seat: your own, or anyone's once the game is over.
    #[param(required = false)]
    eyes: Option<String>,
}

/// A moment of the past.
#[derive(Debug, Serialize, ToSchema)]
struct Past {
    /// This many lines of the story have been told.
    moment: usize,
    /// The last moment there is.
    last: usize,
    /// Through whose eyes: a seat, or `public`.
    eyes: String,
    /// What had just happened; nothing at the very beginning.
    story: Option<String>,
    /// All that could be known then, as the game has it.
    #[schema(value_type = Object)]
    view: serde_json::Value,
    /// Points by seat, then.
    scores: Vec<i32>,
}

/// Whoever names one of their own seats looks through its eyes.
async fn find(seen: &Seen, at: Option<usize>, eyes: Option<&str>) -> Result<Moment, Wrong> {
    let picture = seen.room.picture();
    let named = eyes.and_then(|eyes| eyes.parse::<Seat>().ok());
    let own = match named.map(|seat| seen.eyes_of(&picture, seat)) {
        Some(own @ Viewer::Seat(_)) => own,
        _ => seen.eyes(&picture, None)?,
    };
    Moment::find(seen, own, at, eyes).await
}

/// Shows a moment of the past.
#[utoipa::path(get, path = "/tables/{id}/replay", tag = "replay", params(AtTable, When),
    responses((status = 200, description = "The moment.", body = Past)))]
async fn replay(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(when): Ask<When>,
) -> Result<Json<Past>, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let found = find(&seen, when.moment, when.eyes.as_deref()).await?;
    let now = seen.room.picture();
    let names = now.names();
    let voice = visitor.voice(&app).with_names(&names);
    let told = found.moment.saturating_sub(1)..found.moment;
    let told = now.table.story_part(found.viewer, told).into_iter().next();
    let table = &found.picture.table;
    let view = table.view_json(found.viewer);
    Ok(Json(Past {
        moment: found.moment,
        last: found.last,
        eyes: match found.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => "public".to_owned(),
        },
        story: told.map(|line| voice.say_in(&line.text, line.person(found.viewer))),
        view: view.map_err(|error| Wrong::fault(&error))?,
        scores: table.standing().scores.to_vec(),
    }))
}

/// From where to branch off.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Fork {
    /// After this many lines of the story.
    moment: usize,
    /// The seat to play: your own, or anyone's once the game is over.
    eyes: Option<String>,
}

/// Branches off into a table of your own with bots.
///
/// While the game goes on, whatever your seat cannot know is dealt anew.
#[utoipa::path(post, path = "/tables/{id}/branches", tag = "replay", params(AtTable),
    request_body = Fork,
    responses((status = 201, description = "The new table.", body = Table)))]
async fn branch(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(fork): Body<Fork>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let found = find(&seen, Some(fork.moment), fork.eyes.as_deref()).await?;
    let room = branch_off(&seen, &found).await?;
    created(&app, &signed.visitor, &room).await
}

/// The key of this server.
#[derive(Debug, Serialize, ToSchema)]
struct Key {
    /// Its public key, by ed25519: 64 hexadecimal digits.
    key: String,
}

/// Gives the key by which logs and records are signed.
///
/// The last line of such a file is `signed`, this key and a signature of all
/// bytes before that line, in hexadecimal. It says that this server handed the
/// text out. What was brought from a file or branched off is not signed.
#[utoipa::path(get, path = "/key", tag = "replay", security(()),
    responses((status = 200, description = "The key.", body = Key)))]
async fn key(State(app): State<App>) -> Json<Key> {
    Json(Key {
        key: app.key().to_string(),
    })
}

/// Gives the whole log of a game that is over.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "replay", params(AtTable),
    responses((status = 200, description = "The log.", body = String,
        content_type = "text/plain")))]
async fn log(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
) -> Result<Response, Wrong> {
    files::whole(&Seen::open(&app, &visitor, &at.id).await?)
}

/// Gives all that your seat did and saw.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "replay", params(AtTable, AsSeat),
    responses((status = 200, description = "The record.", body = String,
        content_type = "text/plain")))]
async fn record(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let picture = seen.room.picture();
    let viewer = seen.eyes(&picture, seat.seat.as_deref())?;
    files::own(&seen, &picture, viewer)
}

/// Gives what we need to know to mend a fault.
#[utoipa::path(get, path = "/tables/{id}/report", tag = "replay", params(AtTable, AsSeat),
    responses((status = 200, description = "The report.", body = String,
        content_type = "text/plain")))]
async fn report(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let picture = seen.room.picture();
    let viewer = seen.eyes(&picture, seat.seat.as_deref())?;
    Ok(files::faults(&seen, &visitor, &picture, viewer))
}
