//! Tables with people at them, in the middle of a game.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};

use crate::dice::Dice;
use crate::wire::{Reply, Wire};

/// How many sit at a table.
pub(crate) const SEATS: usize = 4;

/// A table, and the secrets of those who came to it: by seat, and last the
/// one who looks on.
pub(crate) struct Seated {
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
    pub(crate) from: Ipv4Addr,
}

/// A program at work for one of them.
struct Program {
    wire: Wire,
    secret: String,
}

impl Program {
    async fn begin(to: SocketAddr, from: Ipv4Addr, name: &str) -> Self {
        let mut program = Self {
            wire: Wire::open(to, from).await.unwrap(),
            secret: String::new(),
        };
        let begun = program.post("/sessions", &json!({ "name": name })).await;
        let begun = begun.is(201).json();
        program.secret = text(&begun["token"]);
        program
    }

    async fn get(&mut self, path: &str) -> Value {
        self.send("GET", path, "").await.is(200).json()
    }

    async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &body.to_string()).await
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Reply {
        let token = match self.secret.as_str() {
            "" => String::new(),
            secret => format!("Authorization: Bearer {secret}\r\n"),
        };
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: orrery\r\n{token}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.wire.ask(&request).await.unwrap()
    }
}

/// Sets up a table of Core Worlds for four people and someone who looks on,
/// and has this many choices made at it.
pub(crate) async fn set_up(to: SocketAddr, number: usize, choices: usize) -> Seated {
    let from = Ipv4Addr::new(127, 1, (number / 250) as u8, (number % 250) as u8 + 1);
    let mut people = Vec::new();
    for name in ["Anna", "Bruno", "Carla", "Dario", "Elena"] {
        people.push(Program::begin(to, from, name).await);
    }
    let wish = json!({
        "game": "core-worlds",
        "seats": [{ "who": "me" }, { "who": "link" }, { "who": "link" }, { "who": "link" }],
    });
    let made = people[0].post("/tables", &wish).await.is(201).json();
    let id = text(&made["id"]);
    for guest in 1..=SEATS {
        let (path, body) = match guest {
            SEATS => (format!("/tables/{id}/links"), json!({ "to": "watch" })),
            seat => (format!("/tables/{id}/seats/s{}/link", seat + 1), json!({})),
        };
        let link = people[0].post(&path, &body).await.is(201).json();
        let code = json!({ "code": link["code"] });
        people[guest].post("/join", &code).await.is(200);
    }
    warm_up(&mut people, &id, number, choices).await;
    Seated {
        id,
        secrets: people.into_iter().map(|program| program.secret).collect(),
        from,
    }
}

/// Has choices made, whoever is asked.
async fn warm_up(people: &mut [Program], id: &str, number: usize, choices: usize) {
    let mut dice = Dice(number as u64);
    let path = format!("/tables/{id}");
    let mut turn = 0;
    let mut table = people[turn].get(&path).await;
    for made in 0..choices {
        if table["over"] == true {
            return;
        }
        let waiting = table["waiting"]["seats"].as_array().unwrap();
        if !waiting.contains(&table["seat"]) {
            let next = waiting[0].as_str().unwrap();
            turn = next[1..].parse::<usize>().unwrap() - 1;
            table = people[turn].get(&path).await;
        }
        let listed = table["choices"].as_array().unwrap();
        let choice = &listed[dice.below(listed.len())]["choice"];
        let post = json!({
            "stamp": table["stamp"],
            "key": format!("warm {made}"),
            "choices": [choice],
        });
        let done = people[turn].post(&format!("{path}/choices"), &post).await;
        table = done.is(200).json()["table"].take();
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}
