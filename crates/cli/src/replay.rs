//! `orrery replay`: the story of a log, or the table at one moment of it.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use engine::i18n::Voice;
use engine::table::StoryLine;
use engine::{AnyTable, Seat, Text, Viewer};

use crate::app::{App, seat_of};
use crate::board;
use crate::errors::{CliError, FileFault};
use crate::record::Record;
use crate::standing::standing_lines;

/// What can be asked of `orrery replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// The log file
    log: PathBuf,
    /// Through the eyes of this seat, counted from one
    #[arg(long, value_name = "K", conflicts_with = "public")]
    seat: Option<usize>,
    /// As everybody could see it (the default)
    #[arg(long)]
    public: bool,
    /// Show the table after this many lines
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// What everybody saw and what each seat alone saw, once the game is over
    #[arg(long, conflicts_with_all = ["seat", "public", "step"])]
    all: bool,
}

/// Tells the story, or shows a moment of it.
pub(crate) fn run(app: &App, args: &ReplayArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let record = Record::read(&args.log)?;
    let viewer = viewer(args, record.log.header.seats)?;
    let lines = record.log.entries.len();
    let step = args.step.unwrap_or(lines);
    if step > lines {
        return Err(CliError::NoStep { asked: step, lines });
    }
    let played = record.play_until(app, step)?;
    let (table, voice) = (&*played.table, app.voice());
    if args.all && !table.is_over() {
        return Err(CliError::NotOver);
    }
    match args.step {
        Some(_) => write_table(table, viewer, voice, out)?,
        None if args.all => write_story(&everything(table), voice, out)?,
        None => write_story(&seen(table, viewer), voice, out)?,
    }
    writeln!(out)?;
    for line in standing_lines(table, voice) {
        writeln!(out, "{line}")?;
    }
    match played.divergence {
        Some(divergence) => Err(FileFault::Diverged(divergence).of(&args.log)),
        None => Ok(()),
    }
}

fn viewer(args: &ReplayArgs, seats: usize) -> Result<Viewer, CliError> {
    match args.seat {
        Some(number) => Ok(Viewer::Seat(seat_of(number, seats)?)),
        None => Ok(Viewer::Public),
    }
}

/// A line of the story, and the seat that alone saw it, if only one did.
type Told = (Option<Seat>, StoryLine);

/// What one viewer saw.
fn seen(table: &dyn AnyTable, viewer: Viewer) -> Vec<Told> {
    let lines = table.story(viewer, 0).into_iter();
    lines.map(|line| (None, line)).collect()
}

/// What everybody saw and, in its place, what only one seat saw.
fn everything(table: &dyn AnyTable) -> Vec<Told> {
    let mut public: BTreeMap<Option<usize>, Vec<Text>> = BTreeMap::new();
    for line in table.story(Viewer::Public, 0) {
        let step = table.step_of(Viewer::Public, line.moment);
        public.entry(step).or_default().push(line.text);
    }
    let mut all = seen(table, Viewer::Public);
    for seat in Seat::all(table.header().seats) {
        let own = table.story(Viewer::Seat(seat), 0).into_iter();
        let told = |line: &StoryLine| {
            let step = table.step_of(Viewer::Seat(seat), line.moment);
            let public = public.get(&step);
            public.is_some_and(|texts| texts.contains(&line.text))
        };
        let secret = own.filter(|line| !told(line));
        all.extend(secret.map(|line| (Some(seat), line)));
    }
    // Everyone counts moments for themselves; the log has the common order.
    all.sort_by_cached_key(|(seat, line)| {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        table.step_of(viewer, line.moment)
    });
    all
}

fn write_story(story: &[Told], voice: Voice<'_>, out: &mut dyn Write) -> Result<(), CliError> {
    for (seat, line) in story {
        let what = line.text.clone();
        let text = match *seat {
            None => what,
            Some(seat) => Text::new("cli-story-secret")
                .with("seat", seat)
                .with("what", what),
        };
        writeln!(out, "{:>4}  {}", line.moment + 1, voice.say(&text))?;
    }
    Ok(())
}

fn write_table(
    table: &dyn AnyTable,
    viewer: Viewer,
    voice: Voice<'_>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    for line in board::lines(voice, &table.describe(viewer), board::PAPER) {
        writeln!(out, "{}", line.text())?;
    }
    Ok(())
}
