//! Who a program is.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ask::{Body, Signed};
use crate::app::App;
use crate::desk::names::proper_name;
use crate::error::Wrong;
use crate::visitor::{Visitor, begin, rename, renew};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(me, call_me))
        .routes(routes!(new_token))
}

/// What somebody goes by.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Named {
    /// The name that others read: 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// A session that has begun.
#[derive(Debug, Serialize, ToSchema)]
struct Begun {
    /// Send it with every request: `Authorization: Bearer …`. Whoever has it
    /// is you. It is shown only now.
    token: String,
    /// The name that others read.
    name: String,
}

/// Begins a session.
#[utoipa::path(post, path = "/sessions", tag = "sessions", security(()),
    request_body = Named,
    responses((status = 201, description = "It has begun.", body = Begun)))]
async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Body(named): Body<Named>,
) -> Result<(StatusCode, Json<Begun>), Wrong> {
    let name = proper_name(&named.name)?;
    let (session, secret) = begin(&app, visitor.net, &name).await?;
    let begun = Begun {
        token: secret.reveal().to_owned(),
        name: session.name,
    };
    Ok((StatusCode::CREATED, Json(begun)))
}

/// You.
#[derive(Debug, Serialize, ToSchema)]
struct Me {
    /// The name that others read; empty until you say.
    name: String,
}

/// Says who you are.
#[utoipa::path(get, path = "/me", tag = "sessions",
    responses((status = 200, description = "You.", body = Me)))]
async fn me(signed: Signed) -> Json<Me> {
    Json(Me {
        name: signed.session.name,
    })
}

/// Changes what you go by, at tables that you will sit down at.
#[utoipa::path(put, path = "/me", tag = "sessions",
    request_body = Named,
    responses((status = 200, description = "You.", body = Me)))]
async fn call_me(
    State(app): State<App>,
    signed: Signed,
    Body(named): Body<Named>,
) -> Result<Json<Me>, Wrong> {
    let name = proper_name(&named.name)?;
    rename(&app, &signed.session, &name).await?;
    Ok(Json(Me { name }))
}

/// Gives you another token. The one that you have, and every browser that is
/// you, are nobody from now on.
#[utoipa::path(post, path = "/me/token", tag = "sessions",
    responses((status = 200, description = "The new one.", body = Begun)))]
async fn new_token(State(app): State<App>, signed: Signed) -> Result<Json<Begun>, Wrong> {
    let secret = renew(&app, &signed.session).await?;
    Ok(Json(Begun {
        token: secret.reveal().to_owned(),
        name: signed.session.name,
    }))
}
