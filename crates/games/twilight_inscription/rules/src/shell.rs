//! What the game says beside its steps: the story, the table in words, what a thing
//! is.

use engine::{Seat, Section, Sentence, Text};
use strum::VariantArray;

use crate::choice::{Choice, Subject};
use crate::content::mecatol::Role;
use crate::content::{Content, EventKind};
use crate::event::InscriptionEvent;
use crate::ids::{Sheet, Stock};
use crate::options::Difficulty;
use crate::purse::Pay;
use crate::state::{Battle, Pool, Rolled, Sheets, Vote};
use crate::view::{OwnView, PlayerView, RivalView, View};
use crate::words;

/// The sentence that tells an event.
pub(crate) fn tell(content: &Content, event: &InscriptionEvent) -> Sentence<Subject> {
    match event {
        InscriptionEvent::Chose(seat, choice) => chose(content, *seat, *choice),
        InscriptionEvent::Claimed(seat, asset) => {
            Sentence::by("tins-claimed", *seat).with("asset", words::asset(*asset))
        }
        InscriptionEvent::Built(seat, unit) => Sentence::by("tins-built", *seat)
            .with("unit", words::unit(*unit))
            .about(Subject::Unit(*unit)),
        InscriptionEvent::Learned(seat, technology) => Sentence::by("tins-learned", *seat)
            .with("technology", &content.technology(*technology).name)
            .about(Subject::Technology(*technology)),
        InscriptionEvent::Drew(seat, relic) => Sentence::by("tins-drew", *seat)
            .with("relic", &content.relic(*relic).name)
            .with("points", content.relic(*relic).vp)
            .about(Subject::Relic(*relic)),
        InscriptionEvent::Down(seat) => Sentence::by("tins-pen-down", *seat),
        InscriptionEvent::Shown {
            seat,
            sheet,
            marks,
            points,
        } => shown(*seat, *sheet, *marks, *points),
        InscriptionEvent::Played(seat, relic) => Sentence::by("tins-played", *seat)
            .with("relic", &content.relic(*relic).name)
            .about(Subject::Relic(*relic)),
        InscriptionEvent::Plays(seat, faction) => Sentence::by("tins-plays", *seat)
            .with("faction", &content.faction(*faction).name)
            .about(Subject::Faction(*faction)),
        InscriptionEvent::Turned(card) => {
            let facts = content.event(*card);
            let key = match facts.kind {
                EventKind::Strategy => "tins-turned-strategy",
                EventKind::Battle => "tins-turned-battle",
                EventKind::Council => "tins-turned-council",
                EventKind::Production => "tins-turned-production",
            };
            let text = Text::new(key)
                .with("event", &facts.name)
                .with("tier", facts.tier);
            Sentence::new(text.with("purse", words::purse(facts.resources)))
        }
        InscriptionEvent::Rolled(rolled) => Sentence::new(dice("tins-rolled", rolled)),
        InscriptionEvent::Entered(seat, vp, votes) => Sentence::by("tins-entered", *seat)
            .with("points", *vp)
            .with("votes", *votes),
        InscriptionEvent::Completed(seat, objective, points) => {
            let facts = content.objective(*objective);
            Sentence::by("tins-completed", *seat)
                .with("objective", &facts.name)
                .with("points", *points)
                .about(Subject::Sheet(facts.sheet))
        }
        InscriptionEvent::Totalled(seat, left, right) => Sentence::by("tins-totalled", *seat)
            .with("left", *left)
            .with("right", *right),
        InscriptionEvent::Fought {
            seat,
            side,
            own,
            other,
            result,
        } => {
            let key = match result {
                Battle::Won => "tins-fought-won",
                Battle::WonNothing => "tins-fought-nothing",
                Battle::Lost => "tins-fought-lost",
                Battle::Tied | Battle::Open => "tins-fought-tied",
            };
            let told = Sentence::by(key, *seat).with("side", words::side(*side));
            told.with("own", *own).with("other", *other)
        }
        InscriptionEvent::Revealed(agenda) => {
            Sentence::new(Text::new("tins-revealed").with("agenda", &content.agenda(*agenda).name))
        }
        InscriptionEvent::Voted(seat, vote) => voted(*seat, *vote),
        InscriptionEvent::Tallied {
            in_favour,
            against,
            agreed,
        } => {
            let key = if *agreed {
                "tins-tallied-for"
            } else {
                "tins-tallied-against"
            };
            Sentence::new(
                Text::new(key)
                    .with("for", *in_favour)
                    .with("against", *against),
            )
        }
        InscriptionEvent::Decided(resource) => {
            Sentence::new(Text::new("tins-decided").with("kind", words::resource(*resource)))
        }
        InscriptionEvent::Names(seat) => Sentence::by("tins-names", *seat),
        InscriptionEvent::Named(seat, sheet) => Sentence::by("tins-named", *seat)
            .with("sheet", words::sheet(*sheet))
            .about(Subject::Sheet(*sheet)),
        InscriptionEvent::StruckVotes(seat, votes) => {
            Sentence::by("tins-struck-votes", *seat).with("votes", *votes)
        }
        InscriptionEvent::RivalMoved(..)
        | InscriptionEvent::RivalReached(_)
        | InscriptionEvent::RivalCovered(..)
        | InscriptionEvent::RivalVoted(_)
        | InscriptionEvent::PassedOver(_)
        | InscriptionEvent::Countered(_)
        | InscriptionEvent::Resolves(..)
        | InscriptionEvent::Spare(_) => of_rival(content, event),
        InscriptionEvent::Ended => Sentence::new(Text::new("tins-ended")),
    }
}

/// What the AI faction does.
fn of_rival(content: &Content, event: &InscriptionEvent) -> Sentence<Subject> {
    let text = match event {
        InscriptionEvent::RivalMoved(face, crossed) => Text::new("tins-rival-moved")
            .with("face", words::face(*face))
            .with("crossed", *crossed),
        InscriptionEvent::RivalReached(goal) => {
            Text::new("tins-rival-reached").with("goal", words::goal(*goal))
        }
        InscriptionEvent::RivalCovered(Role::Strength, tier) => {
            Text::new("tins-rival-strength-covered").with("tier", *tier)
        }
        InscriptionEvent::RivalCovered(Role::Votes, tier) => {
            Text::new("tins-rival-votes-covered").with("tier", *tier)
        }
        InscriptionEvent::RivalVoted(votes) => Text::new("tins-rival-voted").with("votes", *votes),
        InscriptionEvent::PassedOver(agenda) => {
            Text::new("tins-passed-over").with("agenda", &content.agenda(*agenda).name)
        }
        InscriptionEvent::Countered(agenda) => {
            Text::new("tins-countered").with("agenda", &content.agenda(*agenda).name)
        }
        InscriptionEvent::Resolves(seat, true) => {
            return Sentence::by("tins-resolves-good", *seat);
        }
        InscriptionEvent::Resolves(seat, false) => {
            return Sentence::by("tins-resolves-bad", *seat);
        }
        InscriptionEvent::Spare(faction) => {
            let told = Text::new("tins-spare").with("faction", &content.faction(*faction).name);
            return Sentence::new(told).about(Subject::Faction(*faction));
        }
        _ => Text::new("tins-ended"),
    };
    Sentence::new(text)
}

/// What someone wrote, as only they hear it.
fn chose(content: &Content, seat: Seat, choice: Choice) -> Sentence<Subject> {
    let on = |key, sheet: Sheet| Sentence::by(key, seat).with("sheet", words::sheet(sheet));
    let at = |key, place: String| Sentence::by(key, seat).with("place", place);
    let paid = |told: Sentence<Subject>, pay: Pay| told.with("pay", words::pay(pay));
    let told = match choice {
        Choice::Keep(faction) => {
            Sentence::by("tins-chose-keep", seat).with("faction", &content.faction(faction).name)
        }
        Choice::Active(sheet) => on("tins-chose-active", sheet),
        Choice::Switch(sheet) => on("tins-chose-switch", sheet),
        Choice::On(sheet) => on("tins-chose-on", sheet),
        Choice::Name(sheet) => on("tins-chose-name", sheet),
        Choice::Explore(system, pay) => paid(at("tins-chose-explore", system.to_string()), pay),
        Choice::Worm(from, to, pay) => {
            let told =
                at("tins-chose-worm", format!("w{}", from + 1)).with("to", format!("w{}", to + 1));
            paid(told, pay)
        }
        Choice::Claim(system, pay) => paid(at("tins-chose-claim", system.to_string()), pay),
        Choice::Icon(icon, pay) => paid(at("tins-chose-icon", icon.to_string()), pay),
        Choice::Dock(dock, _, pay) => paid(at("tins-chose-dock", (dock + 1).to_string()), pay),
        Choice::DockPlanet(dock) => at("tins-chose-dock-planet", (dock + 1).to_string()),
        Choice::DockFree(dock) => at("tins-chose-dock-free", (dock + 1).to_string()),
        Choice::Unlock(planet) => at("tins-chose-unlock", (planet + 1).to_string()),
        Choice::Scrap(cell, pay) => paid(at("tins-chose-scrap", cell.to_string()), pay),
        Choice::Take(cell, pay) => paid(at("tins-chose-take", cell.to_string()), pay),
        Choice::Open(cell) => at("tins-chose-open", cell.to_string()),
        Choice::Burst(specialty) | Choice::Lose(specialty) => {
            Sentence::by("tins-chose-specialty", seat)
                .with("specialty", words::specialty(specialty))
        }
        Choice::Build(unit, _, _, pay) => paid(
            Sentence::by("tins-chose-build", seat).with("unit", words::unit(unit)),
            pay,
        ),
        Choice::BuildWith(unit, ..) => {
            Sentence::by("tins-chose-build-with", seat).with("unit", words::unit(unit))
        }
        Choice::Infantry(pay) => paid(Sentence::by("tins-chose-infantry", seat), pay),
        Choice::Lift(unit) => Sentence::by("tins-chose-lift", seat).with("unit", words::unit(unit)),
        Choice::At(node, _) | Choice::Node(node) => at("tins-chose-at", node.to_string()),
        Choice::Tech(technology, pay) => {
            let told = Sentence::by("tins-chose-tech", seat);
            paid(
                told.with("technology", &content.technology(technology).name),
                pay,
            )
        }
        Choice::TechWith(technology, _) | Choice::Learn(technology) => {
            let told = Sentence::by("tins-chose-learn", seat);
            told.with("technology", &content.technology(technology).name)
        }
        Choice::Use(technology) => {
            let told = Sentence::by("tins-chose-use", seat);
            told.with("technology", &content.technology(technology).name)
        }
        Choice::Focus(resource) | Choice::Die(resource) => {
            Sentence::by("tins-chose-focus", seat).with("kind", words::resource(resource))
        }
        Choice::Skip(resource) => {
            Sentence::by("tins-chose-skip", seat).with("kind", words::resource(resource))
        }
        Choice::Relic(relic) | Choice::RelicOn(relic, _) => {
            Sentence::by("tins-chose-relic", seat).with("relic", &content.relic(relic).name)
        }
        Choice::Next(asset) => {
            Sentence::by("tins-chose-next", seat).with("asset", words::asset(asset))
        }
        Choice::Gain(asset) => {
            Sentence::by("tins-chose-gain", seat).with("asset", words::asset(asset))
        }
        Choice::Option(number) => Sentence::by("tins-chose-option", seat).with("number", number),
        Choice::Bar(system) => at("tins-chose-bar", system.to_string()),
        Choice::BarLine(line) => at("tins-chose-bar", line.to_string()),
        Choice::Copy(side) | Choice::Boost(side) => {
            Sentence::by("tins-chose-side", seat).with("side", words::side(side))
        }
        Choice::Vote(true, votes) => Sentence::by("tins-chose-for", seat).with("votes", votes),
        Choice::Vote(false, votes) => Sentence::by("tins-chose-against", seat).with("votes", votes),
        Choice::Cast(votes) => Sentence::by("tins-chose-cast", seat).with("votes", votes),
        Choice::Abstain => Sentence::by("tins-chose-abstain", seat),
        Choice::Wait => Sentence::by("tins-chose-wait", seat),
        Choice::Down => Sentence::by("tins-chose-down", seat),
    };
    match choice.subject() {
        Some(subject) => told.about(subject),
        None => told,
    }
}

fn shown(seat: Seat, sheet: Option<Sheet>, marks: u8, points: i16) -> Sentence<Subject> {
    let told = match sheet {
        Some(sheet) => Sentence::by("tins-shown-on", seat)
            .with("sheet", words::sheet(sheet))
            .about(Subject::Sheet(sheet)),
        None => Sentence::by("tins-shown", seat),
    };
    told.with("marks", marks).with("points", points)
}

fn voted(seat: Seat, vote: Vote) -> Sentence<Subject> {
    match vote {
        Vote::Cast {
            in_favour: true,
            votes,
            ..
        } => Sentence::by("tins-voted-for", seat).with("votes", votes),
        Vote::Cast { votes, .. } => Sentence::by("tins-voted-against", seat).with("votes", votes),
        Vote::Plain { votes, .. } => Sentence::by("tins-voted-plain", seat).with("votes", votes),
        Vote::Waits => Sentence::by("tins-voted-waits", seat),
        Vote::Abstained | Vote::Open => Sentence::by("tins-voted-none", seat),
    }
}

fn dice(key: &'static str, rolled: &Rolled) -> Text {
    let [material, influence, research] = rolled.black;
    let [red, blue, green] = rolled.focus;
    Text::new(key)
        .with("material", material)
        .with("influence", influence)
        .with("research", research)
        .with("red", red)
        .with("blue", blue)
        .with("green", green)
}

/// The table in words.
pub(crate) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut sections = vec![Section::new(Text::new("tins-table"), table(content, view))];
    if let Some(rival) = &view.rival {
        let title = Text::new("tins-rival");
        sections.push(Section::new(title, of_rival_view(content, rival)));
    }
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let title = Text::new("tins-player").with("seat", seat);
        sections.push(Section::new(title, of_player(content, player)));
    }
    if let Some(own) = &view.own {
        sections.push(Section::new(Text::new("tins-own"), of_own(content, own)));
    }
    sections
}

fn table(content: &Content, view: &View) -> Vec<Text> {
    let mut lines = Vec::new();
    if let Some(event) = view.event {
        let facts = content.event(event);
        let text = Text::new("tins-table-event")
            .with("event", &facts.name)
            .with("round", view.round);
        lines.push(text.with("left", view.deck.len()));
    }
    if view.rolled.focus[0] > 0 {
        lines.push(dice("tins-table-dice", &view.rolled));
    }
    for (sheet, (objective, gone)) in Sheet::VARIANTS.iter().zip(view.objectives) {
        let facts = content.objective(objective);
        let points = if gone { facts.later } else { facts.first };
        let text = Text::new("tins-table-objective").with("sheet", words::sheet(*sheet));
        let text = text
            .with("objective", &facts.name)
            .with("text", &facts.text);
        lines.push(text.with("points", points).with("later", facts.later));
    }
    if let Some(agenda) = view.agenda {
        let facts = content.agenda(agenda);
        let text = Text::new("tins-table-agenda").with("agenda", &facts.name);
        let counter = view.rival.as_ref().map(|rival| rival.counter);
        let against = match counter {
            None => Some(&facts.against.text),
            Some(counter) => counter.map(|card| &content.agenda(card).against.text),
        };
        let text = text.with("for", &facts.in_favour.text);
        lines.push(match against {
            Some(against) => text.with("against", against),
            None => text.with("against", Text::new("tins-no-effect")),
        });
    }
    let taken = view.rival.as_ref().and_then(|rival| rival.slot);
    let slots = (0_u8..).filter(|slot| taken != Some(*slot));
    for (place, seat) in slots.map(|slot| slot + 1).zip(&view.mecatol) {
        lines.push(
            Text::new("tins-table-mecatol")
                .with("place", place)
                .with("seat", *seat),
        );
    }
    lines.push(Text::new("tins-table-relics").with("relics", view.relics));
    lines
}

/// The tracks of the AI faction, and what it keeps.
fn of_rival_view(content: &Content, rival: &RivalView) -> Vec<Text> {
    let mut lines = vec![Text::new(match rival.difficulty {
        Difficulty::Easy => "tins-rival-easy",
        Difficulty::Medium => "tins-rival-medium",
        Difficulty::Hard => "tins-rival-hard",
    })];
    for (facts, track) in content.mecatol.tracks.iter().zip(&rival.tracks) {
        lines.extend(words::track(facts, &track.sections));
    }
    lines.extend(
        rival
            .slot
            .map(|slot| Text::new("tins-rival-slot").with("place", slot + 1)),
    );
    lines.extend(
        rival
            .votes
            .map(|votes| Text::new("tins-rival-voted").with("votes", votes)),
    );
    lines.extend(rival.spare.map(|faction| {
        let facts = content.faction(faction);
        let text = Text::new("tins-rival-spare").with("faction", &facts.name);
        text.with("asset", &facts.asset_text)
    }));
    lines
}

fn of_player(content: &Content, player: &PlayerView) -> Vec<Text> {
    let mut lines = Vec::new();
    if let Some(faction) = player.faction {
        let facts = content.faction(faction);
        let text = Text::new("tins-player-faction").with("faction", &facts.name);
        lines.push(
            text.with("text", &facts.text)
                .with("asset", &facts.asset_text),
        );
    }
    let [navigation, expansion, industry, war] = player.points;
    let text = Text::new("tins-player-points")
        .with("points", player.points.iter().sum::<i32>())
        .with("navigation", navigation)
        .with("expansion", expansion);
    lines.push(text.with("industry", industry).with("war", war));
    lines.extend(kept(&player.sheets));
    let text = Text::new("tins-player-relics").with("hand", player.hand);
    lines.push(text.with("played", player.played.len()));
    lines
}

fn kept(sheets: &Sheets) -> Vec<Text> {
    let Sheets { goods, votes, .. } = *sheets;
    let left = |pool: Pool| pool.left();
    let text = Text::new("tins-kept")
        .with("goods", left(goods))
        .with("votes", left(votes));
    let text = text.with("planets", sheets.stock[Stock::Planet.index()]);
    let others: u8 = sheets.stock.iter().skip(1).sum();
    let written = Text::new("tins-written")
        .with("explored", sheets.explored.count_ones())
        .with("claimed", sheets.claimed.count_ones())
        .with("icons", sheets.icons.count_ones())
        .with("tiles", (sheets.scrapped | sheets.taken).count_ones())
        .with("nodes", sheets.nodes.count_ones());
    vec![text.with("others", others), written]
}

fn of_own(content: &Content, own: &OwnView) -> Vec<Text> {
    let mut lines = vec![Text::new("tins-own-purse").with("purse", words::purse(own.purse))];
    lines.extend(kept(&own.sheets));
    for relic in &own.hand {
        let facts = content.relic(*relic);
        lines.push(
            Text::new("tins-own-relic")
                .with("relic", &facts.name)
                .with("text", &facts.text),
        );
    }
    for faction in &own.dealt {
        let facts = content.faction(*faction);
        let text = Text::new("tins-player-faction").with("faction", &facts.name);
        lines.push(
            text.with("text", &facts.text)
                .with("asset", &facts.asset_text),
        );
    }
    lines
}

/// What a thing is and does.
pub(crate) fn about(content: &Content, subject: Subject) -> Option<Text> {
    Some(match subject {
        Subject::Technology(technology) => {
            let facts = content.technology(technology);
            let key = if facts.active_only {
                "tins-about-active"
            } else {
                "tins-about-technology"
            };
            Text::new(key)
                .with("technology", &facts.name)
                .with("text", &facts.text)
        }
        Subject::Faction(faction) => {
            let facts = content.faction(faction);
            let text = Text::new("tins-player-faction").with("faction", &facts.name);
            text.with("text", &facts.text)
                .with("asset", &facts.asset_text)
        }
        Subject::Relic(relic) => {
            let facts = content.relic(relic);
            Text::new("tins-own-relic")
                .with("relic", &facts.name)
                .with("text", &facts.text)
        }
        Subject::Sheet(sheet) => Text::new("tins-about-sheet").with("sheet", words::sheet(sheet)),
        Subject::Unit(unit) => Text::new("tins-about-unit").with("unit", words::unit(unit)),
        _ => return None,
    })
}
