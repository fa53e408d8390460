//! Assets: what happens when one is claimed, and when one is spent (TINS-AST-01 to
//! TINS-AST-10, TINS-ALI-01 to TINS-ALI-14).

use engine::{Seat, Sink};

use crate::Play;
use crate::cards::run;
use crate::content::Timing;
use crate::event::InscriptionEvent;
use crate::ids::{Asset, Relic, Side, Stock};
use crate::pen::Print;
use crate::sheet::table;
use crate::state::{Battle, Sheets};
use crate::task::Task;

/// A printed asset is circled: it is resolved before anything else goes on
/// (TINS-AST-04, TINS-R06).
pub(crate) fn circled<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, asset: Asset) {
    play.game.lane_mut(seat).queue.push(asset);
}

/// Claims an asset that a card gives: what is kept goes to the reserve.
pub(crate) fn given<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, asset: Asset) {
    if let Some(stock) = asset.stock() {
        play.game.lane_mut(seat).own.sheets.reserve[stock.index()] += 1;
    }
    resolve(play, seat, asset);
}

/// Resolves an asset that was claimed.
pub(crate) fn resolve<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, asset: Asset) {
    play.emit(InscriptionEvent::Claimed(seat, asset));
    let industry = Print::of(play, seat).industry();
    let sheets = &mut play.game.lane_mut(seat).own.sheets;
    match asset {
        // Counted at the end (TINS-ALI-01); relics are drawn where they lie.
        Asset::Vp(_) | Asset::Relic => {}
        Asset::Planet | Asset::Specialty(_) | Asset::Focus(_) => {
            if let Some(stock) = asset.stock() {
                sheets.stock[stock.index()] += 1;
            }
        }
        // TINS-R05: what finds no circle is lost.
        Asset::TradeGood => {
            sheets.goods.claimed = (sheets.goods.claimed + 1).min(industry.trade_goods)
        }
        Asset::Vote => sheets.votes.claimed = (sheets.votes.claimed + 1).min(industry.votes),
        Asset::Commodity(commodity, count) => table::commodity(play, seat, commodity, count),
        Asset::Counselor => table::counselor(play, seat),
        Asset::Population => population(play, seat),
        Asset::Faction => {
            if let Some(faction) = play.game.faction(seat) {
                let effects = play.content.faction(faction).asset;
                run::begin(play, seat, effects, 0);
            }
        }
        Asset::Neighbour(side) => strengthen(sheets, side, 1),
    }
}

/// The next step of the population track (TINS-ALI-09); with a full track there is
/// no effect (TINS-R34).
fn population<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let most = Print::of(play, seat).expansion().population.len() as u8;
    let steps = &mut play.game.lane_mut(seat).own.sheets.population;
    *steps = (*steps + 1).min(most);
}

/// Notes strength in every box of one half whose battle is still to come
/// (TINS-ALI-12b, TINS-R28).
pub(crate) fn strengthen(sheets: &mut Sheets, side: Side, n: i8) {
    let battles = sheets.battles[side as usize];
    let boxes = sheets.boxes[side as usize].iter_mut().zip(battles);
    for (noted, _) in boxes.filter(|(_, battle)| *battle == Battle::Open) {
        *noted = noted.saturating_add(n);
    }
}

/// Draws a relic for a system: its points are written beside it (TINS-ALI-11a,
/// TINS-ALI-11b). With nothing in reserve it is drawn when all pens are down.
pub(crate) fn draw_relic<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    slot: usize,
) {
    match play.game.lane_mut(seat).reserve.pop() {
        Some(relic) => take_relic(play, seat, slot, relic),
        None => play.game.lane_mut(seat).late |= 1 << slot,
    }
}

/// A relic comes to hand.
pub(crate) fn take_relic<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    slot: usize,
    relic: Relic,
) {
    let facts = play.content.relic(relic);
    let own = &mut play.game.lane_mut(seat).own;
    own.sheets.relics[slot] = facts.vp;
    own.hand |= 1 << relic as u16;
    play.emit(InscriptionEvent::Drew(seat, relic));
    if facts.timing == Timing::OnDraw {
        play_relic(play, seat, relic, 0);
    }
}

/// Plays a relic from the hand (TINS-REL-02).
pub(crate) fn play_relic<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    relic: Relic,
    about: u8,
) {
    let own = &mut play.game.lane_mut(seat).own;
    own.hand &= !(1 << relic as u16);
    own.played |= 1 << relic as u16;
    let effects = play.content.relic(relic).effects;
    run::begin(play, seat, effects, about);
}

/// Spends one of what is kept: the lowest of its kind is struck (TINS-AST-06).
pub(crate) fn strike<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, stock: Stock) {
    let content = play.content;
    let game = &*play.game;
    let variant = |sheet| game.variant(seat, sheet);
    let navigation = content.navigation(variant(crate::ids::Sheet::Navigation));
    let expansion = content.expansion(variant(crate::ids::Sheet::Expansion));
    let industry = content.industry(variant(crate::ids::Sheet::Industry));
    let war = content.war(variant(crate::ids::Sheet::War));
    let kind = stock.index();
    let lane = play.game.lane_mut(seat);
    lane.own.notes.begun = true;
    let sheets = &mut lane.own.sheets;
    sheets.stock[kind] -= 1;
    let struck = &mut sheets.struck;
    let lowest = |set: u64| set & set.wrapping_neg();
    let systems = sheets.claimed & navigation.stock[kind] & !struck.systems;
    let lines = sheets.lines & expansion.stock[kind] & !struck.lines;
    let dock = |index: &usize| {
        let built = sheets.docks & !struck.docks;
        built >> index & 1 == 1 && expansion.docks[*index].asset.stock() == Some(stock)
    };
    let dock = (0..expansion.docks.len()).find(dock);
    let tiles = sheets.taken & industry.stock[kind] & !struck.tiles;
    let on_node = |index: &usize| {
        let free = war.stock[kind] & !struck.nodes;
        free >> index & 1 == 1 && sheets.nodes >> war.assets[*index].0.index() & 1 == 1
    };
    let node = (0..war.assets.len()).find(on_node);
    let won = sheets.battles.iter().flatten().enumerate();
    let mut won = won.filter(|(index, battle)| {
        let free = war.won_stock[kind] & !struck.boxes;
        **battle == Battle::Won && free >> index & 1 == 1
    });
    if systems != 0 {
        struck.systems |= lowest(systems);
    } else if lines != 0 {
        struck.lines |= lowest(lines);
    } else if let Some(dock) = dock {
        struck.docks |= 1 << dock;
    } else if tiles != 0 {
        struck.tiles |= lowest(tiles);
    } else if let Some(node) = node {
        struck.nodes |= 1 << node;
    } else if let Some((index, _)) = won.next() {
        struck.boxes |= 1 << index;
    } else {
        sheets.reserve[kind] = sheets.reserve[kind].saturating_sub(1);
    }
}

/// What was claimed by one mark is resolved before anything else (TINS-R06).
pub(crate) fn resolve_claimed<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    from: usize,
) {
    let lane = play.game.lane_mut(seat);
    if lane.queue.len() > from {
        lane.tasks.push(Task::Order(from as u8));
    }
}
