//! Option 4: texts "as an Action" (CW-ABL).

use engine::cards::Hidden;
use engine::step::Options;
use engine::{Label, Seat, Sink};

use crate::ban::{Ban, Verdict, affordable};
use crate::card::Card;
use crate::choice::Choice;
use crate::content::CardType;
use crate::content::ability::Action;
use crate::event::Event;
use crate::label::{about, group, paying, quoting};
use crate::phase::{Look, Play, draw, finish, leave_hand};
use crate::state::{CoreWorlds, there};

use super::deploy::Bring;
use super::{EndTurn, TACTIC_TIME};

/// A card without a text "as an Action".
pub(super) const NO_ACTION: Ban = Ban::new("core-worlds-why-no-action", "CW-ABL-01");

/// Tactics in hand and Units in the Warzone.
pub(super) fn options(look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
    let empire = look.game.empire(seat);
    for card in empire.hand.different() {
        let facts = look.content.card(card);
        if facts.kind == CardType::Tactic {
            let verdict = match facts.action {
                Some(_) => affordable(u16::from(facts.deploy), empire.energy, "CW-ABL-03"),
                None => Err(TACTIC_TIME),
            };
            out.option(Choice::Act(card), verdict);
        }
    }
    let mut last = None;
    for unit in &empire.units {
        let Some(text) = look.content.card(unit.card).action else {
            continue;
        };
        if last == Some(unit.card) {
            continue;
        }
        // CW-R30.
        let fresh: Verdict = if unit.spent {
            Err(Ban::new("core-worlds-why-used", "CW-R30"))
        } else {
            last = Some(unit.card);
            Ok(())
        };
        match (text, fresh) {
            (Action::Recover { of, .. }, Ok(())) => {
                let wanted = |card: Card| of.contains(look.content.card(card).kind);
                let mut any = false;
                for (place, &card) in empire.discard.iter().enumerate() {
                    if wanted(card) && !empire.discard[..place].contains(&card) {
                        out.may(Choice::Recover(unit.card, card));
                        any = true;
                    }
                }
                if !any {
                    let nothing = Ban::new("core-worlds-why-nothing-there", "CW-TXT-05");
                    out.option(Choice::Act(unit.card), Err(nothing));
                }
            }
            (_, fresh) => out.option(Choice::Act(unit.card), fresh),
        }
    }
}

pub(super) fn label(look: Look<'_>, seat: Seat, card: Card) -> Label {
    let facts = look.content.card(card);
    let (key, cost) = match (facts.kind, u16::from(facts.deploy)) {
        (CardType::Tactic, 0) => ("core-worlds-act-tactic", 0),
        (CardType::Tactic, cost) => ("core-worlds-act-paid", cost),
        _ => ("core-worlds-act", 0),
    };
    let energy = look.game.empire(seat).energy;
    paying(quoting(key, look.content, card), cost, energy).in_group(group::ACT)
}

pub(super) fn label_recover(look: Look<'_>, unit: Card, card: Card) -> Label {
    let text = about("core-worlds-recover", look.content, card);
    Label::new(text.with("unit", look.content.name(unit))).in_group(group::ACT)
}

/// The whole turn, 1 Action Point and any Energy shown (CW-ABL-02,
/// CW-ABL-03).
pub(super) fn act<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    let facts = play.content.card(card);
    begin(play, seat);
    if facts.kind == CardType::Tactic {
        leave_hand(play, seat, card);
    } else {
        spend_unit(play, seat, card);
    }
    match there(facts.action) {
        Action::Draw { cards, .. } => {
            draw(play, seat, cards);
            finish(play, seat, card);
        }
        Action::Command { actions, cards } => {
            let empire = play.game.empire_mut(seat);
            empire.actions = empire.actions.saturating_add(actions);
            play.emit(Event::Commanded(seat, actions));
            draw(play, seat, cards);
            finish(play, seat, card);
        }
        Action::Deploy { up_to, .. } => Bring::call(play, seat, card, up_to),
        Action::Recover { .. } => unreachable!("it names the card that is taken back"),
    }
}

/// A card from one's own discard pile, for all to see.
pub(super) fn recover<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, unit: Card, card: Card) {
    begin(play, seat);
    spend_unit(play, seat, unit);
    let empire = play.game.empire_mut(seat);
    let place = there(empire.discard.iter().rposition(|other| *other == card));
    empire.discard.take(place);
    empire.hand.take(Hidden::seen(card));
    play.emit(Event::Recovered(seat, card));
}

fn begin<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    play.game.frames.goto(EndTurn(seat).into());
    play.game.empire_mut(seat).spend_action();
}

/// A Unit's action text is used; some only once a round (CW-R30).
fn spend_unit<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    play.emit(Event::Used(seat, card));
    let once = match there(play.content.card(card).action) {
        Action::Draw { once, .. } | Action::Recover { once, .. } => once,
        Action::Deploy { .. } | Action::Command { .. } => true,
    };
    let empire = play.game.empire_mut(seat);
    let place = there(empire.find(|unit| unit.card == card && !unit.spent));
    empire.change(place, |unit| unit.spent = once);
}
