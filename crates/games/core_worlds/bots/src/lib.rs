//! Core Worlds: what an Empire is worth before the end.
//!
//! Points count as they are. Energy a round turns into points for as long as
//! rounds are left; Units in the Warzone and good cards in the deck do so
//! while there is still something to invade. All weights are hundredths of a
//! point, and were found by playing (see `docs/games/core-worlds.md`).

mod forecast;

use bots::{Evaluation, Plans, Playout, Settings, Terms};
use core_worlds::CoreWorlds;
use core_worlds::card::Card;
use core_worlds::choice::{Choice, Way};
use core_worlds::content::ability::{Action, EnergyPhase, Invasion, Lasting, Support};
use core_worlds::content::{self, CardFacts, Content};
use core_worlds::phase::Frame;
use core_worlds::state::{Empire, Keeping, ROUNDS, Strength};
use engine::Seat;
use engine::registry::Loaded;
use engine::step::Stepped;

pub use forecast::{FEATURES, Forecast, features};

/// The evaluation of Core Worlds.
#[derive(Debug, Clone, Copy, Default)]
pub struct Prospects;

/// How its bots go about it. Most choices differ by less than a point, so a
/// search must not spend itself on looking at all of them. Empires hardly touch
/// each other, and what a turn is worth shows when the round is over.
pub const PROSPECTS: Settings = Settings {
    exploration: 0.05,
    model_others: true,
    playout: Playout::Settle(60),
    greedy: Playout::Turn(8),
    plans: Plans::USUAL,
};

const POINT: i32 = 100;
/// An Energy that the Worlds will generate in a round to come.
const INCOME: i32 = 28;
/// A strength of a Unit that lies ready in the Warzone.
const READY: i32 = 28;
/// A strength of a Unit that can still be deployed in this round.
const IN_HAND: i32 = 30;
/// An Energy that is left when all Units in hand are paid for.
const SPARE: i32 = 16;
/// An Action Point that is left when all Units in hand are deployed.
const ACTION: i32 = 2;
/// A strength of a card that comes round again, for each round.
const IN_DECK: i32 = 2;
/// What is near to being conquered, in percent of its worth.
const REACH: i32 = 40;

/// Core Worlds with bots that know it.
#[must_use]
pub fn with_bots(game: Loaded<CoreWorlds>) -> Loaded<CoreWorlds> {
    bots::with_two(game, Prospects, Forecast, PROSPECTS)
}

impl Evaluation<CoreWorlds> for Prospects {
    fn terms(&self, content: &Content, world: &CoreWorlds, seat: Seat, out: &mut Terms) {
        let empire = world.empire(seat);
        let printed = i32::from(empire.printed_points(content));
        let points = printed + i32::from(empire.bonus_points(content));
        out.add("bot-term-points", points * POINT);
        if world.pending().is_none() {
            return;
        }
        let left = rounds_left(world);
        let production = i32::from(empire.production(content));
        out.add("bot-term-income", production * left * INCOME);
        let busy = i32::from(empire.actions > 0 || left > 0);
        let ready: i32 = empire
            .units
            .iter()
            .map(|unit| power(content.card(unit.card)) + 2 * i32::from(unit.tokens))
            .sum();
        out.add("bot-term-units", busy * ready * READY);
        out.add("bot-term-hand", plan(content, empire));
        out.add("bot-term-cards", deck(content, empire, left));
        out.add("bot-term-reach", reach(content, world, empire, left));
    }

    fn instinct(
        &self,
        content: &Content,
        world: &CoreWorlds,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        match world.pending()? {
            Frame::Invade(_) => invade(content, world, seat, choices),
            Frame::Turn(_) => turn(content, world, seat, choices),
            Frame::Deploy(_) | Frame::Bring(_) => {
                dearest(content, choices).or_else(|| find(choices, Choice::Done))
            }
            Frame::Arrival(_) | Frame::Invaders(_) | Frame::Spoils(_) => Some(0),
            Frame::Price(price) if price.at_will => find(choices, Choice::Done),
            Frame::Price(_) => cheapest(content, choices),
            Frame::Energy(_) => {
                let play = |choice: &Choice| matches!(choice, Choice::Play(..));
                choices
                    .iter()
                    .position(play)
                    .or_else(|| find(choices, Choice::Done))
            }
            Frame::Keep(_) => keep(content, choices),
            Frame::Reshuffle(_) => Some(0),
            Frame::Pick(_) | Frame::EndTurn(_) => None,
        }
    }

    fn swing(&self) -> i32 {
        600
    }
}

/// Rounds that come after this one.
fn rounds_left(world: &CoreWorlds) -> i32 {
    i32::from(ROUNDS.saturating_sub(world.round()))
}

/// How strong a card is in an Invasion, by its figures and its text.
fn power(facts: &CardFacts) -> i32 {
    let text = match facts.invasion {
        Some(Invasion::Boost {
            pay,
            discard,
            fleet,
            ground,
        }) => i32::from(fleet) + i32::from(ground) - (i32::from(pay) + i32::from(discard)) / 2,
        Some(Invasion::Either { strength, .. } | Invasion::LowerEither { strength }) => {
            i32::from(strength)
        }
        Some(Invasion::Fuel {
            energy,
            fleet,
            ground,
        }) => i32::from(energy) * (i32::from(fleet) + i32::from(ground)) / 2,
        Some(Invasion::Sacrifice { .. }) => 2,
        Some(Invasion::Lower { fleet, ground }) => i32::from(fleet) + i32::from(ground),
        Some(Invasion::Draw { .. }) | None => 0,
    };
    let support = match facts.support {
        Some(Support::Per { max, .. }) => i32::from(max) / 2,
        Some(Support::Tokens { .. } | Support::With { .. }) => 1,
        None => 0,
    };
    match facts.kind {
        content::CardType::Tactic => text,
        _ => i32::from(facts.fleet) + i32::from(facts.ground) + text + support,
    }
}

/// What the hand is good for in this round, with the Energy and the Action
/// Points there are: the best Units first.
fn plan(content: &Content, empire: &Empire) -> i32 {
    let mut worth = 0;
    let (mut energy, mut actions) = (i32::from(empire.energy), i32::from(empire.actions));
    if let Keeping::Card(card) = empire.keeping {
        let facts = content.card(card);
        return power(facts) * 6 + tactic(facts) / 8;
    }
    for held in empire.hand.iter().rev() {
        let facts = content.card(held.card);
        let cost = i32::from(facts.deploy);
        if facts.kind == content::CardType::Tactic {
            worth += tactic(facts) / 6;
        } else if actions > 0 && cost <= energy {
            energy -= cost;
            actions -= 1;
            worth += power(facts) * IN_HAND;
        } else {
            worth += power(facts);
        }
    }
    if actions > 0 {
        worth += energy.min(12) * SPARE + actions * ACTION;
    }
    worth
}

/// What a Tactic is good for each time it comes round.
fn tactic(facts: &CardFacts) -> i32 {
    let energy = match facts.energy_phase {
        Some(EnergyPhase::Gain { energy }) => i32::from(energy),
        Some(EnergyPhase::Surge { behind, .. }) => i32::from(behind),
        Some(EnergyPhase::Tithe { max, .. }) => i32::from(max) * 3 / 4,
        Some(
            EnergyPhase::Exchange { .. } | EnergyPhase::Burn { .. } | EnergyPhase::Charge { .. },
        )
        | None => 0,
    };
    let action = match facts.action {
        Some(Action::Deploy { up_to, .. }) => i32::from(up_to) * 15,
        Some(Action::Command { actions, .. }) => i32::from(actions) * 40,
        Some(Action::Draw { .. } | Action::Recover { .. }) | None => 0,
    };
    energy * INCOME + action + power(facts) * READY
}

/// What the cards will bring that come round again in the rounds to come.
fn deck(content: &Content, empire: &Empire, left: i32) -> i32 {
    let mut worth = 0;
    let mut count = 0;
    for card in empire.unseen() {
        let facts = content.card(card);
        count += 1;
        worth += match facts.kind {
            content::CardType::Tactic => tactic(facts) / 16,
            // Weak cards stand in the way of strong ones.
            _ => (power(facts) - 2) * IN_DECK + lasting(facts),
        };
    }
    let times = left.min(6);
    worth * times / if count > 24 { 2 } else { 1 }
}

fn lasting(facts: &CardFacts) -> i32 {
    match facts.lasting {
        Some(Lasting::DraftDiscount { .. } | Lasting::InvasionDiscount { .. }) => 4,
        Some(Lasting::DeployDiscount { .. }) => 3,
        None => 0,
    }
}

/// What conquering a World is worth.
fn prize(facts: &CardFacts, left: i32) -> i32 {
    i32::from(facts.points) * POINT + i32::from(facts.energy) * left * INCOME
}

/// The best World that the Units in the Warzone come near to, the more the
/// nearer.
fn reach(content: &Content, world: &CoreWorlds, empire: &Empire, left: i32) -> i32 {
    if empire.actions == 0 && left == 0 {
        return 0;
    }
    let force = force(content, empire);
    let near = |card: Card| {
        let facts = content.card(card);
        let needed = i32::from(facts.fleet) + i32::from(facts.ground);
        let short = i32::from(u16::from(facts.fleet).saturating_sub(force.fleet))
            + i32::from(u16::from(facts.ground).saturating_sub(force.ground));
        let have = (needed - short).max(0);
        prize(facts, left) * have * have / (needed * needed).max(1)
    };
    let best = world
        .central()
        .iter()
        .filter(|offer| content.card(offer.card).kind == content::CardType::World)
        .map(|offer| near(offer.card))
        .max();
    best.unwrap_or(0) * REACH / 100
}

fn find(choices: &[Choice], wanted: Choice) -> Option<usize> {
    choices.iter().position(|choice| *choice == wanted)
}

/// A World that falls to the Units in the Warzone, the best one; or else the
/// strongest Unit in hand; or else the best card there is to draft.
fn turn(content: &Content, world: &CoreWorlds, seat: Seat, choices: &[Choice]) -> Option<usize> {
    let left = rounds_left(world);
    let force = force(content, world.empire(seat));
    let worth = |choice: &Choice| match choice {
        Choice::Invade(card) => {
            let facts = content.card(*card);
            let falls =
                force.fleet >= u16::from(facts.fleet) && force.ground >= u16::from(facts.ground);
            falls.then(|| 20_000 + prize(facts, left))
        }
        Choice::Deploy(card) => {
            let facts = content.card(*card);
            Some(10_000 + power(facts) * READY)
        }
        Choice::Draft(card, _) => {
            let facts = content.card(*card);
            Some(i32::from(facts.points) * POINT + (power(facts) * 5 + tactic(facts) / 8) * left)
        }
        Choice::Pass => Some(0),
        _ => None,
    };
    let worths = choices.iter().enumerate();
    let best = worths.filter_map(|(place, choice)| Some((worth(choice)?, place)));
    best.max().map(|(_, place)| place)
}

/// The strength that lies in a Warzone.
fn force(content: &Content, empire: &Empire) -> Strength {
    empire.units.iter().fold(Strength::default(), |sum, unit| {
        let facts = content.card(unit.card);
        Strength {
            fleet: sum.fleet + u16::from(facts.fleet),
            ground: sum.ground + u16::from(facts.ground),
        }
    })
}

/// The dearest Unit to deploy.
fn dearest(content: &Content, choices: &[Choice]) -> Option<usize> {
    let cost = |choice: &Choice| match choice {
        Choice::Deploy(card) => Some(content.card(*card).deploy),
        _ => None,
    };
    let costs = choices.iter().enumerate();
    let best = costs.filter_map(|(place, choice)| Some((cost(choice)?, place)));
    best.max().map(|(_, place)| place)
}

/// The card that is best to have in the next round.
fn keep(content: &Content, choices: &[Choice]) -> Option<usize> {
    let worth = |choice: &Choice| match choice {
        Choice::Keep(Some(card)) => {
            let facts = content.card(*card);
            power(facts) * 6 + tactic(facts) / 8 - 12
        }
        _ => 0,
    };
    let worths = choices.iter().enumerate();
    let best = worths.map(|(place, choice)| (worth(choice), place));
    best.max().map(|(_, place)| place)
}

/// The card that is missed least.
fn cheapest(content: &Content, choices: &[Choice]) -> Option<usize> {
    let worth = |choice: &Choice| match choice {
        Choice::Discard(card) => {
            let facts = content.card(*card);
            Some(power(facts) * 10 + tactic(facts) / 10)
        }
        _ => None,
    };
    let worths = choices.iter().enumerate();
    let least = worths.filter_map(|(place, choice)| Some((worth(choice)?, place)));
    least.min().map(|(_, place)| place)
}

/// Conquer if it can be; otherwise what brings it nearer and is missed least.
fn invade(content: &Content, world: &CoreWorlds, seat: Seat, choices: &[Choice]) -> Option<usize> {
    if let Some(place) = find(choices, Choice::Conquer) {
        return Some(place);
    }
    let invasion = world.invasion()?;
    let attack = world.attack(content, seat, &invasion);
    let defence = invasion.defence(content);
    let short = (
        i32::from(defence.fleet) - i32::from(attack.fleet),
        i32::from(defence.ground) - i32::from(attack.ground),
    );
    let helps = |fleet: i32, ground: i32| fleet.min(short.0.max(0)) + ground.min(short.1.max(0));
    let worth = |choice: &Choice| {
        let (fleet, ground, price) = brings(content, *choice)?;
        let help = helps(fleet, ground);
        // Needed strength first, then as little as possible besides.
        (help > 0).then(|| 100 * help - 30 * (fleet + ground - help) - 25 * price)
    };
    let worths = choices.iter().enumerate();
    let best = worths.filter_map(|(place, choice)| Some((worth(choice)?, place)));
    let best = best.max().map(|(_, place)| place);
    best.or_else(|| find(choices, Choice::Withdraw))
}

/// The strength that a choice in an Invasion brings, and its price.
fn brings(content: &Content, choice: Choice) -> Option<(i32, i32, i32)> {
    let side = |strength: u8, way: Way| match way {
        Way::Fleet => (i32::from(strength), 0),
        _ => (0, i32::from(strength)),
    };
    let (card, way, played) = match choice {
        Choice::Commit(card) | Choice::CommitCopy(card, _) => {
            let facts = content.card(card);
            let (fleet, ground) = (i32::from(facts.fleet), i32::from(facts.ground));
            return Some((fleet, ground, 0));
        }
        Choice::Use(card, way) => (card, way, 1),
        Choice::Play(card, way) => (card, way, 2),
        _ => return None,
    };
    let (fleet, ground, price) = match content.card(card).invasion? {
        Invasion::Boost {
            pay,
            discard,
            fleet,
            ground,
        } => (
            i32::from(fleet),
            i32::from(ground),
            i32::from(pay) + i32::from(discard),
        ),
        Invasion::Either { strength, .. } | Invasion::LowerEither { strength } => {
            let (fleet, ground) = side(strength, way);
            (fleet, ground, 0)
        }
        Invasion::Fuel { fleet, ground, .. } => match way {
            Way::Pay(energy) => (
                i32::from(fleet) * i32::from(energy),
                i32::from(ground) * i32::from(energy),
                i32::from(energy),
            ),
            _ => return None,
        },
        Invasion::Lower { fleet, ground } => (i32::from(fleet), i32::from(ground), 0),
        Invasion::Sacrifice { .. } | Invasion::Draw { .. } => return None,
    };
    Some((fleet, ground, price + played))
}
