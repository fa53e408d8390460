//! What the store has, held against what was said to have been done, and
//! against what anybody saw.

// Each test uses a part of this.
#![allow(dead_code)]

use std::collections::{BTreeSet, HashMap};

use engine::log::{Answer, Line, Log};
use engine::registry::Registry;
use engine::{AnyTable, Seat};
use store::{KEYS, Kept, Store, TableId};

use crate::onlooker::Onlooker;
use crate::player::{Act, Fate, Player, Post, Saying};
use crate::seating::{Seating, Table};

/// What one seat has done at a table, as the store had it at the last look.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Trail {
    /// Its choices, those that could still be taken back at the end.
    choices: Vec<String>,
    /// How many of them could be.
    tentative: usize,
    /// Offers and answers.
    deals: Vec<String>,
}

/// What was found so far.
pub(crate) struct Books {
    registry: Registry,
    trails: HashMap<(String, Seat), Trail>,
    remarks: HashMap<String, Vec<String>>,
    done: usize,
    undone: usize,
    dealt: usize,
    refused: usize,
    lost: usize,
    kept_though_lost: usize,
    finished: usize,
    /// Views of somebody who looks on that were those of something kept.
    seen: usize,
    /// Lines of stories that were told again after something had gone wrong.
    pub(crate) recalled: usize,
}

impl Books {
    pub(crate) fn new() -> Self {
        Self {
            registry: registry::load(None).unwrap(),
            trails: HashMap::new(),
            remarks: HashMap::new(),
            done: 0,
            undone: 0,
            dealt: 0,
            refused: 0,
            lost: 0,
            kept_though_lost: 0,
            finished: 0,
            seen: 0,
            recalled: 0,
        }
    }

    /// Looks at what a server has left, table by table.
    pub(crate) fn check(
        &mut self,
        store: &dyn Store,
        seating: &mut Seating,
        players: &mut [Player],
        onlooker: &mut Onlooker,
        round: usize,
    ) {
        for table in &mut seating.tables {
            let id = TableId::parse(&table.id).unwrap();
            let kept = store.table(&id).unwrap().expect("the table is there");
            let played = self.replay(&kept);
            // A server that has not heard yet that something was kept shows what was there
            // before it.
            let from = table.lines_before.min(played.steps());
            self.seen += onlooker.check(&table.id, from, &*played);
            table.lines_before = table.lines;
            let (log, over) = (lines_of(&kept), played.is_over());
            let fresh = &log[table.lines..];
            for (index, player) in table.seats.iter().enumerate() {
                let Some(player) = player.map(|player| &mut players[player]) else {
                    continue;
                };
                let seat = Seat::new(index).unwrap();
                let posts = self.posts_of(store, &id, seat, player);
                self.check_seat(table, seat, &posts, &log, fresh, &kept);
            }
            self.check_remarks(store, &id, players);
            if log.len() > table.lines {
                (table.lines, table.moved) = (log.len(), round);
            }
            table.over = over;
            self.finished += usize::from(table.over);
        }
        for player in players {
            // The rest was for tables that are over.
            for (post, fate) in player.posts.drain(..) {
                assert_eq!(fate, Fate::Refused, "{post:?}");
            }
            player.said.clear();
        }
    }

    /// Plays the log again, to the end, and lays the drafts upon it.
    fn replay(&self, kept: &Kept) -> Box<dyn AnyTable> {
        let id = &kept.table.id;
        assert_eq!(kept.fault, None, "{id} has stopped");
        let log = log_of(kept);
        let game = self.registry.game(&kept.table.game).unwrap();
        let (mut table, divergence) = game.replay(&log, kept.table.seed.clone()).unwrap();
        assert_eq!(divergence, None, "{id}");
        table.restore(&kept.drafts, 1);
        for (seat, choices) in &kept.drafts {
            let mut restored = table.held_answer(*seat);
            restored.extend(table.drafted(*seat));
            assert_eq!(restored, *choices, "{id}: the draft of {seat}");
        }
        table
    }

    /// What a player posted at this seat, and whether it has to be there.
    /// What nobody was told of is decided by the key that is kept with it.
    fn posts_of(
        &mut self,
        store: &dyn Store,
        id: &TableId,
        seat: Seat,
        player: &mut Player,
    ) -> Vec<(Post, Option<Vec<String>>)> {
        let mut effects = Vec::new();
        let (here, elsewhere) = player
            .posts
            .drain(..)
            .partition(|(post, _)| post.table == id.as_str());
        player.posts = elsewhere;
        let mut after = here
            .iter()
            .filter(|(_, fate)| matches!(fate, Fate::Done(_)))
            .count();
        for (post, fate) in here {
            let was_posted = store.was_posted(id, seat, &post.key).unwrap();
            match fate {
                Fate::Done(tentative) => {
                    // Keys are forgotten in the end, what was done never is.
                    after -= 1;
                    let forgotten = after >= KEYS;
                    assert!(
                        was_posted || forgotten,
                        "{post:?} was acknowledged and is gone"
                    );
                    match post.act {
                        Act::Choose(_) => self.done += 1,
                        Act::Undo => self.undone += 1,
                        Act::Offer { .. } | Act::Answer { .. } => self.dealt += 1,
                    }
                    effects.push((post, Some(tentative)));
                }
                Fate::Refused => {
                    assert!(!was_posted, "{post:?} was refused and is there");
                    self.refused += 1;
                }
                Fate::Unknown => {
                    self.lost += 1;
                    assert!(player.pending.is_none(), "one at a time");
                    player.pending = Some((post.clone(), was_posted));
                    if was_posted {
                        self.kept_though_lost += 1;
                        effects.push((post, None));
                    }
                }
            }
        }
        effects
    }

    /// Everything that took effect is there, once, in order; and nothing else.
    fn check_seat(
        &mut self,
        table: &Table,
        seat: Seat,
        posts: &[(Post, Option<Vec<String>>)],
        log: &[Line],
        fresh: &[Line],
        kept: &Kept,
    ) {
        let key = (table.id.clone(), seat);
        let before = self.trails.remove(&key).unwrap_or_default();
        let found = trail(seat, log, kept);
        let may_drop = fresh.iter().any(|line| accepts(line, seat));
        let mut ways = vec![(before.choices.clone(), before.tentative)];
        let mut deals = before.deals.clone();
        for (post, tentative) in posts {
            match deal_line(seat, post) {
                Some(line) => deals.push(line),
                None => {
                    let given = found.choices.iter().chain(tentative.iter().flatten());
                    let forced: BTreeSet<&String> =
                        given.filter(|choice| choice.starts_with(FORCED)).collect();
                    ways = step(&ways, &post.act, may_drop, table.strict, &forced);
                }
            }
            if may_drop {
                ways = dropped(&ways);
            }
            // What is final stays as it is.
            ways.retain(|(all, open)| found.choices.starts_with(&all[..all.len() - open]));
            if let Some(tentative) = tentative {
                ways.retain(|(all, open)| *open == tentative.len() && all.ends_with(tentative));
            }
        }
        if may_drop {
            ways = dropped(&ways);
        }
        let end = (found.choices.clone(), found.tentative);
        assert!(
            ways.contains(&end),
            "{} {} {seat}: the store has\n{found:?}\nbefore there was\n{before:?}\n\
             and posted were\n{posts:#?}",
            table.game,
            table.id,
        );
        assert_eq!(deals, found.deals, "{} {seat}", table.id);
        self.trails.insert(key, found);
    }

    /// What was heard is there, once, in the order in which each said it.
    fn check_remarks(&mut self, store: &dyn Store, id: &TableId, players: &[Player]) {
        let remarks = store.remarks(id, 0, usize::MAX).unwrap().into_iter();
        // What the house itself announces, nobody says.
        let remarks = remarks.filter(|remark| remark.notice.is_none());
        let remarks: Vec<String> = remarks.map(|remark| remark.text).collect();
        let before = self.remarks.remove(id.as_str()).unwrap_or_default();
        assert!(remarks.starts_with(&before), "{id}: {remarks:?}");
        let fresh = &remarks[before.len()..];
        let mut count = 0;
        for player in players {
            let here = |saying: &&Saying| saying.table == id.as_str();
            let said: Vec<&Saying> = player.said.iter().filter(here).collect();
            let there = |saying: &&&Saying| fresh.contains(&saying.text);
            let kept: Vec<&str> = said
                .iter()
                .filter(there)
                .map(|one| one.text.as_str())
                .collect();
            assert!(
                said.iter()
                    .all(|one| fresh.contains(&one.text) || !one.heard)
            );
            let mut order = fresh.iter().filter(|text| kept.contains(&text.as_str()));
            assert!(
                kept.iter()
                    .all(|text| order.next().is_some_and(|next| next == text))
            );
            count += kept.len();
        }
        assert_eq!(count, fresh.len(), "{id}: {fresh:?}");
        self.remarks.insert(id.to_string(), remarks);
    }

    pub(crate) fn tell(&self) -> String {
        format!(
            "{} choices, {} undone, {} deals, {} refused, {} games over; \
             {} answers lost, {} of them of what was kept; \
             {} views and {} lines of stories were of what was kept",
            self.done,
            self.undone,
            self.dealt,
            self.refused,
            self.finished,
            self.lost,
            self.kept_though_lost,
            self.seen,
            self.recalled,
        )
    }

    /// How much was acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.done + self.undone + self.dealt
    }

    /// Whoever looked on, and whoever read again, has seen something.
    pub(crate) fn expect_witnesses(&self, rounds: usize) {
        assert!(
            self.seen > rounds && self.recalled > rounds,
            "{}",
            self.tell()
        );
    }

    /// A test that hardly played has not tested much.
    pub(crate) fn expect_enough(&self, rounds: usize) {
        assert!(self.done > 5 * rounds, "{}", self.tell());
        assert!(
            self.undone > rounds / 20 && self.dealt > rounds / 20,
            "{}",
            self.tell()
        );
        assert!(self.finished > rounds / 40, "{}", self.tell());
        // The faster the server, the fewer it is killed in the middle of.
        assert!(
            self.lost > rounds / 10 && self.kept_though_lost > 0,
            "{}",
            self.tell()
        );
    }
}

fn log_of(kept: &Kept) -> Log {
    let mut text = format!("{}\n", kept.table.header);
    for line in &kept.lines {
        text.push_str(line);
        text.push('\n');
    }
    let id = &kept.table.id;
    text.parse().unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn lines_of(kept: &Kept) -> Vec<Line> {
    let entries = log_of(kept).entries.into_iter();
    entries.map(|entry| entry.line).collect()
}

/// All that a seat has done, as the store has it.
fn trail(seat: Seat, log: &[Line], kept: &Kept) -> Trail {
    let mut trail = Trail::default();
    for line in log {
        match line {
            Line::Choice {
                seat: whose,
                choice,
            } if *whose == seat => {
                trail.choices.push(choice.clone());
            }
            Line::Offer {
                seat: whose,
                to,
                gives,
                gets,
                promise,
                ..
            } if *whose == seat => {
                trail
                    .deals
                    .push(format!("offer {to} {gives} {gets} {promise}"));
            }
            Line::Answer {
                seat: whose,
                with,
                deal,
                answer,
            } if *whose == seat => {
                trail.deals.push(format!("{} {deal} {with}", answer.word()));
            }
            Line::Version { .. } => panic!("nobody went on under other rules"),
            _ => {}
        }
    }
    for (whose, choices) in &kept.drafts {
        if *whose == seat {
            trail.tentative += choices.len();
            trail.choices.extend(choices.iter().cloned());
        }
    }
    trail
}

/// The line that a deal leaves, as trails have it.
fn deal_line(seat: Seat, post: &Post) -> Option<String> {
    assert_eq!(seat.to_string(), post.seat);
    match &post.act {
        Act::Choose(_) | Act::Undo => None,
        Act::Offer { to, gives, gets } => Some(format!("offer {to} {gives} {gets} {}", post.key)),
        Act::Answer { with, deal, answer } => Some(format!("{answer} {deal} {with}")),
    }
}

/// Does this line swap goods of this seat? Then what it had drafted may no
/// longer fit.
fn accepts(line: &Line, seat: Seat) -> bool {
    match line {
        Line::Answer {
            seat: one,
            with: other,
            answer: Answer::Accept,
            ..
        } => seat == *one || seat == *other,
        _ => false,
    }
}

/// How a choice begins that Core Worlds makes by itself, where it is the only
/// one: the last card in hand pays.
const FORCED: &str = "discard:";

/// A row of choices, and how many of them can still be taken back.
type Way = (Vec<String>, usize);

/// Everything that can come of one more act: a choice is tentative, or final
/// with all that were before it. In a strict window it may make a new answer
/// of the latest ones, in place of the answer before. A question with one answer
/// answers itself, and undo steps over it.
fn step(
    ways: &[Way],
    act: &Act,
    may_drop: bool,
    strict: bool,
    forced: &BTreeSet<&String>,
) -> Vec<Way> {
    let ways = if may_drop {
        dropped(ways)
    } else {
        ways.to_vec()
    };
    let mut next = Vec::new();
    for (mut all, open) in ways {
        match act {
            Act::Choose(choice) => {
                all.push(choice.clone());
                next.push((all.clone(), open + 1));
                next.push((all.clone(), 0));
                for forced in forced {
                    let all = [all.as_slice(), &[(*forced).clone()]].concat();
                    next.push((all.clone(), open + 2));
                    next.push((all, 0));
                }
                let first = all.len() - 1 - open;
                for replaced in 1..=if strict { open } else { 0 } {
                    let mut all = all.clone();
                    all.drain(first..first + replaced);
                    next.push((all, open + 1 - replaced));
                }
            }
            Act::Undo if open > 0 => {
                let last = all.pop();
                next.push((all.clone(), open - 1));
                if open > 1 && last.is_some_and(|last| last.starts_with(FORCED)) {
                    all.pop();
                    next.push((all, open - 2));
                }
            }
            _ => {}
        }
    }
    // What may have come to pass in several ways did so once.
    next.sort();
    next.dedup();
    next
}

/// The same, and what is left of it when some drafts no longer fit.
fn dropped(ways: &[Way]) -> Vec<Way> {
    let mut all: Vec<Way> = Vec::new();
    for (choices, open) in ways {
        for left in 0..=*open {
            let way = (choices[..choices.len() - open + left].to_vec(), left);
            if !all.contains(&way) {
                all.push(way);
            }
        }
    }
    all
}
