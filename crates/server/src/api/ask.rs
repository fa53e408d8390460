//! What a request brings, read and checked. Whatever is wrong with it is
//! answered in words, as JSON.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use engine::Text;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::Session;
use utoipa::IntoParams;

use crate::app::App;
use crate::error::Wrong;
use crate::visitor::Visitor;

/// How much of what is wrong with a request is repeated.
const REPEATED: usize = 300;

/// What is posted, as JSON.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, app: &App) -> Result<Self, Wrong> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(unreadable(rejection.status(), &rejection.body_text())),
        }
    }
}

/// What stands behind the `?` of an address.
pub(super) struct Ask<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Ask<T> {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Wrong> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(rejection) => Err(unreadable(rejection.status(), &rejection.body_text())),
        }
    }
}

fn unreadable(status: StatusCode, why: &str) -> Wrong {
    let why: String = why.chars().take(REPEATED).collect();
    Wrong::new(status, Text::new("web-api-wrong-body").with("why", why))
}

/// Something is longer, or more, than anyone needs.
pub(super) fn too_much(what: &str, most: usize) -> Wrong {
    let text = Text::new("web-api-wrong-much")
        .with("what", what)
        .with("most", most);
    Wrong::new(StatusCode::BAD_REQUEST, text)
}

/// At most this many bytes.
pub(super) fn at_most(what: &str, text: &str, most: usize) -> Result<(), Wrong> {
    if text.len() > most {
        return Err(too_much(what, most));
    }
    Ok(())
}

/// Whoever asks. A token that is none is not passed over in silence: whoever
/// sends one means to be someone.
pub(super) struct Caller(pub(super) Visitor);

impl FromRequestParts<App> for Caller {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Wrong> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        if visitor.session.is_none() && parts.headers.contains_key(AUTHORIZATION) {
            return Err(unknown());
        }
        Ok(Self(visitor))
    }
}

/// Someone with a session.
pub(super) struct Signed {
    pub(super) visitor: Visitor,
    pub(super) session: Session,
}

impl FromRequestParts<App> for Signed {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Wrong> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let session = visitor.session.clone().ok_or_else(unknown)?;
        Ok(Self { visitor, session })
    }
}

fn unknown() -> Wrong {
    Wrong::new(StatusCode::UNAUTHORIZED, Text::new("web-api-wrong-token"))
}

/// Which table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct AtTable {
    /// The name of the table.
    pub(super) id: String,
}

/// Which of one's own seats.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct AsSeat {
    /// Which of your own seats, where you have several: the first unless you
    /// say.
    #[param(required = false, example = "s2")]
    pub(super) seat: Option<String>,
}
