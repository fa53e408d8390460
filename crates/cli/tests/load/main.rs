//! Many tables at once, people at all of them, and what that costs.
//!
//! - `setup`: tables in the middle of a game;
//! - `page`: a page that somebody has open;
//! - `wire`: as much HTTP as it needs;
//! - `report`: what was measured, and whether it is good enough.
//!
//! A short run is a test like any other. `cargo xtask load` makes a long one
//! of an optimised build, and holds it to the clock as well.

#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/house.rs"]
mod house;
mod page;
mod report;
mod setup;
mod wire;

use std::env;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use dice::Dice;
use house::House;
use page::{Last, Page};
use report::{Report, Tally, Toll};
use rustix::process::{Resource, getrlimit, setrlimit};
use setup::Seated;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;
use wire::Wire;

/// How many tables are set up, or pages opened, at once.
const AT_ONCE: usize = 16;

/// How long it takes until a table is idle, with all its pages open: by then
/// the connections are closed that a page opens to ask and to post. A short
/// run does not wait for that.
const SILENCE: Duration = Duration::from_secs(35);
const BREATH: Duration = Duration::from_secs(1);

/// How long to wait for what has to come: longer means that it hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is good enough.
const SLOWEST_CHOICE: Duration = Duration::from_millis(50);
const MEMORY_A_TABLE: usize = 200;
const FIRST_PAGE: usize = 150 * 1024;
const UPDATE: usize = 15 * 1024;

/// How much is played.
struct Plan {
    tables: usize,
    /// How many of them are open before memory is first measured. What the
    /// server has for all tables together (heaps of its threads, buffers of
    /// what is done at once) it mostly takes with the first ones. Shared among
    /// five hundred that hardly counts; among a few dozen it is as much as the
    /// tables themselves. A short run therefore counts what more tables add to
    /// the first, and has enough of them to stand out from the noise.
    early: usize,
    /// Choices made at each table before the clock starts.
    warm_up: usize,
    seconds: u64,
    /// Choices a second, at all tables together.
    rate: f64,
    /// Is this held to the clock?
    strict: bool,
}

impl Plan {
    /// A short run, or what `ORRERY_LOAD` asks for: `TABLES WARM-UP SECONDS
    /// RATE`.
    fn read() -> Self {
        let Ok(asked) = env::var("ORRERY_LOAD") else {
            return Self {
                tables: 120,
                early: 20,
                warm_up: 20,
                seconds: 6,
                rate: 10.0,
                strict: false,
            };
        };
        let mut words = asked.split_whitespace();
        let mut word = || words.next().expect("TABLES WARM-UP SECONDS RATE");
        Self {
            tables: word().parse().unwrap(),
            early: 0,
            warm_up: word().parse().unwrap(),
            seconds: word().parse().unwrap(),
            rate: word().parse().unwrap(),
            strict: true,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_at_once() {
    let plan = Plan::read();
    raise_limit();
    let house = House::new();
    let server = house.open();
    let seated = set_up(&plan, server.address).await;
    drop(server);

    // A server that has only what it was asked for.
    let server = house.open();
    let tally = Arc::new(Tally::default());
    let tables: Vec<Vec<Arc<Page>>> = seated
        .iter()
        .map(|seated| pages(seated, server.address, &tally))
        .collect();
    let page = first_page(server.address, &tables[0][0]).await;
    let (early, late) = tables.split_at(plan.early);
    open_pages(early).await;
    sleep(BREATH).await;
    let before = Toll::of(server.process());
    open_tables(late).await;
    let open = Toll::of(server.process());
    open_pages(late).await;
    sleep(if plan.strict { SILENCE } else { BREATH }).await;
    let all = Toll::of(server.process());

    let begun = Instant::now();
    play(&plan, &tables).await;
    let played = begun.elapsed();
    wait_for_word(&tally).await;
    let report = Report {
        tables: plan.tables,
        early: plan.early,
        pages: tables.iter().map(Vec::len).sum(),
        played,
        notes: tally.notes(),
        page,
        tolls: [before, open, all, Toll::of(server.process())],
    };
    report.print();
    judge(&plan, &report);
}

async fn set_up(plan: &Plan, to: SocketAddr) -> Vec<Seated> {
    let warm_up = plan.warm_up;
    at_once((0..plan.tables).map(|number| setup::set_up(to, number, warm_up))).await
}

/// The pages of one table.
fn pages(seated: &Seated, to: SocketAddr, tally: &Arc<Tally>) -> Vec<Arc<Page>> {
    let last = Arc::new(Last::default());
    let page = |(number, secret): (usize, &String)| {
        let table = (seated.id.as_str(), number);
        Arc::new(Page::new((to, seated.from), table, secret, &last, tally))
    };
    seated.secrets.iter().enumerate().map(page).collect()
}

/// Has the host of each table look at it.
async fn open_tables(tables: &[Vec<Arc<Page>>]) {
    at_once(tables.iter().map(|pages| {
        let host = Arc::clone(&pages[0]);
        async move { drop(host.load().await) }
    }))
    .await;
}

/// Opens all pages of each table, with their streams.
async fn open_pages(tables: &[Vec<Arc<Page>>]) {
    at_once(tables.iter().flatten().map(|page| {
        let page = Arc::clone(page);
        async move {
            page.load().await;
            page.live().await;
        }
    }))
    .await;
}

/// Does all of these, a few at once.
async fn at_once<T: Send + 'static>(
    tasks: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut set = JoinSet::new();
    for task in tasks {
        let turns = Arc::clone(&turns);
        set.spawn(async move {
            let _turn = turns.acquire().await.unwrap();
            task.await
        });
    }
    set.join_all().await
}

/// Bytes of a page, and of it with all that it brings.
async fn first_page(to: SocketAddr, page: &Page) -> (usize, usize) {
    let html = page.load().await;
    let mut wire = Wire::open(to, Ipv4Addr::LOCALHOST).await.unwrap();
    let mut all = html.sent;
    for asset in html.text().split("\"/assets/").skip(1) {
        let path = asset.split('"').next().unwrap();
        let request =
            format!("GET /assets/{path} HTTP/1.1\r\nHost: orrery\r\nAccept-Encoding: gzip\r\n\r\n");
        all += wire.ask(&request).await.unwrap().is(200).sent;
    }
    (html.sent, all)
}

/// People make choices at every table, each in its own time, until time is
/// up; but one at least, however busy the machine is.
async fn play(plan: &Plan, tables: &[Vec<Arc<Page>>]) {
    let pause = plan.tables as f64 / plan.rate;
    let end = Instant::now() + Duration::from_secs(plan.seconds);
    let mut set = JoinSet::new();
    for (number, pages) in tables.iter().enumerate() {
        let pages = pages.clone();
        set.spawn(async move {
            let mut dice = Dice(number as u64);
            // Tables begin spread over the first pause.
            let mut wait = pause * dice.part();
            for key in 0.. {
                let next = Instant::now() + Duration::from_secs_f64(wait);
                if next > end && key > 0 {
                    return;
                }
                sleep(next - Instant::now()).await;
                let asked = pages.iter().find(|page| page.is_asked());
                if let Some(page) = asked {
                    page.choose(|many| dice.below(many), key).await;
                }
                wait = pause * (0.5 + dice.part());
            }
        });
    }
    set.join_all().await;
}

/// Waits until somebody has heard of a choice: the last may be on its way.
async fn wait_for_word(tally: &Tally) {
    let end = Instant::now() + PATIENCE;
    while tally.notes().moved.is_empty() && Instant::now() < end {
        sleep(Duration::from_millis(20)).await;
    }
}

fn judge(plan: &Plan, report: &Report) {
    let notes = &report.notes;
    assert!(!notes.chosen.is_empty() && !notes.moved.is_empty());
    let (_, memory) = report.memory_a_table();
    let mut missed = Vec::new();
    let mut bar = |what: &str, is: String, met: bool| {
        if !met {
            missed.push(format!("{what}: {is}"));
        }
    };
    let (page, update, slow) = (report.first_page(), report.update(), report.slow_choice());
    bar("first page", page.to_string(), page < FIRST_PAGE);
    // Up to two connections a page: where there are files for all of them,
    // there is room for everyone.
    let room = 2 * report.pages < getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX) as usize;
    let turned = notes.no_room;
    bar("without room", turned.to_string(), turned == 0 || !room);
    bar("update", update.to_string(), update < UPDATE);
    if plan.strict {
        bar(
            "memory a table, KB",
            memory.to_string(),
            memory < MEMORY_A_TABLE,
        );
        bar(
            "p99 of a choice",
            format!("{slow:?}"),
            slow < SLOWEST_CHOICE,
        );
        let enough = plan.rate * plan.seconds as f64 * 0.8;
        let made = notes.chosen.len();
        bar("choices", made.to_string(), made as f64 > enough);
    } else {
        // Connections are still open that an idle table does not have.
        bar(
            "memory a table, KB",
            memory.to_string(),
            memory < 2 * MEMORY_A_TABLE,
        );
    }
    assert!(missed.is_empty(), "missed: {}", missed.join("; "));
}

/// Two connections a page, at both ends: more than a process may usually have.
fn raise_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).unwrap();
}
