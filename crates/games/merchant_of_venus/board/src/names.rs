//! Names on the map. Each stands where it is least in the way: of spaces, of
//! routes, of Culture boxes, and of the names that were placed before.

use std::cmp::Reverse;

use engine::i18n::Lang;
use engine::noun::Noun;
use maud::{Markup, html};
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Space, System};
use strum::VariantArray;
use web::Voice;

use crate::cultures;
use crate::seen::{at, point};

/// The size of letters: of systems, and of places.
const LETTERS: (f32, f32) = (15.5, 12.0);
/// How wide a letter is by its size.
const WIDE: f32 = 0.53;
/// How far from home a name may come to lie over something.
const NEAR: f32 = 125.0;
/// How bad it is to be a step from home.
const AWAY: f32 = 1.6;

/// How far a name may reach over the edge of the map: its frame leaves that much
/// room around it.
const EDGE: f32 = 6.0;

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

/// A name where it stands.
struct Placed {
    name: String,
    patch: Patch,
}

/// Every name that stands on the map.
pub(crate) fn names(content: &Content, voice: Voice<'_>) -> Markup {
    let [places, systems] = placed(content, voice.lang);
    let text = |placed: &Placed, below: f32| {
        let (x, y) = placed.patch.middle;
        html! { text x=(x) y=(y + below) { (placed.name) } }
    };
    html! {
        g class="mv-names" { @for place in &places { (text(place, 4.0)) } }
        g class="mv-systems" { @for system in &systems { (text(system, 5.0)) } }
    }
}

/// The names of places, and of systems: places first, for systems have more room
/// to choose from.
fn placed(content: &Content, lang: Lang) -> [Vec<Placed>; 2] {
    let mut taken = obstacles(content);
    let mut place = |name: &Noun, letters: f32, home: (f32, f32), spots: &[(f32, f32)]| {
        let name = name.name(lang).to_owned();
        let patch = best(content, &taken, (&name, letters), (home, spots));
        taken.push(patch);
        Placed { name, patch }
    };
    let mut places = Vec::new();
    // Long names first: they are the hardest to place.
    let mut named: Vec<Space> = Space::all()
        .filter(|space| is_named(content, *space))
        .collect();
    named.sort_by_key(|space| Reverse(content.space(*space).name(lang).len()));
    for space in named {
        let (name, home) = (content.space(space), at(content, space));
        let spots = around(home, name.name(lang));
        places.push(place(name, LETTERS.1, home, &spots));
    }
    let mut systems = Vec::new();
    for system in System::VARIANTS
        .iter()
        .filter(|system| **system != System::Base)
    {
        let home = point(content.map.system(*system).centre);
        systems.push(place(
            content.system(*system),
            LETTERS.0,
            home,
            &within(home),
        ));
    }
    [places, systems]
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
            let (width, height) = cultures::SIZE;
            taken.push(Patch {
                middle,
                half: (width / 2.0 + 2.0, height / 2.0 + 2.0),
                weight: 6.0,
            });
            // Demands and passengers hang below it.
            taken.push(Patch {
                middle: (middle.0, middle.1 + height / 2.0 + 8.0),
                half: (20.0, 8.0),
                weight: 1.5,
            });
        }
    }
    taken
}

/// Spots for the name of a place: around it, close by.
fn around((x, y): (f32, f32), name: &str) -> Vec<(f32, f32)> {
    let half = name.chars().count() as f32 * WIDE * LETTERS.1 / 2.0;
    let mut spots = Vec::new();
    for further in [0.0, 4.0, 9.0] {
        let (up, side) = (18.0 + further, 16.0 + half + further);
        for aslant in [0.0, 0.35, 0.7, 1.0] {
            let aside = half * aslant;
            spots.extend([
                (x + aside, y + up),
                (x - aside, y + up),
                (x + aside, y - up),
                (x - aside, y - up),
            ]);
        }
        for above in [0.0, -7.0, 7.0, -13.0, 13.0] {
            spots.extend([(x + side, y + above), (x - side, y + above)]);
        }
    }
    spots
}

/// Spots for the name of a system: anywhere around its middle.
fn within((x, y): (f32, f32)) -> Vec<(f32, f32)> {
    let mut spots = Vec::new();
    for row in -14..=14_i8 {
        for column in -9..=9_i8 {
            spots.push((x + 12.0 * f32::from(column), y + 8.0 * f32::from(row)));
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
            weight: 24.0,
        };
        let over: f32 = near
            .iter()
            .map(|other| other.weight * patch.over(other))
            .sum();
        let outside =
            |at: f32, half: f32, size: f32| (half - at).max(at + half - size).max(EDGE) - EDGE;
        let outside = outside(middle.0, half.0, width) + outside(middle.1, half.1, height);
        let far = (middle.0 - home.0).hypot(middle.1 - home.1);
        (over + 5000.0 * outside + AWAY * far, patch)
    };
    let placed = spots.iter().map(cost);
    let found = placed.min_by(|one, other| one.0.total_cmp(&other.0));
    found.map_or(
        Patch {
            middle: home,
            half,
            weight: 24.0,
        },
        |(_, patch)| patch,
    )
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use engine::content::Files;
    use merchant_of_venus::MerchantOfVenus;

    use super::*;

    /// How much of a name may lie under another, and over what is not a name, in
    /// parts of it: letters are narrower than they are taken to be, and some
    /// planets are crowded.
    const MOST: (f32, f32) = (0.02, 0.3);

    #[test]
    fn names_keep_off_each_other_and_stay_on_the_map() {
        let content = MerchantOfVenus::load(&Files::embedded(MerchantOfVenus::INFO.files)).unwrap();
        let (width, height) = point(content.map.size);
        let solid = obstacles(&content);
        for lang in [Lang::En, Lang::It] {
            let all: Vec<Placed> = placed(&content, lang).into_iter().flatten().collect();
            let mut faults = Vec::new();
            for (nth, one) in all.iter().enumerate() {
                let Patch {
                    middle: (x, y),
                    half,
                    ..
                } = one.patch;
                let area = 4.0 * half.0 * half.1;
                for other in &all[nth + 1..] {
                    let over = one.patch.over(&other.patch) / area;
                    if over > MOST.0 {
                        faults.push(format!("{} and {}: {over:.2}", one.name, other.name));
                    }
                }
                let spaces = solid.iter().filter(|patch| patch.weight > 2.0);
                let over: f32 = spaces.map(|patch| one.patch.over(patch)).sum();
                if over / area > MOST.1 {
                    faults.push(format!("{} covers {:.2}", one.name, over / area));
                }
                let across = (half.0 - x).max(x + half.0 - width);
                if across.max(half.1 - y).max(y + half.1 - height) > EDGE {
                    faults.push(format!("{} is off the map at {x}, {y}", one.name));
                }
            }
            assert!(faults.is_empty(), "{lang}:\n{}", faults.join("\n"));
        }
    }
}
