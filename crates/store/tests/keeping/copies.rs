//! Backups, taken while others write; and what becomes of them.

use std::fs;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::common::{Shelf, append, keep, kept, lines, set_up};
use rusqlite::Connection;
use store::{Sqlite, Store, StoreError, TableId};

fn exists_already(why: &StoreError) -> bool {
    matches!(why, StoreError::System(why) if why.kind() == ErrorKind::AlreadyExists)
}

#[test]
fn a_backup_has_everything() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    keep(&store, vec![append(&table, 0, &["one", "two"])]);
    store.begin_epoch().unwrap();
    let key = store.signer().unwrap().key();
    let to = shelf.path("backup.db");
    store.backup(&to).unwrap();
    keep(&store, vec![append(&table, 2, &["three"])]);
    let copy = Sqlite::open(&to).unwrap();
    copy.check().unwrap();
    assert_eq!(lines(&copy, &table), ["one", "two"]);
    assert!(kept(&copy, &table).table == kept(&store, &table).table);
    assert_eq!(copy.begin_epoch().unwrap(), 2);
    assert_eq!(copy.signer().unwrap().key(), key);
}

#[test]
fn a_backup_overwrites_nothing() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let to = shelf.path("backup.db");
    fs::write(&to, "precious").unwrap();
    let why = store.backup(&to).unwrap_err();
    assert!(exists_already(&why), "{why}");
    assert!(why.to_string().contains("backup.db"), "{why}");
    assert_eq!(fs::read(&to).unwrap(), b"precious");
    assert!(store.backup(&shelf.path("no/such/folder.db")).is_err());
    assert!(shelf.files().iter().all(|name| !name.ends_with(".part")));
}

/// Every line says its number: a copy that has a gap, or half a group, shows.
fn write_pairs(store: &Sqlite, tables: &[TableId], groups: usize) {
    for number in 0..groups {
        let table = &tables[number % tables.len()];
        let from = number / tables.len() * 2;
        let pair = [from, from + 1].map(|number| number.to_string());
        keep(store, vec![append(table, from, &[&pair[0], &pair[1]])]);
    }
}

fn check_pairs(path: &std::path::Path, tables: &[TableId]) {
    let copy = Sqlite::open(path).unwrap();
    copy.check().unwrap();
    for table in tables {
        let lines = lines(&copy, table);
        assert_eq!(lines.len() % 2, 0);
        let expected: Vec<_> = (0..lines.len()).map(|number| number.to_string()).collect();
        assert_eq!(lines, expected);
    }
}

#[test]
fn a_backup_is_of_one_moment_while_others_write() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let tables = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"].map(|name| set_up(&store, name));
    let done = AtomicBool::new(false);
    let copies = thread::scope(|scope| {
        scope.spawn(|| {
            write_pairs(&store, &tables, 500);
            done.store(true, Ordering::Relaxed);
        });
        let mut copies = Vec::new();
        while copies.is_empty() || (copies.len() < 20 && !done.load(Ordering::Relaxed)) {
            let to = shelf.path(&format!("backup-{}.db", copies.len()));
            store.backup(&to).unwrap();
            copies.push(to);
        }
        copies
    });
    for copy in &copies {
        check_pairs(copy, &tables);
    }
    let total: usize = tables.iter().map(|table| lines(&store, table).len()).sum();
    assert_eq!(total, 1000);
}

#[test]
fn a_backup_is_restored_to_a_new_file() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    keep(&store, vec![append(&table, 0, &["one"])]);
    let (backup, to) = (shelf.path("backup.db"), shelf.path("new/tables.db"));
    store.backup(&backup).unwrap();
    Sqlite::restore(&backup, &to).unwrap();
    let restored = Sqlite::open(&to).unwrap();
    assert_eq!(lines(&restored, &table), ["one"]);
    keep(&restored, vec![append(&table, 1, &["two"])]);
    let why = Sqlite::restore(&backup, &to).unwrap_err();
    assert!(exists_already(&why), "{why}");
    assert_eq!(lines(&restored, &table), ["one", "two"]);
}

#[test]
fn what_is_no_sound_backup_is_not_restored() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    keep(&store, vec![append(&table, 0, &["x"; 2000])]);
    let to = shelf.path("new.db");
    let refused = |name: &str| Sqlite::restore(&shelf.path(name), &to).unwrap_err();

    assert!(matches!(refused("nowhere.db"), StoreError::Database(_)));

    fs::write(shelf.path("empty.db"), "").unwrap();
    assert!(matches!(refused("empty.db"), StoreError::Damaged { .. }));

    store.backup(&shelf.path("newer.db")).unwrap();
    let newer = Connection::open(shelf.path("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(refused("newer.db"), StoreError::Newer { .. }));

    store.backup(&shelf.path("torn.db")).unwrap();
    tear(&shelf.path("torn.db"));
    assert!(matches!(refused("torn.db"), StoreError::Damaged { .. }));
    assert!(!to.exists());
}

/// Writes nonsense over the last pages, where the lines are.
fn tear(path: &std::path::Path) {
    let mut bytes = fs::read(path).unwrap();
    let end = bytes.len() - 8192;
    bytes[end..].fill(0x5a);
    fs::write(path, bytes).unwrap();
}

#[test]
fn damage_is_found() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    keep(&store, vec![append(&table, 0, &["x"; 2000])]);
    store.check().unwrap();
    drop(store);
    let raw = shelf.raw();
    raw.pragma_update(None, "foreign_keys", false).unwrap();
    raw.execute("DELETE FROM sessions", []).unwrap();
    drop(raw);
    let check = || Sqlite::check_file(&shelf.file()).unwrap_err();
    let why = check();
    assert!(why.to_string().contains("`tables`"), "{why}");
    tear(&shelf.file());
    let why = check();
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");
}
