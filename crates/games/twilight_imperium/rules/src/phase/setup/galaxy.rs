//! The players build the galaxy (TI3-GAL-03 to TI3-GAL-16, TI3-P3-02 to TI3-P5-05).

use arrayvec::ArrayVec;
use engine::map::{Hex, PlaceSet};
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::EnumCount;

use super::deploy;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::{Content, Shape};
use crate::event::{ImperiumEvent, Site};
use crate::ids::{System, Tile};
use crate::{Look, Play, TwilightImperium};

/// TI3-P5-03: this seat lays a system face down beside Mecatol Rex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Veil(pub(crate) Seat);

/// This seat places a system: which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lay(pub(crate) Seat);

/// This seat places this system: where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct At {
    pub(crate) seat: Seat,
    pub(crate) tile: Tile,
}

pub(super) type Tiles = ArrayVec<Tile, { Tile::COUNT }>;

/// TI3-GAL-03, TI3-P3-02, TI3-P3-03, TI3-P5-02: the systems that are dealt, shuffled,
/// and those that nobody sees.
pub(super) fn shuffled<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) -> (Tiles, Tiles) {
    let game = &mut *play.game;
    let shape = play.content.shape(usize::from(game.seats));
    let mut draw = play.dice.shared(&mut game.chance);
    let mut tiles: Tiles = play.content.dealt().collect();
    draw.shuffle(&mut tiles);
    let kind = |tile: Tile| play.content.tile(tile);
    // A system with a wormhole and nothing else is no empty one to be taken out.
    let empty = |tile: Tile| kind(tile).kind == System::Empty && kind(tile).wormhole.is_none();
    let asteroids = |tile: Tile| kind(tile).kind == System::AsteroidField;
    let mut out = (shape.removed_empty, shape.removed_asteroids);
    let mut removed = Tiles::new();
    tiles.retain(|tile| {
        let left = if empty(*tile) {
            &mut out.0
        } else if asteroids(*tile) {
            &mut out.1
        } else {
            return true;
        };
        let goes = *left > 0;
        *left -= u8::from(goes);
        !goes
    });
    let unseen = usize::from(shape.removed + shape.veiled);
    removed.extend(tiles.drain(..unseen));
    (tiles, removed)
}

/// Deals them.
pub(super) fn deal<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    let (tiles, removed) = shuffled(play);
    let game = &mut *play.game;
    game.unseen = removed.into_iter().collect();
    let each = tiles.len() / usize::from(game.seats);
    for (seat, hand) in game.everyone().zip(tiles.chunks(each)) {
        let mut hand: ArrayVec<Tile, 8> = hand.iter().copied().collect();
        hand.sort_unstable();
        game.hands[seat.index()] = hand;
    }
}

/// Homes are settled: the first player begins.
pub(super) fn begin<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    let first = play.game.first;
    if play.content.shape(usize::from(play.game.seats)).veiled > 0 {
        play.game.frames.call(Veil(first).into());
    } else {
        play.game.frames.call(Lay(first).into());
    }
}

/// TI3-GAL-12, TI3-EX-04: who places the next system.
pub(super) fn placer(game: &TwilightImperium) -> Seat {
    let seats = usize::from(game.seats);
    let (pass, nth) = (
        usize::from(game.placed) / seats,
        usize::from(game.placed) % seats,
    );
    let nth = if pass.is_multiple_of(2) {
        nth
    } else {
        seats - 1 - nth
    };
    let mut order = game.clockwise_from(game.first);
    order.nth(nth).unwrap_or(game.first)
}

/// TI3-GAL-09: the open places of the innermost ring that is not complete.
fn open_places(look: Look<'_>) -> PlaceSet {
    let shape = look.content.shape(usize::from(look.game.seats));
    let mut taken = look.game.galaxy.laid();
    if let Some(veil) = look.game.veil {
        taken = taken.with(veil.index());
    }
    (1..=Shape::rings())
        .map(|ring| shape.ring(ring).difference(taken))
        .find(|open| !open.is_empty())
        .unwrap_or(PlaceSet::NONE)
}

fn has_planet(content: &Content, tile: Tile) -> bool {
    !content.tile(tile).planets.is_empty()
}

fn is_special(content: &Content, tile: Tile) -> bool {
    content.tile(tile).kind.is_special()
}

/// TI3-GAL-11, TI3-R12: open places beside no special system.
fn calm_places(look: Look<'_>) -> PlaceSet {
    let special = |place: Hex| {
        let tile = look.game.galaxy.tile(place);
        tile.is_some_and(|tile| is_special(look.content, tile))
    };
    let open = Hex::of(open_places(look));
    let calm = open.filter(|place| !Hex::of(place.neighbours()).any(special));
    calm.map(Hex::index).collect()
}

/// TI3-GAL-13: must this seat place a system with a planet?
fn must_have_planet(look: Look<'_>, seat: Seat) -> bool {
    let hand = &look.game.hands[seat.index()];
    let some = hand.iter().any(|tile| has_planet(look.content, *tile));
    look.game.barren.contains(seat) && some
}

/// TI3-R13: first the planet rule, then the rule about red borders, which is
/// dropped where it leaves nothing.
pub(crate) fn may_lay(look: Look<'_>, seat: Seat, tile: Tile) -> Result<(), Ban> {
    let content = look.content;
    if must_have_planet(look, seat) && !has_planet(content, tile) {
        return Err(Ban::PlanetFirst);
    }
    if is_special(content, tile) && calm_places(look).is_empty() && !is_cornered(look, seat) {
        return Err(Ban::TwoSpecial);
    }
    Ok(())
}

/// Has this seat nothing to place that keeps special systems apart?
fn is_cornered(look: Look<'_>, seat: Seat) -> bool {
    if !calm_places(look).is_empty() {
        return false;
    }
    let planets = must_have_planet(look, seat);
    let mut hand = look.game.hands[seat.index()].iter();
    !hand.any(|tile| {
        (!planets || has_planet(look.content, *tile)) && !is_special(look.content, *tile)
    })
}

fn may_place(look: Look<'_>, at: At, place: Hex) -> Result<(), Ban> {
    let special = is_special(look.content, at.tile);
    if special && !calm_places(look).contains(place.index()) && !is_cornered(look, at.seat) {
        return Err(Ban::TwoSpecial);
    }
    Ok(())
}

fn place_ban(look: Look<'_>, subject: Subject) -> Option<Ban> {
    match subject {
        Subject::Place(place) if look.game.galaxy.tile(place).is_some() => Some(Ban::Taken),
        Subject::Place(_) => Some(Ban::OuterRing),
        Subject::Tile(_) => Some(Ban::NotInHand),
        _ => Some(Ban::Building),
    }
}

impl Step<TwilightImperium> for Veil {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(open_places(look)) {
            out.may(Choice::Veil(place));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-veil"), "TI3-P5-03")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Veil(place) => Text::new("ti3-veil")
                .with("place", place.to_string())
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        place_ban(look, subject)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Veil(place) = choice else {
            stray(choice)
        };
        play.game.veil = Some(place);
        play.emit(ImperiumEvent::Veiled(seat, place));
        play.game.frames.goto(Lay(play.game.first).into());
    }
}

impl Step<TwilightImperium> for Lay {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for tile in &look.game.hands[seat.index()] {
            out.option(Choice::Tile(*tile), may_lay(look, seat, *tile));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-lay"), "TI3-GAL-08")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Tile(tile) => {
                let name = &look.content.tile(tile).name;
                Text::new("ti3-tile").with("tile", name).into()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::TileFirst),
            _ => place_ban(look, subject),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Tile(tile) = choice else {
            stray(choice)
        };
        play.game.frames.goto(At { seat, tile }.into());
    }

    /// TI3-GAL-14: who cannot place a system with a planet shows all there are. The
    /// last system of a hand needs no thought.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let Self(seat) = self;
        let hand = &play.game.hands[seat.index()];
        let some = hand.iter().any(|tile| has_planet(play.content, *tile));
        let game = &*play.game;
        if game.barren.contains(seat) && !some && !game.proved.contains(seat) {
            let shown = hand.clone();
            play.game.proved = play.game.proved.with(seat);
            play.emit(ImperiumEvent::Proved(seat, shown));
        }
        if let [tile] = play.game.hands[seat.index()][..] {
            play.game.frames.goto(At { seat, tile }.into());
            return true;
        }
        false
    }
}

impl Step<TwilightImperium> for At {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(open_places(look)) {
            out.option(Choice::At(place), may_place(look, self, place));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let name = &look.content.tile(self.tile).name;
        Question::new(Text::new("ti3-ask-at").with("tile", name), "TI3-GAL-09")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::At(place) => Text::new("ti3-at").with("place", place.to_string()).into(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        place_ban(look, subject)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::At(place) = choice else {
            stray(choice)
        };
        let tile = self.tile;
        let planet = has_planet(play.content, tile);
        let game = &mut *play.game;
        game.hands[seat.index()].retain(|other| *other != tile);
        game.galaxy.lay(play.content, place, tile);
        game.barren = match planet {
            true => game.barren.without(seat),
            false => game.barren.with(seat),
        };
        game.placed += 1;
        play.emit(ImperiumEvent::Placed(seat, Site { place, tile }));
        let next = placer(play.game);
        if play.game.hands[next.index()].is_empty() {
            play.game.frames.end();
            finish(play);
        } else {
            play.game.frames.goto(Lay(next).into());
        }
    }

    /// The last place needs no thought.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let open = open_places(play.look());
        let alone = play.game.hands[self.seat.index()].len() == 1 && open.len() == 1;
        let Some(place) = Hex::of(open).next().filter(|_| alone) else {
            return false;
        };
        self.apply(play, self.seat, Choice::At(place));
        true
    }
}

/// TI3-GAL-15, TI3-P5-05: the galaxy is complete, and what lay face down is turned
/// up.
fn finish<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    if let Some(place) = play.game.veil.take() {
        let tile = play.game.unseen.remove(0);
        play.game.galaxy.lay(play.content, place, tile);
        play.emit(ImperiumEvent::Unveiled(Site { place, tile }));
    }
    play.game.barren = SeatSet::NONE;
    play.game.proved = SeatSet::NONE;
    deploy::begin(play);
}
