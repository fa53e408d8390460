//! Setting up a table.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::Response;
use engine::Pace;
use engine::options::Preset;
use engine::registry::RequestError;
use engine::seat::MAX_SEATS;
use serde::Deserialize;
use store::{Placard, Watch};
use utoipa::ToSchema;

use super::ask::{Body, Signed, at_most, too_much};
use super::tables::created;
use super::view::Table;
use crate::app::App;
use crate::desk::wishes::{Sitter, Wishes};
use crate::error::Wrong;

/// The most options, and the longest key or value of one, or name of a bot.
const OPTIONS: usize = 64;
const WORD: usize = 64;

/// A table to be set up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// Which game.
    game: String,
    /// Who sits where, in order; you and the best bots where it is left out.
    #[serde(default)]
    #[schema(max_items = 8)]
    seats: Vec<NewSeat>,
    /// The game's own options: whatever is left out is as usual.
    #[serde(default)]
    options: BTreeMap<String, OptionInput>,
    /// Options that go well together, by name; those above go before it.
    preset: Option<String>,
    /// How reaction windows close.
    #[serde(default)]
    pace: Tempo,
    /// How many seconds a strict window stays open: 60 where it is left out.
    #[schema(minimum = 1, maximum = 86400)]
    window: Option<u32>,
    /// Who may look without a seat.
    #[serde(default)]
    watch: Watchers,
    /// What it is called; it is given a name where this is left out.
    #[serde(default)]
    #[schema(max_length = 40)]
    name: String,
    /// May whoever likes sit down where a seat is open?
    #[serde(default)]
    seeks: bool,
}

/// Who shall sit at a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewSeat {
    /// Who.
    who: Who,
    /// Which bot, where one plays: the best where it is left out.
    bot: Option<String>,
    /// What others call them; something usual where it is left out.
    #[schema(max_length = 40)]
    name: Option<String>,
}

/// Who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Who {
    /// You.
    Me,
    /// Whoever comes with a link.
    Link,
    /// A bot.
    Bot,
}

/// What an option is to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(untagged)]
enum OptionInput {
    /// Of a switch.
    Switch(bool),
    /// Of a number.
    Number(u32),
    /// A word, or any of these as it is written.
    Word(String),
}

/// How reaction windows close.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Tempo {
    /// When all who can react have answered: how long that takes can tell.
    #[default]
    Brisk,
    /// On a fixed clock, so that nothing tells.
    Strict,
}

/// Who may look without a seat.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Watchers {
    /// Whoever has the link.
    #[default]
    Link,
    /// Whoever knows the name of the table.
    Anyone,
}

impl NewTable {
    fn wishes(self, app: &App) -> Result<Wishes, Wrong> {
        let game = app.game(&self.game).ok_or_else(Wrong::not_found)?;
        let best = game.bots().last().copied().unwrap_or("random");
        if self.seats.len() > MAX_SEATS {
            return Err(too_much("seats", MAX_SEATS));
        }
        if self.options.len() > OPTIONS {
            return Err(too_much("options", OPTIONS));
        }
        let seat = |seat: NewSeat| {
            if seat.bot.is_some() && seat.who != Who::Bot {
                return Err(Wrong::bad("web-wrong-bot"));
            }
            let sitter = match seat.who {
                Who::Me => Sitter::Host,
                Who::Link => Sitter::ByLink,
                Who::Bot => Sitter::Bot(seat.bot.unwrap_or_else(|| best.to_owned())),
            };
            if let Sitter::Bot(bot) = &sitter {
                at_most("bot", bot, WORD)?;
            }
            Ok((sitter, seat.name.unwrap_or_default()))
        };
        let option = |(key, value): (String, OptionInput)| {
            let value = match value {
                OptionInput::Switch(true) => "yes".to_owned(),
                OptionInput::Switch(false) => "no".to_owned(),
                OptionInput::Number(number) => number.to_string(),
                OptionInput::Word(word) => word,
            };
            at_most("options", &key, WORD)?;
            at_most("options", &value, WORD)?;
            Ok((key, value))
        };
        let options = self.options.into_iter().map(option);
        let mut options = options.collect::<Result<Vec<_>, Wrong>>()?;
        if let Some(preset) = &self.preset {
            at_most("preset", preset, WORD)?;
            options =
                Preset::chosen(game.presets(), preset, &options).map_err(RequestError::from)?;
        }
        let usual = Wishes::usual(self.game);
        Ok(Wishes {
            seats: self.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            options,
            pace: match self.pace {
                Tempo::Brisk => Pace::Brisk,
                Tempo::Strict => Pace::Strict,
            },
            window: self.window.unwrap_or(usual.window),
            watch: match self.watch {
                Watchers::Link => Watch::ByLink,
                Watchers::Anyone => Watch::Anyone,
            },
            placard: Placard {
                name: self.name,
                seeks: self.seeks,
            },
            ..usual
        })
    }
}

/// Sets up a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table.", body = Table)))]
pub(super) async fn create(
    State(app): State<App>,
    signed: Signed,
    Body(new): Body<NewTable>,
) -> Result<Response, Wrong> {
    let laid = new.wishes(&app)?.lay(&app, &signed.visitor)?;
    let room = laid.table(&app, &signed.visitor, &signed.session).await?;
    created(&app, &signed.visitor, &room).await
}
