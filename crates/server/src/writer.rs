//! The one that writes to the store. Changes that arrive while the disk is
//! busy go to it together: one sync serves many tables.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use store::{Store, StoreError, Write};
use tokio::sync::oneshot;

/// The most changes that go to the disk at once.
const MOST: usize = 256;

struct Job {
    group: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes to the store from a thread of its own.
#[derive(Debug)]
pub(crate) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub(crate) fn start(store: Arc<dyn Store>) -> std::io::Result<Self> {
        let (jobs, inbox) = channel();
        let thread = thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || run(&*store, &inbox))?;
        Ok(Self {
            jobs: Some(jobs),
            thread: Some(thread),
        })
    }

    /// Keeps a group of changes: on the disk when this returns.
    pub(crate) async fn commit(&self, group: Vec<Write>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let sent = self
            .jobs
            .as_ref()
            .map(|jobs| jobs.send(Job { group, done }));
        match sent {
            Some(Ok(())) => answer.await.unwrap_or_else(|_| Err(gone())),
            _ => Err(gone()),
        }
    }
}

/// What is under way is finished first.
impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has said so already.
            let _ = thread.join();
        }
    }
}

fn gone() -> StoreError {
    StoreError::System(std::io::Error::other("the writer has stopped"))
}

fn run(store: &dyn Store, inbox: &Receiver<Job>) {
    while let Ok(first) = inbox.recv() {
        let jobs: Vec<Job> = std::iter::once(first)
            .chain(inbox.try_iter())
            .take(MOST)
            .collect();
        let (groups, waiting): (Vec<_>, Vec<_>) =
            jobs.into_iter().map(|job| (job.group, job.done)).unzip();
        for (answer, done) in store.commit(&groups).into_iter().zip(waiting) {
            // Whoever asked may have gone; the change is kept all the same.
            let _ = done.send(answer);
        }
    }
}
