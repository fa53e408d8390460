//! A game with one rule bent: everything goes to the true game, except what a
//! mutant overrides. For tests, here and of whatever plays games.

use std::fmt;
use std::sync::Arc;

use engine::content::{ContentError, Files};
use engine::game::Verdict;
use engine::{
    Dice, Draw, Facts, Game, Info, Label, Pass, Question, Reason, Seat, SeatSet, Section, Sentence,
    Sink, Standing, Suggestion, Swap, Viewer, Ware, Window,
};
use kit::laws::{Lawful, Secret};

/// How a mutant differs from the true game `G`: in nothing, by default.
///
/// A mutant is a value and not a type, so that the law kit is compiled once for
/// all mutants of a game.
pub trait Bend<G: Lawful>: Sync + 'static {
    /// Sets the table: [`Game::new`].
    ///
    /// # Errors
    /// As the true game has them.
    fn begin(
        &self,
        content: &G::Content,
        options: &G::Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<G, Reason> {
        G::new(content, options, seats, dice)
    }

    /// [`Game::choices`].
    fn choices(&self, game: &G, content: &G::Content, seat: Seat, out: &mut Vec<G::Choice>) {
        game.choices(content, seat, out);
    }

    /// [`Game::apply`].
    fn apply(
        &self,
        game: &mut G,
        content: &G::Content,
        seat: Seat,
        choice: G::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<G::Event>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
    }

    /// [`Game::view`].
    fn view(&self, game: &G, content: &G::Content, viewer: Viewer) -> G::View {
        game.view(content, viewer)
    }

    /// [`Game::reactions`].
    fn reactions(&self, game: &G) -> Option<Window> {
        game.reactions()
    }

    /// [`Game::redeal`].
    fn redeal(&self, game: &mut G, content: &G::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        game.redeal(content, viewer, draw);
    }

    /// [`Game::standing`].
    fn standing(&self, game: &G, content: &G::Content) -> Standing {
        game.standing(content)
    }

    /// [`Game::label`].
    fn label(&self, game: &G, content: &G::Content, seat: Seat, choice: G::Choice) -> Label {
        game.label(content, seat, choice)
    }

    /// [`Game::why_not`].
    fn why_not(
        &self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        subject: G::Subject,
    ) -> Option<Reason> {
        game.why_not(content, seat, subject)
    }

    /// [`Game::verdicts`].
    fn verdicts(
        &self,
        game: &G,
        content: &G::Content,
        seat: Seat,
    ) -> Option<Vec<Verdict<G::Choice>>> {
        game.verdicts(content, seat)
    }

    /// [`Game::pass`].
    fn pass(&self, game: &G, content: &G::Content, seat: Seat) -> Option<Pass<G::Choice>> {
        game.pass(content, seat)
    }

    /// [`Game::ready_answer`].
    fn ready_answer(
        &self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        key: &str,
    ) -> Vec<G::Choice> {
        game.ready_answer(content, seat, key)
    }

    /// [`Game::at_liberty`].
    fn at_liberty(&self, game: &G) -> SeatSet {
        game.at_liberty()
    }

    /// [`Game::suggest`].
    fn suggest(
        &self,
        game: &G,
        content: &G::Content,
        seat: Seat,
    ) -> Vec<Suggestion<G::Choice, G::Subject>> {
        game.suggest(content, seat)
    }

    /// [`Game::unordered`].
    fn unordered(
        &self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        choice: G::Choice,
    ) -> Option<u16> {
        game.unordered(content, seat, choice)
    }

    /// [`Game::exchange`].
    ///
    /// # Errors
    /// As the true game has them.
    fn exchange(
        &self,
        game: &mut G,
        content: &G::Content,
        swap: &Swap<G::Goods>,
        mut sink: &mut dyn Sink<G::Event>,
    ) -> Result<(), Reason> {
        game.exchange(content, swap, &mut sink)
    }
}

/// Bends nothing.
struct Straight;

impl<G: Lawful> Bend<G> for Straight {}

/// The game `G` as a mutant plays it, as this version of its rules.
pub struct Bent<G: Lawful, const RULES: u32 = 1>(G, &'static dyn Bend<G>);

/// The facts of the true game, and how it is bent.
pub struct BentContent<G: Lawful> {
    facts: G::Content,
    bend: &'static dyn Bend<G>,
}

impl<G: Lawful, const RULES: u32> Bent<G, RULES> {
    /// What it is played with.
    ///
    /// # Errors
    /// As the true game has them.
    pub fn facts(bend: &'static dyn Bend<G>) -> Result<Arc<Facts<Self>>, ContentError> {
        let files = Files::embedded(G::INFO.files);
        Ok(Arc::new(Facts {
            content: BentContent {
                facts: G::load(&files)?,
                bend,
            },
            hash: files.hash()?,
        }))
    }
}

impl<G: Lawful, const RULES: u32> Clone for Bent<G, RULES> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), self.1)
    }
}

impl<G: Lawful, const RULES: u32> PartialEq for Bent<G, RULES> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: Lawful, const RULES: u32> Eq for Bent<G, RULES> {}

impl<G: Lawful, const RULES: u32> fmt::Debug for Bent<G, RULES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<G: Lawful> fmt::Debug for BentContent<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.facts.fmt(f)
    }
}

impl<G: Lawful, const RULES: u32> Game for Bent<G, RULES> {
    const INFO: &'static Info = &Info {
        rules: RULES,
        ..*G::INFO
    };

    type Content = BentContent<G>;
    type Options = G::Options;
    type Choice = G::Choice;
    type Event = G::Event;
    type View = G::View;
    type Subject = G::Subject;
    type Goods = G::Goods;

    fn load(files: &Files) -> Result<BentContent<G>, ContentError> {
        Ok(BentContent {
            facts: G::load(files)?,
            bend: &Straight,
        })
    }

    fn new(
        content: &BentContent<G>,
        options: &G::Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        let game = content.bend.begin(&content.facts, options, seats, dice)?;
        Ok(Self(game, content.bend))
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn question(&self, content: &BentContent<G>, seat: Seat) -> Option<Question> {
        self.0.question(&content.facts, seat)
    }

    fn choices(&self, content: &BentContent<G>, seat: Seat, out: &mut Vec<G::Choice>) {
        self.1.choices(&self.0, &content.facts, seat, out);
    }

    fn apply(
        &mut self,
        content: &BentContent<G>,
        seat: Seat,
        choice: G::Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<G::Event>,
    ) {
        self.1
            .apply(&mut self.0, &content.facts, seat, choice, dice, sink);
    }

    fn view(&self, content: &BentContent<G>, viewer: Viewer) -> G::View {
        self.1.view(&self.0, &content.facts, viewer)
    }

    fn redeal(&mut self, content: &BentContent<G>, viewer: Viewer, draw: &mut Draw<'_>) {
        self.1.redeal(&mut self.0, &content.facts, viewer, draw);
    }

    fn standing(&self, content: &BentContent<G>) -> Standing {
        self.1.standing(&self.0, &content.facts)
    }

    fn label(&self, content: &BentContent<G>, seat: Seat, choice: G::Choice) -> Label {
        self.1.label(&self.0, &content.facts, seat, choice)
    }

    fn subject(&self, content: &BentContent<G>, choice: G::Choice) -> Option<G::Subject> {
        self.0.subject(&content.facts, choice)
    }

    fn why_not(&self, content: &BentContent<G>, seat: Seat, subject: G::Subject) -> Option<Reason> {
        self.1.why_not(&self.0, &content.facts, seat, subject)
    }

    fn verdicts(&self, content: &BentContent<G>, seat: Seat) -> Option<Vec<Verdict<G::Choice>>> {
        self.1.verdicts(&self.0, &content.facts, seat)
    }

    fn tell(content: &BentContent<G>, event: &G::Event) -> Sentence<G::Subject> {
        G::tell(&content.facts, event)
    }

    fn describe(content: &BentContent<G>, view: &G::View) -> Vec<Section> {
        G::describe(&content.facts, view)
    }

    fn reactions(&self) -> Option<Window> {
        self.1.reactions(&self.0)
    }

    fn pass(&self, content: &BentContent<G>, seat: Seat) -> Option<Pass<G::Choice>> {
        self.1.pass(&self.0, &content.facts, seat)
    }

    fn ready_answers(kind: &str) -> &'static [&'static str] {
        G::ready_answers(kind)
    }

    fn ready_answer(&self, content: &BentContent<G>, seat: Seat, key: &str) -> Vec<G::Choice> {
        self.1.ready_answer(&self.0, &content.facts, seat, key)
    }

    fn has_come(&self, content: &BentContent<G>, seat: Seat, until: &str) -> bool {
        self.0.has_come(&content.facts, seat, until)
    }

    fn round(&self) -> u32 {
        self.0.round()
    }

    fn is_forced(&self, content: &BentContent<G>, seat: Seat) -> bool {
        self.0.is_forced(&content.facts, seat)
    }

    fn at_liberty(&self) -> SeatSet {
        self.1.at_liberty(&self.0)
    }

    fn liberties(&self, content: &BentContent<G>, seat: Seat, out: &mut Vec<G::Choice>) {
        self.0.liberties(&content.facts, seat, out);
    }

    fn suggest(
        &self,
        content: &BentContent<G>,
        seat: Seat,
    ) -> Vec<Suggestion<G::Choice, G::Subject>> {
        self.1.suggest(&self.0, &content.facts, seat)
    }

    fn par(&self, content: &BentContent<G>) -> Option<i32> {
        self.0.par(&content.facts)
    }

    fn unordered(&self, content: &BentContent<G>, seat: Seat, choice: G::Choice) -> Option<u16> {
        self.1.unordered(&self.0, &content.facts, seat, choice)
    }

    fn wares(
        content: &BentContent<G>,
        (view, viewer): (&Self::View, Viewer),
        seat: Seat,
    ) -> Vec<Ware> {
        G::wares(&content.facts, (view, viewer), seat)
    }

    fn deals_open(&self, content: &BentContent<G>, a: Seat, b: Seat) -> Result<(), Reason> {
        self.0.deals_open(&content.facts, a, b)
    }

    fn exchange(
        &mut self,
        content: &BentContent<G>,
        swap: &Swap<G::Goods>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Reason> {
        self.1.exchange(&mut self.0, &content.facts, swap, sink)
    }
}

impl<G: Lawful, const RULES: u32> Lawful for Bent<G, RULES> {
    fn components(&self, content: &BentContent<G>) -> Vec<i64> {
        self.0.components(&content.facts)
    }

    fn component_names(content: &BentContent<G>) -> Vec<String> {
        G::component_names(&content.facts)
    }

    fn secrets(&self, content: &BentContent<G>, viewer: Viewer) -> Vec<Secret> {
        self.0.secrets(&content.facts, viewer)
    }

    fn bundles(&self, content: &BentContent<G>) -> Vec<G::Goods> {
        self.0.bundles(&content.facts)
    }
}
