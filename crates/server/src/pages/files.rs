//! Logs and records, taken home and brought back.

use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;

use super::lobby::lobby;
use super::to_table;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::files::{faults, own, whole};
use crate::desk::import::{Import, too_large};
use crate::error::{OwnPage, Wrong};
use crate::visitor::Visitor;
use store::List;

/// The whole log, once the game is over.
pub(super) async fn log(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    whole(&Seen::open(&app, &visitor, &id).await?)
}

/// All that one's own seat did and saw.
pub(super) async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let picture = seen.room.picture();
    own(&seen, &picture, seen.seat_at(&picture).viewer)
}

/// What we need to know to mend a fault: one's own record, the version, and
/// no secret.
pub(super) async fn report(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let picture = seen.room.picture();
    let viewer = seen.seat_at(&picture).viewer;
    Ok(faults(&seen, &visitor, &picture, viewer))
}

/// Brings a finished game back, to look at it again.
pub(super) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    form: Multipart,
) -> Result<Response, Wrong> {
    match bring(&app, &visitor, jar, form).await {
        // Back to the lobby, with a word about what is wrong with it.
        Err(wrong) if wrong.status.is_client_error() && !wrong.again => {
            let words = visitor.voice(&app).say(&wrong.text);
            let lobby = lobby(&app, &visitor, (List::AtHand, 0), Some(words)).await?;
            let page = lobby.page(&visitor.reader(&app, "/"));
            let mut page = (wrong.status, page).into_response();
            page.extensions_mut().insert(OwnPage);
            Ok(page)
        }
        answer => answer,
    }
}

async fn bring(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    form: Multipart,
) -> Result<Response, Wrong> {
    let read = log_in(form).await;
    let text = read.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(app),
        _ => Wrong::bad("web-wrong-request"),
    })?;
    let text = text.ok_or_else(|| Wrong::bad("web-wrong-request"))?;
    let import = Import::read(app, visitor, text).await?;
    let (session, jar) = visitor.sit(app, jar).await?;
    let room = import.table(app, visitor, &session).await?;
    Ok((jar, to_table(&room.id)).into_response())
}

/// The file that a form brings.
async fn log_in(mut form: Multipart) -> Result<Option<String>, MultipartError> {
    let mut text = None;
    while let Some(field) = form.next_field().await? {
        if field.name() == Some("log") {
            text = Some(field.text().await?);
        }
    }
    Ok(text)
}
