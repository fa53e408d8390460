//! Random players: they move a table on.

use engine::chance::Seed;
use engine::player::Player;
use engine::seat::Seat;
use engine::table::Table;

use super::{Broken, Law, Lawful, deals, told};
use crate::luck::Luck;

/// A seat that is at liberty acts at one moment in this many.
const LIBERTY_SELDOM: u32 = 8;

/// Who has a guide does something else at one moment in this many.
const ASTRAY: u32 = 4;

/// Makes a player who knows what it is about.
pub(super) type Guide<G> = fn() -> Box<dyn Player<G>>;

/// Everyone at a table. All that they do follows from a word and from nothing
/// that the laws look at, so that a game can be played again.
pub(super) struct Players<G: Lawful> {
    luck: Luck,
    watched: bool,
    /// Whom each seat mostly listens to; nobody where all is random.
    guides: Vec<Box<dyn Player<G>>>,
}

impl<G: Lawful> Players<G> {
    /// Players whose every move is watched: nobody's view moves in silence.
    pub(super) fn watched(word: &str) -> Self {
        Self {
            luck: Luck::new(word),
            watched: true,
            guides: Vec::new(),
        }
    }

    /// The same players with nobody watching.
    pub(super) fn alone(word: &str) -> Self {
        Self {
            watched: false,
            ..Self::watched(word)
        }
    }

    /// The same players, so many, who mostly do what a guide says.
    pub(super) fn led(mut self, guide: Option<Guide<G>>, seats: usize, word: &str) -> Self {
        let seed = Seed::from_word(word);
        let guided = guide
            .into_iter()
            .flat_map(|make| Seat::all(seats).map(move |seat| (make(), seat)));
        self.guides = guided
            .map(|(mut player, seat)| {
                player.begin(&seed, seat);
                player
            })
            .collect();
        self
    }

    /// Who moves next: someone who is asked or, now and then, someone who is at
    /// liberty.
    pub(super) fn next(&mut self, table: &Table<G>) -> Result<Seat, Broken> {
        let seats = || Seat::all(table.seats());
        let free: Vec<Seat> = seats().filter(|&seat| table.is_at_liberty(seat)).collect();
        if !free.is_empty()
            && self.luck.below(LIBERTY_SELDOM) == 0
            && let Some(seat) = self.luck.pick(&free)
        {
            return Ok(seat);
        }
        let asked: Vec<Seat> = seats().filter(|&seat| table.is_asked(seat)).collect();
        self.luck
            .pick(&asked)
            .ok_or((Law::Moves, "nobody is asked".to_owned()))
    }

    /// The seat makes a choice, and perhaps takes it back; a strict window is
    /// closed and a deal is struck now and then. Says whether the choice was a
    /// right of the seat's.
    pub(super) fn move_on(&mut self, table: &mut Table<G>, seat: Seat) -> Result<bool, Broken> {
        let right = self.choose(table, seat)?;
        let closes =
            table.window_is_held() && (table.all_have_answered() || self.luck.below(16) == 0);
        if closes {
            let before = self.watched.then(|| told::before(table, None));
            table.close_window();
            if let Some(before) = before {
                told::check(&before, table, "closing a window")?;
            }
        }
        deals::strike(table, &mut self.luck)?;
        Ok(right)
    }

    /// What the seat wants: what its guide says, mostly, else anything.
    fn wish(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Choice> {
        if let Some(guide) = self.guides.get_mut(seat.index())
            && table.is_asked(seat)
            && self.luck.below(ASTRAY) > 0
        {
            return table.consult(seat, &mut **guide);
        }
        self.luck.pick(&table.choices(seat))
    }

    fn choose(&mut self, table: &mut Table<G>, seat: Seat) -> Result<bool, Broken> {
        let choice = self
            .wish(table, seat)
            .ok_or((Law::Moves, format!("{seat} has no choice")))?;
        let right = table.liberties(seat).contains(&choice);
        let before = self.watched.then(|| told::before(table, Some(seat)));
        table.choose(seat, &[choice]).map_err(|refusal| {
            let what = format!("`{choice}` of {seat} refused: {refusal:?}");
            (Law::Moves, what)
        })?;
        if let Some(before) = before {
            told::check(&before, table, &format!("`{choice}` of {seat}"))?;
        }
        if table.can_undo(seat).is_ok() && self.luck.below(8) == 0 {
            table.undo(seat).map_err(|refusal| {
                let what = format!("undoing `{choice}` of {seat} refused: {refusal:?}");
                (Law::Undo, what)
            })?;
        }
        Ok(right)
    }
}
