//! Battles: staying or leaving, cards, losses.

use engine::Seat;
use engine::map::Hex;
use frontier::Frontier;
use frontier::choice::{Choice, Unit};
use frontier::state::Garrison;

use super::Goal;

/// Is this one attacked?
pub(super) fn is_defender(world: &Frontier, seat: Seat) -> bool {
    let battle = world.seen_battle();
    battle.is_some_and(|battle| battle.defender == seat)
}

/// Who is attacked stays, or goes somewhere next to it (FRO-44).
pub(super) fn plans(world: &Frontier, seat: Seat, out: &mut Vec<Goal>) {
    let Some(battle) = world.seen_battle() else {
        return;
    };
    out.push(Goal::Stand(battle.hex));
    let free = |hex: &Hex| {
        let owner = world.garrison(*hex).owner;
        hex.index() < world.hexes() && owner.is_none_or(|owner| owner == seat)
    };
    let refuges = Hex::of(battle.hex.neighbours()).filter(free);
    out.extend(refuges.map(Goal::Retreat));
}

/// The units of this one and of the other side, and whether this one attacks.
fn sides(world: &Frontier, seat: Seat) -> Option<(Garrison, Garrison, bool)> {
    let battle = world.seen_battle()?;
    let (attacker, ships, troops) = battle.attacker;
    let coming = Garrison {
        owner: Some(attacker),
        ships,
        troops,
    };
    let there = world.garrison(battle.hex);
    if seat == attacker {
        Some((coming, there, true))
    } else {
        (seat == battle.defender).then_some((there, coming, false))
    }
}

/// What serves a goal in a battle of one's own.
pub(super) fn fight(
    world: &Frontier,
    seat: Seat,
    goal: Goal,
    choices: &[Choice],
) -> Option<Choice> {
    let (own, foes, attacks) = sides(world, seat)?;
    let suits = match goal {
        Goal::Core | Goal::Take(_) => attacks,
        Goal::Stand(_) | Goal::Retreat(_) => !attacks,
        Goal::Settle(_) | Goal::Hold(_) | Goal::Raise(..) | Goal::Rest => false,
    };
    if !suits {
        return None;
    }
    if choices.contains(&Choice::Stand) {
        return Some(stand(world, seat, goal, (own, foes), choices));
    }
    if choices.contains(&Choice::Pass) {
        // Against troops alone no card is needed: they do not hit (FRO-42).
        let is_needed = foes.ships > 0 && !matches!(goal, Goal::Retreat(_));
        let is_card = |choice: &&Choice| matches!(choice, Choice::Announce(_));
        let card = choices.iter().find(is_card).filter(|_| is_needed);
        return Some(card.copied().unwrap_or(Choice::Pass));
    }
    lose(world, seat)
}

/// FRO-44: who attacks goes when the other side is half as strong again.
fn stand(
    world: &Frontier,
    seat: Seat,
    goal: Goal,
    (own, foes): (Garrison, Garrison),
    choices: &[Choice],
) -> Choice {
    if let Goal::Retreat(hex) = goal {
        let leave = Choice::Retreat(hex);
        return if choices.contains(&leave) {
            leave
        } else {
            Choice::Stand
        };
    }
    let is_lost = !matches!(goal, Goal::Stand(_)) && 3 * own.ships < 2 * foes.ships;
    let back = choices.iter().find(|choice| match choice {
        Choice::Retreat(hex) => world.garrison(*hex).owner == Some(seat),
        _ => false,
    });
    back.filter(|_| is_lost).copied().unwrap_or(Choice::Stand)
}

/// FRO-43: troops first, but one is to settle. The last ship of who attacks
/// comes before it, for without ships there is nothing to win (FRO-46).
pub(super) fn lose(world: &Frontier, seat: Seat) -> Option<Choice> {
    let (own, _, attacks) = sides(world, seat)?;
    let unit = match (own.ships, own.troops) {
        (0, _) | (_, 2..) => Unit::Troop,
        (1, 1) if attacks => Unit::Troop,
        _ => Unit::Ship,
    };
    Some(Choice::Lose(unit))
}
