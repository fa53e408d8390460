//! The table in words: for terminals, screen readers and bug reports.

use engine::{Row, Seat, Section, Text};

use crate::card::Card;
use crate::choice::Subject;
use crate::content::{CardType, Content};
use crate::state::{Holding, Offer, Unit};
use crate::view::{EmpireView, Front, View};

/// A view in words.
pub(crate) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut sections = vec![central(content, view)];
    sections.extend(view.invasion.as_ref().map(|front| invasion(content, front)));
    let own = view.seat.map(Seat::index);
    if let Some(empire) = own.and_then(|own| view.empires.get(own)) {
        sections.push(hand(content, view, empire));
    }
    // One's own Empire first, then the others clockwise.
    let count = view.empires.len();
    let first = own.unwrap_or(0);
    for place in (first..first + count).map(|place| place % count.max(1)) {
        if let (Some(seat), Some(empire)) = (Seat::new(place), view.empires.get(place)) {
            sections.push(empire_section(content, view, seat, empire));
        }
    }
    sections
}

/// A thing of the table, with its figures and its text.
pub(crate) fn about(content: &Content, subject: Subject) -> Text {
    match subject {
        Subject::Central(card) | Subject::Hand(card) | Subject::Warzone(card) => {
            card_line(content, card)
        }
        Subject::Discards => Text::new("core-worlds-about-discards"),
        Subject::Surges => Text::new("core-worlds-about-surges"),
    }
}

fn card_line(content: &Content, card: Card) -> Text {
    let facts = content.card(card);
    let key = match facts.kind {
        CardType::HomeWorld => "core-worlds-card-home",
        CardType::World => "core-worlds-card-world",
        CardType::Tactic => "core-worlds-card-tactic",
        CardType::Prestige => "core-worlds-card-prestige",
        _ => "core-worlds-card-unit",
    };
    let text = match &content.face(card).text {
        Some(words) => Text::new("core-worlds-card-text").with("text", words),
        None => Text::new("core-worlds-card-no-text"),
    };
    let plus = if facts.bonus.is_some() { "+" } else { "" };
    Text::new(key)
        .with("card", content.name(card))
        .with("kind", Text::new(facts.kind.key()))
        .with("draft", facts.draft)
        .with("deploy", facts.deploy)
        .with("fleet", facts.fleet)
        .with("ground", facts.ground)
        .with("energy", facts.energy)
        .with("points", facts.points)
        .with("plus", plus)
        .with("text", text)
}

/// What stands above cards in columns.
fn head(title: &'static str) -> Vec<Text> {
    [
        title,
        "core-worlds-head-kind",
        "core-worlds-head-draft",
        "core-worlds-head-deploy",
        "core-worlds-head-fleet",
        "core-worlds-head-ground",
        "core-worlds-head-energy",
        "core-worlds-head-points",
    ]
    .into_iter()
    .map(Text::new)
    .collect()
}

/// A card in columns: only the figures that its kind has.
fn row(content: &Content, subject: Subject, card: Card, name: Text) -> Row {
    let facts = content.card(card);
    let kind = facts.kind;
    let figure = |there: bool, value: u8| {
        if there {
            Text::new("cell").with("value", value)
        } else {
            Text::new("cell-none")
        }
    };
    let fights = kind.is_unit() || kind == CardType::World;
    let drafted = !kind.is_world() && facts.draft > 0;
    let played = kind.is_unit() || kind == CardType::Tactic;
    let points = if facts.bonus.is_some() {
        Text::new("core-worlds-cell-plus").with("value", facts.points)
    } else {
        Text::new("cell").with("value", facts.points)
    };
    Row {
        subject: Some(subject.to_string()),
        cells: vec![
            name,
            Text::new(kind.key()),
            figure(drafted, facts.draft),
            figure(played, facts.deploy),
            figure(fights, facts.fleet),
            figure(fights, facts.ground),
            figure(kind.is_world(), facts.energy),
            points,
        ],
    }
}

fn named(content: &Content, card: Card) -> Text {
    Text::new("core-worlds-view-name").with("card", content.name(card))
}

fn central(content: &Content, view: &View) -> Section {
    let title = Text::new("core-worlds-view-central")
        .with("round", view.round)
        .with("sector", &content.sector(view.sector).name)
        .with("seat", view.destiny)
        .with(
            "deck",
            view.galactic[usize::from(view.sector).saturating_sub(1).min(4)],
        );
    let is_world = |offer: &&Offer| content.card(offer.card).kind == CardType::World;
    let line = |offer: &Offer| {
        let key = if offer.token {
            "core-worlds-view-token"
        } else {
            "core-worlds-view-name"
        };
        let name = Text::new(key).with("card", content.name(offer.card));
        row(content, Subject::Central(offer.card), offer.card, name)
    };
    let worlds = view.central.iter().filter(is_world);
    let others = view.central.iter().filter(|offer| !is_world(offer));
    let lines = match view.central.is_empty() {
        true => vec![Text::new("core-worlds-view-empty")],
        false => Vec::new(),
    };
    let rows = worlds.chain(others).map(line).collect();
    Section::new(title, lines).with_rows(head("core-worlds-head-central"), rows)
}

fn invasion(content: &Content, front: &Front) -> Section {
    let side = |key, own: u16, theirs: u16| {
        let verdict = if own >= theirs {
            "core-worlds-view-enough"
        } else {
            "core-worlds-view-short"
        };
        Text::new(key)
            .with("own", own)
            .with("theirs", theirs)
            .with("verdict", Text::new(verdict))
    };
    let (attack, defence) = (front.attack, front.defence);
    Section::new(
        Text::new("core-worlds-view-invasion").with("card", content.name(front.invasion.world)),
        vec![
            side("core-worlds-view-fleet", attack.fleet, defence.fleet),
            side("core-worlds-view-ground", attack.ground, defence.ground),
        ],
    )
}

fn hand(content: &Content, view: &View, empire: &EmpireView) -> Section {
    let title = Text::new("core-worlds-view-hand")
        .with("energy", empire.energy)
        .with("actions", empire.actions);
    let mut lines: Vec<Text> = Vec::new();
    if let Some(kept) = view.keeping {
        lines.push(match kept {
            Some(card) => Text::new("core-worlds-view-keeping").with("card", content.name(card)),
            None => Text::new("core-worlds-view-keeping-none"),
        });
    }
    if !view.discard.is_empty() {
        let mut pile = view.discard.clone();
        pile.sort_unstable();
        let names = list(content, &pile);
        lines.push(Text::new("core-worlds-view-discards").with("names", names));
    }
    let rows = runs(view.hand.iter().map(|(card, _)| *card))
        .map(|(card, count)| {
            let name = counted(named(content, card), count);
            row(content, Subject::Hand(card), card, name)
        })
        .collect();
    Section::new(title, lines).with_rows(head("core-worlds-head-hand"), rows)
}

fn empire_section(content: &Content, view: &View, seat: Seat, empire: &EmpireView) -> Section {
    let (printed, bonus) = empire.points;
    let own = view.seat == Some(seat);
    let key = if own {
        "core-worlds-view-own-empire"
    } else {
        "core-worlds-view-empire"
    };
    let title = Text::new(key)
        .with("seat", seat)
        .with("printed", printed)
        .with("bonus", bonus)
        .with("total", u32::from(printed) + u32::from(bonus));
    let mut lines = vec![
        Text::new("core-worlds-view-means")
            .with("energy", empire.energy)
            .with("production", empire.production)
            .with("actions", empire.actions)
            .with("surges", empire.surges)
            .with("hand", empire.hand)
            .with("deck", empire.deck)
            .with("discard", empire.discard),
    ];
    if !own {
        let top = empire.top;
        lines.extend(
            top.map(|card| Text::new("core-worlds-view-top").with("card", content.name(card))),
        );
        if !empire.shown.is_empty() {
            let names = list(content, &empire.shown);
            lines.push(Text::new("core-worlds-view-shown").with("names", names));
        }
    }
    let mut rows: Vec<Row> = empire
        .worlds
        .iter()
        .map(|world| world_row(content, world))
        .collect();
    rows.extend(unit_rows(content, &empire.units));
    let prestige = empire.prestige.iter().chain(&empire.picked);
    rows.extend(prestige.map(|card| {
        let name = named(content, *card);
        row(content, Subject::Warzone(*card), *card, name)
    }));
    Section::new(title, lines).with_rows(head("core-worlds-head-warzone"), rows)
}

fn world_row(content: &Content, world: &Holding) -> Row {
    let name = Text::new("core-worlds-view-world")
        .with("card", content.name(world.card))
        .with("colonists", world.grunts + world.snubs);
    row(content, Subject::Warzone(world.card), world.card, name)
}

fn unit_rows(content: &Content, units: &[Unit]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut rest = units;
    while let Some(unit) = rest.first() {
        let count = rest.iter().take_while(|other| *other == unit).count();
        rest = &rest[count..];
        let key = if unit.committed {
            "core-worlds-view-committed"
        } else {
            "core-worlds-view-unit"
        };
        let name = Text::new(key)
            .with("card", content.name(unit.card))
            .with("tokens", unit.tokens);
        let name = counted(name, count);
        rows.push(row(content, Subject::Warzone(unit.card), unit.card, name));
    }
    rows
}

fn counted(line: Text, count: usize) -> Text {
    if count == 1 {
        line
    } else {
        Text::new("core-worlds-view-times")
            .with("count", count)
            .with("line", line)
    }
}

/// Equal cards in a row, and how many.
fn runs(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = (Card, usize)> {
    let mut cards = cards.peekable();
    std::iter::from_fn(move || {
        let card = cards.next()?;
        let mut count = 1;
        while cards.next_if_eq(&card).is_some() {
            count += 1;
        }
        Some((card, count))
    })
}

/// Names in a row, each once with its number: "2 × Snub Fighter, Ambush".
fn list(content: &Content, cards: &[Card]) -> Text {
    let mut names =
        runs(cards.iter().copied()).map(|(card, count)| counted(named(content, card), count));
    let first = names
        .next()
        .unwrap_or_else(|| Text::new("core-worlds-view-nothing"));
    names.fold(first, |list, name| {
        Text::new("core-worlds-view-and")
            .with("list", list)
            .with("name", name)
    })
}
