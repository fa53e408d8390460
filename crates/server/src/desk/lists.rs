//! What can be looked through: one's tables, the rules of a game.

use engine::ledger::Ledger;
use engine::table::Waiting;
use engine::{Info, Seat, Viewer};
use store::{Holder, List, Place, Session, SessionId, Summary};
use web::lobby::TableState;

use super::Seen;
use super::seen::waits_for;
use crate::app::App;
use crate::error::Wrong;
use crate::room::Picture;
use crate::visitor::Visitor;

/// How many of one's tables are shown at once.
pub(crate) const TABLES: usize = 20;

/// A page of one list of a session's tables, and whether there are more.
pub(crate) fn tables_of(
    app: &App,
    session: &Session,
    list: List,
    from: usize,
) -> Result<(Vec<Summary>, bool), Wrong> {
    let store = &app.shared.store;
    let mut mine = store.tables_of(session.id, list, from, TABLES + 1)?;
    let more = mine.len() > TABLES;
    mine.truncate(TABLES);
    Ok((mine, more))
}

/// The tables at which whoever likes may sit down, but for those of a visitor
/// who has a seat there or has set them up.
pub(crate) fn tables_that_seek(app: &App, visitor: &Visitor) -> Result<Vec<Summary>, Wrong> {
    let mut seeking = app.shared.store.tables_that_seek(2 * TABLES)?;
    if let Some(session) = &visitor.session {
        seeking.retain(|summary| !is_of(summary, session.id));
    }
    seeking.truncate(TABLES);
    Ok(seeking)
}

/// Has this session set the table up, or a seat there?
fn is_of(summary: &Summary, session: SessionId) -> bool {
    let sits =
        |place: &Place| place.holder == Holder::Person(session) || place.owner == Some(session);
    summary.host == session || summary.places.iter().any(sits)
}

/// For whom a table waits, as its row says it; of one that could not be opened
/// at once only what is kept of it is known.
pub(crate) fn state(summary: &Summary, seen: Option<&Seen>) -> TableState {
    match seen {
        Some(seen) => state_of(seen, &seen.room.picture()),
        None if summary.over => TableState::Over(Vec::new()),
        None => TableState::Busy,
    }
}

fn state_of(seen: &Seen, picture: &Picture) -> TableState {
    let named = |seats: Vec<Seat>| {
        let names = picture.names();
        let names = seats.iter().map(|seat| names[seat.index()].clone());
        names.collect::<Vec<_>>()
    };
    if picture.fault.is_some() || picture.table.frozen().is_some() {
        return TableState::Stopped;
    }
    if let Some(outcome) = picture.table.standing().outcome {
        return TableState::Over(named(outcome.winners().into_iter().collect()));
    }
    if waits_for(picture, &seen.seats()) {
        return TableState::YourMove;
    }
    if picture
        .places
        .iter()
        .any(|place| place.holder == Holder::Open)
    {
        return TableState::OpenSeats;
    }
    match picture.table.waiting(Viewer::Public) {
        Waiting::For(seats) => TableState::Waiting(named(seats.into_iter().collect())),
        Waiting::ForReactions => TableState::Reactions,
    }
}

/// Every ledger of a game.
pub(crate) fn ledgers(info: &Info) -> Result<Vec<Ledger>, Wrong> {
    let read = |(file, text): &(&str, &str)| Ledger::parse(file, text);
    let ledgers = info.ledgers.iter().map(read).collect::<Result<_, _>>();
    ledgers.map_err(|error| Wrong::fault(&error))
}
