//! Games are played again where that keeps nobody waiting, and only so much.

use std::sync::{Condvar, Mutex};
use std::thread;

use conformance::bazaar::{self, BazaarEvent, Choice};
use conformance::bent::{Bend, Bent};
use conformance::{Bazaar, Sealed};
use engine::registry::Registry;
use engine::{Dice, Game, Seat, Sink};
use serde_json::json;

use table_kit::house::table::{Seated, choose, free, lines, set_up, state, until};
use table_kit::house::{Browser, House, Plan, two};
use table_kit::{plain, plain_of};

use crate::files::finished;

/// Where every move of a game waits while it is closed.
struct Gate {
    at: Mutex<At>,
    news: Condvar,
}

struct At {
    closed: bool,
    waiting: usize,
}

/// One a test.
static GATES: [Gate; 3] = [const { Gate::open() }; 3];

impl Gate {
    const fn open() -> Self {
        let at = At {
            closed: false,
            waiting: 0,
        };
        Self {
            at: Mutex::new(at),
            news: Condvar::new(),
        }
    }

    fn pass(&self) {
        let mut at = self.at.lock().unwrap();
        at.waiting += 1;
        while at.closed {
            at = self.news.wait(at).unwrap();
        }
        at.waiting -= 1;
    }

    /// Closes it, until what is returned goes.
    fn close(&self) -> Closed<'_> {
        self.at.lock().unwrap().closed = true;
        Closed(self)
    }
}

struct Closed<'a>(&'a Gate);

impl Closed<'_> {
    /// How many wait.
    fn waiting(&self) -> usize {
        self.0.at.lock().unwrap().waiting
    }
}

impl Drop for Closed<'_> {
    fn drop(&mut self) {
        self.0.at.lock().unwrap().closed = false;
        self.0.news.notify_all();
    }
}

/// A game that takes as long as its gate is closed.
struct Gated<const GATE: usize>;

impl<const GATE: usize> Bend<Bazaar> for Gated<GATE> {
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        GATES[GATE].pass();
        game.apply(content, seat, choice, dice, &mut sink);
    }
}

fn games<const GATE: usize>() -> Registry {
    let facts = Bent::<Bazaar>::facts(&Gated::<GATE>).unwrap();
    table_kit::registry(vec![plain_of(facts), plain::<Sealed>()])
}

/// A house where two games are played again at once, and a finished one.
fn gated<const GATE: usize>() -> (House, String) {
    let mut plan = Plan {
        games: games::<GATE>,
        ..Plan::default()
    };
    plan.config.replayers = 2;
    let house = House::with(plan);
    let table = finished(&house);
    let log = table.anna.get(&table.at_table("/log")).text;
    (house, log)
}

/// A browser with a session, who is not taken for others from here.
fn somebody(house: &House) -> Browser {
    let browser = house.browser();
    let begun = browser.submit("/settings", &[("name", "Carla"), ("back", "/")]);
    assert_eq!(begun.status, 303);
    browser
}

/// The attack: a few long imports, and no page was answered until they were
/// through.
#[test]
fn long_imports_keep_nobody_waiting() {
    let (house, log) = gated::<0>();
    // Dora's table is cold, Anna's and Bruno's is open.
    let dora = house.browser();
    let fields = [
        ("game", "sealed"),
        ("seat-1", "me"),
        ("name-1", "Dora"),
        ("seat-2", "link"),
    ];
    let cold = set_up(&dora, &fields);
    let house = house.restart();
    let dora = dora.moved_to(&house);
    let table = Seated::at(&house, "sealed", &[]);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let importers: Vec<Browser> = (0..threads + 2).map(|_| somebody(&house)).collect();
    thread::scope(|scope| {
        let gate = GATES[0].close();
        let imports: Vec<_> = importers
            .iter()
            .map(|browser| scope.spawn(|| browser.upload("/import", "log", &log)))
            .collect();
        until("do as many wait at the gate as can", || gate.waiting() == 2);

        let stranger = house.browser();
        assert_eq!(stranger.get("/").status, 200);
        let seen = state(&table.anna, &table.id);
        choose(&table.anna, &table.id, &free(&seen), "a").is(200);
        assert_eq!(table.bruno.get(&table.at_table("")).status, 200);
        let another = set_up(&stranger, &fields);
        assert_eq!(state(&stranger, &another)["seat"], "s1");
        // Her table is there, though nobody can say what it waits for.
        for (lang, words) in [
            ("en", "not open yet, look again in a moment"),
            ("it", "non ancora aperto, guarda di nuovo tra un momento"),
        ] {
            let dora = dora.clone().with("accept-language", lang);
            let lobby = dora.get("/").text;
            assert!(lobby.contains(&cold) && lobby.contains("Dora"), "{lobby}");
            assert!(lobby.contains(words), "{lobby}");
        }
        let mine = dora.ask("/api/v1/tables").is(200);
        assert_eq!(mine["tables"][0]["state"], "busy");
        assert_eq!(gate.waiting(), 2, "they are still at it");

        drop(gate);
        for import in imports {
            assert_eq!(import.join().unwrap().status, 303);
        }
    });
    assert_eq!(state(&dora, &cold)["seat"], "s1");
    assert!(!dora.get("/").text.contains("not open yet"));
}

#[test]
fn when_too_much_waits_one_is_asked_to_come_again() {
    let (house, log) = gated::<1>();
    let dora = house.browser();
    let fields = [("game", "sealed"), ("seat-1", "me"), ("seat-2", "link")];
    let cold = set_up(&dora, &fields);
    let house = house.restart_as(|config| config.replays_waiting = 0);
    let dora = dora.moved_to(&house);
    let importers = [somebody(&house), somebody(&house)];
    thread::scope(|scope| {
        let gate = GATES[1].close();
        let mut imports = Vec::new();
        for (number, browser) in importers.iter().enumerate() {
            imports.push(scope.spawn(|| browser.upload("/import", "log", &log)));
            until("is it under way", || gate.waiting() == number + 1);
        }

        for (lang, words) in [
            ("en", "Too many games are being opened at once."),
            ("it", "Si stanno aprendo troppe partite insieme."),
        ] {
            let dora = dora.clone().with("accept-language", lang);
            let page = dora.get(&format!("/tables/{cold}"));
            assert_eq!(page.status, 503);
            assert_eq!(page.headers["retry-after"], "2");
            assert!(page.text.contains(words), "{}", page.text);
        }
        let answer = dora.ask(&format!("/api/v1/tables/{cold}"));
        assert_eq!(answer.headers["retry-after"], "2");
        assert_eq!(answer.code(503), "web-busy-replays");
        // What is too large is known without anything being played.
        let large = format!("{log}{}", "x".repeat(1_000_000));
        assert_eq!(dora.upload("/import", "log", &large).status, 413);

        drop(gate);
        for import in imports {
            assert_eq!(import.join().unwrap().status, 303);
        }
    });
    until("is there room again", || {
        dora.get(&format!("/tables/{cold}")).status == 200
    });
}

#[test]
fn a_visitor_imports_one_game_at_a_time() {
    let (house, log) = gated::<2>();
    let carla = somebody(&house);
    thread::scope(|scope| {
        let gate = GATES[2].close();
        let import = scope.spawn(|| carla.upload("/import", "log", &log));
        until("is it under way", || gate.waiting() == 1);
        for (lang, words) in [
            ("en", "You are importing a game already."),
            ("it", "Stai già importando una partita."),
        ] {
            let carla = carla.clone().with("accept-language", lang);
            let refused = carla.upload("/import", "log", &log);
            assert_eq!(refused.status, 429);
            assert_eq!(refused.headers["retry-after"], "2");
            assert!(refused.text.contains(words), "{}", refused.text);
        }
        drop(gate);
        assert_eq!(import.join().unwrap().status, 303);
    });
    // One after the other.
    assert_eq!(carla.upload("/import", "log", &log).status, 303);
}

#[test]
fn a_file_has_only_so_many_lines_and_bytes() {
    let mut plan = Plan::default();
    let house = House::with(plan.clone());
    let table = finished(&house);
    let log = table.anna.get(&table.at_table("/log")).text;
    plan.config.game_lines = log.lines().count();
    let house = House::with(plan);
    let carla = house.browser();
    assert_eq!(carla.upload("/import", "log", &log).status, 303);
    let most = log.lines().count();
    let long = format!("{log}\n");
    // More than a file may have, and more than is read at all.
    let (large, larger) = ("x".repeat(1_000_001), "x".repeat(2_000_000));
    for (lang, words) in [
        ("en", format!("may have up to {most} lines and 1 MB")),
        ("it", format!("può avere fino a {most} righe e 1 MB")),
    ] {
        let carla = carla.clone().with("accept-language", lang);
        let program = house.program("Carla").with("accept-language", lang);
        for file in [&long, &large, &larger] {
            let page = carla.upload("/import", "log", file);
            assert_eq!(page.status, 413);
            assert!(page.text.contains(&words), "{}", page.text);
            let refused = program.post("/imports", &json!({ "log": file })).is(413);
            assert_eq!(refused["code"], "web-wrong-file-large");
            assert!(refused["error"].as_str().unwrap().contains(&words));
        }
    }
}

#[test]
fn a_replay_has_a_budget() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    choose(&table.bruno, &table.id, "take", "b").is(200);
    let branch = [("moment", "2"), ("eyes", "s1")];
    let fresh = Seated::at(&house, "bazaar", &[]);
    let house = house.restart_as(|config| config.replay_lines = 1);
    let (long, short) = (table.moved_to(&house), fresh.moved_to(&house));
    for (lang, words) in [
        ("en", "too long to be played again here: more than 1 lines"),
        (
            "it",
            "troppo lunga per essere rigiocata qui: più di 1 righe",
        ),
    ] {
        let anna = long.anna.clone().with("accept-language", lang);
        let page = anna.get(&long.at_table(""));
        assert_eq!(page.status, 409);
        assert!(page.text.contains(words), "{}", page.text);
    }
    assert_eq!(state(&short.anna, &short.id)["seat"], "s1");
    // A branch has to be played from the beginning of what it hangs from.
    let house = house.restart_as(|config| config.replay_lines = 2);
    let long = long.moved_to(&house);
    assert_eq!(
        long.anna.submit(&long.at_table("/branch"), &branch).status,
        303
    );
}

/// A game comes to its end by itself; what people offer each other does not,
/// and every line of it is played again by whoever opens the table.
#[test]
fn offers_come_to_an_end() {
    let mut plan = Plan::default();
    plan.config.game_lines = 3;
    let house = House::with(plan);
    let (id, anna, bruno) = two(&house, "bazaar", &json!({}));
    let at = |path: &str| format!("/tables/{id}{path}");
    let offer = |key: &str| json!({ "key": key, "to": "s2", "gives": "1ruby", "gets": "1pearl" });
    for key in ["a", "b", "c"] {
        anna.post(&at("/deals"), &offer(key)).is(200);
    }
    let refused = anna.post(&at("/deals"), &offer("d"));
    assert_eq!(refused.code(409), "web-wrong-offers");
    assert_eq!(lines(&house, &id), 3);
    // What is offered can be answered, and the game goes on.
    let decline = json!({ "key": "e", "with": "s1", "deal": 1,
        "answer": "decline" });
    bruno.post(&at("/deals/answers"), &decline).is(200);
    let stamp = anna.get(&at("")).is(200)["stamp"].clone();
    let take = json!({ "stamp": stamp, "key": "f", "choices": ["take"] });
    anna.post(&at("/choices"), &take).is(200);
}

/// Once a game is over anyone at the table may look back through anyone's eyes.
/// What that one ordered, and where word is sent, is no part of the game.
#[test]
fn anothers_eyes_show_nothing_that_is_their_owners_alone() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[("option-rounds", "1")]);
    let secret = "https://127.0.0.1/a-path-that-is-a-secret";
    let wish = [("order", "windows=always"), ("webhook", secret)];
    let done = table.bruno.submit(&table.at_table("/orders"), &wish);
    assert_eq!(done.status, 303);
    table.play_out();
    let back = table.at_table("/replay?moment=1&eyes=s2");
    let anna = table.anna.get(&back);
    assert_eq!(anna.status, 200);
    assert!(!anna.text.contains("a-path-that-is-a-secret"));
    let bruno = table.bruno.get(&back);
    assert!(bruno.text.contains(secret), "his own he sees");
}
