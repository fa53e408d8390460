//! A store that fails by chance: some of what is to be kept is not, of some the
//! word is lost, some cannot be read.

use std::thread;
use std::time::Duration;

use server::Config;
use table_kit::house::{Chances, House, Plan};

use crate::Watched;
use crate::evening::{Course, Evening, is_night};

/// How many rounds are played, with how many turns in each, and every which the
/// house is started again.
const ROUNDS: usize = 14;
const ROUNDS_AT_NIGHT: usize = 400;
const TURNS: usize = 60;
const RESTART: usize = 4;

/// In a thousand times.
const CHANCES: Chances = Chances {
    writes: 120,
    words: 60,
    reads: 40,
};

/// What a disk that has failed rests at first.
const REST: Duration = Duration::from_millis(250);

/// With the games that are played.
fn plan() -> Plan {
    let usual = Plan::default();
    Plan {
        games: || registry::load(None).unwrap(),
        boards: registry::boards,
        config: Config {
            unattended: Duration::MAX,
            ..usual.config
        },
    }
}

#[test]
fn nothing_acknowledged_or_seen_is_lost_where_a_disk_fails_by_chance() {
    let rounds = if is_night() { ROUNDS_AT_NIGHT } else { ROUNDS };
    let mut evening = Evening::tonight(0xD15C_FA11);
    let mut house = House::with(plan());
    let bots = Watched::by_bots(house.address, "core-worlds");
    let (mut restarts, mut turned_away, mut turns) = (0, 0, 0);
    let mut failures = [0; 3];
    for round in 0..rounds {
        evening.begin(house.address);
        let seed = evening.dice.next();
        house.disk.fail_by_chance(CHANCES, seed);
        let (played, course) = evening.play(house.address, |course| {
            time_passes(&house, course, |course| course.turns() >= TURNS)
        });
        house.disk.fail_by_chance(Chances::default(), 0);
        assert!(played, "nobody can do anything");
        turned_away += course.turned_away();
        turns += course.turns();
        evening.check(&*house.store);
        if round % RESTART == RESTART - 1 {
            let failed = house.disk.failures();
            for (sum, failed) in
                failures
                    .iter_mut()
                    .zip([failed.writes, failed.words, failed.reads])
            {
                *sum += failed;
            }
            house = house.restart();
            restarts += 1;
        }
    }
    evening.begin(house.address);
    evening.recall(house.address, true);
    // Bots that nobody asks have gone on by themselves, and do.
    let (course, over) = (Course::default(), |_: &Course| bots.is_over(house.address));
    assert!(time_passes(&house, &course, over), "bots have stopped");
    evening.check(&*house.store);
    let failed = house.disk.failures();
    let [writes, words, reads] = [
        failures[0] + failed.writes,
        failures[1] + failed.words,
        failures[2] + failed.reads,
    ];
    eprintln!(
        "{turns} turns in {rounds} rounds, {restarts} restarts; {writes} commits failed, of {words} the \
         word was lost, {reads} times nothing could be read; {turned_away} times somebody was told; {}",
        evening.books.tell()
    );
    assert!(writes > rounds && words > rounds / 2 && reads > rounds / 2);
    assert!(turned_away > rounds && evening.books.acknowledged() > 10 * rounds);
    evening.books.expect_witnesses(rounds);
}

/// Waits, while time passes for whoever rests; says whether it came to be so.
fn time_passes(house: &House, course: &Course, is_so: impl Fn(&Course) -> bool) -> bool {
    course.wait(|course| {
        house.pass(REST);
        thread::sleep(Duration::from_millis(5));
        is_so(course)
    })
}
