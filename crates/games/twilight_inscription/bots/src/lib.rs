//! Twilight Inscription: what half-written sheets are worth.
//!
//! Points count as they are. What is not claimed yet is worth a share of what it
//! brings, the more the nearer it is, as long as there are events in which it can be
//! reached; battles by the odds of winning them; what is kept, by what can still be
//! done with it. All weights are hundredths of a point, and were found by playing
//! (docs/games/twilight-inscription.md).

mod calendar;
mod habits;
mod sheets;
mod war;
mod worth;

use bots::{Evaluation, Plans, Playout, Settings, Terms};
use engine::registry::Loaded;
use engine::{MAX_SEATS, Seat};
use twilight_inscription::TwilightInscription;
use twilight_inscription::choice::Choice;
use twilight_inscription::content::Content;

use calendar::Calendar;
use worth::Prices;

/// One point.
const POINT: i32 = 100;

/// The evaluation of Twilight Inscription.
#[derive(Debug, Clone, Copy, Default)]
pub struct Drafts;

/// How its bots go about it. A sheet is made active for what will be written on it, so
/// a step is written to its end before it is judged; others hardly matter meanwhile.
pub const DRAFTS: Settings = Settings {
    exploration: 0.05,
    model_others: true,
    playout: Playout::Turn(16),
    greedy: Playout::Turn(16),
    plans: Plans::USUAL,
};

/// Twilight Inscription with bots that know it.
#[must_use]
pub fn with_bots(game: Loaded<TwilightInscription>) -> Loaded<TwilightInscription> {
    bots::with_bots(game, Drafts, DRAFTS)
}

impl Evaluation<TwilightInscription> for Drafts {
    fn terms(&self, content: &Content, world: &TwilightInscription, seat: Seat, out: &mut Terms) {
        let sheets = &world.lane(seat).own.sheets;
        out.add(
            "bot-term-points",
            world.total(content, seat, sheets) * POINT,
        );
        if world.stage().is_none() {
            return;
        }
        let calendar = Calendar::of(content, world);
        let prices = Prices::of(content, world, seat, &calendar);
        let desk = sheets::Desk {
            content,
            world,
            seat,
            sheets,
            calendar: &calendar,
            prices: &prices,
        };
        out.add("tins-term-kept", prices.kept(sheets));
        out.add("tins-term-navigation", desk.navigation());
        out.add("tins-term-expansion", desk.expansion());
        out.add("tins-term-industry", desk.industry());
        out.add("tins-term-units", desk.units());
        out.add("tins-term-battles", desk.battles());
        out.add("tins-term-research", desk.research());
        out.add("tins-term-objectives", desk.objectives());
    }

    /// Sheets of others can only be looked at where all pens are down, and hardly
    /// matter but in battles.
    fn worths(
        &self,
        content: &Content,
        world: &TwilightInscription,
        seats: usize,
    ) -> [i32; MAX_SEATS] {
        let mut worths = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            worths[seat.index()] = self.worth(content, world, seat);
        }
        worths
    }

    fn instinct(
        &self,
        content: &Content,
        world: &TwilightInscription,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        habits::best(content, world, seat, choices)
    }

    fn swing(&self) -> i32 {
        1200
    }
}
