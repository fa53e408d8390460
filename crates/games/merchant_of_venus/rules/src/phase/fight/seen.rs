//! What a viewer sees of attacks and Forts: everything, since all of it is open.

use engine::{Seat, Section, Text};
use serde::{Serialize, Serializer};

use super::fire::Fire;
use super::hit::{Hit, Hold};
use super::loot::Loot;
use super::odds::{Odds, Sums};
use super::stow::Stow;
use super::{Battle, Target, Volley, Weapon};
use crate::Look;
use crate::choice::{Choice, Subject};
use crate::content::Content;
use crate::ids::{Good, Item, Space};
use crate::phase::Frame;
use crate::phase::fight::defence::Defence;
use crate::state::{Guard, MerchantOfVenus};
use crate::view::View;

/// What stands in a place and stops others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GuardView {
    /// Where.
    pub space: Space,
    /// Whose Fort it is; nobody's where it is a Rastur.
    pub owner: Option<Seat>,
    /// What others pay there, before Shields.
    pub penalty: i32,
}

/// An attack that is being prepared, as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// Whose turn it is.
    pub attacker: Seat,
    /// What is attacked.
    pub target: Target,
    /// Who is attacked, or whose thing.
    pub defender: Option<Seat>,
    /// Where.
    pub space: Space,
    /// What the attacker fires so far.
    pub fired: Volley,
    /// What the defender fires back so far.
    pub answered: Volley,
    /// What both sides add to their dice, as declared so far.
    pub sums: Sums,
    /// How that ends.
    pub odds: Odds,
    /// How it ends if the defender fires back everything, where there is one who
    /// has not answered yet.
    pub at_worst: Option<Odds>,
}

/// An attack whose dice have fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ClashView {
    /// Who attacked.
    pub attacker: Seat,
    /// What.
    pub target: Target,
    /// Who was attacked, or whose thing.
    pub defender: Option<Seat>,
    /// Where.
    pub space: Space,
    /// The dice of the attack and of the defence.
    pub dice: (u8, u8),
    /// The totals of both.
    pub totals: (i32, i32),
}

/// A hit that is being dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct HitView {
    /// Who chooses.
    pub winner: Seat,
    /// Who is hit.
    pub loser: Seat,
    /// The Good that fell out of a hold, once one has.
    pub good: Option<Good>,
}

/// A counter on board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct StowedView {
    /// What it is.
    pub item: Item,
    /// It cannot be used until it is repaired.
    pub damaged: bool,
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Volley {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.weapons())
    }
}

impl Serialize for Weapon {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An attack with what the dice would say.
fn battle(look: Look<'_>, battle: Battle, answers: Option<Seat>) -> BattleView {
    let sums = battle.sums(look);
    let at_worst = answers.map(|defender| {
        let mut worst = battle;
        worst.answered = look.game.arsenal(defender);
        worst.sums(look).odds()
    });
    BattleView {
        attacker: battle.attacker,
        target: battle.target,
        defender: battle.defender(look),
        space: look.game.at(battle.attacker),
        fired: battle.fired,
        answered: battle.answered,
        sums,
        odds: sums.odds(),
        at_worst,
    }
}

impl MerchantOfVenus {
    /// The attack that is being prepared.
    pub(crate) fn seen_battle(&self, content: &Content) -> Option<BattleView> {
        let look = Look::new(self, content);
        match self.frames.top()? {
            Frame::Fire(Fire(fight)) => {
                let answers = match fight.target {
                    Target::Pawn(seat) => Some(seat),
                    _ => None,
                };
                Some(battle(look, fight, answers))
            }
            // While a window is open nobody sees what has been answered in it.
            Frame::Defence(Defence {
                battle: fight,
                defender,
                ..
            }) => Some(battle(look, fight, Some(defender))),
            _ => None,
        }
    }

    /// The dice of the last attack.
    pub(crate) fn seen_clash(&self) -> Option<ClashView> {
        let clash = self.clash?;
        Some(ClashView {
            attacker: clash.battle.attacker,
            target: clash.battle.target,
            defender: clash.defender,
            space: clash.space,
            dice: clash.dice,
            totals: clash.totals,
        })
    }

    /// The hit that is being dealt.
    pub(crate) fn seen_hit(&self) -> Option<HitView> {
        let (hit, good) = match self.frames.top()? {
            Frame::Hit(hit) => (hit, None),
            Frame::Loot(Loot { hit, good }) => (hit, Some(good)),
            _ => return None,
        };
        let Hit { winner, loser } = hit;
        Some(HitView {
            winner,
            loser,
            good,
        })
    }

    /// Everything that stands in places and stops others.
    pub(crate) fn seen_guards(&self, content: &Content) -> Vec<GuardView> {
        let places = content.map.all_places().iter().zip(&self.guards);
        let guarded = places.filter_map(|(space, guard)| {
            let (owner, penalty) = match (*guard)? {
                Guard::Fort(owner) => (Some(owner), content.figures.fort.penalty),
                Guard::Rastur(rastur) => (None, content.rastur(rastur).value),
            };
            Some(GuardView {
                space: *space,
                owner,
                penalty,
            })
        });
        guarded.collect()
    }

    /// What is in each hold of a ship, where it matters which it is in.
    pub(crate) fn seen_holds(&self, content: &Content, seat: Seat) -> Vec<Vec<StowedView>> {
        if !self.modules.combat {
            return Vec::new();
        }
        let holds = self.holds(content, seat).into_iter();
        let inside = holds.map(|hold| match hold {
            Hold::Small(pair) => pair
                .iter()
                .map(|stowed| StowedView {
                    item: stowed.item,
                    damaged: stowed.damaged,
                })
                .collect(),
            Hold::Good(good) => vec![StowedView {
                item: Item::Good(good),
                damaged: false,
            }],
            Hold::Empty => Vec::new(),
        });
        inside.collect()
    }

    /// What hangs on the hull of a ship, but for Relics, where it can be shot off.
    pub(crate) fn seen_hull(&self, seat: Seat) -> Vec<StowedView> {
        let hull = self.merchant(seat).stowage.hull();
        let seen = hull.map(|stowed| StowedView {
            item: stowed.item,
            damaged: stowed.damaged,
        });
        seen.collect()
    }
}

impl MerchantOfVenus {
    /// What a choice of a fight is about that does not say it itself: it follows from
    /// what is pending.
    pub(crate) fn spot(&self, choice: Choice) -> Option<Subject> {
        match (self.frames.top()?, choice) {
            (Frame::Port(_), Choice::Stow) => {
                let merchant = self.merchant(self.active()?);
                Some(Subject::Ship(merchant.ship))
            }
            (Frame::Stow(Stow { seat, .. }), Choice::Into(hold)) => Some(Subject::Hold(seat, hold)),
            // Who fires presses the target, who fires back the attacker.
            (Frame::Fire(Fire(battle)), Choice::Shoot) => Some(match battle.target.seat() {
                Some(seat) => Subject::Player(seat),
                None => Subject::Space(self.at(battle.attacker)),
            }),
            (Frame::Defence(Defence { battle, .. }), Choice::Shoot) => {
                Some(Subject::Player(battle.attacker))
            }
            (Frame::Hit(hit), Choice::HitHold(hold)) => Some(Subject::Hold(hit.loser, hold)),
            (Frame::Loot(loot), Choice::Load | Choice::Leave) => Some(Subject::Good(loot.good)),
            _ => None,
        }
    }
}

/// Attacks, Forts and damage in words, where there are any.
pub(crate) fn describe(content: &Content, view: &View) -> Option<Section> {
    let battle = view.battle.map(|battle| {
        Text::new("mov-battle")
            .with("seat", battle.attacker)
            .with("attack", battle.sums.attack)
            .with("defence", battle.sums.defence)
            .with("wins", battle.odds.wins)
            .with("percent", battle.odds.percent())
    });
    let clash = view.clash.map(|clash| {
        Text::new("mov-fought")
            .with("seat", clash.attacker)
            .with("attack", clash.dice.0)
            .with("defence", clash.dice.1)
            .with("total", clash.totals.0)
            .with("against", clash.totals.1)
    });
    let guards = view.guards.iter().map(|guard| {
        let text = match guard.owner {
            Some(owner) => Text::new("mov-fort-stands").with("seat", owner),
            None => Text::new("mov-rastur-stands"),
        };
        text.with("space", content.space(guard.space))
            .with("value", guard.penalty)
    });
    let ships = Seat::all(view.merchants.len()).zip(&view.merchants);
    let damaged = ships.flat_map(|(seat, merchant)| {
        let aboard = merchant.stowed.iter().flatten().chain(&merchant.hull);
        let hurt = aboard.filter(|stowed| stowed.damaged);
        hurt.map(move |stowed| {
            Text::new("mov-damage")
                .with("seat", seat)
                .with("item", content.item(stowed.item))
        })
    });
    let lines: Vec<Text> = battle
        .into_iter()
        .chain(clash)
        .chain(guards)
        .chain(damaged)
        .collect();
    (!lines.is_empty()).then(|| Section::new(Text::new("mov-guards"), lines))
}
