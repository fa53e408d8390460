//! After a conquest: where the invaders go (CW-INV-06, CW-COL), and then what
//! it brings.

use engine::cards::Hidden;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, Verdict, affordable};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way, stray};
use crate::content::ability::Conquest;
use crate::event::Event;
use crate::label::{about, done, group, of_copy, paying, quoting};
use crate::phase::{Look, Play, draw, gain, pile_is_closed};
use crate::state::{CoreWorlds, Empire, Holding, Invasion, Unit, there};

use super::invade::distinct;
use super::{EndTurn, label_surge, surge};

/// The World joins the Warzone at once (CW-INV-08). What it brings comes when
/// the invaders have left (CW-INV-06).
pub(super) fn conquer<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, invasion: Invasion) {
    let world = invasion.world;
    let central = &mut play.game.central;
    let place = there(central.iter().position(|offer| offer.card == world));
    let token = central.remove(place).token;
    let empire = play.game.empire_mut(seat);
    empire.worlds.push(Holding::new(world));
    for unit in &mut empire.units {
        unit.used = false;
        unit.paid = 0;
    }
    empire.units.sort_unstable();
    let text = |card: Card| play.content.card(card).conquest;
    let brings = |card: &Card| matches!(text(*card), Some(Conquest::Spoils { .. }));
    let invaders = play.game.empires[seat.index()].committed();
    let invaders = invaders.map(|unit| unit.card);
    play.game.spoils = invaders.chain([world]).filter(brings).collect();
    play.emit(Event::Conquered(seat, world));
    let invasion = Invasion { token, ..invasion };
    play.game.frames.goto(Invaders { seat, invasion }.into());
}

/// This seat has conquered, and says where its invaders go (CW-COL-01): each as
/// it likes, the rest to the discard pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Invaders {
    /// Who conquered.
    pub seat: Seat,
    /// How it stands.
    pub invasion: Invasion,
}

impl Step<CoreWorlds> for Invaders {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<CoreWorlds>) {
        self.ways_out(look, |choice, verdict| out.option(choice, verdict));
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let world = look.content.name(self.invasion.world);
        let text = Text::new("core-worlds-ask-invaders").with("world", world);
        Question::new(text, "CW-COL-01")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Use(card, way) => {
                let label = label_use(look, seat, card).in_group(group::CONQUEST);
                match way {
                    Way::Copy(tokens) => of_copy(label, tokens),
                    _ => label,
                }
            }
            Choice::Colonize(card) => Label::new(about("core-worlds-colonize", look.content, card))
                .in_group(group::CONQUEST),
            Choice::Surge => label_surge(look, seat),
            Choice::Done if look.game.empire(seat).committed().next().is_some() => {
                done("core-worlds-done-spoils")
            }
            Choice::Done => done("core-worlds-done-arrival"),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(after_conquest(subject))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Use(card, way) => use_text(play, seat, card, way),
            Choice::Colonize(card) => self.colonize(play, card),
            Choice::Surge => surge(play, seat),
            Choice::Done => {
                play.emit(Event::Done(seat));
                self.discard(play);
            }
            _ => stray(choice),
        }
    }

    /// Nothing to choose: on with it. All of it is public.
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let mut over = true;
        self.ways_out(play.look(), |_, verdict| over &= verdict.is_err());
        if over {
            self.discard(play);
        }
        over
    }
}

impl Invaders {
    /// The ways that lead elsewhere than to the discard pile: texts, colonists,
    /// and a Surge Token where it would pay for a text.
    fn ways_out(self, look: Look<'_>, mut out: impl FnMut(Choice, Verdict)) {
        let empire = look.game.empire(self.seat);
        let mut dear = false;
        for (unit, way) in distinct(empire.committed()) {
            let verdict = match look.content.card(unit.card).conquest {
                // Its tokens are lost either way.
                Some(Conquest::ToHand {}) if way != Way::Plain => continue,
                Some(Conquest::ToHand {}) => Ok(()),
                Some(Conquest::Stay { pay }) => {
                    affordable(u16::from(pay), empire.energy, "CW-TXT-05")
                }
                Some(Conquest::Spoils { .. } | Conquest::Colonists { .. }) | None => continue,
            };
            dear |= verdict.is_err();
            out(Choice::Use(unit.card, way), verdict);
        }
        for card in [Card::GalacticGrunts, Card::SnubFighter] {
            if empire.committed().any(|unit| unit.card == card) {
                out(Choice::Colonize(card), self.may_colonize(look));
            }
        }
        if dear && empire.surges > 0 {
            out(Choice::Surge, Ok(()));
        }
    }

    /// One may settle on it, unless its text says more (CW-COL-03).
    fn may_colonize(self, look: Look<'_>) -> Verdict {
        let more = match look.content.card(self.invasion.world).conquest {
            Some(Conquest::Colonists { more }) => more,
            _ => 0,
        };
        if self.invasion.colonists <= more {
            Ok(())
        } else {
            Err(NOTHING_TO_DO)
        }
    }

    /// Under the World it goes, out of the deck for good (CW-COL-04).
    fn colonize<S: Sink<Event>>(self, play: &mut Play<'_, S>, card: Card) {
        let world = self.invasion.world;
        let invasion = Invasion {
            colonists: self.invasion.colonists + 1,
            ..self.invasion
        };
        play.game.frames.goto(Self { invasion, ..self }.into());
        let empire = play.game.empire_mut(self.seat);
        let settler = |unit: &Unit| unit.card == card && unit.committed;
        empire.dismiss(there(empire.find(settler)));
        let mut worlds = empire.worlds.iter_mut();
        let holding = there(worlds.find(|holding| holding.card == world));
        if card == Card::GalacticGrunts {
            holding.grunts += 1;
        } else {
            holding.snubs += 1;
        }
        play.emit(Event::Colonized(self.seat, card, world));
    }

    /// Whoever is still committed is discarded; then the conquest brings what
    /// it brings, the token's Energy first (CW-GAL-07, CW-R17).
    fn discard<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let Self { seat, invasion } = self;
        let empire = play.game.empire_mut(seat);
        while let Some(place) = empire.find(|unit| unit.committed) {
            let unit = empire.dismiss(place);
            empire.discard.put(unit.card);
            play.sink.emit(Event::Discarded(seat, unit.card));
        }
        play.game.frames.goto(Spoils { seat, invasion }.into());
        if invasion.token {
            play.game.empire_mut(seat).receive(1);
            play.emit(Event::TookToken(seat, invasion.world));
        }
        take_energy(play, seat);
    }
}

/// After this conquest a Unit has nothing more to do.
const NOTHING_TO_DO: Ban = Ban::new("core-worlds-why-spoils", "CW-COL-03");

/// What has nothing to do with the conquest has to wait.
fn after_conquest(subject: Subject) -> Ban {
    match subject {
        Subject::Warzone(_) => NOTHING_TO_DO,
        _ => {
            pile_is_closed(subject).unwrap_or(Ban::new("core-worlds-why-spoils-first", "CW-COL-01"))
        }
    }
}

fn label_use(look: Look<'_>, seat: Seat, card: Card) -> Label {
    match look.content.card(card).conquest {
        Some(Conquest::Stay { pay }) => paying(
            about("core-worlds-use-stay", look.content, card),
            u16::from(pay),
            look.game.empire(seat).energy,
        ),
        _ => about("core-worlds-use-to-hand", look.content, card).into(),
    }
}

/// The text of an invader that leads it elsewhere.
fn use_text<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, way: Way) {
    let meant = |unit: &Unit| unit.card == card && unit.committed && way.means(unit);
    let text = there(play.content.card(card).conquest);
    let empire: &mut Empire = play.game.empire_mut(seat);
    let place = there(empire.find(meant));
    match text {
        Conquest::ToHand {} => {
            empire.dismiss(place);
            empire.hand.take(Hidden::seen(card));
            play.emit(Event::Returned(seat, card));
        }
        Conquest::Stay { pay } => {
            empire.pay(u16::from(pay));
            empire.change(place, |unit| unit.committed = false);
            play.emit(Event::Stayed(seat, card));
        }
        Conquest::Spoils { .. } | Conquest::Colonists { .. } => {
            unreachable!("{card} leads nobody elsewhere")
        }
    }
}

/// Energy alone is taken for its owner: nobody declines it.
fn take_energy<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    for card in std::mem::take(&mut play.game.spoils) {
        match play.content.card(card).conquest {
            Some(Conquest::Spoils { cards: 0, energy }) => {
                gain(play, seat, u16::from(energy), card);
            }
            _ => play.game.spoils.push(card),
        }
    }
}

/// This seat takes what the conquest brings: texts that bring cards, each as
/// it likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spoils {
    /// Who conquered.
    pub seat: Seat,
    /// How it went.
    pub invasion: Invasion,
}

impl Step<CoreWorlds> for Spoils {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<CoreWorlds>) {
        let spoils = &look.game.spoils;
        for (place, card) in spoils.iter().enumerate() {
            if !spoils[..place].contains(card) {
                out.may(Choice::Use(*card, Way::Plain));
            }
        }
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let world = look.content.name(self.invasion.world);
        let text = Text::new("core-worlds-ask-spoils").with("world", world);
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
        Some(after_conquest(subject))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Use(card, _) => take(play, seat, card),
            Choice::Done => {
                play.emit(Event::Done(seat));
                self.close(play);
            }
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let over = play.game.spoils.is_empty();
        if over {
            self.close(play);
        }
        over
    }
}

impl Spoils {
    /// The Invasion is over, and with it the turn.
    fn close<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.game.empire_mut(self.seat).stand_down();
        play.game.spoils.clear();
        play.game.frames.goto(EndTurn(self.seat).into());
    }
}

/// One of the texts, of whoever took part or of the World.
fn take<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    let spoils = &mut play.game.spoils;
    spoils.remove(there(spoils.iter().position(|other| *other == card)));
    play.emit(Event::Used(seat, card));
    let Some(Conquest::Spoils { cards, energy }) = play.content.card(card).conquest else {
        unreachable!("{card} brings nothing")
    };
    draw(play, seat, cards);
    gain(play, seat, u16::from(energy), card);
}
