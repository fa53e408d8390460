//! Bots: they take over and give back, and think on a few threads.

use std::thread;
use std::time::Duration;

use table_kit::house::table::{Seated, choose, lines, set_up, state, until};
use table_kit::house::{Browser, Ear, House, Plan};

use crate::disk::bots_without_a_disk;

fn bots_only(browser: &Browser, rounds: &str) -> String {
    set_up(
        browser,
        &[
            ("game", "bazaar"),
            ("seat-1", "bot:random"),
            ("seat-2", "bot:random"),
            ("option-rounds", rounds),
        ],
    )
}

fn is_over(browser: &Browser, id: &str) -> bool {
    state(browser, id)["over"] == true
}

#[test]
fn a_bot_takes_a_seat_over_and_gives_it_back() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    assert_eq!(choose(&table.anna, &table.id, "take", "a").status, 200);
    let seat = table.at_table("/seats/s2");
    assert_eq!(table.bruno.submit(&seat, &[("do", "bot")]).status, 303);
    until("does the bot play", || {
        !state(&table.anna, &table.id)["question"].is_null()
    });
    let seen = state(&table.bruno, &table.id);
    assert_eq!(seen["seats"][1]["holder"], "bot");
    assert_eq!(seen["seats"][1]["yours"], true);
    let before = lines(&house, &table.id);
    // It is nobody else's to take back, be it the host.
    let stolen = table.anna.post(&seat, &[("do", "back")]);
    assert_eq!(stolen.code(400), "web-wrong-seat");
    assert_eq!(table.bruno.submit(&seat, &[("do", "back")]).status, 303);
    assert_eq!(choose(&table.anna, &table.id, "take", "b").status, 200);
    let his = state(&table.bruno, &table.id);
    assert_eq!(his["seats"][1]["holder"], "person");
    assert!(!his["question"].is_null(), "he is asked again");
    assert_eq!(lines(&house, &table.id), before + 1);
}

#[test]
fn bots_play_on_after_a_restart() {
    let mut plan = Plan::default();
    plan.config.bot_pause = Duration::from_secs(3600);
    let house = House::with(plan);
    let anna = house.browser();
    let fields = [
        ("game", "bazaar"),
        ("seat-1", "me"),
        ("seat-2", "bot:random"),
    ];
    let id = set_up(&anna, &fields);
    // Bots take their time while somebody looks.
    let cookies = anna.cookies();
    let path = format!("/tables/{id}/events");
    let ear = Ear::open(house.address, &path, &[("cookie", &cookies)]);
    choose(&anna, &id, "take", "a").is(200);
    assert!(state(&anna, &id)["question"].is_null());
    assert_eq!(lines(&house, &id), 1);
    drop(ear);

    let house = house.restart();
    let anna = anna.moved_to(&house);
    until("does the bot play", || {
        !state(&anna, &id)["question"].is_null()
    });
    assert!(lines(&house, &id) > 1);
}

#[test]
fn one_thread_thinks_for_several_tables() {
    let house = House::open();
    let anna = house.browser();
    let tables: Vec<String> = (0..4).map(|_| bots_only(&anna, "4")).collect();
    for id in &tables {
        until("is it over", || is_over(&anna, id));
    }
}

/// Sixty tables that nobody looked at took all the turns there were.
#[test]
fn bots_among_themselves_rest_until_somebody_looks() {
    let house = House::open();
    // They cannot go on for a while, and when they could nobody looks.
    let (anna, id) = bots_without_a_disk(&house);
    until("do they stop", || house.disk.failed() > 0);
    let so_far = lines(&house, &id);
    house.disk.fail_writes(false);
    house.pass(Duration::from_secs(3600));
    thread::sleep(Duration::from_millis(100));
    assert_eq!(lines(&house, &id), so_far);
    until("do they go on", || is_over(&anna, &id));
}

#[test]
fn bots_play_on_where_somebody_sits_though_nobody_looks() {
    let house = House::open();
    let anna = house.browser();
    let fields = [
        ("game", "bazaar"),
        ("seat-1", "me"),
        ("seat-2", "bot:random"),
    ];
    let id = set_up(&anna, &fields);
    house.disk.fail_writes_after(1);
    choose(&anna, &id, "take", "a").is(200);
    until("does the bot stop", || house.disk.failed() > 0);
    house.disk.fail_writes(false);
    house.pass(Duration::from_secs(3600));
    until("does the bot go on", || lines(&house, &id) > 1);
}

#[test]
fn a_bot_that_there_is_not_cannot_sit_down() {
    let house = House::open();
    let anna = house.browser();
    let fields = [
        ("game", "bazaar"),
        ("seat-1", "me"),
        ("seat-2", "bot:nobody"),
    ];
    let page = anna.submit("/tables", &fields);
    assert_eq!(page.status, 400);
    assert!(page.text.contains("<form"), "back to the form");
}
