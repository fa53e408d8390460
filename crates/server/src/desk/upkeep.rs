//! One's tables: what they are called, putting them away, removing them, playing
//! again.

use engine::Seat;
use store::{Holder, List, Notice, Placard, Place, Remark, Session, StoreError, TableId, Write};

use super::Seen;
use super::names::table_name;
use super::seats::not_host;
use super::wishes::{Sitter, Wishes};
use crate::app::App;
use crate::error::Wrong;
use crate::room::{OpenError, Order, Picture};
use crate::visitor::Visitor;

/// Writes something else on a table, if the visitor set it up: what is not said
/// stays.
pub(crate) async fn write(
    seen: &Seen,
    name: Option<&str>,
    seeks: Option<bool>,
) -> Result<(), Wrong> {
    if !seen.is_host() {
        return Err(not_host());
    }
    let mut placard = Placard::clone(&seen.room.picture().placard);
    if let Some(name) = name {
        placard.name = table_name(name)?;
    }
    if let Some(seeks) = seeks {
        placard.seeks = seeks;
    }
    let order = |reply| Order::Placard {
        placard: placard.clone(),
        reply,
    };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, order).await?)
}

/// Puts a table on one of the visitor's shelves. Nobody else hears of it.
pub(crate) async fn put(seen: &Seen, list: List) -> Result<(), Wrong> {
    let session = seen.session.as_ref().ok_or_else(Wrong::no_seat)?;
    let write = Write::Archive {
        session: session.id,
        table: seen.room.id.clone(),
        away: list == List::Archive,
    };
    Ok(seen.app.shared.writer.commit(vec![write]).await?)
}

/// Removes a table for good, if the visitor set it up and nobody else plays
/// there.
pub(crate) async fn remove(seen: &Seen) -> Result<(), Wrong> {
    if !seen.is_host() {
        return Err(not_host());
    }
    let remove = |reply| Order::Remove { reply };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, remove).await?)
}

/// Sets a table for the same people to play again, or says which one has been
/// set already.
pub(crate) async fn rematch(app: &App, visitor: &Visitor, seen: &Seen) -> Result<TableId, Wrong> {
    let (session, seat) = player(seen)?;
    let picture = seen.room.picture();
    if !picture.table.is_over() || seen.room.source.is_private() {
        return Err(Wrong::bad("web-wrong-rematch"));
    }
    if let Some(again) = app.shared.store.rematch_of(&seen.room.id)? {
        return Ok(again);
    }
    let header = picture.table.header();
    let option = |word: &str| {
        let (key, value) = word.split_once('=')?;
        Some((key.to_owned(), value.to_owned()))
    };
    let sitter = |place: &Place| match &place.holder {
        Holder::Person(person) if *person == session.id => Sitter::Host,
        Holder::Person(person) => Sitter::Guest(*person),
        Holder::Bot(bot) => Sitter::Bot(bot.clone()),
        Holder::Open => Sitter::ByLink,
    };
    let wishes = Wishes {
        seats: picture
            .places
            .iter()
            .map(|place| (sitter(place), place.name.clone()))
            .collect(),
        options: header
            .options
            .split_whitespace()
            .filter_map(option)
            .collect(),
        pace: header.pace,
        window: seen.room.window,
        watch: seen.room.watch,
        follows: Some(seen.room.id.clone()),
        ..Wishes::usual(header.game.clone())
    };
    let laid = wishes.lay(app, visitor)?;
    match laid.table(app, visitor, session).await {
        Ok(room) => {
            announce(seen, session, seat, &room.id).await?;
            Ok(room.id)
        }
        // Somebody else was quicker.
        Err(OpenError::Store(StoreError::Followed { again, .. })) => Ok(again),
        Err(wrong) => Err(wrong.into()),
    }
}

/// The table at which the people of this one play again.
pub(crate) fn again(seen: &Seen, picture: &Picture) -> Result<Option<TableId>, Wrong> {
    if !picture.table.is_over() {
        return Ok(None);
    }
    Ok(seen.app.shared.store.rematch_of(&seen.room.id)?)
}

/// The visitor, and a seat of theirs.
fn player(seen: &Seen) -> Result<(&Session, Seat), Wrong> {
    let session = seen.session.as_ref().ok_or_else(Wrong::no_seat)?;
    Ok((session, seen.seat_of_post(None)?))
}

/// Tells everyone at the old table where the new one is.
async fn announce(
    seen: &Seen,
    session: &Session,
    seat: Seat,
    again: &TableId,
) -> Result<(), Wrong> {
    let remark = Remark {
        number: 0,
        at: seen.app.shared.config.clock.unix(),
        seat: Some(seat),
        name: seen.place(seat)?.name,
        text: again.to_string(),
        notice: Some(Notice::Rematch),
    };
    let by = session.id;
    let say = |reply| Order::Say {
        by,
        remark: remark.clone(),
        reply,
    };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, say).await?)
}
