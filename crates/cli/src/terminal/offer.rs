//! What a person at the keyboard is offered: choices, rows of them in one go,
//! and not to be asked again.

use engine::Seat;
use engine::orders::Order;
use engine::table::{Listed, Refusal, Suggested};

use super::session::Session;
use crate::errors::CliError;

/// What comes of an offer that is taken.
enum Deed {
    /// These are chosen, one after the other.
    Choose(Vec<String>),
    /// Questions of a kind are answered so from now on.
    Order(&'static str, Order),
}

/// Something that can be picked from the list.
pub(crate) struct Offer {
    deed: Deed,
    /// What it is called.
    pub(crate) label: String,
    /// Why it could not be taken back.
    pub(crate) warning: Option<String>,
    /// What it is about.
    pub(crate) subject: Option<String>,
}

/// For how long someone does not want to be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leave {
    /// This round.
    Round,
    /// The rest of the game.
    Game,
}

impl Session<'_> {
    /// What this seat may choose: something, if it is asked. Rows and what can be
    /// ordered come last, so that they change no number.
    pub(crate) fn offers(&self, seat: Seat) -> Result<Vec<Offer>, CliError> {
        let choices = self.table.listed(seat);
        if choices.is_empty() {
            return Err(CliError::DeadEnd(seat));
        }
        let choices = choices.into_iter().map(|choice| self.choice(choice));
        let rows = self.table.suggested(seat).into_iter();
        let rows = rows.map(|row| self.row(row));
        Ok(choices.chain(rows).chain(self.orders_ready(seat)).collect())
    }

    /// Answers that can be given beforehand, from this question on.
    fn orders_ready(&self, seat: Seat) -> impl Iterator<Item = Offer> {
        let pass = self.table.pass(seat).into_iter();
        pass.flat_map(|pass| pass.answers.iter().map(move |key| (pass.kind, *key)))
            .map(|(kind, key)| {
                let (lead, answer) = (self.voice.tell("cli-order"), self.voice.tell(key));
                Offer {
                    deed: Deed::Order(kind, Order::Answer(key.to_owned())),
                    label: format!("{lead}: {answer}"),
                    warning: None,
                    subject: None,
                }
            })
    }

    fn choice(&self, choice: Listed) -> Offer {
        let voice = self.voice;
        let label = voice.label(&choice.label);
        let warning = choice.barrier.map(|barrier| barrier.warning_key());
        Offer {
            label: match choice.liberty {
                true => format!("{}: {label}", voice.tell("cli-right")),
                false => label,
            },
            deed: Deed::Choose(vec![choice.notation]),
            warning: warning.map(|key| voice.tell(key)),
            subject: choice.subject,
        }
    }

    fn row(&self, row: Suggested) -> Offer {
        let (lead, label) = (self.voice.tell("cli-row"), self.voice.label(&row.label));
        Offer {
            label: format!("{lead}: {label}"),
            deed: Deed::Choose(row.notations),
            warning: None,
            subject: row.subject,
        }
    }

    /// Makes a choice, or a row of them; or orders an answer, which is given at once.
    pub(crate) fn take(&mut self, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        match &offer.deed {
            Deed::Choose(notations) => {
                let choices: Vec<&str> = notations.iter().map(String::as_str).collect();
                self.table.choose(seat, &choices)?;
                self.close_window();
            }
            Deed::Order(kind, order) => {
                // A kind of question is always one.
                let _ = self.orders[seat.index()].set(kind, Some(order.clone()));
            }
        }
        Ok(())
    }

    /// Lets what this seat is asked go by, now and for a while; says what came
    /// of it.
    pub(crate) fn leave(&mut self, seat: Seat, leave: Leave) -> String {
        let Some(pass) = self.table.pass(seat) else {
            return self.voice.tell("cli-order-none");
        };
        let order = match leave {
            Leave::Round => Order::Round(self.table.round()),
            Leave::Game => Order::Always,
        };
        // A kind of question is always one.
        let _ = self.orders[seat.index()].set(pass.kind, Some(order));
        self.voice.tell("cli-order-given")
    }

    /// This seat wants to be asked again.
    pub(crate) fn revoke_orders(&mut self, seat: Seat) -> String {
        self.orders[seat.index()] = Default::default();
        self.voice.tell("cli-order-revoked")
    }

    /// Answers for one of the people what they have ordered; says whether there
    /// was something.
    pub(crate) fn obey_an_order(&mut self) -> Result<bool, CliError> {
        for seat in self.unanswered().intersection(self.sitting.people) {
            let orders = &self.orders[seat.index()];
            let answer = self.table.by_order(seat, orders);
            if answer.is_empty() {
                continue;
            }
            let answer: Vec<&str> = answer.iter().map(String::as_str).collect();
            let done = self.table.choose(seat, &answer);
            done.map_err(CliError::Refused)?;
            self.close_window();
            return Ok(true);
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use engine::i18n::Lang;

    use crate::app::App;
    use crate::play::{PlayArgs, start};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        play: PlayArgs,
    }

    /// Plays the first thing on offer until somebody's card can be vetoed, and orders
    /// that; says whether it came to that.
    fn orders_a_veto(app: &App, seed: usize) -> bool {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("game.log");
        let line = format!("orrery intrigue --bots random --seed {seed} --log");
        let words = line.split(' ').map(Into::into);
        let args = Line::parse_from(words.chain([log.into_os_string()])).play;
        let mut session = start(app, &args).unwrap();
        for _ in 0..200 {
            session.advance().unwrap();
            let Some(seat) = session.asked(None) else {
                return false;
            };
            let offers = session.offers(seat).unwrap();
            let order = "From now on: Veto it, as long as you hold a Veto";
            let order = offers.iter().find(|offer| offer.label == order);
            let window = session.table.pass(seat).is_some();
            assert_eq!(order.is_some(), window);
            let listed = session.table.listed(seat);
            if let Some(order) = order
                && listed.iter().any(|choice| choice.notation == "veto")
            {
                session.take(seat, order).unwrap();
                assert!(session.obey_an_order().unwrap());
                let last = session.table.entries(0).last().unwrap().to_string();
                assert!(last.starts_with("s1 veto"), "{last}");
                session.revoke_orders(seat);
                assert!(!session.obey_an_order().unwrap());
                return true;
            }
            session.take(seat, &offers[0]).unwrap();
        }
        false
    }

    #[test]
    fn an_answer_is_ordered_from_the_list() {
        let app = App::new(registry::load(None).unwrap(), Lang::En);
        assert!((0..60).any(|seed| orders_a_veto(&app, seed)));
    }
}
