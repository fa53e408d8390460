//! What is done to something that was well-formed.

use kit::luck::Luck;
use serde_json::{Value, json};

use super::wire::{Framing, Request};
use super::words::{odd, one};

/// Does something to a request.
pub fn request(request: &mut Request, luck: &mut Luck) {
    match luck.below(12) {
        0 => request.method = one(luck, &["HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]).to_owned(),
        1 => request.framing = Framing::Chunks,
        2 => request.framing = Framing::Short,
        3 => {
            let kind = one(
                luck,
                &[
                    "",
                    "text/plain",
                    "application/json",
                    "multipart/form-data",
                    "a/b; c=\"",
                ],
            );
            request.header("content-type", kind);
        }
        4 => {
            let name = *luck
                .pick(&[
                    "x-forwarded-for",
                    "via",
                    "range",
                    "if-none-match",
                    "origin",
                    "accept",
                ])
                .as_ref()
                .unwrap_or(&"via");
            let value: String = odd(luck).chars().filter(|c| !c.is_control()).collect();
            request.header(name, value);
        }
        5 => request.header(
            "cookie",
            format!("lang={}", "x; lang=".repeat(luck.below(300) as usize)),
        ),
        6 => bytes(&mut request.target, luck),
        7 => request.body = Some(vec![b'['; luck.below(5000) as usize]),
        8 => {
            request.body = Some(
                (0..luck.below(400))
                    .map(|_| luck.below(256) as u8)
                    .collect(),
            )
        }
        _ => {
            if let Some(body) = &mut request.body {
                bytes(body, luck);
            }
        }
    }
    // A target that ends its line says something else than meant, on purpose
    // only in the tests of what speaks HTTP.
    request.target.retain(|byte| !b" \r\n".contains(byte));
}

/// Does something to some bytes.
pub fn bytes(bytes: &mut Vec<u8>, luck: &mut Luck) {
    let at = luck.below(bytes.len() as u32 + 1) as usize;
    match luck.below(5) {
        0 => bytes.truncate(at),
        1 => bytes.extend_from_within(at..),
        2 => {
            bytes.splice(at..at, odd(luck).into_bytes());
        }
        3 => bytes.insert(at, luck.below(256) as u8),
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << luck.below(8);
            }
        }
    }
}

/// Does something to what a program posts.
pub fn value(value: &mut Value, luck: &mut Luck) {
    let instead = match luck.below(9) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e300),
        4 => json!([[[[[]]]]]),
        5 => json!({ "a": { "b": {} } }),
        6 => json!(true),
        _ => json!(odd(luck)),
    };
    let Value::Object(fields) = value else {
        *value = instead;
        return;
    };
    let names: Vec<String> = fields.keys().cloned().collect();
    let Some(name) = names.get(luck.below(names.len() as u32 + 1) as usize) else {
        fields.insert(odd(luck), instead);
        return;
    };
    match luck.below(4) {
        0 => {
            fields.remove(name);
        }
        1 if fields[name].is_object() || fields[name].is_array() => {
            let many = (0..luck.below(3000)).map(|_| json!(odd(luck)));
            fields[name] = many.collect();
        }
        _ => fields[name] = instead,
    }
}

/// Does something to the fields of a form.
pub fn fields(fields: &mut Vec<(String, String)>, luck: &mut Luck) {
    let at = luck.below(fields.len() as u32 + 1) as usize;
    match luck.below(4) {
        0 if at < fields.len() => {
            fields.remove(at);
        }
        1 if at < fields.len() => fields.push(fields[at].clone()),
        2 if at < fields.len() => fields[at].1 = odd(luck),
        _ => fields.insert(at, (odd(luck), odd(luck))),
    }
}

/// Lines that a log may have, and this one has not.
const LINES: [&str; 8] = [
    "s1 ~offer 4294967295 s2 65535ruby 1jade x #00000000",
    "s2 ~public-offer 1 s1 - - a word #00000000",
    "s1 ~accept 1 s2 #00000000",
    "s1 ~waive intrigue-veto #00000000",
    "! rules 1 content 0000000000000000000000000000000000000000000000000000000000000000 after 0 #00000000",
    "! rules 4294967295 content 0000000000000000000000000000000000000000000000000000000000000000 after 18446744073709551615 #00000000",
    "rules 4294967295",
    "options rounds=20",
];

/// Does something to a game that was taken home; or leaves it as it is.
pub fn log(text: &str, luck: &mut Luck) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = |luck: &mut Luck| luck.below(text.lines().count().max(1) as u32) as usize;
    let (one_line, other) = (at(luck), at(luck));
    if lines.is_empty() {
        return odd(luck);
    }
    let longer = format!("{} {}", lines[one_line], odd(luck));
    match luck.below(9) {
        0..2 => return text.to_owned(),
        2 => lines.truncate(one_line),
        3 => lines.swap(one_line, other),
        4 => lines.insert(one_line, lines[other]),
        5 => {
            lines.remove(one_line);
        }
        6 => lines[one_line] = &longer,
        7 => lines[one_line] = one(luck, &LINES),
        _ => {
            let mut damaged = text.as_bytes().to_vec();
            bytes(&mut damaged, luck);
            return String::from_utf8_lossy(&damaged).into_owned();
        }
    }
    lines.join("\n") + "\n"
}
