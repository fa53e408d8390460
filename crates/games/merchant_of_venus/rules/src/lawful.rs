//! What the law kit must know of Merchant of Venus.

use engine::{Frames, Seat, Viewer};
use kit::laws::{Lawful, Secret};
use strum::{EnumCount, VariantArray};

use crate::MerchantOfVenus;
use crate::content::Content;
use crate::deal::Parcel;
use crate::ids::{
    Counter, Culture, Demand, Fare, Gear, Good, Item, Rastur, Relic, Ship, Space, System,
};
use crate::phase::{Frame, Helm};
use crate::state::{End, Guard, Turn};

impl Lawful for MerchantOfVenus {
    const STEP_LIMIT: usize = 100_000;

    fn components(&self, content: &Content) -> Vec<i64> {
        let aboard = |item| {
            let merchants = self.merchants[..usize::from(self.seats)].iter();
            let held = merchants.map(|merchant| merchant.cargo.count(item));
            held.map(i64::from).sum::<i64>()
        };
        // Factory Goods wait in the box for their Factory.
        let waiting = |good: Good| {
            let facts = content.good(good);
            let unbuilt = facts.factory && self.factories[facts.culture as usize].is_none();
            if unbuilt {
                i64::from(facts.counters)
            } else {
                0
            }
        };
        let goods = Good::VARIANTS.iter().map(|good| {
            let index = *good as usize;
            let lying = i64::from(self.out.goods[index]) + i64::from(self.cup.goods[index]);
            let fallen = match self.frames.top() {
                Some(Frame::Loot(loot)) => i64::from(loot.good == *good),
                _ => 0,
            };
            lying + aboard(Item::Good(*good)) + waiting(*good) + fallen
        });
        let demands = Demand::all().map(|demand| {
            let index = demand.index();
            i64::from(self.out.demands[index]) + i64::from(self.cup.demands[index])
        });
        let fares = Fare::all().map(|fare| {
            let index = fare.index();
            let lying = i64::from(self.out.fares[index]) + i64::from(self.cup.fares[index]);
            lying + aboard(Item::Fare(fare))
        });
        let gear = Gear::VARIANTS
            .iter()
            .map(|gear| i64::from(self.bank_gear[*gear as usize]) + aboard(Item::Gear(*gear)));
        let counters = || {
            let boxes = self.boxes.iter().filter_map(|found| found.counter);
            boxes.chain(self.left_over.iter().copied())
        };
        let relics = Relic::VARIANTS.iter().map(|relic| {
            let hidden = counters().filter(|counter| *counter == Counter::Relic(*relic));
            let sold = i64::from(self.suns[*relic as usize].is_some());
            let gone = i64::from(self.gone >> *relic as u16 & 1);
            hidden.count() as i64 + sold + gone + aboard(Item::Relic(*relic))
        });
        let fixed = counters().filter(|counter| !matches!(counter, Counter::Relic(_)));
        let cultures = Culture::VARIANTS.iter().map(|culture| {
            let lives = self
                .worlds
                .iter()
                .filter(|world| world.culture == Some(*culture));
            lives.count() as i64
        });
        let cash: i64 = self
            .everyone()
            .map(|seat| i64::from(self.merchant(seat).cash))
            .sum();
        // Small counters and where they are.
        let stowed = |item: Item| {
            let merchants = self.merchants[..usize::from(self.seats)].iter();
            let held = merchants.map(|merchant| merchant.stowage.count(item));
            held.map(i64::from).sum::<i64>()
        };
        let small = Item::all().filter(|item| matches!(item, Item::Gear(_) | Item::Fare(_)));
        let astray = small.filter(|item| stowed(*item) != aboard(*item)).count();
        let loose = matches!(self.frames.top(), Some(Frame::Stow(_)));
        let figures = [
            if self.modules.combat && !loose {
                astray as i64
            } else {
                0
            },
            cash + i64::from(self.bank),
            fixed.count() as i64 + i64::from(self.destroyed),
            self.cup.len() as i64,
        ];
        let rastur = Rastur::all().map(|rastur| {
            let index = rastur.index();
            let heaps = self.swarm.supply[index] + self.swarm.reserve[index];
            let guard = Some(Guard::Rastur(rastur));
            let placed = self.guards.iter().filter(|found| **found == guard).count();
            let drawn = match (self.frames.top(), self.end) {
                (Some(Frame::Placing(placing)), _) => Some(placing.rastur),
                (_, Some(End::Rastur(last))) => last,
                _ => None,
            };
            let single = [drawn, self.swarm.transit];
            let single = single.iter().filter(|found| **found == Some(rastur));
            i64::from(heaps) + (placed + single.count()) as i64
        });
        let kinds = goods.chain(demands).chain(fares).chain(gear);
        let kinds = kinds.chain(relics).chain(cultures).chain(rastur);
        kinds.chain(figures).collect()
    }

    fn component_names(_: &Content) -> Vec<String> {
        let goods = Good::VARIANTS.iter().map(ToString::to_string);
        let demands = Demand::all().map(|demand| demand.to_string());
        let fares = Fare::all().map(|fare| fare.to_string());
        let gear = Gear::VARIANTS.iter().map(ToString::to_string);
        let relics = Relic::VARIANTS.iter().map(ToString::to_string);
        let cultures = Culture::VARIANTS
            .iter()
            .map(|culture| format!("culture {culture}"));
        let figures = [
            "counters that are not where they should be",
            "money",
            "? counters that stay",
            "counters in the cup",
        ];
        let kinds = goods.chain(demands).chain(fares).chain(gear);
        kinds
            .chain(relics)
            .chain(cultures)
            .chain(Rastur::all().map(|rastur| rastur.to_string()))
            .chain(figures.map(str::to_owned))
            .collect()
    }

    fn secrets(&self, content: &Content, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let unknown = || {
            self.worlds
                .iter()
                .filter(move |world| world.is_unknown_to(viewer, self.modules))
        };
        for (system, world) in System::VARIANTS.iter().zip(&self.worlds) {
            if world.is_unknown_to(viewer, self.modules) {
                secrets.push(Secret {
                    name: format!("culture of {system}"),
                    value: format!("{:?}", world.culture),
                    uncertain: unknown().count() > 1,
                });
            }
        }
        let hidden = self
            .boxes
            .iter()
            .filter(|found| found.is_unknown_to(viewer));
        let pool: Vec<Counter> = hidden
            .filter_map(|found| found.counter)
            .chain(self.left_over.iter().copied())
            .collect();
        let varied = pool.iter().any(|counter| *counter != pool[0]);
        for (index, found) in self.boxes.iter().enumerate() {
            if found.is_unknown_to(viewer) {
                secrets.push(Secret {
                    name: format!("counter in {}", content.map.box_at(index)),
                    value: format!("{:?}", found.counter),
                    uncertain: varied,
                });
            }
        }
        for (index, counter) in self.left_over.iter().enumerate() {
            secrets.push(Secret {
                name: format!("counter {index} left over"),
                value: counter.to_string(),
                uncertain: varied,
            });
        }
        secrets
    }

    fn bundles(&self, _: &Content) -> Vec<Parcel> {
        let credits = |credits| Parcel {
            credits,
            ..Parcel::default()
        };
        let mut parcels = vec![Parcel::default(), credits(1), credits(20), credits(60_000)];
        for item in Item::all().step_by(5) {
            let mut parcel = Parcel::default();
            parcel.cargo.add(item);
            parcels.push(parcel);
        }
        // What people really have.
        for seat in self.everyone() {
            let merchant = self.merchant(seat);
            if let Some((item, _)) = merchant.cargo.items().next() {
                let mut parcel = credits(5);
                parcel.cargo.add(item);
                parcels.push(parcel);
            }
            parcels.push(Parcel {
                ious: merchant.ious,
                ..Parcel::default()
            });
        }
        debug_assert_eq!(Culture::COUNT, 14);
        parcels
    }
}

/// Laying positions out, for tests of those who play the game.
impl MerchantOfVenus {
    /// It is this seat's turn, which begins.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.turn = Turn::new();
        self.frames = Frames::starting(Helm(seat).into());
    }

    /// Puts a ship of this type somewhere, with these Goods and this much cash.
    pub fn put(&mut self, seat: Seat, (ship, space): (Ship, Space), goods: &[Good], cash: i32) {
        let merchant = self.merchant_mut(seat);
        (merchant.ship, merchant.space, merchant.cash) = (ship, space, cash);
        for good in goods {
            self.out.goods[*good as usize] -= 1;
            self.merchant_mut(seat).cargo.add(Item::Good(*good));
        }
    }

    /// Takes a Rastur of a kind from the supply, and places it there.
    pub fn invade(&mut self, content: &Content, space: Space, rastur: Rastur) {
        self.swarm.supply[rastur.index()] -= 1;
        if let Some(place) = content.map.lay(space).place {
            self.guards[usize::from(place)] = Some(Guard::Rastur(rastur));
        }
    }

    /// Hangs weapons and Shields on a ship, or stows them.
    pub fn arm(&mut self, seat: Seat, gear: &[Gear]) {
        let combat = self.modules.combat;
        for gear in gear {
            self.bank_gear[*gear as usize] -= 1;
            let merchant = self.merchant_mut(seat);
            merchant.cargo.add(Item::Gear(*gear));
            if combat {
                merchant.stowage.put(Item::Gear(*gear), false);
            }
        }
    }

    /// Everybody knows that a Culture lives in a system: it changes places with who
    /// lived there.
    pub fn settle(&mut self, system: System, culture: Culture) {
        let old = self.worlds[system as usize].culture;
        let mut worlds = self.worlds.iter_mut();
        if let Some(world) = worlds.find(|world| world.culture == Some(culture)) {
            world.culture = old;
        }
        let world = &mut self.worlds[system as usize];
        (world.culture, world.discovered) = (Some(culture), true);
    }
}
