//! Setting the table (MOV-4.1a to MOV-4.3a).

use arrayvec::ArrayVec;
use engine::{Chance, Dice, Draw, Frames, Reason, Seat, SeatSet};
use strum::{EnumCount, VariantArray};

use crate::content::{BOXES, COUNTERS, Content, ORBITS, PLACES};
use crate::ids::{Counter, Culture, Demand, Fare, Gear, Good, Relic, Ship, System};
use crate::options::{Modules, Options};
use crate::phase::Race;
use crate::phase::rastur::Swarm;
use crate::ship::Cargo;
use crate::state::{Counters, MAX_MERCHANTS, Merchant, MerchantOfVenus, QuestionBox, Turn, World};
use crate::stowage::Stowage;

impl MerchantOfVenus {
    pub(crate) fn set_up(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        let modules = Modules::of(options, seats);
        let mut chance = Chance::default();
        let mut draw = dice.shared(&mut chance);
        let (boxes, left_over) = hide_counters(content, modules, &mut draw);
        let worlds = hide_cultures(content, &mut draw);
        let first = first_player(seats, &mut draw);
        // MOV-4.2c, MOV-4.3a, MOV-3.4a.
        let merchant = Merchant {
            cash: content.figures.start.credits_a_player * seats as i32,
            space: content.map.base(),
            race: None,
            ship: Ship::Scout,
            cargo: Cargo::default(),
            stowage: Stowage::default(),
            ious: 0,
        };
        Ok(Self {
            chance,
            frames: Frames::starting(Race(first).into()),
            modules,
            merchants: [merchant; MAX_MERCHANTS],
            turn: Turn::new(),
            boxes,
            left_over,
            worlds,
            ports: [None; ORBITS],
            guards: [None; PLACES],
            swarm: Swarm::gathered(content, options.length, modules),
            factories: [None; Culture::COUNT],
            cup: filled_cup(content),
            out: first_goods(content),
            bank_gear: std::array::from_fn(|gear| match Gear::VARIANTS[gear] {
                gear if gear.is_weapon() && !modules.weapons => 0,
                gear => content.gear(gear).counters,
            }),
            suns: [None; Relic::COUNT],
            gone: 0,
            destroyed: 0,
            bank: options.bank as i32,
            // MOV-R71.
            bank_runs_out: options.bank > 0 && !modules.alone,
            clash: None,
            windows: 0,
            seats: seats as u8,
            first,
            round: 0,
            target: options.length.target(),
            end: None,
        })
    }
}

/// MOV-2.8a, MOV-4.11a, MOV-R05: one "?" counter in each box, the rest unseen.
fn hide_counters(
    content: &Content,
    modules: Modules,
    draw: &mut Draw<'_>,
) -> (
    [QuestionBox; BOXES],
    ArrayVec<Counter, { COUNTERS - BOXES }>,
) {
    let in_use = |counter: &Counter| match counter {
        Counter::Relic(relic) => modules.weapons || !relic.is_weapon(),
        Counter::Penalty(..) | Counter::Telegate(_) | Counter::OpenPort => true,
    };
    let counters = content.counters.iter().copied().filter(in_use);
    let mut counters: ArrayVec<Counter, COUNTERS> = counters.collect();
    draw.shuffle(&mut counters);
    let left_over = counters.drain(BOXES..).collect();
    let boxes = std::array::from_fn(|index| QuestionBox {
        counter: Some(counters[index]),
        up: false,
        known: SeatSet::NONE,
    });
    (boxes, left_over)
}

/// MOV-2.41a, MOV-4.12a: one IOU in each Culture box.
fn hide_cultures(content: &Content, draw: &mut Draw<'_>) -> [World; System::COUNT] {
    let mut cultures: ArrayVec<Culture, { Culture::COUNT }> =
        Culture::VARIANTS.iter().copied().collect();
    draw.shuffle(&mut cultures);
    let mut cultures = cultures.into_iter();
    std::array::from_fn(|system| {
        let inhabited = content.map.system(System::VARIANTS[system]).inhabited;
        World {
            culture: if inhabited { cultures.next() } else { None },
            discovered: false,
            known: SeatSet::NONE,
        }
    })
}

/// MOV-4.2a, MOV-R12: the highest total of two dice begins; those who tie roll
/// again.
fn first_player(seats: usize, draw: &mut Draw<'_>) -> Seat {
    let mut rolling: ArrayVec<Seat, MAX_MERCHANTS> = Seat::all(seats).collect();
    while rolling.len() > 1 {
        let totals: ArrayVec<u8, MAX_MERCHANTS> =
            rolling.iter().map(|_| draw.die(6) + draw.die(6)).collect();
        let best = totals.iter().copied().max();
        let tied = rolling.iter().zip(&totals);
        rolling = tied
            .filter(|(_, total)| Some(**total) == best)
            .map(|(seat, _)| *seat)
            .collect();
    }
    rolling[0]
}

/// MOV-4.14a: all passengers and Demands.
fn filled_cup(content: &Content) -> Counters {
    let mut cup = Counters {
        goods: [0; Good::COUNT],
        demands: [0; Demand::COUNT],
        fares: [0; Fare::COUNT],
    };
    for demand in Demand::all() {
        cup.demands[demand.index()] = content.demand(demand).counters;
    }
    for fare in Fare::all() {
        cup.fares[fare.index()] = content.fare(fare).counters;
    }
    cup
}

/// MOV-4.13a, MOV-4.13b: the Trade Goods with those who make them; Factory Goods
/// wait for their Factory.
fn first_goods(content: &Content) -> Counters {
    let in_stock = |good: usize| match content.good(Good::VARIANTS[good]) {
        facts if facts.factory => 0,
        facts => facts.counters,
    };
    Counters {
        goods: std::array::from_fn(in_stock),
        demands: [0; Demand::COUNT],
        fares: [0; Fare::COUNT],
    }
}
