//! Deals: whether to take an offer, and which to make.
//!
//! A swap is tried in imagined worlds, and judged by what follows for the lead:
//! a bot takes what leaves it better off, and offers what leaves both better
//! off, as far as it can tell.

use engine::goods::{self, Swap, Ware};
use engine::player::{Eyes, Opinion, Proposal};
use engine::{Game, Seat, SeatSet, Silence, Text};

use crate::evaluation::{Evaluation, lead};
use crate::luck::Luck;

/// In how many worlds an offer is tried.
const WORLDS: usize = 12;
/// How many worlds are looked at for them: in some the goods are not there.
const LOOKED_AT: usize = 48;
/// How many offers are thought of to one seat.
const THOUGHTS: usize = 48;
/// The most of one ware that is thought of.
const HANDFUL: u16 = 3;

/// Would this seat be better off with this swap?
pub(crate) fn consider<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    eyes: &Eyes<'_, G>,
    swap: &Swap<G::Goods>,
    luck: &mut Luck,
) -> Opinion {
    let worlds: Vec<G> = (0..LOOKED_AT)
        .map(|_| eyes.sample(&mut luck.draw()))
        .collect();
    let scale = Scale { evaluation, eyes };
    let Some(weighed) = scale.weigh(&worlds, swap) else {
        return Opinion::no(Text::new("bot-deal-impossible"));
    };
    let gain = weighed.gain(eyes.seat(), swap);
    // Figures would tell what it holds.
    match gain.signum() {
        1 => Opinion::yes(Text::new("bot-deal-good")),
        0 => Opinion::no(Text::new("bot-deal-nothing")),
        _ => Opinion::no(Text::new("bot-deal-bad")),
    }
}

/// The offer to one of these after which this seat stands best, if both sides
/// stand better than now.
pub(crate) fn propose<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    eyes: &Eyes<'_, G>,
    to: SeatSet,
    luck: &mut Luck,
) -> Option<Proposal<G::Goods>> {
    let seat = eyes.seat();
    let worlds: Vec<G> = (0..WORLDS).map(|_| eyes.sample(&mut luck.draw())).collect();
    let scale = Scale { evaluation, eyes };
    let own = eyes.wares(seat);
    let mut best: Option<(i32, Swap<G::Goods>)> = None;
    for other in to {
        let theirs = eyes.wares(other);
        for _ in 0..THOUGHTS {
            let (Some(gives), Some(gets)) = (handful(&own, luck), handful(&theirs, luck)) else {
                continue;
            };
            let (Ok(gives), Ok(gets)) = (gives.parse(), gets.parse()) else {
                continue;
            };
            let swap = Swap {
                from: seat,
                to: other,
                gives,
                gets,
            };
            let Some(weighed) = scale.weigh(&worlds, &swap) else {
                continue;
            };
            let gain = weighed.gain(seat, &swap);
            let likely = 2 * weighed.worlds >= WORLDS as i32;
            let better = best.as_ref().is_none_or(|(most, _)| gain > *most);
            if likely && better && gain > 0 && weighed.gain(other, &swap) > 0 {
                best = Some((gain, swap));
            }
        }
    }
    best.map(|(_, swap)| Proposal {
        swap,
        why: Text::new("bot-deal-both"),
    })
}

/// Some of one ware, in notation.
fn handful(wares: &[Ware], luck: &mut Luck) -> Option<String> {
    let there: Vec<&Ware> = wares.iter().filter(|ware| ware.most > 0).collect();
    if there.is_empty() {
        return None;
    }
    let ware = there[luck.draw().index(there.len())];
    let most = ware.most.min(HANDFUL);
    let count = 1 + luck.draw().below(u32::from(most)) as u16;
    Some(goods::written([(count, &ware.word)]))
}

/// What a swap changes, by an evaluation and what a seat sees.
struct Scale<'a, G: Game, E> {
    evaluation: &'a E,
    eyes: &'a Eyes<'a, G>,
}

/// How the leads of both sides change, summed over the worlds in which the swap
/// is possible.
struct Weighed {
    from: i32,
    to: i32,
    worlds: i32,
}

impl Weighed {
    /// What it gives this side in a world.
    fn gain<T>(&self, seat: Seat, swap: &Swap<T>) -> i32 {
        let sum = if seat == swap.from {
            self.from
        } else {
            self.to
        };
        sum / self.worlds.max(1)
    }
}

impl<G: Game, E: Evaluation<G>> Scale<'_, G, E> {
    /// Nothing, where it is possible in none of these worlds.
    fn weigh(&self, worlds: &[G], swap: &Swap<G::Goods>) -> Option<Weighed> {
        let content = self.eyes.content();
        let mut weighed = Weighed {
            from: 0,
            to: 0,
            worlds: 0,
        };
        for world in worlds {
            let mut after = world.clone();
            if after.exchange(content, swap, &mut Silence).is_err() {
                continue;
            }
            let (was, is) = (self.leads(world, swap), self.leads(&after, swap));
            weighed.from = weighed.from.saturating_add(is.0 - was.0);
            weighed.to = weighed.to.saturating_add(is.1 - was.1);
            weighed.worlds += 1;
            if weighed.worlds == WORLDS as i32 {
                break;
            }
        }
        (weighed.worlds > 0).then_some(weighed)
    }

    /// By how much the two sides are ahead.
    fn leads(&self, world: &G, swap: &Swap<G::Goods>) -> (i32, i32) {
        let content = self.eyes.content();
        let seats = world.standing(content).scores.len();
        let worths = self.evaluation.worths(content, world, seats);
        let of = |seat| lead(&worths[..seats], seat);
        (of(swap.from), of(swap.to))
    }
}
