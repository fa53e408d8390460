//! Where in the game this is: sectors with their rounds, phases of the round.

use core_worlds::state::ROUNDS;
use core_worlds::view::Pending;
use engine::{Seat, Text};
use maud::{Markup, html};
use web::parts::phases;

use crate::seen::Seen;

/// The short names of the sectors.
const SECTORS: [&str; 5] = [
    "core-worlds-board-sector-1",
    "core-worlds-board-sector-2",
    "core-worlds-board-sector-3",
    "core-worlds-board-sector-4",
    "core-worlds-board-sector-5",
];

/// The phases of a round (CW-RND-02), short and as a crumb.
const PHASES: [(&str, &str); 6] = [
    ("core-worlds-board-draw", "core-worlds-board-phase-draw"),
    ("core-worlds-board-energy", "core-worlds-board-phase-energy"),
    ("core-worlds-board-galaxy", "core-worlds-board-phase-galaxy"),
    ("core-worlds-board-action", "core-worlds-board-phase-action"),
    (
        "core-worlds-board-discard",
        "core-worlds-board-phase-discard",
    ),
    ("core-worlds-board-end", "core-worlds-board-phase-end"),
];
const ENERGY: usize = 1;
const ACTION: usize = 3;
const DISCARD: usize = 4;
const END: usize = 5;

/// The phase of what is going on; none before the first round and after the
/// last.
fn phase(table: &Seen<'_>) -> Option<usize> {
    Some(match table.view.pending {
        Pending::Pick(_) | Pending::Over => return None,
        Pending::Energy(_) => ENERGY,
        // Cards are a price in the Energy Phase and in Invasions.
        Pending::Price(..) if table.view.invasion.is_none() => ENERGY,
        Pending::Turn(_)
        | Pending::Deploy(_)
        | Pending::Bring(..)
        | Pending::Arrival(..)
        | Pending::Invade(_)
        | Pending::Invaders(_)
        | Pending::Spoils(_)
        | Pending::Price(..) => ACTION,
        Pending::Keep(_) => DISCARD,
        Pending::Reshuffle(_) => END,
    })
}

/// From the large to the small.
pub(crate) fn crumbs(table: &Seen<'_>) -> Vec<String> {
    let view = table.view;
    if let Pending::Pick(seat) = view.pending {
        let whose = whose(
            table,
            seat,
            ["core-worlds-board-your-pick", "core-worlds-board-pick"],
        );
        return vec![table.tell("core-worlds-option-pre-game-draft"), whose];
    }
    let sector = Text::new("core-worlds-board-crumb-sector")
        .with("number", view.sector)
        .with("sector", &table.cards.content.sector(view.sector).name);
    let round = Text::new("core-worlds-board-crumb-round")
        .with("round", view.round)
        .with("rounds", ROUNDS);
    let mut crumbs = vec![table.phrase(&sector), table.phrase(&round)];
    crumbs.extend(phase(table).map(|phase| table.tell(PHASES[phase].1)));
    crumbs.extend(going_on(table));
    crumbs
}

/// What is going on, in few words.
fn going_on(table: &Seen<'_>) -> Option<String> {
    let (seat, keys) = match table.view.pending {
        Pending::Over => return Some(table.tell("core-worlds-board-over")),
        Pending::Keep(_) => return None,
        Pending::Pick(seat) | Pending::Energy(seat) | Pending::Turn(seat) => (
            seat,
            ["core-worlds-board-your-turn", "core-worlds-board-turn"],
        ),
        Pending::Deploy(seat) | Pending::Bring(seat, ..) | Pending::Arrival(seat, _) => {
            let keys = [
                "core-worlds-board-your-deployment",
                "core-worlds-board-deployment",
            ];
            (seat, keys)
        }
        Pending::Invade(seat) => (
            seat,
            [
                "core-worlds-board-your-invasion",
                "core-worlds-board-invasion",
            ],
        ),
        Pending::Invaders(seat) | Pending::Spoils(seat) => (
            seat,
            [
                "core-worlds-board-your-conquest",
                "core-worlds-board-conquest",
            ],
        ),
        Pending::Price(seat, ..) => (
            seat,
            ["core-worlds-board-your-price", "core-worlds-board-price"],
        ),
        Pending::Reshuffle(seat) => (
            seat,
            [
                "core-worlds-board-your-reshuffle",
                "core-worlds-board-reshuffle",
            ],
        ),
    };
    Some(whose(table, seat, keys))
}

fn whose(table: &Seen<'_>, seat: Seat, [own, other]: [&'static str; 2]) -> String {
    if table.is_own(seat) {
        table.tell(own)
    } else {
        table.phrase(&Text::new(other).with("seat", seat))
    }
}

/// The five sectors with their two rounds each, and the phases of the round.
pub(crate) fn track(table: &Seen<'_>) -> Markup {
    let view = table.view;
    let now = phase(table);
    let begun = !matches!(view.pending, Pending::Pick(_));
    html! {
        div class="panel cw-track" {
            ol class="cw-sectors" aria-label=(table.tell("core-worlds-board-rounds")) {
                @for (number, name) in (1_u8..).zip(SECTORS) {
                    li class=[(begun && number == view.sector && now.is_some()).then_some("cur")] {
                        span class="sn" { b { (number) } (table.tell(name)) }
                        span class="rd" {
                            @for round in [number * 2 - 1, number * 2] { (round_mark(table, round, begun)) }
                        }
                    }
                }
            }
            @if let Some(now) = now {
                @let words = PHASES.map(|(name, _)| table.tell(name));
                (phases(&table.tell("core-worlds-board-phases"), &words, now))
            }
        }
    }
}

fn round_mark(table: &Seen<'_>, round: u8, begun: bool) -> Markup {
    let now = table.view.round;
    let over = table.is_over();
    let current = begun && round == now && !over;
    let class = match (round < now || over, current) {
        (true, _) => Some("done"),
        (false, true) => Some("cur"),
        (false, false) => None,
    };
    html! {
        i class=[class] aria-current=[current.then_some("step")] { (round) }
    }
}
