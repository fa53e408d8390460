//! Choices that go together: a fleet that sails, troops that land, losses, a payment.
//!
//! Rows are tried out on copies of the game by its own rules, so they are legal by
//! their making; what draws chance or asks others can only be their last choice, and
//! is never tried.

mod allocation;
mod fleet;
mod hits;
mod landing;
mod order;
mod payment;

use engine::game::{Game, Suggestion};
use engine::{Dice, Label, Seat, Seed, Silence};

use crate::choice::{Choice, Subject};
use crate::phase::Frame;
use crate::{Look, TwilightImperium};

type Row = Suggestion<Choice, Subject>;

/// Odds that are good enough for a row to offer them.
const GOOD: f64 = 0.8;

/// The rows for what this seat is asked.
pub(crate) fn suggest(look: Look<'_>, seat: Seat) -> Vec<Row> {
    if !look.game.to_act().contains(seat) {
        return Vec::new();
    }
    let rows = match look.game.frames.top() {
        Some(Frame::Move(step)) => fleet::rows(look, step),
        Some(Frame::Hits(hits)) => hits::rows(look, hits),
        Some(Frame::Landing(landing)) => landing::rows(look, landing),
        Some(Frame::Invasion(_)) => landing::guns(look, seat),
        Some(Frame::Produce(_)) => order::rows(look, seat),
        Some(Frame::Payment(payment)) => payment::rows(look, payment),
        Some(Frame::Allocation(_)) => allocation::rows(look, seat),
        _ => return Vec::new(),
    };
    once(rows)
}

/// Each row once: what is much alike comes to the same where little can be chosen.
fn once(rows: Vec<Row>) -> Vec<Row> {
    let mut kept: Vec<Row> = Vec::new();
    for row in rows {
        if !kept.iter().any(|other| other.choices == row.choices) {
            kept.push(row);
        }
    }
    kept
}

/// A row that is being tried out.
#[derive(Clone)]
struct Trial<'a> {
    game: TwilightImperium,
    look: Look<'a>,
    seat: Seat,
    choices: Vec<Choice>,
}

impl<'a> Trial<'a> {
    fn new(look: Look<'a>, seat: Seat) -> Self {
        Self {
            game: look.game.clone(),
            look,
            seat,
            choices: Vec::new(),
        }
    }

    /// The game as the row has left it.
    fn look(&self) -> Look<'_> {
        Look::new(&self.game, self.look.content)
    }

    fn listed(&self) -> Vec<Choice> {
        let mut listed = Vec::new();
        if self.game.to_act().contains(self.seat) {
            self.game.choices(self.look.content, self.seat, &mut listed);
        }
        listed
    }

    /// Chooses it, if it is listed.
    fn choose(&mut self, choice: Choice) -> bool {
        if !self.listed().contains(&choice) {
            return false;
        }
        // What is tried draws no chance.
        let mut dice = Dice::new(&Seed::from_word("rows"));
        let content = self.look.content;
        self.game
            .apply(content, self.seat, choice, &mut dice, &mut Silence);
        self.choices.push(choice);
        true
    }

    /// As long as it is listed, up to so many times; how often it was.
    fn repeat(&mut self, choice: Choice, most: u8) -> u8 {
        let mut done = 0;
        while done < most && self.choose(choice) {
            done += 1;
        }
        done
    }

    /// The row, with a last choice that is listed but not tried; none where nothing
    /// was chosen before it.
    fn ending(mut self, last: Choice) -> Option<Vec<Choice>> {
        if self.choices.is_empty() || !self.listed().contains(&last) {
            return None;
        }
        self.choices.push(last);
        Some(self.choices)
    }
}

fn row(label: impl Into<Label>, subject: Option<Subject>, choices: Vec<Choice>) -> Row {
    Suggestion {
        label: label.into(),
        subject,
        choices,
    }
}
