//! Sitting down at tables, and playing, as browsers do.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use store::{Kept, Store, TableId};

use super::{Answer, Browser, House, PATIENCE};

/// A table for two, who have sat down.
pub struct Seated {
    pub id: String,
    pub anna: Browser,
    pub bruno: Browser,
}

impl Seated {
    /// A table of this game, set up by Anna, with Bruno at the second seat.
    pub fn at(house: &House, game: &str, more: &[(&str, &str)]) -> Self {
        let (anna, bruno) = (house.browser(), house.browser());
        let usual = [
            ("game", game),
            ("seat-1", "me"),
            ("name-1", "Anna"),
            ("seat-2", "link"),
            ("name-2", "Bruno"),
        ];
        let id = set_up(&anna, &[&usual, more].concat());
        let code = seat_link(&anna, &id, "s2");
        assert_eq!(join(&bruno, &code).status, 303);
        Self { id, anna, bruno }
    }

    /// Both of them, at a house that was started again.
    pub fn moved_to(&self, house: &House) -> Self {
        Self {
            id: self.id.clone(),
            anna: self.anna.moved_to(house),
            bruno: self.bruno.moved_to(house),
        }
    }

    /// An address at this table.
    pub fn at_table(&self, path: &str) -> String {
        format!("/tables/{}{path}", self.id)
    }

    /// The table as one of them sees it, whose decision it is first.
    pub fn asked(&self) -> Option<(&Browser, Value)> {
        let both = [&self.anna, &self.bruno].into_iter();
        let mut seen = both.map(|browser| (browser, state(browser, &self.id)));
        seen.find(|(_, table)| !table["question"].is_null())
    }

    /// Both choose the first thing they can until it is over.
    pub fn play_out(&self) {
        for number in 0.. {
            let Some((browser, table)) = self.asked() else {
                assert_eq!(state(&self.anna, &self.id)["over"], true);
                return;
            };
            let done = choose(browser, &self.id, &first(&table), &format!("out {number}"));
            assert_eq!(done.status, 200, "{}", done.text);
        }
    }
}

/// Sets up a table by its form.
#[track_caller]
pub fn set_up(browser: &Browser, fields: &[(&str, &str)]) -> String {
    to_table(&browser.submit("/tables", fields))
}

/// The table that an answer leads to.
#[track_caller]
pub fn to_table(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text);
    let to = answer.headers["location"].to_str().unwrap();
    to.strip_prefix("/tables/").unwrap().to_owned()
}

/// A new link to a seat: its secret.
#[track_caller]
pub fn seat_link(browser: &Browser, id: &str, seat: &str) -> String {
    code_in(&browser.submit(&format!("/tables/{id}/seats/{seat}"), &[("do", "link")]))
}

/// The secret of the link on a page.
#[track_caller]
pub fn code_in(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.text);
    let (_, code) = answer.text.split_once("/join#").unwrap();
    let code = code.split(|letter: char| !letter.is_ascii_alphanumeric());
    code.take(1).collect()
}

pub fn join(browser: &Browser, code: &str) -> Answer {
    browser.submit("/join", &[("code", code)])
}

/// A table as somebody sees it.
#[track_caller]
pub fn state(browser: &Browser, id: &str) -> Value {
    browser.ask(&format!("/api/v1/tables/{id}")).is(200)
}

/// Chooses, as of the newest page.
pub fn choose(browser: &Browser, id: &str, choice: &str, key: &str) -> Answer {
    let stamp = stamp(&state(browser, id));
    choose_at(browser, id, choice, (&stamp, key))
}

/// What somebody is offered, in a word, as of this look at the table; any word
/// for who has no seat.
pub fn stamp(table: &Value) -> String {
    let stamp = table["stamp"].as_str();
    stamp.unwrap_or("0011223344556677").to_owned()
}

/// Chooses, as of some page.
pub fn choose_at(browser: &Browser, id: &str, choice: &str, (stamp, key): (&str, &str)) -> Answer {
    let fields = [("choice", choice), ("stamp", stamp), ("key", key)];
    browser.post(&format!("/tables/{id}/choices"), &fields)
}

/// The first choice that somebody has.
#[track_caller]
pub fn first(table: &Value) -> String {
    table["choices"][0]["choice"].as_str().unwrap().to_owned()
}

/// A choice that could be taken back.
#[track_caller]
pub fn free(table: &Value) -> String {
    free_if_any(table).unwrap()
}

/// The same, where chance may leave none.
pub fn free_if_any(table: &Value) -> Option<String> {
    let mut choices = table["choices"].as_array().unwrap().iter();
    let free = choices.find(|choice| choice["barrier"].is_null())?;
    Some(free["choice"].as_str().unwrap().to_owned())
}

/// Everything that was kept of a table.
pub fn kept(house: &House, id: &str) -> Kept {
    let id = TableId::parse(id).unwrap();
    house.store.table(&id).unwrap().unwrap()
}

/// How many lines were kept.
pub fn lines(house: &House, id: &str) -> usize {
    kept(house, id).lines.len()
}

/// Waits until something is so.
#[track_caller]
pub fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "never {what}");
        thread::sleep(Duration::from_millis(5));
    }
}
