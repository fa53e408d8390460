//! The bots of Twilight Inscription: they score as they should, see what their seat
//! sees, and say why.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Evaluation, Greedy, Terms};
use engine::player::{Eyes, Player, Random};
use engine::simulate::{Plan, WIN, simulate};
use engine::{Chance, Dice, Game, Pace, Seat, Seed, Setup, Viewer};
use kit::{at_every_decision, facts};
use twilight_inscription::options::Side;
use twilight_inscription::{Options, TwilightInscription};
use twilight_inscription_bots::{DRAFTS, Drafts};

type Boxed = Box<dyn Player<TwilightInscription>>;
type Make<'a> = &'a (dyn Fn() -> Boxed + Sync);

fn random() -> Boxed {
    Box::new(Random::default())
}

fn greedy() -> Boxed {
    Box::new(Greedy::new(Drafts, DRAFTS.greedy))
}

/// The share of the games that the first wins, and its mean points.
fn first(games: u64, side: Side, makers: &[Make<'_>]) -> (f64, f64) {
    let options = Options {
        side,
        ..Options::default()
    };
    let plan = Plan {
        options,
        setup: Setup::new(makers.len(), Pace::Brisk),
        games,
        seed: Seed::from_word("twilight inscription"),
    };
    let content = &facts::<TwilightInscription>().content;
    let tally = simulate(content, &plan, makers, &|_| {}).unwrap();
    let share = tally.wins[0] as f64 / (WIN * games) as f64;
    (share, tally.points[0] as f64 / games as f64)
}

/// One among random players, on both sides: 70, 60, 50 and 40 % at 3, 4, 6 and 8 seats
/// are the bars; it wins nearly always, with more points than its sheets are said to be
/// worth to a usual player.
#[test]
fn greedy_beats_random_at_every_number_of_seats() {
    for (seats, side) in [(3, Side::B), (4, Side::A), (6, Side::B), (8, Side::A)] {
        let mut makers: Vec<Make<'_>> = vec![&random; seats];
        makers[0] = &greedy;
        let (won, points) = first(8, side, &makers);
        assert!(won >= 0.9, "{won} with {seats} seats");
        assert!(points >= 55.0, "{points} with {seats} seats");
    }
}

/// A world and its twin, which the seat cannot tell apart, get the same pick.
#[test]
fn twins_get_the_same_pick() {
    let facts = facts::<TwilightInscription>();
    let content = &facts.content;
    let mut looks = 0;
    at_every_decision::<TwilightInscription>(
        &Options::default(),
        3,
        "fair",
        |truth, seat, choices| {
            let mut twin = truth.clone();
            let mut dice = Dice::new(&Seed::from_word(&format!("twin {looks}")));
            let viewer = Viewer::Seat(seat);
            twin.redeal(content, viewer, &mut dice.shared(&mut Chance::default()));
            let luck = Seed::from_word(&format!("whims {looks}"));
            let pick = |world: &TwilightInscription| {
                let mut player = greedy();
                player.begin(&luck, seat);
                player.pick(&Eyes::new(content, world, seat), choices)
            };
            assert_eq!(pick(truth), pick(&twin), "at look {looks}");
            looks += 1;
            looks < 120
        },
    );
    assert!(looks > 60, "{looks}");
}

/// What others are writing unseen does not change what a seat thinks of itself, but for
/// events whose order nobody knows.
#[test]
fn ones_own_prospects_do_not_hang_on_what_others_write() {
    let facts = facts::<TwilightInscription>();
    let content = &facts.content;
    let mut looks = 0;
    at_every_decision::<TwilightInscription>(
        &Options::default(),
        3,
        "self",
        |truth, seat, choices| {
            let terms = |world: &TwilightInscription| {
                let mut terms = Terms::default();
                Drafts.terms(content, world, seat, &mut terms);
                terms
            };
            let mut after = truth.clone();
            let mut dice = Dice::new(&Seed::from_word("others"));
            let other = truth.to_act().into_iter().find(|other| *other != seat);
            let Some(other) = other else { return true };
            let mut listed = Vec::new();
            truth.choices(content, other, &mut listed);
            let before = terms(truth);
            after.apply(content, other, listed[0], &mut dice, &mut engine::Silence);
            // Somebody's last choice lets all go on.
            if after.stage() == truth.stage() && after.to_act().contains(seat) {
                assert_eq!(terms(&after), before, "{:?} {choices:?}", listed[0]);
                looks += 1;
            }
            looks < 200
        },
    );
    assert!(looks > 100, "{looks}");
}

#[test]
fn they_say_why() {
    let facts = facts::<TwilightInscription>();
    let mut dice = Dice::new(&Seed::from_word("why"));
    let options = Options::default();
    let game = TwilightInscription::new(&facts.content, &options, 3, &mut dice).unwrap();
    let seat = game.to_act().first().unwrap();
    let mut choices = Vec::new();
    game.choices(&facts.content, seat, &mut choices);
    let mut bot = greedy();
    bot.begin(&Seed::from_word("why"), Seat::new(0).unwrap());
    let picked = bot.pick(&Eyes::new(&facts.content, &game, seat), &choices);
    let why = bot.why().unwrap();
    assert_eq!(why.rows[0].0, choices[picked], "the best comes first");
    assert_eq!(why.rows.len(), choices.len().min(5));
}
