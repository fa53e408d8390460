//! What a seat does while all write: the tasks on its stack, one after the other.

use engine::step::Options;
use engine::{Question, Seat, Sink, Text};
use strum::VariantArray;

use crate::asset;
use crate::ban::Ban;
use crate::cards::run;
use crate::choice::{Choice, stray};
use crate::content::Timing;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::{Asset, Relic, Sheet, Side};
use crate::pen::Pen;
use crate::phase::{Stage, battle, council, strategy};
use crate::sheet::{self, expansion, industry, navigation, place, technology, war};
use crate::task::{Offered, Task};
use crate::words;
use crate::{Play, TwilightInscription};

/// Looks whether there is anything to choose.
struct Any(bool);

impl Options<TwilightInscription> for Any {
    const ASKS_WHY: bool = false;

    #[inline]
    fn option(&mut self, _: Choice, verdict: Result<(), Ban>) {
        self.0 |= verdict.is_ok();
    }
}

/// Is there anything to choose in a task?
pub(crate) fn has_options(pen: &Pen<'_>, task: Task) -> bool {
    if let Task::Place(unit, _) = task {
        return place::fits(pen, unit);
    }
    let mut any = Any(false);
    options(pen, task, &mut any);
    any.0
}

/// What a seat may choose in a task.
pub(crate) fn options<T: Options<TwilightInscription>>(pen: &Pen<'_>, task: Task, out: &mut T) {
    match task {
        Task::Keep => strategy::factions(pen, out),
        Task::Active => Sheet::VARIANTS
            .iter()
            .for_each(|sheet| out.may(Choice::Active(*sheet))),
        Task::Spend => spend(pen, out),
        Task::Skip(_) => strategy::dice_to_skip(pen, out),
        Task::Order(from) => order(pen, usize::from(from), out),
        // Carried out before anybody is asked.
        Task::Run(_) | Task::Repeat(..) => {}
        Task::Options(_, len) => (1..=len).for_each(|number| out.may(Choice::Option(number))),
        Task::Choose(at) => run::sheets_for(pen, at, out),
        Task::Sum(..) => sum(pen, task, out),
        Task::Explore(_, near) => navigation::explore_free(pen, near, out),
        Task::Claim(_) => navigation::claim_free(pen, out),
        Task::Icons(_, scope, planet) => expansion::icons_free(pen, scope, planet, out),
        Task::Docks(_) => expansion::docks_free(pen, out),
        Task::Scrap(_, anywhere) => industry::scrap_free(pen, anywhere, out),
        Task::Tiles(_) => industry::take_free(pen, out),
        Task::Units(_, unit, started) => war::units_free(pen, unit, started, out),
        Task::Place(unit, _) => place::places(pen, unit, out),
        Task::Anomalies(_) => place::anomalies(pen, out),
        Task::Research(_, sheet) => technology::research_free(pen, sheet, out),
        Task::Learn(sheet) => technology::learn_free(pen, sheet, out),
        Task::Gain(offered, taken) => {
            for (number, asset) in pen.content.assets(offered.assets()).iter().enumerate() {
                let again = Offered::is_gone(taken, number);
                let verdict = if again { Err(Ban::Taken) } else { Ok(()) };
                out.option(Choice::Gain(*asset), verdict);
            }
        }
        Task::Bar(_) => navigation::bar_free(pen, out),
        Task::BarLines(_, asset) => expansion::bar_lines(pen, asset, out),
        Task::Lose(_) => run::losable(pen, out),
        Task::Copy => Side::VARIANTS
            .iter()
            .filter(|side| pen.game.neighbour(pen.seat, **side).is_some())
            .for_each(|side| out.may(Choice::Copy(*side))),
        Task::Dice(_) => technology::dice(pen, out),
        Task::Boost => battle::boosts(pen, out),
        Task::Yield => {
            relics(pen, &[Timing::Production], out);
            out.may(Choice::Down);
        }
        Task::Ballot => council::votes(pen, out),
        Task::Close => out.may(Choice::Down),
        Task::Name => Sheet::VARIANTS
            .iter()
            .for_each(|sheet| out.may(Choice::Name(*sheet))),
    }
}

/// Everything that can be done on the active sheet (TINS-STR-03, TINS-STR-05,
/// TINS-STR-07).
fn spend<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let Some(source) = pen.source_of(Task::Spend) else {
        return;
    };
    strategy::switches(pen, out);
    sheet::marks(pen, &source, out);
    let timings: &[Timing] = match pen.game.stage() {
        Some(Stage::Dice) => &[Timing::Strategy, Timing::AfterDice],
        _ => &[Timing::Strategy],
    };
    relics(pen, timings, out);
    // TINS-RES-06, TINS-R07.
    let owed = source.is_owed(|| sheet::usable(pen, source.sheet));
    out.option(Choice::Down, if owed { Err(Ban::Owed) } else { Ok(()) });
}

/// Resources that are spent on one sheet at once: they are over when none has a
/// use; spending one as another is never compulsory.
fn sum<T: Options<TwilightInscription>>(pen: &Pen<'_>, task: Task, out: &mut T) {
    let Some(source) = pen.source_of(task) else {
        return;
    };
    sheet::marks(pen, &source, out);
    let owed = source.is_owed(|| sheet::usable(pen, source.sheet));
    let mut any = Any(false);
    if !owed {
        sheet::marks(pen, &source, &mut any);
    }
    if any.0 {
        out.may(Choice::Down);
    }
}

/// Relics in hand that can be played at this moment (TINS-REL-02).
pub(crate) fn relics<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    timings: &[Timing],
    out: &mut T,
) {
    let hand = pen.lane.own.hand;
    if hand == 0 && !T::ASKS_WHY {
        return;
    }
    for (number, relic) in Relic::VARIANTS.iter().enumerate() {
        let verdict = if hand >> number & 1 == 0 {
            Err(Ban::NotInHand(*relic))
        } else if timings.contains(&pen.content.relic(*relic).timing) {
            Ok(())
        } else {
            Err(Ban::NotNow)
        };
        out.option(Choice::Relic(*relic), verdict);
    }
}

/// The different assets that wait to be resolved (TINS-R06).
fn order<T: Options<TwilightInscription>>(pen: &Pen<'_>, from: usize, out: &mut T) {
    let waiting = || pen.lane.queue.iter().skip(from);
    for (place, asset) in waiting().enumerate() {
        if !waiting().take(place).any(|before| before == asset) {
            out.may(Choice::Next(asset));
        }
    }
}

/// What a seat is asked in a task.
pub(crate) fn question(pen: &Pen<'_>, task: Task) -> Question {
    let key = Text::new;
    let left = |key: &'static str, n: u8| Text::new(key).with("left", n);
    let (text, rule) = match task {
        Task::Keep => (key("tins-ask-keep"), "TINS-SET-04b"),
        Task::Active => (key("tins-ask-active"), "TINS-STR-02"),
        Task::Spend => {
            let sheet = pen.lane.own.notes.active.unwrap_or(Sheet::Navigation);
            let purse = words::purse(pen.lane.purse);
            (
                key("tins-ask-spend")
                    .with("sheet", words::sheet(sheet))
                    .with("purse", purse),
                "TINS-STR-03",
            )
        }
        Task::Skip(n) => (left("tins-ask-skip", n), "TINS-CLR-01"),
        Task::Order(_) => (key("tins-ask-order"), "TINS-R06"),
        Task::Run(_) | Task::Repeat(..) | Task::Options(..) => {
            (key("tins-ask-option"), "TINS-FAC-02")
        }
        Task::Choose(_) => (key("tins-ask-sheet"), "TINS-CLR-05"),
        Task::Sum(sum, sheet) => {
            let text = key("tins-ask-spend").with("sheet", words::sheet(sheet));
            (text.with("purse", words::purse(sum)), "TINS-R18")
        }
        Task::Explore(n, _) => (left("tins-ask-explore", n), "TINS-NAV-05b"),
        Task::Claim(n) => (left("tins-ask-claim", n), "TINS-NAV-11"),
        Task::Icons(n, ..) => (left("tins-ask-icons", n), "TINS-EXP-03"),
        Task::Docks(n) => (left("tins-ask-docks", n), "TINS-EXP-09"),
        Task::Scrap(n, _) => (left("tins-ask-scrap", n), "TINS-IND-04"),
        Task::Tiles(n) => (left("tins-ask-tiles", n), "TINS-IND-01"),
        Task::Units(n, ..) => (left("tins-ask-units", n), "TINS-WAR-03"),
        Task::Place(unit, _) => (
            key("tins-ask-place").with("unit", words::unit(unit)),
            "TINS-R26",
        ),
        Task::Anomalies(n) => (left("tins-ask-anomalies", n), "TINS-WAR-22"),
        Task::Research(n, _) => (left("tins-ask-research", n), "TINS-TEC-02"),
        Task::Learn(_) => (key("tins-ask-learn"), "TINS-TEC-07"),
        Task::Gain(offered, _) => (left("tins-ask-gain", offered.left), "TINS-AST-03"),
        Task::Bar(n) => (left("tins-ask-bar", n), "TINS-NAV-12"),
        Task::BarLines(n, _) => (left("tins-ask-bar-lines", n), "TINS-CLR-03"),
        Task::Lose(n) => (left("tins-ask-lose", n), "TINS-CLR-03"),
        Task::Copy => (key("tins-ask-copy"), "TINS-FAC-02"),
        Task::Dice(n) => (left("tins-ask-dice", n), "TINS-FOC-02"),
        Task::Boost => (key("tins-ask-boost"), "TINS-BAT-05b"),
        Task::Yield => (key("tins-ask-yield"), "TINS-REL-02"),
        Task::Ballot => (key("tins-ask-vote"), "TINS-COU-05a"),
        Task::Name => (key("tins-ask-name"), "TINS-COU-11"),
        Task::Close => (key("tins-ask-close"), "TINS-RND-07"),
    };
    Question::new(text, rule)
}

/// Does what was chosen, and then all of the seat's tasks that ask for nothing.
pub(crate) fn apply<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    let from = play.game.lane(seat).queue.len();
    let lane = play.game.lane_mut(seat);
    lane.marks = lane.marks.saturating_add(u8::from(is_mark(choice)));
    play.emit(InscriptionEvent::Chose(seat, choice));
    write(play, seat, choice);
    asset::resolve_claimed(play, seat, from);
    settle(play, seat);
    close_window(play, seat);
}

/// Looks whether there is anything to choose but to put the pen down.
struct More(bool);

impl Options<TwilightInscription> for More {
    const ASKS_WHY: bool = false;

    #[inline]
    fn option(&mut self, choice: Choice, verdict: Result<(), Ban>) {
        self.0 |= verdict.is_ok() && choice != Choice::Down;
    }
}

/// Who has done in a window all that they can has answered: a table would put their
/// pen down for them.
fn close_window<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let pen = Pen::of(play.look(), seat);
    let Some(task @ (Task::Boost | Task::Yield)) = pen.task() else {
        return;
    };
    let mut more = More(false);
    options(&pen, task, &mut more);
    if !more.0 {
        play.game.lane_mut(seat).tasks.pop();
    }
}

/// Is something written on a sheet?
const fn is_mark(choice: Choice) -> bool {
    !matches!(
        choice,
        Choice::Keep(_)
            | Choice::Active(_)
            | Choice::Use(_)
            | Choice::Relic(_)
            | Choice::RelicOn(..)
            | Choice::Next(_)
            | Choice::Option(_)
            | Choice::On(_)
            | Choice::Switch(_)
            | Choice::Die(_)
            | Choice::Skip(_)
            | Choice::Copy(_)
            | Choice::Vote(..)
            | Choice::Cast(_)
            | Choice::Abstain
            | Choice::Wait
            | Choice::Name(_)
            | Choice::Down
    )
}

fn write<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Keep(faction) => {
            let lane = play.game.lane_mut(seat);
            lane.faction = Some(faction);
            lane.tasks.pop();
        }
        Choice::Active(sheet) => strategy::activate(play, seat, sheet),
        Choice::Explore(system, pay) => navigation::explore(play, seat, system, pay),
        Choice::Worm(from, to, pay) => navigation::pass(play, seat, (from, to), pay),
        Choice::Claim(system, pay) => navigation::claim(play, seat, system, pay),
        Choice::Icon(icon, pay) => expansion::cross(play, seat, icon, pay),
        Choice::Dock(dock, kind, pay) => expansion::cross_dock(play, seat, (dock, kind), pay),
        Choice::DockPlanet(dock) => expansion::dock_with_planet(play, seat, dock),
        Choice::DockFree(dock) => expansion::dock_free(play, seat, dock),
        Choice::Unlock(planet) => expansion::unlock(play, seat, planet),
        Choice::Scrap(cell, pay) => industry::scrap(play, seat, cell, pay),
        Choice::Take(cell, pay) => industry::take(play, seat, cell, pay),
        Choice::Open(cell) => industry::open_up(play, seat, cell),
        Choice::Burst(specialty) => industry::burst(play, seat, specialty),
        Choice::Build(unit, copy, kind, pay) => war::build(play, seat, (unit, copy, kind), pay),
        Choice::BuildWith(unit, copy, with) => war::build_with(play, seat, (unit, copy), with),
        Choice::Infantry(pay) => war::infantry(play, seat, pay),
        Choice::Lift(unit) => war::lift(play, seat, unit),
        Choice::At(node, turn) => place::stand(play, seat, (node, turn)),
        Choice::Tech(technology, pay) => technology::cross(play, seat, technology, pay),
        Choice::TechWith(technology, with) => technology::learn_with(play, seat, technology, with),
        Choice::Learn(technology) => {
            sheet::done_once(play, seat);
            technology::learn(play, seat, technology);
        }
        Choice::Focus(resource) => technology::focus(play, seat, resource),
        Choice::Use(technology) => technology::use_it(play, seat, technology),
        Choice::Relic(relic) => asset::play_relic(play, seat, relic, 0),
        Choice::RelicOn(relic, side) => asset::play_relic(play, seat, relic, side as u8),
        Choice::Next(asset) => next(play, seat, asset),
        Choice::Gain(asset) => gain(play, seat, asset),
        Choice::Option(number) => option(play, seat, number),
        Choice::On(sheet) => {
            if let Some(Task::Choose(at)) = play.game.lane_mut(seat).tasks.pop() {
                run::on_chosen(play, seat, at, sheet);
            }
        }
        Choice::Switch(sheet) => strategy::switch(play, seat, sheet),
        Choice::Die(resource) => {
            sheet::done_once(play, seat);
            technology::add_die(play, seat, resource);
        }
        Choice::Skip(resource) => {
            sheet::done_once(play, seat);
            play.game.lane_mut(seat).purse[resource as usize] -= 1;
        }
        Choice::Node(node) => place::mark(play, seat, node),
        Choice::Bar(system) => navigation::bar(play, seat, system),
        Choice::BarLine(line) => expansion::bar_line(play, seat, line),
        Choice::Lose(specialty) => {
            sheet::done_once(play, seat);
            asset::strike(play, seat, crate::ids::Stock::Specialty(specialty));
        }
        Choice::Copy(side) => {
            play.game.lane_mut(seat).tasks.pop();
            let neighbour = play.game.neighbour(seat, side);
            if let Some(faction) = neighbour.and_then(|seat| play.game.faction(seat)) {
                run::begin(play, seat, play.content.faction(faction).asset, 0);
            }
        }
        Choice::Boost(side) => battle::boost(play, seat, side),
        Choice::Vote(..) | Choice::Cast(_) | Choice::Abstain | Choice::Wait => {
            council::cast(play, seat, choice);
        }
        Choice::Name(sheet) => {
            let lane = play.game.lane_mut(seat);
            lane.named = Some(sheet);
            lane.tasks.pop();
        }
        Choice::Down => {
            play.game.lane_mut(seat).tasks.pop();
        }
    }
}

/// One of several claimed assets is resolved.
fn next<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, asset: Asset) {
    let lane = play.game.lane_mut(seat);
    let Some(Task::Order(from)) = lane.tasks.top() else {
        stray(Choice::Next(asset))
    };
    lane.queue
        .take(usize::from(from), |waiting| waiting == asset);
    // Nothing waits below what the last one begins.
    if lane.queue.len() == usize::from(from) {
        lane.tasks.pop();
    }
    asset::resolve(play, seat, asset);
}

/// One of the assets of an effect is claimed.
fn gain<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, asset: Asset) {
    let Some(Task::Gain(offered, taken)) = play.game.lane_mut(seat).tasks.pop() else {
        stray(Choice::Gain(asset))
    };
    let mut assets = play.content.assets(offered.assets()).iter();
    let place = assets.position(|found| *found == asset).unwrap_or(0);
    if let Some(rest) = offered.rest(taken, place) {
        play.game.lane_mut(seat).tasks.push(rest);
    }
    asset::given(play, seat, asset);
}

/// One of several lists of effects is carried out.
fn option<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, number: u8) {
    let Some(Task::Options(at, len)) = play.game.lane_mut(seat).tasks.pop() else {
        stray(Choice::Option(number))
    };
    let lists = play.content.options(at, len);
    run::begin(play, seat, lists[usize::from(number) - 1], 0);
}

/// Does everything that asks for nothing, until there is something to choose or
/// nothing is left to do.
pub(crate) fn settle<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    while let Some(task) = play.game.lane(seat).tasks.top() {
        match task {
            Task::Run(begun) => run::next(play, seat, begun),
            Task::Repeat(begun, times) => {
                let tasks = &mut play.game.lane_mut(seat).tasks;
                tasks.pop();
                if times > 1 {
                    tasks.push(Task::Repeat(begun, times - 1));
                }
                tasks.push(Task::Run(begun));
            }
            Task::Order(from) => {
                if !resolve_in_order(play, seat, usize::from(from)) {
                    return;
                }
            }
            // They go on until the pen is put down.
            Task::Keep
            | Task::Active
            | Task::Spend
            | Task::Boost
            | Task::Yield
            | Task::Ballot
            | Task::Close => {
                return;
            }
            _ if has_options(&Pen::of(play.look(), seat), task) => return,
            _ => {
                play.game.lane_mut(seat).tasks.pop();
            }
        }
    }
}

/// Resolves what was claimed together, unless its order matters: only a faction
/// asset among others begins something that the others may change.
fn resolve_in_order<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    from: usize,
) -> bool {
    let lane = play.game.lane_mut(seat);
    let queue = lane.queue;
    let mut waiting = queue.iter().skip(from);
    let Some(first) = waiting.next() else {
        lane.tasks.pop();
        return true;
    };
    let differs = waiting.clone().any(|asset| asset != first);
    let matters = first.begins_something() || waiting.any(Asset::begins_something);
    if differs && matters {
        return false;
    }
    lane.queue.take(from, |_| true);
    if lane.queue.len() == from {
        lane.tasks.pop();
    }
    asset::resolve(play, seat, first);
    true
}

/// The bits of a set, as numbers.
pub(crate) fn numbers(set: u16) -> impl Iterator<Item = usize> {
    bits(u64::from(set))
}
