//! A store that fails when it is told to, or at random: a disk that is full, or
//! held by someone else, or that loses the word of what it has kept.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use engine::Seat;
use engine::log::Signer;
use store::{
    Kept, KeptContent, Link, List, Remark, SecretHash, Session, SessionId, Sqlite, Store,
    StoreError, Summary, TableId, Watcher, Write,
};

/// A store in front of another.
pub struct Flaky {
    store: Arc<Sqlite>,
    mood: Mutex<Mood>,
}

/// How it fails.
struct Mood {
    /// How many more commits are done.
    writes: usize,
    /// Is what was kept said not to be?
    words: bool,
    reads: bool,
    chances: Chances,
    /// What is to come of chance.
    luck: u64,
    failures: Failures,
}

/// How often it fails by chance, in a thousand times.
#[derive(Debug, Clone, Copy, Default)]
pub struct Chances {
    pub writes: u64,
    pub words: u64,
    pub reads: u64,
}

/// How often it has failed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Failures {
    /// Commits of which nothing was kept.
    pub writes: usize,
    /// Commits that were kept, and said not to be.
    pub words: usize,
    pub reads: usize,
}

impl Failures {
    pub fn all(self) -> usize {
        self.writes + self.words + self.reads
    }
}

impl Flaky {
    /// One that does not fail yet.
    pub fn before(store: Arc<Sqlite>) -> Self {
        let mood = Mood {
            writes: usize::MAX,
            words: false,
            reads: false,
            chances: Chances::default(),
            luck: 0,
            failures: Failures::default(),
        };
        Self {
            store,
            mood: Mutex::new(mood),
        }
    }

    /// From now on nothing can be written, or it can again.
    pub fn fail_writes(&self, fail: bool) {
        self.fail_writes_after(if fail { 0 } else { usize::MAX });
    }

    /// So many more commits are done, and then nothing can be written.
    pub fn fail_writes_after(&self, commits: usize) {
        self.mood().writes = commits;
    }

    /// From now on everything is written, and it is said that it was not; or
    /// the truth is said again.
    pub fn fail_words(&self, fail: bool) {
        self.mood().words = fail;
    }

    /// From now on nothing can be read, or it can again.
    pub fn fail_reads(&self, fail: bool) {
        self.mood().reads = fail;
    }

    /// From now on it fails by chance, as this seed has it.
    pub fn fail_by_chance(&self, chances: Chances, seed: u64) {
        let mut mood = self.mood();
        mood.chances = chances;
        mood.luck = seed;
    }

    /// How often it has failed.
    pub fn failed(&self) -> usize {
        self.failures().all()
    }

    /// The same by what has failed.
    pub fn failures(&self) -> Failures {
        self.mood().failures
    }

    fn mood(&self) -> MutexGuard<'_, Mood> {
        self.mood.lock().unwrap()
    }

    fn read<T>(&self, ask: impl FnOnce(&Sqlite) -> Result<T, StoreError>) -> Result<T, StoreError> {
        match self.mood().fails_to_read() {
            true => Err(error()),
            false => ask(&self.store),
        }
    }
}

impl Mood {
    fn fails_to_read(&mut self) -> bool {
        let fails = self.happens(self.chances.reads) || self.reads;
        self.failures.reads += usize::from(fails);
        fails
    }

    fn fails_to_write(&mut self) -> bool {
        let fails = self.happens(self.chances.writes) || self.writes == 0;
        self.failures.writes += usize::from(fails);
        if !fails && self.writes < usize::MAX {
            self.writes -= 1;
        }
        fails
    }

    fn loses_word(&mut self) -> bool {
        let loses = self.happens(self.chances.words) || self.words;
        self.failures.words += usize::from(loses);
        loses
    }

    /// Does something come to pass that does so often in a thousand times?
    fn happens(&mut self, chance: u64) -> bool {
        // SplitMix64.
        self.luck = self.luck.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.luck ^ (self.luck >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % 1000 < chance
    }
}

fn error() -> StoreError {
    StoreError::System(ErrorKind::StorageFull.into())
}

impl Store for Flaky {
    fn begin_epoch(&self) -> Result<u32, StoreError> {
        self.store.begin_epoch()
    }

    fn signer(&self) -> Result<Signer, StoreError> {
        self.store.signer()
    }

    fn commit(&self, groups: &[Vec<Write>]) -> Vec<Result<(), StoreError>> {
        let failed = || groups.iter().map(|_| Err(error())).collect();
        if self.mood().fails_to_write() {
            return failed();
        }
        let answers = self.store.commit(groups);
        match self.mood().loses_word() {
            true => failed(),
            false => answers,
        }
    }

    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        self.read(|store| store.table(id))
    }

    fn tables(&self) -> Result<Vec<Summary>, StoreError> {
        self.read(Store::tables)
    }

    fn tables_of(
        &self,
        session: SessionId,
        list: List,
        after: usize,
        most: usize,
    ) -> Result<Vec<Summary>, StoreError> {
        self.read(|store| store.tables_of(session, list, after, most))
    }

    fn tables_that_seek(&self, most: usize) -> Result<Vec<Summary>, StoreError> {
        self.read(|store| store.tables_that_seek(most))
    }

    fn rematch_of(&self, table: &TableId) -> Result<Option<TableId>, StoreError> {
        self.read(|store| store.rematch_of(table))
    }

    fn session(&self, secret: &SecretHash) -> Result<Option<Session>, StoreError> {
        self.read(|store| store.session(secret))
    }

    fn link(&self, secret: &SecretHash) -> Result<Option<Link>, StoreError> {
        self.read(|store| store.link(secret))
    }

    fn watchers(&self, table: &TableId) -> Result<Vec<(Watcher, String)>, StoreError> {
        self.read(|store| store.watchers(table))
    }

    fn branches_of(&self, host: SessionId) -> Result<usize, StoreError> {
        self.read(|store| store.branches_of(host))
    }

    fn imports_of(&self, host: SessionId) -> Result<usize, StoreError> {
        self.read(|store| store.imports_of(host))
    }

    fn unplayed_of(&self, host: SessionId) -> Result<usize, StoreError> {
        self.read(|store| store.unplayed_of(host))
    }

    fn remarks(&self, table: &TableId, after: u64, most: usize) -> Result<Vec<Remark>, StoreError> {
        self.read(|store| store.remarks(table, after, most))
    }

    fn was_posted(&self, table: &TableId, seat: Seat, key: &str) -> Result<bool, StoreError> {
        self.read(|store| store.was_posted(table, seat, key))
    }

    fn contents(&self) -> Result<Vec<KeptContent>, StoreError> {
        self.read(Store::contents)
    }

    fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.store.backup(to)
    }
}
