//! Choices that go together: the way to Mecatol Rex, a row or column of a planet, a dock,
//! a unit, all that is left into infantry.
//!
//! They are tried out on a copy of the game by its own rules, so a row is legal by its
//! making. What draws or shows something ends a row, and whatever is asked in between
//! has none. Trade goods, and resources that would be spent as others, are left to who
//! writes.

use engine::game::{Game, Suggestion};
use engine::{Dice, Event, Label, Recorder, Seat, Seed, Text, Viewer};
use strum::VariantArray;

use crate::choice::{Choice, Subject};
use crate::content::expansion::DOCKS;
use crate::content::navigation::bits;
use crate::ids::{Icon, Line, Node, Resource, Sheet, System, Unit};
use crate::pen::Pen;
use crate::purse::{Pay, Source};
use crate::sheet::war;
use crate::state::BUILT;
use crate::task::Task;
use crate::{Look, TwilightInscription, words};

type Row = Suggestion<Choice, Subject>;

/// No row is longer.
const LONGEST: usize = 40;

/// Rows for who spends resources on a sheet.
pub(crate) fn suggest(look: Look<'_>, seat: Seat) -> Vec<Row> {
    if !look.game.to_act().contains(seat) {
        return Vec::new();
    }
    let pen = Pen::of(look, seat);
    let Some(source) = pen.source() else {
        return Vec::new();
    };
    let mut rows = match source.sheet {
        Sheet::Navigation => to_mecatol(look, &pen).into_iter().collect(),
        Sheet::Expansion => planets(look, &pen, &source),
        Sheet::Industry => Vec::new(),
        Sheet::War => units(look, &pen),
    };
    // Two lines may be finished by the same marks.
    let mut seen: Vec<Vec<Choice>> = Vec::new();
    rows.retain(|row| {
        let new = row.choices.len() > 1 && !seen.contains(&row.choices);
        seen.push(row.choices.clone());
        new
    });
    rows
}

/// A row that is being tried out.
struct Trial<'c> {
    look: Look<'c>,
    seat: Seat,
    game: TwilightInscription,
    choices: Vec<Choice>,
    /// Does it end here: was something drawn or shown?
    over: bool,
}

impl<'c> Trial<'c> {
    fn new(look: Look<'c>, seat: Seat) -> Self {
        Self {
            look,
            seat,
            game: look.game.clone(),
            choices: Vec::new(),
            over: false,
        }
    }

    /// What can be chosen now.
    fn listed(&self) -> Vec<Choice> {
        let mut listed = Vec::new();
        if self.game.to_act().contains(self.seat) {
            self.game.choices(self.look.content, self.seat, &mut listed);
        }
        listed
    }

    /// Makes the first choice like this, if the row goes on and there is one.
    fn take(&mut self, is: impl Fn(Choice) -> bool) -> bool {
        let goes_on = !self.over && self.choices.len() < LONGEST;
        let Some(choice) = self
            .listed()
            .into_iter()
            .find(|choice| goes_on && is(*choice))
        else {
            return false;
        };
        // Marks draw nothing but relics, which lie in reserve.
        let mut dice = Dice::new(&Seed::from_word("rows"));
        let mut told = Recorder::default();
        let content = self.look.content;
        self.game
            .apply(content, self.seat, choice, &mut dice, &mut told);
        self.choices.push(choice);
        let viewer = Viewer::Seat(self.seat);
        self.over = told.events.iter().any(|event| event.reveals_to(viewer));
        true
    }

    fn pen(&self) -> Pen<'_> {
        Pen::of(Look::new(&self.game, self.look.content), self.seat)
    }

    /// The row, under this label.
    fn row(self, text: Text, subject: Subject) -> Row {
        Suggestion {
            label: Label::new(text).in_group("tins-group-rows"),
            subject: Some(subject),
            choices: self.choices,
        }
    }
}

/// Is it a plain resource of one of these kinds?
fn plain(pay: Pay, kinds: &[Resource]) -> bool {
    match pay {
        Pay::Of(resource) => kinds.contains(&resource),
        Pay::Any => true,
        Pay::Good | Pay::Free => false,
    }
}

/// The shortest way to Mecatol Rex, and claiming it if there is something left for that.
fn to_mecatol(look: Look<'_>, pen: &Pen<'_>) -> Option<Row> {
    let (navigation, sheets) = (pen.navigation(), pen.sheets());
    let mecatol = navigation.mecatol;
    let mut way = vec![1_u64 << mecatol.index()];
    let mut reached = way[0];
    // Backwards, ring by ring, until something explored is beside one.
    while sheets.explored & reached == 0 {
        let ring = navigation.beside(reached) & !reached;
        if ring == 0 {
            return None;
        }
        reached |= ring;
        way.push(ring);
    }
    let mut trial = Trial::new(look, pen.seat);
    let mut here = sheets.explored & way[way.len() - 1];
    for ring in way.iter().rev().skip(1) {
        let ahead = navigation.beside(here) & ring;
        let next = System::at(bits(ahead).next()?);
        here = 1 << next.index();
        let kinds = [Resource::Material, Resource::Research];
        let explores = |choice| matches!(choice, Choice::Explore(system, pay) if system == next && plain(pay, &kinds));
        if !trial.take(explores) {
            return None;
        }
    }
    trial.take(|choice| {
        matches!(choice, Choice::Claim(system, pay) if system == mecatol && plain(pay, &[Resource::Influence]))
    });
    let text = Text::new("tins-row-mecatol").with("marks", trial.choices.len());
    Some(trial.row(text, Subject::System(mecatol)))
}

/// The bits of a set of icons.
fn icons(set: u128) -> impl Iterator<Item = Icon> {
    (0..128)
        .filter(move |bit| set >> bit & 1 == 1)
        .map(Icon::at)
}

/// Rows and columns of planets, and docks, that can be finished.
fn planets(look: Look<'_>, pen: &Pen<'_>, source: &Source) -> Vec<Row> {
    let (expansion, sheets) = (pen.expansion(), pen.sheets());
    let left: u32 = source.purse.iter().map(|count| u32::from(*count)).sum();
    let open = crate::sheet::expansion::open_icons(pen);
    let mut rows = Vec::new();
    for line in Line::all() {
        let (all, Some(asset)) = expansion.line(line) else {
            continue;
        };
        let missing = all & !sheets.icons;
        let out = (sheets.lines | sheets.lines_out) >> line.index() & 1 == 1;
        if out || missing & !open != 0 || missing.count_ones() > left {
            continue;
        }
        let mut trial = Trial::new(look, pen.seat);
        let crosses = |trial: &mut Trial<'_>, wanted: Icon| {
            let Some(kind) = expansion.kind(wanted) else {
                return false;
            };
            trial.take(|choice| {
                matches!(choice, Choice::Icon(icon, pay) if icon == wanted && plain(pay, &[kind]))
            })
        };
        if icons(missing).all(|icon| crosses(&mut trial, icon)) {
            let text = Text::new("tins-row-line")
                .with("planet", expansion.planets[line.planet()].name.as_str())
                .with("line", line.to_string())
                .with("asset", words::asset(asset));
            rows.push(trial.row(text, Subject::Line(line)));
        }
    }
    for dock in (0..DOCKS as u8).filter(|dock| sheets.docks >> dock & 1 == 0) {
        let mut trial = Trial::new(look, pen.seat);
        let crosses = |choice| matches!(choice, Choice::Dock(of, kind, pay) if of == dock && plain(pay, &[kind]));
        let built = |trial: &Trial<'_>| trial.pen().sheets().docks >> dock & 1 == 1;
        while !built(&trial) && trial.take(crosses) {}
        if built(&trial) {
            let asset = expansion.docks[usize::from(dock)].asset;
            let text = Text::new("tins-row-dock")
                .with("dock", dock + 1)
                .with("asset", words::asset(asset));
            rows.push(trial.row(text, Subject::Dock(dock)));
        }
    }
    rows
}

/// Units that can be finished; where they stand is for who writes to say. Then all that is
/// left into infantry.
fn units(look: Look<'_>, pen: &Pen<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    for unit in war::limited() {
        let copies = pen.war().copies(unit);
        for copy in 0..copies.len() as u8 {
            let mut trial = Trial::new(look, pen.seat);
            let place = copies.start + usize::from(copy);
            let built = |trial: &Trial<'_>| trial.pen().sheets().units[place] == BUILT;
            let crosses = |choice| {
                matches!(choice, Choice::Build(of, number, kind, pay)
                    if (of, number) == (unit, copy) && plain(pay, &[kind]))
            };
            while !built(&trial) && trial.take(crosses) {}
            if !trial.choices.is_empty() && built(&trial) {
                let text = Text::new("tins-row-unit").with("unit", words::unit(unit));
                rows.push(trial.row(text, Subject::Unit(unit)));
                // Another of the same kind would only take more.
                break;
            }
        }
    }
    rows.extend(infantry(look, pen));
    rows
}

/// All that is left into infantry, each where it claims something if it can.
fn infantry(look: Look<'_>, pen: &Pen<'_>) -> Option<Row> {
    let mut trial = Trial::new(look, pen.seat);
    let base = pen.task();
    let mut count = 0_u8;
    let is_infantry =
        |choice| matches!(choice, Choice::Infantry(pay) if plain(pay, Resource::VARIANTS));
    while trial.take(is_infantry) {
        count += 1;
        if let Some(Task::Place(Unit::Infantry, _)) = trial.pen().task() {
            let assets = &pen.war().assets;
            let best = trial.listed().into_iter().max_by_key(|choice| {
                let claims = |node: Node| assets.iter().any(|(at, _)| *at == node);
                let worth = matches!(choice, Choice::At(node, _) if claims(*node));
                // Of equals the first.
                (worth, std::cmp::Reverse(*choice))
            });
            if !trial.take(|choice| Some(choice) == best) {
                return None;
            }
        }
    }
    // Nothing else is asked, and nothing is left.
    let same = match (base, trial.pen().task()) {
        (Some(Task::Spend), Some(Task::Spend)) => trial.pen().lane.purse == [0; 4],
        (Some(Task::Sum(..)), after) => !matches!(after, Some(Task::Sum(..) | Task::Order(_))),
        _ => false,
    };
    if count < 2 || !same {
        return None;
    }
    let text = Text::new("tins-row-infantry").with("count", count);
    Some(trial.row(text, Subject::Unit(Unit::Infantry)))
}
