//! `orrery backup` and `orrery restore`: the data as one file, copied while
//! the server runs, and brought back only when every game in it replays.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::Text;
use server::{Checked, Config};
use store::{Sqlite, StoreError};

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
    /// Also bring tables back that no longer replay: they stand still where they last agreed
    #[arg(long)]
    anyway: bool,
}

/// Copies the data, whoever uses it meanwhile.
pub(crate) fn backup(app: &App, args: &BackupArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let data = data_file(args.data.as_deref())?;
    if !data.exists() {
        return Err(CliError::NoData(data));
    }
    let tables = Sqlite::copy(&data, &args.to).map_err(|error| match error {
        error @ StoreError::Damaged { .. } => CliError::Store(data.clone(), error),
        error => CliError::Store(args.to.clone(), error),
    })?;
    let text = Text::new("cli-backup-done")
        .with("count", tables)
        .with("file", args.to.display().to_string());
    Ok(writeln!(out, "{}", app.voice().phrase(&text))?)
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
    let checked = check(content, &data).and_then(|checked| match &checked.broken[..] {
        [table, ..] if !args.anyway => Err(CliError::BrokenTable(table.to_string())),
        _ => Ok(checked),
    });
    let Checked { sound, broken } = match checked {
        Ok(checked) => checked,
        Err(error) => {
            // What does not replay is not put in place of anything.
            Sqlite::remove(&data).map_err(|error| CliError::Store(data.clone(), error))?;
            return Err(error);
        }
    };
    let done = Text::new("cli-restore-done")
        .with("count", sound)
        .with("file", data.display().to_string());
    writeln!(out, "{}", app.voice().phrase(&done))?;
    for table in broken {
        let still = Text::new("cli-restore-still").with("table", table.to_string());
        writeln!(out, "{}", app.voice().phrase(&still))?;
    }
    Ok(())
}

/// Plays every game again.
fn check(content: Option<&Path>, data: &Path) -> Result<Checked, CliError> {
    let wrong = |error| CliError::Store(data.to_owned(), error);
    let registry = registry::load(content).map_err(|error| CliError::System(error.to_string()))?;
    let store = Sqlite::open(data).map_err(wrong)?;
    let checked = server::App::new(
        registry,
        registry::boards(),
        Arc::new(store),
        Config::default(),
    );
    checked.map_err(wrong)?.check_tables().map_err(wrong)
}
