//! Playing on a screen that is not there.

use super::jump;

#[test]
fn digits_lead_to_choices() {
    assert_eq!(jump(0, 3, 5), 2);
    assert_eq!(jump(0, 2, 15), 11);
    assert_eq!(jump(4, 2, 15), 1);
    assert_eq!(jump(4, 9, 5), 4);
    assert_eq!(jump(4, 0, 5), 4);
}
