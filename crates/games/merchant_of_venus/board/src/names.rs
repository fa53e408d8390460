//! Names on the map. Each stands where it is least in the way: of spaces, of
//! routes, of Culture boxes, and of the names that were placed before.

use engine::noun::Noun;
use maud::{Markup, html};
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Space, System};
use strum::VariantArray;
use web::Voice;

use crate::cultures;
use crate::seen::{at, point};

/// The size of letters: of systems, and of places.
const LETTERS: (f32, f32) = (13.5, 10.5);
/// How wide a letter is by its size.
const WIDE: f32 = 0.5;
/// How far from home a name may come to lie over something.
const NEAR: f32 = 125.0;
/// How bad it is to be a step from home.
const AWAY: f32 = 1.6;

/// A rectangle by its middle and half its size.
#[derive(Clone, Copy)]
struct Patch {
    middle: (f32, f32),
    half: (f32, f32),
    /// How bad it is to lie over it.
    weight: f32,
}

impl Patch {
    /// How much of both lies over each other.
    fn over(&self, other: &Self) -> f32 {
        let along = |at: f32, half: f32, other_at: f32, other_half: f32| {
            let from = (at - half).max(other_at - other_half);
            ((at + half).min(other_at + other_half) - from).max(0.0)
        };
        along(self.middle.0, self.half.0, other.middle.0, other.half.0)
            * along(self.middle.1, self.half.1, other.middle.1, other.half.1)
    }

    fn is_near(&self, (x, y): (f32, f32), half: f32) -> bool {
        (self.middle.0 - x).abs() < NEAR + half + self.half.0 && (self.middle.1 - y).abs() < NEAR
    }
}

/// Every name that stands on the map: places first, for systems have more room
/// to choose from.
pub(crate) fn names(content: &Content, voice: Voice<'_>) -> Markup {
    let mut taken = obstacles(content);
    let mut place = |name: (&str, f32), home: (f32, f32), spots: &[(f32, f32)]| {
        let patch = best(content, &taken, name, (home, spots));
        taken.push(patch);
        patch.middle
    };
    let of = |noun: &Noun| noun.name(voice.lang).to_owned();
    let mut places = Vec::new();
    for space in Space::all().filter(|space| is_named(content, *space)) {
        let name = of(content.space(space));
        let home = at(content, space);
        let spots = around(home, &name);
        places.push((place((&name, LETTERS.1), home, &spots), name));
    }
    let mut systems = Vec::new();
    for system in System::VARIANTS
        .iter()
        .filter(|system| **system != System::Base)
    {
        let name = of(content.system(*system));
        let home = point(content.map.system(*system).centre);
        systems.push((place((&name, LETTERS.0), home, &within(home)), name));
    }
    html! {
        g class="mv-names" {
            @for ((x, y), name) in &places { text x=(x) y=(y + 3.5) { (name) } }
        }
        g class="mv-systems" {
            @for ((x, y), name) in &systems { text x=(x) y=(y + 4.5) { (name) } }
        }
    }
}

/// Places that people speak of.
fn is_named(content: &Content, space: Space) -> bool {
    let lay = content.map.lay(space);
    lay.orbit.is_some() || lay.terrain.is_city()
}

/// What names should not lie over.
fn obstacles(content: &Content) -> Vec<Patch> {
    let mut taken = Vec::new();
    for space in Space::all() {
        let here = at(content, space);
        let half = match content.map.lay(space).terrain {
            Terrain::Dot => (10.0, 10.0),
            Terrain::Base => (27.0, 27.0),
            Terrain::Circle(_) => (26.0, 26.0),
            Terrain::Penalty(_) => (17.0, 13.0),
            _ => (13.0, 12.0),
        };
        taken.push(Patch {
            middle: here,
            half,
            weight: 3.0,
        });
        for link in content
            .map
            .links(space)
            .iter()
            .filter(|link| link.to > space)
        {
            let there = at(content, link.to);
            for part in [0.3, 0.5, 0.7] {
                taken.push(Patch {
                    middle: (
                        here.0 + (there.0 - here.0) * part,
                        here.1 + (there.1 - here.1) * part,
                    ),
                    half: (4.0, 4.0),
                    weight: 1.5,
                });
            }
        }
    }
    for system in System::VARIANTS {
        if let Some(middle) = cultures::middle(content, *system) {
            taken.push(Patch {
                middle,
                half: (cultures::SIZE.0 / 2.0 + 2.0, cultures::SIZE.1 / 2.0 + 2.0),
                weight: 4.0,
            });
        }
    }
    taken
}

/// Spots for the name of a place: around it, close by.
fn around((x, y): (f32, f32), name: &str) -> Vec<(f32, f32)> {
    let half = name.chars().count() as f32 * WIDE * LETTERS.1 / 2.0;
    let mut spots = Vec::new();
    for further in [0.0, 5.0] {
        let (up, side) = (18.0 + further, 17.0 + half + further);
        spots.extend([
            (x, y + up),
            (x, y - up),
            (x + side, y),
            (x - side, y),
            (x + half * 0.7, y + up),
            (x - half * 0.7, y + up),
            (x + half * 0.7, y - up),
            (x - half * 0.7, y - up),
        ]);
    }
    spots
}

/// Spots for the name of a system: anywhere around its middle.
fn within((x, y): (f32, f32)) -> Vec<(f32, f32)> {
    let mut spots = Vec::new();
    for row in -9..=9_i8 {
        for column in -6..=6_i8 {
            spots.push((x + 15.0 * f32::from(column), y + 12.0 * f32::from(row)));
        }
    }
    spots
}

/// The spot that is least in the way, and not far from home.
fn best(
    content: &Content,
    taken: &[Patch],
    (name, letters): (&str, f32),
    (home, spots): ((f32, f32), &[(f32, f32)]),
) -> Patch {
    let half = (
        name.chars().count() as f32 * WIDE * letters / 2.0,
        letters * 0.55,
    );
    let near: Vec<&Patch> = taken
        .iter()
        .filter(|patch| patch.is_near(home, half.0))
        .collect();
    let (width, height) = point(content.map.size);
    let cost = |middle: &(f32, f32)| {
        let patch = Patch {
            middle: (middle.0.round(), middle.1.round()),
            half,
            weight: 6.0,
        };
        let over: f32 = near
            .iter()
            .map(|other| other.weight * patch.over(other))
            .sum();
        let outside = (half.0 - middle.0).max(middle.0 + half.0 - width).max(0.0)
            + (half.1 - middle.1).max(middle.1 + half.1 - height).max(0.0);
        let far = (middle.0 - home.0).hypot(middle.1 - home.1);
        (over + 60.0 * outside + AWAY * far, patch)
    };
    let placed = spots.iter().map(cost);
    let found = placed.min_by(|one, other| one.0.total_cmp(&other.0));
    found.map_or(
        Patch {
            middle: home,
            half,
            weight: 6.0,
        },
        |(_, patch)| patch,
    )
}
