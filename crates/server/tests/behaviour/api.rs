//! The addresses for programs, over a real connection.

use std::io::Read;

use serde_json::{Value, json};
use table_kit::house::{House, Program, choice, look, two};

/// Both choose the first thing they can until it is over.
fn play_out(id: &str, programs: [&Program; 2]) -> Value {
    for round in 0..200 {
        for program in programs {
            let table = look(program, id);
            if table["over"] == true {
                return table;
            }
            let Some(first) = table["choices"][0]["choice"].as_str() else {
                assert!(table["question"].is_null());
                continue;
            };
            assert!(!table["question"]["text"].as_str().unwrap().is_empty());
            let post = choice(&table, &format!("round {round}"), &[first]);
            let done = program
                .post(&format!("/tables/{id}/choices"), &post)
                .is(200);
            assert_eq!(done["repeated"], false);
            assert!(done["table"]["revision"].as_u64() > table["revision"].as_u64());
        }
    }
    panic!("the game does not end");
}

/// Does the first thing that stays tentative, and tells what it was and what
/// came of it. In `sealed` nobody else can know of it, so that from here on what
/// the seats see surely differs: hands may be the same by chance.
fn draft(program: &Program, id: &str) -> (String, Value) {
    let table = look(program, id);
    let listed = table["choices"].as_array().unwrap();
    let free = listed.iter().find(|choice| choice["barrier"].is_null());
    let free = free.unwrap()["choice"].as_str().unwrap();
    let post = choice(&table, "draft", &[free]);
    let done = program
        .post(&format!("/tables/{id}/choices"), &post)
        .is(200);
    (free.to_owned(), done["table"].clone())
}

#[test]
fn a_whole_game_is_played_by_two_programs() {
    let house = House::open();
    let (id, anna, bruno) = two(&house, "bazaar", &json!({ "rounds": 2 }));
    let at = |path: &str| format!("/tables/{id}{path}");
    assert_eq!(anna.get(&at("/log")).code(403), "web-wrong-not-over");
    let mine = anna.get("/tables").is(200);
    assert_eq!(mine["tables"][0]["state"], "your-move");

    let over = play_out(&id, [&anna, &bruno]);
    assert_eq!(
        over["standing"]["outcome"]["places"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    assert_eq!(over["choices"], json!([]));
    assert_eq!(anna.get("/tables").is(200)["tables"][0]["state"], "over");

    // Everyone reads it in their own language.
    let english = anna.get(&at("/story")).is(200);
    let italian = bruno.get(&at("/story")).is(200);
    assert!(english["lines"].as_array().unwrap().len() > 3);
    assert_ne!(english["lines"][1]["text"], italian["lines"][1]["text"]);
    let rest = anna.get(&at("/story?from=2")).is(200);
    assert_eq!(rest["lines"][0], english["lines"][2]);

    // Once it is over, anyone's eyes will do, and all of it can be taken home.
    let past = anna.get(&at("/replay?moment=1&eyes=s2")).is(200);
    assert_eq!((&past["eyes"], &past["moment"]), (&json!("s2"), &json!(1)));
    assert!(past["story"].as_str().unwrap().starts_with("Anna "));
    let own = anna.get(&at("/replay?moment=1&eyes=s1")).is(200);
    assert_eq!(own["story"], english["lines"][0]["text"]);
    let log = anna.get(&at("/log"));
    assert_eq!(log.status, 200);
    assert!(log.text.contains("\nseed "));
    let again = bruno.post("/imports", &json!({ "log": log.text })).is(201);
    assert_eq!(again["over"], true);
    let branch = anna
        .post(&at("/branches"), &json!({ "moment": 1, "eyes": "s2" }))
        .is(201);
    assert_eq!(branch["seat"], "s2");
    assert_eq!(branch["over"], false);
}

#[test]
fn a_post_is_done_once_and_only_from_the_newest_page() {
    let house = House::open();
    let (id, anna, _) = two(&house, "bazaar", &json!({}));
    let choices = format!("/tables/{id}/choices");
    let table = look(&anna, &id);

    let mut old = choice(&table, "a", &["take"]);
    old["stamp"] = json!("0011223344556677");
    let refused = anna.post(&choices, &old).is(409);
    assert_eq!(refused["code"], "refused-stale");
    assert_eq!(refused["revision"], table["revision"]);
    for (wrong, code) in [
        (vec!["pay-ruby"], "refused-not-listed"),
        (vec!["sing"], "refused-unreadable"),
        (vec!["take", "take"], "refused-past-barrier"),
        (vec![], "refused-nothing"),
    ] {
        let refused = anna.post(&choices, &choice(&table, "a", &wrong)).is(409);
        assert_eq!(refused["code"], code);
    }
    assert_eq!(look(&anna, &id), table, "nothing has changed");

    let post = choice(&table, "a", &["take"]);
    let done = anna.post(&choices, &post).is(200);
    assert_eq!(done["repeated"], false);
    let again = anna.post(&choices, &post).is(200);
    assert_eq!(again["repeated"], true);
    assert_eq!(again["table"], done["table"], "it was not done twice");
}

#[test]
fn what_is_tentative_is_one_s_own_and_can_be_taken_back() {
    let house = House::open();
    let (id, anna, bruno) = two(&house, "sealed", &json!({}));
    let (table, other) = (look(&anna, &id), look(&bruno, &id));
    let (free, drafted) = draft(&anna, &id);
    assert_eq!(drafted["tentative"], json!([free]));
    assert_eq!(drafted["undo"]["possible"], true);
    assert_eq!(look(&bruno, &id), other, "nobody else sees it");

    let back = json!({ "stamp": drafted["stamp"], "key": "b" });
    let undone = anna.post(&format!("/tables/{id}/undo"), &back).is(200);
    assert_eq!(undone["table"]["tentative"], json!([]));
    assert_eq!(undone["table"]["view"], table["view"]);
    let nothing = json!({ "stamp": undone["table"]["stamp"], "key": "c" });
    assert_eq!(
        anna.post(&format!("/tables/{id}/undo"), &nothing).code(409),
        "undo-nothing"
    );
}

#[test]
fn a_restart_loses_nothing() {
    let house = House::open();
    let (id, anna, bruno) = two(&house, "sealed", &json!({}));
    let choices = format!("/tables/{id}/choices");
    let table = look(&bruno, &id);
    let last = table["choices"].as_array().unwrap().last().unwrap();
    let post = choice(&table, "a", &[last["choice"].as_str().unwrap()]);
    bruno.post(&choices, &post).is(200);
    let (_, drafted) = draft(&anna, &id);

    let house = house.restart();
    let (anna, bruno) = (anna.moved_to(&house), bruno.moved_to(&house));
    let again = look(&anna, &id);
    for field in ["view", "tentative", "choices", "seats", "standing"] {
        assert_eq!(again[field], drafted[field], "{field}");
    }
    assert_eq!(bruno.post(&choices, &post).is(200)["repeated"], true);
    // What she was offered before, she is offered still.
    let next = drafted["choices"][0]["choice"].as_str().unwrap();
    anna.post(&choices, &choice(&drafted, "c", &[next])).is(200);
    let stale = choice(&drafted, "d", &["done"]);
    assert_eq!(anna.post(&choices, &stale).code(409), "refused-stale");
}

#[test]
fn nobody_sees_or_does_more_than_their_seat_may() {
    let house = House::open();
    let (id, anna, bruno) = two(&house, "sealed", &json!({}));
    let at = |path: &str| format!("/tables/{id}{path}");
    let (carla, nobody) = (house.program("Carla"), house.stranger());
    for path in [
        "",
        "/story",
        "/describe",
        "/events",
        "/talk",
        "/deals",
        "/replay",
        "/report",
    ] {
        assert_eq!(
            carla.get(&at(path)).code(403),
            "web-wrong-no-seat",
            "{path}"
        );
    }
    assert_eq!(nobody.get(&at("")).code(403), "web-wrong-no-seat");
    let bad = nobody.with("authorization", &format!("Bearer {}", "0".repeat(48)));
    let answer = bad.get(&at(""));
    assert_eq!(answer.headers["www-authenticate"], "Bearer");
    assert_eq!(answer.code(401), "web-api-wrong-token");

    for path in [
        "",
        "/story",
        "/describe",
        "/events",
        "/deals",
        "/record",
        "/report",
        "/orders",
    ] {
        let answer = anna.get(&at(&format!("{path}?seat=s2")));
        assert_eq!(answer.code(403), "web-wrong-seat", "{path}");
        assert_eq!(
            bruno.get(&at(&format!("{path}?seat=s1"))).status,
            403,
            "{path}"
        );
    }
    assert_eq!(
        anna.get(&at("/why-not?subject=x&seat=s2")).code(403),
        "web-wrong-seat"
    );
    assert_eq!(anna.get(&at("/replay?eyes=s2")).code(403), "web-wrong-eyes");
    let branch = json!({ "moment": 0, "eyes": "s2" });
    assert_eq!(
        anna.post(&at("/branches"), &branch).code(403),
        "web-wrong-eyes"
    );

    let mut post = choice(&look(&bruno, &id), "a", &["x"]);
    assert_eq!(
        carla.post(&at("/choices"), &post).code(403),
        "web-wrong-no-seat"
    );
    assert_eq!(
        nobody.post(&at("/choices"), &post).code(401),
        "web-api-wrong-token"
    );
    post["seat"] = json!("s2");
    assert_eq!(
        anna.post(&at("/choices"), &post).code(403),
        "web-wrong-seat"
    );
    let bot = json!({ "holder": "bot" });
    assert_eq!(
        bruno.put(&at("/seats/s1"), &bot).code(403),
        "web-wrong-host"
    );
    assert_eq!(
        bruno
            .post(&at("/links"), &json!({ "to": "watch" }))
            .code(403),
        "web-wrong-host"
    );
    assert_eq!(
        bruno.post(&at("/go-on"), &Value::Null).code(403),
        "web-wrong-host"
    );

    // What they see of it differs, and no secret of the house is in it.
    let ((_, hers), his) = (draft(&anna, &id), look(&bruno, &id));
    assert_ne!(hers["view"], his["view"]);
    let text = hers.to_string();
    assert!(!text.contains("seed") && !text.contains("session") && !text.contains(anna.token()));
}

#[test]
fn whoever_has_several_seats_names_one() {
    let house = House::open();
    let anna = house.program("Anna");
    let wish =
        json!({ "game": "sealed", "seats": [{ "who": "me" }, { "who": "me", "name": "Berta" }] });
    let table = anna.post("/tables", &wish).is(201);
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["seat"], "s1");
    let second = anna.get(&format!("/tables/{id}?seat=s2")).is(200);
    assert_eq!(
        (&second["seat"], &second["seats"][1]["name"]),
        (&json!("s2"), &json!("Berta"))
    );
    let (_, first) = draft(&anna, id);
    assert_ne!(first["view"], second["view"]);
    let past = anna.get(&format!("/tables/{id}/replay?eyes=s2")).is(200);
    assert_eq!(past["view"], second["view"]);
}

#[test]
fn what_makes_no_sense_is_answered_in_json() {
    let house = House::open();
    let anna = house.program("Anna");
    let plain = anna.with("content-type", "text/plain");
    let send = |program: &Program, body: &str| {
        program.send("POST", "/api/v1/tables", Some(body.to_owned()))
    };
    assert_eq!(send(&anna, "{ game").code(400), "web-api-wrong-body");
    assert_eq!(send(&anna, "{}").code(422), "web-api-wrong-body");
    assert_eq!(
        send(&anna, r#"{ "game": "bazaar", "colour": 1 }"#).code(422),
        "web-api-wrong-body"
    );
    assert_eq!(send(&plain, "{}").code(415), "web-api-wrong-body");
    let long = format!(r#"{{ "game": "{}" }}"#, "x".repeat(100_000));
    assert_eq!(send(&anna, &long).code(413), "web-api-wrong-body");
    assert_eq!(anna.get("/tables?colour=1").code(400), "web-api-wrong-body");
    assert_eq!(anna.get("/nothing").code(404), "web-wrong-not-found");
    assert_eq!(
        anna.get("/tables/aaaaaaaaaa").code(404),
        "web-wrong-not-found"
    );
    assert_eq!(
        anna.send("DELETE", "/api/v1/tables", None).code(405),
        "web-wrong-request"
    );

    let wrong = |wish: Value| anna.post("/tables", &wish).code(400);
    let seats = |count: usize| vec![json!({ "who": "link" }); count];
    assert_eq!(
        wrong(json!({ "game": "bazaar", "seats": seats(9) })),
        "web-api-wrong-much"
    );
    assert_eq!(
        wrong(json!({ "game": "bazaar", "options": { "rounds": 99 } })),
        "option-bad-value"
    );
    assert_eq!(
        wrong(json!({ "game": "bazaar", "options": { "x": true } })),
        "option-unknown"
    );
    assert_eq!(
        wrong(json!({ "game": "bazaar", "preset": "endless" })),
        "preset-unknown"
    );
    for bot in ["nobody", "search:9999s", "search:9999999"] {
        let seats = json!([{ "who": "me" }, { "who": "bot", "bot": bot }]);
        assert_eq!(
            wrong(json!({ "game": "bazaar", "seats": seats })),
            "web-wrong-bot",
            "{bot}"
        );
    }
    for name in ["", &"x".repeat(41)] {
        assert_eq!(
            anna.post("/sessions", &json!({ "name": name })).code(400),
            "web-wrong-name"
        );
    }
    let many = json!({ "stamp": "", "key": "a", "choices": vec!["take"; 65] });
    assert_eq!(
        anna.post("/tables/x/choices", &many).code(400),
        "web-api-wrong-much"
    );
    let italian = house
        .stranger()
        .with("accept-language", "it-IT,it;q=0.9,en;q=0.8");
    let answer = italian.get("/me").is(401);
    assert!(
        answer["error"]
            .as_str()
            .unwrap()
            .starts_with("Serve una sessione"),
        "{answer}"
    );
}

#[test]
fn another_site_can_do_nothing_with_a_cookie() {
    let house = House::open();
    let anna = house.program("Anna");
    let browser = house
        .stranger()
        .with("cookie", &format!("orrery={}", anna.token()))
        .with("sec-fetch-site", "cross-site");
    let wish = json!({ "game": "bazaar" });
    assert_eq!(browser.post("/tables", &wish).code(403), "web-wrong-origin");
    let ours = browser.with("sec-fetch-site", "same-origin");
    ours.post("/tables", &wish).is(201);
    let program = anna.with("sec-fetch-site", "cross-site");
    program.post("/tables", &wish).is(201);
    assert_eq!(
        anna.get("/tables").is(200)["tables"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[test]
fn people_talk_trade_and_leave_their_seats_to_bots() {
    let house = House::open();
    let (id, anna, bruno) = two(&house, "bazaar", &json!({}));
    let at = |path: &str| format!("/tables/{id}{path}");

    anna.post(&at("/talk"), &json!({ "text": " Hello! " }))
        .is(204);
    let talk = bruno.get(&at("/talk")).is(200);
    // Bruno has sat down before.
    assert_eq!(talk["remarks"][0]["notice"], "sits");
    assert_eq!(talk["remarks"][1]["text"], "Hello!");
    assert_eq!(
        (&talk["remarks"][1]["seat"], &talk["count"]),
        (&json!("s1"), &json!(2))
    );
    assert_eq!(
        bruno.get(&at("/talk?after=2")).is(200)["remarks"],
        json!([])
    );
    let long = json!({ "text": "x".repeat(501) });
    assert_eq!(anna.post(&at("/talk"), &long).code(400), "web-wrong-text");

    let offer = json!({ "key": "a", "to": "s2", "gives": "1ruby",
        "gets": "1pearl", "promise": "and my thanks" });
    anna.post(&at("/deals"), &offer).is(200);
    let deals = bruno.get(&at("/deals")).is(200);
    assert_eq!(deals["deals"][0]["open"], true);
    let reply =
        |answer: &str, key: &str| json!({ "key": key, "with": "s1", "deal": 1, "answer": answer });
    let withdraw = bruno.post(&at("/deals/answers"), &reply("withdraw", "b"));
    assert_eq!(withdraw.code(409), "refused-no-such-deal");
    bruno
        .post(&at("/deals/answers"), &reply("decline", "c"))
        .is(200);
    assert_eq!(anna.get(&at("/deals")).is(200)["deals"][0]["open"], false);

    assert_eq!(bruno.get(&at("/orders")).is(200)["orders"], json!({}));
    let order = |order: Value| json!({ "orders": { "windows": order } });
    let orders = bruno
        .patch(&at("/orders"), &order(json!("round:2")))
        .is(200);
    let expected = json!({ "orders": { "windows": "round:2" }, "webhook": null });
    assert_eq!(orders, expected);
    let unread = bruno.patch(&at("/orders"), &order(json!("now and then")));
    assert_eq!(unread.code(400), "web-wrong-order");
    let unknown = bruno.patch(&at("/orders"), &json!({ "orders": { "tea": "always" } }));
    assert_eq!(unknown.code(400), "web-wrong-order");
    assert_eq!(bruno.get(&at("/orders")).is(200), expected);
    let orders = bruno.patch(&at("/orders"), &order(Value::Null)).is(200);
    assert_eq!(orders["orders"], json!({}));
    let inside = json!({ "webhook": "http://127.0.0.1/x" });
    assert_eq!(
        bruno.patch(&at("/orders"), &inside).code(400),
        "web-wrong-webhook"
    );

    // A seat that is left to a bot stays one's own, however often one asks.
    for _ in 0..2 {
        let left = bruno
            .put(&at("/seats/s2"), &json!({ "holder": "bot" }))
            .is(200);
        assert_eq!(
            (&left["seats"][1]["holder"], &left["seats"][1]["yours"]),
            (&json!("bot"), &json!(true))
        );
    }
    let back = bruno
        .put(&at("/seats/s2"), &json!({ "holder": "me" }))
        .is(200);
    assert_eq!(back["seats"][1]["holder"], "person");

    // A link leads to its seat once, and to watching as often as one likes.
    let carla = house.program("Carla");
    let watch = anna.post(&at("/links"), &json!({ "to": "watch" })).is(201);
    for program in [&carla, &house.program("Dora")] {
        let seen = program
            .post("/join", &json!({ "code": watch["address"] }))
            .is(200);
        assert_eq!(
            (&seen["seat"], &seen["choices"]),
            (&Value::Null, &json!([]))
        );
    }
    let mine = bruno.post(&at("/links"), &json!({ "to": "mine" })).is(201);
    let code = json!({ "code": mine["code"] });
    assert_eq!(carla.post("/join", &code).is(200)["seat"], "s2");
    assert_eq!(bruno.post("/join", &code).code(400), "web-wrong-link");
    assert_eq!(bruno.get(&at("")).code(403), "web-wrong-no-seat");
}

#[test]
fn words_come_in_the_language_that_was_asked_for() {
    let house = House::open();
    let english = house.program("Anna");
    let italian = english.with("accept-language", "it");
    let games = |program: &Program| program.get("/games").is(200)["games"].clone();
    let (games, giochi) = (games(&english), games(&italian));
    let bazaar = |games: &Value| {
        let games = games.as_array().unwrap();
        games
            .iter()
            .find(|game| game["id"] == "bazaar")
            .unwrap()
            .clone()
    };
    let (bazaar, bazar) = (bazaar(&games), bazaar(&giochi));
    assert_eq!(bazaar["options"][0]["kind"], "number");
    assert_eq!(bazaar["options"][0]["max"], 20);
    assert_ne!(bazaar["options"][0]["label"], bazar["options"][0]["label"]);
    assert_ne!(bazaar["help"], bazar["help"]);
    let rules = english.get("/games/bazaar/rules?q=BAZ-04").is(200);
    assert_eq!(rules["rules"][0]["id"], "BAZ-04");
    let files = english.get("/games/bazaar/components").is(200);
    assert!(!files["files"].as_array().unwrap().is_empty());

    english.put("/me", &json!({ "name": "Anna Maria" })).is(200);
    assert_eq!(english.get("/me").is(200)["name"], "Anna Maria");
    let wish = json!({ "game": "bazaar", "seats": [{ "who": "me" }, { "who": "link" }] });
    let table = italian.post("/tables", &wish).is(201);
    let at = format!("/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(table["seats"][0]["name"], "Anna Maria");
    let described = english.get(&format!("{at}/describe")).is(200);
    assert_ne!(described, italian.get(&format!("{at}/describe")).is(200));
    let subject = described["sections"].as_array().unwrap().iter();
    let mut rows = subject.flat_map(|section| section["rows"].as_array().unwrap());
    if let Some(subject) = rows.find_map(|row| row["subject"].as_str()) {
        english
            .get(&format!("{at}/why-not?subject={subject}"))
            .is(200);
    }
}

#[test]
fn the_stream_says_that_something_moved() {
    let house = House::open();
    let (id, anna, _) = two(&house, "bazaar", &json!({}));
    let answer = anna.open("GET", &format!("/api/v1/tables/{id}/events?seat=s1"), None);
    assert_eq!(answer.status(), 200);
    let mut stream = answer.into_body().into_reader();
    let mut until = |mark: &str| {
        let mut heard = String::new();
        let mut byte = [0];
        while !heard.contains(mark) {
            stream.read_exact(&mut byte).unwrap();
            heard.push(char::from(byte[0]));
        }
    };
    let table = look(&anna, &id);
    until(&format!("data: {}\n", table["revision"]));
    let post = choice(&table, "a", &["take"]);
    let done = anna.post(&format!("/tables/{id}/choices"), &post).is(200);
    until(&format!("data: {}\n", done["table"]["revision"]));
}

#[test]
fn the_document_and_the_routes_are_the_same() {
    let house = House::open();
    let stranger = house.stranger();
    let document = stranger.send("GET", "/api/openapi.json", None).is(200);
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 30, "{}", paths.len());
    for (path, item) in paths {
        let mut documented: Vec<String> = item.as_object().unwrap().keys().cloned().collect();
        documented.sort();
        // Whatever there is answers a method that there is not with those that
        // there are.
        let there = path.replace(['{', '}'], "");
        let answer = stranger.send("TRACE", &there, None);
        let allowed = answer.headers["allow"].to_str().unwrap().to_lowercase();
        let mut allowed: Vec<&str> = allowed
            .split(',')
            .filter(|method| *method != "head")
            .collect();
        allowed.sort_unstable();
        assert_eq!(allowed, documented, "{path}");
        assert_eq!(answer.code(405), "web-wrong-request");
    }
}

#[test]
fn the_page_for_programs_speaks_both_languages() {
    let house = House::open();
    for (lang, title) in [("en", "For programs"), ("it", "Per i programmi")] {
        let reader = house.stranger().with("accept-language", lang);
        let page = reader.send("GET", "/api", None);
        assert_eq!(page.status, 200);
        assert!(
            page.text.contains(&format!("<h1>{title}</h1>")),
            "{}",
            page.text
        );
        assert!(page.text.contains("/api/v1/tables/{id}/choices"));
        assert!(page.text.contains("id=\"shape-Table\""));
        assert!(!page.text.contains("style=") && !page.text.contains("<script>"));
        assert!(page.headers.contains_key("content-security-policy"));
    }
}
