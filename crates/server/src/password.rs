//! Passwords: argon2id, on threads of its own, a few at a time, so that logins do not hold up moves.

use std::fmt;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::secret::Hidden;

const SHORTEST: usize = 8;
const LONGEST: usize = 200;

/// This is no password to protect an account by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPassword;

impl fmt::Display for BadPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a password has {SHORTEST} to {LONGEST} characters: choose another")
    }
}

impl std::error::Error for BadPassword {}

/// Checks that a new password is long enough.
pub fn check(password: &Hidden) -> Result<(), BadPassword> {
    let fits = (SHORTEST..=LONGEST).contains(&password.reveal().chars().count());
    if fits { Ok(()) } else { Err(BadPassword) }
}

/// Hashes and compares; clones share the threads.
#[derive(Clone, Debug)]
pub struct Passwords {
    places: Arc<Semaphore>,
    /// Compared with when there is no such account, so that this takes as long.
    nobody: Arc<str>,
}

impl Default for Passwords {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let nobody = hash("nobody has this password").into();
        Self { places: Arc::new(Semaphore::new((cores / 2).max(1))), nobody }
    }
}

impl Passwords {
    /// What is stored of a password.
    pub async fn hash(&self, password: &Hidden) -> String {
        let password = password.clone();
        self.work(move || hash(password.reveal())).await
    }

    /// Whether it is the password of this hash; without a hash it is not, and takes as long to say so.
    pub async fn is(&self, password: &Hidden, stored: Option<&str>) -> bool {
        let there_is_one = stored.is_some();
        let stored = stored.unwrap_or(&self.nobody).to_owned();
        // What is longer is nobody's password, and long to hash.
        let password = if password.reveal().len() > 4 * LONGEST { Hidden::from("") } else { password.clone() };
        let same = self.work(move || verify(password.reveal(), &stored)).await;
        same && there_is_one
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let place = self.places.clone().acquire_owned().await.expect("it is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.expect("hashing does not panic")
    }
}

fn hash(password: &str) -> String {
    let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).expect("any bytes can be hashed");
    hash.to_string()
}

fn verify(password: &str, stored: &str) -> bool {
    PasswordHash::new(stored).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_itself_is_the_password() {
        let passwords = Passwords::default();
        let hash = passwords.hash(&"correct horse".into()).await;
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.is(&"correct horse".into(), Some(&hash)).await);
        assert!(!passwords.is(&"battery staple".into(), Some(&hash)).await);
        assert!(!passwords.is(&"nobody has this password".into(), None).await);
        assert!(!passwords.is(&"correct horse".into(), Some("garbage")).await);
        assert_ne!(hash, passwords.hash(&"correct horse".into()).await, "salted");
    }

    #[test]
    fn short_and_endless_passwords_are_refused() {
        assert_eq!(check(&"1234567".into()), Err(BadPassword));
        assert_eq!(check(&"12345678".into()), Ok(()));
        assert_eq!(check(&"x".repeat(201).into()), Err(BadPassword));
    }
}
