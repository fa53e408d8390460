//! What each write does.

use engine::Seat;
use engine::log::Signer;
use rusqlite::{Connection, OptionalExtension, named_params, params};

use super::column::Column;
use super::read;
use crate::StoreError;
use crate::person::{Grant, Link, SessionId};
use crate::secret::SecretHash;
use crate::table::{
    Holder, KeptContent, Manners, NewTable, Placard, Place, Remark, TableId, Watcher,
};
use crate::write::{KEYS, Write};

type Done = Result<(), StoreError>;

/// Makes one change; where that fails, the caller rolls back.
pub(super) fn apply(db: &Connection, write: &Write) -> Done {
    match write {
        Write::Create(table) => create(db, table),
        Write::Append {
            table,
            from,
            lines,
            over,
            at,
        } => {
            append(db, table, *from, lines)?;
            touch(db, table, *over, *at)
        }
        Write::Draft {
            table,
            seat,
            choices,
        } => draft(db, table, *seat, choices),
        Write::Posted { table, seat, key } => posted(db, table, *seat, key),
        Write::Seat { table, place } => seat(db, table, place),
        Write::Watcher { table, watcher } => add_watcher(db, table, watcher),
        Write::Say { table, remark } => say(db, table, remark),
        Write::Fault { table, fault } => set_fault(db, table, fault.as_deref()),
        Write::Bots { table, manners } => set_bots(db, table, *manners),
        Write::Placard { table, placard } => set_placard(db, table, placard),
        Write::Archive {
            session,
            table,
            away,
        } => archive(db, *session, table, *away),
        Write::Remove(table) => remove(db, table),
        Write::Session { secret, name, at } => begin_session(db, secret, name, *at),
        Write::Rename { session, name } => rename(db, *session, name),
        Write::Seen { session, at } => come_by(db, *session, *at),
        Write::Renew { session, secret } => renew(db, *session, secret),
        Write::Expire { before, except } => expire(db, *before, except),
        Write::Link(link) => add_link(db, link),
        Write::Used(secret) => use_up(db, secret),
        Write::Content(content) => keep_content(db, content),
    }
}

/// Counts one start more.
pub(super) fn begin_epoch(db: &Connection) -> Result<u32, StoreError> {
    let sql = "UPDATE meta SET value = value + 1 WHERE key = 'epoch' RETURNING value";
    Ok(db.query_row(sql, [], |row| row.get(0))?)
}

/// The key of the server. The first to ask for it makes it.
pub(super) fn signer(db: &Connection) -> Result<Signer, StoreError> {
    if let Some(signer) = read::signer(db)? {
        return Ok(signer);
    }
    let signer = Signer::random().map_err(std::io::Error::other)?;
    let sql = "INSERT INTO signer (id, secret) VALUES (1, ?1)";
    db.execute(sql, [signer.reveal()])?;
    Ok(signer)
}

fn create(db: &Connection, table: &NewTable) -> Done {
    if is_table(db, &table.id)? {
        return Err(StoreError::Exists(table.id.clone()));
    }
    if let Some(branch) = &table.branch {
        need_table(db, &branch.parent)?;
    }
    if let Some(before) = &table.follows {
        need_table(db, before)?;
        if let Some(again) = read::rematch_of(db, before)? {
            let before = before.clone();
            return Err(StoreError::Followed { before, again });
        }
    }
    need_session(db, table.host)?;
    let branch = table.branch.as_ref();
    let sql = "INSERT INTO tables (id, header, game, seed, host, created, window_seconds, watch,
                   parent, step, redealt, imported, one_seat, name, seeks, follows, changed)
               VALUES (:id, :header, :game, :seed, :host, :at, :window, :watch,
                   :parent, :step, :redealt, :imported, :one_seat, :name, :seeks, :follows, :at)";
    db.prepare_cached(sql)?.execute(named_params! {
        ":id": table.id,
        ":header": table.header,
        ":game": table.game,
        ":seed": Column(&table.seed),
        ":host": table.host,
        ":at": table.at,
        ":window": table.window,
        ":watch": table.watch,
        ":parent": branch.map(|branch| &branch.parent),
        ":step": branch.map(|branch| branch.step),
        ":redealt": branch.and_then(|branch| branch.redealt).map(Column),
        ":imported": table.imported,
        ":one_seat": table.one_seat,
        ":name": table.placard.name,
        ":seeks": table.placard.seeks,
        ":follows": table.follows,
    })?;
    for place in &table.places {
        let sql = "INSERT INTO places (table_id, seat, name, read)
                   VALUES (?1, ?2, '', 0)";
        db.prepare_cached(sql)?
            .execute(params![table.id, Column(place.seat)])?;
        seat(db, &table.id, place)?;
    }
    Ok(())
}

fn set_bots(db: &Connection, table: &TableId, manners: Manners) -> Done {
    need_table(db, table)?;
    let sql = "UPDATE tables SET bots = ?2, bots_explain = ?3 WHERE id = ?1";
    let set = params![table, manners.pace, manners.explain];
    db.prepare_cached(sql)?.execute(set)?;
    Ok(())
}

fn set_placard(db: &Connection, table: &TableId, placard: &Placard) -> Done {
    need_table(db, table)?;
    let sql = "UPDATE tables SET name = ?2, seeks = ?3 WHERE id = ?1";
    db.prepare_cached(sql)?
        .execute(params![table, placard.name, placard.seeks])?;
    Ok(())
}

fn archive(db: &Connection, session: SessionId, table: &TableId, away: bool) -> Done {
    need_table(db, table)?;
    need_session(db, session)?;
    let sql = if away {
        "INSERT INTO archive (session, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM archive WHERE session = ?1 AND table_id = ?2"
    };
    db.prepare_cached(sql)?.execute(params![session, table])?;
    Ok(())
}

fn append(db: &Connection, table: &TableId, from: usize, lines: &[String]) -> Done {
    need_table(db, table)?;
    let sql = "SELECT coalesce(max(number) + 1, 0) FROM lines WHERE table_id = ?1";
    let next: usize = db
        .prepare_cached(sql)?
        .query_row([table], |row| row.get(0))?;
    if from != next {
        return Err(StoreError::OutOfOrder {
            table: table.clone(),
            line: from,
        });
    }
    let sql = "INSERT INTO lines (table_id, number, line) VALUES (?1, ?2, ?3)";
    let mut insert = db.prepare_cached(sql)?;
    for (number, line) in (from..).zip(lines) {
        insert.execute(params![table, number, line])?;
    }
    Ok(())
}

fn touch(db: &Connection, table: &TableId, over: bool, at: i64) -> Done {
    let sql = "UPDATE tables SET over = ?2, changed = ?3 WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![table, over, at])?;
    Ok(())
}

fn draft(db: &Connection, table: &TableId, seat: Seat, choices: &[String]) -> Done {
    need_seat(db, table, seat)?;
    let sql = "DELETE FROM drafts WHERE table_id = ?1 AND seat = ?2";
    db.prepare_cached(sql)?
        .execute(params![table, Column(seat)])?;
    let sql = "INSERT INTO drafts (table_id, seat, number, choice) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = db.prepare_cached(sql)?;
    for (number, choice) in choices.iter().enumerate() {
        insert.execute(params![table, Column(seat), number, choice])?;
    }
    Ok(())
}

fn posted(db: &Connection, table: &TableId, seat: Seat, key: &str) -> Done {
    need_seat(db, table, seat)?;
    // A key that is there keeps its number: so there are no gaps, and the
    // latest hundred are those with the hundred highest numbers.
    let sql = "INSERT INTO posted (table_id, seat, number, key)
               SELECT ?1, ?2, coalesce(max(number) + 1, 0), ?3
               FROM posted WHERE table_id = ?1 AND seat = ?2
               ON CONFLICT (table_id, seat, key) DO NOTHING
               RETURNING number";
    let number: Option<usize> = db
        .prepare_cached(sql)?
        .query_row(params![table, Column(seat), key], |row| row.get(0))
        .optional()?;
    if let Some(oldest) = number.and_then(|number| number.checked_sub(KEYS)) {
        let sql = "DELETE FROM posted WHERE table_id = ?1 AND seat = ?2 AND number <= ?3";
        db.prepare_cached(sql)?
            .execute(params![table, Column(seat), oldest])?;
    }
    Ok(())
}

fn seat(db: &Connection, table: &TableId, place: &Place) -> Done {
    need_seat(db, table, place.seat)?;
    let (session, bot) = match &place.holder {
        Holder::Open => (None, None),
        Holder::Person(session) => (Some(*session), None),
        Holder::Bot(bot) => (None, Some(bot)),
    };
    for person in session.iter().chain(&place.owner) {
        need_session(db, *person)?;
    }
    let sql = "UPDATE places SET session = :session, bot = :bot, owner = :owner, name = :name,
                   orders = :orders, read = :read, webhook = :webhook
               WHERE table_id = :table AND seat = :seat";
    db.prepare_cached(sql)?.execute(named_params! {
        ":table": table,
        ":seat": Column(place.seat),
        ":session": session,
        ":bot": bot,
        ":owner": place.owner,
        ":name": place.name,
        ":orders": Column(&place.orders),
        ":read": place.read,
        ":webhook": place.webhook,
    })?;
    Ok(())
}

fn add_watcher(db: &Connection, table: &TableId, watcher: &Watcher) -> Done {
    need_table(db, table)?;
    need_session(db, watcher.session)?;
    let sql = "INSERT INTO watchers (table_id, session, standing) VALUES (?1, ?2, ?3)
               ON CONFLICT DO UPDATE SET standing = excluded.standing";
    db.prepare_cached(sql)?
        .execute(params![table, watcher.session, watcher.standing])?;
    Ok(())
}

fn say(db: &Connection, table: &TableId, remark: &Remark) -> Done {
    match remark.seat {
        Some(seat) => need_seat(db, table, seat)?,
        None => need_table(db, table)?,
    }
    let sql = "INSERT INTO letters (table_id, number, at, seat, name, text, notice)
               SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6
               FROM letters WHERE table_id = ?1";
    db.prepare_cached(sql)?.execute(params![
        table,
        remark.at,
        remark.seat.map(Column),
        remark.name,
        remark.text,
        remark.notice
    ])?;
    Ok(())
}

fn set_fault(db: &Connection, table: &TableId, fault: Option<&str>) -> Done {
    need_table(db, table)?;
    let sql = "UPDATE tables SET fault = ?2 WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![table, fault])?;
    Ok(())
}

fn begin_session(db: &Connection, secret: &SecretHash, name: &str, at: i64) -> Done {
    let sql = "INSERT INTO sessions (secret, name, begun, seen) VALUES (?1, ?2, ?3, ?3)";
    db.prepare_cached(sql)?.execute(params![secret, name, at])?;
    Ok(())
}

fn rename(db: &Connection, session: SessionId, name: &str) -> Done {
    need_session(db, session)?;
    let sql = "UPDATE sessions SET name = ?2 WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![session, name])?;
    Ok(())
}

fn come_by(db: &Connection, session: SessionId, at: i64) -> Done {
    need_session(db, session)?;
    let sql = "UPDATE sessions SET seen = max(seen, ?2) WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![session, at])?;
    Ok(())
}

fn renew(db: &Connection, session: SessionId, secret: &SecretHash) -> Done {
    need_session(db, session)?;
    let sql = "UPDATE sessions SET secret = ?2 WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![session, secret])?;
    Ok(())
}

/// How much is forgotten at once, so that nobody waits for it for long.
const AT_ONCE: usize = 200;

fn expire(db: &Connection, before: i64, except: &[TableId]) -> Done {
    let sql = format!(
        "SELECT id FROM tables WHERE changed < ?1 AND {} ORDER BY changed, id LIMIT ?2",
        read::UNPLAYED
    );
    // Those that are open have to be looked past.
    let most = AT_ONCE + except.len();
    let mut found = db.prepare_cached(&sql)?;
    let found = found.query_map(params![before, most], |row| row.get(0))?;
    let found: Vec<TableId> = found.collect::<Result<_, _>>()?;
    db.pragma_update(None, "defer_foreign_keys", true)?;
    let gone = found.iter().filter(|table| !except.contains(table));
    for table in gone.take(AT_ONCE) {
        forget(db, table)?;
    }
    let sql = "DELETE FROM sessions WHERE id IN (
                   SELECT id FROM sessions WHERE seen < ?1
                       AND NOT EXISTS (SELECT 1 FROM tables WHERE host = sessions.id)
                       AND NOT EXISTS (SELECT 1 FROM places WHERE session = sessions.id)
                       AND NOT EXISTS (SELECT 1 FROM places WHERE owner = sessions.id)
                       AND NOT EXISTS (SELECT 1 FROM watchers WHERE session = sessions.id)
                   ORDER BY seen, id LIMIT ?2)";
    db.prepare_cached(sql)?.execute(params![before, AT_ONCE])?;
    Ok(())
}

fn remove(db: &Connection, table: &TableId) -> Done {
    need_table(db, table)?;
    let mut branches = db.prepare_cached("SELECT 1 FROM tables WHERE parent = ?1")?;
    if branches.exists([table])? {
        return Err(StoreError::Branched(table.clone()));
    }
    db.pragma_update(None, "defer_foreign_keys", true)?;
    forget(db, table)
}

/// Forgets a table and all that refers to it, the log last: it goes after its
/// table, which the others refer to.
fn forget(db: &Connection, table: &TableId) -> Done {
    for sql in [
        "DELETE FROM drafts WHERE table_id = ?1",
        "DELETE FROM posted WHERE table_id = ?1",
        "DELETE FROM links WHERE table_id = ?1",
        "DELETE FROM letters WHERE table_id = ?1",
        "DELETE FROM watchers WHERE table_id = ?1",
        "DELETE FROM archive WHERE table_id = ?1",
        "DELETE FROM places WHERE table_id = ?1",
        "UPDATE tables SET follows = NULL WHERE follows = ?1",
        "DELETE FROM tables WHERE id = ?1",
        "DELETE FROM lines WHERE table_id = ?1",
    ] {
        db.prepare_cached(sql)?.execute([table])?;
    }
    Ok(())
}

fn add_link(db: &Connection, link: &Link) -> Done {
    let seat = match link.grant {
        Grant::Seat(seat) => {
            need_seat(db, &link.table, seat)?;
            Some(Column(seat))
        }
        Grant::Watch => {
            need_table(db, &link.table)?;
            None
        }
    };
    let sql = "DELETE FROM links WHERE table_id = ?1 AND seat IS ?2
                   AND (seat IS NULL OR NOT used)";
    db.prepare_cached(sql)?.execute(params![link.table, seat])?;
    let sql = "INSERT INTO links (secret, table_id, seat, used) VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?
        .execute(params![link.secret, link.table, seat, link.used])?;
    Ok(())
}

fn use_up(db: &Connection, secret: &SecretHash) -> Done {
    let sql = "SELECT used AND seat IS NOT NULL FROM links WHERE secret = ?1";
    let used: Option<bool> = db
        .prepare_cached(sql)?
        .query_row([secret], |row| row.get(0))
        .optional()?;
    match used {
        None => return Err(StoreError::NoLink),
        Some(true) => return Err(StoreError::UsedUp),
        Some(false) => {}
    }
    let sql = "UPDATE links SET used = 1 WHERE secret = ?1 AND seat IS NOT NULL";
    db.prepare_cached(sql)?.execute([secret])?;
    Ok(())
}

fn keep_content(db: &Connection, content: &KeptContent) -> Done {
    let KeptContent { hash, game, files } = content;
    let sql = "INSERT INTO contents (game, hash) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    if db.prepare_cached(sql)?.execute([game, hash])? == 0 {
        return Ok(());
    }
    let sql = "INSERT INTO content_files (game, hash, number, name, text)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = db.prepare_cached(sql)?;
    for (number, (name, text)) in files.iter().enumerate() {
        insert.execute(params![game, hash, number, name, text])?;
    }
    Ok(())
}

fn is_table(db: &Connection, table: &TableId) -> rusqlite::Result<bool> {
    db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?
        .exists([table])
}

fn need_table(db: &Connection, table: &TableId) -> Done {
    if is_table(db, table)? {
        return Ok(());
    }
    Err(StoreError::NoTable(table.clone()))
}

fn need_seat(db: &Connection, table: &TableId, seat: Seat) -> Done {
    let sql = "SELECT 1 FROM places WHERE table_id = ?1 AND seat = ?2";
    if db
        .prepare_cached(sql)?
        .exists(params![table, Column(seat)])?
    {
        return Ok(());
    }
    need_table(db, table)?;
    Err(StoreError::NoSeat {
        table: table.clone(),
        seat,
    })
}

fn need_session(db: &Connection, session: SessionId) -> Done {
    let sql = "SELECT 1 FROM sessions WHERE id = ?1";
    if db.prepare_cached(sql)?.exists([session])? {
        return Ok(());
    }
    Err(StoreError::NoSession(session))
}
