//! Who asks: people with sessions, strangers, other sites that use somebody's
//! cookie, and whoever has a secret that is worth nothing any more.

use engine::i18n::Lang;
use kit::luck::Luck;

use super::wire::Request;
use super::words::MARK;

/// Somebody with a session.
#[derive(Debug, Clone)]
pub struct Person {
    /// The secret of their session as it is now.
    pub secret: String,
    /// The secret part of the address where they want word to be sent.
    pub hook: String,
    pub lang: Lang,
}

/// As whom a request is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guise {
    /// A program with its token.
    Program,
    /// A browser with its cookie.
    Browser,
    /// A script in it.
    Script,
    /// Another site, with the cookie of whoever visits it.
    Site,
    /// A cookie that does not come back from us.
    Forged,
}

/// As whom the people that are known mostly come, and sometimes not.
pub fn guise(luck: &mut Luck) -> Guise {
    match luck.below(20) {
        0 => Guise::Site,
        1 => Guise::Forged,
        2..9 => Guise::Program,
        9..14 => Guise::Script,
        _ => Guise::Browser,
    }
}

impl Guise {
    /// Makes a request one of this person, or of a stranger. `old` is a secret
    /// that was renewed, where there is one.
    pub fn wear(
        self,
        request: &mut Request,
        person: Option<&Person>,
        old: Option<&str>,
        luck: &mut Luck,
    ) {
        let secret = person.map(|person| person.secret.as_str());
        let lang = person.map_or(Lang::En, |person| person.lang);
        request.header("accept-language", lang.code());
        let cookie = |secret: &str| format!("theme=dark; orrery={secret}");
        match self {
            Self::Program => {
                if let Some(secret) = secret {
                    request.header("authorization", format!("Bearer {secret}"));
                }
            }
            Self::Browser | Self::Script => {
                let accept = match self {
                    Self::Script => "application/json",
                    _ => "text/html",
                };
                request.header("accept", accept);
                if let Some(secret) = secret {
                    request.header("cookie", cookie(secret));
                }
            }
            Self::Site => {
                request.header("cookie", cookie(secret.unwrap_or_default()));
                let (name, value) = *luck
                    .pick(&[
                        ("origin", "https://evil.example"),
                        ("origin", "null"),
                        ("sec-fetch-site", "cross-site"),
                        ("sec-fetch-site", "same-site"),
                    ])
                    .as_ref()
                    .unwrap_or(&("origin", ""));
                request.header(name, value);
            }
            Self::Forged => {
                let forged = match luck.below(6) {
                    0 => b"orrery=".to_vec(),
                    1 => b"orrery=\xff\xfe; lang=\xff".to_vec(),
                    2 => cookie(&"0".repeat(48)).into_bytes(),
                    3 => cookie(&MARK.repeat(100)).into_bytes(),
                    4 => b"orrery=a; orrery=b; =; ;; orrery".to_vec(),
                    _ => cookie(old.unwrap_or("")).into_bytes(),
                };
                request.header("cookie", forged);
            }
        }
    }

    /// May it act for the person at all?
    pub const fn is_theirs(self) -> bool {
        matches!(self, Self::Program | Self::Browser | Self::Script)
    }
}
