//! Language, theme, name.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use engine::i18n::Lang;
use serde::Deserialize;
use web::Theme;

use crate::app::App;
use crate::desk::names::proper_name;
use crate::error::Wrong;
use crate::visitor::{Visitor, lang_cookie, rename, theme_cookie};

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
}
