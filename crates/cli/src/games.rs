//! `orrery games`: which games there are, and what a host may choose.

use std::collections::BTreeMap;
use std::io::Write;

use engine::Text;
use engine::i18n::Voice;
use engine::options::{OptionSpec, Preset};
use engine::registry::AnyGame;
use serde_json::{Value, json};

use crate::app::App;
use crate::errors::CliError;

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
    let key = format!("{}-help", game.info().title);
    voice.named(&key).unwrap_or(key)
}

fn as_json(voice: Voice<'_>, game: &dyn AnyGame) -> Value {
    let info = game.info();
    let option = |spec: &OptionSpec| {
        json!({
            "key": spec.key,
            "label": voice.say(&Text::new(spec.label)),
            "help": voice.say(&Text::new(spec.help)),
            "allowed": voice.phrase(&spec.kind.text()),
            "default": spec.default,
            "group": spec.group.map(|group| voice.tell(group)),
            "needs": spec.needs.map(|need| need.to_string()),
        })
    };
    let preset = |preset: &Preset| {
        json!({
            "name": preset.name,
            "label": voice.say(&Text::new(preset.label)),
            "help": voice.say(&Text::new(preset.help)),
            "options": preset.values.iter().copied().collect::<BTreeMap<_, _>>(),
        })
    };
    json!({
        "id": info.id,
        "title": voice.say(&Text::new(info.title)),
        "help": help(voice, game),
        "rules": info.rules,
        "seats": { "min": info.seats.0, "max": info.seats.1 },
        "minutes": { "min": info.minutes.0, "max": info.minutes.1 },
        "options": game.options().iter().map(option).collect::<Vec<_>>(),
        "presets": game.presets().iter().map(preset).collect::<Vec<_>>(),
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
    writeln!(out, "{}  {}", info.id, voice.say(&Text::new(info.title)))?;
    writeln!(out, "  {}", help(voice, game))?;
    writeln!(out, "  {}", voice.phrase(&facts))?;
    for spec in game.options() {
        writeln!(out, "  {}", voice.phrase(&option_line(spec)))?;
        if let Some(need) = spec.needs {
            let text = Text::new("cli-games-needs").with("need", need.to_string());
            writeln!(out, "    {}", voice.phrase(&text))?;
        }
    }
    for preset in game.presets() {
        writeln!(out, "  {}", voice.phrase(&preset_line(preset)))?;
    }
    Ok(())
}

fn option_line(spec: &OptionSpec) -> Text {
    Text::new("cli-games-option")
        .with("key", spec.key)
        .with("default", spec.default)
        .with("label", Text::new(spec.label))
        .with("help", Text::new(spec.help))
        .with("allowed", spec.kind.text())
}

fn preset_line(preset: &Preset) -> Text {
    Text::new("cli-games-preset")
        .with("name", preset.name)
        .with("label", Text::new(preset.label))
        .with("help", Text::new(preset.help))
}
