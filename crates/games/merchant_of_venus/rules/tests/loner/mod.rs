//! A winner for tests, who plays alone: of many ways to play each turn the best few
//! are followed, and chance is known. Nobody who does not know it wins often.

use bots::Greedy;
use engine::log::Log;
use engine::player::{Eyes, Player};
use engine::{Pace, Seat, Seed, Setup, Table};
use kit::luck::Luck;
use kit::position::S1;
use merchant_of_venus::choice::Choice;
use merchant_of_venus::ids::Item;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};

/// How many ways to play on are followed, and how many turns are tried after each.
const WIDTH: usize = 12;
const TRIES: u32 = 10;

/// A merchant who now and then does something else.
struct Moody {
    merchant: Box<dyn Player<MerchantOfVenus>>,
    luck: Luck,
    /// One choice of so many is taken at random; none where it is nothing.
    moods: u32,
}

impl Moody {
    fn new(word: &str, moods: u32) -> Self {
        let ledger = Ledger::default();
        let greedy = Greedy::new(ledger.clone(), TRADERS.greedy);
        let mut merchant = greedy.with_plans(Ventures(ledger), TRADERS.plans);
        merchant.begin(&Seed::from_word(word), S1);
        Self {
            merchant: Box::new(merchant),
            luck: Luck::new(word),
            moods,
        }
    }
}

impl Player<MerchantOfVenus> for Moody {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        self.merchant.begin(seed, seat);
    }

    fn pick(&mut self, eyes: &Eyes<'_, MerchantOfVenus>, choices: &[Choice]) -> usize {
        // The Rastur come where the ship does not.
        let view = eyes.view();
        let me = &view.merchants[eyes.seat().index()];
        let far = |place: &usize| match choices[*place] {
            Choice::Rastur(space) => {
                let routes = eyes.content().routes();
                u32::from(routes.steps(me.skips, me.space, space))
            }
            _ => 0,
        };
        if let Choice::Rastur(_) = choices[0] {
            return (0..choices.len()).max_by_key(far).unwrap_or(0);
        }
        if self.moods > 0 && self.luck.below(self.moods) == 0 {
            return self.luck.below(choices.len() as u32) as usize;
        }
        self.merchant.pick(eyes, choices)
    }
}

/// What someone has, and about what it will bring.
fn worth(table: &Table<MerchantOfVenus>) -> i32 {
    let view = table.view(engine::Viewer::Seat(S1));
    let facts = kit::facts::<MerchantOfVenus>();
    let content = &facts.content;
    let me = &view.merchants[0];
    let items = me.cargo.items().map(|(item, count)| {
        let each = match item {
            Item::Good(good) => content.good(good).sell * 4 / 5,
            Item::Gear(gear) => content.gear(gear).cost,
            Item::Relic(_) => 60,
            Item::Fare(fare) => content.fare(fare).value * 2 / 3,
        };
        each * i32::from(count)
    });
    let ious = me.ious.iter().map(|culture| content.culture(*culture).iou);
    let known = view.worlds.iter().filter(|world| world.culture.is_some());
    // A turn more is worth about this much.
    let left = view
        .swarm
        .as_ref()
        .map_or(0, |swarm| swarm.left as i32 * 35);
    me.wealth
        + items.sum::<i32>()
        + ious.sum::<i32>() * 2 / 3
        + content.ship(me.ship).cost * 3 / 4
        + known.count() as i32 * 10
        + left
}

/// A game that is won alone, or the best there is.
pub(crate) fn won_alone(options: &Options, word: &str) -> Log {
    let fresh = || -> Table<MerchantOfVenus> {
        let setup = Setup::new(1, Pace::Brisk);
        let table = Table::new(kit::facts(), options, setup, Seed::from_word(word));
        table.unwrap_or_else(|error| panic!("{error:?}"))
    };
    let mut followed: Vec<Vec<Choice>> = vec![Vec::new()];
    loop {
        let mut found: Vec<(i32, Vec<Choice>)> = Vec::new();
        for (nth, begun) in followed.iter().enumerate() {
            for tried in 0..TRIES {
                let mut table = fresh();
                for choice in begun {
                    let done = table.choose(S1, &[*choice]);
                    done.unwrap_or_else(|error| panic!("{error:?}"));
                }
                let round = table.view(engine::Viewer::Seat(S1)).round;
                let mood = format!("{round} {nth} {tried}");
                let mut player = Moody::new(&mood, if tried == 0 { 0 } else { 4 + tried * 2 });
                let mut made = begun.clone();
                while !table.to_act().is_empty()
                    && table.view(engine::Viewer::Seat(S1)).round == round
                {
                    let choice = table.consult(S1, &mut player);
                    let choice = choice.unwrap_or_else(|| panic!("no choice"));
                    made.push(choice);
                    let done = table.choose(S1, &[choice]);
                    done.unwrap_or_else(|error| panic!("{error:?}"));
                }
                match table.standing().outcome {
                    Some(outcome) if !outcome.winners().is_empty() => return table.log(),
                    Some(_) => {}
                    None => found.push((worth(&table), made)),
                }
            }
        }
        found.sort_by_key(|(worth, _)| -worth);
        found.dedup_by_key(|(worth, _)| *worth);
        found.truncate(WIDTH);
        assert!(!found.is_empty(), "nobody wins with {word}");
        followed = found.into_iter().map(|(_, made)| made).collect();
    }
}
