//! Reaction windows: the clock of a strict table, standing orders.

use std::time::Duration;

use serde_json::{Value, json};

use table_kit::house::table::{Seated, choose, first, lines, stamp, state, until};
use table_kit::house::{Browser, House};

/// How long windows are open here.
const SECOND: Duration = Duration::from_secs(1);

/// Plays until somebody has announced something: a window is open, and this is
/// who did it and who has not.
pub(crate) fn open_window(table: &Seated) -> (&Browser, &Browser) {
    for number in 0..60 {
        let Some((browser, seen)) = table.asked() else {
            panic!("nobody is asked");
        };
        let choices = seen["choices"].as_array().unwrap().iter();
        let mut names = choices.map(|choice| choice["choice"].as_str().unwrap());
        let play = names.find(|name| name.starts_with("play-"));
        let choice = play.map_or_else(|| first(&seen), ToOwned::to_owned);
        let done = choose(browser, &table.id, &choice, &format!("open {number}"));
        assert_eq!(done.status, 200, "{}", done.text);
        if state(browser, &table.id)["waiting"]["reactions"] == true {
            let seat = &seen["seat"];
            return if seat == "s1" {
                (&table.anna, &table.bruno)
            } else {
                (&table.bruno, &table.anna)
            };
        }
    }
    panic!("nobody announces anything");
}

#[test]
fn a_strict_window_closes_on_the_clock_and_names_nobody() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict"), ("window", "1")]);
    let (actor, other) = open_window(&table);
    for browser in [actor, other] {
        let seen = state(browser, &table.id);
        let expected = json!({ "seats": [], "reactions": true });
        assert_eq!(seen["waiting"], expected);
        assert!(seen["closes"].is_i64(), "{seen}");
    }
    let page = actor.get(&table.at_table("")).text;
    assert!(page.contains("Waiting for reactions."), "{page}");
    assert!(!page.contains("Waiting for Anna") && !page.contains("Waiting for Bruno"));

    // An answer is held: neither it nor that it was given can be noticed.
    let before = (state(actor, &table.id), lines(&house, &table.id));
    let asked = state(other, &table.id);
    assert_eq!(asked["choices"].as_array().unwrap().len().min(1), 1);
    let answer = choose(other, &table.id, "pass", "answer");
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(state(other, &table.id)["tentative"], json!(["pass"]));
    let after = (state(actor, &table.id), lines(&house, &table.id));
    assert_eq!(after, before);
    house.pass(SECOND);
    until("does the clock close it", || {
        state(actor, &table.id)["waiting"]["reactions"] == false
    });
    assert_eq!(state(actor, &table.id)["closes"], Value::Null);
    assert!(lines(&house, &table.id) > before.1);
}

#[test]
fn who_does_not_answer_in_time_lets_it_pass() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict"), ("window", "1")]);
    let (actor, other) = open_window(&table);
    house.pass(SECOND);
    until("does the clock close it", || {
        state(actor, &table.id)["waiting"]["reactions"] == false
    });
    assert_eq!(state(other, &table.id)["tentative"], json!([]));
}

#[test]
fn a_standing_order_answers_at_once_and_hurries_nobody() {
    let house = House::open();
    let table = Seated::at(
        &house,
        "intrigue",
        &[("pace", "strict"), ("window", "86400")],
    );
    for browser in [&table.anna, &table.bruno] {
        let orders = browser.submit(&table.at_table("/orders"), &[("order", "windows=always")]);
        assert_eq!(orders.status, 303);
    }
    let (actor, other) = open_window(&table);
    // The answer is there, and the window stays open all the same.
    assert_eq!(state(other, &table.id)["tentative"], json!(["pass"]));
    assert_eq!(state(actor, &table.id)["waiting"]["reactions"], true);
    // An order that is given late answers what is open already.
    let no = other.submit(&table.at_table("/orders"), &[("order", "windows=")]);
    assert_eq!(no.status, 303);
    let stamp = stamp(&state(other, &table.id));
    let undo = [("stamp", stamp.as_str()), ("key", "undo")];
    assert_eq!(other.post(&table.at_table("/undo"), &undo).status, 200);
    assert_eq!(state(other, &table.id)["tentative"], json!([]));
    other.submit(&table.at_table("/orders"), &[("order", "windows=always")]);
    assert_eq!(state(other, &table.id)["tentative"], json!(["pass"]));
}

/// The one answer of this game that can be given beforehand.
const ORDER: &str = "intrigue-window-veto=answer:intrigue-order-veto";

#[test]
fn an_answer_that_was_ordered_is_given_where_it_can_be() {
    let house = House::open();
    // Whether somebody holds a Veto, chance decides.
    let (mut vetoed, mut asked) = (false, false);
    while !(vetoed && asked) {
        let table = Seated::at(
            &house,
            "intrigue",
            &[("pace", "strict"), ("window", "86400")],
        );
        let (_, other) = open_window(&table);
        let seen = state(other, &table.id);
        let choices = seen["choices"].as_array().unwrap().iter();
        let holds = choices.clone().any(|choice| choice["choice"] == "veto");
        let order = [("order", ORDER)];
        assert_eq!(other.submit(&table.at_table("/orders"), &order).status, 303);
        let given = if holds { json!(["veto"]) } else { json!([]) };
        assert_eq!(state(other, &table.id)["tentative"], given);
        vetoed |= holds;
        asked |= !holds;
    }
}

#[test]
fn an_answer_that_no_game_knows_is_refused() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict")]);
    let orders = table.at_table("/orders");
    assert_eq!(table.anna.submit(&orders, &[("order", ORDER)]).status, 303);
    let kept = format!("value=\"{ORDER}\" aria-pressed=\"true\"");
    for wrong in [
        "intrigue-window-veto=answer:intrigue-order-tea",
        "intrigue-window-veto=answer:intrigue-window-veto",
        "windows=answer:intrigue-order-veto",
        "intrigue-window-veto=answer:",
    ] {
        let refused = table.anna.submit(&orders, &[("order", wrong)]);
        assert_eq!(refused.status, 400, "{wrong}");
    }
    assert!(table.anna.get(&table.at_table("")).text.contains(&kept));
}

#[test]
fn at_a_brisk_table_standing_orders_leave_no_window_open() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "brisk")]);
    for browser in [&table.anna, &table.bruno] {
        browser.submit(&table.at_table("/orders"), &[("order", "windows=always")]);
    }
    for number in 0..200 {
        let seen = state(&table.anna, &table.id);
        assert_eq!(seen["waiting"]["reactions"], false);
        let Some((browser, seen)) = table.asked() else {
            break;
        };
        let choices = seen["choices"].as_array().unwrap();
        let last = choices.last().unwrap()["choice"].as_str().unwrap();
        choose(browser, &table.id, last, &number.to_string()).is(200);
    }
    assert_eq!(state(&table.anna, &table.id)["over"], true);
}
