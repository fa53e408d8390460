//! Leaving, here or everywhere else; and what is forgotten when nobody comes.

use serde_json::json;
use store::{TableId, Write};

use table_kit::house::table::{Seated, set_up, state, until};
use table_kit::house::{Ear, House};

#[test]
fn who_leaves_a_browser_is_nobody_there_and_themselves_elsewhere() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    let at_home = table.anna.copied();
    assert!(table.anna.get("/").text.contains("/leave"));
    let left = table.anna.submit("/leave", &[("where", "here")]);
    assert_eq!(left.status, 303);
    assert!(!table.anna.get("/").text.contains(&table.id));
    assert_eq!(table.anna.get(&table.at_table("")).status, 403);
    assert_eq!(state(&at_home, &table.id)["seat"], "s1");
    assert_eq!(
        house
            .browser()
            .submit("/leave", &[("where", "here")])
            .status,
        303
    );
    assert_eq!(
        house.browser().post("/leave", &[("where", "no")]).status,
        422
    );
}

#[test]
fn who_leaves_everywhere_else_is_themselves_here_alone() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    // Somebody has taken the cookie, and listens.
    let thief = table.anna.copied();
    let listens = Ear::open(
        house.address,
        &table.at_table("/events"),
        &[("cookie", &thief.cookies())],
    );
    listens.counts(1);
    let bruno = Ear::open(
        house.address,
        &table.at_table("/events"),
        &[("cookie", &table.bruno.cookies())],
    );
    assert_eq!(thief.get(&table.at_table("")).status, 200);
    let left = table.anna.submit("/leave", &[("where", "elsewhere")]);
    assert_eq!(left.status, 303);
    assert_eq!(thief.get(&table.at_table("")).status, 403);
    assert_eq!(state(&table.anna, &table.id)["seat"], "s1");
    until("does the stream end", || listens.has_ended());
    assert!(!bruno.has_ended());
    // After a restart as well.
    let house = house.restart();
    assert_eq!(thief.moved_to(&house).get(&table.at_table("")).status, 403);
    let anna = table.anna.moved_to(&house);
    assert_eq!(state(&anna, &table.id)["seat"], "s1");
}

#[test]
fn a_program_takes_another_token() {
    let house = House::open();
    let anna = house.program("Anna");
    let begun = anna.post("/me/token", &json!({})).is(200);
    let token = begun["token"].as_str().unwrap();
    assert_ne!(token, anna.token());
    assert_eq!(anna.get("/me").status, 401);
    let token = format!("Bearer {token}");
    let again = house.stranger().with("authorization", &token);
    assert_eq!(again.get("/me").is(200)["name"], "Anna");
}

#[test]
fn what_nobody_misses_is_forgotten_unless_it_is_open() {
    let house = House::open();
    let anna = house.browser();
    let empty = [("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")];
    let [open, closed] = [(); 2].map(|()| set_up(&anna, &empty));
    // Nothing has happened there for years.
    for id in [&open, &closed] {
        house.keep(vec![Write::Append {
            table: TableId::parse(id).unwrap(),
            from: 0,
            lines: Vec::new(),
            over: false,
            at: 0,
        }]);
    }
    let house = house.restart();
    let anna = anna.moved_to(&house);
    let look = |id: &str| anna.get(&format!("/tables/{id}")).status;
    assert_eq!(look(&open), 200);
    house.expire();
    assert_eq!((look(&open), look(&closed)), (200, 404));
    // She has come by, and has a table.
    assert_eq!(anna.ask("/api/v1/me").status, 200);
}
