//! What every answer has to be, whatever was asked.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};

use engine::i18n::{Lang, Words};
use serde_json::Value;

use super::wire::{Answer, Request};
use super::words::MARK;

/// What went wrong behind the answers: errors that were logged, and panics.
#[derive(Clone, Default)]
pub struct Faults(Arc<Mutex<Vec<u8>>>);

impl Faults {
    /// Listens from now on, to the whole program.
    pub fn heard() -> Self {
        let faults = Self::default();
        let log = faults.clone();
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::ERROR)
            .with_ansi(false)
            .with_writer(move || log.clone())
            .init();
        let (heard, usual) = (faults.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |panic| {
            heard.note(format!("{panic}\n").as_bytes());
            usual(panic);
        }));
        faults
    }

    fn note(&self, words: &[u8]) {
        self.0.lock().unwrap().extend_from_slice(words);
    }

    /// What was heard, if anything was.
    pub fn told(&self) -> Option<String> {
        let heard = self.0.lock().unwrap();
        (!heard.is_empty()).then(|| String::from_utf8_lossy(&heard).into_owned())
    }
}

impl io::Write for Faults {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.note(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Says what is wrong with an answer, if anything is.
pub fn wrong(request: &Request, answer: &Answer, words: &Words) -> Result<(), String> {
    if answer.header("x-content-type-options") != Some("nosniff") {
        return is_none(request, answer);
    }
    match (answer.status, answer.header("retry-after")) {
        // Too much waits: a promise that it will be better in a moment.
        (503, Some(_)) => {}
        (500.., _) => return Err("a fault of ours".to_owned()),
        (429, None) => return Err("it does not say when to come again".to_owned()),
        _ => {}
    }
    let kind = answer.header("content-type").unwrap_or_default();
    if kind.starts_with("text/html") {
        is_page(request, answer)?;
    }
    if kind.starts_with("application/json") && !answer.text.is_empty() {
        let json = answer.json().ok_or("it is no JSON")?;
        parts_are_clean(&json)?;
    }
    match answer.status {
        400.. if request.method != "HEAD" => is_told(request, answer, words),
        _ => Ok(()),
    }
}

/// What is answered below us, to what is no HTTP, and outside of the house.
fn is_none(request: &Request, answer: &Answer) -> Result<(), String> {
    let outside = [&b"/health"[..], b"/metrics"];
    let outside = outside.iter().any(|path| request.target.starts_with(path));
    match answer.status {
        400 | 414 | 431 if answer.text.is_empty() => Ok(()),
        _ if outside && answer.status < 500 => Ok(()),
        status => Err(format!("{status} without the headers that guard it")),
    }
}

fn is_page(request: &Request, answer: &Answer) -> Result<(), String> {
    if answer.text.contains(&MARK[..5]) {
        return Err("what somebody wrote is part of the page".to_owned());
    }
    let whole = answer.text.starts_with("<!DOCTYPE html>");
    let tongue = lang(request).map(|lang| format!("<html lang=\"{}\"", lang.code()));
    match tongue {
        Some(tongue) if whole && !answer.text.contains(&tongue) => {
            Err(format!("it is not in their language: {tongue}"))
        }
        _ => Ok(()),
    }
}

/// The parts of a page, too, have only what we wrote.
fn parts_are_clean(json: &Value) -> Result<(), String> {
    let parts = json["parts"].as_array().into_iter().flatten();
    let mut drawn = parts.filter_map(|part| part["html"].as_str());
    match drawn.find(|html| html.contains(&MARK[..5])) {
        Some(html) => Err(format!("what somebody wrote is part of the page: {html}")),
        None => Ok(()),
    }
}

/// Is it said what went wrong, in the form that was promised, and in the
/// language of whoever asked?
fn is_told(request: &Request, answer: &Answer, words: &Words) -> Result<(), String> {
    let is_page = answer.text.starts_with("<!DOCTYPE html>");
    // Some pages say themselves what is wrong with a form, to scripts, too.
    if is_page && !request.target.starts_with(b"/api/") {
        return Ok(());
    }
    if !request.wants_json() {
        return Err("it is no page".to_owned());
    }
    let told = answer.json().ok_or("it is no JSON")?;
    if told["wrong"] == true && told["word"].is_string() {
        return Ok(());
    }
    let code = told["code"].as_str().ok_or("it has no code")?;
    let error = told["error"].as_str().ok_or("it has no words")?;
    if code == "web-wrong-fault" {
        return Err("a fault of ours".to_owned());
    }
    match lang(request) {
        Some(lang) if !is_said(words, lang, code, error) => {
            Err(format!("`{error}` is not what {code} is in {lang}"))
        }
        _ => Ok(()),
    }
}

/// Which language somebody has asked for, if they have done so clearly.
fn lang(request: &Request) -> Option<Lang> {
    let cookie = request.said("cookie").unwrap_or_default();
    let clear = !cookie.windows(5).any(|part| part == b"lang=");
    let asked = request.said("accept-language").filter(|_| clear)?;
    std::str::from_utf8(asked).ok()?.parse().ok()
}

/// Is this the message of that key, rather than what it is in the other
/// language? What was put into it, and which of its forms it has, is open.
fn is_said(words: &Words, lang: Lang, key: &str, said: &str) -> bool {
    let said: BTreeSet<&str> = said.split_whitespace().collect();
    let shared = |lang| {
        let pattern = words.plain(lang, key);
        let shared = pattern
            .split_whitespace()
            .filter(|word| said.contains(word));
        shared.count()
    };
    let others = Lang::ALL.into_iter().filter(|other| *other != lang);
    words.has(lang, key) && others.into_iter().all(|other| shared(lang) > shared(other))
}
