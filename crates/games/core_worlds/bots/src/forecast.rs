//! Core Worlds at the start of a round: how many points an Empire will have.
//!
//! A straight line through many games, a line a round (`examples/forecast.rs`
//! plays them). A search that plays on until a round is over can trust it more
//! than a judgement in the middle of things.

use bots::{Evaluation, Terms};
use core_worlds::CoreWorlds;
use core_worlds::choice::Choice;
use core_worlds::content::{CardType, Content};
use core_worlds::phase::Frame;
use engine::Seat;
use engine::step::Stepped;

use super::{Prospects, power, tactic};

/// The evaluation of a search: settled worlds by the forecast, all others by
/// their prospects.
#[derive(Debug, Clone, Copy, Default)]
pub struct Forecast;

impl Evaluation<CoreWorlds> for Forecast {
    fn terms(&self, content: &Content, world: &CoreWorlds, seat: Seat, out: &mut Terms) {
        if world.pending().is_none() || !self.is_settled(world) {
            return Prospects.terms(content, world, seat, out);
        }
        let round = usize::from(world.round()).clamp(1, WEIGHTS.len()) - 1;
        let (base, weights) = WEIGHTS[round];
        let figures = features(content, world, seat);
        let [
            points,
            income,
            fleet,
            ground,
            both,
            supports,
            strong,
            weak,
            tactics,
            hand,
        ] = std::array::from_fn(|place| figures[place] * weights[place]);
        out.add("bot-term-points", base + points);
        out.add("bot-term-income", income);
        out.add("bot-term-units", fleet + ground + both + supports);
        out.add("bot-term-cards", strong + weak + tactics);
        out.add("bot-term-hand", hand);
    }

    fn instinct(
        &self,
        content: &Content,
        world: &CoreWorlds,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        Prospects.instinct(content, world, seat, choices)
    }

    fn is_settled(&self, world: &CoreWorlds) -> bool {
        matches!(world.pending(), Some(Frame::Energy(_)) | None)
    }

    fn swing(&self) -> i32 {
        600
    }
}

/// How many figures an Empire is known by.
pub const FEATURES: usize = 10;

/// What counts of an Empire at the start of a round.
#[must_use]
pub fn features(content: &Content, world: &CoreWorlds, seat: Seat) -> [i32; FEATURES] {
    let empire = world.empire(seat);
    let points = empire.printed_points(content) + empire.bonus_points(content);
    let (mut fleet, mut ground, mut supports) = (0, 0, 0);
    for unit in &empire.units {
        let facts = content.card(unit.card);
        fleet += i32::from(facts.fleet);
        ground += i32::from(facts.ground);
        supports += power(facts) - i32::from(facts.fleet) - i32::from(facts.ground);
    }
    let (mut strong, mut weak, mut tactics) = (0, 0, 0);
    for card in empire.unseen() {
        let facts = content.card(card);
        match facts.kind {
            CardType::Tactic => tactics += tactic(facts) / 10,
            _ if power(facts) <= 1 => weak += 1,
            _ => strong += power(facts),
        }
    }
    let hand = empire
        .hand
        .iter()
        .map(|held| power(content.card(held.card)));
    [
        i32::from(points),
        i32::from(empire.production(content)),
        fleet,
        ground,
        fleet.min(ground),
        supports,
        strong,
        weak,
        tactics,
        hand.sum(),
    ]
}

/// By round: hundredths of a point to begin with, and for each feature. Least
/// squares with a ridge of 50 over 39,810 lines of `examples/forecast.rs`.
const WEIGHTS: [(i32, [i32; FEATURES]); 10] = [
    (1, [201, 4, 0, 0, 0, 0, 161, 191, 37, 19]),
    (133, [171, 456, 230, 222, -14, 106, 54, 48, 17, 43]),
    (187, [177, 397, 185, 172, 9, 129, 38, 22, 15, 27]),
    (256, [126, 320, 155, 141, 21, 78, 28, 14, 10, 23]),
    (310, [118, 260, 110, 98, 58, 45, 28, 0, 7, 8]),
    (309, [114, 187, 99, 82, 30, 58, 22, -12, 4, 15]),
    (237, [114, 142, 72, 62, 31, 52, 16, -24, 5, 11]),
    (193, [110, 104, 54, 43, 27, 40, 7, -29, 6, 11]),
    (114, [100, 73, 52, 36, 19, 34, 7, -25, 5, 3]),
    (109, [85, 33, 26, 12, 33, 34, 3, -8, 3, 11]),
];
