//! What happens in attacks, and how it is told.

use std::fmt;

use engine::{Seat, Sentence, Text};

use super::{Battle, Target, Volley, Weapon};
use crate::choice::Subject;
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Fare, Good, Item, Space};

/// What happens in an attack, or around one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FightEvent {
    /// A target was named.
    Attacked(Seat, Target, Space),
    /// A weapon was made ready.
    Readied(Seat, Weapon),
    /// An attacker holds fire.
    HeldFire(Seat),
    /// An attacker fires.
    Fired(Seat, Volley),
    /// A defender fires back, or does not.
    Answered(Seat, Volley),
    /// The dice, and the totals: the attacker's first.
    Fought(Battle, (u8, u8), (i32, i32)),
    /// An attack failed: the rest of the turn is lost.
    Repelled(Seat),
    /// A Penalty Oval was destroyed; what the bank pays.
    Destroyed(Seat, Target, Space, i32),
    /// The first hits the second.
    Struck(Seat, Seat),
    /// There was nothing to hit.
    Unharmed(Seat),
    /// Something on a hull was destroyed.
    Shattered(Seat, Item),
    /// Equipment in a hold was damaged.
    Damaged(Seat, Item),
    /// A passenger was lost.
    Abandoned(Seat, Fare),
    /// A Good fell out of a hold.
    Unloaded(Seat, Good),
    /// The winner loaded it.
    Looted(Seat, Good),
    /// The winner left it.
    Left(Seat, Good),
    /// All equipment was repaired.
    Repaired(Seat),
    /// The first tries to steal from the second, for this much.
    Swindled(Seat, Seat, i32),
    /// The first stole this from the second.
    Stole(Seat, Seat, Good),
    /// A revolt was paid for.
    Incited(Seat, i32),
    /// A Spaceport or a Factory changed hands.
    Seized(Seat, Target, Space),
    /// A Fort was built; where it was before, if it was.
    Fortified(Seat, Option<Space>, Space, i32),
    /// Holds are emptied, to be arranged anew.
    Emptied(Seat),
    /// A counter was put into a hold.
    Stowed(Seat, Item, u8),
}

impl From<FightEvent> for MerchantEvent {
    fn from(event: FightEvent) -> Self {
        Self::Fight(event)
    }
}

impl FightEvent {
    /// Does it show what nobody could know? Dice do.
    pub(crate) const fn reveals(&self) -> bool {
        matches!(self, Self::Fought(..))
    }
}

impl fmt::Display for Volley {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (nth, (weapon, count)) in self.weapons().enumerate() {
            let plus = if nth == 0 { "" } else { "+" };
            write!(f, "{plus}{count}{weapon}")?;
        }
        Ok(())
    }
}

impl fmt::Display for FightEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attacked(seat, target, space) => write!(f, "{seat} {target} {space}"),
            Self::Readied(seat, weapon) => write!(f, "{seat} readied {weapon}"),
            Self::HeldFire(seat) => write!(f, "{seat} held fire"),
            Self::Fired(seat, volley) => write!(f, "{seat} fired {volley}"),
            Self::Answered(seat, volley) => write!(f, "{seat} answered {volley}"),
            Self::Fought(battle, dice, totals) => write!(
                f,
                "{} fought {} {}:{} {}:{}",
                battle.attacker, battle.target, dice.0, dice.1, totals.0, totals.1
            ),
            Self::Repelled(seat) => write!(f, "{seat} repelled"),
            Self::Destroyed(seat, target, space, worth) => {
                write!(f, "{seat} destroyed {target} {space} {worth}")
            }
            Self::Struck(winner, loser) => write!(f, "{winner} struck {loser}"),
            Self::Unharmed(seat) => write!(f, "{seat} unharmed"),
            Self::Shattered(seat, item) => write!(f, "{seat} shattered {item}"),
            Self::Damaged(seat, item) => write!(f, "{seat} damaged {item}"),
            Self::Abandoned(seat, fare) => write!(f, "{seat} abandoned {fare}"),
            Self::Unloaded(seat, good) => write!(f, "{seat} unloaded {good}"),
            Self::Looted(seat, good) => write!(f, "{seat} looted {good}"),
            Self::Left(seat, good) => write!(f, "{seat} left {good}"),
            Self::Repaired(seat) => write!(f, "{seat} repaired"),
            Self::Swindled(seat, victim, price) => write!(f, "{seat} swindled {victim} {price}"),
            Self::Stole(seat, victim, good) => write!(f, "{seat} stole {victim} {good}"),
            Self::Incited(seat, price) => write!(f, "{seat} incited {price}"),
            Self::Seized(seat, target, space) => write!(f, "{seat} seized {target} {space}"),
            Self::Fortified(seat, None, space, price) => {
                write!(f, "{seat} fort {space} {price}")
            }
            Self::Fortified(seat, Some(from), space, price) => {
                write!(f, "{seat} fort {from} {space} {price}")
            }
            Self::Emptied(seat) => write!(f, "{seat} emptied"),
            Self::Stowed(seat, item, hold) => write!(f, "{seat} stowed {item} {hold}"),
        }
    }
}

/// Weapons, in words.
fn volley(content: &Content, volley: Volley) -> Text {
    let named = volley.weapons().map(|(weapon, count)| {
        let text = Text::new("mov-count-of").with("count", count);
        text.with("item", content.item(weapon.item()))
    });
    let list = |first, rest| {
        Text::new("goods-list")
            .with("first", first)
            .with("rest", rest)
    };
    named
        .reduce(list)
        .unwrap_or_else(|| Text::new("goods-none"))
}

pub(crate) fn tell(content: &Content, event: &FightEvent) -> Sentence<Subject> {
    use FightEvent as Event;
    let by = Sentence::by;
    let at = |key, seat: Seat, space: Space| {
        by(key, seat)
            .with("space", content.space(space))
            .about(Subject::Space(space))
    };
    let with = |key, seat: Seat, item: Item| {
        by(key, seat)
            .with("item", content.item(item))
            .about(item.into())
    };
    let against = |key, seat: Seat, other: Seat| by(key, seat).with("other", other);
    match *event {
        Event::Attacked(seat, target, space) => match target {
            Target::Pawn(other) | Target::Goods(other) => {
                at("mov-attacked-pawn", seat, space).with("other", other)
            }
            Target::Counter => at("mov-attacked-counter", seat, space),
            Target::Fort => at("mov-attacked-fort", seat, space),
            Target::Rastur => at("mov-attacked-rastur", seat, space),
            Target::Spaceport => at("mov-attacked-spaceport", seat, space),
            Target::Factory => at("mov-attacked-factory", seat, space),
        },
        Event::Readied(seat, weapon) => with("mov-readied", seat, weapon.item()).listing("item"),
        Event::HeldFire(seat) => by("mov-held-fire", seat),
        Event::Fired(seat, fired) => by("mov-fired", seat)
            .with("weapons", volley(content, fired))
            .with("firepower", fired.firepower(content)),
        Event::Answered(seat, fired) if fired.is_empty() => by("mov-held-still", seat),
        Event::Answered(seat, fired) => by("mov-answered", seat)
            .with("weapons", volley(content, fired))
            .with("firepower", fired.firepower(content)),
        Event::Fought(battle, (attack, defence), (one, other)) => by("mov-fought", battle.attacker)
            .with("attack", attack)
            .with("defence", defence)
            .with("total", one)
            .with("against", other),
        Event::Repelled(seat) => by("mov-repelled", seat),
        Event::Destroyed(seat, Target::Fort, space, worth) => {
            at("mov-destroyed-fort", seat, space).with("worth", worth)
        }
        Event::Destroyed(seat, Target::Rastur, space, worth) => {
            at("mov-destroyed-rastur", seat, space).with("worth", worth)
        }
        Event::Destroyed(seat, _, space, worth) => {
            at("mov-destroyed-counter", seat, space).with("worth", worth)
        }
        Event::Struck(winner, loser) => against("mov-struck", winner, loser),
        Event::Unharmed(seat) => by("mov-unharmed", seat),
        Event::Shattered(seat, item) => with("mov-shattered", seat, item),
        Event::Damaged(seat, item) => with("mov-damaged", seat, item),
        Event::Abandoned(seat, fare) => by("mov-abandoned", seat)
            .with("to", content.stop(content.fare(fare).to))
            .about(Subject::Fare(fare)),
        Event::Unloaded(seat, good) => with("mov-unloaded", seat, Item::Good(good)),
        Event::Looted(seat, good) => with("mov-looted", seat, Item::Good(good)),
        Event::Left(seat, good) => with("mov-left", seat, Item::Good(good)),
        Event::Repaired(seat) => by("mov-repaired", seat),
        Event::Swindled(seat, victim, price) => {
            against("mov-swindled", seat, victim).with("price", price)
        }
        Event::Stole(seat, victim, good) => against("mov-stole", seat, victim)
            .with("good", &content.good(good).name)
            .about(Subject::Good(good)),
        Event::Incited(seat, price) => by("mov-incited", seat).with("price", price),
        Event::Seized(seat, Target::Factory, space) => at("mov-seized-factory", seat, space),
        Event::Seized(seat, _, space) => at("mov-seized-spaceport", seat, space),
        Event::Fortified(seat, None, space, price) => {
            at("mov-fortified", seat, space).with("price", price)
        }
        Event::Fortified(seat, Some(from), space, price) => at("mov-refortified", seat, space)
            .with("from", content.space(from))
            .with("price", price),
        Event::Emptied(seat) => by("mov-emptied", seat),
        Event::Stowed(seat, item, hold) => with("mov-stowed", seat, item).with("number", hold),
    }
}
