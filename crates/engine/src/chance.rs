//! Chance: a secret seed, its published commitment, and sampling of our own.
//!
//! The keystream is ChaCha's, which is stable everywhere. What is made of it
//! (a number below `n`, a shuffle, a die) is written here and frozen: the
//! test vectors at the end must never change, or old games would not replay.
//!
//! Where in the stream a draw is taken from is a counter *in the state*
//! ([`Chance`]), one for draws that everybody knows of and one for each
//! seat's private draws, so that what someone does in secret never shifts
//! another's dice.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::hex;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

/// The secret all chance of one game comes from. Never printed by accident:
/// only [`Seed::reveal`] shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A fresh seed from the operating system.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The seed that a word or number stands for: reproducible, and only as
    /// secret as the word.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        Self(Sha256::digest(format!("orrery seed {word}")).into())
    }

    /// The `index`-th of a family of seeds, one a game of a simulation.
    #[must_use]
    pub fn child(&self, index: u64) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(b"orrery child seed");
        hasher.update(self.0);
        hasher.update(index.to_le_bytes());
        Self(hasher.finalize().into())
    }

    /// The seed in hexadecimal, for the end of the game.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }

    /// What is published at the start: `printf %s SEED | sha256sum` gives the
    /// same, so anyone can check without this program.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.reveal()).into())
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A text that is not 32 bytes in hexadecimal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits are needed here")]
pub struct NotHex;

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        hex::decode(text).map(Self).ok_or(NotHex)
    }
}

/// The published hash of a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        hex::decode(text).map(Self).ok_or(NotHex)
    }
}

/// How far each stream of chance has been read: part of every state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Chance {
    shared: u32,
    private: [u32; MAX_SEATS],
}

impl Chance {
    /// Forgets how often others drew in private: for `redeal`, since the
    /// viewer does not know it.
    pub fn forget_others(&mut self, viewer: Viewer) {
        for seat in Seat::all(MAX_SEATS) {
            if !viewer.is(seat) {
                self.private[seat.index()] = 0;
            }
        }
    }
}

/// Which streams were drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Drawn {
    /// Draws that everybody knows of.
    pub shared: bool,
    /// Private draws, by seat.
    pub private: SeatSet,
}

impl Drawn {
    /// Was nothing drawn at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        !self.shared && self.private.is_empty()
    }
}

/// Bits that tell the streams of one game apart: the shared one and the seats'.
const STREAM_BITS: u32 = 4;

/// The source of all chance in one game.
#[derive(Clone)]
pub struct Dice {
    rng: ChaCha12Rng,
    // Which imagined world they are for; a game's own have none.
    world: u64,
    // Where `rng` stands, so that draws in a row need no seek.
    stream: u8,
    position: u32,
    drawn: Drawn,
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice")
            .field("drawn", &self.drawn)
            .finish_non_exhaustive()
    }
}

impl Dice {
    /// The dice of a game with this seed.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Self {
            rng: ChaCha12Rng::from_seed(*seed.bytes()),
            world: 0,
            stream: 0,
            position: 0,
            drawn: Drawn::default(),
        }
    }

    /// Turns these into the dice of the `world`-th of a player's imagined
    /// worlds: each has chance of its own, and none costs a new seed.
    pub const fn imagine(&mut self, world: u64) {
        // The lowest bits are the streams of one game. World 0 is not 0 here,
        // for that is the game whose seed it is.
        self.world = world.wrapping_add(1) << STREAM_BITS;
        self.stream = u8::MAX;
    }

    /// A draw that everybody knows of (its result may be hidden).
    pub fn shared<'a>(&'a mut self, chance: &'a mut Chance) -> Draw<'a> {
        self.drawn.shared = true;
        Draw {
            dice: self,
            stream: 0,
            position: &mut chance.shared,
        }
    }

    /// A draw in `seat`'s own lane, which must not shift anyone else's.
    pub fn private<'a>(&'a mut self, chance: &'a mut Chance, seat: Seat) -> Draw<'a> {
        self.drawn.private = self.drawn.private.with(seat);
        Draw {
            dice: self,
            stream: 1 + seat.index() as u8,
            position: &mut chance.private[seat.index()],
        }
    }

    /// What has been drawn since this was last asked.
    pub fn take_drawn(&mut self) -> Drawn {
        std::mem::take(&mut self.drawn)
    }

    fn word(&mut self, stream: u8, position: u32) -> u32 {
        if self.stream != stream {
            self.rng.set_stream(self.world | u64::from(stream));
            self.stream = stream;
            self.rng.set_word_pos(u128::from(position));
        } else if self.position != position {
            self.rng.set_word_pos(u128::from(position));
        }
        self.position = position.wrapping_add(1);
        self.rng.next_u32()
    }
}

/// An open draw: numbers from one stream, in order.
#[derive(Debug)]
pub struct Draw<'a> {
    dice: &'a mut Dice,
    stream: u8,
    position: &'a mut u32,
}

impl Draw<'_> {
    fn word(&mut self) -> u32 {
        let word = self.dice.word(self.stream, *self.position);
        *self.position = self.position.wrapping_add(1);
        word
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 when `n` is 0.
    ///
    /// Lemire's multiply-and-reject over 32-bit words. Frozen.
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A die with faces 1 to `faces`. Frozen.
    pub fn die(&mut self, faces: u8) -> u8 {
        self.below(u32::from(faces)) as u8 + 1
    }

    /// An index into something of this length; 0 when it is empty.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles, every order equally likely: Fisher-Yates from the end. Frozen.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> Dice {
        Dice::new(&Seed::from_word("test vector"))
    }

    /// These vectors are frozen: if one fails, old games no longer replay. They
    /// were computed by an independent implementation of ChaCha12.
    #[test]
    fn sampling_is_pinned() {
        let (mut dice, mut chance) = (dice(), Chance::default());
        let mut draw = dice.shared(&mut chance);
        let below: Vec<u32> = [1, 2, 6, 10, 52, 1000, 3_000_000_000]
            .iter()
            .map(|&n| draw.below(n))
            .collect();
        let rolls: Vec<u8> = (0..12).map(|_| draw.die(10)).collect();
        let mut deck: Vec<u8> = (0..12).collect();
        draw.shuffle(&mut deck);
        let seat = Seat::new(3).unwrap();
        let private: Vec<u8> = (0..8)
            .map(|_| dice.private(&mut chance, seat).die(6))
            .collect();
        assert_eq!(
            format!("{below:?} {rolls:?} {deck:?} {private:?}"),
            "[0, 1, 4, 4, 23, 561, 1452910803] [8, 2, 4, 4, 8, 6, 10, 1, 1, 8, 4, 2] [4, 11, 6, 5, 3, 7, 1, 2, 8, 9, 10, 0] [3, 2, 3, 6, 5, 4, 5, 1]"
        );
    }

    #[test]
    fn seeds_and_commitments_are_pinned() {
        let seed = Seed::from_word("42");
        assert_eq!(
            seed.reveal(),
            "4eb291abbf3a31e4b931b45c1ef378418d7af5c07297482054c9b1942c022496"
        );
        assert_eq!(
            seed.commitment().to_string(),
            "466f11f11f9700301da4be70303c4d4c5493d7ca690255e60950dde2b01ad18c"
        );
        assert_eq!(
            seed.child(7).reveal(),
            "2c5211b9127f79f44d49195460dff1224479a4c894f7a1ef26aab4c3709dcaf8"
        );
        assert_eq!(seed.reveal().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(NotHex));
    }

    #[test]
    fn a_seed_is_not_printed_by_accident() {
        let seed = Seed::from_word("42");
        assert!(!format!("{seed:?} {:?}", Dice::new(&seed)).contains(&seed.reveal()[..8]));
    }

    #[test]
    fn below_is_uniform_and_in_range() {
        let (mut dice, mut chance) = (dice(), Chance::default());
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.shared(&mut chance).below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&count| (9_600..10_400).contains(&count)),
            "{counts:?}"
        );
        assert_eq!(dice.shared(&mut chance).below(0), 0);
    }

    #[test]
    fn private_draws_do_not_shift_shared_ones() {
        let roll = |secret_draws: usize| {
            let (mut dice, mut chance) = (dice(), Chance::default());
            let mut rolls = vec![dice.shared(&mut chance).die(10)];
            for _ in 0..secret_draws {
                dice.private(&mut chance, Seat::new(1).unwrap()).die(10);
            }
            rolls.extend((0..5).map(|_| dice.shared(&mut chance).die(10)));
            rolls
        };
        assert_eq!(roll(0), roll(5));
    }

    #[test]
    fn a_draw_depends_on_the_counter_alone() {
        let (mut dice, mut chance) = (dice(), Chance::default());
        let saved = chance;
        let first: Vec<u32> = (0..40)
            .map(|_| dice.shared(&mut chance).below(99))
            .collect();
        dice.private(&mut chance, Seat::new(0).unwrap()).die(6);
        chance = saved;
        let again: Vec<u32> = (0..40)
            .map(|_| dice.shared(&mut chance).below(99))
            .collect();
        assert_eq!(first, again);
    }

    #[test]
    fn what_was_drawn_is_known() {
        let (mut dice, mut chance) = (dice(), Chance::default());
        assert!(dice.take_drawn().is_empty());
        dice.private(&mut chance, Seat::new(2).unwrap()).die(6);
        let drawn = dice.take_drawn();
        assert!(!drawn.shared && drawn.private.contains(Seat::new(2).unwrap()));
        dice.shared(&mut chance).die(6);
        assert!(dice.take_drawn().shared);
        assert!(dice.take_drawn().is_empty());
    }

    #[test]
    fn others_private_draws_are_forgotten_and_no_more() {
        let (mut dice, mut chance) = (dice(), Chance::default());
        let (own, other) = (Seat::new(0).unwrap(), Seat::new(5).unwrap());
        dice.shared(&mut chance).die(6);
        dice.private(&mut chance, own).die(6);
        let mut expected = chance;
        dice.private(&mut chance, other).die(6);
        chance.forget_others(Viewer::Seat(own));
        assert_eq!(chance, expected);
        chance.forget_others(Viewer::Public);
        expected.private[own.index()] = 0;
        assert_eq!((chance, chance.shared), (expected, 1));
    }

    #[test]
    fn imagined_worlds_have_dice_of_their_own() {
        let rolls = |dice: &mut Dice| {
            let mut chance = Chance::default();
            let mut rolls: Vec<u32> = Vec::new();
            rolls.extend((0..20).map(|_| dice.shared(&mut chance).below(1000)));
            let seat = Seat::new(3).unwrap();
            rolls.extend((0..20).map(|_| dice.private(&mut chance, seat).below(1000)));
            rolls
        };
        let own = rolls(&mut dice());
        let mut imagined = dice();
        let mut world = |number| {
            imagined.imagine(number);
            rolls(&mut imagined)
        };
        let (first, second) = (world(0), world(1));
        assert!(own != first && first != second && second != own);
        assert_eq!(world(0), first, "and always the same ones");
    }

    /// Words that would make some numbers likelier than others are passed
    /// over: a number below three quarters of all words needs more of them.
    #[test]
    fn below_passes_over_words_that_would_favour_some_numbers() {
        let (mut dice, mut chance) = (dice(), Chance::default());
        let n = 3 << 30;
        for _ in 0..300 {
            dice.shared(&mut chance).below(n);
        }
        assert!((340..470).contains(&chance.shared), "{chance:?}");
    }
}
