//! What can be played.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use engine::options::{OptionKind, OptionSpec, Preset};
use engine::registry::AnyGame;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::Voice;

use super::ask::Caller;
use crate::app::App;
use crate::error::Wrong;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(one))
}

/// The fewest and the most.
#[derive(Debug, Serialize, ToSchema)]
struct Range {
    least: usize,
    most: usize,
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
struct Game {
    /// Its name in addresses and posts.
    id: String,
    /// Its name for people.
    title: String,
    /// What it is, in a line.
    help: String,
    /// The version of its rules.
    rules: u32,
    /// How many can play.
    seats: Range,
    /// How long it takes people.
    minutes: Range,
    /// The bots that play it, the weakest first. Some take a budget behind a
    /// colon: `search:500ms`.
    bots: Vec<String>,
    /// What a host may choose.
    options: Vec<GameOption>,
    /// Options that go well together.
    presets: Vec<GamePreset>,
}

/// Something that a host may choose.
#[derive(Debug, Serialize, ToSchema)]
struct GameOption {
    /// How it is named in posts.
    key: String,
    /// What it is called.
    label: String,
    /// What it does.
    help: String,
    /// What it may be.
    #[serde(flatten)]
    kind: Sort,
    /// What it is when nobody chooses.
    default: String,
    /// The heading that it stands below, where it has one.
    group: Option<String>,
    /// What it counts for nothing without, as `key=value`.
    needs: Option<String>,
}

/// Options that go well together.
#[derive(Debug, Serialize, ToSchema)]
struct GamePreset {
    /// What to post.
    name: String,
    /// What it is called.
    label: String,
    /// What it is for.
    help: String,
    /// What it sets; the rest is as usual.
    options: BTreeMap<String, String>,
}

/// What an option may be.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Sort {
    /// `yes` or `no`.
    Switch,
    /// A whole number.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// One of a few words.
    OneOf {
        /// These.
        words: Vec<OptionWord>,
    },
}

/// A word that an option may be.
#[derive(Debug, Serialize, ToSchema)]
struct OptionWord {
    /// What to post.
    word: String,
    /// What it is called.
    label: String,
}

impl Game {
    fn of(game: &dyn AnyGame, voice: &Voice<'_>) -> Self {
        let info = game.info();
        let range = |(least, most)| Range { least, most };
        let (shortest, longest) = info.minutes;
        let help = voice.named(&format!("{}-help", info.title));
        let (options, presets) = (game.options().iter(), game.presets().iter());
        Self {
            id: info.id.to_owned(),
            title: voice.tell(info.title),
            help: help.unwrap_or_default(),
            rules: info.rules,
            seats: range(info.seats),
            minutes: range((shortest.into(), longest.into())),
            bots: game.bots().into_iter().map(str::to_owned).collect(),
            options: options.map(|spec| GameOption::of(spec, voice)).collect(),
            presets: presets
                .map(|preset| GamePreset::of(preset, voice))
                .collect(),
        }
    }
}

impl GameOption {
    fn of(spec: &OptionSpec, voice: &Voice<'_>) -> Self {
        let word = |word: &&str| OptionWord {
            word: (*word).to_owned(),
            label: voice
                .named(&format!("{}-{word}", spec.label))
                .unwrap_or_else(|| (*word).to_owned()),
        };
        Self {
            key: spec.key.to_owned(),
            label: voice.tell(spec.label),
            help: voice.tell(spec.help),
            kind: match spec.kind {
                OptionKind::Switch => Sort::Switch,
                OptionKind::Number { min, max } => Sort::Number { min, max },
                OptionKind::OneOf(words) => Sort::OneOf {
                    words: words.iter().map(word).collect(),
                },
            },
            default: spec.default.to_owned(),
            group: spec.group.map(|group| voice.tell(group)),
            needs: spec.needs.map(|need| need.to_string()),
        }
    }
}

impl GamePreset {
    fn of(preset: &Preset, voice: &Voice<'_>) -> Self {
        let own = |text: &&str| (*text).to_owned();
        let values = preset.values.iter();
        Self {
            name: preset.name.to_owned(),
            label: voice.tell(preset.label),
            help: voice.tell(preset.help),
            options: values.map(|(key, value)| (own(key), own(value))).collect(),
        }
    }
}

/// Every game.
#[derive(Debug, Serialize, ToSchema)]
struct Games {
    /// In the order of the lobby.
    games: Vec<Game>,
}

/// Lists the games.
#[utoipa::path(get, path = "/games", tag = "games", security(()),
    responses((status = 200, description = "Every game.", body = Games)))]
async fn list(State(app): State<App>, Caller(visitor): Caller) -> Json<Games> {
    let voice = visitor.voice(&app);
    let games = app.shared.registry.games();
    Json(Games {
        games: games.map(|game| Game::of(game, &voice)).collect(),
    })
}

/// Which game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct OfGame {
    /// Its name.
    pub(super) game: String,
}

/// Says what a game is.
#[utoipa::path(get, path = "/games/{game}", tag = "games", security(()), params(OfGame),
    responses((status = 200, description = "The game.", body = Game)))]
async fn one(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(OfGame { game }): Path<OfGame>,
) -> Result<Json<Game>, Wrong> {
    let game = app.game(&game).ok_or_else(Wrong::not_found)?;
    Ok(Json(Game::of(game, &visitor.voice(&app))))
}
