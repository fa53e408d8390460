//! A store in a folder of its own, and things to put in it.

use std::path::PathBuf;

use engine::orders::Orders;
use engine::{Seat, Seed};
use rusqlite::Connection;
use store::{
    Grant, Holder, Kept, Link, NewTable, Placard, Place, Secret, SecretHash, SessionId, Sqlite,
    Standing, Store, StoreError, TableId, Watch, Watcher, Write,
};
use tempfile::TempDir;

/// A folder with a store in it.
pub(crate) struct Shelf(TempDir);

impl Shelf {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.path("tables.db")
    }

    pub(crate) fn open(&self) -> Sqlite {
        Sqlite::open(&self.file()).unwrap()
    }

    /// The file without us.
    pub(crate) fn raw(&self) -> Connection {
        Connection::open(self.file()).unwrap()
    }

    /// The names of all files there, in order.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = self.0.path().read_dir().unwrap();
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().unwrap();
        let mut names: Vec<_> = entries.map(|entry| name(entry.unwrap())).collect();
        names.sort();
        names
    }
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub(crate) fn id(name: &str) -> TableId {
    TableId::parse(name).unwrap()
}

pub(crate) fn hash() -> SecretHash {
    Secret::random().unwrap().hash()
}

/// Commits one group, and wants it kept.
pub(crate) fn keep(store: &Sqlite, group: Vec<Write>) {
    one(store, group).unwrap();
}

/// Commits one group.
pub(crate) fn one(store: &Sqlite, group: Vec<Write>) -> Result<(), StoreError> {
    let mut answers = store.commit(&[group]);
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

/// Commits one group, and wants it refused.
pub(crate) fn refused(store: &Sqlite, group: Vec<Write>) -> StoreError {
    one(store, group).unwrap_err()
}

/// A new session.
pub(crate) fn person(store: &Sqlite, name: &str) -> SessionId {
    let secret = hash();
    let name = name.to_owned();
    keep(
        store,
        vec![Write::Session {
            secret,
            name,
            at: 1,
        }],
    );
    store.session(&secret).unwrap().unwrap().id
}

pub(crate) fn open_place(index: usize) -> Place {
    Place {
        seat: seat(index),
        holder: Holder::Open,
        owner: None,
        name: String::new(),
        orders: Orders::default(),
        read: 0,
        webhook: None,
    }
}

/// A table of two open seats.
pub(crate) fn plain(name: &str, host: SessionId) -> NewTable {
    NewTable {
        id: id(name),
        header: "orrery log 1\ngame bazaar\n".to_owned(),
        game: "bazaar".to_owned(),
        seed: Seed::from_word(name),
        host,
        at: 10,
        window: 60,
        watch: Watch::ByLink,
        branch: None,
        imported: false,
        one_seat: false,
        placard: Placard::default(),
        follows: None,
        places: vec![open_place(0), open_place(1)],
    }
}

/// A plain table, set up.
pub(crate) fn set_up(store: &Sqlite, name: &str) -> TableId {
    let host = person(store, "Ada");
    keep(store, vec![create(plain(name, host))]);
    id(name)
}

pub(crate) fn create(table: NewTable) -> Write {
    Write::Create(Box::new(table))
}

pub(crate) fn append(table: &TableId, from: usize, lines: &[&str]) -> Write {
    Write::Append {
        table: table.clone(),
        from,
        lines: lines.iter().map(ToString::to_string).collect(),
        over: false,
        at: 20,
    }
}

pub(crate) fn draft(table: &TableId, index: usize, choices: &[&str]) -> Write {
    Write::Draft {
        table: table.clone(),
        seat: seat(index),
        choices: choices.iter().map(ToString::to_string).collect(),
    }
}

pub(crate) fn post(table: &TableId, index: usize, key: impl Into<String>) -> Write {
    Write::Posted {
        table: table.clone(),
        seat: seat(index),
        key: key.into(),
    }
}

pub(crate) fn link(table: &TableId, grant: Grant) -> Link {
    Link {
        secret: hash(),
        table: table.clone(),
        grant,
        used: false,
    }
}

pub(crate) fn kept(store: &Sqlite, table: &TableId) -> Kept {
    store.table(table).unwrap().unwrap()
}

pub(crate) fn lines(store: &Sqlite, table: &TableId) -> Vec<String> {
    kept(store, table).lines
}

/// Somebody who looks on, and may speak.
pub(crate) const fn watcher(session: SessionId) -> Watcher {
    Watcher {
        session,
        standing: Standing::Watches,
    }
}
