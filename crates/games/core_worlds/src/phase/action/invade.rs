//! Option 3: invade a World (CW-INV).

use engine::{Dice, Seat, Sink};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::ability::{self, Lasting, Support};
use crate::content::{Content, Kind};
use crate::event::Event;
use crate::state::{Brought, CoreWorlds, Empire, Frame, Invasion, Strength, Unit};

/// Energy to announce an Invasion (CW-INV-01).
const COST: u16 = 1;

impl CoreWorlds {
    /// Strong enough or not, an Invasion may be announced (CW-INV-10).
    pub(super) fn list_invasions(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        let empire = self.empire(seat);
        if empire.invasion_cost(content) > empire.energy {
            return;
        }
        let worlds = self
            .central
            .iter()
            .filter(|offer| content.card(offer.card).kind == Kind::World);
        out.extend(worlds.map(|offer| Choice::Invade(offer.card)));
    }

    pub(crate) fn invade(
        &mut self,
        content: &Content,
        seat: Seat,
        world: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let empire = self.empire_mut(seat);
        empire.spend_action();
        empire.pay(empire.invasion_cost(content));
        self.invasion = Some(Invasion {
            world,
            bonus: Strength::default(),
            lowered: Strength::default(),
            token: false,
            colonists: 0,
        });
        sink.emit(Event::Invaded(seat, world));
        self.frames.goto(Frame::Invade(seat));
    }

    /// Commit Units, use their texts, play Tactics, in any order; then conquer
    /// or break off.
    pub(in crate::phase) fn list_invasion(
        &self,
        content: &Content,
        seat: Seat,
        out: &mut Vec<Choice>,
    ) {
        let empire = self.empire(seat);
        let free = empire.units.iter().filter(|unit| !unit.committed);
        out.extend(distinct(free).map(|(unit, copy)| match copy {
            Way::Copy(tokens) => Choice::CommitCopy(unit.card, tokens),
            _ => Choice::Commit(unit.card),
        }));
        let mut last = None;
        for unit in empire.committed().filter(|unit| !unit.used) {
            if last == Some(unit.card) {
                continue;
            }
            last = Some(unit.card);
            if let Some(text) = content.card(unit.card).invasion {
                let copies = empire.committed().filter(|other| other.card == unit.card);
                let paid = copies.map(|other| other.paid).min().unwrap_or(0);
                let ways = invasion_ways(text, empire.energy, empire.hand.len(), paid);
                out.extend(ways.map(|way| Choice::Use(unit.card, way)));
            }
        }
        for card in empire.different_in_hand() {
            let facts = content.card(card);
            let Some(text) = facts.invasion.filter(|_| facts.kind == Kind::Tactic) else {
                continue;
            };
            if let Some(left) = empire.energy.checked_sub(u16::from(facts.deploy)) {
                let ways = invasion_ways(text, left, empire.hand.len() - 1, 0);
                out.extend(ways.map(|way| Choice::Play(card, way)));
            }
        }
        self.list_surge(seat, out);
        if self.is_won(content, seat) {
            out.push(Choice::Conquer);
        }
        out.push(Choice::Withdraw);
    }

    pub(in crate::phase) fn commit(
        &mut self,
        seat: Seat,
        card: Card,
        tokens: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        if self.empire_mut(seat).commit(card, tokens) {
            sink.emit(Event::Committed(seat, card));
        }
    }

    /// A committed Unit's text, once an Invasion for each copy (CW-TXT-03);
    /// "pay up to so much" until so much is paid (CW-INV-18).
    pub(super) fn use_in_invasion(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        way: Way,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let empire = self.empire_mut(seat);
        let Some(text) = content.card(card).invasion else {
            return;
        };
        let (pays, most) = match (text, way) {
            (ability::Invasion::Fuel { energy, .. }, Way::Pay(pays)) => (pays, energy),
            _ => (0, 0),
        };
        // Of several copies the one that has least room for it.
        let fits = |unit: &Unit| {
            unit.card == card && unit.committed && !unit.used && unit.paid + pays <= most
        };
        let units = empire.units.iter().enumerate();
        let fitting = units.filter(|(_, unit)| fits(unit));
        let Some((place, _)) = fitting.max_by_key(|(_, unit)| unit.paid) else {
            return;
        };
        empire.change(place, |unit| {
            unit.paid += pays;
            unit.used = unit.paid == most;
        });
        sink.emit(Event::Used(seat, card));
        self.invade_with(content, seat, card, text, way, dice, sink);
    }

    /// What a text does in an Invasion, once it is paid for.
    #[expect(clippy::too_many_arguments, reason = "who, what, how, and the table")]
    pub(super) fn invade_with(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        text: ability::Invasion,
        way: Way,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        use ability::Invasion as Text;
        let one_side = |strength| match way {
            Way::Fleet => Strength::new(strength, 0),
            _ => Strength::new(0, strength),
        };
        match text {
            Text::Boost {
                pay,
                discard,
                fleet,
                ground,
            } => {
                self.empire_mut(seat).pay(u16::from(pay));
                if discard > 0 {
                    self.frames.call(Frame::Price {
                        seat,
                        card,
                        left: discard,
                        at_will: false,
                    });
                    return;
                }
                self.strengthen(Strength::new(fleet, ground));
            }
            Text::Either { strength, draw } => {
                self.strengthen(one_side(strength));
                self.draw(seat, draw, dice, sink);
            }
            Text::Fuel { fleet, ground, .. } => {
                if let Way::Pay(energy) = way {
                    self.empire_mut(seat).pay(u16::from(energy));
                    self.strengthen(Strength::new(fleet, ground).times(energy));
                }
            }
            Text::Sacrifice { .. } => {
                let left = self.empire(seat).hand.len() as u8;
                self.frames.call(Frame::Price {
                    seat,
                    card,
                    left,
                    at_will: true,
                });
                return;
            }
            Text::Lower { fleet, ground } => self.lower(Strength::new(fleet, ground)),
            Text::LowerEither { strength } => self.lower(one_side(strength)),
            Text::Draw { cards } => self.draw(seat, cards, dice, sink),
        }
        self.finish(content, seat, card, sink);
    }

    pub(super) fn strengthen(&mut self, strength: Strength) {
        if let Some(invasion) = &mut self.invasion {
            invasion.bonus = invasion.bonus.plus(strength);
        }
    }

    fn lower(&mut self, strength: Strength) {
        if let Some(invasion) = &mut self.invasion {
            invasion.lowered = invasion.lowered.plus(strength);
        }
    }

    /// Does what is committed match the World on both sides?
    pub(crate) fn is_won(&self, content: &Content, seat: Seat) -> bool {
        self.invasion.is_some_and(|invasion| {
            self.attack(content, seat, &invasion)
                .matches(invasion.defence(content))
        })
    }

    /// The strength of the invaders: Units, what they bring, texts, Tactics.
    #[must_use]
    pub fn attack(&self, content: &Content, seat: Seat, invasion: &Invasion) -> Strength {
        self.empire(seat).force(content).plus(invasion.bonus)
    }

    /// Nothing is lost but what was paid (CW-INV-15 to CW-INV-17).
    pub(in crate::phase) fn withdraw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(invasion) = self.invasion.take() {
            sink.emit(Event::Withdrew(seat, invasion.world));
        }
        self.empire_mut(seat).stand_down();
        self.frames.goto(Frame::EndTurn(seat));
    }
}

impl Invasion {
    /// What the World still defends with.
    #[must_use]
    pub const fn defence(&self, content: &Content) -> Strength {
        let world = content.card(self.world);
        Strength::new(world.fleet, world.ground).less(self.lowered)
    }
}

/// Sorted Units without repetition, and how a choice names each: further copies
/// that only tokens tell from the first by these (CW-TXT-03).
pub(in crate::phase) fn distinct<'a>(
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

/// Is this the copy that a choice means, if it means one by its tokens?
pub(in crate::phase) const fn is_meant(unit: &Unit, way: Way) -> bool {
    match way {
        Way::Copy(tokens) => unit.tokens == tokens,
        Way::Plain | Way::Fleet | Way::Ground | Way::Pay(_) => true,
    }
}

/// In how many ways a text can be used with so much Energy and so many cards
/// in hand, when so much has been paid for it already: none when it cannot be
/// paid in full (CW-TXT-05).
fn invasion_ways(
    text: ability::Invasion,
    energy: u16,
    hand: usize,
    paid: u8,
) -> impl Iterator<Item = Way> {
    use ability::Invasion as Text;
    let (plain, sides, most) = match text {
        Text::Boost { pay, discard, .. } => {
            let affordable = energy >= u16::from(pay) && hand >= usize::from(discard);
            (affordable, false, 0)
        }
        Text::Either { .. } | Text::LowerEither { .. } => (false, true, 0),
        Text::Fuel { energy: most, .. } => {
            let room = most.saturating_sub(paid);
            (false, false, energy.min(u16::from(room)) as u8)
        }
        Text::Sacrifice { .. } | Text::Lower { .. } | Text::Draw { .. } => (true, false, 0),
    };
    plain
        .then_some(Way::Plain)
        .into_iter()
        .chain(sides.then_some(Way::Fleet))
        .chain(sides.then_some(Way::Ground))
        .chain((1..=most).map(Way::Pay))
}

impl Empire {
    /// Energy to announce an Invasion now, never below 0.
    pub(crate) fn invasion_cost(&self, content: &Content) -> u16 {
        let discount = self.lasting(content).map(|text| match text {
            Lasting::InvasionDiscount { energy } => u16::from(energy),
            _ => 0,
        });
        COST.saturating_sub(discount.sum())
    }

    /// Commits a copy of this Unit with so many tokens, or with the fewest: one
    /// whose text is used up for the round if there is one, so that the text of
    /// the other can still be used.
    fn commit(&mut self, card: Card, tokens: Option<u8>) -> bool {
        let free = |unit: &Unit| unit.card == card && !unit.committed;
        let fewest = self.find(free).map(|place| self.units[place].tokens);
        let tokens = tokens.or(fewest);
        let wanted = |unit: &Unit| free(unit) && Some(unit.tokens) == tokens;
        let place = self.units.iter().rposition(wanted);
        if let Some(place) = place {
            self.change(place, |unit| unit.committed = true);
        }
        place.is_some()
    }

    /// What this Unit would bring to the Invasion, with what it makes others
    /// bring.
    pub(crate) fn would_bring(
        &self,
        content: &Content,
        card: Card,
        tokens: Option<u8>,
    ) -> Strength {
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
        let others = |of: crate::content::Kinds| {
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
