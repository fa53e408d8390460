//! Bots see what their seat sees, and nothing else.
//!
//! A bot has no way to the true state: that it does not compile is shown in
//! the documentation of `Eyes`, `Greedy`, `Search` and of the crate. Here it is
//! shown again by what bots do: a world and its redealt twin, which their seat
//! cannot tell apart, get the same pick from the same luck. And so that this
//! is known to mean something, a bot that is slipped the truth by the test,
//! behind the back of its `Eyes`, is caught.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use crate::common::{Boxed, facts, greedy, random, search};
use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use engine::player::{Eyes, Player};
use engine::{Chance, Dice, Game, Seat, Seed, Viewer};
use kit::at_every_decision;

/// Looked at in one game; each look thinks twice.
const LOOKS: usize = 40;

/// The first pick that was not the same in both worlds, if there is one.
/// `slip` is called with the world that the player is about to look at.
fn unlike<G: Game>(
    options: &G::Options,
    seats: usize,
    make: &dyn Fn() -> Boxed<G>,
    slip: &dyn Fn(&G),
) -> Option<String> {
    let facts = facts::<G>();
    let content = &facts.content;
    let mut found = None;
    let mut twins = 0;
    for game in 0..3 {
        let mut looks = 0;
        let word = format!("fair {game}");
        at_every_decision::<G>(options, seats, &word, |truth, seat, choices| {
            let mut twin = truth.clone();
            let mut dice = Dice::new(&Seed::from_word(&format!("{word} {looks}")));
            let viewer = Viewer::Seat(seat);
            twin.redeal(content, viewer, &mut dice.shared(&mut Chance::default()));
            let luck = Seed::from_word(&format!("whims {looks}"));
            let pick = |world: &G| {
                slip(world);
                let mut player = make();
                player.begin(&luck, seat);
                player.pick(&Eyes::new(content, world, seat), choices)
            };
            let (one, other) = (pick(truth), pick(&twin));
            if one != other {
                found = Some(format!("{game} {looks}: {one} or {other}"));
            }
            twins += usize::from(twin != *truth);
            looks += 1;
            looks < LOOKS && found.is_none()
        });
    }
    assert!(twins > 10 || found.is_some(), "too few real twins: {twins}");
    found
}

fn nothing_slips<G>(_: &G) {}

fn is_fair<G: Game>(options: &G::Options, seats: usize) {
    let searching = || Box::new(search(60)) as Boxed<G>;
    let makers: [&dyn Fn() -> Boxed<G>; 3] = [&random, &greedy, &searching];
    for make in makers {
        assert_eq!(unlike(options, seats, make, &nothing_slips), None);
    }
}

#[test]
fn twins_get_the_same_pick_in_bazaar() {
    is_fair::<Bazaar>(&bazaar::Options { rounds: 8 }, 3);
}

#[test]
fn twins_get_the_same_pick_in_intrigue() {
    is_fair::<Intrigue>(&intrigue::Options { target: 7 }, 4);
}

#[test]
fn twins_get_the_same_pick_in_sealed() {
    is_fair::<Sealed>(&sealed::Options { rounds: 3 }, 3);
}

/// A bot that is slipped the truth, and lets it decide.
struct Peeking<G>(Arc<Mutex<Option<G>>>);

impl<G: Game> Player<G> for Peeking<G> {
    fn begin(&mut self, _: &Seed, _: Seat) {}

    fn pick(&mut self, _: &Eyes<'_, G>, choices: &[G::Choice]) -> usize {
        let mut hasher = DefaultHasher::new();
        format!("{:?}", self.0.lock().unwrap()).hash(&mut hasher);
        (hasher.finish() % choices.len() as u64) as usize
    }
}

fn is_caught<G: Game>(options: &G::Options) {
    let truth: Arc<Mutex<Option<G>>> = Arc::default();
    let make = || Box::new(Peeking(Arc::clone(&truth))) as Boxed<G>;
    let slip = |world: &G| *truth.lock().unwrap() = Some(world.clone());
    assert!(unlike(options, 3, &make, &slip).is_some());
    // Without the truth the same bot is as fair as any.
    *truth.lock().unwrap() = None;
    assert_eq!(unlike(options, 3, &make, &nothing_slips), None);
}

#[test]
fn a_bot_that_peeks_is_caught() {
    is_caught::<Bazaar>(&bazaar::Options { rounds: 8 });
    is_caught::<Intrigue>(&intrigue::Options { target: 7 });
    is_caught::<Sealed>(&sealed::Options { rounds: 3 });
}
