//! What tables are called, putting them away, removing them, playing again;
//! tables that seek players.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use store::{Holder, List, TableId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::called::table_name;

use super::ask::{AtTable, Body, Caller, Signed};
use super::tables::created;
use super::view::Table;
use crate::app::App;
use crate::desk::{Seen, join, lists, upkeep};
use crate::error::Wrong;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(placard))
        .routes(routes!(put))
        .routes(routes!(remove))
        .routes(routes!(rematch))
        .routes(routes!(seeking))
        .routes(routes!(sit))
}

/// What shall stand on a table: what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Placard {
    /// What it is called; empty for a name that it is given.
    #[schema(max_length = 40)]
    name: Option<String>,
    /// May whoever likes sit down where a seat is open?
    seeks: Option<bool>,
}

/// Writes something else on a table; for whoever set it up.
#[utoipa::path(put, path = "/tables/{id}/placard", tag = "tables", params(AtTable),
    request_body = Placard,
    responses((status = 200, description = "The table.", body = Table)))]
async fn placard(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(Placard { name, seeks }): Body<Placard>,
) -> Result<Json<Table>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    upkeep::write(&seen, name.as_deref(), seeks).await?;
    Table::now(&seen, &signed.visitor, None).map(Json)
}

/// Where a table shall be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Put {
    /// Is it put away?
    archive: bool,
}

/// Puts a table away for you alone, or takes it out again.
#[utoipa::path(put, path = "/tables/{id}/archive", tag = "tables", params(AtTable),
    request_body = Put,
    responses((status = 204, description = "So it is.")))]
async fn put(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(Put { archive }): Body<Put>,
) -> Result<StatusCode, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let on = if archive { List::Archive } else { List::AtHand };
    upkeep::put(&seen, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a table for good, with its log; for whoever set it up, where nobody
/// else plays and nothing branches off it.
#[utoipa::path(delete, path = "/tables/{id}", tag = "tables", params(AtTable),
    responses((status = 204, description = "It is gone.")))]
async fn remove(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
) -> Result<StatusCode, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    upkeep::remove(&seen).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a table for the same people to play a game that is over once more, or
/// leads to the one that has been set.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(AtTable),
    responses((status = 201, description = "The new table.", body = Table)))]
async fn rematch(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let again = upkeep::rematch(&app, &signed.visitor, &seen).await?;
    let room = app
        .rooms
        .open_for(signed.visitor.asker(), &app.shared, &again);
    let room = room.await?.ok_or_else(Wrong::not_found)?;
    created(&app, &signed.visitor, &room).await
}

/// A table at which whoever likes may sit down.
#[derive(Debug, Serialize, ToSchema)]
struct OpenTable {
    /// Its name in addresses.
    id: String,
    /// Which game.
    game: String,
    /// What it is called.
    name: String,
    /// The names of those who sit there.
    names: Vec<String>,
    /// How many seats are open.
    open: usize,
}

/// Lists tables of others at which whoever likes may sit down, the latest
/// first.
#[utoipa::path(get, path = "/seeking", tag = "tables",
    responses((status = 200, description = "Up to 20 of them.", body = Vec<OpenTable>)))]
async fn seeking(
    State(app): State<App>,
    Caller(visitor): Caller,
) -> Result<Json<Vec<OpenTable>>, Wrong> {
    let voice = visitor.voice(&app);
    let told = |summary: store::Summary| {
        let taken = summary.places.iter();
        let taken = taken.filter(|place| place.holder != Holder::Open);
        let names: Vec<_> = taken.map(|place| place.name.clone()).collect();
        OpenTable {
            open: summary.places.len() - names.len(),
            names,
            name: table_name(&voice, &summary.placard.name, summary.id.as_str()),
            id: summary.id.to_string(),
            game: summary.game,
        }
    };
    let seeking = lists::tables_that_seek(&app, &visitor)?;
    Ok(Json(seeking.into_iter().map(told).collect()))
}

/// Sits down at a table that seeks players.
#[utoipa::path(post, path = "/tables/{id}/sit", tag = "people", params(AtTable),
    responses((status = 200, description = "The table.", body = Table)))]
async fn sit(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
) -> Result<Json<Table>, Wrong> {
    let id = TableId::parse(&at.id).ok_or_else(Wrong::not_found)?;
    let seat = join::seek(&app, &signed.visitor, &id).await?;
    join::sit(&app, &signed.session, seat).await?;
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    Table::now(&seen, &signed.visitor, None).map(Json)
}
