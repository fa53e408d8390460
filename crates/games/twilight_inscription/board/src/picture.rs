//! The picture in the lobby: a pen that writes on a map of stars.

use maud::{Markup, html};
use web::parts::scattered;

use crate::ink::{self, Point};

/// Systems, and the lines that are written between them.
const SYSTEMS: [Point; 8] = [
    (58.0, 158.0),
    (104.0, 112.0),
    (150.0, 150.0),
    (172.0, 86.0),
    (118.0, 52.0),
    (226.0, 112.0),
    (244.0, 48.0),
    (282.0, 150.0),
];
const LANES: [(usize, usize); 9] = [
    (0, 1),
    (0, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (3, 5),
    (5, 6),
    (5, 7),
    (4, 6),
];
const WRITTEN: [(usize, usize); 4] = [(0, 1), (1, 3), (3, 5), (5, 6)];

/// A sheet half written.
pub(crate) fn picture() -> Markup {
    let line = |(from, to): &(usize, usize)| ink::line(SYSTEMS[*from], SYSTEMS[*to]);
    let ink: String = WRITTEN.iter().map(line).collect();
    let rings = ink::ring(SYSTEMS[3], (23.0, 22.0)) + &ink::ring(SYSTEMS[6], (26.0, 24.0));
    html! {
        svg class="pic" viewBox="0 0 320 198" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="320" height="198" fill="#130a1d" {}
            @for (x, y, size) in scattered(80, 320, 198) {
                circle cx=(x) cy=(y) r={ "." (5 + 4 * size) } fill="#f0e2ff" opacity=".6" {}
            }
            path d="M40 20H300V184H24V34z" fill="#241533" stroke="#6d4a8c" stroke-width="1.5" {}
            @for (from, to) in LANES {
                line x1=(SYSTEMS[from].0) y1=(SYSTEMS[from].1) x2=(SYSTEMS[to].0) y2=(SYSTEMS[to].1) stroke="#b79ccf" stroke-opacity=".45" stroke-width="2.500" stroke-dasharray="3 5" {}
            }
            @for (x, y) in SYSTEMS { circle cx=(x) cy=(y) r="15" fill="#3a2450" stroke="#cdb4e4" stroke-width="1.500" {} }
            path d=(ink) fill="none" stroke="#eab0ff" stroke-width="4.500" stroke-linecap="round" {}
            path d=(rings) fill="none" stroke="#eab0ff" stroke-width="4" stroke-linecap="round" {}
            path d="M244 34l3.600 9.500 9.500 3.600-9.500 3.600-3.600 9.500-3.600-9.500-9.500-3.600 9.500-3.600z" fill="#ffd98a" {}
            g transform="translate(262 30) rotate(38)" {
                path d="M-5-92H5V-22L0-6-5-22z" fill="#f6ecff" stroke="#130a1d" stroke-width="1.500" {}
                path d="M-5-22H5L0-6z" fill="#d9b878" {}
                path d="M-1.500-13L0-6 1.500-13z" fill="#eab0ff" {}
            }
        }
    }
}
