//! Option 3: invade a World (CW-INV).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::{Ban, affordable};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way, stray};
use crate::content::ability::{Invasion as Power, Lasting, Support};
use crate::content::{Content, Kind, Kinds};
use crate::event::Event;
use crate::label::{about, group, of_copy, paying, with_energy};
use crate::phase::price::Price;
use crate::phase::{Look, Play, draw, finish, leave_hand, pile_is_closed};
use crate::state::{Brought, CoreWorlds, Empire, Invasion, Strength, Unit, there};

use super::conquest::conquer;
use super::{EndTurn, NO_SURGE, TACTIC_TIME, label_surge, surge, surge_option};

/// Energy to announce an Invasion (CW-INV-01).
const COST: u16 = 1;

/// Every World of the Central Zone; strong enough or not, an Invasion may be
/// announced (CW-INV-10).
pub(super) fn options(look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
    let empire = look.game.empire(seat);
    let paid = affordable(empire.invasion_cost(look.content), empire.energy, "CW-R27");
    for offer in &look.game.central {
        if look.content.card(offer.card).kind == Kind::World {
            out.option(Choice::Invade(offer.card), paid);
        }
    }
}

pub(super) fn label(look: Look<'_>, seat: Seat, world: Card) -> Label {
    let (empire, facts) = (look.game.empire(seat), look.content.card(world));
    let text = about("core-worlds-invade", look.content, world)
        .with("fleet", facts.fleet)
        .with("ground", facts.ground);
    paying(text, empire.invasion_cost(look.content), empire.energy).in_group(group::INVADE)
}

/// 1 Action Point and its Energy, before anything else (CW-INV-01).
pub(super) fn announce<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, world: Card) {
    let empire = play.game.empire_mut(seat);
    empire.spend_action();
    empire.pay(empire.invasion_cost(play.content));
    play.emit(Event::Invaded(seat, world));
    let invasion = Invasion::of(world);
    play.game.frames.goto(Invade { seat, invasion }.into());
}

/// This seat invades (CW-INV-11): it commits Units, uses their texts, plays
/// Tactics, in any order; then conquers or breaks off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Invade {
    /// Who invades.
    pub seat: Seat,
    /// How it stands.
    pub invasion: Invasion,
}

impl Step<CoreWorlds> for Invade {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        let empire = look.game.empire(seat);
        commit_options(empire, out);
        text_options(look, empire, out);
        tactic_options(look, empire, out);
        surge_option(look, seat, out);
        if self.is_won(look) {
            out.may(Choice::Conquer);
        }
        out.may(Choice::Withdraw);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let attack = look.game.attack(look.content, seat, &self.invasion);
        let defence = self.invasion.defence(look.content);
        let text = Text::new("core-worlds-ask-invade")
            .with("world", look.content.name(self.invasion.world))
            .with("fleet", attack.fleet)
            .with("ground", attack.ground)
            .with("their-fleet", defence.fleet)
            .with("their-ground", defence.ground);
        Question::new(text, "CW-INV-11")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let world = |key| Label::new(about(key, look.content, self.invasion.world));
        match choice {
            Choice::Commit(card) => self.label_commit(look, seat, card, None),
            Choice::CommitCopy(card, tokens) => {
                of_copy(self.label_commit(look, seat, card, Some(tokens)), tokens)
            }
            Choice::Use(card, way) => label_use(look, seat, card, way),
            Choice::Play(card, way) => label_play(look, seat, card, way),
            Choice::Surge => label_surge(look, seat),
            Choice::Conquer => world("core-worlds-conquer").in_group(group::DECIDE),
            Choice::Withdraw => world("core-worlds-withdraw").in_group(group::DECIDE),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(match subject {
            Subject::Discards => return pile_is_closed(subject),
            Subject::Surges => NO_SURGE,
            Subject::Central(_) => Ban::new("core-worlds-why-invading", "CW-INV-03"),
            Subject::Hand(_) => TACTIC_TIME,
            Subject::Warzone(card) if look.content.card(card).kind.is_world() => {
                Ban::new("core-worlds-why-world-strength", "CW-WLD-03")
            }
            Subject::Warzone(_) => NOTHING_MORE,
        })
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Commit(card) => commit(play, seat, card, None),
            Choice::CommitCopy(card, tokens) => commit(play, seat, card, Some(tokens)),
            Choice::Use(card, way) => use_text(play, seat, card, way),
            Choice::Play(card, way) => {
                // No Action Point (CW-TAC-05).
                leave_hand(play, seat, card);
                let power = there(play.content.card(card).invasion);
                take_effect(play, seat, card, power, way);
            }
            Choice::Surge => surge(play, seat),
            Choice::Conquer => conquer(play, seat, self.invasion),
            Choice::Withdraw => self.withdraw(play),
            _ => stray(choice),
        }
    }
}

impl Invade {
    /// Does what is committed match the World on both sides?
    fn is_won(self, look: Look<'_>) -> bool {
        look.game
            .attack(look.content, self.seat, &self.invasion)
            .matches(self.invasion.defence(look.content))
    }

    /// Committing a Unit, and what becomes of the attack.
    fn label_commit(self, look: Look<'_>, seat: Seat, card: Card, tokens: Option<u8>) -> Label {
        let now = look.game.attack(look.content, seat, &self.invasion);
        let brought = look
            .game
            .empire(seat)
            .would_bring(look.content, card, tokens);
        let then = now.plus(brought);
        Label::new(about("core-worlds-commit", look.content, card))
            .in_group(group::COMMIT)
            .with_change("core-worlds-head-fleet", now.fleet, then.fleet)
            .with_change("core-worlds-head-ground", now.ground, then.ground)
    }

    /// Nothing is lost but what was paid (CW-INV-15 to CW-INV-17).
    fn withdraw<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.emit(Event::Withdrew(self.seat, self.invasion.world));
        play.game.empire_mut(self.seat).stand_down();
        play.game.frames.goto(EndTurn(self.seat).into());
    }
}

/// A committed Unit without a text for Invasions.
const NOTHING_MORE: Ban = Ban::new("core-worlds-why-committed", "CW-INV-11");
/// What a text asks for is not there.
const UNPAID: Ban = Ban::new("core-worlds-why-unpaid", "CW-TXT-05");

fn commit_options(empire: &Empire, out: &mut impl Options<CoreWorlds>) {
    let free = empire.units.iter().filter(|unit| !unit.committed);
    for (unit, copy) in distinct(free) {
        out.may(match copy {
            Way::Copy(tokens) => Choice::CommitCopy(unit.card, tokens),
            _ => Choice::Commit(unit.card),
        });
    }
}

/// The texts of committed Units, once an Invasion for each copy (CW-TXT-03);
/// "pay up to so much" until so much is paid (CW-INV-18).
fn text_options(look: Look<'_>, empire: &Empire, out: &mut impl Options<CoreWorlds>) {
    for copies in empire.units.chunk_by(|one, other| one.card == other.card) {
        let mut committed = copies.iter().filter(|unit| unit.committed).peekable();
        let Some(card) = committed.peek().map(|unit| unit.card) else {
            continue;
        };
        let plain = Choice::Use(card, Way::Plain);
        let Some(power) = look.content.card(card).invasion else {
            out.option(plain, Err(NOTHING_MORE));
            continue;
        };
        let fresh = committed.filter(|unit| !unit.used);
        let Some(paid) = fresh.map(|unit| unit.paid).min() else {
            out.option(plain, Err(Ban::new("core-worlds-why-used", "CW-TXT-03")));
            continue;
        };
        let mut ways = ways(power, empire.energy, empire.hand.len(), paid).peekable();
        if ways.peek().is_none() {
            out.option(plain, Err(UNPAID));
        }
        for way in ways {
            out.may(Choice::Use(card, way));
        }
    }
}

/// Tactics "during an Invasion" (CW-INV-12), if they can be paid (CW-INV-14).
fn tactic_options(look: Look<'_>, empire: &Empire, out: &mut impl Options<CoreWorlds>) {
    for card in empire.different_in_hand() {
        let facts = look.content.card(card);
        let cost = u16::from(facts.deploy);
        let plain = Choice::Play(card, Way::Plain);
        if facts.kind != Kind::Tactic {
            let idle = Ban::new("core-worlds-why-hand-invasion", "CW-INV-07");
            out.option(plain, Err(idle));
            continue;
        }
        let Some(power) = facts.invasion else {
            out.option(plain, Err(TACTIC_TIME));
            continue;
        };
        if let Err(dear) = affordable(cost, empire.energy, "CW-INV-14") {
            out.option(plain, Err(dear));
            continue;
        }
        let (energy, hand) = (empire.energy - cost, empire.hand.len() - 1);
        let mut ways = ways(power, energy, hand, 0).peekable();
        if ways.peek().is_none() {
            out.option(plain, Err(UNPAID));
        }
        for way in ways {
            out.may(Choice::Play(card, way));
        }
    }
}

/// In how many ways a text can be used with so much Energy and so many cards
/// in hand, when so much has been paid for it already: none when it cannot be
/// paid in full (CW-TXT-05).
fn ways(power: Power, energy: u16, hand: usize, paid: u8) -> impl Iterator<Item = Way> {
    let (plain, sides, most) = match power {
        Power::Boost { pay, discard, .. } => {
            let affordable = energy >= u16::from(pay) && hand >= usize::from(discard);
            (affordable, false, 0)
        }
        Power::Either { .. } | Power::LowerEither { .. } => (false, true, 0),
        Power::Fuel { energy: most, .. } => {
            let room = most.saturating_sub(paid);
            (false, false, energy.min(u16::from(room)) as u8)
        }
        Power::Sacrifice { .. } | Power::Lower { .. } | Power::Draw { .. } => (true, false, 0),
    };
    plain
        .then_some(Way::Plain)
        .into_iter()
        .chain(sides.then_some(Way::Fleet))
        .chain(sides.then_some(Way::Ground))
        .chain((1..=most).map(Way::Pay))
}

/// Sorted Units without repetition, and how a choice names each: further copies
/// that only tokens tell from the first by these (CW-TXT-03).
pub(super) fn distinct<'a>(
    units: impl Iterator<Item = &'a Unit>,
) -> impl Iterator<Item = (&'a Unit, Way)> {
    let mut last: Option<&Unit> = None;
    units.filter_map(move |unit| {
        let before = last.replace(unit).filter(|before| before.card == unit.card);
        match before {
            None => Some((unit, Way::Plain)),
            Some(before) if before.tokens == unit.tokens => None,
            Some(_) => Some((unit, Way::Copy(unit.tokens))),
        }
    })
}

fn label_use(look: Look<'_>, seat: Seat, card: Card, way: Way) -> Label {
    let power = there(look.content.card(card).invasion);
    let text = about("core-worlds-use-for", look.content, card).with("gain", effect(power, way));
    let energy = look.game.empire(seat).energy;
    let label = Label::new(text).in_group(group::USE);
    with_energy(label, energy, energy.saturating_sub(price(power, way)))
}

fn label_play(look: Look<'_>, seat: Seat, card: Card, way: Way) -> Label {
    let facts = look.content.card(card);
    let cost = u16::from(facts.deploy);
    let key = if cost > 0 {
        "core-worlds-play-for-paid"
    } else {
        "core-worlds-play-for"
    };
    let power = there(facts.invasion);
    let text = about(key, look.content, card)
        .with("gain", effect(power, way))
        .with("cost", cost);
    let energy = look.game.empire(seat).energy;
    let after = energy.saturating_sub(cost.saturating_add(price(power, way)));
    with_energy(Label::new(text).in_group(group::PLAY), energy, after)
}

/// The Energy that a text is paid with.
const fn price(power: Power, way: Way) -> u16 {
    match (power, way) {
        (Power::Boost { pay, .. }, _) => pay as u16,
        (Power::Fuel { .. }, Way::Pay(energy)) => energy as u16,
        _ => 0,
    }
}

/// The three ways to speak of strength: of the Fleet, on the ground, of both.
type Sides = [&'static str; 3];

const GAINED: Sides = [
    "core-worlds-plus-fleet",
    "core-worlds-plus-ground",
    "core-worlds-plus-both",
];
const LOST: Sides = [
    "core-worlds-world-fleet",
    "core-worlds-world-ground",
    "core-worlds-world-both",
];

fn name_sides([of_fleet, on_ground, of_both]: Sides, fleet: u8, ground: u8) -> Text {
    match (fleet, ground) {
        (fleet, 0) => Text::new(of_fleet).with("amount", fleet),
        (0, ground) => Text::new(on_ground).with("amount", ground),
        (fleet, ground) => Text::new(of_both)
            .with("fleet", fleet)
            .with("ground", ground),
    }
}

/// "+2 Ground", and what it is paid with.
fn effect(power: Power, way: Way) -> Text {
    let one_side = |sides, strength| match way {
        Way::Fleet => name_sides(sides, strength, 0),
        _ => name_sides(sides, 0, strength),
    };
    let for_energy = |gain: Text, cost: u8| {
        Text::new("core-worlds-for-energy")
            .with("gain", gain)
            .with("cost", cost)
    };
    match power {
        Power::Boost {
            pay,
            discard,
            fleet,
            ground,
        } => {
            let mut gain = name_sides(GAINED, fleet, ground);
            if discard > 0 {
                gain = Text::new("core-worlds-for-cards")
                    .with("gain", gain)
                    .with("cards", discard);
            }
            if pay > 0 { for_energy(gain, pay) } else { gain }
        }
        Power::Either { strength, draw: 0 } => one_side(GAINED, strength),
        Power::Either { strength, draw } => Text::new("core-worlds-then-draw")
            .with("gain", one_side(GAINED, strength))
            .with("count", draw),
        Power::Fuel { fleet, ground, .. } => {
            let energy = match way {
                Way::Pay(energy) => energy,
                _ => 0,
            };
            let (fleet, ground) = (fleet.saturating_mul(energy), ground.saturating_mul(energy));
            for_energy(name_sides(GAINED, fleet, ground), energy)
        }
        Power::Sacrifice { fleet, ground } => {
            Text::new("core-worlds-for-each-card").with("gain", name_sides(GAINED, fleet, ground))
        }
        Power::Lower { fleet, ground } => name_sides(LOST, fleet, ground),
        Power::LowerEither { strength } => one_side(LOST, strength),
        Power::Draw { cards } => Text::new("core-worlds-draw-cards").with("count", cards),
    }
}

fn commit<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, tokens: Option<u8>) {
    play.game.empire_mut(seat).commit(card, tokens);
    play.emit(Event::Committed(seat, card));
}

/// A committed Unit's text; of several copies that of the one with least room.
fn use_text<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, way: Way) {
    let power = there(play.content.card(card).invasion);
    let (pays, most) = match (power, way) {
        (Power::Fuel { energy, .. }, Way::Pay(pays)) => (pays, energy),
        _ => (0, 0),
    };
    let fits =
        |unit: &Unit| unit.card == card && unit.committed && !unit.used && unit.paid + pays <= most;
    let empire = play.game.empire_mut(seat);
    let units = empire.units.iter().enumerate();
    let fitting = units.filter(|(_, unit)| fits(unit));
    let (place, _) = there(fitting.max_by_key(|(_, unit)| unit.paid));
    empire.change(place, |unit| {
        unit.paid += pays;
        unit.used = unit.paid == most;
    });
    play.emit(Event::Used(seat, card));
    take_effect(play, seat, card, power, way);
}

/// What a text does in an Invasion.
fn take_effect<S: Sink<Event>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    card: Card,
    power: Power,
    way: Way,
) {
    let one_side = |strength| match way {
        Way::Fleet => Strength::new(strength, 0),
        _ => Strength::new(0, strength),
    };
    play.game.empire_mut(seat).pay(price(power, way));
    let invasion = there(play.game.invasion_mut());
    match power {
        Power::Boost {
            discard: 0,
            fleet,
            ground,
            ..
        } => invasion.strengthen(Strength::new(fleet, ground)),
        // What is paid with cards takes effect, and ends, when they are paid.
        Power::Boost { discard, .. } => return Price::call(play, seat, card, discard, false),
        Power::Sacrifice { .. } => {
            let all = play.game.empire(seat).hand.len() as u8;
            return Price::call(play, seat, card, all, true);
        }
        Power::Either {
            strength,
            draw: cards,
        } => {
            invasion.strengthen(one_side(strength));
            draw(play, seat, cards);
        }
        Power::Fuel { fleet, ground, .. } => {
            let Way::Pay(energy) = way else {
                unreachable!("it says how much is paid")
            };
            invasion.strengthen(Strength::new(fleet, ground).times(energy));
        }
        Power::Lower { fleet, ground } => invasion.lower(Strength::new(fleet, ground)),
        Power::LowerEither { strength } => invasion.lower(one_side(strength)),
        Power::Draw { cards } => draw(play, seat, cards),
    }
    finish(play, seat, card);
}

impl CoreWorlds {
    /// The strength of the invaders: Units, what they bring, texts, Tactics.
    #[must_use]
    pub fn attack(&self, content: &Content, seat: Seat, invasion: &Invasion) -> Strength {
        self.empire(seat).force(content).plus(invasion.bonus)
    }
}

impl Invasion {
    const fn of(world: Card) -> Self {
        Self {
            world,
            bonus: Strength::NONE,
            lowered: Strength::NONE,
            token: false,
            colonists: 0,
        }
    }

    pub(in crate::phase) const fn strengthen(&mut self, strength: Strength) {
        self.bonus = self.bonus.plus(strength);
    }

    const fn lower(&mut self, strength: Strength) {
        self.lowered = self.lowered.plus(strength);
    }

    /// What the World still defends with.
    #[must_use]
    pub const fn defence(&self, content: &Content) -> Strength {
        let world = content.card(self.world);
        Strength::new(world.fleet, world.ground).less(self.lowered)
    }
}

impl Empire {
    /// Energy to announce an Invasion now, never below 0.
    fn invasion_cost(&self, content: &Content) -> u16 {
        let discount = self.lasting(content).map(|text| match text {
            Lasting::InvasionDiscount { energy } => u16::from(energy),
            Lasting::DraftDiscount { .. } | Lasting::DeployDiscount { .. } => 0,
        });
        COST.saturating_sub(discount.sum())
    }

    /// Commits a copy of this Unit with so many tokens, or with the fewest: one
    /// whose text is used up for the round if there is one, so that the text of
    /// the other can still be used.
    fn commit(&mut self, card: Card, tokens: Option<u8>) {
        let free = |unit: &Unit| unit.card == card && !unit.committed;
        let fewest = || there(self.units.iter().find(|unit| free(unit))).tokens;
        let tokens = tokens.unwrap_or_else(fewest);
        let wanted = |unit: &Unit| free(unit) && unit.tokens == tokens;
        let place = there(self.units.iter().rposition(wanted));
        self.change(place, |unit| unit.committed = true);
    }

    /// What this Unit would bring to the Invasion, with what it makes others
    /// bring.
    fn would_bring(&self, content: &Content, card: Card, tokens: Option<u8>) -> Strength {
        let mut after = self.clone();
        after.commit(card, tokens);
        after.force(content).less(self.force(content))
    }

    /// The strength of the committed Units with what they bring by themselves.
    #[must_use]
    pub fn force(&self, content: &Content) -> Strength {
        self.brought(content)
            .fold(Strength::default(), |sum, unit| {
                sum.plus(unit.own).plus(unit.support)
            })
    }

    /// What each committed Unit brings.
    pub fn brought<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = Brought> + 'a {
        self.committed().map(|unit| {
            let facts = content.card(unit.card);
            Brought {
                card: unit.card,
                own: Strength::new(facts.fleet, facts.ground),
                support: facts.support.map_or(Strength::default(), |support| {
                    self.support(content, unit, support)
                }),
            }
        })
    }

    fn support(&self, content: &Content, unit: &Unit, support: Support) -> Strength {
        // The Unit itself never counts as another.
        let others = |of: Kinds| {
            let alike = |unit: &&Unit| of.contains(content.card(unit.card).kind);
            let itself = usize::from(alike(&unit));
            self.committed().filter(alike).count() - itself
        };
        match support {
            Support::Per {
                of,
                every,
                max,
                fleet,
                ground,
            } => {
                let times = others(of) / usize::from(every.max(1));
                let times = times.min(usize::from(max)) as u8;
                Strength::new(fleet, ground).times(times)
            }
            Support::Tokens { fleet, ground } => Strength::new(fleet, ground).times(unit.tokens),
            Support::With { of, fleet, ground } => {
                Strength::new(fleet, ground).times(u8::from(others(of) > 0))
            }
        }
    }

    /// The Invasion is over: nobody is committed any more.
    pub(super) fn stand_down(&mut self) {
        for unit in &mut self.units {
            unit.committed = false;
            unit.used = false;
            unit.paid = 0;
        }
        self.units.sort_unstable();
    }
}
