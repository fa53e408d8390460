//! What abilities do: each word of the vocabulary, carried out (TINS-FAC-01,
//! TINS-FAC-02, TINS-CLR-01 to TINS-CLR-06).

use engine::step::Options;
use engine::{Seat, Sink};
use strum::{EnumCount, VariantArray};

use super::effect::{Against, Effect, Forbidden, List, Loss, On, Scope};
use super::trigger::{Clause, Limit, Trigger};
use crate::asset;
use crate::ban::Ban;
use crate::choice::Choice;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::{Faction, Resource, Sheet, Side, Specialty, Stock, System, Technology, Unit};
use crate::objective::count;
use crate::pen::{Pen, Print};
use crate::sheet::{navigation, technology};
use crate::state::{Battle, Sheets};
use crate::task::{Begun, Offered, Task};
use crate::work;
use crate::{Play, TwilightInscription};

/// Something that may set abilities off.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Happening {
    trigger: Trigger,
    sheet: Option<Sheet>,
    unit: Option<Unit>,
    about: u8,
}

impl Happening {
    /// This.
    pub(crate) const fn of(trigger: Trigger) -> Self {
        Self::about(trigger, 0)
    }

    /// This, to a thing with a number.
    pub(crate) const fn about(trigger: Trigger, about: u8) -> Self {
        Self {
            trigger,
            sheet: None,
            unit: None,
            about,
        }
    }

    /// A unit of this type is built.
    pub(crate) const fn build(unit: Unit) -> Self {
        Self {
            unit: Some(unit),
            ..Self::of(Trigger::BuildUnit)
        }
    }

    /// This sheet becomes active.
    pub(crate) const fn active(sheet: Sheet) -> Self {
        Self {
            sheet: Some(sheet),
            ..Self::of(Trigger::SheetActive)
        }
    }

    /// Does a clause work here?
    fn meets(&self, clause: &Clause) -> bool {
        clause.trigger == self.trigger
            && clause.sheet.is_none_or(|sheet| self.sheet == Some(sheet))
            && clause.unit.is_none_or(|unit| self.unit == Some(unit))
    }
}

/// Carries out what a happening sets off: before anything else goes on.
pub(crate) fn fire<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    happening: Happening,
) {
    fire_times(play, seat, happening, 1);
}

/// The same for what happens several times at once.
pub(crate) fn fire_times<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    happening: Happening,
    times: u8,
) {
    if times == 0 {
        return;
    }
    let content = play.content;
    if let Some(faction) = play.game.faction(seat) {
        let ability = &content.faction(faction).ability;
        if ability.traits.has(happening.trigger) {
            for (number, clause) in ability.clauses.iter().enumerate() {
                if happening.meets(clause) && may_repeat(play, seat, clause.limit, number) {
                    let times = match clause.limit {
                        Limit::None => times,
                        Limit::Event | Limit::Battle => 1,
                    };
                    begin_times(play, seat, clause.effects, (happening.about, times));
                }
            }
        }
    }
    let learned = u64::from(play.game.lane(seat).own.sheets.learned);
    for technology in bits(learned).map(|bit| Technology::VARIANTS[bit]) {
        let facts = content.technology(technology);
        if happening.meets(&facts.clause) && may_work(play, seat, technology, happening.about) {
            let times = if facts.active_only { 1 } else { times };
            begin_times(play, seat, facts.clause.effects, (happening.about, times));
        }
    }
}

/// Has a clause of the faction work left in this event? Then it is used.
fn may_repeat<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    limit: Limit,
    number: usize,
) -> bool {
    let limited = &mut play.game.lane_mut(seat).own.notes.limited;
    match limit {
        Limit::None => true,
        Limit::Event | Limit::Battle => {
            let fresh = *limited >> number & 1 == 0;
            *limited |= 1 << number;
            fresh
        }
    }
}

/// TINS-TEC-05: an active-only technology works once in a round in which its sheet
/// is active; where it can do nothing it is not used.
fn may_work<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    technology: Technology,
    about: u8,
) -> bool {
    let facts = play.content.technology(technology);
    if !facts.active_only {
        return true;
    }
    let pen = Pen::of(play.look(), seat);
    let notes = &pen.lane.own.notes;
    let effects = pen.content.effects(facts.clause.effects);
    let works = notes.active == Some(facts.sheet)
        && notes.used >> technology as u32 & 1 == 0
        && !effects.iter().all(|effect| is_idle(&pen, *effect, about));
    if works {
        play.game.lane_mut(seat).own.notes.used |= 1 << technology as u32;
    }
    works
}

/// Begins to carry out a list.
pub(crate) fn begin<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    effects: List,
    about: u8,
) {
    begin_times(play, seat, effects, (about, 1));
}

/// Begins to carry out a list so many times, one after the other.
fn begin_times<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    effects: List,
    (about, times): (u8, u8),
) {
    let begun = Begun::new(effects, about);
    let task = match times {
        _ if effects.is_empty() => return,
        0 => return,
        1 => Task::Run(begun),
        _ => Task::Repeat(begun, times),
    };
    play.game.lane_mut(seat).tasks.push(task);
}

/// Carries out the next effect of the list on top.
pub(crate) fn next<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, begun: Begun) {
    let (list, about) = (begun.list(), begun.about);
    let tasks = &mut play.game.lane_mut(seat).tasks;
    tasks.pop();
    if list.len > 1 {
        let rest = List {
            at: list.at + 1,
            len: list.len - 1,
        };
        tasks.push(Task::Run(Begun::new(rest, about)));
    }
    let effect = play.content.effects(list)[0];
    let from = play.game.lane(seat).queue.len();
    carry_out(play, seat, (effect, list.at), about);
    asset::resolve_claimed(play, seat, from);
}

/// The sheet that an effect is about; nothing where its owner chooses one.
fn sheet_of(pen: &Pen<'_>, on: On, about: u8) -> Option<Sheet> {
    match on {
        On::Active => pen.lane.own.notes.active,
        On::Sheet(sheet) => Some(sheet),
        // TINS-R58: against the AI everyone names their own.
        On::Chosen => pen.lane.named.or(pen.game.named),
        On::Objective => Sheet::VARIANTS.get(usize::from(about)).copied(),
        On::Any | On::Each => None,
    }
}

/// The task that an effect begins, if it begins one; for a sheet that is known.
fn task_of(pen: &Pen<'_>, effect: Effect, sheet: Option<Sheet>, about: u8) -> Option<Task> {
    Some(match effect {
        Effect::Resources(sum, _) => Task::Sum(sum, sheet?),
        Effect::CrossTechnologies(n, _) => Task::Research(n, sheet?),
        Effect::UnlockTechnologies(_, _, None) => Task::Learn(sheet),
        Effect::ClaimChoice(assets, n, different) => Offered::task(assets, n, different),
        Effect::Explore(n, nearby) => {
            Task::Explore(n, nearby.then(|| System::at(usize::from(about))))
        }
        Effect::ClaimSystem(n, false) => Task::Claim(n),
        Effect::CrossIcons(n, scope) => {
            let planet = (scope == super::effect::Icons::Trigger).then_some(about);
            Task::Icons(n, scope, planet)
        }
        Effect::BuildDock(n) => Task::Docks(n),
        Effect::Scrap(n, anywhere) => Task::Scrap(n, anywhere),
        Effect::ClaimCells(n) => Task::Tiles(n),
        Effect::Deploy(unit, n) => Task::Place(unit, n),
        Effect::CrossUnits(n, unit, started) => Task::Units(n, unit, started),
        Effect::MarkAnomalies(n) => Task::Anomalies(n),
        Effect::CrossOutSystems(n) => Task::Bar(n),
        Effect::CrossOutLines(n, asset) => Task::BarLines(n, asset),
        Effect::UseFocusDice(n) => Task::Dice(n),
        Effect::CopyNeighbour if spare(pen.game).is_none() => Task::Copy,
        Effect::Choose { at, len } => Task::Options(at, len),
        _ => return None,
    })
}

/// Can an effect do nothing at all at this moment?
pub(crate) fn is_idle(pen: &Pen<'_>, effect: Effect, about: u8) -> bool {
    let on = match effect {
        Effect::Resources(_, on) | Effect::CrossTechnologies(_, on) => on,
        _ => On::Active,
    };
    let task = task_of(pen, effect, sheet_of(pen, on, about), about);
    task.is_some_and(|task| !work::has_options(pen, task))
}

fn carry_out<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (effect, at): (Effect, u16),
    about: u8,
) {
    let content = play.content;
    match effect {
        Effect::Resources(_, on) | Effect::UnlockTechnologies(_, on, None) => {
            on_sheet(play, seat, (effect, at), on, about)
        }
        Effect::CrossTechnologies(n, On::Each) => {
            for sheet in Sheet::VARIANTS {
                for technology in Print::of(play, seat).offers(*sheet).map(|offer| offer.id) {
                    for _ in 0..n {
                        if !Pen::of(play.look(), seat).has(technology) {
                            technology::cross_icon(play, seat, technology);
                        }
                    }
                }
            }
        }
        Effect::CrossTechnologies(_, on) => on_sheet(play, seat, (effect, at), on, about),
        Effect::UnlockTechnologies(_, _, Some(technology)) => {
            let pen = Pen::of(play.look(), seat);
            let sheet = content.technology(technology).sheet;
            let there = pen.offers(sheet).iter().any(|offer| offer.id == technology);
            if there && !pen.has(technology) {
                technology::learn(play, seat, technology);
            }
        }
        Effect::FreeVotes(n) => play.game.lane_mut(seat).free_votes += n,
        Effect::Claim(asset, n) => (0..n).for_each(|_| asset::given(play, seat, asset)),
        Effect::ClaimSystem(_, true) => {
            if navigation::claimable(&Pen::of(play.look(), seat)) >> about & 1 == 1 {
                navigation::circle(play, seat, System::at(usize::from(about)));
            }
        }
        Effect::UnlockUnit(unit) => {
            play.game.lane_mut(seat).own.sheets.unit_types |= 1 << unit as u8;
        }
        Effect::UseFocusDice(n) if usize::from(n) >= Resource::COUNT => {
            for resource in Resource::VARIANTS {
                technology::add_die(play, seat, *resource);
            }
        }
        Effect::Strength(n, against, scope) => {
            let sheets = &mut play.game.lane_mut(seat).own.sheets;
            strength(sheets, n, (against, scope), about);
        }
        Effect::LossPenalty(n) => play.game.lane_mut(seat).own.sheets.penalty += n,
        Effect::SkipDice(n) => play.game.lane_mut(seat).own.sheets.skip += n,
        Effect::Vp(n, on) => {
            if let Some(sheet) = sheet_of(&Pen::of(play.look(), seat), on, about) {
                play.game.lane_mut(seat).own.sheets.extra[sheet as usize] += n;
            }
        }
        Effect::VpPer {
            of,
            per,
            n,
            max,
            on,
        } => points_per(
            play,
            seat,
            (count(&Pen::of(play.look(), seat), of), per, n, max),
            on,
        ),
        Effect::Lose(loss, n, otherwise, each) => {
            lose(play, seat, (loss, n), (otherwise, each), about)
        }
        Effect::Forbid(what) => {
            let sheets = &mut play.game.lane_mut(seat).own.sheets;
            match what {
                Forbidden::Wormholes => sheets.no_wormholes = true,
                Forbidden::BattleRewards => sheets.no_rewards = true,
                // Looked at where votes are cast.
                Forbidden::CastVotes => {}
            }
        }
        Effect::CancelRelics => {
            let own = &mut play.game.lane_mut(seat).own;
            own.played |= std::mem::take(&mut own.hand);
        }
        Effect::ChooseSheet(list) => {
            begin(play, seat, list, about);
            if play.game.rival.is_some() {
                play.game.lane_mut(seat).tasks.push(Task::Name);
            }
        }
        Effect::CopyNeighbour if spare(play.game).is_some() => {
            if let Some(faction) = spare(play.game) {
                begin(play, seat, content.faction(faction).asset, about);
            }
        }
        Effect::If(of, least, then, otherwise) => {
            let enough = count(&Pen::of(play.look(), seat), of) >= least;
            begin(play, seat, if enough { then } else { otherwise }, about);
        }
        Effect::ForEach(of, per, max, list) => {
            let times = (count(&Pen::of(play.look(), seat), of) / per.max(1)).min(max);
            begin_times(play, seat, list, (about, times));
        }
        Effect::Pay(_, n, then) => {
            let goods = &mut play.game.lane_mut(seat).own.sheets.goods;
            if goods.left() >= n {
                goods.spent += n;
                begin(play, seat, then, about);
            }
        }
        Effect::ClaimChoice(..)
        | Effect::Explore(..)
        | Effect::ClaimSystem(_, false)
        | Effect::CrossIcons(..)
        | Effect::BuildDock(_)
        | Effect::Scrap(..)
        | Effect::ClaimCells(_)
        | Effect::Deploy(..)
        | Effect::CrossUnits(..)
        | Effect::MarkAnomalies(_)
        | Effect::CrossOutSystems(_)
        | Effect::CrossOutLines(..)
        | Effect::UseFocusDice(_)
        | Effect::CopyNeighbour
        | Effect::Choose { .. } => {
            if let Some(task) = task_of(&Pen::of(play.look(), seat), effect, None, about) {
                play.game.lane_mut(seat).tasks.push(task);
            }
        }
        // These hold at all times; whoever is concerned looks at them.
        Effect::WriteOnAnomalies
        | Effect::WormholeAccess
        | Effect::IgnoreLoss(_)
        | Effect::TreatAs(..)
        | Effect::Discount(..)
        | Effect::DiceSheet
        | Effect::VoteLast
        // The card was drawn when the factions were shown.
        | Effect::KeepSpareFaction => {}
    }
}

/// The faction that is copied by who plays alone.
fn spare(game: &TwilightInscription) -> Option<Faction> {
    game.rival.and_then(|rival| rival.spare)
}

/// Begins an effect on a sheet, or asks for one (TINS-CLR-05, TINS-CLR-06).
fn on_sheet<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (effect, at): (Effect, u16),
    on: On,
    about: u8,
) {
    let pen = Pen::of(play.look(), seat);
    let learns_anywhere = matches!(effect, Effect::UnlockTechnologies(..)) && on == On::Any;
    let task = match sheet_of(&pen, on, about) {
        None if on == On::Any && !learns_anywhere => Some(Task::Choose(at)),
        sheet => task_of(&pen, effect, sheet, about),
    };
    if let Some(task) = task {
        play.game.lane_mut(seat).tasks.push(task);
    }
}

/// Does an effect on the sheet that was chosen.
pub(crate) fn on_chosen<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    at: u16,
    sheet: Sheet,
) {
    let effect = play.content.effects(List { at, len: 1 })[0];
    let task = task_of(&Pen::of(play.look(), seat), effect, Some(sheet), 0);
    if let Some(task) = task {
        play.game.lane_mut(seat).tasks.push(task);
    }
}

/// Sheets on which an effect can do something.
pub(crate) fn sheets_for<T: Options<TwilightInscription>>(pen: &Pen<'_>, at: u16, out: &mut T) {
    let effect = pen.content.effects(List { at, len: 1 })[0];
    for sheet in Sheet::VARIANTS {
        let task = task_of(pen, effect, Some(*sheet), 0);
        let used = task.is_some_and(|task| work::has_options(pen, task));
        let verdict = if used { Ok(()) } else { Err(Ban::NoUse) };
        out.option(Choice::On(*sheet), verdict);
    }
}

/// Notes strength in the boxes that a scope names (TINS-BAT-15, TINS-R28).
fn strength(sheets: &mut Sheets, n: i8, (against, scope): (Against, Scope), about: u8) {
    for side in Side::VARIANTS {
        if against == Against::This && *side as u8 != about {
            continue;
        }
        if scope == Scope::Game {
            asset::strengthen(sheets, *side, n);
            continue;
        }
        let next = sheets.battles[*side as usize]
            .iter()
            .position(|battle| *battle == Battle::Open);
        if let Some(next) = next {
            let noted = &mut sheets.boxes[*side as usize][next];
            *noted = noted.saturating_add(n);
        }
    }
}

/// Points for every few of something.
fn points_per<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (count, per, n, max): (u8, u8, i8, u8),
    on: On,
) {
    let about = Sheet::VARIANTS.len() as u8;
    let sheet = sheet_of(&Pen::of(play.look(), seat), on, about);
    let times = (count / per.max(1)).min(max) as i8;
    let sheets = &mut play.game.lane_mut(seat).own.sheets;
    match sheet {
        Some(sheet) => sheets.extra[sheet as usize] += times * n,
        // Each on the sheet of its objective.
        None => {
            let completed = sheets.objectives.iter().zip(&mut sheets.extra);
            completed
                .filter(|(points, _)| **points > 0)
                .for_each(|(_, extra)| *extra += n);
        }
    }
}

/// Strikes what is lost, as much as there is (TINS-CLR-03).
fn lose<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (loss, n): (Loss, u8),
    (otherwise, each): (List, List),
    about: u8,
) {
    let lane = play.game.lane_mut(seat);
    let specialties = Specialty::VARIANTS
        .iter()
        .map(|one| lane.own.sheets.stock[Stock::Specialty(*one).index()]);
    let there = match loss {
        Loss::Specialty => specialties.sum(),
        Loss::Vote => lane.own.sheets.votes.left(),
        Loss::TradeGood => lane.own.sheets.goods.left(),
    };
    let lost = there.min(n);
    match loss {
        Loss::Specialty if lost > 0 => lane.tasks.push(Task::Lose(lost)),
        Loss::Specialty => {}
        Loss::Vote => lane.own.sheets.votes.spent += lost,
        Loss::TradeGood => lane.own.sheets.goods.spent += lost,
    }
    if lost == 0 {
        begin(play, seat, otherwise, about);
    }
    begin_times(play, seat, each, (about, n - lost));
}

/// Specialties that can be lost.
pub(crate) fn losable<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    for specialty in Specialty::VARIANTS {
        let verdict = match pen.kept(Stock::Specialty(*specialty)) {
            0 => Err(Ban::NoSpecialty(*specialty)),
            _ => Ok(()),
        };
        out.option(Choice::Lose(*specialty), verdict);
    }
}
