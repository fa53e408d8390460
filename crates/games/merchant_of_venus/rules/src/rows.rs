//! Choices that go together: a whole flight to a place, all holds filled, all
//! weapons fired.
//!
//! Flights are tried out on copies of the game by its own rules, so a row is
//! legal by its making; what would turn up a counter or draw chance ends a row.

use engine::game::{Game, Suggestion};
use engine::{Dice, Label, Recorder, Seat, Seed, Text};
use strum::VariantArray;

use crate::choice::{Choice, Subject};
use crate::event::MerchantEvent;
use crate::ids::{Item, Space};
use crate::phase::fight::{Battle, Volley, Weapon};
use crate::phase::{Defence, Fire, Frame};
use crate::{Look, MerchantOfVenus};

/// How many moments of a flight are looked at.
const MOST_MOMENTS: usize = 700;
/// How many ways to the same space, with the same left to spend, are followed.
const MOST_WAYS: usize = 4;

type Row = Suggestion<Choice, Subject>;

/// Where a flight is, and what is left to spend: moments that compare.
type Moment = (Space, u8, Option<u8>);

pub(crate) fn suggest(look: Look<'_>, seat: Seat) -> Vec<Row> {
    if !look.game.to_act().contains(seat) {
        return Vec::new();
    }
    match look.game.frames.top() {
        Some(Frame::Fire(Fire(battle))) => volleys(look, seat, (battle, battle.fired)),
        Some(Frame::Defence(Defence { battle, .. })) => {
            volleys(look, seat, (battle, battle.answered))
        }
        Some(Frame::Flight(_) | Frame::Oval(_)) => flights(look, seat),
        Some(Frame::Port(_)) => fillings(look, seat),
        _ => Vec::new(),
    }
}

/// A flight that is being tried out.
struct Trial {
    game: MerchantOfVenus,
    choices: Vec<Choice>,
    /// What penalties it has cost.
    paid: i32,
}

/// How a flight ends: what leads to something first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Arrival {
    /// It lands.
    Land,
    /// It turns up what lies in a box.
    Counter,
    /// It stops at a Penalty Oval; the turn ends with it.
    Stop,
    /// It comes to its end where nobody can land; the turn ends with it.
    Drift,
}

/// Where flights can get to, and the cheapest way there.
struct Reached {
    space: Space,
    arrival: Arrival,
    choices: Vec<Choice>,
    paid: i32,
    /// Movement points that are left on arrival, where something is done there.
    left: Option<u8>,
}

fn flights(look: Look<'_>, seat: Seat) -> Vec<Row> {
    let mut reached: Vec<Reached> = Vec::new();
    let mut seen: Vec<(Moment, usize)> = Vec::new();
    let mut open = vec![Trial {
        game: look.game.clone(),
        choices: Vec::new(),
        paid: 0,
    }];
    let mut next = 0;
    while next < open.len() && next < MOST_MOMENTS {
        let (game, choices, paid) = {
            let trial = &open[next];
            (trial.game.clone(), trial.choices.clone(), trial.paid)
        };
        next += 1;
        let mut listed = Vec::new();
        game.choices(look.content, seat, &mut listed);
        // Who cannot fly on may only attack: that is no flight.
        if choices.is_empty() && listed.contains(&Choice::HoldFire) {
            return Vec::new();
        }
        for choice in listed {
            let mut row = choices.clone();
            row.push(choice);
            match choice {
                Choice::Land => note(&mut reached, end_of(&game, seat, Arrival::Land, row, paid)),
                Choice::Stop => {
                    row.push(Choice::Done);
                    note(&mut reached, end_of(&game, seat, Arrival::Stop, row, paid));
                }
                Choice::Go(_) | Choice::Pilot(_) | Choice::Pay | Choice::HoldFire => {
                    let Tried {
                        game: after,
                        turned_up,
                        left,
                    } = tried(look, &game, seat, choice);
                    if let Some(space) = turned_up {
                        let arrival = Arrival::Counter;
                        note(
                            &mut reached,
                            Reached {
                                space,
                                arrival,
                                choices: row,
                                paid,
                                left: Some(left),
                            },
                        );
                        continue;
                    }
                    let paid = paid + game.merchant(seat).cash - after.merchant(seat).cash;
                    match after.frames.top() {
                        Some(Frame::Port(_)) => {
                            let arrival = arrival(look, &after, seat);
                            if arrival != Arrival::Land {
                                row.push(Choice::Done);
                            }
                            let mut end = end_of(&after, seat, arrival, row, paid);
                            // Nothing is left of it once the flight is over.
                            end.left = end.left.map(|_| left);
                            note(&mut reached, end);
                        }
                        _ => {
                            let key = (after.at(seat), after.turn.mp, after.turn.pilot);
                            if is_new(&mut seen, key) {
                                open.push(Trial {
                                    game: after,
                                    choices: row,
                                    paid,
                                });
                            }
                        }
                    }
                }
                // What is looked at is for people to decide by themselves.
                _ => {}
            }
        }
    }
    reached.retain(|reached| reached.choices.len() > 1);
    reached.sort_by_key(|reached| reached.arrival);
    reached
        .into_iter()
        .map(|reached| row(look, seat, reached))
        .collect()
}

/// Has this moment not been looked at too often yet?
fn is_new(seen: &mut Vec<(Moment, usize)>, key: Moment) -> bool {
    match seen.iter_mut().find(|(other, _)| *other == key) {
        Some((_, times)) => {
            *times += 1;
            *times <= MOST_WAYS
        }
        None => {
            seen.push((key, 1));
            true
        }
    }
}

/// What comes of a choice on a copy.
struct Tried {
    game: MerchantOfVenus,
    /// Where it turns a counter up: then only the place is of use, for nobody
    /// knows yet what it is.
    turned_up: Option<Space>,
    /// Movement points that were left in the last space it led to before that.
    left: u8,
}

fn tried(look: Look<'_>, game: &MerchantOfVenus, seat: Seat, choice: Choice) -> Tried {
    let mut after = game.clone();
    // Flights draw no chance.
    let mut dice = Dice::new(&Seed::from_word("rows"));
    let mut recorder = Recorder::default();
    after.apply(look.content, seat, choice, &mut dice, &mut recorder);
    let (mut left, mut turned_up) = (game.turn.mp, None);
    for event in &recorder.events {
        match event {
            MerchantEvent::Flew(_, _, points) => left = *points,
            MerchantEvent::TurnedUp(_, space, _) => {
                turned_up = Some(*space);
                break;
            }
            _ => {}
        }
    }
    Tried {
        game: after,
        turned_up,
        left,
    }
}

/// Where a flight that is over has come to.
fn arrival(look: Look<'_>, after: &MerchantOfVenus, seat: Seat) -> Arrival {
    let berth = after.berth(look.content, after.at(seat));
    if after.turn.stopped {
        Arrival::Stop
    } else if berth.is_some() {
        Arrival::Land
    } else {
        Arrival::Drift
    }
}

fn end_of(
    game: &MerchantOfVenus,
    seat: Seat,
    arrival: Arrival,
    choices: Vec<Choice>,
    paid: i32,
) -> Reached {
    Reached {
        space: game.at(seat),
        arrival,
        choices,
        paid,
        left: (arrival == Arrival::Land).then_some(game.turn.mp),
    }
}

/// Keeps the best way to each end: the cheapest, then the shortest to press.
fn note(reached: &mut Vec<Reached>, new: Reached) {
    let same = |old: &&mut Reached| old.space == new.space && old.arrival == new.arrival;
    match reached.iter_mut().find(same) {
        Some(old) => {
            if (new.paid, new.choices.len()) < (old.paid, old.choices.len()) {
                *old = new;
            }
        }
        None => reached.push(new),
    }
}

fn row(look: Look<'_>, seat: Seat, reached: Reached) -> Row {
    let key = match reached.arrival {
        Arrival::Land => "mov-row-land",
        Arrival::Counter => "mov-row-counter",
        Arrival::Stop if reached.space == look.game.at(seat) => "mov-row-stop-here",
        Arrival::Stop => "mov-row-stop",
        Arrival::Drift => "mov-row-drift",
    };
    let (cash, mp) = (look.game.merchant(seat).cash, look.game.turn.mp);
    let text = Text::new(key).with("space", look.content.space(reached.space));
    let mut label = Label::new(text).in_group("mov-group-flights").with_change(
        "mov-cash",
        cash,
        cash - reached.paid,
    );
    if let Some(left) = reached.left {
        label = label.with_change("mov-mp", mp, left);
    }
    Suggestion {
        label,
        subject: Some(Subject::Space(reached.space)),
        choices: reached.choices,
    }
}

/// All weapons that are kept when they are fired, and all there are.
fn volleys(look: Look<'_>, seat: Seat, (battle, ready): (Battle, Volley)) -> Vec<Row> {
    let all = look.game.arsenal(seat);
    let kinds = [("mov-row-lasers", all.kept()), ("mov-row-all-weapons", all)];
    let mut rows = Vec::<Row>::new();
    for (key, volley) in kinds {
        let more = |weapon: &Weapon| {
            let count = volley.count(*weapon).saturating_sub(ready.count(*weapon));
            std::iter::repeat_n(Choice::Fire(*weapon), count.into())
        };
        let mut choices: Vec<Choice> = Weapon::VARIANTS.iter().flat_map(more).collect();
        let firepower = volley.firepower(look.content);
        let before = ready.firepower(look.content);
        choices.push(Choice::Shoot);
        let known = rows.iter().any(|row| row.choices == choices);
        let mut after = battle;
        let fired = if battle.attacker == seat {
            &mut after.fired
        } else {
            &mut after.answered
        };
        *fired = volley;
        if choices.len() < 2 || known || firepower < before || !after.is_payable(look) {
            continue;
        }
        let odds = after.sums(look).odds();
        let text = Text::new(key).with("wins", odds.wins);
        let text = text.with("percent", odds.percent());
        rows.push(Suggestion {
            label: Label::new(text).in_group("mov-group-weapons").with_change(
                "mov-firepower",
                before,
                firepower,
            ),
            subject: None,
            choices,
        });
    }
    rows
}

/// As much of a Good as there is money and room for.
fn fillings(look: Look<'_>, seat: Seat) -> Vec<Row> {
    let mut listed = Vec::new();
    look.game.choices(look.content, seat, &mut listed);
    let goods = listed.into_iter().filter_map(|choice| match choice {
        Choice::Buy(Item::Good(good)) => Some(good),
        _ => None,
    });
    goods
        .filter_map(|good| {
            let choice = Choice::Buy(Item::Good(good));
            let count = times(look, seat, choice);
            if count < 2 {
                return None;
            }
            let name = &look.content.good(good).name;
            let text = Text::new("mov-row-fill")
                .with("count", count)
                .with("good", name);
            let (cash, price) = (look.game.merchant(seat).cash, look.content.good(good).buy);
            let from_credit = (price * count as i32).min(look.game.turn.credit);
            let label = Label::new(text).in_group("mov-group-buy").with_change(
                "mov-cash",
                cash,
                cash - (price * count as i32 - from_credit),
            );
            Some(Suggestion {
                label,
                subject: Some(Subject::Good(good)),
                choices: vec![choice; count],
            })
        })
        .collect()
}

/// How often a purchase can be made in a row.
fn times(look: Look<'_>, seat: Seat, choice: Choice) -> usize {
    let mut game = look.game.clone();
    let mut dice = Dice::new(&Seed::from_word("rows"));
    let mut listed = Vec::new();
    let mut count = 0;
    loop {
        listed.clear();
        game.choices(look.content, seat, &mut listed);
        if !listed.contains(&choice) {
            return count;
        }
        game.apply(look.content, seat, choice, &mut dice, &mut engine::Silence);
        count += 1;
    }
}
