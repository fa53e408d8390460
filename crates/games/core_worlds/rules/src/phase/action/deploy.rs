//! Option 2: deploy Units (CW-DEP), and texts that bring further ones.

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, Verdict, affordable};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way, stray};
use crate::content::ability::{Action, Deployed, Lasting};
use crate::content::{CardType, Content, Kinds};
use crate::event::Event;
use crate::label::{about, done, group, paying, quoting};
use crate::phase::{Look, Play, draw, finish, pile_is_closed};
use crate::state::{CoreWorlds, Empire, Unit, there};

use super::{
    DEPLOYING, EndTurn, NO_SURGE, TACTIC_TIME, label_done, label_surge, surge, surge_option,
};

/// What a text that brings Units allows.
#[derive(Clone, Copy)]
pub(super) struct Allowed {
    of: Kinds,
    max_cost: u8,
    discount: u8,
}

/// All Units, for what they cost.
pub(super) const ANY: Allowed = Allowed {
    of: Kinds::UNIT,
    max_cost: u8::MAX,
    discount: 0,
};

/// Units in hand that can be paid for (CW-DEP-04).
pub(super) fn options(
    look: Look<'_>,
    seat: Seat,
    allowed: Allowed,
    out: &mut impl Options<CoreWorlds>,
) {
    let empire = look.game.empire(seat);
    for card in empire.hand.different() {
        if look.content.card(card).kind.is_unit() {
            out.option(
                Choice::Deploy(card),
                may_deploy(look, empire, card, allowed),
            );
        }
    }
}

#[inline]
fn may_deploy(look: Look<'_>, empire: &Empire, card: Card, allowed: Allowed) -> Verdict {
    let facts = look.content.card(card);
    if !allowed.of.contains(facts.kind) || facts.deploy > allowed.max_cost {
        return Err(Ban::new("core-worlds-why-not-brought", "CW-TXT-01"));
    }
    // Texts only ever lower a cost: whoever can pay all of it need not add up.
    if u16::from(facts.deploy) <= empire.energy {
        return Ok(());
    }
    let cost = empire.deploy_cost(look.content, card, allowed.discount);
    affordable(cost, empire.energy, "CW-DEP-04")
}

pub(super) fn label(look: Look<'_>, seat: Seat, card: Card, discount: u8) -> Label {
    let empire = look.game.empire(seat);
    let cost = empire.deploy_cost(look.content, card, discount);
    let text = about("core-worlds-deploy", look.content, card);
    paying(text, cost, empire.energy).in_group(group::DEPLOY)
}

/// By an Action Point (CW-DEP-02); more may follow (CW-DEP-05).
pub(super) fn begin<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    play.game.frames.goto(Deploy(seat).into());
    play.game.empire_mut(seat).spend_action();
    deploy(play, seat, card, 0);
}

/// One Unit. Its cost is that of this moment, with all that was deployed
/// before it (CW-DEP-06).
fn deploy<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, discount: u8) {
    let empire = play.game.empire_mut(seat);
    let facts = play.content.card(card);
    let cost = empire.deploy_cost(play.content, card, discount);
    empire.pay(cost);
    let spent = empire.is_used_up(card);
    if spent {
        empire.come_back(card);
    }
    empire.hand.give(card);
    empire.deployed = empire.deployed.with(facts.kind);
    empire.station(Unit {
        spent,
        ..Unit::new(card)
    });
    play.emit(Event::Deployed(seat, card, cost));
    match facts.deployed {
        Some(Deployed::Draw { .. }) => play.game.frames.call(Arrival(seat, card).into()),
        Some(Deployed::Deploy { up_to, .. }) => Bring::call(play, seat, card, up_to),
        None => {}
    }
}

/// This seat has deployed, and may deploy more (CW-DEP-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deploy(pub Seat);

impl Step<CoreWorlds> for Deploy {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        options(look, seat, ANY, out);
        surge_option(look, seat, out);
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let empire = look.game.empire(seat);
        let text = Text::new("core-worlds-ask-deploy")
            .with("actions", empire.actions)
            .with("energy", empire.energy);
        Question::new(text, "CW-DEP-01")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Deploy(card) => label(look, seat, card, 0),
            Choice::Surge => label_surge(look, seat),
            Choice::Done => label_done(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(while_deploying(subject))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Deploy(card) => begin(play, seat, card),
            Choice::Surge => surge(play, seat),
            Choice::Done => {
                play.emit(Event::Done(seat));
                play.game.frames.goto(EndTurn(seat).into());
            }
            _ => stray(choice),
        }
    }

    /// Without Action Points or cards in hand there is nothing more to deploy;
    /// both are public.
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let empire = play.game.empire(self.0);
        let over = empire.actions == 0 || empire.hand.is_empty();
        if over {
            play.game.frames.goto(EndTurn(self.0).into());
        }
        over
    }
}

/// What is not deployed has to wait.
fn while_deploying(subject: Subject) -> Ban {
    match subject {
        Subject::Hand(_) => TACTIC_TIME,
        Subject::Surges => NO_SURGE,
        Subject::Central(_) | Subject::Warzone(_) => DEPLOYING,
        Subject::Discards => pile_is_closed(subject).unwrap_or(DEPLOYING),
    }
}

/// This seat may deploy this many more Units by the text of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bring {
    /// Whose turn.
    pub seat: Seat,
    /// Whose text; a Tactic lies here until it has taken effect.
    pub card: Card,
    /// How many more.
    pub left: u8,
}

impl Bring {
    pub(super) fn call<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, left: u8) {
        play.game.frames.call(Self { seat, card, left }.into());
    }

    /// Which Units the text brings.
    fn allowed(self, content: &Content) -> Allowed {
        let facts = content.card(self.card);
        match (facts.deployed, facts.action) {
            (
                Some(Deployed::Deploy {
                    of,
                    max_cost,
                    discount,
                    ..
                }),
                _,
            ) => Allowed {
                of,
                max_cost,
                discount,
            },
            (_, Some(Action::Deploy { of, .. })) => Allowed { of, ..ANY },
            _ => unreachable!("{} brings no Units", self.card),
        }
    }

    fn close<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        finish(play, self.seat, self.card);
    }
}

impl Step<CoreWorlds> for Bring {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        options(look, seat, self.allowed(look.content), out);
        surge_option(look, seat, out);
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let text = about("core-worlds-ask-bring", look.content, self.card)
            .with("count", self.left)
            .with("energy", look.game.empire(seat).energy);
        Question::new(text, "CW-TXT-04")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Deploy(card) => {
                let discount = self.allowed(look.content).discount;
                label(look, seat, card, discount)
            }
            Choice::Surge => label_surge(look, seat),
            Choice::Done => label_done(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(while_deploying(subject))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Deploy(card) => {
                let left = self.left - 1;
                play.game.frames.goto(Self { left, ..self }.into());
                deploy(play, seat, card, self.allowed(play.content).discount);
            }
            Choice::Surge => surge(play, seat),
            Choice::Done => {
                play.emit(Event::Done(seat));
                self.close(play);
            }
            _ => stray(choice),
        }
    }

    /// All have come, or there is nobody left to come.
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let over = self.left == 0 || play.game.empire(self.seat).hand.is_empty();
        if over {
            self.close(play);
        }
        over
    }
}

/// This seat may use the text of the Unit just deployed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Arrival(pub Seat, pub Card);

impl Step<CoreWorlds> for Arrival {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<CoreWorlds>) {
        out.may(Choice::Use(self.1, Way::Plain));
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = about("core-worlds-ask-arrival", look.content, self.1);
        Question::new(text, "CW-TXT-01")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Use(card, _) => {
                Label::new(quoting("core-worlds-use", look.content, card)).in_group(group::USE)
            }
            Choice::Done => done("core-worlds-done-arrival"),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        let first = Ban::new("core-worlds-why-arrival", "CW-TXT-01");
        Some(pile_is_closed(subject).unwrap_or(first))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        match choice {
            Choice::Use(card, _) => {
                play.emit(Event::Used(seat, card));
                match there(play.content.card(card).deployed) {
                    Deployed::Draw { cards } => draw(play, seat, cards),
                    Deployed::Deploy { .. } => unreachable!("{card} brings Units by itself"),
                }
            }
            Choice::Done => play.emit(Event::Done(seat)),
            _ => stray(choice),
        }
    }
}

impl Empire {
    /// What deploying this card costs now, never below 0 (CW-R24).
    #[must_use]
    pub fn deploy_cost(&self, content: &Content, card: Card, discount: u8) -> u16 {
        let facts = content.card(card);
        let full = u16::from(facts.deploy);
        let (bounded, lasting) = self.lasting_cost(content, facts.kind, full);
        // CW-R04: its own text works already in hand.
        let own = facts.own_discount.map_or(0, |own| {
            let count = self.stationed(content, |kind| own.of.contains(kind));
            u16::from(own.energy) * u16::from(count)
        });
        bounded
            .saturating_sub(lasting)
            .saturating_sub(own.saturating_add(u16::from(discount)))
    }

    /// What the texts in the Warzone leave of a cost: first those that have a
    /// lower bound, since the order is the player's and this one is never
    /// worse; and what those that have none take off besides.
    fn lasting_cost(&self, content: &Content, kind: CardType, full: u16) -> (u16, u16) {
        let mut left = (full, 0_u16);
        for text in self.lasting(content) {
            if let Lasting::DeployDiscount {
                of, energy, least, ..
            } = text
                && of.contains(kind)
                && !self.is_past(text)
            {
                let (energy, least) = (u16::from(energy), u16::from(least));
                if least == 0 {
                    left.1 = left.1.saturating_add(energy);
                } else if left.0 > least {
                    left.0 = left.0.saturating_sub(energy).max(least);
                }
            }
        }
        left
    }
}
