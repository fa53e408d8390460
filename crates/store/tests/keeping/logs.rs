//! Logs only grow, line by line; groups are kept as a whole or not at all.

use std::thread;

use crate::common::{
    Shelf, append, create, draft, id, keep, kept, lines, one, person, plain, refused,
};
use crate::common::{hash, seat, set_up, watcher};
use store::{Store, StoreError, TableId, Write};

fn is_out_of_order(why: &StoreError, expected: usize) -> bool {
    matches!(why, StoreError::OutOfOrder { line, .. } if *line == expected)
}

#[test]
fn lines_follow_each_other() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let other = set_up(&store, "bbbbbbbbbb");
    let gap = refused(&store, vec![append(&table, 1, &["late"])]);
    assert!(is_out_of_order(&gap, 1), "{gap}");
    keep(&store, vec![append(&table, 0, &["one", "two"])]);
    for from in [0, 1, 3] {
        let why = refused(&store, vec![append(&table, from, &["again"])]);
        assert!(is_out_of_order(&why, from), "{why}");
    }
    keep(&store, vec![append(&table, 2, &["three"])]);
    keep(&store, vec![append(&other, 0, &["its own"])]);
    assert_eq!(lines(&store, &table), ["one", "two", "three"]);
    assert_eq!(lines(&store, &other), ["its own"]);
}

#[test]
fn a_bad_group_fails_alone_and_leaves_nothing() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let other = set_up(&store, "bbbbbbbbbb");
    keep(&store, vec![draft(&table, 0, &["old"])]);
    let answers = store.commit(&[
        vec![append(&other, 0, &["one"])],
        vec![
            append(&table, 0, &["lost"]),
            draft(&table, 0, &[]),
            append(&table, 5, &["gap"]),
        ],
        vec![append(&id("cccccccccc"), 0, &["nowhere"])],
        vec![append(&table, 0, &["kept"])],
        vec![append(&other, 1, &["two"])],
    ]);
    let told: Vec<_> = answers.iter().map(Result::is_ok).collect();
    assert_eq!(told, [true, false, false, true, true]);
    assert!(is_out_of_order(answers[1].as_ref().unwrap_err(), 5));
    assert!(matches!(&answers[2], Err(StoreError::NoTable(no)) if *no == id("cccccccccc")));
    assert_eq!(lines(&store, &other), ["one", "two"]);
    assert_eq!(lines(&store, &table), ["kept"]);
    assert_eq!(
        kept(&store, &table).drafts,
        [(seat(0), vec!["old".to_owned()])]
    );
}

#[test]
fn a_line_is_never_changed_nor_removed() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    keep(&store, vec![append(&table, 0, &["one", "two"])]);
    let raw = shelf.raw();
    for sql in [
        "UPDATE lines SET line = 'x'",
        "UPDATE lines SET number = 7 WHERE number = 1",
        "DELETE FROM lines",
        "DELETE FROM lines WHERE number = 1",
        "INSERT OR REPLACE INTO lines VALUES ('aaaaaaaaaa', 1, 'x')",
        "REPLACE INTO lines VALUES ('aaaaaaaaaa', 0, 'x')",
        "INSERT INTO lines VALUES ('aaaaaaaaaa', 3, 'x')",
        "INSERT INTO lines VALUES ('aaaaaaaaaa', 0, 'x') ON CONFLICT DO UPDATE SET line = 'x'",
        "DELETE FROM tables",
    ] {
        assert!(raw.execute(sql, []).is_err(), "{sql}");
    }
    assert_eq!(lines(&store, &table), ["one", "two"]);
}

#[test]
fn appending_tells_when_and_whether_it_is_over() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let short = || store.tables().unwrap().remove(0);
    assert_eq!((short().changed, short().over), (10, false));
    keep(
        &store,
        vec![Write::Append {
            table: table.clone(),
            from: 0,
            lines: vec!["end most-points".to_owned()],
            over: true,
            at: 99,
        }],
    );
    assert_eq!((short().changed, short().over), (99, true));
    assert_eq!(kept(&store, &table).changed, 99);
}

#[test]
fn a_draft_replaces_the_one_before() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let drafts = || kept(&store, &table).drafts;
    keep(&store, vec![draft(&table, 1, &["a", "b", "c"])]);
    keep(&store, vec![draft(&table, 0, &["z"])]);
    keep(
        &store,
        vec![append(&table, 0, &["s2 a"]), draft(&table, 1, &["b"])],
    );
    let expected = [
        (seat(0), vec!["z".to_owned()]),
        (seat(1), vec!["b".to_owned()]),
    ];
    assert_eq!(drafts(), expected);
    keep(&store, vec![draft(&table, 1, &[])]);
    assert_eq!(drafts(), expected[..1]);
    let why = refused(&store, vec![draft(&table, 2, &["x"])]);
    assert!(matches!(why, StoreError::NoSeat { .. }), "{why}");
}

#[test]
fn a_fault_comes_and_goes() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    for fault in [Some("a card too many".to_owned()), None] {
        let write = Write::Fault {
            table: table.clone(),
            fault: fault.clone(),
        };
        keep(&store, vec![write]);
        assert_eq!(kept(&store, &table).fault, fault);
    }
}

#[test]
fn a_table_is_set_up_once() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let host = person(&store, "Ada");
    let group = || vec![create(plain("aaaaaaaaaa", host))];
    keep(&store, group());
    let why = refused(&store, group());
    assert!(matches!(why, StoreError::Exists(_)), "{why}");
}

#[test]
fn of_a_table_that_is_not_there_nothing_is_kept() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let session = person(&store, "Ada");
    let table = id("zzzzzzzzzz");
    let remark = store::Remark {
        number: 0,
        at: 0,
        seat: None,
        name: String::new(),
        text: String::new(),
        notice: None,
    };
    let writes = [
        append(&table, 0, &["x"]),
        append(&table, 0, &[]),
        draft(&table, 0, &[]),
        Write::Posted {
            table: table.clone(),
            seat: seat(0),
            key: "k".to_owned(),
        },
        Write::Seat {
            table: table.clone(),
            place: crate::common::open_place(0),
        },
        Write::Watcher {
            table: table.clone(),
            watcher: watcher(session),
        },
        Write::Say {
            table: table.clone(),
            remark,
        },
        Write::Fault {
            table: table.clone(),
            fault: None,
        },
        Write::Link(crate::common::link(&table, store::Grant::Watch)),
    ];
    for write in writes {
        let why = refused(&store, vec![write]);
        assert!(
            matches!(&why, StoreError::NoTable(no) if *no == table),
            "{why}"
        );
    }
}

#[test]
fn many_may_commit_and_read_at_once() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let tables: Vec<TableId> = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"]
        .map(|name| set_up(&store, name))
        .into();
    thread::scope(|scope| {
        for table in &tables {
            let store = &store;
            scope.spawn(move || {
                for number in 0..50 {
                    keep(store, vec![append(table, number, &["s1 pass"])]);
                    assert_eq!(lines(store, table).len(), number + 1);
                }
            });
        }
    });
    for table in &tables {
        assert_eq!(lines(&store, table).len(), 50);
    }
}

#[test]
fn of_two_who_write_the_same_line_one_wins() {
    let shelf = Shelf::new();
    let here = shelf.open();
    let table = set_up(&here, "aaaaaaaaaa");
    for number in 0..20 {
        let won = thread::scope(|scope| {
            let racers = [&here, &here].map(|store| {
                let table = &table;
                scope.spawn(move || one(store, vec![append(table, number, &["mine"])]))
            });
            let answers = racers.map(|racer| racer.join().unwrap());
            answers.iter().filter(|answer| answer.is_ok()).count()
        });
        assert_eq!(won, 1);
    }
    assert_eq!(lines(&here, &table).len(), 20);
}

#[test]
fn a_session_that_is_not_there_sits_nowhere() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let nobody = store::SessionId(77);
    let why = refused(&store, vec![create(plain("aaaaaaaaaa", nobody))]);
    assert!(
        matches!(why, StoreError::NoSession(who) if who == nobody),
        "{why}"
    );
    assert_eq!(store.session(&hash()).unwrap(), None);
    assert_eq!(store.tables().unwrap(), []);
}
