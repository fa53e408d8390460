//! The live stream: who hears what, and who hears nothing.

use table_kit::house::table::{Seated, choose, free, join, kept, seat_link, stamp, state, until};
use table_kit::house::{Browser, Ear, House};

fn listen(house: &House, browser: &Browser, table: &Seated) -> Ear {
    let cookies = browser.cookies();
    Ear::open(
        house.address,
        &table.at_table("/events"),
        &[("cookie", &cookies)],
    )
}

fn revision(browser: &Browser, table: &Seated) -> u64 {
    state(browser, &table.id)["revision"].as_u64().unwrap()
}

/// A table where both have ink enough to write for a while.
fn with_ink(house: &House) -> Seated {
    loop {
        let table = Seated::at(house, "sealed", &[("watch", "anyone")]);
        if state(&table.anna, &table.id)["view"]["ink"].as_u64() >= Some(3) {
            return table;
        }
    }
}

#[test]
fn a_stream_wakes_nobody_for_what_they_cannot_see() {
    let house = House::open();
    let table = with_ink(&house);
    let watcher = house.browser();
    let page = listen(&house, &table.anna, &table);
    let ears = [
        listen(&house, &table.bruno, &table),
        listen(&house, &watcher, &table),
    ];
    let begun = [revision(&table.bruno, &table), revision(&watcher, &table)];
    // Anna rolls her die in secret, writes, and thinks again.
    choose(&table.anna, &table.id, "gamble", "roll").is(200);
    for key in ["a", "b"] {
        let choice = free(&state(&table.anna, &table.id));
        choose(&table.anna, &table.id, &choice, key).is(200);
        let now = stamp(&state(&table.anna, &table.id));
        let key = format!("undo {key}");
        let undo = [("stamp", now.as_str()), ("key", &key)];
        table.anna.post(&table.at_table("/undo"), &undo).is(200);
    }
    // She closes her page, which is how the house knows what she has read;
    // writes again; and speaks at last, which everyone hears.
    drop(page);
    until("is it kept what she has read", || {
        kept(&house, &table.id).table.places[0].read > 0
    });
    let choice = free(&state(&table.anna, &table.id));
    choose(&table.anna, &table.id, &choice, "c").is(200);
    let talk = table.at_table("/talk");
    table.anna.post(&talk, &[("text", "Done!")]).is(200);
    for (ear, begun) in ears.iter().zip(begun) {
        ear.counts(2);
        assert_eq!(ear.words(), [begun, begun], "at first, and what was said");
    }
}

#[test]
fn who_comes_back_hears_what_they_missed() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let ear = listen(&house, &table.bruno, &table);
    let before = revision(&table.bruno, &table);
    ear.hears(before);
    drop(ear);
    choose(&table.anna, &table.id, "take", "a").is(200);
    let now = revision(&table.bruno, &table);
    assert!(now > before);
    let cookies = table.bruno.cookies();
    let last = before.to_string();
    let headers = [("cookie", cookies.as_str()), ("last-event-id", &last)];
    let ear = Ear::open(house.address, &table.at_table("/events"), &headers);
    ear.hears(now);
    assert_eq!(ear.words(), [now]);
    assert!(ear.text().contains("retry: 1000"), "{}", ear.text());

    // After a restart too: every page from before is older than what is heard.
    drop(ear);
    let house = house.restart();
    let table = table.moved_to(&house);
    let ear = listen(&house, &table.bruno, &table);
    ear.hears(revision(&table.bruno, &table));
    assert!(ear.words()[0] > now);
}

#[test]
fn who_sits_down_is_heard_of() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let ear = listen(&house, &table.anna, &table);
    ear.counts(1);
    table
        .bruno
        .submit(&table.at_table("/seats/s2"), &[("do", "bot")]);
    ear.counts(2);
    assert_eq!(ear.words()[0], ear.words()[1], "the game has not moved");
}

#[test]
fn a_seat_that_is_given_away_hears_no_more_than_all_may() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("watch", "anyone")]);
    let ear = listen(&house, &table.bruno, &table);
    ear.counts(1);
    let code = seat_link(&table.anna, &table.id, "s2");
    let carla = house.browser();
    assert_eq!(join(&carla, &code).status, 303);
    let public = revision(&house.browser(), &table);
    ear.hears(public);
    assert_eq!(
        state(&table.bruno, &table.id)["seat"],
        serde_json::Value::Null
    );
}
