//! Faults of ours: a table that stops, and one that no longer replays.

use std::sync::atomic::{AtomicBool, Ordering};

use conformance::bazaar::{self, BazaarEvent, Choice};
use conformance::bent::{Bend, Bent};
use conformance::{Bazaar, Sealed};
use engine::registry::{AnyGame, Loaded, Registry};
use engine::{Dice, Game, Seat, Sink};
use store::{TableId, Write};

use table_kit::house::table::{Seated, choose, free, kept, lines, set_up, stamp, state};
use table_kit::house::{House, Plan};

use crate::files::finished;

/// A rule that falls over: not while a page is drawn, but when it is played.
struct Faulty;

static FUSE: AtomicBool = AtomicBool::new(false);

impl Bend<Bazaar> for Faulty {
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        let burns = FUSE.load(Ordering::Relaxed);
        assert!(!burns || choice != Choice::Pass, "a planted fault");
        game.apply(content, seat, choice, dice, &mut sink);
    }
}

fn faulty_games() -> Registry {
    let games: Vec<Box<dyn AnyGame>> = vec![
        Box::new(Loaded::with_facts(Bent::<Bazaar>::facts(&Faulty).unwrap())),
        Box::new(Loaded::<Sealed>::load(None).unwrap()),
    ];
    table_kit::registry(games)
}

#[test]
fn a_fault_stops_its_table_and_no_other() {
    let house = House::with(Plan {
        games: faulty_games,
        ..Plan::default()
    });
    let [table, other] = [0, 1].map(|_| Seated::at(&house, "bazaar", &[]));
    let third = Seated::at(&house, "sealed", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    choose(&other.anna, &other.id, "take", "a").is(200);
    let before = kept(&house, &table.id).lines;

    let stamp = stamp(&state(&table.bruno, &table.id));
    let pass = [("choice", "pass"), ("stamp", &stamp), ("key", "b")];
    FUSE.store(true, Ordering::Relaxed);
    let answer = table.bruno.post(&table.at_table("/choices"), &pass);
    FUSE.store(false, Ordering::Relaxed);
    let answer = answer.is(503);
    assert_eq!(answer["word"], "This table has stopped.");
    assert_eq!(
        kept(&house, &table.id).lines,
        before,
        "its log is as it was"
    );

    let stopped = |house: &House, table: &Seated| {
        for browser in [&table.anna, &table.bruno] {
            let page = browser.get(&table.at_table("")).text;
            assert!(page.contains("This table has stopped."), "{page}");
            assert!(page.contains("Nothing is lost"));
            let seen = state(browser, &table.id);
            assert_eq!(seen["stopped"], true);
            assert!(seen["question"].is_null() && seen["choices"][0].is_null());
            assert_eq!(choose(browser, &table.id, "take", "c").status, 503);
            let report = browser.get(&table.at_table("/report"));
            assert!(report.text.contains("fault a rule ran into a fault"));
        }
        let lobby = table.anna.get("/").text;
        assert!(lobby.contains("stopped"), "{lobby}");
        assert_eq!(kept(house, &table.id).lines, before);
    };
    stopped(&house, &table);
    choose(&other.bruno, &other.id, "pass", "b").is(200);
    let drafted = free(&state(&third.anna, &third.id));
    choose(&third.anna, &third.id, &drafted, "a").is(200);

    // A restart does not pretend that nothing has happened.
    let house = house.restart();
    let (table, other) = (table.moved_to(&house), other.moved_to(&house));
    stopped(&house, &table);
    choose(&other.anna, &other.id, "take", "c").is(200);
    let metrics = house.browser().get("/metrics").text;
    assert!(
        metrics.contains("orrery_stopped_tables_total 0"),
        "{metrics}"
    );
}

#[test]
fn whoever_set_a_stopped_table_up_may_let_it_try_again() {
    let house = House::with(Plan {
        games: faulty_games,
        ..Plan::default()
    });
    let table = Seated::at(&house, "bazaar", &[]);
    house.keep(vec![Write::Fault {
        table: TableId::parse(&table.id).unwrap(),
        fault: Some("a rule ran into a fault".to_owned()),
    }]);
    let house = house.restart();
    let table = table.moved_to(&house);
    let page = table.anna.get(&table.at_table("")).text;
    assert!(page.contains("/try-again"), "{page}");
    assert!(
        !table
            .bruno
            .get(&table.at_table(""))
            .text
            .contains("/try-again")
    );
    let refused = table.bruno.post(&table.at_table("/try-again"), &[]);
    assert_eq!(refused.code(403), "web-wrong-host");
    assert_eq!(choose(&table.anna, &table.id, "take", "a").status, 503);
    let again = table.anna.submit(&table.at_table("/try-again"), &[]);
    assert_eq!(again.status, 303);
    choose(&table.anna, &table.id, "take", "a").is(200);
    let house = house.restart();
    let table = table.moved_to(&house);
    assert_eq!(state(&table.anna, &table.id)["stopped"], false);
}

/// A game of which the last line is not what was played.
fn damaged() -> (House, Seated, usize) {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    choose(&table.bruno, &table.id, "take", "b").is(200);
    let good = lines(&house, &table.id);
    house.keep(vec![Write::Append {
        table: TableId::parse(&table.id).unwrap(),
        from: good,
        lines: vec!["s1 take #00000000".to_owned()],
        over: false,
        at: 0,
    }]);
    let house = house.restart();
    let table = table.moved_to(&house);
    (house, table, good)
}

#[test]
fn a_log_that_no_longer_replays_can_be_looked_at_and_taken_home() {
    let (house, table, good) = damaged();
    for browser in [&table.anna, &table.bruno] {
        let page = browser.get(&table.at_table("")).text;
        assert!(
            page.contains("This game was begun under other rules."),
            "{page}"
        );
        let seen = state(browser, &table.id);
        assert_eq!(
            (&seen["frozen"], &seen["stopped"]),
            (&true.into(), &false.into())
        );
        assert!(seen["choices"][0].is_null());
        assert_eq!(choose(browser, &table.id, "take", "c").status, 409);
        let record = browser.get(&table.at_table("/record"));
        assert_eq!(record.status, 200);
        assert!(record.text.contains(" take\n"), "{}", record.text);
        let report = browser.get(&table.at_table("/report"));
        assert!(report.text.contains("\nfrozen "), "{}", report.text);
        assert_eq!(browser.get(&table.at_table("/replay")).status, 200);
    }
    assert_eq!(lines(&house, &table.id), good + 1, "nothing is thrown away");
}

#[test]
fn whoever_set_it_up_may_go_on_from_the_last_good_step() {
    let (house, table, good) = damaged();
    let refused = table.bruno.post(&table.at_table("/go-on"), &[]);
    assert_eq!(refused.code(403), "web-wrong-host");
    assert_eq!(
        table.anna.submit(&table.at_table("/go-on"), &[]).status,
        303
    );
    assert_eq!(state(&table.anna, &table.id)["frozen"], false);
    choose(&table.anna, &table.id, "take", "d").is(200);
    let all = kept(&house, &table.id).lines;
    assert_eq!(all.len(), good + 3);
    assert!(all[good + 1].starts_with("! rules "), "{all:?}");

    let house = house.restart();
    let table = table.moved_to(&house);
    let seen = state(&table.bruno, &table.id);
    assert_eq!(seen["frozen"], false, "{seen}");
    choose(&table.bruno, &table.id, "take", "e").is(200);
    // The way back is there, too, without the line that was damaged.
    let replay = format!("/api/v1/tables/{}/replay", table.id);
    assert_eq!(table.anna.ask(&replay).status, 200);
}

#[test]
fn what_stopped_a_log_is_not_told_to_those_who_may_not_know() {
    let house = House::open();
    let table = Seated::at(&house, "sealed", &[]);
    house.keep(vec![Write::Append {
        table: TableId::parse(&table.id).unwrap(),
        from: 0,
        lines: vec!["s2 mark-nowhere #00000000".to_owned()],
        over: false,
        at: 0,
    }]);
    let house = house.restart();
    let table = table.moved_to(&house);
    for path in ["", "/report", "/record", "/parts"] {
        let seen = table.anna.get(&table.at_table(path));
        assert_eq!(seen.status, 200, "{path}");
        assert!(!seen.text.contains("mark-nowhere"), "{path}: {}", seen.text);
    }
    let report = table.anna.get(&table.at_table("/report")).text;
    assert!(report.contains("\nfrozen unreadable, under the same version\n"));
}

/// The next version of its rules.
const NEWER: u32 = Bazaar::INFO.rules + 1;

/// A newer version of a game in which passing is something else.
struct Newer;

impl Bend<Bazaar> for Newer {
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        if choice == Choice::Take {
            sink.emit(BazaarEvent::Passed(seat));
        }
    }
}

pub(crate) fn newer_games() -> Registry {
    let facts = Bent::<Bazaar, NEWER>::facts(&Newer).unwrap();
    let games: Vec<Box<dyn AnyGame>> = vec![Box::new(Loaded::with_facts(facts))];
    table_kit::registry(games)
}

#[test]
fn new_rules_freeze_an_old_game_until_its_host_goes_on() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    let house = house.restart_with(newer_games);
    let table = table.moved_to(&house);
    assert_eq!(state(&table.anna, &table.id)["frozen"], true);
    assert_eq!(
        table.anna.submit(&table.at_table("/go-on"), &[]).status,
        303
    );
    choose(&table.anna, &table.id, "take", "b").is(200);
    let house = house.restart();
    let table = table.moved_to(&house);
    assert_eq!(state(&table.bruno, &table.id)["frozen"], false);
    choose(&table.bruno, &table.id, "take", "c").is(200);
}

/// What is over has shown its seed: nobody plays on with dice that all know.
#[test]
fn new_rules_do_not_open_a_game_that_was_over() {
    let house = House::open();
    let table = finished(&house);
    let house = house.restart_with(newer_games);
    let table = table.moved_to(&house);
    assert_eq!(state(&table.anna, &table.id)["frozen"], true);
    let count = lines(&house, &table.id);
    let page = table.anna.get(&table.at_table("")).text;
    assert!(page.contains("nobody can play on from there"), "{page}");
    assert!(!page.contains("/go-on"), "{page}");
    let refused = table.anna.post(&table.at_table("/go-on"), &[]);
    assert_eq!(refused.code(409), "web-wrong-known");
    for wish in ["link", "bot"] {
        let refused = table
            .anna
            .post(&table.at_table("/seats/s2"), &[("do", wish)]);
        assert_eq!(refused.code(409), "web-wrong-over", "{wish}");
    }
    assert_eq!(choose(&table.anna, &table.id, "take", "on").status, 409);
    assert_eq!(lines(&house, &table.id), count);
}

#[test]
fn a_table_of_a_game_that_is_gone_hides_no_other() {
    let house = House::open();
    let anna = house.browser();
    let fields = |game| [("game", game), ("seat-1", "me"), ("seat-2", "link")];
    let gone = set_up(&anna, &fields("sealed"));
    let there = set_up(&anna, &fields("bazaar"));
    let house = house.restart_with(newer_games);
    let anna = anna.moved_to(&house);
    assert_eq!(anna.get(&format!("/tables/{gone}")).status, 404);
    let lobby = anna.get("/");
    assert_eq!(lobby.status, 200);
    assert!(lobby.text.contains(&there) && !lobby.text.contains(&gone));
}
