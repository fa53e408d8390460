//! The same for programs: whatever a person can do in the pages, as JSON.
//!
//! - `ask`: what a request brings, read and checked;
//! - `view`: a table as one seat sees it, the answer to most requests;
//! - `problem`: what did not work;
//! - `sessions`, `games`, `rules`: before one sits at a table;
//! - `setup`, `tables`: setting tables up, finding them, looking at them;
//! - `upkeep`: what they are called, putting them away, playing again, tables that
//!   seek players;
//! - `play`, `deals`: choices and undo, offers and answers;
//! - `words`: what there is to say of a table: story, things, reasons;
//! - `talk`, `people`: what is said, who sits where, links, standing orders;
//! - `replay`: moments of the past, branches, files.
//!
//! The document at `/api/openapi.json` is made from these very functions, and
//! the page at `/api` from the document.

mod ask;
mod deals;
mod games;
mod people;
mod play;
mod problem;
mod replay;
mod rules;
mod sessions;
mod setup;
mod tables;
mod talk;
mod upkeep;
mod view;
mod words;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::desk::import::REQUEST;
use crate::error::Wrong;
use crate::visitor::Visitor;
use problem::{Problem, Refused};

/// The most bytes that a request may have; only a whole game may have more.
const LARGEST: usize = 64 * 1024;

/// Where the document is, and its page.
const DOCUMENT: &str = "/api/openapi.json";
const PAGE: &str = "/api";

/// Every address for programs, the document, and its page.
pub(crate) fn router() -> Router<App> {
    let (router, document) = parts();
    let document = Arc::new(document);
    let shown = Arc::clone(&document);
    router
        .route(
            DOCUMENT,
            get(move || async move { Json(&*document).into_response() }),
        )
        .route(
            PAGE,
            get(move |State(app): State<App>, visitor: Visitor| async move {
                page(&app, &visitor, &shown)
            }),
        )
}

/// Where all of it is.
pub(crate) fn paths() -> impl Iterator<Item = String> {
    let described = parts().1.paths.paths.into_keys();
    described.chain([DOCUMENT, PAGE].map(str::to_owned))
}

fn parts() -> (Router<App>, utoipa::openapi::OpenApi) {
    let small = OpenApiRouter::new()
        .merge(sessions::routes())
        .merge(games::routes())
        .merge(rules::routes())
        .merge(tables::routes())
        .merge(upkeep::routes())
        .merge(play::routes())
        .merge(deals::routes())
        .merge(words::routes())
        .merge(talk::routes())
        .merge(people::routes())
        .merge(replay::routes())
        .layer(DefaultBodyLimit::max(LARGEST));
    let large = tables::large_routes().layer(DefaultBodyLimit::max(REQUEST));
    let all = small.merge(large);
    let document = OpenApiRouter::with_openapi(Document::openapi());
    let (router, mut document) = document.nest("/api/v1", all).split_for_parts();
    for item in document.paths.paths.values_mut() {
        operations(item).for_each(add_problem);
    }
    (router, document)
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let all = [
        &mut item.get,
        &mut item.post,
        &mut item.put,
        &mut item.patch,
        &mut item.delete,
    ];
    all.into_iter().flatten()
}

/// Whatever goes wrong anywhere is said in one form.
fn add_problem(operation: &mut Operation) {
    let problem = Ref::from_schema_name("Problem");
    let content = ContentBuilder::new().schema(Some(problem)).build();
    let response = ResponseBuilder::new()
        .description("Something did not work; nothing has changed.")
        .content("application/json", content)
        .build();
    let responses = &mut operation.responses.responses;
    responses.insert("default".to_owned(), response.into());
}

fn page(app: &App, visitor: &Visitor, document: &utoipa::openapi::OpenApi) -> Response {
    match serde_json::to_value(document) {
        Ok(document) => web::api::page(&visitor.reader(app, PAGE), &document).into_response(),
        Err(error) => Wrong::fault(&error).into_response(),
    }
}

/// What stands above all of it.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Orrery",
        description = "Whatever a person can do in the pages, a program can do here.\n\n\
            Begin a session with POST /api/v1/sessions and send its token with every request: \
            `Authorization: Bearer …`. Set up a table, or join one with the code of a link. \
            Then GET the table: it says what your seat is asked and lists every choice. \
            POST one of them with the stamp of what you were offered and a key of your own making; \
            the same key is never done twice, and a post with an older stamp changes nothing. \
            The stream of events says when there is something new.\n\n\
            Seats are written s1 to s8. Times are seconds of Unix time. \
            Words come in the language of `Accept-Language`: `en` or `it`."
    ),
    components(schemas(Problem, Refused)),
    modifiers(&Token),
    security(("token" = [])),
    tags(
        (name = "sessions", description = "Who you are."),
        (name = "games", description = "What can be played."),
        (name = "tables", description = "Setting up tables, finding them, looking at them."),
        (name = "play", description = "Choices, undo, deals."),
        (name = "words", description = "What there is to say of a table."),
        (name = "people", description = "Talk, seats, links, standing orders."),
        (name = "replay", description = "Moments of the past, branches, files.")
    )
)]
struct Document;

/// How a program says who it is.
struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_says_something_of_every_operation() {
        let (_, mut document) = parts();
        assert!(document.paths.paths.len() >= 30);
        for (path, item) in &mut document.paths.paths {
            assert!(path.starts_with("/api/v1/"), "{path}");
            for operation in operations(item) {
                let summary = operation.summary.clone().unwrap_or_default();
                assert!(summary.ends_with('.'), "{path}: {summary}");
                assert_eq!(operation.tags.as_ref().map(Vec::len), Some(1), "{path}");
                assert!(operation.responses.responses.len() > 1, "{path}");
            }
        }
    }

    /// A reference that leads nowhere would break whatever reads the document.
    #[test]
    fn every_reference_in_the_document_leads_somewhere() {
        let document = serde_json::to_value(parts().1).unwrap();
        let mut open = vec![&document];
        while let Some(value) = open.pop() {
            if let Some(to) = value.get("$ref").and_then(|to| to.as_str()) {
                let pointer = to.strip_prefix('#').unwrap();
                assert!(document.pointer(pointer).is_some(), "{to}");
            }
            match value {
                serde_json::Value::Array(items) => open.extend(items),
                serde_json::Value::Object(fields) => open.extend(fields.values()),
                _ => {}
            }
        }
    }
}
