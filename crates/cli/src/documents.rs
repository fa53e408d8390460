//! Every command that the documents show is one that there is.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use clap::error::{Error, ErrorKind};

use crate::Args;

/// First lines of files, which look like commands.
const FILES: [&str; 2] = ["orrery log ", "orrery record "];

/// What a service is started by in the documents.
const SERVICE: &str = "ExecStart=/usr/local/bin/";

fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = [root.clone(), root.join("docs"), root.join("docs/games")];
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap());
    let files = files.map(|file| file.unwrap().path());
    files
        .filter(|file| file.extension().is_some_and(|kind| kind == "md"))
        .collect()
}

/// The commands of a document: lines of their own, and those in a sentence that
/// leave nothing to be filled in.
fn commands(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .map(|line| line.strip_prefix(SERVICE).unwrap_or(line));
    let lines = lines.map(|line| line.split_once(" #").map_or(line, |(command, _)| command));
    let quoted = text.split('`').skip(1).step_by(2);
    let quoted = quoted.filter(|code| {
        let blank = |word: &str| word == "…" || word.chars().all(|letter| letter.is_uppercase());
        !code.contains('\n') && !code.split(' ').any(blank)
    });
    lines
        .chain(quoted)
        .filter(|command| command.starts_with("orrery "))
        .filter(|command| !FILES.iter().any(|first| command.starts_with(first)))
        .map(|command| command.replace('"', ""))
        .collect()
}

/// Why it is no command. A sentence may leave out what it is to be done with.
fn understand(command: &str) -> Result<(), Error> {
    match Args::try_parse_from(command.split_whitespace()) {
        Err(why) => match why.kind() {
            ErrorKind::MissingRequiredArgument | ErrorKind::InvalidValue => Ok(()),
            _ => Err(why),
        },
        Ok(_) => Ok(()),
    }
}

#[test]
fn every_command_in_the_documents_is_understood() {
    let mut count = 0;
    for file in documents() {
        for command in commands(&fs::read_to_string(&file).unwrap()) {
            if let Err(why) = understand(&command) {
                panic!("{}: `{command}`: {why}", file.display());
            }
            count += 1;
        }
    }
    assert!(count > 20, "only {count} were found");
}

#[test]
fn a_command_that_there_is_not_is_found() {
    let text = "Say `orrery dance`.\norrery serve --proxy 127.0.0.1   # with words\n\
        ExecStart=/usr/local/bin/orrery serve --nonsense\n`orrery verify --key HEX`";
    let [service, proxy, dance] = [
        "orrery serve --nonsense",
        "orrery serve --proxy 127.0.0.1",
        "orrery dance",
    ];
    let found = commands(text);
    assert_eq!(
        found
            .iter()
            .map(|command| command.trim())
            .collect::<Vec<_>>(),
        [proxy, service, dance]
    );
    assert!(understand(proxy).is_ok());
    assert!(understand(service).is_err() && understand(dance).is_err());
}
