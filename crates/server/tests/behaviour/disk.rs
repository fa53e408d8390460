//! A disk that fails for a while: nothing is done that was not kept, and
//! everything goes on when it can be.

use std::time::Duration;

use serde_json::json;
use store::{TableId, Write};

use table_kit::house::table::{
    Seated, choose, choose_at, first, free, free_if_any, kept, lines, set_up, stamp, state, until,
};
use table_kit::house::{Answer, Browser, House, Plan};

use crate::windows::open_window;

/// Longer than anything here rests.
const LONG: Duration = Duration::from_secs(60);

/// A house where bots do not rest while nobody looks.
fn restless() -> House {
    let mut plan = Plan::default();
    plan.config.unattended = Duration::MAX;
    House::with(plan)
}

/// Waits until the disk has failed so often more.
fn fails(house: &House, times: usize) {
    let before = house.disk.failed();
    until("does it fail", || {
        house.pass(LONG);
        house.disk.failed() >= before + times
    });
}

fn against_a_bot(house: &House) -> (Browser, String) {
    let anna = house.browser();
    let fields = [
        ("game", "bazaar"),
        ("seat-1", "me"),
        ("seat-2", "bot:random"),
    ];
    let id = set_up(&anna, &fields);
    (anna, id)
}

#[test]
fn what_cannot_be_kept_is_not_done_and_can_be_tried_again() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let before = state(&table.bruno, &table.id);
    house.disk.fail_writes(true);
    let refused = choose(&table.anna, &table.id, "take", "a");
    assert_eq!(refused.status, 503, "{}", refused.text);
    assert!(refused.text.contains("could not be written to disk"));
    assert_eq!(state(&table.bruno, &table.id), before);
    house.disk.fail_writes(false);
    choose(&table.anna, &table.id, "take", "a").is(200);
    assert_eq!(lines(&house, &table.id), 1);
}

/// A table of bots alone, and a disk that fails when they have just begun.
pub(crate) fn bots_without_a_disk(house: &House) -> (Browser, String) {
    let anna = house.browser();
    let bots = [
        ("game", "bazaar"),
        ("seat-1", "bot:random"),
        ("seat-2", "bot:random"),
    ];
    // A session, a table, and two choices.
    house.disk.fail_writes_after(4);
    let id = set_up(&anna, &bots);
    (anna, id)
}

#[test]
fn bots_go_on_when_the_disk_does() {
    let house = restless();
    let (anna, id) = bots_without_a_disk(&house);
    // Oftener than a bot is forgiven that has no idea.
    fails(&house, 10);
    let seen = state(&anna, &id);
    let stands = (&seen["stopped"], &seen["over"]);
    assert_eq!(stands, (&false.into(), &false.into()));
    let so_far = lines(&house, &id);
    house.disk.fail_writes(false);
    until("do the bots go on", || {
        house.pass(LONG);
        lines(&house, &id) > so_far
    });
    assert_eq!(state(&anna, &id)["stopped"], false);
}

#[test]
fn nothing_is_tried_again_at_once() {
    let house = restless();
    let (anna, id) = bots_without_a_disk(&house);
    until("does it fail", || house.disk.failed() > 0);
    // Here no time passes.
    let failed = house.disk.failed();
    for _ in 0..20 {
        state(&anna, &id);
    }
    assert_eq!(house.disk.failed(), failed);
}

#[test]
fn a_window_closes_when_that_can_be_kept() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict"), ("window", "1")]);
    let (actor, _) = open_window(&table);
    let open = |browser| state(browser, &table.id)["waiting"]["reactions"] == true;
    house.disk.fail_writes(true);
    fails(&house, 3);
    assert!(open(actor));
    house.disk.fail_writes(false);
    until("does it close", || {
        house.pass(LONG);
        !open(actor)
    });
}

/// Says something of a table while the word of what is kept is lost, and then
/// something else.
fn unsaid(house: &House, ask: impl FnOnce() -> Answer) {
    house.disk.fail_words(true);
    let refused = ask();
    assert_eq!(refused.status, 503, "{}", refused.text);
    house.disk.fail_words(false);
}

#[test]
fn what_was_kept_and_said_not_to_be_is_found_when_it_comes_again() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let stamp = stamp(&state(&table.anna, &table.id));
    let take = || choose_at(&table.anna, &table.id, "take", (&stamp, "a"));
    unsaid(&house, take);
    // Nobody has seen it, and nobody is told that it was done.
    assert_eq!(lines(&house, &table.id), 1);
    assert!(state(&table.bruno, &table.id)["question"].is_null());
    let edition = || table.bruno.ask(&table.at_table("/parts")).is(200)["edition"].clone();
    let before = edition();
    let revision = state(&table.bruno, &table.id)["revision"].as_u64();
    take().is(200);
    assert_eq!(lines(&house, &table.id), 1, "and is not done twice");
    // Whoever has a page open learns that it is old, and so does a program.
    assert_ne!(edition(), before);
    assert!(state(&table.bruno, &table.id)["revision"].as_u64() > revision);
    choose(&table.bruno, &table.id, "take", "b").is(200);
    assert_eq!(lines(&house, &table.id), 2);
}

#[test]
fn nothing_is_laid_on_a_draft_that_was_kept_and_said_not_to_be() {
    let house = House::open();
    // Now and then chance leaves a second mark that could not be taken back.
    loop {
        let table = Seated::at(&house, "sealed", &[]);
        let seen = state(&table.anna, &table.id);
        let (mark, stamp) = (free(&seen), stamp(&seen));
        let draft = || choose_at(&table.anna, &table.id, &mark, (&stamp, "a"));
        unsaid(&house, draft);
        draft().is(200);
        let seen = state(&table.anna, &table.id);
        assert_eq!(seen["tentative"], json!([mark]));
        let Some(next) = free_if_any(&seen) else {
            continue;
        };
        choose(&table.anna, &table.id, &next, "b").is(200);
        let drafts = kept(&house, &table.id).drafts;
        assert_eq!(drafts[0].1, [mark.as_str(), &next]);
        return;
    }
}

#[test]
fn what_was_said_or_wanted_while_words_were_lost_is_there() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let say = |text| table.anna.post(&table.at_table("/talk"), &[("text", text)]);
    unsaid(&house, || say("One"));
    assert_eq!(say("Two").status, 200);
    let path = format!("/api/v1/tables/{}/talk", table.id);
    let talk = table.bruno.ask(&path).is(200);
    let said: Vec<&str> = talk["remarks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["text"].as_str().unwrap())
        .filter(|text| !text.is_empty())
        .collect();
    assert_eq!(said, ["One", "Two"]);
    let orders = |order| {
        table
            .bruno
            .submit(&table.at_table("/orders"), &[("order", order)])
    };
    unsaid(&house, || orders("windows=always"));
    choose(&table.anna, &table.id, "take", "a").is(200);
    let path = format!("/api/v1/tables/{}/orders", table.id);
    assert_eq!(
        table.bruno.ask(&path).is(200)["orders"],
        json!({ "windows": "always" })
    );
}

#[test]
fn a_window_closes_once_though_the_word_of_it_was_lost() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("pace", "strict"), ("window", "1")]);
    let (actor, _) = open_window(&table);
    let before = lines(&house, &table.id);
    house.disk.fail_words(true);
    fails(&house, 1);
    house.disk.fail_words(false);
    until("is it closed for all to see", || {
        house.pass(LONG);
        state(actor, &table.id)["waiting"]["reactions"] == false
    });
    let after = lines(&house, &table.id);
    assert!(after > before);
    assert!(kept(&house, &table.id).fault.is_none());
    let (browser, seen) = table.asked().unwrap();
    assert_eq!(choose(browser, &table.id, &first(&seen), "on").status, 200);
    assert!(lines(&house, &table.id) >= after);
}

#[test]
fn a_table_whose_log_somebody_else_has_written_to_is_opened_again() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    house.keep(vec![Write::Append {
        table: TableId::parse(&table.id).unwrap(),
        from: 1,
        lines: vec!["s2 take #00000000".to_owned()],
        over: false,
        at: 0,
    }]);
    // What is on the disk does not fit: that is found out when it is read.
    let refused = choose(&table.bruno, &table.id, "take", "b");
    assert_eq!(refused.status, 409, "{}", refused.text);
    assert_eq!(state(&table.bruno, &table.id)["frozen"], true);
    assert_eq!(kept(&house, &table.id).lines.len(), 2);
}

#[test]
fn what_cannot_be_read_is_said_and_passes() {
    let house = House::open();
    let (anna, id) = against_a_bot(&house);
    let house = house.restart();
    let anna = anna.moved_to(&house);
    let table = format!("/tables/{id}");
    for is_known in [false, true] {
        if is_known {
            // Who she is need not be read again; the table has to be.
            assert_eq!(anna.get("/games/bazaar/new").status, 200);
        }
        house.disk.fail_reads(true);
        for path in ["/", &table] {
            let answer = anna.get(path);
            assert_eq!(answer.status, 503, "{path}");
            assert!(answer.text.contains("<html"), "in words");
        }
        house.disk.fail_reads(false);
    }
    assert_eq!(anna.get(&table).status, 200);
}
