//! Payments that waste little (TI3-RES-05).

use engine::{Label, Text};

use super::{Row, Trial, row};
use crate::Look;
use crate::choice::Choice;
use crate::ids::Planet;
use crate::phase::common::{Coin, Payment};

/// Planets that are exhausted together.
#[derive(Clone)]
struct Purse {
    planets: Vec<Planet>,
    /// What they give of the other kind, which is then gone, too.
    other: u8,
}

pub(super) fn rows(look: Look<'_>, payment: Payment) -> Vec<Row> {
    let ready: Vec<Planet> = Trial::new(look, payment.seat)
        .listed()
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::Exhaust(planet) => Some(planet),
            _ => None,
        })
        .collect();
    let due = usize::from(payment.left());
    let purses = purses(look, payment, &ready);
    let goods = usize::from(look.game.player(payment.seat).goods);
    let cheapest = |sums: std::ops::RangeInclusive<usize>| {
        let known = sums.filter_map(|sum| purses.get(sum)?.as_ref().map(|purse| (sum, purse)));
        known.min_by_key(|(sum, purse)| (sum.abs_diff(due), purse.other))
    };
    let mut rows = Vec::new();
    // Planets alone, with as little wasted as can be.
    if let Some((sum, purse)) = cheapest(due..=purses.len()) {
        rows.push(told(purse, "ti3-row-pay", sum - due, 0, None));
    }
    // Trade goods make up what planets would waste.
    if let Some((sum, purse)) = cheapest(due.saturating_sub(goods)..=due.saturating_sub(1)) {
        let missing = due - sum;
        rows.push(told(
            purse,
            "ti3-row-pay-goods",
            0,
            missing,
            Some(Choice::Pay),
        ));
    }
    rows
}

/// For every sum that planets come to, the ones that leave most of the other kind.
fn purses(look: Look<'_>, payment: Payment, ready: &[Planet]) -> Vec<Option<Purse>> {
    let other = match payment.coin {
        Coin::Resources => Coin::Influence,
        Coin::Influence => Coin::Resources,
    };
    let most: usize = ready
        .iter()
        .map(|planet| usize::from(payment.coin.of(look.content, *planet)))
        .sum();
    let mut purses = vec![None; most + 1];
    purses[0] = Some(Purse {
        planets: Vec::new(),
        other: 0,
    });
    for planet in ready {
        let worth = usize::from(payment.coin.of(look.content, *planet));
        for sum in (worth..=most).rev() {
            let Some(before) = purses[sum - worth].clone() else {
                continue;
            };
            let lost = before.other + other.of(look.content, *planet);
            if purses[sum]
                .as_ref()
                .is_none_or(|known: &Purse| lost < known.other)
            {
                let mut planets = before.planets;
                planets.push(*planet);
                purses[sum] = Some(Purse {
                    planets,
                    other: lost,
                });
            }
        }
    }
    purses
}

fn told(
    purse: &Purse,
    key: &'static str,
    wasted: usize,
    goods: usize,
    last: Option<Choice>,
) -> Row {
    let text = Text::new(key)
        .with("count", purse.planets.len())
        .with("wasted", wasted)
        .with("goods", goods);
    let choices = purse.planets.iter().copied().map(Choice::Exhaust);
    row(Label::new(text).goal(), None, choices.chain(last).collect())
}
