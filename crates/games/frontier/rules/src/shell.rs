//! What Frontier says beside its steps: the story, and the table in words.

use engine::game::Row;
use engine::map::Hex;
use engine::{Seat, Section, Sentence, Text};

use crate::card::Card;
use crate::choice::{Subject, Unit};
use crate::content::Content;
use crate::event::FrontierEvent;
use crate::view::{BattleView, Pending, PlayerView, View};
use crate::window::Purpose;

pub(crate) fn tell(content: &Content, event: &FrontierEvent) -> Sentence<Subject> {
    let by = Sentence::by;
    let at = |key, seat: Seat, hex: Hex| {
        by(key, seat)
            .with("hex", hex.to_string())
            .about(Subject::Hex(hex))
    };
    let card = |key, seat: Seat, card: Card| by(key, seat).with("card", &content.card(card).name);
    let plain = |key| Sentence::new(Text::new(key));
    match *event {
        FrontierEvent::Began(round) => plain("frontier-began").with("round", round),
        FrontierEvent::Drew(seat, None) => by("frontier-drew", seat),
        FrontierEvent::Drew(seat, Some(drawn)) => card("frontier-drew-card", seat, drawn),
        FrontierEvent::Reshuffled => plain("frontier-reshuffled"),
        FrontierEvent::Passed(seat) => by("frontier-passed", seat),
        FrontierEvent::Went(seat, hex) => at("frontier-went", seat, hex),
        FrontierEvent::Sailed(seat, hex, troops) => {
            at("frontier-sailed", seat, hex).with("troops", troops)
        }
        FrontierEvent::SetOut(seat, hex, ships, troops) => at("frontier-arrived", seat, hex)
            .with("ships", ships)
            .with("troops", troops),
        FrontierEvent::Proposed(seat, other) => by("frontier-proposed", seat).with("other", other),
        FrontierEvent::Agreed(seat) => by("frontier-agreed", seat),
        FrontierEvent::Refused(seat) => by("frontier-refused", seat),
        FrontierEvent::Allied(seat, other) => by("frontier-allied", seat).with("other", other),
        FrontierEvent::Met(seat, other, hex) => at("frontier-met", seat, hex).with("other", other),
        FrontierEvent::Announced(seat, None) => by("frontier-announced", seat),
        FrontierEvent::Announced(seat, Some(own)) => card("frontier-announced-card", seat, own),
        FrontierEvent::Quiet(Purpose::Cancel) => plain("frontier-quiet-cancel"),
        FrontierEvent::Quiet(Purpose::Battle | Purpose::Hits) => plain("frontier-quiet"),
        FrontierEvent::Sabotaged(seat) => card("frontier-sabotaged", seat, Card::Sabotage),
        FrontierEvent::Shown(seat, shown) => card("frontier-shown", seat, shown),
        FrontierEvent::Cancelled(seat, gone) => card("frontier-cancelled", seat, gone),
        FrontierEvent::WillRetreat(seat, hex) => at("frontier-will-retreat", seat, hex),
        FrontierEvent::Stood(seat) => by("frontier-stood", seat),
        FrontierEvent::Rolled(seat, dice, hits) => by("frontier-rolled", seat)
            .with("dice", dice)
            .with("hits", hits),
        FrontierEvent::Lost(seat, Unit::Ship) => by("frontier-lost-ship", seat),
        FrontierEvent::Lost(seat, Unit::Troop) => by("frontier-lost-troop", seat),
        FrontierEvent::Retreated(seat, hex) => at("frontier-retreated", seat, hex),
        FrontierEvent::Fought(hex, None) => plain("frontier-fought-nobody")
            .with("hex", hex.to_string())
            .about(Subject::Hex(hex)),
        FrontierEvent::Fought(hex, Some(seat)) => at("frontier-fought", seat, hex),
        FrontierEvent::Harvested(seat, credits) => {
            by("frontier-harvested", seat).with("credits", credits)
        }
        FrontierEvent::Planned(seat, Unit::Ship, hex) => at("frontier-planned-ship", seat, hex),
        FrontierEvent::Planned(seat, Unit::Troop, hex) => at("frontier-planned-troop", seat, hex),
        FrontierEvent::Ready(seat) => by("frontier-ready", seat),
        FrontierEvent::Built(seat, Unit::Ship, hex) => at("frontier-built-ship", seat, hex),
        FrontierEvent::Built(seat, Unit::Troop, hex) => at("frontier-built-troop", seat, hex),
        FrontierEvent::Scored(seat, points) => by("frontier-scored", seat).with("points", points),
        FrontierEvent::Blighted(blight) => plain("frontier-blighted").with("blight", blight),
        FrontierEvent::Windfall(seat, credits) => {
            card("frontier-played-windfall", seat, Card::Windfall).with("credits", credits)
        }
        FrontierEvent::Storm(seat, hex) => card("frontier-played-storm", seat, Card::Storm)
            .with("hex", hex.to_string())
            .about(Subject::Hex(hex)),
        FrontierEvent::Swapped(from, to, gives, gets) => dealt(from, to, gives.seen(), gets.seen()),
        FrontierEvent::Dealt(from, to, gives, gets) => dealt(from, to, gives, gets),
    }
}

fn dealt(from: Seat, to: Seat, gives: (u8, u8), gets: (u8, u8)) -> Sentence<Subject> {
    let goods = |(credits, cards): (u8, u8)| {
        Text::new("frontier-goods")
            .with("credits", credits)
            .with("cards", cards)
    };
    Sentence::by("frontier-dealt", from)
        .with("other", to)
        .with("gives", goods(gives))
        .with("gets", goods(gets))
}

pub(crate) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut sections = vec![state_of_play(content, view), players(view), map(view)];
    if !view.hand.is_empty() {
        let line = |(card, _): &(Card, _)| {
            Text::new("frontier-in-hand").with("card", &content.card(*card).name)
        };
        let lines = view.hand.iter().map(line).collect();
        sections.push(Section::new(Text::new("frontier-hand"), lines));
    }
    sections
}

fn state_of_play(content: &Content, view: &View) -> Section {
    let mut lines = vec![
        Text::new("frontier-round")
            .with("round", view.round.0)
            .with("rounds", view.round.1),
        Text::new("frontier-blight")
            .with("blight", view.blight.0)
            .with("doom", view.blight.1)
            .with("target", view.target),
    ];
    lines.extend(pending(view));
    lines.extend(view.battle.iter().map(battle));
    for (seat, card) in &view.chain {
        let text = match card {
            Some(card) => Text::new("frontier-lies").with("card", &content.card(*card).name),
            None => Text::new("frontier-lies-down"),
        };
        lines.push(text.with("seat", *seat));
    }
    match view.answered {
        Some(Some(card)) => {
            let text = Text::new("frontier-answered");
            lines.push(text.with("card", &content.card(card).name));
        }
        Some(None) => lines.push(Text::new("frontier-answered-pass")),
        None => {}
    }
    for (unit, hex) in &view.planned.0 {
        let key = match unit {
            Unit::Ship => "frontier-plan-ship",
            Unit::Troop => "frontier-plan-troop",
        };
        lines.push(Text::new(key).with("hex", hex.to_string()));
    }
    let deck = Text::new("frontier-deck").with("deck", view.deck);
    let discarded: u8 = view.discard.iter().sum();
    lines.push(deck.with("discarded", discarded));
    for hex in &view.storms {
        lines.push(Text::new("frontier-storm-over").with("hex", hex.to_string()));
    }
    Section::new(Text::new("frontier-play"), lines)
}

/// What everyone waits for, where it is not clear from who is asked.
fn pending(view: &View) -> Option<Text> {
    Some(match view.pending {
        Pending::Turn(seat) => Text::new("frontier-now-turn").with("seat", seat),
        Pending::Pact(from, to) => Text::new("frontier-now-pact")
            .with("seat", from)
            .with("other", to),
        Pending::Approval(from, to, arbiter) => Text::new("frontier-now-approval")
            .with("seat", from)
            .with("other", to)
            .with("arbiter", arbiter),
        Pending::Muster(seat, hex, ships, troops) => Text::new("frontier-now-muster")
            .with("seat", seat)
            .with("hex", hex.to_string())
            .with("ships", ships)
            .with("troops", troops),
        Pending::Withdraw(seat) => Text::new("frontier-now-withdraw").with("seat", seat),
        Pending::Casualties(seat, hits) => Text::new("frontier-now-casualties")
            .with("seat", seat)
            .with("hits", hits),
        Pending::Window(_) => Text::new("frontier-now-window"),
        Pending::Harvest(_) => Text::new("frontier-now-harvest"),
        Pending::Nothing => return None,
    })
}

fn battle(battle: &BattleView) -> Text {
    let (seat, ships, troops) = battle.attacker;
    let [(_, _, attacker_hits, _), (_, _, defender_hits, _)] = battle.sides;
    Text::new("frontier-battle")
        .with("seat", seat)
        .with("other", battle.defender)
        .with("hex", battle.hex.to_string())
        .with("ships", ships)
        .with("troops", troops)
        .with("own", attacker_hits)
        .with("theirs", defender_hits)
}

fn players(view: &View) -> Section {
    let head = [
        "frontier-head-player",
        "frontier-head-points",
        "frontier-head-credits",
        "frontier-head-orders",
        "frontier-head-cards",
        "frontier-head-home",
    ];
    let number = |value: usize| Text::new("frontier-number").with("number", value);
    let row = |(seat, player): (Seat, &PlayerView)| Row {
        subject: Some(Subject::Player(seat).to_string()),
        cells: vec![
            Text::new("frontier-player").with("seat", seat),
            number(player.points.into()),
            number(player.credits.into()),
            number(player.orders.into()),
            number(player.hand.0),
            Text::new("frontier-place").with("hex", player.home.to_string()),
        ],
    };
    let rows = Seat::all(view.players.len()).zip(&view.players).map(row);
    Section::new(Text::new("frontier-players"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

fn map(view: &View) -> Section {
    let head = [
        "frontier-head-hex",
        "frontier-head-owner",
        "frontier-head-ships",
        "frontier-head-troops",
    ];
    let number = |value: u8| Text::new("frontier-number").with("number", value);
    let row = |(hex, there): (Hex, &crate::state::Garrison)| Row {
        subject: Some(Subject::Hex(hex).to_string()),
        cells: vec![
            Text::new("frontier-place").with("hex", hex.to_string()),
            match there.owner {
                Some(owner) => Text::new("frontier-player").with("seat", owner),
                None => Text::new("frontier-nobody"),
            },
            number(there.ships),
            number(there.troops),
        ],
    };
    let rows = Hex::all(view.map.len()).zip(&view.map).map(row);
    Section::new(Text::new("frontier-map"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

/// What a thing is and does.
pub(crate) fn about(content: &Content, subject: Subject) -> Text {
    match subject {
        Subject::Hex(Hex::MIDDLE) => Text::new("frontier-about-core")
            .with("points", content.points.core)
            .with("credits", content.yields.core),
        Subject::Hex(hex) => Text::new("frontier-about-hex")
            .with("hex", hex.to_string())
            .with("credits", content.yields.hex),
        Subject::Player(seat) => Text::new("frontier-about-player").with("seat", seat),
        Subject::Hand(card) => {
            let key = match card {
                Card::Ambush => "frontier-about-ambush",
                Card::Screen => "frontier-about-screen",
                Card::Repair => "frontier-about-repair",
                Card::Fury => "frontier-about-fury",
                Card::Sabotage => "frontier-about-sabotage",
                Card::Windfall => "frontier-about-windfall",
                Card::Storm => "frontier-about-storm",
            };
            Text::new(key).with("strength", content.card(card).strength)
        }
    }
}
