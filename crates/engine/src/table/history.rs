//! All that has happened at a table, line by line: what the log says, its
//! digest, and what came of it.
//!
//! A history only grows, and copies of it share all but its last few lines: a
//! copy costs the same however long the game has been. Lines are kept as the
//! text that they are in a log, many in one string. What each viewer sees is
//! counted, so that a story can be told from anywhere without telling all that
//! came before.

use std::fmt::Write;
use std::sync::Arc;

use crate::event::Event;
use crate::log::{Digest, Digester, Entry, Line};
use crate::seat::{PerViewer, Viewer};
use crate::table::story::count_seen;

/// How many lines are put away together.
pub(super) const CHUNK: usize = 64;

/// The lines of a log, and what came of each.
#[derive(Clone)]
pub(super) struct History<E> {
    seats: usize,
    /// What is put away: full chunks, which change no more.
    full: Arc<Vec<Arc<Chunk<E>>>>,
    /// The lines after them, fewer than a chunk has.
    tail: Arc<Chunk<E>>,
    /// How many events each viewer has seen.
    told: PerViewer<usize>,
}

impl<E: Event> History<E> {
    /// A history without lines, of a table of this many; the digests go on
    /// from this chain.
    pub(super) fn new(seats: usize, chain: Digester) -> Self {
        let told = PerViewer::default();
        Self {
            seats,
            full: Arc::default(),
            tail: Arc::new(Chunk::begin(told, chain)),
            told,
        }
    }

    /// Adds a line, its digest, and what came of it; `chain` goes on from it.
    pub(super) fn push(&mut self, line: &Line, digest: Digest, events: Vec<E>, chain: &Digester) {
        for viewer in Viewer::all(self.seats) {
            self.told[viewer] += count_seen(&events, viewer);
        }
        let tail = Arc::make_mut(&mut self.tail);
        tail.push(line, digest, events);
        if tail.len() == CHUNK {
            tail.shrink();
            let begun = Arc::new(Chunk::begin(self.told, chain.clone()));
            let full = std::mem::replace(&mut self.tail, begun);
            Arc::make_mut(&mut self.full).push(full);
        }
    }

    /// How many lines there are.
    pub(super) fn len(&self) -> usize {
        self.full.len() * CHUNK + self.tail.len()
    }

    /// The lines from this one on.
    pub(super) fn entries(&self, from: usize) -> impl Iterator<Item = Entry> {
        (from..self.len()).map(|step| self.entry(step))
    }

    /// A line that there is.
    pub(super) fn entry(&self, step: usize) -> Entry {
        self.chunk(step).entry(step % CHUNK)
    }

    /// What came of a line that there is.
    pub(super) fn events_of(&self, step: usize) -> &[E] {
        self.chunk(step).events_of(step % CHUNK)
    }

    /// How many events this viewer has seen.
    pub(super) fn told(&self, viewer: Viewer) -> usize {
        self.told[viewer]
    }

    /// What this viewer saw, leaving out the first events, and after how many
    /// lines each came.
    pub(super) fn seen(&self, viewer: Viewer, skip: usize) -> impl Iterator<Item = (usize, E)> {
        // The last chunk before which they had seen no more than that.
        let before = |chunk: &Arc<Chunk<E>>| chunk.told_before[viewer];
        let first = match before(&self.tail) <= skip {
            true => self.full.len(),
            false => self.full.partition_point(|chunk| before(chunk) <= skip) - 1,
        };
        let rest = skip - before(self.chunk(first * CHUNK));
        let chunks = self.full[first..].iter().chain([&self.tail]);
        let numbered = chunks.zip(first..);
        let seen = numbered.flat_map(move |(chunk, number)| {
            let seen = chunk.seen(viewer);
            seen.map(move |(line, event)| (number * CHUNK + line, event))
        });
        seen.skip(rest)
    }

    /// The history as it was after this many lines.
    pub(super) fn until(&self, steps: usize) -> Self {
        if steps >= self.len() {
            return self.clone();
        }
        let tail = self.chunk(steps).until(steps % CHUNK);
        let mut told = tail.told_before;
        for viewer in Viewer::all(self.seats) {
            told[viewer] += count_seen(&tail.events, viewer);
        }
        Self {
            seats: self.seats,
            full: Arc::new(self.full[..steps / CHUNK].to_vec()),
            tail: Arc::new(tail),
            told,
        }
    }

    /// The last place up to this many lines where the whole chain of digests
    /// is known, and the chain.
    pub(super) fn chain_before(&self, steps: usize) -> (usize, &Digester) {
        (steps - steps % CHUNK, &self.chunk(steps).chain)
    }

    /// The chunk that this line is in, or would be.
    fn chunk(&self, step: usize) -> &Arc<Chunk<E>> {
        self.full.get(step / CHUNK).unwrap_or(&self.tail)
    }
}

/// Some lines in a row.
#[derive(Clone)]
struct Chunk<E> {
    /// How many events each viewer had seen before it.
    told_before: PerViewer<usize>,
    /// The chain of digests that its lines go on from.
    chain: Digester,
    /// The lines, without their digests and nothing between them.
    text: String,
    events: Vec<E>,
    marks: Vec<Mark>,
}

/// Where a line and what came of it end.
#[derive(Clone, Copy)]
struct Mark {
    text: u32,
    events: u32,
    digest: Digest,
}

impl<E: Event> Chunk<E> {
    const fn begin(told_before: PerViewer<usize>, chain: Digester) -> Self {
        Self {
            told_before,
            chain,
            text: String::new(),
            events: Vec::new(),
            marks: Vec::new(),
        }
    }

    const fn len(&self) -> usize {
        self.marks.len()
    }

    fn push(&mut self, line: &Line, digest: Digest, events: Vec<E>) {
        // Writing into a string cannot fail.
        let _ = write!(self.text, "{line}");
        self.events.extend(events);
        self.marks.push(Mark {
            text: self.text.len() as u32,
            events: self.events.len() as u32,
            digest,
        });
    }

    /// Gives back what was set aside to grow.
    fn shrink(&mut self) {
        self.text.shrink_to_fit();
        self.events.shrink_to_fit();
        self.marks.shrink_to_fit();
    }

    /// Where text and events of a line begin.
    fn start(&self, line: usize) -> (usize, usize) {
        let before = line.checked_sub(1).and_then(|before| self.marks.get(before));
        before.map_or((0, 0), |mark| (mark.text as usize, mark.events as usize))
    }

    fn entry(&self, line: usize) -> Entry {
        let text = &self.text[self.start(line).0..self.start(line + 1).0];
        let Ok(read) = text.parse() else {
            unreachable!("a table wrote `{text}`, which is no line of a log")
        };
        Entry {
            line: read,
            digest: self.marks[line].digest,
        }
    }

    fn events_of(&self, line: usize) -> &[E] {
        &self.events[self.start(line).1..self.start(line + 1).1]
    }

    /// What this viewer saw, and of which line it came.
    fn seen(&self, viewer: Viewer) -> impl Iterator<Item = (usize, E)> {
        let events = self.events.iter().enumerate();
        events.filter_map(move |(index, event)| {
            let ended = |mark: &Mark| mark.events as usize <= index;
            Some((self.marks.partition_point(ended), event.seen_by(viewer)?))
        })
    }

    /// Its first lines.
    fn until(&self, lines: usize) -> Self {
        let (text, events) = self.start(lines);
        Self {
            told_before: self.told_before,
            chain: self.chain.clone(),
            text: self.text[..text].to_owned(),
            events: self.events[..events].to_vec(),
            marks: self.marks[..lines].to_vec(),
        }
    }
}
