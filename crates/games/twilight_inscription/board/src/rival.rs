//! The AI faction, against one and two players: its six tracks with what is crossed
//! out, what it brings to the next battle and council, and the ranks that can be
//! reached.

use engine::{Seat, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::content::mecatol::{Face, Goal, RANKS, Role, SectionFacts, TrackFacts};
use twilight_inscription::ids::Sheet;
use twilight_inscription::options::Difficulty;
use twilight_inscription::view::{RivalView, TrackView};
use twilight_inscription::words;
use web::parts::{chip, icon};

use crate::glyph;
use crate::seen::Seen;

/// The symbol of the AI faction.
pub(crate) const SYMBOL: &str = "robot";

/// What a rank is called, from the first.
const TITLES: [&str; RANKS] = [
    "tins-board-rank-1",
    "tins-board-rank-2",
    "tins-board-rank-3",
    "tins-board-rank-4",
    "tins-board-rank-5",
];

/// All that is known of it, where it plays.
pub(crate) fn rival(table: &Seen<'_>) -> Markup {
    let Some(rival) = &table.view.rival else {
        return html! {};
    };
    let difficulty = match rival.difficulty {
        Difficulty::Easy => "tins-rival-easy",
        Difficulty::Medium => "tins-rival-medium",
        Difficulty::Hard => "tins-rival-hard",
    };
    let tracks = table.content.mecatol.tracks.iter().zip(&rival.tracks);
    html! {
        section class="panel ins-rival" {
            h2 { (icon(SYMBOL)) (table.tell("tins-rival")) span class="faint" { (table.tell(difficulty)) } (prospects(table, rival)) }
            ul class="ins-tracks" {
                @for (facts, track) in tracks { (row(table, facts, track)) }
            }
            (ranks(table, rival))
            @if let Some(faction) = rival.spare {
                @let facts = table.content.faction(faction);
                @let text = Text::new("tins-rival-spare").with("faction", &facts.name).with("asset", &facts.asset_text);
                p { (table.say(&text)) }
            }
        }
    }
}

/// What it brings to the next battle and council.
pub(crate) fn prospects(table: &Seen<'_>, rival: &RivalView) -> Markup {
    html! {
        span class="chips" {
            @if let Some(strength) = rival.strength { (chip("ins-battle", &table.tell("tins-board-rival-strength"), strength)) }
            @if let Some(votes) = rival.ballot { (chip("ins-vote", &table.tell("tins-board-rival-votes"), votes)) }
        }
    }
}

/// A track: the face that moves it, then its icons.
fn row(table: &Seen<'_>, facts: &TrackFacts, track: &TrackView) -> Markup {
    let said: Vec<String> = words::track(facts, &track.sections)
        .iter()
        .map(|text| table.say(text))
        .collect();
    let moved_by = table.phrase(&words::face(facts.face));
    html! {
        li {
            span class="vh" { (moved_by) ": " (said.join(" ")) }
            span class="ins-mover" aria-hidden="true" title=(moved_by) { (face(facts.face)) }
            span class="ins-cells" aria-hidden="true" title=(said.join("\n")) {
                @if let Some(role) = facts.role {
                    span class="ins-aim" { (icon(counts(role))) }
                    @for (section, state) in facts.sections.iter().zip(&track.sections) { (values(section, *state)) }
                } @else {
                    (milestones(facts, track))
                    @if let Some(next) = facts.overflow { span class="ins-then" { "→ " (face(next)) } }
                }
            }
        }
    }
}

fn face(of: Face) -> Markup {
    let tint = glyph::tint_of(of.resource);
    html! {
        span class=(tint) {
            (icon(glyph::of_resource(of.resource)))
            @if of.double { (icon(glyph::of_resource(of.resource))) }
        }
    }
}

/// A section with a value above each icon.
fn values(facts: &SectionFacts, (crossed, covered): (u8, bool)) -> Markup {
    html! {
        span class={ "ins-section" @if covered { " ins-over" } } {
            @for (nth, value) in facts.values.iter().enumerate() {
                @let done = nth < usize::from(crossed);
                @let counts = nth + 1 == usize::from(crossed);
                span class={ "ins-cell" @if done { " ins-crossed" } @if counts { " ins-counts" } } { (value) }
            }
        }
    }
}

/// Icons on the way to what it claims.
fn milestones(facts: &TrackFacts, track: &TrackView) -> Markup {
    let crossed = track.sections.first().map_or(0, |(crossed, _)| *crossed);
    html! {
        span class="ins-section" {
            @for nth in 1..=facts.icons {
                span class={ "ins-cell" @if nth <= crossed { " ins-crossed" } } {}
                @for milestone in facts.milestones.iter().filter(|milestone| milestone.after == nth) {
                    span class={ "ins-aim" @if nth <= crossed { " ins-met" } } { (icon(aim(milestone.goal))) }
                }
            }
        }
    }
}

const fn counts(role: Role) -> &'static str {
    match role {
        Role::Strength => "ins-battle",
        Role::Votes => "ins-vote",
    }
}

const fn aim(goal: Goal) -> &'static str {
    match goal {
        Goal::MecatolRex => "crown",
        Goal::Objective(sheet) => glyph::of_sheet(sheet),
    }
}

/// From how many points on there is which rank at this difficulty; below the first
/// nobody wins.
fn ranks(table: &Seen<'_>, rival: &RivalView) -> Markup {
    let mecatol = &table.content.mecatol;
    let (lowest, highest) = mecatol.difficulty(rival.difficulty).ranks;
    let best = table.everyone().map(|seat| points(table, seat)).max();
    html! {
        ol class="ins-ranks" aria-label=(table.tell("tins-board-ranks")) {
            @for rank in lowest..=highest {
                @let nth = usize::from(rank.saturating_sub(1));
                @let least = mecatol.ranks[nth];
                li class=[(best >= Some(least)).then_some("ins-met")] { b { (least) } " " (table.tell(TITLES[nth])) }
            }
        }
    }
}

/// The points of somebody as they stood when all pens were last down.
fn points(table: &Seen<'_>, seat: Seat) -> i32 {
    let by_sheet = table.player(seat).points;
    Sheet::VARIANTS
        .iter()
        .map(|sheet| by_sheet[*sheet as usize])
        .sum()
}
