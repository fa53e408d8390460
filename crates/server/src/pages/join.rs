//! Coming in by a link: it is used up, and a session has what it led to.

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use serde::Deserialize;

use super::to_table;
use crate::app::App;
use crate::desk::join::{find, let_in};
use crate::error::{OwnPage, Wrong};
use crate::visitor::Visitor;

/// The page that a secret link leads to.
pub(super) async fn page(State(app): State<App>, visitor: Visitor) -> Response {
    web::join::page(&visitor.reader(&app, "/join"), None).into_response()
}

/// What somebody brought: a link, or the secret of one.
#[derive(Debug, Deserialize)]
pub(super) struct Code {
    code: String,
}

/// Lets them in.
pub(super) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Form(Code { code }): Form<Code>,
) -> Result<Response, Wrong> {
    match come(&app, &visitor, jar, &code).await {
        Err(wrong) if wrong.status == StatusCode::BAD_REQUEST => {
            let words = visitor.voice(&app).say(&wrong.text);
            let page = web::join::page(&visitor.reader(&app, "/join"), Some(&words));
            let mut page = (wrong.status, page).into_response();
            page.extensions_mut().insert(OwnPage);
            Ok(page)
        }
        answer => answer,
    }
}

async fn come(app: &App, visitor: &Visitor, jar: CookieJar, code: &str) -> Result<Response, Wrong> {
    let way = find(app, visitor, code).await?;
    let (session, jar) = visitor.sit(app, jar).await?;
    let table = let_in(app, &session, way).await?;
    Ok((jar, to_table(&table)).into_response())
}
