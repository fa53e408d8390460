//! Ships that sail together: all that reach, enough to win, one carrier (TI3-MOV-01).

use engine::map::Hex;
use engine::{Label, Text};

use super::{GOOD, Row, Trial, row};
use crate::Look;
use crate::choice::{Choice, Subject};
use crate::ids::Unit;
use crate::odds::{Fight, odds};
use crate::phase::Frame;
use crate::phase::action::tactical::Move;
use crate::state::Vessel;

/// What a ship takes aboard first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cargo {
    Troops,
    Fighters,
}

pub(super) fn rows(look: Look<'_>, step: Move) -> Vec<Row> {
    if step.with.is_some() {
        return swap(look, step);
    }
    let foe = look.game.enemy_fleet(step.seat, step.place).is_some();
    let mut rows = Vec::new();
    if foe {
        rows.extend(enough(look, step));
        rows.extend(all(look, step, Cargo::Fighters, "ti3-row-all-fighters"));
    } else {
        rows.extend(one_transport(look, step));
    }
    rows.extend(all(look, step, Cargo::Troops, "ti3-row-all"));
    rows
}

/// Every ship that reaches the system, the best first, as full as can be.
fn all(look: Look<'_>, step: Move, cargo: Cargo, key: &'static str) -> Option<Row> {
    let mut trial = Trial::new(look, step.seat);
    while let Some(choice) = best_ship(&trial, step.place) {
        board(&mut trial, choice, cargo);
    }
    told(trial, step, key)
}

/// As few ships as win with good odds; none where even all would not.
fn enough(look: Look<'_>, step: Move) -> Option<Row> {
    let mut trial = Trial::new(look, step.seat);
    let mut chance = 0.0;
    while chance < GOOD {
        let choice = best_ship(&trial, step.place)?;
        board(&mut trial, choice, Cargo::Troops);
        chance = win(&trial, step.place)?;
    }
    told(trial, step, "ti3-row-enough")
}

/// How likely the ships that are there by now win.
fn win(trial: &Trial<'_>, place: Hex) -> Option<f64> {
    let content = trial.look.content;
    let fight = Fight::with(&trial.game, content, (trial.seat, place), &[], 0)?;
    Some(odds(&fight).win)
}

/// Where nobody resists, one ship with troops does.
fn one_transport(look: Look<'_>, step: Move) -> Option<Row> {
    let trial = Trial::new(look, step.seat);
    let ships = ships(&trial, step.place);
    let carries = |vessel: &Vessel| look.content.unit(vessel.ship.unit()).capacity > 0;
    let loaded = ships
        .into_iter()
        .filter(|(vessel, _)| carries(vessel))
        .map(|(vessel, from)| {
            let mut trial = trial.clone();
            board(&mut trial, Choice::Move(vessel, from), Cargo::Troops);
            trial
        });
    let troops = |trial: &Trial<'_>| cargo(trial, step).ground;
    let best = loaded.max_by_key(troops)?;
    if troops(&best) == 0 {
        return None;
    }
    told(best, step, "ti3-row-one")
}

/// TI3-TRF-07: all ships of a transfer change places.
fn swap(look: Look<'_>, step: Move) -> Vec<Row> {
    let mut trial = Trial::new(look, step.seat);
    loop {
        let moves = |choice: &Choice| matches!(choice, Choice::Move(..));
        let next = trial.listed().into_iter().find(moves);
        let Some(choice) = next else { break };
        board(&mut trial, choice, Cargo::Troops);
    }
    let fits = trial.listed().contains(&Choice::Moved);
    if !fits {
        return Vec::new();
    }
    told(trial, step, "ti3-row-swap").into_iter().collect()
}

/// Ships that can come from elsewhere.
fn ships(trial: &Trial<'_>, place: Hex) -> Vec<(Vessel, Hex)> {
    let listed = trial.listed().into_iter();
    let ships = listed.filter_map(|choice| match choice {
        Choice::Move(vessel, from) if from != place => Some((vessel, from)),
        _ => None,
    });
    ships.collect()
}

/// The ship that does most in a battle, of those that can still come.
fn best_ship(trial: &Trial<'_>, place: Hex) -> Option<Choice> {
    let content = trial.look.content;
    let strength = |(vessel, _): &(Vessel, Hex)| {
        let facts = content.unit(vessel.ship.unit());
        let hits = u16::from(facts.dice) * u16::from(11 - facts.combat.min(10));
        let stays = 1 + u16::from(vessel.can_sustain());
        (hits * stays, facts.capacity)
    };
    let (vessel, from) = ships(trial, place).into_iter().max_by_key(strength)?;
    Some(Choice::Move(vessel, from))
}

/// A ship moves and takes aboard what it can.
fn board(trial: &mut Trial<'_>, choice: Choice, cargo: Cargo) {
    if !trial.choose(choice) || !matches!(trial.game.frames.top(), Some(Frame::Load(_))) {
        return;
    }
    match cargo {
        Cargo::Troops => {
            troops(trial);
            fighters(trial);
        }
        Cargo::Fighters => {
            fighters(trial);
            troops(trial);
        }
    }
    trial.choose(Choice::Aboard);
}

/// Ground forces; one stays behind wherever there is a dock.
fn troops(trial: &mut Trial<'_>) {
    loop {
        let spare = |choice: &Choice| match choice {
            Choice::Load(Unit::GroundForce, planet) => {
                let world = trial.game.world(*planet);
                world.dock == crate::state::Dock::None || world.ground > 1
            }
            _ => false,
        };
        let Some(choice) = trial.listed().into_iter().find(spare) else {
            return;
        };
        trial.choose(choice);
    }
}

/// Fighters; where a dock supports them they stay.
fn fighters(trial: &mut Trial<'_>) {
    loop {
        let wing = |choice: &Choice| matches!(choice, Choice::Wing(_));
        let Some(choice) = trial.listed().into_iter().find(wing) else {
            return;
        };
        trial.choose(choice);
    }
}

/// What a row brings to the system.
struct Brought {
    ships: u8,
    ground: u8,
    fighters: u8,
}

fn cargo(trial: &Trial<'_>, step: Move) -> Brought {
    let places = [Some(step.place), step.with].into_iter().flatten();
    let mut brought = Brought {
        ships: 0,
        ground: 0,
        fighters: 0,
    };
    for place in places {
        for hull in trial
            .game
            .hulls_at(step.seat, place)
            .filter(|hull| hull.moved)
        {
            brought.ships += 1;
            brought.ground += hull.vessel.ground;
        }
        let before = trial.look.game.fighters_at(step.seat, place);
        let after = trial.game.fighters_at(step.seat, place);
        brought.fighters += after.saturating_sub(before);
    }
    brought
}

fn told(trial: Trial<'_>, step: Move, key: &'static str) -> Option<Row> {
    let Brought {
        ships,
        ground,
        fighters,
    } = cargo(&trial, step);
    if trial.choices.is_empty() || trial.game.frames.top() != Some(Frame::Move(step)) {
        return None;
    }
    let mut text = Text::new(key)
        .with("ships", ships)
        .with("ground", ground)
        .with("fighters", fighters);
    if let Some(win) = win(&trial, step.place) {
        text = text.with("chance", (win * 100.0).round() as i64);
    } else {
        text = text.with("chance", 100);
    }
    let label = Label::new(text).in_group("ti3-group-rows");
    Some(row(label, Some(Subject::Place(step.place)), trial.choices))
}
