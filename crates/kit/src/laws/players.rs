//! Random players: they move a table on.

use engine::seat::{Seat, Viewer};
use engine::table::Table;

use super::{Broken, Law, Lawful, deals, told};
use crate::luck::Luck;

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

    /// Who of those who are asked moves next.
    pub(super) fn next<G: Lawful>(&mut self, table: &Table<G>) -> Result<Seat, Broken> {
        let asked: Vec<Seat> = Seat::all(table.seats())
            .filter(|&seat| table.is_asked(seat))
            .collect();
        self.luck
            .pick(&asked)
            .ok_or((Law::Moves, "nobody is asked".to_owned()))
    }

    /// The seat makes a choice, and perhaps takes it back; a strict window is
    /// closed and a deal is struck now and then.
    pub(super) fn move_on<G: Lawful>(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
    ) -> Result<(), Broken> {
        self.choose(table, seat)?;
        let closes =
            table.window_is_held() && (table.all_have_answered() || self.luck.below(16) == 0);
        if closes {
            let before = self.watched.then(|| told::before(table, None));
            table.close_window();
            if let Some(before) = before {
                told::check(&before, table, "closing a window")?;
            }
        }
        deals::strike(table, &mut self.luck)
    }

    fn choose<G: Lawful>(&mut self, table: &mut Table<G>, seat: Seat) -> Result<(), Broken> {
        let choice = self
            .luck
            .pick(&table.choices(seat))
            .ok_or((Law::Moves, format!("{seat} has no choice")))?;
        let before = self.watched.then(|| told::before(table, Some(seat)));
        let revision = table.revision(Viewer::Seat(seat));
        table.choose(seat, revision, &[choice]).map_err(|refusal| {
            let what = format!("`{choice}` of {seat} refused: {refusal:?}");
            (Law::Moves, what)
        })?;
        if let Some(before) = before {
            told::check(&before, table, &format!("`{choice}` of {seat}"))?;
        }
        if table.can_undo(seat).is_ok() && self.luck.below(8) == 0 {
            let revision = table.revision(Viewer::Seat(seat));
            table.undo(seat, revision).map_err(|refusal| {
                let what = format!("undoing `{choice}` of {seat} refused: {refusal:?}");
                (Law::Undo, what)
            })?;
        }
        Ok(())
    }
}
