//! Do two rows of figures differ? By ranks, so that a few that are far off count
//! no more than others.

/// Wilcoxon's signed ranks, in standard deviations: nought where nothing differs,
/// above it where the first of a pair tends to be larger.
///
/// Where chance decides which of a pair is the first, it is as likely to be above
/// nought as below, whatever the figures are; and, by Hoeffding's bound for a sum
/// of signs, further off than `z` with a chance of at most `2 exp(-z² / 2)`.
pub(super) fn signed_ranks(pairs: &[(f64, f64)]) -> f64 {
    let differ = pairs.iter().map(|(one, other)| one - other);
    let mut differ: Vec<f64> = differ.filter(|by| *by != 0.0).collect();
    differ.sort_by(|one, other| one.abs().total_cmp(&other.abs()));
    let ranked = differ.iter().zip(1_u32..);
    let (sum, squares) = ranked.fold((0.0, 0.0), |(sum, squares), (by, rank)| {
        let rank = f64::from(rank);
        (sum + rank * by.signum(), squares + rank * rank)
    });
    if squares == 0.0 {
        0.0
    } else {
        sum / f64::sqrt(squares)
    }
}

/// The one in the middle.
pub(super) fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.into_iter().collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_larger_is_as_far_off_as_can_be() {
        let pairs: Vec<(f64, f64)> = (0..100).map(|one| (f64::from(one) + 1.0, 0.0)).collect();
        // All ranks, over the root of their squares.
        assert!((signed_ranks(&pairs) - 5050.0 / f64::sqrt(338_350.0)).abs() < 1e-9);
        let turned: Vec<(f64, f64)> = pairs.iter().map(|(one, other)| (*other, *one)).collect();
        assert!((signed_ranks(&turned) + signed_ranks(&pairs)).abs() < 1e-9);
    }

    #[test]
    fn what_differs_both_ways_or_not_at_all_is_near_nought() {
        let both: Vec<(f64, f64)> = (1..1001)
            .map(|one| (f64::from(one * (one % 2)), f64::from(one * (1 - one % 2))))
            .collect();
        assert!(signed_ranks(&both).abs() < 0.1, "{}", signed_ranks(&both));
        assert!(signed_ranks(&[(1.0, 1.0); 9]).abs() < f64::EPSILON);
        assert!(signed_ranks(&[]).abs() < f64::EPSILON);
    }

    #[test]
    fn one_that_is_far_off_is_one_of_many() {
        let mut pairs = vec![(1.0, 2.0); 50];
        pairs.push((1e9, 0.0));
        assert!(signed_ranks(&pairs) < -5.0);
        assert!((median([3.0, 1.0, 2.0]) - 2.0).abs() < f64::EPSILON);
    }
}
