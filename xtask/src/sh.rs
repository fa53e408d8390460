//! Runs other programs: shows what is run, and says what went wrong.

use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Why a command of ours cannot go on, and what to do about it.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Failure(pub(crate) String);

/// A file of what Cargo has built.
pub(crate) fn target(file: &str) -> String {
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    format!("{target}/{file}")
}

/// A program about to be run.
pub(crate) struct Sh {
    command: Command,
    /// As one would type it.
    shown: String,
}

/// What a program wrote.
pub(crate) struct Captured {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// What a program wrote, both streams in order, and whether it succeeded.
pub(crate) struct Transcript {
    pub(crate) text: String,
    pub(crate) success: bool,
}

impl Sh {
    /// A program with its arguments.
    pub(crate) fn new(program: &str, args: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(args);
        let shown = [&[program], args].concat().join(" ");
        Self { command, shown }
    }

    /// Cargo with its arguments. What cargo has told this program about itself is
    /// kept from it: some build scripts ask, and would build all anew for it.
    pub(crate) fn cargo(args: &[&str]) -> Self {
        let mut sh = Self::new("cargo", args);
        let own =
            |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
        for (name, _) in env::vars_os() {
            if name.to_str().is_some_and(own) {
                sh.command.env_remove(name);
            }
        }
        sh
    }

    /// With this environment variable set.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self.shown = format!("{name}={value:?} {}", self.shown);
        self
    }

    /// Shows and runs it; what it writes goes to the terminal.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.show();
        let status = self.command.status().map_err(|why| self.not_run(&why))?;
        match status.success() {
            true => Ok(()),
            false => Err(Failure(format!("`{}` failed ({status})", self.shown))),
        }
    }

    /// Does it run and succeed? Nothing is shown.
    pub(crate) fn succeeds(mut self) -> bool {
        let quiet = self.command.stdout(Stdio::null()).stderr(Stdio::null());
        quiet.status().is_ok_and(|status| status.success())
    }

    /// Shows and runs it; what it writes to stdout comes back.
    pub(crate) fn stdout(mut self) -> Result<String, Failure> {
        self.command.stderr(Stdio::inherit());
        Ok(self.capture()?.stdout)
    }

    /// Shows and runs it; all that it writes comes back.
    pub(crate) fn capture(mut self) -> Result<Captured, Failure> {
        self.show();
        let output = self.command.output().map_err(|why| self.not_run(&why))?;
        let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        match output.status.success() {
            true => Ok(Captured { stdout, stderr }),
            false => Err(Failure(format!(
                "`{}` failed ({}):\n{stdout}{stderr}",
                self.shown, output.status
            ))),
        }
    }

    /// Shows and runs it; both streams come back as one, in the order written,
    /// and go to the terminal as well if `echo`.
    pub(crate) fn transcript(mut self, echo: bool) -> Result<Transcript, Failure> {
        self.show();
        let run = |command: &mut Command| {
            let (reader, writer) = io::pipe()?;
            command.stdout(writer.try_clone()?).stderr(writer);
            let mut child = command.spawn()?;
            // Our own ends of the pipe have to go, or reading never ends.
            command.stdout(Stdio::null()).stderr(Stdio::null());
            let text = read_lines(BufReader::new(reader), echo)?;
            let success = child.wait()?.success();
            Ok(Transcript { text, success })
        };
        run(&mut self.command).map_err(|why: io::Error| self.not_run(&why))
    }

    fn show(&self) {
        eprintln!("$ {}", self.shown);
    }

    fn not_run(&self, why: &io::Error) -> Failure {
        let program = self.command.get_program().display();
        Failure(format!(
            "cannot run `{}`: {why}; is {program} installed and on the PATH?",
            self.shown
        ))
    }
}

/// Reads to the end, line by line, so that an echo keeps up.
fn read_lines(mut reader: impl BufRead, echo: bool) -> io::Result<String> {
    let mut text = String::new();
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line)? > 0 {
        if echo {
            io::stdout().write_all(&line)?;
        }
        text.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_streams_come_back_in_order() {
        let shell = Sh::new("sh", &["-c", "echo one; echo two >&2; echo three; exit 3"]);
        let transcript = shell.transcript(false).unwrap();
        assert_eq!(transcript.text, "one\ntwo\nthree\n");
        assert!(!transcript.success);
    }

    #[test]
    fn failures_name_the_command_and_what_it_wrote() {
        let failure = Sh::new("sh", &["-c", "echo oops >&2; exit 3"]).capture();
        let text = failure.err().unwrap().to_string();
        assert!(text.contains("exit 3` failed (exit status: 3)"), "{text}");
        assert!(text.contains("oops"), "{text}");
        let failure = Sh::new("no-such-program", &[]).run();
        let text = failure.err().unwrap().to_string();
        assert!(text.contains("is no-such-program installed"), "{text}");
    }
}
