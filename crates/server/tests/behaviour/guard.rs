//! Headers, posts from elsewhere, cookies, limits, pages that are not there.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use serde_json::json;
use store::Secret;

use table_kit::house::table::{Seated, kept, stamp, state, to_table, until};
use table_kit::house::{Answer, Browser, House, PATIENCE, Plan, Program};

const GUARDS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

#[track_caller]
fn is_guarded(what: &str, answer: &Answer) {
    for (name, value) in GUARDS {
        let found = answer
            .headers
            .get(name)
            .map(|value| value.to_str().unwrap());
        assert_eq!(found, Some(value), "{what}: {name}");
    }
    let policy = answer.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"));
    assert!(!policy.contains("unsafe"), "{policy}");
}

#[test]
fn every_answer_has_the_headers_that_guard_it() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let at = |path: &str| table.at_table(path);
    let lobby = table.anna.get("/");
    let style = lobby
        .text
        .split("href=\"")
        .find(|part| part.contains(".css\""));
    let style = style.unwrap().split('"').next().unwrap().to_owned();
    let pages = [
        "/",
        "/rules",
        "/rules/bazaar",
        "/games/bazaar/new",
        "/join",
        "/api",
        "/nowhere",
    ];
    for path in pages
        .into_iter()
        .map(ToOwned::to_owned)
        .chain([at(""), at("/replay")])
    {
        let answer = table.anna.get(&path);
        is_guarded(&path, &answer);
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
        for inline in ["style=", "<script>", "<style", "onclick=", "javascript:"] {
            assert!(!answer.text.contains(inline), "{path} has {inline}");
        }
    }
    let asset = table.anna.get(&style);
    is_guarded(&style, &asset);
    assert!(
        asset.headers["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    for (what, answer) in [
        ("parts", table.anna.ask(&at("/parts"))),
        ("a program's answer", table.anna.ask("/api/v1/games")),
        ("the document", table.anna.ask("/api/openapi.json")),
        ("a file", table.anna.get(&at("/record"))),
        ("a refusal", house.browser().get(&at(""))),
        (
            "a redirection",
            table.anna.submit("/settings", &[("back", "/")]),
        ),
        ("a wrong method", table.anna.submit("/rules", &[])),
        (
            "a bad form",
            table.anna.submit(&at("/choices"), &[("key", "a")]),
        ),
        ("a bad query", table.anna.get(&at("/replay?moment=x"))),
    ] {
        is_guarded(what, &answer);
    }
    let stream = house.stranger().with("cookie", &table.anna.cookies());
    let stream = stream.open("GET", &at("/events"), None);
    let headers = stream.headers().clone();
    is_guarded(
        "the stream",
        &Answer {
            status: 200,
            headers,
            text: String::new(),
        },
    );
}

#[test]
fn posts_from_other_sites_are_not_done() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let stamp = stamp(&state(&table.anna, &table.id));
    let fields = [("choice", "take"), ("stamp", &stamp), ("key", "a")];
    let post = |header, value: &str| {
        let browser = table.anna.clone().with(header, value);
        browser.post(&table.at_table("/choices"), &fields)
    };
    for site in ["cross-site", "same-site"] {
        assert_eq!(post("sec-fetch-site", site).code(403), "web-wrong-origin");
    }
    for origin in [
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "http://127.0.0.1",
    ] {
        assert_eq!(
            post("origin", origin).code(403),
            "web-wrong-origin",
            "{origin}"
        );
    }
    assert!(kept(&house, &table.id).lines.is_empty());
    let ours = format!("http://{}", house.address);
    assert_eq!(post("origin", &ours).status, 200);
    // To look is harmless: a link from elsewhere leads here.
    let elsewhere = table.anna.clone().with("sec-fetch-site", "cross-site");
    assert_eq!(elsewhere.get(&table.at_table("")).status, 200);
}

fn cookies(answer: &Answer) -> Vec<String> {
    let all = answer.headers.get_all("set-cookie").iter();
    all.map(|cookie| cookie.to_str().unwrap().to_owned())
        .collect()
}

#[test]
fn cookies_are_kept_from_scripts_and_other_sites() {
    for tls in [false, true] {
        let mut plan = Plan::default();
        plan.config.tls = tls;
        let house = House::with(plan);
        let browser = house.browser();
        let fields = [
            ("name", "Anna"),
            ("lang", "it"),
            ("theme", "light"),
            ("back", "/"),
        ];
        let all = cookies(&browser.submit("/settings", &fields));
        assert_eq!(all.len(), 3, "{all:?}");
        for cookie in &all {
            assert!(cookie.contains("; HttpOnly"), "{cookie}");
            assert!(cookie.contains("; SameSite=Lax"), "{cookie}");
            assert!(cookie.contains("; Path=/"), "{cookie}");
            assert_eq!(cookie.contains("; Secure"), tls, "{cookie}");
        }
        // Nobody gets one for looking, and nobody a second one.
        assert!(cookies(&house.browser().get("/")).is_empty());
        assert!(cookies(&browser.submit("/settings", &[("name", "Bea")])).is_empty());
        assert!(browser.get("/").text.contains("<html lang=\"it\""));
    }
}

#[test]
fn who_sends_too_much_is_turned_away() {
    let mut plan = Plan::default();
    plan.config.posts_a_minute = 3;
    plan.config.requests_a_second = 10;
    let house = House::with(plan);
    let limit = |browser: &Browser, ask: &dyn Fn(&Browser) -> Answer| {
        let turned_away = (0..80)
            .map(|_| ask(browser))
            .find(|answer| answer.status == 429);
        let turned_away = turned_away.expect("a limit");
        assert_eq!(turned_away.headers["retry-after"], "2");
        is_guarded("too many", &turned_away);
        turned_away.text
    };
    let anna = house.browser();
    assert_eq!(anna.submit("/settings", &[("name", "Anna")]).status, 303);
    let text = limit(&anna, &|anna| anna.submit("/settings", &[("name", "Anna")]));
    assert!(text.contains("Too many requests at once."), "{text}");
    // To look is still allowed, up to a limit of its own.
    assert_eq!(anna.get("/").status, 200);
    let text = limit(&anna, &|anna| anna.ask("/"));
    assert!(text.contains("web-wrong-too-many"), "{text}");
    let metrics = house.browser().get("/metrics").text;
    assert!(!metrics.contains("orrery_limited_total 0"), "{metrics}");
    assert!(metrics.contains("orrery_limited_total"), "{metrics}");
}

#[test]
fn sessions_are_no_way_around_a_limit() {
    let mut plan = Plan::default();
    plan.config.posts_a_minute = 2;
    let house = House::with(plan);
    let begin = || {
        house
            .stranger()
            .post("/sessions", &json!({ "name": "Anna" }))
    };
    let begun: Vec<u16> = (0..3).map(|_| begin().status).collect();
    assert_eq!(begun, [201, 201, 429]);
    let visitors: Vec<Program> = (0..10)
        .map(|_| {
            let secret = Secret::random().unwrap();
            house.session(&secret, "Anna");
            let token = format!("Bearer {}", secret.reveal());
            house.stranger().with("authorization", &token)
        })
        .collect();
    let post = |visitor: &Program| visitor.post("/join", &json!({ "code": "no" })).status;
    let statuses: Vec<u16> = (0..2).flat_map(|_| visitors.iter().map(post)).collect();
    // Twenty in all, of which two are used up.
    assert_eq!(statuses.iter().filter(|status| **status == 400).count(), 18);
    assert_eq!(statuses.iter().filter(|status| **status == 429).count(), 2);
}

#[test]
fn a_visitor_has_so_many_streams() {
    let mut plan = Plan::default();
    plan.config.streams = 2;
    let house = House::with(plan);
    let table = Seated::at(&house, "bazaar", &[]);
    let open = |browser: &Browser| {
        let program = house.stranger().with("cookie", &browser.cookies());
        program.open("GET", &table.at_table("/events"), None)
    };
    let (first, _second) = (open(&table.anna), open(&table.anna));
    assert_eq!(open(&table.anna).status(), 429);
    assert_eq!(open(&table.bruno).status(), 200);
    drop(first);
    until("a stream is closed", || open(&table.anna).status() == 200);
}

#[test]
fn a_place_has_so_many_connections() {
    let mut plan = Plan::default();
    plan.config.connections = 3;
    let house = House::with(plan);
    let mut held: Vec<TcpStream> = (0..5)
        .map(|_| TcpStream::connect(house.address).unwrap())
        .collect();
    let answered: Vec<bool> = held.iter().map(is_answered).collect();
    assert_eq!(answered, [true, true, true, false, false]);
    held.remove(0);
    until("there is room again", || {
        is_answered(&TcpStream::connect(house.address).unwrap())
    });
}

fn is_answered(mut stream: &TcpStream) -> bool {
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    // Who was turned away may be told so in the middle of a word.
    let _ = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    matches!(stream.read(&mut [0; 4]), Ok(4))
}

#[test]
fn who_says_nothing_for_long_is_not_waited_for() {
    let mut plan = Plan::default();
    plan.config.silence = Duration::from_millis(100);
    let house = House::with(plan);
    let body = "POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\
        Content-Type: application/x-www-form-urlencoded\r\n\r\nname=";
    for half in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nA: b", body] {
        let mut stream = TcpStream::connect(house.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        // Who is slow to say even that much finds the line dead.
        let _ = stream.write_all(half.as_bytes());
        let mut answer = String::new();
        if let Err(error) = stream.read_to_string(&mut answer) {
            let dead = [ErrorKind::ConnectionReset, ErrorKind::BrokenPipe];
            assert!(dead.contains(&error.kind()), "{half}: {error}");
        }
        assert!(!answer.starts_with("HTTP/1.1 200"), "{half}: {answer}");
    }
}

/// Whoever sends a byte now and then is never silent.
#[test]
fn who_sends_a_body_for_ever_is_not_waited_for() {
    let mut plan = Plan::default();
    plan.config.body = Duration::from_millis(200);
    let house = House::with(plan);
    let mut stream = TcpStream::connect(house.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = "POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\
        Content-Type: application/x-www-form-urlencoded\r\n\r\nname=";
    stream.write_all(head.as_bytes()).unwrap();
    let mut sends = stream.try_clone().unwrap();
    let drips = thread::spawn(move || {
        // Until nobody listens any more.
        while sends.write_all(b"a").is_ok() {
            thread::sleep(Duration::from_millis(10));
        }
    });
    let mut answer = [0; 12];
    if stream.read_exact(&mut answer).is_ok() {
        assert_eq!(&answer, b"HTTP/1.1 400");
    }
    drop(stream);
    drips.join().unwrap();
}

/// Three thousand tables in nineteen seconds, from one address.
#[test]
fn nobody_sets_up_tables_without_end() {
    let mut plan = Plan::default();
    plan.config.tables_an_hour = 3;
    let house = House::with(plan);
    let set_up = |browser: &Browser| {
        browser.post(
            "/tables",
            &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")],
        )
    };
    let named = || {
        let browser = house.browser();
        browser.submit("/settings", &[("name", "Anna"), ("back", "/")]);
        browser
    };
    let anna = named();
    let tables: Vec<u16> = (0..4).map(|_| set_up(&anna).status).collect();
    assert_eq!(tables, [303, 303, 303, 429]);
    // Nor with many sessions, and not for ever.
    let others: Vec<u16> = (0..28).map(|_| set_up(&named()).status).collect();
    let refused = others.iter().filter(|status| **status == 429).count();
    assert_eq!(refused, 1, "{others:?}");
    house.pass(Duration::from_secs(3600));
    assert_eq!(set_up(&anna).status, 303);
}

#[test]
fn nobody_has_many_tables_that_nobody_plays_at() {
    let house = House::open();
    let anna = house.browser();
    let set_up = || {
        anna.post(
            "/tables",
            &[("game", "bazaar"), ("seat-1", "me"), ("seat-2", "link")],
        )
    };
    let tables: Vec<Answer> = (0..50).map(|_| set_up()).collect();
    assert!(tables.iter().all(|table| table.status == 303));
    assert_eq!(set_up().status, 409);
    let id = to_table(&tables[7]);
    let say = anna.post(&format!("/tables/{id}/talk"), &[("text", "Who comes?")]);
    assert_eq!(say.status, 200);
    assert_eq!(set_up().status, 303);
}

#[test]
fn nobody_begins_sessions_without_end() {
    let mut plan = Plan::default();
    plan.config.sessions_an_hour = 2;
    let house = House::with(plan);
    let begin = || {
        house
            .stranger()
            .post("/sessions", &json!({ "name": "Anna" }))
    };
    let name = |name: &str| house.browser().post("/settings", &[("name", name)]);
    assert_eq!((begin().status, name("Bea").status), (201, 303));
    assert_eq!((begin().status, name("Bea").status), (429, 429));
    house.pass(Duration::from_secs(1800));
    assert_eq!(begin().status, 201);
}

fn said_to_come_from(house: &House, path: &str, from: Option<&str>) -> u16 {
    let visitor = house.stranger();
    let visitor = match from {
        Some(from) => visitor.with("x-forwarded-for", from),
        None => visitor,
    };
    visitor.send("GET", path, None).status
}

/// Here the tests' own machine is the proxy, or it is none.
fn behind_proxy(proxy: bool) -> Plan {
    let mut plan = Plan::default();
    plan.config.tls = true;
    if proxy {
        plan.config.proxies = vec![[127, 0, 0, 1].into()];
    }
    plan
}

#[test]
fn figures_are_for_whoever_is_at_the_machine() {
    for (proxy, public) in [(false, false), (true, false), (false, true), (true, true)] {
        let mut plan = behind_proxy(proxy);
        plan.config.public_metrics = public;
        let house = House::with(plan);
        let figures = |from| said_to_come_from(&house, "/metrics", from);
        let status = |seen| if seen || public { 200 } else { 404 };
        // A proxy that does not say whom it brings may bring anybody.
        assert_eq!(figures(None), status(!proxy));
        for from in [
            "192.0.2.1",
            "127.0.0.1, 192.0.2.1",
            "127.0.0.1",
            "::1",
            "who knows",
        ] {
            assert_eq!(figures(Some(from)), status(false), "{from}");
        }
    }
}

#[test]
fn nobody_passes_for_many_by_a_header() {
    for proxy in [false, true] {
        let mut plan = behind_proxy(proxy);
        plan.config.requests_a_second = 1;
        let house = House::with(plan);
        let asked = |number: u8| {
            let from = format!("192.0.2.{number}");
            said_to_come_from(&house, "/rules", Some(&from))
        };
        let refused = (0..20).filter(|number| asked(*number) == 429).count();
        // Four at once, and then one a second: this clock stands still.
        assert_eq!(refused, if proxy { 0 } else { 16 });
    }
}

#[test]
fn whatever_somebody_wants_to_go_back_to_they_are_answered() {
    let house = House::open();
    for back in [
        "/\u{1}",
        "/\t/evil.example",
        "/a\r\nset-cookie: b=c",
        "/\u{7f}",
        "/\u{fffe}",
    ] {
        let answer = house
            .browser()
            .submit("/settings", &[("lang", "it"), ("back", back)]);
        assert_eq!(answer.status, 303, "{back:?}");
        let to = answer.headers["location"].as_bytes();
        assert!(
            to.starts_with(b"/") && !to.contains(&b'\t'),
            "{back:?}: {to:?}"
        );
    }
}

#[test]
fn what_is_too_large_is_not_read() {
    let house = House::open();
    let anna = house.browser();
    let long = "x".repeat(1024 * 1024 + 1);
    let page = anna.submit("/settings", &[("name", &long)]);
    assert_eq!(page.status, 413);
    assert!(page.text.contains("<html"), "in words");
    is_guarded("too large", &page);
}

#[test]
fn a_page_that_is_not_there_says_so_in_the_visitor_s_language() {
    let house = House::open();
    for (lang, words) in [
        ("en", "There is no such page or table here."),
        ("it-IT,it;q=0.9", "Qui non c’è una pagina o un tavolo così."),
        ("de", "There is no such page or table here."),
    ] {
        let visitor = house.browser().with("accept-language", lang);
        for path in [
            "/nowhere",
            "/tables/nowhere",
            "/tables/aaaaaaaaaa",
            "/rules/chess",
        ] {
            let page = visitor.get(path);
            assert_eq!(page.status, 404, "{path}");
            assert!(page.text.contains(words), "{path}: {}", page.text);
        }
        let answer = visitor.ask("/api/v1/nowhere").is(404);
        assert!(answer["error"].as_str().unwrap().starts_with(words));
    }
}
