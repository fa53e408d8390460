//! A server of the tests' own, and programs and browsers that talk to it.

mod browser;
mod changes;
mod ear;
mod flaky;
pub mod flaws;
pub mod table;

use std::sync::Arc;
use std::time::Duration;

use engine::orders::Orders;
use engine::registry::Registry;
use engine::{AnyTable, Seat, Seed};
use serde_json::{Value, json};
use server::room::{Order, Room, Trouble};
use server::{App, Clock, Config, Running};
use store::{
    Holder, NewTable, Placard, Place, Secret, SessionId, Sqlite, Store, TableId, Watch, Write,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use ureq::Agent;
use ureq::http::{HeaderMap, Request};
use web::Boards;

use crate::toys;

pub use browser::{Browser, escape};
pub use changes::Changes;
pub use ear::Ear;
pub use flaky::{Chances, Failures, Flaky};

/// How long tests wait for what has to come: longer means that it hangs.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Where a house keeps everything, in its folder.
const FILE: &str = "tables.sqlite";

/// A server that runs until this goes.
pub struct House {
    pub app: App,
    pub store: Arc<Sqlite>,
    /// What the server itself has for a store.
    pub disk: Arc<Flaky>,
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
                tables_an_hour: 1_000_000,
                sessions_an_hour: 1_000_000,
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

/// When what tests lay out was set up, in seconds: so late that no server forgets it for
/// not having been played at for long.
pub(crate) const LATE: i64 = 4_000_000_000;

impl House {
    pub fn open() -> Self {
        Self::with(Plan::default())
    }

    pub fn with(plan: Plan) -> Self {
        Self::within(tempfile::tempdir().unwrap(), plan)
    }

    /// One that keeps everything in memory, where the system has a folder there:
    /// a disk takes now long, now not.
    pub fn in_memory(plan: Plan) -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        Self::within(folder.unwrap(), plan)
    }

    fn within(folder: TempDir, plan: Plan) -> Self {
        let store = Sqlite::open(&folder.path().join(FILE)).unwrap();
        let store = Arc::new(store);
        let runtime = Runtime::new().unwrap();
        let (games, boards) = ((plan.games)(), (plan.boards)());
        let disk = Arc::new(Flaky::before(Arc::clone(&store)));
        let app = App::new(games, boards, Arc::clone(&disk) as _, plan.config.clone()).unwrap();
        let running = runtime.block_on(server::start(app.clone())).unwrap();
        Self {
            address: running.address,
            base: format!("http://{}", running.address),
            app,
            store,
            disk,
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
        drop((self.store, self.disk));
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

    /// Somebody sets the clock on the wall.
    pub fn set_wall(&self, unix: i64) {
        self.plan.config.clock.set_wall(unix);
    }

    /// What the clock on the wall shows.
    pub fn wall(&self) -> i64 {
        self.plan.config.clock.unix()
    }

    /// Puts the clock forward by which windows close.
    pub fn pass(&self, time: Duration) {
        self.plan.config.clock.put_forward(time);
    }

    /// Forgets what nobody will miss, as it does from time to time.
    pub fn expire(&self) {
        self.runtime.block_on(self.app.expire()).unwrap();
    }

    /// Makes changes behind the server's back.
    #[track_caller]
    pub fn keep(&self, writes: Vec<Write>) {
        for answer in self.store.commit(&[writes]) {
            answer.unwrap();
        }
    }

    /// Keeps a game behind the server's back, with these people at its seats,
    /// at a table where anyone may look on.
    pub fn keep_game(&self, table: &dyn AnyTable, seed: &Seed, people: &[SessionId]) -> TableId {
        let id = TableId::random().unwrap();
        let header = table.header();
        let place = |(seat, person): (Seat, &SessionId)| Place {
            seat,
            holder: Holder::Person(*person),
            owner: None,
            name: format!("Player {seat}"),
            orders: Orders::default(),
            read: 0,
            webhook: None,
        };
        let new = NewTable {
            id: id.clone(),
            header: header.to_string(),
            game: header.game.clone(),
            seed: seed.clone(),
            host: people[0],
            at: LATE,
            window: 60,
            watch: Watch::Anyone,
            imported: false,
            one_seat: false,
            placard: Placard::default(),
            follows: None,
            branch: None,
            places: Seat::all(header.seats).zip(people).map(place).collect(),
        };
        let lines = table.entries(0);
        self.keep(vec![
            Write::Create(Box::new(new)),
            Write::Append {
                table: id.clone(),
                from: 0,
                lines: lines.iter().map(ToString::to_string).collect(),
                over: table.is_over(),
                at: LATE,
            },
        ]);
        id
    }

    /// A session with this secret.
    pub fn session(&self, secret: &Secret, name: &str) -> SessionId {
        self.session_at(secret, name, 0)
    }

    /// One that was last seen then.
    pub(crate) fn session_at(&self, secret: &Secret, name: &str, at: i64) -> SessionId {
        self.keep(vec![Write::Session {
            secret: secret.hash(),
            name: name.to_owned(),
            at,
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
