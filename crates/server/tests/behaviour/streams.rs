//! The live stream: who hears what, and who hears nothing.

use table_kit::house::table::{
    Seated, choose, free, join, kept, seat_link, set_up, stamp, state, until,
};
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

/// The edition that a page of this browser has when it is loaded now.
fn edition(browser: &Browser, table: &Seated) -> String {
    let page = browser.get(&table.at_table("")).text;
    let (_, rest) = page.split_once("data-edition=\"").unwrap();
    rest.split_once('"').unwrap().0.to_owned()
}

#[test]
fn whoever_posts_has_the_edition_that_is_heard_of_and_others_lack_it() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let (anna, bruno) = (&table.anna, &table.bruno);
    let ears = [anna, bruno].map(|browser| listen(&house, browser, &table));
    let before = [anna, bruno].map(|browser| edition(browser, &table));
    for (ear, before) in ears.iter().zip(&before) {
        ear.counts(1);
        assert_eq!(ear.editions(), [before.as_str()], "the page has it");
    }
    let done = choose(anna, &table.id, "take", "a").is(200);
    let [of_anna, of_bruno] = &ears;
    of_anna.counts(2);
    assert_eq!(done["edition"], of_anna.editions()[1], "nothing to fetch");
    of_bruno.counts(2);
    let parts = bruno.ask(&table.at_table("/parts?have=")).is(200);
    assert_eq!(parts["edition"], of_bruno.editions()[1]);
    assert_ne!(parts["edition"], before[1].as_str());

    // What is no move in the game makes another edition, too; whoever said it
    // has that, and all editions are different.
    let talk = [("text", "Well done!")];
    let said = bruno.post(&table.at_table("/talk"), &talk).is(200);
    of_anna.counts(3);
    of_bruno.counts(3);
    assert_eq!(said["edition"], of_bruno.editions()[2]);
    bruno.submit(&table.at_table("/seats/s2"), &[("do", "bot")]);
    of_anna.counts(4);
    let mut heard = of_anna.editions();
    heard.sort_unstable();
    heard.dedup();
    assert_eq!(heard.len(), of_anna.editions().len(), "{heard:?}");
}

#[test]
fn the_next_at_a_shared_screen_has_an_edition_of_their_own() {
    let house = House::open();
    let anna = house.browser();
    let seats = [("seat-1", "me"), ("seat-2", "here")];
    let id = set_up(&anna, &[&[("game", "bazaar")][..], &seats].concat());
    let parts = |browser: &Browser| {
        let path = format!("/tables/{id}/parts?have=");
        browser.ask(&path).is(200)["edition"].clone()
    };
    let curtain = parts(&anna);
    let open = [("seat", "s1")];
    anna.submit(&format!("/tables/{id}/curtain"), &open);
    assert_ne!(parts(&anna), curtain);
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
