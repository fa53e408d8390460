//! Logs and records, taken home and brought back.

use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;

use super::lobby::lobby;
use super::to_table;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::files::{bring_back, faults, own, whole};
use crate::error::{OwnPage, Wrong};
use crate::visitor::Visitor;

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
    mut form: Multipart,
) -> Result<Response, Wrong> {
    let bad = || Wrong::bad("web-wrong-request");
    let mut text = None;
    while let Some(field) = form.next_field().await.map_err(|_| bad())? {
        if field.name() == Some("log") {
            text = Some(field.text().await.map_err(|_| bad())?);
        }
    }
    let text = text.ok_or_else(bad)?;
    let (session, jar) = visitor.sit(&app, jar).await?;
    match bring_back(&app, &visitor, &session, &text).await {
        Ok(room) => Ok((jar, to_table(&room.id)).into_response()),
        Err(wrong) if wrong.status == StatusCode::BAD_REQUEST => {
            let words = visitor.voice(&app).say(&wrong.text);
            let lobby = lobby(&app, &visitor, 0, Some(words)).await?;
            let page = lobby.page(&visitor.reader(&app, "/"));
            let mut page = (wrong.status, jar, page).into_response();
            page.extensions_mut().insert(OwnPage);
            Ok(page)
        }
        Err(wrong) => Err(wrong),
    }
}
