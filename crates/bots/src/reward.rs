//! From worths to what a search strives for: a share of the victory.

use engine::{Game, MAX_SEATS};

use crate::evaluation::{Evaluation, POINT};

/// What each seat gets, from 0 to 1. All together they get 1, unless someone
/// plays alone or nobody wins.
pub(crate) type Rewards = [f32; MAX_SEATS];

/// How much of a finished game's reward is its margin: a narrow win is a win,
/// but among wins, and among losses, a better one is better.
const MARGIN: f32 = 0.1;

/// What a world promises each seat; what it gave them, once it is over.
pub(crate) fn rewards<G: Game>(
    evaluation: &impl Evaluation<G>,
    content: &G::Content,
    world: &G,
    seats: usize,
) -> Rewards {
    let worths = evaluation.worths(content, world, seats);
    let swing = evaluation.swing();
    let mut rewards = match worths[..seats.min(MAX_SEATS)] {
        [worth] => alone(worth, world.par(content), swing),
        ref several => shares(several, swing),
    };
    if !world.to_act().is_empty() {
        return rewards;
    }
    let Some(outcome) = world.standing(content).outcome else {
        return rewards;
    };
    let winners = outcome.winners();
    let win = 1.0 / winners.len().max(1) as f32;
    rewards.iter_mut().for_each(|reward| *reward *= MARGIN);
    for seat in winners {
        rewards[seat.index()] += (1.0 - MARGIN) * win;
    }
    rewards
}

/// What someone who plays alone gets: a share against a rival who does what a
/// good player does.
fn alone(worth: i32, par: Option<i32>, swing: i32) -> Rewards {
    let par = par.unwrap_or(0).saturating_mul(POINT);
    let mut rewards = shares(&[worth, par], swing);
    rewards[1] = 0.0;
    rewards
}

/// Shares that only depend on differences of worth: `swing` more than a rival
/// is e times the rival's share.
fn shares(worths: &[i32], swing: i32) -> Rewards {
    let best = worths.iter().copied().max().unwrap_or(0);
    let swing = swing.max(1) as f32;
    let mut rewards = Rewards::default();
    for (reward, worth) in rewards.iter_mut().zip(worths) {
        *reward = (worth.saturating_sub(best) as f32 / swing).exp();
    }
    let sum: f32 = rewards.iter().sum();
    rewards
        .iter_mut()
        .for_each(|reward| *reward /= sum.max(1.0));
    rewards
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Alone there is nobody to be better than, and still more is better.
    #[test]
    fn alone_one_measures_up_to_par() {
        let reward = |worth| alone(worth, Some(30), 500)[0];
        assert!((reward(3000) - 0.5).abs() < 1e-6);
        assert!(reward(2500) < reward(3000) && reward(3000) < reward(3500));
        assert_eq!(alone(3000, Some(30), 500)[1..], [0.0; 7]);
    }

    #[test]
    fn shares_follow_differences_and_make_a_whole() {
        let even = shares(&[700, 700, 700], 200);
        assert!(
            even[..3]
                .iter()
                .all(|share| (share - 1.0 / 3.0).abs() < 1e-6)
        );
        assert_eq!(even[3..], [0.0; 5]);
        let ahead = shares(&[900, 700], 200);
        assert!((ahead[0] / ahead[1] - std::f32::consts::E).abs() < 1e-4);
        assert!((ahead[0] + ahead[1] - 1.0).abs() < 1e-6);
        assert_eq!(ahead, shares(&[-100, -300], 200));
        assert!(shares(&[i32::MAX, i32::MIN], 1)[0] > 0.99);
    }
}
