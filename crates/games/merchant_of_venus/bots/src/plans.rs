//! What a merchant can have in mind at the beginning of a turn: where to fly, for
//! some turns if need be, or to stay and trade.

use bots::Planner;
use engine::{Game, Seat, Text};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::content::{BOXES, Content};
use merchant_of_venus::ids::{Counter, Space, System};
use merchant_of_venus::view::{Pending, View};
use strum::VariantArray;

use crate::market::Trade;
use crate::worth::Ledger;

/// What a discovery or a Relic is worth, in credits.
const FIND: i32 = 60;
/// How far away a "?" box may be to be looked into, in hundredths of a turn.
const NEAR: i32 = 130;

/// The plans of a merchant.
#[derive(Debug, Clone, Default)]
pub struct Ventures(pub Ledger);

/// A plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Venture {
    /// Fly there.
    Visit(Space),
    /// Stay for a turn.
    Stay,
}

impl Planner<MerchantOfVenus> for Ventures {
    type Plan = Venture;

    fn is_fork(&self, _: &Content, world: &MerchantOfVenus, _: Seat) -> bool {
        world.seen_pending() == Pending::Helm
    }

    fn plans(
        &self,
        content: &Content,
        world: &MerchantOfVenus,
        seat: Seat,
        out: &mut Vec<Venture>,
    ) {
        let trade = self.0.trade(content, world, seat);
        let here = world.at(seat);
        out.push(Venture::Stay);
        let first = out.len();
        for system in System::VARIANTS {
            let market = match system {
                System::Base => Some(content.map.base()),
                _ => trade.market(here, *system),
            };
            out.extend(market.filter(|market| *market != here).map(Venture::Visit));
        }
        for index in 0..BOXES {
            let space = content.map.box_at(index);
            let shown = world.counter_at(content, space);
            let worth_it = match shown {
                Some(Counter::Relic(_)) => true,
                Some(_) => false,
                None => {
                    let hidden = world.hides_counter(content, space);
                    hidden && trade.turns(here, space) <= NEAR
                }
            };
            if worth_it && space != here {
                out.push(Venture::Visit(space));
            }
        }
        // What promises most for its way first.
        out[first..].sort_by_key(|venture| match venture {
            Venture::Visit(space) => -promise(&trade, here, *space),
            Venture::Stay => 0,
        });
    }

    fn next(
        &self,
        content: &Content,
        venture: Venture,
        world: &MerchantOfVenus,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        let trade = self.0.trade(content, world, seat);
        match (world.seen_pending(), venture) {
            (Pending::Helm, Venture::Stay) => place(choices, Choice::Stay),
            (Pending::Helm, Venture::Visit(goal)) if world.at(seat) != goal => {
                nearest(&trade, goal, choices)
            }
            (Pending::Flight, Venture::Visit(goal)) => fly(&trade, world, goal, choices),
            (Pending::Roll, _) => place(choices, Choice::Keep),
            (Pending::Peeking, _) => place(choices, Choice::Peek),
            (Pending::Oval, Venture::Visit(goal)) => oval(&trade, goal, choices),
            _ => None,
        }
    }

    fn is_done(&self, _: &Content, venture: Venture, world: &MerchantOfVenus, seat: Seat) -> bool {
        match venture {
            Venture::Visit(goal) => world.at(seat) == goal,
            Venture::Stay => true,
        }
    }

    /// Someone else may have been there first.
    fn holds(&self, content: &Content, venture: Venture, view: &View, _: Seat) -> Result<(), Text> {
        let Venture::Visit(goal) = venture else {
            return Ok(());
        };
        let mut boxes = view.boxes.iter();
        match boxes.find(|found| found.space == goal) {
            Some(found) if found.up && !worth_landing(found.counter) => {
                let text = Text::new("mov-broken-taken");
                Err(text.with("space", content.space(goal)))
            }
            _ => Ok(()),
        }
    }

    /// Others stay where they are: they hardly touch each other.
    fn meanwhile(
        &self,
        _: &Content,
        world: &MerchantOfVenus,
        _: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        match world.seen_pending() {
            Pending::Helm => place(choices, Choice::Stay).or(Some(0)),
            Pending::Port => place(choices, Choice::Done),
            _ => Some(0),
        }
    }

    fn label(&self, venture: Venture) -> Text {
        match venture {
            Venture::Visit(goal) => {
                let text = Text::new("mov-plan-visit");
                match self.0.name(goal) {
                    Some(name) => text.with("space", name),
                    None => text,
                }
            }
            Venture::Stay => Text::new("mov-plan-stay"),
        }
    }
}

/// Is there still something in a box that is turned up?
const fn worth_landing(counter: Option<Counter>) -> bool {
    matches!(counter, Some(Counter::Relic(_) | Counter::OpenPort))
}

/// What a place promises for a turn of the way there: what can be sold or found
/// there, and bought for elsewhere.
fn promise(trade: &Trade<'_>, here: Space, space: Space) -> i32 {
    let turns = trade.turns(here, space) + 60;
    let found = match trade.content.map.lay(space).system {
        Some(system) if trade.world.is_undiscovered(system) => FIND,
        Some(system) => trade.business(space, system),
        None => 0,
    };
    let base = if space == trade.content.map.base() {
        FIND / 2
    } else {
        0
    };
    let relic = match trade.world.counter_at(trade.content, space) {
        Some(Counter::Relic(_)) => FIND,
        _ => 0,
    };
    100 * (found + base + relic) / turns
}

/// The declaration that leads nearest to a goal.
fn nearest(trade: &Trade<'_>, goal: Space, choices: &[Choice]) -> Option<usize> {
    let heads = choices
        .iter()
        .enumerate()
        .filter_map(|(place, choice)| match choice {
            Choice::Head(space) => Some((trade.steps(*space, goal), place)),
            _ => None,
        });
    heads.min().map(|(_, place)| place)
}

/// The step that leads nearest to a goal; landing there.
fn fly(
    trade: &Trade<'_>,
    world: &MerchantOfVenus,
    goal: Space,
    choices: &[Choice],
) -> Option<usize> {
    if world.at(trade.seat) == goal
        && let Some(land) = place(choices, Choice::Land)
    {
        return Some(land);
    }
    if let Some(look) = place(choices, Choice::Look) {
        return Some(look);
    }
    let steps = choices.iter().enumerate().filter_map(|(place, choice)| {
        let to = match choice {
            Choice::Go(_) | Choice::Pilot(_) => world.subject(trade.content, *choice)?,
            _ => return None,
        };
        match to {
            Subject::Space(to) => Some((trade.steps(to, goal), place)),
            _ => None,
        }
    });
    steps.min().map(|(_, place)| place)
}

/// Paying is for who gets much nearer.
fn oval(trade: &Trade<'_>, goal: Space, choices: &[Choice]) -> Option<usize> {
    let (mp, due) = trade.world.flight(trade.content, trade.seat);
    let due = due.unwrap_or(0);
    let gets_on = i32::from(mp).min(i32::from(trade.steps(trade.world.at(trade.seat), goal)));
    // A step is worth about six credits.
    let pays = due <= 6 * gets_on && due * 3 <= trade.world.cash(trade.seat).max(1);
    place(choices, if pays { Choice::Pay } else { Choice::Stop })
}

/// Where this choice is in the list.
fn place(choices: &[Choice], choice: Choice) -> Option<usize> {
    choices.iter().position(|listed| *listed == choice)
}
