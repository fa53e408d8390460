//! Maps, of hexes or of places anywhere: still ground below, what lies on it
//! above, both in a frame that is panned and zoomed.

use std::fmt::Write;

use engine::map::Hex;
use maud::{Markup, html};

/// A map whose places are where its own coordinates say, from the corner at the
/// top left.
#[derive(Debug, Clone, Copy)]
pub struct Chart {
    /// How wide and high it is.
    pub size: (u16, u16),
    /// The corner or side of its frame that it keeps to, as drawings say it:
    /// `xMidYMid` in the middle, `xMaxYMax` at the bottom right.
    pub keeps: &'static str,
}

impl Chart {
    /// A sheet as large as the map.
    #[must_use]
    pub fn sheet(&self, class: &str, inner: &Markup) -> Markup {
        let (width, height) = self.size;
        sheet(class, &format!("0 0 {width} {height}"), self.keeps, inner)
    }

    /// Something of this size in its place, which is where its middle is.
    #[must_use]
    pub fn place(&self, (x, y): (f32, f32), (width, height): (f32, f32), inner: &Markup) -> Markup {
        html! {
            foreignObject x=(round(x - width / 2.0)) y=(round(y - height / 2.0)) width=(width) height=(height) { (inner) }
        }
    }

    /// A way from place to place, shown while the choice of this notation, or
    /// a row of choices that is written so, is pointed at.
    #[must_use]
    pub fn way(&self, of: &str, over: &[(f32, f32)]) -> Markup {
        let points = over.iter().map(|(x, y)| format!("{x},{y}"));
        html! {
            polyline class="way" data-of=(of) points=(points.collect::<Vec<_>>().join(" ")) {}
        }
    }
}

/// A drawing that fills the frame.
fn sheet(class: &str, frame: &str, keeps: &str, inner: &Markup) -> Markup {
    html! {
        svg class=(class) viewBox=(frame) preserveAspectRatio={ (keeps) " meet" } { (inner) }
    }
}

/// Hexes with a flat top, side by side around the middle.
#[derive(Debug, Clone, Copy)]
pub struct HexGrid {
    /// How far a corner is from the middle of its hex.
    pub radius: f32,
}

/// From the middle of a hex to the middle of a side, by its radius: √3 / 2.
const SHORT: f32 = 0.866_025_4;

/// The corners of a hex, by its radius.
const CORNERS: [(f32, f32); 6] = [
    (1.0, 0.0),
    (0.5, SHORT),
    (-0.5, SHORT),
    (-1.0, 0.0),
    (-0.5, -SHORT),
    (0.5, -SHORT),
];

impl HexGrid {
    /// The middle of a hex; that of the map is the origin.
    #[must_use]
    pub fn middle(&self, hex: Hex) -> (f32, f32) {
        let (q, r) = hex.place();
        let (q, r) = (f32::from(q), f32::from(r));
        let (x, y) = (1.5 * q, 2.0 * SHORT * (r + q / 2.0));
        (round(x * self.radius), round(y * self.radius))
    }

    /// The corners of a hex, drawn at a part of its size.
    #[must_use]
    pub fn corners(&self, hex: Hex, part: f32) -> String {
        let (x, y) = self.middle(hex);
        let size = self.radius * part;
        let mut points = String::new();
        for (dx, dy) in CORNERS {
            // Writing to a string cannot fail.
            let _ = write!(points, "{},{} ", round(x + size * dx), round(y + size * dy));
        }
        points.pop();
        points
    }

    /// A sheet as large as a map of this many rings.
    #[must_use]
    pub fn sheet(&self, rings: usize, class: &str, inner: &Markup) -> Markup {
        let rings = rings as f32;
        let (width, height) = (1.5 * rings + 1.06, 2.0 * SHORT * (rings + 0.53));
        let (width, height) = (round(width * self.radius), round(height * self.radius));
        let frame = format!("{} {} {} {}", -width, -height, 2.0 * width, 2.0 * height);
        sheet(class, &frame, "xMidYMid", inner)
    }

    /// A sheet that just holds these hexes, with a rim of a part of their size.
    #[must_use]
    pub fn sheet_of(
        &self,
        hexes: impl IntoIterator<Item = Hex>,
        rim: f32,
        class: &str,
        inner: &Markup,
    ) -> Markup {
        let (mut left, mut top, mut right, mut bottom) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        let (width, height) = (self.radius * (1.0 + rim), self.radius * (SHORT + rim));
        for hex in hexes {
            let (x, y) = self.middle(hex);
            (left, right) = (left.min(x - width), right.max(x + width));
            (top, bottom) = (top.min(y - height), bottom.max(y + height));
        }
        let [left, top] = [left, top].map(round);
        let (width, height) = (round(right - left), round(bottom - top));
        let frame = format!("{left} {top} {width} {height}");
        sheet(class, &frame, "xMidYMid", inner)
    }

    /// Something as large as a hex, in its place; `lit` where there is
    /// something to choose.
    #[must_use]
    pub fn place(&self, hex: Hex, lit: bool, inner: &Markup) -> Markup {
        let (x, y) = self.middle(hex);
        let (width, height) = (self.radius, SHORT * self.radius);
        html! {
            g class=(if lit { "cell open" } else { "cell" }) {
                polygon class="edge" points=(self.corners(hex, 0.94)) {}
                foreignObject x=(round(x - width)) y=(round(y - height)) width=(2.0 * width) height=(round(2.0 * height)) { (inner) }
            }
        }
    }

    /// A way from the middle of one hex to another, shown while the choice of
    /// this notation is pointed at.
    #[must_use]
    pub fn way(&self, of: &str, from: Hex, to: Hex) -> Markup {
        let ((x, y), (to_x, to_y)) = (self.middle(from), self.middle(to));
        html! {
            line class="way" data-of=(of) x1=(x) y1=(y) x2=(to_x) y2=(to_y) {}
        }
    }
}

/// To a tenth: pages are no longer than they need to be.
fn round(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: HexGrid = HexGrid { radius: 10.0 };

    #[test]
    fn neighbours_share_a_side() {
        let middle = GRID.middle(Hex::MIDDLE);
        for hex in Hex::of(Hex::MIDDLE.neighbours()) {
            let (x, y) = GRID.middle(hex);
            let far = (x - middle.0).hypot(y - middle.1);
            assert!((far - 20.0 * SHORT).abs() < 0.1, "{hex} is {far} away");
        }
    }

    #[test]
    fn a_sheet_of_some_hexes_is_no_larger_than_they_are() {
        let some = [Hex::MIDDLE, Hex::new(1).unwrap()];
        let sheet = GRID.sheet_of(some, 0.0, "", &html! {}).into_string();
        assert!(sheet.contains("viewBox=\"-10 -26 20 34.7\""), "{sheet}");
    }

    #[test]
    fn a_sheet_holds_all_of_its_hexes() {
        for rings in 0..=engine::map::MOST_RINGS {
            let sheet = GRID.sheet(rings, "", &html! {}).into_string();
            let frame = sheet.split("viewBox=\"").nth(1).unwrap();
            let frame: Vec<f32> = frame
                .split('"')
                .next()
                .unwrap()
                .split(' ')
                .map(|number| number.parse().unwrap())
                .collect();
            let [left, top, width, height] = frame[..] else {
                panic!("{frame:?}")
            };
            for hex in Hex::all(engine::map::hexes(rings)) {
                for corner in GRID.corners(hex, 1.0).split(' ') {
                    let (x, y) = corner.split_once(',').unwrap();
                    let (x, y): (f32, f32) = (x.parse().unwrap(), y.parse().unwrap());
                    assert!((left..=left + width).contains(&x), "{hex}: {corner}");
                    assert!((top..=top + height).contains(&y), "{hex}: {corner}");
                }
            }
        }
    }
}
