//! `orrery games`: which games there are, and what a host may choose.

use std::io::Write;

use engine::Text;
use engine::options::{OptionKind, OptionSpec};
use engine::registry::AnyGame;
use serde_json::{Value, json};

use crate::app::App;
use crate::errors::CliError;
use crate::voice::Voice;

/// What can be asked of `orrery games`.
#[derive(Debug, clap::Args)]
pub(crate) struct GamesArgs {
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub(crate) fn run(app: &App, args: &GamesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let voice = app.voice();
    if args.json {
        let games: Vec<_> = app.games().map(|game| as_json(voice, game)).collect();
        writeln!(out, "{:#}", Value::from(games))?;
        return Ok(());
    }
    for (index, game) in app.games().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write_game(voice, game, out)?;
    }
    Ok(())
}

fn help(voice: Voice<'_>, game: &dyn AnyGame) -> String {
    voice.named(&format!("{}-help", game.info().title))
}

fn as_json(voice: Voice<'_>, game: &dyn AnyGame) -> Value {
    let info = game.info();
    let option = |spec: &OptionSpec| {
        json!({
            "key": spec.key,
            "label": voice.tell(spec.label),
            "help": voice.tell(spec.help),
            "allowed": voice.say(&allowed(spec.kind)),
            "default": spec.default,
        })
    };
    json!({
        "id": info.id,
        "title": voice.tell(info.title),
        "help": help(voice, game),
        "rules": info.rules,
        "seats": { "min": info.seats.0, "max": info.seats.1 },
        "minutes": { "min": info.minutes.0, "max": info.minutes.1 },
        "options": game.options().iter().map(option).collect::<Vec<_>>(),
        "bots": game.bots(),
    })
}

fn write_game(voice: Voice<'_>, game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), CliError> {
    let info = game.info();
    let facts = Text::new("cli-games-facts")
        .with("min", info.seats.0)
        .with("max", info.seats.1)
        .with("short", info.minutes.0)
        .with("long", info.minutes.1)
        .with("bots", game.bots().join(", "));
    writeln!(out, "{}  {}", info.id, voice.tell(info.title))?;
    writeln!(out, "  {}", help(voice, game))?;
    writeln!(out, "  {}", voice.say(&facts))?;
    for spec in game.options() {
        writeln!(out, "  {}", voice.say(&option_line(spec)))?;
    }
    Ok(())
}

fn option_line(spec: &OptionSpec) -> Text {
    Text::new("cli-games-option")
        .with("key", spec.key)
        .with("default", spec.default)
        .with("label", Text::new(spec.label))
        .with("help", Text::new(spec.help))
        .with("allowed", allowed(spec.kind))
}

fn allowed(kind: OptionKind) -> Text {
    match kind {
        OptionKind::Switch => Text::new("cli-option-switch"),
        OptionKind::Number { min, max } => Text::new("cli-option-number")
            .with("min", min)
            .with("max", max),
        OptionKind::OneOf(words) => Text::new("cli-option-words").with("words", words.join(", ")),
    }
}
