//! Style sheets and the script, built into the program. Their addresses carry
//! a hash of what is in them, so that a browser may keep them for ever. Boards
//! bring style sheets of their own, which only their pages ask for.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file that pages ask for.
#[derive(Debug)]
pub struct Asset {
    /// Its address, such as `/assets/table-1a2b3c4d.css`.
    pub path: String,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub body: &'static str,
}

impl Asset {
    /// A style sheet.
    #[must_use]
    pub fn style(name: &str, body: &'static str) -> Self {
        Self::new(name, "css", "text/css; charset=utf-8", body)
    }

    fn new(name: &str, ending: &str, kind: &'static str, body: &'static str) -> Self {
        let digest = Sha256::digest(body.as_bytes());
        let hash = engine::hex::encode(&digest[..6]);
        Self {
            path: format!("/assets/{name}-{hash}.{ending}"),
            kind,
            body,
        }
    }
}

/// The style of every page.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let body = concat!(
        include_str!("../assets/base.css"),
        include_str!("../assets/parts.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/replay.css"),
        include_str!("../assets/help.css"),
        include_str!("../assets/api.css"),
    );
    Asset::style("orrery", body)
});

/// The one script: the live stream, swapping, looking, keys.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let body = include_str!("../assets/orrery.js");
    Asset::new("orrery", "js", "text/javascript; charset=utf-8", body)
});

/// The symbols that every page carries: icons, emblems, surfaces of planets.
pub const SYMBOLS: &str = include_str!("../assets/symbols.svg");

/// The picture of a browser's tab.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let body = include_str!("../assets/icon.svg");
    Asset::new("icon", "svg", "image/svg+xml", body)
});

/// Every file that pages of any game ask for.
#[must_use]
pub fn all() -> [&'static Asset; 3] {
    [&STYLE, &SCRIPT, &ICON]
}
