//! Every part that games share on one page, in both themes and languages:
//! `cargo run -p orrery-web --example parts [FILE]`.

mod page;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

/// Where the page goes when nobody says otherwise.
const FILE: &str = "target/parts.html";

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args_os()
        .nth(1)
        .map_or_else(|| FILE.into(), PathBuf::from);
    fs::write(&file, page::whole(&page::words()?).into_string())
        .map_err(|why| format!("cannot write {}: {why}", file.display()))?;
    println!("{}", file.display());
    Ok(())
}
