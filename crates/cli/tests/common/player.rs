//! A person who plays at all tables at once, and remembers what was said to
//! have been done, and what was told of it.

use std::collections::HashMap;
use std::io::{ErrorKind, Result};
use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::dice::Dice;
use crate::evening::Course;
use crate::seating::{Seating, Table};
use crate::wire::{Answer, Wire};

/// How often, in a hundred turns, a person does something else than choose.
const UNDO: usize = 20;
const TALK: usize = 4;
const BARGAIN: usize = 25;
/// How often the answer to a post is lost, and the post comes again.
const LOST: usize = 8;
/// How often a post comes again although it was answered.
const TWICE: usize = 8;

/// How often a post is sent that the server cannot keep, before it is left for
/// better days.
const TRIES: usize = 12;

/// The server cannot do it now.
const UNAVAILABLE: u16 = 503;

/// How much of a story is told again when the server has been away.
const TAIL: usize = 30;

/// How long one waits who has nothing to do.
const BREATH: Duration = Duration::from_millis(3);

const GOODS: [&str; 6] = ["-", "1ruby", "1pearl", "1jade", "1amber", "2amber"];

/// Something that a seat does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Act {
    Choose(String),
    Undo,
    Offer {
        to: String,
        gives: String,
        gets: String,
    },
    Answer {
        with: String,
        deal: u64,
        answer: &'static str,
    },
}

/// What a seat posts.
#[derive(Debug, Clone)]
pub(crate) struct Post {
    pub(crate) table: String,
    pub(crate) seat: String,
    pub(crate) revision: u64,
    /// What the seat was offered.
    stamp: String,
    pub(crate) key: String,
    pub(crate) act: Act,
}

impl Post {
    /// Takes a new look at the table.
    fn see(&mut self, table: &Value) {
        self.revision = table["revision"].as_u64().unwrap();
        self.stamp = table["stamp"].as_str().unwrap().to_owned();
    }

    fn send_to(&self) -> (String, Value) {
        let (what, more) = match &self.act {
            Act::Choose(choice) => (
                "choices",
                json!({ "stamp": self.stamp, "choices": [choice] }),
            ),
            Act::Undo => ("undo", json!({ "stamp": self.stamp })),
            Act::Offer { to, gives, gets } => (
                "deals",
                // The promise tells this offer from others like it.
                json!({ "to": to, "gives": gives, "gets": gets, "promise": self.key }),
            ),
            Act::Answer { with, deal, answer } => (
                "deals/answers",
                json!({ "with": with, "deal": deal, "answer": answer }),
            ),
        };
        let mut body = json!({ "key": self.key });
        let fields = body.as_object_mut().unwrap();
        fields.extend(more.as_object().unwrap().clone());
        (format!("/tables/{}/{what}", self.table), body)
    }
}

/// What became of a post, as far as its player was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It was done, and this is what could still be taken back after it.
    Done(Vec<String>),
    /// The table refused it.
    Refused,
    /// The server was killed before there was an answer, or had said to the last
    /// that it could not be kept.
    Unknown,
}

/// Something said at a table.
#[derive(Debug)]
pub(crate) struct Saying {
    pub(crate) table: String,
    pub(crate) text: String,
    /// Was it acknowledged?
    pub(crate) heard: bool,
}

pub(crate) struct Player {
    number: usize,
    token: String,
    dice: Dice,
    keys: usize,
    /// What was posted since the last look at the books, in order.
    pub(crate) posts: Vec<(Post, Fate)>,
    pub(crate) said: Vec<Saying>,
    /// What the story of each table has told that cannot be taken back.
    told: HashMap<String, Vec<String>>,
    /// The post that the last server died over, and whether it was kept.
    pub(crate) pending: Option<(Post, bool)>,
}

impl Player {
    /// Begins a session.
    pub(crate) fn new(server: SocketAddr, number: usize, seed: u64) -> Self {
        let name = json!({ "name": format!("Player {number}") });
        let mut wire = Wire::new(server, "");
        let begun = wire.post("/sessions", &name).unwrap().is(201);
        Self {
            number,
            token: begun["token"].as_str().unwrap().to_owned(),
            dice: Dice(seed),
            keys: 0,
            posts: Vec::new(),
            said: Vec::new(),
            told: HashMap::new(),
            pending: None,
        }
    }

    pub(crate) fn wire(&self, server: SocketAddr) -> Wire {
        Wire::new(server, &self.token)
    }

    /// Posts again what the last server died over: it is known as done, or is
    /// done now, once.
    pub(crate) fn settle(&mut self, server: SocketAddr) {
        let Some((mut post, kept)) = self.pending.take() else {
            return;
        };
        let mut wire = self.wire(server);
        let (path, body) = post.send_to();
        let again = wire.post(&path, &body).unwrap();
        if kept {
            assert_eq!(again.is(200)["repeated"], true, "{post:?}");
            return;
        }
        // What was offered on another day may still be; otherwise one looks
        // again.
        let now = if again.status == 409 {
            let seen = look(&mut wire, &post.table).unwrap();
            post.see(&seen);
            let (path, body) = post.send_to();
            wire.post(&path, &body).unwrap()
        } else {
            again
        };
        let (path, body) = post.send_to();
        let fate = fate(&post, now, false);
        if matches!(fate, Fate::Done(_)) {
            let again = wire.post(&path, &body).unwrap().is(200);
            assert_eq!(again["repeated"], true, "{post:?}");
        }
        self.posts.push((post, fate));
    }

    /// Is there a post of which it does not know whether it was done?
    fn is_in_doubt(&self) -> bool {
        let last = self.posts.last();
        last.is_some_and(|(_, fate)| *fate == Fate::Unknown)
    }

    /// Whatever was told is told again, in the same words and at the same place:
    /// all of it, or the end of it. Says how much that was.
    pub(crate) fn recall(&self, server: SocketAddr, all: bool) -> usize {
        let mut wire = self.wire(server);
        let mut count = 0;
        for (table, told) in &self.told {
            let from = if all {
                0
            } else {
                told.len().saturating_sub(TAIL)
            };
            let mut again = Vec::new();
            while let more = story(&mut wire, table, from + again.len()).unwrap()
                && !more.is_empty()
            {
                again.extend(more);
            }
            assert!(
                again.starts_with(&told[from..]),
                "{table} told\n{:#?}\nand tells now\n{again:#?}",
                &told[from..]
            );
            count += told.len() - from;
        }
        count
    }

    /// Nobody goes back to other tables than these.
    pub(crate) fn leave_all_but(&mut self, seating: &Seating) {
        self.told
            .retain(|told, _| seating.tables.iter().any(|table| table.id == *told));
    }

    /// Plays until the server is gone, or cannot keep anything for long, or all
    /// have had their turns; and counts what was done.
    pub(crate) fn play(&mut self, server: SocketAddr, seating: &Seating, course: &Course) {
        let mut wire = self.wire(server);
        let mine = |table: &&Table| table.seat_of(self.number).is_some();
        let tables: Vec<&Table> = seating.tables.iter().filter(mine).collect();
        while !course.is_over() {
            let Some(table) = self.dice.pick(&tables) else {
                return;
            };
            match self.turn(&mut wire, table, course) {
                Ok(true) => {
                    course.turn();
                }
                Ok(false) => thread::sleep(BREATH),
                // One at a time: first of all this has to be known.
                Err(_) if self.is_in_doubt() => return,
                Err(why) if why.kind() == ErrorKind::ResourceBusy => thread::sleep(BREATH),
                Err(_) => return,
            }
        }
    }

    /// Does something at a table; says whether there was anything to do.
    fn turn(&mut self, wire: &mut Wire, table: &Table, course: &Course) -> Result<bool> {
        let seen = self.see(wire, &table.id, course)?;
        assert_eq!(seen["stopped"], false, "{}", table.id);
        assert_eq!(seen["frozen"], false, "{}", table.id);
        if seen["over"] == true {
            return Ok(false);
        }
        if self.dice.percent(TALK) {
            self.talk(wire, table, course)?;
        }
        let bargains = table.game == "bazaar" && self.dice.percent(BARGAIN);
        let undoes = seen["undo"]["possible"] == true && self.dice.percent(UNDO);
        let choices = seen["choices"].as_array().unwrap();
        let act = if bargains {
            Some(self.bargain(wire, table, course)?)
        } else if undoes {
            Some(Act::Undo)
        } else {
            let choice = self.dice.pick(choices);
            choice.map(|choice| Act::Choose(choice["choice"].as_str().unwrap().to_owned()))
        };
        let Some(act) = act else {
            return Ok(false);
        };
        self.keys += 1;
        let post = Post {
            table: table.id.clone(),
            seat: seen["seat"].as_str().unwrap().to_owned(),
            revision: seen["revision"].as_u64().unwrap(),
            stamp: seen["stamp"].as_str().unwrap().to_owned(),
            key: format!("p{}-{}", self.number, self.keys),
            act,
        };
        self.perform(wire, post, course)?;
        Ok(true)
    }

    /// Posts something, now and then more than once.
    fn perform(&mut self, wire: &mut Wire, post: Post, course: &Course) -> Result<()> {
        let (path, body) = post.send_to();
        self.posts.push((post.clone(), Fate::Unknown));
        let plays = matches!(post.act, Act::Choose(_) | Act::Undo);
        let lost = plays && self.dice.percent(LOST);
        if lost {
            wire.post_and_go(&path, &body)?;
        }
        let mut answer = wire.post(&path, &body)?;
        let mut tries = 1;
        while answer.status == UNAVAILABLE {
            course.turn_away();
            if tries == TRIES {
                return Err(ErrorKind::ResourceBusy.into());
            }
            thread::sleep(BREATH);
            answer = wire.post(&path, &body)?;
            tries += 1;
        }
        let fate = fate(&post, answer, lost || tries > 1);
        let done = matches!(fate, Fate::Done(_));
        if let Some((_, last)) = self.posts.last_mut() {
            *last = fate;
        }
        if done && self.dice.percent(TWICE) {
            let again = hear(wire.post(&path, &body)?, course)?;
            assert_eq!(again.is(200)["repeated"], true, "{post:?}");
        }
        Ok(())
    }

    /// Looks at a table, and reads what is new in its story.
    fn see(&mut self, wire: &mut Wire, table: &str, course: &Course) -> Result<Value> {
        let seen = hear(wire.get(&format!("/tables/{table}"))?, course)?.is(200);
        let known = self.told.get(table).map_or(0, Vec::len);
        let more = story(wire, table, known)?;
        self.told.entry(table.to_owned()).or_default().extend(more);
        Ok(seen)
    }

    /// An answer to an offer that stands, or an offer.
    fn bargain(&mut self, wire: &mut Wire, table: &Table, course: &Course) -> Result<Act> {
        let own = table.seat_of(self.number).unwrap();
        let deals = hear(wire.get(&format!("/tables/{}/deals", table.id))?, course)?;
        let deals = deals.is(200);
        let deals = deals["deals"].as_array().unwrap();
        let open: Vec<&Value> = deals.iter().filter(|deal| deal["open"] == true).collect();
        if let Some(deal) = self.dice.pick(&open)
            && self.dice.percent(70)
        {
            let (with, answers): (_, &[_]) = if deal["from"] == own {
                (&deal["to"], &["withdraw"])
            } else {
                (&deal["from"], &["accept", "accept", "decline"])
            };
            return Ok(Act::Answer {
                with: with.as_str().unwrap().to_owned(),
                deal: deal["deal"].as_u64().unwrap(),
                answer: self.dice.pick(answers).unwrap(),
            });
        }
        let seats: Vec<String> = (1..=table.seats.len())
            .map(|seat| format!("s{seat}"))
            .collect();
        let others: Vec<&String> = seats.iter().filter(|seat| **seat != own).collect();
        Ok(Act::Offer {
            to: (*self.dice.pick(&others).unwrap()).clone(),
            gives: (*self.dice.pick(&GOODS).unwrap()).to_owned(),
            gets: (*self.dice.pick(&GOODS).unwrap()).to_owned(),
        })
    }

    fn talk(&mut self, wire: &mut Wire, table: &Table, course: &Course) -> Result<()> {
        self.keys += 1;
        let text = format!("p{} says {}", self.number, self.keys);
        self.said.push(Saying {
            table: table.id.clone(),
            text: text.clone(),
            heard: false,
        });
        let path = format!("/tables/{}/talk", table.id);
        hear(wire.post(&path, &json!({ "text": text }))?, course)?.is(204);
        if let Some(last) = self.said.last_mut() {
            last.heard = true;
        }
        Ok(())
    }
}

/// What was answered, unless the server could not do it.
fn hear(answer: Answer, course: &Course) -> Result<Answer> {
    if answer.status == UNAVAILABLE {
        course.turn_away();
        return Err(ErrorKind::ResourceBusy.into());
    }
    Ok(answer)
}

/// What is settled of a story after its first lines.
fn story(wire: &mut Wire, table: &str, from: usize) -> Result<Vec<String>> {
    let story = wire.get(&format!("/tables/{table}/story?from={from}"))?;
    if story.status == UNAVAILABLE {
        return Err(ErrorKind::ResourceBusy.into());
    }
    let story = story.is(200);
    let lines = story["lines"].as_array().unwrap().iter();
    let settled = lines.filter(|line| line["tentative"] == false);
    Ok(settled
        .map(|line| format!("{}: {}", line["moment"], line["text"]))
        .collect())
}

fn look(wire: &mut Wire, table: &str) -> Result<Value> {
    Ok(wire.get(&format!("/tables/{table}"))?.is(200))
}

/// What became of a post; `sent` where it may have been done before by its
/// own twin.
fn fate(post: &Post, answer: Answer, sent: bool) -> Fate {
    match answer.status {
        200 => {
            let body = answer.is(200);
            assert!(sent || body["repeated"] == false, "{post:?}: {body}");
            let table = &body["table"];
            // Who answered the same before sees nothing new when that was done by a
            // post whose answer was lost.
            let least = post.revision + u64::from(!sent);
            assert!(
                table["revision"].as_u64() >= Some(least),
                "{post:?}: {body}"
            );
            let tentative = table["tentative"].as_array().unwrap().iter();
            let tentative = tentative.map(|choice| choice.as_str().unwrap().to_owned());
            Fate::Done(tentative.collect())
        }
        409 => Fate::Refused,
        status => panic!("{post:?}: {status} {}", answer.body),
    }
}
