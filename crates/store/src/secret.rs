//! Secrets, and the hashes that stand for them in the store.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::table::ALPHABET;

/// A secret of a session or a link: whoever has it may. Never logged, never
/// kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// How many random bytes a secret has.
const BYTES: usize = 24;

/// How many letters a code has, each one of 32: nobody who has to ask the server
/// whether a guess is right finds one of 60 bits. It is read aloud in fours.
const LETTERS: usize = 12;
const GROUP: usize = 4;

impl Secret {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Self(engine::hex::encode(&bytes)))
    }

    /// A new one that can be read aloud, for what it opens but once.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn code() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; LETTERS];
        getrandom::fill(&mut bytes)?;
        let letter = |byte: u8| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]);
        Ok(Self(bytes.into_iter().map(letter).collect()))
    }

    /// What somebody brought, if it can be one. Codes are written as they are
    /// heard: in groups, large or small, and nothing in them is an O.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.to_ascii_lowercase();
        if text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Some(Self(text));
        }
        let letters = text.chars().filter(|letter| !matches!(letter, ' ' | '-'));
        let code: String = letters
            .map(|letter| if letter == 'o' { '0' } else { letter })
            .collect();
        let sound = code.len() == LETTERS && code.bytes().all(|byte| ALPHABET.contains(&byte));
        sound.then_some(Self(code))
    }

    /// As it is read aloud; nothing where it is too long for that.
    #[must_use]
    pub fn aloud(&self) -> Option<String> {
        let letters = self.0.to_ascii_uppercase().into_bytes();
        let groups = letters.chunks(GROUP).map(String::from_utf8_lossy);
        (letters.len() == LETTERS).then(|| groups.collect::<Vec<_>>().join("-"))
    }

    /// To hand it out: a cookie or a link.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What stands for it in the store.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// Says nothing.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// The hash of a secret: finds it, and does not give it away.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub(crate) [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_understood_as_it_is_heard() {
        let code = Secret::code().unwrap();
        let aloud = code.aloud().unwrap();
        assert_eq!(aloud.len(), LETTERS + 2);
        for heard in [
            aloud.clone(),
            aloud.to_lowercase(),
            aloud.replace('-', " "),
            aloud.replace('0', "O"),
            code.reveal().to_owned(),
        ] {
            let same = Secret::parse(&heard).is_some_and(|heard| heard == code);
            assert!(same, "{heard}");
        }
        assert!(Secret::random().unwrap().aloud().is_none());
        for wrong in [
            "",
            "abcd-efgh-jkm",
            "abcd-efgh-jkmn-p",
            "abcd-efgh-jkm!",
            "abcd-efgh-jkmé",
        ] {
            assert!(Secret::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_long_secret_is_read_as_it_is_written() {
        let secret = Secret::random().unwrap();
        let written = secret.reveal().to_ascii_uppercase();
        assert!(Secret::parse(&written).is_some_and(|read| read == secret));
        assert!(Secret::parse(&written[1..]).is_none());
    }
}
