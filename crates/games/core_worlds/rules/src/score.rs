//! Empire Points (CW-SCO).

use engine::{Outcome, Seat, Sink, Standing};

use crate::card::Card;
use crate::content::Content;
use crate::content::ability::Bonus;
use crate::event::Event;
use crate::state::{CoreWorlds, Empire};

impl CoreWorlds {
    /// Points as they would count now. What an Empire consists of is public:
    /// starting decks are known, and all that joins them is seen.
    pub(crate) fn rank(&self, content: &Content) -> Standing {
        let empires = &self.empires[..self.players()];
        let scores: Vec<Score> = empires.iter().map(|empire| empire.score(content)).collect();
        let over = self.frames.top().is_none();
        Standing {
            scores: scores.iter().map(|score| score.points).collect(),
            outcome: over.then(|| Outcome::by_score(&scores, how(&scores))),
        }
    }

    pub(crate) fn report_scores(&self, content: &Content, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players()) {
            let empire = self.empire(seat);
            let (printed, bonus) = (empire.printed_points(content), empire.bonus_points(content));
            sink.emit(Event::Scored(seat, printed, bonus));
        }
    }
}

/// What is compared in the end, in this order (CW-SCO-10 to CW-SCO-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Score {
    points: i32,
    energy: u16,
    worlds: usize,
}

/// What decided between the best two.
fn how(scores: &[Score]) -> &'static str {
    let Some(best) = scores.iter().max() else {
        return "core-worlds-end-points";
    };
    let tied = |same: fn(&Score, &Score) -> bool| {
        scores.iter().filter(|score| same(score, best)).count() > 1
    };
    if !tied(|a, b| a.points == b.points) {
        "core-worlds-end-points"
    } else if !tied(|a, b| (a.points, a.energy) == (b.points, b.energy)) {
        "core-worlds-end-energy"
    } else if !tied(|a, b| a == b) {
        "core-worlds-end-worlds"
    } else {
        // CW-SCO-13.
        "core-worlds-end-shared"
    }
}

impl Empire {
    fn score(&self, content: &Content) -> Score {
        Score {
            points: i32::from(self.printed_points(content)) + i32::from(self.bonus_points(content)),
            energy: self.production(content),
            worlds: self.worlds.len(),
        }
    }

    /// The points printed on every card of the Empire (CW-SCO-08, CW-R36).
    #[must_use]
    pub fn printed_points(&self, content: &Content) -> u16 {
        self.cards()
            .map(|card| u16::from(content.card(card).points))
            .sum()
    }

    /// The bonuses of the cards in the Warzone (CW-SCO-02 to CW-SCO-07).
    #[must_use]
    pub fn bonus_points(&self, content: &Content) -> u16 {
        self.bonuses(content)
            .map(|(_, points)| points)
            .fold(0, u16::saturating_add)
    }

    /// The cards that bring bonus points, and how many each brings.
    pub fn bonuses<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (Card, u16)> + 'a {
        let worlds = self.worlds.iter().map(|holding| holding.card);
        let units = self.units.iter().map(|unit| unit.card);
        worlds
            .chain(units)
            .chain(self.prestige.iter().copied())
            .filter_map(|card| {
                let bonus = content.card(card).bonus?;
                Some((card, self.bonus(content, bonus)))
            })
    }

    fn bonus(&self, content: &Content, bonus: Bonus) -> u16 {
        let times = |count: usize, every: u8, points: u8, max: u8| {
            let times = (count / usize::from(every.max(1))).min(usize::from(max));
            times as u16 * u16::from(points)
        };
        match bonus {
            Bonus::Flat { points } => u16::from(points),
            Bonus::Cards {
                of,
                every,
                points,
                max,
            } => {
                let alike = |card: &Card| of.contains(content.card(*card).kind);
                times(self.cards().filter(alike).count(), every, points, max)
            }
            Bonus::Worlds { every, points, max } => times(self.worlds.len(), every, points, max),
            Bonus::WorldEnergy { every, points, max } => {
                times(usize::from(self.production(content)), every, points, max)
            }
            Bonus::Colonists { points, max } => {
                let count = self
                    .worlds
                    .iter()
                    .map(|holding| usize::from(holding.grunts + holding.snubs))
                    .sum();
                times(count, 1, points, max)
            }
        }
    }
}
