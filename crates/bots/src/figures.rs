//! A bot's figures in words.

use engine::Text;

use crate::evaluation::Terms;

/// The most choices that a reason speaks of.
pub(crate) const ROWS: usize = 5;

/// The most terms that are told of one choice.
const TERMS: usize = 3;

/// The best of so many, after so many tries.
pub(crate) fn search_text(choices: usize, tries: u64) -> Text {
    Text::new("bot-why-search")
        .with("count", choices)
        .with("tries", i64::try_from(tries).unwrap_or(i64::MAX))
}

/// How often a choice was tried, and how likely it wins.
pub(crate) fn searched(visits: u64, share: f64, win: f64) -> Text {
    Text::new("bot-figures-search")
        .with("visits", i64::try_from(visits).unwrap_or(i64::MAX))
        .with("share", percent(share))
        .with("win", percent(win))
}

fn percent(part: f64) -> i64 {
    (100.0 * part).round() as i64
}

/// The best of so many, by the lead after it.
pub(crate) fn greedy_text(choices: usize) -> Text {
    Text::new("bot-why-greedy").with("count", choices)
}

/// The lead after a choice, and the terms that it changes most, both in
/// hundredths of a point.
pub(crate) fn judged(lead: i32, before: &Terms, after: &Terms) -> Text {
    let mut changes: Vec<(&'static str, i32)> = after
        .iter()
        .chain(before.iter().filter(|(key, _)| after.get(key) == 0))
        .map(|(key, _)| (key, after.get(key) - before.get(key)))
        .filter(|(_, change)| *change != 0)
        .collect();
    changes.sort_by_key(|(_, change)| -change.abs());
    changes.dedup();
    changes.truncate(TERMS);
    let told = changes.into_iter().map(|(key, change)| {
        Text::new("bot-change")
            .with("term", Text::new(key))
            .with("by", points(change))
    });
    let list =
        told.reduce(|list, next| Text::new("bot-list").with("first", list).with("rest", next));
    match list {
        Some(changes) => Text::new("bot-figures-greedy")
            .with("lead", points(lead))
            .with("changes", changes),
        None => Text::new("bot-figures-greedy-same").with("lead", points(lead)),
    }
}

/// Hundredths as points with a sign, and the decimals only where there are any.
fn points(hundredths: i32) -> Text {
    let sign = match hundredths.signum() {
        1 => "+",
        -1 => "−",
        _ => "±",
    };
    let size = hundredths.unsigned_abs();
    let (whole, part) = (size / 100, size % 100);
    let text = match part {
        0 => Text::new("bot-points-whole"),
        part => Text::new("bot-points").with("part", format!("{part:02}")),
    };
    text.with("sign", sign).with("whole", whole.to_string())
}
