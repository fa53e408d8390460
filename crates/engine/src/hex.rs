//! Bytes as hexadecimal text and back.

/// Lower-case hexadecimal.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Exactly `N` bytes from lower-case hexadecimal, or nothing.
#[must_use]
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let lower = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * N || !text.as_bytes().iter().all(lower) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_goes_there_and_back() {
        let bytes = [0, 1, 0x7f, 0xff];
        assert_eq!(encode(&bytes), "00017fff");
        assert_eq!(decode(&encode(&bytes)), Some(bytes));
        for wrong in [
            "",
            "00017ff",
            "00017fffff",
            "00017fFF",
            "+1017fff",
            "é017ff",
        ] {
            assert_eq!(decode::<4>(wrong), None, "{wrong}");
        }
    }
}
