//! The harvest: everyone spends at once, unseen until all are done; then points
//! are counted and a new round begins, or the game ends (FRO-60 to FRO-74).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Frames, Label, Question, Seat, SeatSet, Sink, Text};

use super::{Frame, Turn};
use crate::ban::{Ban, lacks};
use crate::choice::{Choice, Subject, Unit, stray};
use crate::content::{Content, MAX_UNITS};
use crate::event::FrontierEvent;
use crate::setup::draw_card;
use crate::state::{Builds, End};
use crate::{Frontier, Look, Play};

/// Everyone spends what they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Harvest;

/// What one is asked while spending: a chain of questions of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Spend {
    /// What to build.
    What,
    /// Where to put it.
    Where(Unit),
}

/// What one writes while all spend: nobody sees it before all are done.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Lane {
    /// What is asked; nothing once this one is done.
    pub(crate) frames: Frames<Spend, 2>,
    pub(crate) built: Builds,
}

impl Lane {
    fn open() -> Self {
        Self {
            frames: Frames::starting(Spend::What),
            built: Builds::default(),
        }
    }

    /// What has been spent.
    pub(crate) fn spent(&self, content: &Content) -> u8 {
        self.built
            .iter()
            .map(|(unit, _)| cost(content, *unit))
            .sum()
    }

    /// How many units of a kind it has put into a hex.
    fn put(&self, unit: Unit, hex: Hex) -> u8 {
        let same = |built: &&(Unit, Hex)| **built == (unit, hex);
        self.built.iter().filter(same).count() as u8
    }
}

/// What a unit costs.
pub(crate) const fn cost(content: &Content, unit: Unit) -> u8 {
    match unit {
        Unit::Ship => content.units.ship_cost,
        Unit::Troop => content.units.troop_cost,
    }
}

impl Harvest {
    /// FRO-60: every settled hex yields; then all spend.
    pub(crate) fn call<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
        for seat in play.game.everyone() {
            let settled = play.game.settled(seat);
            let yielded: u8 = settled
                .map(|hex| play.game.yields(play.content, hex))
                .fold(0, u8::saturating_add);
            let most = play.content.yields.most;
            let player = play.game.player_mut(seat);
            player.credits = player.credits.saturating_add(yielded).min(most);
            play.emit(FrontierEvent::Harvested(seat, yielded));
            play.game.lanes[seat.index()] = Lane::open();
        }
        play.game.frames.call(Self.into());
    }

    fn lane(look: Look<'_>, seat: Seat) -> &Lane {
        &look.game.lanes[seat.index()]
    }
}

/// FRO-61: what one can pay for, and has somewhere to put.
pub(crate) fn may_build(look: Look<'_>, seat: Seat, unit: Unit) -> Result<(), Ban> {
    let lane = Harvest::lane(look, seat);
    let left = look.game.player(seat).credits - lane.spent(look.content);
    if lane.built.len() >= usize::from(look.content.round.builds) {
        Err(Ban::Built)
    } else if left < cost(look.content, unit) {
        Err(Ban::TooDear(unit))
    } else if sites(look, seat, unit).next().is_none() {
        Err(Ban::NoSite)
    } else {
        Ok(())
    }
}

/// FRO-62: hexes that one has settled, with room for more.
pub(crate) fn sites<'a>(
    look: Look<'a>,
    seat: Seat,
    unit: Unit,
) -> impl Iterator<Item = Hex> + use<'a> {
    let lane = Harvest::lane(look, seat);
    let room =
        move |hex: &Hex| look.game.garrison(*hex).count(unit) + lane.put(unit, *hex) < MAX_UNITS;
    look.game.settled(seat).filter(room)
}

impl Step<Frontier> for Harvest {
    fn asked(self, game: &Frontier) -> SeatSet {
        let open = |seat: &Seat| game.lanes[seat.index()].frames.top().is_some();
        game.everyone().filter(open).collect()
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Frontier>) {
        match Self::lane(look, seat).frames.top() {
            Some(Spend::What) => {
                for unit in Unit::ALL {
                    out.option(Choice::Build(unit), may_build(look, seat, unit));
                }
                out.may(Choice::Done);
            }
            Some(Spend::Where(unit)) => {
                for hex in sites(look, seat, unit) {
                    out.may(Choice::Put(hex));
                }
            }
            None => {}
        }
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let lane = Self::lane(look, seat);
        let left = look.game.player(seat).credits - lane.spent(look.content);
        let text = match lane.frames.top() {
            Some(Spend::Where(Unit::Ship)) => Text::new("frontier-ask-where-ship"),
            Some(Spend::Where(Unit::Troop)) => Text::new("frontier-ask-where-troop"),
            Some(Spend::What) | None => Text::new("frontier-ask-build"),
        };
        Question::new(text.with("credits", left), "FRO-61")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let left = look.game.player(seat).credits - Self::lane(look, seat).spent(look.content);
        match choice {
            Choice::Build(unit) => {
                let price = cost(look.content, unit);
                let key = match unit {
                    Unit::Ship => "frontier-build-ship",
                    Unit::Troop => "frontier-build-troop",
                };
                Label::new(Text::new(key).with("cost", price)).with_change(
                    "frontier-credits",
                    left,
                    left.saturating_sub(price),
                )
            }
            Choice::Put(hex) => Text::new("frontier-put")
                .with("hex", hex.to_string())
                .into(),
            Choice::Done => Label::new(Text::new("frontier-done")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(Some(Ban::Harvest))
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let lane = &mut play.game.lanes[seat.index()];
        match choice {
            Choice::Build(unit) => lane.frames.call(Spend::Where(unit)),
            Choice::Put(hex) => {
                let Some(Spend::Where(unit)) = lane.frames.end() else {
                    stray(choice)
                };
                lane.built.push((unit, hex));
                play.emit(FrontierEvent::Planned(seat, unit, hex));
            }
            Choice::Done => {
                lane.frames.clear();
                // What the last one uncovers hangs on what others have built: that it
                // is final must not.
                let others = play.game.others(seat).collect();
                play.sink.concern(others);
                play.emit(FrontierEvent::Ready(seat));
            }
            _ => stray(choice),
        }
    }

    /// FRO-63: when all are done, everything is built, in order of seats.
    fn settle<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if !self.asked(play.game).is_empty() {
            return false;
        }
        for seat in play.game.everyone() {
            let lane = std::mem::take(&mut play.game.lanes[seat.index()]);
            play.game.player_mut(seat).credits -= lane.spent(play.content);
            for (unit, hex) in lane.built {
                let (ships, troops) = match unit {
                    Unit::Ship => (1, 0),
                    Unit::Troop => (0, 1),
                };
                play.game.map[hex.index()].join(seat, ships, troops);
                play.emit(FrontierEvent::Built(seat, unit, hex));
            }
        }
        play.game.frames.end();
        score(play);
        end_round(play);
        true
    }
}

/// FRO-70, FRO-71: the Core counts, and having settled more than anyone else;
/// where nobody holds the Core, the blight spreads.
fn score<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
    match play.game.core() {
        Some(seat) => gain(play, seat, play.content.points.core),
        None => {
            play.game.blight += 1;
            play.emit(FrontierEvent::Blighted(play.game.blight));
        }
    }
    let settled = |seat: Seat| play.game.settled(seat).count();
    let most = play.game.everyone().map(settled).max().unwrap_or(0);
    let mut first = play.game.everyone().filter(|&seat| settled(seat) == most);
    if let (Some(seat), None) = (first.next(), first.next()) {
        gain(play, seat, play.content.points.most_settled);
    }
}

fn gain<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat, points: u8) {
    let player = play.game.player_mut(seat);
    player.points = player.points.saturating_add(points);
    play.emit(FrontierEvent::Scored(seat, points));
}

/// FRO-72 to FRO-74: is it over? Otherwise a new round begins.
fn end_round<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
    let game = &mut *play.game;
    let reached = game
        .everyone()
        .any(|seat| game.player(seat).points >= game.target);
    game.end = if game.blight >= game.doom {
        Some(End::Blight)
    } else if reached {
        Some(End::Points)
    } else if game.round >= game.rounds {
        Some(End::Rounds)
    } else {
        None
    };
    if game.end.is_none() {
        game.round += 1;
        begin_round(play);
    }
}

/// FRO-10: storms and pacts are over, everyone has orders again and draws a
/// card, and the next is first.
pub(crate) fn begin_round<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
    play.emit(FrontierEvent::Began(play.game.round));
    play.game.storms = engine::map::PlaceSet::NONE;
    for seat in play.game.everyone() {
        let orders = play.content.round.orders;
        let player = play.game.player_mut(seat);
        player.orders = orders;
        player.passed = false;
        player.attacked = false;
        player.pacts = SeatSet::NONE;
        draw_card(play, seat);
    }
    let seats = usize::from(play.game.seats);
    let place = usize::from(play.game.round - 1) % seats;
    let first = play.game.everyone().nth(place);
    let frame: Option<Frame> = first.map(|seat| Turn(seat).into());
    frame
        .into_iter()
        .for_each(|frame| play.game.frames.call(frame));
}
