//! A search spends what it may, no more; and what it spends decides, not the
//! machine.

use crate::common::{facts, search};
use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use engine::player::{Eyes, Player};
use engine::{Dice, Game, Seat, Seed, Silence};
use kit::at_every_decision;
use rayon::ThreadPoolBuilder;

/// What a search of several trees picks at the moments of a random game.
fn picks<G: Game>(options: &G::Options, threads: usize, alone: bool) -> Vec<usize> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.unwrap().install(|| {
        let facts = facts::<G>();
        let mut picks = Vec::new();
        let mut player = search::<G>(1600);
        if alone {
            player.share_cores();
        }
        let seed = Seed::from_word("same");
        at_every_decision::<G>(options, 3, "same", |state, seat, choices| {
            player.begin(&seed, seat);
            picks.push(player.pick(&Eyes::new(&facts.content, state, seat), choices));
            assert_eq!(player.tries(), 1600);
            picks.len() < 20
        });
        picks
    })
}

fn does_not_depend_on_threads<G: Game>(options: &G::Options) {
    let one = picks::<G>(options, 1, false);
    assert!(one.iter().any(|pick| *pick > 0));
    assert_eq!(one, picks::<G>(options, 2, false));
    assert_eq!(one, picks::<G>(options, 2, true));
}

#[test]
fn picks_follow_from_the_seed_with_any_number_of_threads() {
    does_not_depend_on_threads::<Bazaar>(&bazaar::Options { rounds: 8 });
    does_not_depend_on_threads::<Intrigue>(&intrigue::Options { target: 7 });
    does_not_depend_on_threads::<Sealed>(&sealed::Options { rounds: 3 });
}

/// The tries of each decision of one seat, turn by turn: it plays a whole game
/// against others who take the first choice.
fn tries_by_turn<G: Game>(options: &G::Options, budget: u32) -> Vec<Vec<u64>> {
    let facts = facts::<G>();
    let content = &facts.content;
    let mut dice = Dice::new(&Seed::from_word("turns"));
    let mut state = G::new(content, options, 2, &mut dice).unwrap();
    let own = Seat::new(0).unwrap();
    let mut player = search::<G>(budget);
    player.begin(&Seed::from_word("whims"), own);
    let mut turns = vec![Vec::new()];
    let mut choices = Vec::new();
    while let Some(seat) = state.to_act().first() {
        choices.clear();
        state.choices(content, seat, &mut choices);
        let mut pick = 0;
        if seat != own {
            turns.push(Vec::new());
        } else if choices.len() > 1 {
            pick = player.pick(&Eyes::new(content, &state, seat), &choices);
            turns.last_mut().unwrap().push(player.tries());
        }
        state.apply(content, seat, choices[pick], &mut dice, &mut Silence);
    }
    turns.retain(|turn| !turn.is_empty());
    turns
}

fn spends_by_turn<G: Game>(options: &G::Options) {
    const BUDGET: u64 = 800;
    let turns = tries_by_turn::<G>(options, BUDGET as u32);
    assert!(turns.len() > 2 && turns.iter().any(|turn| turn.len() > 1));
    let mut free = 0;
    for turn in turns {
        let (first, rest) = turn.split_first().unwrap();
        assert_eq!(
            *first, BUDGET,
            "a turn begins with a whole budget: {turn:?}"
        );
        for tries in rest {
            assert!(*tries <= BUDGET / 4, "and goes on with a quarter: {turn:?}");
            free += u64::from(*tries == 0);
        }
    }
    assert!(free > 0, "what is well known already costs nothing");
}

#[test]
fn a_budget_is_for_a_turn() {
    spends_by_turn::<Sealed>(&sealed::Options { rounds: 4 });
    spends_by_turn::<Bazaar>(&bazaar::Options { rounds: 20 });
}
