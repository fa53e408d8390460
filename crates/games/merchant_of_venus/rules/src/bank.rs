//! Money: what players pay and get, credit, commissions (MOV-9.32a, MOV-12.22a,
//! MOV-12.32a, MOV-13.3b).

use engine::{Seat, Sink};

use crate::content::Content;
use crate::event::{Commission, MerchantEvent};
use crate::ids::{Good, Item};
use crate::state::{Berth, End};
use crate::{MerchantOfVenus, Play};

/// A share of a sum, rounded down in favour of the bank (MOV-R02).
pub(crate) const fn share(sum: i32, percent: i32) -> i32 {
    sum * percent / 100
}

/// A sum less a share of it, rounded up in favour of the bank (MOV-R02).
pub(crate) const fn discounted(sum: i32, percent: i32) -> i32 {
    sum - share(sum, percent)
}

impl MerchantOfVenus {
    /// Someone pays the bank, in cash.
    pub(crate) const fn charge(&mut self, seat: Seat, sum: i32) {
        self.merchant_mut(seat).cash -= sum;
        self.bank += sum;
    }

    /// MOV-12.22a, MOV-12.32a: does a purchase bring a commission to its buyer?
    pub(crate) fn pays_buyer(&self, content: &Content, seat: Seat, item: Item) -> bool {
        let own = Some(Berth::Spaceport(seat));
        let of_factory = match item {
            Item::Good(good) => {
                let facts = content.good(good);
                facts.factory && self.factory_of(facts.culture) == Some(seat)
            }
            Item::Gear(_) | Item::Relic(_) | Item::Fare(_) => false,
        };
        of_factory || self.berth(content, self.at(seat)) == own
    }

    /// What someone can spend here: cash, and credit of this turn.
    pub(crate) const fn purse(&self, seat: Seat) -> i32 {
        self.merchant(seat).cash + self.turn.credit
    }

    /// MOV-9.32b, MOV-R34: pays for a purchase, credit first.
    pub(crate) fn spend(&mut self, seat: Seat, price: i32) {
        let credit = price.min(self.turn.credit);
        self.turn.credit -= credit;
        self.charge(seat, price - credit);
    }
}

/// The bank pays someone. If it cannot, they get what is left, and the game is
/// over (MOV-13.3b, MOV-R43); says whether it goes on.
pub(crate) fn pay_out<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    sum: i32,
) -> bool {
    let game = &mut *play.game;
    let short = game.bank_runs_out && game.bank < sum;
    let paid = if short { game.bank } else { sum };
    game.bank -= paid;
    game.merchant_mut(seat).cash += paid;
    if short {
        game.finish(End::Bank);
        play.emit(MerchantEvent::BankBroke(sum - paid));
    }
    !short
}

/// MOV-12.22a to MOV-12.22d, MOV-R41: the owner of the Spaceport gets a share of
/// a trade in it; says whether the game goes on.
pub(crate) fn spaceport_commission<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    trader: Seat,
    sum: i32,
) -> bool {
    let at = play.game.at(trader);
    let berth = play.game.berth(play.content, at);
    let Some(Berth::Spaceport(owner)) = berth else {
        return true;
    };
    let sum = share(sum, play.content.figures.percent.spaceport);
    commission(play, owner, Commission::Spaceport(at), sum)
}

/// MOV-12.32a: the owner of the Factory gets a share of its Goods; says whether
/// the game goes on.
pub(crate) fn factory_commission<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    good: Good,
) -> bool {
    let facts = play.content.good(good);
    let owner = play.game.factories[facts.culture as usize];
    match owner {
        Some((owner, _)) if facts.factory => {
            let sum = share(facts.buy, play.content.figures.percent.factory);
            commission(play, owner, Commission::Factory(facts.culture), sum)
        }
        _ => true,
    }
}

fn commission<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    owner: Seat,
    of: Commission,
    sum: i32,
) -> bool {
    if sum == 0 {
        return true;
    }
    play.emit(MerchantEvent::Commission(owner, of, sum));
    pay_out(play, owner, sum)
}
