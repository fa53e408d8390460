//! A table: a game with its log, its legality, its undo and its secrets.
//!
//! `Table` is the single writer of one game. It keeps the *committed* state,
//! which only ever grows by log lines, and for each seat a *draft*: choices
//! that are still tentative, shown to that seat alone and freely undone.
//! A choice that crosses a [`Barrier`] commits the draft before it, for good.

mod any;
#[cfg(feature = "kit")]
mod bare;
mod barrier;
mod branch;
mod deals;
mod draft;
mod history;
mod past;
mod record;
mod refusal;
mod replay;
mod stamp;
mod story;
mod waivers;
mod window;

use std::fmt;
use std::sync::Arc;

pub use any::{AnyTable, Listed, Offered, StoryLine, Suggested};
pub use barrier::Barrier;
pub use deals::{Deal, DealState, PROMISE_LIMIT};
pub use draft::Receipt;
pub use refusal::Refusal;
pub use replay::{Cause, Divergence, ReplayError, Replayed};
pub use stamp::{NotAStamp, Stamp};
pub use story::Told;
pub use waivers::Waiver;

use crate::chance::{Dice, Seed};
use crate::content::{ContentError, ContentHash, Files};
use crate::game::{Game, Pass, Question, Reason, Setup, Standing, Suggestion};
use crate::label::Label;
use crate::log::{Digest, Digester, Entry, Header, Line, Log};
use crate::options::GameOptions;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::text::Text;

use deals::Deals;
use draft::{Draft, Questions};
use history::History;
use past::Checkpoints;
use story::Revisions;
use waivers::Waivers;
use window::Held;

/// A game's content and the hash that names it.
#[derive(Debug)]
pub struct Facts<G: Game> {
    /// The facts themselves.
    pub content: G::Content,
    /// Their name in logs.
    pub hash: ContentHash,
}

impl<G: Game> Facts<G> {
    /// Reads and validates a game's content.
    ///
    /// # Errors
    /// Names file, line and field of what is wrong.
    pub fn load(files: &Files) -> Result<Arc<Self>, ContentError> {
        Ok(Arc::new(Self {
            content: G::load(files)?,
            hash: files.hash()?,
        }))
    }
}

/// Why a table could not be set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupError {
    /// This game is not for this many.
    Seats {
        /// How many were asked for.
        asked: usize,
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
    },
    /// The rules do not allow it.
    Rules(Reason),
}

impl SetupError {
    /// What to tell the host.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Seats { asked, min, max } => Text::new("setup-seats")
                .with("asked", *asked)
                .with("min", *min)
                .with("max", *max),
            Self::Rules(reason) => reason.text.clone(),
        }
    }
}

/// For whom a table waits, as a viewer may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub enum Waiting {
    /// For these seats; for nobody once the game is over.
    For(SeatSet),
    /// For reactions, of nobody in particular.
    ForReactions,
}

/// Why a table stands still although its game is not over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frozen {
    /// Where and how its log stopped replaying.
    pub divergence: Divergence,
    /// The log as it was, with the lines that no longer replay.
    pub original: Log,
}

/// Rules and facts that lines are played under.
type Version = (u32, ContentHash);

/// A line that is about to be written, and what it makes of the game.
struct Happening<G: Game> {
    line: Line,
    /// What it does, and then everyone who is let pass; nothing where the game
    /// stays as it is.
    parts: Vec<Part<G>>,
}

impl<G: Game> Happening<G> {
    /// A line that changes nothing in the game.
    const fn message(line: Line) -> Self {
        Self {
            line,
            parts: Vec::new(),
        }
    }

    /// The game after it, where it changes.
    fn after(&self) -> Option<&G> {
        self.parts.last().map(|part| &part.after)
    }

    /// All that happened.
    fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.parts.iter().flat_map(|part| &part.events)
    }
}

/// One game being played. A copy shares with it all that is long past, and so
/// costs the same however long the game has been.
#[derive(Clone)]
pub struct Table<G: Game> {
    facts: Arc<Facts<G>>,
    header: Header,
    seed: Seed,
    dice: Dice,
    pub(crate) committed: G,
    drafts: [Draft<G>; MAX_SEATS],
    held: Held<G>,
    waivers: Waivers,
    /// How many of the lines are each seat's choices.
    chosen: [u32; MAX_SEATS],
    revisions: Revisions,
    history: History<G::Event>,
    checkpoints: Checkpoints<G>,
    digester: Digester,
    deals: Deals,
    /// What the last line was played under.
    version: Version,
    frozen: Option<Arc<Frozen>>,
}

impl<G: Game> Table<G> {
    /// Sets up a new game.
    ///
    /// # Errors
    /// When these seats and options cannot go together.
    pub fn new(
        facts: Arc<Facts<G>>,
        options: &G::Options,
        setup: Setup,
        seed: Seed,
    ) -> Result<Self, SetupError> {
        let (min, max) = G::INFO.seats;
        let asked = setup.seats();
        if asked < min || asked > max {
            return Err(SetupError::Seats { asked, min, max });
        }
        let mut dice = Dice::new(&seed);
        let game = G::new(&facts.content, options, asked, &mut dice).map_err(SetupError::Rules)?;
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            content: facts.hash,
            options: options.to_values().to_string(),
            seats: asked,
            pace: setup.pace,
            commitment: seed.commitment(),
        };
        Ok(Self::with_state(facts, header, seed, dice, game))
    }

    fn with_state(facts: Arc<Facts<G>>, header: Header, seed: Seed, dice: Dice, game: G) -> Self {
        let digester = Digester::new(&seed, &header);
        let version = (header.rules, header.content);
        Self {
            facts,
            drafts: std::array::from_fn(|_| Draft::default()),
            held: Held::default(),
            waivers: Waivers::default(),
            chosen: [0; MAX_SEATS],
            revisions: Revisions::default(),
            history: History::new(header.seats, digester.clone()),
            checkpoints: Checkpoints::begin(&game, version),
            digester,
            deals: Deals::default(),
            version,
            frozen: None,
            header,
            seed,
            dice,
            committed: game,
        }
    }

    /// What this game is played with.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// How many sit here.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.header.seats
    }

    /// The facts it is played with.
    #[must_use]
    pub fn content(&self) -> &G::Content {
        &self.facts.content
    }

    /// What tells those facts from all others.
    #[must_use]
    pub fn content_hash(&self) -> ContentHash {
        self.facts.hash
    }

    /// The world as this seat knows it to stand: what is committed, and its
    /// own draft on top.
    pub(crate) fn world(&self, seat: Seat) -> &G {
        self.drafts[seat.index()].world().unwrap_or(&self.committed)
    }

    fn world_of(&self, viewer: Viewer) -> &G {
        viewer
            .seat()
            .map_or(&self.committed, |seat| self.world(seat))
    }

    /// Someone who does not sit here sees what everybody sees.
    fn at_table(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.seats() => Viewer::Public,
            _ => viewer,
        }
    }

    /// What this viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        let viewer = self.at_table(viewer);
        self.world_of(viewer).view(self.content(), viewer)
    }

    /// What this seat is asked now.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<Question> {
        if self.is_asked(seat) {
            self.world(seat).question(self.content(), seat)
        } else {
            None
        }
    }

    /// Does this seat owe a choice?
    #[must_use]
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.frozen.is_none() && self.world(seat).to_act().contains(seat)
    }

    /// What this seat may choose now: what it owes, and then what it is at
    /// liberty to do.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = self.owed(seat);
        choices.extend(self.liberties(seat));
        choices
    }

    /// The choices of which this seat owes one.
    #[must_use]
    pub fn owed(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.is_asked(seat) {
            self.world(seat).choices(self.content(), seat, &mut choices);
        }
        choices
    }

    /// What this seat may choose although nobody waits for it.
    #[must_use]
    pub fn liberties(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.is_at_liberty(seat) {
            let world = self.world(seat);
            world.liberties(self.content(), seat, &mut choices);
        }
        choices
    }

    /// May this seat choose something that nobody waits for?
    #[must_use]
    pub fn is_at_liberty(&self, seat: Seat) -> bool {
        self.frozen.is_none() && self.world(seat).at_liberty().contains(seat)
    }

    /// Rows of choices that this seat may want to make in one go.
    #[must_use]
    pub fn suggest(&self, seat: Seat) -> Vec<Suggestion<G::Choice, G::Subject>> {
        if self.is_asked(seat) {
            self.world(seat).suggest(self.content(), seat)
        } else {
            Vec::new()
        }
    }

    /// What a choice of this seat is called.
    #[must_use]
    pub fn label(&self, seat: Seat, choice: G::Choice) -> Label {
        self.world(seat).label(self.content(), seat, choice)
    }

    /// What a choice of this seat is about.
    #[must_use]
    pub fn subject(&self, seat: Seat, choice: G::Choice) -> Option<G::Subject> {
        self.world(seat).subject(self.content(), choice)
    }

    /// Why nothing about this subject is offered to this seat.
    #[must_use]
    pub fn why_not(&self, seat: Seat, subject: G::Subject) -> Option<Reason> {
        if seat.index() >= self.seats() {
            return None;
        }
        self.world(seat).why_not(self.content(), seat, subject)
    }

    /// How this seat lets what it is asked go by, where that can be.
    #[must_use]
    pub fn pass(&self, seat: Seat) -> Option<Pass<G::Choice>> {
        if self.is_asked(seat) {
            self.world(seat).pass(self.content(), seat)
        } else {
            None
        }
    }

    /// Who owes a choice, whatever may be told: for the server alone.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.committed.to_act()
    }

    /// For whom the table waits, as this viewer may know it.
    #[must_use]
    pub fn waiting(&self, viewer: Viewer) -> Waiting {
        let world = self.world_of(viewer);
        match world.reactions() {
            Some(_) => Waiting::ForReactions,
            None => Waiting::For(world.to_act()),
        }
    }

    /// Scores and, once over, the ranking.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.committed.standing(self.content())
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.committed.to_act().is_empty()
    }

    /// Moves only when something that this viewer may see moves.
    #[must_use]
    pub fn revision(&self, viewer: Viewer) -> u64 {
        self.revisions.of(viewer)
    }

    /// Why the table stands still, if it does.
    #[must_use]
    pub fn frozen(&self) -> Option<&Frozen> {
        self.frozen.as_deref()
    }

    /// How many lines the log has, secret ones included: for the server alone.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.history.len()
    }

    /// The log as it is kept on the server. The seed is in it only once the
    /// game is over.
    #[must_use]
    pub fn log(&self) -> Log {
        if let Some(frozen) = &self.frozen {
            // Nothing of a game is lost because it no longer replays.
            return frozen.original.clone();
        }
        let over = self.is_over();
        Log {
            header: self.header.clone(),
            entries: self.entries(0),
            ending: self
                .standing()
                .outcome
                .map(|outcome| outcome.how.to_owned()),
            seed: over.then(|| self.seed.clone()),
            signed: None,
        }
    }

    /// The lines of the log from this one on: what a store has yet to keep.
    #[must_use]
    pub fn entries(&self, from: usize) -> Vec<Entry> {
        self.history.entries(from).collect()
    }

    /// The secret seed, for whoever keeps the table's durable record.
    #[must_use]
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Writes one line, and moves the revisions of all who notice.
    fn commit(&mut self, happening: &Happening<G>, chooser: Option<Chooser>) {
        let asked = self.questions(&self.committed);
        let (digester, digest) = self.link(happening);
        self.settle(digester, digest, happening);
        self.notice_all(asked, &happening.parts, chooser);
    }

    /// Moves the revisions of all who notice, one part after the other: whether
    /// someone is let pass or passes by themselves must not show in anyone
    /// else's.
    fn notice_all(&mut self, mut asked: Questions<G>, parts: &[Part<G>], chooser: Option<Chooser>) {
        for (nth, part) in parts.iter().enumerate() {
            let now = self.questions(&part.after);
            let chooser = chooser.filter(|_| nth == 0);
            if let Some(Chooser { seat, .. }) = chooser {
                // Having chosen has moved the chooser's revision already. Then
                // nothing is asked, for as long as others answer.
                asked[seat.index()] = (None, Vec::new());
            }
            for viewer in Viewer::all(self.seats()) {
                let deaf = |chooser: Chooser| viewer.is(chooser.seat) && !chooser.hears;
                if !chooser.is_some_and(deaf) {
                    self.notice(viewer, &part.events, (&asked, &now));
                }
            }
            asked = now;
        }
    }

    /// The chain with one more link: what was offered, what was done and what
    /// happened.
    fn link(&self, happening: &Happening<G>) -> (Digester, Digest) {
        let mut digester = self.digester.clone();
        let mut link = digester.link();
        link.note_offers(self.content(), &self.committed, &mut Vec::new());
        link.note(&happening.line);
        link.note_events(happening.events());
        let digest = digester.close(link);
        (digester, digest)
    }

    fn settle(&mut self, digester: Digester, digest: Digest, happening: &Happening<G>) {
        let line = &happening.line;
        self.digester = digester;
        self.adopt(self.steps(), line, happening.after());
        let events = happening.events().cloned().collect();
        self.history.push(line, digest, events, &self.digester);
        self.keep_checkpoint();
    }

    /// Does what the line after this many others does, but writes nothing.
    fn adopt(&mut self, step: usize, line: &Line, after: Option<&G>) {
        self.deals.note(step, line);
        self.waivers.note(line, self.committed.round());
        match *line {
            Line::Choice { seat, .. } => self.chosen[seat.index()] += 1,
            Line::Version { rules, content, .. } => self.version = (rules, content),
            Line::Offer { .. } | Line::Answer { .. } | Line::Waive { .. } => {}
        }
        if let Some(after) = after {
            if after.reactions() != self.committed.reactions() {
                self.held = Held::default();
            }
            self.committed = after.clone();
        }
    }
}

/// A part of what comes of a line: what was done, and then everyone who was let
/// pass.
pub(super) struct Part<G: Game> {
    pub(super) after: G,
    pub(super) events: Vec<G::Event>,
}

/// Who has made a choice, and whether they hear now what came of it: of a draft
/// they have heard already.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chooser {
    seat: Seat,
    hears: bool,
}

/// Says which table it is, and nothing of what is hidden on it.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("header", &self.header)
            .field("steps", &self.steps())
            .finish_non_exhaustive()
    }
}
