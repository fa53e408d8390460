//! The rules of Merchant of Venus, one by one.

mod alone;
mod battle;
mod bonus;
mod components;
mod cultures;
mod deeds;
mod effects;
mod end;
mod equipment;
mod forts;
mod hits;
mod movement;
mod occupied;
mod place;
mod random;
mod rastur;
mod rows;
mod setup;
mod theft;
mod trade;
mod weapons;

use engine::step::{self, Play};
use engine::{Dice, Game, Recorder, Seat, Seed};
use kit::position::{Position, S1, S2, why};
use strum::VariantArray;

use crate::choice::{Choice, Subject};
use crate::content::Terrain;
use crate::event::MerchantEvent;
use crate::ids::{Counter, Culture, Gear, Item, Rastur, Ship, Space, System};
use crate::phase::{Helm, helm};
use crate::state::{Guard, Turn};
use crate::{MerchantOfVenus, Options};

type Table = Position<MerchantOfVenus>;

/// A table of this many with the usual options: races are chosen, and it is the
/// first seat's turn. Nothing lies in any "?" box but an empty rock, nobody lives
/// anywhere as far as tests do not say so, and the cup is as at the start.
fn table(seats: usize) -> Table {
    table_with(&Options::default(), seats)
}

fn table_with(options: &Options, seats: usize) -> Table {
    let mut table: Table = Position::new(options, seats);
    let races = Culture::VARIANTS
        .iter()
        .copied()
        .filter(|culture| table.content.culture(*culture).race);
    for (seat, race) in Seat::all(seats).zip(races) {
        table.game.merchant_mut(seat).race = Some(race);
    }
    for found in &mut table.game.boxes {
        found.up = true;
        if let Some(counter) = found.counter.take()
            && !table.game.left_over.is_full()
        {
            table.game.left_over.push(counter);
        }
    }
    table.game.first = S1;
    table.game.round = 1;
    table.begin(S1);
    table
}

/// A table of three, where this Culture is known to live in the Desert system.
fn at_home(culture: Culture) -> Table {
    let mut table = table(3);
    table.settle(System::Desert, culture, true);
    table.cash(S1, 1000);
    table
}

/// The first player stays in a City of this Culture: trade is not limited.
fn stays(culture: Culture) -> Table {
    let mut table = at_home(culture);
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    table
}

/// The first player has just landed in a City of this Culture.
fn lands(culture: Culture) -> Table {
    let mut table = at_home(culture);
    table.put(S1, "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", &[1, 1]);
    table
}

/// The first player has just landed in somebody's Spaceport of this Culture.
fn at_port(culture: Culture, owner: Seat) -> Table {
    let mut table = at_home(culture);
    let orbit = table.content.map.lay(space("desert-dryport")).orbit;
    table.game.ports[usize::from(orbit.unwrap())] = Some(owner);
    table.put(S1, "desert-02");
    table.head(S1, "desert-dryport", &[1]);
    table
}

/// What is on board of fighters.
const LASER: Item = Item::Gear(Gear::Laser);
const NOVA: Item = Item::Gear(Gear::NovaBall);
const SHIELD: Item = Item::Gear(Gear::Shield);

/// All rules of section 15.
const WAR: Options = Options {
    combat: true,
    forts: true,
    ..Options::USUAL
};

/// A table of three who fight, where this Culture is known to live in the Desert
/// system. Everybody has some cash.
fn war(culture: Culture) -> Table {
    let mut table = table_with(&WAR, 3);
    table.settle(System::Desert, culture, true);
    for seat in Seat::all(3) {
        table.cash(seat, 1000);
    }
    table
}

/// The first player meets the second at a dot of the Colony system, with these on
/// board and a movement point to spare.
fn meets(mine: &[Item], theirs: &[Item]) -> Table {
    let mut table = war(Culture::Graw);
    table.load(S1, mine);
    table.load(S2, theirs);
    table.put(S1, "colony-cobbleport");
    table.put(S2, "colony-01");
    table.head(S1, "colony-01", &[1, 1]);
    table
}

/// The space of this name.
#[track_caller]
fn space(name: &str) -> Space {
    name.parse().unwrap_or_else(|_| panic!("no space {name}"))
}

/// All optional rules.
const STORM: Options = Options {
    rastur: true,
    ..WAR
};

/// The Rastur of this value.
#[track_caller]
fn kind(table: &Table, value: i32) -> Rastur {
    let found = Rastur::all().find(|rastur| table.content.rastur(*rastur).value == value);
    found.unwrap_or_else(|| panic!("no Rastur of {value}"))
}

/// Every one of these values as often as it is there.
fn spread(listed: &[(i32, u8)]) -> Vec<i32> {
    let each = listed.iter();
    each.flat_map(|(value, count)| (0..*count).map(|_| *value))
        .collect()
}

/// What tests lay out, do and look at.
trait Layout {
    /// It is this seat's turn, which begins.
    fn begin(&mut self, seat: Seat);
    /// Puts a ship somewhere.
    fn put(&mut self, seat: Seat, name: &str);
    /// Gives a ship things to carry.
    fn load(&mut self, seat: Seat, items: &[Item]);
    /// Gives cash.
    fn cash(&mut self, seat: Seat, cash: i32);
    /// Changes the type of ship.
    fn ship(&mut self, seat: Seat, ship: Ship);
    /// Lays a counter into a "?" box, face down or up.
    fn lay(&mut self, name: &str, counter: Counter, up: bool);
    /// A Culture lives in a system, discovered or not.
    fn settle(&mut self, system: System, culture: Culture, discovered: bool);
    /// Declares a space and sets off with these dice.
    fn head(&mut self, seat: Seat, name: &str, dice: &[u8]) -> Vec<MerchantEvent>;
    /// Goes on to a space.
    fn go(&mut self, seat: Seat, name: &str) -> Vec<MerchantEvent>;
    /// Where a ship is.
    fn whereabouts(&self, seat: Seat) -> &'static str;
    /// What can be chosen, as it is written.
    fn listed(&self, seat: Seat) -> Vec<String>;
    /// Is this among it?
    fn offers(&self, seat: Seat, choice: &str) -> bool;
    /// Makes a choice as it is written.
    fn does(&mut self, seat: Seat, choice: &str) -> Vec<MerchantEvent>;
    /// These dice are rolled next.
    fn rolls(&mut self, dice: &[u8]);
    /// Someone has a Fort there.
    fn fort(&mut self, seat: Seat, name: &str);
    /// Someone has the Spaceport there.
    fn port(&mut self, seat: Seat, name: &str);
    /// A Rastur of this value is there: it comes from the supply.
    fn rastur(&mut self, name: &str, value: i32);
    /// The supply is made of these and nothing else.
    fn supply(&mut self, values: &[i32]);
    /// The values in the supply, the weakest first.
    fn supplied(&self) -> Vec<i32>;
    /// Why a choice is not among what is offered.
    fn forbids(&self, seat: Seat, choice: &str) -> Option<(&'static str, &'static str)>;
    /// Why nothing can be done about a thing: the message, and the rule.
    fn refuses(&self, seat: Seat, subject: &str) -> Option<(&'static str, &'static str)>;
}

impl Layout for Table {
    fn begin(&mut self, seat: Seat) {
        self.game.turn = Turn::new();
        self.game.frames = engine::Frames::starting(Helm(seat).into());
    }

    fn put(&mut self, seat: Seat, name: &str) {
        self.game.merchant_mut(seat).space = space(name);
    }

    fn load(&mut self, seat: Seat, items: &[Item]) {
        for item in items {
            let weapons = self.game.modules.weapons;
            match *item {
                Item::Good(good) => self.game.out.goods[good as usize] -= 1,
                Item::Gear(gear) if weapons || !gear.is_weapon() => {
                    self.game.bank_gear[gear as usize] -= 1;
                }
                Item::Fare(fare) => self.game.cup.fares[fare.index()] -= 1,
                Item::Relic(relic) => self
                    .game
                    .left_over
                    .retain(|counter| *counter != Counter::Relic(relic)),
                Item::Gear(_) => {}
            }
            let combat = self.game.modules.combat;
            let merchant = self.game.merchant_mut(seat);
            merchant.cargo.add(*item);
            if combat {
                merchant.stowage.put(*item, false);
            }
        }
    }

    fn cash(&mut self, seat: Seat, cash: i32) {
        self.game.merchant_mut(seat).cash = cash;
    }

    fn ship(&mut self, seat: Seat, ship: Ship) {
        self.game.merchant_mut(seat).ship = ship;
    }

    fn lay(&mut self, name: &str, counter: Counter, up: bool) {
        let Terrain::Box(index) = self.content.map.lay(space(name)).terrain else {
            panic!("{name} is no \"?\" box");
        };
        let found = &mut self.game.boxes[usize::from(index)];
        found.counter = Some(counter);
        found.up = up;
    }

    fn settle(&mut self, system: System, culture: Culture, discovered: bool) {
        // The two change places.
        let lives = |world: &crate::state::World| world.culture == Some(culture);
        let old = self.game.worlds[system as usize].culture;
        assert!(old.is_some(), "{system} is uninhabited");
        if let Some(world) = self.game.worlds.iter_mut().find(|world| lives(world)) {
            world.culture = old;
        }
        let world = &mut self.game.worlds[system as usize];
        (world.culture, world.discovered) = (Some(culture), discovered);
    }

    #[track_caller]
    fn head(&mut self, seat: Seat, name: &str, dice: &[u8]) -> Vec<MerchantEvent> {
        let choice = Choice::Head(space(name));
        assert!(
            self.choices(seat).contains(&choice),
            "{name} cannot be declared, but {:?}",
            self.listed(seat)
        );
        let mut shown = [0; 4];
        shown[..dice.len()].copy_from_slice(dice);
        let mut recorder = Recorder::default();
        let mut chance = Dice::new(&Seed::from_word("dice of a rule"));
        let mut play = Play::new(&mut self.game, &self.content, &mut chance, &mut recorder);
        helm::set_off(&mut play, seat, space(name), shown);
        step::settle(&mut play);
        recorder.events
    }

    #[track_caller]
    fn go(&mut self, seat: Seat, name: &str) -> Vec<MerchantEvent> {
        self.apply(seat, Choice::Go(space(name)))
    }

    fn whereabouts(&self, seat: Seat) -> &'static str {
        self.game.at(seat).name()
    }

    fn listed(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(ToString::to_string).collect()
    }

    fn offers(&self, seat: Seat, choice: &str) -> bool {
        self.listed(seat).iter().any(|listed| listed == choice)
    }

    #[track_caller]
    fn does(&mut self, seat: Seat, choice: &str) -> Vec<MerchantEvent> {
        let choice = choice
            .parse()
            .unwrap_or_else(|()| panic!("no choice {choice}"));
        self.apply(seat, choice)
    }

    fn rolls(&mut self, dice: &[u8]) {
        let falls = |word: &String| {
            let mut chance = self.game.chance;
            let mut fresh = Dice::new(&Seed::from_word(word));
            let mut draw = fresh.shared(&mut chance);
            dice.iter().all(|die| draw.die(6) == *die)
        };
        let mut words = (0..100_000).map(|number| format!("dice {number}"));
        let word = words.find(falls).unwrap();
        self.reseed(&word);
    }

    fn fort(&mut self, seat: Seat, name: &str) {
        let place = self.content.map.lay(space(name)).place.unwrap();
        self.game.guards[usize::from(place)] = Some(Guard::Fort(seat));
    }

    fn port(&mut self, seat: Seat, name: &str) {
        let orbit = self.content.map.lay(space(name)).orbit.unwrap();
        self.game.ports[usize::from(orbit)] = Some(seat);
    }

    #[track_caller]
    fn rastur(&mut self, name: &str, value: i32) {
        let rastur = kind(self, value);
        self.game.invade(&self.content, space(name), rastur);
    }

    fn supply(&mut self, values: &[i32]) {
        self.game.swarm.supply = [0; Rastur::COUNT];
        for value in values {
            let rastur = kind(self, *value);
            self.game.swarm.supply[rastur.index()] += 1;
        }
    }

    fn supplied(&self) -> Vec<i32> {
        let swarm = self.public().swarm.unwrap();
        spread(&swarm.supply)
    }

    fn forbids(&self, seat: Seat, choice: &str) -> Option<(&'static str, &'static str)> {
        let verdicts = self.game.verdicts(&self.content, seat).unwrap();
        let mut all = verdicts.iter();
        let found = all.find(|(listed, _)| listed.to_string() == choice);
        found.and_then(|(_, reason)| reason.as_ref().map(why))
    }

    #[track_caller]
    fn refuses(&self, seat: Seat, subject: &str) -> Option<(&'static str, &'static str)> {
        let subject: Subject = subject.parse().unwrap_or_else(|()| panic!("no {subject}"));
        self.why_not(seat, subject)
    }
}
