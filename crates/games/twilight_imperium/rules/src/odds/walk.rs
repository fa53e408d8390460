//! The pass over the grid: how likely it is that each side has taken so many hits.

use super::Odds;
use super::chain::Chain;
use super::usual::Loss;

/// What is less likely than this is left out.
pub(super) const LEAST: f64 = 1e-10;

/// A grid that is used again and again.
#[derive(Default)]
pub(super) struct Walk {
    /// How likely a battle comes by here: hits that the attacker has taken a row, those
    /// of the defender a cell.
    grid: Vec<f64>,
    /// One row's length.
    wide: usize,
    high: usize,
}

impl Walk {
    /// An empty grid for these two.
    pub(super) fn begin(&mut self, [own, enemy]: &[Chain; 2]) {
        self.high = own.most() + 1;
        self.wide = enemy.most() + 1;
        self.grid.clear();
        self.grid.resize(self.high * self.wide, 0.0);
    }

    /// It begins after these hits, this likely.
    pub(super) fn start(&mut self, [own, enemy]: [usize; 2], chance: f64) {
        let row = own.min(self.high - 1);
        let cell = enemy.min(self.wide - 1);
        self.grid[row * self.wide + cell] += chance;
    }

    /// From the beginning on, round by round; adds to the odds.
    pub(super) fn go(&mut self, chains: &[Chain; 2], odds: &mut Odds) {
        let [own, enemy] = chains;
        let (last_row, last_cell) = (self.high - 1, self.wide - 1);
        for row in 0..last_row {
            let made = own.hits(row);
            for cell in 0..last_cell {
                let here = self.grid[row * self.wide + cell];
                if here < LEAST {
                    continue;
                }
                let suffered = enemy.hits(cell);
                // A round in which nobody hits changes nothing: it is divided out.
                let nothing = made[0] * suffered[0];
                if nothing >= 1.0 {
                    odds.draw += here;
                    odds.lost[0] += here * own.worth[row];
                    odds.lost[1] += here * enemy.worth[cell];
                    continue;
                }
                let again = 1.0 / (1.0 - nothing);
                odds.rounds += here * again;
                self.spread([row, cell], here * again, made, suffered);
                self.grid[row * self.wide + cell] = here;
            }
        }
        for row in 0..last_row {
            let chance = self.grid[row * self.wide + last_cell];
            odds.win += chance;
            odds.lost[0] += chance * own.worth[row];
        }
        for cell in 0..last_cell {
            let chance = self.grid[last_row * self.wide + cell];
            odds.lose += chance;
            odds.lost[1] += chance * enemy.worth[cell];
        }
        odds.draw += self.grid[last_row * self.wide + last_cell];
        self.left(chains, odds);
    }

    /// To wherever the hits of one round lead.
    fn spread(&mut self, [row, cell]: [usize; 2], chance: f64, made: &[f64], suffered: &[f64]) {
        let (last_row, last_cell) = (self.high - 1, self.wide - 1);
        let room = last_cell - cell;
        // More hits than can be taken.
        let over: f64 = made.iter().skip(room + 1).sum();
        for (hits, likely) in suffered.iter().enumerate() {
            let to = (row + hits).min(last_row) * self.wide + cell;
            let likely = likely * chance;
            let line = &mut self.grid[to..=to + room];
            for (here, made) in line.iter_mut().zip(made) {
                *here += likely * made;
            }
            line[room] += likely * over;
        }
    }

    /// What the winners have left.
    fn left(&self, [own, enemy]: &[Chain; 2], odds: &mut Odds) {
        let (last_row, last_cell) = (self.high - 1, self.wide - 1);
        // The n-th loss has not happened where fewer hits were taken.
        let mut below = 0.0;
        for (row, loss) in own.losses.iter().enumerate() {
            below += self.grid[row * self.wide + last_cell];
            if let Loss::Lost(unit) = loss {
                odds.left[0][*unit as usize] += below;
            }
        }
        let mut below = 0.0;
        for (cell, loss) in enemy.losses.iter().enumerate() {
            below += self.grid[last_row * self.wide + cell];
            if let Loss::Lost(unit) = loss {
                odds.left[1][*unit as usize] += below;
            }
        }
    }
}
