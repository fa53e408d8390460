//! One's tables: what they are called, putting them away, removing them, playing
//! again; and tables that seek players.

use serde_json::{Value, json};
use store::Store;
use table_kit::house::table::{Seated, code_in, join, kept, seat_link, set_up, state, to_table};
use table_kit::house::{Browser, House};

/// The ids of the tables that somebody has, at hand or put away.
fn listed(browser: &Browser, archive: bool) -> Vec<String> {
    let list = browser
        .ask(&format!("/api/v1/tables?archive={archive}"))
        .is(200);
    let tables = list["tables"].as_array().unwrap().iter();
    let ids = tables.map(|table| table["id"].as_str().unwrap().to_owned());
    ids.collect()
}

/// The ids of the tables that seek players, as somebody is shown them.
fn seeking(browser: &Browser) -> Vec<String> {
    let list = browser.ask("/api/v1/seeking").is(200);
    let tables = list.as_array().unwrap().iter();
    let ids = tables.map(|table| table["id"].as_str().unwrap().to_owned());
    ids.collect()
}

#[test]
fn a_table_has_a_name_in_the_language_of_whoever_reads() {
    let house = House::open();
    let anna = house.browser();
    let id = set_up(
        &anna,
        &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "me")],
    );
    let given = state(&anna, &id)["name"].as_str().unwrap().to_owned();
    let italian = anna.copied().with("accept-language", "it");
    let named = state(&italian, &id)["name"].as_str().unwrap().to_owned();
    assert_ne!(given, named);
    let number = |name: &str| name.split(' ').next_back().unwrap().to_owned();
    assert_eq!(number(&given), number(&named));
    assert!(anna.get("/").text.contains(&given));
    assert!(italian.get("/").text.contains(&named));

    let at = format!("/tables/{id}/placard");
    assert_eq!(
        anna.submit(&at, &[("name", "  Our   Thursdays ")]).status,
        303
    );
    for browser in [&anna, &italian] {
        assert_eq!(state(browser, &id)["name"], "Our Thursdays");
        assert!(
            browser
                .get(&format!("/tables/{id}"))
                .text
                .contains("Our Thursdays")
        );
    }
    assert_eq!(kept(&house, &id).table.placard.name, "Our Thursdays");
    assert_eq!(anna.submit(&at, &[("name", "\u{202e}x")]).status, 400);
    assert_eq!(anna.submit(&at, &[("name", "")]).status, 303);
    assert_eq!(state(&anna, &id)["name"], given.as_str());

    let house = house.restart();
    let named = set_up(
        &anna.moved_to(&house),
        &[
            ("game", "bazaar"),
            ("seat-1", "me"),
            ("seat-2", "me"),
            ("name", "Fridays"),
        ],
    );
    assert_eq!(state(&anna.moved_to(&house), &named)["name"], "Fridays");
}

#[test]
fn only_the_host_writes_on_a_table() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    for fields in [[("name", "Mine")], [("seeks", "yes")]] {
        let refused = table.bruno.post(&table.at_table("/placard"), &fields);
        assert_eq!(refused.code(403), "web-wrong-host");
    }
    let gone = table.bruno.post(&table.at_table("/remove"), &[]);
    assert_eq!(gone.code(403), "web-wrong-host");
}

#[test]
fn what_is_put_away_is_found_in_the_archive_and_by_nobody_else() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let put = |on: &str| {
        table
            .anna
            .submit(&table.at_table("/archive"), &[("on", on)])
    };
    assert_eq!(put("archive").status, 303);
    assert_eq!(put("archive").status, 303);
    assert_eq!(listed(&table.anna, false), [""; 0]);
    assert_eq!(listed(&table.anna, true), [table.id.as_str()]);
    assert_eq!(listed(&table.bruno, false), [table.id.as_str()]);
    assert!(table.anna.get("/?list=archive").text.contains(&table.id));
    assert!(!table.anna.get("/").text.contains(&table.id));
    // It is still theirs.
    assert_eq!(state(&table.anna, &table.id)["seat"], "s1");
    assert_eq!(put("hand").status, 303);
    assert_eq!(listed(&table.anna, false), [table.id.as_str()]);
    assert_eq!(listed(&table.anna, true), [""; 0]);
    assert_eq!(put("elsewhere").status, 400);
}

#[test]
fn a_table_of_ones_own_goes_for_good() {
    let house = House::open();
    let anna = house.browser();
    let fields = [
        ("game", "bazaar"),
        ("seat-1", "me"),
        ("seat-2", "bot:random"),
    ];
    let (id, other) = (set_up(&anna, &fields), set_up(&anna, &fields));
    let archive = format!("/tables/{id}/archive");
    assert_eq!(anna.submit(&archive, &[("on", "archive")]).status, 303);
    assert_eq!(
        anna.submit(&format!("/tables/{id}/remove"), &[]).status,
        303
    );
    assert_eq!(anna.get(&format!("/tables/{id}")).status, 404);
    assert_eq!(listed(&anna, true), [""; 0]);
    assert_eq!(listed(&anna, false), [other]);
    // Nothing of it is left behind, and it does not come back.
    assert!(house.flaws().is_empty(), "{:?}", house.flaws());
    let house = house.restart();
    assert_eq!(
        anna.moved_to(&house).get(&format!("/tables/{id}")).status,
        404
    );
}

/// Whoever presses twice, or in two tabs at once, is told that it is gone.
#[test]
fn of_two_who_remove_a_table_one_finds_it_gone() {
    let house = House::open();
    let anna = house.browser();
    let fields = [("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")];
    for _ in 0..12 {
        let path = format!("/tables/{}/remove", set_up(&anna, &fields));
        let mut both = std::thread::scope(|scope| {
            let other = scope.spawn(|| anna.submit(&path, &[]).status);
            [anna.submit(&path, &[]).status, other.join().unwrap()]
        });
        both.sort_unstable();
        assert!(both == [303, 404], "{both:?}");
    }
}

#[test]
fn a_game_of_others_and_what_a_table_hangs_from_stay() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let shared = table.anna.post(&table.at_table("/remove"), &[]);
    assert_eq!(shared.code(409), "web-wrong-shared");
    // A bot that keeps somebody's seat warm does not make it the host's.
    let rest = table
        .bruno
        .submit(&table.at_table("/seats/s2"), &[("do", "bot")]);
    assert_eq!(rest.status, 303);
    let shared = table.anna.post(&table.at_table("/remove"), &[]);
    assert_eq!(shared.code(409), "web-wrong-shared");

    let anna = &table.anna;
    let fields = [("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")];
    let trunk = set_up(anna, &fields);
    let branch = to_table(&anna.submit(
        &format!("/tables/{trunk}/branch"),
        &[("moment", "0"), ("eyes", "s1")],
    ));
    let refused = anna.post(&format!("/tables/{trunk}/remove"), &[]);
    assert_eq!(refused.code(409), "web-wrong-branched");
    assert_eq!(state(anna, &trunk)["over"], false);
    assert_eq!(
        anna.submit(&format!("/tables/{branch}/remove"), &[]).status,
        303
    );
    assert_eq!(
        anna.submit(&format!("/tables/{trunk}/remove"), &[]).status,
        303
    );
    assert_eq!(anna.get(&format!("/tables/{trunk}")).status, 404);
}

#[test]
fn whoever_likes_sits_down_where_players_are_sought() {
    let house = House::open();
    let (anna, bruno, carla) = (house.browser(), house.browser(), house.browser());
    let fields = [
        ("game", "bazaar"),
        ("seat-1", "me"),
        ("seat-2", "link"),
        ("seat-3", "link"),
    ];
    let id = set_up(&anna, &fields);
    let sit = format!("/tables/{id}/sit");
    // As long as it does not seek anybody, nobody hears of it.
    assert_eq!(seeking(&bruno), [""; 0]);
    assert_eq!(bruno.post(&sit, &[]).code(409), "web-wrong-taken");
    let code = seat_link(&anna, &id, "s2");
    let placard = format!("/tables/{id}/placard");
    assert_eq!(anna.submit(&placard, &[("seeks", "yes")]).status, 303);
    assert_eq!(seeking(&bruno), [id.as_str()]);
    assert_eq!(seeking(&anna), [""; 0], "one's own is at hand");
    assert!(bruno.get("/").text.contains(&sit));

    assert_eq!(bruno.submit(&sit, &[]).status, 303);
    assert_eq!(state(&bruno, &id)["seat"], "s2");
    // Once more it is the seat that they have.
    assert_eq!(bruno.submit(&sit, &[]).status, 303);
    assert_eq!(state(&bruno, &id)["seats"][2]["holder"], "open");
    // Whoever has the link comes too late, and takes nobody's seat.
    assert_eq!(join(&carla, &code).status, 400);
    assert_eq!(state(&bruno, &id)["seat"], "s2");
    assert_eq!(carla.submit(&sit, &[]).status, 303);
    assert_eq!(state(&carla, &id)["seat"], "s3");
    let full = house.browser();
    assert_eq!(seeking(&full), [""; 0]);
    assert_eq!(full.post(&sit, &[]).code(409), "web-wrong-taken");
}

#[test]
fn the_same_people_play_again_once() {
    let house = House::open();
    let table = Seated::at(
        &house,
        "bazaar",
        &[("option-rounds", "2"), ("pace", "strict")],
    );
    let rematch = table.at_table("/rematch");
    let early = table.anna.post(&rematch, &[]);
    assert_eq!(early.code(400), "web-wrong-rematch");
    table.play_out();
    assert_eq!(state(&table.bruno, &table.id)["again"], Value::Null);
    let stranger = house.browser();
    assert_eq!(stranger.post(&rematch, &[]).code(403), "web-wrong-no-seat");

    let again = to_table(&table.bruno.submit(&rematch, &[]));
    let (before, after) = (kept(&house, &table.id), kept(&house, &again));
    let option = |header: &str| {
        let lines = header
            .lines()
            .filter(|line| line.starts_with("options") || line.starts_with("pace"));
        lines.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(option(&before.table.header), option(&after.table.header));
    assert_ne!(before.table.seed.reveal(), after.table.seed.reveal());
    let sits = |kept: &store::Kept| {
        let places = kept.table.places.iter();
        let sits = places.map(|place| (place.holder.clone(), place.name.clone()));
        sits.collect::<Vec<_>>()
    };
    assert_eq!(sits(&before), sits(&after));
    assert!(after.table.one_seat);
    assert_eq!(state(&table.anna, &again)["seat"], "s1");
    // Whoever comes later is led there.
    assert_eq!(to_table(&table.anna.submit(&rematch, &[])), again);
    assert_eq!(state(&table.anna, &table.id)["again"], again.as_str());
    let page = table.anna.get(&table.at_table("")).text;
    assert!(page.contains(&format!("/tables/{again}")), "{page}");
    assert!(
        page.contains("Bruno has set a table to play again."),
        "{page}"
    );
}

#[test]
fn a_code_is_read_aloud_and_understood() {
    let house = House::open();
    let (anna, bruno) = (house.browser(), house.browser());
    let id = set_up(
        &anna,
        &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")],
    );
    let page = anna.submit(&format!("/tables/{id}/seats/s2"), &[("do", "link")]);
    let code = code_in(&page);
    let letters: Vec<char> = code.to_uppercase().chars().collect();
    let groups: Vec<String> = letters.chunks(4).map(String::from_iter).collect();
    assert!(page.text.contains(&groups.join("-")), "{}", page.text);
    assert_eq!(join(&bruno, &groups.join(" ")).status, 303);
    assert_eq!(state(&bruno, &id)["seat"], "s2");
}

#[test]
fn programs_keep_their_tables_in_order_too() {
    let house = House::open();
    let (anna, bruno) = (house.program("Anna"), house.program("Bruno"));
    let wish = json!({
        "game": "bazaar", "name": "Fridays", "seeks": true,
        "seats": [{ "who": "me" }, { "who": "link" }],
    });
    let table = anna.post("/tables", &wish).is(201);
    let id = table["id"].as_str().unwrap();
    assert_eq!(
        (&table["name"], &table["seeks"]),
        (&json!("Fridays"), &json!(true))
    );
    let open = bruno.get("/seeking").is(200);
    assert_eq!(open[0]["id"], id);
    assert_eq!(
        (&open[0]["open"], &open[0]["names"]),
        (&json!(1), &json!(["Anna"]))
    );
    let at = |path: &str| format!("/tables/{id}{path}");
    assert_eq!(bruno.post(&at("/sit"), &Value::Null).is(200)["seat"], "s2");
    let written = anna
        .put(&at("/placard"), &json!({ "seeks": false }))
        .is(200);
    assert_eq!(
        (&written["name"], &written["seeks"]),
        (&json!("Fridays"), &json!(false))
    );
    anna.put(&at("/archive"), &json!({ "archive": true }))
        .is(204);
    assert_eq!(anna.get("/tables").is(200)["tables"], json!([]));
    assert_eq!(
        anna.get("/tables?archive=true").is(200)["tables"][0]["id"],
        id
    );
    let delete = |path: &str| anna.send("DELETE", &format!("/api/v1{path}"), None);
    assert_eq!(delete(&at("")).code(409), "web-wrong-shared");
    let own = anna.post("/tables", &json!({ "game": "bazaar" })).is(201);
    let own = format!("/tables/{}", own["id"].as_str().unwrap());
    delete(&own).is(204);
    assert_eq!(anna.get(&own).status, 404);
}

#[test]
fn of_several_who_want_to_play_again_at_once_one_sets_the_table() {
    let house = House::open();
    let table = Seated::at(
        &house,
        "bazaar",
        &[("option-rounds", "2"), ("pace", "strict")],
    );
    table.play_out();
    let rematch = table.at_table("/rematch");
    let ways: Vec<Browser> = [&table.anna, &table.bruno]
        .into_iter()
        .flat_map(|browser| (0..4).map(|_| browser.copied()))
        .collect();
    let led = std::thread::scope(|scope| {
        let ask = |browser| {
            let rematch = &rematch;
            scope.spawn(move || to_table(&Browser::submit(browser, rematch, &[])))
        };
        let asked: Vec<_> = ways.iter().map(ask).collect();
        let led = asked.into_iter().map(|asked| asked.join().unwrap());
        led.collect::<Vec<_>>()
    });
    assert!(led.iter().all(|id| *id == led[0]), "{led:?}");
    assert_eq!(house.store.tables().unwrap().len(), 2);
    let page = table.anna.get(&table.at_table("")).text;
    let told = page.matches("has set a table to play again.").count();
    assert_eq!(told, 1, "{page}");
}
