//! The real server on a folder that outlives it.

// Each test uses a part of this, and may stop at whatever is not as it should
// be.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

use tempfile::TempDir;

/// The folder.
pub(crate) struct House(TempDir);

/// A server that runs.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    child: Mutex<Child>,
}

impl House {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// The file that keeps everything.
    pub(crate) fn data(&self) -> PathBuf {
        self.0.path().join("tables.db")
    }

    /// Starts the server on what was kept. Bots do not dawdle in tests.
    pub(crate) fn open(&self) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
            .args(["serve", "--address", "127.0.0.1:0", "--no-open"])
            .args(["--bot-pause", "0", "--posts-a-minute", "1000000", "--data"])
            .arg(self.data())
            .env("LANG", "en_GB.UTF-8")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().expect("the server starts").unwrap();
        let address = first.split_whitespace().last().unwrap();
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        Server {
            address: address.parse().unwrap(),
            child: Mutex::new(child),
        }
    }

    /// A copy of all that is on the disk, to be looked at: the next server
    /// has to put its own affairs in order.
    pub(crate) fn copy(&self) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        for name in ["tables.db", "tables.db-wal"] {
            let from = self.0.path().join(name);
            if from.exists() {
                fs::copy(from, folder.path().join(name)).unwrap();
            }
        }
        let data = folder.path().join("tables.db");
        (folder, data)
    }
}

impl Server {
    /// Its number among the processes.
    pub(crate) fn process(&self) -> u32 {
        self.child.lock().unwrap().id()
    }

    /// Without a warning: SIGKILL.
    pub(crate) fn kill(&self) {
        let mut child = self.child.lock().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

/// Nothing is left running when a test fails.
impl Drop for Server {
    fn drop(&mut self) {
        let child = self.child.get_mut().unwrap();
        let _ = child.kill();
        let _ = child.wait();
    }
}
