//! Forces as people write them: `3 cruiser 4 fighter+1 vs 2 dreadnought.hurt 2 pds`.
//!
//! With ground forces on a side it is a fight for a planet: dreadnoughts and war suns
//! of who attacks bombard, PDS of who defends fire at those who land.

use engine::game::Row;
use engine::{Reason, Section, Text};
use strum::VariantArray;

use super::{Fight, Force, Odds, odds};
use crate::content::Content;
use crate::ids::Unit;

/// What stands between two forces.
const VERSUS: [&str; 3] = ["vs", "v", "contro"];
/// The most of one unit.
const MOST: u8 = 20;
/// The most that a bonus changes a die.
const MOST_BONUS: i8 = 9;

/// How a fight that is written down ends, in words.
///
/// # Errors
/// What cannot be understood.
pub(crate) fn forecast(content: &Content, text: &str) -> Result<Vec<Section>, Reason> {
    let fight = Fight::read(content, text)?;
    Ok(tell(content, &fight, &odds(&fight)))
}

impl Fight {
    /// The fight that is written down.
    ///
    /// # Errors
    /// What cannot be understood.
    pub fn read(content: &Content, text: &str) -> Result<Self, Reason> {
        parse(content, text)
    }
}

fn parse(content: &Content, text: &str) -> Result<Fight, Reason> {
    let mut sides = [Force::default(); 2];
    let mut side = 0;
    let mut count = None;
    for word in text.split_whitespace() {
        let word = word.trim_end_matches(',');
        if VERSUS.contains(&word) {
            side += 1;
            if side > 1 || count.is_some() {
                return Err(refuse("ti3-odds-two-sides"));
            }
        } else if let Ok(number) = word.parse::<u8>() {
            if count.is_some() || !(1..=MOST).contains(&number) {
                return Err(about("ti3-odds-count", word));
            }
            count = Some(number);
        } else {
            let (unit, hurt, bonus) = unit(word)?;
            sides[side].add(content, unit, (count.take().unwrap_or(1), hurt), bonus);
        }
    }
    let [attacker, defender] = sides;
    if count.is_some() || side != 1 || attacker.is_empty() || defender.is_empty() {
        return Err(refuse("ti3-odds-two-sides"));
    }
    arrange(attacker, defender)
}

/// Who fights, and who fires first.
fn arrange(mut attacker: Force, mut defender: Force) -> Result<Fight, Reason> {
    let has = |force: &Force, unit: Unit| force.group(unit).count > 0;
    let ground = has(&attacker, Unit::GroundForce) || has(&defender, Unit::GroundForce);
    let shielded = has(&defender, Unit::Pds);
    if ground {
        // TI3-INV-06.
        if shielded && has(&attacker, Unit::Dreadnought) {
            return Err(Reason::new(Text::new("ti3-odds-shielded"), "TI3-INV-06"));
        }
        attacker.fire_first(Unit::Dreadnought, 0);
        attacker.fire_first(Unit::WarSun, 1);
    } else {
        attacker.fire_first(Unit::Pds, 0);
    }
    defender.fire_first(Unit::Pds, 0);
    for force in [&attacker, &defender] {
        let strangers = |unit: Unit| (unit == Unit::GroundForce) != ground;
        if let Some((unit, _)) = force.units().find(|(unit, _)| strangers(*unit)) {
            return Err(about("ti3-odds-not-there", &unit.to_string()));
        }
        if force.is_empty() {
            return Err(refuse("ti3-odds-two-sides"));
        }
    }
    Ok(Fight { attacker, defender })
}

/// A unit, whether it is hurt, and the bonus of its dice.
fn unit(word: &str) -> Result<(Unit, bool, i8), Reason> {
    let unknown = || {
        let known: Vec<String> = fighting().map(|unit| unit.to_string()).collect();
        Reason::new(
            Text::new("ti3-odds-unknown")
                .with("word", word.to_owned())
                .with("known", known.join(", ")),
            "",
        )
    };
    // A hyphen is also part of names: what follows the last one is a figure or not.
    let split = word
        .rfind(['+', '-'])
        .filter(|at| word[at + 1..].parse::<i8>().is_ok());
    let (name, bonus) = word.split_at(split.unwrap_or(word.len()));
    let bonus: i8 = if bonus.is_empty() {
        0
    } else {
        bonus.parse().map_err(|_| unknown())?
    };
    if bonus.abs() > MOST_BONUS {
        return Err(about("ti3-odds-bonus", word));
    }
    let (name, hurt) = match name.strip_suffix(".hurt") {
        Some(name) => (name, true),
        None => (name, false),
    };
    let named = |unit: &Unit| {
        let id = unit.to_string();
        name == id || name.strip_suffix('s') == Some(&id)
    };
    let unit = fighting().find(named).ok_or_else(unknown)?;
    let sustains = unit.ship().is_some_and(|ship| ship.sustains());
    if hurt && !sustains {
        return Err(about("ti3-odds-not-hurt", name));
    }
    Ok((unit, hurt, bonus))
}

/// Every unit that rolls dice.
fn fighting() -> impl Iterator<Item = Unit> {
    Unit::VARIANTS
        .iter()
        .copied()
        .filter(|unit| *unit != Unit::SpaceDock)
}

fn refuse(key: &'static str) -> Reason {
    Reason::new(Text::new(key), "")
}

fn about(key: &'static str, word: &str) -> Reason {
    Reason::new(Text::new(key).with("word", word.to_owned()), "")
}

/// The odds in words.
fn tell(content: &Content, fight: &Fight, odds: &Odds) -> Vec<Section> {
    let chances = [
        ("ti3-odds-win", odds.win),
        ("ti3-odds-draw", odds.draw),
        ("ti3-odds-lose", odds.lose),
    ];
    let chance =
        |(key, chance): (&'static str, f64)| Text::new(key).with("chance", figure(chance * 100.0));
    let mut lines: Vec<Text> = chances.into_iter().map(chance).collect();
    lines.push(Text::new("ti3-odds-rounds").with("rounds", figure(odds.rounds)));
    for (key, lost) in ["ti3-odds-own-loss", "ti3-odds-enemy-loss"]
        .into_iter()
        .zip(odds.lost)
    {
        lines.push(Text::new(key).with("price", figure(lost)));
    }
    lines.push(Text::new("ti3-odds-usual"));
    let head = ["ti3-odds-unit", "ti3-odds-attacker", "ti3-odds-defender"].map(Text::new);
    let sides = [&fight.attacker, &fight.defender];
    let fights = |unit: &Unit| sides.into_iter().any(|side| side.group(*unit).count > 0);
    let rows = Unit::VARIANTS.iter().copied().filter(fights).map(|unit| {
        let left = |side: usize| match sides[side].group(unit).count {
            0 => Text::new("ti3-odds-none"),
            count => Text::new("ti3-odds-left")
                .with("left", figure(odds.left[side][unit as usize]))
                .with("count", count),
        };
        let name = Text::new("ti3-odds-name").with("unit", &content.unit(unit).name);
        Row {
            subject: None,
            cells: vec![name, left(0), left(1)],
        }
    });
    let title = Text::new("ti3-odds-title");
    vec![Section::new(title, lines).with_rows(head.to_vec(), rows.collect())]
}

/// With one digit behind the point, as both languages can read it.
fn figure(number: f64) -> String {
    format!("{number:.1}")
}
