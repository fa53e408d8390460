//! A page that somebody has open: it listens, asks for what has changed, and
//! posts choices, as the script of the real page does.

use std::io::Result;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::Deserialize;
use tokio::sync::Notify;

use crate::report::Tally;
use crate::wire::{Reply, Wire};

/// The parts of a page.
const PARTS: [&str; 13] = [
    "trail", "undo", "players", "land", "places", "board", "over", "ask", "deals", "orders",
    "story", "talk", "tray",
];

/// A breath between two updates, as the script takes it.
const BREATH: Duration = Duration::from_millis(60);

/// How long a page waits that was told that there is no room.
const AGAIN: Duration = Duration::from_secs(1);

/// How long a connection is good for another request: the server closes those
/// that were silent for half a minute.
const GOOD: Duration = Duration::from_secs(20);

/// When a choice was last posted at a table, and by which page.
pub(crate) type Last = Mutex<Option<(Instant, usize)>>;

/// A page that somebody has open.
pub(crate) struct Page {
    to: SocketAddr,
    from: Ipv4Addr,
    table: String,
    cookie: String,
    /// Which of the pages of its table.
    number: usize,
    last: Arc<Last>,
    tally: Arc<Tally>,
    /// Connections that are free, and since when.
    idle: Mutex<Vec<(Instant, Wire)>>,
    known: Mutex<Known>,
    news: Notify,
}

/// What the page shows.
#[derive(Default)]
struct Known {
    edition: String,
    /// The edition that was heard of and not asked for since.
    wanted: Option<String>,
    /// Is a post under way? It brings what is new with its answer.
    posting: bool,
    /// How many were begun.
    posts: usize,
    /// What is offered, in a word; nothing where nothing is.
    stamp: String,
    hashes: [String; PARTS.len()],
    choices: Vec<String>,
}

impl Known {
    /// Has the page to ask for something?
    fn lacks(&mut self) -> bool {
        if self.wanted.as_ref() == Some(&self.edition) {
            self.wanted = None;
        }
        self.wanted.is_some() && !self.posting
    }

    /// Puts in what is new.
    fn take(&mut self, update: Update) {
        self.edition = update.edition;
        for part in update.parts {
            let index = PARTS.iter().position(|id| *id == part.id).unwrap();
            self.hashes[index] = part.hash;
            if part.id == "ask" {
                self.choices = choices(&part.html);
                self.stamp = stamp(&part.html);
            }
        }
    }
}

/// What comes as JSON.
#[derive(Deserialize)]
struct Update {
    edition: String,
    parts: Vec<NewPart>,
}

#[derive(Deserialize)]
struct NewPart {
    id: String,
    hash: String,
    html: String,
}

impl Page {
    pub(crate) fn new(
        (to, from): (SocketAddr, Ipv4Addr),
        (table, number): (&str, usize),
        secret: &str,
        last: &Arc<Last>,
        tally: &Arc<Tally>,
    ) -> Self {
        Self {
            to,
            from,
            table: table.to_owned(),
            cookie: format!("orrery={secret}"),
            number,
            last: Arc::clone(last),
            tally: Arc::clone(tally),
            idle: Mutex::default(),
            known: Mutex::default(),
            news: Notify::new(),
        }
    }

    /// Loads the page itself; gives what was sent.
    pub(crate) async fn load(&self) -> Reply {
        let page = loop {
            let page = self.send("GET", "", "text/html", "").await.unwrap();
            if !self.finds_no_room(&page) {
                break page.is(200);
            }
            tokio::time::sleep(AGAIN).await;
        };
        let html = page.text();
        let mut known = self.known.lock().unwrap();
        after(html, "data-edition=\"").clone_into(&mut known.edition);
        for (part, hash) in PARTS.iter().zip(&mut known.hashes) {
            let (_, rest) = html.split_once(&format!(" id=\"{part}\"")).unwrap();
            after(rest, "data-hash=\"").clone_into(hash);
        }
        known.choices = choices(html);
        known.stamp = stamp(html);
        drop(known);
        page
    }

    /// Opens the stream, and keeps the page up to date from then on.
    pub(crate) async fn live(self: Arc<Self>) {
        let request = self.request("GET", "/events", "text/event-stream", "");
        let mut stream = loop {
            let mut stream = self.wire().await.unwrap();
            match stream.listen(&request).await.unwrap() {
                200 => break stream,
                503 => self.tally.finds_no_room(),
                status => panic!("no stream: {status}"),
            }
            tokio::time::sleep(AGAIN).await;
        };
        // The first word of it is what the page has.
        let first = stream.moved().await.unwrap();
        assert_eq!(first, self.known.lock().unwrap().edition);
        let listener = Arc::clone(&self);
        tokio::spawn(async move {
            let mut heard = None;
            while let Ok(newest) = stream.moved().await {
                let last = *listener.last.lock().unwrap();
                if let Some((at, by)) = last
                    && by != listener.number
                    && heard != Some(at)
                {
                    heard = Some(at);
                    listener.tally.moved(at.elapsed());
                }
                listener.known.lock().unwrap().wanted = Some(newest);
                listener.news.notify_one();
            }
        });
        tokio::spawn(async move {
            loop {
                self.news.notified().await;
                while self.known.lock().unwrap().lacks() {
                    if self.refresh().await.is_err() {
                        return;
                    }
                    tokio::time::sleep(BREATH).await;
                }
            }
        });
    }

    async fn refresh(&self) -> Result<()> {
        let begun = Instant::now();
        let before = {
            let mut known = self.known.lock().unwrap();
            known.wanted = None;
            known.posts
        };
        let path = format!("/parts?have={}", self.have());
        let reply = self.send("GET", &path, "application/json", "").await?;
        if self.finds_no_room(&reply) {
            tokio::time::sleep(AGAIN).await;
            self.known.lock().unwrap().wanted.get_or_insert_default();
            return Ok(());
        }
        let update = self.read(&reply.is(200));
        self.tally.fetched(begun.elapsed());
        let mut known = self.known.lock().unwrap();
        // What was asked for before a post may be older than what that brought.
        if known.posts == before {
            known.take(update);
        } else {
            known.wanted.get_or_insert(update.edition);
        }
        Ok(())
    }

    /// Is something asked here?
    pub(crate) fn is_asked(&self) -> bool {
        !self.known.lock().unwrap().choices.is_empty()
    }

    /// Makes one of the choices.
    pub(crate) async fn choose(&self, pick: impl FnOnce(usize) -> usize, key: usize) {
        let (stamp, choice) = {
            let mut known = self.known.lock().unwrap();
            known.posting = true;
            known.posts += 1;
            let choice = &known.choices[pick(known.choices.len())];
            (known.stamp.clone(), encoded(choice))
        };
        let have = self.have();
        let body = format!("stamp={stamp}&key=k{key}&have={have}&choice={choice}");
        let begun = Instant::now();
        *self.last.lock().unwrap() = Some((begun, self.number));
        let reply = self.send("POST", "/choices", "application/json", &body);
        let reply = reply.await.unwrap();
        let took = begun.elapsed();
        if self.finds_no_room(&reply) {
            self.known.lock().unwrap().posting = false;
            return;
        }
        match reply.status {
            200 => self.tally.chosen(took),
            409 => self.tally.refused(),
            status => panic!("{status}: {}", reply.text()),
        }
        let update = self.read(&reply);
        let mut known = self.known.lock().unwrap();
        known.take(update);
        known.posting = false;
        drop(known);
        self.news.notify_one();
    }

    /// Was this refused because the server has all the connections that it may
    /// have? That is said at the door, before anything is done.
    fn finds_no_room(&self, reply: &Reply) -> bool {
        let full = reply.status == 503 && reply.text().contains("no room for another visitor");
        if full {
            self.tally.finds_no_room();
        }
        full
    }

    fn read(&self, reply: &Reply) -> Update {
        let update: Update = serde_json::from_slice(&reply.body).unwrap();
        self.tally
            .update(update.parts.len(), reply.body.len(), reply.sent);
        update
    }

    /// What the page has, as its script says it.
    fn have(&self) -> String {
        let known = self.known.lock().unwrap();
        let pairs = PARTS.iter().zip(&known.hashes);
        let pairs: Vec<String> = pairs.map(|(id, hash)| format!("{id}%3A{hash}")).collect();
        pairs.join("%2C")
    }

    /// A connection of this page that is free, or a new one, as browsers have
    /// it.
    async fn wire(&self) -> Result<Wire> {
        let free = self.idle.lock().unwrap().pop();
        match free {
            Some((since, wire)) if since.elapsed() < GOOD => Ok(wire),
            _ => Wire::open(self.to, self.from).await,
        }
    }

    async fn send(&self, method: &str, path: &str, accept: &str, body: &str) -> Result<Reply> {
        let mut wire = self.wire().await?;
        let reply = wire.ask(&self.request(method, path, accept, body)).await?;
        // Whoever finds no room is shown out.
        if reply.status != 503 {
            self.idle.lock().unwrap().push((Instant::now(), wire));
        }
        Ok(reply)
    }

    fn request(&self, method: &str, path: &str, accept: &str, body: &str) -> String {
        format!(
            "{method} /tables/{}{path} HTTP/1.1\r\nHost: orrery\r\nCookie: {}\r\n\
             Accept: {accept}\r\nAccept-Encoding: gzip\r\nAccept-Language: en\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.table,
            self.cookie,
            body.len()
        )
    }
}

/// What stands between this and the next quote.
fn after<'a>(html: &'a str, mark: &str) -> &'a str {
    let (_, rest) = html.split_once(mark).unwrap();
    rest.split_once('"').unwrap().0
}

/// The stamp of the offer on a page.
fn stamp(html: &str) -> String {
    let field = "name=\"stamp\" value=\"";
    match html.contains(field) {
        true => after(html, field).to_owned(),
        false => String::new(),
    }
}

/// The choices that a page offers.
fn choices(html: &str) -> Vec<String> {
    let marks = html.split(" name=\"choice\" value=\"").skip(1);
    marks
        .map(|rest| rest.split_once('"').unwrap().0.to_owned())
        .collect()
}

/// As forms write it.
fn encoded(text: &str) -> String {
    let mut written = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
                written.push(char::from(byte));
            }
            other => written.push_str(&format!("%{other:02X}")),
        }
    }
    written
}
