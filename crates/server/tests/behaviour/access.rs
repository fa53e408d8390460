//! Who may look at a table and play, and what they see.

use std::thread;

use serde_json::Value;

use table_kit::house::table::{
    Seated, choose, code_in, first, join, kept, seat_link, set_up, stamp, state, until,
};
use table_kit::house::{Browser, House};

/// A stamp that nobody was given.
const NO_STAMP: &str = "0011223344556677";

#[test]
fn without_a_seat_there_is_a_word_and_no_table() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    for (lang, words) in [
        ("en", "You have no seat at this table."),
        ("it", "Non hai un posto a questo tavolo."),
    ] {
        let stranger = house.browser().with("accept-language", lang);
        let pages = ["", "/replay", "/record", "/report", "/log", "/events"];
        for path in pages.map(|path| table.at_table(path)) {
            let page = stranger.get(&path);
            assert_eq!(page.status, 403, "{path}");
            assert!(page.text.contains(words), "{path}: {}", page.text);
            assert!(page.text.contains(&format!("<html lang=\"{lang}\"")));
        }
        let parts = stranger.ask(&table.at_table("/parts"));
        assert_eq!(parts.code(403), "web-wrong-no-seat");
    }
    let stranger = house.browser();
    let fields = [("stamp", NO_STAMP), ("key", "a"), ("choice", "draw")];
    let post = stranger.post(&table.at_table("/choices"), &fields);
    assert_eq!(post.code(403), "web-wrong-no-seat");
    let talk = stranger.post(&table.at_table("/talk"), &[("text", "hello")]);
    assert_eq!(talk.code(403), "web-wrong-no-seat");
}

#[test]
fn a_preset_fills_the_form_in() {
    let house = House::open();
    let page = house.browser().get("/games/bazaar/new?seats=4&preset=long");
    assert_eq!(page.status, 200);
    for part in [
        "name=\"option-rounds\" min=\"1\" max=\"20\" required value=\"20\"",
        "/games/bazaar/new?seats=4&amp;preset=quick",
        // It stays when the number of seats changes.
        "name=\"preset\" value=\"long\"",
    ] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    let wrong = house.browser().get("/games/bazaar/new?preset=endless");
    assert_eq!(wrong.status, 400);
    assert!(wrong.text.contains("quick, long"), "{}", wrong.text);
}

#[test]
fn a_link_to_a_seat_works_once() {
    let house = House::open();
    let anna = house.browser();
    let id = set_up(
        &anna,
        &[("game", "intrigue"), ("seat-1", "me"), ("seat-2", "link")],
    );
    let old = seat_link(&anna, &id, "s2");
    let code = seat_link(&anna, &id, "s2");
    // A new link makes the one before it worthless.
    let page = join(&house.browser(), &old);
    assert_eq!(page.status, 400);
    assert!(
        page.text
            .contains("This link is not right, or has been used already.")
    );

    // Of many who come at once, one sits down.
    let racers: Vec<Browser> = (0..8).map(|_| house.browser()).collect();
    let statuses: Vec<u16> = thread::scope(|scope| {
        let code = &code;
        let all: Vec<_> = racers
            .iter()
            .map(|browser| scope.spawn(move || join(browser, code).status))
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let seated = statuses.iter().filter(|status| **status == 303).count();
    assert_eq!(seated, 1, "{statuses:?}");
    for (browser, status) in racers.iter().zip(&statuses) {
        let page = browser.get(&format!("/tables/{id}"));
        assert_eq!(page.status, if *status == 303 { 200 } else { 403 });
    }
    assert_eq!(join(&house.browser(), &code).status, 400);
    for wrong in ["", "abc", &"0".repeat(48)] {
        assert_eq!(join(&house.browser(), wrong).status, 400, "{wrong}");
    }
}

fn talk(browser: &Browser, id: &str) -> Vec<Value> {
    let talk = browser.ask(&format!("/api/v1/tables/{id}/talk")).is(200);
    talk["remarks"].as_array().unwrap().clone()
}

fn named(house: &House, name: &str) -> Browser {
    let browser = house.browser();
    browser.submit("/settings", &[("name", name), ("back", "/")]);
    browser
}

#[test]
fn everyone_is_told_when_a_seat_changes_hands() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let told = || talk(&table.anna, &table.id);
    assert_eq!(told().len(), 1, "Bruno has sat down");
    assert_eq!(told()[0]["notice"], "sits");
    let before = state(&table.anna, &table.id);

    let code = seat_link(&table.anna, &table.id, "s2");
    let carla = named(&house, "Carla");
    assert_eq!(join(&carla, &code).status, 303);
    let remark = &told()[1];
    assert_eq!(
        (&remark["seat"], &remark["name"]),
        (&"s2".into(), &"Carla".into())
    );
    assert_eq!(remark["notice"], "sits");
    let words = "Carla now sits in place of ";
    assert!(table.anna.get(&table.at_table("")).text.contains(words));
    assert_eq!(table.bruno.get(&table.at_table("")).status, 403);
    assert_eq!(state(&table.anna, &table.id)["view"], before["view"]);

    // Whoever comes back to their own seat takes nobody's.
    let code = seat_link(&table.anna, &table.id, "s2");
    assert_eq!(join(&carla, &code).status, 303);
    assert_eq!(told().len(), 2);

    // To a bot for a while, and back; then the host gives it to a bot.
    let seat = table.at_table("/seats/s2");
    for (who, act, notice) in [
        (&carla, "bot", "rests"),
        (&carla, "back", "returns"),
        (&table.anna, "bot", "dismissed"),
    ] {
        who.submit(&seat, &[("do", act)]);
        let told = told();
        let last = told.last().unwrap();
        assert_eq!(
            (&last["notice"], &last["name"]),
            (&notice.into(), &"Carla".into())
        );
    }
    let page = table.anna.get(&table.at_table("")).text;
    for words in [
        "A bot plays for Carla.",
        "Carla is back.",
        "A bot now plays in place of Carla.",
    ] {
        assert!(page.contains(words), "{words}");
    }
}

#[test]
fn nobody_looks_into_a_bots_hand_unknown_to_the_others() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("seat-3", "bot:random")]);
    let before = talk(&table.bruno, &table.id).len();
    let code = seat_link(&table.anna, &table.id, "s3");
    let second = named(&house, "Anna again");
    assert_eq!(join(&second, &code).status, 303);
    let told = talk(&table.bruno, &table.id);
    assert_eq!(told.len(), before + 1);
    assert_eq!(told[before]["name"], "Anna again");
    assert_eq!(told[before]["notice"], "sits");
    // And given back, it is told as well.
    second.submit(&table.at_table("/seats/s3"), &[("do", "bot")]);
    let told = talk(&table.bruno, &table.id);
    assert_eq!(told[before + 1]["notice"], "rests");
}

#[test]
fn one_person_has_one_seat_unless_they_share_a_screen() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    let told = talk(&table.anna, &table.id).len();
    let code = seat_link(&table.anna, &table.id, "s2");
    let page = join(&table.anna, &code);
    assert_eq!(page.status, 409);
    assert!(
        page.text.contains("each person plays one seat"),
        "{}",
        page.text
    );
    assert_eq!(talk(&table.anna, &table.id).len(), told);
    // The link is as good as before.
    assert_eq!(join(&named(&house, "Carla"), &code).status, 303);

    let anna = house.browser();
    let id = set_up(
        &anna,
        &[
            ("game", "bazaar"),
            ("seat-1", "me"),
            ("seat-2", "here"),
            ("seat-3", "link"),
        ],
    );
    let code = seat_link(&anna, &id, "s3");
    assert_eq!(join(&anna, &code).status, 303);
}

#[test]
fn who_looks_on_is_told_from_players_and_can_be_muted_and_removed() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let link = |browser: &Browser| {
        code_in(&browser.submit(&table.at_table("/links"), &[("grant", "watch")]))
    };
    let code = link(&table.anna);
    let looks = named(&house, "Anna");
    assert_eq!(join(&looks, &code).status, 303);
    let say =
        |browser: &Browser, text: &str| browser.post(&table.at_table("/talk"), &[("text", text)]);
    assert_eq!(say(&looks, "I am Anna").status, 200);
    let page = table.bruno.get(&table.at_table("")).text;
    let line = page.split("<li>").find(|line| line.contains("I am Anna"));
    assert!(line.unwrap().contains("looks on"), "{line:?}");

    let list = format!("/api/v1/tables/{}/watchers", table.id);
    let listed = table.anna.ask(&list).is(200);
    assert_eq!(listed[0]["name"], "Anna");
    assert_eq!(listed[0]["standing"], "watches");
    let at = table.at_table(&format!("/watchers/{}", listed[0]["id"]));
    // It is the host's to do.
    assert_eq!(table.bruno.ask(&list).status, 403);
    assert_eq!(table.bruno.post(&at, &[("do", "removed")]).status, 403);
    assert_eq!(table.anna.post(&at, &[("do", "eaten")]).status, 400);
    let nobody = table.at_table("/watchers/999");
    assert_eq!(table.anna.post(&nobody, &[("do", "removed")]).status, 404);

    table.anna.submit(&at, &[("do", "muted")]);
    assert_eq!(say(&looks, "Still here").code(403), "web-wrong-muted");
    assert_eq!(looks.get(&table.at_table("")).status, 200);
    table.anna.submit(&at, &[("do", "watches")]);
    assert_eq!(say(&looks, "Thanks").status, 200);

    table.anna.submit(&at, &[("do", "removed")]);
    assert_eq!(looks.get(&table.at_table("")).status, 403);
    assert_eq!(say(&looks, "Oh").code(403), "web-wrong-no-seat");
    let lists = |browser: &Browser| browser.get("/").text.contains(&table.id);
    assert!(!lists(&looks));
    // Nor by the link, as themselves or as somebody new.
    assert_eq!(join(&looks, &code).status, 400);
    assert_eq!(join(&house.browser(), &code).status, 400);
    let code = link(&table.anna);
    assert_eq!(join(&looks, &code).status, 403);
    assert_eq!(join(&house.browser(), &code).status, 303);
    table.anna.submit(&at, &[("do", "watches")]);
    assert_eq!(looks.get(&table.at_table("")).status, 200);
}

#[test]
fn where_anyone_looks_who_speaks_can_be_muted() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[("watch", "anyone")]);
    let looks = named(&house, "Dora");
    let say = || looks.post(&table.at_table("/talk"), &[("text", "hello")]);
    assert_eq!(say().status, 200);
    let list = format!("/api/v1/tables/{}/watchers", table.id);
    let listed = table.anna.ask(&list).is(200);
    let at = table.at_table(&format!("/watchers/{}", listed[0]["id"]));
    table.anna.submit(&at, &[("do", "muted")]);
    assert_eq!(say().code(403), "web-wrong-muted");
    // So it is after the table was put away, too.
    let house = house.restart();
    let looks = looks.moved_to(&house);
    let say = looks.post(&table.at_table("/talk"), &[("text", "hello")]);
    assert_eq!(say.code(403), "web-wrong-muted");
}

#[test]
fn a_link_to_watch_works_for_all_and_shows_what_all_may_see() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[]);
    let link = table
        .anna
        .submit(&table.at_table("/links"), &[("grant", "watch")]);
    let code = code_in(&link);
    let watchers = [house.browser(), house.browser()];
    for watcher in &watchers {
        for _ in 0..2 {
            assert_eq!(join(watcher, &code).status, 303);
        }
        let seen = state(watcher, &table.id);
        assert_eq!(seen["seat"], Value::Null);
        assert_eq!(seen["choices"], Value::Array(Vec::new()));
        assert_eq!(seen["view"]["hand"], Value::Array(Vec::new()));
        assert_eq!(watcher.get(&table.at_table("/record")).status, 403);
    }
    // They see the same, and neither of the players' hands.
    let [one, other] = watchers
        .each_ref()
        .map(|watcher| watcher.get(&table.at_table("")));
    assert_eq!(one.text, other.text);
    assert_ne!(
        state(&table.anna, &table.id)["view"]["hand"],
        Value::Array(Vec::new())
    );
    let post = choose(
        &watchers[0],
        &table.id,
        &first(&state(&table.anna, &table.id)),
        "a",
    );
    assert_eq!(post.code(403), "web-wrong-no-seat");
    // They may speak, from beside the table.
    let said = watchers[0].post(&table.at_table("/talk"), &[("text", "Hello!")]);
    assert_eq!(said.status, 200);
    let talk = table
        .anna
        .ask(&format!("/api/v1/tables/{}/talk", table.id))
        .is(200);
    // After what was told when Bruno sat down.
    assert_eq!(talk["remarks"][1]["seat"], Value::Null);
}

#[test]
fn a_table_that_is_open_to_all_needs_no_link() {
    let house = House::open();
    let table = Seated::at(&house, "intrigue", &[("watch", "anyone")]);
    let stranger = house.browser();
    assert_eq!(stranger.get(&table.at_table("")).status, 200);
    assert_eq!(state(&stranger, &table.id)["seat"], Value::Null);
    let fields = [("stamp", NO_STAMP), ("key", "a"), ("choice", "draw")];
    let post = stranger.post(&table.at_table("/choices"), &fields);
    assert_eq!(post.code(403), "web-wrong-no-seat");
}

#[test]
fn what_is_the_host_s_is_refused_to_others() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let bruno = &table.bruno;
    for (path, field) in [
        ("/seats/s1", ("do", "bot")),
        ("/seats/s1", ("do", "link")),
        ("/links", ("grant", "watch")),
        ("/go-on", ("", "")),
    ] {
        let answer = bruno.post(&table.at_table(path), &[field]);
        assert_eq!(answer.code(403), "web-wrong-host", "{path}");
    }
    // A link to one's own seat is one's own affair.
    let mine = bruno.submit(&table.at_table("/links"), &[("grant", "mine")]);
    let phone = house.browser();
    assert_eq!(join(&phone, &code_in(&mine)).status, 303);
    assert_eq!(state(&phone, &table.id)["seat"], "s2");
    assert_eq!(bruno.get(&table.at_table("")).status, 403);
}

#[test]
fn nobody_plays_for_another() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let stamp = stamp(&state(&table.anna, &table.id));
    for seat in ["s1", "s3", "s9", "x"] {
        let fields = [
            ("choice", "take"),
            ("stamp", stamp.as_str()),
            ("key", "a"),
            ("seat", seat),
        ];
        let answer = table.bruno.post(&table.at_table("/choices"), &fields);
        assert!(matches!(answer.status, 400 | 403), "{seat}");
        assert_eq!(answer.json()["code"], "web-wrong-seat");
        let undo = table.bruno.post(&table.at_table("/undo"), &fields);
        assert!(matches!(undo.status, 400 | 403), "{seat}");
        let curtain = table
            .bruno
            .post(&table.at_table("/curtain"), &[("seat", seat)]);
        assert!(matches!(curtain.status, 400 | 403), "{seat}");
    }
    assert!(kept(&house, &table.id).lines.is_empty());
}

#[test]
fn a_curtain_hides_what_the_last_player_saw() {
    let house = House::open();
    let screen = house.browser();
    let id = set_up(
        &screen,
        &[
            ("game", "intrigue"),
            ("seat-1", "me"),
            ("name-1", "Anna"),
            ("seat-2", "here"),
            ("name-2", "Bruno"),
        ],
    );
    let at = |path: &str| format!("/tables/{id}{path}");
    let parts = || {
        let all = screen.ask(&at("/parts")).is(200);
        assert!(all["parts"].as_array().unwrap().len() > 5);
        all
    };
    // Nobody has sat down at the screen: it shows what all may see.
    let page = screen.get(&at("")).text;
    assert!(page.contains("Anna: it is your move."), "{page}");
    let public = house.browser();
    let code = code_in(&screen.submit(&at("/links"), &[("grant", "watch")]));
    join(&public, &code);
    let all_may_see = public.ask(&at("/parts")).is(200)["parts"][2].clone();
    assert_eq!(parts()["parts"][2], all_may_see, "the players");
    assert_eq!(screen.get(&at("/record")).status, 403);
    assert_eq!(parts()["asked"], false);

    assert_eq!(
        screen.submit(&at("/curtain"), &[("seat", "s1")]).status,
        303
    );
    let open = parts();
    assert_eq!(open["asked"], true);
    let hers = screen.get(&at("")).text;
    assert!(hers.contains("name=\"choice\""));
    assert_eq!(screen.get(&at("/record")).status, 200);

    // Her choice is made, and the curtain falls with the answer to it.
    let state = screen.ask(&format!("/api/v1/tables/{id}?seat=s1")).is(200);
    let stamp = stamp(&state);
    let choice = first(&state);
    let fields = [
        ("choice", choice.as_str()),
        ("stamp", &stamp),
        ("key", "a"),
        ("seat", "s1"),
    ];
    let answer = screen.post(&at("/choices"), &fields).is(200);
    let over = screen.ask(&format!("/api/v1/tables/{id}?seat=s2")).is(200);
    assert!(!over["question"].is_null(), "it is his turn: {over}");
    assert_eq!(answer["asked"], false);
    let shown = answer.to_string();
    assert!(shown.contains("Bruno: it is your move."), "{shown}");
    assert!(!shown.contains("name=\\\"choice\\\""), "{shown}");
    let his = public.ask(&at("/parts")).is(200)["parts"].clone();
    for (id, index) in [("players", 2), ("story", 10)] {
        assert_eq!(answer["parts"][index]["id"], id);
        assert_eq!(answer["parts"][index], his[index]);
    }
    let page = screen.get(&at("")).text;
    assert!(page.contains("Bruno: it is your move.") && !page.contains("name=\"choice\""));
    assert_eq!(screen.get(&at("/record")).status, 403);
}

#[test]
fn every_table_is_found_again_however_many_there_are() {
    let house = House::open();
    let anna = house.browser();
    let over = set_up(
        &anna,
        &[
            ("game", "bazaar"),
            ("seat-1", "bot:greedy"),
            ("seat-2", "bot:greedy"),
            ("option-rounds", "2"),
        ],
    );
    until("it is over", || state(&anna, &over)["over"] == true);
    let fields = [("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")];
    let going_on: Vec<String> = (0..24).map(|_| set_up(&anna, &fields)).collect();
    let shown = |path: &str| {
        let page = anna.get(path).text;
        let all = going_on.iter().chain([&over]);
        let links = all.filter(|id| page.contains(&format!("\"/tables/{id}\"")));
        (links.cloned().collect::<Vec<_>>(), page)
    };
    let (first, page) = shown("/");
    assert_eq!(first.len(), 20);
    assert!(page.contains("/?from=20#your-tables") && !page.contains("href=\"/#your-tables\""));
    let (rest, page) = shown("/?from=20");
    assert_eq!(rest.len(), 5);
    assert!(rest.contains(&over) && !first.iter().any(|id| rest.contains(id)));
    assert!(!page.contains("from=40") && page.contains("href=\"/#your-tables\""));
    assert_eq!(shown("/?from=99").0.len(), 0);
    assert_eq!(anna.get("/?from=x").status, 400);
}
