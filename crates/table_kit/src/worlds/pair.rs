//! Two twins, driven by the same posts, and compared.

use std::cmp::Ordering;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use engine::table::Waiting;
use engine::{AnyTable, Pace, Seat, Viewer};
use store::{Secret, TableId};

use super::wire::{Eyes, Received, difference, plain};
use super::{Case, DAY, Luck, Tally};
use crate::house::{Answer, Browser, Ear, House, PATIENCE};

/// How long to follow a pair.
const STEPS: usize = 8;

/// One who looks on, with all they have open.
struct Watcher {
    viewer: Viewer,
    browser: Browser,
    ears: Vec<Ear>,
    /// What they received last, and when that was.
    last: Received,
    revision: u64,
}

/// One of the two.
struct World<'a> {
    house: &'a House,
    people: Vec<Browser>,
    watchers: Vec<Watcher>,
}

/// Two tables that somebody cannot tell apart.
pub(super) struct Pair<'a> {
    case: &'a Case,
    id: TableId,
    eyes: Eyes,
    worlds: [World<'a>; 2],
    /// Was a window open in one of them alone? At a brisk table it may be:
    /// then one hears more often of the same.
    uneven: bool,
    posts: usize,
    tally: Tally,
}

impl<'a> Pair<'a> {
    pub(super) fn new(
        case: &'a Case,
        houses: &'a [House; 2],
        id: TableId,
        secrets: &[Secret],
        viewers: Vec<Viewer>,
        eyes: Eyes,
    ) -> Self {
        let world = |house: &'a House| {
            let browser = |secret| house.browser().with_session(secret);
            let people: Vec<Browser> = secrets.iter().map(browser).collect();
            let watcher = |viewer: &Viewer| {
                let index = viewer.seat().map_or(case.seats, Seat::index);
                let browser = people[index].clone();
                let ear = |path: String| {
                    Ear::open(house.address, &path, &[("cookie", &browser.cookies())])
                };
                Watcher {
                    viewer: *viewer,
                    ears: vec![
                        ear(format!("/tables/{id}/events")),
                        ear(format!("/api/v1/tables/{id}/events")),
                    ],
                    browser,
                    last: Vec::new(),
                    revision: u64::MAX,
                }
            };
            World {
                house,
                watchers: viewers.iter().map(watcher).collect(),
                people,
            }
        };
        Self {
            worlds: [world(&houses[0]), world(&houses[1])],
            case,
            id,
            eyes,
            uneven: false,
            posts: 0,
            tally: Tally::default(),
        }
    }

    /// Posts the same to both until everyone who looks on was shown something,
    /// or there is nothing that is possible in both.
    pub(super) fn follow(mut self, luck: &mut Luck) -> Result<Tally, String> {
        self.compare("at first")?;
        for _ in 0..STEPS {
            self.seal(luck)?;
            let Some((seat, choice)) = self.common_choice(luck) else {
                break;
            };
            let when = format!("after `{choice}` of {seat}");
            if !self.choose(seat, [&choice, &choice])? {
                break;
            }
            if self.case.window < DAY {
                self.run_out_clocks(luck)?;
            }
            self.let_pass()?;
            self.dismiss();
            // Once it is over, all is open to all.
            let over = self.truth().iter().any(|table| table.is_over());
            if over || self.worlds[0].watchers.is_empty() {
                break;
            }
            self.compare(&when)?;
        }
        Ok(self.tally)
    }

    /// The truth on both sides, which the script alone may see.
    fn truth(&self) -> [Arc<dyn AnyTable>; 2] {
        let table = |world: &World<'_>| Arc::clone(&world.house.room(&self.id).picture().table);
        [table(&self.worlds[0]), table(&self.worlds[1])]
    }

    /// What this seat may choose on both tables, and whether all of it could
    /// be taken back.
    fn common(&self, seat: Seat) -> Vec<(String, bool)> {
        let [left, right] = self.truth().map(|table| table.listed(seat));
        let free = left.iter().filter_map(|one| {
            let other = right.iter().find(|other| other.notation == one.notation)?;
            let free = one.barrier.is_none() && other.barrier.is_none();
            Some((one.notation.clone(), free))
        });
        free.collect()
    }

    fn asked(&self) -> Vec<Seat> {
        let truth = self.truth();
        let asked = |seat: &Seat| truth.iter().all(|table| table.question(*seat).is_some());
        Seat::all(self.case.seats).filter(asked).collect()
    }

    fn common_choice(&self, luck: &mut Luck) -> Option<(Seat, String)> {
        let seat = luck.pick(&self.asked())?;
        let (choice, _) = luck.pick(&self.common(seat))?;
        Some((seat, choice))
    }

    fn is_watched(&self, seat: Seat) -> bool {
        let watchers = &self.worlds[0].watchers;
        watchers.iter().any(|watcher| watcher.viewer.is(seat))
    }

    /// Someone else chooses one thing here and another there: tentatively, and
    /// takes it back; or for good, while others still owe their choice.
    fn seal(&mut self, luck: &mut Luck) -> Result<(), String> {
        let others = self.asked().into_iter();
        let others: Vec<Seat> = others.filter(|seat| !self.is_watched(*seat)).collect();
        let Some(seat) = luck.pick(&others) else {
            return Ok(());
        };
        let mut common = self.common(seat);
        let Some((one, free)) = luck.pick(&common) else {
            return Ok(());
        };
        common.retain(|(other, _)| *other != one);
        let Some((other, also)) = luck.pick(&common) else {
            return Ok(());
        };
        let tentative = free && also;
        if !tentative && !self.is_sealed(seat, [&one, &other]) {
            return Ok(());
        }
        if !self.choose(seat, [&one, &other])? {
            return Ok(());
        }
        self.compare(&format!("{seat} thinks of `{one}` or `{other}`"))?;
        self.tally.sealed += 1;
        if tentative {
            self.undo(seat)?;
            self.compare(&format!("{seat} thinks again of `{one}` or `{other}`"))?;
        }
        Ok(())
    }

    /// Do the others still owe theirs after these choices, which leave the
    /// same seats owing? At a brisk table reactions are no secret for long.
    fn is_sealed(&self, seat: Seat, choices: [&str; 2]) -> bool {
        let truth = self.truth();
        let reactions = truth[0].waiting(Viewer::Public) == Waiting::ForReactions;
        if reactions && self.case.pace == Pace::Brisk {
            return false;
        }
        let before = truth[0].to_act().without(seat);
        let after = [0, 1].map(|side| {
            let mut table = truth[side].fork();
            table.choose(seat, &[choices[side]]).unwrap();
            table.to_act()
        });
        !before.is_empty() && after[0] == after[1] && before.difference(after[0]).is_empty()
    }

    /// Posts a choice; `false` when it was refused: then the clock was quicker.
    fn choose(&mut self, seat: Seat, choices: [&str; 2]) -> Result<bool, String> {
        let fields = choices.map(|choice| vec![("choice", choice)]);
        self.post(seat, "choices", fields)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), String> {
        if self.post(seat, "undo", [Vec::new(), Vec::new()])? {
            return Ok(());
        }
        Err(format!("{seat} cannot undo"))
    }

    fn post(
        &mut self,
        seat: Seat,
        what: &str,
        fields: [Vec<(&str, &str)>; 2],
    ) -> Result<bool, String> {
        let truth = self.truth();
        let [left, right] = fields;
        let left = self.post_to(0, &*truth[0], seat, what, &left);
        let right = self.post_to(1, &*truth[1], seat, what, &right);
        self.posts += 1;
        if self.is_watched(seat) {
            let [left, right] = [&left, &right].map(|answer| self.eyes.alike(&plain(answer)));
            if left != right && self.is_even() && !self.will_be_shown(seat) {
                let difference = difference(&left, &right);
                return Err(format!("the answer to a post of {seat}: {difference}"));
            }
        }
        Ok(left.status == 200 && right.status == 200)
    }

    fn post_to(
        &self,
        side: usize,
        truth: &dyn AnyTable,
        seat: Seat,
        what: &str,
        fields: &[(&str, &str)],
    ) -> Answer {
        let stamp = truth.stamp(seat).to_string();
        let key = format!("{seat} {}", self.posts);
        let signature = [("stamp", stamp.as_str()), ("key", key.as_str())];
        let fields = [fields, &signature].concat();
        let path = format!("/tables/{}/{what}", self.id);
        self.worlds[side].people[seat.index()].post(&path, &fields)
    }

    fn will_be_shown(&self, seat: Seat) -> bool {
        let shown = |table: &Arc<dyn AnyTable>| (self.case.shown)(&**table, Viewer::Seat(seat));
        self.truth().iter().any(shown)
    }

    /// How far the story has come, and whether nobody may react any more.
    fn progress(&self, table: &dyn AnyTable) -> (usize, bool) {
        let viewer = self.worlds[0].watchers[0].viewer;
        let reactions = table.waiting(Viewer::Public) == Waiting::ForReactions;
        (table.story_len(viewer), !reactions)
    }

    /// Have both worlds come as far?
    fn is_even(&self) -> bool {
        let [left, right] = self.truth();
        self.progress(&*left) == self.progress(&*right)
    }

    /// At a brisk table a window may be open in one world alone: there,
    /// whoever is asked lets it pass.
    fn let_pass(&mut self) -> Result<(), String> {
        loop {
            let truth = self.truth();
            if truth.iter().any(|table| table.window_is_held()) {
                return Ok(());
            }
            let [left, right] = [&truth[0], &truth[1]].map(|table| self.progress(&**table));
            let behind = match left.cmp(&right) {
                Ordering::Less => 0,
                Ordering::Greater => 1,
                Ordering::Equal => return Ok(()),
            };
            self.uneven = true;
            let table = &truth[behind];
            let window = table.window().map(|_| table.to_act());
            let mut others = window.into_iter().flatten();
            let others = others.find_map(|seat| Some((seat, table.pass(seat)?.notation)));
            let Some((seat, pass)) = others.filter(|(seat, _)| !self.is_watched(*seat)) else {
                return Ok(());
            };
            let answer = self.post_to(behind, &**table, seat, "choices", &[("choice", &pass)]);
            self.posts += 1;
            if answer.status != 200 {
                return Err(format!("{seat} cannot let a window pass: {}", answer.text));
            }
        }
    }

    /// Everyone answers an open window in the same way, and the clocks run
    /// out.
    fn run_out_clocks(&mut self, luck: &mut Luck) -> Result<(), String> {
        while self.truth().iter().all(|table| table.window_is_held()) {
            for seat in self.asked() {
                if let Some((choice, _)) = luck.pick(&self.common(seat)) {
                    self.choose(seat, [&choice, &choice])?;
                }
            }
            let steps = self.truth().map(|table| table.steps());
            let window = Duration::from_secs(self.case.window.into());
            self.worlds[0].house.pass(window);
            let begun = Instant::now();
            while (0..2).any(|side| self.truth()[side].steps() == steps[side]) {
                if begun.elapsed() > PATIENCE {
                    return Err("a clock has stopped".to_owned());
                }
                thread::sleep(Duration::from_millis(1));
            }
            self.tally.closed += 1;
        }
        Ok(())
    }

    /// Whoever was shown something may know from now on.
    fn dismiss(&mut self) {
        let truth = self.truth();
        let shown = |viewer: Viewer| {
            truth
                .iter()
                .any(|table| (self.case.shown)(&**table, viewer))
        };
        for world in &mut self.worlds {
            world.watchers.retain(|watcher| !shown(watcher.viewer));
        }
    }

    /// Everyone who looks on receives the same in both worlds; and whoever
    /// could notice nothing receives what they had received before.
    fn compare(&mut self, when: &str) -> Result<(), String> {
        let truth = self.truth();
        let id = self.id.as_str();
        for (world, truth) in self.worlds.iter_mut().zip(&truth) {
            for watcher in &mut world.watchers {
                let viewer = watcher.viewer;
                let revision = truth.revision(viewer);
                for ear in &watcher.ears {
                    ear.hears(revision);
                }
                let now = self.eyes.look(&watcher.browser, id);
                let before = std::mem::replace(&mut watcher.last, now);
                let silent = watcher.revision == revision;
                watcher.revision = revision;
                if !silent {
                    continue;
                }
                self.tally.silent += 1;
                if let Some(what) = first_difference(&before, &watcher.last) {
                    return Err(format!("{when}, {viewer:?} noticed something: {what}"));
                }
            }
        }
        let [left, right] = &self.worlds;
        for (left, right) in left.watchers.iter().zip(&right.watchers) {
            let viewer = left.viewer;
            let [one, other] = [left, right].map(|watcher| {
                let alike = |(path, text): &(String, String)| (path.clone(), self.eyes.alike(text));
                let mut all: Received = watcher.last.iter().map(alike).collect();
                for ear in &watcher.ears {
                    let heard = without_date(&ear.text());
                    let last = heard.trim_end().rsplit("\n\n").next();
                    let heard = if self.uneven { last } else { Some(&*heard) };
                    let heard = heard.unwrap_or_default().to_owned();
                    all.push(("the stream".to_owned(), heard));
                }
                all
            });
            if let Some(what) = first_difference(&one, &other) {
                return Err(format!(
                    "{when}, {viewer:?} can tell two worlds apart: {what}"
                ));
            }
        }
        self.tally.moments += 1;
        Ok(())
    }
}

fn without_date(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("date: "));
    lines.collect::<Vec<_>>().join("\n")
}

fn first_difference(one: &Received, other: &Received) -> Option<String> {
    let mut pairs = one.iter().zip(other);
    let ((path, one), (_, other)) = pairs.find(|(one, other)| one != other)?;
    Some(format!("{path}: {}", difference(one, other)))
}
