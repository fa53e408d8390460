//! Language, theme, name.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use engine::i18n::Lang;
use serde::Deserialize;
use web::Theme;

use crate::app::App;
use crate::error::Wrong;
use crate::visitor::{Visitor, lang_cookie, rename, theme_cookie};

/// The longest name.
const LONGEST: usize = 40;

/// What somebody wants to be different.
#[derive(Debug, Deserialize)]
pub(super) struct Change {
    lang: Option<String>,
    theme: Option<String>,
    name: Option<String>,
    #[serde(default)]
    back: String,
}

/// Changes it, and goes back to where they were.
pub(super) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    mut jar: CookieJar,
    Form(change): Form<Change>,
) -> Result<Response, Wrong> {
    if let Some(lang) = change
        .lang
        .as_deref()
        .and_then(|lang| lang.parse::<Lang>().ok())
    {
        jar = jar.add(lang_cookie(&app, lang));
    }
    if let Some(theme) = &change.theme {
        jar = jar.add(theme_cookie(&app, Theme::named(theme)));
    }
    if let Some(name) = &change.name {
        let session;
        (session, jar) = visitor.sit(&app, jar).await?;
        rename(&app, &session, &proper_name(name)?).await?;
    }
    Ok((jar, Redirect::to(within(&change.back))).into_response())
}

/// A name as others may read it.
pub(crate) fn proper_name(name: &str) -> Result<String, Wrong> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let sound =
        (1..=LONGEST).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if sound {
        Ok(name)
    } else {
        Err(Wrong::bad("web-wrong-name"))
    }
}

/// An address of ours, and nobody else's.
fn within(back: &str) -> &str {
    let ours =
        back.starts_with('/') && !back.starts_with("//") && !back.contains(['\\', '\n', '\r']);
    if ours { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        assert_eq!(within("/tables/abc?x=1"), "/tables/abc?x=1");
        for elsewhere in [
            "//evil.example",
            "https://evil.example",
            "",
            "/\\evil.example",
        ] {
            assert_eq!(within(elsewhere), "/", "{elsewhere}");
        }
    }

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(proper_name("  Anna   Maria ").unwrap(), "Anna Maria");
        assert!(proper_name("").is_err());
        assert!(proper_name(&"x".repeat(41)).is_err());
        assert!(proper_name("a\u{7}b").is_err());
    }
}
