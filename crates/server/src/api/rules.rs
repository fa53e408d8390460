//! The rules and components of a game.

use axum::Json;
use axum::extract::{Path, State};
use engine::i18n::Lang;
use engine::ledger::{Entry, Kind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::help::Filter;

use super::ask::{Ask, Caller, at_most};
use super::games::OfGame;
use crate::app::App;
use crate::desk::lists::ledgers;
use crate::error::Wrong;

/// The longest search.
const SEARCH: usize = 200;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(rules))
        .routes(routes!(components))
}

/// What is looked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Find {
    /// Numbers of rules, which bring the rulings on them, or words that all
    /// have to occur; everything without.
    #[serde(default)]
    #[param(required = false, max_length = 200)]
    q: String,
}

/// Rules that were found.
#[derive(Debug, Serialize, ToSchema)]
struct Rules {
    /// In the order of the rulebook.
    rules: Vec<Rule>,
}

/// One rule.
#[derive(Debug, Serialize, ToSchema)]
struct Rule {
    /// Its number.
    id: String,
    /// What it is.
    kind: RuleKind,
    /// What it says.
    text: String,
    /// The section it stands in.
    section: String,
    /// The rules that a ruling is about.
    on: Vec<String>,
    /// The heading of the rulebook.
    cite: Option<String>,
}

/// What a rule is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum RuleKind {
    /// Something that the rulebook says.
    Rule,
    /// What we do where the rulebook is unclear.
    Ruling,
    /// A worked example.
    Scenario,
}

/// Finds rules of a game.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", security(()),
    params(OfGame, Find),
    responses((status = 200, description = "What was found.", body = Rules)))]
async fn rules(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(OfGame { game }): Path<OfGame>,
    Ask(find): Ask<Find>,
) -> Result<Json<Rules>, Wrong> {
    at_most("q", &find.q, SEARCH)?;
    let info = app.game(&game).ok_or_else(Wrong::not_found)?.info();
    let ledgers = ledgers(info)?;
    let filter = Filter::new(&ledgers, &find.q);
    let mut rules = Vec::new();
    for section in ledgers.iter().flat_map(|ledger| &ledger.sections) {
        let found = section.entries.iter();
        let found = found.filter(|entry| filter.takes(entry, visitor.lang));
        rules.extend(
            found.map(|entry| Rule::of(entry, section.titled(visitor.lang).1, visitor.lang)),
        );
    }
    Ok(Json(Rules { rules }))
}

impl Rule {
    fn of(entry: &Entry, section: &str, lang: Lang) -> Self {
        Self {
            id: entry.id.clone(),
            kind: match entry.kind {
                Kind::Rule => RuleKind::Rule,
                Kind::Ruling => RuleKind::Ruling,
                Kind::Scenario => RuleKind::Scenario,
            },
            text: entry.said(lang).1.to_owned(),
            section: section.to_owned(),
            on: entry.on.clone(),
            cite: entry.cite.clone(),
        }
    }
}

/// The facts of a game.
#[derive(Debug, Serialize, ToSchema)]
struct Components {
    /// Tells them from every other version of them.
    content: String,
    /// Cards, tiles, boards, as TOML.
    files: Vec<File>,
}

/// A file of facts.
#[derive(Debug, Serialize, ToSchema)]
struct File {
    name: String,
    text: String,
}

/// Gives every component of a game with its figures and texts.
#[utoipa::path(get, path = "/games/{game}/components", tag = "games", security(()),
    params(OfGame),
    responses((status = 200, description = "Its facts.", body = Components)))]
async fn components(
    State(app): State<App>,
    Path(OfGame { game }): Path<OfGame>,
) -> Result<Json<Components>, Wrong> {
    let game = app.game(&game).ok_or_else(Wrong::not_found)?;
    let file = |(name, text): (&str, &str)| File {
        name: name.to_owned(),
        text: text.to_owned(),
    };
    Ok(Json(Components {
        content: game.content().to_string(),
        files: game.files().texts().map(file).collect(),
    }))
}
