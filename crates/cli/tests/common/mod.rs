//! A fresh folder, and the real binary run in it.

// Each test file uses a part of this, and may stop at whatever is not as it
// should be.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A folder to work in.
pub(crate) struct Desk(TempDir);

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// Runs `orrery` with these words as arguments.
    pub(crate) fn run(&self, arguments: &str) -> Done {
        self.run_with(arguments, "")
    }

    /// Starts `orrery` and leaves it running. Unless something else is said,
    /// the bots are those that need no time.
    pub(crate) fn start(&self, arguments: &str) -> Child {
        let plays = arguments.starts_with("play") && !arguments.contains("--bots");
        let bots = if plays { " --bots random" } else { "" };
        Command::new(env!("CARGO_BIN_EXE_orrery"))
            .args(format!("{arguments}{bots}").split_whitespace())
            .current_dir(self.0.path())
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "en_GB.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// Runs `orrery` and types this.
    pub(crate) fn run_with(&self, arguments: &str, input: &str) -> Done {
        let mut child = self.start(arguments);
        // It may well have stopped reading by then.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        Done {
            code: output.status.code().expect("an exit code, not a signal"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// All that lies in the folder, sorted.
    pub(crate) fn files(&self) -> Vec<String> {
        let names = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<_> = names
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    /// Plays a whole game into `game.log`, always taking the first choice.
    pub(crate) fn whole_game(&self) -> String {
        self.run_with("play bazaar --seed x --log game.log", &always_first())
            .good();
        self.read("game.log")
    }
}

impl Done {
    /// What it said, given that all was well.
    pub(crate) fn good(self) -> String {
        assert_eq!(self.code, 0, "{self:#?}");
        assert_eq!(self.err, "");
        self.out
    }

    /// What it said, as JSON.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.good()).unwrap()
    }

    /// What it complained about, given that the input was bad.
    pub(crate) fn bad(self) -> String {
        assert_eq!(self.code, 1, "{self:#?}");
        self.err
    }
}

/// The text of every file below this folder.
pub(crate) fn texts_below(folder: &Path) -> Vec<String> {
    let paths = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let texts = paths.flat_map(|path| match path.is_dir() {
        true => texts_below(&path),
        false => vec![fs::read_to_string(path).unwrap()],
    });
    texts.collect()
}

/// Someone who takes the first choice for as long as it takes.
pub(crate) fn always_first() -> String {
    "1\n".repeat(500)
}

/// Every one of these parts is in the text.
#[track_caller]
pub(crate) fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
}
