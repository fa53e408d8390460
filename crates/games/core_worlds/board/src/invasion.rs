//! How an Invasion stands: two bars built of the Units, one unit of length a
//! point; the strength of the World is a line to reach.

use core_worlds::state::{Strength, Unit};
use core_worlds::view::{Front, Pending};
use core_worlds::{Card, Choice};
use engine::{Seat, Text};
use maud::{Markup, html};
use web::parts::{self, emblem, icon};

use crate::art::world;
use crate::card::{fleet, ground};
use crate::seen::Seen;
use crate::symbol_of;

/// The Invasion that is going on, if there is one.
pub(crate) fn invasion(table: &Seen<'_>) -> Markup {
    match &table.view.invasion {
        Some(front) => panel(table, front),
        None => html! {},
    }
}

fn panel(table: &Seen<'_>, front: &Front) -> Markup {
    let conquered = matches!(
        table.view.pending,
        Pending::Invaders(_) | Pending::Spoils(_)
    );
    html! {
        section class={ "panel cw-inv" @if conquered { " won" } } {
            (target(table, front, conquered))
            @if conquered {
                p class="cw-spoils" { (icon("check")) (table.tell("core-worlds-board-spoils")) }
            } @else {
                div class="cw-sums" {
                    (sum(table, front, &Side::FLEET))
                    (sum(table, front, &Side::GROUND))
                    (key(table, front))
                }
            }
            (result(table, front, conquered))
        }
    }
}

/// The World, and who comes for it.
fn target(table: &Seen<'_>, front: &Front, conquered: bool) -> Markup {
    let card = front.invasion.world;
    let title = if conquered {
        "core-worlds-board-conquered"
    } else {
        "core-worlds-board-invasion-of"
    };
    html! {
        div class="cw-target" {
            (world(card))
            span class="eyebrow" { (table.tell(title)) }
            h2 { (table.cards.name(card)) }
            @if !table.is_own(front.seat) {
                span class="by" {
                    (emblem(table.colour(front.seat), table.emblem(front.seat), "xs"))
                    (table.face(front.seat).name)
                }
            }
            span class="fig" { (fleet(&table.cards, front.defence.fleet)) (ground(&table.cards, front.defence.ground)) }
        }
    }
}

/// One of the two strengths.
struct Side {
    class: &'static str,
    symbol: &'static str,
    /// What it is called, in labels too.
    word: &'static str,
    of: fn(Strength) -> u16,
    printed: fn(&core_worlds::content::CardFacts) -> u8,
}

impl Side {
    const FLEET: Self = Self {
        class: "fl",
        symbol: "fighter",
        word: "core-worlds-head-fleet",
        of: |strength| strength.fleet,
        printed: |facts| facts.fleet,
    };
    const GROUND: Self = Self {
        class: "gr",
        symbol: "ground",
        word: "core-worlds-head-ground",
        of: |strength| strength.ground,
        printed: |facts| facts.ground,
    };
}

/// A stretch of a bar.
struct Part {
    /// Whose; nothing for texts and Tactics together.
    card: Option<Card>,
    points: u16,
    class: &'static str,
}

fn parts(front: &Front, side: &Side) -> Vec<Part> {
    let brought = front.brought.iter();
    let part = |card, points, class| Part {
        card,
        points,
        class,
    };
    let units = brought
        .clone()
        .map(|unit| part(Some(unit.card), (side.of)(unit.own), ""));
    let supports = brought.map(|unit| part(Some(unit.card), (side.of)(unit.support), " ab"));
    let texts = part(None, (side.of)(front.invasion.bonus), " ab");
    units
        .chain(supports)
        .chain([texts])
        .filter(|part| part.points > 0)
        .collect()
}

/// Units that could still be committed, as their labels say, the strongest
/// first.
fn ghosts(table: &Seen<'_>, front: &Front, side: &Side) -> Vec<Part> {
    let units = &table.empire(front.seat).units;
    let mut ghosts = Vec::new();
    for choice in table.choices {
        let Choice::Commit(card) = choice.choice else {
            continue;
        };
        let mut changes = choice.listed.label.changes.iter();
        let Some(change) = changes.find(|change| change.of == side.word) else {
            continue;
        };
        let points = u16::try_from(change.after - change.before).unwrap_or(0);
        let free = |unit: &&Unit| unit.card == card && !unit.committed;
        let copies = units.iter().filter(free).count();
        ghosts.extend((0..copies).map(|_| Part {
            card: Some(card),
            points,
            class: " gh",
        }));
    }
    ghosts.sort_by_key(|ghost| std::cmp::Reverse(ghost.points));
    ghosts
}

/// How long a bar is, in points: bars have a few lengths, which the style
/// sheet knows.
pub(crate) fn length(points: u16) -> u16 {
    const LENGTHS: [u16; 12] = [8, 10, 12, 14, 16, 20, 24, 30, 40, 50, 60, 80];
    LENGTHS
        .into_iter()
        .find(|length| *length >= points)
        .unwrap_or(80)
}

fn sum(table: &Seen<'_>, front: &Front, side: &Side) -> Markup {
    let (own, need) = ((side.of)(front.attack), (side.of)(front.defence));
    let printed = u16::from((side.printed)(table.cards.facts(front.invasion.world)));
    let ghosts = ghosts(table, front, side);
    let strongest = ghosts.first().map_or(0, |ghost| ghost.points);
    let of = length((own + strongest).max(printed + 1));
    let mut room = of.saturating_sub(own);
    let mut parts = parts(front, side);
    // Those that fit in what is left of the bar.
    parts.extend(ghosts.into_iter().filter(|ghost| {
        let fits = ghost.points <= room;
        room -= if fits { ghost.points } else { 0 };
        fits
    }));
    html! {
        div class={ "cw-sum " (side.class) } {
            div class="sl" { (icon(side.symbol)) (table.tell(side.word)) }
            (verdict(table, own, need))
            div class="sb" {
                span class={ "sgs of" (of) } {
                    @for part in &parts { (segment(table, part, of)) }
                }
                span class={ "need of" (of) } aria-hidden="true" {
                    @if need < printed { i class={ "was n" (printed) } {} }
                    i class={ "n" (need) } { b { (need) } }
                }
            }
        }
    }
}

/// "5 of 3", and whether it is enough.
fn verdict(table: &Seen<'_>, own: u16, need: u16) -> Markup {
    let of = table.phrase(&Text::new("core-worlds-board-of").with("need", need));
    let (class, symbol, word) = if own >= need {
        ("tt good", "check", table.tell("core-worlds-view-enough"))
    } else {
        let missing = Text::new("core-worlds-board-short").with("count", need - own);
        ("tt bad", "cross", table.phrase(&missing))
    };
    html! {
        div class=(class) {
            b { (own) } span { (of) }
            @if own >= need { (icon(symbol)) span class="vh" { (word) } } @else { span { "· " (word) } }
        }
    }
}

fn segment(table: &Seen<'_>, part: &Part, of: u16) -> Markup {
    let (symbol, name) = match part.card {
        Some(card) => (
            symbol_of(table.cards.facts(card).kind),
            table.cards.name(card).to_owned(),
        ),
        None => ("tactic", table.tell("core-worlds-board-texts")),
    };
    // A name needs about a quarter of the bar.
    let roomy = part.points * 9 >= of * 2;
    let plus = if part.class.is_empty() { "" } else { "+" };
    html! {
        span class={ "sg n" (part.points.min(60)) (part.class) } title={ (name) " " (plus) (part.points) } {
            (icon(symbol))
            @if roomy { em { (name) } } @else { span class="vh" { (name) } }
            b { (plus) (part.points) }
        }
    }
}

/// What the signs mean that are there.
fn key(table: &Seen<'_>, front: &Front) -> Markup {
    let supported = front
        .brought
        .iter()
        .any(|unit| unit.support != Strength::default());
    let hatched = supported || front.invasion.bonus != Strength::default();
    let mut choices = table.choices.iter();
    let dashed = choices.any(|choice| matches!(choice.choice, Choice::Commit(_)));
    html! {
        p class="key" {
            span class="k nd" {} (table.tell("core-worlds-board-key-world"))
            @if hatched { span class="k ab" {} (table.tell("core-worlds-board-key-text")) }
            @if dashed { span class="k gh" {} (table.tell("core-worlds-board-key-ghost")) }
        }
    }
}

/// What conquering changes, and the button that does it.
fn result(table: &Seen<'_>, front: &Front, conquered: bool) -> Markup {
    let empire = table.empire(front.seat);
    let facts = table.cards.facts(front.invasion.world);
    let points = empire.points.0 + empire.points.1;
    let token = table
        .view
        .central
        .iter()
        .any(|offer| offer.card == front.invasion.world && offer.token);
    html! {
        div class="cw-out" {
            dl {
                (change(&table.tell("core-worlds-head-points"), points, facts.points.into(), conquered))
                (change(&table.tell("core-worlds-board-energy-round"), empire.production, facts.energy.into(), conquered))
                @if token { (change(&table.tell("core-worlds-board-energy-now"), empire.energy, 1, false)) }
            }
            (conquer(table, front.seat))
        }
    }
}

/// A number before and after; after the conquest, what came to it.
fn change(word: &str, now: u16, more: u16, conquered: bool) -> Markup {
    let (before, after) = if conquered {
        (now.saturating_sub(more), now)
    } else {
        (now, now + more)
    };
    html! {
        div {
            dt { (word) }
            dd { (parts::change(before, after)) }
        }
    }
}

/// The button that conquers, where that can be chosen: the same as in the
/// list of choices.
fn conquer(table: &Seen<'_>, seat: Seat) -> Markup {
    let choice = table.choice(Choice::Conquer);
    let Some(choice) = choice.filter(|_| table.is_own(seat)) else {
        return html! {};
    };
    let warning = choice
        .barrier
        .map(|barrier| table.tell(barrier.warning_key()));
    html! {
        button class="barrier" form="ask" name="choice" value=(choice.notation) {
            span { (table.cards.voice.say(&choice.label.text)) @if let Some(warning) = &warning { small { (warning) } } }
            @if warning.is_some() { span class="gate" { (icon("lock")) } }
        }
    }
}
