//! Rules and components.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::app::App;
use crate::desk::lists::ledgers;
use crate::error::Wrong;
use crate::visitor::Visitor;

/// What is looked for.
#[derive(Debug, Deserialize)]
pub(super) struct Find {
    #[serde(default)]
    q: String,
}

/// The games whose rules can be read.
pub(super) async fn index(State(app): State<App>, visitor: Visitor) -> Response {
    let games: Vec<_> = app
        .shared
        .registry
        .games()
        .map(|game| game.info())
        .collect();
    web::help::index(&visitor.reader(&app, "/rules"), &games).into_response()
}

/// The rules of a game.
pub(super) async fn rules(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(find): Query<Find>,
) -> Result<Response, Wrong> {
    let info = app.game(&id).ok_or_else(Wrong::not_found)?.info();
    let ledgers = ledgers(info)?;
    let here = format!("/rules/{id}");
    let board = app.shared.boards.of(info.id);
    let reader = visitor.reader(&app, &here);
    Ok(web::help::rules(&reader, info, board, &ledgers, find.q.trim()).into_response())
}

/// One rule: in place for a page that shows it over a table, else where it
/// stands among the others.
pub(super) async fn rule(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, rule)): Path<(String, String)>,
) -> Result<Response, Wrong> {
    let info = app.game(&id).ok_or_else(Wrong::not_found)?.info();
    let drawn = web::help::rule(&visitor.voice(&app), info, &ledgers(info)?, &rule);
    let drawn = drawn.ok_or_else(Wrong::not_found)?;
    if visitor.wants_json {
        return Ok(drawn.into_response());
    }
    Ok(Redirect::to(&format!("/rules/{id}#{rule}")).into_response())
}

/// The components of a game.
pub(super) async fn components(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(find): Query<Find>,
) -> Result<Response, Wrong> {
    let game = app.game(&id).ok_or_else(Wrong::not_found)?;
    let here = format!("/components/{id}");
    let board = app.shared.boards.of(game.info().id);
    let reader = visitor.reader(&app, &here);
    Ok(web::help::components(&reader, game, board, find.q.trim()).into_response())
}
