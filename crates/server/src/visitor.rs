//! Who is asking: a session by cookie or token, language, theme.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use engine::i18n::Lang;
use store::{Secret, SecretHash, Session, SessionId, Write};
use web::{Reader, Theme, Voice};

use crate::app::App;
use crate::error::Wrong;
use crate::origins::{Asker, Net, Who};

/// The cookie that holds the secret of a session.
const SESSION: &str = "orrery";
/// The cookies of what is no secret.
const LANG: &str = "lang";
const THEME: &str = "theme";

/// Whoever sends a request.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// Their session, where they have one.
    pub(crate) session: Option<Session>,
    /// Where they come from.
    pub(crate) net: Net,
    /// Did a program bring its token in a header? Then no browser was tricked
    /// into it.
    pub(crate) by_token: bool,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// Does a script ask, that wants parts and not pages?
    pub(crate) wants_json: bool,
}

impl Visitor {
    /// Whom their requests are counted for.
    pub(crate) fn who(&self) -> Who {
        match &self.session {
            Some(session) => Who::Session(session.id),
            None => Who::Net(self.net),
        }
    }

    /// The same, and from where.
    pub(crate) fn asker(&self) -> Asker {
        Asker {
            who: self.who(),
            net: self.net,
        }
    }

    /// Whoever sent this, where nobody has looked up who it is.
    pub(crate) fn unknown(parts: &Parts, app: &App) -> Self {
        let jar = CookieJar::from_headers(&parts.headers);
        let lang = jar.get(LANG).and_then(|cookie| cookie.value().parse().ok());
        Self {
            session: None,
            by_token: false,
            net: Net::of_request(parts, &app.shared.config.proxies),
            lang: lang.unwrap_or_else(|| asked_lang(&parts.headers)),
            theme: jar
                .get(THEME)
                .map_or_else(Theme::default, |cookie| Theme::named(cookie.value())),
            wants_json: text(&parts.headers, ACCEPT).contains("application/json"),
        }
    }

    /// How to speak to them.
    pub(crate) fn voice<'a>(&self, app: &'a App) -> Voice<'a> {
        Voice::new(app.shared.registry.words(), self.lang)
    }

    /// They as the reader of a page.
    pub(crate) fn reader<'a>(&'a self, app: &'a App, here: &'a str) -> Reader<'a> {
        Reader {
            voice: self.voice(app),
            theme: self.theme,
            here,
            name: self.session.as_ref().map_or("", |session| &session.name),
            known: self.session.is_some(),
        }
    }

    /// Their session; a new one, with the cookie that holds it in their jar,
    /// where they have none.
    pub(crate) async fn sit(
        &self,
        app: &App,
        jar: CookieJar,
    ) -> Result<(Session, CookieJar), Wrong> {
        if let Some(session) = &self.session {
            return Ok((session.clone(), jar));
        }
        let (session, secret) = begin(app, self.net, "").await?;
        Ok((session, jar.add(session_cookie(app, &secret))))
    }
}

/// Begins a session.
pub(crate) async fn begin(app: &App, from: Net, name: &str) -> Result<(Session, Secret), Wrong> {
    app.limits.begin(from)?;
    let secret = Secret::random().map_err(|error| Wrong::fault(&error))?;
    let write = Write::Session {
        secret: secret.hash(),
        name: name.to_owned(),
        at: app.shared.config.clock.unix(),
    };
    app.shared.writer.commit(vec![write]).await?;
    let session = app.shared.store.session(&secret.hash())?;
    let session = session.ok_or_else(|| Wrong::fault(&"a session was not kept"))?;
    Ok((session, secret))
}

/// What somebody is called from now on.
pub(crate) async fn rename(app: &App, session: &Session, name: &str) -> Result<(), Wrong> {
    let write = Write::Rename {
        session: session.id,
        name: name.to_owned(),
    };
    app.shared.writer.commit(vec![write]).await?;
    app.shared.known.forget(session.id);
    Ok(())
}

/// Gives a session another secret: whoever has the old one, in a browser, in a
/// program or by stealth, is nobody from now on.
pub(crate) async fn renew(app: &App, session: &Session) -> Result<Secret, Wrong> {
    let secret = Secret::random().map_err(|error| Wrong::fault(&error))?;
    let write = Write::Renew {
        session: session.id,
        secret: secret.hash(),
    };
    app.shared.writer.commit(vec![write]).await?;
    app.shared.known.forget(session.id);
    // Nobody may listen now.
    let _ = app.shared.renewed.send(session.id);
    Ok(secret)
}

/// The cookie that holds the secret of a session.
pub(crate) fn session_cookie(app: &App, secret: &Secret) -> Cookie<'static> {
    cookie(app, SESSION, secret.reveal().to_owned())
}

/// What makes a browser forget its session.
pub(crate) fn no_session_cookie(app: &App) -> Cookie<'static> {
    let mut cookie = cookie(app, SESSION, String::new());
    cookie.make_removal();
    cookie
}

/// A cookie that scripts cannot read and other sites cannot send. It stays for
/// years by the browser's own clock, whatever ours may show.
pub(crate) fn cookie(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    let mut cookie = Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.shared.config.tls)
        .permanent()
        .build();
    cookie.unset_expires();
    cookie
}

/// The cookie that remembers a language.
pub(crate) fn lang_cookie(app: &App, lang: Lang) -> Cookie<'static> {
    cookie(app, LANG, lang.code().to_owned())
}

/// The cookie that remembers a theme.
pub(crate) fn theme_cookie(app: &App, theme: Theme) -> Cookie<'static> {
    cookie(app, THEME, theme.name().to_owned())
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Wrong> {
        // Several on the way of one request ask who it is.
        if let Some(visitor) = parts.extensions.get::<Self>() {
            return Ok(visitor.clone());
        }
        let jar = CookieJar::from_headers(&parts.headers);
        let token = token(&parts.headers);
        let secret = match &token {
            Some(token) => Secret::parse(token),
            None => jar
                .get(SESSION)
                .and_then(|cookie| Secret::parse(cookie.value())),
        };
        let session = match secret {
            Some(secret) => session(app, secret.hash())?,
            None => None,
        };
        let visitor = Self {
            by_token: token.is_some() && session.is_some(),
            session,
            ..Self::unknown(parts, app)
        };
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

/// Sessions that were looked up lately: most requests are of these.
#[derive(Default)]
pub(crate) struct Known(Mutex<Lately>);

#[derive(Default)]
struct Lately {
    sessions: HashMap<SecretHash, Session>,
    /// How often somebody was forgotten: what was looked up before that may no
    /// longer be so.
    forgotten: u64,
}

/// How many of them are remembered.
const KNOWN_MOST: usize = 10_000;

impl Known {
    /// Who that is, if it is known; and what to add them with, if it is not.
    fn get(&self, hash: &SecretHash) -> (Option<Session>, u64) {
        let known = self.lock();
        (known.sessions.get(hash).cloned(), known.forgotten)
    }

    fn add(&self, hash: SecretHash, session: Session, forgotten: u64) {
        let mut known = self.lock();
        if known.forgotten != forgotten {
            return;
        }
        if known.sessions.len() >= KNOWN_MOST {
            known.sessions.clear();
        }
        known.sessions.insert(hash, session);
    }

    /// Forgets everyone, who are looked up again when they come.
    pub(crate) fn clear(&self) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.sessions.clear();
    }

    fn forget(&self, session: SessionId) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.sessions.retain(|_, known| known.id != session);
    }

    fn lock(&self) -> MutexGuard<'_, Lately> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn session(app: &App, hash: SecretHash) -> Result<Option<Session>, Wrong> {
    let known = &app.shared.known;
    let (found, forgotten) = known.get(&hash);
    let is_known = found.is_some();
    let session = match found {
        Some(session) => session,
        None => match app.shared.store.session(&hash)? {
            Some(session) => session,
            None => return Ok(None),
        },
    };
    let now = app.shared.config.clock.unix();
    let comes_by = now.saturating_sub(session.seen) >= DAY;
    if is_known && !comes_by {
        return Ok(Some(session));
    }
    let seen = if comes_by { now } else { session.seen };
    let session = Session { seen, ..session };
    known.add(hash, session.clone(), forgotten);
    if comes_by {
        come_by(app, &session);
    }
    Ok(Some(session))
}

/// How often it is noted that somebody has come by.
const DAY: i64 = 24 * 3600;

/// Notes that somebody has come by, without letting them wait for it: where it
/// fails, they come again.
fn come_by(app: &App, session: &Session) {
    let write = Write::Seen {
        session: session.id,
        at: session.seen,
    };
    let shared = Arc::clone(&app.shared);
    tokio::spawn(async move {
        let _ = shared.writer.commit(vec![write]).await;
    });
}

/// The token of a program: `Authorization: Bearer …`.
fn token(headers: &HeaderMap) -> Option<String> {
    let value = text(headers, AUTHORIZATION);
    let (scheme, token) = value.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| token.trim().to_owned())
}

/// The language that a browser asks for.
fn asked_lang(headers: &HeaderMap) -> Lang {
    let asked = text(headers, ACCEPT_LANGUAGE);
    let codes = asked
        .split(',')
        .map(|part| part.trim().get(..2).unwrap_or_default());
    codes
        .filter_map(|code| code.parse().ok())
        .next()
        .unwrap_or(Lang::En)
}

fn text(headers: &HeaderMap, name: axum::http::HeaderName) -> &str {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}
