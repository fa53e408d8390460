//! What Merchant of Venus says beside its steps: the story, and the table in words.

use engine::game::Row;
use engine::{Seat, Section, Sentence, Text};
use strum::VariantArray;

use crate::choice::{Subject, Switch};
use crate::content::{Content, Terrain};
use crate::deal::Parcel;
use crate::event::{Commission, Drawn, MerchantEvent};
use crate::ids::{Culture, Demand, Fare, Gear, Good, Item, Relic, Ship, Space};
use crate::phase::fight::{seen, story};
use crate::phase::rastur;
use crate::view::{BoxView, MerchantView, View, WorldView};

pub(crate) fn tell(content: &Content, event: &MerchantEvent) -> Sentence<Subject> {
    use MerchantEvent as Event;
    let by = Sentence::by;
    let plain = |key| Sentence::new(Text::new(key));
    let at = |key, seat: Seat, space: Space| {
        by(key, seat)
            .with("space", content.space(space))
            .about(Subject::Space(space))
    };
    let of = |key, seat: Seat, culture: Culture| {
        by(key, seat)
            .with("culture", &content.culture(culture).name)
            .about(Subject::Culture(culture))
    };
    let with = |key, seat: Seat, item: Item| {
        by(key, seat)
            .with("item", content.item(item))
            .about(item.into())
    };
    match *event {
        Event::Chose(seat, culture) => of("mov-chose", seat, culture),
        Event::Began(seat) => by("mov-began", seat),
        Event::Switched(seat, switch) => by(
            match switch {
                Switch::RedOff => "mov-switched-red",
                Switch::YellowOff => "mov-switched-yellow",
                Switch::CombinedOff => "mov-switched-combined",
                Switch::Auto => "mov-switched-auto",
                Switch::Lock => "mov-switched-lock",
            },
            seat,
        ),
        Event::Headed(seat, space) => at("mov-headed", seat, space),
        Event::Stayed(seat, space) => at("mov-stayed", seat, space),
        Event::Rolled(seat, dice) => {
            let shown: Vec<String> = dice
                .iter()
                .filter(|die| **die > 0)
                .map(ToString::to_string)
                .collect();
            let total: u8 = dice.iter().sum();
            by("mov-rolled", seat)
                .with("dice", shown.join(" "))
                .with("total", total)
        }
        Event::Rerolled(seat, old, new) => {
            by("mov-rerolled", seat).with("old", old).with("new", new)
        }
        Event::Kept(seat) => by("mov-kept", seat),
        Event::Piloted(seat, number) => by("mov-piloted", seat).with("number", number),
        Event::Flew(seat, space, _) => at("mov-flew", seat, space).listing("space"),
        Event::Skipped(seat, space) => at("mov-skipped", seat, space).listing("space"),
        Event::Jumped(seat, space) => at("mov-jumped", seat, space),
        Event::TurnedUp(seat, space, found) => {
            at("mov-turned-up", seat, space).with("counter", content.counter(found))
        }
        Event::Peeked(seat, space, None) => at("mov-peeked", seat, space),
        Event::Peeked(seat, space, Some(found)) => {
            at("mov-peeked-at", seat, space).with("counter", content.counter(found))
        }
        Event::Looked(seat, system, None) => {
            by("mov-looked", seat).with("system", content.system(system))
        }
        Event::Looked(seat, system, Some(culture)) => {
            of("mov-looked-at", seat, culture).with("system", content.system(system))
        }
        Event::Paid(seat, space, due) => at("mov-paid", seat, space).with("due", due),
        Event::Stopped(seat, space) => at("mov-stopped", seat, space),
        Event::Landed(seat, space) => at("mov-landed", seat, space),
        Event::Drifts(seat, space) => at("mov-drifts", seat, space),
        Event::Discovered(seat, system, culture) => {
            of("mov-discovered", seat, culture).with("system", content.system(system))
        }
        Event::Bought(seat, item, price) => with("mov-bought", seat, item).with("price", price),
        Event::Exchanged(seat, old, new, price) => by("mov-exchanged", seat)
            .with("old", &content.ship(old).name)
            .with("ship", &content.ship(new).name)
            .with("price", price)
            .about(Subject::Ship(new)),
        Event::Built(seat, space, price) => at("mov-built", seat, space).with("price", price),
        Event::Founded(seat, culture, space, price) => at("mov-founded", seat, space)
            .with("culture", &content.culture(culture).name)
            .with("price", price),
        Event::Sold(seat, good, price, None) => {
            with("mov-sold", seat, Item::Good(good)).with("price", price)
        }
        Event::Sold(seat, good, price, Some(demand)) => {
            with("mov-sold-demand", seat, Item::Good(good))
                .with("price", price)
                .with("surcharge", content.demand(demand).surcharge)
        }
        Event::Bartered(seat, item, value) => with("mov-bartered", seat, item).with("value", value),
        Event::UsedIou(seat, culture, value) => {
            of("mov-used-iou", seat, culture).with("value", value)
        }
        Event::Boarded(seat, fare) => passenger(content, by("mov-boarded", seat), fare),
        Event::Delivered(seat, fare, value) => {
            passenger(content, by("mov-delivered", seat), fare).with("value", value)
        }
        Event::Took(seat, relic) => with("mov-took", seat, Item::Relic(relic)),
        Event::Jettisoned(seat, item) => with("mov-jettisoned", seat, item),
        Event::Drew(Drawn::Good(good)) => plain("mov-drew-good")
            .with("good", &content.good(good).name)
            .with("culture", &content.culture(content.good(good).culture).name)
            .about(Subject::Good(good)),
        Event::Drew(Drawn::Demand(demand)) => {
            let facts = content.demand(demand);
            plain("mov-drew-demand")
                .with("good", &content.good(facts.good).name)
                .with("culture", &content.culture(facts.culture).name)
                .with("surcharge", facts.surcharge)
                .about(Subject::Good(facts.good))
        }
        Event::Drew(Drawn::Fare(fare)) => passenger(content, plain("mov-drew-fare"), fare)
            .with("from", content.stop(content.fare(fare).from))
            .with("value", content.fare(fare).value),
        Event::Commission(seat, Commission::Spaceport(space), sum) => {
            at("mov-commission-port", seat, space).with("sum", sum)
        }
        Event::Commission(seat, Commission::Factory(culture), sum) => {
            of("mov-commission-factory", seat, culture).with("sum", sum)
        }
        Event::CreditLost(seat, sum) => by("mov-credit-lost", seat).with("sum", sum),
        Event::Dealt(from, to, ref goods) => by("mov-dealt", from)
            .with("other", to)
            .with("gives", parcel(content, &goods.0))
            .with("gets", parcel(content, &goods.1)),
        Event::Done(seat) => by("mov-ended-turn", seat),
        Event::Won(seat, wealth) => by("mov-won", seat).with("wealth", wealth),
        Event::BankBroke(owed) => plain("mov-bank-broke").with("owed", owed),
        Event::Fight(ref event) => story::tell(content, event),
        Event::Rastur(ref event) => rastur::story::tell(content, event),
    }
}

fn passenger(content: &Content, sentence: Sentence<Subject>, fare: Fare) -> Sentence<Subject> {
    sentence
        .with("to", content.stop(content.fare(fare).to))
        .about(Subject::Fare(fare))
}

/// What changes hands, in words.
fn parcel(content: &Content, parcel: &Parcel) -> Text {
    let mut parts = Vec::new();
    if parcel.credits > 0 {
        parts.push(Text::new("mov-sum").with("sum", parcel.credits));
    }
    for (item, count) in parcel.cargo.items() {
        let text = Text::new("mov-count-of").with("count", count);
        parts.push(text.with("item", content.item(item)));
    }
    let ious = Culture::VARIANTS
        .iter()
        .filter(|culture| parcel.ious >> **culture as u16 & 1 == 1);
    for culture in ious {
        parts.push(Text::new("mov-iou").with("culture", &content.culture(*culture).name));
    }
    let list = |first, rest| {
        Text::new("goods-list")
            .with("first", first)
            .with("rest", rest)
    };
    parts
        .into_iter()
        .reduce(list)
        .unwrap_or_else(|| Text::new("goods-none"))
}

pub(crate) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut sections = vec![
        state_of_play(content, view),
        merchants(content, view),
        cultures(content, view),
        boxes(content, view),
    ];
    sections.extend(bonuses(content, view));
    sections.extend(rastur::seen::describe(content, view));
    sections.extend(seen::describe(content, view));
    sections
}

fn number(value: impl Into<i64>) -> Text {
    Text::new("mov-number").with("number", value.into())
}

fn state_of_play(content: &Content, view: &View) -> Section {
    let mut lines = vec![
        Text::new("mov-round")
            .with("round", view.round)
            .with("target", view.target),
    ];
    if let Some(bank) = view.bank {
        lines.push(Text::new("mov-bank").with("sum", bank));
    }
    if let Some(seat) = view.active {
        lines.push(Text::new("mov-now").with("seat", seat));
    }
    if !view.turn.dice.is_empty() {
        let dice: Vec<String> = view.turn.dice.iter().map(ToString::to_string).collect();
        lines.push(
            Text::new("mov-dice-shown")
                .with("dice", dice.join(" "))
                .with("mp", view.turn.mp),
        );
    }
    if let Some(pilot) = view.turn.pilot {
        lines.push(Text::new("mov-pilot-shown").with("number", pilot));
    }
    if let Some(space) = view.turn.toward {
        lines.push(Text::new("mov-toward").with("space", content.space(space)));
    }
    for switch in &view.turn.switches {
        lines.push(Text::new(match switch {
            Switch::RedOff => "mov-off-red",
            Switch::YellowOff => "mov-off-yellow",
            Switch::CombinedOff => "mov-off-combined",
            Switch::Auto => "mov-auto",
            Switch::Lock => "mov-lock",
        }));
    }
    if view.turn.credit > 0 {
        lines.push(Text::new("mov-credit-shown").with("sum", view.turn.credit));
    }
    let in_play = |gear: &&Gear| view.modules.weapons || !gear.is_weapon();
    for gear in Gear::VARIANTS.iter().filter(in_play) {
        let left = view.bank_gear[*gear as usize];
        lines.push(
            Text::new("mov-bank-gear")
                .with("count", left)
                .with("item", &content.gear(*gear).name),
        );
    }
    lines.push(Text::new("mov-cup").with("count", view.cup));
    Section::new(Text::new("mov-play"), lines)
}

fn merchants(content: &Content, view: &View) -> Section {
    let head = [
        "mov-head-player",
        "mov-head-race",
        "mov-head-wealth",
        "mov-head-cash",
        "mov-head-ship",
        "mov-head-place",
        "mov-head-cargo",
        "mov-head-built",
    ];
    let row = |(seat, merchant): (Seat, &MerchantView)| Row {
        subject: Some(Subject::Player(seat).to_string()),
        cells: vec![
            Text::new("mov-player").with("seat", seat),
            merchant.race.map_or_else(
                || Text::new("mov-none"),
                |race| Text::new("mov-name").with("name", &content.culture(race).name),
            ),
            number(merchant.wealth),
            number(merchant.cash),
            Text::new("mov-name").with("name", &content.ship(merchant.ship).name),
            Text::new("mov-name").with("name", content.space(merchant.space)),
            aboard(content, merchant),
            number(merchant.built as i64),
        ],
    };
    let rows = Seat::all(view.merchants.len())
        .zip(&view.merchants)
        .map(row);
    Section::new(Text::new("mov-merchants"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

/// What is on board, and IOUs.
fn aboard(content: &Content, merchant: &MerchantView) -> Text {
    let mut all = Parcel {
        cargo: merchant.cargo,
        ..Parcel::default()
    };
    for culture in &merchant.ious {
        all.ious |= 1 << *culture as u16;
    }
    parcel(content, &all)
}

fn cultures(content: &Content, view: &View) -> Section {
    let head = [
        "mov-head-system",
        "mov-head-culture",
        "mov-head-goods",
        "mov-head-ports",
        "mov-head-factory",
    ];
    let row = |world: &WorldView| {
        let culture = match world.culture {
            Some(culture) => {
                let key = if world.discovered {
                    "mov-lives"
                } else {
                    "mov-lives-unseen"
                };
                Text::new(key)
                    .with("culture", &content.culture(culture).name)
                    .with("id", culture.to_string())
            }
            None => Text::new("mov-unknown"),
        };
        Row {
            subject: world
                .culture
                .map(|culture| Subject::Culture(culture).to_string()),
            cells: vec![
                Text::new("mov-name").with("name", content.system(world.system)),
                culture,
                world.culture.map_or_else(
                    || Text::new("mov-none"),
                    |culture| goods(content, view, culture),
                ),
                ports(content, view, world),
                factory(content, view, world),
            ],
        }
    };
    let rows = view.worlds.iter().filter(|world| world.inhabited).map(row);
    Section::new(Text::new("mov-cultures"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

/// What a Culture has for sale.
fn goods(content: &Content, view: &View, culture: Culture) -> Text {
    let mut all = Parcel::default();
    for good in content.made_by(culture) {
        (0..view.stock[good as usize]).for_each(|_| all.cargo.add(Item::Good(good)));
    }
    for (relic, at) in Relic::VARIANTS.iter().zip(&view.suns) {
        if *at == Some(culture) {
            all.cargo.add(Item::Relic(*relic));
        }
    }
    parcel(content, &all)
}

fn ports(content: &Content, view: &View, world: &WorldView) -> Text {
    let orbits = content.map.orbits().iter().zip(&view.ports);
    let owned = orbits.filter_map(|(space, owner)| {
        let here = content.map.lay(*space).system == Some(world.system);
        let owner = owner.filter(|_| here)?;
        let text = Text::new("mov-owned").with("seat", owner);
        Some(text.with("space", content.space(*space)))
    });
    let list = |first, rest| {
        Text::new("goods-list")
            .with("first", first)
            .with("rest", rest)
    };
    owned.reduce(list).unwrap_or_else(|| Text::new("mov-none"))
}

fn factory(content: &Content, view: &View, world: &WorldView) -> Text {
    let factory = world
        .culture
        .and_then(|culture| view.factories[culture as usize]);
    match factory {
        Some((owner, space)) => Text::new("mov-owned")
            .with("seat", owner)
            .with("space", content.space(space)),
        None => Text::new("mov-none"),
    }
}

fn boxes(content: &Content, view: &View) -> Section {
    let head = ["mov-head-place", "mov-head-counter"];
    let row = |found: &BoxView| {
        let text = match (found.up, found.counter) {
            (true, None) => Text::new("mov-box-empty"),
            (_, Some(shown)) => content.counter(shown),
            (false, None) => Text::new("mov-box-down"),
        };
        Row {
            subject: Some(Subject::Space(found.space).to_string()),
            cells: vec![
                Text::new("mov-name").with("name", content.space(found.space)),
                text,
            ],
        }
    };
    let rows = view.boxes.iter().map(row).collect();
    Section::new(Text::new("mov-boxes"), Vec::new()).with_rows(head.map(Text::new).to_vec(), rows)
}

/// Demands and passengers that have come out of the cup.
fn bonuses(content: &Content, view: &View) -> Option<Section> {
    let demands = Demand::all().filter(|demand| view.demands[demand.index()] > 0);
    let demands = demands.map(|demand| {
        let facts = content.demand(demand);
        Text::new("mov-demand-lies")
            .with("count", view.demands[demand.index()])
            .with("culture", &content.culture(facts.culture).name)
            .with("good", &content.good(facts.good).name)
            .with("surcharge", facts.surcharge)
    });
    let fares = Fare::all().filter(|fare| view.fares[fare.index()] > 0);
    let fares = fares.map(|fare| {
        let facts = content.fare(fare);
        Text::new("mov-fare-waits")
            .with("from", content.stop(facts.from))
            .with("to", content.stop(facts.to))
            .with("value", facts.value)
    });
    let lines: Vec<Text> = demands.chain(fares).collect();
    (!lines.is_empty()).then(|| Section::new(Text::new("mov-bonuses"), lines))
}

/// What a thing is and does.
pub(crate) fn about(content: &Content, subject: Subject) -> Text {
    match subject {
        Subject::Space(space) => about_space(content, space),
        Subject::Good(good) => about_good(content, good),
        Subject::Gear(gear) => Text::new(match gear {
            Gear::RedDrive => "mov-about-red-drive",
            Gear::YellowDrive => "mov-about-yellow-drive",
            Gear::CombinedDrive => "mov-about-combined-drive",
            Gear::Shield => "mov-about-shield",
            Gear::Laser => "mov-about-laser",
            Gear::NovaBall => "mov-about-nova-ball",
        })
        .with("price", content.gear(gear).cost)
        .with("firepower", content.gear(gear).firepower)
        .with("reduction", content.figures.shield.reduction),
        Subject::Relic(relic) => Text::new(match relic {
            Relic::AirFoil => "mov-about-air-foil",
            Relic::AutoPilot => "mov-about-auto-pilot",
            Relic::GateLock => "mov-about-gate-lock",
            Relic::JumpStart => "mov-about-jump-start",
            Relic::MulliganGear => "mov-about-mulligan-gear",
            Relic::SpyEye => "mov-about-spy-eye",
            Relic::SwitchSwitch => "mov-about-switch-switch",
            Relic::YellowDriveRelic => "mov-about-yellow-drive-relic",
            Relic::ShieldRelic => "mov-about-shield-relic",
            Relic::LaserRelic => "mov-about-laser-relic",
        })
        .with("price", content.relic(relic).price)
        .with("firepower", content.relic(relic).firepower)
        .with("reduction", content.figures.shield.reduction),
        Subject::Hold(seat, number) => Text::new("mov-about-hold")
            .with("seat", seat)
            .with("number", number),
        Subject::Fare(fare) => Text::new("mov-about-fare")
            .with("from", content.stop(content.fare(fare).from))
            .with("to", content.stop(content.fare(fare).to))
            .with("value", content.fare(fare).value),
        Subject::Ship(ship) => about_ship(content, ship),
        Subject::Culture(culture) => {
            let facts = content.culture(culture);
            Text::new("mov-about-culture")
                .with("culture", &facts.name)
                .with("id", culture.to_string())
                .with("technology", &content.technology(facts.technology).name)
                .with("iou", facts.iou)
                .with("factory", facts.factory_cost)
        }
        Subject::Rastur(rastur) => {
            Text::new("mov-about-rastur").with("value", content.rastur(rastur).value)
        }
        Subject::Player(seat) => Text::new("mov-about-player").with("seat", seat),
    }
}

fn about_ship(content: &Content, ship: Ship) -> Text {
    let facts = content.ship(ship);
    Text::new("mov-about-ship")
        .with("ship", &facts.name)
        .with("dice", facts.dice)
        .with("holds", facts.holds)
        .with("price", facts.cost)
        .with("trade-in", facts.trade_in)
}

fn about_good(content: &Content, good: Good) -> Text {
    let facts = content.good(good);
    let key = if facts.factory {
        "mov-about-factory-good"
    } else {
        "mov-about-good"
    };
    Text::new(key)
        .with("good", &facts.name)
        .with("culture", &content.culture(facts.culture).name)
        .with("buy", facts.buy)
        .with("sell", facts.sell)
}

fn about_space(content: &Content, space: Space) -> Text {
    let lay = content.map.lay(space);
    let text = match lay.terrain {
        Terrain::Dot => Text::new("mov-about-dot"),
        Terrain::Penalty(value) => Text::new("mov-about-oval").with("value", value),
        Terrain::Asteroid => Text::new("mov-about-asteroid"),
        Terrain::Box(_) => Text::new("mov-about-box"),
        Terrain::Circle(_) if lay.orbit.is_some() => Text::new("mov-about-circle-orbit"),
        Terrain::Circle(_) => Text::new("mov-about-circle"),
        Terrain::Orbit => Text::new("mov-about-orbit"),
        Terrain::SurfaceCity => Text::new("mov-about-surface-city"),
        Terrain::SpaceCity => Text::new("mov-about-space-city"),
        Terrain::Base => Text::new("mov-about-base"),
    };
    text.with("space", content.space(space))
}
