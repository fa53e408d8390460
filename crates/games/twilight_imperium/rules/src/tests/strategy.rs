//! STR, SAC, PAS, ACP: strategy cards, strategic actions, passing.

use engine::Frames;
use kit::position::{S1, S2, S3};

use super::{Layout, Table, place, table};
use crate::event::ImperiumEvent;
use crate::ids::{Area, Objective, Planet, Ship, Strategy, Tile};
use crate::phase::strategy::{Pick, begin_round};

/// The strategy phase of three begins.
pub(super) fn strategy_phase() -> Table {
    let mut table = table();
    table.game.speaker = S2;
    new_round(&mut table);
    table
}

/// A new round begins.
pub(super) fn new_round(table: &mut Table) {
    table.game.frames = Frames::default();
    let mut dice = engine::Dice::new(&engine::Seed::from_word("round"));
    let mut silence = engine::Silence;
    let mut play = crate::Play::new(&mut table.game, &table.content, &mut dice, &mut silence);
    begin_round(&mut play);
}

/// Someone holds a card alone.
pub(super) fn holds(table: &mut Table, seat: engine::Seat, card: Strategy) {
    for other in table.game.held_by(seat).collect::<Vec<_>>() {
        table.game.strategy_mut(other).holder = None;
    }
    table.game.strategy_mut(card).holder = Some(seat);
}

/// TI3-STR-03, TI3-STR-04: the speaker first, then clockwise.
#[test]
fn the_speaker_chooses_first() {
    let mut table = strategy_phase();
    assert_eq!(table.listed(S2).len(), 8);
    table.does(S2, "pick:trade");
    let next = table.game.clockwise_from(S2).nth(1).unwrap();
    assert_eq!(table.listed(next).len(), 7);
}

/// TI3-STR-05: a card that somebody has is gone.
#[test]
fn a_chosen_card_is_gone() {
    let mut table = strategy_phase();
    table.does(S2, "pick:trade");
    let next = table.game.clockwise_from(S2).nth(1).unwrap();
    assert_eq!(
        table.bans(next, "pick:trade"),
        Some(("ti3-ban-card-taken", "TI3-STR-05"))
    );
}

/// TI3-P3-05, TI3-STR-02: three choose two each, in the same order twice.
#[test]
fn three_choose_two_each() {
    let mut table = strategy_phase();
    let mut order = Vec::new();
    for card in [
        "trade",
        "diplomacy",
        "imperial",
        "warfare",
        "political",
        "logistics",
    ] {
        let seat = [S1, S2, S3]
            .into_iter()
            .find(|seat| !table.listed(*seat).is_empty())
            .unwrap();
        order.push(seat);
        table.does(seat, &format!("pick:{card}"));
    }
    assert_eq!(order[..3], order[3..]);
    assert_eq!(order[0], S2);
    // TI3-STR-06, TI3-R72: two cards are left, and get a bonus counter each.
    let bonus = |card| table.game.strategy(card).bonus;
    assert_eq!(
        (bonus(Strategy::Initiative), bonus(Strategy::Technology)),
        (1, 1)
    );
    assert_eq!(bonus(Strategy::Trade), 0);
}

/// TI3-STR-14, SE-ERR-17, TI3-R71: the lower of two numbers decides the order of play.
#[test]
fn the_lower_number_counts() {
    let mut table = strategy_phase();
    for card in [
        "imperial",
        "diplomacy",
        "political",
        "warfare",
        "trade",
        "initiative",
    ] {
        let seat = [S1, S2, S3]
            .into_iter()
            .find(|seat| !table.listed(*seat).is_empty())
            .unwrap();
        table.does(seat, &format!("pick:{card}"));
    }
    let order = table.game.order_of_play();
    let numbers: Vec<u8> = order
        .iter()
        .map(|seat| table.game.initiative_of(*seat))
        .collect();
    assert_eq!(numbers, [1, 2, 6]);
}

/// TI3-GEN-13, TI3-R17, TI3-SAC-16: Initiative makes its owner the speaker at once.
#[test]
fn initiative_makes_the_speaker() {
    let mut table = strategy_phase();
    let next = table.game.clockwise_from(S2).nth(1).unwrap();
    table.does(S2, "pick:trade");
    let events = table.does(next, "pick:initiative");
    assert!(events.contains(&ImperiumEvent::Speaker(next)));
    assert_eq!(table.game.speaker, next);
}

/// TI3-R19, TI3-P4-05: not twice running, unless nothing else is left.
#[test]
fn initiative_not_twice_running() {
    let mut table = strategy_phase();
    table.game.initiative = Some(S2);
    let why = Some(("ti3-ban-initiative", "TI3-R19"));
    assert_eq!(table.bans(S2, "pick:initiative"), why);
    for card in [1, 2, 3, 4, 5, 6, 7] {
        table.game.strategies[card].holder = Some(S3);
    }
    assert!(table.offers(S2, "pick:initiative"));
}

/// TI3-STR-07, TI3-STR-08, TI3-R16: bonus counters become goods or command counters.
#[test]
fn bonus_counters_are_exchanged() {
    let mut table = strategy_phase();
    table.game.strategy_mut(Strategy::Trade).bonus = 2;
    table.does(S2, "pick:trade good counter:fleet");
    let player = table.game.player(S2);
    assert_eq!((player.goods, player.counters.fleet), (1, 4));
    assert_eq!(table.game.strategy(Strategy::Trade).bonus, 0);
}

/// TI3-TRD-15, TI3-R09: nothing comes of an empty supply.
#[test]
fn an_empty_supply_gives_nothing() {
    let mut table = strategy_phase();
    table.game.strategy_mut(Strategy::Trade).bonus = 1;
    table.game.player_mut(S3).goods = 40;
    table.does(S2, "pick:trade");
    assert_eq!(
        table.bans(S2, "good"),
        Some(("ti3-ban-no-goods", "TI3-TRD-15"))
    );
    table.game.player_mut(S2).counters.strategy = 10;
    assert_eq!(
        table.bans(S2, "counter:pool"),
        Some(("ti3-ban-no-counters", "TI3-R09"))
    );
}

/// TI3-GEN-14, TI3-STR-11: who has the token keeps it, and chooses first again.
#[test]
fn the_speaker_stays() {
    let mut table = strategy_phase();
    new_round(&mut table);
    assert!(matches!(
        table.game.frames.top(),
        Some(crate::phase::Frame::Pick(Pick { seat: S2, left: 6 }))
    ));
}

/// TI3-ACP-01, TI3-STR-15: turns follow the order of play, and begin again.
#[test]
fn turns_follow_the_order() {
    let mut table = table();
    // S1 has 4, S2 has 6, S3 has 8.
    table.lay(1, Tile::EmptyOne);
    for seat in [S1, S2, S3, S1] {
        assert!(!table.listed(seat).is_empty(), "{seat}");
        let target = [0, 1, 19, 25]
            .into_iter()
            .find(|number| table.offers(seat, &format!("activate:h{number}")));
        table.does(seat, &format!("activate:h{} moved", target.unwrap()));
        while let Some(choice) = table.choices(seat).first().copied() {
            if !matches!(choice, crate::choice::Choice::Build(..)) {
                break;
            }
            table.does(seat, "built");
        }
    }
}

/// TI3-PAS-01, TI3-SAC-01: passing comes after one's strategic action.
#[test]
fn passing_comes_after_ones_action() {
    let mut table = table();
    assert_eq!(
        table.bans(S1, "pass"),
        Some(("ti3-ban-act-first", "TI3-PAS-01"))
    );
    holds(&mut table, S1, Strategy::Initiative);
    assert!(table.offers(S1, "pass"));
}

/// TI3-PAS-02, TI3-ACP-06: who has passed is skipped; one who is left goes on.
#[test]
fn who_passed_is_skipped() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Initiative);
    table.game.player_mut(S2).passed = true;
    table.game.player_mut(S3).passed = true;
    table.does(S1, "activate:h0 moved");
    assert!(table.offers(S1, "pass"));
}

/// TI3-ACP-02, TI3-ACP-07: when all have passed the status phase begins.
#[test]
fn all_have_passed() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Initiative);
    table.game.player_mut(S2).passed = true;
    table.game.player_mut(S3).passed = true;
    let events = table.does(S1, "pass");
    assert!(events.contains(&ImperiumEvent::Status));
}

/// TI3-SAC-06, TI3-SAC-07: a card is used once.
#[test]
fn a_card_is_used_once() {
    let mut table = table();
    table.does(S1, "strategic:logistics");
    (0..4).for_each(|_| drop(table.does(S1, "counter:pool")));
    while let Some(seat) = [S2, S3]
        .into_iter()
        .find(|seat| table.offers(*seat, "decline"))
    {
        table.does(seat, "decline");
    }
    assert!(table.game.strategy(Strategy::Logistics).used);
    table.turn(S1);
    let why = Some(("ti3-ban-card-used", "TI3-SAC-07"));
    assert_eq!(table.bans(S1, "strategic:logistics"), why);
    assert_eq!(table.game.player(S1).counters.pool, 7);
}

/// TI3-SAC-02, TI3-SAC-05: only one's own card; its owner never follows it.
#[test]
fn only_ones_own_card() {
    let mut table = table();
    let why = Some(("ti3-ban-not-your-card", "TI3-SAC-02"));
    assert_eq!(table.bans(S1, "strategic:warfare"), why);
    table.does(S1, "strategic:logistics");
    (0..4).for_each(|_| drop(table.does(S1, "counter:strategy")));
    assert!(!table.offers(S1, "follow"));
}

/// TI3-SAC-03: others perform the secondary ability clockwise, for a counter.
#[test]
fn others_follow_for_a_counter() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Diplomacy);
    table.planet(S2, Planet::MecatolRex, (1, 0));
    table.game.world_mut(Planet::MecatolRex).ready = false;
    table.does(S1, "strategic:diplomacy accord:s3");
    table.does(S2, "follow refresh:mecatol-rex");
    assert!(table.game.world(Planet::MecatolRex).ready);
    assert_eq!(table.game.player(S2).counters.strategy, 1);
}

/// TI3-SAC-04: Logistics costs its followers no counter; three influence buy one.
#[test]
fn logistics_is_bought_with_influence() {
    let mut table = table();
    table.planet(S2, Planet::MecatolRex, (1, 0));
    table.game.player_mut(S2).goods = 0;
    table.does(S1, "strategic:logistics");
    (0..4).for_each(|_| drop(table.does(S1, "counter:pool")));
    table.does(
        S2,
        "follow buy:2 exhaust:mecatol-rex counter:pool counter:fleet",
    );
    let counters = table.game.player(S2).counters;
    assert_eq!(
        (counters.strategy, counters.pool, counters.fleet),
        (2, 4, 4)
    );
}

/// TI3-SAC-10, TI3-PAS-03: who has passed may still follow.
#[test]
fn who_passed_may_follow() {
    let mut table = table();
    table.planet(S2, Planet::MecatolRex, (1, 0));
    table.game.player_mut(S2).passed = true;
    table.does(S1, "strategic:logistics");
    (0..4).for_each(|_| drop(table.does(S1, "counter:pool")));
    assert!(table.offers(S2, "follow"));
}

/// Diplomacy keeps the peace both ways until the action phase ends (TI3-GEN-06).
#[test]
fn diplomacy_keeps_the_peace() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Diplomacy);
    table.ships(S2, 0, Ship::Cruiser, 1);
    table.does(S1, "strategic:diplomacy accord:s2");
    table.turn(S1);
    assert_eq!(
        table.bans(S1, "activate:h0"),
        Some(("ti3-ban-accord", "TI3-SAC-02"))
    );
    assert_eq!(table.game.accords[1], engine::SeatSet::one(S1));
}

/// TI3-ACT-10: Warfare takes a counter back; the system can be activated again.
#[test]
fn warfare_takes_a_counter_back() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    table.game.strategy_mut(Strategy::Warfare).holder = Some(S1);
    table.mark(S1, 0);
    table.does(S1, "strategic:warfare recall:h0");
    assert_eq!(table.game.player(S1).counters.pool, 4);
    table.turn(S1);
    assert!(table.offers(S1, "activate:h0"));
}

/// TI3-SAC-11, TI3-OBJ-02, TI3-VIC-03: Imperial reveals an objective and gives two points.
#[test]
fn imperial_gives_points() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Imperial);
    table.game.strategy_mut(Strategy::Imperial).holder = Some(S1);
    let top = table.game.deck.top().unwrap();
    let events = table.does(S1, "strategic:imperial");
    assert!(events.contains(&ImperiumEvent::Revealed(top)));
    assert_eq!(table.game.player(S1).points, 2);
    assert_eq!(table.game.revealed[..], [top]);
}

/// TI3-VIC-04, TI3-VIC-05: Imperium Rex ends the game without points.
#[test]
fn imperium_rex_ends_the_game() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Imperial);
    table
        .game
        .deck
        .retain(|card| card != Objective::ImperiumRex);
    table.game.deck.put(Objective::ImperiumRex);
    table.game.player_mut(S2).points = 1;
    table.does(S1, "strategic:imperial");
    assert_eq!(table.game.player(S1).points, 0);
    let (how, places) = table.outcome().unwrap();
    assert_eq!((how, places[1]), ("ti3-end-imperium-rex", 1));
}

/// TI3-VIC-03, TI3-GEN-02: ten points win at once.
#[test]
fn ten_points_win() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Imperial);
    table.game.player_mut(S1).points = 8;
    table.game.player_mut(S2).points = 9;
    table.does(S1, "strategic:imperial");
    let (how, places) = table.outcome().unwrap();
    assert_eq!((how, places[0]), ("ti3-end-points", 1));
}

/// Imperial lets others build where they like, activated or not (TI3-SAC-03).
#[test]
fn imperial_lets_others_build() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Imperial);
    table.lay(1, Tile::AbyzFria);
    table.planet(S2, Planet::Abyz, (1, 0));
    table.dock(Planet::Abyz);
    table.mark(S2, 1);
    table.does(S1, "strategic:imperial");
    table.does(
        S2,
        "follow produce:h1 build:cruiser:abyz built exhaust:abyz",
    );
    assert_eq!(table.fleet(S2, 1), ["cruiser"]);
    assert_eq!(table.game.player(S2).activated.len(), 1);
}

/// TI3-CMD-02, TI3-FLT-05: a counter lies where it is put, and counts at once.
#[test]
fn a_counter_counts_at_once() {
    let mut table = table();
    table.does(S1, "strategic:logistics counter:fleet");
    assert_eq!(table.game.player(S1).counters.in_area(Area::Fleet), 4);
}

/// TI3-R92, TI3-SAC-03: Warfare lets others move a destroyer or cruiser to a system
/// without units, which is marked.
#[test]
fn warfare_lets_others_patrol() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    table.game.strategy_mut(Strategy::Logistics).holder = Some(S2);
    table.lay(1, Tile::Saudor);
    table.lay(2, Tile::Wellon);
    table.planet(S3, Planet::Saudor, (0, 0));
    table.planet(S3, Planet::Wellon, (1, 0));
    table.ships(S2, 0, Ship::Cruiser, 1);
    table.does(S1, "strategic:warfare");
    table.does(S2, "follow");
    let why = Some(("ti3-ban-not-empty", "TI3-R92"));
    assert_eq!(table.bans(S2, "patrol:cruiser:h0:h2"), why);
    table.does(S2, "patrol:cruiser:h0:h1");
    assert_eq!(table.fleet(S2, 1), ["cruiser"]);
    assert!(table.game.player(S2).activated.contains(place(1).index()));
}

/// Who has Initiative follows for nothing (TI3-GEN-06 over TI3-SAC-03).
#[test]
fn initiative_follows_for_nothing() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    holds(&mut table, S2, Strategy::Initiative);
    table.lay(1, Tile::EmptyOne);
    table.ships(S2, 0, Ship::Cruiser, 1);
    table.game.player_mut(S2).counters.strategy = 0;
    table.does(S1, "strategic:warfare");
    table.does(S2, "follow patrol:cruiser:h0:h1");
    assert_eq!(table.fleet(S2, 1), ["cruiser"]);
}

/// Diplomacy refreshes two planets at most, and none at home (TI3-SAC-03).
#[test]
fn diplomacy_refreshes_two_planets() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Diplomacy);
    let home = table.game.planets_of(S2).next().unwrap();
    for planet in [Planet::MecatolRex, Planet::Quann, Planet::Lodor] {
        table.planet(S2, planet, (1, 0));
        table.game.world_mut(planet).ready = false;
    }
    table.game.world_mut(home).ready = false;
    table.does(S1, "strategic:diplomacy accord:s3");
    while !table.offers(S2, "follow") {
        table.does(S3, "decline");
    }
    table.does(S2, "follow");
    let why = Some(("ti3-ban-home-planet", "TI3-SAC-03"));
    assert_eq!(table.bans(S2, &format!("refresh:{home}")), why);
    table.does(S2, "refresh:mecatol-rex refresh:quann");
    assert!(!table.offers(S2, "refresh:lodor"));
    assert!(!table.game.world(Planet::Lodor).ready);
}

/// TI3-R92: Warfare moves two ships at most, and none into a home.
#[test]
fn warfare_moves_two_ships() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    holds(&mut table, S2, Strategy::Logistics);
    for (number, tile) in [
        (1, Tile::EmptyOne),
        (2, Tile::EmptyTwo),
        (3, Tile::EmptyThree),
        (7, Tile::EmptyFour),
    ] {
        table.lay(number, tile);
    }
    // 7 lies beside the home of the first player.
    for planet in table.game.planets_of(S1).collect::<Vec<_>>() {
        table.game.world_mut(planet).ground = 0;
    }
    table.ships(S2, 0, Ship::Cruiser, 3);
    table.ships(S2, 7, Ship::Destroyer, 1);
    table.does(S1, "strategic:warfare");
    table.does(S2, "follow");
    let why = Some(("ti3-ban-home-system", "TI3-SAC-03"));
    assert_eq!(table.bans(S2, "patrol:destroyer:h7:h19"), why);
    table.does(S2, "patrol:cruiser:h0:h1 patrol:cruiser:h0:h2");
    assert!(!table.offers(S2, "patrol:cruiser:h0:h3"));
    assert_eq!(table.fleet(S2, 0), ["cruiser"]);
}
