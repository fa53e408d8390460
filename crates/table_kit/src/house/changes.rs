//! Whether something has changed that only visitors change: who there is, which
//! tables there are, who sits or looks on there, what was said. What games do of
//! themselves is left out.

use std::cell::RefCell;

use rusqlite::{Connection, OpenFlags};

use super::{FILE, House};

/// What is looked at, each part as one text.
const PARTS: [(&str, &str); 6] = [
    (
        "a session",
        "SELECT group_concat(id || hex(secret) || name) FROM sessions",
    ),
    (
        "a table",
        "SELECT group_concat(id || bots || bots_explain || coalesce(fault, '-')) FROM tables",
    ),
    (
        "a seat",
        "SELECT group_concat(table_id || seat || coalesce(session, '-') || coalesce(bot, '-')
             || coalesce(owner, '-') || name || orders || coalesce(webhook, '-')) FROM places",
    ),
    (
        "a link",
        "SELECT group_concat(hex(secret) || used) FROM links",
    ),
    (
        "who looks on",
        "SELECT group_concat(session || table_id || standing) FROM watchers",
    ),
    ("talk", "SELECT count(*) || '' FROM letters"),
];

/// An eye on a house from outside.
pub struct Changes {
    db: Connection,
    seen: RefCell<Seen>,
}

/// What was seen last.
#[derive(Default)]
struct Seen {
    version: i64,
    parts: [Option<String>; PARTS.len()],
}

impl House {
    /// What changes from now on.
    pub fn changes(&self) -> Changes {
        let file = self.folder.path().join(FILE);
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
        let changes = Changes {
            db: Connection::open_with_flags(file, flags).unwrap(),
            seen: RefCell::default(),
        };
        changes.since();
        changes
    }
}

impl Changes {
    /// What has changed since this was asked last.
    pub fn since(&self) -> Vec<&'static str> {
        let mut seen = self.seen.borrow_mut();
        let version = self
            .db
            .query_row("PRAGMA data_version", [], |row| row.get(0));
        let version = version.unwrap();
        if version == seen.version {
            return Vec::new();
        }
        let parts = PARTS.map(|(_, sql)| {
            let mut asked = self.db.prepare_cached(sql).unwrap();
            asked.query_row([], |row| row.get(0)).unwrap()
        });
        let pairs = PARTS.iter().zip(parts.iter().zip(&seen.parts));
        let changed = pairs.filter(|(_, (now, before))| now != before);
        let changed = changed.map(|((what, _), _)| *what).collect();
        *seen = Seen { version, parts };
        changed
    }
}
