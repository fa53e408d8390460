//! One and two players against the AI faction (section 20).

mod battle;
mod council;
mod end;

use engine::Recorder;

use super::*;
use crate::content::mecatol::{Face, Goal, Role};
use crate::ids::{Objective, Resource, Side};
use crate::options::Difficulty;
use crate::phase::rival;

/// A table of one or two against the AI.
fn against(seats: usize) -> Table {
    against_with(Difficulty::Easy, seats)
}

fn against_with(difficulty: Difficulty, seats: usize) -> Table {
    let options = Options {
        difficulty,
        ..Options::default()
    };
    table_with(&options, seats)
}

fn face(name: &str) -> Face {
    name.parse().unwrap()
}

/// How many icons of the sections of a track are crossed out.
fn crossed(table: &Table, name: &str) -> Vec<u8> {
    let rival = table.game.rival.unwrap();
    let track = rival.tracks[face(name).index()];
    let facts = &table.content.mecatol.tracks[face(name).index()];
    track.crossed[..facts.icons().count()].to_vec()
}

/// Lays out how many icons of a section are crossed out.
fn cross_out(table: &mut Table, name: &str, section: usize, icons: u8) {
    let rival = table.game.rival.as_mut().unwrap();
    rival.tracks[face(name).index()].crossed[section] = icons;
}

/// The focus dice show this, and the AI moves.
fn advance(table: &mut Table, focus: [u8; 3]) -> Vec<InscriptionEvent> {
    table.game.rolled.focus = focus;
    let mut dice = Dice::new(&Seed::from_word("rolled"));
    let mut recorder = Recorder::default();
    rival::advance(&mut Play::new(
        &mut table.game,
        &table.content,
        &mut dice,
        &mut recorder,
    ));
    recorder.events
}

/// The AI comes to Mecatol Rex in this round.
fn rival_comes_to_mecatol(table: &mut Table) {
    cross_out(table, "r", 0, 4);
    advance(table, [1, 1, 1]);
}

/// Someone claims Mecatol Rex in this step, and all pens go down.
fn claim_mecatol(table: &mut Table, seat: Seat) {
    if table.game.stage() == Some(Stage::Open) {
        table.pick(seat, "active:navigation");
    }
    let lane = table.game.lane_mut(seat);
    lane.own.notes.active = Some(Sheet::Navigation);
    lane.purse = [0, 1, 0, 0];
    lane.own.sheets.explored |= systems(&["s28"]);
    table.pick(seat, "claim:s28:i");
    table.all_down();
}

/// TINS-AIS-01a, TINS-AIS-04, TINS-OVR-02: there is an AI faction for one and for two,
/// with its side of the Mecatol Rex sheet, and for nobody else.
#[test]
fn one_and_two_play_against_the_ai() {
    for seats in 1..=8 {
        let table: Table = Position::new(&Options::default(), seats);
        assert_eq!(table.view(S1).rival.is_some(), seats < 3);
        assert_eq!(table.view(S1).players.len(), seats);
    }
}

/// TINS-AIS-01b: everything else goes as usual: what one writes, what Mecatol Rex and an
/// objective are worth to the first.
#[test]
fn all_other_rules_stay_valid() {
    let mut table = against(1);
    table.game.objectives[0] = Objective::Mercantilism;
    let trade = table.content.navigation(crate::content::Variant::B).trade;
    table.game.lane_mut(S1).own.sheets.claimed |= trade;
    claim_mecatol(&mut table, S1);
    let sheets = *table.shown(S1);
    assert_eq!((sheets.mecatol, sheets.objectives[0]), (7, 7));
    assert_eq!(table.game.stage(), Some(Stage::Dice));
}

/// TINS-AIS-02, TINS-AIS-03, TINS-R41: six tracks, one a face; strength and votes move
/// with single faces, the four others lead to Mecatol Rex and to the objectives.
#[test]
fn there_is_a_track_for_each_face() {
    let table = against(1);
    let tracks = &table.content.mecatol.tracks;
    let roles: Vec<(String, Option<Role>)> = tracks
        .iter()
        .map(|track| (track.face.to_string(), track.role))
        .collect();
    let wanted = [
        ("m", Some(Role::Strength)),
        ("i", Some(Role::Votes)),
        ("r", None),
        ("mm", None),
        ("ii", None),
        ("rr", None),
    ];
    let wanted = wanted.map(|(face, role)| (face.to_owned(), role));
    assert_eq!(roles, wanted);
    let milestones = tracks.iter().flat_map(|track| &track.milestones);
    let goals: Vec<String> = milestones.map(|goal| goal.goal.to_string()).collect();
    let wanted = ["mecatol-rex", "navigation", "war", "industry", "expansion"];
    assert_eq!(goals, wanted);
}

/// TINS-AIS-06: with material, on half of all rolls, the speaker is the left neighbour of
/// the other.
#[test]
fn a_die_says_on_which_side_the_speaker_sits() {
    let mut left = 0;
    for word in 0..60 {
        let table: Table = Position::seeded(&Options::default(), 2, &word.to_string());
        let speaker = table.game.speaker;
        let other = speaker.next(2);
        let sides = [Side::Left, Side::Right];
        let of_other = sides.map(|side| table.game.neighbour(other, side));
        let of_speaker = sides.map(|side| table.game.neighbour(speaker, side));
        if table.game.rival.unwrap().speaker_is_left {
            assert_eq!(of_other, [Some(speaker), None]);
            assert_eq!(of_speaker, [None, Some(other)]);
            left += 1;
        } else {
            assert_eq!(of_other, [None, Some(speaker)]);
            assert_eq!(of_speaker, [Some(other), None]);
        }
        assert_eq!(
            table.view(other).players[other.index()].neighbours,
            of_other
        );
    }
    assert!((18..=42).contains(&left), "{left}");
}

/// TINS-SET-07, TINS-AIS-07: the host chooses a difficulty; at the easy one nothing is
/// crossed out.
#[test]
fn the_easy_difficulty_changes_nothing() {
    let table = against(1);
    for track in &table.game.rival.unwrap().tracks {
        assert_eq!((track.crossed, track.covered), ([0; 4], 0));
    }
    for difficulty in Difficulty::ALL {
        let table = against_with(difficulty, 2);
        assert_eq!(table.view(S1).rival.unwrap().difficulty, difficulty);
    }
}

/// TINS-AIS-08, TINS-AIS-09: medium: an icon of each milestone track, and one of the
/// sections 2 and 3 of strength.
#[test]
fn the_medium_difficulty_crosses_some_icons_out() {
    let table = against_with(Difficulty::Medium, 1);
    let tracks = ["m", "i", "r", "mm", "ii", "rr"].map(|name| crossed(&table, name));
    let wanted: [&[u8]; 6] = [&[1, 1, 0, 0], &[0, 0, 0], &[1], &[1], &[1], &[1]];
    assert_eq!(tracks, wanted.map(<[u8]>::to_vec));
}

/// TINS-AIS-10, TINS-AIS-11: hard: two icons of each milestone track, and one of the
/// sections 2 and 3 of strength and of votes.
#[test]
fn the_hard_difficulty_crosses_more_icons_out() {
    let table = against_with(Difficulty::Hard, 2);
    let tracks = ["m", "i", "r", "mm", "ii", "rr"].map(|name| crossed(&table, name));
    let wanted: [&[u8]; 6] = [&[1, 1, 0, 0], &[1, 1, 0], &[2], &[2], &[2], &[2]];
    assert_eq!(tracks, wanted.map(<[u8]>::to_vec));
}

/// TINS-AIM-01, TINS-EX-24: after the roll each focus die crosses out just the next icon
/// of the track of its face.
#[test]
fn each_focus_die_moves_the_track_of_its_face() {
    let mut table = against(1);
    table.pick(S1, "active:war");
    let events = table.all_down();
    let rolled = table.game.rolled.focus;
    let moved: Vec<Face> = events
        .iter()
        .filter_map(|event| match event {
            InscriptionEvent::RivalMoved(face, crossed) => {
                assert_eq!(*crossed, 1);
                Some(*face)
            }
            _ => None,
        })
        .collect();
    let wanted: Vec<Face> = [Resource::Material, Resource::Influence, Resource::Research]
        .into_iter()
        .zip(rolled)
        .map(|(resource, icons)| Face {
            resource,
            double: icons == 2,
        })
        .collect();
    assert_eq!(moved, wanted);
    let marks: u8 = table
        .game
        .rival
        .unwrap()
        .tracks
        .iter()
        .map(|track| track.crossed.iter().sum::<u8>())
        .sum();
    assert_eq!(marks, 3);
    advance(&mut table, [1, 2, 2]);
    advance(&mut table, [1, 2, 1]);
    let before = [crossed(&table, "m")[0], crossed(&table, "ii")[0]];
    advance(&mut table, [1, 2, 1]);
    let after = [crossed(&table, "m")[0], crossed(&table, "ii")[0]];
    assert_eq!(after, before.map(|icons| icons + 1));
}

/// TINS-R43: a double face is one icon of its own track; what a line covers is left out,
/// and with nothing left on a track of strength the result is ignored.
#[test]
fn covered_icons_are_left_out() {
    let mut table = against(1);
    cross_out(&mut table, "m", 0, 3);
    table.game.rival.as_mut().unwrap().tracks[0].covered = 0b1;
    advance(&mut table, [1, 2, 2]);
    assert_eq!(crossed(&table, "m"), [3, 1, 0, 0]);
    assert_eq!(
        (crossed(&table, "ii"), crossed(&table, "rr")),
        (vec![1], vec![1])
    );
    table.game.rival.as_mut().unwrap().tracks[0].covered = 0b1111;
    let events = advance(&mut table, [1, 2, 2]);
    assert_eq!(crossed(&table, "m"), [3, 1, 0, 0]);
    assert_eq!(events.len(), 2);
}

/// TINS-AIM-02, TINS-AIM-03, TINS-EX-25: with the last icon before it the AI completes
/// the objective, and its card is turned over unless it was.
#[test]
fn the_ai_completes_objectives() {
    for turned in [false, true] {
        let mut table = against(1);
        table.game.completed = u8::from(turned) << Sheet::Expansion as u8;
        cross_out(&mut table, "rr", 0, 2);
        let events = advance(&mut table, [1, 1, 2]);
        let goal = InscriptionEvent::RivalReached(Goal::Objective(Sheet::Expansion));
        assert!(!events.contains(&goal), "one icon is left");
        let events = advance(&mut table, [1, 1, 2]);
        assert!(events.contains(&goal));
        assert_eq!(table.game.completed, 1 << Sheet::Expansion as u8);
        let objectives = table.view(S1).objectives;
        assert!(objectives[Sheet::Expansion as usize].1);
    }
}

/// TINS-AIM-04, TINS-AIM-05: the AI takes the topmost empty slot of Mecatol Rex, and has
/// neither points nor votes of it; the next player takes the slot below.
#[test]
fn the_ai_takes_a_slot() {
    let mut table = against(2);
    table.game.mecatol.push(S2);
    rival_comes_to_mecatol(&mut table);
    let view = table.view(S1);
    assert_eq!(view.rival.unwrap().slot, Some(1));
    assert_eq!((view.mecatol, table.scores()), (vec![S2], vec![0, 0]));
    // In a later round.
    let mut dice = Dice::new(&Seed::from_word("later"));
    rival::begin_round(&mut Play::new(
        &mut table.game,
        &table.content,
        &mut dice,
        &mut Silence,
    ));
    claim_mecatol(&mut table, S1);
    let sheets = table.shown(S1);
    assert_eq!((sheets.mecatol, sheets.votes.claimed), (3, 3));
}

/// TINS-AIM-06, TINS-R44: in the round in which the AI comes to Mecatol Rex a player has
/// the reward of its slot, before the roll and after it.
#[test]
fn the_round_ties_with_the_ai_at_mecatol() {
    let mut table = against(1);
    table.pick(S1, "active:navigation");
    table.all_down();
    assert_eq!(table.game.stage(), Some(Stage::Dice));
    rival_comes_to_mecatol(&mut table);
    claim_mecatol(&mut table, S1);
    assert_eq!(table.shown(S1).mecatol, 7);
    // Before the roll the player is there first anyway.
    let mut table = against(1);
    claim_mecatol(&mut table, S1);
    rival_comes_to_mecatol(&mut table);
    assert_eq!(table.shown(S1).mecatol, 7);
    assert_eq!(table.game.rival.unwrap().slot, Some(1));
}

/// The first player meets the conditions of the objective of Expansion.
fn meet(table: &mut Table, seat: Seat) {
    table.game.objectives[Sheet::Expansion as usize] = Objective::TeemingBillions;
    table.game.lane_mut(seat).own.sheets.population = 7;
}

/// TINS-R44: whoever completes an objective in the round of the AI gets the higher value,
/// and whoever does later the lower one.
#[test]
fn the_round_ties_with_the_ai_at_objectives() {
    for (same_round, points) in [(true, 7), (false, 4)] {
        let mut table = against(1);
        table.pick(S1, "active:war");
        table.all_down();
        cross_out(&mut table, "rr", 0, 3);
        advance(&mut table, [1, 1, 2]);
        if !same_round {
            table.all_down();
            table.event(EventCard::TheEveOfEmpire);
        }
        meet(&mut table, S1);
        table.all_down();
        assert_eq!(table.shown(S1).objectives[1], points);
    }
}

/// TINS-R57, TINS-R44: between two players the tie stays that of the step: who comes
/// after the other is tied with the AI alone.
#[test]
fn two_players_tie_by_steps() {
    let mut table = against(2);
    meet(&mut table, S1);
    claim_mecatol(&mut table, S1);
    cross_out(&mut table, "rr", 0, 3);
    advance(&mut table, [1, 1, 2]);
    rival_comes_to_mecatol(&mut table);
    meet(&mut table, S2);
    claim_mecatol(&mut table, S2);
    assert_eq!((table.shown(S1).mecatol, table.shown(S2).mecatol), (7, 5));
    let objective = |table: &mut Table, seat| table.shown(seat).objectives[1];
    assert_eq!(
        [objective(&mut table, S1), objective(&mut table, S2)],
        [7, 4]
    );
}

/// TINS-AIM-07, TINS-R45: a full milestone track passes its results on, and on again
/// where that is full; where they would come back they are ignored.
#[test]
fn full_tracks_pass_results_on() {
    let mut table = against(1);
    cross_out(&mut table, "rr", 0, 4);
    advance(&mut table, [1, 1, 2]);
    assert_eq!((crossed(&table, "m")[0], crossed(&table, "i")[0]), (1, 2));
    table.content.mecatol.tracks[face("rr").index()].overflow = Some(face("r"));
    cross_out(&mut table, "r", 0, 9);
    advance(&mut table, [1, 1, 2]);
    assert_eq!((crossed(&table, "m")[0], crossed(&table, "i")[0]), (3, 3));
    table.content.mecatol.tracks[face("r").index()].overflow = Some(face("rr"));
    let events = advance(&mut table, [1, 1, 2]);
    assert_eq!(events.len(), 2, "the third came back");
}

/// TINS-R60: alone a random card of those that nobody plays is kept, for all to see, and
/// copied; of two the other player is.
#[test]
fn who_copies_alone_keeps_a_card() {
    let mut spares = std::collections::BTreeSet::new();
    for word in 0..20 {
        let mut table: Table = Position::seeded(&Options::default(), 1, &word.to_string());
        let mut dealt = Stack::EMPTY;
        dealt.push(Faction::Mahact);
        let before: Vec<Faction> = table.game.lane(S1).dealt.iter().collect();
        table.game.lane_mut(S1).dealt = dealt;
        table.game.box_factions = ((1 << 24) - 1) & !(1 << Faction::Mahact as u32);
        table.reseed(&word.to_string());
        let events = table.pick(S1, "keep:mahact");
        let spare = table.view(S1).rival.unwrap().spare.unwrap();
        assert!(events.contains(&InscriptionEvent::Spare(spare)));
        assert_eq!(table.game.box_factions >> spare as u32 & 1, 0);
        assert!(spare != Faction::Mahact && before.len() == 3);
        spares.insert(spare);
    }
    assert!(spares.len() > 5, "{spares:?}");
    let mut table = against(1);
    table.game.factions[0] = Some(Faction::Mahact);
    table.game.rival.as_mut().unwrap().spare = Some(Faction::Yin);
    table.spend(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.pick(S1, "claim:s19:i");
    assert_eq!(table.sheets().population, 1, "what Yin claim");
    let mut table = against(2);
    table.game.factions[0] = Some(Faction::Mahact);
    table.game.factions[1] = Some(Faction::Yin);
    table.spend(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.pick(S1, "claim:s19:i");
    assert_eq!(table.like(S1, "copy:").len(), 1);
}
