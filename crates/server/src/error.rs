//! What did not work, and what to tell whoever asked.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Text;
use engine::options::OptionError;
use engine::registry::RequestError;
use serde_json::json;
use store::StoreError;

use crate::app::App;
use crate::room::{OpenError, Trouble};
use crate::visitor::Visitor;

/// Something did not work.
#[derive(Debug, Clone)]
pub struct Wrong {
    /// As HTTP has it.
    pub status: StatusCode,
    /// What, why, and what to do.
    pub text: Text,
    /// Will it do to try again in a moment?
    pub again: bool,
}

/// After how many seconds to try again.
const MOMENT: &str = "2";

impl Wrong {
    /// This message with this status.
    #[must_use]
    pub const fn new(status: StatusCode, text: Text) -> Self {
        let again = false;
        Self {
            status,
            text,
            again,
        }
    }

    /// The same, to be tried again in a moment.
    #[must_use]
    pub const fn for_now(status: StatusCode, text: Text) -> Self {
        let again = true;
        Self {
            status,
            text,
            again,
        }
    }

    /// There is no such thing here.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, Text::new("web-wrong-not-found"))
    }

    /// The visitor has no seat here and may not look on.
    #[must_use]
    pub fn no_seat() -> Self {
        Self::new(StatusCode::FORBIDDEN, Text::new("web-wrong-no-seat"))
    }

    /// What was sent makes no sense.
    #[must_use]
    pub fn bad(key: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Text::new(key))
    }

    /// A fault of ours, whose details are for the log alone.
    pub fn fault(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request ran into a fault");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            Text::new("web-wrong-fault"),
        )
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        match error {
            // Somebody has removed it a moment ago.
            StoreError::NoTable(_) => Self::not_found(),
            // A disk that fails may be well in a moment.
            StoreError::Database(_) | StoreError::System(_) => {
                tracing::error!(%error, "the disk has failed");
                let text = Text::new("web-wrong-disk");
                Self::for_now(StatusCode::SERVICE_UNAVAILABLE, text)
            }
            error => Self::fault(&error),
        }
    }
}

impl From<OpenError> for Wrong {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Store(error) => error.into(),
            OpenError::Replay(error) => Self::new(StatusCode::BAD_REQUEST, error.text()),
            OpenError::NoGame(_) => Self::not_found(),
            OpenError::TooDeep => {
                Self::new(StatusCode::CONFLICT, Text::new("web-wrong-branch-deep"))
            }
            OpenError::TooLong { most } => {
                let text = Text::new("web-wrong-long").with("most", most);
                Self::new(StatusCode::CONFLICT, text)
            }
            OpenError::Busy => {
                let text = Text::new("web-busy-replays");
                Self::for_now(StatusCode::SERVICE_UNAVAILABLE, text)
            }
            error => Self::fault(&error),
        }
    }
}

impl From<OptionError> for Wrong {
    fn from(error: OptionError) -> Self {
        Self::new(StatusCode::BAD_REQUEST, error.text())
    }
}

impl From<RequestError> for Wrong {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Options(error) => error.into(),
            RequestError::Setup(error) => Self::new(StatusCode::BAD_REQUEST, error.text()),
            RequestError::Bot { .. }
            | RequestError::NoBudget { .. }
            | RequestError::BadBudget { .. }
            | RequestError::BotCount { .. } => Self::bad("web-wrong-bot"),
            RequestError::Simulation(_) => Self::fault(&"a simulation"),
        }
    }
}

impl From<Trouble> for Wrong {
    fn from(trouble: Trouble) -> Self {
        let text = trouble.text();
        match trouble {
            Trouble::Refused(_)
            | Trouble::Changed
            | Trouble::Known
            | Trouble::Long
            | Trouble::OneSeat
            | Trouble::Shared
            | Trouble::NotKept(StoreError::Branched(_))
            | Trouble::Crowded => Self::new(StatusCode::CONFLICT, text),
            Trouble::Private | Trouble::Muted => Self::new(StatusCode::FORBIDDEN, text),
            Trouble::Busy | Trouble::Away => Self::for_now(StatusCode::SERVICE_UNAVAILABLE, text),
            Trouble::Stopped => Self::new(StatusCode::SERVICE_UNAVAILABLE, text),
            Trouble::NotKept(StoreError::NoTable(_)) => Self::not_found(),
            Trouble::NotKept(error) => {
                tracing::error!(%error, "a choice could not be kept");
                Self::for_now(StatusCode::SERVICE_UNAVAILABLE, text)
            }
        }
    }
}

/// The words come later, in the language of whoever asked.
impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if self.status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(WWW_AUTHENTICATE, scheme);
        }
        if self.again {
            let moment = HeaderValue::from_static(MOMENT);
            response.headers_mut().insert(RETRY_AFTER, moment);
        }
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Puts what went wrong into words: a page, or JSON for programs.
pub(crate) async fn in_words(State(app): State<App>, request: Request, next: Next) -> Response {
    let here = request.uri().path().to_owned();
    let (mut parts, body) = request.into_parts();
    let (visitor, response) = match Visitor::from_request_parts(&mut parts, &app).await {
        Ok(visitor) => {
            let request = Request::from_parts(parts, body);
            (visitor, next.run(request).await)
        }
        // Who it is cannot be read; what to say to them can.
        Err(wrong) => (Visitor::unknown(&parts, &app), wrong.into_response()),
    };
    let api = here.starts_with("/api/") || visitor.wants_json;
    let wrong = response.extensions().get::<Arc<Wrong>>().cloned();
    let wrong = match (wrong, response.status()) {
        (Some(wrong), _) => wrong,
        (None, StatusCode::NOT_FOUND) => Arc::new(Wrong::not_found()),
        (None, status) if status.is_client_error() && !says_itself(&response) => {
            Arc::new(Wrong::new(status, Text::new("web-wrong-request")))
        }
        _ => return response,
    };
    let voice = visitor.voice(&app);
    let words = voice.say(&wrong.text);
    // What else was to be said stands: when to try again, which methods there are.
    let mut headers = response.into_parts().0.headers;
    headers.remove(CONTENT_TYPE);
    headers.remove(CONTENT_LENGTH);
    if api {
        let body = axum::Json(json!({ "error": words, "code": wrong.text.key }));
        return (wrong.status, headers, body).into_response();
    }
    let reader = visitor.reader(&app, &here);
    let title = voice.tell("web-wrong");
    let page = web::help::wrong(&reader, &title, &words);
    (wrong.status, headers, page).into_response()
}

/// Does a response say itself what went wrong?
fn says_itself(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    let json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    json || response.extensions().get::<OwnPage>().is_some()
}

/// Marks a response that says itself what went wrong.
#[derive(Clone, Copy)]
pub(crate) struct OwnPage;
