//! How far abilities reach: content that the rules could not carry out does not load.

use engine::content::ContentError;

use super::*;
use crate::content::Content;
use crate::state::{DEPTH, QUEUE};

const RELICS: &str = "twilight_inscription/relics.toml";
const FACTIONS: &str = "twilight_inscription/factions.toml";
const TECHNOLOGIES: &str = "twilight_inscription/technologies.toml";

/// Why content with something else in a file does not load: line, field, reason.
fn fault(name: &str, old: &str, new: &str) -> (Option<usize>, String, String) {
    let files = files_with(name, old, new);
    match Content::load(&files) {
        Err(ContentError::Fault(fault)) => {
            assert_eq!(fault.file, name);
            (fault.line, fault.field, fault.why)
        }
        other => panic!("{:?}", other.map(|_| "it loads")),
    }
}

/// The line of a file that holds this.
fn line_of(name: &str, words: &str) -> Option<usize> {
    let files = Files::embedded(<TwilightInscription as engine::Game>::INFO.files);
    let (_, text) = files.texts().find(|(file, _)| *file == name)?;
    let before = text.find(words)?;
    Some(1 + text[..before].matches('\n').count())
}

/// What is set off when all pens are down cannot ask anybody.
#[test]
fn nobody_is_asked_when_all_pens_are_down() {
    let claim = "{ op = \"claim\", asset = \"vote\", n = 2 },\n]\n\n[relics.crown-of-emphidia]";
    let learn =
        "{ op = \"unlock-technology\", n = 1, on = \"any\" },\n]\n\n[relics.crown-of-emphidia]";
    let (line, field, why) = fault(RELICS, claim, learn);
    let header = line_of(RELICS, "[relics.shard-of-the-throne]");
    assert_eq!(line, header.map(|line| line + 5));
    assert_eq!(field, "relics.shard-of-the-throne.effects");
    assert!(why.contains("all pens are down"), "{why}");
    let goods = "{ op = \"vp\", n = 1, sheet = \"objective\" },";
    let explores = "{ op = \"explore\", n = 1 },";
    let (line, field, why) = fault(FACTIONS, goods, explores);
    assert_eq!(line, line_of(FACTIONS, goods).map(|line| line - 1));
    assert_eq!(field, "factions.nomad.clauses[0].effects");
    assert!(why.contains("all pens are down"), "{why}");
}

/// Nor can what a completed column sets off, while other assets wait.
#[test]
fn nobody_is_asked_while_assets_wait() {
    let trigger = "trigger = \"production-or-column\"\neffects = [\n  { op = \"claim\", asset = \"trade-good\", n = 1 },";
    let asks = "trigger = \"production-or-column\"\neffects = [\n  { op = \"build-dock\", n = 1 },";
    let (line, field, why) = fault(TECHNOLOGIES, trigger, asks);
    assert_eq!(line, line_of(TECHNOLOGIES, trigger).map(|line| line + 1));
    assert_eq!(field, "technologies.integrated-economy.effects");
    assert!(why.contains("assets wait"), "{why}");
}

/// What gives faction assets, copies a copier or sets itself off would never end.
#[test]
fn what_never_ends_does_not_load() {
    let counselor = "asset = [\n  { op = \"claim\", asset = \"counselor\", n = 1 },";
    let faction = "asset = [\n  { op = \"claim\", asset = \"faction\", n = 1 },";
    let (_, field, why) = fault(FACTIONS, counselor, faction);
    assert_eq!(field, "factions.xxcha.asset");
    assert!(why.contains("never end"), "{why}");
    let copies = "asset = [\n  { op = \"copy-neighbour\" },";
    let (_, field, why) = fault(FACTIONS, counselor, copies);
    assert_eq!(field, "factions.mahact.asset");
    assert!(why.contains("copy each other"), "{why}");
    // Another system for every empty one.
    let choice = "{ op = \"claim-choice\", assets = [\"trade-good\", \"commodity-ore\", \"commodity-gas\", \"commodity-crystal\"], n = 1 },";
    let (_, field, why) = fault(FACTIONS, choice, "{ op = \"claim-system\", n = 2 },");
    assert_eq!(field, "factions.empyrean.clauses[0].effects");
    assert!(why.contains("again and again"), "{why}");
}

/// Chains that are deeper than the room for them do not load.
#[test]
fn chains_that_are_too_deep_do_not_load() {
    let two = "asset = [\n  { op = \"explore\", n = 1 },";
    let lists = "{ op = \"if\", when = { count = \"docks\", at-least = 0 }, then = [DEEP, { op = \"explore\", n = 1 }] }";
    let mut deep = "{ op = \"build-dock\", n = 1 }".to_owned();
    for _ in 0..6 {
        deep = lists.replace("DEEP", &deep);
    }
    let (line, field, why) = fault(
        FACTIONS,
        two,
        &format!("asset = [{deep},\n  {{ op = \"explore\", n = 1 }},"),
    );
    assert_eq!(line, line_of(FACTIONS, two));
    assert_eq!(field, "factions.empyrean.asset");
    assert!(why.contains("deep"), "{why}");
}

/// The deepest chain that can be built of what is printed: every faction asset is claimed
/// while the one before is still being resolved, by the one who may do most with it.
#[test]
fn the_deepest_chain_has_room() {
    let mut table = writing_as(Faction::Sardakk, Sheet::War, [0; 4]);
    let most = std::cell::Cell::new(0);
    let look = |table: &Table| {
        let lane = table.game.lane(S1);
        most.set(most.get().max(lane.tasks.len()));
        assert!(lane.queue.len() <= QUEUE);
    };
    // Four faction assets, one in the other: two infantry and an icon each.
    for _ in 0..4 {
        crate::asset::resolve(
            &mut Play::new(
                &mut table.game,
                &table.content,
                &mut Dice::new(&Seed::from_word("deep")),
                &mut Silence,
            ),
            S1,
            crate::ids::Asset::Faction,
        );
        let mut dice = Dice::new(&Seed::from_word("deep"));
        crate::work::settle(
            &mut Play::new(&mut table.game, &table.content, &mut dice, &mut Silence),
            S1,
        );
        look(&table);
    }
    // Each has its rest, and an infantry to be deployed.
    assert_eq!(most.get(), 1 + 4 * 2);
    assert!(most.get() < DEPTH);
    while !matches!(
        table.game.lane(S1).tasks.top(),
        Some(crate::task::Task::Spend)
    ) {
        let choice = table.choices(S1)[0];
        table.apply(S1, choice);
        look(&table);
    }
    // Eight infantry, and two destroyers of two icons each.
    assert_eq!(table.sheets().nodes.count_ones(), 8 + 2 * 3);
}
