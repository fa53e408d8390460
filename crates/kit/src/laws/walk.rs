//! Random games, looked at from every side.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::chance::{Chance, Dice, Seed};
use engine::event::Recorder;
use engine::game::{Setup, Window};
use engine::i18n::{ENGINE_WORDS, WordFile, Words};
use engine::ledger::Ledger;
use engine::passing::let_pass;
use engine::seat::{Seat, Viewer};
use engine::table::{Facts, Table};

use super::met::Met;
use super::players::{Guide, Players};
use super::speech::Speech;
use super::{Broken, KitError, Law, Lawful, Violation, ensure};
use crate::luck::Luck;

/// One look in this many has the costlier checks.
const SELDOM: u32 = 4;

// What one look costs is bounded, however many sit there and however long
// their lists are. Where there is more, a look takes some of it by lot.

/// Choices to try in one look, of all who are asked.
const TRIED: usize = 48;
/// Subjects to ask about in one look.
const SUBJECTS: usize = 24;
/// Choices from elsewhere to try in one look.
const STRANGERS: usize = 48;
/// Seats, or viewers, that the costlier checks are made for.
const SIDES: usize = 4;

/// What the walk has met: so that a test can see that it met enough.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Census {
    /// Games played to their end.
    pub games: u64,
    /// Games that the rules refuse to set up.
    pub refused: u64,
    /// Choices made in them.
    pub choices: u64,
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
    /// Answers given as they can be ordered beforehand.
    pub ready: u64,
    /// Rights used.
    pub liberties: u64,
    /// Games cut off at the length that their game declares.
    pub cut_off: u64,
}

impl Census {
    /// What two walks have met.
    #[must_use]
    pub(super) fn and(mut self, other: Self) -> Self {
        // All of it, so that nothing new is forgotten here.
        let Self {
            games,
            refused,
            choices,
            moments,
            endings,
            twin_steps,
            sealed,
            lane_swaps,
            set_swaps,
            undone,
            secrets,
            deals,
            reasons,
            rows,
            ready,
            liberties,
            cut_off,
        } = other;
        self.games += games;
        self.refused += refused;
        self.choices += choices;
        self.moments += moments;
        for (how, count) in endings {
            *self.endings.entry(how).or_default() += count;
        }
        self.twin_steps += twin_steps;
        self.sealed += sealed;
        self.lane_swaps += lane_swaps;
        self.set_swaps += set_swaps;
        self.undone += undone;
        self.secrets += secrets;
        self.deals += deals;
        self.reasons += reasons;
        self.rows += rows;
        self.ready += ready;
        self.liberties += liberties;
        self.cut_off += cut_off;
        self
    }
}

/// One moment of a game, and all that a law may use.
pub(super) struct Moment<'a, G: Lawful> {
    pub(super) facts: &'a Arc<Facts<G>>,
    pub(super) words: &'a Speech<'a>,
    pub(super) rules: &'a BTreeSet<String>,
    pub(super) table: &'a Table<G>,
    pub(super) state: &'a G,
    pub(super) setup: Setup,
    pub(super) seed: &'a Seed,
    /// Choices that are listed, to be tried: all, or some of many.
    pub(super) tried: Vec<(Seat, G::Choice)>,
    /// Some of the subjects met so far: for asking why not.
    pub(super) subjects: Vec<G::Subject>,
    /// Some of the choices met so far: for trying what is not listed.
    pub(super) strangers: Vec<G::Choice>,
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

    /// All that anyone may choose.
    fn listed(&self) -> Vec<(Seat, G::Choice)> {
        let mut listed = Vec::new();
        for seat in self.state.to_act() {
            let choices = self.choices(self.state, seat);
            listed.extend(choices.into_iter().map(|choice| (seat, choice)));
        }
        listed
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

    /// Those who are asked, or some of many.
    pub(super) fn some_asked(&self, luck: &mut Luck) -> Vec<Seat> {
        let asked: Vec<Seat> = self.state.to_act().into_iter().collect();
        luck.some(&asked, SIDES)
    }

    /// Those who sit here, or some of many.
    pub(super) fn some_seats(&self, luck: &mut Luck) -> Vec<Seat> {
        let seats: Vec<Seat> = Seat::all(self.setup.seats()).collect();
        luck.some(&seats, SIDES)
    }

    /// Those who look, or some of many.
    pub(super) fn some_viewers(&self, luck: &mut Luck) -> Vec<Viewer> {
        let viewers: Vec<Viewer> = self.viewers().collect();
        luck.some(&viewers, SIDES)
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
pub(super) struct Walker<'a, G: Lawful> {
    facts: Arc<Facts<G>>,
    options: &'a G::Options,
    looks: usize,
    guide: Option<Guide<G>>,
    words: Words,
    rules: BTreeSet<String>,
}

impl<'a, G: Lawful> Walker<'a, G> {
    pub(super) fn new(
        facts: Arc<Facts<G>>,
        options: &'a G::Options,
        looks: usize,
    ) -> Result<Self, KitError> {
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
        let words = Words::new(&sources)?;
        super::speech::check_lobby(&Speech::with(&words), options).map_err(|(law, what)| {
            Violation {
                law,
                place: "the lobby".to_owned(),
                step: 0,
                what,
            }
        })?;
        Ok(Self {
            facts,
            options,
            looks,
            guide: None,
            words,
            rules,
        })
    }

    /// Players who mostly do what this one says.
    pub(super) fn led_by(mut self, guide: Option<Guide<G>>) -> Self {
        self.guide = guide;
        self
    }

    /// Plays one game, and says what it has met.
    pub(super) fn walk(&self, setup: Setup, index: u64) -> Result<Census, Violation> {
        let (seats, pace) = (setup.seats(), setup.pace);
        let word = format!("{} {seats} {pace} {index}", G::INFO.id);
        let mut census = Census::default();
        let walked = self.walk_game(setup, &word, &mut census);
        walked.map_err(|(law, what)| Violation {
            law,
            place: format!("a game of {seats} seats, {pace}, seed word `{word}`"),
            step: census.choices as usize,
            what,
        })?;
        Ok(census)
    }

    fn walk_game(&self, setup: Setup, word: &str, census: &mut Census) -> Result<(), Broken> {
        let seed = Seed::from_word(word);
        let words = Speech::with(&self.words);
        let facts = Arc::clone(&self.facts);
        let table = match Table::new(facts, self.options, setup, seed.clone()) {
            Ok(table) => table,
            Err(error) => {
                // Some options are for some numbers of seats only.
                census.refused += 1;
                return super::speech::can_say(&words, &error.text());
            }
        };
        let looks = self.when_to_look(&table, word);
        let mut walk = Walk {
            walker: self,
            setup,
            word,
            seed,
            words,
            components: components(&table)?,
            met: Met::nothing(),
        };
        let table = walk.play(table, &looks, census)?;
        if !table.is_over() {
            return Ok(());
        }
        super::replay::check_end(&table, &self.facts, self.options, setup)?;
        super::speech::check_end(&walk.words, &table)?;
        census.games += 1;
        if let Some(outcome) = table.standing().outcome {
            *census.endings.entry(outcome.how).or_default() += 1;
        }
        Ok(())
    }

    /// When to look at the game that begins at this table: it is played once
    /// without a look, to see how long it is.
    fn when_to_look(&self, table: &Table<G>, word: &str) -> Vec<usize> {
        let mut table = table.clone();
        let mut players = Players::alone(word).led(self.guide, table.seats(), word);
        let mut length = 0;
        while length < G::STEP_LIMIT && !is_cut_off::<G>(length) && !table.is_over() {
            length += 1;
            let seat = players.next(&table);
            let moved = seat.and_then(|seat| players.move_on(&mut table, seat));
            // What is broken here will be met again, and looked at.
            if moved.is_err() {
                break;
            }
        }
        let mut luck = Luck::new(&format!("{word}, looks"));
        spread(length, self.looks, &mut luck)
    }
}

/// Has a game gone on for as long as one without sense may?
fn is_cut_off<G: Lawful>(choices: usize) -> bool {
    let most = G::INFO.cut_off;
    most.is_some_and(|most| choices >= most as usize)
}

/// How many there are of each component, each of which has a name.
fn components<G: Lawful>(table: &Table<G>) -> Result<Vec<i64>, Broken> {
    let components = table.committed().components(table.content());
    let (kinds, names) = (components.len(), G::component_names(table.content()).len());
    ensure(Law::Conservation, kinds == names, || {
        format!("{kinds} kinds of components have {names} names")
    })?;
    Ok(components)
}

/// One game while it is played and looked at.
struct Walk<'a, G: Lawful> {
    walker: &'a Walker<'a, G>,
    setup: Setup,
    /// All that is random in it follows from this word.
    word: &'a str,
    seed: Seed,
    words: Speech<'a>,
    /// How many there were of each at the start.
    components: Vec<i64>,
    met: Met<G>,
}

impl<G: Lawful> Walk<'_, G> {
    /// Plays to the end, with a look at each of these moments.
    fn play(
        &mut self,
        mut table: Table<G>,
        looks: &[usize],
        census: &mut Census,
    ) -> Result<Table<G>, Broken> {
        let mut looks = looks.iter().peekable();
        let players = Players::watched(self.word);
        let mut players = players.led(self.walker.guide, table.seats(), self.word);
        let mut windows = Windows::default();
        while !table.is_over() {
            let step = census.choices as usize;
            if is_cut_off::<G>(step) {
                census.cut_off += 1;
                break;
            }
            if step == G::STEP_LIMIT {
                return Err((Law::Ends, format!("no end after {step} choices")));
            }
            let seat = players.next(&table)?;
            self.met.see(&table, seat);
            if looks.next_if_eq(&&step).is_some() {
                self.look(&table, seat, census)?;
            }
            let right = players.move_on(&mut table, seat)?;
            census.liberties += u64::from(right);
            windows.look(table.window())?;
            census.choices += 1;
        }
        Ok(table)
    }

    /// Checks the laws at one moment. What a look takes by lot follows from
    /// the moment, and not from what was looked at before.
    fn look(&self, table: &Table<G>, seat: Seat, census: &mut Census) -> Result<(), Broken> {
        let mut luck = Luck::new(&format!("{}, look {}", self.word, census.choices));
        let moment = self.moment(table, seat, &mut luck);
        census.moments += 1;
        check(&moment, &self.components, &mut luck, census)
    }

    fn moment<'b>(&'b self, table: &'b Table<G>, seat: Seat, luck: &mut Luck) -> Moment<'b, G> {
        let mut moment = Moment {
            facts: &self.walker.facts,
            words: &self.words,
            rules: &self.walker.rules,
            table,
            state: table.world_of_seat(seat),
            setup: self.setup,
            seed: &self.seed,
            tried: Vec::new(),
            subjects: luck.some(self.met.subjects.list(), SUBJECTS),
            strangers: luck.some(self.met.choices.list(), STRANGERS),
        };
        moment.tried = luck.some(&moment.listed(), TRIED);
        for &(_, choice) in &moment.tried {
            let subject = moment.state.subject(moment.content(), choice);
            let subjects = &mut moment.subjects;
            subjects.extend(subject.filter(|subject| !subjects.contains(subject)));
        }
        moment
    }
}

/// Which moments of a game to look at: all of a short one; of a longer one so
/// many, each somewhere in its own stretch of the game.
fn spread(length: usize, looks: usize, luck: &mut Luck) -> Vec<usize> {
    if length <= looks {
        return (0..length).collect();
    }
    let stretch = |nth: usize| (nth * length / looks, (nth + 1) * length / looks);
    (0..looks)
        .map(stretch)
        .map(|(from, to)| from + luck.below((to - from) as u32) as usize)
        .collect()
}

fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    components: &[i64],
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
    super::ready::check(moment, census)?;
    super::refuse::check(moment, luck)?;
    super::undo::check(moment, luck, census)?;
    super::deals::check(moment, luck, census)?;
    super::redeal::check(moment, luck, census)?;
    super::twins::check(moment, luck, census)
}

#[cfg(test)]
mod tests {
    use super::spread;
    use crate::luck::Luck;

    #[test]
    fn a_short_game_is_looked_at_throughout() {
        let looks = spread(7, 400, &mut Luck::new("short"));
        assert_eq!(looks, [0, 1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn looks_at_a_long_game_reach_its_end_and_leave_no_long_gap() {
        let looks = spread(15_000, 400, &mut Luck::new("long"));
        assert_eq!(looks.len(), 400);
        assert!(
            looks.is_sorted_by(|a, b| a < b && b - a < 2 * 38),
            "{looks:?}"
        );
        assert!(looks[0] < 38 && looks[399] >= 15_000 - 38, "{looks:?}");
        let other = spread(15_000, 400, &mut Luck::new("longer"));
        assert_ne!(
            looks, other,
            "the word decides where in its stretch a look is"
        );
    }
}
