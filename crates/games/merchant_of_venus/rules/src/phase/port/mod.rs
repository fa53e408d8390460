//! Where a move has ended: trade, and whatever else is done in place (MOV-9.1a to
//! MOV-12.42b).

pub mod barter;
pub mod buy;
pub mod cargo;
pub mod deeds;
pub mod exchange;
pub mod sell;

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::fight::story::FightEvent;
use super::fight::{Target, fort, revolt, stow, swindle};
use super::{end_turn, flight};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Terrain;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Item, Space, System};
use crate::state::{Berth, Merchant, Turn};
use crate::{Look, MerchantOfVenus, Play};

/// This seat's move has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Port(pub Seat);

impl Port {
    /// The move has ended: who can has landed, and perhaps discovered somebody.
    pub(super) fn open<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        let space = play.game.at(seat);
        let lay = play.content.map.lay(space);
        let (city, system) = (lay.terrain.is_city(), lay.system);
        // MOV-9.41a, MOV-9.42a, MOV-R15.
        play.game.turn.limited = play.game.turn.moved && city;
        play.game.frames.goto(Self(seat).into());
        let berth = play.game.berth(play.content, space);
        let berth = berth.filter(|_| !play.game.turn.stopped);
        // Who stops has said so.
        if play.game.turn.moved && !play.game.turn.stopped {
            play.emit(match berth {
                Some(_) => MerchantEvent::Landed(seat, space),
                None => MerchantEvent::Drifts(seat, space),
            });
        }
        // MOV-11.4a: whoever is there can be dealt with now, so the move is no longer
        // tentative.
        if berth.is_some() {
            let beside = |other: &Seat| *other != seat && play.game.at(*other) == space;
            let beside = play.game.everyone().filter(beside).collect();
            play.sink.concern(beside);
        }
        if let (Some(berth), Some(system)) = (berth, system)
            && berth.is_inhabited()
        {
            discover(play, seat, system);
            repair(play, seat);
        }
    }
}

/// MOV-7.3a, MOV-R26: whoever lands first discovers the Culture, and gets its IOU.
fn discover<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, system: System) {
    let world = &mut play.game.worlds[system as usize];
    let Some(culture) = world.culture.filter(|_| !world.discovered) else {
        return;
    };
    world.discovered = true;
    play.game.merchant_mut(seat).ious |= 1 << culture as u16;
    play.emit(MerchantEvent::Discovered(seat, system, culture));
}

/// MOV-15.432b: with a Culture everything is repaired, for nothing.
fn repair<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let at = play.game.at(seat);
    let trades = play.game.trader(play.content, at).is_some();
    if trades && play.game.merchant_mut(seat).stowage.repair() {
        play.emit(FightEvent::Repaired(seat).into());
    }
}

/// Someone in port: all that trade goes by.
#[derive(Clone, Copy)]
pub(crate) struct Market<'a> {
    pub(super) look: Look<'a>,
    pub(super) seat: Seat,
    pub(super) at: Space,
    pub(super) merchant: &'a Merchant,
    turn: &'a Turn,
    /// Where the ship has landed, if it has.
    berth: Option<Berth>,
    /// Who trades there.
    trader: Option<Culture>,
}

impl<'a> Market<'a> {
    pub(crate) fn of(look: Look<'a>, seat: Seat) -> Self {
        let game = look.game;
        let at = game.at(seat);
        let landed = !game.turn.stopped;
        Self {
            look,
            seat,
            at,
            merchant: game.merchant(seat),
            turn: &game.turn,
            berth: game.berth(look.content, at).filter(|_| landed),
            trader: game.trader(look.content, at).filter(|_| landed),
        }
    }

    /// The Culture to trade with (MOV-9.1b).
    pub(super) fn trader(&self) -> Result<Culture, Ban> {
        self.trader.ok_or(Ban::NobodyHere)
    }

    fn is_base(&self) -> bool {
        self.look.content.map.lay(self.at).terrain == Terrain::Base
    }

    pub(super) fn system(&self) -> Option<System> {
        self.look.content.map.lay(self.at).system
    }

    /// MOV-9.41a: one purchase in the turn of landing in a City.
    pub(super) const fn may_buy_more(&self) -> Result<(), Ban> {
        if self.turn.limited && self.turn.bought {
            Err(Ban::BoughtOne)
        } else {
            Ok(())
        }
    }

    /// MOV-9.41b: one sale or barter in the turn of landing in a City.
    const fn may_sell_more(&self) -> Result<(), Ban> {
        if self.turn.limited && self.turn.sold {
            Err(Ban::SoldOne)
        } else {
            Ok(())
        }
    }

    /// MOV-12.41a: the whole price must be there.
    pub(super) const fn can_pay(&self, price: i32) -> Result<(), Ban> {
        if self.look.game.purse(self.seat) < price {
            Err(Ban::TooDear(price))
        } else {
            Ok(())
        }
    }

    /// MOV-R34: credit buys no attacks.
    pub(super) const fn has_cash(&self, price: i32) -> Result<(), Ban> {
        if self.merchant.cash < price {
            Err(Ban::NoCash(price))
        } else {
            Ok(())
        }
    }

    pub(super) fn has_room(&self, item: Item) -> Result<(), Ban> {
        let cargo = &self.merchant.cargo;
        if cargo.has_room(self.look.content, self.merchant.ship, item) {
            Ok(())
        } else {
            Err(Ban::NoRoom(item))
        }
    }

    fn has_aboard(&self, item: Item) -> Result<(), Ban> {
        if self.merchant.cargo.count(item) > 0 {
            Ok(())
        } else {
            Err(Ban::NotAboard)
        }
    }

    /// MOV-3.3a, MOV-9.2b, MOV-R02: what a Deed costs this player here.
    pub(super) fn deed_price(&self, printed: i32) -> i32 {
        let (game, content) = (self.look.game, self.look.content);
        match self.trader {
            Some(trader) => game.price_from(content, (self.seat, trader), printed),
            None => printed,
        }
    }

    /// A label with what a purchase takes from credit and cash.
    pub(super) fn priced(&self, text: Text, price: i32) -> Label {
        let from_credit = price.min(self.turn.credit);
        let cash = self.merchant.cash;
        Label::new(text.with("price", price))
            .with_change(
                "mov-credit",
                self.turn.credit,
                self.turn.credit - from_credit,
            )
            .with_change("mov-cash", cash, cash - (price - from_credit))
    }

    /// A label with the credit that something gives.
    fn credited(&self, text: Text, value: i32) -> Label {
        let credit = self.turn.credit;
        Label::new(text.with("value", value)).with_change("mov-credit", credit, credit + value)
    }

    /// A label with the cash that something brings.
    fn paid(&self, text: Text, sum: i32) -> Label {
        let cash = self.merchant.cash;
        Label::new(text.with("price", sum)).with_change("mov-cash", cash, cash + sum)
    }
}

impl Step<MerchantOfVenus> for Port {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<MerchantOfVenus>) {
        let market = Market::of(look, seat);
        if flight::observable(look, seat).is_some() {
            out.may(Choice::Look);
        }
        if market.berth.is_some() {
            cargo::deliveries(&market, out);
            barter::ious(&market, out);
            sell::options(&market, out);
            barter::options(&market, out);
            buy::options(&market, out);
            exchange::options(&market, out);
            deeds::options(&market, out);
            fort::options(&market, out);
            swindle::options(&market, out);
            revolt::options(&market, out);
            cargo::loads(&market, out);
            stow::options(&market, out);
            cargo::jettisons(&market, out);
        }
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Self(seat) = self;
        let market = Market::of(look, seat);
        let at = look.content.space(market.at);
        let (key, rule) = match (market.berth, market.trader) {
            (None, _) if flight::observable(look, seat).is_some() => ("mov-ask-orbit", "MOV-7.2b"),
            (None, _) => ("mov-ask-drifting", "MOV-4.4a"),
            (Some(_), Some(_)) if market.turn.limited => ("mov-ask-landed", "MOV-9.41a"),
            (Some(_), Some(_)) => ("mov-ask-market", "MOV-9.4a"),
            (Some(_), None) => ("mov-ask-place", "MOV-11.1a"),
        };
        let mut text = Text::new(key).with("space", at);
        if let (Some(_), Some(culture)) = (market.berth, market.trader) {
            text = text.with("culture", &look.content.culture(culture).name);
        }
        Question::new(text, rule)
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let market = Market::of(look, seat);
        match choice {
            Choice::Look => flight::look_label(look, seat),
            Choice::Buy(item) => buy::label(&market, item),
            Choice::Ship(ship) => exchange::label(&market, ship),
            Choice::Deed(space) => deeds::spaceport_label(&market, space),
            Choice::Factory(space) => deeds::factory_label(&market, space),
            Choice::Sell(good, demand) => sell::label(&market, good, demand),
            Choice::Barter(item) => barter::label(&market, item),
            Choice::Iou(culture) => barter::iou_label(&market, culture),
            Choice::Board(fare) => cargo::board_label(&market, fare),
            Choice::Deliver(fare) => cargo::deliver_label(&market, fare),
            Choice::Take => cargo::take_label(&market),
            Choice::Jettison(item) => cargo::jettison_label(&market, item),
            Choice::Fort(place) => fort::label(&market, place),
            Choice::Refort(from, place) => fort::refort_label(&market, from, place),
            Choice::Attack(Target::Goods(victim)) => swindle::label(&market, victim),
            Choice::Attack(target) => revolt::label(&market, target),
            Choice::Stow => Label::new(Text::new("mov-stow")),
            Choice::Done => Label::new(Text::new("mov-done")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        let market = Market::of(look, seat);
        Some(match subject {
            Subject::Space(space) => deeds::ban(&market, space),
            Subject::Culture(culture) => Ban::NoIou(culture),
            Subject::Good(_)
            | Subject::Gear(_)
            | Subject::Relic(_)
            | Subject::Fare(_)
            | Subject::Ship(_) => Ban::NobodyHere,
            Subject::Rastur(_) | Subject::Player(_) | Subject::Hold(..) => return None,
        })
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Look => flight::observe(play, seat),
            Choice::Buy(item) => buy::buy(play, seat, item),
            Choice::Ship(ship) => exchange::exchange(play, seat, ship),
            Choice::Deed(space) => deeds::build_spaceport(play, seat, space),
            Choice::Factory(space) => deeds::build_factory(play, seat, space),
            Choice::Sell(good, demand) => sell::sell(play, seat, good, demand),
            Choice::Barter(item) => barter::barter(play, seat, item),
            Choice::Iou(culture) => barter::use_iou(play, seat, culture),
            Choice::Board(fare) => cargo::board(play, seat, fare),
            Choice::Deliver(fare) => cargo::deliver(play, seat, fare),
            Choice::Take => cargo::take(play, seat),
            Choice::Jettison(item) => cargo::jettison(play, seat, item),
            Choice::Fort(place) => fort::build(play, seat, (None, place)),
            Choice::Refort(from, place) => fort::build(play, seat, (Some(from), place)),
            Choice::Attack(Target::Goods(victim)) => swindle::swindle(play, seat, victim),
            Choice::Attack(target) => revolt::prepare(play, seat, target),
            Choice::Stow => stow::stow(play, seat),
            Choice::Done => end_turn(play, seat),
            _ => stray(choice),
        }
    }
}
