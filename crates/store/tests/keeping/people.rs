//! Who may look at tables and play: sessions, seats, links, posts, talk.

use std::thread;

use crate::common::{
    Shelf, append, create, draft, hash, id, keep, kept, link, one, open_place, person, plain, post,
};
use crate::common::{refused, seat, set_up, watcher};
use store::{
    Branch, Grant, Holder, List, NewTable, Notice, Place, Remark, SessionId, Sqlite, Store,
    StoreError, TableId, Write,
};

#[test]
fn a_session_has_a_number_of_its_own_and_a_name() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let (ada, grace) = (person(&store, "Ada"), person(&store, "Grace"));
    assert!(ada < grace);
    shelf
        .raw()
        .execute("DELETE FROM sessions WHERE name = 'Grace'", [])
        .unwrap();
    assert!(person(&store, "Joan") > grace);
    let secret = hash();
    let session = |name: &str| Write::Session {
        secret,
        name: name.to_owned(),
        at: 0,
    };
    keep(&store, vec![session("")]);
    refused(&store, vec![session("thief")]);
    let found = store.session(&secret).unwrap().unwrap();
    assert_eq!(found.name, "");
    let rename = |session| Write::Rename {
        session,
        name: "Emmy".to_owned(),
    };
    keep(&store, vec![rename(found.id)]);
    assert_eq!(store.session(&secret).unwrap().unwrap().name, "Emmy");
    let why = refused(&store, vec![rename(SessionId(99))]);
    assert!(matches!(why, StoreError::NoSession(SessionId(99))), "{why}");
}

#[test]
fn a_seat_changes_hands() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let guest = person(&store, "Grace");
    let place = Place {
        holder: Holder::Bot("greedy".to_owned()),
        owner: Some(guest),
        name: "Grace".to_owned(),
        orders: "windows=always toy-ask=round:3".parse().unwrap(),
        read: 12,
        webhook: Some("https://example.org".to_owned()),
        ..open_place(1)
    };
    let write = |place: Place| Write::Seat {
        table: table.clone(),
        place,
    };
    keep(&store, vec![write(place.clone())]);
    assert_eq!(kept(&store, &table).table.places, [open_place(0), place]);
    keep(&store, vec![write(open_place(1))]);
    assert_eq!(
        kept(&store, &table).table.places,
        [open_place(0), open_place(1)]
    );
    let why = refused(&store, vec![write(open_place(2))]);
    assert!(matches!(why, StoreError::NoSeat { .. }), "{why}");
    let nobody = Place {
        holder: Holder::Person(SessionId(99)),
        ..open_place(1)
    };
    let why = refused(&store, vec![write(nobody)]);
    assert!(matches!(why, StoreError::NoSession(_)), "{why}");
}

fn ids_of(store: &Sqlite, session: SessionId) -> Vec<TableId> {
    let tables = store.tables_of(session, List::AtHand, 0, 100).unwrap();
    tables.into_iter().map(|table| table.id).collect()
}

#[test]
fn one_finds_the_tables_that_one_has_to_do_with() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let (host, guest) = (person(&store, "Ada"), person(&store, "Grace"));
    let names = ["hhhhhhhhhh", "pppppppppp", "bbbbbbbbbb", "wwwwwwwwww"];
    for name in names {
        keep(&store, vec![create(plain(name, host))]);
    }
    keep(&store, vec![create(plain("gggggggggg", guest))]);
    let sit = |name: &str, place: Place| Write::Seat {
        table: id(name),
        place,
    };
    let sits = Place {
        holder: Holder::Person(guest),
        ..open_place(0)
    };
    let lends = Place {
        holder: Holder::Bot("greedy".to_owned()),
        owner: Some(guest),
        ..open_place(1)
    };
    let watch = || Write::Watcher {
        table: id("wwwwwwwwww"),
        watcher: watcher(guest),
    };
    // Twice at one table, which is still one.
    keep(
        &store,
        vec![
            sit("pppppppppp", sits),
            sit("pppppppppp", lends.clone()),
            sit("bbbbbbbbbb", lends),
            watch(),
            watch(),
        ],
    );
    for (at, name) in ["pppppppppp", "gggggggggg", "hhhhhhhhhh"]
        .iter()
        .enumerate()
    {
        let lines = Write::Append {
            table: id(name),
            from: 0,
            lines: Vec::new(),
            over: false,
            at: 100 + at as i64,
        };
        keep(&store, vec![lines]);
    }
    let expected = ["gggggggggg", "pppppppppp", "bbbbbbbbbb", "wwwwwwwwww"];
    assert_eq!(ids_of(&store, guest), expected.map(id));
    let hosted = ["hhhhhhhhhh", "pppppppppp", "bbbbbbbbbb", "wwwwwwwwww"];
    assert_eq!(ids_of(&store, host), hosted.map(id));
    assert_eq!(ids_of(&store, person(&store, "Joan")), []);

    // Page by page, and what is over comes last.
    keep(
        &store,
        vec![Write::Append {
            table: id("gggggggggg"),
            from: 0,
            lines: Vec::new(),
            over: true,
            at: 101,
        }],
    );
    let order = ["pppppppppp", "bbbbbbbbbb", "wwwwwwwwww", "gggggggggg"].map(id);
    assert_eq!(ids_of(&store, guest), order);
    for (after, most, expected) in [
        (0, 2, &order[..2]),
        (2, 2, &order[2..]),
        (3, 9, &order[3..]),
        (4, 2, &[]),
        (usize::MAX, usize::MAX, &[]),
        (0, 0, &[]),
    ] {
        let page = store.tables_of(guest, List::AtHand, after, most).unwrap();
        let ids: Vec<TableId> = page.into_iter().map(|table| table.id).collect();
        assert_eq!(ids, expected, "{after} {most}");
    }
    let all: Vec<_> = store.tables().unwrap();
    assert_eq!(all.len(), 5);
    assert_eq!(all[0].id, id("hhhhhhhhhh"));
    assert_eq!(all[1].places, [open_place(0), open_place(1)]);
    assert_eq!(all[1].host, guest);
}

#[test]
fn what_a_host_branched_off_and_brought_is_counted() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let (host, guest) = (person(&store, "Ada"), person(&store, "Grace"));
    let brought = NewTable {
        imported: true,
        ..plain("aaaaaaaaaa", host)
    };
    let branch = NewTable {
        branch: Some(Branch {
            parent: id("aaaaaaaaaa"),
            step: 0,
            redealt: None,
        }),
        id: id("bbbbbbbbbb"),
        ..brought.clone()
    };
    let others = [plain("cccccccccc", host), plain("dddddddddd", guest)];
    for table in [brought, branch].into_iter().chain(others) {
        keep(&store, vec![create(table)]);
    }
    let counts = |session| {
        let branches = store.branches_of(session).unwrap();
        (branches, store.imports_of(session).unwrap())
    };
    assert_eq!(counts(host), (1, 1));
    assert_eq!(counts(guest), (0, 0));
    let marked = store.tables().unwrap().into_iter();
    assert_eq!(marked.filter(|table| table.imported).count(), 2);
}

#[test]
fn a_link_to_a_seat_is_used_once() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let to_seat = link(&table, Grant::Seat(seat(0)));
    keep(&store, vec![Write::Link(to_seat.clone())]);
    keep(&store, vec![Write::Used(to_seat.secret)]);
    assert!(store.link(&to_seat.secret).unwrap().unwrap().used);
    // What comes with it goes with it.
    let group = vec![append(&table, 0, &["lost"]), Write::Used(to_seat.secret)];
    let why = refused(&store, group);
    assert!(matches!(why, StoreError::UsedUp), "{why}");
    assert!(kept(&store, &table).lines.is_empty());
    let why = refused(&store, vec![Write::Used(hash())]);
    assert!(matches!(why, StoreError::NoLink), "{why}");
}

#[test]
fn a_link_to_look_on_is_never_used_up() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let to_watch = link(&table, Grant::Watch);
    keep(&store, vec![Write::Link(to_watch.clone())]);
    for _ in 0..2 {
        keep(&store, vec![Write::Used(to_watch.secret)]);
        assert_eq!(
            store.link(&to_watch.secret).unwrap(),
            Some(to_watch.clone())
        );
    }
}

#[test]
fn of_two_who_use_a_link_one_wins() {
    let shelf = Shelf::new();
    let here = shelf.open();
    let table = set_up(&here, "aaaaaaaaaa");
    for _ in 0..10 {
        let to_seat = link(&table, Grant::Seat(seat(1)));
        keep(&here, vec![Write::Link(to_seat.clone())]);
        let won = thread::scope(|scope| {
            let secret = to_seat.secret;
            let racers = [&here, &here]
                .map(|store| scope.spawn(move || one(store, vec![Write::Used(secret)])));
            let answers = racers.map(|racer| racer.join().unwrap());
            answers.iter().filter(|answer| answer.is_ok()).count()
        });
        assert_eq!(won, 1);
    }
}

#[test]
fn a_new_link_takes_the_place_of_unused_ones() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let other = set_up(&store, "bbbbbbbbbb");
    let fresh = |table: &TableId, grant| {
        let link = link(table, grant);
        keep(&store, vec![Write::Link(link.clone())]);
        link.secret
    };
    let is_there = |secret| store.link(&secret).unwrap().is_some();
    let to_seat = Grant::Seat(seat(0));
    let used = fresh(&table, to_seat);
    keep(&store, vec![Write::Used(used)]);
    let stale = fresh(&table, to_seat);
    let others = [
        fresh(&table, Grant::Seat(seat(1))),
        fresh(&table, Grant::Watch),
        fresh(&other, to_seat),
        fresh(&other, Grant::Watch),
    ];
    let valid = fresh(&table, to_seat);
    assert!(!is_there(stale));
    assert!(is_there(used) && is_there(valid));
    assert!(others.iter().all(|secret| is_there(*secret)));
    let watch = fresh(&table, Grant::Watch);
    assert!(is_there(watch) && !is_there(others[1]));
    assert!(is_there(others[0]) && is_there(others[3]) && is_there(valid));
    let why = refused(
        &store,
        vec![Write::Link(link(&table, Grant::Seat(seat(5))))],
    );
    assert!(matches!(why, StoreError::NoSeat { .. }), "{why}");
}

#[test]
fn the_latest_hundred_posts_of_a_seat_are_known() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let other = set_up(&store, "bbbbbbbbbb");
    let was_posted = |key: &str| store.was_posted(&table, seat(0), key).unwrap();
    keep(
        &store,
        vec![post(&table, 1, "theirs"), post(&other, 0, "elsewhere")],
    );
    for number in 0..100 {
        keep(&store, vec![post(&table, 0, number.to_string())]);
    }
    assert!(was_posted("0") && was_posted("99"));
    // One that is known pushes none out.
    keep(&store, vec![post(&table, 0, "50")]);
    assert!(was_posted("0"));
    keep(&store, vec![post(&table, 0, "100")]);
    assert!(!was_posted("0"));
    assert!((1..=100).all(|number| was_posted(&number.to_string())));
    keep(
        &store,
        (101..150).map(|n| post(&table, 0, n.to_string())).collect(),
    );
    assert!(!was_posted("49") && was_posted("50") && was_posted("149"));
    assert!(!was_posted("theirs") && !was_posted("elsewhere"));
    assert!(store.was_posted(&table, seat(1), "theirs").unwrap());
    assert!(store.was_posted(&other, seat(0), "elsewhere").unwrap());
}

#[test]
fn remarks_are_numbered_at_their_table() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let table = set_up(&store, "aaaaaaaaaa");
    let other = set_up(&store, "bbbbbbbbbb");
    let say = |table: &TableId, text: &str| Write::Say {
        table: table.clone(),
        remark: Remark {
            number: 77,
            at: 5,
            seat: None,
            name: "Ada".to_owned(),
            text: text.to_owned(),
            notice: None,
        },
    };
    keep(&store, vec![say(&table, "one"), say(&table, "two")]);
    keep(&store, vec![say(&other, "elsewhere")]);
    keep(&store, vec![say(&table, "three")]);
    let some = |number, most| -> Vec<(u64, String)> {
        let remarks = store.remarks(&table, number, most).unwrap();
        let short = |remark: Remark| (remark.number, remark.text);
        remarks.into_iter().map(short).collect()
    };
    let after = |number| some(number, usize::MAX);
    let all = [(1, "one"), (2, "two"), (3, "three")].map(|(n, text)| (n, text.to_owned()));
    assert_eq!(after(0), all);
    assert_eq!(after(2), all[2..]);
    assert_eq!(after(u64::MAX), []);
    assert_eq!(some(0, 2), all[..2]);
    assert_eq!(kept(&store, &table).remarks, 3);
    assert_eq!(store.remarks(&other, 0, 1).unwrap()[0].number, 1);
}

#[test]
fn facts_are_kept_once_for_each_hash() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let content = |hash: &str, text: &str| store::KeptContent {
        hash: hash.to_owned(),
        game: "bazaar".to_owned(),
        files: vec![("gems.toml".to_owned(), text.to_owned())],
    };
    let group = [
        content("1a", "first"),
        content("1a", "again"),
        content("2b", "second"),
    ];
    keep(&store, group.map(Write::Content).into());
    let expected = [content("1a", "first"), content("2b", "second")];
    assert_eq!(store.contents().unwrap(), expected);
}

#[test]
fn a_new_secret_makes_the_old_one_nobody_s() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let (old, new) = (hash(), hash());
    let begin = Write::Session {
        secret: old,
        name: "Ada".to_owned(),
        at: 0,
    };
    keep(&store, vec![begin]);
    let ada = store.session(&old).unwrap().unwrap();
    let renew = |session| Write::Renew {
        session,
        secret: new,
    };
    keep(&store, vec![renew(ada.id)]);
    assert_eq!(store.session(&old).unwrap(), None);
    assert_eq!(store.session(&new).unwrap().unwrap(), ada);
    refused(&store, vec![renew(SessionId(99))]);
}

const NAMES: [&str; 9] = [
    "emptyaaaaa",
    "b0tsaaaaaa",
    "0penaaaaaa",
    "gameaaaaaa",
    "speechaaaa",
    "br0ughtaaa",
    "parentaaaa",
    "branchaaaa",
    "freshaaaaa",
];

/// Those of which nothing is left.
fn gone(shelf: &Shelf, store: &Sqlite) -> Vec<&'static str> {
    let raw = shelf.raw();
    let is_gone = |name: &&str| {
        let rows = |of: &str| {
            let sql = format!("SELECT count(*) FROM {of} WHERE table_id = ?1");
            let rows = raw.query_row(&sql, [name], |row| row.get(0));
            let rows: usize = rows.unwrap();
            rows
        };
        let left = [
            "places", "lines", "drafts", "posted", "watchers", "letters", "links",
        ];
        let left: usize = left.map(rows).iter().sum();
        let is_there = store.table(&id(name)).unwrap().is_some();
        assert_eq!(is_there, left > 0, "{name} is half gone");
        !is_there
    };
    NAMES.into_iter().filter(is_gone).collect()
}

#[test]
fn only_what_nobody_will_miss_expires() {
    let shelf = Shelf::new();
    let store = shelf.open();
    let host = person(&store, "Ada");
    let guest = person(&store, "Grace");
    for name in NAMES {
        let mut table = plain(name, host);
        table.imported = name == "br0ughtaaa";
        table.at = if name == "freshaaaaa" { 100 } else { 10 };
        if name == "branchaaaa" {
            table.branch = Some(Branch {
                parent: id("parentaaaa"),
                step: 0,
                redealt: None,
            });
        }
        keep(&store, vec![create(table)]);
    }
    let say = |table: &str, notice| Write::Say {
        table: id(table),
        remark: Remark {
            number: 0,
            at: 11,
            seat: None,
            name: "Ada".to_owned(),
            text: String::new(),
            notice,
        },
    };
    keep(
        &store,
        vec![
            append(&id("b0tsaaaaaa"), 0, &["s1 take", "s2 take"]),
            say("b0tsaaaaaa", Some(Notice::Sits)),
            Write::Watcher {
                table: id("b0tsaaaaaa"),
                watcher: watcher(guest),
            },
            Write::Link(link(&id("b0tsaaaaaa"), Grant::Seat(seat(0)))),
            draft(&id("b0tsaaaaaa"), 0, &["take"]),
            post(&id("gameaaaaaa"), 0, "a"),
            say("speechaaaa", None),
            post(&id("branchaaaa"), 0, "a"),
        ],
    );
    // One of them is open, and one is new.
    assert_eq!(store.unplayed_of(host).unwrap(), 4);
    assert_eq!(store.unplayed_of(guest).unwrap(), 0);
    let idle = person(&store, "Joan");
    let regular = person(&store, "Emmy");
    let come_by = Write::Seen {
        session: regular,
        at: 90,
    };
    keep(&store, vec![come_by]);
    let expire = |before| Write::Expire {
        before,
        except: vec![id("0penaaaaaa")],
    };
    keep(&store, vec![expire(5)]);
    assert!(gone(&shelf, &store).is_empty());
    keep(&store, vec![expire(50)]);
    assert_eq!(gone(&shelf, &store), ["emptyaaaaa", "b0tsaaaaaa"]);
    let is_known = |session: SessionId| {
        let sql = "SELECT count(*) FROM sessions WHERE id = ?1";
        let count = shelf.raw().query_row(sql, [session.0], |row| row.get(0));
        count == Ok(1)
    };
    // One has nothing left; one has tables, and one has been here since.
    let known = [guest, idle, host, regular].map(is_known);
    assert_eq!(known, [false, false, true, true]);
    // While its table is there a log is as safe as ever.
    keep(&store, vec![append(&id("gameaaaaaa"), 0, &["s1 take"])]);
    assert!(shelf.raw().execute("DELETE FROM lines", []).is_err());
}
