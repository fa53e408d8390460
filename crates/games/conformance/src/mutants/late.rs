//! A rule that breaks only late in a long game, and what a plan has to do with
//! that.

use engine::{Dice, Game, Pace, Reason, Seat, Sink};
use kit::laws::{self, Law, Plan};
use rayon::ThreadPoolBuilder;

use super::{RacingLanes, caught, plan};
use crate::bazaar::{Bazaar, BazaarEvent, Choice, Content, Good, Options, Purse};
use crate::bent::{Bend, Bent};
use crate::sealed::Sealed;

/// Rounds of a market that is open for thousands of choices.
const ROUNDS: u8 = 250;

/// A Bazaar that goes on for thousands of choices: contracts that were bought
/// are for sale again, and a bead is lost in each turn after round `SAFE`.
struct Long<const SAFE: u8>;

/// Beads that vanish in the last rounds of a long game alone.
const LATE_BREAK: Long<240> = Long;

/// The same game without the break.
const NO_BREAK: Long<ROUNDS> = Long;

impl<const SAFE: u8> Bend<Bazaar> for Long<SAFE> {
    fn begin(
        &self,
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Bazaar, Reason> {
        let mut game = Bazaar::new(content, options, seats, dice)?;
        game.rounds = ROUNDS;
        Ok(game)
    }

    fn apply(
        &self,
        game: &mut Bazaar,
        content: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        let round = game.round;
        game.apply(content, seat, choice, dice, &mut sink);
        if let Some(contract) = game.bought[seat.index()].pop() {
            game.deck.put(contract);
        }
        if round > SAFE {
            let bead = Purse::default().with(Good::Ruby, 1);
            game.bag = game.bag.less(bead).unwrap_or(game.bag);
        }
    }
}

fn long(bend: &'static dyn Bend<Bazaar>) -> Plan<Bent<Bazaar>> {
    plan(bend, Options { rounds: 8 }).seats(6..=6)
}

#[test]
fn a_rule_that_breaks_late_is_caught() {
    let violation = caught(long(&LATE_BREAK));
    assert_eq!(violation.law, Law::Conservation);
    assert!(violation.step > 2_000, "{violation}");
}

#[test]
fn the_same_long_game_without_the_break_obeys() {
    let census = laws::obey(long(&NO_BREAK).paces(&[Pace::Brisk])).unwrap();
    println!("{census:?}");
    let games = laws::games(1);
    let moments = laws::looks(400) as u64 * games;
    assert_eq!((census.games, census.moments), (games, moments));
    assert!(census.choices > 2_000 * games, "{census:?}");
}

#[test]
fn a_plan_chooses_seats_paces_and_looks() {
    let plan = Plan::<Bazaar>::new(Options { rounds: 8 });
    let plan = plan.seats(3..=4).paces(&[Pace::Strict]).games(2);
    let some = laws::obey(plan.clone().looks(5)).unwrap();
    let games = 2 * laws::games(2);
    let moments = laws::looks(5) as u64 * games;
    assert_eq!((some.games, some.moments), (games, moments));
    let all = laws::obey(plan.looks(usize::MAX)).unwrap();
    assert_eq!(all.moments, all.choices);
    assert_eq!(
        (some.choices, some.endings),
        (all.choices, all.endings),
        "looking does not change what is played"
    );
}

/// What comes back is the same whatever the number of threads.
#[test]
fn threads_do_not_matter() {
    let with = |threads: usize| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.unwrap().install(|| {
            let bent = plan::<Sealed>(&RacingLanes, Sealed::usual()).games(8);
            let sound = Plan::<Bazaar>::new(Options { rounds: 2 }).games(2);
            (caught(bent), laws::obey(sound).unwrap())
        })
    };
    let (violation, census) = with(1);
    assert!(!violation.place.contains("brisk 0"), "{violation}");
    assert_eq!(with(4), (violation, census));
}
