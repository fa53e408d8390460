//! Random players: they move a table on.

use engine::seat::Seat;
use engine::table::Table;

use super::{Broken, Law, Lawful, deals, told};
use crate::luck::Luck;

/// A seat that is at liberty acts at one moment in this many.
const LIBERTY_SELDOM: u32 = 8;

/// Everyone at a table. All that they do follows from a word and from nothing
/// that the laws look at, so that a game can be played again.
pub(super) struct Players {
    luck: Luck,
    watched: bool,
}

impl Players {
    /// Players whose every move is watched: nobody's view moves in silence.
    pub(super) fn watched(word: &str) -> Self {
        Self {
            luck: Luck::new(word),
            watched: true,
        }
    }

    /// The same players with nobody watching.
    pub(super) fn alone(word: &str) -> Self {
        Self {
            watched: false,
            ..Self::watched(word)
        }
    }

    /// Who moves next: someone who is asked or, now and then, someone who is at
    /// liberty.
    pub(super) fn next<G: Lawful>(&mut self, table: &Table<G>) -> Result<Seat, Broken> {
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
    pub(super) fn move_on<G: Lawful>(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
    ) -> Result<bool, Broken> {
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

    fn choose<G: Lawful>(&mut self, table: &mut Table<G>, seat: Seat) -> Result<bool, Broken> {
        let choice = self
            .luck
            .pick(&table.choices(seat))
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
