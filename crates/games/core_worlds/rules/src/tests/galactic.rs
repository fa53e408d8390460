//! The Galactic Phase: CW-GAL.

use kit::position::{S1, S2};

use super::scene::{before_galactic, galactic_phase, stack, tokened, zone};
use super::table::{Layout, drafting, table, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::content::{CardType, Origin};
use crate::event::Event;

/// Worlds of sector 1.
const WORLDS: [Card; 8] = [
    Card::Ashfall,
    Card::Duskwater,
    Card::FerrumShoals,
    Card::Brackmire,
    Card::CinderGate,
    Card::Ironback,
    Card::Gorrin,
    Card::HalcyonDrift,
];
/// Other cards of sector 1.
const OTHERS: [Card; 8] = [
    Card::ClawFighter,
    Card::ShockTroopers,
    Card::TunnelSappers,
    Card::ScoutMech,
    Card::RaiderSkiff,
    Card::ArmoredCrawler,
    Card::Ambush,
    Card::FlankingSortie,
];

/// This many Worlds of sector 1 and then this many others.
fn mixed(worlds: usize, others: usize) -> Vec<Card> {
    [&WORLDS[..worlds], &OTHERS[..others]].concat()
}

/// CW-GAL-01: first what has a token goes, then what stays gets one, then new
/// cards come without.
#[test]
fn the_steps_have_their_order() {
    let mut table = before_galactic(2, 3);
    table.central(&[Card::Gorrin]);
    tokened(&mut table, &[Card::Ashfall]);
    let new = [
        Card::LornOutpost,
        Card::SiegeTank,
        Card::LancerFighter,
        Card::Redoubt,
        Card::BreachTeams,
    ];
    stack(&mut table, 2, &new);
    let events = galactic_phase(&mut table);
    let mut told = vec![
        Event::Done(S2),
        Event::Departed(Card::Ashfall),
        Event::Tokens(1),
    ];
    told.extend(new.map(Event::Appeared));
    assert_eq!(events, told);
    let mut now = vec![(Card::Gorrin, true)];
    now.extend(new.map(|card| (card, false)));
    assert_eq!(zone(&table), now);
}

/// CW-GAL-02: in the first round nothing leaves and nothing gets a token.
#[test]
fn the_first_round_only_adds() {
    let mut table = table(2);
    let mut events = Vec::new();
    while let Some(seat) = [S1, S2]
        .into_iter()
        .find(|seat| table.offers(*seat, Choice::Done))
    {
        events.extend(table.play(seat, &[Choice::Done]));
    }
    assert!(table.game.on_turn().is_some(), "the Action Phase has begun");
    let added = |event: &&Event| matches!(event, Event::Appeared(_));
    assert!(events.iter().filter(added).count() >= 6);
    let rest = events.iter().filter(|event| !added(event));
    assert!(
        rest.into_iter()
            .all(|event| matches!(event, Event::Done(_)))
    );
    assert!(zone(&table).iter().all(|(_, token)| !token));
}

/// CW-GAL-03, CW-GAL-05: whatever has a token leaves, whatever has none gets
/// one, of every kind of card.
#[test]
fn a_token_first_and_then_away() {
    let mut table = before_galactic(2, 10);
    table.central(&[Card::Zeus, Card::GalacticThrone]);
    tokened(
        &mut table,
        &[Card::Aurelia, Card::NovaFighter, Card::TotalWar],
    );
    stack(&mut table, 5, &[]);
    let events = galactic_phase(&mut table);
    for gone in [Card::Aurelia, Card::NovaFighter, Card::TotalWar] {
        assert!(events.contains(&Event::Departed(gone)));
    }
    assert!(events.contains(&Event::Tokens(2)));
    assert_eq!(
        zone(&table),
        [(Card::Zeus, true), (Card::GalacticThrone, true)]
    );
}

/// CW-GAL-04: they go face down on top of the deck of their own sector.
#[test]
fn old_cards_go_to_their_own_deck() {
    let mut table = before_galactic(2, 4);
    stack(&mut table, 1, &[Card::ScoutMech]);
    tokened(&mut table, &[Card::Ashfall, Card::ClawFighter]);
    let before = table.public().galactic;
    galactic_phase(&mut table);
    let after = table.public().galactic;
    assert_eq!((before[0], after[0]), (1, 3), "nobody sees which");
    assert_eq!(after[2..], before[2..]);
    assert_eq!(
        table.game.galactic[0].to_vec(),
        [Card::ScoutMech, Card::Ashfall, Card::ClawFighter]
    );
}

/// CW-R15: what has left does not come back, even when the current deck has
/// nothing else.
#[test]
fn old_cards_never_return() {
    let mut table = before_galactic(2, 4);
    stack(&mut table, 2, &[Card::SiegeTank]);
    tokened(&mut table, &[Card::Ashfall, Card::ClawFighter]);
    galactic_phase(&mut table);
    assert_eq!(zone(&table), [(Card::SiegeTank, false)]);
    assert_eq!(table.public().galactic[1], 0);
}

/// CW-GAL-06: the token of a drafted Unit or Tactic is 1 Energy.
#[test]
fn a_draft_takes_the_token() {
    for card in [Card::ClawFighter, Card::Ambush] {
        let mut table = turn_of(S1, 2);
        table.central(&[card]);
        tokened(&mut table, &[card]);
        let events = table.play(S1, &[Choice::Draft(card, true)]);
        assert_eq!(
            events[..2],
            [Event::Drafted(S1, card, 2), Event::TookToken(S1, card)]
        );
        assert_eq!(table.means(S1).0, 10 - 2 + 1);
        assert_eq!(zone(&table), [(card, false)]);
        // The other copy has no token.
        table.energy(S2, 10);
        table.play(S2, &[Choice::Draft(card, false)]);
        assert_eq!(table.means(S2).0, 10 - 2);
    }
}

/// CW-GAL-07: so is the token of a conquered World, and only of a conquered
/// one.
#[test]
fn a_conquest_takes_the_token() {
    let invade = |token: bool, last: Choice| {
        let mut table = turn_of(S1, 2);
        table.units(S1, &[Card::PatrolCorvette; 2]);
        if token {
            tokened(&mut table, &[Card::Ironback]);
        } else {
            table.central(&[Card::Ironback]);
        }
        let commit = Choice::Commit(Card::PatrolCorvette);
        table.play(S1, &[Choice::Invade(Card::Ironback), commit, commit]);
        let events = table.play(S1, &[last]);
        let took = events.contains(&Event::TookToken(S1, Card::Ironback));
        (table.means(S1).0, took)
    };
    assert_eq!(invade(true, Choice::Conquer), (10, true));
    assert_eq!(invade(false, Choice::Conquer), (9, false));
    assert_eq!(invade(true, Choice::Withdraw), (9, false));
}

/// CW-R16: a Prestige card with a token gives 1 Energy as well.
#[test]
fn prestige_cards_have_tokens_too() {
    let mut table = turn_of(S1, 2);
    tokened(&mut table, &[Card::GalacticThrone]);
    table.play(S1, &[Choice::Draft(Card::GalacticThrone, true)]);
    assert_eq!(table.means(S1).0, 10 - 9 + 1);
}

/// CW-R17: the token pays nothing of its own draft or Invasion.
#[test]
fn a_token_comes_after_the_payment() {
    let mut table = turn_of(S1, 2);
    tokened(&mut table, &[Card::ClawFighter, Card::Gorrin]);
    table.energy(S1, 1);
    assert!(!table.offers(S1, Choice::Draft(Card::ClawFighter, true)));
    let why = table.why_not(S1, Subject::Central(Card::ClawFighter));
    assert_eq!(why, Some(("core-worlds-why-dear", "CW-DRF-02")));
    // With 1 Energy there is nothing left for the Bomber; with 2 there is.
    table.units(S1, &[Card::HerculesBomber]);
    let boost = Choice::Use(Card::HerculesBomber, Way::Plain);
    let march = [
        Choice::Invade(Card::Gorrin),
        Choice::Commit(Card::HerculesBomber),
    ];
    table.play(S1, &march);
    assert!(!table.offers(S1, boost));
    table.energy(S1, 1);
    assert!(table.offers(S1, boost));
    let mut table = turn_of(S1, 2);
    tokened(&mut table, &[Card::Gorrin]);
    table.energy(S1, 0);
    assert!(!table.offers(S1, Choice::Invade(Card::Gorrin)));
}

/// CW-GAL-08: new cards come from the deck of the current sector, face up, up
/// to the limit and no further.
#[test]
fn the_zone_is_filled_from_the_current_deck() {
    for (round, sector) in [(1, 1), (4, 2), (5, 3), (8, 4), (9, 5)] {
        let mut table = before_galactic(2, round);
        table.central(&[Card::Gorrin, Card::Ambush]);
        let content = &table.content;
        let of = |origin| origin == Origin::Sector(sector);
        let (worlds, others): (Vec<Card>, Vec<Card>) = content
            .deck(of)
            .partition(|card| content.card(*card).kind == CardType::World);
        let deck = [worlds[0], others[0], worlds[1], others[1], worlds[2]];
        stack(&mut table, usize::from(sector), &deck);
        let events = galactic_phase(&mut table);
        let came: Vec<_> = events
            .into_iter()
            .filter_map(|event| match event {
                Event::Appeared(card) => Some(card),
                _ => None,
            })
            .collect();
        assert_eq!(came, deck[..4], "round {round}");
        assert_eq!(zone(&table).len(), 6);
        assert_eq!(table.public().galactic[usize::from(sector) - 1], 1);
    }
}

/// CW-GAL-09, CW-R18: 6, 8, 10 or 12 cards for 2, 3, 4 or 5 players, as in the
/// pre-game draft.
#[test]
fn the_limit_goes_by_the_number_of_players() {
    for (players, limit) in [(2, 6), (3, 8), (4, 10), (5, 12)] {
        let mut table = before_galactic(players, 1);
        stack(&mut table, 1, &mixed(limit / 2, 8));
        galactic_phase(&mut table);
        assert_eq!(zone(&table).len(), limit, "{players} players");
        assert_eq!(zone(&drafting(players)).len(), limit);
    }
}

/// CW-GAL-10, CW-EX-01: too few Worlds: cards are added until there is one for
/// each player, and what came on the way stays.
#[test]
fn worlds_are_added_until_there_are_enough() {
    let mut table = before_galactic(4, 1);
    let mut deck = mixed(3, 7);
    deck.extend([
        Card::WarbandChieftain,
        Card::SupplyConvoy,
        Card::Kessandra,
        Card::LanternRock,
    ]);
    stack(&mut table, 1, &deck);
    galactic_phase(&mut table);
    let cards: Vec<Card> = zone(&table).into_iter().map(|(card, _)| card).collect();
    assert_eq!(cards, deck[..13]);
}

/// CW-GAL-11, CW-EX-02: too few others: the same for them, and no card is
/// added for Worlds.
#[test]
fn others_are_added_until_there_are_enough() {
    let mut table = before_galactic(4, 1);
    let mut deck = mixed(7, 3);
    deck.extend([Card::Kessandra, Card::SupplyConvoy, Card::EscortFrigate]);
    stack(&mut table, 1, &deck);
    galactic_phase(&mut table);
    let cards: Vec<Card> = zone(&table).into_iter().map(|(card, _)| card).collect();
    assert_eq!(cards, deck[..12]);
}

/// CW-GAL-11: Units, Tactics and Prestige cards count together.
#[test]
fn others_are_counted_together() {
    let mut table = before_galactic(3, 9);
    table.central(&[Card::NovaFighter, Card::TotalWar]);
    let deck = [
        Card::Zeus,
        Card::Anu,
        Card::Tyr,
        Card::Thoth,
        Card::Inti,
        Card::GalacticThrone,
        Card::HallOfHeroes,
    ];
    stack(&mut table, 5, &deck);
    galactic_phase(&mut table);
    assert_eq!(zone(&table).len(), 8, "three others are enough for three");
}

/// CW-GAL-12: cards added for either check stay, beyond the limit.
#[test]
fn the_checks_go_beyond_the_limit() {
    // Worlds first: they are missing although the limit is reached.
    let mut table = before_galactic(2, 2);
    table.central(&OTHERS[..6]);
    let deck = [Card::ArmoredCrawler, Card::Gorrin, Card::Ironback];
    stack(&mut table, 1, &deck);
    let events = galactic_phase(&mut table);
    assert_eq!(events[2..], deck.map(Event::Appeared));
    assert_eq!(zone(&table).len(), 9);
    // The others after that.
    let mut table = before_galactic(2, 2);
    table.central(&WORLDS[..6]);
    let deck = [Card::LanternRock, Card::Ambush, Card::ClawFighter];
    stack(&mut table, 1, &deck);
    galactic_phase(&mut table);
    assert_eq!(zone(&table).len(), 9);
}

/// CW-R19: when the deck runs out the phase goes on with what is there, and no
/// other deck is touched.
#[test]
fn an_exhausted_deck_ends_the_filling() {
    let mut table = before_galactic(2, 3);
    stack(&mut table, 2, &[Card::SiegeTank, Card::LancerFighter]);
    let before = table.public().galactic;
    galactic_phase(&mut table);
    let after = table.public().galactic;
    assert_eq!(zone(&table).len(), 2);
    assert_eq!(after, [before[0], 0, before[2], before[3], before[4]]);
    assert_eq!(table.game.on_turn(), Some(S1), "the Action Phase follows");
}

/// CW-R19: a zone over the limit gets nothing more, unless a check asks for it.
#[test]
fn a_zone_over_the_limit_is_left_alone() {
    let mut table = before_galactic(2, 2);
    table.central(&mixed(3, 4));
    let events = galactic_phase(&mut table);
    assert_eq!(events, [Event::Done(S2), Event::Tokens(7)]);
    assert_eq!(zone(&table).len(), 7);
}

/// CW-GAL-13: in round 10 all that is left of deck 5 comes, whatever the
/// limit; in round 9 it does not.
#[test]
fn the_last_round_brings_all_that_is_left() {
    let deck = [
        Card::Zeus,
        Card::GalacticThrone,
        Card::Anu,
        Card::HallOfHeroes,
        Card::Tyr,
        Card::AdmiraltySeal,
        Card::Inti,
        Card::CensusOfWorlds,
        Card::Thoth,
    ];
    let mut table = before_galactic(2, 9);
    stack(&mut table, 5, &deck);
    galactic_phase(&mut table);
    assert_eq!(zone(&table).len(), 6);
    let mut table = before_galactic(2, 10);
    table.central(&[Card::Goibniu]);
    tokened(&mut table, &[Card::NovaFighter]);
    stack(&mut table, 5, &deck);
    galactic_phase(&mut table);
    let mut now = vec![(Card::Goibniu, true)];
    now.extend(deck.map(|card| (card, false)));
    assert_eq!(zone(&table), now);
    assert_eq!(table.public().galactic[4], 0);
}
