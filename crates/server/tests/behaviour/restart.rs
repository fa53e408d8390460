//! What a restart leaves as it was.

use std::time::Duration;

use serde_json::json;
use table_kit::house::House;
use table_kit::house::table::{Seated, choose, free, lines, stamp, state, until};

use crate::windows::open_window;

#[test]
fn drafts_survive_and_can_be_taken_back() {
    let house = House::open();
    let table = Seated::at(&house, "sealed", &[]);
    let begun = state(&table.anna, &table.id);
    let choice = free(&begun);
    choose(&table.anna, &table.id, &choice, "a").is(200);
    assert_eq!(lines(&house, &table.id), 0, "it is only a draft");

    let house = house.restart();
    let table = table.moved_to(&house);
    let again = state(&table.anna, &table.id);
    assert_eq!(again["tentative"], json!([choice]));
    assert_eq!(state(&table.bruno, &table.id)["tentative"], json!([]));
    assert!(again["revision"].as_u64() > begun["revision"].as_u64());

    let stamp = stamp(&again);
    let undo = [("stamp", stamp.as_str()), ("key", "b")];
    table.anna.post(&table.at_table("/undo"), &undo).is(200);
    let undone = state(&table.anna, &table.id);
    assert_eq!(undone["tentative"], json!([]));
    assert_eq!(undone["view"], begun["view"]);

    // What was taken back is gone for good.
    let house = house.restart();
    let table = table.moved_to(&house);
    assert_eq!(state(&table.anna, &table.id)["tentative"], json!([]));
}

#[test]
fn a_held_answer_survives_and_its_window_closes() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict"), ("window", "2")]);
    let (_, answering) = open_window(&table);
    choose(answering, &table.id, "pass", "answer").is(200);
    let house = house.restart();
    let answering = answering.moved_to(&house);
    let seen = state(&answering, &table.id);
    assert_eq!(seen["waiting"]["reactions"], true);
    assert_eq!(seen["tentative"], json!(["pass"]));
    assert!(seen["closes"].is_i64());
    house.pass(Duration::from_secs(2));
    until("does the clock close it", || {
        state(&answering, &table.id)["waiting"]["reactions"] == false
    });
}

#[test]
fn people_keep_their_names_seats_orders_and_talk() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    table
        .bruno
        .submit(&table.at_table("/orders"), &[("order", "windows=always")]);
    table
        .bruno
        .post(&table.at_table("/talk"), &[("text", "Good luck!")]);
    table
        .anna
        .submit("/settings", &[("name", "Anna Maria"), ("back", "/")]);
    let house = house.restart();
    let table = table.moved_to(&house);
    let path = format!("/api/v1/tables/{}", table.id);
    assert_eq!(
        table.bruno.ask(&format!("{path}/orders")).is(200)["orders"],
        json!({ "windows": "always" })
    );
    let talk = table.anna.ask(&format!("{path}/talk")).is(200);
    assert_eq!(talk["remarks"][1]["text"], "Good luck!");
    assert_eq!(table.anna.ask("/api/v1/me").is(200)["name"], "Anna Maria");
    assert_eq!(state(&table.bruno, &table.id)["seat"], "s2");
}
