//! What people at a table would be asked: by kind of question, at a brisk table
//! and at a strict one.

use std::collections::BTreeMap;

use crate::game::Game;
use crate::seat::Seat;

/// What people would have been asked in some games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prompts {
    /// In how many games.
    pub games: u64,
    /// By kind: that of a window, or the message key of a question.
    pub kinds: BTreeMap<&'static str, Asked>,
}

/// How often a kind of question was asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Asked {
    /// At a strict table, where everyone is asked whom it concerns.
    pub strict: u64,
    /// At a brisk one, which asks nobody who has only one answer to a window,
    /// and nothing that is forced.
    pub brisk: u64,
    /// Of these, how many had one answer all the same.
    pub single: u64,
    /// Windows that opened.
    pub windows: u64,
    /// Windows in which a brisk table asks somebody.
    pub windows_brisk: u64,
}

impl Asked {
    fn add(&mut self, other: Self) {
        self.strict += other.strict;
        self.brisk += other.brisk;
        self.single += other.single;
        self.windows += other.windows;
        self.windows_brisk += other.windows_brisk;
    }
}

/// Looks on while a game is played.
#[derive(Debug, Clone, Default)]
pub(crate) struct Onlooker {
    /// The window that was seen last, and whether a brisk table asks somebody
    /// in it.
    last: Option<(u32, bool)>,
}

impl Onlooker {
    /// Takes note of a seat that is asked to pick one of these.
    pub(crate) fn note<G: Game>(
        &mut self,
        prompts: &mut Prompts,
        content: &G::Content,
        game: &G,
        seat: Seat,
        choices: &[G::Choice],
    ) {
        let window = game.reactions();
        let (kind, spared) = match window {
            Some(window) => (window.kind, choices.len() == 1),
            None => {
                let question = game.question(content, seat);
                let kind = question.map_or("", |question| question.text.key);
                (kind, game.is_forced(content, seat))
            }
        };
        let asked = prompts.kinds.entry(kind).or_default();
        asked.strict += 1;
        asked.brisk += u64::from(!spared);
        asked.single += u64::from(!spared && choices.len() == 1);
        let Some(window) = window else {
            return;
        };
        let (seen, asks) = match self.last {
            Some((number, asks)) if number == window.number => (true, asks),
            _ => (false, false),
        };
        asked.windows += u64::from(!seen);
        asked.windows_brisk += u64::from(!spared && !asks);
        self.last = Some((window.number, asks || !spared));
    }
}

impl Prompts {
    /// All kinds together.
    #[must_use]
    pub fn all(&self) -> Asked {
        let mut all = Asked::default();
        for asked in self.kinds.values() {
            all.add(*asked);
        }
        all
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (kind, asked) in &other.kinds {
            self.kinds.entry(kind).or_default().add(*asked);
        }
    }
}
