//! What is said at a table.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Notice, Remark};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ask::{Ask, AtTable, Body, Caller, Signed};
use crate::app::App;
use crate::desk::Seen;
use crate::desk::talk::{self, REMARKS};
use crate::error::Wrong;

/// How much of what was said is told at once.
const MOST: usize = 100;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, say))
}

/// Which part of what was said.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct After {
    /// After the remark of this number; the latest ones where it is left out.
    #[param(required = false)]
    after: Option<u64>,
}

/// What was said.
#[derive(Debug, Serialize, ToSchema)]
struct Talk {
    /// The oldest first, up to 100.
    remarks: Vec<Said>,
    /// How many there are in all.
    count: u64,
}

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
struct Said {
    /// Its number at this table.
    number: u64,
    /// When, in seconds of Unix time.
    at: i64,
    /// Who, if they had a seat.
    seat: Option<String>,
    /// The name they had.
    name: String,
    /// What they said. Where somebody sits down, who played there before, if
    /// somebody did.
    text: String,
    /// What everyone is told, where nobody says anything: `sits`, `rests` (a
    /// bot plays for them), `dismissed` (a bot plays in their place),
    /// `returns`, `rematch` (they have set the table that the text names, to
    /// play again).
    notice: Option<&'static str>,
}

/// Tells what was said.
#[utoipa::path(get, path = "/tables/{id}/talk", tag = "people", params(AtTable, After),
    responses((status = 200, description = "What was said.", body = Talk)))]
async fn read(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(at): Path<AtTable>,
    Ask(after): Ask<After>,
) -> Result<Json<Talk>, Wrong> {
    let seen = Seen::open(&app, &visitor, &at.id).await?;
    let count = seen.room.picture().remarks;
    let after = after.after.unwrap_or(count.saturating_sub(REMARKS as u64));
    let remarks = app.shared.store.remarks(&seen.room.id, after, MOST)?;
    let said = |remark: Remark| Said {
        number: remark.number,
        at: remark.at,
        seat: remark.seat.map(|seat| seat.to_string()),
        name: remark.name,
        text: remark.text,
        notice: remark.notice.map(Notice::word),
    };
    Ok(Json(Talk {
        remarks: remarks.into_iter().map(said).collect(),
        count,
    }))
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Saying {
    /// From which of your seats, where you have several.
    seat: Option<String>,
    /// What: up to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Says something at a table.
#[utoipa::path(post, path = "/tables/{id}/talk", tag = "people", params(AtTable),
    request_body = Saying,
    responses((status = 204, description = "It was said.")))]
async fn say(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(saying): Body<Saying>,
) -> Result<StatusCode, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let viewer = seen.eyes(&seen.room.picture(), saying.seat.as_deref())?;
    talk::say(&seen, viewer.seat(), &saying.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
