//! The short keyed digest beside each line.
//!
//! A chain of HMAC-SHA-256 over what everyone was offered, what was chosen
//! and what happened, all in notation: it does not change with the memory
//! layout, it says where a replay diverges, and without the seed it tells
//! nobody anything about hidden lists.

use std::fmt::{self, Write};
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};

use super::Header;
use crate::chance::Seed;
use crate::event::Event;
use crate::game::Game;
use crate::hex;

/// The first bytes of the chain after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 4]);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("8 hexadecimal digits are needed here")]
pub struct NotADigest;

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        hex::decode(text).map(Self).ok_or(NotADigest)
    }
}

/// The running chain of one table.
#[derive(Clone)]
pub(crate) struct Digester {
    key: [u8; 64],
    chain: [u8; 32],
}

impl Digester {
    /// The chain of a table that has not moved: it already depends on the
    /// header, so that an edited header shows at the first line.
    pub(crate) fn new(seed: &Seed, header: &Header) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(b"orrery digest key");
        hasher.update(seed.bytes());
        // HMAC pads a key shorter than a block with zeros.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&hasher.finalize());
        let mut digester = Self {
            key,
            chain: [0; 32],
        };
        let mut link = digester.link();
        link.note(header);
        digester.close(link);
        digester
    }

    /// Opens the next link: what follows is noted into it.
    pub(crate) fn link(&self) -> Link {
        let mut mac = Hmac::new((&self.key).into());
        mac.update(&self.chain);
        Link(mac)
    }

    /// Closes a link, which becomes the end of the chain.
    pub(crate) fn close(&mut self, link: Link) -> Digest {
        self.chain = link.0.finalize().into_bytes().into();
        let mut short = [0; 4];
        short.copy_from_slice(&self.chain[..4]);
        Digest(short)
    }
}

/// One link of the chain while it is being written.
pub(crate) struct Link(Hmac<Sha256>);

impl Link {
    /// Notes one thing, as a line.
    pub(crate) fn note(&mut self, thing: impl fmt::Display) {
        // Writing into a hash cannot fail.
        let _ = writeln!(self, "{thing}");
    }

    /// Notes every list that this state offers.
    pub(crate) fn note_offers<G: Game>(
        &mut self,
        content: &G::Content,
        game: &G,
        scratch: &mut Vec<G::Choice>,
    ) {
        for seat in game.to_act() {
            scratch.clear();
            game.choices(content, seat, scratch);
            self.note(format_args!("{seat}?"));
            scratch.iter().for_each(|choice| self.note(choice));
        }
        for seat in game.at_liberty() {
            scratch.clear();
            game.liberties(content, seat, scratch);
            self.note(format_args!("{seat}!"));
            scratch.iter().for_each(|choice| self.note(choice));
        }
    }

    /// Notes what happened.
    pub(crate) fn note_events<'a, E: Event>(&mut self, events: impl Iterator<Item = &'a E>) {
        events.for_each(|event| self.note(format_args!("* {event}")));
    }
}

impl Write for Link {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
