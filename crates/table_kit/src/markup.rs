//! A small eye for what is wrong with a page.

use std::collections::BTreeSet;

/// Elements that have no end.
const VOID: [&str; 5] = ["meta", "link", "input", "br", "hr"];

/// A start tag: its name and its attributes.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    fn get(&self, name: &str) -> Option<&'a str> {
        let found = self.attributes.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| *value)
    }
}

/// Panics at whatever a page must not have. `nasty` is what visitors wrote: it
/// must not stand there as it is.
pub fn check(page: &str, nasty: &str) {
    assert!(!page.contains(nasty), "not escaped: {nasty}");
    assert!(!page.contains(" style="), "a style in the mark-up");
    assert!(!page.contains("data:"), "something that is no address");
    assert_eq!(missing(page), None, "a message is missing");
    let tags = tags(page);
    let h1 = tags.iter().filter(|tag| tag.name == "h1").count();
    assert_eq!(h1, 1, "one first heading");
    let mains = tags.iter().filter(|tag| tag.get("id") == Some("main"));
    assert_eq!(mains.count(), 1, "one main part");
    ids(&tags);
    headings(&tags);
    labels(&tags);
    symbols(&tags);
}

/// The first thing that looks like `«some-key»`.
fn missing(page: &str) -> Option<&str> {
    let key = |word: &&str| {
        word.contains('-')
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let quoted = page.split('«').skip(1);
    quoted.filter_map(|rest| rest.split('»').next()).find(key)
}

/// Every start tag, after a look at whether they are all closed in order.
fn tags(page: &str) -> Vec<Tag<'_>> {
    let mut open = Vec::new();
    let mut tags = Vec::new();
    for piece in page.split('<').skip(1) {
        let (inside, _) = piece.split_once('>').unwrap();
        if inside.starts_with('!') {
            continue;
        }
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed out of order");
            continue;
        }
        let tag = tag(inside.trim_end_matches('/'));
        if !VOID.contains(&tag.name) && !inside.ends_with('/') {
            open.push(tag.name);
        }
        tags.push(tag);
    }
    assert!(open.is_empty(), "left open: {open:?}");
    tags
}

fn tag(inside: &str) -> Tag<'_> {
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let mut attributes = Vec::new();
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let key = &rest[..end];
        rest = &rest[end..];
        let value = match rest.strip_prefix("=\"") {
            Some(quoted) => {
                let (value, after) = quoted.split_once('"').unwrap();
                rest = after;
                value
            }
            None => "",
        };
        attributes.push((key, value));
    }
    Tag { name, attributes }
}

fn ids(tags: &[Tag<'_>]) {
    let mut seen = BTreeSet::new();
    for id in tags.iter().filter_map(|tag| tag.get("id")) {
        assert!(seen.insert(id), "the id {id} stands twice");
    }
    for tag in tags {
        for key in ["aria-labelledby", "aria-describedby", "form", "for"] {
            if let Some(id) = tag.get(key) {
                assert!(seen.contains(id), "{key} leads to no {id}");
            }
        }
    }
}

/// No heading skips a step on the way down.
fn headings(tags: &[Tag<'_>]) {
    let mut last = 0;
    for tag in tags {
        let level = tag.name.strip_prefix('h').and_then(|n| n.parse().ok());
        if let Some(level @ 1..=6) = level {
            assert!(level <= last + 1, "h{level} follows h{last}");
            last = level;
        }
    }
}

/// Every field that is seen has a name for who does not see it.
fn labels(tags: &[Tag<'_>]) {
    let labels: BTreeSet<_> = tags
        .iter()
        .filter(|tag| tag.name == "label")
        .filter_map(|tag| tag.get("for"))
        .collect();
    for tag in tags {
        let field = ["input", "select", "textarea"].contains(&tag.name);
        if !field || tag.get("type") == Some("hidden") {
            continue;
        }
        let named = tag.get("id").is_some_and(|id| labels.contains(id));
        let told = tag.get("aria-label").is_some_and(|label| !label.is_empty());
        assert!(
            named || told,
            "a field without a label: {:?}",
            tag.get("name")
        );
    }
}

/// Every symbol that is drawn is there.
fn symbols(tags: &[Tag<'_>]) {
    let ids: BTreeSet<_> = tags.iter().filter_map(|tag| tag.get("id")).collect();
    for used in tags.iter().filter(|tag| tag.name == "use") {
        let name = used.get("href").and_then(|href| href.strip_prefix('#'));
        assert!(
            name.is_some_and(|name| ids.contains(name)),
            "no symbol {name:?}"
        );
    }
}
