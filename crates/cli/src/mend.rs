//! `orrery mend`: lets tables that a fault has stopped try again.

use std::io::Write;
use std::path::PathBuf;

use engine::Text;
use store::{Sqlite, Store, StoreError, TableId};

use crate::app::App;
use crate::errors::CliError;
use crate::serve::data_file;

/// What can be asked of `orrery mend`.
#[derive(Debug, clap::Args)]
pub(crate) struct MendArgs {
    /// Only these tables; else all that have stopped
    tables: Vec<String>,
    /// The file that keeps everything [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// Clears the faults. The server must not be running: it would not know.
pub(crate) fn run(app: &App, args: &MendArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let data = data_file(args.data.as_deref())?;
    if !data.exists() {
        return Err(CliError::NoData(data));
    }
    let wrong = |error| CliError::Store(data.clone(), error);
    let store = Sqlite::open(&data).map_err(wrong)?;
    let tables = match args.tables.as_slice() {
        [] => stopped(&store).map_err(wrong)?,
        named => {
            let id =
                |name: &String| TableId::parse(name).ok_or_else(|| CliError::NoTable(name.clone()));
            named.iter().map(id).collect::<Result<_, _>>()?
        }
    };
    for table in &tables {
        let clear = store::Write::Fault {
            table: table.clone(),
            fault: None,
        };
        for answer in store.commit(&[vec![clear]]) {
            answer.map_err(|error| match error {
                StoreError::NoTable(table) => CliError::NoTable(table.to_string()),
                error => wrong(error),
            })?;
        }
        writeln!(out, "{table}")?;
    }
    let text = Text::new("cli-mend-done").with("count", tables.len());
    Ok(writeln!(out, "{}", app.voice().phrase(&text))?)
}

/// Every table that a fault has stopped.
fn stopped(store: &dyn Store) -> Result<Vec<TableId>, StoreError> {
    let mut stopped = Vec::new();
    for table in store.tables()? {
        if store
            .table(&table.id)?
            .is_some_and(|kept| kept.fault.is_some())
        {
            stopped.push(table.id);
        }
    }
    Ok(stopped)
}
