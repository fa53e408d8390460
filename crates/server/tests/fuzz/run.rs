//! A run: many requests of many visitors to one house, and the figures of it.

use std::collections::BTreeMap;
use std::fmt;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use conformance::{Bazaar, Intrigue, Sealed};
use engine::hex;
use engine::registry::{Loaded, Registry};
use kit::luck::Luck;
use serde_json::Value;
use store::Store;
use table_kit::growth::time_on_cores;
use table_kit::house::{Changes, House, Plan};
use table_kit::registry;

use super::judge::{self, Faults};
use super::price;
use super::routes::{self, Route};
use super::town::Town;
use super::visitor::{Guise, guise};
use super::wire::{Answer, Framing, Request};
use super::words::Scene;
use super::{opening, write};

/// How many streams are listened to at once.
const STREAMS: usize = 12;

/// How often something is done again before it has taken too long.
const AGAIN: usize = 5;

/// How often each route is asked before any is.
const ROUNDS: usize = 4;

/// Where the toys have nothing to say.
const BARREN: [&str; 1] = ["GET /api/v1/tables/{id}/about"];

/// After how many steps everyone begins new tables.
const EVENING: usize = 1_500;

/// How often something is asked of which nothing has come, at most.
const INSIST: usize = 20_000;

/// Of a hundred requests so many are of play, where they are mostly as they
/// should be: or no game would ever go on.
const PLAY: u32 = 30;

pub struct Run {
    seed: String,
    house: House,
    town: Town,
    routes: Vec<Route>,
    streams: Vec<TcpStream>,
    faults: Faults,
    changes: Changes,
    /// Is time measured?
    timed: bool,
    figures: Figures,
}

/// What came of a run.
#[derive(Debug, Default)]
pub struct Figures {
    seed: String,
    requests: usize,
    /// Answers by the first digit of their status.
    answers: BTreeMap<u16, usize>,
    /// How often nobody was answered, who had hung up or spoke no HTTP.
    silence: usize,
    /// How often each was asked, and how often something came of it.
    routes: BTreeMap<String, (usize, usize)>,
    /// Tables that are kept, those that are over, and lines of their logs.
    kept: [usize; 3],
    dearest: String,
    longest: (Duration, String),
    took: Duration,
}

/// The toys with bots that need no time: what they think of is for others to
/// test.
fn quick() -> Registry {
    let (bazaar, intrigue, sealed) = (Loaded::load(None), Loaded::load(None), Loaded::load(None));
    registry(vec![
        Box::<Loaded<Bazaar>>::new(bazaar.unwrap()),
        Box::<Loaded<Intrigue>>::new(intrigue.unwrap()),
        Box::<Loaded<Sealed>>::new(sealed.unwrap()),
    ])
}

impl Run {
    pub fn begin(seed: String, faults: Faults, timed: bool) -> Self {
        let house = House::with(Plan {
            games: quick,
            ..Plan::default()
        });
        let mut town = opening::town(&house);
        let signer = house.store.signer().unwrap();
        town.secrets.add(&hex::encode(signer.reveal()));
        let routes = routes::all(&house.app, house.address);
        let changes = house.changes();
        let figures = Figures {
            seed: seed.clone(),
            ..Figures::default()
        };
        Self {
            seed,
            house,
            town,
            routes,
            streams: Vec::new(),
            faults,
            changes,
            timed,
            figures,
        }
    }

    /// So many requests; then looks at what was kept.
    pub fn play(mut self, requests: usize) -> Figures {
        let begun = Instant::now();
        for step in 0..requests {
            self.step(step);
        }
        self.insist(requests);
        self.streams.clear();
        self.figures.dearest = price::dearest(&self.house.app);
        let house = self.house.restart();
        let flaws = house.flaws();
        assert!(flaws.is_empty(), "seed {}: {}", self.seed, flaws.join("\n"));
        let tables = house.store.tables().unwrap();
        let lines = tables
            .iter()
            .map(|table| house.store.table(&table.id).unwrap().unwrap().lines.len());
        let over = tables.iter().filter(|table| table.over).count();
        self.figures.kept = [tables.len(), over, lines.sum()];
        self.figures.took = begun.elapsed();
        self.figures
    }

    /// Where nothing has come of what was asked, chance may have been against
    /// it: that is asked, while all else goes on, until something does.
    fn insist(&mut self, step: usize) {
        for route in self.routes.clone() {
            let name = route.to_string();
            let mut tries = step..step + INSIST;
            while !self.came_of(&name) {
                let tried = tries.next();
                let never = || panic!("seed {}: nothing ever comes of {name}", self.seed);
                let step = tried.unwrap_or_else(never);
                self.ask_once(step, 0, Some(&route));
                self.step(step);
            }
        }
    }

    fn came_of(&self, name: &str) -> bool {
        let counts = self.figures.routes.get(name);
        BARREN.contains(&name) || counts.is_some_and(|(_, done)| *done > 0)
    }

    /// Something is done.
    fn step(&mut self, step: usize) {
        if step % EVENING == EVENING - 1 {
            opening::evening(&self.house, &mut self.town);
        }
        let mut luck = self.luck(step);
        match luck.below(200) {
            0 => self.house.pass(Duration::from_secs(luck.below(100).into())),
            1 => self.house.expire(),
            2 => self.house.app.rooms.sweep(),
            3..6 => drop(self.streams.pop()),
            _ => self.ask(step),
        }
    }

    /// What follows from the number of a step alone, so that another answer
    /// before it makes no other question of it.
    fn luck(&self, step: usize) -> Luck {
        Luck::new(&format!("{} {step}", self.seed))
    }

    /// Asks for something. Where that takes too long, it is asked for again, and
    /// the least of it counts: only noise makes it longer.
    fn ask(&mut self, step: usize) {
        let (name, mut least) = self.ask_once(step, 0, None);
        for again in 1..AGAIN {
            if !self.timed || least <= price::LONGEST {
                break;
            }
            least = least.min(self.ask_once(step, again, None).1);
        }
        if self.timed && least > self.figures.longest.0 {
            self.figures.longest = (least, name.clone());
        }
        let may = price::LONG.iter().any(|(long, _)| *long == name);
        let in_time = !self.timed || may || least <= price::LONGEST;
        assert!(
            in_time,
            "seed {}, step {step}: {name} takes {least:?}",
            self.seed
        );
    }

    /// Asks for it, and says what it was and how long it took on all cores.
    /// Where one route is wanted `only`, it is that one.
    fn ask_once(&mut self, step: usize, again: usize, only: Option<&Route>) -> (String, Duration) {
        let luck = &mut self.luck(step);
        // Which was for the kind of step.
        luck.below(200);
        let plays = luck.below(100) < PLAY && step >= ROUNDS * self.routes.len();
        let plays = plays || only.is_some();
        let route = only.cloned();
        let mut route = route.unwrap_or_else(|| self.route(step, plays, luck));
        let table = luck.below(self.town.tables.len() as u32) as usize;
        let guise = if plays { Guise::Program } else { guise(luck) };
        let turn = plays && (only.is_none() || luck.below(2) == 0);
        let asked = if turn { self.asked(table) } else { None };
        let (who, look) = asked.unwrap_or_else(|| {
            let who = self.town.somebody(Some(table), luck);
            (who, self.look(table, who))
        });
        // Windows are seldom open.
        if plays && only.is_none() && look["pass"].is_object() && luck.below(3) == 0 {
            let mut waivers = self
                .routes
                .iter()
                .filter(|route| route.path.ends_with("/waivers"));
            route = waivers.nth(luck.below(2) as usize).unwrap().clone();
        }
        let look = self.with_more(&route, table, who, look);
        let scene = Scene {
            look,
            me: who.map(|who| &self.town.people[who]),
            town: &self.town,
            path: &route.path,
            table: route.path.contains("/{id}").then_some(table),
            key: format!("{step}.{again}"),
        };
        let mut request = write::request(&route, &scene, if plays { 5 } else { 30 }, luck);
        let old = luck
            .pick(&Vec::from_iter(&self.town.old))
            .map(String::as_str);
        guise.wear(&mut request, scene.me, old, luck);
        self.changes.since();
        let before = time_on_cores();
        // Of two secrets at once nobody knows which is the newer.
        let renews = ["/leave", "/token"]
            .iter()
            .any(|end| route.path.ends_with(end));
        if luck.below(25) == 0 && !renews {
            // A double click.
            let to = self.house.address;
            let both = std::thread::scope(|scope| {
                let other = scope.spawn(|| request.send(to));
                [request.send(to), other.join().unwrap()]
            });
            // What one of them changed is not the other's doing.
            self.changes.since();
            for answer in both {
                self.take(step, (who, guise), &route, &request, answer);
            }
            return (route.to_string(), Duration::ZERO);
        }
        let answer = request.send(self.house.address);
        let took = time_on_cores() - before;
        self.take(step, (who, guise), &route, &request, answer);
        (route.to_string(), took)
    }

    /// Every route in its turn a few times, and then any.
    fn route(&self, step: usize, plays: bool, luck: &mut Luck) -> Route {
        if step < ROUNDS * self.routes.len() {
            return self.routes[step % self.routes.len()].clone();
        }
        let often = luck.below(2) == 0;
        let of_play = |route: &&Route| {
            let ends = [
                "/choices",
                "/undo",
                "/deals",
                "/deals/answers",
                "/waivers",
                "/join",
            ];
            let end = if often { "/choices" } else { "" };
            let plays = ends.iter().any(|end| route.path.ends_with(end));
            route.method == "POST" && plays && route.path.ends_with(end)
        };
        let all: Vec<&Route> = self
            .routes
            .iter()
            .filter(|route| !plays || of_play(route))
            .collect();
        all[luck.below(all.len() as u32) as usize].clone()
    }

    /// Somebody who is asked something at a table, and what they see.
    fn asked(&self, table: usize) -> Option<(Option<usize>, Value)> {
        let people = self.town.tables[table].people.iter();
        let mut looks = people.map(|who| (Some(*who), self.look(table, Some(*who))));
        looks.find(|(_, look)| !look["question"].is_null())
    }

    /// The table as somebody is shown it.
    fn look(&self, table: usize, who: Option<usize>) -> Value {
        self.show(table, who, "")
    }

    /// The same, with what more this route is about.
    fn with_more(&self, route: &Route, table: usize, who: Option<usize>, look: Value) -> Value {
        let mut look = look;
        if !look.is_object() {
            return look;
        }
        if route.path.contains("/deals") {
            let mut deals = self.show(table, who, "/deals");
            for part in ["deals", "wares"] {
                look[part] = deals[part].take();
            }
        }
        if route.path.contains("/watchers") {
            look["watchers"] = self.show(table, who, "/watchers");
        }
        look
    }

    fn show(&self, table: usize, who: Option<usize>, what: &str) -> Value {
        let id = &self.town.tables[table].id;
        let mut request = Request {
            method: "GET".to_owned(),
            target: format!("/api/v1/tables/{id}{what}").into_bytes(),
            headers: Vec::new(),
            body: None,
            framing: Framing::Length,
        };
        if let Some(who) = who {
            let token = &self.town.people[who].secret;
            request.header("authorization", format!("Bearer {token}"));
        }
        let answer = request.send(self.house.address).unwrap();
        assert!(answer.status < 500, "seed {}: {request}", self.seed);
        answer.json().unwrap_or_default()
    }

    /// Looks at an answer, counts it, and learns from it.
    fn take(
        &mut self,
        step: usize,
        (who, guise): (Option<usize>, Guise),
        route: &Route,
        request: &Request,
        answer: Option<Answer>,
    ) {
        let name = route.to_string();
        self.figures.requests += 1;
        let counts = self.figures.routes.entry(name.clone()).or_default();
        counts.0 += 1;
        let Some(mut answer) = answer else {
            self.figures.silence += 1;
            let sound = self.is_sound(request, who, None);
            return self.judge(step, request, None, sound);
        };
        counts.1 += usize::from(answer.is_done());
        *self.figures.answers.entry(answer.status / 100).or_default() += 1;
        let sound = self.is_sound(request, who, Some(&answer)).and_then(|()| {
            let changed = self.changes.since();
            let looks = ["GET", "HEAD"].contains(&request.method.as_str());
            let may = answer.is_done() && !looks && guise != Guise::Site;
            match changed.first() {
                Some(what) if !may => Err(format!("{what} has changed, and should not have")),
                _ => Ok(()),
            }
        });
        self.judge(step, request, Some(&answer), sound);
        if guise.is_theirs() {
            let mut luck = Luck::new(&format!("{} {step} after", self.seed));
            let led = self.town.learn(who, &route.path, &answer, &mut luck);
            if let Some(kept) = led.and_then(|id| self.house.store.table(&id).unwrap()) {
                self.town.secrets.add(&kept.table.seed.reveal());
            }
        }
        if self.streams.len() < STREAMS {
            self.streams.extend(answer.stream.take());
        }
    }

    /// Is everything as it should be after this answer?
    fn is_sound(
        &self,
        request: &Request,
        who: Option<usize>,
        answer: Option<&Answer>,
    ) -> Result<(), String> {
        if let Some(told) = self.faults.told() {
            return Err(told);
        }
        price::too_dear(&self.house.app)?;
        let Some(answer) = answer else {
            return Ok(());
        };
        judge::wrong(request, answer, self.house.app.shared.registry.words())?;
        let told = answer
            .headers()
            .filter(|value| !value.starts_with("orrery="));
        let told = told.chain([answer.text.as_str()]);
        let mut leaks = told.flat_map(|text| self.town.secrets.leaks(text));
        match leaks.find(|secret| !self.may_hear(request, who, secret)) {
            Some(secret) => Err(format!("it tells {secret}")),
            None => Ok(()),
        }
    }

    /// Has somebody said it themselves, or is it theirs, or no secret any more?
    fn may_hear(&self, request: &Request, who: Option<usize>, secret: &str) -> bool {
        let said = request.bytes(self.house.address);
        let said = said
            .windows(secret.len())
            .any(|part| part == secret.as_bytes());
        let own = who.is_some_and(|who| self.town.people[who].hook == secret);
        said || own || self.is_over(secret)
    }

    /// Is it the seed of a game that is over?
    fn is_over(&self, seed: &str) -> bool {
        let tables = self.house.store.tables().unwrap().into_iter();
        let mut over = tables.filter(|table| table.over);
        over.any(|table| {
            let kept = self.house.store.table(&table.id).unwrap();
            kept.is_some_and(|kept| kept.table.seed.reveal() == seed)
        })
    }

    fn judge(
        &self,
        step: usize,
        request: &Request,
        answer: Option<&Answer>,
        sound: Result<(), String>,
    ) {
        let Err(why) = sound else { return };
        let seed = &self.seed;
        let status = answer.map_or(0, |answer| answer.status);
        let text = answer.map_or("", |answer| answer.text.get(..1000).unwrap_or(&answer.text));
        panic!("seed {seed}, step {step}: {why}\n\n{request}\n\nwas answered {status} {text}");
    }
}

/// As somebody reads it who wants to know what was tried.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = |class: u16| self.answers.get(&class).copied().unwrap_or_default();
        let Self {
            seed,
            requests,
            silence,
            routes,
            took,
            longest,
            ..
        } = self;
        writeln!(
            f,
            "seed {seed}: {requests} requests to {} routes in {took:.1?}: {} answered 2xx, {} 3xx, {} 4xx, {} 5xx, {silence} hung up on",
            routes.len(),
            class(2),
            class(3),
            class(4),
            class(5),
        )?;
        let [tables, over, lines] = self.kept;
        writeln!(
            f,
            "{tables} tables are kept, {over} of them over, with {lines} lines"
        )?;
        if longest.0 > Duration::ZERO {
            writeln!(
                f,
                "the longest on all cores: {} {:.1?}",
                longest.1, longest.0
            )?;
        }
        write!(f, "the dearest, in plain requests:\n{}", self.dearest)
    }
}
