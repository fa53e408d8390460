//! What a person at the keyboard is offered: choices, rows of them in one go,
//! and not to be asked again.

use engine::Seat;
use engine::orders::Order;
use engine::table::{Listed, Refusal, Suggested};

use super::session::Session;
use crate::errors::CliError;

/// Something that can be picked from the list.
pub(crate) struct Offer {
    /// What is chosen, in order.
    notations: Vec<String>,
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
    /// What this seat may choose: something, if it is asked. Rows come last,
    /// so that they change no number.
    pub(crate) fn offers(&self, seat: Seat) -> Result<Vec<Offer>, CliError> {
        let choices = self.table.listed(seat);
        if choices.is_empty() {
            return Err(CliError::DeadEnd(seat));
        }
        let choices = choices.into_iter().map(|choice| self.choice(choice));
        let rows = self.table.suggested(seat).into_iter();
        Ok(choices.chain(rows.map(|row| self.row(row))).collect())
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
            notations: vec![choice.notation],
            warning: warning.map(|key| voice.tell(key)),
            subject: choice.subject,
        }
    }

    fn row(&self, row: Suggested) -> Offer {
        let (lead, label) = (self.voice.tell("cli-row"), self.voice.label(&row.label));
        Offer {
            label: format!("{lead}: {label}"),
            notations: row.notations,
            warning: None,
            subject: row.subject,
        }
    }

    /// Makes a choice, or a row of them.
    pub(crate) fn take(&mut self, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        let choices: Vec<&str> = offer.notations.iter().map(String::as_str).collect();
        self.table.choose(seat, &choices)?;
        self.close_window();
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
            let Some(answer) = self.table.by_order(seat, orders) else {
                continue;
            };
            let done = self.table.choose(seat, &[&answer]);
            done.map_err(CliError::Refused)?;
            self.close_window();
            return Ok(true);
        }
        Ok(false)
    }
}
