//! Games from files: whoever brings one knows all chance of it, so that it is
//! theirs alone, marked for ever, and never played on.

use std::time::Duration;

use conformance::Bazaar;
use conformance::bent::Bent;
use engine::log::{Answer, Audience, Line, Log};
use engine::registry::{AnyGame, Loaded, Request};
use engine::{Game, Pace, Seat, Seed, Swap};
use serde_json::json;
use store::{Grant, Link, Secret, Store, TableId, Write};

use table_kit::house::table::{choose, join, kept, lines, state, to_table};
use table_kit::house::{Browser, House, Plan};

use crate::faults::newer_games;
use crate::files::{finished, goes_on, unsigned};

/// Rules that nobody has written yet, and rules of before: in both the game is
/// the same, so that every digest of a log is right.
const FUTURE: u32 = 999;
const OLDER: u32 = Bazaar::INFO.rules - 1;

/// A whole game that was never played at a table, with a seed of one's own
/// making, under a header of one's own making.
fn forged<const RULES: u32>() -> String {
    talkative::<RULES>(0)
}

/// The same, in which so much is offered and taken back first.
fn talkative<const RULES: u32>(offers: u32) -> String {
    let game = Loaded::<Bent<Bazaar, RULES>>::load(None).unwrap();
    let request = Request {
        seats: 2,
        pace: Pace::Brisk,
        options: vec![("rounds".to_owned(), "2".to_owned())],
        seed: Seed::from_word("known"),
    };
    let mut table = game.table(request).unwrap();
    let [from, to] = [0, 1].map(|index| Seat::new(index).unwrap());
    for _ in 0..offers {
        let swap = Swap {
            from,
            to,
            gives: "1ruby",
            gets: "1pearl",
        };
        let deal = table.offer(swap, "", Audience::Both).unwrap();
        table.answer(from, (to, deal), Answer::Withdraw).unwrap();
    }
    while let Some(seat) = table.to_act().first() {
        let first = table.listed(seat)[0].notation.clone();
        table.choose(seat, &[&first]).unwrap();
    }
    table.log().to_string()
}

/// Brings a file, and says at which table it is.
fn import(browser: &Browser, log: &str) -> String {
    to_table(&browser.upload("/import", "log", log))
}

/// The line of a file that a page names, and what it says of it.
#[track_caller]
fn told(browser: &Browser, log: &str, line: &str, why: &str) {
    let page = browser.upload("/import", "log", log);
    assert_eq!(page.status, 400, "{}", page.text);
    let (_, told) = page.text.split_once("role=\"alert\"").unwrap();
    let told: String = told.chars().take(400).collect();
    assert!(told.contains(line) && told.contains(why), "{told}");
}

/// The attack: such a game was set up anew under the header of the house, did
/// not replay under it, stood still at its first move, and was played on by
/// guests with dice that its host knew.
#[test]
fn a_forged_header_is_refused_with_its_line() {
    let house = House::open();
    let log = forged::<FUTURE>();
    let carla = house.browser();
    told(&carla, &log, "Line 3: ", "Rules version 999");
    let carlo = house.browser().with("accept-language", "it");
    told(&carlo, &log, "Riga 3: ", "La versione 999 delle regole");
    let program = house.program("Carla");
    let refused = program.post("/imports", &json!({ "log": log })).is(400);
    assert_eq!(refused["code"], "web-wrong-file");
    assert!(refused["error"].as_str().unwrap().contains("Line 3: "));
    assert!(house.store.tables().unwrap().is_empty(), "nothing was kept");
    assert!(
        !carla.cookies().contains("orrery="),
        "and nobody remembered"
    );
    // So is a version that a game is said to have gone on under.
    let mut later: Log = forged::<OLDER>().parse().unwrap();
    let mut change = later.entries[0].clone();
    change.line = Line::Version {
        rules: FUTURE,
        content: later.header.content,
        after: 0,
    };
    later.entries.insert(0, change);
    told(&carla, &later.to_string(), "Line 10: ", "Rules version 999");
}

#[test]
fn a_file_is_kept_as_it_is_or_not_at_all() {
    let house = House::open();
    let table = finished(&house);
    let log = unsigned(&table.anna.get(&table.at_table("/log")).text);
    let carla = house.browser();
    let last = log.lines().count();
    let end = log.lines().find(|line| line.starts_with("end ")).unwrap();
    let no_end = log.replace(&format!("{end}\n"), "");
    told(&carla, &no_end, &format!("Line {}: ", last - 1), end);
    let lie = log.replace(end, "end bazaar-lie");
    told(&carla, &lie, &format!("Line {}: ", last - 1), "bazaar-lie");
    let other = log.replace("game bazaar", "game chess");
    told(&carla, &other, "Line 2: ", "chess");
    for (ours, theirs) in [
        ("pace brisk", "pace strict"),
        ("options rounds=2", "options  rounds=2"),
        ("rules 1", "rules 0"),
        ("rules 1", "rules +1"),
    ] {
        let edited = log.replace(ours, theirs);
        assert_ne!(edited, log);
        let line = if theirs.contains('+') {
            "Line 3: "
        } else {
            "Line 10: "
        };
        told(&carla, &edited, line, "");
    }
    assert_eq!(carla.upload("/import", "log", &log).status, 303);
}

#[test]
fn an_imported_game_keeps_its_header_and_its_mark() {
    let house = House::open();
    let log = forged::<OLDER>();
    let carla = house.browser();
    let id = import(&carla, &log);
    let (header, _) = log.split_once("\n\n").unwrap();
    assert!(header.contains(&format!("\nrules {OLDER}\n")));
    let is_as_imported = |house: &House, carla: &Browser| {
        let kept = kept(house, &id);
        assert!(kept.table.imported && kept.over);
        assert_eq!(kept.table.header, format!("{header}\n"));
        let seen = state(carla, &id);
        assert_eq!(
            (&seen["over"], &seen["frozen"], &seen["imported"]),
            (&json!(true), &json!(false), &json!(true))
        );
        let words = seen["note"].as_str().unwrap();
        assert!(words.contains("brought from a file"), "{words}");
        let italian = carla.clone().with("accept-language", "it");
        let words = state(&italian, &id)["note"].to_string();
        assert!(words.contains("viene da un file"), "{words}");
        for (reader, mark) in [(carla, ">Imported<"), (&italian, ">Importata<")] {
            let page = reader.get(&format!("/tables/{id}")).text;
            assert!(page.contains(mark), "{page}");
            assert!(!page.contains("/links"), "{page}");
            let replay = reader.get(&format!("/tables/{id}/replay?moment=1")).text;
            assert!(replay.contains(mark), "{replay}");
        }
        assert!(carla.get("/").text.contains("· Imported"));
        let mine = carla.ask("/api/v1/tables").is(200);
        assert_eq!(mine["tables"][0]["imported"], true);
        assert_eq!(carla.get(&format!("/tables/{id}/log")).text, log);
    };
    is_as_imported(&house, &carla);
    let house = house.restart();
    is_as_imported(&house, &carla.moved_to(&house));
    // What was set up here has no such mark.
    let table = finished(&house);
    assert_eq!(state(&table.anna, &table.id)["imported"], false);
    let page = table.anna.get(&table.at_table("")).text;
    assert!(!page.contains("Imported") && page.contains("/links"));
}

/// It goes to the disk bit by bit, with others' choices in between.
#[test]
fn a_long_game_is_kept_whole() {
    let house = House::open();
    let log = talkative::<OLDER>(300);
    let carla = house.browser();
    let id = import(&carla, &log);
    let is_whole = |house: &House, carla: &Browser| {
        assert_eq!(kept(house, &id).fault, None);
        assert!(lines(house, &id) > 600);
        assert_eq!(state(carla, &id)["stopped"], false);
        assert_eq!(carla.get(&format!("/tables/{id}/log")).text, log);
    };
    is_whole(&house, &carla);
    let house = house.restart();
    is_whole(&house, &carla.moved_to(&house));
}

/// A request a visitor counted as one, however long the game that was played
/// again for it.
#[test]
fn who_has_a_long_game_played_again_waits_before_asking_more() {
    let mut plan = Plan::default();
    plan.config.requests_a_second = 10;
    let house = House::with(plan);
    let log = talkative::<OLDER>(3_000);
    let (carla, dora) = (house.browser(), house.browser());
    for browser in [&carla, &dora] {
        browser.submit("/settings", &[("name", "Carla"), ("back", "/")]);
    }
    let id = import(&carla, &log);
    let page = format!("/tables/{id}");
    // Of six thousand lines: more than forty requests' worth with the others.
    assert!(house.app.dearest()["POST /import"].lines > 6_000);
    let house = house.restart();
    let (carla, dora) = (carla.moved_to(&house), dora.moved_to(&house));
    let plain = (0..).take_while(|_| carla.get("/rules").status == 200);
    let plain = plain.take(1000).count();
    house.pass(Duration::from_secs(60));
    assert_eq!(carla.get(&page).status, 200);
    let opened = house.app.dearest()["GET /tables/{id}"];
    assert!(opened.lines > 6_000, "{opened:?}");
    let fewer = (0..).take_while(|_| carla.get("/rules").status == 200);
    let fewer = fewer.take(1000).count();
    assert!(fewer + 30 <= plain, "{fewer} of {plain}");
    assert_eq!(dora.get("/rules").status, 200);
    // To look again takes what lies between two moments that are kept.
    house.pass(Duration::from_secs(60));
    let moment = format!("{page}/replay?at=1");
    assert_eq!(carla.get(&moment).status, 200);
    let moment = house.app.dearest()["GET /tables/{id}/replay"];
    assert!(moment.lines < 1_000 && moment.states == 1, "{moment:?}");
    // What branches off a game that is over is kept with all that came before.
    let branch = carla.submit(&format!("{page}/branch"), &[("moment", "6000")]);
    let lines = kept(&house, &to_table(&branch)).lines.len() as u64;
    let branch = house.app.dearest()["POST /tables/{id}/branch"];
    assert!(
        lines > 5_000 && branch.lines >= lines,
        "{lines}: {branch:?}"
    );
    let figures = house.browser().get("/metrics").text;
    assert!(
        figures.contains("dearest_request{route=\"GET /tables/{id}\"}"),
        "{figures}"
    );
}

/// Tries every door to an imported game.
fn is_closed(house: &House, carla: &Browser, id: &str) {
    let count = lines(house, id);
    let at = |path: &str| format!("/tables/{id}{path}");
    let refused = carla.post(&at("/go-on"), &[]);
    assert_eq!(refused.code(409), "web-wrong-known");
    for wish in ["link", "bot", "back"] {
        let refused = carla.post(&at("/seats/s2"), &[("do", wish)]);
        assert_eq!(refused.code(409), "web-wrong-over", "{wish}");
    }
    for grant in ["watch", "mine"] {
        let refused = carla.post(&at("/links"), &[("grant", grant)]);
        assert_eq!(refused.code(403), "web-wrong-private", "{grant}");
    }
    assert_eq!(choose(carla, id, "take", "on").status, 409);
    // Not even a link that was not made here leads in.
    let secret = Secret::random().unwrap();
    let table = TableId::parse(id).unwrap();
    let seat = Seat::new(1).unwrap();
    house.keep(vec![Write::Link(Link {
        secret: secret.hash(),
        table,
        grant: Grant::Seat(seat),
        used: false,
    })]);
    let guest = house.browser();
    assert_eq!(join(&guest, secret.reveal()).status, 403);
    assert_eq!(guest.get(&at("")).status, 403);
    let everyone = house.browser();
    assert!(!everyone.get("/").text.contains(id));
    assert_eq!(lines(house, id), count, "nothing moved");
}

#[test]
fn nobody_plays_where_a_game_was_imported() {
    let house = House::open();
    let carla = house.browser();
    let id = import(&carla, &forged::<OLDER>());
    is_closed(&house, &carla, &id);
    // Nor when later rules stop it before its end.
    let house = house.restart_with(newer_games);
    let carla = carla.moved_to(&house);
    let seen = state(&carla, &id);
    assert_eq!(
        (&seen["over"], &seen["frozen"], &seen["imported"]),
        (&json!(false), &json!(true), &json!(true))
    );
    is_closed(&house, &carla, &id);
    let page = carla.get(&format!("/tables/{id}")).text;
    assert!(page.contains("nobody can play on from there"), "{page}");
    assert!(!page.contains("/go-on"), "{page}");
}

#[test]
fn a_branch_off_an_imported_game_is_marked_and_for_its_host_alone() {
    let house = House::open();
    let carla = house.browser();
    let log = forged::<OLDER>();
    let id = import(&carla, &log);
    let fields = [("moment", "1"), ("eyes", "s2")];
    let branch = to_table(&carla.submit(&format!("/tables/{id}/branch"), &fields));
    let table = kept(&house, &branch).table;
    assert!(table.imported);
    assert!(
        table.header.contains(&format!("\nrules {OLDER}\n")),
        "its own header"
    );
    let seen = state(&carla, &branch);
    assert_eq!(
        (&seen["over"], &seen["frozen"], &seen["imported"]),
        (&json!(false), &json!(false), &json!(true))
    );
    // So is a branch off it while it goes on, which is dealt anew.
    let path = format!("/tables/{branch}/branch");
    let second = to_table(&carla.submit(&path, &fields));
    assert!(kept(&house, &second).table.imported);
    for id in [&branch, &second] {
        for (path, field) in [
            ("/seats/s1", ("do", "link")),
            ("/links", ("grant", "watch")),
            ("/links", ("grant", "mine")),
        ] {
            let refused = carla.post(&format!("/tables/{id}{path}"), &[field]);
            assert_eq!(refused.code(403), "web-wrong-private", "{path}");
        }
    }
    goes_on(house, &carla, &branch);
}

#[test]
fn a_visitor_imports_only_a_number_of_games() {
    let house = House::open();
    let carla = house.browser();
    let log = forged::<OLDER>();
    let mut another = kept(&house, &import(&carla, &log)).table;
    for _ in 1..200 {
        another.id = TableId::random().unwrap();
        house.keep(vec![Write::Create(Box::new(another.clone()))]);
    }
    let refused = carla.upload("/import", "log", &log);
    assert_eq!(refused.status, 409);
    assert!(refused.text.contains("200 games"), "{}", refused.text);
    assert_eq!(house.browser().upload("/import", "log", &log).status, 303);
}
