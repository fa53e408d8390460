//! Standing orders: answers that a seat has given beforehand, by kind of
//! question.
//!
//! They serve reaction windows and every other question that a game lets go by
//! ([`Game::pass`]), or that it has ready answers to. They are their seat's own
//! secret, lie beside the log, and answer with ordinary lines; whoever set one can
//! take it back.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::game::{Game, Pass};
use crate::seat::Seat;
use crate::table::Table;

/// For how long questions of a kind are let go by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// For the rest of the game.
    Always,
    /// In this round.
    Round(u32),
    /// Until something has come that the game names: its message key.
    Until(String),
    /// They are not let go by, but answered so, for the rest of the game: a message key
    /// that the game names ([`Game::ready_answers`]).
    Answer(String),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Always => f.write_str("always"),
            Self::Round(round) => write!(f, "round:{round}"),
            Self::Until(key) => write!(f, "until:{key}"),
            Self::Answer(key) => write!(f, "answer:{key}"),
        }
    }
}

/// A text that is not an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an order is `always`, `round:NUMBER`, `until:KEY` or `answer:KEY`")]
pub struct NotAnOrder;

impl FromStr for Order {
    type Err = NotAnOrder;

    fn from_str(text: &str) -> Result<Self, NotAnOrder> {
        match text.split_once(':') {
            None if text == "always" => Ok(Self::Always),
            Some(("round", round)) => round.parse().map(Self::Round).map_err(|_| NotAnOrder),
            Some(("until", key)) if is_key(key) => Ok(Self::Until(key.to_owned())),
            Some(("answer", key)) if is_key(key) => Ok(Self::Answer(key.to_owned())),
            _ => Err(NotAnOrder),
        }
    }
}

/// The kind that stands for every reaction window.
pub const EVERY_WINDOW: &str = "windows";

/// The most orders that a seat can give: more than any game has kinds.
const MOST: usize = 64;

/// What a seat has ordered; what is not in it, it wants to be asked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Orders(Vec<(String, Order)>);

impl Orders {
    /// Everything that was ordered: kind and order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Order)> {
        self.0.iter().map(|(kind, order)| (kind.as_str(), order))
    }

    /// What was ordered for questions of this kind.
    #[must_use]
    pub fn of(&self, kind: &str) -> Option<&Order> {
        let found = self.0.iter().find(|(of, _)| of == kind);
        found.map(|(_, order)| order)
    }

    /// Orders something for questions of this kind; nothing to be asked.
    ///
    /// # Errors
    /// When that is no kind, or there are too many orders.
    pub fn set(&mut self, kind: &str, order: Option<Order>) -> Result<(), NotAnOrder> {
        if !is_key(kind) {
            return Err(NotAnOrder);
        }
        self.0.retain(|(of, _)| of != kind);
        if let Some(order) = order {
            if self.0.len() == MOST {
                return Err(NotAnOrder);
            }
            self.0.push((kind.to_owned(), order));
        }
        Ok(())
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (kind, order)) in self.0.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{kind}={order}")?;
        }
        Ok(())
    }
}

impl FromStr for Orders {
    type Err = NotAnOrder;

    fn from_str(text: &str) -> Result<Self, NotAnOrder> {
        let mut orders = Self::default();
        for word in text.split_whitespace() {
            let (kind, order) = word.split_once('=').ok_or(NotAnOrder)?;
            orders.set(kind, Some(order.parse()?))?;
        }
        Ok(orders)
    }
}

/// Is it a word that can be a message key?
fn is_key(text: &str) -> bool {
    let good = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    !text.is_empty() && text.len() <= 80 && text.chars().all(good)
}

/// How a question is let go by, as a shell shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Passing {
    /// What kind of question it is: a message key.
    pub kind: &'static str,
    /// What to post.
    pub notation: String,
    /// Until when else someone may want to pass: message keys.
    pub until: &'static [&'static str],
    /// Answers that can be given beforehand to questions of this kind instead: message
    /// keys.
    pub answers: &'static [&'static str],
}

impl<G: Game> Table<G> {
    /// What this seat's standing orders answer for it, choice by choice: nothing where
    /// it is not asked, has begun to answer by itself, or wants to be asked.
    #[must_use]
    pub fn by_order(&self, seat: Seat, orders: &Orders) -> Vec<G::Choice> {
        let busy = self.drafted(seat).next().is_some() || !self.held_answer(seat).is_empty();
        let Some(pass) = self.pass(seat).filter(|_| !busy) else {
            return Vec::new();
        };
        let every_window = self.window().and_then(|_| orders.of(EVERY_WINDOW));
        match orders.of(pass.kind).or(every_window) {
            Some(Order::Answer(key)) if G::ready_answers(pass.kind).contains(&key.as_str()) => {
                self.world(seat).ready_answer(self.content(), seat, key)
            }
            Some(order) if self.lasts(seat, order, &pass) => vec![pass.choice],
            _ => Vec::new(),
        }
    }

    fn lasts(&self, seat: Seat, order: &Order, pass: &Pass<G::Choice>) -> bool {
        let world = self.world(seat);
        match order {
            Order::Always => true,
            Order::Round(round) => *round == world.round(),
            Order::Until(key) => {
                let named = pass.until.contains(&key.as_str());
                named && !world.has_come(self.content(), seat, key)
            }
            // It lets nothing go by.
            Order::Answer(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_written_and_read() {
        let text = "windows=always toy-window-veto=round:3 toy-ask-more=until:toy-until-attacked \
            toy-window-shot=answer:toy-order-all";
        let orders: Orders = text.parse().unwrap();
        assert_eq!(orders.to_string(), text);
        assert_eq!(orders.of("toy-window-veto"), Some(&Order::Round(3)));
        let all = Order::Answer("toy-order-all".to_owned());
        assert_eq!(orders.of("toy-window-shot"), Some(&all));
        assert_eq!(orders.of("else"), None);
        assert_eq!("".parse(), Ok(Orders::default()));
    }

    #[test]
    fn what_is_no_order_is_refused() {
        for bad in [
            "windows",
            "windows=never",
            "a=round:x",
            "a=until:",
            "a=answer:",
            "=always",
            "a b=always",
        ] {
            assert_eq!(bad.parse::<Orders>(), Err(NotAnOrder), "{bad}");
        }
    }

    #[test]
    fn the_last_order_of_a_kind_counts() {
        let mut orders = Orders::default();
        orders.set("a", Some(Order::Always)).unwrap();
        orders.set("a", Some(Order::Round(2))).unwrap();
        assert_eq!(orders.to_string(), "a=round:2");
        orders.set("a", None).unwrap();
        assert_eq!(orders, Orders::default());
        for kind in 0..MOST {
            orders
                .set(&format!("k{kind}"), Some(Order::Always))
                .unwrap();
        }
        assert_eq!(orders.set("more", Some(Order::Always)), Err(NotAnOrder));
        assert_eq!(orders.set("no key", None), Err(NotAnOrder));
    }
}
