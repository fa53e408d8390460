//! A writer for tests, who plays alone or for both, and knows chance: of many ways to
//! write a step the best few are followed. How good a game becomes hangs on how many.

use engine::log::Log;
use engine::{Pace, Seed, Setup, Table, Viewer};
use kit::luck::Luck;
use twilight_inscription::ids::{Sheet, Stock};
use twilight_inscription::state::Sheets;
use twilight_inscription::view::PlayerView;
use twilight_inscription::{Options, TwilightInscription};

/// How many ways to play on are followed, and how many are tried after each.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Effort {
    pub(crate) width: usize,
    pub(crate) tries: usize,
}

/// What is not written yet is worth this to somebody with so much of the game to come,
/// from 0 to 1.
fn promise(sheets: &Sheets, left: f32) -> f32 {
    let kept: f32 = Stock::all()
        .map(|kind| f32::from(sheets.stock[kind.index()]))
        .sum();
    let dice: u32 = [
        Sheet::Navigation,
        Sheet::Expansion,
        Sheet::Industry,
        Sheet::War,
    ]
    .iter()
    .map(|sheet| sheets.focus_on(*sheet).count_ones())
    .sum();
    let begun = sheets.units.iter().filter(|crossed| **crossed != u8::MAX);
    let begun: u32 = begun.map(|crossed| crossed.count_ones()).sum();
    let commodities: u8 = sheets.commodities.iter().sum();
    left * (kept * 2.0
        + dice as f32 * 4.0
        + begun as f32 * 0.6
        + sheets.explored.count_ones() as f32 * 0.3
        + sheets.claimed.count_ones() as f32 * 0.2
        + sheets.planets.count_ones() as f32 * 1.5
        + sheets.icons.count_ones() as f32 * 0.45
        + sheets.scrapped.count_ones() as f32 * 0.2
        + sheets.taken.count_ones() as f32 * 0.3
        + sheets.learned.count_ones() as f32 * 2.5
        + sheets.nodes.count_ones() as f32 * 0.3
        + f32::from(sheets.counselors) * 0.7
        + f32::from(commodities) * 0.9
        + f32::from(sheets.goods.left()) * 0.8)
}

/// Points, and what they promise to become, of all together.
fn worth(table: &Table<TwilightInscription>) -> f32 {
    let view = table.view(Viewer::Public);
    let left = 1.0 - f32::from(view.round) / 25.0;
    let one = |player: &PlayerView| {
        let points: i32 = player.points.iter().sum();
        points as f32 + promise(&player.sheets, left)
    };
    view.players.iter().map(one).sum()
}

/// One step is written at random.
fn writes(table: &mut Table<TwilightInscription>, luck: &mut Luck) {
    let moment = |table: &Table<TwilightInscription>| {
        let view = table.view(Viewer::Public);
        (view.round, view.stage)
    };
    let before = moment(table);
    while moment(table) == before {
        let Some(seat) = table.to_act().first() else {
            return;
        };
        let Some(choice) = luck.pick(&table.choices(seat)) else {
            return;
        };
        let done = table.choose(seat, &[choice]);
        done.unwrap_or_else(|error| panic!("{error:?}"));
    }
}

/// A whole game, the best that was found.
pub(crate) fn game(options: &Options, seats: usize, word: &str, effort: Effort) -> Log {
    let setup = Setup::new(seats, Pace::Brisk);
    let table = Table::new(kit::facts(), options, setup, Seed::from_word(word));
    let mut followed = vec![table.unwrap_or_else(|error| panic!("{error:?}"))];
    let mut luck = Luck::new(word);
    while followed.iter().any(|table| !table.to_act().is_empty()) {
        let mut found: Vec<(f32, Table<TwilightInscription>)> = Vec::new();
        for table in &followed {
            for _ in 0..effort.tries {
                let mut table = table.clone();
                writes(&mut table, &mut luck);
                found.push((worth(&table), table));
            }
        }
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.dedup_by_key(|(worth, _)| worth.to_bits());
        found.truncate(effort.width);
        followed = found.into_iter().map(|(_, table)| table).collect();
    }
    followed.remove(0).log()
}

/// A game that ends like this: with a little more effort until one does.
pub(crate) fn ends(options: &Options, seats: usize, how: &str) -> Log {
    for (width, tries) in [(1, 1), (1, 3), (2, 6), (6, 20)] {
        for number in 0..4 {
            let word = format!("{how} {seats} {width} {number}");
            let log = game(options, seats, &word, Effort { width, tries });
            if log.ending.as_deref() == Some(how) {
                return log;
            }
        }
    }
    panic!("no game ends with {how}");
}
