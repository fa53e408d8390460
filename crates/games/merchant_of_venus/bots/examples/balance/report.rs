//! Who wins, what Forts bring, and what nobody wants, counted over whole games.

use std::collections::BTreeMap;
use std::fmt;
use std::thread;

use bots::Greedy;
use engine::passing::let_pass;
use engine::player::{Eyes, Player};
use engine::{Dice, Facts, Game, Recorder, Seat, Seed, Viewer};
use merchant_of_venus::choice::Choice;
use merchant_of_venus::content::Content;
use merchant_of_venus::event::MerchantEvent;
use merchant_of_venus::ids::{Culture, Good, Item};
use merchant_of_venus::phase::fight::Target;
use merchant_of_venus::phase::fight::story::FightEvent;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};
use strum::VariantArray;

/// No game of sensible merchants takes as many choices.
const CUT_OFF: usize = 8_000;
/// How far a share of the wins may be off what is fair, in hundredths of it.
pub(crate) const BAND: (u32, u32) = (70, 140);
/// What a Fort may take from others of what it cost, in hundredths, a turn that is lost
/// there included: below that nobody should build one, above it everybody has to.
const FORT_BAND: (u32, u32) = (25, 200);
/// What a turn is worth that somebody loses at a Fort, in credits.
const TURN: i32 = 60;

/// Where figures come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Printed on the components or in the rulebook: it is as it is, and only told.
    Printed,
    /// Made up to fit the rules: outside its band it has to be mended.
    Designed,
}

/// What the report judges, and where the figures behind it come from: the one table of
/// what is designed (`content/merchant_of_venus/` says the same in its comments).
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub(crate) enum Judged {
    /// What each race wins: Cultures, prices, ships and the map.
    Races,
    /// What Forts take of what they cost: both figures of a Fort (MOV-15.1b).
    Forts,
}

impl Judged {
    pub(crate) const fn origin(self) -> Origin {
        match self {
            Self::Races => Origin::Printed,
            Self::Forts => Origin::Designed,
        }
    }

    /// What is allowed, in hundredths.
    pub(crate) const fn band(self) -> (u32, u32) {
        match self {
            Self::Races => BAND,
            Self::Forts => FORT_BAND,
        }
    }
}

/// Something outside its band.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) judged: Judged,
    pub(crate) what: String,
    /// In hundredths.
    pub(crate) share: u32,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = self.judged.band();
        let Self { what, share, .. } = self;
        match self.judged.origin() {
            Origin::Printed => write!(
                f,
                "note: {what} has {share} %, outside {least} to {most} %; printed"
            ),
            Origin::Designed => write!(
                f,
                "FAILS: {what} has {share} %, outside {least} to {most} %; designed"
            ),
        }
    }
}

/// How often something played, and how often it won.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Wins {
    pub(crate) games: u32,
    pub(crate) won: u32,
}

impl Wins {
    /// Its share of the wins, in hundredths of what is fair among so many.
    pub(crate) const fn of_fair(self, seats: usize) -> u32 {
        match self.games {
            0 => 0,
            games => self.won * 100 * seats as u32 / games,
        }
    }
}

/// What Forts cost, and what they took from others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Forts {
    pub(crate) built: u32,
    pub(crate) cost: i32,
    /// How often somebody paid there, and how much.
    pub(crate) tolls: u32,
    pub(crate) taken: i32,
    /// How often somebody stopped there, and lost a turn.
    pub(crate) stops: u32,
    pub(crate) destroyed: u32,
}

impl Forts {
    /// What they took from others of what they cost, in hundredths, turns included;
    /// nothing where too few were built to tell.
    pub(crate) const fn of_cost(&self) -> Option<u32> {
        if self.built < 10 {
            return None;
        }
        let taken = self.taken + self.stops as i32 * TURN;
        Some((taken as i64 * 100 / self.cost as i64) as u32)
    }
}

/// What came of games with the same options and seats.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Report {
    pub(crate) name: String,
    pub(crate) seats: usize,
    pub(crate) games: u32,
    pub(crate) races: BTreeMap<String, Wins>,
    /// By how long after who began somebody was on: 1 began.
    pub(crate) places: BTreeMap<usize, Wins>,
    pub(crate) endings: BTreeMap<String, u32>,
    pub(crate) forts: Forts,
    /// Goods, Spaceports and Factories, by how often each was bought.
    pub(crate) goods: BTreeMap<String, u32>,
    pub(crate) deeds: BTreeMap<String, u32>,
    /// Attacks by what was attacked: how many there were, and how many succeeded.
    pub(crate) attacks: BTreeMap<String, Wins>,
}

impl Report {
    /// Plays so many games, on all cores.
    pub(crate) fn of(
        facts: &Facts<MerchantOfVenus>,
        played: (&str, Options, usize),
        games: u32,
    ) -> Self {
        let (name, options, seats) = played;
        let cores = thread::available_parallelism().map_or(1, usize::from) as u32;
        let part = |first: u32| {
            let mut report = Self::empty(&facts.content, played);
            for number in (first..games).step_by(cores as usize) {
                let seed = Seed::from_word(&format!("balance {name} {seats} {number}"));
                report.play(&facts.content, &options, &seed);
            }
            report
        };
        thread::scope(|scope| {
            let parts: Vec<_> = (0..cores)
                .map(|first| scope.spawn(move || part(first)))
                .collect();
            let mut all = Self::empty(&facts.content, played);
            for part in parts {
                // A game that fails fails the report.
                all.add(
                    part.join()
                        .unwrap_or_else(|fault| std::panic::resume_unwind(fault)),
                );
            }
            all
        })
    }

    /// Nothing has been played; everything that could be bought is listed.
    fn empty(content: &Content, (name, _, seats): (&str, Options, usize)) -> Self {
        let map = &content.map;
        let orbits = map.orbits().iter().map(|space| space.name().to_owned());
        let cultures = Culture::VARIANTS.iter();
        let factories = cultures.map(|culture| format!("factory {culture}"));
        Self {
            name: name.to_owned(),
            seats,
            goods: Good::VARIANTS
                .iter()
                .map(|good| (good.to_string(), 0))
                .collect(),
            deeds: orbits.chain(factories).map(|deed| (deed, 0)).collect(),
            ..Self::default()
        }
    }

    fn add(&mut self, other: Self) {
        fn sum<K: Ord>(all: &mut BTreeMap<K, u32>, more: BTreeMap<K, u32>) {
            for (key, count) in more {
                *all.entry(key).or_default() += count;
            }
        }
        fn wins<K: Ord>(all: &mut BTreeMap<K, Wins>, more: BTreeMap<K, Wins>) {
            for (key, wins) in more {
                let all = all.entry(key).or_default();
                all.games += wins.games;
                all.won += wins.won;
            }
        }
        self.games += other.games;
        wins(&mut self.races, other.races);
        wins(&mut self.places, other.places);
        wins(&mut self.attacks, other.attacks);
        sum(&mut self.endings, other.endings);
        sum(&mut self.goods, other.goods);
        sum(&mut self.deeds, other.deeds);
        let (forts, more) = (&mut self.forts, other.forts);
        forts.built += more.built;
        forts.cost += more.cost;
        forts.tolls += more.tolls;
        forts.taken += more.taken;
        forts.stops += more.stops;
        forts.destroyed += more.destroyed;
    }

    /// Plays a game of merchants, and counts what happens.
    fn play(&mut self, content: &Content, options: &Options, seed: &Seed) {
        let mut dice = Dice::new(seed);
        let mut game = match MerchantOfVenus::new(content, options, self.seats, &mut dice) {
            Ok(game) => game,
            Err(reason) => panic!("{reason:?}"),
        };
        let mut players: Vec<_> = Seat::all(self.seats)
            .map(|seat| merchant(seed, seat))
            .collect();
        let (mut choices, mut scratch) = (Vec::new(), Vec::new());
        for _ in 0..CUT_OFF {
            let Some(seat) = game.to_act().first() else {
                break;
            };
            choices.clear();
            game.choices(content, seat, &mut choices);
            let pick = match choices.len() {
                1 => 0,
                _ => players[seat.index()].pick(&Eyes::new(content, &game, seat), &choices),
            };
            self.bought(choices[pick]);
            let mut told = Recorder::default();
            game.apply(content, seat, choices[pick], &mut dice, &mut told);
            let_pass(content, &mut game, &mut dice, &mut told, &mut scratch);
            for event in &told.events {
                self.hear(content, &game, event);
            }
        }
        self.over(content, &game);
    }

    fn bought(&mut self, choice: Choice) {
        let (list, key) = match choice {
            Choice::Buy(Item::Good(good)) => (&mut self.goods, good.to_string()),
            Choice::Deed(space) => (&mut self.deeds, space.name().to_owned()),
            _ => return,
        };
        *list.entry(key).or_default() += 1;
    }

    fn hear(&mut self, content: &Content, game: &MerchantOfVenus, event: &MerchantEvent) {
        let foreign = |seat: Seat, space| {
            let owner = game.fort_at(content, space);
            owner.is_some_and(|owner| owner != seat)
        };
        match event {
            MerchantEvent::Founded(_, culture, _, _) => {
                *self.deeds.entry(format!("factory {culture}")).or_default() += 1;
            }
            MerchantEvent::Paid(seat, space, due) if foreign(*seat, *space) => {
                self.forts.tolls += 1;
                self.forts.taken += due;
            }
            MerchantEvent::Stopped(seat, space) if foreign(*seat, *space) => {
                self.forts.stops += 1;
            }
            MerchantEvent::Fight(FightEvent::Fortified(_, _, _, price)) => {
                self.forts.built += 1;
                self.forts.cost += price;
            }
            MerchantEvent::Fight(FightEvent::Destroyed(_, Target::Fort, _, _)) => {
                self.forts.destroyed += 1;
            }
            MerchantEvent::Fight(FightEvent::Fought(battle, _, (attack, defence))) => {
                let kind = match battle.target {
                    Target::Pawn(_) => "ship",
                    Target::Goods(_) => "swindle",
                    Target::Counter => "counter",
                    Target::Fort => "fort",
                    Target::Rastur => "rastur",
                    Target::Spaceport => "spaceport",
                    Target::Factory => "factory",
                };
                let wins = self.attacks.entry(kind.to_owned()).or_default();
                wins.games += 1;
                wins.won += u32::from(attack > defence);
            }
            _ => {}
        }
    }

    fn over(&mut self, content: &Content, game: &MerchantOfVenus) {
        self.games += 1;
        let outcome = game.standing(content).outcome;
        let winners = outcome
            .as_ref()
            .map(|end| end.winners())
            .unwrap_or_default();
        let how = outcome.as_ref().map_or("cut off", |end| end.how);
        *self.endings.entry(how.to_owned()).or_default() += 1;
        let view = game.view(content, Viewer::Public);
        for (seat, merchant) in Seat::all(self.seats).zip(&view.merchants) {
            let won = u32::from(winners.contains(seat));
            let race = merchant
                .race
                .map(|race| race.to_string())
                .unwrap_or_default();
            // Counted from who began.
            let place = (seat.index() + self.seats - view.first.index()) % self.seats;
            let places = &mut self.places;
            let races = &mut self.races;
            for wins in [
                races.entry(race).or_default(),
                places.entry(place + 1).or_default(),
            ] {
                wins.games += 1;
                wins.won += won;
            }
        }
    }

    /// Everything that is outside its band.
    pub(crate) fn findings(&self) -> Vec<Finding> {
        let shares = |judged: Judged| -> Vec<(String, u32)> {
            match judged {
                Judged::Races => {
                    let races = self.races.iter();
                    let of = |(race, wins): (&String, &Wins)| {
                        (format!("race {race}"), wins.of_fair(self.seats))
                    };
                    races.map(of).collect()
                }
                Judged::Forts => self
                    .forts
                    .of_cost()
                    .map(|share| ("what Forts take".to_owned(), share))
                    .into_iter()
                    .collect(),
            }
        };
        let all = Judged::VARIANTS.iter().flat_map(|judged| {
            let each = shares(*judged).into_iter();
            each.map(|(what, share)| Finding {
                judged: *judged,
                what,
                share,
            })
        });
        let outside = |finding: &Finding| {
            let (least, most) = finding.judged.band();
            finding.share < least || finding.share > most
        };
        all.filter(outside).collect()
    }
}

/// A merchant as it sits at tables.
fn merchant(seed: &Seed, seat: Seat) -> Greedy<MerchantOfVenus, Ledger, Ventures> {
    let ledger = Ledger::default();
    let greedy = Greedy::new(ledger.clone(), TRADERS.greedy);
    let mut greedy = greedy.with_plans(Ventures(ledger), TRADERS.plans);
    greedy.begin(seed, seat);
    greedy
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "== {}, {} seats: {} games, {:?}",
            self.name, self.seats, self.games, self.endings
        )?;
        for (race, wins) in &self.races {
            writeln!(
                f,
                "race {race:4} {:4} of {:4}: {:3} % of fair",
                wins.won,
                wins.games,
                wins.of_fair(self.seats)
            )?;
        }
        for (place, wins) in &self.places {
            writeln!(
                f,
                "place {place:2}  {:4} of {:4}: {:3} % of fair",
                wins.won,
                wins.games,
                wins.of_fair(self.seats)
            )?;
        }
        let Forts {
            built,
            cost,
            tolls,
            taken,
            stops,
            destroyed,
        } = self.forts;
        if built > 0 {
            writeln!(
                f,
                "forts: {built} built for ${cost}; {tolls} tolls of ${taken}, {stops} stops; {destroyed} destroyed; profit ${}",
                taken - cost
            )?;
        }
        for (kind, wins) in &self.attacks {
            writeln!(
                f,
                "attacks on {kind}: {} of {} succeed",
                wins.won, wins.games
            )?;
        }
        for (what, bought) in [("goods", &self.goods), ("deeds", &self.deeds)] {
            let never: Vec<_> = bought
                .iter()
                .filter(|(_, count)| **count == 0)
                .map(|(key, _)| key.as_str())
                .collect();
            writeln!(
                f,
                "{what} never bought: {}",
                if never.is_empty() {
                    "none".to_owned()
                } else {
                    never.join(", ")
                }
            )?;
        }
        Ok(())
    }
}
