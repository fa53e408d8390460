//! Random games, looked at from every side.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::chance::{Chance, Dice, Seed};
use engine::event::{Event, Recorder};
use engine::game::{Pace, Question, Setup, Window};
use engine::i18n::{ENGINE_WORDS, WordFile, Words};
use engine::ledger::Ledger;
use engine::passing::let_pass;
use engine::seat::{Seat, Viewer};
use engine::table::{Facts, Table};

use super::{Broken, KitError, Law, Lawful, Violation, ensure};
use crate::luck::Luck;

/// This many moments of one game are looked at; then it is only played on.
const LOOKS: usize = 2_000;

/// One moment in this many gets the costlier checks.
const SELDOM: u32 = 4;

/// A seat that is at liberty acts at one moment in this many.
const LIBERTY_SELDOM: u32 = 8;

/// What the walk has met: so that a test can see that it met enough.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Census {
    /// Games played to their end.
    pub games: u64,
    /// Games that the rules refuse to set up.
    pub refused: u64,
    /// Moments looked at.
    pub moments: u64,
    /// How games ended.
    pub endings: BTreeMap<&'static str, u64>,
    /// Pairs of worlds compared, step by step.
    pub twin_steps: u64,
    /// Pairs of choices that others could not tell apart.
    pub sealed: u64,
    /// Pairs of choices of different seats that were swapped.
    pub lane_swaps: u64,
    /// Pairs of members of a set that were swapped.
    pub set_swaps: u64,
    /// Tentative choices undone and redone.
    pub undone: u64,
    /// Secrets seen to vary.
    pub secrets: u64,
    /// Deals struck.
    pub deals: u64,
    /// Reasons given for what is not offered.
    pub reasons: u64,
    /// Rows suggested.
    pub rows: u64,
    /// Rights used.
    pub liberties: u64,
    /// Games cut off at the length that their game declares.
    pub cut_off: u64,
}

/// One moment of a game, and all that a law may use.
pub(super) struct Moment<'a, G: Lawful> {
    pub(super) facts: &'a Arc<Facts<G>>,
    pub(super) words: &'a Words,
    pub(super) rules: &'a BTreeSet<String>,
    pub(super) table: &'a Table<G>,
    pub(super) state: &'a G,
    pub(super) setup: Setup,
    pub(super) seed: &'a Seed,
    /// Subjects met so far: for asking why not.
    pub(super) subjects: &'a [G::Subject],
    /// Choices met so far: for trying what is not listed.
    pub(super) strangers: &'a [G::Choice],
}

impl<G: Lawful> Moment<'_, G> {
    pub(super) fn content(&self) -> &G::Content {
        &self.facts.content
    }

    pub(super) fn choices(&self, state: &G, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if state.to_act().contains(seat) {
            state.choices(self.content(), seat, &mut choices);
        }
        choices
    }

    pub(super) fn liberties(&self, state: &G, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if state.at_liberty().contains(seat) {
            state.liberties(self.content(), seat, &mut choices);
        }
        choices
    }

    /// What one choice makes of a state, with this game's dice.
    pub(super) fn after(
        &self,
        state: &G,
        seat: Seat,
        choice: G::Choice,
    ) -> (G, Recorder<G::Event>) {
        let mut after = state.clone();
        let mut recorder = Recorder::default();
        let mut dice = Dice::new(self.seed);
        after.apply(self.content(), seat, choice, &mut dice, &mut recorder);
        (after, recorder)
    }

    /// Lets pass whoever can only pass, with this game's dice.
    pub(super) fn let_pass(&self, state: &mut G) {
        let mut dice = Dice::new(self.seed);
        let_pass(
            self.content(),
            state,
            &mut dice,
            &mut Recorder::default(),
            &mut Vec::new(),
        );
    }

    /// A table that begins with this state.
    pub(super) fn table_at(&self, state: &G) -> Table<G> {
        Table::from_position(
            Arc::clone(self.facts),
            state.clone(),
            self.setup,
            self.seed.clone(),
        )
    }

    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.setup.seats())
    }

    /// A world that the viewer cannot tell from `state`.
    pub(super) fn redealt(&self, state: &G, viewer: Viewer, word: &str) -> G {
        let mut dice = Dice::new(&Seed::from_word(word));
        let mut loose = Chance::default();
        let mut world = state.clone();
        world.redeal(self.content(), viewer, &mut dice.shared(&mut loose));
        world
    }
}

/// The windows of a game, one after the other.
#[derive(Default)]
struct Windows {
    open: Option<Window>,
    highest: u32,
}

impl Windows {
    /// Each that opens has a higher number than all before it, and stays as it
    /// is while it is open.
    fn look(&mut self, now: Option<Window>) -> Result<(), Broken> {
        if let Some(window) = now.filter(|_| now != self.open) {
            ensure(Law::Windows, window.number > self.highest, || {
                format!(
                    "{window:?} is no new one: there was number {}",
                    self.highest
                )
            })?;
            self.highest = window.number;
        }
        self.open = now;
        Ok(())
    }
}

/// Plays the games of one kit run.
pub(super) struct Walker<G: Lawful> {
    facts: Arc<Facts<G>>,
    words: Words,
    rules: BTreeSet<String>,
}

impl<G: Lawful> Walker<G> {
    pub(super) fn new(facts: Arc<Facts<G>>) -> Result<Self, KitError> {
        let sources: Vec<WordFile> = ENGINE_WORDS.iter().chain(G::INFO.words).copied().collect();
        let mut rules = BTreeSet::new();
        for (name, text) in G::INFO.ledgers {
            let ledger = Ledger::parse(name, text).map_err(|error| Violation {
                law: Law::Reasons,
                place: format!("the ledger {name}"),
                step: 0,
                what: error.to_string(),
            })?;
            rules.extend(ledger.entries().map(|entry| entry.id.clone()));
        }
        Ok(Self {
            facts,
            words: Words::new(&sources)?,
            rules,
        })
    }

    pub(super) fn walk(
        &self,
        options: &G::Options,
        seats: usize,
        pace: Pace,
        index: u64,
        census: &mut Census,
    ) -> Result<(), Violation> {
        let word = format!("{} {seats} {pace} {index}", G::INFO.id);
        let mut step = 0;
        self.walk_game(options, Setup::new(seats, pace), &word, &mut step, census)
            .map_err(|(law, what)| Violation {
                law,
                place: format!("a game of {seats} seats, {pace}, seed word `{word}`"),
                step,
                what,
            })
    }

    fn walk_game(
        &self,
        options: &G::Options,
        setup: Setup,
        word: &str,
        step: &mut usize,
        census: &mut Census,
    ) -> Result<(), Broken> {
        let seed = Seed::from_word(word);
        let mut luck = Luck::new(word);
        let facts = Arc::clone(&self.facts);
        let mut table = match Table::new(facts, options, setup, seed.clone()) {
            Ok(table) => table,
            Err(error) => {
                // Some options are for some numbers of seats only.
                census.refused += 1;
                return super::speech::can_say(&self.words, &error.text());
            }
        };
        let components = table.committed().components(table.content());
        let (mut subjects, mut strangers) = (Vec::new(), Vec::new());
        let mut windows = Windows::default();
        super::speech::check_lobby(&self.words, options)?;
        while !table.is_over() {
            if G::INFO.cut_off.is_some_and(|most| *step == most as usize) {
                census.cut_off += 1;
                return Ok(());
            }
            if *step == G::STEP_LIMIT {
                return Err((Law::Ends, format!("no end after {step} choices")));
            }
            remember(&table, &mut subjects, &mut strangers);
            let seat = pick_seat(&table, &mut luck)?;
            let moment = Moment {
                facts: &self.facts,
                words: &self.words,
                rules: &self.rules,
                table: &table,
                state: table.world_of_seat(seat),
                setup,
                seed: &seed,
                subjects: &subjects,
                strangers: &strangers,
            };
            if *step < LOOKS {
                check(&moment, &components, &mut luck, census)?;
                census.moments += 1;
            }
            move_on(&mut table, seat, &mut luck, census)?;
            super::deals::strike(&mut table, &mut luck)?;
            windows.look(table.window())?;
            *step += 1;
        }
        super::replay::check_end(&table, &self.facts, options, setup)?;
        super::speech::check_end(&self.words, &table)?;
        census.games += 1;
        if let Some(outcome) = table.standing().outcome {
            *census.endings.entry(outcome.how).or_default() += 1;
        }
        Ok(())
    }
}

fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    components: &[(String, i64)],
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    super::flow::check(moment, components, census)?;
    super::speech::check(moment, census)?;
    if luck.below(SELDOM) > 0 {
        return Ok(());
    }
    super::flow::check_orders(moment, luck, census)?;
    super::sealed::check(moment, luck, census)?;
    super::rows::check(moment, census)?;
    super::refuse::check(moment, luck)?;
    super::undo::check(moment, luck, census)?;
    super::deals::check(moment, luck, census)?;
    super::redeal::check(moment, luck, census)?;
    super::twins::check(moment, luck, census)
}

/// Keeps the subjects and choices that have been met.
fn remember<G: Lawful>(
    table: &Table<G>,
    subjects: &mut Vec<G::Subject>,
    strangers: &mut Vec<G::Choice>,
) {
    for seat in Seat::all(table.seats()) {
        for choice in table.choices(seat) {
            if !strangers.contains(&choice) {
                strangers.push(choice);
            }
            let subject = table.subject(seat, choice);
            subjects.extend(subject.filter(|subject| !subjects.contains(subject)));
        }
    }
}

/// Someone who is asked or, now and then, someone who is at liberty.
fn pick_seat<G: Lawful>(table: &Table<G>, luck: &mut Luck) -> Result<Seat, Broken> {
    let seats = || Seat::all(table.seats());
    let free: Vec<Seat> = seats().filter(|&seat| table.is_at_liberty(seat)).collect();
    if !free.is_empty() && luck.below(LIBERTY_SELDOM) == 0 {
        return luck
            .pick(&free)
            .ok_or((Law::Moves, "nobody is at liberty".to_owned()));
    }
    let asked: Vec<Seat> = seats().filter(|&seat| table.is_asked(seat)).collect();
    luck.pick(&asked)
        .ok_or((Law::Moves, "nobody is asked".to_owned()))
}

/// What a viewer sees, how much they have been told, and what they are asked.
struct Sight<G: Lawful> {
    viewer: Viewer,
    view: G::View,
    /// How much is settled, and how much they have drafted: a draft can be
    /// overtaken by what they hear.
    told: (usize, usize),
    asked: Option<Question>,
    choices: Vec<G::Choice>,
    revision: u64,
}

fn sights<G: Lawful>(table: &Table<G>) -> Vec<Sight<G>> {
    Viewer::all(table.seats())
        .map(|viewer| Sight {
            viewer,
            view: table.view(viewer),
            told: (
                table.settled(viewer),
                viewer.seat().map_or(0, |seat| table.drafted(seat).count()),
            ),
            asked: viewer.seat().and_then(|seat| table.question(seat)),
            choices: viewer
                .seat()
                .map(|seat| table.choices(seat))
                .unwrap_or_default(),
            revision: table.revision(viewer),
        })
        .collect()
}

/// The seat makes a choice, and perhaps takes it back; a strict window is
/// closed now and then; and nobody's view moves in silence.
fn move_on<G: Lawful>(
    table: &mut Table<G>,
    seat: Seat,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    let choices = table.choices(seat);
    let choice = luck
        .pick(&choices)
        .ok_or((Law::Moves, format!("{seat} has no choice")))?;
    census.liberties += u64::from(table.liberties(seat).contains(&choice));
    let before = sights(table);
    table.choose(seat, &[choice]).map_err(|refusal| {
        let what = format!("`{choice}` of {seat} refused: {refusal:?}");
        (Law::Moves, what)
    })?;
    told(table, before, Some(seat), &format!("`{choice}` of {seat}"))?;
    if table.can_undo(seat).is_ok() && luck.below(8) == 0 {
        table.undo(seat).map_err(|refusal| {
            let what = format!("undoing `{choice}` of {seat} refused: {refusal:?}");
            (Law::Undo, what)
        })?;
    }
    if table.window_is_held() && (table.all_have_answered() || luck.below(16) == 0) {
        let before = sights(table);
        table.close_window();
        told(table, before, None, "closing a window")?;
    }
    Ok(())
}

/// Nobody's view has moved without a word, and everyone's revision has moved
/// just when something of theirs has.
fn told<G: Lawful>(
    table: &Table<G>,
    before: Vec<Sight<G>>,
    chooser: Option<Seat>,
    what: &str,
) -> Result<(), Broken> {
    let others = |sight: &Sight<G>| chooser.is_none_or(|seat| !sight.viewer.is(seat));
    for (before, now) in before
        .into_iter()
        .zip(sights(table))
        .filter(|(before, _)| others(before))
    {
        let viewer = before.viewer;
        let heard = now.told != before.told;
        ensure(Law::Told, heard || now.view == before.view, || {
            format!("{what} changed what {viewer:?} sees without a word")
        })?;
        let asked = now.asked != before.asked || now.choices != before.choices;
        let moved = now.revision != before.revision;
        ensure(Law::Told, moved == (heard || asked), || {
            format!(
                "{what} moved the revision of {viewer:?}: {moved}; they heard of it: {heard}; \
                 they are asked something else: {asked}"
            )
        })?;
        for told in table.story_from(viewer, before.told.0) {
            let again = told.event.seen_by(viewer);
            ensure(Law::Told, again.as_ref() == Some(&told.event), || {
                let event = &told.event;
                format!("{viewer:?} sees `{event}` otherwise when looking again")
            })?;
        }
    }
    Ok(())
}
