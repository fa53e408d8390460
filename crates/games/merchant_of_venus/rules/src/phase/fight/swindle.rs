//! Swindles: Goods are stolen from a ship in the same port (MOV-15.5a, MOV-15.53a to
//! MOV-15.53d).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use super::fire::with_odds;
use super::odds::Sums;
use super::story::FightEvent;
use super::{Battle, Target, clash};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::ids::{Good, Item};
use crate::phase::port::Market;
use crate::stowage::First;
use crate::{Look, MerchantOfVenus, Play};

/// MOV-15.51a, MOV-15.53a, MOV-R50: bought from the Culture, for cash; the victim
/// has a Good, and the attacker a free hold.
fn may_swindle(market: &Market<'_>, victim: Seat) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    market.trader()?;
    if game.at(victim) != market.at {
        return Err(Ban::NotHere(victim));
    }
    let Some(good) = goods(game, victim).next() else {
        return Err(Ban::NoGoods(victim));
    };
    market.may_buy_more()?;
    market.has_cash(content.figures.combat.swindle)?;
    market.has_room(Item::Good(good))
}

fn goods(game: &MerchantOfVenus, victim: Seat) -> impl Iterator<Item = Good> {
    let cargo = game.merchant(victim).cargo;
    let all = Good::VARIANTS.iter().copied();
    all.filter(move |good| cargo.count(Item::Good(*good)) > 0)
}

/// MOV-15.53b: a pip for each Spaceport, Factory and Fort in the very space, and one
/// for who is at home.
pub(super) fn sums(look: Look<'_>, attacker: Seat, victim: Seat) -> Sums {
    let (game, content) = (look.game, look.content);
    let space = game.at(attacker);
    let more = |seat| {
        let holdings: i32 = game.holdings(content, seat, space).iter().sum();
        holdings + i32::from(game.is_native(content, seat, space))
    };
    Sums {
        pip: 1,
        attack: more(attacker),
        defence: more(victim),
    }
}

pub(crate) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    if !market.look.game.modules.combat {
        return;
    }
    for victim in market.look.game.everyone() {
        if victim != market.seat {
            let choice = Choice::Attack(Target::Goods(victim));
            out.option(choice, may_swindle(market, victim));
        }
    }
}

pub(crate) fn label(market: &Market<'_>, victim: Seat) -> Label {
    let price = market.look.content.figures.combat.swindle;
    let odds = sums(market.look, market.seat, victim).odds();
    let cash = market.merchant.cash;
    let text = Text::new("mov-swindle").with("seat", victim);
    Label::new(with_odds(text.with("price", price), odds))
        .in_group("mov-group-attack")
        .with_change("mov-cash", cash, cash - price)
}

/// MOV-15.6a, MOV-R50: what it costs is gone, whatever comes of it, and nobody gets
/// a commission.
pub(crate) fn swindle<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, victim: Seat) {
    let price = play.content.figures.combat.swindle;
    play.game.charge(seat, price);
    play.game.turn.bought = true;
    play.emit(FightEvent::Swindled(seat, victim, price).into());
    clash(play, Battle::new(seat, Target::Goods(victim)));
}

/// MOV-15.53c.
pub(super) fn won<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, thief: Seat, victim: Seat) {
    play.game.frames.call(Steal { thief, victim }.into());
}

/// The attacker chooses a Good of the victim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Steal {
    /// Who takes one.
    pub thief: Seat,
    /// Whose it is.
    pub victim: Seat,
}

impl Step<MerchantOfVenus> for Steal {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.thief)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        for good in goods(look.game, self.victim) {
            out.may(Choice::Steal(good));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let text = Text::new("mov-ask-steal").with("seat", self.victim);
        Question::new(text, "MOV-15.53c")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let Choice::Steal(good) = choice else {
            stray(choice)
        };
        let text = Text::new("mov-steal").with("good", &look.content.good(good).name);
        Label::new(text)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Battle)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Steal(good) = choice else {
            stray(choice)
        };
        play.game.frames.end();
        let item = Item::Good(good);
        play.game.take_off(self.victim, item, First::Sound);
        play.game.bring_aboard(self.thief, item);
        play.emit(FightEvent::Stole(self.thief, self.victim, good).into());
    }

    /// Where all Goods are alike there is nothing to choose.
    fn settle<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let mut goods = goods(play.game, self.victim);
        match (goods.next(), goods.next()) {
            (Some(only), None) => {
                drop(goods);
                self.apply(play, self.thief, Choice::Steal(only));
                true
            }
            _ => false,
        }
    }
}
