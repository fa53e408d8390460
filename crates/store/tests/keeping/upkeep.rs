//! What stands on tables, which of them somebody has put away, which seek
//! players; removing them, and playing again.

use crate::common::{
    Shelf, append, create, draft, id, keep, kept, link, open_place, person, plain, post, refused,
    seat, set_up, watcher,
};
use store::{Branch, Grant, Holder, List, NewTable, Placard, Place, Store, StoreError, Write};

#[test]
fn what_stands_on_a_table_is_kept_and_found() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let (host, guest) = (person(&store, "Ada"), person(&store, "Grace"));
    let names = ["hhhhhhhhhh", "pppppppppp", "bbbbbbbbbb", "wwwwwwwwww"];
    for name in names {
        keep(&store, vec![create(plain(name, host))]);
    }
    let write = |name: &str, seeks| Write::Placard {
        table: id(name),
        placard: Placard {
            name: "Fridays".to_owned(),
            seeks,
        },
    };
    let seeking = || {
        let seeking = store.tables_that_seek(9).unwrap();
        seeking
            .into_iter()
            .map(|table| table.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(seeking(), []);
    keep(&store, names.map(|name| write(name, true)).to_vec());
    assert_eq!(seeking().len(), 4);
    assert_eq!(store.tables_that_seek(2).unwrap().len(), 2);
    assert_eq!(store.tables().unwrap()[0].placard.name, "Fridays");
    // Nobody is sought who could not sit down.
    let taken = |index| Write::Seat {
        table: id("pppppppppp"),
        place: Place {
            holder: Holder::Person(guest),
            ..open_place(index)
        },
    };
    let over = Write::Append {
        table: id("bbbbbbbbbb"),
        from: 0,
        lines: Vec::new(),
        over: true,
        at: 11,
    };
    let fault = Write::Fault {
        table: id("wwwwwwwwww"),
        fault: Some("for the test".to_owned()),
    };
    keep(&store, vec![taken(0), over, fault]);
    assert_eq!(seeking(), ["hhhhhhhhhh", "pppppppppp"].map(id));
    keep(&store, vec![taken(1)]);
    assert_eq!(seeking(), [id("hhhhhhhhhh")]);
    keep(&store, vec![write("hhhhhhhhhh", false)]);
    assert_eq!(seeking(), []);
    let why = refused(&store, vec![write("gggggggggg", true)]);
    assert!(matches!(why, StoreError::NoTable(_)), "{why}");
}

#[test]
fn what_one_puts_away_is_in_ones_own_archive() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let host = person(&store, "Ada");
    for name in ["hhhhhhhhhh", "pppppppppp"] {
        keep(&store, vec![create(plain(name, host))]);
    }
    let put = |away| Write::Archive {
        session: host,
        table: id("hhhhhhhhhh"),
        away,
    };
    let listed = |list| {
        let tables = store.tables_of(host, list, 0, 9).unwrap();
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    keep(&store, vec![put(true), put(true)]);
    assert_eq!(listed(List::AtHand), [id("pppppppppp")]);
    assert_eq!(listed(List::Archive), [id("hhhhhhhhhh")]);
    keep(&store, vec![put(false), put(false)]);
    assert_eq!(listed(List::AtHand).len(), 2);
    assert_eq!(listed(List::Archive), []);
}

#[test]
fn a_table_goes_with_all_that_is_its_own() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let host = kept(&store, &table).table.host;
    let again = NewTable {
        follows: Some(table.clone()),
        ..plain("bbbbbbbbbb", host)
    };
    let branch = NewTable {
        branch: Some(Branch {
            parent: table.clone(),
            step: 0,
            redealt: None,
        }),
        ..plain("cccccccccc", host)
    };
    let archive = Write::Archive {
        session: host,
        table: table.clone(),
        away: true,
    };
    keep(
        &store,
        vec![
            append(&table, 0, &["one"]),
            draft(&table, 0, &["two"]),
            post(&table, 0, "three"),
            Write::Link(link(&table, Grant::Seat(seat(1)))),
            Write::Watcher {
                table: table.clone(),
                watcher: watcher(host),
            },
            archive,
            create(again),
            create(branch),
        ],
    );
    let remove = |table: &str| Write::Remove(id(table));
    let why = refused(&store, vec![remove("aaaaaaaaaa")]);
    assert!(matches!(why, StoreError::Branched(_)), "{why}");
    assert_eq!(kept(&store, &table).lines, ["one"]);
    keep(&store, vec![remove("cccccccccc"), remove("aaaaaaaaaa")]);
    assert!(store.table(&table).unwrap().is_none());
    assert_eq!(kept(&store, &id("bbbbbbbbbb")).table.follows, None);
    for of in ["lines", "drafts", "posted", "links", "watchers", "archive"] {
        let sql = format!("SELECT count(*) FROM {of}");
        let left: usize = shelf.raw().query_row(&sql, [], |row| row.get(0)).unwrap();
        assert_eq!(left, 0, "{of}");
    }
    let why = refused(&store, vec![remove("aaaaaaaaaa")]);
    assert!(matches!(why, StoreError::NoTable(_)), "{why}");
}

#[test]
fn a_game_is_played_again_once() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let host = kept(&store, &table).table.host;
    let again = |name: &str| {
        create(NewTable {
            follows: Some(id("aaaaaaaaaa")),
            ..plain(name, host)
        })
    };
    assert_eq!(store.rematch_of(&table).unwrap(), None);
    keep(&store, vec![again("bbbbbbbbbb")]);
    assert_eq!(store.rematch_of(&table).unwrap(), Some(id("bbbbbbbbbb")));
    let why = refused(&store, vec![again("cccccccccc")]);
    assert!(matches!(why, StoreError::Followed { again, .. } if again == id("bbbbbbbbbb")));
    assert_eq!(store.rematch_of(&id("bbbbbbbbbb")).unwrap(), None);
}
