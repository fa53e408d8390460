//! A server of the tests' own, and programs and browsers that talk to it.

mod browser;
mod ear;
pub mod table;

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
use web::Boards;

use crate::toys;

pub use browser::{Browser, escape};
pub use ear::Ear;

/// How long tests wait for what has to come: longer means that it hangs.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until this goes.
pub struct House {
    pub app: App,
    pub store: Arc<Sqlite>,
    pub address: std::net::SocketAddr,
    base: String,
    running: Running,
    plan: Plan,
    runtime: Runtime,
    folder: TempDir,
}

/// What a server is to be.
#[derive(Clone)]
pub struct Plan {
    pub games: fn() -> Registry,
    pub boards: fn() -> Boards,
    pub config: Config,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            games: toys,
            boards: Boards::default,
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
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The answer, which has this status.
    #[track_caller]
    pub fn is(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        if self.text.is_empty() {
            return Value::Null;
        }
        self.json()
    }

    /// The code of what went wrong, with this status.
    #[track_caller]
    pub fn code(self, status: u16) -> String {
        let wrong = self.is(status);
        assert!(!wrong["error"].as_str().unwrap().is_empty(), "{wrong}");
        wrong["code"].as_str().unwrap().to_owned()
    }
}

/// A program: who it is, and what it sends with every request.
#[derive(Clone)]
pub struct Program {
    agent: Agent,
    base: String,
    headers: Vec<(&'static str, String)>,
}

impl House {
    pub fn open() -> Self {
        Self::with(Plan::default())
    }

    pub fn with(plan: Plan) -> Self {
        Self::within(tempfile::tempdir().unwrap(), plan)
    }

    fn within(folder: TempDir, plan: Plan) -> Self {
        let store = Sqlite::open(&folder.path().join("tables.sqlite")).unwrap();
        let store = Arc::new(store);
        let runtime = Runtime::new().unwrap();
        let (games, boards) = ((plan.games)(), (plan.boards)());
        let app = App::new(games, boards, Arc::clone(&store) as _, plan.config.clone()).unwrap();
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
    pub fn close(self) -> (TempDir, Plan) {
        let finished = self.runtime.block_on(self.running.stop());
        assert!(finished, "it waited in vain");
        drop(self.app);
        // Actors live on until their tables are idle, or their runtime goes.
        self.runtime.shutdown_timeout(Duration::from_secs(5));
        drop(self.store);
        (self.folder, self.plan)
    }

    /// The same house after a restart: it has what was kept.
    pub fn restart(self) -> Self {
        let (folder, plan) = self.close();
        Self::within(folder, plan)
    }

    /// The same house after a restart with other games.
    pub fn restart_with(self, games: fn() -> Registry) -> Self {
        let (folder, plan) = self.close();
        Self::within(folder, Plan { games, ..plan })
    }

    /// The same house after a restart that runs otherwise.
    pub fn restart_as(self, change: impl FnOnce(&mut Config)) -> Self {
        let (folder, mut plan) = self.close();
        change(&mut plan.config);
        Self::within(folder, plan)
    }

    /// Puts the clock forward by which windows close.
    pub fn pass(&self, time: Duration) {
        self.plan.config.clock.put_forward(time);
    }

    /// Makes changes behind the server's back.
    #[track_caller]
    pub fn keep(&self, writes: Vec<Write>) {
        for answer in self.store.commit(&[writes]) {
            answer.unwrap();
        }
    }

    /// A session with this secret.
    pub fn session(&self, secret: &Secret, name: &str) -> SessionId {
        self.keep(vec![Write::Session {
            secret: secret.hash(),
            name: name.to_owned(),
            at: 0,
        }]);
        self.store.session(&secret.hash()).unwrap().unwrap().id
    }

    /// A table as the server itself has it: more than anyone may see.
    pub fn room(&self, id: &TableId) -> Room {
        let open = self.app.rooms.open(&self.app.shared, id);
        self.runtime.block_on(open).unwrap().unwrap()
    }

    /// Asks the actor of a table for something.
    pub fn ask<T>(
        &self,
        room: &Room,
        order: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> Order,
    ) -> Result<T, Trouble> {
        self.runtime.block_on(room.ask(order))
    }

    /// A browser without a session.
    pub fn browser(&self) -> Browser {
        Browser::new(self.stranger())
    }

    /// A program without a session.
    pub fn stranger(&self) -> Program {
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(PATIENCE))
            .build();
        Program {
            agent: agent.into(),
            base: self.base.clone(),
            headers: Vec::new(),
        }
    }

    /// A program with a session.
    pub fn program(&self, name: &str) -> Program {
        let stranger = self.stranger();
        let begun = stranger.post("/sessions", &json!({ "name": name })).is(201);
        let token = begun["token"].as_str().unwrap();
        stranger.with("authorization", &format!("Bearer {token}"))
    }
}

impl Program {
    pub fn with(&self, name: &'static str, value: &str) -> Self {
        let mut program = self.clone();
        program.headers.retain(|(known, _)| *known != name);
        program.headers.push((name, value.to_owned()));
        program
    }

    /// The same program, at a house that was started again.
    pub fn moved_to(&self, house: &House) -> Self {
        Self {
            base: house.base.clone(),
            ..self.clone()
        }
    }

    /// Its token.
    pub fn token(&self) -> &str {
        let (_, value) = self
            .headers
            .iter()
            .find(|(name, _)| *name == "authorization")
            .unwrap();
        value.strip_prefix("Bearer ").unwrap()
    }

    /// Gets an address of the API.
    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", &format!("/api/v1{path}"), None)
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", &format!("/api/v1{path}"), Some(body.to_string()))
    }

    pub fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", &format!("/api/v1{path}"), Some(body.to_string()))
    }

    pub fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send("PATCH", &format!("/api/v1{path}"), Some(body.to_string()))
    }

    /// Sends anything anywhere.
    pub fn send(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let answer = self.open(method, path, body);
        let (parts, mut body) = answer.into_parts();
        Answer {
            status: parts.status.as_u16(),
            headers: parts.headers,
            text: body.read_to_string().unwrap(),
        }
    }

    /// Sends something, and leaves the answer to be read.
    pub fn open(
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
pub fn two(house: &House, game: &str, options: &Value) -> (String, Program, Program) {
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
pub fn look(program: &Program, id: &str) -> Value {
    program.get(&format!("/tables/{id}")).is(200)
}

/// A post with these choices, as of this look at the table.
pub fn choice(table: &Value, key: &str, choices: &[&str]) -> Value {
    json!({ "stamp": table["stamp"], "key": key, "choices": choices })
}
