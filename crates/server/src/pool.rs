//! A few threads for what takes long, in fair turns: whoever asks for much
//! waits for what they asked for themselves, and keeps nobody else waiting.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// How much may wait for a thread.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Patience {
    /// Of everyone together.
    pub(crate) all: usize,
    /// Of each.
    pub(crate) each: usize,
}

impl Patience {
    /// Whatever comes.
    pub(crate) const ENDLESS: Self = Self {
        all: usize::MAX,
        each: usize::MAX,
    };
}

/// Too much waits already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Full;

/// A bounded pool of threads, which stop when it goes.
pub(crate) struct Pool<K> {
    inbox: Arc<Inbox<K>>,
    patience: Patience,
}

/// Where jobs wait and threads fetch them.
struct Inbox<K> {
    queue: Mutex<Queue<K>>,
    news: Condvar,
}

struct Queue<K> {
    /// What waits, by whose it is.
    jobs: HashMap<K, VecDeque<Job>>,
    /// Whose turn it is, and whose after that.
    turns: VecDeque<K>,
    /// How many jobs wait.
    waiting: usize,
    /// How many threads have nothing to do.
    idle: usize,
    closed: bool,
}

impl<K: Copy + Eq + Hash + Send + 'static> Pool<K> {
    /// So many threads of this name.
    pub(crate) fn start(name: &str, threads: usize, patience: Patience) -> io::Result<Self> {
        let threads = threads.max(1);
        let queue = Queue {
            jobs: HashMap::new(),
            turns: VecDeque::new(),
            waiting: 0,
            idle: threads,
            closed: false,
        };
        let pool = Self {
            inbox: Arc::new(Inbox {
                queue: Mutex::new(queue),
                news: Condvar::new(),
            }),
            patience,
        };
        for number in 0..threads {
            let inbox = Arc::clone(&pool.inbox);
            thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || inbox.work())?;
        }
        Ok(pool)
    }

    /// Does something when its turn comes, unless too much waits already.
    pub(crate) fn submit(&self, whose: K, job: impl FnOnce() + Send + 'static) -> Result<(), Full> {
        let mut queue = self.inbox.lock();
        // What a free thread is about to fetch does not wait.
        let full = queue.waiting >= self.patience.all.saturating_add(queue.idle);
        let theirs = queue.jobs.get(&whose).map_or(0, VecDeque::len);
        if full || theirs >= self.patience.each {
            return Err(Full);
        }
        queue.push(whose, Box::new(job));
        self.inbox.news.notify_one();
        Ok(())
    }

    /// Would something be begun at once?
    pub(crate) fn is_free(&self) -> bool {
        let queue = self.inbox.lock();
        queue.waiting < queue.idle
    }
}

impl<K> Drop for Pool<K> {
    fn drop(&mut self) {
        self.inbox.lock().closed = true;
        self.inbox.news.notify_all();
    }
}

impl<K> Inbox<K> {
    fn lock(&self) -> MutexGuard<'_, Queue<K>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Copy + Eq + Hash> Inbox<K> {
    fn work(&self) {
        while let Some(job) = self.fetch() {
            // A job that falls over has told nobody, which tells them; the
            // thread is there for the next.
            let _ = catch_unwind(AssertUnwindSafe(job));
            self.lock().idle += 1;
        }
    }

    /// The next job, as soon as there is one; nothing when the pool is gone.
    fn fetch(&self) -> Option<Job> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                queue.idle -= 1;
                return Some(job);
            }
            let woken = self.news.wait(queue);
            queue = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<K: Copy + Eq + Hash> Queue<K> {
    fn push(&mut self, whose: K, job: Job) {
        let theirs = self.jobs.entry(whose).or_default();
        if theirs.is_empty() {
            self.turns.push_back(whose);
        }
        theirs.push_back(job);
        self.waiting += 1;
    }

    /// The first job of whose turn it is: after it the others have theirs.
    fn pop(&mut self) -> Option<Job> {
        let whose = self.turns.pop_front()?;
        let theirs = self.jobs.get_mut(&whose)?;
        let job = theirs.pop_front()?;
        if theirs.is_empty() {
            self.jobs.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        self.waiting -= 1;
        Some(job)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    /// A pool of one thread that is at work until something is sent.
    fn occupied(patience: Patience) -> (Pool<u8>, Sender<()>) {
        let pool = Pool::start("test", 1, patience).unwrap();
        let (begun, has_begun) = channel();
        let (go, gate) = channel::<()>();
        let job = move || {
            begun.send(()).unwrap();
            let _ = gate.recv();
        };
        pool.submit(0, job).unwrap();
        has_begun.recv().unwrap();
        (pool, go)
    }

    #[test]
    fn everyone_has_their_turn() {
        let (pool, go) = occupied(Patience::ENDLESS);
        let (done, order) = channel();
        for (whose, number) in [(1, 10), (1, 11), (1, 12), (2, 20), (3, 30), (2, 21)] {
            let done = done.clone();
            let job = move || done.send(number).unwrap();
            pool.submit(whose, job).unwrap();
        }
        drop(done);
        go.send(()).unwrap();
        let order: Vec<u32> = order.iter().collect();
        assert_eq!(order, [10, 20, 30, 11, 21, 12]);
    }

    #[test]
    fn what_is_too_much_is_refused() {
        let (pool, _go) = occupied(Patience { all: 3, each: 2 });
        assert!(!pool.is_free());
        let answers = [1, 1, 1, 2, 2].map(|whose| pool.submit(whose, || {}).is_ok());
        assert_eq!(answers, [true, true, false, true, false]);
    }

    #[test]
    fn without_patience_only_what_is_begun_at_once_is_taken() {
        let (pool, go) = occupied(Patience { all: 0, each: 1 });
        assert_eq!(pool.submit(1, || {}), Err(Full));
        go.send(()).unwrap();
        while !pool.is_free() {
            thread::yield_now();
        }
        assert_eq!(pool.submit(1, || {}), Ok(()));
    }

    #[test]
    fn a_job_that_falls_over_takes_no_thread_with_it() {
        let pool = Pool::start("test", 1, Patience::ENDLESS).unwrap();
        pool.submit(0, || panic!("for the test")).unwrap();
        let (done, is_done) = channel();
        pool.submit(0, move || done.send(()).unwrap()).unwrap();
        is_done.recv().unwrap();
    }

    #[test]
    fn threads_stop_with_their_pool() {
        let (pool, go) = occupied(Patience::ENDLESS);
        let (kept, is_gone) = channel::<()>();
        pool.submit(1, move || drop(kept)).unwrap();
        drop((pool, go));
        // What waited goes with the last thread, done or not.
        assert!(is_gone.recv().is_err());
    }
}
