//! The rules of Der Kaiser von China.
