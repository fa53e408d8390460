//! What is asked.

use engine::Seat;
use engine::log::Signer;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::column::{Column, unreadable};
use crate::StoreError;
use crate::person::{Grant, Link, Session, SessionId};
use crate::secret::SecretHash;
use crate::table::{
    Branch, Holder, Kept, KeptContent, List, Manners, NewTable, Placard, Place, Remark, Summary,
    TableId, Watcher,
};

type Read<T> = rusqlite::Result<T>;

pub(super) fn table(db: &Connection, id: &TableId) -> Result<Option<Kept>, StoreError> {
    kept(db, id).map_err(|why| unreadable(|| format!("table {id}"), why))
}

fn kept(db: &Connection, id: &TableId) -> Read<Option<Kept>> {
    let sql = "SELECT id, header, game, seed, host, created, window_seconds, watch,
                   parent, step, redealt, imported, one_seat, name, seeks, follows, over, fault,
                   changed, bots, bots_explain
               FROM tables WHERE id = ?1";
    let found = db
        .prepare_cached(sql)?
        .query_row([id], kept_of_row)
        .optional()?;
    let Some(mut kept) = found else {
        return Ok(None);
    };
    kept.table.places = places(db, id)?;
    kept.lines = lines(db, id)?;
    kept.drafts = drafts(db, id)?;
    let watchers = named_watchers(db, id)?.into_iter();
    kept.watchers = watchers.map(|(watcher, _)| watcher).collect();
    kept.remarks = last_remark(db, id)?;
    Ok(Some(kept))
}

/// All that is in the row itself.
fn kept_of_row(row: &Row<'_>) -> Read<Kept> {
    let Column(seed) = row.get("seed")?;
    let table = NewTable {
        id: row.get("id")?,
        header: row.get("header")?,
        game: row.get("game")?,
        seed,
        host: row.get("host")?,
        at: row.get("created")?,
        window: row.get("window_seconds")?,
        watch: row.get("watch")?,
        branch: branch(row)?,
        imported: row.get("imported")?,
        one_seat: row.get("one_seat")?,
        placard: placard(row)?,
        follows: row.get("follows")?,
        places: Vec::new(),
    };
    Ok(Kept {
        table,
        lines: Vec::new(),
        drafts: Vec::new(),
        watchers: Vec::new(),
        remarks: 0,
        over: row.get("over")?,
        fault: row.get("fault")?,
        changed: row.get("changed")?,
        bots: Manners {
            pace: row.get("bots")?,
            explain: row.get("bots_explain")?,
        },
    })
}

fn placard(row: &Row<'_>) -> Read<Placard> {
    Ok(Placard {
        name: row.get("name")?,
        seeks: row.get("seeks")?,
    })
}

fn branch(row: &Row<'_>) -> Read<Option<Branch>> {
    let Some(parent) = row.get("parent")? else {
        return Ok(None);
    };
    Ok(Some(Branch {
        parent,
        step: row.get("step")?,
        redealt: seat(row, "redealt")?,
    }))
}

fn seat(row: &Row<'_>, column: &str) -> Read<Option<Seat>> {
    let seat: Option<Column<Seat>> = row.get(column)?;
    Ok(seat.map(|Column(seat)| seat))
}

fn places(db: &Connection, table: &TableId) -> Read<Vec<Place>> {
    let sql = "SELECT seat, session, bot, owner, name, orders, read, webhook
               FROM places WHERE table_id = ?1 ORDER BY seat";
    all(db, sql, [table], |row| {
        let Column(seat) = row.get("seat")?;
        let Column(orders) = row.get("orders")?;
        Ok(Place {
            seat,
            holder: holder(row)?,
            owner: row.get("owner")?,
            name: row.get("name")?,
            orders,
            read: row.get("read")?,
            webhook: row.get("webhook")?,
        })
    })
}

fn holder(row: &Row<'_>) -> Read<Holder> {
    if let Some(session) = row.get("session")? {
        return Ok(Holder::Person(session));
    }
    let bot: Option<String> = row.get("bot")?;
    Ok(bot.map_or(Holder::Open, Holder::Bot))
}

fn lines(db: &Connection, table: &TableId) -> Read<Vec<String>> {
    let sql = "SELECT line FROM lines WHERE table_id = ?1 ORDER BY number";
    all(db, sql, [table], |row| row.get(0))
}

fn drafts(db: &Connection, table: &TableId) -> Read<Vec<(Seat, Vec<String>)>> {
    let sql = "SELECT seat, choice FROM drafts WHERE table_id = ?1 ORDER BY seat, number";
    let choices = all(db, sql, [table], |row| {
        let Column(seat) = row.get(0)?;
        Ok((seat, row.get(1)?))
    })?;
    let mut drafts: Vec<(Seat, Vec<String>)> = Vec::new();
    for (seat, choice) in choices {
        match drafts.last_mut() {
            Some((last, choices)) if *last == seat => choices.push(choice),
            _ => drafts.push((seat, vec![choice])),
        }
    }
    Ok(drafts)
}

/// The number of the last remark, which says how many there are.
fn last_remark(db: &Connection, table: &TableId) -> Read<u64> {
    let sql = "SELECT coalesce(max(number), 0) FROM letters WHERE table_id = ?1";
    db.prepare_cached(sql)?.query_row([table], |row| row.get(0))
}

pub(super) fn watchers(
    db: &Connection,
    table: &TableId,
) -> Result<Vec<(Watcher, String)>, StoreError> {
    let watchers = named_watchers(db, table);
    watchers.map_err(|why| unreadable(|| format!("who looks on at table {table}"), why))
}

fn named_watchers(db: &Connection, table: &TableId) -> Read<Vec<(Watcher, String)>> {
    let sql = "SELECT session, standing, name
               FROM watchers JOIN sessions ON sessions.id = session
               WHERE table_id = ?1 ORDER BY session";
    all(db, sql, [table], |row| {
        let watcher = Watcher {
            session: row.get("session")?,
            standing: row.get("standing")?,
        };
        Ok((watcher, row.get("name")?))
    })
}

pub(super) fn branches_of(db: &Connection, host: SessionId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND parent IS NOT NULL";
    let mut count = db.prepare_cached(sql)?;
    Ok(count.query_row(params![host], |row| row.get(0))?)
}

pub(super) fn imports_of(db: &Connection, host: SessionId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND imported AND parent IS NULL";
    let mut count = db.prepare_cached(sql)?;
    Ok(count.query_row(params![host], |row| row.get(0))?)
}

/// Tables at which no person has played or said anything. What was brought from
/// a file, or has branches, is no such table.
pub(super) const UNPLAYED: &str = "NOT imported
    AND NOT EXISTS (SELECT 1 FROM posted WHERE table_id = tables.id)
    AND NOT EXISTS (SELECT 1 FROM letters WHERE table_id = tables.id AND notice IS NULL)
    AND NOT EXISTS (SELECT 1 FROM tables AS branch WHERE branch.parent = tables.id)";

pub(super) fn unplayed_of(db: &Connection, host: SessionId) -> Result<usize, StoreError> {
    let sql = format!("SELECT count(*) FROM tables WHERE host = ?1 AND {UNPLAYED}");
    let mut count = db.prepare_cached(&sql)?;
    Ok(count.query_row(params![host], |row| row.get(0))?)
}

/// What is read of a table in short.
const SUMMARY: &str = "SELECT id, game, host, changed, over, imported, name, seeks FROM tables";

pub(super) fn tables(db: &Connection) -> Result<Vec<Summary>, StoreError> {
    let sql = format!("{SUMMARY} ORDER BY changed DESC, created DESC, id");
    summaries(db, &sql, [])
}

pub(super) fn tables_of(
    db: &Connection,
    (session, list): (SessionId, List),
    (after, most): (usize, usize),
) -> Result<Vec<Summary>, StoreError> {
    let sql = format!(
        "{SUMMARY} WHERE id IN (
             SELECT id FROM tables WHERE host = ?1
             UNION SELECT table_id FROM places WHERE session = ?1
             UNION SELECT table_id FROM places WHERE owner = ?1
             UNION SELECT table_id FROM watchers WHERE session = ?1 AND standing <> 'removed'
         ) AND ?4 = EXISTS (SELECT 1 FROM archive WHERE session = ?1 AND table_id = id)
         ORDER BY over, changed DESC, created DESC, id LIMIT ?2 OFFSET ?3"
    );
    // Nobody has more tables than there are numbers.
    let [most, after] = [most, after].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
    let away = list == List::Archive;
    summaries(db, &sql, params![session, most, after, away])
}

pub(super) fn tables_that_seek(db: &Connection, most: usize) -> Result<Vec<Summary>, StoreError> {
    let sql = format!(
        "{SUMMARY} WHERE seeks AND NOT over AND fault IS NULL AND EXISTS (
             SELECT 1 FROM places WHERE table_id = id AND session IS NULL AND bot IS NULL
         ) ORDER BY changed DESC, id LIMIT ?1"
    );
    summaries(db, &sql, [most])
}

pub(super) fn rematch_of(db: &Connection, table: &TableId) -> Result<Option<TableId>, StoreError> {
    let mut follows = db.prepare_cached("SELECT id FROM tables WHERE follows = ?1")?;
    Ok(follows.query_row([table], |row| row.get(0)).optional()?)
}

fn summaries(db: &Connection, sql: &str, which: impl Params) -> Result<Vec<Summary>, StoreError> {
    let unreadable = |why| unreadable(|| "the list of tables".to_owned(), why);
    let mut summaries = all(db, sql, which, summary).map_err(unreadable)?;
    for summary in &mut summaries {
        summary.places = places(db, &summary.id).map_err(unreadable)?;
    }
    Ok(summaries)
}

fn summary(row: &Row<'_>) -> Read<Summary> {
    Ok(Summary {
        id: row.get("id")?,
        game: row.get("game")?,
        host: row.get("host")?,
        changed: row.get("changed")?,
        over: row.get("over")?,
        imported: row.get("imported")?,
        placard: placard(row)?,
        places: Vec::new(),
    })
}

pub(super) fn session(db: &Connection, secret: &SecretHash) -> Result<Option<Session>, StoreError> {
    let session = |row: &Row<'_>| {
        Ok(Session {
            id: row.get("id")?,
            name: row.get("name")?,
            seen: row.get("seen")?,
        })
    };
    let sql = "SELECT id, name, seen FROM sessions WHERE secret = ?1";
    let found = db.prepare_cached(sql)?.query_row([secret], session);
    found
        .optional()
        .map_err(|why| unreadable(|| "a session".to_owned(), why))
}

pub(super) fn link(db: &Connection, secret: &SecretHash) -> Result<Option<Link>, StoreError> {
    let link = |row: &Row<'_>| {
        Ok(Link {
            secret: row.get("secret")?,
            table: row.get("table_id")?,
            grant: seat(row, "seat")?.map_or(Grant::Watch, Grant::Seat),
            used: row.get("used")?,
        })
    };
    let sql = "SELECT secret, table_id, seat, used FROM links WHERE secret = ?1";
    let found = db.prepare_cached(sql)?.query_row([secret], link);
    found
        .optional()
        .map_err(|why| unreadable(|| "a link".to_owned(), why))
}

pub(super) fn remarks(
    db: &Connection,
    table: &TableId,
    (after, most): (u64, usize),
) -> Result<Vec<Remark>, StoreError> {
    // No remark has a number that does not fit.
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let sql = "SELECT number, at, seat, name, text, notice FROM letters
               WHERE table_id = ?1 AND number > ?2 ORDER BY number LIMIT ?3";
    let remarks = all(db, sql, params![table, after, most], |row| {
        Ok(Remark {
            number: row.get("number")?,
            at: row.get("at")?,
            seat: seat(row, "seat")?,
            name: row.get("name")?,
            text: row.get("text")?,
            notice: row.get("notice")?,
        })
    });
    remarks.map_err(|why| unreadable(|| format!("what was said at table {table}"), why))
}

pub(super) fn was_posted(
    db: &Connection,
    table: &TableId,
    seat: Seat,
    key: &str,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM posted WHERE table_id = ?1 AND seat = ?2 AND key = ?3";
    let mut posted = db.prepare_cached(sql)?;
    Ok(posted.exists(params![table, Column(seat), key])?)
}

pub(super) fn signer(db: &Connection) -> Result<Option<Signer>, StoreError> {
    let signer = |row: &Row<'_>| row.get(0).map(|secret| Signer::from_secret(&secret));
    let found = db.query_row("SELECT secret FROM signer", [], signer);
    found
        .optional()
        .map_err(|why| unreadable(|| "the key of the server".to_owned(), why))
}

pub(super) fn contents(db: &Connection) -> Result<Vec<KeptContent>, StoreError> {
    let sql = "SELECT game, hash FROM contents ORDER BY game, hash";
    let mut contents = all(db, sql, [], |row| {
        Ok(KeptContent {
            game: row.get("game")?,
            hash: row.get("hash")?,
            files: Vec::new(),
        })
    })?;
    for content in &mut contents {
        let sql = "SELECT name, text FROM content_files
                   WHERE game = ?1 AND hash = ?2 ORDER BY number";
        content.files = all(db, sql, [&content.game, &content.hash], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    }
    Ok(contents)
}

fn all<T>(
    db: &Connection,
    sql: &str,
    which: impl Params,
    one: impl FnMut(&Row<'_>) -> Read<T>,
) -> Read<Vec<T>> {
    db.prepare_cached(sql)?.query_map(which, one)?.collect()
}
