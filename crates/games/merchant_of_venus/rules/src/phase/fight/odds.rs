//! What both sides of an attack add to their dice, and how often each wins.

use serde::Serialize;

/// What both sides add to their dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Sums {
    /// What each pip of a die is worth.
    pub pip: i32,
    /// What the attacker adds: firepower less the Shields of the other side, or
    /// holdings.
    pub attack: i32,
    /// What the defender adds.
    pub defence: i32,
}

/// How often an attack ends in which way, of the 36 ways two dice can fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// The attacker has more: it succeeds (MOV-15.211a).
    pub wins: u8,
    /// Both have the same: it fails (MOV-15.212a).
    pub ties: u8,
    /// The defender has more: it fails, and may be answered with a hit
    /// (MOV-15.43e).
    pub losses: u8,
}

impl Odds {
    /// How often it succeeds, in hundredths.
    #[must_use]
    pub fn percent(self) -> u32 {
        (u32::from(self.wins) * 100 + 18) / 36
    }
}

impl Sums {
    /// MOV-15.43b: no total is below nothing.
    const fn total(self, die: u8, more: i32) -> i32 {
        let total = die as i32 * self.pip + more;
        if total > 0 { total } else { 0 }
    }

    /// The total of the attacker with this die.
    #[must_use]
    pub const fn attack(self, die: u8) -> i32 {
        self.total(die, self.attack)
    }

    /// The total of the defender with this die.
    #[must_use]
    pub const fn defence(self, die: u8) -> i32 {
        self.total(die, self.defence)
    }

    /// How it ends, over all ways the dice can fall.
    #[must_use]
    pub fn odds(self) -> Odds {
        let mut odds = Odds {
            wins: 0,
            ties: 0,
            losses: 0,
        };
        for attack in 1..=6 {
            for defence in 1..=6 {
                let ways = match self.attack(attack).cmp(&self.defence(defence)) {
                    std::cmp::Ordering::Greater => &mut odds.wins,
                    std::cmp::Ordering::Equal => &mut odds.ties,
                    std::cmp::Ordering::Less => &mut odds.losses,
                };
                *ways += 1;
            }
        }
        odds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(pip: i32, attack: i32, defence: i32) -> (u8, u8, u8) {
        let sums = Sums {
            pip,
            attack,
            defence,
        };
        let odds = sums.odds();
        (odds.wins, odds.ties, odds.losses)
    }

    /// MOV-15.211a, MOV-15.212a: even sides win 15 times of 36, and six are ties.
    #[test]
    fn even_sides_are_in_the_defenders_favour() {
        assert_eq!(odds(10, 0, 0), (15, 6, 15));
        assert_eq!(odds(1, 2, 2), (15, 6, 15));
    }

    #[test]
    fn a_laser_is_worth_two_pips() {
        assert_eq!(odds(10, 20, 0), (26, 4, 6));
        assert_eq!(odds(10, 20, 40), odds(1, 0, 2));
        assert_eq!(odds(10, 60, 0), (36, 0, 0));
    }

    /// MOV-15.43b: below nothing is nothing, so that both can have nothing.
    #[test]
    fn totals_are_not_below_nothing() {
        assert_eq!(odds(10, -60, -60), (0, 36, 0));
        assert_eq!(odds(10, -30, -60), (18, 18, 0));
    }
}
