//! Finds and reads the files of the workspace.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::sh::Failure;

/// A file's path from the root, and its text.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// All files below `dir` with this extension, sorted; build outputs and
/// hidden folders apart.
pub(crate) fn sources(dir: &str, extension: &str) -> Result<Vec<Source>, Failure> {
    let mut paths = Vec::new();
    let dir = Path::new(dir);
    walk(dir, extension, &mut paths).map_err(|why| unreadable(dir, &why))?;
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).map_err(|why| unreadable(&path, &why))?;
        let path = path
            .strip_prefix(".")
            .map(Path::to_path_buf)
            .unwrap_or(path);
        Ok(Source { path, text })
    };
    paths.into_iter().map(read).collect()
}

fn walk(dir: &Path, extension: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let path = entry.path();
        let name = entry.file_name();
        let skipped = name == "target" || name.as_encoded_bytes().starts_with(b".");
        if skipped {
            continue;
        }
        if entry.file_type()?.is_dir() {
            walk(&path, extension, found)?;
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(path);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, why: &io::Error) -> Failure {
    Failure(format!("cannot read {}: {why}", path.display()))
}
