//! The pre-game draft: CW-PRE.

use std::collections::BTreeSet;

use engine::options::{GameOptions, OptionValues};
use engine::{Game, Seat, Viewer};
use kit::position::Position;

use super::table::{Layout, Table, drafting, idle_round, idle_to_turn, listed, table};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::options::Options;
use crate::phase::Frame;
use crate::state::CoreWorlds;
use crate::view::Pending;

const ZERO: &str = "core_worlds/sector_0.toml";

/// The next pick: whose, which, and what happened.
fn pick(table: &mut Table) -> (Seat, Card, Vec<Event>) {
    let seat = table.game.to_act().first().expect("a picker");
    let choice = table.choices(seat)[0];
    let Choice::Pick(card) = choice else {
        panic!("{choice} in the draft");
    };
    (seat, card, table.play(seat, &[choice]))
}

/// The whole draft: who picked what, and what happened.
fn pick_all(table: &mut Table) -> (Vec<(Seat, Card)>, Vec<Event>) {
    let (mut picks, mut events) = (Vec::new(), Vec::new());
    while matches!(table.game.frames.top(), Some(Frame::Pick(_))) {
        let (seat, card, happened) = pick(table);
        picks.push((seat, card));
        events.extend(happened);
    }
    (picks, events)
}

/// CW-PRE-01: an option that is off unless chosen; with it the draft comes
/// after the set-up and before round 1.
#[test]
fn the_draft_is_an_option() {
    let unasked = OptionValues::defaults(Options::specs()).unwrap();
    assert_eq!(Options::from_values(&unasked), Ok(Options::default()));
    let chosen = [("pre-game-draft".to_owned(), "yes".to_owned())];
    let chosen = OptionValues::parse(Options::specs(), &chosen).unwrap();
    let options = Options::from_values(&chosen).unwrap();
    let plain: Position<CoreWorlds> = Position::new(&Options::default(), 3);
    assert!(matches!(plain.public().pending, Pending::Energy(_)));
    let drafted: Position<CoreWorlds> = Position::new(&options, 3);
    let view = drafted.public();
    assert_eq!(view.pending, Pending::Pick(view.destiny));
    // The set-up is done: Home Worlds, tokens and Galactic Decks are there.
    assert_eq!(view.galactic, [24, 24, 24, 24, 12]);
    assert_eq!(view.empires.iter().map(|e| e.surges).sum::<u8>(), 2);
    for empire in view.empires {
        assert_eq!((empire.worlds.len(), empire.hand, empire.energy), (1, 0, 0));
    }
}

/// CW-PRE-02: everyone is without one Galactic Grunts and one Snub Fighter
/// for good.
#[test]
fn two_cards_make_way() {
    let count = |table: &Table, seat: Seat| {
        let cards = &table.public().empires[seat.index()].cards;
        [Card::GalacticGrunts, Card::SnubFighter, Card::EnergySurge]
            .map(|card| cards.iter().filter(|other| **other == card).count())
    };
    let mut table = drafting(4);
    for seat in Seat::all(4) {
        assert_eq!(count(&table, seat), [5, 5, 3]);
        assert_eq!(table.public().empires[seat.index()].deck, 14);
    }
    pick_all(&mut table);
    for _ in 1..=4 {
        idle_round(&mut table);
    }
    for seat in Seat::all(4) {
        assert_eq!(count(&table, seat), [5, 5, 3], "and they do not come back");
    }
}

/// CW-PRE-03: 6, 8, 10 or 12 cards of sector 0 at random, face up.
#[test]
fn cards_of_sector_zero_are_laid_out() {
    let zero = listed(ZERO);
    for (players, cards) in [(2, 6), (3, 8), (4, 10), (5, 12)] {
        let mut layouts = BTreeSet::new();
        for word in ["one", "two", "three", "four"] {
            let options = Options {
                pre_game_draft: true,
            };
            let table: Table = Position::seeded(&options, players, word);
            let shown: Vec<Card> = table.public().central.iter().map(|o| o.card).collect();
            assert_eq!(shown.len(), cards);
            assert_eq!(shown.iter().collect::<BTreeSet<_>>().len(), cards);
            assert!(shown.iter().all(|card| zero.contains(card)));
            for seat in Seat::all(players) {
                assert_eq!(table.view(seat).central, table.public().central);
            }
            layouts.insert(shown);
        }
        assert!(layouts.len() > 2, "{players} players");
    }
}

/// CW-PRE-04, CW-PRE-05: once round clockwise from the Destiny holder, then
/// back, beginning with the last.
#[test]
fn there_and_back() {
    for players in 2..=5 {
        for destiny in Seat::all(players) {
            let mut table = drafting(players);
            table.game.destiny = destiny;
            let order: Vec<Seat> = table.game.in_order().collect();
            let there_and_back = order.iter().chain(order.iter().rev());
            let (picks, _) = pick_all(&mut table);
            assert!(picks.iter().map(|(seat, _)| seat).eq(there_and_back));
            assert_eq!(picks.last().map(|pick| pick.0), Some(destiny));
        }
    }
}

/// CW-PRE-04: any card that is laid out, one a time.
#[test]
fn any_card_can_be_picked() {
    let mut table = drafting(2);
    let seat = table.game.destiny;
    let laid_out: Vec<Card> = table.public().central.iter().map(|o| o.card).collect();
    let offered = table.choices(seat);
    assert_eq!(offered.len(), laid_out.len());
    assert!(
        laid_out
            .iter()
            .all(|card| offered.contains(&Choice::Pick(*card)))
    );
    let last = *laid_out.last().unwrap();
    assert_eq!(
        table.play(seat, &[Choice::Pick(last)]),
        [Event::Picked(seat, last)]
    );
    let next = seat.next(2);
    assert!(!table.offers(next, Choice::Pick(last)));
    assert_eq!(table.choices(next).len(), laid_out.len() - 1);
    assert_eq!(table.choices(seat), []);
}

/// CW-PRE-06: what is picked lies face up beside the deck until the end of
/// the draft.
#[test]
fn picks_are_public() {
    let mut table = drafting(3);
    let mut picks: Vec<Vec<Card>> = vec![Vec::new(); 3];
    for _ in 1..6 {
        let (seat, card, _) = pick(&mut table);
        picks[seat.index()].push(card);
        let mut viewers: Vec<Viewer> = Seat::all(3).map(Viewer::Seat).collect();
        viewers.push(Viewer::Public);
        for viewer in viewers {
            let view = table.game.view(&table.content, viewer);
            let shown: Vec<Vec<Card>> = view.empires.into_iter().map(|e| e.picked).collect();
            assert_eq!(shown, picks);
        }
        assert_eq!(
            table.public().empires[seat.index()].deck,
            14,
            "not in the deck yet"
        );
    }
    pick(&mut table);
    for empire in table.public().empires {
        assert_eq!(empire.picked, []);
    }
}

/// CW-PRE-07: the two cards that nobody picked leave the game with the rest
/// of sector 0.
#[test]
fn what_is_left_leaves_the_game() {
    for players in 2..=5 {
        let mut table = drafting(players);
        let laid_out: BTreeSet<Card> = table.public().central.iter().map(|o| o.card).collect();
        let (picks, events) = pick_all(&mut table);
        let picked: BTreeSet<Card> = picks.iter().map(|pick| pick.1).collect();
        let away: BTreeSet<Card> = events
            .iter()
            .filter_map(|event| match event {
                Event::PutAway(card) => Some(*card),
                _ => None,
            })
            .collect();
        assert_eq!(away.len(), 2);
        assert_eq!(away, laid_out.difference(&picked).copied().collect());
        // Only the picked ones are in anyone's Empire.
        let empires = table.public().empires;
        let cards = empires.iter().flat_map(|empire| &empire.cards);
        let zero = listed(ZERO);
        let there: BTreeSet<Card> = cards.filter(|card| zero.contains(card)).copied().collect();
        assert_eq!(there, picked);
        let mut decks = table.game.galactic.iter().flatten();
        assert!(!decks.any(|card| zero.contains(card)));
    }
}

/// CW-PRE-08: both picks are shuffled into the deck, and the game begins.
#[test]
fn picks_go_into_the_deck() {
    let mut table = drafting(3);
    let (picks, events) = pick_all(&mut table);
    for (seat, card) in &picks {
        assert!(events.contains(&Event::ShuffledPicks(*seat)));
        assert!(table.public().empires[seat.index()].cards.contains(card));
    }
    let began = events.iter().position(|event| *event == Event::Round(1));
    let shuffled = events
        .iter()
        .rposition(|event| matches!(event, Event::ShuffledPicks(_)));
    assert!(began > shuffled && shuffled.is_some());
    let view = table.public();
    assert_eq!(view.pending, Pending::Energy(view.destiny));
    for empire in view.empires {
        assert_eq!((empire.hand, empire.deck), (6, 10));
    }
}

/// CW-PRE-08: shuffled in, not laid on top or below.
#[test]
fn picks_are_shuffled_in() {
    let mut places = BTreeSet::new();
    for word in ["one", "two", "three", "four", "five", "six"] {
        let mut table = drafting(2);
        table.reseed(word);
        let seat = table.game.destiny;
        let (picks, _) = pick_all(&mut table);
        let empire = table.game.empire(seat);
        places.insert(empire.deck.iter().position(|card| *card == picks[0].1));
    }
    assert!(places.len() > 2, "{places:?}");
}

/// CW-R38: picks cost nothing, the deck has 16 cards again, the Central Zone
/// is empty when round 1 begins.
#[test]
fn the_draft_leaves_no_trace() {
    let mut table = drafting(4);
    for _ in 0..8 {
        let (seat, ..) = pick(&mut table);
        let empire = &table.public().empires[seat.index()];
        assert_eq!(empire.actions, 4);
        assert_eq!(empire.energy % 3, 0, "nothing, or the first production");
    }
    let view = table.public();
    assert_eq!((view.round, view.central), (1, vec![]));
    for empire in view.empires {
        assert_eq!(empire.cards.len(), 16);
        assert_eq!((empire.energy, empire.actions), (3, 4));
    }
}

/// CW-R38: no card of sector 0 ever comes into the Central Zone in a round.
#[test]
fn sector_zero_is_not_drawn_from() {
    let zero = listed(ZERO);
    for mut table in [drafting(5), table(5)] {
        pick_all(&mut table);
        while !table.game.to_act().is_empty() {
            idle_to_turn(&mut table);
            let central = table.public().central;
            assert!(!central.iter().any(|offer| zero.contains(&offer.card)));
            idle_round(&mut table);
        }
    }
}
