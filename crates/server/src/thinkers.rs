//! Where bots think: a few threads of their own, so that a thousand bots do
//! not keep one person waiting.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

type Thought = Box<dyn FnOnce() + Send>;

/// A bounded pool of threads.
#[derive(Debug, Clone)]
pub(crate) struct Thinkers(Sender<Thought>);

impl Thinkers {
    /// So many threads, which stop when the last handle is gone.
    pub(crate) fn start(count: usize) -> std::io::Result<Self> {
        let (thoughts, inbox) = channel::<Thought>();
        let inbox = Arc::new(Mutex::new(inbox));
        for number in 0..count.max(1) {
            let inbox = Arc::clone(&inbox);
            thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || run(&inbox))?;
        }
        Ok(Self(thoughts))
    }

    /// Thinks of something, when its turn comes.
    pub(crate) fn think(&self, thought: impl FnOnce() + Send + 'static) {
        // The threads live as long as there is a handle.
        let _ = self.0.send(Box::new(thought));
    }
}

fn run(inbox: &Mutex<Receiver<Thought>>) {
    loop {
        let next = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(thought) => thought(),
            Err(_) => return,
        }
    }
}
