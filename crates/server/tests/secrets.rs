//! Secrets stay where they belong: neither the server's own log at its most
//! talkative nor any answer before the end of a game has one.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use store::Store;
use table_kit::house::table::{Seated, choose, code_in, first, join, kept, state};
use table_kit::house::{Browser, House, Plan};
use tracing::Level;

/// Keeps all that is logged.
#[derive(Clone, Default)]
struct Notes(Arc<Mutex<Vec<u8>>>);

impl Write for Notes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Everything that somebody can be shown of a table.
fn bodies(browser: &Browser, id: &str) -> String {
    let pages = ["", "/replay", "/record", "/report", "/log", "/parts"];
    let pages = pages.map(|path| browser.get(&format!("/tables/{id}{path}")).text);
    let answers = [
        "",
        "/story",
        "/describe",
        "/report",
        "/record",
        "/log",
        "/replay",
        "/orders",
    ];
    let answers = answers.map(|path| browser.ask(&format!("/api/v1/tables/{id}{path}")).text);
    let house = ["/", "/api", "/api/v1/key", "/metrics"].map(|path| browser.get(path).text);
    [pages.concat(), answers.concat(), house.concat()].concat()
}

#[test]
fn no_secret_is_logged_and_no_seed_is_sent_before_the_end() {
    let notes = Notes::default();
    let writer = notes.clone();
    tracing_subscriber::fmt()
        .with_max_level(Level::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .init();
    let mut plan = Plan::default();
    plan.config.local_webhooks = true;
    let house = House::with(plan);
    let table = Seated::at(&house, "bazaar", &[("option-rounds", "2")]);
    let webhook = "http://127.0.0.1:9/a-path-that-is-a-secret";
    let orders = table.at_table("/orders");
    assert_eq!(
        table.bruno.submit(&orders, &[("webhook", webhook)]).status,
        303
    );
    let watch = code_in(
        &table
            .anna
            .submit(&table.at_table("/links"), &[("grant", "watch")]),
    );
    let watcher = house.browser();
    assert_eq!(join(&watcher, &watch).status, 303);
    let program = house.program("Carla");
    assert_eq!(program.get("/me").is(200)["name"], "Carla");
    // What goes wrong is logged, too.
    assert_eq!(join(&house.browser(), &"f".repeat(48)).status, 400);
    choose(&table.anna, &table.id, "sing", "wrong");

    let seed = kept(&house, &table.id).table.seed.reveal();
    let signer = house.store.signer().unwrap();
    // In the two forms in which bytes are printed by mistake.
    let key = [
        engine::hex::encode(signer.reveal()),
        format!("{:?}", signer.reveal()),
    ];
    let key = key.each_ref().map(String::as_str);
    let session = |browser: &Browser| {
        let cookies = browser.cookies();
        let (_, secret) = cookies.split_once("orrery=").unwrap();
        secret[..48].to_owned()
    };
    let people = [&table.anna, &table.bruno, &watcher];
    let sessions = people.map(session);
    for number in 0.. {
        let Some((asked, page)) = table.asked() else {
            break;
        };
        for browser in people {
            let seen = bodies(browser, &table.id);
            assert!(!seen.contains(&seed), "the seed before the end");
            for secret in &sessions {
                assert!(!seen.contains(secret), "the secret of a session");
            }
            assert!(seen.contains(&signer.key().to_string()), "the public key");
            assert!(!key.iter().any(|key| seen.contains(key)), "the secret key");
        }
        choose(asked, &table.id, &first(&page), &number.to_string()).is(200);
    }
    // At the end anyone at the table can check it.
    assert_eq!(state(&table.anna, &table.id)["over"], true);
    let log = table.anna.get(&table.at_table("/log")).text;
    assert!(log.contains(&format!("\nseed {seed}")), "{log}");
    let seen = bodies(&table.anna, &table.id);
    assert!(!key.iter().any(|key| seen.contains(key)), "the secret key");
    let house = house.restart();
    let anna = table.anna.moved_to(&house);
    assert_eq!(anna.get(&table.at_table("")).status, 200);

    let logged = String::from_utf8(notes.0.lock().unwrap().clone()).unwrap();
    assert!(
        logged.contains("/tables/"),
        "something was logged: {logged}"
    );
    assert!(logged.contains("a webhook could not be sent"), "{logged}");
    let secrets = [&seed, &watch, program.token(), "a-path-that-is-a-secret"];
    for secret in secrets
        .into_iter()
        .chain(sessions.iter().map(String::as_str))
        .chain(key)
    {
        assert!(!logged.contains(secret), "{secret} was logged");
    }
}
