//! Mutants: Frontier with one rule broken on purpose. The law kit must catch
//! each; the table in `docs/laws.md` says which law does.

use conformance::bent::{Bend, Bent};
use engine::game::Suggestion;
use engine::{Game, Seat, SeatSet, Viewer};
use kit::laws::{self, KitError, Law, Plan};

use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::content::Content;
use crate::{Frontier, Options, View};

fn caught(bend: &'static dyn Bend<Frontier>) -> Law {
    let options = Options {
        rings: 2,
        rounds: 4,
        ..Options::default()
    };
    let facts = Bent::facts(bend).unwrap();
    let plan = Plan::<Bent<Frontier>>::new(options).with_facts(facts);
    match laws::obey(plan.seats(3..=4).games(4)) {
        Err(KitError::Broken(violation)) => {
            println!("{violation}");
            violation.law
        }
        Err(other) => panic!("the kit could not begin: {other}"),
        Ok(census) => panic!("the mutant lives: {census:?}"),
    }
}

/// A right that tells: nobody may play a card at any time while somebody else
/// holds a Sabotage.
struct TellingLiberty;

impl Bend<Frontier> for TellingLiberty {
    fn at_liberty(&self, game: &Frontier) -> SeatSet {
        let others = |seat: Seat| game.others(seat);
        let feared = |seat: Seat| others(seat).any(|other| game.holds(other, Card::Sabotage));
        let free = game.at_liberty().into_iter();
        free.filter(|seat| !feared(*seat)).collect()
    }
}

#[test]
fn a_right_that_tells_is_caught() {
    // Which of the two meets it first hangs on how often is looked.
    let law = caught(&TellingLiberty);
    assert!(matches!(law, Law::Twins | Law::RedealKeeps), "{law:?}");
}

/// A row that sets out before the ships have sailed.
struct IllegalRow;

impl Bend<Frontier> for IllegalRow {
    fn suggest(
        &self,
        game: &Frontier,
        content: &Content,
        seat: Seat,
    ) -> Vec<Suggestion<Choice, Subject>> {
        let mut rows = game.suggest(content, seat);
        rows.iter_mut().for_each(|row| row.choices.rotate_right(1));
        rows
    }
}

#[test]
fn an_illegal_row_is_caught() {
    assert_eq!(caught(&IllegalRow), Law::Rows);
}

/// A card that lies face down, and that everyone sees.
struct LeakyAnnouncement;

impl Bend<Frontier> for LeakyAnnouncement {
    fn view(&self, game: &Frontier, content: &Content, viewer: Viewer) -> View {
        let mut view = game.view(content, viewer);
        for (seen, truth) in view.chain.iter_mut().zip(game.chain()) {
            seen.1 = Some(truth.card);
        }
        view
    }
}

#[test]
fn a_card_that_lies_face_down_and_is_seen_is_caught() {
    assert_eq!(caught(&LeakyAnnouncement), Law::RedealKeeps);
}

/// A window that asks only those who hold a card for it: what the pace of a
/// table is for.
struct AsksHolders;

impl Bend<Frontier> for AsksHolders {
    fn reactions(&self, game: &Frontier) -> Option<engine::Window> {
        let window = game.window()?;
        let holds = |seat: &Seat| window.cards().any(|card| game.holds(*seat, card));
        let concerned = window.concerned.into_iter().filter(holds).collect();
        Some(engine::Window {
            concerned,
            ..window.seen()
        })
    }
}

#[test]
fn a_window_that_goes_by_hands_is_caught() {
    // Whom it concerns tells who holds such a card: whichever is seen first.
    let law = caught(&AsksHolders);
    assert!(matches!(law, Law::Windows | Law::Twins), "{law}");
}
