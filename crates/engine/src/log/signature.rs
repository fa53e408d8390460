//! The last line of a text that a server handed out: who did, and that nothing
//! of it was changed since.
//!
//! ```text
//! signed <the server's public key> <ed25519 signature>
//! ```
//!
//! What is signed is every byte before that line, and nothing else. It says
//! that the holder of the key handed out this very text, not that the text is
//! true: whether a log is a game is for a replay to say.

use std::fmt;
use std::str::FromStr;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

use super::{LogError, LogFault};
use crate::hex;

/// How the line begins. No other line of a log or a record begins so.
const WORD: &str = "signed";

/// By what others know who signed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a public key has 64 hexadecimal digits")]
pub struct NotAKey;

impl FromStr for PublicKey {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        hex::decode(text).map(Self).ok_or(NotAKey)
    }
}

/// The secret key of whoever signs. It is wiped from memory when dropped.
#[derive(Clone)]
pub struct Signer(SigningKey);

impl Signer {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret)?;
        Ok(Self::from_secret(&secret))
    }

    /// The one with this secret. Any bytes will do.
    #[must_use]
    pub fn from_secret(secret: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    /// The secret, for whoever keeps it.
    #[must_use]
    pub fn reveal(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// What others check its signatures with.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// The text with its signature at the end. It has to consist of whole
    /// lines, or the signature would be part of the last.
    #[must_use]
    pub fn signed(&self, mut text: String) -> String {
        let signed = Signed {
            key: self.key(),
            signature: self.0.sign(text.as_bytes()).to_bytes(),
        };
        text.push_str(&format!("{signed}\n"));
        text
    }
}

/// Says nothing.
impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Signer")
    }
}

/// Who signed a text, and the signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signed {
    /// By what to know who it was.
    pub key: PublicKey,
    signature: [u8; 64],
}

impl Signed {
    /// Is this the signature of this text, by its key? Strictly, so that no
    /// weak key passes whose signature fits any text.
    fn fits(&self, text: &str) -> bool {
        let signature = Signature::from_bytes(&self.signature);
        VerifyingKey::from_bytes(&self.key.0)
            .and_then(|key| key.verify_strict(text.as_bytes(), &signature))
            .is_ok()
    }

    fn read(line: &str) -> Option<Self> {
        let words = line.strip_prefix(WORD)?.strip_prefix(' ')?;
        let (key, signature) = words.split_once(' ')?;
        Some(Self {
            key: key.parse().ok()?,
            signature: hex::decode(signature)?,
        })
    }
}

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signature = hex::encode(&self.signature);
        write!(f, "{WORD} {} {signature}", self.key)
    }
}

impl fmt::Debug for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text in two: all that is signed, and its signature. The latter is the
/// last line, or there is none.
pub(super) struct Halves<'a> {
    /// What stands before the signature.
    pub(super) text: &'a str,
    /// The signature, unchecked, and the line that it is on.
    pub(super) signed: Option<(usize, Signed)>,
}

impl<'a> Halves<'a> {
    pub(super) fn of(whole: &'a str) -> Result<Self, LogError> {
        let mut start = 0;
        for (line, text) in (1..).zip(whole.split_inclusive('\n')) {
            let end = start + text.len();
            if text.starts_with(WORD) {
                // Any other end of a line would not be written again.
                let signed = text.strip_suffix('\n').and_then(Signed::read);
                let signed = signed.ok_or_else(|| at(line, LogFault::NotASignature))?;
                if end < whole.len() {
                    return Err(at(line + 1, LogFault::AfterSignature));
                }
                return Ok(Self {
                    text: &whole[..start],
                    signed: Some((line, signed)),
                });
            }
            start = end;
        }
        Ok(Self {
            text: whole,
            signed: None,
        })
    }

    /// The signature, if there is one, and it fits.
    pub(super) fn check(&self) -> Result<Option<Signed>, LogError> {
        match self.signed {
            Some((line, signed)) if !signed.fits(self.text) => {
                Err(at(line, LogFault::ForgedSignature))
            }
            signed => Ok(signed.map(|(_, signed)| signed)),
        }
    }
}

/// Who signed a text of whole lines, whatever else it says: nobody, or the
/// holder of a key whose signature fits.
///
/// # Errors
/// When the signature does not fit, cannot be read or is not the last line, or
/// the last line is cut off.
pub fn signed_by(text: &str) -> Result<Option<PublicKey>, LogError> {
    if !text.ends_with('\n') {
        return Err(at(text.lines().count(), LogFault::Cut));
    }
    let signed = Halves::of(text)?.check()?;
    Ok(signed.map(|signed| signed.key))
}

fn at(line: usize, fault: LogFault) -> LogError {
    LogError { line, fault }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::log::Log;

    fn signer(number: u8) -> Signer {
        Signer::from_secret(&[number; 32])
    }

    fn plain() -> String {
        let seed = Seed::from_word("signature");
        format!(
            "orrery log 1\ngame toy\nrules 3\ncontent {}\noptions a=1\nseats 2\npace brisk\n\
             seed-hash {}\n\ns1 draw #00112233\ns2 draw #00112234\ns1 stop #00112235\n\
             end most-points\nseed {}\n",
            "0".repeat(64),
            seed.commitment(),
            seed.reveal()
        )
    }

    fn fault(text: &str) -> (usize, LogFault) {
        let error = text.parse::<Log>().unwrap_err();
        (error.line, error.fault)
    }

    #[test]
    fn a_signed_log_goes_there_and_back() {
        let text = signer(1).signed(plain());
        let log: Log = text.parse().unwrap();
        assert_eq!(log.signed.unwrap().key, signer(1).key());
        assert_eq!(log.to_string(), text);
        assert_eq!(signed_by(&text), Ok(Some(signer(1).key())));
    }

    #[test]
    fn a_log_needs_no_signature() {
        assert_eq!(plain().parse::<Log>().unwrap().signed, None);
        assert_eq!(signed_by(&plain()), Ok(None));
    }

    #[test]
    fn any_text_of_whole_lines_can_be_signed() {
        let text = signer(1).signed("orrery record of s1\n  drew\n".to_owned());
        assert_eq!(signed_by(&text), Ok(Some(signer(1).key())));
        let changed = text.replace("drew", "won");
        let forged = at(3, LogFault::ForgedSignature);
        assert_eq!(signed_by(&changed), Err(forged));
    }

    /// Whatever happens to a byte, no reader takes it for what was signed.
    #[test]
    fn every_changed_byte_is_caught() {
        let text = signer(1).signed(plain());
        for index in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= 1;
            let changed = String::from_utf8(bytes).unwrap();
            let key = signed_by(&changed).unwrap_or_default();
            assert_eq!(key, None, "byte {index}");
            let log = changed.parse::<Log>();
            assert!(log.is_err(), "byte {index}");
        }
    }

    #[test]
    fn a_log_that_is_one_no_more_says_that_it_was_changed() {
        let text = signer(1).signed(plain());
        let changed = text.replace("s1 draw", "s1 drew");
        assert_eq!(fault(&changed), (15, LogFault::ForgedSignature));
        // Another end of the lines is another text.
        let carried = text.replace("\ns2", "\r\ns2");
        assert_eq!(fault(&carried), (15, LogFault::ForgedSignature));
    }

    #[test]
    fn lines_that_were_cut_out_are_missed() {
        let text = signer(1).signed(plain());
        for line in plain().lines().skip(9) {
            let cut = text.replacen(&format!("{line}\n"), "", 1);
            assert_eq!(fault(&cut), (14, LogFault::ForgedSignature), "{line}");
        }
    }

    #[test]
    fn a_signature_stands_at_the_end_once() {
        let text = signer(1).signed(plain());
        let (_, line) = text.split_at(plain().len());
        let earlier = plain().replace("end most", &format!("{line}end most"));
        assert_eq!(fault(&earlier), (14, LogFault::AfterSignature));
        let twice = format!("{text}{line}");
        assert_eq!(fault(&twice), (16, LogFault::AfterSignature));
        let more = format!("{text}\n");
        assert_eq!(fault(&more), (16, LogFault::AfterSignature));
        assert_eq!(signed_by(&twice), Err(at(16, LogFault::AfterSignature)));
    }

    #[test]
    fn a_signature_belongs_to_its_text_and_its_key() {
        let (one, other) = (signer(1).signed(plain()), signer(2).signed(plain()));
        let swapped = one.replace(&signer(1).key().to_string(), &signer(2).key().to_string());
        assert_eq!(fault(&swapped), (15, LogFault::ForgedSignature));
        assert_eq!(signed_by(&other), Ok(Some(signer(2).key())));
        assert_ne!(signer(1).key(), signer(2).key());
    }

    /// The neutral point as a key and a signature of nothing would fit any
    /// text where it is not checked for.
    #[test]
    fn a_weak_key_signs_nothing() {
        let neutral = format!("01{}", "0".repeat(62));
        let forged = format!("{}signed {neutral} {neutral}{}\n", plain(), "0".repeat(64));
        assert_eq!(fault(&forged), (15, LogFault::ForgedSignature));
    }

    #[test]
    fn what_is_no_signature_is_named() {
        let text = signer(1).signed(plain());
        let (_, line) = text.split_at(plain().len());
        let line = line.trim_end();
        for wrong in [
            "signed\n".to_owned(),
            "signed \n".to_owned(),
            format!("{}\n", &line[..line.len() - 1]),
            format!("{line}0\n"),
            format!("{line} 0\n"),
            format!("{line}\r\n"),
            format!("{}\n", line.replacen(' ', "  ", 1)),
            format!("{}\n", line.replace(|c: char| c.is_ascii_digit(), "F")),
        ] {
            let text = format!("{}{wrong}", plain());
            assert_eq!(fault(&text), (15, LogFault::NotASignature), "{wrong}");
            assert_eq!(signed_by(&text), Err(at(15, LogFault::NotASignature)));
        }
    }

    #[test]
    fn a_cut_signature_is_noticed_and_the_rest_can_be_salvaged() {
        let text = signer(1).signed(plain());
        for cut in [text.len() - 1, plain().len() + 3] {
            assert_eq!(fault(&text[..cut]), (15, LogFault::Cut));
            assert_eq!(signed_by(&text[..cut]), Err(at(15, LogFault::Cut)));
            let (log, was_cut) = Log::salvage(&text[..cut]).unwrap();
            assert!(was_cut);
            assert_eq!(log.to_string(), plain());
        }
    }

    #[test]
    fn a_secret_key_is_kept_and_never_told() {
        let signer = Signer::random().unwrap();
        let again = Signer::from_secret(signer.reveal());
        assert_eq!(again.key(), signer.key());
        assert_ne!(Signer::random().unwrap().key(), signer.key());
        assert_eq!(format!("{signer:?}"), "Signer");
    }

    #[test]
    fn a_public_key_goes_there_and_back() {
        let key = signer(1).key();
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!("12ab".parse::<PublicKey>(), Err(NotAKey));
    }
}
