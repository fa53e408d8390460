//! Rows of choices, and how many presses the usual turns take with them.

use engine::Game;
use engine::game::Suggestion;
use kit::position::{S1, S2};
use strum::VariantArray;

use super::{Layout, Table, at_home, space, stays, table};
use crate::choice::{Choice, Subject};
use crate::ids::{Culture, Good, Item, Ship};
use crate::view::Pending;

/// Somebody who presses buttons: a row, or a single choice, is one press.
struct Presser {
    table: Table,
    presses: usize,
}

impl Presser {
    const fn at(table: Table) -> Self {
        Self { table, presses: 0 }
    }

    /// What a row of this kind consists of: the first, or the one to a space.
    #[track_caller]
    fn row(&self, key: &str, to: Option<&str>) -> Vec<Choice> {
        let rows = self.table.game.suggest(&self.table.content, S1);
        let to = to.map(|name| Some(Subject::Space(space(name))));
        let mut of_kind = rows.iter().filter(|row| row.label.text.key == key);
        match of_kind.find(|row| to.is_none_or(|to| row.subject == to)) {
            Some(row) => row.choices.clone(),
            None => panic!("no {key} among {rows:?}"),
        }
    }

    #[track_caller]
    fn press(&mut self, choices: &[Choice]) {
        for choice in choices {
            self.table.apply(S1, *choice);
        }
        self.presses += 1;
    }

    /// Declares the first space; the dice are these.
    fn head(&mut self, name: &str, dice: &[u8]) {
        self.table.head(S1, name, dice);
        self.presses += 1;
    }

    /// Whose turn it is now.
    fn is_over(&self) -> bool {
        self.table.game.active() == Some(S2) && self.table.game.seen_pending() == Pending::Helm
    }
}

/// The Goods that a Culture buys and does not make.
fn bought_by(table: &Table, culture: Culture) -> impl Iterator<Item = Good> {
    let goods = Good::VARIANTS.iter().copied();
    goods.filter(move |good| {
        let facts = table.content.good(*good);
        table.content.buys(culture, *good) && !facts.factory
    })
}

/// Heading, then the end of the flight and of the turn.
#[test]
fn to_fly_on_takes_two_presses() {
    let mut player = Presser::at(table(2));
    player.table.put(S1, "desert-02");
    player.head("desert-dryport", &[2, 3]);
    let row = player.row("mov-row-drift", None);
    assert_eq!(row.last(), Some(&Choice::Done));
    player.press(&row);
    assert!(player.is_over());
    assert_eq!(player.presses, 2);
}

/// A Penalty Oval can be stopped at in one press, and the turn is over.
#[test]
fn a_stop_at_an_oval_ends_the_turn() {
    let mut player = Presser::at(table(2));
    player.table.put(S1, "base");
    let mut ends = 0;
    for choice in player.table.choices(S1) {
        let Choice::Head(first) = choice else {
            continue;
        };
        let mut trial = Presser::at(table(2));
        trial.table.put(S1, "base");
        trial.head(first.name(), &[6, 6, 6]);
        let rows = trial.table.game.suggest(&trial.table.content, S1);
        let stops = rows
            .iter()
            .filter(|row| row.label.text.key == "mov-row-stop");
        let Some(stop) = stops.map(|row| row.choices.clone()).next() else {
            continue;
        };
        assert_eq!(stop[stop.len() - 2..], [Choice::Stop, Choice::Done]);
        trial.press(&stop);
        assert!(trial.is_over());
        ends += 1;
    }
    assert!(ends > 0);
}

/// Heading, flight and landing, sale, purchase, end.
#[test]
fn to_fly_and_trade_takes_five_presses() {
    let culture = Culture::VARIANTS[3];
    let mut player = Presser::at(at_home(culture));
    let sold = bought_by(&player.table, culture).next().unwrap();
    player.table.load(S1, &[Item::Good(sold)]);
    player.table.put(S1, "desert-02");
    player.head("desert-dryport", &[6, 6]);
    let row = player.row("mov-row-land", Some("desert-desolation-city"));
    assert!(row.len() > 1, "{row:?}");
    player.press(&row);
    let made = player.table.content.made_by(culture).next().unwrap();
    player.press(&[Choice::Sell(sold, None)]);
    player.press(&[Choice::Buy(Item::Good(made))]);
    player.press(&[Choice::Done]);
    assert!(player.is_over());
    assert_eq!(player.presses, 5);
}

/// Staying, three sales, all holds in one press, end.
#[test]
fn to_stay_sell_three_and_fill_the_holds_takes_six_presses() {
    let culture = Culture::VARIANTS[3];
    let mut table = stays(culture);
    table.begin(S1);
    table.ship(S1, Ship::Freighter);
    let sold: Vec<Good> = bought_by(&table, culture).take(3).collect();
    for good in &sold {
        table.load(S1, &[Item::Good(*good)]);
    }
    let mut player = Presser::at(table);
    player.press(&[Choice::Stay]);
    for good in sold {
        player.press(&[Choice::Sell(good, None)]);
    }
    let row = player.row("mov-row-fill", None);
    assert!(row.len() > 1, "{row:?}");
    player.press(&row);
    player.press(&[Choice::Done]);
    assert!(player.is_over());
    assert_eq!(player.presses, 6);
}

/// A row that leads to something says what is left of the roll on arrival, also
/// where the flight ends by itself; one that ends the turn does not.
#[test]
fn rows_say_what_is_left_of_the_roll() {
    let mut player = Presser::at(at_home(Culture::VARIANTS[3]));
    player.table.put(S1, "desert-02");
    player.head("desert-dryport", &[6, 6]);
    let rows = player.table.game.suggest(&player.table.content, S1);
    let left = |row: &Suggestion<Choice, Subject>| {
        let mut changes = row.label.changes.iter();
        let points = changes.find(|change| change.of == "mov-mp");
        points.map(|points| (points.before, points.after))
    };
    for row in &rows {
        let lands = row.label.text.key == "mov-row-land";
        assert_eq!(left(row).is_some(), lands, "{row:?}");
    }
    // Round the planet and down into the city, which takes two.
    let city = Some(Subject::Space(space("desert-desolation-city")));
    let there = rows.iter().find(|row| row.subject == city).unwrap();
    let (before, after) = left(there).unwrap();
    assert!((1..before - 2).contains(&after), "{there:?}");
}
