//! Logs and records, taken home.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::table::Divergence;
use engine::{Text, Viewer};

use super::Seen;
use crate::error::Wrong;
use crate::room::Picture;
use crate::visitor::Visitor;

fn file(name: &str, text: String) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    (headers, text).into_response()
}

/// The log of a finished game as a file.
pub(crate) fn whole(seen: &Seen) -> Result<Response, Wrong> {
    let picture = seen.room.picture();
    if !picture.table.is_over() {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            Text::new("web-wrong-not-over"),
        ));
    }
    let log = picture.table.log().to_string();
    Ok(file(&format!("{}.orrery", seen.room.id), signed(seen, log)))
}

/// The text with the server's signature: it handed this out. Not where one
/// visitor alone may have known all chance, for whom it would make a game from
/// a file, or one that was tried again, look like one that was played here.
fn signed(seen: &Seen, text: String) -> String {
    if seen.room.source.is_private() {
        return text;
    }
    seen.app.shared.signer.signed(text)
}

/// The record of a seat as a file.
pub(crate) fn own(seen: &Seen, picture: &Picture, viewer: Viewer) -> Result<Response, Wrong> {
    let seat = viewer.seat().ok_or_else(Wrong::no_seat)?;
    let name = format!("{}-{seat}.txt", seen.room.id);
    Ok(file(&name, signed(seen, picture.table.record(seat))))
}

/// A report of a fault as a file.
pub(crate) fn faults(
    seen: &Seen,
    visitor: &Visitor,
    picture: &Picture,
    viewer: Viewer,
) -> Response {
    let id = &seen.room.id;
    let mut text = format!(
        "orrery {} report of table {id}\nlanguage {}\nfault {}\n",
        env!("CARGO_PKG_VERSION"),
        visitor.lang,
        picture.fault.as_deref().unwrap_or("none"),
    );
    if let Some(frozen) = picture.table.frozen() {
        text.push_str(&format!("frozen {}\n", kind(&frozen.divergence)));
    }
    text.push('\n');
    match viewer.seat() {
        Some(seat) => text.push_str(&picture.table.record(seat)),
        None => text.push_str(&picture.table.header().to_string()),
    }
    file(&format!("{id}-report.txt"), text)
}

/// What stopped a log, without the line that did: it may be a secret of
/// someone else, as may be how many there were before it.
fn kind(divergence: &Divergence) -> String {
    let version = if divergence.same_version {
        "the same"
    } else {
        "another"
    };
    format!("{}, under {version} version", divergence.cause.name())
}
