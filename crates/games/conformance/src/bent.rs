//! A game with one rule bent: everything goes to the true game, except what a
//! mutant overrides. For tests, here and of whatever plays games.

use std::marker::PhantomData;

use engine::content::{ContentError, Files};
use engine::game::Verdict;
use engine::{
    Dice, Draw, Game, Info, Label, Question, Reason, Seat, SeatSet, Section, Sentence, Setup, Sink,
    Standing, Swap, Viewer, Window,
};
use kit::laws::{Lawful, Secret};

/// How a mutant differs from the true game `G`: in nothing, by default.
pub trait Bend<G: Lawful>: Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The version of the bent rules.
    const RULES: u32 = G::INFO.rules;

    /// Sets the table: [`Game::new`].
    ///
    /// # Errors
    /// As the true game has them.
    fn begin(
        content: &G::Content,
        options: &G::Options,
        setup: Setup,
        dice: &mut Dice,
    ) -> Result<G, Reason> {
        G::new(content, options, setup, dice)
    }

    /// [`Game::choices`].
    fn choices(game: &G, content: &G::Content, seat: Seat, out: &mut Vec<G::Choice>) {
        game.choices(content, seat, out);
    }

    /// [`Game::apply`].
    fn apply<S: Sink<G::Event>>(
        game: &mut G,
        content: &G::Content,
        seat: Seat,
        choice: G::Choice,
        dice: &mut Dice,
        sink: &mut S,
    ) {
        game.apply(content, seat, choice, dice, sink);
    }

    /// [`Game::view`].
    fn view(game: &G, content: &G::Content, viewer: Viewer) -> G::View {
        game.view(content, viewer)
    }

    /// [`Game::reactions`].
    fn reactions(game: &G) -> Option<Window> {
        game.reactions()
    }

    /// [`Game::redeal`].
    fn redeal(game: &mut G, content: &G::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        game.redeal(content, viewer, draw);
    }

    /// [`Game::standing`].
    fn standing(game: &G, content: &G::Content) -> Standing {
        game.standing(content)
    }

    /// [`Game::label`].
    fn label(game: &G, content: &G::Content, seat: Seat, choice: G::Choice) -> Label {
        game.label(content, seat, choice)
    }

    /// [`Game::why_not`].
    fn why_not(game: &G, content: &G::Content, seat: Seat, subject: G::Subject) -> Option<Reason> {
        game.why_not(content, seat, subject)
    }

    /// [`Game::verdicts`].
    fn verdicts(game: &G, content: &G::Content, seat: Seat) -> Option<Vec<Verdict<G::Choice>>> {
        game.verdicts(content, seat)
    }

    /// [`Game::pass`].
    fn pass(game: &G, content: &G::Content, seat: Seat) -> Option<G::Choice> {
        game.pass(content, seat)
    }

    /// [`Game::unordered`].
    fn unordered(game: &G, content: &G::Content, seat: Seat, choice: G::Choice) -> Option<u16> {
        game.unordered(content, seat, choice)
    }

    /// [`Game::exchange`].
    ///
    /// # Errors
    /// As the true game has them.
    fn exchange<S: Sink<G::Event>>(
        game: &mut G,
        content: &G::Content,
        swap: &Swap<G::Goods>,
        sink: &mut S,
    ) -> Result<(), Reason> {
        game.exchange(content, swap, sink)
    }
}

/// The game `G` as the mutant `M` plays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bent<G, M>(G, PhantomData<M>);

impl<G: Lawful, M: Bend<G>> Game for Bent<G, M> {
    const INFO: &'static Info = &Info {
        rules: M::RULES,
        ..*G::INFO
    };

    type Content = G::Content;
    type Options = G::Options;
    type Choice = G::Choice;
    type Event = G::Event;
    type View = G::View;
    type Subject = G::Subject;
    type Goods = G::Goods;

    fn load(files: &Files) -> Result<G::Content, ContentError> {
        G::load(files)
    }

    fn new(
        content: &G::Content,
        options: &G::Options,
        setup: Setup,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        M::begin(content, options, setup, dice).map(|game| Self(game, PhantomData))
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn question(&self, content: &G::Content, seat: Seat) -> Option<Question> {
        self.0.question(content, seat)
    }

    fn choices(&self, content: &G::Content, seat: Seat, out: &mut Vec<G::Choice>) {
        M::choices(&self.0, content, seat, out);
    }

    fn apply(
        &mut self,
        content: &G::Content,
        seat: Seat,
        choice: G::Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<G::Event>,
    ) {
        M::apply(&mut self.0, content, seat, choice, dice, sink);
    }

    fn view(&self, content: &G::Content, viewer: Viewer) -> G::View {
        M::view(&self.0, content, viewer)
    }

    fn redeal(&mut self, content: &G::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        M::redeal(&mut self.0, content, viewer, draw);
    }

    fn standing(&self, content: &G::Content) -> Standing {
        M::standing(&self.0, content)
    }

    fn label(&self, content: &G::Content, seat: Seat, choice: G::Choice) -> Label {
        M::label(&self.0, content, seat, choice)
    }

    fn subject(&self, content: &G::Content, choice: G::Choice) -> Option<G::Subject> {
        self.0.subject(content, choice)
    }

    fn why_not(&self, content: &G::Content, seat: Seat, subject: G::Subject) -> Option<Reason> {
        M::why_not(&self.0, content, seat, subject)
    }

    fn verdicts(&self, content: &G::Content, seat: Seat) -> Option<Vec<Verdict<G::Choice>>> {
        M::verdicts(&self.0, content, seat)
    }

    fn tell(content: &G::Content, event: &G::Event) -> Sentence<G::Subject> {
        G::tell(content, event)
    }

    fn describe(content: &G::Content, view: &G::View) -> Vec<Section> {
        G::describe(content, view)
    }

    fn reactions(&self) -> Option<Window> {
        M::reactions(&self.0)
    }

    fn pass(&self, content: &G::Content, seat: Seat) -> Option<G::Choice> {
        M::pass(&self.0, content, seat)
    }

    fn unordered(&self, content: &G::Content, seat: Seat, choice: G::Choice) -> Option<u16> {
        M::unordered(&self.0, content, seat, choice)
    }

    fn deals_open(&self, content: &G::Content, a: Seat, b: Seat) -> Result<(), Reason> {
        self.0.deals_open(content, a, b)
    }

    fn exchange(
        &mut self,
        content: &G::Content,
        swap: &Swap<G::Goods>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Reason> {
        M::exchange(&mut self.0, content, swap, sink)
    }
}

impl<G: Lawful, M: Bend<G>> Lawful for Bent<G, M> {
    fn components(&self, content: &G::Content) -> Vec<i64> {
        self.0.components(content)
    }

    fn component_names(content: &G::Content) -> Vec<String> {
        G::component_names(content)
    }

    fn secrets(&self, content: &G::Content, viewer: Viewer) -> Vec<Secret> {
        self.0.secrets(content, viewer)
    }

    fn bundles(&self, content: &G::Content) -> Vec<G::Goods> {
        self.0.bundles(content)
    }
}
