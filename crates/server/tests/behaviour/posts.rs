//! Choices: from the newest page, once, and only what is offered.

use std::thread;

use engine::Seat;
use server::room::{Act, Order, Posted, Trouble};
use store::Holder;

use table_kit::house::table::{Seated, choose, choose_at, first, kept, lines, stamp, state};
use table_kit::house::{Browser, Ear, House};

/// Sends the same number of posts at once as there are keys, and says how many
/// had each status.
fn race(table: &Seated, keys: &[String]) -> Vec<u16> {
    let stamp = stamp(&state(&table.anna, &table.id));
    let post = |key: &str| choose_at(&table.anna, &table.id, "take", (&stamp, key)).status;
    let mut statuses: Vec<u16> = thread::scope(|scope| {
        let post = &post;
        let all: Vec<_> = keys
            .iter()
            .map(|key| scope.spawn(move || post(key)))
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    statuses.sort_unstable();
    statuses
}

#[test]
fn an_old_page_is_brought_up_to_date_and_nothing_is_done() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let before = state(&table.anna, &table.id);
    let have = table.anna.ask(&table.at_table("/parts?have=")).is(200);
    let old = "0011223344556677";

    let answer = choose_at(&table.anna, &table.id, "take", (old, "a")).is(409);
    assert_eq!(answer["edition"], have["edition"]);
    assert_eq!(answer["wrong"], true);
    let word = answer["word"].as_str().unwrap();
    assert!(word.starts_with("The table has moved on."), "{word}");
    let parts = answer["parts"].as_array().unwrap();
    assert!(parts.iter().any(|part| part["id"] == "ask"), "{parts:?}");
    assert_eq!(state(&table.anna, &table.id), before);
    assert_eq!(lines(&house, &table.id), 0);

    // The same without a script is a page in words.
    let fields = [("choice", "take"), ("stamp", old), ("key", "b")];
    let page = table.anna.submit(&table.at_table("/choices"), &fields);
    assert_eq!(page.status, 409);
    assert!(page.text.contains("The table has moved on."));
    // What was refused may be tried again with the same key.
    assert_eq!(choose(&table.anna, &table.id, "take", "a").status, 200);
}

#[test]
fn what_is_not_offered_is_refused() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let before = state(&table.anna, &table.id);
    for wrong in ["pay-ruby", "sing", ""] {
        let answer = choose(&table.anna, &table.id, wrong, "a").is(409);
        assert_eq!(answer["wrong"], true, "{wrong}");
    }
    // Nor may anyone choose whose turn it is not.
    assert_eq!(choose(&table.bruno, &table.id, "take", "a").status, 409);
    for key in [String::new(), "x".repeat(81)] {
        assert_eq!(choose(&table.anna, &table.id, "take", &key).status, 400);
    }
    assert_eq!(state(&table.anna, &table.id), before);
    assert_eq!(lines(&house, &table.id), 0);
}

#[test]
fn the_same_post_is_done_once_however_often_it_comes() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let keys = vec!["the same".to_owned(); 8];
    assert_eq!(race(&table, &keys), [200; 8]);
    assert_eq!(lines(&house, &table.id), 1);

    let house = house.restart();
    let table = table.moved_to(&house);
    let again = choose(&table.anna, &table.id, "take", "the same").is(200);
    assert_eq!(again["word"], "That was done already.");
    assert_eq!(again["wrong"], false);
    assert_eq!(lines(&house, &table.id), 1);
    // A key is of its seat: the other may have the same.
    let other = choose(&table.bruno, &table.id, "take", "the same").is(200);
    assert!(other["word"].is_null());
    assert_eq!(lines(&house, &table.id), 2);
}

#[test]
fn of_posts_that_race_one_wins() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let keys: Vec<String> = (0..8).map(|key| key.to_string()).collect();
    let statuses = race(&table, &keys);
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(lines(&house, &table.id), 1);
}

#[test]
fn every_tab_hears_of_it_and_fetches_what_it_has_not_got() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let tabs = [0, 1].map(|_| {
        let cookies = table.anna.cookies();
        Ear::open(
            house.address,
            &table.at_table("/events"),
            &[("cookie", &cookies)],
        )
    });
    let have = |browser: &Browser, have: &str| {
        let path = table.at_table(&format!("/parts?have={have}"));
        browser.ask(&path).is(200)["parts"]
            .as_array()
            .unwrap()
            .clone()
    };
    let all = have(&table.anna, "");
    let hashes: Vec<String> = all
        .iter()
        .map(|part| format!("{}:{}", part["id"], part["hash"]).replace('"', ""))
        .collect();
    let hashes = hashes.join(",");
    assert!(have(&table.anna, &hashes).is_empty());

    choose(&table.anna, &table.id, "take", "a").is(200);
    let revision = &state(&table.anna, &table.id)["revision"];
    for tab in &tabs {
        tab.hears(revision.as_u64().unwrap());
    }
    let new = have(&table.anna, &hashes);
    assert!(!new.is_empty() && new.len() < all.len(), "{}", new.len());
    // The other tab still has the old page: what it posts is not done.
    let old = stamp(&state(&table.bruno, &table.id));
    choose(&table.bruno, &table.id, "take", "b").is(200);
    let late = choose_at(&table.bruno, &table.id, "take", (&old, "c"));
    assert_eq!(late.status, 409);
    assert_eq!(lines(&house, &table.id), 2);
}

#[test]
fn a_post_without_a_script_leads_back_to_the_page() {
    let house = House::open();
    let table = Seated::at(&house, "sealed", &[]);
    let seen = state(&table.anna, &table.id);
    let stamp = stamp(&seen);
    let choice = first(&seen);
    let fields = [("choice", choice.as_str()), ("stamp", &stamp), ("key", "a")];
    let answer = table.anna.submit(&table.at_table("/choices"), &fields);
    assert_eq!(answer.status, 303);
    assert_eq!(answer.headers["location"], table.at_table("").as_str());
}

#[test]
fn a_post_on_its_way_when_the_seat_changes_hands_is_not_done() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let kept = kept(&house, &table.id);
    let holders: Vec<_> = kept
        .table
        .places
        .iter()
        .map(|place| place.holder.clone())
        .collect();
    let [Holder::Person(anna), Holder::Person(bruno)] = &holders[..] else {
        panic!("{holders:?}");
    };
    let room = house.room(&kept.table.id);
    let seat = Seat::all(2).next().unwrap();
    let stamp = room.picture().table.stamp(seat);
    let post = |by| {
        house.ask(&room, |reply| Order::Post {
            by,
            seat,
            key: "a".to_owned(),
            act: Act::Choose {
                stamp,
                choices: vec!["take".to_owned()],
            },
            reply,
        })
    };
    assert!(matches!(post(*bruno), Err(Trouble::Changed)));
    assert_eq!(lines(&house, &table.id), 0);
    assert!(matches!(post(*anna), Ok(Posted::Done)));
    assert_eq!(lines(&house, &table.id), 1);
}
