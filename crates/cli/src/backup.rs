//! `orrery backup` and `orrery restore`: the data as one file, copied while
//! the server runs, and brought back only when every game in it replays.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::Text;
use server::Config;
use store::{Sqlite, Store};

use crate::app::App;
use crate::errors::CliError;
use crate::serve::data_file;

/// What can be asked of `orrery backup`.
#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file
    to: PathBuf,
    /// The file that keeps everything [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// What can be asked of `orrery restore`.
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    /// A file that `orrery backup` has made
    from: PathBuf,
    /// The new data file, which must not be there yet [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// Copies the data, whoever uses it meanwhile.
pub(crate) fn backup(app: &App, args: &BackupArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let data = data_file(args.data.as_deref())?;
    if !data.exists() {
        return Err(CliError::NoData(data));
    }
    let wrong = |error| CliError::Store(data.clone(), error);
    let store = Sqlite::open(&data).map_err(wrong)?;
    store
        .backup(&args.to)
        .map_err(|error| CliError::Store(args.to.clone(), error))?;
    let tables = store.tables().map_err(wrong)?.len();
    let text = Text::new("cli-backup-done")
        .with("count", tables)
        .with("file", args.to.display().to_string());
    Ok(writeln!(out, "{}", app.voice().say(&text))?)
}

/// Brings a backup back, after playing every game in it again.
pub(crate) fn restore(
    app: &App,
    args: &RestoreArgs,
    content: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let data = data_file(args.data.as_deref())?;
    Sqlite::restore(&args.from, &data).map_err(|error| CliError::Store(data.clone(), error))?;
    let checked = check(content, &data);
    match checked {
        Ok(tables) => {
            let text = Text::new("cli-restore-done")
                .with("count", tables)
                .with("file", data.display().to_string());
            Ok(writeln!(out, "{}", app.voice().say(&text))?)
        }
        Err(error) => {
            // What does not replay is not put in place of anything.
            std::fs::remove_file(&data)?;
            Err(error)
        }
    }
}

/// Plays every game again; says how many there are.
fn check(content: Option<&Path>, data: &Path) -> Result<usize, CliError> {
    let wrong = |error| CliError::Store(data.to_owned(), error);
    let registry = registry::load(content).map_err(|error| CliError::System(error.to_string()))?;
    let store = Sqlite::open(data).map_err(wrong)?;
    let checked = server::App::new(
        registry,
        registry::boards(),
        Arc::new(store),
        Config::default(),
    );
    let report = checked.map_err(wrong)?.check_tables();
    let report = report.map_err(|error| CliError::System(error.to_string()))?;
    match report.broken.first() {
        None => Ok(report.sound),
        Some(table) => Err(CliError::BrokenTable(table.to_string())),
    }
}
