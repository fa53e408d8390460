//! How long a table takes to answer, and how much it does for that, in worlds
//! that differ only in what one seat holds, answers or has ordered. At a strict
//! table nobody else may learn that from a clock.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::log::Header;
use engine::table::Waiting;
use engine::{AnyTable, Seat, Seed, Viewer};
use serde_json::{Value, json};
use server::Price;
use store::{Branch, NewTable, Secret, SessionId, TableId, Write};

use super::rank::{median, signed_ranks};
use super::{Case, DAY, Luck, Parent, new_table};
use crate::house::{House, PATIENCE, Plan};

/// Further off than this, something differs: by chance alone it is with less than
/// one in twenty thousand million for each figure (`signed_ranks`).
pub const FAR: f64 = 7.0;

/// How many pairs are played before the clock is looked at.
const WARM: usize = 20;

/// In what two worlds differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secrecy {
    /// Who is asked could react in one of them, and not in the other.
    Hand,
    /// Who is asked reacts in one of them, and lets it pass in the other.
    Answer,
    /// Who is asked has a standing order in one of them.
    Order,
}

/// A game in which somebody opens a window by a choice that shows nothing.
#[derive(Clone, Copy)]
pub struct Timed {
    pub case: Case,
    /// The choice that opens it.
    pub opens: &'static str,
    /// The answer that not everyone can give, and the one that everyone can.
    pub answers: [&'static str; 2],
    /// The order that gives the latter.
    pub order: &'static str,
}

/// What was measured: pairs of figures by what was waited for, in thousandths of
/// a thousandth of a second; first of the world that has the secret.
#[derive(Debug, Default)]
pub struct Times(BTreeMap<&'static str, Vec<(f64, f64)>>);

impl Times {
    /// Everything that tells the two worlds apart.
    pub fn leaks(&self) -> Vec<String> {
        let far = |(_, pairs): &(&&str, &Vec<(f64, f64)>)| signed_ranks(pairs).abs() > FAR;
        self.0
            .iter()
            .filter(far)
            .map(|(what, pairs)| line(what, pairs))
            .collect()
    }

    /// By how much the figure differs most that does.
    pub fn widest(&self) -> f64 {
        let by = |pairs: &Vec<(f64, f64)>| median(pairs.iter().map(|(one, other)| one - other));
        self.0.values().map(by).map(f64::abs).fold(0.0, f64::max)
    }

    /// All of it, a line each.
    pub fn tell(&self) -> String {
        let lines = self.0.iter().map(|(what, pairs)| line(what, pairs));
        lines.collect::<Vec<_>>().join("\n")
    }
}

fn line(what: &str, pairs: &[(f64, f64)]) -> String {
    let one = median(pairs.iter().map(|(one, _)| *one));
    let other = median(pairs.iter().map(|(_, other)| *other));
    let by = median(pairs.iter().map(|(one, other)| one - other));
    let z = signed_ranks(pairs);
    let count = pairs.len();
    format!("{what}: {one:.1} and {other:.1} µs, by {by:+.2} µs, z {z:+.2}, {count} pairs")
}

/// Two houses, in each a table that they branch off.
pub struct Clocked {
    timed: Timed,
    houses: [House; 2],
    people: [Vec<Person>; 2],
    parent: Parent,
    moments: Vec<Moment>,
}

/// Where somebody may open a window.
struct Moment {
    step: usize,
    actor: Seat,
    table: Box<dyn AnyTable>,
}

/// A world to be played in, which has the secret or not.
struct World {
    seed: Seed,
    has: bool,
}

impl Clocked {
    pub fn open(timed: Timed) -> Self {
        let case = Case {
            window: DAY,
            ..timed.case
        };
        let timed = Timed { case, ..timed };
        let plan = || Plan {
            games: case.games,
            boards: case.boards,
            ..Plan::default()
        };
        // Clocks of their own: a window closes in one alone.
        let houses = [House::in_memory(plan()), House::in_memory(plan())];
        let seed = Seed::from_word(&case.word());
        let parent = Parent::play(&houses[0], &case, seed.clone());
        let people = houses.each_ref().map(|house| {
            let people = (0..=case.seats).map(|_| Person::new(house));
            people.collect::<Vec<Person>>()
        });
        for (house, people) in houses.iter().zip(&people) {
            parent.keep(house, &case, &seed, Person::sessions(people)[0]);
        }
        let whole = houses[0].room(&parent.id).picture();
        let moments = (0..whole.table.steps()).filter_map(|step| {
            let table = whole.table.at_or_after(step, &|_| true).unwrap();
            let mut asked = table.to_act().into_iter();
            let actor = asked.next()?;
            let opens = |seat| {
                table
                    .listed(seat)
                    .iter()
                    .any(|one| one.notation == timed.opens)
            };
            (table.window().is_none() && opens(actor)).then_some(Moment { step, actor, table })
        });
        let moments: Vec<Moment> = moments.collect();
        assert!(!moments.is_empty(), "nobody opens a window");
        Self {
            timed,
            houses,
            people,
            parent,
            moments,
        }
    }

    /// Measures so many pairs of worlds.
    pub fn measure(&mut self, secrecy: Secrecy, pairs: usize) -> Times {
        let mut times = Times::default();
        for number in 0..pairs + WARM {
            let pair = self.pair(secrecy, number);
            for (what, pair) in pair {
                if number >= WARM {
                    times.0.entry(what).or_default().push(pair);
                }
            }
        }
        times
    }

    /// Counts in a pair of worlds what is done for each request, which is the same
    /// in both: lines that are played, tables that are copied, and what is drawn
    /// for those who look and do not know. Says how many kinds of requests there
    /// were.
    pub fn count(mut self, secrecy: Secrecy, number: usize) -> usize {
        self.pair(secrecy, number);
        let begun = Instant::now();
        loop {
            let [one, other] = self.houses.each_ref().map(prices);
            if one == other {
                return one.len();
            }
            // A bill is made out when all is done, and that is after the answer.
            let waits = begun.elapsed() < PATIENCE;
            assert!(waits, "{secrecy:?}: {one:?}, and {other:?}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Plays one pair; in which house is which world, and which comes first, is
    /// left to chance.
    fn pair(&mut self, secrecy: Secrecy, number: usize) -> Vec<(&'static str, (f64, f64))> {
        let mut luck = Luck::new(&format!("{secrecy:?} {number}"));
        let Timed { case, opens, .. } = self.timed;
        let at = luck.below(self.moments.len() as u32) as usize;
        let moment = &self.moments[at];
        let asked = moment.actor.next(case.seats);
        // Could they react, when it is dealt so?
        let can = |seed: &Seed| {
            let mut table = moment.table.branch(moment.actor, seed.clone());
            table.choose(moment.actor, &[opens]).unwrap();
            let reacts = self.timed.answers[0];
            table.listed(asked).iter().any(|one| one.notation == reacts)
        };
        let mut seeds = (0..).map(|n| Seed::from_word(&format!("{secrecy:?} {number} {n}")));
        let mut dealt = |wanted| seeds.by_ref().take(5_000).find(|seed| can(seed) == wanted);
        let worlds = match secrecy {
            Secrecy::Hand => [dealt(true), dealt(false)],
            Secrecy::Answer => [dealt(true), dealt(true)],
            Secrecy::Order => [dealt(false), dealt(false)],
        };
        let [Some(one), Some(other)] = worlds else {
            // Nobody can hold it there.
            return Vec::new();
        };
        let mut worlds = [
            World {
                seed: one,
                has: true,
            },
            World {
                seed: other,
                has: false,
            },
        ];
        if luck.below(2) == 1 {
            worlds.swap(0, 1);
        }
        let order = if luck.below(2) == 1 { [0, 1] } else { [1, 0] };
        let mut results = [Vec::new(), Vec::new()];
        for house in order {
            let world = &worlds[house];
            let figures = self.play(house, at, world, secrecy);
            results[usize::from(!world.has)] = figures;
        }
        let [with, without] = results;
        let pairs = with.into_iter().zip(without);
        pairs
            .map(|((what, one), (same, other))| {
                assert_eq!(what, same);
                (what, (one, other))
            })
            .collect()
    }

    /// A table of a house that branches off there, dealt by this seed.
    fn set_up(&self, house: usize, moment: &Moment, seed: &Seed) -> TableId {
        let case = &self.timed.case;
        let id = TableId::random().unwrap();
        let header = Header {
            commitment: seed.commitment(),
            ..self.parent.header.clone()
        };
        let people = Person::sessions(&self.people[house]);
        let table = NewTable {
            id: id.clone(),
            header: header.to_string(),
            seed: seed.clone(),
            branch: Some(Branch {
                parent: self.parent.id.clone(),
                step: moment.step,
                redealt: Some(moment.actor),
            }),
            ..new_table(case, people[0], people[..case.seats].to_vec())
        };
        self.houses[house].keep(vec![Write::Create(Box::new(table))]);
        id
    }

    /// Plays in one house: what was waited for, and how long.
    fn play(
        &mut self,
        house: usize,
        at: usize,
        world: &World,
        secrecy: Secrecy,
    ) -> Vec<(&'static str, f64)> {
        let Timed {
            case,
            opens,
            answers,
            order,
        } = self.timed;
        let moment = &self.moments[at];
        let (actor, asked) = (moment.actor, moment.actor.next(case.seats));
        let id = self.set_up(house, moment, &world.seed);
        let place = &self.houses[house];
        let people = &mut self.people[house];
        let truth = || Arc::clone(&place.room(&id).picture().table);
        let path = format!("/api/v1/tables/{id}");
        if secrecy == Secrecy::Order {
            let always = world.has.then_some("always");
            let wish = json!({ "orders": { order: always } });
            people[asked.index()].ask("PATCH", &format!("{path}/orders"), Some(&wish));
        }
        let address = place.address;
        let onlooker = case.seats;
        let streams =
            [actor.index(), onlooker].map(|who| Stream::open(address, &path, &people[who].token));
        let mut figures = Vec::new();
        let mut note = |what, time: Duration| figures.push((what, time.as_secs_f64() * 1e6));
        let (time, seen) = people[actor.index()].ask("GET", &path, None);
        note("1 a look of who acts, before", time);
        let post = json!({ "stamp": seen["stamp"], "key": "opens", "choices": [opens] });
        let sent = Instant::now();
        let (time, done) =
            people[actor.index()].ask("POST", &format!("{path}/choices"), Some(&post));
        assert_eq!(done["table"]["waiting"]["reactions"], true, "{done}");
        note("2 the post that opens a window", time);
        note("3 the stream of who acts", streams[0].speaks() - sent);
        note("4 the stream of who looks on", streams[1].speaks() - sent);
        let who = [actor.index(), onlooker];
        for (who, what) in who
            .into_iter()
            .zip(["5 a look of who acts", "6 a look of who looks on"])
        {
            note(what, people[who].ask("GET", &path, None).0);
        }
        // What nobody sees before all do.
        if secrecy != Secrecy::Order {
            let reacts = secrecy == Secrecy::Answer && world.has;
            let stamp = truth().stamp(asked).to_string();
            let answer = answers[usize::from(!reacts)];
            let post = json!({ "stamp": stamp, "key": "answers", "choices": [answer] });
            people[asked.index()].ask("POST", &format!("{path}/choices"), Some(&post));
            let after = [
                "7 the same after an answer, who acts",
                "7 the same, who looks on",
            ];
            for (who, what) in who.into_iter().zip(after) {
                note(what, people[who].ask("GET", &path, None).0);
            }
        }
        if secrecy != Secrecy::Answer {
            let sent = Instant::now();
            place.pass(Duration::from_secs(DAY.into()));
            note(
                "8 the close, by the stream of who looks on",
                streams[1].speaks() - sent,
            );
            assert_ne!(truth().waiting(Viewer::Public), Waiting::ForReactions);
        }
        figures
    }
}

/// What may not differ of the prices in a house: nobody sees how long the answer
/// to another's own post is.
fn prices(house: &House) -> BTreeMap<String, Price> {
    let price = |(route, price): (String, Price)| {
        let bytes = if route.starts_with("GET") {
            price.bytes
        } else {
            0
        };
        (route, Price { bytes, ..price })
    };
    house.app.dearest().into_iter().map(price).collect()
}

/// Somebody with a connection that stays open.
struct Person {
    token: String,
    session: SessionId,
    line: BufReader<TcpStream>,
    address: SocketAddr,
}

impl Person {
    fn new(house: &House) -> Self {
        let secret = Secret::random().unwrap();
        Self {
            session: house.session(&secret, "Somebody"),
            token: secret.reveal().to_owned(),
            line: connect(house.address),
            address: house.address,
        }
    }

    fn sessions(people: &[Self]) -> Vec<SessionId> {
        people.iter().map(|person| person.session).collect()
    }

    /// Asks for something, which is answered well: after how long, and what.
    fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> (Duration, Value) {
        let body = body.map_or_else(String::new, Value::to_string);
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.token,
            body.len()
        );
        let begun = Instant::now();
        self.line.get_mut().write_all(request.as_bytes()).unwrap();
        let (mut head, mut length) = (String::new(), 0);
        while !head.ends_with("\r\n\r\n") {
            let from = head.len();
            assert!(
                self.line.read_line(&mut head).unwrap() > 0,
                "hung up: {head}"
            );
            if let Some(value) = head[from..].strip_prefix("content-length: ") {
                length = value.trim().parse().unwrap();
            }
        }
        let mut body = vec![0; length];
        self.line.read_exact(&mut body).unwrap();
        let time = begun.elapsed();
        let text = String::from_utf8(body).unwrap();
        assert!(head.starts_with("HTTP/1.1 20"), "{head}{text}");
        let answer = if text.is_empty() {
            Value::Null
        } else {
            serde_json::from_str(&text).unwrap()
        };
        (time, answer)
    }
}

fn connect(address: SocketAddr) -> BufReader<TcpStream> {
    let line = TcpStream::connect(address).unwrap();
    line.set_nodelay(true).unwrap();
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    BufReader::new(line)
}

/// The live stream of a table, and when each word of it came.
struct Stream {
    line: TcpStream,
    words: Receiver<Instant>,
}

impl Stream {
    fn open(address: SocketAddr, path: &str, token: &str) -> Self {
        let mut line = connect(address);
        let request = format!(
            "GET {path}/events HTTP/1.0\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\r\n"
        );
        line.get_mut().write_all(request.as_bytes()).unwrap();
        let (says, words) = channel();
        let stream = Self {
            line: line.get_ref().try_clone().unwrap(),
            words,
        };
        thread::spawn(move || {
            let mut text = String::new();
            while let Ok(1..) = line.read_line(&mut text) {
                let now = Instant::now();
                if text.starts_with("data: ") && says.send(now).is_err() {
                    return;
                }
                text.clear();
            }
        });
        // It begins by saying where the table stands.
        stream.speaks();
        stream
    }

    /// When its next word came.
    fn speaks(&self) -> Instant {
        self.words
            .recv_timeout(PATIENCE)
            .expect("the stream speaks")
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // The other side may have gone before.
        let _ = self.line.shutdown(std::net::Shutdown::Both);
    }
}
