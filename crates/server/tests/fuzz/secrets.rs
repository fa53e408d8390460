//! What no answer may tell. Everything here is long and hexadecimal, so that it
//! is found in one pass.

use std::collections::HashSet;

/// How long secrets are: those of sessions and links, and seeds and keys.
const LENGTHS: [usize; 2] = [SHORTEST, 64];
const SHORTEST: usize = 48;
/// Codes that are read aloud, which have other letters.
const CODE: usize = 12;

/// All that is known to be secret.
#[derive(Debug, Default)]
pub struct Secrets(HashSet<String>);

impl Secrets {
    pub fn add(&mut self, secret: &str) {
        assert!(
            secret.len() == CODE || (LENGTHS.contains(&secret.len()) && secret.bytes().all(is_hex)),
            "{secret}"
        );
        self.0.insert(secret.to_owned());
    }

    /// Those that are in a text.
    pub fn leaks(&self, text: &str) -> Vec<String> {
        let runs = text.split(|letter: char| !letter.is_ascii_hexdigit());
        let long = runs.filter(|run| run.len() >= SHORTEST);
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let codes = words.filter(|word| word.len() == CODE && self.0.contains(*word));
        let codes = codes.map(str::to_owned);
        long.flat_map(|run| self.in_run(run)).chain(codes).collect()
    }

    fn in_run(&self, run: &str) -> Vec<String> {
        let parts = LENGTHS.into_iter().flat_map(|length| {
            let starts = 0..(run.len() + 1).saturating_sub(length);
            starts.map(move |start| &run[start..start + length])
        });
        let known = parts.filter(|part| self.0.contains(*part));
        known.map(str::to_owned).collect()
    }
}

const fn is_hex(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'a'..=b'f')
}

#[test]
fn a_secret_is_found_wherever_it_stands() {
    let mut secrets = Secrets::default();
    let secret = "0123456789abcdef".repeat(3);
    secrets.add(&secret);
    for text in [
        secret.clone(),
        format!("<a href=\"/join#{secret}\">"),
        format!("ffff{secret}0"),
    ] {
        assert_eq!(secrets.leaks(&text), [secret.as_str()], "{text}");
    }
    for text in [&secret[1..], &"ab".repeat(200)] {
        assert_eq!(secrets.leaks(text), Vec::<String>::new(), "{text}");
    }
}
