//! What a viewer may see.

use engine::map::Hex;
use engine::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;
use strum::VariantArray;

use crate::content::Content;
use crate::event::{Dice, Site};
use crate::ids::{Objective, Planet, Race, Strategy, Tile, Unit};
use crate::phase::Frame;
use crate::phase::action::tactical::BattlePart as Part;
use crate::phase::common::Coin;
use crate::phase::status::{Lane, progress};
use crate::state::{Counters, Dock, Salvo, SecretState, Vessel};
use crate::value::production::due;
use crate::{Look, TwilightImperium};

/// A player as everyone sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Their race.
    pub race: Race,
    /// Where their home lies, once it does.
    pub home: Option<Hex>,
    /// Victory points.
    pub points: u8,
    /// Trade goods.
    pub goods: u8,
    /// Command counters on the race sheet.
    pub counters: Counters,
    /// Systems with a command counter of theirs.
    pub activated: Vec<Hex>,
    /// Have they passed?
    pub passed: bool,
    /// Are they out of the game?
    pub out: bool,
    /// With whom they keep peace.
    pub accords: SeatSet,
    /// Systems in hand while the galaxy is built: how many, and those that the viewer
    /// may see.
    pub tiles: (usize, Vec<Tile>),
    /// The secret objective, where the viewer may see it.
    pub secret: Option<Objective>,
    /// Has it been scored?
    pub secret_scored: bool,
    /// Have they decided about their command counters?
    pub decided: bool,
    /// Did they take a planet with the last dock of a neighbour in this round?
    pub merciless: bool,
}

/// Ships of one player in a system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FleetView {
    /// Whose.
    pub seat: Seat,
    /// Ships with hulls, and whether each has moved in the action that goes on.
    pub ships: Vec<(Vessel, bool)>,
    /// Fighters.
    pub fighters: u8,
}

/// A planet as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlanetView {
    /// Which.
    pub planet: Planet,
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Is its card refreshed?
    pub ready: bool,
    /// Has its owner had it since the round began?
    pub held: bool,
    /// Its dock.
    pub dock: Dock,
    /// Ground forces.
    pub ground: u8,
    /// PDS.
    pub pds: u8,
}

/// A system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SystemView {
    /// Where, and what.
    pub site: Site,
    /// Its planets.
    pub planets: Vec<PlanetView>,
    /// Fleets in it.
    pub fleets: Vec<FleetView>,
}

/// A strategy card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StrategyView {
    /// Which.
    pub card: Strategy,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// Has its action been taken?
    pub used: bool,
    /// Bonus counters on it.
    pub bonus: u8,
}

/// What is pending, as far as the page needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Pending {
    /// The galaxy is built.
    Building,
    /// A tile is to be placed, by this one: which, the one who places it may see.
    Placing(Seat, Option<Tile>),
    /// Cards are chosen.
    Strategy,
    /// Someone's turn.
    Turn(Seat),
    /// An activation goes on.
    Activation(Seat, Hex),
    /// A strategic action goes on.
    Strategic(Seat, Strategy),
    /// The status phase.
    Status,
    /// The game is over.
    Over,
}

/// A step of an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Stage {
    /// Ships move.
    Movement,
    /// PDS fire.
    Fire,
    /// A battle in space.
    Battle,
    /// Troops land.
    Landing,
    /// Planets are fought for.
    Invasion,
    /// Units are built.
    Production,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 6] = [
        Self::Movement,
        Self::Fire,
        Self::Battle,
        Self::Landing,
        Self::Invasion,
        Self::Production,
    ];
}

/// The activation that goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ActivationView {
    /// Whose.
    pub seat: Seat,
    /// The system.
    pub place: Hex,
    /// The other system of a transfer.
    pub with: Option<Hex>,
    /// What goes on.
    pub stage: Stage,
}

/// A step of a round of battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Moment {
    /// Retreats are announced.
    Announcing,
    /// Hits are taken.
    Losses,
    /// Who announced it retreats.
    Retreat,
}

/// Dice that were rolled, of one side: with what, what each had to show, and what
/// they show.
pub type Rolled = Vec<(Unit, u8, Dice)>;

/// The dice that were rolled last in the activation that goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VolleyView {
    /// What for.
    pub of: Salvo,
    /// By who acts, and by who defends.
    pub sides: [Rolled; 2],
}

/// What is being paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PaymentView {
    /// Who pays.
    pub seat: Seat,
    /// How much.
    pub due: u8,
    /// How much planets have paid so far.
    pub paid: u8,
    /// In influence, or in resources?
    pub influence: bool,
}

/// The battle that goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// Where.
    pub place: Hex,
    /// Who has announced a retreat.
    pub leaves: Option<Seat>,
    /// What goes on in the round.
    pub moment: Moment,
    /// Hits that are still to be taken, by whom.
    pub hits: Option<(Seat, u8)>,
}

/// What an action has begun: by planet of the system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeskView {
    /// Ground forces and PDS that have landed.
    pub landed: Vec<(u8, u8)>,
    /// Dreadnoughts and war suns that are aimed.
    pub guns: Vec<(u8, u8)>,
    /// Those that have fired.
    pub fired: (u8, u8),
    /// Units of each dock, and resources due.
    pub orders: Vec<(u8, u8, u8, u8)>,
    /// Resources due for all of it.
    pub due: u8,
    /// Where units are being built, by whom, and whether docks can be, too.
    pub yard: Option<(Seat, Hex, bool)>,
    /// The ship that loads, and fighters aboard.
    pub loading: Option<(Vessel, u8)>,
}

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// Which round.
    pub round: u8,
    /// What is pending.
    pub pending: Pending,
    /// The speaker.
    pub speaker: Seat,
    /// Everyone, clockwise.
    pub clockwise: Vec<Seat>,
    /// In which order they play, once they have chosen.
    pub order: Vec<Seat>,
    /// The galaxy.
    pub systems: Vec<SystemView>,
    /// Where a system lies face down.
    pub veil: Option<Hex>,
    /// Every player.
    pub players: Vec<PlayerView>,
    /// The strategy cards.
    pub strategies: Vec<StrategyView>,
    /// Who chose Initiative in the round before.
    pub initiative: Option<Seat>,
    /// Revealed objectives, and who has scored each.
    pub objectives: Vec<(Objective, SeatSet)>,
    /// How many are still to be revealed.
    pub deck: usize,
    /// The activation that goes on.
    pub activation: Option<ActivationView>,
    /// The first system of a transfer whose second is chosen.
    pub transfer: Option<Hex>,
    /// The battle that goes on.
    pub battle: Option<BattleView>,
    /// The dice that were rolled last.
    pub volley: Option<VolleyView>,
    /// What is being paid.
    pub payment: Option<PaymentView>,
    /// How far the viewer is with each objective in sight: what there is of it, and
    /// what it takes.
    pub progress: Vec<(Objective, u32, u32)>,
    /// Who has won.
    pub winners: SeatSet,
    /// What an action has begun.
    pub desk: DeskView,
    /// What the viewer has decided about command counters, so far.
    pub allocation: Option<(Option<u8>, Option<Counters>)>,
    /// Has anyone placed a system without a planet last?
    pub barren: SeatSet,
    /// How many systems have been placed.
    pub placed: u8,
}

impl TwilightImperium {
    /// What a viewer sees.
    pub(crate) fn seen_by(&self, content: &Content, viewer: Viewer) -> View {
        View {
            round: self.round,
            pending: self.seen_pending(viewer),
            speaker: self.speaker,
            clockwise: self.clockwise[..usize::from(self.seats)].to_vec(),
            order: match self.end.is_none() && self.is_ordered() {
                true => self.order_of_play().to_vec(),
                false => Vec::new(),
            },
            systems: Hex::of(self.galaxy.laid())
                .map(|place| self.system_view(content, place))
                .collect(),
            veil: self.veil,
            players: self
                .everyone()
                .map(|seat| self.player_view(viewer, seat))
                .collect(),
            strategies: Strategy::VARIANTS
                .iter()
                .map(|card| self.strategy_view(*card))
                .collect(),
            initiative: self.initiative,
            objectives: self
                .revealed
                .iter()
                .map(|card| (*card, self.scored[*card as usize]))
                .collect(),
            deck: self.deck.len(),
            activation: self.activation_view(),
            transfer: self.frames.iter().find_map(|frame| match frame {
                Frame::Transfer(transfer) => Some(transfer.place),
                _ => None,
            }),
            battle: self.battle_view(),
            volley: self.volley_view(),
            payment: self.frames.iter().find_map(|frame| match frame {
                Frame::Payment(payment) => Some(PaymentView {
                    seat: payment.seat,
                    due: payment.due,
                    paid: payment.paid,
                    influence: payment.coin == Coin::Influence,
                }),
                _ => None,
            }),
            progress: self.progress_view(content, viewer),
            winners: self.winners(content),
            desk: self.desk_view(content),
            allocation: viewer.seat().and_then(|seat| self.allocation_view(seat)),
            barren: self.barren,
            placed: self.placed,
        }
    }

    /// Has everyone chosen strategy cards?
    fn is_ordered(&self) -> bool {
        let each = usize::from(self.cards_each());
        self.alive().all(|seat| self.held_by(seat).count() == each)
    }

    fn seen_pending(&self, viewer: Viewer) -> Pending {
        let mut frames = self.frames.iter();
        let found = frames.find_map(|frame| match frame {
            Frame::Home(_) | Frame::Veil(_) | Frame::Deploy(_) => Some(Pending::Building),
            Frame::Lay(lay) => Some(Pending::Placing(lay.0, None)),
            Frame::At(at) => {
                let tile = viewer.is(at.seat).then_some(at.tile);
                Some(Pending::Placing(at.seat, tile))
            }
            Frame::Pick(_) | Frame::Bonus(_) => Some(Pending::Strategy),
            Frame::Turn(turn) => Some(Pending::Turn(turn.0)),
            Frame::Transfer(transfer) => Some(Pending::Turn(transfer.seat)),
            Frame::Tactical(tactical) => Some(Pending::Activation(tactical.seat, tactical.place)),
            Frame::Strategic(strategic) => Some(Pending::Strategic(strategic.seat, strategic.card)),
            Frame::Claim(_) | Frame::Scrap(_) | Frame::Allocation(_) | Frame::Comply(_) => {
                Some(Pending::Status)
            }
            _ => None,
        });
        found.unwrap_or(Pending::Over)
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let hand = &self.hands[seat.index()];
        let sees = viewer.is(seat) || self.proved.contains(seat);
        let (secret, state) = player.secret;
        let settled = self.galaxy.laid().contains(player.home.index());
        PlayerView {
            race: player.race,
            home: (settled && player.home != Hex::MIDDLE).then_some(player.home),
            points: player.points,
            goods: player.goods,
            counters: player.counters,
            activated: Hex::of(player.activated).collect(),
            passed: player.passed,
            out: player.out,
            accords: self.accords[seat.index()],
            tiles: (hand.len(), if sees { hand.to_vec() } else { Vec::new() }),
            secret: (viewer.is(seat) || state == SecretState::Scored).then_some(secret),
            secret_scored: state == SecretState::Scored,
            decided: matches!(self.lanes[seat.index()], Lane::Decided(_)),
            merciless: player.merciless,
        }
    }

    fn system_view(&self, content: &Content, place: Hex) -> SystemView {
        let planets = self.planets(content, place).iter().map(|planet| {
            let world = self.world(*planet);
            PlanetView {
                planet: *planet,
                owner: world.owner,
                ready: world.ready,
                held: world.held,
                dock: world.dock,
                ground: world.ground,
                pds: world.pds,
            }
        });
        let fleets = self.everyone().filter(|seat| self.has_fleet(*seat, place));
        let fleets = fleets.map(|seat| FleetView {
            seat,
            ships: self
                .hulls_at(seat, place)
                .map(|hull| (hull.vessel, hull.moved))
                .collect(),
            fighters: self.fighters_at(seat, place),
        });
        SystemView {
            site: crate::phase::common::site(self, place),
            planets: planets.collect(),
            fleets: fleets.collect(),
        }
    }

    pub(crate) const fn strategy_view(&self, card: Strategy) -> StrategyView {
        let held = self.strategy(card);
        StrategyView {
            card,
            holder: held.holder,
            used: held.used,
            bonus: held.bonus,
        }
    }

    fn battle_view(&self) -> Option<BattleView> {
        let battle = self.frames.iter().find_map(|frame| match frame {
            Frame::Battle(battle) => Some(battle),
            _ => None,
        })?;
        let hits = self.frames.iter().find_map(|frame| match frame {
            Frame::Hits(hits) => Some((hits.seat, hits.left)),
            _ => None,
        });
        let moment = match battle.part {
            Part::Barrage | Part::AttackerAnnounces | Part::DefenderAnnounces | Part::Dice => {
                Moment::Announcing
            }
            Part::AttackerLoses | Part::DefenderLoses => Moment::Losses,
            // The frame is one step ahead of what is asked.
            Part::Retreat if hits.is_some() => Moment::Losses,
            Part::Retreat | Part::Over => Moment::Retreat,
        };
        Some(BattleView {
            moment,
            attacker: battle.attacker,
            defender: battle.defender,
            place: battle.place,
            leaves: battle.leaves,
            hits,
        })
    }

    fn activation_view(&self) -> Option<ActivationView> {
        let tactical = self.frames.iter().find_map(|frame| match frame {
            Frame::Tactical(tactical) => Some(tactical),
            _ => None,
        })?;
        let asked = self.frames.iter().find_map(|frame| match frame {
            Frame::Move(_) | Frame::Load(_) => Some(Stage::Movement),
            Frame::Battle(_) => Some(Stage::Battle),
            Frame::Fire(_) => Some(Stage::Fire),
            Frame::Landing(_) => Some(Stage::Landing),
            Frame::Invasion(_) => Some(Stage::Invasion),
            Frame::Produce(_) | Frame::Payment(_) => Some(Stage::Production),
            _ => None,
        });
        // Hits outside of a battle are those of PDS.
        let hit = matches!(self.frames.top(), Some(Frame::Hits(_)));
        let asked = asked.or_else(|| hit.then_some(Stage::Fire));
        Some(ActivationView {
            seat: tactical.seat,
            place: tactical.place,
            with: tactical.with,
            stage: asked.unwrap_or(Stage::Movement),
        })
    }

    fn volley_view(&self) -> Option<VolleyView> {
        let volley = &self.desk.volley;
        let of = volley.of?;
        let sides = volley.dice.map(|side| {
            let rolled = Unit::VARIANTS.iter().zip(side);
            let rolled = rolled.filter(|(_, (_, dice))| !dice.is_empty());
            rolled
                .map(|(unit, (value, dice))| (*unit, value, dice))
                .collect()
        });
        Some(VolleyView { of, sides })
    }

    fn progress_view(&self, content: &Content, viewer: Viewer) -> Vec<(Objective, u32, u32)> {
        let Some(seat) = viewer.seat().filter(|_| self.round > 0) else {
            return Vec::new();
        };
        let cards = self.revealed.iter().copied();
        cards
            .chain([self.player(seat).secret.0])
            .map(|card| {
                let (have, need) = progress(Look::new(self, content), seat, card);
                (card, have, need)
            })
            .collect()
    }

    /// Who has won, once the game is over.
    fn winners(&self, content: &Content) -> SeatSet {
        let outcome = self.end.and_then(|_| self.standing(content).outcome);
        outcome.map_or(SeatSet::NONE, |outcome| outcome.winners())
    }

    fn desk_view(&self, content: &Content) -> DeskView {
        let desk = &self.desk;
        let loading = self.frames.iter().find_map(|frame| match frame {
            Frame::Load(load) => Some((load.vessel, load.wings)),
            _ => None,
        });
        DeskView {
            landed: desk
                .landed
                .iter()
                .map(|landed| (landed.ground, landed.pds))
                .collect(),
            guns: desk.guns.iter().map(|guns| (guns[0], guns[1])).collect(),
            fired: (desk.fired[0], desk.fired[1]),
            orders: desk
                .orders
                .iter()
                .map(|order| (order.units, order.ground, order.fighters, order.due))
                .collect(),
            due: desk.orders.iter().map(|order| due(content, *order)).sum(),
            yard: self.frames.iter().find_map(|frame| match frame {
                Frame::Produce(produce) => Some((produce.seat, produce.place, produce.docks)),
                _ => None,
            }),
            loading,
        }
    }

    fn allocation_view(&self, seat: Seat) -> Option<(Option<u8>, Option<Counters>)> {
        if !matches!(self.frames.top(), Some(Frame::Allocation(_))) {
            return None;
        }
        Some(match self.lanes[seat.index()] {
            Lane::Fleet => (None, None),
            Lane::Pool(fleet) => (Some(fleet), None),
            Lane::Decided(counters) => (Some(counters.fleet), Some(counters)),
        })
    }
}

/// What boards and evaluations ask of a view.
impl View {
    /// The system in a place.
    #[must_use]
    pub fn system(&self, place: Hex) -> Option<&SystemView> {
        self.systems
            .iter()
            .find(|system| system.site.place == place)
    }
}
