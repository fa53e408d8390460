//! The rules of Twilight Inscription, one by one.

mod assets;
mod battle;
mod cards;
mod chains;
mod council;
mod end;
mod expansion;
mod factions;
mod industry;
mod middle;
mod navigation;
mod purses;
mod rival;
mod rows;
mod setup;
mod strategy;
mod technology;
mod war;

use engine::content::Files;
use engine::{Dice, Seat, Seed, Silence};
use kit::position::{Position, S1, S2, S3};

use crate::choice::{Choice, Subject};
use crate::content::war::COST;
use crate::event::InscriptionEvent;
use crate::ids::{EventCard, Faction, Node, Relic, Sheet, Stock, System};
use crate::phase::{Stage, round};
use crate::stack::Stack;
use crate::state::{Battle, Lane, Rolled, Sheets};
use crate::{Options, Play, TwilightInscription};

type Table = Position<TwilightInscription>;

/// A table of this many: all play the Emirates of Hacan, whose ability lies idle but
/// in production events, and the first strategy event is open. No relics are dealt.
fn table(seats: usize) -> Table {
    table_with(&Options::default(), seats)
}

fn table_with(options: &Options, seats: usize) -> Table {
    let mut table: Table = Position::new(options, seats);
    for seat in Seat::all(seats) {
        table.game.lane_mut(seat).dealt = Stack::EMPTY;
        table.game.factions[seat.index()] = Some(Faction::Hacan);
    }
    table.game.speaker = S1;
    table.event(EventCard::FirstLight);
    table
}

/// A table of three, where the first player writes on a sheet with these resources:
/// material, influence, research, any.
fn writing(sheet: Sheet, purse: [u8; 4]) -> Table {
    let mut table = table(3);
    table.spend(sheet, purse);
    table
}

/// The same, and another faction.
fn writing_as(faction: Faction, sheet: Sheet, purse: [u8; 4]) -> Table {
    let mut table = table(3);
    table.game.factions[0] = Some(faction);
    table.spend(sheet, purse);
    table
}

/// What tests lay out, choose and look at.
trait Layout {
    /// Turns this event over.
    fn event(&mut self, event: EventCard);
    /// Everyone begins to do this.
    fn enter(&mut self, stage: Stage);
    /// The first player makes a sheet active and has this to spend.
    fn spend(&mut self, sheet: Sheet, purse: [u8; 4]);
    /// Steps 1 and 2 are over: the dice show this.
    fn dice(&mut self, rolled: Rolled);
    /// All choices of a seat, as logs write them.
    fn texts(&self, seat: Seat) -> Vec<String>;
    /// Those that begin like this.
    fn like(&self, seat: Seat, start: &str) -> Vec<String>;
    /// Makes this choice.
    fn pick(&mut self, seat: Seat, text: &str) -> Vec<InscriptionEvent>;
    /// The first player makes these choices.
    fn write(&mut self, texts: &[&str]);
    /// Everyone puts the pen down, with nothing left to spend.
    fn all_down(&mut self) -> Vec<InscriptionEvent>;
    /// What the first player has written, to be laid out.
    fn sheets(&mut self) -> &mut Sheets;
    /// What anyone has written, as all see it.
    fn shown(&mut self, seat: Seat) -> &mut Sheets;
    /// The first player keeps one of these from a card.
    fn give(&mut self, stock: Stock);
    /// Why the first player is offered nothing about a thing.
    fn why(&self, subject: Subject) -> Option<(&'static str, &'static str)>;
}

fn choice(text: &str) -> Choice {
    text.parse()
        .unwrap_or_else(|()| panic!("{text} is no choice"))
}

impl Layout for Table {
    fn event(&mut self, event: EventCard) {
        let place = self.game.events.iter().position(|card| *card == event);
        self.game.turned = place.unwrap() as u8 + 1;
        self.enter(Stage::Open);
    }

    fn enter(&mut self, stage: Stage) {
        let mut dice = Dice::new(&Seed::from_word("a stage"));
        let deck = std::mem::take(&mut self.game.deck);
        for lane in &mut self.game.lanes {
            lane.reserve = Stack::EMPTY;
        }
        round::enter(
            &mut Play::new(&mut self.game, &self.content, &mut dice, &mut Silence),
            stage,
        );
        self.game.deck = deck;
    }

    fn spend(&mut self, sheet: Sheet, purse: [u8; 4]) {
        self.pick(S1, &format!("active:{sheet}"));
        self.game.lane_mut(S1).purse = purse;
    }

    fn dice(&mut self, rolled: Rolled) {
        for seat in self.game.everyone() {
            let own = self.game.lane(seat).own;
            self.game.players[seat.index()] = own;
        }
        self.game.rolled = rolled;
        self.enter(Stage::Dice);
    }

    fn texts(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(ToString::to_string).collect()
    }

    fn like(&self, seat: Seat, start: &str) -> Vec<String> {
        let all = self.texts(seat).into_iter();
        all.filter(|text| text.starts_with(start)).collect()
    }

    fn pick(&mut self, seat: Seat, text: &str) -> Vec<InscriptionEvent> {
        self.apply(seat, choice(text))
    }

    fn write(&mut self, texts: &[&str]) {
        for text in texts {
            self.pick(S1, text);
        }
    }

    fn all_down(&mut self) -> Vec<InscriptionEvent> {
        let stage = self.game.stage();
        let turned = self.game.turned;
        let mut events = Vec::new();
        while self.game.stage() == stage && self.game.turned == turned {
            let Some(seat) = self.game.writing().first() else {
                break;
            };
            self.game.lane_mut(seat).purse = [0; 4];
            let choices = self.choices(seat);
            let down = choices
                .iter()
                .find(|choice| matches!(choice, Choice::Down | Choice::Abstain));
            let choice = *down.unwrap_or(&choices[0]);
            events.extend(self.apply(seat, choice));
        }
        events
    }

    fn sheets(&mut self) -> &mut Sheets {
        &mut self.game.lane_mut(S1).own.sheets
    }

    fn shown(&mut self, seat: Seat) -> &mut Sheets {
        &mut self.game.players[seat.index()].sheets
    }

    fn give(&mut self, stock: Stock) {
        let sheets = self.sheets();
        sheets.stock[stock.index()] += 1;
        sheets.reserve[stock.index()] += 1;
    }

    fn why(&self, subject: Subject) -> Option<(&'static str, &'static str)> {
        self.why_not(S1, subject)
    }
}

/// The content files, with something else in one of them.
fn files_with(name: &str, old: &str, new: &str) -> Files {
    let files = Files::embedded(<TwilightInscription as engine::Game>::INFO.files);
    let texts: Vec<(String, String)> = files
        .texts()
        .map(|(file, text)| {
            if file != name {
                return (file.to_owned(), text.to_owned());
            }
            assert!(text.contains(old), "{old} is not in {name}");
            (file.to_owned(), text.replacen(old, new, 1))
        })
        .collect();
    Files::kept(texts)
}

/// A system by name.
fn system(name: &str) -> System {
    name.parse().unwrap()
}

/// Systems by name, as a set.
fn systems(names: &[&str]) -> u64 {
    names
        .iter()
        .fold(0, |all, name| all | 1 << system(name).index())
}

/// Nodes by name, as a set.
fn nodes(names: &[&str]) -> u128 {
    let node = |name: &&str| name.parse::<Node>().unwrap();
    names
        .iter()
        .map(node)
        .fold(0, |all, node| all | 1 << node.index())
}

/// Tiles by name, as a set.
fn cells(names: &[&str]) -> u64 {
    let cell = |name: &&str| name.parse::<crate::ids::Cell>().unwrap();
    names
        .iter()
        .map(cell)
        .fold(0, |all, cell| all | 1 << cell.index())
}

/// The law kit compares lanes with these: they have to stay small.
#[test]
fn a_state_is_small() {
    let bytes = size_of::<TwilightInscription>();
    println!(
        "state {bytes}, lane {}, sheets {}",
        size_of::<Lane>(),
        size_of::<Sheets>()
    );
    assert!(bytes <= 6 * 1024, "{bytes}");
    assert!(COST <= 8 && Relic::Neuraloop as usize <= 16 && Battle::Open == Battle::default());
    assert_ne!(S2, S3);
}
