//! A hit: the winner destroys something on the hull, or damages a hold
//! (MOV-15.431a to MOV-15.431e).

use arrayvec::ArrayVec;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::loot::Loot;
use super::lose_turn;
use super::story::FightEvent;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Content;
use crate::cup;
use crate::event::MerchantEvent;
use crate::ids::{Good, Item, Relic};
use crate::stowage::{First, MAX_HOLDS, Pair};
use crate::{Look, MerchantOfVenus, Play};

/// What a hold has in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hold {
    /// Equipment and passengers.
    Small(Pair),
    /// A Good.
    Good(Good),
    /// Nothing.
    Empty,
}

impl Hold {
    /// Would a hit there do anything (MOV-R67)?
    fn can_be_hurt(&self) -> bool {
        match self {
            Self::Small(pair) => pair
                .iter()
                .any(|stowed| matches!(stowed.item, Item::Fare(_)) || !stowed.damaged),
            Self::Good(_) => true,
            Self::Empty => false,
        }
    }
}

impl MerchantOfVenus {
    /// MOV-R49: every hold of a ship: those with small counters first, then Goods.
    pub(crate) fn holds(&self, content: &Content, seat: Seat) -> ArrayVec<Hold, MAX_HOLDS> {
        let merchant = self.merchant(seat);
        let all = usize::from(content.ship(merchant.ship).holds);
        let goods = merchant.cargo.goods();
        let stowage = merchant.stowage.packed(all.saturating_sub(goods));
        let small = (0..stowage.holds()).map(|hold| Hold::Small(stowage.pair(hold)));
        let kinds = Good::VARIANTS.iter();
        let goods = kinds.flat_map(|good| {
            let count = usize::from(merchant.cargo.count(Item::Good(*good)));
            std::iter::repeat_n(Hold::Good(*good), count)
        });
        let empty = std::iter::repeat(Hold::Empty);
        small.chain(goods).chain(empty).take(all).collect()
    }

    /// What hangs on the hull, Relics among it.
    pub(crate) fn hull(&self, seat: Seat) -> impl Iterator<Item = Item> {
        let merchant = self.merchant(seat);
        let relics = Relic::VARIANTS.iter().copied();
        let relics = relics.filter(|relic| merchant.cargo.has(*relic));
        let gear = merchant.stowage.hull().map(|stowed| stowed.item);
        gear.chain(relics.map(Item::Relic))
    }
}

/// The winner of a battle strikes the loser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hit {
    /// Who chooses.
    pub winner: Seat,
    /// Who is hit.
    pub loser: Seat,
}

impl Hit {
    pub(super) fn call<S: Sink<MerchantEvent>>(
        play: &mut Play<'_, S>,
        (winner, loser): (Seat, Seat),
    ) {
        play.emit(FightEvent::Struck(winner, loser).into());
        play.game.frames.call(Self { winner, loser }.into());
    }

    /// What is being hit, or carried over, is done: who has attacked and lost has
    /// no more turn (MOV-15.43d).
    pub(super) fn over<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        if play.game.active() == Some(self.loser) {
            lose_turn(play, self.loser);
        }
    }

    /// Every hit that does anything, each once (MOV-R67).
    fn hits(self, look: Look<'_>, mut hit: impl FnMut(Choice)) {
        for item in look.game.hull(self.loser) {
            hit(Choice::HitHull(item));
        }
        let holds = look.game.holds(look.content, self.loser);
        for (nth, hold) in holds.iter().enumerate() {
            if hold.can_be_hurt() && !holds[..nth].contains(hold) {
                hit(Choice::HitHold(nth as u8 + 1));
            }
        }
    }
}

/// What is in a hold, in words.
fn inside(look: Look<'_>, seat: Seat, number: u8) -> Text {
    let content = look.content;
    let hold = &look.game.holds(content, seat)[usize::from(number) - 1];
    let items: ArrayVec<Item, 2> = match hold {
        Hold::Small(pair) => pair.iter().map(|stowed| stowed.item).collect(),
        Hold::Good(good) => [Item::Good(*good)].into_iter().collect(),
        Hold::Empty => ArrayVec::new(),
    };
    let named = items.iter().map(|item| {
        let text = Text::new("mov-count-of").with("count", 1);
        text.with("item", content.item(*item))
    });
    let list = |first, rest| {
        Text::new("goods-list")
            .with("first", first)
            .with("rest", rest)
    };
    named
        .reduce(list)
        .unwrap_or_else(|| Text::new("goods-none"))
}

impl Step<MerchantOfVenus> for Hit {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.winner)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        self.hits(look, |choice| out.may(choice));
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let text = Text::new("mov-ask-hit").with("seat", self.loser);
        Question::new(text, "MOV-15.431a")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::HitHull(item) => {
                let text = Text::new("mov-hit-hull").with("item", look.content.item(item));
                Label::new(text).in_group("mov-group-hull")
            }
            Choice::HitHold(number) => {
                let text = Text::new("mov-hit-hold")
                    .with("number", number)
                    .with("items", inside(look, self.loser, number));
                Label::new(text).in_group("mov-group-hold")
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Battle)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::HitHull(item) => {
                destroy(play, self.loser, item);
                self.over(play);
            }
            Choice::HitHold(number) => {
                let holds = play.game.holds(play.content, self.loser);
                match &holds[usize::from(number) - 1] {
                    Hold::Good(good) => {
                        let item = Item::Good(*good);
                        play.game.take_off(self.loser, item, First::Sound);
                        play.emit(FightEvent::Unloaded(self.loser, *good).into());
                        let loot = Loot {
                            hit: self,
                            good: *good,
                        };
                        play.game.frames.goto(loot.into());
                    }
                    Hold::Small(pair) => {
                        damage(play, self.loser, (usize::from(number) - 1, pair));
                        self.over(play);
                    }
                    Hold::Empty => stray(choice),
                }
            }
            _ => stray(choice),
        }
    }

    /// A ship with nothing to hit is not hit (MOV-R67).
    fn settle<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let mut hits = 0;
        self.hits(play.look(), |_| hits += 1);
        if hits > 0 {
            return false;
        }
        play.emit(FightEvent::Unharmed(self.loser).into());
        self.over(play);
        true
    }
}

/// MOV-15.431b: equipment returns to the bank, a Relic leaves the game.
fn destroy<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, loser: Seat, item: Item) {
    play.game.take_from_hull(loser, item);
    match item {
        Item::Gear(gear) => play.game.bank_gear[gear as usize] += 1,
        Item::Relic(relic) => play.game.gone |= 1 << relic as u16,
        Item::Good(_) | Item::Fare(_) => stray(Choice::HitHull(item)),
    }
    play.emit(FightEvent::Shattered(loser, item).into());
}

/// MOV-15.431c, MOV-15.431d, MOV-R49: equipment is damaged, passengers go into the
/// cup, and others come out.
fn damage<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    loser: Seat,
    (hold, pair): (usize, &Pair),
) {
    // The hold is counted as holds are when they are packed.
    let merchant = play.game.merchant_mut(loser);
    let all = usize::from(play.content.ship(merchant.ship).holds);
    let goods = merchant.cargo.goods();
    merchant.stowage = merchant.stowage.packed(all.saturating_sub(goods));
    merchant.stowage.damage(hold);
    let mut lost = 0;
    for stowed in pair {
        let told = match stowed.item {
            Item::Fare(fare) => {
                play.game.take_off(loser, stowed.item, First::Sound);
                play.game.cup.fares[fare.index()] += 1;
                lost += 1;
                FightEvent::Abandoned(loser, fare)
            }
            _ if stowed.damaged => continue,
            item => FightEvent::Damaged(loser, item),
        };
        play.emit(told.into());
    }
    cup::draw(play, lost);
}
