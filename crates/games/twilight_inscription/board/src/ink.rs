//! Writing that looks like writing: lines with the small sway of a hand, the same
//! each time for the same place.

use std::fmt::Write;

/// A place on a sheet.
pub(crate) type Point = (f32, f32);

/// How far a hand strays from what it means, by the size of what it draws.
const SWAY: f32 = 0.09;
/// How many arcs an ellipse is drawn with.
const ARCS: usize = 7;

/// A hand that sways, from a seed of its own.
struct Hand(u32);

impl Hand {
    /// The one that writes here.
    fn at((x, y): Point) -> Self {
        let place = (x as i32 as u32).wrapping_mul(0x9e37_79b9) ^ (y as i32 as u32);
        Self(place.wrapping_mul(0x85eb_ca6b) | 1)
    }

    /// A little to either side.
    fn sway(&mut self, by: f32) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        let part = (self.0 >> 8) as f32 / (1 << 24) as f32;
        (2.0 * part - 1.0) * by
    }
}

/// To a whole unit of a sheet: what is finer nobody sees.
pub(crate) fn whole(value: f32) -> i32 {
    value.round() as i32
}

/// A stroke from here to there, bent a little.
fn stroke(path: &mut String, hand: &mut Hand, (x, y): Point, (to_x, to_y): Point) {
    let long = (to_x - x).hypot(to_y - y);
    let by = (long * SWAY).min(7.0);
    let (mid_x, mid_y) = (
        (x + to_x) / 2.0 + hand.sway(by),
        (y + to_y) / 2.0 + hand.sway(by),
    );
    // Writing to a string cannot fail.
    let _ = write!(
        path,
        "M{} {}Q{} {} {} {}",
        whole(x + hand.sway(by / 3.0)),
        whole(y + hand.sway(by / 3.0)),
        whole(mid_x),
        whole(mid_y),
        whole(to_x + hand.sway(by / 3.0)),
        whole(to_y + hand.sway(by / 3.0)),
    );
}

/// A line.
pub(crate) fn line(from: Point, to: Point) -> String {
    let mut path = String::new();
    stroke(&mut path, &mut Hand::at(to), from, to);
    path
}

/// An X in two strokes.
pub(crate) fn cross(at: Point, size: f32) -> String {
    let (x, y) = at;
    let mut path = String::new();
    let mut hand = Hand::at(at);
    stroke(
        &mut path,
        &mut hand,
        (x - size, y - size),
        (x + size, y + size),
    );
    stroke(
        &mut path,
        &mut hand,
        (x + size, y - size),
        (x - size, y + size),
    );
    path
}

/// One diagonal: something is struck.
pub(crate) fn diagonal(at: Point, size: f32) -> String {
    line((at.0 - size, at.1 + size), (at.0 + size, at.1 - size))
}

/// A line below something.
pub(crate) fn underline((x, y): Point, half: f32) -> String {
    line((x - half, y), (x + half, y))
}

/// An ellipse that does not quite close.
pub(crate) fn ring(at: Point, (wide, high): (f32, f32)) -> String {
    let (x, y) = at;
    let mut hand = Hand::at(at);
    let begin = -1.9 + hand.sway(0.5);
    let step = std::f32::consts::TAU * 1.04 / ARCS as f32;
    let tilt = hand.sway(0.12);
    let mut point = |nth: usize, part: f32| {
        let turn = begin + step * nth as f32 + if part > 1.0 { step / 2.0 } else { 0.0 };
        let far = part * (1.0 + hand.sway(SWAY / 2.0));
        let (along, across) = (turn.cos() * wide * far, turn.sin() * high * far);
        (x + along - across * tilt, y + across + along * tilt)
    };
    let mut path = String::new();
    let first = point(0, 1.0);
    let _ = write!(path, "M{} {}", whole(first.0), whole(first.1));
    // The control of an arc lies a little outside of it.
    let out = 1.0 / (step / 2.0).cos();
    for nth in 0..ARCS {
        let (control, end) = (point(nth, out), point(nth + 1, 1.0));
        let _ = write!(
            path,
            "Q{} {} {} {}",
            whole(control.0),
            whole(control.1),
            whole(end.0),
            whole(end.1)
        );
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_place_is_written_alike_and_another_is_not() {
        assert_eq!(
            ring((40.0, 60.0), (20.0, 16.0)),
            ring((40.0, 60.0), (20.0, 16.0))
        );
        let moved = cross((41.0, 60.0), 9.0);
        assert_ne!(moved.replace("41", "40"), cross((40.0, 60.0), 9.0));
        assert_eq!(moved.matches('M').count(), 2);
    }

    #[test]
    fn a_ring_stays_close_to_what_it_rings() {
        for place in 0..200_u8 {
            let at = (f32::from(place) * 4.0, 300.0);
            for number in ring(at, (20.0, 20.0))
                .split(['M', 'Q', ' '])
                .filter(|part| !part.is_empty())
            {
                let number: f32 = number.parse().unwrap();
                let near = (number - at.0).abs() < 32.0 || (number - at.1).abs() < 32.0;
                assert!(near, "{number} is far from {at:?}");
            }
        }
    }
}
