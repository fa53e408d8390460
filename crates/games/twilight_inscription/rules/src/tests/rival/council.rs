//! Councils against the AI faction.

use super::*;
use crate::content::EventKind;
use crate::ids::Agenda;
use crate::state::Vote;

/// A council with this agenda and this counter-agenda: everyone has so many votes.
fn council(first: Agenda, counter: Option<Agenda>, votes: &[u8]) -> Table {
    let mut table = against(votes.len());
    let tier = table.content.agenda(first).tier;
    table.game.agendas[usize::from(tier) - 2] = first;
    let is = |card: &EventCard| {
        let facts = table.content.event(*card);
        (facts.kind, facts.tier) == (EventKind::Council, tier)
    };
    let place = table.game.events.iter().position(is).unwrap();
    table.game.turned = place as u8 + 1;
    for (seat, votes) in Seat::all(votes.len()).zip(votes) {
        // One more is claimed.
        table.shown(seat).votes.claimed = votes - 1;
    }
    table.enter(Stage::Assembly);
    let mut dice = Dice::new(&Seed::from_word("settled"));
    engine::step::settle(&mut Play::new(
        &mut table.game,
        &table.content,
        &mut dice,
        &mut Silence,
    ));
    if let Some(counter) = counter {
        table.game.rival.as_mut().unwrap().counter = Some(counter);
    }
    table
}

/// Chance such that the die of the AI shows this.
fn die(table: &mut Table, wanted: Resource) {
    for word in 0..100 {
        let mut trial = against(1);
        trial.game = table.game.clone();
        trial.reseed(&word.to_string());
        let shows = |event: &InscriptionEvent| *event == InscriptionEvent::Decided(wanted);
        let seats: Vec<Seat> = trial.game.writing().into_iter().collect();
        let events: Vec<_> = seats
            .iter()
            .flat_map(|seat| trial.pick(*seat, "abstain"))
            .collect();
        if events.iter().any(shows) {
            return table.reseed(&word.to_string());
        }
    }
    panic!("{wanted} never shows");
}

/// TINS-AIS-05, TINS-AIC-02: the deck of each tier lies there whole: any card of it comes
/// first, and of the others any that is valid comes second.
#[test]
fn agendas_come_from_whole_decks() {
    let (mut first, mut second) = (
        std::collections::BTreeSet::new(),
        std::collections::BTreeSet::new(),
    );
    for word in 0..80 {
        let mut table: Table = Position::seeded(&Options::default(), 1, &word.to_string());
        table.game.factions[0] = Some(Faction::Hacan);
        let place = table
            .game
            .events
            .iter()
            .position(|card| *card == EventCard::TheCouncilReconvenes);
        table.game.turned = place.unwrap() as u8 + 1;
        table.enter(Stage::Assembly);
        let mut dice = Dice::new(&Seed::from_word(&word.to_string()));
        engine::step::settle(&mut Play::new(
            &mut table.game,
            &table.content,
            &mut dice,
            &mut Silence,
        ));
        let view = table.view(S1);
        let (agenda, counter) = (view.agenda.unwrap(), view.rival.unwrap().counter.unwrap());
        for card in [agenda, counter] {
            assert_eq!(table.content.agenda(card).tier, 2);
        }
        first.insert(agenda);
        second.insert((agenda, counter));
    }
    // Each with either of the two of the other kind.
    assert_eq!((first.len(), second.len()), (4, 8));
}

/// TINS-AIC-03a, TINS-AIC-03b, TINS-R47: cards of the same kind are passed over; where the
/// deck has no other the missing outcome has no effect.
#[test]
fn a_counter_agenda_has_the_other_star() {
    for first in [Agenda::EconomicEquality, Agenda::ArmsReduction] {
        let table = council(first, None, &[1]);
        let counter = table.game.rival.unwrap().counter.unwrap();
        let star = |card| table.content.agenda(card).star;
        assert_ne!(star(first), star(counter));
    }
    let mut table = council(Agenda::EconomicEquality, None, &[1]);
    table.game.rival.as_mut().unwrap().counter = None;
    let before = *table.shown(S1);
    table.pick(S1, "abstain");
    assert_eq!(*table.shown(S1), before);
}

/// TINS-AIC-01, TINS-AIC-04a: votes are claimed as usual; then so many are cast, for no
/// outcome, or none.
#[test]
fn votes_are_cast_for_no_outcome() {
    let mut table = council(Agenda::EconomicEquality, None, &[3, 1]);
    assert_eq!(table.texts(S1), ["vote:1", "vote:2", "vote:3", "abstain"]);
    assert_eq!(table.texts(S2), ["vote:1", "abstain"]);
    table.pick(S1, "vote:2");
    assert_eq!(table.game.lane(S1).vote, Vote::Plain { votes: 2, free: 0 });
}

/// TINS-R48, TINS-AIC-04b: the die is rolled when all have committed their votes, unseen;
/// the line is drawn before.
#[test]
fn votes_are_committed_before_the_die() {
    let mut table = council(Agenda::EconomicEquality, None, &[3, 3]);
    let before = table.view(S2);
    let events = table.pick(S1, "vote:2");
    let mut after = table.view(S2);
    after.writing = before.writing;
    assert_eq!(after, before);
    let rolled = |event: &InscriptionEvent| matches!(event, InscriptionEvent::Decided(_));
    assert!(!events.iter().any(rolled));
    let events = table.pick(S2, "abstain");
    let at = |is: &dyn Fn(&InscriptionEvent) -> bool| events.iter().position(is).unwrap();
    let line = at(&|event| *event == InscriptionEvent::RivalCovered(Role::Votes, 2));
    let shown = at(&|event| matches!(event, InscriptionEvent::Voted(..)));
    assert!(shown < line && line < at(&rolled));
    assert_eq!(table.game.rival.unwrap().tracks[1].covered, 0b1);
}

/// TINS-AIC-05, TINS-EX-27, TINS-AIC-06: the AI casts what its track shows and what the
/// die adds; more than that is needed for the good outcome.
#[test]
fn more_votes_than_the_ai_are_needed() {
    for (result, votes) in [
        (Resource::Research, 1),
        (Resource::Influence, 2),
        (Resource::Material, 3),
    ] {
        let counter = Some(Agenda::ArmsReduction);
        let mut table = council(Agenda::EconomicEquality, counter, &[9, 9]);
        cross_out(&mut table, "i", 0, 2);
        die(&mut table, result);
        table.pick(S1, &format!("vote:{votes}"));
        let events = table.pick(S2, &format!("vote:{}", votes + 1));
        assert!(events.contains(&InscriptionEvent::RivalVoted(votes)));
        assert!(events.contains(&InscriptionEvent::Resolves(S1, false)));
        assert!(events.contains(&InscriptionEvent::Resolves(S2, true)));
    }
}

/// TINS-AIC-07, TINS-AIC-08, TINS-AIC-09: each resolves their own outcome, good or bad,
/// and strikes the votes they cast.
#[test]
fn outcomes_are_resolved_apart() {
    for (first, counter, good) in [
        (
            Agenda::EconomicEquality,
            Agenda::ArmsReduction,
            [2, 0, 0, 0],
        ),
        (
            Agenda::ArmsReduction,
            Agenda::EconomicEquality,
            [0, 1, 1, 1],
        ),
    ] {
        let mut table = council(first, Some(counter), &[9, 9]);
        table.pick(S1, "vote:8");
        table.pick(S2, "abstain");
        let (own, other) = (*table.shown(S1), *table.shown(S2));
        let gained = |sheets: &Sheets| {
            let [ore, gas, crystal] = sheets.commodities;
            [sheets.goods.claimed, ore, gas, crystal]
        };
        assert_eq!((gained(&own), gained(&other)), (good, [0; 4]));
        assert_eq!((own.votes.left(), other.votes.left()), (1, 9));
        // The bad one: less strength in the next battles, or points.
        let bad = match counter {
            Agenda::ArmsReduction => other.extra[Sheet::War as usize] == -2,
            _ => other.boxes[0][0] == -2 && other.boxes[1][0] == -2,
        };
        assert!(bad && own.extra == [0; 4] && own.boxes[0][0] == 0);
    }
}

/// TINS-R58: whoever resolves an outcome with a choice for the most votes chooses for
/// themselves.
#[test]
fn everyone_names_their_own_sheet() {
    let mut table = council(
        Agenda::GalacticCrisisPact,
        Some(Agenda::ConventionsOfWar),
        &[9, 9],
    );
    table.pick(S1, "vote:8");
    table.pick(S2, "vote:9");
    assert_eq!(table.like(S1, "name:").len(), 4);
    table.pick(S1, "name:war");
    table.pick(S2, "name:navigation");
    assert!(table.texts(S1).contains(&"infantry:a".to_owned()));
    assert!(
        table
            .like(S2, "explore:")
            .iter()
            .all(|text| text.ends_with(":a"))
    );
    assert!(!table.like(S2, "explore:").is_empty());
}

/// TINS-R59: the good outcome is the one that somebody who outvoted the AI has voted for.
#[test]
fn the_good_outcome_counts_as_voted_for() {
    for (vote, points) in [("vote:8", 2), ("vote:1", 0), ("abstain", 0)] {
        let mut table = council(
            Agenda::EconomicEquality,
            Some(Agenda::EnforcedTravelBan),
            &[9],
        );
        table.game.factions[0] = Some(Faction::Xxcha);
        cross_out(&mut table, "i", 0, 1);
        table.pick(S1, vote);
        assert_eq!(
            table.shown(S1).extra[Sheet::Industry as usize],
            points,
            "{vote}"
        );
    }
}
