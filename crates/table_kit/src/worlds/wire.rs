//! Everything that somebody can receive.

use crate::house::{Answer, Browser, escape};

/// What is looked at, and what of it may differ between two servers.
pub(super) struct Eyes {
    subjects: Vec<String>,
    moment: usize,
    /// The hashes of the seeds, one a world: all chance is hidden behind them.
    commitments: [String; 2],
}

/// All that somebody received at one moment: what was asked, what came.
pub(super) type Received = Vec<(String, String)>;

impl Eyes {
    pub(super) fn new(subjects: Vec<String>, moment: usize, commitments: [String; 2]) -> Self {
        Self {
            subjects,
            moment,
            commitments,
        }
    }

    /// Looks at everything there is.
    pub(super) fn look(&self, browser: &Browser, table: &str) -> Received {
        let page = |path: String| (path.clone(), plain(&browser.get(&path)));
        let script = |path: String| (format!("script {path}"), plain(&browser.ask(&path)));
        let moment = self.moment;
        let mut all = vec![
            page("/".to_owned()),
            script("/api/v1/tables".to_owned()),
            page(format!("/tables/{table}")),
            script(format!("/tables/{table}/parts")),
            page(format!("/tables/{table}/replay?moment={moment}")),
        ];
        for file in ["record", "report", "log", "replay"] {
            all.push(page(format!("/tables/{table}/{file}")));
        }
        for what in [
            "",
            "/story",
            "/describe",
            "/deals",
            "/talk",
            "/orders",
            "/report",
        ] {
            all.push(script(format!("/api/v1/tables/{table}{what}")));
        }
        let past = format!("/api/v1/tables/{table}/replay?moment={moment}");
        all.push(script(past));
        for subject in self.subjects.iter().map(|subject| escape(subject)) {
            all.push(page(format!("/tables/{table}/look?about={subject}")));
            let why_not = format!("/api/v1/tables/{table}/why-not?subject={subject}");
            all.push(script(why_not));
        }
        all
    }

    /// The same in both worlds unless something leaks: less the hash of the
    /// seed, and the clock on the wall.
    pub(super) fn alike(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for hash in &self.commitments {
            text = text.replace(hash, "(hash)");
        }
        text = blank(&text, "\"changed\":", "}");
        text = blank(&text, "\"closes\":1", "}");
        blank(&text, "<time ", "</time>")
    }
}

/// An answer as text, with everything but the time in it.
pub(super) fn plain(answer: &Answer) -> String {
    let mut text = format!("{}\n", answer.status);
    for (name, value) in &answer.headers {
        if name != "date" {
            text.push_str(&format!("{name}: {value:?}\n"));
        }
    }
    text + "\n" + &answer.text
}

/// The text with nothing between these marks.
fn blank(text: &str, from: &str, to: &str) -> String {
    let mut parts = text.split(from);
    let mut blanked = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.find(to).map_or("", |end| &part[end..]);
        blanked = blanked + from + rest;
    }
    blanked
}

/// The first line in which two texts differ.
pub(super) fn difference(a: &str, b: &str) -> String {
    // The length differs with the rest of it.
    let pairs = a.lines().zip(b.lines());
    let mut pairs = pairs.filter(|(a, _)| !a.starts_with("content-length"));
    let Some((a, b)) = pairs.find(|(a, b)| a != b) else {
        return format!("{} bytes here, {} there", a.len(), b.len());
    };
    // A hash says that something differs, and what it is of says what.
    let (unhashed_a, unhashed_b) = (without_hashes(a), without_hashes(b));
    let (a, b) = if unhashed_a == unhashed_b {
        (a, b)
    } else {
        (&*unhashed_a, &*unhashed_b)
    };
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let near = |text: &str| {
        let bytes = text.as_bytes();
        let from = same.saturating_sub(60);
        let to = (same + 120).min(bytes.len());
        String::from_utf8_lossy(&bytes[from..to]).into_owned()
    };
    format!("`{}` here, `{}` there", near(a), near(b))
}

/// A line of a page without the hashes of its parts.
fn without_hashes(line: &str) -> String {
    const MARK: &str = "data-hash=\"";
    let mut parts = line.split(MARK);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.split_once('"').map_or(part, |(_, rest)| rest);
        text + MARK + "\"" + rest
    })
}
