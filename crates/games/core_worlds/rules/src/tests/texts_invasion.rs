//! The texts that work in an Invasion, card by card.

use kit::position::S1;

use super::scene::{attack, commit, defence, invading};
use super::table::{Layout, Table, turn_of, with_facts};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::CardFacts;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// A committed Unit's text: how it is used, the strength before and after, the
/// Energy that is left of 9.
type UnitCase = (Card, Way, (u16, u16), (u16, u16), u16);

const UNITS: [UnitCase; 10] = [
    (Card::HerculesBomber, Way::Plain, (1, 0), (1, 2), 8),
    (Card::TunnelSappers, Way::Plain, (0, 1), (0, 3), 9),
    (Card::StealthHawk, Way::Fleet, (1, 0), (4, 0), 9),
    (Card::StealthHawk, Way::Ground, (1, 0), (1, 3), 9),
    (Card::HeavyRepeatingAssault, Way::Pay(1), (0, 1), (0, 3), 8),
    (Card::HeavyRepeatingAssault, Way::Pay(2), (0, 1), (0, 5), 7),
    (Card::FrontierMarshal, Way::Plain, (1, 2), (1, 2), 9),
    (Card::ViperSquadron, Way::Plain, (5, 0), (7, 0), 9),
    (Card::NovaFighter, Way::Pay(1), (7, 0), (8, 0), 8),
    (Card::NovaFighter, Way::Pay(2), (7, 0), (9, 0), 7),
];

/// A Tactic: how it is played, the strength it brings, what it takes from the
/// 4 and 5 of Aurelia, the Energy that is left of 9.
type TacticCase = (Card, Way, (u16, u16), (u16, u16), u16);

const TACTICS: [TacticCase; 11] = [
    (Card::AdvanceScouts, Way::Fleet, (1, 0), (4, 5), 9),
    (Card::AdvanceScouts, Way::Ground, (0, 1), (4, 5), 9),
    (Card::Ambush, Way::Plain, (0, 2), (4, 5), 9),
    (Card::FlankingSortie, Way::Plain, (2, 0), (4, 5), 9),
    (Card::BroadsideVolley, Way::Plain, (0, 0), (4, 5), 9),
    (Card::BreachTeams, Way::Plain, (0, 0), (4, 5), 9),
    (Card::OrbitalBombardment, Way::Plain, (0, 0), (4, 2), 8),
    (Card::IonDisruption, Way::Plain, (0, 0), (1, 5), 8),
    (Card::TotalWar, Way::Plain, (3, 3), (4, 5), 7),
    (Card::ShieldCollapse, Way::Fleet, (0, 0), (0, 5), 8),
    (Card::ShieldCollapse, Way::Ground, (0, 0), (4, 1), 8),
];

/// The cards of which this holds.
fn those(like: impl Fn(&CardFacts) -> bool) -> Vec<Card> {
    let table = turn_of(S1, 2);
    let cards = Card::ALL.into_iter();
    cards
        .filter(|card| like(table.content.card(*card)))
        .collect()
}

/// An Invasion of Aurelia with this card committed, a Snub Fighter in hand and
/// cards to draw.
fn committed(card: Card) -> Table {
    let mut table = invading(Card::Aurelia, &[card]);
    table.hand(S1, &[SNUB]).deck(S1, &[GRUNTS; 5]).energy(S1, 9);
    commit(&mut table, &[card]);
    table
}

/// An Invasion of Aurelia with these in hand and cards to draw.
fn holding(hand: &[Card]) -> Table {
    let mut table = invading(Card::Aurelia, &[]);
    table.hand(S1, hand).deck(S1, &[GRUNTS; 5]);
    table
}

/// All cards with such a text are in this file.
#[test]
fn every_text_for_an_invasion_is_here() {
    let mut cards: Vec<Card> = UNITS.iter().map(|case| case.0).collect();
    cards.extend(TACTICS.iter().map(|case| case.0));
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards, those(|facts| facts.invasion.is_some()));
    let supporters = [
        Card::LordBanner,
        Card::BaronViktor,
        Card::WarbandChieftain,
        Card::GeneticSuperSoldier,
        Card::VanguardMarines,
        Card::PraetorianGuard,
        Card::WarlordKaine,
    ];
    assert_eq!(supporters[..], those(|facts| facts.support.is_some()));
}

/// The texts of Units: strength, and what it costs.
#[test]
fn texts_of_committed_units() {
    for (card, way, before, after, energy) in UNITS {
        let mut table = committed(card);
        assert_eq!(attack(&table), before, "{card}");
        table.play(S1, &[Choice::Use(card, way)]);
        let discard = Choice::Discard(SNUB);
        if [Card::TunnelSappers, Card::ViperSquadron].contains(&card) {
            assert_eq!(attack(&table), before, "{card} is not paid yet");
            assert_eq!(table.choices(S1), [discard]);
            table.play(S1, &[discard]);
            assert_eq!(table.pile(S1), [SNUB]);
        } else {
            assert!(table.held(S1).contains(&SNUB));
        }
        assert_eq!(attack(&table), after, "{card}");
        assert_eq!(table.means(S1), (energy, 4), "{card}");
        // What is paid "up to so much" may be paid in parts (CW-INV-18).
        let again = table.offers(S1, Choice::Use(card, way));
        assert_eq!(again, way == Way::Pay(1), "{card}");
    }
}

/// Texts that ask for a card cannot be used with an empty hand.
#[test]
fn a_card_is_needed_to_pay_with() {
    for card in [Card::TunnelSappers, Card::ViperSquadron] {
        let mut table = committed(card);
        table.game.empire_mut(S1).hand.clear();
        assert!(!table.offers(S1, Choice::Use(card, Way::Plain)));
    }
}

/// A text that asks for two cards brings nothing for the first.
#[test]
fn a_price_is_paid_in_full() {
    let (from, to) = ("discard = 1, ground = 2", "discard = 2, ground = 2");
    let mut table = with_facts(2, "core_worlds/sector_1.toml", from, to);
    table.game = committed(Card::TunnelSappers).game;
    let text = Choice::Use(Card::TunnelSappers, Way::Plain);
    assert!(!table.offers(S1, text), "one card is not enough");
    table.hand(S1, &[GRUNTS]);
    table.play(S1, &[text, Choice::Discard(SNUB)]);
    assert_eq!(attack(&table), (0, 1));
    table.play(S1, &[Choice::Discard(GRUNTS)]);
    assert_eq!(attack(&table), (0, 3));
}

/// The Frontier Marshal draws a card.
#[test]
fn the_frontier_marshal_draws() {
    let mut table = committed(Card::FrontierMarshal);
    table.play(S1, &[Choice::Use(Card::FrontierMarshal, Way::Plain)]);
    assert_eq!(table.held(S1), [GRUNTS, SNUB]);
}

/// The Tactics: strength for the invaders, or less of it for the World; then
/// the card is discarded.
#[test]
fn tactics_in_an_invasion() {
    for (card, way, bonus, left, energy) in TACTICS {
        let mut table = holding(&[card]);
        let events = table.play(S1, &[Choice::Play(card, way)]);
        assert_eq!(events[0], crate::Event::Played(S1, card));
        assert_eq!(attack(&table), bonus, "{card}");
        assert_eq!(defence(&table), left, "{card}");
        assert_eq!(table.means(S1), (energy, 4), "{card}");
        assert_eq!(table.pile(S1), [card]);
    }
}

/// The Advance Scouts bring a card as well, and no other Tactic does.
#[test]
fn the_advance_scouts_draw() {
    for (card, way, ..) in TACTICS {
        let mut table = holding(&[card]);
        table.play(S1, &[Choice::Play(card, way)]);
        let drawn = usize::from(card == Card::AdvanceScouts);
        assert_eq!(table.held(S1).len(), drawn, "{card}");
    }
}

/// Broadside Volley and Breach Teams: strength for each card, as many as one
/// likes.
#[test]
fn strength_for_each_card_discarded() {
    let hand = [GRUNTS, SNUB, SNUB];
    for (card, fleet, ground) in [(Card::BroadsideVolley, 1, 0), (Card::BreachTeams, 0, 1)] {
        for count in 0..=3 {
            let mut table = holding(&hand);
            table.hand(S1, &[card]);
            table.play(S1, &[Choice::Play(card, Way::Plain)]);
            for paid in &hand[..count] {
                table.play(S1, &[Choice::Discard(*paid)]);
            }
            if count < 3 {
                table.play(S1, &[Choice::Done]);
            }
            let times = count as u16;
            assert_eq!(attack(&table), (fleet * times, ground * times), "{card}");
            assert_eq!(table.held(S1), hand[count..]);
            assert_eq!(table.pile(S1), [&hand[..count], &[card]].concat());
        }
    }
}

/// A World does not defend with less than nothing.
#[test]
fn a_strength_does_not_fall_below_nothing() {
    let mut table = invading(Card::Gorrin, &[]);
    table.hand(S1, &[Card::ShieldCollapse, Card::OrbitalBombardment]);
    table.play(S1, &[Choice::Play(Card::ShieldCollapse, Way::Ground)]);
    assert_eq!(defence(&table), (1, 0));
    table.play(S1, &[Choice::Play(Card::OrbitalBombardment, Way::Plain)]);
    assert_eq!(defence(&table), (1, 0));
}

/// What Units bring by themselves: these committed are so strong.
#[test]
fn units_that_support_others() {
    let cases: [(&[Card], (u16, u16)); 22] = [
        (&[Card::LordBanner], (1, 1)),
        (&[Card::LordBanner, SNUB], (2, 1)),
        (&[Card::LordBanner, GRUNTS], (1, 2 + 1)),
        (&[Card::LordBanner, GRUNTS, GRUNTS, GRUNTS], (1, 4 + 3)),
        (
            &[Card::LordBanner, GRUNTS, GRUNTS, GRUNTS, GRUNTS],
            (1, 5 + 3),
        ),
        (&[Card::BaronViktor, GRUNTS], (1, 2)),
        (&[Card::BaronViktor, SNUB], (2 + 1, 1)),
        (&[Card::BaronViktor, SNUB, SNUB, SNUB, SNUB], (5 + 3, 1)),
        (&[Card::WarbandChieftain, SNUB], (1, 2)),
        (&[Card::WarbandChieftain, GRUNTS], (0, 3 + 1)),
        (
            &[Card::WarbandChieftain, GRUNTS, GRUNTS, GRUNTS],
            (0, 5 + 2),
        ),
        (&[Card::VanguardMarines], (0, 5)),
        (&[Card::VanguardMarines, SNUB], (1, 5)),
        (&[Card::VanguardMarines, Card::VanguardMarines], (0, 10 + 2)),
        (&[Card::VanguardMarines, GRUNTS, GRUNTS, GRUNTS], (0, 8 + 2)),
        (&[Card::PraetorianGuard, GRUNTS], (0, 8)),
        (&[Card::PraetorianGuard, Card::EngineerTavik], (0, 9 + 2)),
        (
            &[
                Card::PraetorianGuard,
                Card::EngineerTavik,
                Card::EmpressElona,
            ],
            (1, 11 + 2),
        ),
        (&[Card::WarlordKaine, SNUB], (4, 3)),
        (&[Card::WarlordKaine, SNUB, GRUNTS], (4 + 1, 4 + 1)),
        (&[Card::WarlordKaine, SNUB, SNUB, GRUNTS], (5 + 1, 4 + 1)),
        (
            &[
                Card::WarlordKaine,
                SNUB,
                SNUB,
                SNUB,
                SNUB,
                SNUB,
                SNUB,
                SNUB,
                SNUB,
            ],
            (11 + 3, 3 + 3),
        ),
    ];
    for (units, strength) in cases {
        let mut table = invading(Card::Aurelia, units);
        commit(&mut table, units);
        assert_eq!(attack(&table), strength, "{units:?}");
    }
}

/// The Genetic Super Soldier brings 2 for each token on it, and the tokens go
/// with it.
#[test]
fn the_super_soldier_counts_its_tokens() {
    let soldier = Card::GeneticSuperSoldier;
    for tokens in 0..=3 {
        let mut table = invading(Card::FerrumShoals, &[soldier, Card::ClawFighter]);
        let empire = table.game.empire_mut(S1);
        let place = empire
            .find(|unit| unit.card == soldier)
            .expect("it is there");
        empire.change(place, |unit| unit.tokens = tokens);
        commit(&mut table, &[soldier]);
        assert_eq!(attack(&table), (0, 2 + 2 * u16::from(tokens)));
        commit(&mut table, &[Card::ClawFighter]);
        table.play(S1, &[Choice::Conquer]);
        assert!(table.pile(S1).contains(&soldier));
        assert_eq!(table.public().empires[0].units, []);
    }
}
