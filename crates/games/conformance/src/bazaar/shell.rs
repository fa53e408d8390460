//! What the Bazaar says beside its steps: the story, and the table in words.

use engine::{Seat, Section, Sentence, Text};

use super::View;
use super::choice::{BazaarEvent, Subject};
use super::content::{Content, Good};
use super::purse::Purse;

pub(super) fn tell(content: &Content, event: &BazaarEvent) -> Sentence<Subject> {
    let good = |good: Good| &content.good(good).name;
    match *event {
        BazaarEvent::Took(seat, first, None) => {
            Sentence::by("bazaar-took", seat).with("first", good(first))
        }
        BazaarEvent::Took(seat, first, Some(second)) => Sentence::by("bazaar-took-two", seat)
            .with("first", good(first))
            .with("second", good(second)),
        BazaarEvent::Paid(seat, paid) => Sentence::by("bazaar-paid", seat)
            .with("good", good(paid))
            .about(Subject::Purse(paid)),
        BazaarEvent::Bought(seat, contract) => {
            let contract = content.contract(contract);
            Sentence::by("bazaar-bought", seat)
                .with("contract", &contract.name)
                .with("points", contract.points)
        }
        BazaarEvent::Revealed(contract) => {
            let name = &content.contract(contract).name;
            Sentence::new(Text::new("bazaar-revealed").with("contract", name))
        }
        BazaarEvent::Passed(seat) => Sentence::by("bazaar-passed", seat),
        BazaarEvent::Swapped(from, to, gives, gets) => {
            let text = Text::new("bazaar-swapped").with("from", from);
            let told = Sentence {
                actor: Some(from),
                ..Sentence::new(text.with("to", to))
            };
            told.with("gives", goods(content, gives))
                .with("gets", goods(content, gets))
        }
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
