//! The table in words: for terminals, screen readers and bug reports.

use engine::{Seat, Section, Text};

use crate::card::Card;
use crate::content::{Content, Kind};
use crate::state::{Holding, Offer, Unit};
use crate::view::{EmpireView, Front, View};

/// A view in words.
pub(crate) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut sections = vec![central(content, view)];
    if let Some(front) = &view.invasion {
        sections.push(invasion(content, front));
    }
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

fn central(content: &Content, view: &View) -> Section {
    let title = Text::new("core-worlds-view-central")
        .with("round", view.round)
        .with("sector", &content.sector(view.sector).name)
        .with("seat", view.destiny)
        .with(
            "deck",
            view.galactic[usize::from(view.sector).saturating_sub(1).min(4)],
        );
    let is_world = |offer: &&Offer| content.card(offer.card).kind == Kind::World;
    let line = |offer: &Offer| {
        let key = if offer.token {
            "core-worlds-view-token"
        } else {
            "core-worlds-view-plain"
        };
        Text::new(key).with("card", card_line(content, offer.card))
    };
    let worlds = view.central.iter().filter(is_world);
    let others = view.central.iter().filter(|offer| !is_world(offer));
    Section {
        title,
        lines: worlds.chain(others).map(line).collect(),
    }
}

/// A card with its figures and its text, in one line.
pub(crate) fn card_line(content: &Content, card: Card) -> Text {
    let facts = content.card(card);
    let key = match facts.kind {
        Kind::HomeWorld => "core-worlds-card-home",
        Kind::World => "core-worlds-card-world",
        Kind::Tactic => "core-worlds-card-tactic",
        Kind::Prestige => "core-worlds-card-prestige",
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
    Section {
        title: Text::new("core-worlds-view-invasion")
            .with("card", content.name(front.invasion.world)),
        lines: vec![
            side(
                "core-worlds-view-fleet",
                front.attack.fleet,
                front.defence.fleet,
            ),
            side(
                "core-worlds-view-ground",
                front.attack.ground,
                front.defence.ground,
            ),
        ],
    }
}

fn hand(content: &Content, view: &View, empire: &EmpireView) -> Section {
    let title = Text::new("core-worlds-view-hand")
        .with("energy", empire.energy)
        .with("actions", empire.actions);
    let mut lines: Vec<Text> = runs(view.hand.iter().map(|(card, _)| *card))
        .map(|(card, count)| counted(card_line(content, card), count))
        .collect();
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
    Section { title, lines }
}

fn empire_section(content: &Content, view: &View, seat: Seat, empire: &EmpireView) -> Section {
    let (printed, bonus) = empire.points;
    let key = if view.seat == Some(seat) {
        "core-worlds-view-own-empire"
    } else {
        "core-worlds-view-empire"
    };
    let mut lines = vec![
        Text::new("core-worlds-view-points")
            .with("printed", printed)
            .with("bonus", bonus)
            .with("total", printed + bonus),
        Text::new("core-worlds-view-means")
            .with("energy", empire.energy)
            .with("production", empire.production)
            .with("actions", empire.actions),
        Text::new("core-worlds-view-cards")
            .with("hand", empire.hand)
            .with("deck", empire.deck)
            .with("discard", empire.discard),
    ];
    if empire.surges > 0 {
        lines.push(Text::new("core-worlds-view-surges").with("count", empire.surges));
    }
    if view.seat != Some(seat) {
        lines.extend(
            empire
                .top
                .map(|card| Text::new("core-worlds-view-top").with("card", content.name(card))),
        );
        if !empire.shown.is_empty() {
            let names = list(content, &empire.shown);
            lines.push(Text::new("core-worlds-view-shown").with("names", names));
        }
    }
    lines.extend(empire.worlds.iter().map(|world| world_line(content, world)));
    lines.extend(unit_lines(content, &empire.units));
    let prestige = empire.prestige.iter().chain(&empire.picked);
    lines.extend(prestige.map(|card| card_line(content, *card)));
    Section {
        title: Text::new(key).with("seat", seat),
        lines,
    }
}

fn world_line(content: &Content, world: &Holding) -> Text {
    let facts = content.card(world.card);
    let plus = if facts.bonus.is_some() { "+" } else { "" };
    Text::new("core-worlds-view-world")
        .with("card", content.name(world.card))
        .with("energy", facts.energy)
        .with("points", facts.points)
        .with("plus", plus)
        .with("colonists", world.grunts + world.snubs)
}

fn unit_lines(content: &Content, units: &[Unit]) -> Vec<Text> {
    let mut lines = Vec::new();
    let mut rest = units;
    while let Some(unit) = rest.first() {
        let count = rest.iter().take_while(|other| *other == unit).count();
        rest = &rest[count..];
        let facts = content.card(unit.card);
        let key = if unit.committed {
            "core-worlds-view-committed"
        } else {
            "core-worlds-view-unit"
        };
        let line = Text::new(key)
            .with("card", content.name(unit.card))
            .with("kind", Text::new(facts.kind.key()))
            .with("fleet", facts.fleet)
            .with("ground", facts.ground)
            .with("tokens", unit.tokens);
        lines.push(counted(line, count));
    }
    lines
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
    let mut names = runs(cards.iter().copied()).map(|(card, count)| {
        let name = Text::new("core-worlds-view-name").with("card", content.name(card));
        counted(name, count)
    });
    let first = names
        .next()
        .unwrap_or_else(|| Text::new("core-worlds-view-nothing"));
    names.fold(first, |list, name| {
        Text::new("core-worlds-view-and")
            .with("list", list)
            .with("name", name)
    })
}
