//! Style sheets and the script, built into the program. Their addresses carry
//! a hash of what is in them, so that a browser may keep them for ever. Boards
//! bring style sheets of their own, which only their pages ask for.

use std::borrow::Cow;
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
    pub body: Cow<'static, [u8]>,
}

const CSS: &str = "text/css; charset=utf-8";

impl Asset {
    /// A style sheet.
    #[must_use]
    pub fn style(name: &str, body: &'static str) -> Self {
        Self::new(name, "css", CSS, Cow::Borrowed(body.as_bytes()))
    }

    fn font(name: &str, body: &'static [u8]) -> Self {
        Self::new(name, "woff2", "font/woff2", Cow::Borrowed(body))
    }

    fn new(name: &str, ending: &str, kind: &'static str, body: Cow<'static, [u8]>) -> Self {
        let digest = Sha256::digest(&body);
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
    let body = sheet(|font| font.path.clone());
    Asset::new("orrery", "css", CSS, Cow::Owned(body.into_bytes()))
});

/// The style of every page, with the fonts at these addresses.
#[must_use]
pub fn sheet(address: impl Fn(&Asset) -> String) -> String {
    let body = concat!(
        include_str!("../assets/base.css"),
        include_str!("../assets/parts.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/replay.css"),
        include_str!("../assets/help.css"),
        include_str!("../assets/api.css"),
    );
    // Pages look the same everywhere: the font comes with them.
    let faces = [(&*TEXT, 400), (&*BOLD, 700)];
    let faces = faces.map(|(font, weight)| {
        format!(
            "@font-face{{font-family:\"Orrery Text\";font-weight:{weight};\
             font-display:swap;src:url({}) format(\"woff2\")}}\n",
            address(font)
        )
    });
    faces.concat() + body
}

/// The font of all pages, and its bold face: see `assets/fonts/LICENCE.txt`.
pub static TEXT: LazyLock<Asset> =
    LazyLock::new(|| Asset::font("text", include_bytes!("../assets/fonts/text-regular.woff2")));
/// The bold face.
pub static BOLD: LazyLock<Asset> =
    LazyLock::new(|| Asset::font("bold", include_bytes!("../assets/fonts/text-bold.woff2")));

/// The one script: parts of any page, long lists of choices, the live stream,
/// swapping, looking, keys.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let body = concat!(
        include_str!("../assets/parts.js"),
        include_str!("../assets/choices.js"),
        include_str!("../assets/orrery.js"),
    );
    let kind = "text/javascript; charset=utf-8";
    Asset::new("orrery", "js", kind, Cow::Borrowed(body.as_bytes()))
});

/// The symbols that every page carries: icons, emblems, surfaces of planets.
pub const SYMBOLS: &str = include_str!("../assets/symbols.svg");

/// The picture of a browser's tab.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let body = include_str!("../assets/icon.svg");
    Asset::new(
        "icon",
        "svg",
        "image/svg+xml",
        Cow::Borrowed(body.as_bytes()),
    )
});

/// Every file that pages of any game ask for.
#[must_use]
pub fn all() -> [&'static Asset; 5] {
    [&STYLE, &SCRIPT, &ICON, &TEXT, &BOLD]
}
