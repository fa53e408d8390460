//! Rounds: an event is revealed, everyone writes, all pens are down, and so on
//! (TINS-RND-01a, TINS-RND-01b, TINS-RND-03).

use engine::{Frames, Seat, SeatSet, Sink};
use strum::VariantArray;

use super::{Stage, Write, battle, council, production, rival, strategy};
use crate::Play;
use crate::asset;
use crate::cards::run;
use crate::content::EventKind;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::Relic;
use crate::pen::Pen;
use crate::stack::Stack;
use crate::state::{DEALT, EVENTS, End, Lane};
use crate::task::Task;
use crate::{mecatol, objective, score, work};

/// Everyone begins to do this.
pub(crate) fn enter<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, stage: Stage) {
    deal_reserves(play);
    let concerned = concerned(play, stage);
    play.game.frames = Frames::starting(Write { stage, concerned }.into());
    for seat in play.game.everyone() {
        open(play, seat, stage);
    }
    if matches!(stage, Stage::Totals | Stage::Yield) && !concerned.is_empty() {
        play.game.windows += 1;
        play.sink.concern(concerned);
    }
}

/// Whom a window concerns, by public facts.
fn concerned<S: Sink<InscriptionEvent>>(play: &Play<'_, S>, stage: Stage) -> SeatSet {
    let everyone = play.game.everyone();
    match stage {
        Stage::Totals => everyone
            .filter(|seat| battle::may_boost(play.look(), *seat))
            .collect(),
        Stage::Yield => everyone
            .filter(|seat| play.game.player(*seat).hand != 0)
            .collect(),
        _ => SeatSet::NONE,
    }
}

/// What a seat begins with, by what all may see and its own cards: nothing else, so
/// that others can imagine it.
pub(crate) fn open<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, stage: Stage) {
    let own = *play.game.player(seat);
    let old = play.game.lane(seat);
    let lane = Lane {
        own,
        reserve: old.reserve,
        dealt: if stage == Stage::Keep {
            old.dealt
        } else {
            Stack::<_, DEALT>::EMPTY
        },
        ..Lane::default()
    };
    *play.game.lane_mut(seat) = lane;
    if closes(stage) {
        play.game.lane_mut(seat).tasks.push(Task::Close);
    }
    match stage {
        Stage::Keep => play.game.lane_mut(seat).tasks.push(Task::Keep),
        Stage::Setup => {
            if let Some(faction) = play.game.faction(seat) {
                run::begin(play, seat, play.content.faction(faction).setup, 0);
            }
        }
        Stage::Open => strategy::open(play, seat),
        Stage::Dice => strategy::open_dice(play, seat),
        Stage::Totals => battle::open_totals(play, seat),
        Stage::Spoils => battle::open_spoils(play, seat),
        Stage::Yield => production::open(play, seat),
        Stage::Assembly => council::open_assembly(play, seat),
        Stage::Ballot | Stage::LastBallot => council::open_ballot(play, seat, stage),
        Stage::Name => council::open_name(play, seat),
        Stage::Outcome => council::open_outcome(play, seat),
        Stage::Adjourn => council::open_end(play, seat),
        Stage::Final => {
            for relic in score::final_relics(play.content, own.hand) {
                asset::play_relic(play, seat, relic, 0);
            }
        }
    }
    work::settle(play, seat);
    // Who has nothing to choose is not asked.
    let tasks = &mut play.game.lane_mut(seat).tasks;
    if tasks.top() == Some(Task::Close) {
        tasks.pop();
    }
}

/// Is the pen put down at the end of it, whatever was done?
const fn closes(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Setup
            | Stage::Spoils
            | Stage::Yield
            | Stage::Assembly
            | Stage::Outcome
            | Stage::Adjourn
            | Stage::Final
    )
}

/// TINS-R10, TINS-R51: cards to draw from, one by one clockwise from the speaker, to
/// each seat as many as it has unclaimed relic systems, while the deck lasts.
fn deal_reserves<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let wants = wanted(play);
    let mut dealt = [0; engine::MAX_SEATS];
    play.game.dealt = dealt;
    if wants.iter().all(|wanted| *wanted == 0) {
        return;
    }
    loop {
        let mut any = false;
        for seat in play.game.clockwise() {
            let index = seat.index();
            if dealt[index] >= wants[index] {
                continue;
            }
            let Some(relic) = draw(play) else { break };
            play.game.lane_mut(seat).reserve.push(relic);
            dealt[index] += 1;
            any = true;
        }
        if !any {
            break;
        }
    }
    play.game.dealt = dealt;
}

/// How many relics each seat could draw in a step.
fn wanted<S: Sink<InscriptionEvent>>(play: &Play<'_, S>) -> [u8; engine::MAX_SEATS] {
    let mut wanted = [0; engine::MAX_SEATS];
    for seat in play.game.everyone() {
        let pen = Pen::of(play.look(), seat);
        let sheets = &play.game.player(seat).sheets;
        let gone = sheets.claimed | sheets.barred;
        let relics = pen.navigation().relics.iter();
        wanted[seat.index()] = relics
            .filter(|system| gone >> system.index() & 1 == 0)
            .count() as u8;
    }
    wanted
}

/// Draws from the deck, which has no order but chance.
fn draw<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) -> Option<Relic> {
    let deck = play.game.deck;
    let count = deck.count_ones();
    if count == 0 {
        return None;
    }
    let place = play.dice.shared(&mut play.game.chance).below(count) as usize;
    let bit = bits(u64::from(deck)).nth(place)?;
    play.game.deck &= !(1 << bit);
    Some(Relic::VARIANTS[bit])
}

/// All pens are down: what was written is shown, and what is common to all is
/// settled clockwise from the speaker (TINS-R10).
pub(crate) fn merge<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        while let Some(relic) = play.game.lane_mut(seat).reserve.pop() {
            play.game.deck |= 1 << relic as u16;
        }
    }
    let dealt = std::mem::take(&mut play.game.dealt);
    debug_assert!(
        dealt
            .iter()
            .all(|count| usize::from(*count) <= Relic::VARIANTS.len())
    );
    for seat in play.game.clockwise() {
        for slot in bits(u64::from(play.game.lane(seat).late)) {
            // TINS-R38: with an empty deck nothing is drawn.
            if let Some(relic) = draw(play) {
                asset::take_relic(play, seat, slot, relic);
            }
        }
        work::settle(play, seat);
    }
    mecatol::enter(play);
    objective::score(play);
    for seat in play.game.everyone() {
        show(play, seat);
    }
}

/// What a seat has written is shown to all.
fn show<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let lane = *play.game.lane(seat);
    let before = *play.game.player(seat);
    if lane.own == before {
        return;
    }
    for bit in bits(u64::from(lane.own.played & !before.played)) {
        play.emit(InscriptionEvent::Played(seat, Relic::VARIANTS[bit]));
    }
    if play.sink.listens() {
        let score = |sheets| play.game.total(play.content, seat, sheets);
        let points = score(&lane.own.sheets) - score(&before.sheets);
        play.emit(InscriptionEvent::Shown {
            seat,
            sheet: lane.own.notes.active,
            marks: lane.marks,
            points: points as i16,
        });
    }
    play.game.players[seat.index()] = lane.own;
}

/// What comes next.
pub(crate) fn go_on<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, stage: Stage) {
    match stage {
        Stage::Keep => {
            show_factions(play);
            enter(play, Stage::Setup);
        }
        Stage::Setup | Stage::Dice | Stage::Yield | Stage::Adjourn => next_event(play),
        Stage::Spoils => {
            rival::end_battle(play);
            next_event(play);
        }
        Stage::Open => {
            strategy::roll(play);
            rival::advance(play);
            enter(play, Stage::Dice);
        }
        Stage::Totals => {
            battle::resolve(play);
            enter(play, Stage::Spoils);
        }
        Stage::Assembly => {
            council::reveal(play);
            enter(play, Stage::Ballot);
        }
        Stage::Ballot if council::somebody_waits(play.game) => {
            council::announce(play);
            enter(play, Stage::LastBallot);
        }
        Stage::Ballot | Stage::LastBallot => council::tally(play),
        Stage::Name => {
            council::named(play);
            enter(play, Stage::Outcome);
        }
        Stage::Outcome => {
            council::strike_votes(play);
            enter(play, Stage::Adjourn);
        }
        Stage::Final => {
            play.game.end = Some(End::Throne);
            play.game.frames.clear();
            play.emit(InscriptionEvent::Ended);
        }
    }
}

/// TINS-SET-04b: the factions are shown, and the other cards go back to the box.
fn show_factions<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        let lane = play.game.lane_mut(seat);
        let (kept, dealt) = (lane.faction, std::mem::take(&mut lane.dealt));
        for faction in dealt.iter().filter(|faction| Some(*faction) != kept) {
            play.game.box_factions |= 1 << faction as u32;
        }
        play.game.factions[seat.index()] = kept;
        if let Some(faction) = kept {
            play.emit(InscriptionEvent::Plays(seat, faction));
            rival::keep_spare(play, faction);
        }
    }
}

/// The next event is turned over, or the game ends (TINS-RND-03, TINS-R09).
fn next_event<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let over = play.game.turned > 0 && play.content.event(play.game.event()).ends;
    if over || usize::from(play.game.turned) == EVENTS {
        return enter(play, Stage::Final);
    }
    play.game.turned += 1;
    rival::begin_round(play);
    let event = play.game.event();
    play.emit(InscriptionEvent::Turned(event));
    match play.content.event(event).kind {
        EventKind::Strategy => strategy::begin(play),
        EventKind::Battle => battle::begin(play),
        EventKind::Council => council::begin(play),
        EventKind::Production => enter(play, Stage::Yield),
    }
}

/// Notes of the last round mean nothing any more.
pub(crate) fn forget<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        play.game.players[seat.index()].notes = crate::state::Notes::default();
    }
}
