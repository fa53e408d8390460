//! Twilight Imperium, third edition: a galaxy at war.
//!
//! What is played so far is the base game without technologies, race abilities,
//! action and political cards: empires expand, fight, land, build and score.
//!
//! - [`options`], [`content`], [`ids`]: what the host chooses, the facts, what things
//!   are called;
//! - [`state`]: what is on the table;
//! - [`phase`]: the rules, a file a step, in the order of play;
//! - [`outlook`]: what evaluations and planners ask of a world;
//! - `reach`, [`value`]: paths, and quantities with their reasons;
//! - [`odds`], `rows`: how a battle ends, without dice; choices that go together;
//! - [`choice`], [`event`], [`ban`]: what can be chosen, happen and be forbidden;
//! - [`view`], `sample`: what a seat sees, and what it must imagine;
//! - `shell`: all of it in words.

pub mod ban;
pub mod choice;
pub mod content;
pub mod event;
pub mod ids;
#[cfg(feature = "laws")]
mod lawful;
pub mod odds;
pub mod options;
pub mod outlook;
pub mod phase;
pub mod reach;
mod rows;
mod sample;
mod shell;
pub mod state;
#[cfg(test)]
mod tests;
pub mod value;
pub mod view;

use engine::content::{ContentError, Files};
use engine::game::{Suggestion, Verdict};
use engine::goods::NoGoods;
use engine::step::{self, Stepped};
use engine::{
    Dice, Draw, Game, Info, Label, Outcome, Pass, Question, Reason, Seat, SeatSet, Section,
    Sentence, Sink, Standing, Text, Viewer,
};

pub use options::Options;
pub use state::TwilightImperium;
pub use view::View;

use ban::Ban;
use choice::{Choice, Subject};
use content::Content;
use event::ImperiumEvent;
use ids::Strategy;
use phase::Frame;
use phase::action::{strategic, tactical};
use phase::{common, status};
use state::End;

/// The game and its facts, to be looked at.
type Look<'a> = step::Look<'a, TwilightImperium>;
/// The game while a choice is carried out.
type Play<'a, S> = step::Play<'a, TwilightImperium, S>;

impl Stepped for TwilightImperium {
    type Frame = Frame;
    type Ban = Ban;

    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(look: Look<'_>, seat: Seat, subject: Subject) -> bool {
        let game = look.game;
        match subject {
            Subject::Place(place) => game.galaxy.laid().contains(place.index()),
            Subject::Planet(planet) => game.galaxy.place(planet).is_some(),
            Subject::Tile(tile) => game.hands[seat.index()].contains(&tile),
            Subject::Strategy(_) => true,
            Subject::Objective(objective) => {
                game.revealed.contains(&objective) || game.player(seat).secret.0 == objective
            }
            Subject::Player(other) => other != seat && other.index() < usize::from(game.seats),
        }
    }

    fn not_asked(_: Look<'_>, _: Seat) -> Ban {
        Ban::NotAsked
    }

    fn reason(look: Look<'_>, _: Seat, ban: Ban) -> Reason {
        ban.reason(look)
    }
}

/// How good each player is when the game ends: more is better (TI3-VIC-06, TI3-R49).
type Rank = (bool, bool, u8, usize, usize, u8, u8);

impl TwilightImperium {
    /// TI3-VIC-06: by points, objectives, planets, unused counters, all counters; one
    /// who has won comes first, one who is out last.
    fn rank(&self, seat: Seat, winner: Option<Seat>) -> Rank {
        let player = self.player(seat);
        let objectives = self.scored.iter().filter(|scored| scored.contains(seat));
        (
            winner == Some(seat),
            !player.out,
            player.points,
            objectives.count(),
            self.planets_of(seat).count(),
            player.counters.pool + player.counters.strategy,
            player.counters.total(),
        )
    }
}

impl Game for TwilightImperium {
    const INFO: &'static Info = &Info {
        id: "twilight-imperium",
        rules: 1,
        title: "twilight-imperium-title",
        seats: (3, 6),
        minutes: (180, 360),
        cut_off: None,
        windows: &[],
        skips: &[
            tactical::FIRE,
            tactical::SHOTS,
            tactical::RETREAT,
            common::HITS,
            strategic::kind(Strategy::Diplomacy),
            strategic::kind(Strategy::Logistics),
            strategic::kind(Strategy::Warfare),
            strategic::kind(Strategy::Imperial),
            status::SCRAP,
        ],
        words: engine::words!("../../../../../content": "twilight_imperium"),
        files: engine::files!("../../../../../content":
            "twilight_imperium/tiles.toml", "twilight_imperium/planets.toml",
            "twilight_imperium/races.toml", "twilight_imperium/units.toml",
            "twilight_imperium/strategies.toml", "twilight_imperium/objectives.toml",
            "twilight_imperium/figures.toml", "twilight_imperium/galaxies.toml"),
        ledgers: engine::files!("../../../../../docs/rules":
            "twilight-imperium.md", "shattered-empire.md"),
    };

    type Content = Content;
    type Options = Options;
    type Choice = Choice;
    type Event = ImperiumEvent;
    type View = View;
    type Subject = Subject;
    type Goods = NoGoods;

    fn load(files: &Files) -> Result<Content, ContentError> {
        Content::load(files)
    }

    fn new(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        Self::set_up(content, options, seats, dice)
    }

    fn to_act(&self) -> SeatSet {
        step::to_act(self)
    }

    fn question(&self, content: &Content, seat: Seat) -> Option<Question> {
        step::question(Look::new(self, content), seat)
    }

    fn choices(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        step::choices(Look::new(self, content), seat, out);
    }

    fn apply(
        &mut self,
        content: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<ImperiumEvent>,
    ) {
        step::apply(&mut Play::new(self, content, dice, sink), seat, choice);
    }

    fn view(&self, content: &Content, viewer: Viewer) -> View {
        self.seen_by(content, viewer)
    }

    fn redeal(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.sample_for(content, viewer, draw);
    }

    fn standing(&self, _: &Content) -> Standing {
        let ranks = |winner| -> Vec<Rank> {
            self.everyone()
                .map(|seat| self.rank(seat, winner))
                .collect()
        };
        Standing {
            scores: self
                .everyone()
                .map(|seat| i32::from(self.player(seat).points))
                .collect(),
            outcome: self.end.map(|end| match end {
                End::Points(seat) => Outcome::by_score(&ranks(Some(seat)), "ti3-end-points"),
                End::Objective(seat) => Outcome::by_score(&ranks(Some(seat)), "ti3-end-objective"),
                End::Last(seat) => Outcome::by_score(&ranks(Some(seat)), "ti3-end-last"),
                End::Nobody => Outcome::nobody_wins(&ranks(None), "ti3-end-nobody"),
                End::ImperiumRex => Outcome::by_score(&ranks(None), "ti3-end-imperium-rex"),
            }),
        }
    }

    fn label(&self, content: &Content, seat: Seat, choice: Choice) -> Label {
        step::label(Look::new(self, content), seat, choice)
    }

    fn subject(&self, _: &Content, choice: Choice) -> Option<Subject> {
        choice.subject()
    }

    fn about(content: &Content, subject: Subject) -> Option<Text> {
        shell::about(content, subject)
    }

    fn why_not(&self, content: &Content, seat: Seat, subject: Subject) -> Option<Reason> {
        step::why_not(Look::new(self, content), seat, subject)
    }

    fn verdicts(&self, content: &Content, seat: Seat) -> Option<Vec<Verdict<Choice>>> {
        Some(step::verdicts(Look::new(self, content), seat))
    }

    fn tell(content: &Content, event: &ImperiumEvent) -> Sentence<Subject> {
        shell::tell(content, event)
    }

    fn describe(content: &Content, view: &View) -> Vec<Section> {
        shell::describe(content, view)
    }

    fn pass(&self, content: &Content, seat: Seat) -> Option<Pass<Choice>> {
        let look = Look::new(self, content);
        match self.frames.top()? {
            Frame::Fire(fire) => Some(fire.pass(look)),
            Frame::Shots(shots) => Some(shots.pass(self)),
            Frame::Announce(announce) => Some(announce.pass()),
            Frame::Hits(hits) => hits.pass(look),
            Frame::Follow(follow) => Some(follow.pass()),
            Frame::Claim(claim) => claim.pass(look, seat),
            _ => None,
        }
    }

    fn suggest(&self, content: &Content, seat: Seat) -> Vec<Suggestion<Choice, Subject>> {
        rows::suggest(Look::new(self, content), seat)
    }

    fn odds(content: &Content, fight: &str) -> Option<Result<Vec<Section>, Reason>> {
        Some(odds::forecast(content, fight))
    }

    fn round(&self) -> u32 {
        self.round.into()
    }
}
