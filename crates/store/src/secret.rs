//! Secrets, and the hashes that stand for them in the store.

use std::fmt;

use sha2::{Digest, Sha256};

/// A secret of a session or a link: whoever has it may. Never logged, never
/// kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// How many random bytes a secret has.
const BYTES: usize = 24;

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

    /// What somebody brought, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let sound = text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        sound.then(|| Self(text.to_ascii_lowercase()))
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
