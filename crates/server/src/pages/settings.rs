//! Language, theme, name; leaving.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use engine::i18n::Lang;
use serde::Deserialize;
use web::Theme;

use crate::app::App;
use crate::desk::names::proper_name;
use crate::error::Wrong;
use crate::visitor::{
    Visitor, lang_cookie, no_session_cookie, rename, renew, session_cookie, theme_cookie,
};

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
        let name = proper_name(name)?;
        let session;
        (session, jar) = visitor.sit(&app, jar).await?;
        rename(&app, &session, &name).await?;
    }
    Ok((jar, Redirect::to(within(&change.back))).into_response())
}

/// Where somebody wants to be forgotten.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Where {
    /// In this browser.
    Here,
    /// In all others, and in programs.
    Elsewhere,
}

/// Who wants to be forgotten where.
#[derive(Debug, Deserialize)]
pub(super) struct Leaving {
    r#where: Where,
}

/// Forgets who they are here, or everywhere else.
pub(super) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Form(leaving): Form<Leaving>,
) -> Result<Response, Wrong> {
    let cookie = match (leaving.r#where, &visitor.session) {
        (Where::Elsewhere, Some(session)) => session_cookie(&app, &renew(&app, session).await?),
        (Where::Here, _) | (Where::Elsewhere, None) => no_session_cookie(&app),
    };
    Ok((jar.add(cookie), Redirect::to("/")).into_response())
}

/// An address of ours, and nobody else's. Browsers read past control
/// characters, and no header can have them.
fn within(back: &str) -> &str {
    let ours = back.starts_with('/')
        && !back.starts_with("//")
        && !back.contains('\\')
        && !back.contains(char::is_control);
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
            "/\u{1}",
            "/\t/evil.example",
            "/\r\nset-cookie: a=b",
            "/\u{7f}",
            "/\u{85}",
        ] {
            assert_eq!(within(elsewhere), "/", "{elsewhere}");
        }
    }
}
