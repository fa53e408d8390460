//! The browser that tests drive: Debian's Chromium and its driver.

use std::fs;

use crate::sh::{Failure, Sh};

/// Where pictures of the pages are kept.
const PICTURES: &str = "docs/pictures";

/// Where those go that show every size and language: too many to keep.
const SIZES: &str = "target/sizes";

/// Makes sure that the browser is there, installing it where we may.
pub(crate) fn ensure() -> Result<(), Failure> {
    if is_there() {
        return Ok(());
    }
    let root = Sh::new("id", &["-u"])
        .stdout()
        .is_ok_and(|id| id.trim() == "0");
    let apt = Sh::new("apt-get", &["--version"]).succeeds();
    if root && apt {
        println!("installing chromium and chromium-driver");
        // Lists may be old, or missing on a fresh machine.
        Sh::new("apt-get", &["update", "-qq"]).run()?;
        let install = ["install", "-y", "-qq", "chromium", "chromium-driver"];
        Sh::new("apt-get", &install)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .run()?;
    }
    if is_there() {
        return Ok(());
    }
    Err(Failure(
        "the browser tests need Chromium and its driver: as root, run \
         `apt-get install chromium chromium-driver` (or put `chromium` and `chromedriver` on the path)"
            .to_owned(),
    ))
}

fn is_there() -> bool {
    Sh::new("chromium", &["--version"]).succeeds()
        && Sh::new("chromedriver", &["--version"]).succeeds()
}

/// `cargo xtask screenshots`: takes the pictures of docs/ anew.
pub(crate) fn screenshots() -> Result<(), Failure> {
    ensure()?;
    let unmade = |why| Failure(format!("cannot make {PICTURES}: {why}"));
    fs::create_dir_all(PICTURES).map_err(unmade)?;
    let folder = fs::canonicalize(PICTURES).map_err(unmade)?;
    browser_test(&["pictures"])
        .env("ORRERY_PICTURES", &folder.to_string_lossy())
        .run()?;
    fs::create_dir_all(SIZES).map_err(unmade)?;
    let folder = fs::canonicalize("target").map_err(unmade)?;
    browser_test(&["boxes"])
        .env("ORRERY_PICTURES", &folder.to_string_lossy())
        .run()?;
    println!("pictures are in {PICTURES}, those of all sizes in {SIZES}");
    Ok(())
}

/// `cargo xtask pointer`: what moving the pointer over a big map costs.
pub(crate) fn pointer() -> Result<(), Failure> {
    ensure()?;
    browser_test(&["pointer", "--nocapture"])
        .env("ORRERY_CLOCK", "1")
        .run()
}

/// Some of the browser tests.
fn browser_test(words: &[&str]) -> Sh {
    let test = ["test", "-p", "orrery", "--test", "browser", "--"];
    Sh::cargo(&[&test[..], words].concat())
}
