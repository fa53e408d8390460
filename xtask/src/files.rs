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

/// How Cargo is told of the test target that a file is part of: by its package,
/// and by its name there.
pub(crate) fn target_of(file: &Path) -> Result<[String; 2], Failure> {
    let mut folders = file.ancestors();
    let folder = folders.find(|folder| folder.join("Cargo.toml").is_file());
    let folder = folder.ok_or_else(|| Failure(format!("{} is in no crate", file.display())))?;
    let manifest = folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).map_err(|why| unreadable(&manifest, &why))?;
    let package = package_name(&text).ok_or_else(|| {
        let manifest = manifest.display();
        Failure(format!(
            "{manifest}: begin with `[package]` and `name = \"…\"`"
        ))
    })?;
    let target = match file.strip_prefix(folder.join("tests")) {
        Ok(inner) => format!("--test={}", first_module(inner)),
        Err(_) if folder.join("src/lib.rs").is_file() => "--lib".to_owned(),
        Err(_) => "--bins".to_owned(),
    };
    Ok([format!("--package={package}"), target])
}

/// The name of `rules.rs`, or of a file in the folder `rules`.
fn first_module(inner: &Path) -> String {
    let first = inner.iter().next().map(Path::new);
    let name = first.and_then(Path::file_stem).unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The name in a manifest of ours: the first that it gives is the package's.
fn package_name(manifest: &str) -> Option<&str> {
    let mut lines = manifest.lines();
    lines.find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'))
}

fn unreadable(path: &Path, why: &io::Error) -> Failure {
    Failure(format!("cannot read {}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_part_of_a_target_of_the_nearest_package() {
        // Tests run in the folder of their own package.
        let target = |file: &str| target_of(Path::new(file)).map_err(|why| why.to_string());
        let expected = |package: &str, target: &str| Ok([package, target].map(str::to_owned));
        let cases = [
            ("src/files.rs", "xtask", "--bins"),
            ("../crates/engine/src/log/mod.rs", "orrery-engine", "--lib"),
            ("../crates/web/tests/pages.rs", "orrery-web", "--test=pages"),
            ("../crates/cli/tests/load/page.rs", "orrery", "--test=load"),
        ];
        for (file, package, name) in cases {
            assert_eq!(
                target(file),
                expected(&format!("--package={package}"), name)
            );
        }
        let none = target("../README.md").unwrap_err();
        assert!(
            none.contains("Cargo.toml: begin with `[package]`"),
            "{none}"
        );
        assert!(target("/nowhere.rs").unwrap_err().contains("in no crate"));
    }
}
