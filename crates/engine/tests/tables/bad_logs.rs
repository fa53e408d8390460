//! A log from anywhere is read or refused, and never does harm.

use engine::Seed;
use engine::log::Log;
use proptest::prelude::*;

fn sample() -> String {
    let seed = Seed::from_word("bad logs");
    let content = "0".repeat(64);
    format!(
        "orrery log 1\ngame toy\nrules 3\ncontent {content}\noptions a=1 b=yes\nseats 2\n\
         pace strict\nseed-hash {}\n\ns1 draw #00112233\n\
         s2 ~offer 1 s1 ruby - a word of honour #00112234\ns1 ~accept 1 s2 #00112235\n\
         ! rules 4 content {content} after 3 #00112236\nend most-points\nseed {}\n",
        seed.commitment(),
        seed.reveal()
    )
}

proptest! {
    /// Whatever is read is written back the same; the rest is refused.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        prop_assert!(text.parse::<Log>().is_err());
        let _ = Log::salvage(&text);
    }

    #[test]
    fn a_damaged_log_is_refused_or_still_means_what_it_says(
        at in 0..900usize,
        instead in "[ -~\n]{0,6}",
        cut in 0..6usize,
    ) {
        let text = sample();
        let from = at.min(text.len());
        let to = (from + cut).min(text.len());
        let damaged = format!("{}{instead}{}", &text[..from], &text[to..]);
        if let Ok(log) = damaged.parse::<Log>() {
            let written = log.to_string();
            prop_assert_eq!(written.trim_end(), damaged.trim_end());
        }
    }

    #[test]
    fn a_log_cut_anywhere_can_be_salvaged_up_to_its_last_whole_line(at in 0..900usize) {
        let text = sample();
        let cut = &text[..at.min(text.len())];
        if let Ok((log, _)) = Log::salvage(cut) {
            prop_assert!(text.starts_with(&log.to_string()));
        }
    }
}
