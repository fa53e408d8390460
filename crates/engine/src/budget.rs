//! How much a player may think about one decision.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a player may think about one decision; written `800`, `500ms` or
/// `2s`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many tries: the same seed gives the same picks on every run.
    Iterations(u32),
    /// So long, and never longer: as many tries as the machine can make.
    Time(Duration),
}

/// A text that is not a budget.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a budget: write a number of tries such as 800, or a time such as 500ms or 2s"
)]
pub struct NotABudget(pub String);

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(tries) => write!(f, "{tries}"),
            Self::Time(time) => match time.as_millis() {
                millis if millis % 1000 == 0 => write!(f, "{}s", millis / 1000),
                millis => write!(f, "{millis}ms"),
            },
        }
    }
}

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Self, NotABudget> {
        let not = || NotABudget(text.to_owned());
        // Of plain digits, so that a sign does not pass.
        let number = |digits: &str| {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.parse().ok().filter(|number| plain && *number > 0);
            number.ok_or_else(not)
        };
        let time = |number: u32, unit: u64| {
            let millis = u64::from(number) * unit;
            Self::Time(Duration::from_millis(millis))
        };
        if let Some(digits) = text.strip_suffix("ms") {
            Ok(time(number(digits)?, 1))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(time(number(digits)?, 1000))
        } else {
            number(text).map(Self::Iterations)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_written_and_read() {
        let time = |millis| Budget::Time(Duration::from_millis(millis));
        for (text, budget) in [
            ("1", Budget::Iterations(1)),
            ("800", Budget::Iterations(800)),
            ("500ms", time(500)),
            ("1500ms", time(1500)),
            ("2s", time(2000)),
        ] {
            assert_eq!(text.parse(), Ok(budget));
            assert_eq!(budget.to_string(), text);
        }
        assert_eq!("3000ms".parse(), Ok(time(3000)));
        assert_eq!(time(3000).to_string(), "3s");
    }

    #[test]
    fn what_is_no_budget_is_refused() {
        for wrong in [
            "",
            "0",
            "0ms",
            "0s",
            "ms",
            "s",
            "-5",
            "+5",
            "1.5s",
            "2 s",
            "2m",
            "99999999999",
            "5S",
        ] {
            let refused = wrong.parse::<Budget>();
            assert_eq!(refused, Err(NotABudget(wrong.to_owned())));
        }
    }
}
