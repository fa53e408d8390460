//! Core Worlds at the start of a round: how many points an Empire will have.
//!
//! A straight line through many games, a line a round (`examples/forecast.rs`
//! plays them). A search that plays on until a round is over can trust it more
//! than a judgement in the middle of things.

use core_worlds::CoreWorlds;
use core_worlds::choice::Choice;
use core_worlds::content::{Content, Kind};
use core_worlds::state::Frame;
use engine::Seat;

use super::core_worlds::{Prospects, power, tactic};
use crate::evaluation::{Evaluation, Terms};

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
            Kind::Tactic => tactics += tactic(facts) / 10,
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

/// By round: hundredths of a point to begin with, and for each feature.
const WEIGHTS: [(i32, [i32; FEATURES]); 10] = [
    (50, [198, 149, 0, 0, 0, 0, 155, 132, 57, -11]),
    (524, [170, 444, 153, 154, -2, 184, 63, -10, 32, 42]),
    (359, [218, 379, 133, 139, -14, 179, 37, -9, 30, 24]),
    (611, [152, 275, 114, 119, -25, 164, 27, -19, 18, 28]),
    (741, [135, 233, 102, 98, -26, 95, 22, -27, 6, 8]),
    (548, [131, 171, 91, 79, -16, 88, 18, -23, 5, 12]),
    (375, [131, 133, 66, 59, 11, 72, 11, -28, 4, 10]),
    (173, [127, 95, 48, 39, 24, 45, 2, -24, 6, 11]),
    (48, [116, 66, 31, 23, 35, 46, 3, -28, 6, 5]),
    (22, [90, 29, 16, 12, 40, 39, 3, -7, 5, 8]),
];
