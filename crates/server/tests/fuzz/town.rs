//! What the visitors know together: who they are, which tables there are, links
//! they were given, games they took home. It learns from every answer.

use std::ops::Range;

use engine::i18n::Lang;
use kit::luck::Luck;
use serde_json::Value;
use store::TableId;

use super::secrets::Secrets;
use super::visitor::Person;
use super::wire::Answer;

/// How many people take part, and how many tables they go to at a time: few, so
/// that they meet.
const PEOPLE: usize = 9;
const TABLES: usize = 12;
/// Of these the first, where everyone has sat down, are never left.
const MEET: usize = 7;
const CODES: usize = 12;

/// All of it.
#[derive(Debug, Default)]
pub struct Town {
    pub people: Vec<Person>,
    pub tables: Vec<Place>,
    /// Links, used or not.
    pub codes: Vec<String>,
    /// A game that was taken home.
    pub log: Option<String>,
    pub rules: Vec<String>,
    /// Secrets of sessions that were renewed.
    pub old: Vec<String>,
    pub secrets: Secrets,
}

/// A table, and who has something to do with it.
#[derive(Debug)]
pub struct Place {
    pub id: String,
    pub people: Vec<usize>,
}

impl Town {
    /// Somebody, mostly one of those at the table; or a stranger.
    pub fn somebody(&self, table: Option<usize>, luck: &mut Luck) -> Option<usize> {
        let there = table.map_or(&[][..], |table| &self.tables[table].people);
        match luck.below(10) {
            0 => None,
            // Some things are for the host alone.
            1..3 if !there.is_empty() => there.first().copied(),
            3..8 if !there.is_empty() => luck.pick(there),
            _ => Some(luck.below(self.people.len() as u32) as usize),
        }
    }

    /// A table where everyone goes from now on.
    pub fn meet(&mut self, number: usize, table: Place) {
        match self.tables.get_mut(number) {
            Some(old) => *old = table,
            None => self.tables.push(table),
        }
    }

    /// Learns from what somebody was answered; says to which table it led.
    pub fn learn(
        &mut self,
        who: Option<usize>,
        path: &str,
        answer: &Answer,
        luck: &mut Luck,
    ) -> Option<TableId> {
        if !answer.is_done() {
            return None;
        }
        let json = answer.json().unwrap_or_default();
        self.learn_secrets(who, path, answer, &json);
        for code in codes(&answer.text, &json) {
            self.secrets.add(&code);
            keep(&mut self.codes, code, 0..CODES, luck);
        }
        let to = answer.header("location").unwrap_or_default();
        let created = (answer.status == 201)
            .then(|| json["id"].as_str())
            .flatten();
        let joined = (path == "/api/v1/join")
            .then(|| json["id"].as_str())
            .flatten();
        let id = to.strip_prefix("/tables/").or(created).or(joined)?;
        let known = TableId::parse(id)?;
        if !self.tables.iter().any(|table| table.id == id) {
            let place = Place {
                id: id.to_owned(),
                people: Vec::new(),
            };
            keep(&mut self.tables, place, MEET..TABLES, luck);
        }
        let table = self.tables.iter_mut().find(|table| table.id == id);
        if let (Some(table), Some(who)) = (table, who)
            && !table.people.contains(&who)
        {
            table.people.push(who);
        }
        Some(known)
    }

    /// Whoever begins a session is somebody from then on; whoever has theirs
    /// renewed has another secret.
    fn learn_secrets(&mut self, who: Option<usize>, path: &str, answer: &Answer, json: &Value) {
        let set = answer.headers().find_map(|value| {
            let secret = value.strip_prefix("orrery=")?.split(';').next()?;
            (secret.len() == 48).then(|| secret.to_owned())
        });
        let told = json["token"].as_str().map(str::to_owned);
        let Some(secret) = set.or(told) else {
            return;
        };
        self.secrets.add(&secret);
        let renews = path == "/api/v1/me/token" || path == "/leave";
        match who {
            Some(who) if renews => {
                let old = std::mem::replace(&mut self.people[who].secret, secret);
                self.old.push(old);
            }
            _ if self.people.len() < PEOPLE => {
                let lang = Lang::ALL[self.people.len() % Lang::ALL.len()];
                let hook = format!("{:x}", self.people.len()).repeat(48);
                self.secrets.add(&hook);
                self.people.push(Person { secret, hook, lang });
            }
            _ => {}
        }
    }
}

/// Keeps something more; where there is too much, in place of one of these.
fn keep<T>(all: &mut Vec<T>, one: T, places: Range<usize>, luck: &mut Luck) {
    if all.len() < places.end {
        all.push(one);
    } else {
        let place = luck.below(places.len() as u32) as usize;
        all[places.start + place] = one;
    }
}

/// The links that an answer shows.
fn codes(text: &str, json: &Value) -> Vec<String> {
    let told = json["code"]
        .as_str()
        .filter(|code| [12, 48].contains(&code.len()));
    let shown = text.split("/join#").skip(1);
    let shown = shown.filter_map(|rest| {
        rest.split(|letter: char| !letter.is_ascii_alphanumeric())
            .next()
    });
    let shown = shown.filter(|code| [12, 48].contains(&code.len()));
    told.into_iter().chain(shown).map(str::to_owned).collect()
}
