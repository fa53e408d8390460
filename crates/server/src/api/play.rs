//! Choices, undo, open words about windows.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::table::{Refusal, Stamp};
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ask::{AtTable, Body, Signed, at_most, too_much};
use super::problem::Refused;
use super::view::Table;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::post::{Answer, Envelope, post};
use crate::error::Wrong;
use crate::room::{Act, Posted, Trouble};

/// The most choices in a row, and the longest of them.
const CHOICES: usize = 64;
const CHOICE: usize = 200;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(choose))
        .routes(routes!(undo))
        .routes(routes!(waive))
}

/// What became of a post.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Done {
    /// Had it been done before? The same key came twice, and nothing was done
    /// now.
    repeated: bool,
    /// The table as it is now.
    table: Table,
}

/// What comes with every post of a seat. Posts that say more repeat it, so
/// that a field which does not belong there is refused.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Mine {
    /// Which of your seats, where you have several.
    pub(super) seat: Option<String>,
    /// Tells this post from every other of this seat.
    #[schema(min_length = 1, max_length = 80)]
    pub(super) key: String,
}

/// Has a seat do something, and shows the table after it.
pub(super) async fn perform(
    app: &App,
    signed: &Signed,
    id: &str,
    mine: &Mine,
    act: impl FnOnce(Seat) -> Act,
) -> Result<Response, Wrong> {
    let visitor = &signed.visitor;
    let envelope = Envelope {
        seat: mine.seat.as_deref(),
        key: &mine.key,
    };
    let Answer { seen, seat, done } = post(app, visitor, id, envelope, act).await?;
    let repeated = match done {
        Ok(done) => done == Posted::Before,
        Err(Trouble::Refused(refusal)) => return Ok(refused(&seen, signed, seat, &refusal)),
        Err(trouble) => return Err(trouble.into()),
    };
    let table = Table::now(&seen, visitor, Some(&seat.to_string()))?;
    Ok(Json(Done { repeated, table }).into_response())
}

fn refused(seen: &Seen, signed: &Signed, seat: Seat, refusal: &Refusal) -> Response {
    let picture = seen.room.picture();
    let names = picture.names();
    let voice = signed.visitor.voice(&seen.app).with_names(&names);
    let text = refusal.text();
    let refused = Refused {
        error: voice.say(&text),
        code: text.key.to_owned(),
        revision: picture.table.revision(Viewer::Seat(seat)),
    };
    (StatusCode::CONFLICT, Json(refused)).into_response()
}

/// Something to choose.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Choose {
    /// Which of your seats, where you have several.
    seat: Option<String>,
    /// The stamp of what you were offered.
    stamp: String,
    /// Tells this post from every other of this seat: what came with a key is
    /// never done twice.
    #[schema(min_length = 1, max_length = 80)]
    key: String,
    /// One or more in a row: all of them are done, or none. Only the last may
    /// be one that cannot be taken back.
    #[schema(min_items = 1, max_items = 64)]
    choices: Vec<String>,
}

/// Makes choices.
#[utoipa::path(post, path = "/tables/{id}/choices", tag = "play", params(AtTable),
    request_body = Choose,
    responses((status = 200, description = "It was done.", body = Done),
        (status = 409, description = "The table refuses it.", body = Refused)))]
async fn choose(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(post): Body<Choose>,
) -> Result<Response, Wrong> {
    if post.choices.len() > CHOICES {
        return Err(too_much("choices", CHOICES));
    }
    for choice in &post.choices {
        at_most("choices", choice, CHOICE)?;
    }
    let stamp = to_stamp(&post.stamp)?;
    let choices = post.choices;
    let mine = Mine {
        seat: post.seat,
        key: post.key,
    };
    let act = |_| Act::Choose { stamp, choices };
    perform(&app, &signed, &at.id, &mine, act).await
}

fn to_stamp(text: &str) -> Result<Stamp, Wrong> {
    text.parse().map_err(|_| Wrong::bad("web-api-wrong-stamp"))
}

/// Something to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TakeBack {
    /// Which of your seats, where you have several.
    seat: Option<String>,
    /// The stamp of what you were offered.
    stamp: String,
    /// Tells this post from every other of this seat.
    #[schema(min_length = 1, max_length = 80)]
    key: String,
    /// How many of your tentative choices stay: none to begin again; all but
    /// the last where you do not say.
    keep: Option<usize>,
}

/// Takes back the last tentative choice, or all after some.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(AtTable),
    request_body = TakeBack,
    responses((status = 200, description = "It was done.", body = Done),
        (status = 409, description = "There is nothing to undo.", body = Refused)))]
async fn undo(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(post): Body<TakeBack>,
) -> Result<Response, Wrong> {
    let stamp = to_stamp(&post.stamp)?;
    let keep = post.keep;
    let mine = Mine {
        seat: post.seat,
        key: post.key,
    };
    let act = |_| Act::Undo { stamp, keep };
    perform(&app, &signed, &at.id, &mine, act).await
}

/// An open word about reaction windows.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Waive {
    /// Which of your seats, where you have several.
    seat: Option<String>,
    /// Tells this post from every other of this seat.
    #[schema(min_length = 1, max_length = 80)]
    key: String,
    /// The kind of windows to be asked in again; where you do not say, windows
    /// like the open one are let go by until the round ends.
    ask_again: Option<String>,
}

/// Lets strict windows like the open one go by until the round ends, and
/// everyone knows it; or takes that back.
#[utoipa::path(post, path = "/tables/{id}/waivers", tag = "play", params(AtTable),
    request_body = Waive,
    responses((status = 200, description = "It was done.", body = Done),
        (status = 409, description = "There is no such window.", body = Refused)))]
async fn waive(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(post): Body<Waive>,
) -> Result<Response, Wrong> {
    let mine = Mine {
        seat: post.seat,
        key: post.key,
    };
    let act = |_| match post.ask_again {
        Some(kind) => Act::Unwaive { kind },
        None => Act::Waive,
    };
    perform(&app, &signed, &at.id, &mine, act).await
}
