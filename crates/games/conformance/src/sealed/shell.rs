//! What Sealed Orders says beside its step: the story, and the table in words.

use engine::{Seat, Section, Sentence, Text};

use super::View;
use super::choice::{SealedEvent, Subject, Track};
use super::content::{Content, Relic};

/// A message about a track.
pub(super) fn on_track(key: &'static str, track: Track) -> Text {
    Text::new(key).with("track", track.index())
}

pub(super) fn tell(content: &Content, event: &SealedEvent) -> Sentence<Subject> {
    let on_track = |key, seat: Seat, track: Track| {
        let told = Sentence::by(key, seat).with("track", track.index());
        told.about(Subject::Track(track))
    };
    match event {
        SealedEvent::Rolled { round, ink } => {
            let text = Text::new("sealed-rolled").with("round", *round);
            Sentence::new(text.with("ink", *ink))
        }
        SealedEvent::Marked(seat, track) => on_track("sealed-marked", *seat, *track),
        SealedEvent::Dug(seat, relic) => Sentence::by("sealed-dug", *seat)
            .with("relic", &content.relic(*relic).name)
            .about(Subject::Dig),
        SealedEvent::Gambled(seat, roll) => Sentence::by("sealed-gambled", *seat)
            .with("roll", *roll)
            .about(Subject::Die),
        SealedEvent::PenDown(seat) => Sentence::by("sealed-pen-down", *seat),
        SealedEvent::Written {
            seat,
            marks,
            dug,
            luck,
        } => Sentence::by("sealed-written", *seat)
            .with("marks", marks.iter().sum::<u8>())
            .with("dug", u8::from(*dug))
            .with("luck", *luck),
        SealedEvent::Crowned(seat, track, points) => {
            on_track("sealed-crowned", *seat, *track).with("points", *points)
        }
        SealedEvent::Shown(seat, relics) => {
            let worth = |relic: &Relic| i32::from(content.relic(*relic).value);
            let points = relics.iter().map(worth).sum::<i32>();
            Sentence::by("sealed-shown", *seat).with("points", points)
        }
    }
}

pub(super) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let sheets = Seat::all(view.sheets.len()).map(|seat| {
        let sheet = &view.sheets[seat.index()];
        let key = if view.down.contains(seat) {
            "sealed-sheet-down"
        } else {
            "sealed-sheet"
        };
        three(Text::new(key).with("seat", seat), sheet.tracks)
            .with("points", sheet.points())
            .with("relics", view.relic_counts[seat.index()])
    });
    let (round, rounds) = view.round;
    let head = [
        Text::new("sealed-round")
            .with("round", round)
            .with("rounds", rounds),
        Text::new("sealed-round-ink").with("ink", view.ink),
    ];
    let mut sections = vec![Section::new(
        Text::new("sealed-sheets"),
        head.into_iter().chain(sheets).collect(),
    )];
    if let Some((seat, lane)) = view.own {
        let marks = three(Text::new("sealed-own-marks"), lane.marks);
        let mut lines = vec![marks.with("ink", view.ink.saturating_sub(lane.used))];
        lines.extend(
            lane.roll
                .map(|roll| Text::new("sealed-own-roll").with("roll", roll)),
        );
        let relics = view.relics[seat.index()].iter().chain(&lane.dug);
        lines.extend(relics.map(|relic| {
            let facts = content.relic(*relic);
            Text::new("sealed-own-relic")
                .with("relic", &facts.name)
                .with("value", facts.value)
        }));
        sections.push(Section::new(Text::new("sealed-own"), lines));
    }
    sections
}

fn three(text: Text, [a, b, c]: [u8; 3]) -> Text {
    text.with("a", a).with("b", b).with("c", c)
}
