//! The Energy Phase (CW-ENE).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, Verdict, affordable};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way, stray};
use crate::content::CardType;
use crate::content::ability::EnergyPhase;
use crate::event::Event;
use crate::label::{about, done, group, of_copy, paying, quoting};
use crate::state::{CoreWorlds, Empire, Unit, there};

use super::action::Turn;
use super::galactic::galactic_phase;
use super::price::Price;
use super::{Look, Play, finish, gain, leave_hand, pile_is_closed};

/// All Worlds of all players, before anyone decides anything (CW-ENE-02).
pub(super) fn produce<S: Sink<Event>>(play: &mut Play<'_, S>) {
    for seat in Seat::all(play.game.players()) {
        let energy = play.game.empire(seat).production(play.content);
        play.game.empire_mut(seat).receive(energy);
        play.emit(Event::Produced(seat, energy));
    }
}

/// This seat's decision begins; what its Units bring by themselves comes
/// first.
pub(super) fn open<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    play.game.frames.call(Energy(seat).into());
    for place in 0..play.game.empire(seat).units.len() {
        let card = play.game.empire(seat).units[place].card;
        if let Some(EnergyPhase::Gain { energy }) = play.content.card(card).energy_phase {
            gain(play, seat, u16::from(energy), card);
        }
    }
}

/// This seat's decision in the Energy Phase (CW-ENE-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Energy(pub Seat);

impl Step<CoreWorlds> for Energy {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        let empire = look.game.empire(seat);
        for card in empire.hand.different() {
            out.option(Choice::Play(card, Way::Plain), may_play(look, empire, card));
        }
        for world in &empire.worlds {
            let verdict = may_use(look, empire, world.card, 0, world.spent);
            out.option(Choice::Use(world.card, Way::Plain), verdict);
        }
        // Of copies that are alike only one is offered, of others the usable.
        let mut last: Option<Unit> = None;
        for unit in &empire.units {
            let verdict = may_use(look, empire, unit.card, unit.tokens, unit.spent);
            let way = match last.filter(|last| last.card == unit.card) {
                None => Way::Plain,
                Some(last) if last.tokens == unit.tokens => continue,
                Some(_) => Way::Copy(unit.tokens),
            };
            if verdict.is_ok() {
                last = Some(*unit);
            }
            out.option(Choice::Use(unit.card, way), verdict);
        }
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let energy = look.game.empire(seat).energy;
        let text = Text::new("core-worlds-ask-energy").with("energy", energy);
        Question::new(text, "CW-ENE-03")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Play(card, _) => label_play(look, seat, card),
            Choice::Use(card, way) => {
                let label = label_use(look, seat, card).in_group(group::USE);
                match way {
                    Way::Copy(tokens) => of_copy(label, tokens),
                    _ => label,
                }
            }
            Choice::Done => done("core-worlds-done-energy"),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(match subject {
            Subject::Discards => return pile_is_closed(subject),
            Subject::Surges => Ban::new("core-worlds-why-surge-energy", "CW-ENE-09"),
            Subject::Central(_) => Ban::new("core-worlds-why-energy-phase", "CW-RND-02"),
            Subject::Hand(_) | Subject::Warzone(_) => NO_TEXT,
        })
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Play(card, _) => play_tactic(play, seat, card),
            Choice::Use(card, way) => use_text(play, seat, card, way),
            Choice::Done => {
                play.emit(Event::Done(seat));
                self.close(play);
            }
            _ => stray(choice),
        }
    }

    /// Whoever has no card in hand and no text to use is not asked; all that
    /// is public.
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let empire = play.game.empire(self.0);
        let over = empire.hand.is_empty() && !has_text(play.look(), empire);
        if over {
            self.close(play);
        }
        over
    }
}

impl Energy {
    /// The decision is final (CW-ENE-04): the next one's begins, or the
    /// Galactic Phase and then the first turn.
    fn close<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        let next = self.0.next(play.game.players());
        if next == play.game.destiny {
            galactic_phase(play);
            play.game.frames.call(Turn(next).into());
        } else {
            open(play, next);
        }
    }
}

const NO_TEXT: Ban = Ban::new("core-worlds-why-no-text", "CW-TXT-01");

/// A Tactic of the Energy Phase, if it can be paid.
#[inline]
fn may_play(look: Look<'_>, empire: &Empire, card: Card) -> Verdict {
    let facts = look.content.card(card);
    if facts.kind != CardType::Tactic {
        Err(Ban::new("core-worlds-why-unit-in-hand", "CW-UNI-05"))
    } else if facts.energy_phase.is_none() {
        Err(Ban::new("core-worlds-why-tactic-time", "CW-TAC-07"))
    } else {
        affordable(u16::from(facts.deploy), empire.energy, "CW-TXT-05")
    }
}

/// A text in the Warzone, once a round, if what it asks for is there: all by
/// public facts.
#[inline]
fn may_use(look: Look<'_>, empire: &Empire, card: Card, tokens: u8, spent: bool) -> Verdict {
    let paid = match look.content.card(card).energy_phase {
        None => return Err(NO_TEXT),
        Some(EnergyPhase::Gain { .. } | EnergyPhase::Surge { .. } | EnergyPhase::Tithe { .. }) => {
            return Err(Ban::new("core-worlds-why-by-itself", "CW-TXT-01"));
        }
        Some(_) if spent => return Err(Ban::new("core-worlds-why-used", "CW-TXT-02")),
        Some(EnergyPhase::Charge { max, .. }) if tokens >= max => {
            return Err(Ban::new("core-worlds-why-full", "CW-TXT-01"));
        }
        Some(EnergyPhase::Exchange { cards, .. }) => empire.hand.len() >= usize::from(cards),
        Some(EnergyPhase::Burn { .. }) => !empire.hand.is_empty(),
        Some(EnergyPhase::Charge { pay, .. }) => empire.energy >= u16::from(pay),
    };
    if paid {
        Ok(())
    } else {
        Err(Ban::new("core-worlds-why-unpaid", "CW-TXT-05"))
    }
}

fn has_text(look: Look<'_>, empire: &Empire) -> bool {
    let worlds = empire.worlds.iter();
    let mut worlds = worlds.map(|world| may_use(look, empire, world.card, 0, world.spent));
    let units = empire.units.iter();
    let mut units = units.map(|unit| may_use(look, empire, unit.card, unit.tokens, unit.spent));
    worlds.any(|verdict| verdict.is_ok()) || units.any(|verdict| verdict.is_ok())
}

fn label_play(look: Look<'_>, seat: Seat, card: Card) -> Label {
    let facts = look.content.card(card);
    let cost = u16::from(facts.deploy);
    let key = if cost > 0 {
        "core-worlds-play-for-paid"
    } else {
        "core-worlds-play-for"
    };
    let gained = facts
        .energy_phase
        .map_or(0, |text| energy_of(look, seat, text));
    let gain = Text::new("core-worlds-plus-energy").with("amount", gained);
    let text = about(key, look.content, card).with("gain", gain);
    paying(text, cost, look.game.empire(seat).energy).in_group(group::PLAY)
}

fn label_use(look: Look<'_>, seat: Seat, card: Card) -> Label {
    let about = |key| about(key, look.content, card);
    match look.content.card(card).energy_phase {
        Some(EnergyPhase::Exchange { cards, energy }) => about("core-worlds-use-exchange")
            .with("cards", cards)
            .with("gain", energy)
            .into(),
        Some(EnergyPhase::Burn { cards, energy }) => about("core-worlds-use-burn")
            .with("cards", cards)
            .with("gain", energy)
            .into(),
        Some(EnergyPhase::Charge { pay, .. }) => paying(
            about("core-worlds-use-charge"),
            u16::from(pay),
            look.game.empire(seat).energy,
        ),
        _ => quoting("core-worlds-use", look.content, card).into(),
    }
}

/// A Tactic played in the Energy Phase: no Action Point (CW-TAC-05).
fn play_tactic<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    leave_hand(play, seat, card);
    let text = there(play.content.card(card).energy_phase);
    let gained = energy_of(play.look(), seat, text);
    gain(play, seat, gained, card);
    finish(play, seat, card);
}

/// What a Tactic gives in the Energy Phase.
fn energy_of(look: Look<'_>, seat: Seat, text: EnergyPhase) -> u16 {
    match text {
        EnergyPhase::Gain { energy } => u16::from(energy),
        EnergyPhase::Surge { even, behind } => {
            let behind_now = is_behind(look, seat);
            u16::from(if behind_now { behind } else { even })
        }
        EnergyPhase::Tithe {
            worlds,
            energy,
            max,
        } => {
            let count = look.game.empire(seat).worlds.len() / usize::from(worlds.max(1));
            count.min(usize::from(max)) as u16 * u16::from(energy)
        }
        // Texts of Units and Worlds.
        EnergyPhase::Exchange { .. } | EnergyPhase::Burn { .. } | EnergyPhase::Charge { .. } => 0,
    }
}

/// Do the Worlds of an opponent generate more (CW-ENE-06, CW-R13)?
fn is_behind(look: Look<'_>, seat: Seat) -> bool {
    let production = |seat| look.game.empire(seat).production(look.content);
    let own = production(seat);
    Seat::all(look.game.players()).any(|other| production(other) > own)
}

/// A Unit's or World's text in the Energy Phase, once a round.
fn use_text<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, way: Way) {
    let text = there(play.content.card(card).energy_phase);
    let usable = |unit: &Unit| {
        let room = match text {
            EnergyPhase::Charge { max, .. } => unit.tokens < max,
            _ => true,
        };
        unit.card == card && !unit.spent && room && way.means(unit)
    };
    let empire = play.game.empire_mut(seat);
    if let Some(place) = empire.find(usable) {
        // This very copy is charged (CW-TXT-03).
        let charged = u8::from(matches!(text, EnergyPhase::Charge { .. }));
        empire.change(place, |unit| {
            unit.spent = true;
            unit.tokens += charged;
        });
    } else {
        let mut worlds = empire.worlds.iter_mut();
        there(worlds.find(|world| world.card == card && !world.spent)).spent = true;
    }
    play.emit(Event::Used(seat, card));
    match text {
        EnergyPhase::Exchange { cards, .. } => Price::call(play, seat, card, cards, false),
        EnergyPhase::Burn { cards, .. } => Price::call(play, seat, card, cards, true),
        EnergyPhase::Charge { pay, .. } => {
            play.game.empire_mut(seat).pay(u16::from(pay));
            play.emit(Event::Charged(seat, card));
        }
        EnergyPhase::Gain { .. } | EnergyPhase::Surge { .. } | EnergyPhase::Tithe { .. } => {}
    }
}
