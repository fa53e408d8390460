//! How a town begins: people with sessions, tables of every kind, one game that
//! is over.

use conformance::Bazaar;
use engine::i18n::Lang;
use engine::{Game, Pace, Seed, Setup};
use serde_json::{Value, json};
use store::{Secret, SessionId, Store, TableId};
use table_kit::house::{House, Program, choice, look};

use super::town::{Place, Town};
use super::visitor::Person;

/// The long game: its lines, and what it is dealt by.
const LINES: usize = 5_000;
const WORD: &str = "a long evening";

const NAMES: [&str; 5] = ["Anna", "Bruno", "Carla", "Dora", "Emil"];

/// A town at this house.
pub fn town(house: &House) -> Town {
    let people = NAMES.map(|name| house.program(name));
    let mut town = Town::default();
    for (number, program) in people.iter().enumerate() {
        town.people.push(Person {
            secret: program.token().to_owned(),
            hook: format!("{number:x}").repeat(48),
            lang: Lang::ALL[number % Lang::ALL.len()],
        });
        town.secrets.add(program.token());
        town.secrets.add(&town.people[number].hook);
    }
    let table = long(house, &mut town);
    town.meet(0, table);
    evening(house, &mut town);
    town.log = Some(finished(&mut town, &people[0]));
    let rules = people[0].get("/games/bazaar/rules").is(200);
    let rules = rules["rules"].as_array().unwrap().iter();
    town.rules = rules
        .map(|rule| rule["id"].as_str().unwrap().to_owned())
        .collect();
    town
}

/// A game that has gone on for very long, and is open: what a request costs must
/// not grow with it.
fn long(house: &House, town: &mut Town) -> Place {
    let session = |person: &Person| {
        let secret = Secret::parse(&person.secret).unwrap();
        house.store.session(&secret.hash()).unwrap().unwrap().id
    };
    let people: Vec<SessionId> = town.people.iter().take(3).map(session).collect();
    let setup = Setup::new(people.len(), Pace::Brisk);
    let table = kit::long_game::<Bazaar>(&<Bazaar as Game>::Options::default(), setup, LINES, WORD);
    assert!(!table.is_over() && table.steps() >= LINES);
    let seed = Seed::from_word(WORD);
    town.secrets.add(&seed.reveal());
    let id = house.keep_game(&table, &seed, &people);
    house.room(&id);
    Place {
        id: id.to_string(),
        people: vec![0, 1, 2],
    }
}

/// Tables of every kind, at which the first of them sit down together; in place
/// of those of the last evening.
pub fn evening(house: &House, town: &mut Town) {
    let people = town.people.iter().take(NAMES.len()).map(|person| {
        let token = format!("Bearer {}", person.secret);
        house.stranger().with("authorization", &token)
    });
    let people: Vec<Program> = people.collect();
    town.codes.clear();
    let (me, link) = (json!({ "who": "me" }), json!({ "who": "link" }));
    let bot = json!({ "who": "bot", "bot": "random" });
    for (number, wish) in [
        json!({ "game": "bazaar", "seats": [me, link, link] }),
        json!({ "game": "intrigue", "seats": [me, link], "pace": "strict", "window": 30 }),
        json!({ "game": "sealed", "seats": [me, me, link] }),
        json!({ "game": "bazaar", "seats": [me, bot, link], "watch": "anyone" }),
        json!({ "game": "intrigue", "seats": [link, me, link] }),
        json!({ "game": "bazaar", "seats": [me, link, link, link], "seeks": true }),
    ]
    .iter()
    .enumerate()
    {
        let table = set(town, &people, number % people.len(), wish);
        let id = TableId::parse(&table.id).unwrap();
        let kept = house.store.table(&id).unwrap().unwrap();
        town.secrets.add(&kept.table.seed.reveal());
        town.meet(1 + number, table);
    }
}

/// Sets up a table, whose open seats others take: at once, or as chance has it where
/// it seeks players.
fn set(town: &mut Town, people: &[Program], host: usize, wish: &Value) -> Place {
    let table = people[host].post("/tables", wish).is(201);
    let id = table["id"].as_str().unwrap().to_owned();
    let mut there = vec![host];
    let link = |path: &str, body: &Value| {
        let link = people[host].post(&format!("/tables/{id}{path}"), body);
        link.is(201)["code"].as_str().unwrap().to_owned()
    };
    let join = |who: usize, code: &str| {
        people[who].post("/join", &json!({ "code": code })).is(200);
    };
    for (number, seat) in wish["seats"].as_array().unwrap().iter().enumerate() {
        if seat["who"] == "link" && wish["seeks"] != true {
            let who = (host + 1 + number) % people.len();
            join(
                who,
                &link(&format!("/seats/s{}/link", number + 1), &Value::Null),
            );
            there.push(who);
        }
    }
    let watches = (host + people.len() - 1) % people.len();
    let code = link("/links", &json!({ "to": "watch" }));
    if !there.contains(&watches) {
        join(watches, &code);
        there.push(watches);
    }
    town.codes.push(code);
    Place { id, people: there }
}

/// A game of one person that is over, as they take it home.
fn finished(town: &mut Town, program: &Program) -> String {
    let seats = [json!({ "who": "me" }), json!({ "who": "me" })];
    let wish = json!({ "game": "bazaar", "seats": seats, "options": { "rounds": 1 } });
    let table = program.post("/tables", &wish).is(201);
    let id = table["id"].as_str().unwrap();
    let at = |path: &str| format!("/tables/{id}{path}");
    for number in 0.. {
        let seats = ["s1", "s2"].into_iter();
        let mut looks = seats.map(|seat| program.get(&at(&format!("?seat={seat}"))).is(200));
        let Some(asked) = looks.find(|table| !table["question"].is_null()) else {
            break;
        };
        let first = asked["choices"][0]["choice"].as_str().unwrap();
        let mut post = choice(&asked, &number.to_string(), &[first]);
        post["seat"] = asked["seat"].clone();
        program.post(&at("/choices"), &post).is(200);
    }
    assert_eq!(look(program, id)["over"], true);
    town.tables.push(Place {
        id: id.to_owned(),
        people: vec![0],
    });
    program.get(&at("/log")).text
}
