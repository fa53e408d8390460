//! A Good that a hit has unloaded: the winner may load it (MOV-15.431e,
//! MOV-15.431f).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::hit::Hit;
use super::story::FightEvent;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::cup;
use crate::event::MerchantEvent;
use crate::ids::{Gear, Good, Item};
use crate::phase::port::cargo::jettison;
use crate::{Look, MerchantOfVenus, Play};

/// The winner may load this Good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Loot {
    /// Who has hit whom.
    pub hit: Hit,
    /// What was unloaded.
    pub good: Good,
}

impl Loot {
    fn may_load(self, look: Look<'_>) -> Result<(), Ban> {
        let merchant = look.game.merchant(self.hit.winner);
        let item = Item::Good(self.good);
        match merchant.cargo.has_room(look.content, merchant.ship, item) {
            true => Ok(()),
            false => Err(Ban::NoRoom(item)),
        }
    }

    /// MOV-15.431f, MOV-11.3e: may one of so many go overboard to make room? Goods and
    /// equipment in holds, but for what was acquired in this turn.
    fn is_spare(self, look: Look<'_>, item: Item, left: u8) -> bool {
        let winner = self.hit.winner;
        let kept = match look.game.active() == Some(winner) {
            true => look.game.turn.acquired.count(item),
            false => 0,
        };
        let hull = matches!(item, Item::Gear(gear) if gear.fits_hull());
        left > kept.max(u8::from(hull))
    }

    /// Everything that can go overboard, if that makes room for the Good.
    fn drops(self, look: Look<'_>, drop: impl FnMut(Item)) {
        if self.may_load(look).is_ok() {
            return;
        }
        let merchant = look.game.merchant(self.hit.winner);
        let goods = Good::VARIANTS.iter().map(|good| Item::Good(*good));
        let items = goods.chain(Gear::VARIANTS.iter().map(|gear| Item::Gear(*gear)));
        let mut rest = merchant.cargo;
        for item in items.clone() {
            while self.is_spare(look, item, rest.count(item)) {
                rest.remove(item);
            }
        }
        let good = Item::Good(self.good);
        if rest.has_room(look.content, merchant.ship, good) {
            let spare = |item: &Item| self.is_spare(look, *item, merchant.cargo.count(*item));
            items.filter(spare).for_each(drop);
        }
    }
}

impl Step<MerchantOfVenus> for Loot {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.hit.winner)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        out.option(Choice::Load, self.may_load(look));
        self.drops(look, |item| out.may(Choice::Drop(item)));
        out.may(Choice::Leave);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("mov-ask-loot")
            .with("seat", self.hit.loser)
            .with("good", &look.content.good(self.good).name);
        Question::new(text, "MOV-15.431e")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let good = &look.content.good(self.good).name;
        Label::new(match choice {
            Choice::Load => Text::new("mov-load").with("good", good),
            Choice::Leave => Text::new("mov-leave").with("good", good),
            Choice::Drop(item) => Text::new("mov-jettison").with("item", look.content.item(item)),
            _ => stray(choice),
        })
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Battle)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Load => {
                play.game.bring_aboard(seat, Item::Good(self.good));
                play.emit(FightEvent::Looted(seat, self.good).into());
                self.hit.over(play);
            }
            Choice::Leave => self.leave(play),
            Choice::Drop(item) => jettison(play, seat, item),
            _ => stray(choice),
        }
    }

    /// Where no room can be made the Good is lost.
    fn settle<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let look = play.look();
        let mut drops = 0;
        self.drops(look, |_| drops += 1);
        if drops > 0 || self.may_load(look).is_ok() {
            return false;
        }
        self.leave(play);
        true
    }
}

impl Loot {
    fn leave<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) {
        play.game.cup.goods[self.good as usize] += 1;
        play.emit(FightEvent::Left(self.hit.winner, self.good).into());
        cup::draw(play, 1);
        self.hit.over(play);
    }
}
