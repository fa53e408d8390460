//! What a grown tree holds.

use conformance::sealed::{Choice, Options};
use conformance::{Intrigue, Sealed, intrigue};
use engine::Facts;
use engine::content::Files;

use super::*;
use crate::{ByStanding, NoPlans, Playout};

const TRIES: u32 = 3000;

fn grown<G: Game>(options: &G::Options) -> Tree<G::Choice> {
    let facts = Facts::<G>::load(&Files::embedded(G::INFO.files)).unwrap();
    let seed = Seed::from_word("tree");
    let state = G::new(&facts.content, options, 3, &mut Dice::new(&seed)).unwrap();
    let seat = state.to_act().first().unwrap();
    let eyes = Eyes::new(&facts.content, &state, seat);
    let mut choices = Vec::new();
    state.choices(&facts.content, seat, &mut choices);
    let task = Task {
        eyes: &eyes,
        evaluation: &ByStanding,
        planner: &NoPlans,
        plan: None,
        settings: Settings {
            playout: Playout::On(10),
            ..Settings::default()
        },
        choices: &choices,
        seats: 3,
        now: &Instant::now,
    };
    let mut tree = Tree::new(&seed);
    let until = Until {
        visits: TRIES,
        deadline: None,
    };
    assert_eq!(tree.grow(&task, until), u64::from(TRIES));
    assert_eq!(tree.grow(&task, until), 0, "it is grown");
    tree
}

fn adds_up<C: Copy + Ord>(tree: &Tree<C>) {
    assert_eq!(tree.visits(), TRIES);
    let below: u32 = tree.below(tree.root).map(|(_, node)| node.visits).sum();
    assert_eq!(below, TRIES, "every try goes through one child of the root");
    for (at, node) in (0..).zip(&tree.nodes).skip(1) {
        assert!(node.visits > 0 && node.visits <= node.available);
        assert!(node.total >= 0.0 && node.total <= f64::from(node.visits));
        let below: u32 = tree.below(at).map(|(_, child)| child.visits).sum();
        assert!(below < node.visits, "the first visit goes no further");
    }
}

#[test]
fn visits_add_up() {
    adds_up(&grown::<Sealed>(&Options { rounds: 3 }));
    adds_up(&grown::<Intrigue>(&intrigue::Options { target: 7 }));
}

#[test]
fn siblings_are_different_choices_of_their_movers() {
    let tree = grown::<Intrigue>(&intrigue::Options { target: 7 });
    for at in 0..tree.nodes.len() as u32 {
        let mut siblings: Vec<_> = tree
            .below(at)
            .map(|(_, node)| (node.mover, node.choice))
            .collect();
        let count = siblings.len();
        siblings.sort_unstable();
        siblings.dedup();
        assert_eq!(siblings.len(), count);
    }
}

#[test]
fn members_of_a_set_are_tried_in_ascending_order_only() {
    // One round only: the marks of the next are another set.
    let tree = grown::<Sealed>(&Options { rounds: 1 });
    let mut pairs = 0;
    for (at, node) in (0..).zip(&tree.nodes).skip(1) {
        for (_, child) in tree.below(at) {
            let marks = [node.choice, child.choice].map(|c| matches!(c, Choice::Mark(_)));
            if marks == [true, true] && node.mover == child.mover {
                assert!(node.choice <= child.choice);
                pairs += 1;
            }
        }
    }
    assert!(pairs > 10, "{pairs}");
}

#[test]
fn what_is_below_a_pick_is_kept_while_its_seat_goes_on() {
    let mut tree = grown::<Sealed>(&Options { rounds: 3 });
    let (at, seat, choice, visits) = tree
        .below(tree.root)
        .filter(|(_, node)| node.choice != Choice::Done)
        .max_by_key(|(_, node)| node.visits)
        .map(|(at, node)| (at, node.mover, node.choice, node.visits))
        .unwrap();
    tree.descend(seat, choice, None);
    assert_eq!((tree.root, tree.visits()), (at, visits));
    assert!(tree.knows(seat, &[Choice::Done]));
    assert!(!tree.knows(seat, &[]), "what is not offered does not count");
    tree.descend(seat, Choice::Done, None);
    assert_eq!(tree.visits(), 0, "then it is the others' turn");
    assert!(!tree.knows(seat, &[Choice::Done]));
}
