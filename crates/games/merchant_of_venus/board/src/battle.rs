//! An attack, before its dice fall: what each side adds to its die, which weapons
//! it fires, and how that would end; the dice as they fell, and what an attack has won:
//! a hit, or the choice of a Good.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::ids::{Good, Item, Space};
use merchant_of_venus::phase::fight::{Target, Volley, Weapon};
use merchant_of_venus::view::{BattleView, ClashView, HitView, Pending, StowedView};
use strum::VariantArray;
use web::parts::{self, Colour, emblem, icon};

use crate::seen::Seen;
use crate::symbols;

/// The colour of what belongs to no player.
pub(crate) const NOBODY: Colour = Colour::Red;

/// The panel of the attack, or of the hit; nothing in times of peace.
pub(crate) fn battle(table: &Seen<'_>) -> Markup {
    let loot = loot(table);
    let active = || table.view.active.map(|seat| table.merchant(seat).space);
    let (title, space) = match (&table.view.battle, &table.view.hit) {
        (Some(battle), _) => ("mov-board-battle", Some(battle.space)),
        (None, Some(hit)) => (
            "mov-board-phase-spoils",
            Some(table.merchant(hit.loser).space),
        ),
        (None, None) if loot.is_empty() => return html! {},
        (None, None) => ("mov-board-phase-spoils", active()),
    };
    let Some(space) = space else {
        return html! {};
    };
    let title = table.tell(title);
    html! {
        section class={ "panel mv-portal mv-battle" @if table.is_left(space) { " mv-right" } } aria-label=(title) {
            header {
                h3 { (icon("mv-burst")) (title) }
                span class="mv-whose" { (table.space(space)) }
            }
            @if let Some(battle) = &table.view.battle { (attack(table, battle)) }
            @if let Some(hit) = &table.view.hit { (struck(table, hit)) }
            @if !loot.is_empty() { (stolen(table, &loot)) }
        }
    }
}

/// The Goods that a thief has the choice of.
fn loot(table: &Seen<'_>) -> Vec<Good> {
    let choices = table.choices.iter();
    let goods = choices.filter_map(|choosable| match choosable.choice {
        Choice::Steal(good) => Some(good),
        _ => None,
    });
    goods.collect()
}

fn stolen(table: &Seen<'_>, goods: &[Good]) -> Markup {
    html! {
        (clash(table))
        ul class="mv-arms" aria-label=(table.tell("mov-board-phase-spoils")) {
            @for good in goods {
                @let inner = html! { (icon(symbols::of_good(*good))) span { (table.good(*good)) } };
                li { (table.thing_for(Subject::Good(*good), |choice| choice == Choice::Steal(*good), "mv-arm", &inner)) }
            }
        }
    }
}

/// The dice of the last attack, and what they made: of whom, and which won.
pub(crate) fn clash(table: &Seen<'_>) -> Markup {
    let Some(clash) = &table.view.clash else {
        return html! {};
    };
    let ClashView { dice, totals, .. } = *clash;
    let (attacker, defender) = (table.scene.seat(clash.attacker), clash.defender);
    let other = name(table, (clash.target, clash.space), defender);
    let colour = defender.map_or(NOBODY, |seat| table.scene.seat(seat).colour);
    let wins = totals.0 > totals.1;
    let sides = [
        (&attacker.name, attacker.colour, dice.0, totals.0, wins),
        (&other, colour, dice.1, totals.1, !wins),
    ];
    html! {
        ul class="mv-clash" aria-label=(table.tell("mov-board-clash")) {
            @for (name, colour, die, total, wins) in sides {
                li class={ (colour.class()) @if wins { " mv-won" } } title=(name) {
                    (emblem(colour, colour.emblem(), "s"))
                    span class="vh" { (name) ": " }
                    span class="die" { (die) }
                    b { (total) }
                    @if wins { (icon("check")) span class="vh" { (table.tell("mov-board-more")) } }
                }
            }
        }
    }
}

/// One side of an attack.
struct Side {
    /// Who it is, where it is a player.
    seat: Option<Seat>,
    /// What it is called.
    name: String,
    /// What is pressed to fire at it.
    target: Subject,
    colour: Colour,
    /// What it adds to each pip.
    adds: i32,
    /// What it fires.
    fires: Volley,
    /// Is it choosing weapons?
    chooses: bool,
}

fn sides(table: &Seen<'_>, battle: &BattleView) -> [Side; 2] {
    let player = |seat| table.scene.seat(seat);
    let attacker = Side {
        seat: Some(battle.attacker),
        name: player(battle.attacker).name.clone(),
        target: Subject::Player(battle.attacker),
        colour: player(battle.attacker).colour,
        adds: battle.sums.attack,
        fires: battle.fired,
        chooses: table.view.pending == Pending::Fire,
    };
    let owner = battle.defender;
    let seat = battle.target.seat();
    let defender = Side {
        seat,
        name: name(table, (battle.target, battle.space), owner),
        target: seat.map_or(Subject::Space(battle.space), Subject::Player),
        colour: owner.map_or(NOBODY, |seat| player(seat).colour),
        adds: battle.sums.defence,
        fires: battle.answered,
        chooses: table.view.pending == Pending::Defence,
    };
    [attacker, defender]
}

/// What is attacked, in words.
fn name(table: &Seen<'_>, (target, space): (Target, Space), owner: Option<Seat>) -> String {
    let key = match target {
        Target::Pawn(seat) | Target::Goods(seat) => return table.scene.seat(seat).name.clone(),
        Target::Counter => "mov-board-oval",
        Target::Fort => "mov-board-fort-of",
        Target::Rastur => "mov-board-rastur",
        Target::Spaceport => "mov-board-port-of",
        Target::Factory => "mov-board-factory-of",
    };
    let text = Text::new(key).with("space", table.content.space(space));
    table.phrase(&match owner {
        Some(seat) => text.with("seat", seat),
        None => text,
    })
}

fn attack(table: &Seen<'_>, battle: &BattleView) -> Markup {
    let sides = sides(table, battle);
    let most = 6 * battle.sums.pip + sides.iter().map(|side| side.adds).max().unwrap_or(0);
    let odds = parts::Odds {
        win: battle.odds.wins.into(),
        draw: battle.odds.ties.into(),
        loss: battle.odds.losses.into(),
    };
    let worst = battle.at_worst.filter(|worst| *worst != battle.odds);
    html! {
        @for side in &sides {
            div class={ "mv-side " (side.colour.class()) } {
                (head(table, side))
                (total(table, side, battle.sums.pip, most))
                @if let Some(seat) = side.seat.filter(|_| !battle.target.is_bought()) { (weapons(table, seat, side)) }
            }
        }
        (parts::odds(&table.scene.voice, odds, [sides[0].colour, sides[1].colour]))
        @if let Some(worst) = worst {
            p class="faint" { (table.say(&Text::new("mov-board-at-worst").with("percent", worst.percent()))) }
        }
    }
}

/// Who it is; pressed to fire at, by whoever chooses weapons against this side.
fn head(table: &Seen<'_>, side: &Side) -> Markup {
    let inner = html! {
        (emblem(side.colour, side.colour.emblem(), "s"))
        b { (side.name) }
    };
    if side.chooses || table.choice(Choice::Shoot).is_none() {
        return html! { div class="mv-head" { (inner) } };
    }
    let inner = html! { (inner) (icon("mv-burst")) };
    table.press(
        side.target,
        Some(Choice::Shoot),
        "mv-head mv-target",
        &inner,
    )
}

/// From the least to the most that a side can have: what is sure is full, what the
/// die may add is pale.
fn total(table: &Seen<'_>, side: &Side, pip: i32, most: i32) -> Markup {
    let [least, all] = [1, 6].map(|die| (die * pip + side.adds).max(0));
    let share = |sum: i32| 100 * sum / most.max(1);
    let words = Text::new("mov-board-total")
        .with("least", least)
        .with("most", all);
    html! {
        svg class="mv-total" role="img" aria-label=(table.say(&words)) {
            rect width={ (share(least)) "%" } height="100%" fill=(side.colour.pattern()) {}
            rect class="mv-chance" x={ (share(least)) "%" } width={ (share(all - least)) "%" } height="100%" fill=(side.colour.pattern()) {}
        }
        span class="mv-range" aria-hidden="true" { (least) "–" (all) }
    }
}

/// The weapons of a ship; those that are ready are marked.
fn weapons(table: &Seen<'_>, seat: Seat, side: &Side) -> Markup {
    let arsenal = table.merchant(seat).arsenal;
    let own = side.chooses && table.scene.viewer.is(seat);
    html! {
        ul class="mv-arms" aria-label=(table.tell("mov-board-weapons")) {
            @for weapon in Weapon::VARIANTS {
                @let all = arsenal.count(*weapon).max(side.fires.count(*weapon));
                @if all > 0 { li { (arm(table, *weapon, (side.fires.count(*weapon), all), own)) } }
            }
        }
    }
}

fn arm(table: &Seen<'_>, weapon: Weapon, (ready, all): (u8, u8), own: bool) -> Markup {
    let item = weapon.item();
    let words = Text::new("mov-board-ready")
        .with("ready", ready)
        .with("count", all);
    let inner = html! {
        (icon(symbols::of_item(item)))
        span { (table.item(item)) }
        b { (ready) "/" (all) }
        span class="vh" { (table.phrase(&words)) }
    };
    let fires = |choice| own && choice == Choice::Fire(weapon);
    let class = if ready > 0 {
        "mv-arm mv-ready"
    } else {
        "mv-arm"
    };
    table.thing_for(item.into(), fires, class, &inner)
}

/// The ship that is hit: everything on it that can be.
fn struck(table: &Seen<'_>, hit: &HitView) -> Markup {
    let loser = table.scene.seat(hit.loser);
    let merchant = table.merchant(hit.loser);
    let relics = merchant.cargo.items();
    let relics = relics.filter_map(|(item, _)| matches!(item, Item::Relic(_)).then_some(item));
    let hull: Vec<Item> = merchant
        .hull
        .iter()
        .map(|stowed| stowed.item)
        .chain(relics)
        .collect();
    html! {
        (clash(table))
        div class={ "mv-side " (loser.colour.class()) } {
            div class="mv-head" {
                (emblem(loser.colour, loser.colour.emblem(), "s"))
                b { (loser.name) }
            }
        }
        @if let Some(good) = hit.good {
            (adrift(table, good))
        } @else {
            @if !hull.is_empty() {
                h4 class="eyebrow" { (table.tell("mov-board-hull")) }
                ul class="mv-arms" {
                    @for item in hull {
                        @let inner = html! { (icon(symbols::of_item(item))) span { (table.item(item)) } };
                        li { (table.thing_for(item.into(), |choice| choice == Choice::HitHull(item), "mv-arm", &inner)) }
                    }
                }
            }
            h4 class="eyebrow" { (table.tell("mov-board-holds")) }
            ul class="mv-arms" {
                @for (nth, hold) in merchant.stowed.iter().enumerate() {
                    @if !hold.is_empty() { li { (held(table, hit.loser, nth, hold)) } }
                }
            }
        }
    }
}

/// What fell out of a hold, to be loaded or left.
fn adrift(table: &Seen<'_>, good: Good) -> Markup {
    let text = Text::new("mov-board-adrift").with("good", &table.content.good(good).name);
    let inner = html! { (icon(symbols::of_good(good))) span { (table.say(&text)) } };
    let fits = |choice| matches!(choice, Choice::Load | Choice::Leave);
    table.thing_for(Subject::Good(good), fits, "mv-arm", &inner)
}

/// A hold of the ship that is hit.
fn held(table: &Seen<'_>, loser: Seat, nth: usize, hold: &[StowedView]) -> Markup {
    // No ship has as many holds as a byte can count.
    let number = u8::try_from(nth + 1).unwrap_or(u8::MAX);
    let inner = html! {
        b { (number) }
        @for stowed in hold { (icon(symbols::of_item(stowed.item))) span { (table.item(stowed.item)) } }
    };
    let choice = Some(Choice::HitHold(number));
    table.press(Subject::Hold(loser, number), choice, "mv-arm", &inner)
}
