//! The real server on a folder that outlives it.

// Each test uses a part of this, and may stop at whatever is not as it should
// be.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use tempfile::TempDir;

/// The folder.
pub(crate) struct House {
    folder: TempDir,
    data: PathBuf,
}

/// A server that runs.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    child: Mutex<Child>,
    /// What it has complained about.
    complaints: Arc<Mutex<String>>,
}

impl House {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        Self { folder, data }
    }

    /// One that keeps everything in a folder of somebody else's.
    pub(crate) fn within(folder: &Path) -> Self {
        Self {
            data: folder.join("tables.db"),
            ..Self::new()
        }
    }

    /// The file that keeps everything.
    pub(crate) fn data(&self) -> PathBuf {
        self.data.clone()
    }

    /// Starts the server on what was kept. Bots do not dawdle in tests.
    pub(crate) fn open(&self) -> Server {
        self.open_by(Command::new(env!("CARGO_BIN_EXE_orrery")))
    }

    /// The same where a shell sets its limits first.
    pub(crate) fn open_within(&self, limits: &str) -> Server {
        let mut shell = Command::new("sh");
        let script = format!("{limits}; exec \"$@\"");
        shell.args(["-c", &script, "limits", env!("CARGO_BIN_EXE_orrery")]);
        self.open_by(shell)
    }

    fn open_by(&self, mut command: Command) -> Server {
        let mut child = command
            .args(["serve", "--address", "127.0.0.1:0", "--no-open"])
            .args(["--bot-pause", "0", "--posts-a-minute", "1000000"])
            .args([
                "--tables-an-hour",
                "1000000",
                "--sessions-an-hour",
                "1000000",
                "--data",
            ])
            .arg(self.data())
            .env("LANG", "en_GB.UTF-8")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let complaints = Arc::<Mutex<String>>::default();
        let (said, heard) = (child.stderr.take().unwrap(), Arc::clone(&complaints));
        thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                let mut heard = heard.lock().unwrap();
                heard.push_str(&line);
                heard.push('\n');
            }
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().expect("the server starts").unwrap();
        let address = first.split_whitespace().last().unwrap();
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        Server {
            address: address.parse().unwrap(),
            child: Mutex::new(child),
            complaints,
        }
    }

    /// A copy of all that is on the disk, to be looked at: the next server
    /// has to put its own affairs in order.
    pub(crate) fn copy(&self) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        for name in ["tables.db", "tables.db-wal"] {
            let from = self.data.with_file_name(name);
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

    /// What it has complained about so far.
    pub(crate) fn complaints(&self) -> String {
        self.complaints.lock().unwrap().clone()
    }

    /// Does it still run?
    pub(crate) fn runs(&self) -> bool {
        self.child.lock().unwrap().try_wait().unwrap().is_none()
    }

    /// Without a warning: SIGKILL.
    pub(crate) fn kill(&self) {
        let mut child = self.child.lock().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

/// Nothing is left running when a test fails, and what it had to say is told.
impl Drop for Server {
    fn drop(&mut self) {
        if thread::panicking() {
            let complaints = self.complaints();
            let last = complaints.lines().rev().take(20).collect::<Vec<_>>();
            eprintln!("the server said, the last first: {last:#?}");
        }
        let child = self.child.get_mut().unwrap();
        let _ = child.kill();
        let _ = child.wait();
    }
}
