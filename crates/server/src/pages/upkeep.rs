//! One's tables: what they are called, putting them away, removing them, playing
//! again; sitting down where players are sought.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use store::{List, TableId};

use super::to_table;
use crate::app::App;
use crate::desk::{Seen, join, upkeep};
use crate::error::Wrong;
use crate::visitor::Visitor;

/// What shall stand on a table.
#[derive(Debug, Deserialize)]
pub(super) struct Written {
    name: Option<String>,
    /// May whoever likes sit down? `yes` or `no`.
    seeks: Option<String>,
}

/// Writes something else on a table.
pub(super) async fn placard(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(Written { name, seeks }): Form<Written>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let seeks = seeks.map(|word| word == "yes");
    upkeep::write(&seen, name.as_deref(), seeks).await?;
    Ok(to_table(&seen.room.id).into_response())
}

/// Where a table shall be.
#[derive(Debug, Deserialize)]
pub(super) struct Put {
    /// `archive`, or else at hand.
    on: String,
}

/// Puts a table away, or takes it out again.
pub(super) async fn put(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(Put { on }): Form<Put>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let on = match on.as_str() {
        "archive" => List::Archive,
        "hand" => List::AtHand,
        _ => return Err(Wrong::bad("web-wrong-request")),
    };
    upkeep::put(&seen, on).await?;
    Ok(Redirect::to("/#your-tables").into_response())
}

/// Removes a table for good.
pub(super) async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    upkeep::remove(&seen).await?;
    Ok(Redirect::to("/#your-tables").into_response())
}

/// Sets a table for the same people to play again.
pub(super) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let again = upkeep::rematch(&app, &visitor, &seen).await?;
    Ok(to_table(&again).into_response())
}

/// Sits down where whoever likes may.
pub(super) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let id = TableId::parse(&id).ok_or_else(Wrong::not_found)?;
    let way = join::seek(&app, &visitor, &id).await?;
    let (session, jar) = visitor.sit(&app, jar).await?;
    join::sit(&app, &session, way).await?;
    Ok((jar, to_table(&id)).into_response())
}
