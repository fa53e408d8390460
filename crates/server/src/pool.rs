//! A few threads for what takes long, in fair turns: whoever asks for much
//! waits for what they asked for themselves, and keeps nobody else waiting.
//! Places have their turns, and at each place whoever asks from there: sessions
//! are to be had for the asking.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::origins::{Asker, Net, Who};

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
pub(crate) struct Pool {
    inbox: Arc<Inbox>,
    patience: Patience,
}

/// Where jobs wait and threads fetch them.
struct Inbox {
    queue: Mutex<Queue>,
    news: Condvar,
}

struct Queue {
    /// What waits, by place and by whose it is.
    jobs: Turns<Net, Turns<Who, VecDeque<Job>>>,
    /// How many jobs wait.
    waiting: usize,
    /// How many threads have nothing to do.
    idle: usize,
    closed: bool,
}

impl Pool {
    /// So many threads of this name.
    pub(crate) fn start(name: &str, threads: usize, patience: Patience) -> io::Result<Self> {
        let threads = threads.max(1);
        let queue = Queue {
            jobs: Turns::default(),
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
    pub(crate) fn submit(
        &self,
        asker: Asker,
        job: impl FnOnce() + Send + 'static,
    ) -> Result<(), Full> {
        let mut queue = self.inbox.lock();
        // What a free thread is about to fetch does not wait.
        let full = queue.waiting >= self.patience.all.saturating_add(queue.idle);
        let theirs = queue.jobs.get(asker.net).and_then(|net| net.get(asker.who));
        let theirs = theirs.map_or(0, VecDeque::len);
        if full || theirs >= self.patience.each {
            return Err(Full);
        }
        queue.push(asker, Box::new(job));
        self.inbox.news.notify_one();
        Ok(())
    }

    /// Would something be begun at once?
    pub(crate) fn is_free(&self) -> bool {
        let queue = self.inbox.lock();
        queue.waiting < queue.idle
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.inbox.lock().closed = true;
        self.inbox.news.notify_all();
    }
}

impl Inbox {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

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

impl Queue {
    fn push(&mut self, asker: Asker, job: Job) {
        let theirs = self.jobs.of(asker.net).of(asker.who);
        theirs.push_back(job);
        self.waiting += 1;
    }

    /// The first job of whose turn it is: after it the others have theirs.
    fn pop(&mut self) -> Option<Job> {
        let job = self.jobs.next(|net| {
            let job = net.next(|theirs| (theirs.pop_front(), theirs.is_empty()));
            (job.flatten(), net.order.is_empty())
        })?;
        self.waiting -= 1;
        job
    }
}

/// What waits, by whose it is, in turns.
struct Turns<K, W> {
    waiting: HashMap<K, W>,
    /// Whose turn it is, and whose after that.
    order: VecDeque<K>,
}

impl<K, W> Default for Turns<K, W> {
    fn default() -> Self {
        Self {
            waiting: HashMap::new(),
            order: VecDeque::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, W: Default> Turns<K, W> {
    fn get(&self, whose: K) -> Option<&W> {
        self.waiting.get(&whose)
    }

    /// What waits of theirs: who had nothing has the last turn.
    fn of(&mut self, whose: K) -> &mut W {
        self.waiting.entry(whose).or_insert_with(|| {
            self.order.push_back(whose);
            W::default()
        })
    }

    /// Takes from whose turn it is, who then has the last turn, unless that was
    /// all.
    fn next<T>(&mut self, take: impl FnOnce(&mut W) -> (T, bool)) -> Option<T> {
        let whose = self.order.pop_front()?;
        let (taken, all) = take(self.waiting.get_mut(&whose)?);
        if all {
            self.waiting.remove(&whose);
        } else {
            self.order.push_back(whose);
        }
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use store::SessionId;

    use super::*;

    /// The session of this number, at the place of this number.
    fn at(place: u8, session: i64) -> Asker {
        Asker {
            who: Who::Session(SessionId(session)),
            net: Net::of([192, 0, 2, place].into()),
        }
    }

    /// A pool of one thread that is at work until something is sent.
    fn occupied(patience: Patience) -> (Pool, Sender<()>) {
        let pool = Pool::start("test", 1, patience).unwrap();
        let (begun, has_begun) = channel();
        let (go, gate) = channel::<()>();
        let job = move || {
            begun.send(()).unwrap();
            let _ = gate.recv();
        };
        pool.submit(at(0, 0), job).unwrap();
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
            pool.submit(at(0, whose), job).unwrap();
        }
        drop(done);
        go.send(()).unwrap();
        let order: Vec<u32> = order.iter().collect();
        assert_eq!(order, [10, 20, 30, 11, 21, 12]);
    }

    #[test]
    fn many_sessions_at_one_place_are_one_to_another() {
        let (pool, go) = occupied(Patience::ENDLESS);
        let (done, order) = channel();
        let askers = (1..=4).map(|session| (at(1, session), session));
        for (asker, number) in askers.chain([(at(2, 9), 20), (at(2, 9), 21)]) {
            let done = done.clone();
            let job = move || done.send(number).unwrap();
            pool.submit(asker, job).unwrap();
        }
        drop(done);
        go.send(()).unwrap();
        let order: Vec<i64> = order.iter().collect();
        assert_eq!(order, [1, 20, 2, 21, 3, 4]);
    }

    #[test]
    fn what_is_too_much_is_refused() {
        let (pool, _go) = occupied(Patience { all: 3, each: 2 });
        assert!(!pool.is_free());
        let answers = [1, 1, 1, 2, 2].map(|whose| pool.submit(at(0, whose), || {}).is_ok());
        assert_eq!(answers, [true, true, false, true, false]);
    }

    #[test]
    fn without_patience_only_what_is_begun_at_once_is_taken() {
        let (pool, go) = occupied(Patience { all: 0, each: 1 });
        assert_eq!(pool.submit(at(0, 1), || {}), Err(Full));
        go.send(()).unwrap();
        while !pool.is_free() {
            thread::yield_now();
        }
        assert_eq!(pool.submit(at(0, 1), || {}), Ok(()));
    }

    #[test]
    fn a_job_that_falls_over_takes_no_thread_with_it() {
        let pool = Pool::start("test", 1, Patience::ENDLESS).unwrap();
        pool.submit(at(0, 0), || panic!("for the test")).unwrap();
        let (done, is_done) = channel();
        pool.submit(at(0, 0), move || done.send(()).unwrap())
            .unwrap();
        is_done.recv().unwrap();
    }

    #[test]
    fn threads_stop_with_their_pool() {
        let (pool, go) = occupied(Patience::ENDLESS);
        let (kept, is_gone) = channel::<()>();
        pool.submit(at(0, 1), move || drop(kept)).unwrap();
        drop((pool, go));
        // What waited goes with the last thread, done or not.
        assert!(is_gone.recv().is_err());
    }
}
