//! What a merchant can have in mind at the beginning of a turn: where to fly, for
//! some turns if need be, or to stay and trade.

use bots::Planner;
use engine::{Game, Seat, Text};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::{Choice, Subject, Switch};
use merchant_of_venus::content::{BOXES, Content};
use merchant_of_venus::ids::{Counter, Item, Space};
use merchant_of_venus::phase::fight::Target;
use merchant_of_venus::view::{Pending, View};

use crate::market::Trade;
use crate::tour::{Outfit, Tours};
use crate::worth::Ledger;
use crate::{fights, invaders};

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
    /// Fly there, and buy this for the ship.
    Outfit(Space, Outfit),
    /// Fly to a Rastur, and destroy it.
    Hunt(Space),
    /// Stay for a turn.
    Stay,
}

impl Venture {
    /// Where it leads.
    const fn goal(self) -> Option<Space> {
        match self {
            Self::Visit(goal) | Self::Outfit(goal, _) | Self::Hunt(goal) => Some(goal),
            Self::Stay => None,
        }
    }
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
        let mut visits = Vec::new();
        Tours::of(&trade).visits(&mut visits);
        out.extend(visits.iter().map(|(_, visit)| match visit.outfit {
            Some(outfit) => Venture::Outfit(visit.space, outfit),
            None if visit.is_here => Venture::Stay,
            None => Venture::Visit(visit.space),
        }));
        if trade.is_wary {
            let spoils = fights::revolts(&trade).map(|(_, space)| Venture::Visit(space));
            for spoil in spoils {
                if !out.contains(&spoil) {
                    out.push(spoil);
                }
            }
        }
        let hunts = fights::hunts(&trade).map(|(_, space)| Venture::Hunt(space));
        if invaders::is_urgent(&trade) {
            // Nobody wins when the supply ends: what else there is to do can wait.
            let trading = out.len();
            out.extend(hunts);
            if out.len() > trading {
                out.drain(..trading);
                return;
            }
        } else {
            out.extend(hunts);
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
        let here = world.at(seat);
        match (world.seen_pending(), venture.goal()) {
            (Pending::Helm, Some(goal)) if here != goal => {
                // A four is more than a die shows on average.
                let auto = place(choices, Choice::Switch(Switch::Auto));
                auto.or_else(|| nearest(&trade, goal, choices))
            }
            (Pending::Helm, _) => place(choices, Choice::Stay),
            (Pending::Flight, Some(goal))
                if here == goal && matches!(venture, Venture::Hunt(_)) =>
            {
                let attack = place(choices, Choice::Attack(Target::Rastur));
                attack.or_else(|| fly(&trade, goal, choices))
            }
            (Pending::Flight, Some(goal)) => fly(&trade, goal, choices),
            (Pending::Roll, _) => place(choices, Choice::Keep),
            (Pending::Peeking, _) => place(choices, Choice::Peek),
            (Pending::Oval, Some(goal)) if here == goal && matches!(venture, Venture::Hunt(_)) => {
                place(choices, Choice::Pay)
            }
            (Pending::Oval, Some(goal)) => oval(&trade, goal, choices),
            (Pending::Port, Some(goal)) if here == goal => match venture {
                Venture::Outfit(_, outfit) => place(choices, bought(outfit)),
                Venture::Visit(_) | Venture::Hunt(_) | Venture::Stay => None,
            },
            _ => None,
        }
    }

    fn is_done(&self, _: &Content, venture: Venture, world: &MerchantOfVenus, seat: Seat) -> bool {
        let flies = !matches!(
            world.seen_pending(),
            Pending::Helm | Pending::Port | Pending::Over
        );
        // The dice have decided how far it went: what is best now is thought about anew.
        let begins = world.seen_pending() == Pending::Helm && !world.has_switched();
        // Who only passes is not there.
        let here = world.at(seat);
        match venture {
            _ if begins => true,
            _ if flies => false,
            Venture::Visit(goal) | Venture::Hunt(goal) => here == goal,
            Venture::Outfit(goal, outfit) => here == goal && has(world, seat, outfit),
            Venture::Stay => true,
        }
    }

    /// Someone else may have been there first.
    fn holds(&self, content: &Content, venture: Venture, view: &View, _: Seat) -> Result<(), Text> {
        let Some(goal) = venture.goal() else {
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
        let key = match venture {
            Venture::Visit(_) => "mov-plan-visit",
            Venture::Outfit(_, Outfit::Ship(_)) => "mov-plan-ship",
            Venture::Outfit(_, Outfit::Drive(_)) => "mov-plan-drive",
            Venture::Hunt(_) => "mov-plan-hunt",
            Venture::Stay => "mov-plan-stay",
        };
        let name = venture.goal().and_then(|goal| self.0.name(goal));
        match name {
            Some(name) => Text::new(key).with("space", name),
            None => Text::new(key),
        }
    }
}

/// The choice that buys it.
const fn bought(outfit: Outfit) -> Choice {
    match outfit {
        Outfit::Ship(ship) => Choice::Ship(ship),
        Outfit::Drive(gear) => Choice::Buy(Item::Gear(gear)),
    }
}

/// Is it on board, or flown?
const fn has(world: &MerchantOfVenus, seat: Seat, outfit: Outfit) -> bool {
    let (ship, cargo) = world.ship(seat);
    match outfit {
        Outfit::Ship(new) => ship as u8 == new as u8,
        Outfit::Drive(gear) => cargo.count(Item::Gear(gear)) > 0,
    }
}

/// Is there still something in a box that is turned up?
const fn worth_landing(counter: Option<Counter>) -> bool {
    matches!(counter, Some(Counter::Relic(_) | Counter::OpenPort))
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
pub(crate) fn fly(trade: &Trade<'_>, goal: Space, choices: &[Choice]) -> Option<usize> {
    let world = trade.world;
    if world.at(trade.seat) == goal
        && let Some(land) = place(choices, Choice::Land)
    {
        return Some(land);
    }
    if let Some(look) = place(choices, Choice::Look) {
        return Some(look);
    }
    let ways = choices.iter().enumerate().filter_map(|(place, choice)| {
        let to = match choice {
            Choice::Go(_) | Choice::Pilot(_) => world.subject(trade.content, *choice)?,
            _ => return None,
        };
        match to {
            Subject::Space(to) => Some((trade.steps(to, goal), place)),
            _ => None,
        }
    });
    let next = ways.min();
    // Who was led astray lands where the way back is shorter.
    let here = trade.steps(world.at(trade.seat), goal);
    match place(choices, Choice::Land) {
        Some(land) if next.is_none_or(|(steps, _)| steps >= here) => Some(land),
        _ => next.map(|(_, place)| place),
    }
}

/// Paying is for who gets much nearer.
pub(crate) fn oval(trade: &Trade<'_>, goal: Space, choices: &[Choice]) -> Option<usize> {
    let (mp, due) = trade.world.flight(trade.content, trade.seat);
    let due = due.unwrap_or(0);
    let cash = trade.world.cash(trade.seat);
    if trade.is_wary && trade.world.at(trade.seat) == goal {
        // The toll of a Fort has been thought of before.
        return place(
            choices,
            if due <= cash {
                Choice::Pay
            } else {
                Choice::Stop
            },
        );
    }
    let gets_on = i32::from(mp).min(trade.steps(trade.world.at(trade.seat), goal));
    // A step is worth about five credits.
    let pays = due <= 5 * gets_on && due * 2 <= cash;
    place(choices, if pays { Choice::Pay } else { Choice::Stop })
}

/// Where this choice is in the list.
pub(crate) fn place(choices: &[Choice], choice: Choice) -> Option<usize> {
    choices.iter().position(|listed| *listed == choice)
}
