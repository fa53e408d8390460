//! Dice as they fell, or as they will be rolled; and how a battle may end.

use engine::Text;
use engine::i18n::Voice;
use maud::{Markup, html};

use super::players::Colour;

/// One die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Die {
    /// It is still to be rolled.
    Waiting,
    /// It fell.
    Fell {
        /// What it shows.
        face: u8,
        /// Does that count?
        hit: bool,
    },
}

/// Dice side by side, those that hit marked in more than colour.
#[must_use]
pub fn dice(voice: &Voice<'_>, dice: &[Die]) -> Markup {
    let hits = dice.iter().filter(|die| is_hit(die)).count();
    let all_wait = dice.iter().all(|die| *die == Die::Waiting);
    let words = if all_wait {
        Text::new("web-dice-waiting").with("count", dice.len())
    } else {
        Text::new("web-dice-fell")
            .with("count", dice.len())
            .with("hits", hits)
    };
    html! {
        ul class="dice" aria-label=(voice.say(&words)) {
            @for die in dice {
                @match die {
                    Die::Waiting => li class="die" { span aria-hidden="true" { "?" } },
                    Die::Fell { face, hit: false } => li class="die miss" { (face) },
                    Die::Fell { face, hit: true } => li class="die hit" { (face) " " small { (voice.tell("web-die-hit")) } },
                }
            }
        }
    }
}

const fn is_hit(die: &Die) -> bool {
    matches!(die, Die::Fell { hit: true, .. })
}

/// How often something ends how, in any unit: tries, thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    /// The first side wins.
    pub win: u32,
    /// Neither does.
    pub draw: u32,
    /// The other side wins.
    pub loss: u32,
}

impl Odds {
    /// Whole hundredths that add up to a hundred: what is left over goes to
    /// those who lost most by rounding down.
    #[must_use]
    pub fn percents(&self) -> [u32; 3] {
        let counts = [self.win, self.draw, self.loss].map(u64::from);
        let all = counts.iter().sum::<u64>().max(1);
        let mut shares = counts.map(|count| (count * 100 / all) as u32);
        let mut order = [0, 1, 2];
        order.sort_by_key(|&place| std::cmp::Reverse(counts[place] * 100 % all));
        let lacking = 100_u32.saturating_sub(shares.iter().sum());
        for &place in order.iter().take(lacking.min(2) as usize) {
            shares[place] += 1;
        }
        shares
    }
}

/// A share has room for its words from this many hundredths on, and for its
/// number from that many.
const ROOM: (u32, u32) = (24, 9);

/// How a battle may end as one bar, in the colours of both sides, with the
/// words for who cannot see it.
#[must_use]
pub fn odds(voice: &Voice<'_>, odds: Odds, sides: [Colour; 2]) -> Markup {
    let [win, draw, loss] = odds.percents();
    let said = Text::new("web-odds")
        .with("win", win)
        .with("draw", draw)
        .with("loss", loss);
    let shares = [
        (0, win, sides[0].class(), sides[0].pattern(), "web-odds-win"),
        (win, draw, "even", "var(--raise-2)", "web-odds-draw"),
        (
            win + draw,
            loss,
            sides[1].class(),
            sides[1].pattern(),
            "web-odds-loss",
        ),
    ];
    html! {
        svg class="odds" role="img" aria-label=(voice.say(&said)) {
            @for (from, share, class, fill, word) in shares {
                @if share > 0 {
                    g class=(class) {
                        rect x={ (from) "%" } width={ (share) "%" } height="100%" fill=(fill) {}
                        @let middle = f64::from(from) + f64::from(share) / 2.0;
                        @if share >= ROOM.0 {
                            text x={ (middle) "%" } y="50%" { (voice.phrase(&Text::new(word).with("share", share))) }
                        } @else if share >= ROOM.1 {
                            text x={ (middle) "%" } y="50%" { (share) "%" }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_add_up() {
        let percents = |win, draw, loss| Odds { win, draw, loss }.percents();
        assert_eq!(percents(1, 1, 1).iter().sum::<u32>(), 100);
        assert_eq!(percents(2, 0, 1), [67, 0, 33]);
        assert_eq!(percents(741, 9, 250), [74, 1, 25]);
        assert_eq!(percents(0, 0, 7), [0, 0, 100]);
        assert_eq!(percents(u32::MAX, 0, u32::MAX), [50, 0, 50]);
    }
}
