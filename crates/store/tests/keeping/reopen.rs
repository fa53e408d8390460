//! What was written is read back the same, by whoever opens the file next.

use std::fs;

use crate::common::{
    Shelf, append, create, draft, hash, id, keep, kept, lines, link, person, plain,
};
use crate::common::{refused, seat, set_up, watcher};
use engine::Seed;
use engine::orders::Orders;
use store::{
    BotPace, Branch, Grant, Holder, Kept, KeptContent, Manners, NewTable, Notice, Placard, Place,
    Remark, SessionId, Sqlite, Store, StoreError, Watch, Write,
};

const SLOW: Manners = Manners {
    pace: BotPace::Slow,
    explain: true,
};

/// A table that has something of everything.
fn full(host: SessionId, guest: SessionId) -> NewTable {
    let place = |index, holder, owner| Place {
        seat: seat(index),
        holder,
        owner,
        name: format!("Name {index} é"),
        orders: match index {
            1 => "windows=always toy-ask-more=until:toy-until"
                .parse()
                .unwrap(),
            _ => Orders::default(),
        },
        read: 7 * index,
        webhook: (index == 2).then(|| "https://example.org/hook".to_owned()),
    };
    NewTable {
        seed: Seed::random().unwrap(),
        at: 1_700_000_000,
        window: 86_400,
        watch: Watch::Anyone,
        branch: Some(Branch {
            parent: id("aaaaaaaaaa"),
            step: 17,
            redealt: Some(seat(2)),
        }),
        imported: true,
        one_seat: true,
        placard: Placard {
            name: "Thursdays".to_owned(),
            seeks: true,
        },
        follows: None,
        places: vec![
            place(0, Holder::Person(host), None),
            place(1, Holder::Bot("search:500ms".to_owned()), Some(guest)),
            place(2, Holder::Open, None),
        ],
        ..plain("bbbbbbbbbb", host)
    }
}

#[test]
fn a_table_is_the_same_after_reopening() {
    let shelf = Shelf::new();
    let store = shelf.open();
    set_up(&store, "aaaaaaaaaa");
    let (host, guest) = (person(&store, "Grace"), person(&store, ""));
    let table = full(host, guest);
    keep(&store, vec![create(table.clone())]);
    let table_id = table.id.clone();
    keep(
        &store,
        vec![
            append(&table_id, 0, &["s1 take-ruby #1a2b3c4d", ""]),
            append(&table_id, 2, &["s2 ~offer 1 s1 – \n\u{1f480}\0 #99aa00ff"]),
            draft(&table_id, 2, &["held", "later"]),
            draft(&table_id, 0, &["first"]),
            Write::Watcher {
                table: table_id.clone(),
                watcher: watcher(guest),
            },
            Write::Fault {
                table: table_id.clone(),
                fault: Some("a card too many".to_owned()),
            },
            Write::Bots {
                table: table_id.clone(),
                manners: SLOW,
            },
        ],
    );
    let expected = Kept {
        table,
        lines: vec![
            "s1 take-ruby #1a2b3c4d".to_owned(),
            String::new(),
            "s2 ~offer 1 s1 – \n\u{1f480}\0 #99aa00ff".to_owned(),
        ],
        drafts: vec![
            (seat(0), vec!["first".to_owned()]),
            (seat(2), vec!["held".to_owned(), "later".to_owned()]),
        ],
        watchers: vec![watcher(guest)],
        remarks: 0,
        over: false,
        fault: Some("a card too many".to_owned()),
        changed: 20,
        bots: SLOW,
    };
    assert!(kept(&store, &table_id) == expected);
    drop(store);
    assert!(kept(&shelf.open(), &table_id) == expected);
}

#[test]
fn people_and_talk_are_the_same_after_reopening() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let secret = hash();
    let (to_seat, to_watch) = (
        link(&table, Grant::Seat(seat(1))),
        link(&table, Grant::Watch),
    );
    let remark = Remark {
        number: 1,
        at: 55,
        seat: Some(seat(1)),
        name: "Ada".to_owned(),
        text: "Well\nplayed".to_owned(),
        notice: Some(Notice::Returns),
    };
    let content = KeptContent {
        hash: "5f0c".to_owned(),
        game: "bazaar".to_owned(),
        files: vec![
            ("z.toml".to_owned(), "gems = 4".to_owned()),
            ("a.toml".to_owned(), String::new()),
        ],
    };
    keep(
        &store,
        vec![
            Write::Session {
                secret,
                name: "Grace".to_owned(),
                at: 3,
            },
            Write::Link(to_seat.clone()),
            Write::Link(to_watch.clone()),
            Write::Say {
                table: table.clone(),
                remark: remark.clone(),
            },
            Write::Content(content.clone()),
            Write::Content(content.clone()),
        ],
    );
    let session = store.session(&secret).unwrap().unwrap();
    drop(store);
    let store = shelf.open();
    assert_eq!(store.session(&secret).unwrap(), Some(session));
    assert_eq!(store.link(&to_seat.secret).unwrap(), Some(to_seat));
    assert_eq!(store.link(&to_watch.secret).unwrap(), Some(to_watch));
    assert_eq!(store.remarks(&table, 0, 9).unwrap(), [remark]);
    assert_eq!(store.contents().unwrap(), [content]);
}

#[test]
fn what_is_not_there_is_nothing() {
    let shelf = Shelf::new();
    let store = shelf.open();
    assert!(store.table(&id("aaaaaaaaaa")).unwrap().is_none());
    assert_eq!(store.session(&hash()).unwrap(), None);
    assert_eq!(store.link(&hash()).unwrap(), None);
    assert_eq!(store.remarks(&id("aaaaaaaaaa"), 0, 9).unwrap(), []);
    assert_eq!(store.tables().unwrap(), []);
    assert!(store.commit(&[]).is_empty());
}

#[test]
fn a_line_is_in_the_file_when_the_commit_returns() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    keep(&store, vec![append(&table, 0, &["s1 pass"])]);
    let line: String = shelf
        .raw()
        .query_row("SELECT line FROM lines", [], |row| row.get(0))
        .unwrap();
    assert_eq!(line, "s1 pass");
    drop(store);
}

#[test]
fn closing_leaves_one_file_and_what_says_that_nobody_has_it() {
    let shelf = Shelf::new();
    let store = shelf.open();
    set_up(&store, "aaaaaaaaaa");
    drop(store);
    assert_eq!(shelf.files(), ["tables.db", "tables.db.lock"]);
}

#[test]
fn every_start_has_a_higher_number() {
    let shelf = Shelf::new();
    let store = shelf.open();
    assert_eq!(store.begin_epoch().unwrap(), 1);
    assert_eq!(store.begin_epoch().unwrap(), 2);
    drop(store);
    assert_eq!(shelf.open().begin_epoch().unwrap(), 3);
}

#[test]
fn the_key_is_made_once_and_kept_for_ever() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let key = store.signer().unwrap().key();
    assert_eq!(store.signer().unwrap().key(), key);
    drop(store);
    assert_eq!(shelf.open().signer().unwrap().key(), key);
    for forget in [
        "DELETE FROM signer",
        "UPDATE signer SET secret = randomblob(32)",
    ] {
        assert!(shelf.raw().execute(forget, []).is_err(), "{forget}");
    }
    assert_eq!(shelf.open().signer().unwrap().key(), key);
    // Another server has another.
    assert_ne!(Shelf::new().open().signer().unwrap().key(), key);
}

#[test]
fn the_secret_key_is_never_told() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let signer = store.signer().unwrap();
    let secret = *signer.reveal();
    // One that is damaged is still most of a key.
    let damage = "PRAGMA ignore_check_constraints = on; DROP TRIGGER the_key_stays;
        UPDATE signer SET secret = substr(secret, 1, 30)";
    shelf.raw().execute_batch(damage).unwrap();
    let why = store.signer().unwrap_err();
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");
    let said = format!("{store:?} {signer:?} {why} {why:?}");
    for part in [
        engine::hex::encode(&secret[..8]),
        format!("{:?}", &secret[..8])
            .trim_end_matches(']')
            .to_owned(),
    ] {
        assert!(!said.contains(&part), "{said}");
    }
}

#[test]
fn folders_are_made_and_an_empty_file_is_filled() {
    let shelf = Shelf::new();
    let deep = shelf.path("one/two/tables.db");
    set_up(&Sqlite::open(&deep).unwrap(), "aaaaaaaaaa");
    assert_eq!(Sqlite::open(&deep).unwrap().tables().unwrap().len(), 1);
    fs::write(shelf.file(), "").unwrap();
    assert_eq!(shelf.open().tables().unwrap(), []);
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let shelf = Shelf::new();
    let store = shelf.open();
    set_up(&store, "aaaaaaaaaa");
    store.backup(&shelf.path("backup.db")).unwrap();
    let files = shelf.files();
    assert!(files.len() >= 3, "{files:?}");
    for name in files {
        let mode = fs::metadata(shelf.path(&name)).unwrap().permissions();
        assert_eq!(mode.mode() & 0o777, 0o600, "{name}");
    }
}

#[test]
fn a_newer_file_is_refused_and_left_alone() {
    let shelf = Shelf::new();
    set_up(&shelf.open(), "aaaaaaaaaa");
    shelf.raw().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(shelf.file()).unwrap();
    let why = Sqlite::open(&shelf.file()).unwrap_err();
    assert!(matches!(why, StoreError::Newer { found: 99, .. }), "{why}");
    assert_eq!(fs::read(shelf.file()).unwrap(), before);
}

#[test]
fn a_file_of_something_else_is_refused() {
    let shelf = Shelf::new();
    let text = "Dear diary, ".repeat(1000);
    fs::write(shelf.file(), &text).unwrap();
    assert!(Sqlite::open(&shelf.file()).is_err());
    assert_eq!(fs::read_to_string(shelf.file()).unwrap(), text);
}

#[test]
fn a_seed_is_never_told() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let host = person(&store, "Ada");
    let table = plain("aaaaaaaaaa", host);
    let seed = table.seed.reveal();
    keep(&store, vec![create(table.clone())]);
    let mut said = vec![format!("{store:?} {:?}", store.tables().unwrap())];
    let mut twice = table.clone();
    twice.id = id("bbbbbbbbbb");
    twice.places.push(twice.places[0].clone());
    for group in [table, twice] {
        let why = refused(&store, vec![create(group)]);
        said.push(format!("{why} {why:?}"));
    }
    // One that is damaged is still most of a seed.
    let cut = &seed[..60];
    shelf
        .raw()
        .execute("UPDATE tables SET seed = ?1", [cut])
        .unwrap();
    let why = store.table(&id("aaaaaaaaaa")).err().unwrap();
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");
    said.push(format!("{why} {why:?}"));
    for text in said {
        assert!(!text.contains(cut), "{text}");
    }
}

#[test]
fn two_programs_do_not_write_to_one_file() {
    let shelf = Shelf::new();
    let store = shelf.open();
    set_up(&store, "aaaaaaaaaa");
    let why = Sqlite::open(&shelf.file()).unwrap_err();
    let StoreError::InUse { by, .. } = &why else {
        panic!("{why}");
    };
    assert_eq!(*by, std::process::id().to_string());
    // Whoever only copies or looks does not mind.
    assert_eq!(
        Sqlite::copy(&shelf.file(), &shelf.path("copy.db")).unwrap(),
        1
    );
    Sqlite::check_file(&shelf.file()).unwrap();
    drop(store);
    assert_eq!(shelf.open().tables().unwrap().len(), 1);
}

/// A file with a page in its middle that means nothing.
fn damaged(shelf: &Shelf) {
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let long = "x".repeat(1000);
    for number in 0..200 {
        keep(&store, vec![append(&table, number, &[&long])]);
    }
    drop(store);
    let mut bytes = fs::read(shelf.file()).unwrap();
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 4096].fill(0xa5);
    fs::write(shelf.file(), bytes).unwrap();
}

#[test]
fn damage_is_noticed_before_anything_is_written() {
    let shelf = Shelf::new();
    damaged(&shelf);
    let before = fs::read(shelf.file()).unwrap();
    let why = Sqlite::open(&shelf.file()).unwrap_err();
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");
    assert_eq!(fs::read(shelf.file()).unwrap(), before);
    let to = shelf.path("copy.db");
    let why = Sqlite::copy(&shelf.file(), &to).unwrap_err();
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");
    assert!(!to.exists(), "what is damaged is not copied");
}

#[test]
fn the_log_beside_the_file_does_not_stay_long() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let journal = || fs::metadata(shelf.path("tables.db-wal")).unwrap().len();
    let long = "x".repeat(1 << 20);
    // Somebody reads all the while, so that nothing can be folded in.
    let reader = shelf.raw();
    reader
        .execute_batch("BEGIN; SELECT count(*) FROM lines;")
        .unwrap();
    for number in 0..24 {
        keep(&store, vec![append(&table, number, &[&long])]);
    }
    assert!(journal() > 24 << 20);
    reader.execute_batch("COMMIT").unwrap();
    for number in 24..27 {
        keep(&store, vec![append(&table, number, &["short"])]);
    }
    assert!(journal() <= 16 << 20, "{}", journal());
}

#[test]
fn a_file_grows_as_far_as_it_may() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    store.limit(1 << 20).unwrap();
    let long = "x".repeat(100_000);
    let write = |number| {
        let group = vec![append(&table, number, &[&long])];
        store.commit(&[group]).remove(0)
    };
    let kept = (0..20).take_while(|number| write(*number).is_ok()).count();
    assert!((5..=10).contains(&kept), "{kept}");
    // What was kept is there, and there is room for nothing else.
    assert_eq!(lines(&store, &table).len(), kept);
    store.limit(4 << 20).unwrap();
    write(kept).unwrap();
}
