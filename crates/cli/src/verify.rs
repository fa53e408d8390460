//! `orrery verify`: is a log the game that it claims to be, and who signed it?
//!
//! Of the record of one seat, which cannot be played again, only the latter.

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::Text;
use engine::log::{Log, PublicKey, signed_by};

use crate::app::App;
use crate::errors::{CliError, FileFault};
use crate::record::{Record, bytes};

/// What can be asked of `orrery verify`.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The log files
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// The public key that must have signed each of them
    #[arg(long, value_name = "HEX")]
    key: Option<PublicKey>,
}

/// How the record of a seat begins.
const RECORD: &[u8] = b"orrery record of ";

/// Checks every log; fails when one of them is not good.
pub(crate) fn run(app: &App, args: &VerifyArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut errors = Vec::new();
    for path in &args.logs {
        match verify(app, path, args.key) {
            Ok(verdicts) => {
                for verdict in verdicts {
                    writeln!(out, "{}: {}", path.display(), app.voice().phrase(&verdict))?;
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(CliError::Several(errors))
    }
}

fn verify(app: &App, path: &Path, key: Option<PublicKey>) -> Result<Vec<Text>, CliError> {
    let file = bytes(path)?;
    if file.starts_with(RECORD) {
        return verify_record(path, &file, key).map(|verdict| vec![verdict]);
    }
    // Whoever reads it also looks whether the signature fits.
    let record = Record::read_bytes(path, file)?;
    let signed = record.log.signed.map(|signed| signed.key);
    check_key(path, signed, key)?;
    let game = verify_game(app, path, &record)?;
    let signature = match signed {
        Some(key) => Text::new("cli-signed").with("key", key.to_string()),
        None => Text::new("cli-not-signed"),
    };
    Ok(vec![game, signature])
}

/// The record of a seat has nothing but its signature to be checked by.
fn verify_record(path: &Path, file: &[u8], key: Option<PublicKey>) -> Result<Text, CliError> {
    let signed = signed_by(&String::from_utf8_lossy(file));
    let signed = signed.map_err(|error| FileFault::Format(error).of(path))?;
    check_key(path, signed, key)?;
    let signed = signed.ok_or_else(|| FileFault::BareRecord.of(path))?;
    Ok(Text::new("cli-signed-record").with("key", signed.to_string()))
}

/// Was it signed by whom it had to be?
fn check_key(
    path: &Path,
    signed: Option<PublicKey>,
    wanted: Option<PublicKey>,
) -> Result<(), CliError> {
    match (signed, wanted) {
        (None, Some(_)) => Err(FileFault::NotSigned.of(path)),
        (Some(found), Some(wanted)) if found != wanted => Err(FileFault::OtherKey(found).of(path)),
        _ => Ok(()),
    }
}

fn verify_game(app: &App, path: &Path, record: &Record) -> Result<Text, CliError> {
    let played = record.play(app)?;
    if let Some(divergence) = played.divergence {
        return Err(FileFault::Diverged(divergence).of(path));
    }
    let log = &record.log;
    if played.table.is_over() && log.ending.is_none() {
        return Err(FileFault::NoEnding(Log::line_number(log.entries.len())).of(path));
    }
    let text = match &log.ending {
        Some(how) => Text::new("cli-verified").with("how", how.as_str()),
        None => Text::new("cli-verified-so-far"),
    };
    Ok(text
        .with("game", log.header.game.as_str())
        .with("seats", log.header.seats)
        .with("lines", log.entries.len()))
}
