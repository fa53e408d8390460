//! What a browser is shown. Every post works without a script, too: then it
//! leads back to a page.
//!
//! - `lobby`, `setup`, `join`: before one sits at a table;
//! - `sight`: a table drawn for one visitor;
//! - `table`: its page, what it asks for while it is open, choices, standing
//!   orders;
//! - `deals`: offers and answers;
//! - `seats`: who sits where, and links;
//! - `upkeep`: one's tables, playing again, sitting down where players are sought;
//! - `replay`: a game again;
//! - `files`: logs and records, taken home and brought back;
//! - `help`: rules and components;
//! - `settings`: language, theme, name; leaving.

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
mod upkeep;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, get, post};

use web::Boards;
use web::assets::Asset;

use crate::app::App;
use crate::desk::import::REQUEST;

/// Every page.
pub(crate) fn router(boards: &Boards) -> Router<App> {
    let add = |router: Router<App>, (path, page): Page| router.route(&path, page);
    pages(boards).into_iter().fold(Router::new(), add)
}

/// Where they are.
pub(crate) fn paths(boards: &Boards) -> impl Iterator<Item = String> {
    pages(boards).into_iter().map(|(path, _)| path)
}

/// Where it is, and what is answered there.
type Page = (String, MethodRouter<App>);

fn pages(boards: &Boards) -> Vec<Page> {
    let import = post(files::import).layer(DefaultBodyLimit::max(REQUEST));
    let written = [
        ("/", get(lobby::page)),
        ("/play", post(setup::play_now)),
        ("/games/{game}/new", get(setup::page)),
        ("/tables", post(setup::create)),
        ("/join", get(join::page).post(join::join)),
        ("/import", import),
        ("/settings", post(settings::change)),
        ("/leave", post(settings::leave)),
        ("/rules", get(help::index)),
        ("/rules/{game}", get(help::rules)),
        ("/rules/{game}/{rule}", get(help::rule)),
        ("/components/{game}", get(help::components)),
        ("/tables/{id}", get(table::page)),
        ("/tables/{id}/parts", get(table::parts)),
        ("/tables/{id}/events", get(table::events)),
        ("/tables/{id}/look", get(table::look)),
        ("/tables/{id}/choices", post(table::choose)),
        ("/tables/{id}/undo", post(table::undo)),
        ("/tables/{id}/curtain", post(table::curtain)),
        ("/tables/{id}/talk", post(table::talk)),
        ("/tables/{id}/seats/{seat}", post(seats::change)),
        ("/tables/{id}/links", post(seats::link)),
        ("/tables/{id}/orders", post(table::orders)),
        ("/tables/{id}/waivers", post(table::waivers)),
        ("/tables/{id}/deals", post(deals::offer)),
        ("/tables/{id}/deals/new", get(deals::form)),
        ("/tables/{id}/deals/answers", post(deals::answer)),
        ("/tables/{id}/bots", post(seats::bots)),
        ("/tables/{id}/go-on", post(seats::go_on)),
        ("/tables/{id}/watchers/{who}", post(seats::watcher)),
        ("/tables/{id}/try-again", post(seats::again)),
        ("/tables/{id}/placard", post(upkeep::placard)),
        ("/tables/{id}/archive", post(upkeep::put)),
        ("/tables/{id}/remove", post(upkeep::remove)),
        ("/tables/{id}/rematch", post(upkeep::rematch)),
        ("/tables/{id}/sit", post(upkeep::sit)),
        ("/tables/{id}/replay", get(replay::page)),
        ("/tables/{id}/branch", post(replay::branch)),
        ("/tables/{id}/log", get(files::log)),
        ("/tables/{id}/record", get(files::record)),
        ("/tables/{id}/report", get(files::report)),
    ];
    let written = written.map(|(path, page)| (path.to_owned(), page));
    let asset = |asset: &'static Asset| {
        let answer = move || async move {
            let headers = [
                (CONTENT_TYPE, asset.kind),
                (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, asset.body.as_ref()).into_response()
        };
        (asset.path.clone(), get(answer))
    };
    let assets = web::assets::all().into_iter().chain(boards.styles());
    written.into_iter().chain(assets.map(asset)).collect()
}

/// Back to the page of a table.
pub(crate) fn to_table(id: &store::TableId) -> axum::response::Redirect {
    axum::response::Redirect::to(&format!("/tables/{id}"))
}
