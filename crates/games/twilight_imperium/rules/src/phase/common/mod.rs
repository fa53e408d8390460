//! What happens in many places: receiving counters, paying, taking hits, keeping
//! within limits.

mod excess;
mod gain;
mod hits;
mod payment;

use engine::map::{Hex, PlaceSet};
use engine::{Seat, Sink, Text};

pub use excess::Excess;
pub use gain::Gain;
pub(crate) use gain::{gain_counter, gain_goods, gain_points, label_counter, may_gain};
pub use hits::Hits;
pub(crate) use hits::KIND as HITS;
pub(crate) use hits::{Vessels, vessels};
pub use payment::Payment;
pub(crate) use payment::{Coin, Purpose, wealth};

use crate::content::Content;
use crate::event::{ImperiumEvent, Site};
use crate::ids::{System, Tile};
use crate::state::End;
use crate::{Look, Play, TwilightImperium};

/// A place with its system.
pub(crate) fn site(game: &TwilightImperium, place: Hex) -> Site {
    match game.galaxy.tile(place) {
        Some(tile) => Site { place, tile },
        None => unreachable!("no system lies at {place}"),
    }
}

/// What a system is called: by its planets, or by what it is and where.
pub(crate) fn site_name(content: &Content, site: Site) -> Text {
    let tile: Tile = site.tile;
    let facts = content.tile(tile);
    match facts.kind {
        System::Centre | System::Home | System::Planets => {
            Text::new("ti3-site").with("tile", &facts.name)
        }
        System::Empty | System::AsteroidField | System::Nebula | System::Supernova => {
            Text::new("ti3-site-at")
                .with("tile", &facts.name)
                .with("place", site.place.to_string())
        }
    }
}

/// What the system in a place is called.
pub(crate) fn place_name(look: Look<'_>, place: Hex) -> Text {
    site_name(look.content, site(look.game, place))
}

/// TI3-UFI-04, TI3-UFI-06: fighters without support are gone.
pub(crate) fn check_support<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    place: Hex,
) {
    let fighters = play.game.fighters_at(seat, place);
    if fighters == 0 {
        return;
    }
    let support = play.game.support(play.content, seat, place);
    if fighters > support {
        play.game.player_mut(seat).fighters[place.index()] = support;
        let site = site(play.game, place);
        play.emit(ImperiumEvent::Unsupported(seat, site, fighters - support));
    }
}

/// SE-ERR-14, SE-R61: who controls no planet and has no unit is out.
pub(crate) fn check_elimination<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        let game = &*play.game;
        let player = game.player(seat);
        let flies = !player.hulls.is_empty() || player.fighters.iter().any(|count| *count > 0);
        if player.out || flies || game.planets_of(seat).next().is_some() {
            continue;
        }
        let player = play.game.player_mut(seat);
        player.out = true;
        player.passed = true;
        player.activated = PlaceSet::NONE;
        play.emit(ImperiumEvent::Out(seat));
    }
    let mut alive = play.game.alive();
    let left = (alive.next(), alive.next());
    drop(alive);
    match left {
        (None, _) => play.game.finish(End::Nobody),
        (Some(last), None) => play.game.finish(End::Last(last)),
        (Some(_), Some(_)) => {}
    }
}
