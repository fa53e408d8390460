//! What the names of the toys' components have in common: each is an enum that
//! lists and writes its kinds by derive, so that none can be forgotten.

/// Why a name cannot be read: no kind has it.
pub(crate) type NoSuchName = ();

/// No kind has this name.
pub(crate) const fn no_such_name(_: &str) -> NoSuchName {}

/// Every kind, as an array.
pub(crate) const fn all<T: Copy, const N: usize>(kinds: &[T]) -> [T; N] {
    match kinds.first_chunk() {
        Some(all) => *all,
        None => panic!("there are fewer kinds"),
    }
}
