//! `orrery play`: sits down at a new table, or at an old one.

use std::io::{IsTerminal, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use engine::registry::{AnyGame, RequestError};
use engine::{AnyTable, Seat, SeatSet, Seed};

use crate::app::{App, random_seed, seat_of};
use crate::errors::{CliError, FileFault};
use crate::record::Record;
use crate::rules::Rulebook;
use crate::save::Save;
use crate::setup::SetupArgs;
use crate::terminal::{LineMode, Session, Sitting, play_on_screen};

/// What can be asked of `orrery play`.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct PlayArgs {
    /// The game's id (default: the first of `orrery games`)
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Your seat, counted from one (default: 1)
    #[arg(long, value_name = "K", conflicts_with = "hot_seat")]
    seat: Option<usize>,
    /// Who has the other seats: one bot for all, or one a seat (default:
    /// the best there is); one that searches may have a budget: search:800 (tries) or
    /// search:2s (the usual is 300ms a decision)
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    bots: Vec<String>,
    /// Tell why the bots choose as they do, even if it shows what they hide
    #[arg(long)]
    explain: bool,
    /// Everyone is a person, and the keyboard goes round
    #[arg(long)]
    hot_seat: bool,
    /// Where to keep the log (default: ./orrery-GAME-HASH.log)
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Go on with a game that was left
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "players", "options", "preset", "pace", "seed", "log"]
    )]
    resume: Option<PathBuf>,
    /// Line by line, also where there is a full screen
    #[arg(long)]
    line: bool,
}

/// Plays.
pub(crate) fn run(app: &App, args: &PlayArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut session = match &args.resume {
        Some(path) => resume(app, args, path, out)?,
        None => start(app, args)?,
    };
    let screen = stdin().is_terminal() && stdout().is_terminal();
    if screen && !args.line {
        return play_on_screen(&mut session, out);
    }
    LineMode::new(&mut session, &mut stdin().lock(), out, screen).play()
}

/// Sits down at a new table.
pub(crate) fn start<'a>(app: &'a App, args: &PlayArgs) -> Result<Session<'a>, CliError> {
    let game = chosen_game(app, args)?;
    let seed = match &args.setup.seed {
        Some(word) => Seed::from_word(word),
        None => random_seed()?,
    };
    let request = args.setup.request(game, seed.clone())?;
    let sitting = sitting(game, args, request.seats)?;
    let table = game.table(request)?;
    let path = args.log.clone().unwrap_or_else(|| default_path(&*table));
    let rules = Rulebook::of(game.info())?;
    let save = Save::create(&path, &*table, &seed)?;
    Ok(Session::new(app.voice(), rules, table, save, sitting))
}

fn resume<'a>(
    app: &'a App,
    args: &PlayArgs,
    path: &Path,
    out: &mut dyn Write,
) -> Result<Session<'a>, CliError> {
    let record = Record::salvage(path)?;
    if record.log.seed.is_some() {
        return Err(FileFault::Over.of(path));
    }
    let played = record.play(app)?;
    if let Some(divergence) = played.divergence {
        return Err(FileFault::Diverged(divergence).of(path));
    }
    let sitting = sitting(played.game, args, played.table.header().seats)?;
    let rules = Rulebook::of(played.game.info())?;
    let save = Save::reopen(&record, &*played.table)?;
    if record.cut {
        writeln!(out, "{}", app.voice().tell("cli-resume-cut"))?;
    }
    let (voice, table) = (app.voice(), played.table);
    Ok(Session::new(voice, rules, table, save, sitting))
}

fn chosen_game<'a>(app: &'a App, args: &PlayArgs) -> Result<&'a dyn AnyGame, CliError> {
    match &args.game {
        Some(id) => app.game(id),
        None => app.games().next().ok_or_else(|| CliError::NoGame {
            asked: String::new(),
            known: Vec::new(),
        }),
    }
}

fn sitting(game: &dyn AnyGame, args: &PlayArgs, seats: usize) -> Result<Sitting, CliError> {
    let people = if args.hot_seat {
        SeatSet::all(seats)
    } else {
        SeatSet::one(seat_of(args.seat.unwrap_or(1), seats)?)
    };
    // A word repeats the bots as well, but never with the game's own seed.
    let luck = match &args.setup.seed {
        Some(word) => Seed::from_word(&format!("{word} bots")),
        None => random_seed()?,
    };
    let others = SeatSet::all(seats).difference(people);
    let bots = bot_names(game, &args.bots, others)?;
    // Asked for even where nobody needs one: a wrong name should not pass.
    for (name, seat) in args.bots.iter().zip(Seat::all(seats)) {
        game.player(name, seat, &luck)?;
    }
    let bots = bots
        .into_iter()
        .map(|(seat, name)| Ok((seat, game.player(name, seat, &luck)?)))
        .collect::<Result<Vec<_>, CliError>>()?;
    Ok(Sitting {
        people,
        bots,
        names: args.bots.join(","),
        explain: args.explain,
    })
}

/// Which bot has which of these seats.
fn bot_names<'a>(
    game: &dyn AnyGame,
    named: &'a [String],
    seats: SeatSet,
) -> Result<Vec<(Seat, &'a str)>, CliError> {
    // The best comes last.
    let usual = game.bots().last().copied();
    let name_of = |index: usize| match named {
        [] => usual,
        [one] => Some(one.as_str()),
        many => many.get(index).map(String::as_str),
    };
    if named.len() > 1 && named.len() != seats.len() {
        let (named, seats) = (named.len(), seats.len());
        return Err(RequestError::BotCount { named, seats }.into());
    }
    let numbered = (0..).zip(seats);
    Ok(numbered
        .filter_map(|(index, seat)| Some((seat, name_of(index)?)))
        .collect())
}

fn default_path(table: &dyn AnyTable) -> PathBuf {
    let header = table.header();
    let hash = header.commitment.to_string();
    let short: String = hash.chars().take(8).collect();
    PathBuf::from(format!("orrery-{}-{short}.log", header.game))
}
