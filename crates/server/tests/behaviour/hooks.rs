//! Webhooks: a word when a decision becomes somebody's, and no other time.

use std::io::{Read, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use store::{TableId, Write};

use table_kit::house::table::{Seated, choose, kept, state, until};
use table_kit::house::{House, Plan};

/// Somebody who listens on this machine.
struct Listener {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Listener {
    fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let heard = Arc::<Mutex<Vec<String>>>::default();
        let shared = Arc::clone(&heard);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut text = String::new();
                let mut buffer = [0; 2048];
                // The body ends with its only closing brace.
                while !text.ends_with('}') {
                    match stream.read(&mut buffer) {
                        Ok(count @ 1..) => {
                            text.push_str(&String::from_utf8_lossy(&buffer[..count]));
                        }
                        _ => break,
                    }
                }
                shared.lock().unwrap().push(text);
                let answer = b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n";
                // Whoever sent it may have gone.
                let _ = stream.write_all(answer);
            }
        });
        Self { address, heard }
    }

    fn count(&self) -> usize {
        self.heard.lock().unwrap().len()
    }
}

fn house(local_webhooks: bool) -> House {
    let mut plan = Plan::default();
    plan.config.local_webhooks = local_webhooks;
    House::with(plan)
}

/// Long enough for a word that should not have been sent.
const A_WHILE: Duration = Duration::from_millis(200);

#[test]
fn word_is_sent_when_a_decision_becomes_somebody_s() {
    let (house, listener) = (house(true), Listener::open());
    let table = Seated::at(&house, "bazaar", &[]);
    let address = format!("http://{}/secret-of-bruno", listener.address);
    let orders = table.at_table("/orders");
    let set = table.bruno.submit(&orders, &[("webhook", &address)]);
    assert_eq!(set.status, 303);
    let page = table.bruno.get(&table.at_table("")).text;
    assert!(page.contains(&address), "its owner sees it");
    assert!(
        !table
            .anna
            .get(&table.at_table(""))
            .text
            .contains("secret-of-bruno")
    );

    // Talk is no decision; nor are somebody's own doings.
    table
        .anna
        .post(&table.at_table("/talk"), &[("text", "hello")])
        .is(200);
    thread::sleep(A_WHILE);
    assert_eq!(listener.count(), 0);
    choose(&table.anna, &table.id, "take", "a").is(200);
    until("is word sent", || listener.count() == 1);
    let heard = listener.heard.lock().unwrap()[0].clone();
    assert!(
        heard.starts_with("POST /secret-of-bruno HTTP/1.1"),
        "{heard}"
    );
    assert!(
        heard.contains("Bruno: it is your move at Bazaar."),
        "{heard}"
    );
    assert!(heard.contains("tocca a te"), "{heard}");

    // It is still his: he is not told again, whatever else happens.
    table
        .anna
        .post(&table.at_table("/talk"), &[("text", "well?")])
        .is(200);
    table.anna.submit(&orders, &[("order", "windows=always")]);
    thread::sleep(A_WHILE);
    assert_eq!(listener.count(), 1);
    choose(&table.bruno, &table.id, "take", "b").is(200);
    thread::sleep(A_WHILE);
    assert_eq!(listener.count(), 1);
    choose(&table.anna, &table.id, "take", "c").is(200);
    until("is word sent again", || listener.count() == 2);

    // An empty address is none.
    table.bruno.submit(&orders, &[("webhook", "")]);
    choose(&table.bruno, &table.id, "take", "d").is(200);
    choose(&table.anna, &table.id, "take", "e").is(200);
    thread::sleep(A_WHILE);
    assert_eq!(listener.count(), 2);
}

#[test]
fn nothing_is_sent_to_this_machine_unless_it_may_be() {
    let (house, listener) = (house(false), Listener::open());
    let table = Seated::at(&house, "bazaar", &[]);
    let near = format!("http://{}/x", listener.address);
    let secure = format!("https://{}/x", listener.address);
    for address in [near.as_str(), &secure, "ftp://example.org/", "nonsense"] {
        let fields = [("webhook", address)];
        let refused = table.bruno.post(&table.at_table("/orders"), &fields);
        assert_eq!(refused.code(400), "web-wrong-webhook", "{address}");
    }
    // Be it that it was set when it still might.
    let mut place = kept(&house, &table.id).table.places[1].clone();
    place.webhook = Some(near);
    let id = TableId::parse(&table.id).unwrap();
    house.keep(vec![Write::Seat { table: id, place }]);
    let house = house.restart();
    let table = table.moved_to(&house);
    choose(&table.anna, &table.id, "take", "a").is(200);
    assert!(!state(&table.bruno, &table.id)["question"].is_null());
    thread::sleep(A_WHILE);
    assert_eq!(listener.count(), 0);
}
