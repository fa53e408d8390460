//! What did not work has changed nothing.

use store::Secret;
use table_kit::house::House;
use table_kit::house::table::{join, seat_link, set_up};

/// A session that nobody is told of is nobody's, and counts all the same
/// against where it began.
#[test]
fn a_stranger_whose_form_is_refused_leaves_no_session() {
    let house = House::open();
    let host = house.browser();
    let id = set_up(
        &host,
        &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")],
    );
    let used = seat_link(&host, &id, "s2");
    assert_eq!(join(&house.browser(), &used).status, 303);
    let nobodys = Secret::random().unwrap();
    let changes = house.changes();
    for (path, fields, status) in [
        ("/play", [("game", "chess")], 404),
        ("/tables", [("game", "chess")], 404),
        ("/tables", [("seat-1", "me")], 404),
        ("/join", [("code", nobodys.reveal())], 400),
        ("/join", [("code", used.as_str())], 400),
        ("/join", [("code", "hello")], 400),
        ("/settings", [("name", "\u{7}")], 400),
    ] {
        refused(&house, path, &fields, status);
    }
    let two = [("game", "bazaar"), ("seat-1", "me"), ("seat-2", "me")];
    refused(&house, "/tables", &two[..2], 400);
    refused(
        &house,
        "/tables",
        &[&two[..], &[("option-rounds", "99")]].concat(),
        400,
    );
    refused(
        &house,
        "/tables",
        &[&two[..], &[("name-1", "\u{7}")]].concat(),
        400,
    );
    refused(
        &house,
        "/tables",
        &[&two[..2], &[("seat-2", "bot:deep")]].concat(),
        400,
    );
    assert_eq!(
        house.browser().upload("/import", "log", "hello").status,
        400
    );
    assert_eq!(changes.since(), Vec::<&str>::new());
    // What works is not refused to whoever has been before.
    assert_eq!(house.browser().submit("/tables", &two).status, 303);
    assert_eq!(changes.since(), ["a session", "a table", "a seat"]);
}

#[track_caller]
fn refused(house: &House, path: &str, fields: &[(&str, &str)], status: u16) {
    let answer = house.browser().submit(path, fields);
    assert_eq!(answer.status, status, "{path} {fields:?}");
    assert!(!answer.headers.contains_key("set-cookie"), "{path}");
}
