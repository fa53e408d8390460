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
        let before = line
            .checked_sub(1)
            .and_then(|before| self.marks.get(before));
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

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::*;
    use crate::chance::Seed;
    use crate::log::Header;
    use crate::seat::Seat;

    const SEATS: usize = 3;

    /// What only one seat sees, or all do.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Word {
        number: usize,
        only: Option<Seat>,
    }

    impl fmt::Display for Word {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.number)
        }
    }

    impl Event for Word {
        fn seen_by(&self, viewer: Viewer) -> Option<Self> {
            let sees = self.only.is_none_or(|seat| viewer.is(seat));
            sees.then(|| self.clone())
        }

        fn reveals_to(&self, _: Viewer) -> bool {
            false
        }
    }

    fn chain() -> Digester {
        let seed = Seed::from_word("history");
        let header = Header {
            game: "words".to_owned(),
            rules: 1,
            content: crate::content::ContentHash([0; 32]),
            options: String::new(),
            seats: SEATS,
            pace: crate::game::Pace::Brisk,
            commitment: seed.commitment(),
        };
        Digester::new(&seed, &header)
    }

    fn line(number: usize) -> Line {
        Line::Choice {
            seat: Seat::new(number % SEATS).unwrap(),
            choice: format!("say-{number}"),
        }
    }

    /// What comes of a line: nothing, or up to three words, most of them for
    /// one seat. For long the second seat hears nothing.
    fn words(number: usize) -> Vec<Word> {
        let word = |nth: usize| {
            let seat = match number / 100 % 2 {
                0 => [0, 2][(number + nth) % 2],
                _ => (number + nth) % SEATS,
            };
            let only = (!number.is_multiple_of(7)).then_some(seat);
            Word {
                number: number * 10 + nth,
                only: only.and_then(Seat::new),
            }
        };
        (0..number % 4).map(word).collect()
    }

    fn digest(number: usize) -> Digest {
        format!("{number:08x}").parse().unwrap()
    }

    fn grow(history: &mut History<Word>, lines: usize) {
        for number in history.len()..lines {
            history.push(&line(number), digest(number), words(number), &chain());
        }
    }

    fn grown(lines: usize) -> History<Word> {
        let mut history = History::new(SEATS, chain());
        grow(&mut history, lines);
        history
    }

    /// What this viewer sees of so many lines, one after the other.
    fn seen(lines: usize, viewer: Viewer) -> Vec<(usize, Word)> {
        let all = (0..lines).flat_map(|number| {
            let words = words(number).into_iter();
            words.filter_map(move |word| Some((number, word.seen_by(viewer)?)))
        });
        all.collect()
    }

    #[test]
    fn copies_share_what_was_put_away() {
        let history = grown(5 * CHUNK + 7);
        let mut copy = history.clone();
        assert!(Arc::ptr_eq(&copy.full, &history.full) && Arc::ptr_eq(&copy.tail, &history.tail));
        grow(&mut copy, 9 * CHUNK);
        assert_eq!((history.len(), copy.len()), (5 * CHUNK + 7, 9 * CHUNK));
        for (ours, theirs) in history.full.iter().zip(copy.full.iter()) {
            assert!(Arc::ptr_eq(ours, theirs));
        }
        let past = copy.until(3 * CHUNK + 1);
        assert_eq!(past.full.len(), 3);
        for (ours, theirs) in past.full.iter().zip(copy.full.iter()) {
            assert!(Arc::ptr_eq(ours, theirs));
        }
    }

    #[test]
    fn lines_are_read_as_they_were_written() {
        let history = grown(3 * CHUNK + 1);
        let entries: Vec<Entry> = history.entries(0).collect();
        assert_eq!(entries.len(), history.len());
        for (number, entry) in entries.into_iter().enumerate() {
            let written = (line(number), digest(number));
            assert_eq!((entry.line, entry.digest), written);
            assert_eq!(history.events_of(number), words(number));
        }
        assert_eq!(history.entries(history.len() + 9).count(), 0);
    }

    #[test]
    fn a_story_from_anywhere_is_the_end_of_the_whole() {
        for lines in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 7 * CHUNK + 5] {
            let history = grown(lines);
            for viewer in Viewer::all(SEATS) {
                let whole = seen(lines, viewer);
                assert_eq!(history.told(viewer), whole.len());
                for skip in 0..whole.len() + 2 {
                    let rest = whole.get(skip..).unwrap_or_default();
                    let told: Vec<_> = history.seen(viewer, skip).collect();
                    assert_eq!(told, rest, "{viewer:?} {lines} {skip}");
                }
            }
        }
    }

    #[test]
    fn a_history_was_what_it_would_be_with_fewer_lines() {
        let history = grown(4 * CHUNK + 3);
        for lines in 0..=history.len() {
            let (past, other) = (history.until(lines), grown(lines));
            assert!(past.entries(0).eq(other.entries(0)));
            assert_eq!(past.told, other.told);
            assert_eq!(past.full.len(), other.full.len());
            assert_eq!(past.tail.told_before, other.tail.told_before);
            assert_eq!(past.tail.events, other.tail.events);
        }
    }
}
