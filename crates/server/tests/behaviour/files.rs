//! Games taken home and brought back; branches off them.

use engine::log::{Log, signed_by};
use serde_json::{Value, json};
use store::{TableId, Write};

use table_kit::house::table::{Seated, choose, first, kept, lines, state, to_table, until};
use table_kit::house::{Browser, House};

/// A log that nobody signed: what is wrong with a changed one is found by what
/// it says.
pub(crate) fn unsigned(text: &str) -> String {
    let mut log: Log = text.parse().unwrap();
    log.signed.take().expect("it was signed");
    log.to_string()
}

pub(crate) fn finished(house: &House) -> Seated {
    let table = Seated::at(house, "bazaar", &[("option-rounds", "2")]);
    table.play_out();
    table
}

#[test]
fn a_finished_game_is_taken_to_another_house() {
    let house = House::open();
    let table = finished(&house);
    let log = table.anna.get(&table.at_table("/log"));
    assert_eq!(log.status, 200);
    let disposition = log.headers["content-disposition"].to_str().unwrap();
    assert!(disposition.contains(&format!("{}.orrery", table.id)));
    let there = table
        .anna
        .ask(&format!("/api/v1/tables/{}/replay?moment=2", table.id));

    let other = House::open();
    let carla = other.browser();
    let begun = carla.submit("/settings", &[("name", "Carla"), ("back", "/")]);
    assert_eq!(begun.status, 303);
    let id = to_table(&carla.upload("/import", "log", &log.text));
    assert_eq!(state(&carla, &id)["over"], true);
    let path = format!("/api/v1/tables/{id}/replay?moment=2&eyes=s1");
    let here = carla.ask(&path).is(200);
    assert_eq!(here["view"], there.is(200)["view"]);
    // Carla may have made it herself: the house does not sign it.
    let plain = unsigned(&log.text);
    assert_eq!(carla.get(&format!("/tables/{id}/log")).text, plain);
    let other = other.restart();
    let carla = carla.moved_to(&other);
    assert_eq!(
        carla.get(&format!("/tables/{id}/replay?moment=1")).status,
        200
    );
    assert_eq!(carla.get(&format!("/tables/{id}/log")).text, plain);
    // Nor does a log need a signature to be brought.
    assert_eq!(carla.upload("/import", "log", &plain).status, 303);
}

#[test]
fn what_is_no_finished_game_is_refused_in_words() {
    let house = House::open();
    let table = finished(&house);
    let log = unsigned(&table.anna.get(&table.at_table("/log")).text);
    let carla = house.browser();
    let (torn, _) = log.split_once("\nend ").unwrap();
    let unfinished = format!("{torn}\n");
    let forged = log.replace("\nseed ", "\nseed 0");
    let lines: Vec<&str> = log.lines().collect();
    let cut = [&lines[..9], &lines[10..]].concat().join("\n") + "\n";
    for (wrong, why) in [
        ("", "Line 1: "),
        ("nonsense", "Line 1: "),
        (torn, "cut off"),
        (&unfinished, "Only finished games"),
        (&forged, "Line "),
        (&cut, "Line 10: "),
    ] {
        let page = carla.upload("/import", "log", wrong);
        assert_eq!(page.status, 400, "{wrong}");
        let (_, told) = page.text.split_once("role=\"alert\"").unwrap();
        assert!(told.contains(why), "{wrong}: {told:.300}");
    }
}

/// The key that the house shows to anyone.
fn key_of(house: &House) -> String {
    let shown = house.stranger().get("/key").is(200);
    shown["key"].as_str().unwrap().to_owned()
}

#[test]
fn what_is_taken_home_is_signed_by_the_house() {
    let house = House::open();
    let key = key_of(&house);
    assert_eq!(key, house.app.key().to_string());
    assert_ne!(key, key_of(&House::open()), "every house has its own");
    let table = Seated::at(&house, "bazaar", &[("option-rounds", "2")]);
    let is_signed = |text: &str| {
        let signer = signed_by(text).unwrap().expect("it is signed");
        assert_eq!(signer.to_string(), key);
        let forged = text.replacen("bazaar", "bizaar", 1);
        assert!(signed_by(&forged).is_err());
    };
    let api = |path: &str| format!("/api/v1{}", table.at_table(path));
    // As much of it as a seat may have while it goes on, and all of it later.
    for path in [table.at_table("/record"), api("/record")] {
        is_signed(&table.anna.get(&path).text);
    }
    table.play_out();
    for path in [table.at_table("/log"), api("/log"), api("/record")] {
        is_signed(&table.anna.get(&path).text);
    }
    let log = table.anna.get(&table.at_table("/log")).text;
    let page = table.anna.get(&table.at_table("")).text;
    assert!(page.contains(&key), "{page}");

    let house = house.restart();
    assert_eq!(key_of(&house), key, "it is the same after a restart");
    let anna = table.anna.moved_to(&house);
    assert_eq!(anna.get(&table.at_table("/log")).text, log);
}

/// Whoever branches off a game knows what comes: such a game must not look
/// like one that was played.
#[test]
fn what_one_visitor_tries_alone_is_not_signed() {
    let house = House::open();
    let table = finished(&house);
    let fields = [("moment", "1"), ("eyes", "s1")];
    let id = to_table(&table.anna.submit(&table.at_table("/branch"), &fields));
    let record = table.anna.get(&format!("/tables/{id}/record"));
    assert_eq!(record.status, 200);
    assert_eq!(signed_by(&record.text), Ok(None));
    let page = table.anna.get(&format!("/tables/{id}")).text;
    assert!(!page.contains(&key_of(&house)), "{page}");
}

#[test]
fn a_signature_that_does_not_fit_is_refused_in_words() {
    let house = House::open();
    let log = finished(&house);
    let log = log.anna.get(&log.at_table("/log")).text;
    let plain = unsigned(&log);
    let signature = log.strip_prefix(&plain).unwrap();
    let other = engine::log::Signer::random().unwrap();
    let lines = log.lines().count();
    let forged = format!("Line {lines}: The signature does not fit");
    let carla = house.browser();
    for (wrong, why) in [
        // Another table under its signature.
        (log.replace("rounds=2", "rounds=3"), forged.as_str()),
        (
            log.replace(&key_of(&house), &other.key().to_string()),
            &forged,
        ),
        (
            log.replace("\nend ", &format!("\n{signature}end ")),
            "Nothing may follow the signature",
        ),
        (format!("{plain}signed by me\n"), "This is no signature"),
    ] {
        let page = carla.upload("/import", "log", &wrong);
        assert_eq!(page.status, 400, "{wrong}");
        let (_, told) = page.text.split_once("role=\"alert\"").unwrap();
        assert!(told.contains(why), "{wrong}: {told:.300}");
    }
    // Whose it is does not matter.
    let theirs = other.signed(plain);
    assert_eq!(carla.upload("/import", "log", &theirs).status, 303);
}

#[test]
fn while_a_game_goes_on_only_one_s_own_record_can_be_taken_home() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    let (browser, _) = table.asked().unwrap();
    choose(browser, &table.id, "draw", "a");
    assert_eq!(table.anna.get(&table.at_table("/log")).status, 403);
    let [hers, his] = [&table.anna, &table.bruno].map(|who| {
        let record = who.get(&table.at_table("/record"));
        assert_eq!(record.status, 200);
        record.text
    });
    assert!(hers.starts_with("orrery record of s1\n") && his.starts_with("orrery record of s2\n"));
    assert!(!hers.contains(" #") && !hers.contains("\nseed "));
}

#[test]
fn a_branch_of_a_finished_game_begins_as_it_was() {
    let house = House::open();
    let table = finished(&house);
    let fields = [("moment", "1"), ("eyes", "s2")];
    let id = to_table(&table.anna.submit(&table.at_table("/branch"), &fields));
    let branch = kept(&house, &id).table;
    assert_eq!(branch.branch.as_ref().unwrap().redealt, None);
    assert_eq!(branch.seed, kept(&house, &table.id).table.seed);
    let seen = state(&table.anna, &id);
    assert_eq!(seen["seat"], "s2");
    goes_on(house, &table.anna, &id);
}

/// The log of what was dealt anew is nothing without what it was dealt from.
#[test]
fn a_branch_of_a_finished_branch_begins_as_it_was() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[("option-rounds", "2")]);
    let (browser, _) = table.asked().unwrap();
    assert_eq!(choose(browser, &table.id, "take", "a").status, 200);
    let fields = [("moment", "1"), ("eyes", "s1")];
    let branch = to_table(&table.anna.submit(&table.at_table("/branch"), &fields));
    for number in 0.. {
        until("is it somebody's turn", || {
            let seen = state(&table.anna, &branch);
            seen["over"] == true || !seen["question"].is_null()
        });
        let seen = state(&table.anna, &branch);
        if seen["over"] == true {
            break;
        }
        let key = format!("on {number}");
        assert_eq!(
            choose(&table.anna, &branch, &first(&seen), &key).status,
            200
        );
    }
    let fields = [("moment", "2"), ("eyes", "s1")];
    let path = format!("/tables/{branch}/branch");
    let again = to_table(&table.anna.submit(&path, &fields));
    assert_eq!(state(&table.anna, &again)["frozen"], false);
    goes_on(house, &table.anna, &again);
}

#[test]
fn a_branch_of_a_running_game_is_dealt_anew() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    let (browser, _) = table.asked().unwrap();
    assert_eq!(choose(browser, &table.id, "draw", "a").status, 200);
    let refused = table.bruno.submit(
        &table.at_table("/branch"),
        &[("moment", "0"), ("eyes", "s1")],
    );
    assert_eq!(refused.status, 403);
    let fields = [("moment", "1"), ("eyes", "s2")];
    let id = to_table(&table.bruno.submit(&table.at_table("/branch"), &fields));
    let branch = kept(&house, &id).table;
    assert_ne!(branch.seed, kept(&house, &table.id).table.seed);
    assert_eq!(branch.branch.unwrap().redealt.unwrap().to_string(), "s2");
    // It is a table of his own, and the other knows nothing of it.
    assert_eq!(table.anna.get(&format!("/tables/{id}")).status, 403);
    goes_on(house, &table.bruno, &id);
}

/// A branch can be played on, and survives a restart.
pub(crate) fn goes_on(house: House, browser: &Browser, id: &str) {
    until("is it somebody's turn", || {
        let seen = state(browser, id);
        seen["over"] == true || !seen["question"].is_null()
    });
    let seen = state(browser, id);
    if let Some(choice) = seen["choices"][0]["choice"].as_str() {
        assert_eq!(choose(browser, id, choice, "on").status, 200);
    }
    until("do the bots rest", || {
        let seen = state(browser, id);
        seen["over"] == true || !seen["question"].is_null()
    });
    let before = state(browser, id);
    let count = lines(&house, id);
    let house = house.restart();
    let browser = browser.moved_to(&house);
    let after = state(&browser, id);
    for what in ["view", "choices", "standing", "seats", "over", "frozen"] {
        assert_eq!(after[what], before[what], "{what}");
    }
    assert_eq!(after["frozen"], json!(false));
    assert_eq!(lines(&house, id), count);
    let replay = browser.ask(&format!("/api/v1/tables/{id}/replay?moment=0"));
    assert_ne!(replay.is(200)["view"], Value::Null);
}

/// A branch of the newest branch, again and again: it comes to an end, and
/// however long a chain lies on the disk, opening it takes nothing down.
#[test]
fn a_chain_of_branches_comes_to_an_end() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    let fields = [("moment", "0"), ("eyes", "s1")];
    let branch_of = |id: &str| table.anna.submit(&format!("/tables/{id}/branch"), &fields);
    let mut newest = table.id.clone();
    for depth in 1..=8 {
        let answer = branch_of(&newest);
        assert_eq!(answer.status, 303, "{depth}: {}", answer.text);
        newest = to_table(&answer);
        assert_eq!(state(&table.anna, &newest)["seat"], "s1");
    }
    let refused = branch_of(&newest);
    assert_eq!(refused.status, 409);
    assert!(
        refused.text.contains("branch of a branch"),
        "{}",
        refused.text
    );

    // Such a chain may have been made by an earlier version.
    let mut deep = kept(&house, &newest).table;
    for _ in 0..3_000 {
        let parent = std::mem::replace(&mut deep.id, TableId::random().unwrap());
        let branch = deep.branch.as_mut().unwrap();
        (branch.parent, branch.step) = (parent, 0);
        house.keep(vec![Write::Create(Box::new(deep.clone()))]);
    }
    let page = table.anna.get(&format!("/tables/{}", deep.id));
    assert_eq!(page.status, 409, "{}", page.text);
    assert_eq!(state(&table.anna, &table.id)["seat"], "s1");
}

#[test]
fn a_visitor_has_only_a_number_of_branches() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let fields = [("moment", "0"), ("eyes", "s1")];
    let path = table.at_table("/branch");
    let first = to_table(&table.anna.submit(&path, &fields));
    let mut another = kept(&house, &first).table;
    for _ in 1..200 {
        another.id = TableId::random().unwrap();
        house.keep(vec![Write::Create(Box::new(another.clone()))]);
    }
    let refused = table.anna.submit(&path, &fields);
    assert_eq!(refused.status, 409);
    assert!(refused.text.contains("200 branches"), "{}", refused.text);
    // Someone else has theirs.
    assert_eq!(
        table
            .bruno
            .submit(&path, &[("moment", "0"), ("eyes", "s2")])
            .status,
        303
    );
}
