//! A table for the rule tests: positions in a few words.

use engine::cards::Hidden;
use engine::content::{ContentError, Fault, Files};
use engine::{Frames, Game, Seat};
use kit::position::Position;

use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::options::Options;
use crate::phase::Frame;
use crate::phase::action::Turn;
use crate::phase::energy::Energy;
use crate::state::{CoreWorlds, Holding, Offer, Unit};

/// A game at some moment.
pub(super) type Table = Position<CoreWorlds>;

/// A basic game for this many, at its first Energy decision.
pub(super) fn table(players: usize) -> Table {
    Position::new(&Options::default(), players)
}

/// A game for this many that begins with the pre-game draft.
pub(super) fn drafting(players: usize) -> Table {
    let options = Options {
        pre_game_draft: true,
    };
    Position::new(&options, players)
}

/// A basic game with a file of facts changed: every `from` becomes `to`.
pub(super) fn with_facts(players: usize, file: &str, from: &str, to: &str) -> Table {
    Position::with_files(
        &facts(file, from, to),
        &Options::default(),
        players,
        "a rule",
    )
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
    table.game.frames = Frames::starting(Turn(seat).into());
    table
}

/// The Energy decision of this seat, otherwise as [`turn_of`] but with no
/// Energy.
pub(super) fn energy_of(seat: Seat, players: usize) -> Table {
    let mut table = turn_of(seat, players);
    for empire in &mut table.game.empires {
        empire.energy = 0;
    }
    table.game.frames = Frames::starting(Energy(seat).into());
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
            self.game.empire_mut(seat).hand.take(Hidden::unseen(*card));
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

/// A basic game for this many, with the chance that a word stands for.
pub(super) fn seeded(players: usize, word: &str) -> Table {
    Position::seeded(&Options::default(), players, word)
}

/// A [`turn_of`] in which nobody else has Action Points: turn after turn is
/// this seat's.
pub(super) fn alone(seat: Seat, players: usize) -> Table {
    let mut table = turn_of(seat, players);
    for other in Seat::all(players).filter(|other| *other != seat) {
        table.game.empire_mut(other).actions = 0;
    }
    table
}

/// One step of someone who wants nothing.
pub(super) fn idle_step(table: &mut Table) -> Vec<Event> {
    let seat = table.game.to_act().first().expect("someone is to act");
    let modest = [
        Choice::Done,
        Choice::Pass,
        Choice::Withdraw,
        Choice::Keep(None),
        Choice::Reshuffle(false),
    ];
    let offered = table.choices(seat);
    let choice = modest.into_iter().find(|choice| offered.contains(choice));
    table.apply(seat, choice.expect("some way to want nothing"))
}

/// Everyone wants nothing until the next round's first decision, or the end.
pub(super) fn idle_round(table: &mut Table) -> Vec<Event> {
    let round = table.game.round;
    let mut events = Vec::new();
    while !table.game.to_act().is_empty()
        && (table.game.round == round
            || matches!(table.game.frames.top(), Some(Frame::Reshuffle(_))))
    {
        events.extend(idle_step(table));
    }
    events
}

/// Everyone is content with the Energy they have: on to the first turn.
pub(super) fn idle_to_turn(table: &mut Table) -> Vec<Event> {
    let mut events = Vec::new();
    while matches!(table.game.frames.top(), Some(Frame::Energy(_))) {
        events.extend(idle_step(table));
    }
    events
}

/// The cards of a file of facts with their copies, read by eye: its headings
/// and its lines `copies = …`.
pub(super) fn listed(file: &str) -> Vec<Card> {
    let (_, text) = *CoreWorlds::INFO
        .files
        .iter()
        .find(|(name, _)| *name == file)
        .expect("such a file");
    let mut cards = Vec::new();
    for entry in text.split("\n[").skip(1) {
        let (id, rest) = entry.split_once(']').expect("a heading");
        let copies = rest.lines().find_map(|line| line.strip_prefix("copies = "));
        let copies = copies.map_or(1, |count| count.parse().expect("a number"));
        let card: Card = id.parse().expect("a card");
        cards.extend(std::iter::repeat_n(card, copies));
    }
    cards.sort_unstable();
    cards
}

/// The facts with one line of one card changed: its `field` says `value`, or
/// nothing any more.
pub(super) fn card_facts(file: &str, card: Card, field: &str, value: Option<&str>) -> Files {
    let shipped = Files::embedded(CoreWorlds::INFO.files);
    change_card(&shipped, file, card, field, value)
}

/// These facts with one line of one card changed, as [`card_facts`] does.
pub(super) fn change_card(
    files: &Files,
    file: &str,
    card: Card,
    field: &str,
    value: Option<&str>,
) -> Files {
    let files = files.texts().map(|(name, text)| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if name == file {
            let heading = format!("[{card}]");
            let first = 1 + lines.iter().position(|line| *line == heading).expect(file);
            let end = lines[first..].iter().position(|line| line.starts_with('['));
            let end = end.map_or(lines.len(), |end| first + end);
            let is_it = |line: &String| line.starts_with(&format!("{field} = "));
            if let Some(place) = lines[first..end].iter().position(is_it) {
                lines.remove(first + place);
            }
            if let Some(value) = value {
                lines.insert(first, format!("{field} = {value}"));
            }
        }
        (name.to_owned(), lines.join("\n"))
    });
    Files::kept(files)
}

/// Why these facts are refused.
pub(super) fn refusal(files: &Files) -> Fault {
    match CoreWorlds::load(files) {
        Err(ContentError::Fault(fault)) => fault,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("these facts are not refused"),
    }
}

/// A basic game with facts of one's own.
pub(super) fn with_files(players: usize, files: &Files) -> Table {
    Position::with_files(files, &Options::default(), players, "a rule")
}
