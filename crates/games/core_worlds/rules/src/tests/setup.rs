//! Setting the table: CW-SET.

use std::collections::BTreeSet;

use engine::{Frames, Game, Seat};
use kit::laws::Lawful;
use kit::position::{S1, S2};

use super::table::{
    Layout, Table, alone, drafting, idle_round, idle_step, idle_to_turn, listed, seeded, table,
    with_facts,
};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::phase::Frame;
use crate::phase::action::Turn;
use crate::phase::energy::Energy;

const HOMES: &str = "core_worlds/home_worlds.toml";
const WORDS: [&str; 12] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// The number printed on a Home World.
fn number(home: Card) -> u8 {
    match home {
        Card::AlphaPrime => 1,
        Card::Kharrow => 2,
        Card::VerdanceReach => 3,
        Card::SelunesThrone => 4,
        Card::Foxhollow => 5,
        other => panic!("{other} is no Home World"),
    }
}

/// Energy Surge Tokens in turn order from the Destiny holder.
fn surges(table: &Table) -> Vec<u8> {
    let seats = table.game.in_order();
    seats.map(|seat| table.game.empire(seat).surges).collect()
}

/// CW-SET-01, CW-SET-02: the Central Zone is empty, and the game begins in
/// round 1 of sector 1.
#[test]
fn an_empty_central_zone_in_round_one() {
    for players in 2..=5 {
        let view = table(players).public();
        assert_eq!(view.central, []);
        assert_eq!((view.round, view.sector), (1, 1));
        assert_eq!(view.galactic, [24, 24, 24, 24, 12]);
    }
}

/// CW-SET-01: the sectors are gone through in the order of their numbers.
#[test]
fn sectors_lie_in_order() {
    let mut table = table(2);
    let mut order = Vec::new();
    while !table.game.to_act().is_empty() {
        let origin = |card: &Card| {
            (1..=5_u8).find(|s| listed(&format!("core_worlds/sector_{s}.toml")).contains(card))
        };
        let events = idle_round(&mut table);
        let new = events.iter().filter_map(|event| match event {
            Event::Appeared(card) => origin(card),
            _ => None,
        });
        order.extend(new);
    }
    assert!(order.is_sorted());
    order.dedup();
    assert_eq!(order, [1, 2, 3, 4, 5]);
}

/// CW-SET-03: one of the five Home Worlds to each at random, none twice.
#[test]
fn home_worlds_are_dealt_at_random() {
    let mut first = BTreeSet::new();
    for word in WORDS.iter().flat_map(|a| WORDS.map(|b| format!("{a} {b}"))) {
        let table = seeded(5, &word);
        let homes: BTreeSet<Card> = Seat::all(5).map(|seat| table.owned(seat)[0]).collect();
        assert_eq!(homes.into_iter().collect::<Vec<_>>(), listed(HOMES));
        first.insert(table.owned(S1)[0]);
    }
    assert_eq!(first.len(), 5, "any of them may come to the first seat");
}

/// CW-SET-04: the Home World lies face up, first in the Warzone, and stays
/// first.
#[test]
fn the_home_world_comes_first() {
    let mut table = alone(S1, 2);
    let home = table.owned(S1)[0];
    number(home);
    let first = |table: &Table| table.view(S2).empires[0].worlds[0].card;
    assert_eq!(first(&table), home);
    let units = [Card::SnubFighter, Card::GalacticGrunts];
    table.units(S1, &units).central(&[Card::Ashfall]);
    table.play(S1, &[Choice::Invade(Card::Ashfall)]);
    table.play(S1, &units.map(Choice::Commit));
    table.play(S1, &[Choice::Conquer, Choice::Done]);
    assert_eq!(table.owned(S1).len(), 2);
    assert_eq!(first(&table), home);
}

/// CW-SET-05: the lowest Home World takes the Destiny Marker, wherever it
/// sits.
#[test]
fn the_lowest_number_takes_the_marker() {
    let mut holders = BTreeSet::new();
    for word in WORDS {
        let table = seeded(3, word);
        let lowest = Seat::all(3).min_by_key(|seat| number(table.owned(*seat)[0]));
        assert_eq!(Some(table.public().destiny), lowest);
        holders.extend(lowest);
    }
    assert_eq!(holders.len(), 3);
}

/// CW-SET-06: the number has no other effect: with others in the same order
/// the same game goes on.
#[test]
fn the_number_does_nothing_else() {
    let play = |mut table: Table| {
        let mut story = vec![table.public()];
        for _ in 1..=3 {
            idle_round(&mut table);
            story.push(table.public());
        }
        (story, table.scores())
    };
    // 11 to 15 in place of 1 to 5.
    assert_eq!(
        play(with_facts(4, HOMES, "number = ", "number = 1")),
        play(table(4))
    );
}

/// CW-SET-07: each player has a board and markers of their own; those of the
/// absent do not play.
#[test]
fn a_board_for_each_and_none_for_the_absent() {
    let mut table = table(3);
    let mut seen = BTreeSet::new();
    for event in idle_round(&mut table) {
        if let Event::Produced(seat, _) | Event::Passed(seat) | Event::Cleared(seat, _) = event {
            seen.insert(seat);
        }
    }
    assert_eq!(seen, Seat::all(3).collect());
    assert_eq!(table.public().empires.len(), 3);
    // What one spends is not taken from another.
    idle_to_turn(&mut table);
    let seat = table.game.destiny;
    table.hand(seat, &[Card::GalacticGrunts]);
    table.play(seat, &[Choice::Deploy(Card::GalacticGrunts)]);
    for other in Seat::all(3) {
        let spent = u8::from(other == seat);
        let expected = (3 - u16::from(spent), 4 - spent);
        assert_eq!(table.means(other), expected);
    }
}

/// CW-SET-08, CW-SET-09: everyone begins with no Energy and 4 Action Points.
#[test]
fn no_energy_and_four_action_points() {
    for players in 2..=5 {
        // During the pre-game draft nothing has been produced yet.
        let mut drafting = drafting(players);
        for empire in drafting.public().empires {
            assert_eq!((empire.energy, empire.actions), (0, 4));
        }
        // What there is in round 1 is what the Home World gave.
        while matches!(drafting.game.frames.top(), Some(Frame::Pick(_))) {
            let seat = drafting.game.to_act().first().unwrap();
            let pick = drafting.choices(seat)[0];
            drafting.play(seat, &[pick]);
        }
        for table in [drafting, table(players)] {
            for empire in table.public().empires {
                assert_eq!((empire.energy, empire.actions), (empire.production, 4));
            }
        }
    }
}

/// CW-SET-10: the cards make eleven stacks: five by faction, six by sector,
/// and no card is in two.
#[test]
fn eleven_stacks() {
    let table = table(5);
    let mut stacks: Vec<Vec<Card>> = (0..=5)
        .map(|sector| listed(&format!("core_worlds/sector_{sector}.toml")))
        .collect();
    stacks.extend(Seat::all(5).map(|seat| table.game.empire(seat).unseen().collect()));
    assert_eq!(stacks.len(), 11);
    assert_eq!(
        stacks.iter().map(Vec::len).sum::<usize>(),
        12 + 4 * 24 + 12 + 5 * 16
    );
    // Starting cards apart, a card belongs to one stack only.
    let shared = listed("core_worlds/starting_decks.toml");
    for card in Card::ALL.into_iter().filter(|card| !shared.contains(card)) {
        let found = stacks.iter().filter(|stack| stack.contains(&card)).count();
        let home = listed(HOMES).contains(&card);
        assert_eq!(found, usize::from(!home), "{card}");
    }
}

/// CW-SET-11: each takes the deck of 16 that belongs to the Home World.
#[test]
fn the_deck_goes_with_the_home_world() {
    for word in WORDS {
        let table = seeded(5, word);
        for seat in Seat::all(5) {
            let hero = match table.owned(seat)[0] {
                Card::AlphaPrime => Card::LordBanner,
                Card::Kharrow => Card::BaronViktor,
                Card::VerdanceReach => Card::PrinceAaron,
                Card::SelunesThrone => Card::EmpressElona,
                _ => Card::SimonTheFox,
            };
            let common = [
                [Card::GalacticGrunts; 6].as_slice(),
                &[Card::SnubFighter; 6],
                &[Card::EnergySurge; 3],
                &[hero],
            ];
            assert_eq!(table.public().empires[seat.index()].cards, common.concat());
        }
    }
}

/// CW-SET-12: the deck is shuffled and lies face down; there are no discards.
#[test]
fn decks_are_shuffled_and_face_down() {
    let mut orders = BTreeSet::new();
    for word in WORDS {
        let table = seeded(2, word);
        let empire = table.game.empire(S1);
        assert!(empire.discard.is_empty());
        orders.insert(empire.deck.to_vec());
        // Not even its owner sees the order.
        assert!(table.view(S1).deck.is_sorted());
        assert_eq!(table.view(S2).empires[0].deck, 10);
        assert_eq!(table.public().deck, []);
    }
    assert_eq!(orders.len(), WORDS.len());
}

/// CW-SET-13: the Home World is not in the deck.
#[test]
fn the_home_world_is_not_in_the_deck() {
    for word in WORDS {
        let table = seeded(5, word);
        let homes = listed(HOMES);
        for seat in Seat::all(5) {
            let mut deck = table.game.empire(seat).unseen();
            assert!(!deck.any(|card| homes.contains(&card)));
        }
    }
}

/// CW-SET-14, CW-R05: only what nobody received is put away: the others' Home
/// Worlds and decks are in the game, each once.
#[test]
fn what_nobody_received_is_out() {
    for players in 2..=5 {
        let table = table(players);
        let count = |wanted: &[Card]| -> i64 {
            let all = table.game.components(&table.content);
            let is_wanted = |card: &Card| wanted.contains(card);
            let counts = Card::ALL.iter().zip(all);
            counts
                .filter(|(card, _)| is_wanted(card))
                .map(|(_, n)| n)
                .sum()
        };
        assert_eq!(count(&listed(HOMES)), players as i64);
        let starting = listed("core_worlds/starting_decks.toml");
        assert_eq!(count(&starting), 16 * players as i64);
        let heroes = &starting[starting.len() - 5..];
        assert_eq!(count(heroes), players as i64);
    }
}

/// CW-SET-15: without the pre-game draft no card of sector 0 is ever seen.
#[test]
fn sector_zero_stays_out() {
    let mut table = table(5);
    let zero = listed("core_worlds/sector_0.toml");
    while !table.game.to_act().is_empty() {
        for event in idle_step(&mut table) {
            if let Event::Appeared(card) | Event::Drew(_, Some(card)) = event {
                assert!(!zero.contains(&card), "{card}");
            }
        }
        for empire in table.public().empires {
            assert!(!empire.cards.iter().any(|card| zero.contains(card)));
        }
    }
}

/// CW-SET-16, CW-R06: five Galactic Decks, I to V, each shuffled by itself
/// and face down.
#[test]
fn galactic_decks_are_shuffled_apart() {
    for sector in 1..=5_usize {
        let mut orders = BTreeSet::new();
        for word in WORDS {
            let table = seeded(2, word);
            let mut deck = table.game.galactic[sector - 1].to_vec();
            orders.insert(deck.clone());
            deck.sort_unstable();
            assert_eq!(deck, listed(&format!("core_worlds/sector_{sector}.toml")));
            assert_eq!(table.view(S1).galactic[sector - 1], deck.len(), "a number");
        }
        assert_eq!(orders.len(), WORDS.len());
    }
}

/// CW-SET-17, CW-R07: Energy Tokens lie in the supply: nobody and no card has
/// one before the second round, and players count their Energy without them.
#[test]
fn tokens_begin_in_the_supply() {
    let mut table = table(3);
    idle_to_turn(&mut table);
    assert!(table.public().central.iter().all(|offer| !offer.token));
    let count = table.public().central.len();
    assert_eq!(table.means(S1).0, 3);
    idle_round(&mut table);
    let events = idle_to_turn(&mut table);
    assert!(events.contains(&Event::Tokens(count as u8)));
    let central = table.public().central;
    assert_eq!(central.iter().filter(|offer| offer.token).count(), count);
    assert_eq!(table.means(S1).0, 3);
}

/// CW-SET-18: the Destiny holder is Player 1, and the others follow to the
/// left.
#[test]
fn players_follow_clockwise() {
    let mut firsts = BTreeSet::new();
    for word in WORDS {
        let mut table = seeded(4, word);
        let first = table.public().destiny;
        firsts.insert(first);
        let mut order = Vec::new();
        while let Some(Frame::Energy(Energy(seat))) = table.game.frames.top() {
            order.push(seat);
            idle_step(&mut table);
        }
        let second = first.next(4);
        assert_eq!(
            order,
            [first, second, second.next(4), second.next(4).next(4)]
        );
        // And so do the tokens.
        assert_eq!(table.game.empire(second.next(4)).surges, 1);
        assert_eq!(table.game.empire(second.next(4).next(4)).surges, 2);
    }
    assert!(firsts.len() > 2);
}

/// CW-SET-19: no Energy Surge Tokens with two players or with five.
#[test]
fn no_surge_tokens_for_two_or_five() {
    for word in WORDS {
        assert_eq!(surges(&seeded(2, word)), [0; 2]);
        assert_eq!(surges(&seeded(5, word)), [0; 5]);
    }
}

/// CW-SET-20, CW-SET-21: with three, Players 2 and 3 have one each, and can
/// use it.
#[test]
fn surge_tokens_for_three() {
    for word in WORDS {
        let mut table = seeded(3, word);
        assert_eq!(surges(&table), [0, 1, 1]);
        for (seat, tokens) in table.game.in_order().zip([0, 1, 1]) {
            table.game.frames = Frames::starting(Turn(seat).into());
            assert_eq!(table.offers(seat, Choice::Surge), tokens > 0);
        }
    }
}

/// CW-SET-22, CW-SET-23: with four, Player 3 has one and Player 4 two.
#[test]
fn surge_tokens_for_four() {
    for word in WORDS {
        let mut table = seeded(4, word);
        assert_eq!(surges(&table), [0, 0, 1, 2]);
        let last = table.game.in_order().last().unwrap();
        table.game.frames = Frames::starting(Turn(last).into());
        table.play(last, &[Choice::Surge; 2]);
        assert!(!table.offers(last, Choice::Surge));
    }
}

/// CW-EX-10: tokens by the number of players.
#[test]
fn surge_tokens_by_players() {
    let expected: [&[u8]; 4] = [&[0, 0], &[0, 1, 1], &[0, 0, 1, 2], &[0; 5]];
    for (players, tokens) in (2..).zip(expected) {
        assert_eq!(surges(&table(players)), tokens);
        assert_eq!(surges(&drafting(players)), tokens);
    }
}
