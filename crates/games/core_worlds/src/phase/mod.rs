//! The rules, one file a phase, in the order of play (CW-RND-02).

pub(crate) mod action;
mod discard;
mod draw;
mod end;
pub(crate) mod energy;
mod galactic;
mod pregame;

use engine::{Dice, Seat, SeatSet, Sink};

use crate::card::Card;
use crate::choice::Choice;
use crate::content::{Content, Kind};
use crate::event::Event;
use crate::state::{CoreWorlds, Frame, Keeping, ROUNDS};

impl CoreWorlds {
    /// Who owes a choice.
    pub(crate) fn awaited(&self) -> SeatSet {
        match self.frames.top() {
            None => SeatSet::NONE,
            Some(Frame::Pick(picked)) => SeatSet::one(self.picker(picked)),
            Some(
                Frame::Energy(seat)
                | Frame::Turn(seat)
                | Frame::Deploy(seat)
                | Frame::Bring { seat, .. }
                | Frame::Arrival(seat, _)
                | Frame::Invade(seat)
                | Frame::Invaders(seat)
                | Frame::Spoils(seat)
                | Frame::Price { seat, .. }
                | Frame::EndTurn(seat)
                | Frame::Reshuffle(seat),
            ) => SeatSet::one(seat),
            Some(Frame::Keep) => Seat::all(self.players())
                .filter(|seat| self.empire(*seat).keeping == Keeping::Undecided)
                .collect(),
        }
    }

    /// Adds every legal choice of a seat that is awaited.
    pub(crate) fn list(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        match self.frames.top() {
            Some(Frame::Pick(_)) => self.list_picks(out),
            Some(Frame::Energy(_)) => self.list_energy(content, seat, out),
            Some(Frame::Turn(_)) => self.list_turn(content, seat, out),
            Some(Frame::Deploy(_)) => self.list_deploy(content, seat, out),
            Some(Frame::Bring { card, .. }) => self.list_bring(content, seat, card, out),
            Some(Frame::Arrival(_, card)) => self.list_arrival(card, out),
            Some(Frame::Invade(_)) => self.list_invasion(content, seat, out),
            Some(Frame::Invaders(_)) => self.list_invaders(content, seat, out),
            Some(Frame::Spoils(_)) => self.list_spoils(out),
            Some(Frame::Price { at_will, .. }) => self.list_price(seat, at_will, out),
            Some(Frame::Keep) => self.list_keep(seat, out),
            Some(Frame::Reshuffle(_)) => {
                out.extend([Choice::Reshuffle(true), Choice::Reshuffle(false)]);
            }
            Some(Frame::EndTurn(_)) | None => {}
        }
    }

    /// Takes one listed step.
    pub(crate) fn step(
        &mut self,
        content: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        match choice {
            Choice::Pick(card) => self.pick(seat, card, dice, sink),
            Choice::Draft(card, token) => self.draft(content, seat, card, token, sink),
            Choice::Deploy(card) => self.deploy(content, seat, card, sink),
            Choice::Invade(world) => self.invade(content, seat, world, sink),
            Choice::Act(card) => self.act(content, seat, card, dice, sink),
            Choice::Recover(unit, card) => self.recover(content, seat, unit, card, sink),
            Choice::Commit(card) => self.commit(seat, card, None, sink),
            Choice::CommitCopy(card, tokens) => self.commit(seat, card, Some(tokens), sink),
            Choice::Use(card, way) => self.use_text(content, seat, card, way, dice, sink),
            Choice::Play(card, way) => self.play(content, seat, card, way, dice, sink),
            Choice::Discard(card) => self.pay_card(content, seat, card, sink),
            Choice::Conquer => self.conquer(content, seat, sink),
            Choice::Withdraw => self.withdraw(seat, sink),
            Choice::Colonize(card) => self.colonize(seat, card, sink),
            Choice::Surge => self.surge(seat, sink),
            Choice::Done => self.done(content, seat, sink),
            Choice::Pass => self.pass_round(seat, sink),
            Choice::Keep(card) => self.decide(seat, card, sink),
            Choice::Reshuffle(wanted) => self.shuffle_in(content, seat, wanted, dice, sink),
        }
        self.settle(content, dice, sink);
    }

    /// Goes on until someone has something to decide, or the game is over.
    pub(crate) fn settle(
        &mut self,
        content: &Content,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        while let Some(frame) = self.frames.top() {
            let goes_on = match frame {
                Frame::Pick(picked) => self.settle_picks(content, picked, dice, sink),
                Frame::Energy(seat) => self.settle_energy(content, seat, sink),
                Frame::Deploy(seat) => self.settle_deploy(seat),
                Frame::Bring { seat, card, left }
                | Frame::Price {
                    seat, card, left, ..
                } => self.settle_text(content, seat, card, left, sink),
                Frame::Invaders(seat) => self.settle_invaders(content, seat, sink),
                Frame::Spoils(seat) => self.settle_spoils(seat),
                Frame::EndTurn(seat) => {
                    self.next_turn(seat);
                    true
                }
                Frame::Keep => self.settle_keep(content, dice, sink),
                Frame::Reshuffle(_) | Frame::Turn(_) | Frame::Arrival(..) | Frame::Invade(_) => {
                    false
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Draw Phase, production, and then everyone's Energy decisions.
    pub(crate) fn begin_round(
        &mut self,
        content: &Content,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::Round(self.round));
        self.draw_phase(content, dice, sink);
        self.produce(content, sink);
        self.frames.clear();
        let first = self.destiny;
        self.open_energy(content, first, sink);
    }

    /// The Discard Phase is over: the next round, or the end of the game.
    pub(crate) fn end_round(
        &mut self,
        content: &Content,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        self.frames.clear();
        if self.round == ROUNDS {
            self.report_scores(content, sink);
            return;
        }
        self.end_phase(content, sink);
        if self.sector() == 5 && self.round == ROUNDS - 1 {
            // CW-COR-01.
            self.frames.call(Frame::Reshuffle(self.destiny));
        } else {
            self.begin_round(content, dice, sink);
        }
    }

    /// Draws up to so many cards; a new deck is made when one is needed
    /// (CW-DRW-06).
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        cards: u8,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        for _ in 0..cards {
            if self.empire(seat).deck.is_empty() && !self.empire(seat).discard.is_empty() {
                let empire = &mut self.empires[seat.index()];
                std::mem::swap(&mut empire.deck, &mut empire.discard);
                dice.shared(&mut self.chance).shuffle(&mut empire.deck);
                sink.emit(Event::Reshuffled(seat));
            }
            let empire = self.empire_mut(seat);
            let Some(card) = empire.deck.pop() else {
                return;
            };
            empire.take(card, false);
            sink.emit(Event::Drew(seat, Some(card)));
        }
    }

    /// A text that takes cards from the hand has all it may take, or there are
    /// none left.
    fn settle_text(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let over = left == 0 || self.empire(seat).hand.is_empty();
        if over {
            self.frames.end();
            self.finish(content, seat, card, sink);
        }
        over
    }

    /// A text has had its effect: a Tactic goes to the discard pile
    /// (CW-TAC-02).
    pub(crate) fn finish(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        if content.card(card).kind == Kind::Tactic {
            self.discard(seat, card, sink);
        }
    }

    /// A card goes face up to its owner's discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.empire_mut(seat).discard.push(card);
        sink.emit(Event::Discarded(seat, card));
    }

    /// Energy by the text of a card.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        energy: u16,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        if energy > 0 {
            self.empire_mut(seat).receive(energy);
            sink.emit(Event::Gained(seat, energy, card));
        }
    }

    /// "Nothing more", of whatever is pending.
    fn done(&mut self, content: &Content, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Done(seat));
        match self.frames.top() {
            Some(Frame::Energy(seat)) => self.close_energy(content, seat, sink),
            Some(Frame::Deploy(seat)) => self.frames.goto(Frame::EndTurn(seat)),
            Some(Frame::Bring { card, .. } | Frame::Price { card, .. }) => {
                self.frames.end();
                self.finish(content, seat, card, sink);
            }
            Some(Frame::Arrival(..)) => {
                self.frames.end();
            }
            Some(Frame::Invaders(_)) => self.discard_invaders(content, seat, sink),
            Some(Frame::Spoils(_)) => self.leave_conquest(seat),
            _ => {}
        }
    }
}
