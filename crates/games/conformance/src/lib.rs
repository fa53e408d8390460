//! Toy games.
