//! GEN, RND, STR, ACP, SAC, STA, OBJ, CMD, RSH, P3: the phases of a round, and what is
//! done in each.

use engine::{Frames, Game, Seat};
use kit::position::{S1, S2, S3};

use super::status::{end_claims, status};
use super::strategy::{holds, strategy_phase};
use super::{Layout, Table, table};
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Planet, Ship, Strategy, Tile};
use crate::phase::Frame;
use crate::state::SecretState;

/// Whoever may, declines.
fn decline(table: &mut Table) {
    while let Some(seat) = Seat::all(3).find(|seat| table.offers(*seat, "decline")) {
        table.does(seat, "decline");
    }
}

/// TI3-RND-01: strategy phase, action phase, status phase.
#[test]
fn a_round_has_three_phases() {
    let mut table = strategy_phase();
    let mut events = Vec::new();
    while table.game.round < 3 {
        let seat = Game::to_act(&table.game).first().unwrap();
        let choices = table.listed(seat);
        // Whoever can ends what they do.
        let short = ["pass", "done", "decline", "moved", "built", "landed"];
        let last = choices
            .iter()
            .find(|choice| short.contains(&choice.as_str()));
        let own = choices
            .iter()
            .find(|choice| choice.starts_with("strategic"));
        let choice = last.or(own).unwrap_or(&choices[0]).clone();
        events.extend(table.does(seat, &choice));
    }
    let phases: Vec<String> = events
        .iter()
        .filter(|event| {
            matches!(
                event,
                ImperiumEvent::Actions | ImperiumEvent::Status | ImperiumEvent::Round(_)
            )
        })
        .map(ToString::to_string)
        .collect();
    assert_eq!(phases, ["actions", "status", "round 3"]);
}

/// TI3-RND-03, TI3-STA-14: as long as nobody has won, another round begins.
#[test]
fn rounds_follow_until_someone_wins() {
    for (points, goes_on) in [(7, true), (9, false)] {
        let mut table = status(&[Objective::SpendGoods]);
        table.game.player_mut(S1).points = points;
        table.game.player_mut(S1).goods = 6;
        table.does(S1, "claim:spend-goods");
        end_claims(&mut table);
        for seat in Game::to_act(&table.game) {
            table.does(seat, "fleet:3 pool:3");
        }
        assert_eq!(table.game.round == 2, goes_on);
        assert_eq!(table.outcome().is_none(), goes_on);
    }
}

/// TI3-GEN-03: when the game ends for any reason nobody does anything more.
#[test]
fn the_end_comes_at_once() {
    for last in [false, true] {
        let mut table = table();
        holds(&mut table, S1, Strategy::Imperial);
        table
            .game
            .deck
            .retain(|card| card != Objective::ImperiumRex);
        if last {
            table.game.deck.put(Objective::ImperiumRex);
        }
        table.lay(1, Tile::AbyzFria);
        table.planet(S2, Planet::Abyz, (1, 0));
        table.dock(Planet::Abyz);
        table.does(S1, "strategic:imperial");
        assert_eq!(table.offers(S2, "follow"), !last);
        assert_eq!(Game::to_act(&table.game).is_empty(), last);
        assert_eq!(table.outcome().is_some(), last);
    }
}

/// TI3-OBJ-03, TI3-RND-04: objectives are claimed in the status phase, once they are
/// revealed.
#[test]
fn objectives_are_claimed_in_the_status_phase() {
    let mut table = status(&[Objective::SpendGoods]);
    table.game.player_mut(S1).goods = 10;
    assert!(table.offers(S1, "claim:spend-goods"));
    assert!(!table.offers(S1, "claim:spend-many-goods"));
    let hidden = crate::choice::Subject::Objective(Objective::SpendManyGoods);
    assert!(table.why_not(S1, hidden).is_none());
    table.turn(S1);
    assert!(!table.offers(S1, "claim:spend-goods"));
}

/// TI3-GEN-16: a public objective is for all, a secret one for whoever has it.
#[test]
fn public_objectives_are_for_all() {
    let mut table = status(&[Objective::SpendGoods]);
    for seat in [S1, S2] {
        table.game.player_mut(seat).goods = 10;
    }
    table.game.player_mut(S1).secret.0 = Objective::Merciless;
    for seat in [S1, S2] {
        table.game.player_mut(seat).merciless = true;
    }
    table.does(S1, "claim:spend-goods claim:merciless done");
    assert!(!table.offers(S2, "claim:merciless"));
    table.does(S2, "claim:spend-goods");
    let points = [S1, S2].map(|seat| table.game.player(seat).points);
    assert_eq!(points, [3, 1]);
}

/// TI3-STA-01: objectives, then repairs, counters off the map and planets refreshed, then
/// new counters laid out, then cards returned.
#[test]
fn the_status_phase_has_its_order() {
    let mut table = status(&[Objective::SpendResources]);
    table.mark(S1, 0);
    table.game.player_mut(S1).goods = 10;
    let home = table.game.planets_of(S1).next().unwrap();
    let mut story = table.does(S1, "claim:spend-resources");
    story.extend(table.does(S1, &format!("exhaust:{home}")));
    story.extend(table.does(S1, "pay"));
    story.extend(table.does(S1, "done"));
    assert!(!table.game.world(home).ready && !table.game.player(S1).activated.is_empty());
    for seat in [S2, S3] {
        story.extend(table.does(seat, "done"));
    }
    assert!(table.game.world(home).ready && table.game.player(S1).activated.is_empty());
    assert!(table.game.held_by(S1).next().is_some());
    for seat in [S1, S2, S3] {
        story.extend(table.does(seat, "fleet:3"));
        story.extend(table.does(seat, "pool:3"));
    }
    assert!(table.game.held_by(S1).next().is_none());
    let at = |wanted: fn(&ImperiumEvent) -> bool| story.iter().position(wanted).unwrap();
    let order = [
        at(|event| matches!(event, ImperiumEvent::Claimed(..))),
        at(|event| matches!(event, ImperiumEvent::Upkeep)),
        at(|event| matches!(event, ImperiumEvent::Allocated(..))),
        at(|event| matches!(event, ImperiumEvent::Round(2))),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// TI3-R15: what the speaker chooses first is a strategy card.
#[test]
fn the_speaker_chooses_a_strategy_card() {
    let table = strategy_phase();
    let listed = table.listed(S2);
    assert!(listed.iter().all(|choice| choice.starts_with("pick:")));
    assert_eq!(listed.len(), 8);
}

/// TI3-STR-16: numbers that nobody has are skipped.
#[test]
fn numbers_that_nobody_has_are_skipped() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Imperial);
    holds(&mut table, S2, Strategy::Diplomacy);
    holds(&mut table, S3, Strategy::Trade);
    let order = table.game.order_of_play();
    assert_eq!(order[..], [S2, S3, S1]);
    table.turn(S2);
    table.does(S2, "activate:h0 moved");
    assert!(!table.listed(S3).is_empty() && table.listed(S1).is_empty());
}

/// TI3-STR-12, TI3-P3-06: nobody passes before each of their cards is used.
#[test]
fn every_card_has_to_be_used() {
    let mut table = table();
    table.game.strategy_mut(Strategy::Trade).holder = Some(S1);
    for (used, may) in [
        ([false, false], false),
        ([true, false], false),
        ([false, true], false),
        ([true, true], true),
    ] {
        table.game.strategy_mut(Strategy::Logistics).used = used[0];
        table.game.strategy_mut(Strategy::Trade).used = used[1];
        assert_eq!(table.offers(S1, "pass"), may, "{used:?}");
        assert_eq!(table.offers(S1, "strategic:logistics"), !used[0]);
        assert_eq!(table.offers(S1, "strategic:trade"), !used[1]);
    }
}

/// TI3-R72: who has Initiative uses the other card alone, and nobody follows a card of
/// their own.
#[test]
fn initiative_has_no_action_of_its_own() {
    let mut table = table();
    table.game.strategy_mut(Strategy::Initiative).holder = Some(S1);
    let why = Some(("ti3-ban-no-action", "TI3-SAC-16"));
    assert_eq!(table.bans(S1, "strategic:initiative"), why);
    table.planet(S1, Planet::MecatolRex, (1, 0));
    table.does(S1, "strategic:logistics");
    (0..4).for_each(|_| drop(table.does(S1, "counter:pool")));
    assert!(!table.offers(S1, "follow"));
    decline(&mut table);
    table.turn(S1);
    assert!(table.offers(S1, "pass"));
}

/// TI3-STR-13, TI3-RSH-03: others follow when the primary ability is done, for a counter
/// of strategy allocation.
#[test]
fn others_follow_afterwards() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    holds(&mut table, S2, Strategy::Logistics);
    table.lay(1, Tile::EmptyOne);
    table.ships(S2, 0, Ship::Cruiser, 1);
    table.mark(S1, 19);
    table.does(S1, "strategic:warfare");
    assert!(!table.offers(S2, "follow"));
    table.does(S1, "recall:h19");
    assert!(table.offers(S2, "follow"));
    table.does(S2, "follow");
    let counters = table.game.player(S2).counters;
    assert_eq!(
        (counters.strategy, counters.pool, counters.fleet),
        (1, 3, 3)
    );
}

/// TI3-RSH-03: without a counter there nobody follows.
#[test]
fn without_a_counter_nobody_follows() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    holds(&mut table, S2, Strategy::Logistics);
    table.lay(1, Tile::EmptyOne);
    table.ships(S2, 0, Ship::Cruiser, 1);
    table.game.player_mut(S2).counters.strategy = 0;
    table.does(S1, "strategic:warfare");
    assert!(!table.offers(S2, "follow"));
}

/// TI3-SAC-08: each card is followed once, several cards one after the other.
#[test]
fn cards_are_followed_once_each() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    holds(&mut table, S2, Strategy::Political);
    holds(&mut table, S3, Strategy::Diplomacy);
    table.lay(1, Tile::EmptyOne);
    table.lay(2, Tile::EmptyTwo);
    table.ships(S2, 0, Ship::Cruiser, 3);
    table.does(S1, "strategic:warfare");
    let asked = table.does(S2, "follow");
    assert!(asked.contains(&ImperiumEvent::Followed(S2, Strategy::Warfare)));
    table.does(S2, "done");
    decline(&mut table);
    assert!(!table.offers(S2, "follow"));
    table.planet(S2, Planet::MecatolRex, (1, 0));
    table.game.world_mut(Planet::MecatolRex).ready = false;
    table.turn(S3);
    table.does(S3, "strategic:diplomacy accord:s1");
    decline_but(&mut table, S2);
    table.does(S2, "follow");
    assert_eq!(table.game.player(S2).counters.strategy, 0);
}

/// Whoever may, declines, until this one is asked.
fn decline_but(table: &mut Table, seat: Seat) {
    while !table.offers(seat, "decline") {
        let other = Seat::all(3).find(|other| table.offers(*other, "decline"));
        table.does(other.unwrap(), "decline");
    }
}

/// TI3-SAC-09, TI3-EX-05: a strategic action is taken in any turn; numbers only say who
/// comes first.
#[test]
fn a_strategic_action_comes_in_any_turn() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Logistics);
    holds(&mut table, S2, Strategy::Trade);
    table.does(S1, "activate:h0 moved");
    table.does(S2, "strategic:trade");
    assert!(table.game.strategy(Strategy::Trade).used);
    assert!(!table.game.strategy(Strategy::Logistics).used);
    table.turn(S1);
    assert!(table.offers(S1, "strategic:logistics"));
}

/// TI3-ACP-03: the active player alone is asked for an action.
#[test]
fn the_active_player_acts() {
    let table = table();
    assert_eq!(table.view(S3).pending, crate::view::Pending::Turn(S1));
    let asked = Seat::all(3).map(|seat| !table.listed(seat).is_empty());
    assert!(asked.eq([true, false, false]));
}

/// TI3-ACT-11: after an action the next in order of play acts.
#[test]
fn the_next_one_acts() {
    let mut table = table();
    table.does(S1, "activate:h0");
    assert!(table.listed(S2).is_empty());
    table.does(S1, "moved");
    assert!(matches!(table.game.frames.top(), Some(Frame::Turn(turn)) if turn.0 == S2));
}

/// TI3-CMD-03: counters change areas in the status phase alone.
#[test]
fn counters_stay_in_their_areas() {
    let mut table = table();
    let moves = |choice: &String| {
        let kinds = ["counter:", "fleet:", "pool:"];
        kinds.iter().any(|kind| choice.starts_with(kind))
    };
    assert!(!table.listed(S1).iter().any(moves));
    table.does(S1, "strategic:logistics counter:fleet");
    let counters = table.game.player(S1).counters;
    assert_eq!(
        (counters.strategy, counters.pool, counters.fleet),
        (2, 3, 4)
    );
    let mut table = status(&[]);
    end_claims(&mut table);
    table.does(S1, "fleet:0 pool:10");
    for seat in [S2, S3] {
        table.does(seat, "fleet:3 pool:3");
    }
    let counters = table.game.player(S1).counters;
    assert_eq!(
        (counters.strategy, counters.pool, counters.fleet),
        (0, 10, 0)
    );
}

/// TI3-PLN-04: influence buys command counters, resources do not.
#[test]
fn influence_buys_counters() {
    let mut table = table();
    table.lay(1, Tile::BeregLirtaIv);
    for planet in table.game.planets_of(S2).collect::<Vec<_>>() {
        table.game.world_mut(planet).ready = false;
    }
    // Three resources, one influence.
    table.planet(S2, Planet::Bereg, (1, 0));
    table.does(S1, "strategic:logistics");
    (0..4).for_each(|_| drop(table.does(S1, "counter:pool")));
    assert!(!table.offers(S2, "follow"));
}

/// SE-ERR-15, SE-ERR-14: who is out chooses no card; the others choose as many as before.
#[test]
fn the_others_go_on() {
    let mut table = status(&[]);
    for planet in table.game.planets_of(S3).collect::<Vec<_>>() {
        *table.game.world_mut(planet) = crate::state::World::default();
    }
    table.game.player_mut(S3).secret.1 = SecretState::Scored;
    end_claims(&mut table);
    for seat in Game::to_act(&table.game) {
        table.does(seat, "fleet:3 pool:3");
    }
    assert!(table.game.player(S3).out);
    let mut chosen = [0; 3];
    while let Some(Frame::Pick(_)) = table.game.frames.top() {
        let seat = Game::to_act(&table.game).first().unwrap();
        chosen[seat.index()] += 1;
        let first = table.choices(seat)[0];
        table.apply(seat, first);
    }
    assert_eq!(chosen, [2, 2, 0]);
    table.game.frames = Frames::default();
}

/// TI3-R95: counters are laid out unseen until all are done; then fleets comply in order
/// of play.
#[test]
fn counters_are_laid_out_unseen() {
    let mut table = status(&[]);
    for seat in [S1, S2] {
        table.ships(seat, 0, Ship::Cruiser, 2);
    }
    end_claims(&mut table);
    assert_eq!(Game::to_act(&table.game).len(), 3);
    let before = table.view(S3);
    table.does(S1, "fleet:1 pool:3");
    assert_eq!(
        table.view(S3).players[0].counters,
        before.players[0].counters
    );
    assert!(table.view(S3).players[0].decided && !before.players[0].decided);
    table.does(S2, "fleet:0 pool:3");
    table.does(S3, "fleet:3 pool:3");
    assert_eq!(table.view(S3).players[0].counters.fleet, 1);
    // S1 comes before S2, who has nothing to choose.
    assert!(table.fleet(S1, 0).len() == 1 && table.fleet(S2, 0).is_empty());
}

/// SE-EX-116, SE-ERR-17: of two numbers the lower one counts, and the other gives no turn.
#[test]
fn the_higher_number_gives_no_turn() {
    let mut table = table();
    for card in &mut table.game.strategies {
        card.holder = None;
    }
    let cards = [
        (S3, [Strategy::Initiative, Strategy::Imperial]),
        (S1, [Strategy::Diplomacy, Strategy::Political]),
        (S2, [Strategy::Logistics, Strategy::Trade]),
    ];
    for (seat, cards) in cards {
        cards
            .iter()
            .for_each(|card| table.game.strategy_mut(*card).holder = Some(seat));
    }
    table.lay(1, Tile::EmptyOne);
    table.turn(S3);
    let mut turns = Vec::new();
    for target in [0, 0, 0, 1, 1, 1] {
        let seat = Game::to_act(&table.game).first().unwrap();
        turns.push(seat);
        table.does(seat, &format!("activate:h{target} moved"));
    }
    assert_eq!(turns, [S3, S1, S2, S3, S1, S2]);
}
