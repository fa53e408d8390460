//! What was measured, and whether it is good enough.

use std::fs;
use std::sync::Mutex;
use std::time::Duration;

/// What pages note while they are played at.
#[derive(Default)]
pub(crate) struct Tally(Mutex<Notes>);

/// What was noted.
#[derive(Default, Clone)]
pub(crate) struct Notes {
    /// From sending a choice to having its answer.
    pub(crate) chosen: Vec<Duration>,
    /// From sending a choice to another's stream saying so.
    pub(crate) moved: Vec<Duration>,
    /// From asking for what has changed to having it.
    pub(crate) fetched: Vec<Duration>,
    /// Bytes of updates, as they are and as they were sent.
    pub(crate) raw: Vec<usize>,
    pub(crate) sent: Vec<usize>,
    pub(crate) refused: usize,
    /// How often there was no room for another connection.
    pub(crate) no_room: usize,
    /// Updates in which nothing was new.
    pub(crate) empty: usize,
}

impl Tally {
    pub(crate) fn chosen(&self, took: Duration) {
        self.0.lock().unwrap().chosen.push(took);
    }

    pub(crate) fn refused(&self) {
        self.0.lock().unwrap().refused += 1;
    }

    pub(crate) fn finds_no_room(&self) {
        self.0.lock().unwrap().no_room += 1;
    }

    pub(crate) fn moved(&self, took: Duration) {
        self.0.lock().unwrap().moved.push(took);
    }

    pub(crate) fn fetched(&self, took: Duration) {
        self.0.lock().unwrap().fetched.push(took);
    }

    pub(crate) fn update(&self, parts: usize, raw: usize, sent: usize) {
        let mut notes = self.0.lock().unwrap();
        if parts == 0 {
            notes.empty += 1;
        } else {
            notes.raw.push(raw);
            notes.sent.push(sent);
        }
    }

    pub(crate) fn notes(&self) -> Notes {
        self.0.lock().unwrap().clone()
    }
}

/// What a process takes of its machine.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Toll {
    /// Kilobytes of memory.
    pub(crate) memory: usize,
    /// Time on all cores.
    pub(crate) cpu: Duration,
    /// Files and connections that are open.
    pub(crate) files: usize,
}

impl Toll {
    pub(crate) fn of(process: u32) -> Self {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.unwrap().split_whitespace().next().unwrap();
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
        // The name of the program, in brackets, may have spaces.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split(' ').collect();
        let ticks: u64 = fields[12..14]
            .iter()
            .map(|ticks| ticks.parse::<u64>().unwrap())
            .sum();
        Self {
            memory: memory.parse().unwrap(),
            cpu: Duration::from_millis(ticks * 10),
            files: fs::read_dir(format!("/proc/{process}/fd")).unwrap().count(),
        }
    }
}

/// All that a run has found.
pub(crate) struct Report {
    pub(crate) tables: usize,
    /// How many of them were open before memory was first measured.
    pub(crate) early: usize,
    pub(crate) pages: usize,
    pub(crate) played: Duration,
    pub(crate) notes: Notes,
    /// Bytes of a first page as sent: of itself, and with style and script.
    pub(crate) page: (usize, usize),
    /// The server with the early tables alone; with the others open; with all
    /// pages open; after play.
    pub(crate) tolls: [Toll; 4],
}

impl Report {
    /// Kilobytes that a table adds to the early ones when it is open, and with
    /// its pages.
    pub(crate) fn memory_a_table(&self) -> (usize, usize) {
        let [before, tables, pages, _] = self.tolls.map(|toll| toll.memory);
        let late = self.tables - self.early;
        (
            tables.saturating_sub(before) / late,
            pages.saturating_sub(before) / late,
        )
    }

    /// Bytes of a first page with all that it needs, compressed.
    pub(crate) const fn first_page(&self) -> usize {
        self.page.1
    }

    /// Bytes of the update in the middle, compressed.
    pub(crate) fn update(&self) -> usize {
        at(&self.notes.sent, 500)
    }

    /// How long 99 of 100 choices took at most.
    pub(crate) fn slow_choice(&self) -> Duration {
        at(&self.notes.chosen, 990)
    }

    pub(crate) fn print(&self) {
        let Self { notes, played, .. } = self;
        let seconds = played.as_secs_f64();
        let choices = notes.chosen.len();
        println!(
            "{} tables, {} pages open, {seconds:.0} s of play: {choices} choices \
             ({:.0} a second), {} refused, {} without room, {} updates, {} of them empty",
            self.tables,
            self.pages,
            choices as f64 / seconds,
            notes.refused,
            notes.no_room,
            notes.sent.len() + notes.empty,
            notes.empty,
        );
        println!("{:<44}{:>9}{:>9}{:>9}{:>9}", "", "p50", "p95", "p99", "max");
        let times = [
            ("a choice, from post to answer, ms", &notes.chosen),
            ("until another's stream says so, ms", &notes.moved),
            ("fetching what has changed, ms", &notes.fetched),
        ];
        for (what, times) in times {
            let time = |part| format!("{:.1}", at(times, part).as_secs_f64() * 1000.0);
            row(what, time);
        }
        for (what, sizes) in [
            ("an update, bytes", &notes.raw),
            ("the same compressed, bytes", &notes.sent),
        ] {
            row(what, |part| at(sizes, part).to_string());
        }
        let [before, tables, pages, after] = self.tolls;
        let (bare, with_pages) = self.memory_a_table();
        println!(
            "first page {} bytes compressed, with style and script {}",
            self.page.0, self.page.1
        );
        println!(
            "memory: {} MB with {} tables; {} MB with the others open, {bare} KB each; \
             {} MB with their pages open, {with_pages} KB a table; {} MB after play",
            before.memory / 1024,
            self.early,
            tables.memory / 1024,
            pages.memory / 1024,
            after.memory / 1024,
        );
        println!(
            "files and connections open: {} with all pages, {} after play",
            pages.files, after.files
        );
        let cpu = (after.cpu - pages.cpu).as_secs_f64();
        println!(
            "server time: {cpu:.1} s of {seconds:.0} s, {:.2} ms a choice with all that follows",
            cpu * 1000.0 / choices.max(1) as f64
        );
    }
}

fn row(what: &str, value: impl Fn(usize) -> String) {
    println!(
        "{what:<44}{:>9}{:>9}{:>9}{:>9}",
        value(500),
        value(950),
        value(990),
        value(1000)
    );
}

/// The value that this many of a thousand do not exceed.
fn at<T: Ord + Copy + Default>(values: &[T], part: usize) -> T {
    let mut values = values.to_vec();
    values.sort_unstable();
    let index = (values.len() * part).div_ceil(1000).saturating_sub(1);
    values.get(index).copied().unwrap_or_default()
}
