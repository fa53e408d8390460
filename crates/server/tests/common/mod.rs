//! A server of the tests' own, and programs and browsers that talk to it.

#![allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "each test program uses a part of it, and stops at whatever is not as it should be"
)]

mod browser;
mod ear;
pub(crate) mod table;

use std::sync::Arc;
use std::time::Duration;

use engine::registry::Registry;
use serde_json::{Value, json};
use server::room::{Order, Room, Trouble};
use server::{App, Clock, Config, Running};
use store::{Secret, SessionId, Sqlite, Store, TableId, Write};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use ureq::Agent;
use ureq::http::{HeaderMap, Request};

pub(crate) use browser::{Browser, escape};
pub(crate) use ear::Ear;

/// How long tests wait for what has to come: longer means that it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until this goes.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) store: Arc<Sqlite>,
    pub(crate) address: std::net::SocketAddr,
    base: String,
    running: Running,
    plan: Plan,
    runtime: Runtime,
    folder: TempDir,
}

/// What a server is to be.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) games: fn() -> Registry,
    pub(crate) config: Config,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            games: || registry::load(None).unwrap(),
            config: Config {
                address: ([127, 0, 0, 1], 0).into(),
                bot_pause: Duration::ZERO,
                thinkers: 1,
                // Tests ask for a lot, and time does not pass unless they
                // want it to.
                requests_a_second: 1_000_000,
                posts_a_minute: 1_000_000,
                grace: PATIENCE,
                clock: Clock::by_hand(),
                ..Config::default()
            },
        }
    }
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The answer, which has this status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        if self.text.is_empty() {
            return Value::Null;
        }
        self.json()
    }

    /// The code of what went wrong, with this status.
    #[track_caller]
    pub(crate) fn code(self, status: u16) -> String {
        let wrong = self.is(status);
        assert!(!wrong["error"].as_str().unwrap().is_empty(), "{wrong}");
        wrong["code"].as_str().unwrap().to_owned()
    }
}

/// A program: who it is, and what it sends with every request.
#[derive(Clone)]
pub(crate) struct Program {
    agent: Agent,
    base: String,
    headers: Vec<(&'static str, String)>,
}

impl House {
    pub(crate) fn open() -> Self {
        Self::with(Plan::default())
    }

    pub(crate) fn with(plan: Plan) -> Self {
        Self::within(tempfile::tempdir().unwrap(), plan)
    }

    fn within(folder: TempDir, plan: Plan) -> Self {
        let store = Sqlite::open(&folder.path().join("tables.sqlite")).unwrap();
        let store = Arc::new(store);
        let runtime = Runtime::new().unwrap();
        let (games, kept) = ((plan.games)(), Arc::clone(&store));
        let app = App::new(games, registry::boards(), kept, plan.config.clone()).unwrap();
        let running = runtime.block_on(server::start(app.clone())).unwrap();
        Self {
            address: running.address,
            base: format!("http://{}", running.address),
            app,
            store,
            running,
            plan,
            runtime,
            folder,
        }
    }

    /// Stops, and lets go of everything but what was kept.
    pub(crate) fn close(self) -> (TempDir, Plan) {
        let finished = self.runtime.block_on(self.running.stop());
        assert!(finished, "it waited in vain");
        drop(self.app);
        // Actors live on until their tables are idle, or their runtime goes.
        self.runtime.shutdown_timeout(Duration::from_secs(5));
        drop(self.store);
        (self.folder, self.plan)
    }

    /// The same house after a restart: it has what was kept.
    pub(crate) fn restart(self) -> Self {
        let (folder, plan) = self.close();
        Self::within(folder, plan)
    }

    /// The same house after a restart with other games.
    pub(crate) fn restart_with(self, games: fn() -> Registry) -> Self {
        let (folder, plan) = self.close();
        Self::within(folder, Plan { games, ..plan })
    }

    /// Puts the clock forward by which windows close.
    pub(crate) fn pass(&self, time: Duration) {
        self.plan.config.clock.put_forward(time);
    }

    /// Makes changes behind the server's back.
    #[track_caller]
    pub(crate) fn keep(&self, writes: Vec<Write>) {
        for answer in self.store.commit(&[writes]) {
            answer.unwrap();
        }
    }

    /// A session with this secret.
    pub(crate) fn session(&self, secret: &Secret, name: &str) -> SessionId {
        self.keep(vec![Write::Session {
            secret: secret.hash(),
            name: name.to_owned(),
            at: 0,
        }]);
        self.store.session(&secret.hash()).unwrap().unwrap().id
    }

    /// A table as the server itself has it: more than anyone may see.
    pub(crate) fn room(&self, id: &TableId) -> Room {
        let open = self.app.rooms.open(&self.app.shared, id);
        self.runtime.block_on(open).unwrap().unwrap()
    }

    /// Asks the actor of a table for something.
    pub(crate) fn ask<T>(
        &self,
        room: &Room,
        order: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> Order,
    ) -> Result<T, Trouble> {
        self.runtime.block_on(room.ask(order))
    }

    /// A browser without a session.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.stranger())
    }

    /// A program without a session.
    pub(crate) fn stranger(&self) -> Program {
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .build();
        Program {
            agent: agent.into(),
            base: self.base.clone(),
            headers: Vec::new(),
        }
    }

    /// A program with a session.
    pub(crate) fn program(&self, name: &str) -> Program {
        let stranger = self.stranger();
        let begun = stranger.post("/sessions", &json!({ "name": name })).is(201);
        let token = begun["token"].as_str().unwrap();
        stranger.with("authorization", &format!("Bearer {token}"))
    }
}

impl Program {
    pub(crate) fn with(&self, name: &'static str, value: &str) -> Self {
        let mut program = self.clone();
        program.headers.retain(|(known, _)| *known != name);
        program.headers.push((name, value.to_owned()));
        program
    }

    /// The same program, at a house that was started again.
    pub(crate) fn moved_to(&self, house: &House) -> Self {
        Self {
            base: house.base.clone(),
            ..self.clone()
        }
    }

    /// Its token.
    pub(crate) fn token(&self) -> &str {
        let (_, value) = self
            .headers
            .iter()
            .find(|(name, _)| *name == "authorization")
            .unwrap();
        value.strip_prefix("Bearer ").unwrap()
    }

    /// Gets an address of the API.
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send("GET", &format!("/api/v1{path}"), None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", &format!("/api/v1{path}"), Some(body.to_string()))
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", &format!("/api/v1{path}"), Some(body.to_string()))
    }

    pub(crate) fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send("PATCH", &format!("/api/v1{path}"), Some(body.to_string()))
    }

    /// Sends anything anywhere.
    pub(crate) fn send(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let answer = self.open(method, path, body);
        let (parts, mut body) = answer.into_parts();
        Answer {
            status: parts.status.as_u16(),
            headers: parts.headers,
            text: body.read_to_string().unwrap(),
        }
    }

    /// Sends something, and leaves the answer to be read.
    pub(crate) fn open(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> ureq::http::Response<ureq::Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base));
        if body.is_some() {
            // A server that refuses to read a body may hang up after it, and
            // nobody else should be on that line.
            request = request.header("connection", "close");
        }
        let typed = self.headers.iter().any(|(name, _)| *name == "content-type");
        if body.is_some() && !typed {
            request = request.header("content-type", "application/json");
        }
        for (name, value) in self.headers.iter().filter(|(_, value)| !value.is_empty()) {
            request = request.header(*name, value);
        }
        match body {
            Some(body) => self.agent.run(request.body(body).unwrap()).unwrap(),
            None => self.agent.run(request.body(()).unwrap()).unwrap(),
        }
    }
}

/// A table of this game for two, who sit down at it.
pub(crate) fn two(house: &House, game: &str, options: &Value) -> (String, Program, Program) {
    let anna = house.program("Anna");
    let bruno = house.program("Bruno").with("accept-language", "it");
    let wish = json!({
        "game": game,
        "seats": [{ "who": "me" }, { "who": "link" }],
        "options": options,
    });
    let table = anna.post("/tables", &wish).is(201);
    let id = table["id"].as_str().unwrap().to_owned();
    let link = anna
        .post(&format!("/tables/{id}/seats/s2/link"), &Value::Null)
        .is(201);
    let joined = bruno
        .post("/join", &json!({ "code": link["code"] }))
        .is(200);
    assert_eq!(joined["seat"], "s2");
    assert_eq!(joined["seats"][1]["name"], "Bruno");
    (id, anna, bruno)
}

/// The table as a program sees it.
pub(crate) fn look(program: &Program, id: &str) -> Value {
    program.get(&format!("/tables/{id}")).is(200)
}

/// A post with these choices, as of this look at the table.
pub(crate) fn choice(table: &Value, key: &str, choices: &[&str]) -> Value {
    json!({ "revision": table["revision"], "key": key, "choices": choices })
}
