//! The cup: what goes in, and what comes out (MOV-2.7a, MOV-10.1b, MOV-R09).

use engine::Sink;
use strum::VariantArray;

use crate::Play;
use crate::event::{Drawn, MerchantEvent};
use crate::ids::{Demand, Fare, Good};
use crate::state::Counters;

impl Counters {
    /// How many counters there are.
    pub(crate) fn len(&self) -> usize {
        self.kinds().map(usize::from).sum()
    }

    /// How many there are of each kind: Goods, Demands, passengers.
    fn kinds(&self) -> impl Iterator<Item = u8> {
        let goods = self.goods.iter().chain(&self.demands);
        goods.chain(&self.fares).copied()
    }

    /// Takes out the counter that stands at this place when all lie in a row.
    fn take(&mut self, place: u32) -> Drawn {
        let mut place = place;
        let mut is_it = |count: &mut u8| {
            let found = place < u32::from(*count);
            if found {
                *count -= 1;
            } else {
                place -= u32::from(*count);
            }
            found
        };
        if let Some(kind) = self.goods.iter_mut().position(&mut is_it) {
            return Drawn::Good(Good::VARIANTS[kind]);
        }
        if let Some(kind) = self.demands.iter_mut().position(&mut is_it) {
            let demand = Demand::all().nth(kind);
            return Drawn::Demand(demand.unwrap_or_else(|| unreachable!("it was found")));
        }
        let kind = self.fares.iter_mut().position(&mut is_it);
        match kind.and_then(|kind| Fare::all().nth(kind)) {
            Some(fare) => Drawn::Fare(fare),
            None => unreachable!("a counter beyond the last"),
        }
    }
}

/// Draws this many counters at random, each to its own Culture: they are in play
/// at once, or wait until it is discovered (MOV-10.11a, MOV-10.12a, MOV-10.12b).
pub(crate) fn draw<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, count: usize) {
    for _ in 0..count {
        let game = &mut *play.game;
        let all = game.cup.len() as u32;
        let place = play.dice.shared(&mut game.chance).below(all);
        let drawn = game.cup.take(place);
        match drawn {
            Drawn::Good(good) => game.out.goods[good as usize] += 1,
            Drawn::Demand(demand) => game.out.demands[demand.index()] += 1,
            Drawn::Fare(fare) => game.out.fares[fare.index()] += 1,
        }
        play.emit(MerchantEvent::Drew(drawn));
    }
}
