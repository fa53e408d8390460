//! Battle events: everyone fights both neighbours (TINS-BAT-01 to TINS-BAT-16).

use engine::step::Options;
use engine::{Seat, Sink};
use strum::{EnumCount, VariantArray};

use super::{Stage, round};
use crate::asset;
use crate::ban::Ban;
use crate::cards::effect::Effect;
use crate::cards::run::{self, Happening, fire};
use crate::cards::trigger::{Clause, Trigger};
use crate::choice::Choice;
use crate::content::war::{BATTLES, section};
use crate::content::{Content, Timing};
use crate::event::InscriptionEvent;
use crate::ids::{Relic, Side};
use crate::pen::{Pen, Print};
use crate::sheet::technology::ignored_loss;
use crate::state::Battle;
use crate::task::Task;
use crate::work;
use crate::{Look, Play, TwilightInscription};

/// Step 1: the line advances for everybody (TINS-BAT-04).
pub(super) fn begin<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    round::forget(play);
    for seat in play.game.everyone() {
        let line = &mut play.game.players[seat.index()].sheets.line;
        *line = (*line + 1).min(BATTLES as u8);
    }
    round::enter(play, Stage::Totals);
}

/// The battle that is fought, from zero.
fn current(game: &TwilightInscription, seat: Seat) -> usize {
    usize::from(game.player(seat).sheets.line).saturating_sub(1)
}

/// The clauses of a faction that add strength for a price.
fn offers<'a>(pen: &Pen<'a>) -> impl Iterator<Item = (usize, &'a Clause)> + use<'a> {
    let faction = pen.faction().map(|faction| pen.content.faction(faction));
    let clauses = faction
        .into_iter()
        .flat_map(|facts| facts.ability.clauses.iter().enumerate());
    clauses.filter(|(_, clause)| clause.trigger == Trigger::BattleStrength)
}

/// Can what a clause costs be paid with so many trade goods?
fn is_payable(pen: &Pen<'_>, clause: &Clause, goods: u8) -> bool {
    let mut effects = pen.content.effects(clause.effects).iter();
    effects.all(|effect| match effect {
        Effect::Pay(_, n, _) => goods >= *n,
        _ => true,
    })
}

/// Could a seat add strength, as far as everybody knows?
pub(super) fn may_boost(look: Look<'_>, seat: Seat) -> bool {
    let pen = Pen::of(look, seat);
    let own = look.game.player(seat);
    let goods = own.sheets.goods.left();
    own.hand != 0 || offers(&pen).any(|(_, clause)| is_payable(&pen, clause, goods))
}

/// Steps 2 and 3: bonuses from other sources are added (TINS-BAT-05b).
pub(super) fn open_totals<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    if may_boost(play.look(), seat) {
        play.game.lane_mut(seat).tasks.push(Task::Boost);
    }
}

/// What may be added to strength: once in each battle (TINS-BAT-13).
pub(crate) fn boosts<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let goods = pen.sheets().goods.left();
    for (_, clause) in offers(pen) {
        for side in Side::VARIANTS {
            let used = pen.lane.own.notes.boosted >> *side as u8 & 1 == 1;
            let verdict = if used {
                Err(Ban::Used)
            } else if is_payable(pen, clause, goods) {
                Ok(())
            } else {
                Err(Ban::NoGoods)
            };
            out.option(Choice::Boost(*side), verdict);
        }
    }
    for bit in work::numbers(pen.lane.own.hand) {
        let relic = Relic::VARIANTS[bit];
        let now = pen.content.relic(relic).timing == Timing::BattleStrength;
        for side in Side::VARIANTS {
            let verdict = if now { Ok(()) } else { Err(Ban::NotNow) };
            out.option(Choice::RelicOn(relic, *side), verdict);
        }
    }
    out.may(Choice::Down);
}

/// Strength is bought in one battle.
pub(crate) fn boost<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, side: Side) {
    let pen = Pen::of(play.look(), seat);
    let effects = offers(&pen).next().map(|(_, clause)| clause.effects);
    play.game.lane_mut(seat).own.notes.boosted |= 1 << side as u8;
    if let Some(effects) = effects {
        run::begin(play, seat, effects, side as u8);
    }
}

/// What a seat adds to its strength in every battle.
fn standing_bonus(pen: &Pen<'_>) -> i8 {
    let faction = pen.faction().map_or(0, |faction| {
        pen.content.faction(faction).ability.traits.strength
    });
    let known = pen.sheets().learned & pen.content.strength_technologies;
    let technologies = crate::ids::Technology::VARIANTS.iter();
    let known = technologies.filter(|technology| known >> **technology as u32 & 1 == 1);
    let strengths = known.map(|technology| pen.content.technology(*technology).traits.strength);
    faction + strengths.sum::<i8>()
}

/// Written nodes of a section, and all bonuses (TINS-BAT-02, TINS-BAT-05a); never
/// less than nothing (TINS-R53).
fn strength(pen: &Pen<'_>, side: Side, battle: usize) -> i8 {
    let sheets = pen.sheets();
    let nodes = (sheets.nodes & section(side, battle)).count_ones() as i8;
    let noted = sheets.boxes[side as usize][battle];
    nodes
        .saturating_add(noted)
        .saturating_add(standing_bonus(pen))
        .max(0)
}

impl TwilightInscription {
    /// The strength of a seat against a neighbour in a battle, counted from zero, as it
    /// stands on the sheets that the seat is writing on.
    #[must_use]
    pub fn strength(&self, content: &Content, seat: Seat, side: Side, battle: usize) -> i32 {
        strength(&Pen::of(Look::new(self, content), seat), side, battle).into()
    }
}

/// What a seat would bring to the next battle on each side, or to the one that is
/// fought, as these sheets stand; nothing once all battles are over.
pub(crate) fn forces(pen: &Pen<'_>) -> Option<[i8; Side::COUNT]> {
    let fought = matches!(pen.game.stage(), Some(Stage::Totals));
    let battle = usize::from(pen.sheets().line).saturating_sub(usize::from(fought));
    let of = |side| strength(pen, side, battle);
    (battle < BATTLES).then(|| [of(Side::Left), of(Side::Right)])
}

/// The totals are written, then compared (TINS-BAT-07 to TINS-BAT-11).
pub(super) fn resolve<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let mut totals = [[0_i8; Side::COUNT]; engine::MAX_SEATS];
    for seat in play.game.everyone() {
        let battle = current(play.game, seat);
        for side in Side::VARIANTS {
            let total = strength(&Pen::of(play.look(), seat), *side, battle);
            totals[seat.index()][*side as usize] = total;
            play.game.players[seat.index()].sheets.boxes[*side as usize][battle] = total;
        }
        let [left, right] = totals[seat.index()];
        play.emit(InscriptionEvent::Totalled(seat, left, right));
    }
    for seat in play.game.everyone() {
        for side in Side::VARIANTS {
            let own = totals[seat.index()][*side as usize];
            let other = match play.game.neighbour(seat, *side) {
                Some(neighbour) => totals[neighbour.index()][side.other() as usize],
                // TINS-AIB-01.
                None => play.game.rival_strength(play.content),
            };
            fight(play, seat, *side, (own, other));
        }
    }
    for seat in play.game.everyone() {
        let sheets = &mut play.game.players[seat.index()].sheets;
        sheets.penalty = 0;
        sheets.no_rewards = false;
    }
}

/// One battle, for one of its two (TINS-BAT-08 to TINS-BAT-10).
fn fight<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    side: Side,
    (own, other): (i8, i8),
) {
    let battle = current(play.game, seat);
    let ignored = ignored_loss(&Pen::of(play.look(), seat)) as i8;
    let sheets = &mut play.game.players[seat.index()].sheets;
    let result = if own > other && sheets.no_rewards {
        Battle::WonNothing
    } else if own > other {
        Battle::Won
    } else if own == other || other.saturating_sub(own) <= ignored {
        Battle::Tied
    } else {
        Battle::Lost
    };
    sheets.battles[side as usize][battle] = result;
    if result == Battle::Lost {
        sheets.extra[crate::ids::Sheet::War as usize] += sheets.penalty;
    }
    play.emit(InscriptionEvent::Fought {
        seat,
        side,
        own,
        other,
        result,
    });
}

/// Whoever won claims the asset above the box (TINS-BAT-08), and what else that
/// sets off.
pub(super) fn open_spoils<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let battle = current(play.game, seat);
    let battles = play.game.player(seat).sheets.battles;
    for side in Side::VARIANTS {
        let result = battles[*side as usize][battle];
        if matches!(result, Battle::Won | Battle::WonNothing) {
            fire(
                play,
                seat,
                Happening::about(Trigger::BattleWon, *side as u8),
            );
        }
        if result == Battle::Won {
            let win = Print::of(play, seat).war().strength_box(*side, battle).win;
            let from = play.game.lane(seat).queue.len();
            asset::circled(play, seat, win);
            asset::resolve_claimed(play, seat, from);
        }
        work::settle(play, seat);
    }
}
