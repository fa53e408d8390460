//! Logs and records, taken home and brought back.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::log::{Log, LogError};
use engine::registry::Request;
use engine::table::Divergence;
use engine::{Seat, Text, Viewer};
use store::{Holder, Place, Session, Watch};

use super::Seen;
use crate::app::App;
use crate::error::Wrong;
use crate::room::{Fresh, Picture, Room};
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
    Ok(file(&format!("{}.orrery", seen.room.id), log))
}

/// The record of a seat as a file.
pub(crate) fn own(seen: &Seen, picture: &Picture, viewer: Viewer) -> Result<Response, Wrong> {
    let seat = viewer.seat().ok_or_else(Wrong::no_seat)?;
    let name = format!("{}-{seat}.txt", seen.room.id);
    Ok(file(&name, picture.table.record(seat)))
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

/// A table from a log that has its seed.
pub(crate) async fn bring_back(
    app: &App,
    visitor: &Visitor,
    session: &Session,
    text: &str,
) -> Result<Room, Wrong> {
    let voice = visitor.voice(app);
    let bad = |line: usize, why: &Text| {
        let why = voice.say(why);
        let text = Text::new("web-wrong-file").with("line", line);
        Wrong::new(StatusCode::BAD_REQUEST, text.with("why", why))
    };
    let log: Log = text
        .parse()
        .map_err(|error: LogError| bad(error.line, &error.fault.text()))?;
    let seed = log
        .seed
        .clone()
        .ok_or_else(|| Wrong::bad("web-wrong-unfinished"))?;
    let game = app.game(&log.header.game).ok_or_else(Wrong::not_found)?;
    let (replayed, divergence) = game
        .replay(&log, seed.clone())
        .map_err(|error| bad(error.line(), &error.text()))?;
    if let Some(divergence) = divergence {
        return Err(bad(divergence.line(), &divergence.text()));
    }
    // Whoever brings it knows all chance: nobody may play on from there.
    if !replayed.is_over() {
        return Err(Wrong::bad("web-wrong-unfinished"));
    }
    let options = log.header.options.split_whitespace();
    let options = options.filter_map(|pair| pair.split_once('='));
    let places = Seat::all(log.header.seats).map(|seat| Place {
        seat,
        holder: Holder::Person(session.id),
        owner: None,
        name: voice.say(&Text::new("web-name-player").with("number", seat.index() + 1)),
        passes: false,
        read: 0,
        webhook: None,
    });
    let fresh = Fresh {
        game: game.info().id.to_owned(),
        request: Request {
            seats: log.header.seats,
            pace: log.header.pace,
            options: options
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            seed,
        },
        host: session.id,
        places: places.collect(),
        window: 60,
        watch: Watch::ByLink,
        lines: log.entries.iter().map(ToString::to_string).collect(),
        branch: None,
    };
    Ok(app.rooms.create(&app.shared, fresh).await?)
}
