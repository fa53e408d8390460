//! A player for tests, who looks for a fight: buys weapons, flies to others and to
//! what is in the way, and attacks.

use engine::player::{Eyes, Player};
use engine::{Seat, Seed};
use kit::luck::Luck;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::Choice;
use merchant_of_venus::ids::{Gear, Item, Space};
use merchant_of_venus::view::View;

/// As many weapons as anyone needs.
const ENOUGH: u8 = 3;

/// Someone who looks for a fight.
pub(crate) struct Fighter {
    luck: Luck,
}

impl Fighter {
    pub(crate) fn new() -> Self {
        Self {
            luck: Luck::new("nobody yet"),
        }
    }
}

/// Where this player wants to go: to others once armed; before that to a City, or an
/// Orbit, where there may be weapons.
fn goal(eyes: &Eyes<'_, MerchantOfVenus>, view: &View) -> Option<Space> {
    let (content, seat) = (eyes.content(), eyes.seat());
    let me = &view.merchants[seat.index()];
    let far = |space: &Space| content.routes().steps(me.skips, me.space, *space);
    let armed = me.firepower > 0;
    let guarded = view.guards.iter().map(|guard| guard.space);
    let pawns = Seat::all(view.merchants.len())
        .filter(|other| armed && *other != seat)
        .map(|other| view.merchants[other.index()].space);
    let prey = pawns.chain(guarded.filter(|_| armed));
    let prey = prey.filter(|space| *space != me.space).min_by_key(far);
    let all = content.map.all_places().iter().copied();
    let cities = all.filter(|space| content.map.lay(*space).terrain.is_city());
    // Not always the same one.
    let nth = view.round as usize / 3 + seat.index();
    let mut cities: Vec<Space> = cities.filter(|space| *space != me.space).collect();
    cities.sort_by_key(far);
    prey.or_else(|| cities.get(nth % 4).copied())
}

impl Player<MerchantOfVenus> for Fighter {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        self.luck = Luck::new(&format!("{seed:?} {seat}"));
    }

    fn pick(&mut self, eyes: &Eyes<'_, MerchantOfVenus>, choices: &[Choice]) -> usize {
        let view = eyes.view();
        let me = &view.merchants[eyes.seat().index()];
        let weapons = |gear: Gear| me.cargo.count(Item::Gear(gear));
        let goal = goal(eyes, &view);
        let routes = eyes.content().routes();
        let nearer = |space: Space| match goal {
            Some(goal) => 100 - i32::from(routes.steps(me.skips, space, goal)),
            None => 0,
        };
        // Who stands beside another on open ground goes on fighting.
        let ground = eyes.content().map.lay(me.space).terrain;
        let mut others = Seat::all(view.merchants.len()).filter(|other| *other != eyes.seat());
        let brawls = me.firepower > 0
            && !ground.is_city()
            && others.any(|other| view.merchants[other.index()].space == me.space);
        let mut wish = |choice: &Choice| match *choice {
            Choice::Attack(_) => 900,
            Choice::Fire(_) => 800 + self.luck.below(5) as i32,
            Choice::Shoot => 801,
            Choice::HitHold(_) | Choice::HitHull(_) => 500 + self.luck.below(9) as i32,
            Choice::Load | Choice::Steal(_) | Choice::Deliver(_) | Choice::Take => 700,
            Choice::Drop(_) => 600 + self.luck.below(9) as i32,
            Choice::Buy(Item::Gear(gear)) if gear.is_weapon() && weapons(gear) < ENOUGH => 650,
            Choice::Buy(Item::Gear(Gear::Shield)) if weapons(Gear::Shield) < 2 => 640,
            Choice::Buy(Item::Gear(Gear::RedDrive)) if weapons(Gear::RedDrive) < 1 => 640,
            Choice::Sell(..) | Choice::Iou(_) => 630,
            Choice::Fort(_) | Choice::Deed(_) | Choice::Factory(_) if me.cash > 250 => {
                600 + self.luck.below(9) as i32
            }
            Choice::Refort(..) => 300 + self.luck.below(30) as i32,
            Choice::Buy(Item::Good(_)) | Choice::Board(_) => 320,
            Choice::Stow => 325,
            Choice::Into(_) => self.luck.below(9) as i32,
            Choice::Done => 310,
            Choice::Pay => 400,
            Choice::Land => 290 + self.luck.below(20) as i32,
            Choice::Head(space) | Choice::Go(space) => 200 + nearer(space),
            Choice::Stay if brawls => 200 + self.luck.below(130) as i32,
            Choice::Stay => 180 + self.luck.below(60) as i32,
            _ => self.luck.below(200) as i32,
        };
        let wishes: Vec<i32> = choices.iter().map(&mut wish).collect();
        let best = (0..choices.len()).max_by_key(|place| wishes[*place]);
        best.unwrap_or(0)
    }
}
