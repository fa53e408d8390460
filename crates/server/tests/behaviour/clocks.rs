//! A clock on the wall that is put back and forward while people play, by
//! seconds, hours and ages: nothing is lost, nothing opens or closes by it, and
//! nobody gets more or less than is theirs.

use std::time::Duration;

use serde_json::json;
use store::{Secret, Store, TableId};
use table_kit::house::table::{Seated, choose, join, kept, lines, seat_link, set_up, state, until};
use table_kit::house::{House, Plan};

use crate::windows::open_window;

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

/// What somebody may set a clock to: before all time, before the epoch, at it,
/// hours off, in the year 10000, and at the end of all time.
fn settings(now: i64) -> [i64; 9] {
    [
        i64::MIN,
        -DAY,
        0,
        now - 5 * HOUR,
        now + 5 * HOUR,
        now + 100 * 365 * DAY,
        253_402_300_800,
        i64::MAX,
        now,
    ]
}

#[test]
fn a_window_closes_by_the_time_that_passes_alone() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict"), ("window", "60")]);
    let (actor, other) = open_window(&table);
    let begun = house.wall();
    // Of a whole second, as all that is set.
    house.set_wall(begun);
    let left = state(actor, &table.id)["closes"].as_i64().unwrap() - begun;
    assert!((1..=60).contains(&left), "{left}");
    for wall in settings(begun) {
        house.set_wall(wall);
        let seen = state(actor, &table.id);
        assert_eq!(seen["waiting"]["reactions"], true, "{wall}");
        // People are told the truth by the clock they have.
        assert_eq!(seen["closes"], wall.saturating_add(left), "{wall}");
    }
    choose(other, &table.id, "pass", "answer").is(200);
    house.set_wall(begun - DAY);
    house.pass(Duration::from_secs(u64::try_from(left).unwrap() - 1));
    assert_eq!(state(actor, &table.id)["waiting"]["reactions"], true);
    house.pass(Duration::from_secs(1));
    until("does it close", || {
        state(actor, &table.id)["waiting"]["reactions"] == false
    });
}

#[test]
fn lines_and_remarks_stay_in_the_order_in_which_they_came() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let talk = |house: &House, table: &Seated| {
        let path = format!("/api/v1/tables/{}/talk", table.id);
        let talk = table.bruno.ask(&path).is(200);
        assert_eq!(
            house
                .store
                .remarks(&TableId::parse(&table.id).unwrap(), 0, 99)
                .unwrap()
                .len(),
            talk["remarks"].as_array().unwrap().len()
        );
        let remarks = talk["remarks"].as_array().unwrap().iter();
        let said = remarks.filter_map(|remark| remark["text"].as_str().map(ToOwned::to_owned));
        said.filter(|text| text.starts_with("At "))
            .collect::<Vec<_>>()
    };
    let mut said = Vec::new();
    for (number, wall) in settings(house.wall()).into_iter().enumerate() {
        house.set_wall(wall);
        let (browser, _) = table.asked().unwrap();
        choose(browser, &table.id, "pass", &format!("{number}")).is(200);
        said.push(format!("At {wall}"));
        let path = table.at_table("/talk");
        assert_eq!(
            table.anna.post(&path, &[("text", &said[number])]).status,
            200
        );
    }
    assert_eq!(talk(&house, &table), said);
    let log = kept(&house, &table.id).lines;
    assert_eq!(log.len(), said.len());
    house.set_wall(-HOUR);
    let house = house.restart();
    let table = table.moved_to(&house);
    assert_eq!(talk(&house, &table), said);
    assert_eq!(kept(&house, &table.id).lines, log);
    let (browser, _) = table.asked().unwrap();
    choose(browser, &table.id, "pass", "on").is(200);
    assert_eq!(lines(&house, &table.id), log.len() + 1);
}

/// A table that nobody has played at, and a session that has nothing.
#[test]
fn nothing_is_forgotten_because_a_clock_is_set() {
    let house = House::open();
    let anna = house.browser();
    let id = set_up(
        &anna,
        &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")],
    );
    let secret = Secret::random().unwrap();
    house.session(&secret, "Nobody");
    let bea = house.browser().with_session(&secret);
    assert_eq!(bea.ask("/api/v1/me").status, 200);
    // Nothing is open, which would be kept for that alone.
    let house = house.restart();
    let there = |house: &House| {
        let table = house.store.table(&TableId::parse(&id).unwrap()).unwrap();
        let session = house.store.session(&secret.hash()).unwrap();
        (table.is_some(), session.is_some())
    };
    until("is it noted that she came by", || {
        let session = house.store.session(&secret.hash()).unwrap();
        session.is_some_and(|session| session.seen > 0)
    });
    let begun = house.wall();
    for wall in settings(begun) {
        house.set_wall(wall);
        house.expire();
        assert_eq!(there(&house), (true, true), "{wall}");
    }
    // What really is old goes, also where the clock was put back meanwhile: later.
    let expiry = Duration::from_secs(60 * 24 * 3600);
    house.pass(expiry);
    house.set_wall(begun);
    house.expire();
    assert_eq!(there(&house), (true, true));
    house.pass(expiry + Duration::from_secs(24 * 3600));
    house.expire();
    assert_eq!(there(&house), (false, false));
}

#[test]
fn limits_count_the_time_that_passes_alone() {
    let mut plan = Plan::default();
    plan.config.posts_a_minute = 3;
    plan.config.sessions_an_hour = 1;
    let house = House::with(plan);
    let begin = || {
        house
            .stranger()
            .post("/sessions", &json!({ "name": "Anna" }))
            .status
    };
    let anna = house.browser();
    let post = || anna.post("/settings", &[("name", "Anna")]).status;
    assert_eq!(post(), 303);
    let begun = house.wall();
    let refused = (0..80).find(|_| post() == 429);
    assert!(refused.is_some());
    for wall in settings(begun) {
        house.set_wall(wall);
        assert_eq!((post(), begin()), (429, 429), "{wall}");
    }
    house.pass(Duration::from_secs(3600));
    assert_eq!((post(), begin()), (303, 201));
}

#[test]
fn pages_links_and_files_are_as_good_at_any_time() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    let record = table.anna.get(&table.at_table("/record")).text;
    assert!(record.contains("\nsigned "), "{record}");
    for wall in settings(house.wall()) {
        house.set_wall(wall);
        for path in [
            "/".to_owned(),
            table.at_table(""),
            table.at_table("/replay"),
        ] {
            assert_eq!(table.bruno.get(&path).status, 200, "{path} at {wall}");
        }
        for path in ["/tables".to_owned(), format!("/tables/{}", table.id)] {
            let path = format!("/api/v1{path}");
            assert_eq!(table.bruno.ask(&path).status, 200, "{path} at {wall}");
        }
        // What was signed is signed the same.
        assert_eq!(table.anna.get(&table.at_table("/record")).text, record);
        // Who comes now gets a session, a table and a seat.
        let (carla, dora) = (house.browser(), house.browser());
        let id = set_up(
            &carla,
            &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")],
        );
        let code = seat_link(&carla, &id, "s2");
        house.set_wall(wall.saturating_add(5 * HOUR));
        assert_eq!(join(&dora, &code).status, 303, "at {wall}");
        assert_eq!(state(&dora, &id)["seat"], "s2");
        // Once, whatever the time.
        house.set_wall(wall);
        assert_ne!(join(&house.browser(), &code).status, 303, "at {wall}");
        choose(&carla, &id, "take", "a").is(200);
    }
}

/// A browser counts by its own clock how long it keeps a cookie.
#[test]
fn no_cookie_has_a_date() {
    let house = House::open();
    let answer = house
        .browser()
        .submit("/settings", &[("name", "Anna"), ("lang", "it")]);
    let cookies = answer.headers.get_all("set-cookie");
    let cookies: Vec<&str> = cookies
        .iter()
        .map(|cookie| cookie.to_str().unwrap())
        .collect();
    assert_eq!(cookies.len(), 2, "{cookies:?}");
    for cookie in cookies {
        assert!(cookie.contains("; Max-Age=630720000"), "{cookie}");
        assert!(!cookie.contains("Expires"), "{cookie}");
    }
}
