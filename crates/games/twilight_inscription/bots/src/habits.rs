//! What comes to mind first: every mark by what it brings at once, and a share of what
//! it leads to. Used where a step is written to its end in a world that is imagined.

use engine::Seat;
use strum::VariantArray;
use twilight_inscription::TwilightInscription;
use twilight_inscription::choice::Choice;
use twilight_inscription::content::Content;
use twilight_inscription::content::war::{BATTLES, section};
use twilight_inscription::ids::{Icon, Line, Sheet, Side, Unit};

use crate::calendar::Calendar;
use crate::sheets::{Desk, begun, bits};
use crate::worth::{MARK, Prices};

/// The best of a list, the first of equals.
pub(crate) fn best(
    content: &Content,
    world: &TwilightInscription,
    seat: Seat,
    choices: &[Choice],
) -> Option<usize> {
    let calendar = Calendar::of(content, world);
    let prices = Prices::of(content, world, seat, &calendar);
    let desk = Desk {
        content,
        world,
        seat,
        sheets: &world.lane(seat).own.sheets,
        calendar: &calendar,
        prices: &prices,
    };
    let worths = choices.iter().map(|choice| desk.mark(*choice));
    let mut best: Option<(usize, i32)> = None;
    for (place, worth) in worths.enumerate() {
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((place, worth));
        }
    }
    best.map(|(place, _)| place)
}

impl Desk<'_> {
    /// What a choice is worth at first sight.
    fn mark(&self, choice: Choice) -> i32 {
        match choice {
            Choice::Explore(system, _) => self.way_to(system.index()),
            Choice::Worm(_, to, _) => {
                let facts = self.content.navigation(self.variant(Sheet::Navigation));
                let system = facts.wormholes.get(usize::from(to));
                30 + system.map_or(0, |system| self.way_to(system.index()))
            }
            Choice::Claim(system, _) => {
                let facts = self.content.navigation(self.variant(Sheet::Navigation));
                self.in_system(facts.mecatol, system.index())
            }
            Choice::Icon(icon, _) => {
                self.line_of(icon, icon.row()) + self.line_of(icon, icon.column())
            }
            Choice::Dock(dock, ..) => self.dock(dock, 1),
            Choice::DockPlanet(dock) | Choice::DockFree(dock) => self.dock(dock, 9) - 60,
            Choice::Unlock(_) => 90,
            Choice::Scrap(cell, _) => {
                let facts = self.content.industry(self.variant(Sheet::Industry));
                let written = self.sheets.scrapped | self.sheets.taken;
                let known = facts.beside(self.sheets.scrapped);
                let new = facts.beside(1 << cell.index()) & facts.tiles & !written & !known;
                // What is scrapped cannot be claimed any more.
                let news: i32 = bits(new).map(|tile| self.on_tile(tile)).sum();
                news / 3 - self.on_tile(cell.index()) / 3 + 10
            }
            Choice::Take(cell, _) => self.on_tile(cell.index()),
            Choice::Open(_) => 60,
            Choice::Burst(_) => MARK,
            Choice::Build(unit, copy, ..) => self.unit(unit, copy, 1),
            Choice::BuildWith(unit, copy, _) => self.unit(unit, copy, 9) - 80,
            Choice::Infantry(_) => 70,
            Choice::Lift(_) => 40,
            Choice::At(node, turn) => {
                let facts = self.content.war(self.variant(Sheet::War));
                let units = Unit::VARIANTS.iter();
                let places = units.flat_map(|unit| facts.unit(*unit).places.iter());
                let mut fitting = places.filter(|place| place.at == node && place.turn == turn);
                fitting.next().map_or(0, |place| self.ground(place.nodes))
            }
            Choice::Node(node) => self.ground(1 << node.index()),
            Choice::Tech(..) => self.calendar.share(90, 60),
            Choice::TechWith(..) | Choice::Learn(_) => self.calendar.share(200, 100),
            Choice::Focus(_) => self.calendar.share(150, 100),
            Choice::Use(_) | Choice::Relic(_) => MARK,
            Choice::RelicOn(..) | Choice::Boost(_) => 30,
            Choice::Gain(asset) | Choice::Next(asset) => self.prices.of_asset(asset),
            Choice::Switch(_) => -50,
            Choice::Down => -20,
            Choice::Vote(_, votes) | Choice::Cast(votes) => -20 * i32::from(votes) - 1,
            Choice::Abstain => 0,
            Choice::Bar(system) => -self.way_to(system.index()),
            Choice::BarLine(_)
            | Choice::Lose(_)
            | Choice::Keep(_)
            | Choice::Active(_)
            | Choice::Option(_)
            | Choice::On(_)
            | Choice::Die(_)
            | Choice::Skip(_)
            | Choice::Copy(_)
            | Choice::Wait
            | Choice::Name(_) => 0,
        }
    }

    /// What waits in a system and beyond it.
    fn way_to(&self, system: usize) -> i32 {
        let facts = self.content.navigation(self.variant(Sheet::Navigation));
        let known = self.sheets.explored | self.sheets.barred;
        let here = self.in_system(facts.mecatol, system);
        let beyond = facts.neighbours[system] & !known;
        let next: i32 = bits(beyond)
            .map(|system| self.in_system(facts.mecatol, system))
            .sum();
        here * 4 / 10 + next / 8 + 5
    }

    /// What crossing out one more icon does for a line.
    fn line_of(&self, icon: Icon, line: Line) -> i32 {
        let facts = self.content.expansion(self.variant(Sheet::Expansion));
        let (icons, Some(asset)) = facts.line(line) else {
            return 0;
        };
        let bit = 1_u128 << icon.index();
        if icons & bit == 0 || self.sheets.lines_out >> line.index() & 1 == 1 {
            return 0;
        }
        let crossed = (icons & (self.sheets.icons | bit)).count_ones() as i32;
        let all = icons.count_ones() as i32;
        self.step(self.prices.of_asset(asset), crossed, all)
    }

    /// What it is worth that so many are crossed out, and not one less.
    fn step(&self, worth: i32, crossed: i32, all: i32) -> i32 {
        let before = begun(worth, crossed - 1, all);
        if crossed >= all {
            worth - before
        } else {
            begun(worth, crossed, all) - before
        }
    }

    fn dock(&self, dock: u8, more: i32) -> i32 {
        let facts = self.content.expansion(self.variant(Sheet::Expansion));
        let dock = usize::from(dock);
        let crossed = self.sheets.dock_icons[dock].count_ones() as i32;
        let all = facts.docks[dock].icons.len() as i32;
        let worth = self.prices.of_asset(facts.docks[dock].asset);
        self.step(worth, (crossed + more).min(all), all)
    }

    fn unit(&self, unit: Unit, copy: u8, more: i32) -> i32 {
        let facts = self.content.war(self.variant(Sheet::War));
        let unit_facts = facts.unit(unit);
        let nodes = unit_facts.shape.len() as i32;
        let worth = i32::from(unit_facts.vp) * 100 + nodes * 60;
        let before = Unit::VARIANTS[..unit as usize].iter();
        let before: usize = before
            .map(|unit| usize::from(facts.unit(*unit).count))
            .sum();
        let units = &self.sheets.units;
        let icons = units.get(before + usize::from(copy)).copied().unwrap_or(0);
        let crossed = icons.count_ones() as i32;
        let all = unit_facts.cost.len() as i32;
        self.step(worth, (crossed + more).min(all), all)
    }

    /// What writing on these nodes brings.
    fn ground(&self, nodes: u128) -> i32 {
        let facts = self.content.war(self.variant(Sheet::War));
        let covered = facts.assets.iter();
        let covered = covered.filter(|(node, _)| nodes >> node.index() & 1 == 1);
        let assets: i32 = covered.map(|(_, asset)| self.prices.of_asset(*asset)).sum();
        let battle = usize::from(self.sheets.line);
        let next: i32 = [Side::Left, Side::Right]
            .into_iter()
            .map(|side| (nodes & section(side, battle.min(BATTLES - 1))).count_ones() as i32)
            .sum();
        assets + next * 30
    }
}
