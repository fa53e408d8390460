//! `cargo xtask release`: the program as it is handed out. It is stripped; what
//! tells the lines of its code lies in a file beside it, where debuggers and
//! backtraces look for it.

use std::fs;

use crate::sh::{Failure, Sh, target};

/// Where the two files go.
const FOLDER: &str = "handed-out";

/// Builds, takes apart, and says how large everything is.
pub(crate) fn run() -> Result<(), Failure> {
    Sh::cargo(&["build", "--release", "--bin", "orrery"]).run()?;
    let folder = target(FOLDER);
    fs::create_dir_all(&folder).map_err(|why| Failure(format!("cannot make {folder}: {why}")))?;
    let built = target("release/orrery");
    let program = format!("{folder}/orrery");
    let lines = format!("{folder}/orrery.debug");
    Sh::new("objcopy", &["--only-keep-debug", &built, &lines]).run()?;
    let link = format!("--add-gnu-debuglink={lines}");
    Sh::new("objcopy", &["--strip-all", &link, &built, &program]).run()?;
    for file in [&built, &program, &lines] {
        println!("{file}: {:.1} MB", megabytes(file)?);
    }
    Ok(())
}

fn megabytes(file: &str) -> Result<f64, Failure> {
    let known = fs::metadata(file);
    let known = known.map_err(|why| Failure(format!("cannot look at {file}: {why}")))?;
    Ok(known.len() as f64 / 1e6)
}
