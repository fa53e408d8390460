//! A table for the rule tests: positions in a few words.

use engine::content::Files;
use engine::testing::Position;
use engine::{Frames, Game, Pace, Seat, Setup};

use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::options::Options;
use crate::state::{CoreWorlds, Frame, Holding, Offer, Unit};

/// A game at some moment.
pub(super) type Table = Position<CoreWorlds>;

/// A basic game for so many, at its first Energy decision.
pub(super) fn table(players: usize) -> Table {
    Position::new(&Options::default(), players)
}

/// A game for so many that begins with the pre-game draft.
pub(super) fn drafting(players: usize) -> Table {
    let options = Options {
        pre_game_draft: true,
    };
    Position::new(&options, players)
}

/// A basic game with a file of facts changed: every `from` becomes `to`.
pub(super) fn with_facts(players: usize, file: &str, from: &str, to: &str) -> Table {
    let setup = Setup::new(players, Pace::Brisk);
    Position::with_files(&facts(file, from, to), &Options::default(), setup, "a rule")
}

/// The facts with one file changed: every `from` becomes `to`.
pub(super) fn facts(file: &str, from: &str, to: &str) -> Files {
    let files = CoreWorlds::INFO.files.iter().map(|(name, text)| {
        let text = if *name == file {
            assert!(text.contains(from), "{file} does not say {from}");
            text.replace(from, to)
        } else {
            (*text).to_owned()
        };
        ((*name).to_owned(), text)
    });
    Files::kept(files)
}

/// A turn of this seat in the Action Phase, with an empty hand and Warzone (the
/// Home World apart), no draw deck, no discards, nothing in the Central Zone;
/// 5 Action Points and 10 Energy.
pub(super) fn turn_of(seat: Seat, players: usize) -> Table {
    let mut table = table(players);
    for empire in &mut table.game.empires {
        empire.hand.clear();
        empire.deck.clear();
        empire.discard.clear();
        empire.units.clear();
        empire.energy = 10;
        empire.actions = 5;
    }
    table.game.central.clear();
    table.game.frames = Frames::starting(Frame::Turn(seat));
    table
}

/// The Energy decision of this seat, otherwise as [`turn_of`] but with no
/// Energy.
pub(super) fn energy_of(seat: Seat, players: usize) -> Table {
    let mut table = turn_of(seat, players);
    for empire in &mut table.game.empires {
        empire.energy = 0;
    }
    table.game.frames = Frames::starting(Frame::Energy(seat));
    table
}

/// What tests lay out and look at.
pub(super) trait Layout {
    /// These come into a hand.
    fn hand(&mut self, seat: Seat, cards: &[Card]) -> &mut Self;
    /// These come into a Warzone.
    fn units(&mut self, seat: Seat, cards: &[Card]) -> &mut Self;
    /// These come on a draw deck; the last one is drawn first.
    fn deck(&mut self, seat: Seat, cards: &[Card]) -> &mut Self;
    /// These come on a discard pile; the last one lies on top.
    fn discards(&mut self, seat: Seat, cards: &[Card]) -> &mut Self;
    /// These Worlds come into a Warzone.
    fn worlds(&mut self, seat: Seat, cards: &[Card]) -> &mut Self;
    /// These come into the Central Zone, without tokens.
    fn central(&mut self, cards: &[Card]) -> &mut Self;
    /// So much Energy.
    fn energy(&mut self, seat: Seat, energy: u16) -> &mut Self;
    /// Is this offered?
    fn offers(&self, seat: Seat, choice: Choice) -> bool;
    /// Makes these choices one after the other, each of which must be offered.
    fn play(&mut self, seat: Seat, choices: &[Choice]) -> Vec<Event>;
    /// Energy and Action Points.
    fn means(&self, seat: Seat) -> (u16, u8);
    /// The cards in hand, sorted.
    fn held(&self, seat: Seat) -> Vec<Card>;
    /// The Units in the Warzone, sorted.
    fn stationed(&self, seat: Seat) -> Vec<Card>;
    /// The discard pile, the top last.
    fn pile(&self, seat: Seat) -> Vec<Card>;
    /// The Worlds in the Warzone, the Home World first.
    fn owned(&self, seat: Seat) -> Vec<Card>;
}

impl Layout for Table {
    fn hand(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        for card in cards {
            self.game.empire_mut(seat).take(*card, false);
        }
        self
    }

    fn units(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        for card in cards {
            self.game.empire_mut(seat).station(Unit::new(*card));
        }
        self
    }

    fn deck(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        self.game
            .empire_mut(seat)
            .deck
            .extend(cards.iter().copied());
        self
    }

    fn discards(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        let pile = &mut self.game.empire_mut(seat).discard;
        pile.extend(cards.iter().copied());
        self
    }

    fn worlds(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        let worlds = &mut self.game.empire_mut(seat).worlds;
        worlds.extend(cards.iter().map(|card| Holding::new(*card)));
        self
    }

    fn central(&mut self, cards: &[Card]) -> &mut Self {
        let offers = cards.iter().map(|card| Offer {
            card: *card,
            token: false,
        });
        self.game.central.extend(offers);
        self
    }

    fn energy(&mut self, seat: Seat, energy: u16) -> &mut Self {
        self.game.empire_mut(seat).energy = energy;
        self
    }

    fn offers(&self, seat: Seat, choice: Choice) -> bool {
        self.choices(seat).contains(&choice)
    }

    fn play(&mut self, seat: Seat, choices: &[Choice]) -> Vec<Event> {
        choices
            .iter()
            .flat_map(|choice| self.apply(seat, *choice))
            .collect()
    }

    fn means(&self, seat: Seat) -> (u16, u8) {
        let empire = self.game.empire(seat);
        (empire.energy, empire.actions)
    }

    fn held(&self, seat: Seat) -> Vec<Card> {
        let hand = &self.game.empire(seat).hand;
        hand.iter().map(|held| held.card).collect()
    }

    fn stationed(&self, seat: Seat) -> Vec<Card> {
        let units = &self.game.empire(seat).units;
        units.iter().map(|unit| unit.card).collect()
    }

    fn pile(&self, seat: Seat) -> Vec<Card> {
        self.game.empire(seat).discard.to_vec()
    }

    fn owned(&self, seat: Seat) -> Vec<Card> {
        let worlds = &self.game.empire(seat).worlds;
        worlds.iter().map(|world| world.card).collect()
    }
}
