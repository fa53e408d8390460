//! Twin worlds behind two servers: the same table, the same people, the same
//! posts. They differ only in what some seat cannot see, so that seat may not
//! receive one byte that differs.
//!
//! - here: a game that is played once, and twins that branch off it;
//! - `pair`: driving two twins with the same posts, and comparing;
//! - `wire`: everything that somebody can receive;
//! - `tally`: what was compared;
//! - `timing`: how long everything takes in two worlds; `rank`: whether that
//!   differs.

mod pair;
mod rank;
mod tally;
mod timing;
mod wire;

use engine::chance::Chance;
use engine::log::Header;
use engine::orders::Orders;
use engine::registry::{Registry, Request};
use engine::{AnyTable, Dice, Event, Game, Pace, Seat, Seed, Table, Viewer};
use pair::Pair;
use store::{Branch, Holder, NewTable, Placard, Place, Secret, SessionId, TableId, Watch, Write};
use web::Boards;

use crate::house::{House, LATE, Plan};
use crate::toys;
pub use tally::Tally;
pub use timing::{Clocked, FAR, Secrecy, Timed, Times};

/// A game to be played in twin worlds.
#[derive(Clone, Copy)]
pub struct Case {
    pub game: &'static str,
    pub seats: usize,
    pub pace: Pace,
    /// How many seconds a strict window stays open.
    pub window: u32,
    /// How many pairs of twins branch off it.
    pub twins: usize,
    pub games: fn() -> Registry,
    pub boards: fn() -> Boards,
    /// Who plays the game that twins branch off: a bot of this name, or chance.
    pub player: Option<&'static str>,
    /// Has this viewer been shown something that was hidden from them?
    pub shown: fn(&dyn AnyTable, Viewer) -> bool,
}

/// A day: a window that no test waits for.
pub const DAY: u32 = 86_400;

impl Case {
    /// This game, with twenty times as many twins at night.
    pub fn of<G: Game>(seats: usize, pace: Pace, twins: u64) -> Self {
        Self {
            game: G::INFO.id,
            seats,
            pace,
            window: DAY,
            twins: kit::laws::games(twins) as usize,
            games: toys,
            boards: Boards::default,
            player: None,
            shown: shown::<G>,
        }
    }

    /// Plays them all; panics at whatever tells two twins apart.
    pub fn compare(self) -> Tally {
        let word = self.word();
        let tally = Worlds::open(self).compare();
        let tally = tally.unwrap_or_else(|leak| panic!("{word}: {leak}"));
        println!("{word}: {tally:?}");
        assert!(tally.moments > self.twins, "{tally:?}");
        tally
    }

    fn word(&self) -> String {
        format!("{} {} {}", self.game, self.seats, self.pace)
    }
}

/// Has this viewer been shown something? Chance that they see is so, too.
pub fn shown<G: Game>(table: &dyn AnyTable, viewer: Viewer) -> bool {
    let table = table.as_any().downcast_ref::<Table<G>>().unwrap();
    let mut story = table.story(viewer);
    story.any(|told| told.event.reveals_to(viewer))
}

/// What the script picks.
pub struct Luck {
    dice: Dice,
    chance: Chance,
}

impl Luck {
    pub fn new(word: &str) -> Self {
        Self {
            dice: Dice::new(&Seed::from_word(&format!("wire {word}"))),
            chance: Chance::default(),
        }
    }

    pub fn below(&mut self, n: u32) -> u32 {
        self.dice.shared(&mut self.chance).below(n)
    }

    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        let index = self.dice.shared(&mut self.chance).index(items.len());
        items.get(index).cloned()
    }
}

/// Two servers that have the same to keep.
pub struct Worlds {
    case: Case,
    houses: [House; 2],
    parent: Parent,
}

/// A whole game, or as much of it as players without sense play; twins branch
/// off its moments.
struct Parent {
    id: TableId,
    header: Header,
    lines: Vec<String>,
    over: bool,
    /// Things that choices were about.
    subjects: Vec<String>,
}

impl Worlds {
    pub fn open(case: Case) -> Self {
        let plan = Plan {
            games: case.games,
            boards: case.boards,
            ..Plan::default()
        };
        // They have one clock.
        let houses = [House::with(plan.clone()), House::with(plan)];
        let seed = Seed::from_word(&case.word());
        let parent = Parent::play(&houses[0], &case, seed.clone());
        let secret = Secret::random().unwrap();
        for house in &houses {
            let host = house.session(&secret, "Host");
            parent.keep(house, &case, &seed, host);
        }
        Self {
            case,
            houses,
            parent,
        }
    }

    /// Plays all pairs of twins; says what told them apart.
    pub fn compare(&self) -> Result<Tally, String> {
        let mut pairs = 0..self.case.twins;
        pairs.try_fold(Tally::default(), |tally, number| {
            Ok(tally + self.compare_one(number)?)
        })
    }

    /// Plays one pair of twins.
    fn compare_one(&self, number: usize) -> Result<Tally, String> {
        let mut luck = Luck::new(&format!("{} {number}", self.case.word()));
        self.pair(number, &mut luck).follow(&mut luck)
    }

    /// Two tables that branch off the same moment. Most are dealt anew for one
    /// seat; every third is dealt anew for two different ones, and the same
    /// only for those who have no seat.
    fn pair(&self, number: usize, luck: &mut Luck) -> Pair<'_> {
        let lines = self.parent.lines.len();
        let span = (lines / self.case.twins).max(1);
        let step = number * lines / self.case.twins + luck.below(span as u32) as usize;
        let seats: Vec<Seat> = Seat::all(self.case.seats).collect();
        let one = seats[number % seats.len()];
        let other = if number % 3 == 2 {
            one.next(seats.len())
        } else {
            one
        };
        let id = TableId::random().unwrap();
        // Sessions of their own, so that each has one table in the lobby.
        let secrets: Vec<Secret> = (0..=seats.len())
            .map(|_| Secret::random().unwrap())
            .collect();
        let seeds = ["left", "right"]
            .map(|side| Seed::from_word(&format!("{} {number} {side}", self.case.word())));
        for ((house, seed), redealt) in self.houses.iter().zip(&seeds).zip([one, other]) {
            let session = |secret| house.session_at(secret, "Somebody", LATE);
            let people: Vec<SessionId> = secrets.iter().map(session).collect();
            let header = Header {
                commitment: seed.commitment(),
                ..self.parent.header.clone()
            };
            let table = NewTable {
                id: id.clone(),
                header: header.to_string(),
                seed: seed.clone(),
                branch: Some(Branch {
                    parent: self.parent.id.clone(),
                    step,
                    redealt: Some(redealt),
                }),
                ..new_table(&self.case, people[0], people[..seats.len()].to_vec())
            };
            house.keep(vec![Write::Create(Box::new(table))]);
        }
        let mut viewers = vec![Viewer::Public];
        if one == other {
            viewers.push(Viewer::Seat(one));
        }
        let subjects = &self.parent.subjects;
        let subjects = (0..2).filter_map(|_| luck.pick(subjects)).collect();
        let moment = luck.below(4) as usize;
        let commitments = seeds.map(|seed| seed.commitment().to_string());
        Pair::new(
            &self.case,
            &self.houses,
            id,
            &secrets,
            viewers,
            wire::Eyes::new(subjects, moment, commitments),
        )
    }
}

fn new_table(case: &Case, host: SessionId, people: Vec<SessionId>) -> NewTable {
    let place = |(seat, person)| Place {
        seat,
        holder: Holder::Person(person),
        owner: None,
        name: format!("Player {seat}"),
        orders: Orders::default(),
        read: 0,
        webhook: None,
    };
    NewTable {
        id: TableId::random().unwrap(),
        header: String::new(),
        game: case.game.to_owned(),
        seed: Seed::from_word("none"),
        host,
        at: LATE,
        window: case.window,
        watch: Watch::Anyone,
        branch: None,
        imported: false,
        one_seat: false,
        // Names that follow from ids are now longer, now shorter.
        placard: Placard {
            name: "Twins".to_owned(),
            seeks: false,
        },
        follows: None,
        places: Seat::all(case.seats).zip(people).map(place).collect(),
    }
}

impl Parent {
    fn play(house: &House, case: &Case, seed: Seed) -> Self {
        let game = house.app.game(case.game).unwrap();
        let request = Request {
            seats: case.seats,
            pace: case.pace,
            options: Vec::new(),
            seed,
        };
        let mut table = game.table(request).unwrap();
        let mut luck = Luck::new(&case.word());
        let sit = |bot| Seat::all(case.seats).map(move |seat| (bot, seat));
        let mut bots: Vec<_> = case
            .player
            .into_iter()
            .flat_map(sit)
            .map(|(bot, seat)| game.player(bot, seat, &Seed::from_word("bots")).unwrap())
            .collect();
        let mut subjects = Vec::new();
        let longest = game.info().cut_off.map_or(usize::MAX, |most| most as usize);
        while !table.is_over() && table.steps() < longest {
            let asked: Vec<Seat> = table.to_act().into_iter().collect();
            let seat = luck.pick(&asked).unwrap();
            let listed = table.listed(seat);
            for subject in listed.iter().filter_map(|listed| listed.subject.clone()) {
                if !subjects.contains(&subject) {
                    subjects.push(subject);
                }
            }
            // A seat that has all it wants in its draft has nothing to choose.
            let choice = match bots.get_mut(seat.index()) {
                Some(bot) => bot.pick(&*table).unwrap(),
                None => luck.pick(&listed).unwrap().notation,
            };
            table.choose(seat, &[&choice]).unwrap();
            if table.all_have_answered() {
                table.close_window();
            }
        }
        let lines = table.entries(0).iter().map(ToString::to_string).collect();
        Self {
            id: TableId::random().unwrap(),
            header: table.header().clone(),
            lines,
            over: table.is_over(),
            subjects,
        }
    }

    /// Has a house keep it.
    fn keep(&self, house: &House, case: &Case, seed: &Seed, host: SessionId) {
        let table = NewTable {
            id: self.id.clone(),
            header: self.header.to_string(),
            seed: seed.clone(),
            ..new_table(case, host, vec![host; case.seats])
        };
        house.keep(vec![
            Write::Create(Box::new(table)),
            Write::Append {
                table: self.id.clone(),
                from: 0,
                lines: self.lines.clone(),
                over: self.over,
                at: LATE,
            },
        ]);
    }
}
