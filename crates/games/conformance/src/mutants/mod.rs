//! Mutants: toy games with one rule broken on purpose. The law kit must catch
//! each; the table in `docs/laws.md` says which law does.

mod late;
mod versions;

use std::cell::Cell;

use engine::game::Verdict;
use engine::{
    Dice, Draw, Game, Label, Pass, Reason, Seat, SeatSet, Sink, Standing, Swap, Text, Viewer,
    Window,
};
use kit::laws::{self, KitError, Law, Lawful, Plan, Violation};

use crate::bazaar::{self, Bazaar, BazaarEvent, Good, Purse};
use crate::bent::{Bend, Bent};
use crate::intrigue::{self, Card, Intrigue, IntrigueEvent};
use crate::sealed::{self, Sealed, SealedEvent};

/// Games a mutant may survive.
const GAMES: u64 = 40;

/// A plan for this mutant.
fn plan<G: Lawful>(bend: &'static dyn Bend<G>, options: G::Options) -> Plan<Bent<G>> {
    Plan::new(options).with_facts(Bent::facts(bend).unwrap())
}

/// How a mutant is caught first.
fn caught<G: Lawful>(plan: Plan<Bent<G>>) -> Violation {
    match laws::obey(plan) {
        Err(KitError::Broken(violation)) => {
            println!("{violation}");
            violation
        }
        Err(other) => panic!("the kit could not begin: {other}"),
        Ok(census) => panic!("the mutant lives: {census:?}"),
    }
}

/// Declares a mutant, and the test that sees it caught.
macro_rules! mutant {
    ($(#[$doc:meta])* $name:ident of $game:ident, caught by $law:ident in $test:ident: $($bend:tt)*) => {
        $(#[$doc])*
        struct $name;

        impl Bend<$game> for $name {
            $($bend)*
        }

        #[test]
        fn $test() {
            let plan = plan::<$game>(&$name, $game::usual()).games(GAMES);
            assert_eq!(caught(plan).law, Law::$law);
        }
    };
}

impl Bazaar {
    fn usual() -> bazaar::Options {
        bazaar::Options { rounds: 8 }
    }
}

impl Intrigue {
    fn usual() -> intrigue::Options {
        intrigue::Options { target: 7 }
    }
}

impl Sealed {
    fn usual() -> sealed::Options {
        sealed::Options { rounds: 3 }
    }
}

/// Ticks whenever it is looked at: what a rule must never do. Each thread has
/// a clock of its own, so that games beside this one cannot put it right.
fn tick() -> u32 {
    thread_local!(static CLOCK: Cell<u32> = const { Cell::new(0) });
    CLOCK.replace(CLOCK.get().wrapping_add(1))
}

/// Hears only what `keep` lets through.
struct Muffled<'a, S, F> {
    sink: &'a mut S,
    keep: F,
}

impl<E, S: Sink<E>, F: Fn(&E) -> bool> Sink<E> for Muffled<'_, S, F> {
    fn emit(&mut self, event: E) {
        if (self.keep)(&event) {
            self.sink.emit(event);
        }
    }

    fn concern(&mut self, seats: SeatSet) {
        self.sink.concern(seats);
    }
}

// Windows.

mutant! {
    /// Every window has the same number, so that one which follows another and
    /// asks the same seats is taken for it.
    OneWindow of Intrigue, caught by Windows in a_window_without_an_identity_is_caught:
    fn reactions(&self, game: &Intrigue) -> Option<Window> {
        game.reactions().map(|window| Window { number: 1, ..window })
    }
}

// What a seat may see.

mutant! {
    /// A view that shows everyone the top card of the deck.
    LeakyView of Intrigue, caught by RedealKeeps in a_leaky_view_is_caught:
    fn view(&self, game: &Intrigue, content: &intrigue::Content, viewer: Viewer) -> intrigue::View {
        let mut view = game.view(content, viewer);
        if let (Some(top), Some(seen)) = (game.deck.last(), view.deck.last_mut()) {
            seen.1 = Some(top.card);
        }
        view
    }
}

mutant! {
    /// A standing that counts relics before they are shown.
    TellingScore of Sealed, caught by RedealKeeps in a_score_that_counts_secrets_is_caught:
    fn standing(&self, game: &Sealed, content: &sealed::Content) -> Standing {
        let mut standing = game.standing(content);
        if standing.outcome.is_none() {
            for (score, relics) in standing.scores.iter_mut().zip(&game.relics) {
                let worth = relics.iter().map(|relic| i32::from(content.relic(*relic).value));
                *score += worth.sum::<i32>();
            }
        }
        standing
    }
}

mutant! {
    /// Digging up a relic without saying that something was revealed: it could
    /// be undone after a look.
    PeekingUndo of Sealed, caught by Twins in an_undo_that_peeks_is_caught:
    fn apply(
        &self,
        game: &mut Sealed,
        content: &sealed::Content,
        seat: Seat,
        choice: sealed::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<SealedEvent>,
    ) {
        let keep = |event: &SealedEvent| !matches!(event, SealedEvent::Dug(..));
        game.apply(content, seat, choice, dice, &mut Muffled { sink: &mut sink, keep });
    }
}

mutant! {
    /// Passing without a word to anyone.
    Silent of Bazaar, caught by Told in a_view_that_moves_in_silence_is_caught:
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: bazaar::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        let keep = |event: &BazaarEvent| !matches!(event, BazaarEvent::Passed(_));
        game.apply(content, seat, choice, dice, &mut Muffled { sink: &mut sink, keep });
    }
}

// Redealing.

mutant! {
    /// A redeal that does nothing, and so hands over the truth.
    NoRedeal of Intrigue, caught by RedealVaries in a_redeal_that_does_nothing_is_caught:
    fn redeal(&self, _: &mut Intrigue, _: &intrigue::Content, _: Viewer, _: &mut Draw<'_>) {}
}

mutant! {
    /// A redeal that shuffles from the true order.
    SightedRedeal of Intrigue, caught by RedealBlind in a_redeal_that_peeks_is_caught:
    fn redeal(&self, game: &mut Intrigue, content: &intrigue::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        if game.deck.iter().all(|hidden| hidden.known.is_empty()) {
            draw.shuffle(&mut game.deck);
        } else {
            game.redeal(content, viewer, draw);
        }
    }
}

mutant! {
    /// A sampler that tells: what truly lies on top decides what may come to
    /// lie there.
    TellingSampler of Intrigue, caught by RedealBlind in a_sampler_that_tells_is_caught:
    fn redeal(&self, game: &mut Intrigue, content: &intrigue::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        let truth = game.deck.last().map(|hidden| hidden.card);
        game.redeal(content, viewer, draw);
        let mut places = game.deck.iter_mut().rev();
        if let (Some(top), Some(below)) = (places.next(), places.next())
            && !top.is_known_to(viewer)
            && !below.is_known_to(viewer)
            && Some(top.card) == truth
        {
            std::mem::swap(&mut top.card, &mut below.card);
        }
    }
}

mutant! {
    /// A redeal that forgets what the viewer has seen of the deck.
    Forgetful of Intrigue, caught by RedealKeeps in a_redeal_that_forgets_is_caught:
    fn redeal(&self, game: &mut Intrigue, content: &intrigue::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        let known: Vec<SeatSet> = game.deck.iter().map(|hidden| hidden.known).collect();
        game.deck.iter_mut().for_each(|hidden| hidden.known = SeatSet::NONE);
        game.redeal(content, viewer, draw);
        for (hidden, known) in game.deck.iter_mut().zip(known) {
            hidden.known = known;
        }
    }
}

mutant! {
    /// A redeal that leaves the others' secret rolls as they are.
    CopiedWriting of Sealed, caught by RedealVaries in a_redeal_that_keeps_writing_is_caught:
    fn redeal(&self, game: &mut Sealed, content: &sealed::Content, viewer: Viewer, draw: &mut Draw<'_>) {
        let lanes = game.lanes;
        game.redeal(content, viewer, draw);
        for (new, old) in game.lanes.iter_mut().zip(lanes) {
            new.roll = old.roll;
        }
    }
}

// Windows and lanes.

mutant! {
    /// Asking that depends on hidden hands: a window that is declared only
    /// when someone holds a Veto.
    TellingWindow of Intrigue, caught by Windows in asking_by_hidden_hands_is_caught:
    fn apply(
        &self,
        game: &mut Intrigue,
        content: &intrigue::Content,
        seat: Seat,
        choice: intrigue::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<IntrigueEvent>,
    ) {
        let can_veto = Seat::all(game.hands.len())
            .filter(|seat| game.hands[seat.index()].iter().any(|hidden| hidden.card == Card::Veto))
            .collect();
        game.apply(content, seat, choice, dice, &mut OnlyThese { sink: &mut sink, seats: can_veto });
    }
}

/// Lets a window concern these seats only.
struct OnlyThese<'a, S> {
    sink: &'a mut S,
    seats: SeatSet,
}

impl<E, S: Sink<E>> Sink<E> for OnlyThese<'_, S> {
    fn emit(&mut self, event: E) {
        self.sink.emit(event);
    }

    fn concern(&mut self, seats: SeatSet) {
        self.sink.concern(seats.intersection(self.seats));
    }
}

mutant! {
    /// A window that cannot be let pass: nobody could answer for those away.
    NoPass of Intrigue, caught by Windows in a_window_without_a_pass_is_caught:
    fn pass(&self, _: &Intrigue, _: &intrigue::Content, _: Seat) -> Option<Pass<intrigue::Choice>> {
        None
    }
}

mutant! {
    /// A Veto that was ordered is played from hands that hold none.
    EmptyVeto of Intrigue, caught by Ready in an_answer_that_cannot_be_given_is_caught:
    fn ready_answer(
        &self,
        _: &Intrigue,
        _: &intrigue::Content,
        _: Seat,
        _: &str,
    ) -> Vec<intrigue::Choice> {
        vec![intrigue::Choice::Veto]
    }
}

mutant! {
    /// Lanes that depend on their order: a mark swaps what two seats may dig up.
    RacingLanes of Sealed, caught by Lanes in lanes_that_race_are_caught:
    fn apply(
        &self,
        game: &mut Sealed,
        content: &sealed::Content,
        seat: Seat,
        choice: sealed::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<SealedEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        let next = seat.next(game.seat_count());
        let both = [seat, next].map(|seat| game.reserve[seat.index()]);
        if let (sealed::Choice::Mark(_), [Some(_), Some(_)]) = (choice, both) {
            game.reserve.swap(seat.index(), next.index());
        }
    }
}

mutant! {
    /// A lane that betrays itself: everyone hears which track was marked.
    LoudLane of Sealed, caught by Sealed in a_lane_that_betrays_itself_is_caught:
    fn apply(
        &self,
        game: &mut Sealed,
        content: &sealed::Content,
        seat: Seat,
        choice: sealed::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<SealedEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        if let sealed::Choice::Mark(track) = choice {
            sink.emit(SealedEvent::Crowned(seat, track, 0));
        }
    }
}

mutant! {
    /// A private roll from the stream that all share: what one does in secret
    /// shifts the others' dice.
    SharedDice of Sealed, caught by Lanes in private_draws_from_shared_dice_are_caught:
    fn apply(
        &self,
        game: &mut Sealed,
        content: &sealed::Content,
        seat: Seat,
        choice: sealed::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<SealedEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        if choice == sealed::Choice::Gamble {
            let roll = dice.shared(&mut game.chance).die(6);
            game.lanes[seat.index()].roll = Some(roll);
        }
    }
}

mutant! {
    /// A payment whose order matters: some beads turn the deck over, others
    /// cut it.
    FalseSet of Bazaar, caught by Sets in a_set_whose_order_matters_is_caught:
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: bazaar::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        match choice {
            bazaar::Choice::Pay(Good::Ruby | Good::Jade) => game.deck.reverse(),
            bazaar::Choice::Pay(_) if !game.deck.is_empty() => game.deck.rotate_left(1),
            _ => {}
        }
        game.apply(content, seat, choice, dice, &mut sink);
    }
}

// Moves, ends, components, deals.

mutant! {
    /// A payment from which the exact price cannot always be reached.
    DeadEnd of Bazaar, caught by Moves in a_dead_end_is_caught:
    fn choices(&self, game: &Bazaar, content: &bazaar::Content, seat: Seat, out: &mut Vec<bazaar::Choice>) {
        game.choices(content, seat, out);
        if let Some(bazaar::Frame::Pay(bazaar::Pay { left, .. })) = game.frames.top() {
            let fits = |good: &Good| content.good(*good).value <= left;
            let purse = game.purses[seat.index()];
            *out = purse.kinds().filter(fits).map(bazaar::Choice::Pay).collect();
        }
    }

    fn why_not(&self, _: &Bazaar, _: &bazaar::Content, _: Seat, _: bazaar::Subject) -> Option<Reason> {
        None
    }

    fn verdicts(&self, _: &Bazaar, _: &bazaar::Content, _: Seat) -> Option<Vec<Verdict<bazaar::Choice>>> {
        None
    }
}

mutant! {
    /// A list that comes in another order each time.
    RestlessList of Bazaar, caught by Moves in a_list_without_order_is_caught:
    fn choices(&self, game: &Bazaar, content: &bazaar::Content, seat: Seat, out: &mut Vec<bazaar::Choice>) {
        game.choices(content, seat, out);
        if tick() % 2 == 1 {
            out.reverse();
        }
    }
}

mutant! {
    /// A game that never comes to its last round.
    Endless of Bazaar, caught by Ends in a_game_without_end_is_caught:
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: bazaar::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        game.round = 1;
        game.apply(content, seat, choice, dice, &mut sink);
        // The market never runs dry either.
        if let Some(contract) = game.bought[seat.index()].pop() {
            game.deck.put(contract);
        }
    }
}

mutant! {
    /// Beads that are paid and never seen again.
    Vanishing of Bazaar, caught by Conservation in beads_that_vanish_are_caught:
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: bazaar::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        if let bazaar::Choice::Pay(good) = choice {
            game.bag = game.bag.less(Purse::default().with(good, 1)).unwrap_or_default();
        }
    }
}

mutant! {
    /// A clock in a rule.
    Clockwork of Bazaar, caught by Determinism in a_clock_in_a_rule_is_caught:
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        choice: bazaar::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        if tick() % 2 == 1 {
            dice.shared(&mut game.chance).below(2);
        }
        game.apply(content, seat, choice, dice, &mut sink);
    }
}

mutant! {
    /// A set-up that does not come from the seed.
    UnseededSetup of Bazaar, caught by Replay in a_set_up_without_the_seed_is_caught:
    fn begin(
        &self,
        content: &bazaar::Content,
        options: &bazaar::Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Bazaar, Reason> {
        let mut game = Bazaar::new(content, options, seats, dice)?;
        let cut = tick() as usize % game.deck.len();
        game.deck.rotate_left(cut);
        game.row.rotate_left(cut % 3);
        Ok(game)
    }
}

mutant! {
    /// A deal that is refused, and leaves a trace all the same.
    HalfDeal of Bazaar, caught by Deals in a_refused_deal_that_leaves_a_trace_is_caught:
    fn exchange(
        &self,
        game: &mut Bazaar,
        content: &bazaar::Content,
        swap: &Swap<Purse>,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) -> Result<(), Reason> {
        let done = game.exchange(content, swap, &mut sink);
        if done.is_err() {
            game.round += 1;
        }
        done
    }
}

// Words and reasons.

mutant! {
    /// A reason against what is offered.
    FalseReason of Bazaar, caught by Reasons in a_reason_against_what_is_offered_is_caught:
    fn why_not(&self, _: &Bazaar, _: &bazaar::Content, _: Seat, _: bazaar::Subject) -> Option<Reason> {
        Some(Reason::new(Text::new("bazaar-why-turn"), "BAZ-02"))
    }
}

mutant! {
    /// A reason that is not the true one: what is too dear is said to be sold.
    WrongReason of Bazaar, caught by Reasons in a_reason_that_is_not_the_true_one_is_caught:
    fn why_not(&self,
        game: &Bazaar,
        content: &bazaar::Content,
        seat: Seat,
        subject: bazaar::Subject,
    ) -> Option<Reason> {
        let reason = game.why_not(content, seat, subject)?;
        Some(match reason.text.key {
            "bazaar-why-price" => Reason::new(Text::new("bazaar-why-sold"), "BAZ-05"),
            _ => reason,
        })
    }
}

mutant! {
    /// A list that leaves out what no rule forbids.
    ShortList of Bazaar, caught by Reasons in a_list_that_leaves_something_out_is_caught:
    fn choices(&self, game: &Bazaar, content: &bazaar::Content, seat: Seat, out: &mut Vec<bazaar::Choice>) {
        game.choices(content, seat, out);
        if out.len() > 2 {
            out.retain(|choice| *choice != bazaar::Choice::Take);
        }
    }
}

mutant! {
    /// A choice that no language has a word for.
    Speechless of Bazaar, caught by Words in a_choice_without_words_is_caught:
    fn label(&self, game: &Bazaar, content: &bazaar::Content, seat: Seat, choice: bazaar::Choice) -> Label {
        match choice {
            bazaar::Choice::Pass => Text::new("bazaar-shrug").into(),
            _ => game.label(content, seat, choice),
        }
    }
}
