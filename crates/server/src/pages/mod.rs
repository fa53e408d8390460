//! What a browser is shown. Every post works without a script, too: then it
//! leads back to a page.
//!
//! - `lobby`, `setup`, `join`: before one sits at a table;
//! - `sight`: a table drawn for one visitor;
//! - `table`: its page, what it asks for while it is open, choices, standing
//!   orders;
//! - `deals`: offers and answers;
//! - `seats`: who sits where, and links;
//! - `replay`: a game again;
//! - `files`: logs and records, taken home and brought back;
//! - `help`: rules and components;
//! - `settings`: language, theme, name.

mod deals;
mod files;
mod help;
mod join;
mod lobby;
mod replay;
mod seats;
mod settings;
mod setup;
mod sight;
mod table;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::{get, post};

use web::Boards;

use crate::app::App;
use crate::desk::import::REQUEST;

/// Every page.
pub(crate) fn router(boards: &Boards) -> Router<App> {
    let import = post(files::import).layer(DefaultBodyLimit::max(REQUEST));
    let mut router = Router::new()
        .route("/", get(lobby::page))
        .route("/play", post(setup::play_now))
        .route("/games/{game}/new", get(setup::page))
        .route("/tables", post(setup::create))
        .route("/join", get(join::page).post(join::join))
        .route("/import", import)
        .route("/settings", post(settings::change))
        .route("/rules", get(help::index))
        .route("/rules/{game}", get(help::rules))
        .route("/rules/{game}/{rule}", get(help::rule))
        .route("/components/{game}", get(help::components))
        .route("/tables/{id}", get(table::page))
        .route("/tables/{id}/parts", get(table::parts))
        .route("/tables/{id}/events", get(table::events))
        .route("/tables/{id}/look", get(table::look))
        .route("/tables/{id}/choices", post(table::choose))
        .route("/tables/{id}/undo", post(table::undo))
        .route("/tables/{id}/curtain", post(table::curtain))
        .route("/tables/{id}/talk", post(table::talk))
        .route("/tables/{id}/seats/{seat}", post(seats::change))
        .route("/tables/{id}/links", post(seats::link))
        .route("/tables/{id}/orders", post(table::orders))
        .route("/tables/{id}/waivers", post(table::waivers))
        .route("/tables/{id}/deals", post(deals::offer))
        .route("/tables/{id}/deals/new", get(deals::form))
        .route("/tables/{id}/deals/answers", post(deals::answer))
        .route("/tables/{id}/bots", post(seats::bots))
        .route("/tables/{id}/go-on", post(seats::go_on))
        .route("/tables/{id}/replay", get(replay::page))
        .route("/tables/{id}/branch", post(replay::branch))
        .route("/tables/{id}/log", get(files::log))
        .route("/tables/{id}/record", get(files::record))
        .route("/tables/{id}/report", get(files::report));
    for asset in web::assets::all().into_iter().chain(boards.styles()) {
        let answer = move || async move {
            let headers = [
                (CONTENT_TYPE, asset.kind),
                (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, asset.body.as_ref()).into_response()
        };
        router = router.route(&asset.path, get(answer));
    }
    router
}

/// Back to the page of a table.
pub(crate) fn to_table(id: &store::TableId) -> axum::response::Redirect {
    axum::response::Redirect::to(&format!("/tables/{id}"))
}
