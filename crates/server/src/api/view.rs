//! A table as one seat sees it: the answer to most requests.

use engine::table::{Barrier, Listed, Suggested, Waiting, Waiver};
use engine::{Seat, Viewer};
use serde::Serialize;
use store::{Holder, Place};
use utoipa::ToSchema;
use web::Voice;
use web::called::table_name;

use crate::desk::Seen;
use crate::desk::upkeep::again;
use crate::error::Wrong;
use crate::room::Picture;
use crate::visitor::Visitor;

/// A table as one seat sees it, or as everyone does who has none.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Table {
    /// Its name in addresses.
    id: String,
    /// Which game.
    game: String,
    /// What it is called.
    name: String,
    /// May whoever likes sit down where a seat is open?
    seeks: bool,
    /// The table at which the same people play again, if one has been set.
    again: Option<String>,
    /// Through whose eyes this is; nothing where you have no seat.
    seat: Option<String>,
    /// Did you set it up?
    host: bool,
    /// Moves when something that this seat may see moves.
    pub(super) revision: u64,
    /// What this seat is offered, in a word: a choice or an undo has to come
    /// with it. What others do does not change it; a price that changes does.
    stamp: Option<String>,
    /// Everyone at the table, in order.
    seats: Vec<SeatState>,
    /// For whom the table waits, as far as this seat may know.
    waiting: Awaited,
    /// What this seat is asked; nothing where it is not.
    question: Option<Asked>,
    /// Every choice that this seat has.
    choices: Vec<Choice>,
    /// Rows of choices that can be made in one go.
    rows: Vec<Row>,
    /// How what this seat is asked can be let go by, and what an order for it
    /// is called.
    pass: Option<Skip>,
    /// The round that is played, as everybody counts it.
    round: u32,
    /// Who has said openly that they let windows go by this round.
    waivers: Vec<Waived>,
    /// How many tentative choices were dropped since this seat last did
    /// something, because what others did made something else of them.
    overtaken: usize,
    /// What this seat has chosen and could still take back, oldest first.
    tentative: Vec<String>,
    /// Can the last of these be taken back?
    undo: Undo,
    /// Points, and how it ended.
    standing: Points,
    /// All that this seat may know, as its game has it.
    #[schema(value_type = Object)]
    view: serde_json::Value,
    /// Is the game over?
    over: bool,
    /// Did a fault of ours stop the table?
    stopped: bool,
    /// Was it begun under other rules, so that it stands still until its host
    /// goes on?
    frozen: bool,
    /// Was it, or what it branched off, brought from a file? Then it is for you
    /// alone, and nobody may play on where the file ended.
    imported: bool,
    /// The same in words; nothing where it was not.
    note: Option<String>,
    /// How much was said here.
    remarks: u64,
    /// When an open reaction window closes, in seconds of Unix time.
    closes: Option<i64>,
}

/// One seat of a table.
#[derive(Debug, Serialize, ToSchema)]
struct SeatState {
    /// Which.
    seat: String,
    /// What others call whoever sits there.
    name: String,
    /// Who plays it.
    holder: Holds,
    /// Is it yours, be it that a bot plays it for you?
    yours: bool,
}

/// Who plays a seat.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Holds {
    /// Nobody yet: whoever comes with its link.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// For whom a table waits.
#[derive(Debug, Serialize, ToSchema)]
struct Awaited {
    /// For these seats; nobody once the game is over.
    seats: Vec<String>,
    /// For reactions, of nobody in particular.
    reactions: bool,
}

/// What a seat is asked.
#[derive(Debug, Serialize, ToSchema)]
struct Asked {
    /// The question in one sentence.
    text: String,
    /// The number of the rule that asks it; empty where none does.
    rule: String,
}

/// Something that a seat may choose.
#[derive(Debug, Serialize, ToSchema)]
struct Choice {
    /// What to post.
    choice: String,
    /// What will happen.
    label: String,
    /// What it changes, in figures.
    changes: Vec<Change>,
    /// What choices of its kind are headed with.
    group: Option<String>,
    /// The thing that it is about, in notation.
    subject: Option<String>,
    /// Is it a right at any time, which nobody waits for?
    right: bool,
    /// Why it could not be taken back; nothing where it could.
    barrier: Option<Final>,
    /// The same in words.
    warning: Option<String>,
}

/// Choices that can be made in one go.
#[derive(Debug, Serialize, ToSchema)]
struct Row {
    /// What to post, in order.
    choices: Vec<String>,
    /// What will happen.
    label: String,
    /// The thing that it is about, in notation.
    subject: Option<String>,
}

/// How a question is let go by.
#[derive(Debug, Serialize, ToSchema)]
struct Skip {
    /// What kind of question it is: what a standing order is given for.
    kind: String,
    /// The choice that does it.
    choice: String,
    /// Until when else than the end of the round or the game an order can be
    /// for.
    until: Vec<String>,
    /// What an order can answer instead of letting it go by.
    answers: Vec<String>,
}

/// Windows that someone lets go by this round, as everybody knows.
#[derive(Debug, Serialize, ToSchema)]
struct Waived {
    /// Who.
    seat: String,
    /// What kind of windows.
    kind: String,
}

/// A figure before and after a choice.
#[derive(Debug, Serialize, ToSchema)]
struct Change {
    /// Of what.
    of: String,
    /// As it stands.
    before: i32,
    /// As it will stand.
    after: i32,
}

/// Why a choice cannot be taken back once it is made.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Final {
    /// It concerns another seat.
    Others,
    /// It reveals something hidden.
    Reveal,
    /// It draws chance.
    Chance,
}

/// Whether the last choice can be taken back.
#[derive(Debug, Serialize, ToSchema)]
struct Undo {
    /// Can it?
    possible: bool,
    /// Why not.
    reason: Option<String>,
}

/// Points and, once over, how it ended.
#[derive(Debug, Serialize, ToSchema)]
struct Points {
    /// Points by seat.
    scores: Vec<i32>,
    /// How it ended, once it has.
    outcome: Option<Ending>,
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
struct Ending {
    /// Place by seat: 1 is first; who ties shares a place.
    places: Vec<u8>,
    /// Which of the game's ways to end this was.
    code: String,
    /// The same in words.
    text: Option<String>,
}

impl Table {
    /// The table as it is now, through the caller's eyes.
    pub(super) fn now(seen: &Seen, visitor: &Visitor, seat: Option<&str>) -> Result<Self, Wrong> {
        let picture = seen.room.picture();
        let viewer = seen.eyes(&picture, seat)?;
        Self::of(seen, visitor, &picture, viewer)
    }

    fn of(
        seen: &Seen,
        visitor: &Visitor,
        picture: &Picture,
        viewer: Viewer,
    ) -> Result<Self, Wrong> {
        let table = &*picture.table;
        let names = picture.names();
        let voice = visitor.voice(&seen.app).with_names(&names);
        let seat = viewer.seat();
        // A table that has stopped takes no choice.
        let asked = seat.filter(|_| picture.fault.is_none());
        let question = asked.and_then(|seat| table.question(seat));
        let listed = asked.map_or_else(Vec::new, |seat| table.listed(seat));
        let view = table.view_json(viewer);
        let imported = seen.room.source.imported;
        let clock = &seen.app.shared.config.clock;
        Ok(Self {
            id: seen.room.id.to_string(),
            game: table.info().id.to_owned(),
            name: table_name(&voice, &picture.placard.name, seen.room.id.as_str()),
            seeks: picture.placard.seeks,
            again: again(seen, picture)?.map(|table| table.to_string()),
            seat: seat.map(|seat| seat.to_string()),
            host: seen.is_host(),
            revision: table.revision(viewer),
            stamp: seat.map(|seat| table.stamp(seat).to_string()),
            seats: seats(seen, picture),
            waiting: Awaited::of(table.waiting(viewer)),
            question: question.map(|question| Asked {
                text: voice.say(&question.text),
                rule: question.rule.to_owned(),
            }),
            choices: listed
                .into_iter()
                .map(|listed| Choice::of(listed, &voice))
                .collect(),
            rows: asked.map_or_else(Vec::new, |seat| rows(picture, seat, &voice)),
            pass: asked.and_then(|seat| table.pass(seat)).map(|pass| Skip {
                kind: pass.kind.to_owned(),
                choice: pass.notation,
                until: pass.until.iter().map(|key| (*key).to_owned()).collect(),
                answers: pass.answers.iter().map(|key| (*key).to_owned()).collect(),
            }),
            round: table.round(),
            waivers: waivers(picture),
            overtaken: seat.map_or(0, |seat| table.overtaken(seat)),
            tentative: seat.map_or_else(Vec::new, |seat| {
                let mut choices = table.held_answer(seat);
                choices.extend(table.drafted(seat));
                choices
            }),
            undo: Undo::of(picture, seat, &voice),
            standing: Points::of(picture, &voice),
            view: view.map_err(|error| Wrong::fault(&error))?,
            over: table.is_over(),
            stopped: picture.fault.is_some(),
            frozen: table.frozen().is_some(),
            imported,
            note: imported.then(|| voice.tell("web-imported-help")),
            remarks: picture.remarks,
            closes: picture.closes.map(|at| clock.unix_at(at)),
        })
    }
}

fn seats(seen: &Seen, picture: &Picture) -> Vec<SeatState> {
    let asks = seen.session.as_ref();
    let yours = asks.map_or_else(Vec::new, |session| picture.seats_of(session.id));
    let state = |place: &Place| SeatState {
        seat: place.seat.to_string(),
        name: place.name.clone(),
        holder: match place.holder {
            Holder::Open => Holds::Open,
            Holder::Person(_) => Holds::Person,
            Holder::Bot(_) => Holds::Bot,
        },
        yours: yours.contains(&place.seat),
    };
    picture.places.iter().map(state).collect()
}

fn rows(picture: &Picture, seat: Seat, voice: &Voice<'_>) -> Vec<Row> {
    let rows = picture.table.suggested(seat).into_iter();
    let row = |row: Suggested| Row {
        choices: row.notations,
        label: voice.label(&row.label),
        subject: row.subject,
    };
    rows.map(row).collect()
}

fn waivers(picture: &Picture) -> Vec<Waived> {
    let waivers = picture.table.waivers().into_iter();
    let waived = |waiver: Waiver| Waived {
        seat: waiver.seat.to_string(),
        kind: waiver.kind,
    };
    waivers.map(waived).collect()
}

impl Awaited {
    fn of(waiting: Waiting) -> Self {
        match waiting {
            Waiting::For(seats) => Self {
                seats: seats.into_iter().map(|seat| seat.to_string()).collect(),
                reactions: false,
            },
            Waiting::ForReactions => Self {
                seats: Vec::new(),
                reactions: true,
            },
        }
    }
}

impl Choice {
    fn of(listed: Listed, voice: &Voice<'_>) -> Self {
        let warning = listed
            .barrier
            .map(|barrier| voice.tell(barrier.warning_key()));
        Self {
            label: voice.say(&listed.label.text),
            changes: listed
                .label
                .changes
                .iter()
                .map(|change| Change {
                    of: voice.tell(change.of),
                    before: change.before,
                    after: change.after,
                })
                .collect(),
            group: listed.label.group.map(|group| voice.tell(group)),
            choice: listed.notation,
            subject: listed.subject,
            right: listed.liberty,
            barrier: listed.barrier.map(|barrier| match barrier {
                Barrier::Others => Final::Others,
                Barrier::Reveal => Final::Reveal,
                Barrier::Chance => Final::Chance,
            }),
            warning,
        }
    }
}

impl Undo {
    fn of(picture: &Picture, seat: Option<Seat>, voice: &Voice<'_>) -> Self {
        let reason = match seat.map(|seat| picture.table.can_undo(seat)) {
            None => None,
            Some(Ok(())) => {
                return Self {
                    possible: true,
                    reason: None,
                };
            }
            Some(Err(refusal)) => Some(voice.say(&refusal.text())),
        };
        Self {
            possible: false,
            reason,
        }
    }
}

impl Points {
    fn of(picture: &Picture, voice: &Voice<'_>) -> Self {
        let standing = picture.table.standing();
        Self {
            scores: standing.scores.to_vec(),
            outcome: standing.outcome.map(|outcome| Ending {
                places: outcome.places.to_vec(),
                code: outcome.how.to_owned(),
                text: voice.named(outcome.how),
            }),
        }
    }
}
