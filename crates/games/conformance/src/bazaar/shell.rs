//! What the Bazaar says: questions, labels, reasons, the story, the table in
//! words.

use engine::{Question, Reason, Seat, Section, Text};

use super::choice::{BazaarEvent, Choice, Slot, Subject};
use super::content::{Content, Good};
use super::purse::Purse;
use super::{Bazaar, Frame, PURSE_LIMIT, TAKE, View};

impl Bazaar {
    pub(super) fn ask(&self, content: &Content) -> Option<Question> {
        Some(match self.frames.top()? {
            Frame::Turn(_) => Question::new(Text::new("bazaar-ask-turn"), "BAZ-02"),
            Frame::Pay { slot, left, .. } => {
                let contract = content.contract(self.row[usize::from(slot)]?);
                let text = Text::new("bazaar-ask-pay")
                    .with("left", left)
                    .with("contract", &contract.name);
                Question::new(text, "BAZ-04")
            }
        })
    }

    pub(super) fn name(&self, content: &Content, choice: Choice) -> Text {
        match (choice, self.frames.top()) {
            (Choice::Take, _) => Text::new("bazaar-take").with("count", TAKE.min(self.bag.total())),
            (Choice::Buy(Slot(slot)), _) => match self.row[usize::from(slot)] {
                Some(contract) => {
                    let contract = content.contract(contract);
                    Text::new("bazaar-buy")
                        .with("contract", &contract.name)
                        .with("price", contract.price)
                        .with("points", contract.points)
                }
                None => Text::new("bazaar-slot-empty"),
            },
            (Choice::Pay(good), pending) => {
                let left = match pending {
                    Some(Frame::Pay { left, .. }) => left,
                    _ => 0,
                };
                let facts = content.good(good);
                Text::new("bazaar-pay")
                    .with("good", &facts.name)
                    .with("value", facts.value)
                    .with("left", left)
                    .with("rest", left.saturating_sub(facts.value))
            }
            (Choice::Pass, _) => Text::new("bazaar-pass"),
        }
    }

    pub(super) fn explain(
        &self,
        content: &Content,
        seat: Seat,
        subject: Subject,
    ) -> Option<Reason> {
        match self.frames.top()? {
            Frame::Turn(active) if active == seat => self.explain_turn(content, seat, subject),
            Frame::Pay {
                seat: payer,
                slot,
                left,
            } if payer == seat => self.explain_payment(content, seat, (slot, left), subject),
            Frame::Turn(_) | Frame::Pay { .. } => {
                Some(Reason::new(Text::new("bazaar-why-turn"), "BAZ-02"))
            }
        }
    }

    fn explain_turn(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        match subject {
            Subject::Bag if self.can_take(seat) => None,
            Subject::Bag if self.bag.total() == 0 => {
                Some(Reason::new(Text::new("bazaar-why-empty"), "BAZ-03"))
            }
            Subject::Bag => {
                let text = Text::new("bazaar-why-full").with("limit", PURSE_LIMIT);
                Some(Reason::new(text, "BAZ-03"))
            }
            Subject::Market(Slot(slot)) if self.can_buy(content, seat, usize::from(slot)) => None,
            Subject::Market(Slot(slot)) => Some(match self.row[usize::from(slot)] {
                None => Reason::new(Text::new("bazaar-why-sold"), "BAZ-05"),
                Some(contract) => {
                    let contract = content.contract(contract);
                    let text = Text::new("bazaar-why-price")
                        .with("contract", &contract.name)
                        .with("price", contract.price);
                    Reason::new(text, "BAZ-04")
                }
            }),
            Subject::Purse(_) => Some(Reason::new(Text::new("bazaar-why-choose"), "BAZ-04")),
        }
    }

    fn explain_payment(
        &self,
        content: &Content,
        seat: Seat,
        (slot, left): (u8, u8),
        subject: Subject,
    ) -> Option<Reason> {
        let purse = self.purses[seat.index()];
        match subject {
            Subject::Purse(good) if purse.may_pay(content, left, good) => None,
            Subject::Purse(good) => {
                let key = if purse.count(good) == 0 {
                    "bazaar-why-none"
                } else {
                    "bazaar-why-change"
                };
                let text = Text::new(key).with("good", &content.good(good).name);
                Some(Reason::new(text, "BAZ-04"))
            }
            Subject::Bag | Subject::Market(_) => {
                let contract = content.contract(self.row[usize::from(slot)]?);
                let text = Text::new("bazaar-why-paying").with("contract", &contract.name);
                Some(Reason::new(text, "BAZ-04"))
            }
        }
    }
}

pub(super) fn tell(content: &Content, event: &BazaarEvent) -> Text {
    let good = |good: Good| &content.good(good).name;
    match *event {
        BazaarEvent::Took(seat, first, None) => Text::new("bazaar-took")
            .with("seat", seat)
            .with("first", good(first)),
        BazaarEvent::Took(seat, first, Some(second)) => Text::new("bazaar-took-two")
            .with("seat", seat)
            .with("first", good(first))
            .with("second", good(second)),
        BazaarEvent::Paid(seat, paid) => Text::new("bazaar-paid")
            .with("seat", seat)
            .with("good", good(paid)),
        BazaarEvent::Bought(seat, contract) => {
            let contract = content.contract(contract);
            Text::new("bazaar-bought")
                .with("seat", seat)
                .with("contract", &contract.name)
                .with("points", contract.points)
        }
        BazaarEvent::Revealed(contract) => {
            Text::new("bazaar-revealed").with("contract", &content.contract(contract).name)
        }
        BazaarEvent::Passed(seat) => Text::new("bazaar-passed").with("seat", seat),
        BazaarEvent::Swapped(from, to, gives, gets) => Text::new("bazaar-swapped")
            .with("from", from)
            .with("to", to)
            .with("gives", goods(content, gives))
            .with("gets", goods(content, gets)),
    }
}

pub(super) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut market: Vec<Text> = view
        .row
        .iter()
        .map(|place| match place {
            Some(contract) => {
                let contract = content.contract(*contract);
                Text::new("bazaar-slot")
                    .with("contract", &contract.name)
                    .with("price", contract.price)
                    .with("points", contract.points)
            }
            None => Text::new("bazaar-slot-empty"),
        })
        .collect();
    market.push(
        Text::new("bazaar-bag")
            .with("goods", goods(content, view.bag))
            .with("deck", view.deck),
    );
    let (round, rounds) = view.round;
    market.push(
        Text::new("bazaar-round")
            .with("round", round)
            .with("rounds", rounds),
    );
    let purse = |(seat, purse): (Seat, &Purse)| {
        let bought = &view.bought[seat.index()];
        let points = bought
            .iter()
            .map(|contract| i32::from(content.contract(*contract).points));
        Text::new("bazaar-purse")
            .with("seat", seat)
            .with("goods", goods(content, *purse))
            .with("value", purse.value(content))
            .with("points", points.sum::<i32>())
    };
    let players = Seat::all(view.purses.len())
        .zip(&view.purses)
        .map(purse)
        .collect();
    vec![
        Section::new(Text::new("bazaar-market"), market),
        Section::new(Text::new("bazaar-players"), players),
    ]
}

/// A handful of goods, as a list.
fn goods(content: &Content, purse: Purse) -> Text {
    let item = |good: Good| {
        Text::new("bazaar-goods")
            .with("count", purse.count(good))
            .with("good", &content.good(good).name)
    };
    let list = |rest: Text, item: Text| {
        Text::new("bazaar-goods-and")
            .with("first", rest)
            .with("second", item)
    };
    purse
        .kinds()
        .map(item)
        .reduce(list)
        .unwrap_or_else(|| Text::new("bazaar-nothing"))
}
