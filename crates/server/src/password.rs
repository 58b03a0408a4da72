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

/// The number of passwords that may wait for a thread.
const WAITING: usize = 64;

/// This is no password to protect an account by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPassword;

impl fmt::Display for BadPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a password has {SHORTEST} to {LONGEST} characters: choose another")
    }
}

impl std::error::Error for BadPassword {}

/// Too many passwords wait for a thread already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// Checks that a new password is long enough.
pub fn check(password: &Hidden) -> Result<(), BadPassword> {
    let fits = (SHORTEST..=LONGEST).contains(&password.reveal().chars().count());
    if fits { Ok(()) } else { Err(BadPassword) }
}

/// Hashes and compares; clones share the threads.
#[derive(Clone, Debug)]
pub struct Passwords {
    /// Those that wait and those that are worked on.
    queue: Arc<Semaphore>,
    places: Arc<Semaphore>,
    /// Compared with when there is no such account, so that this takes as long.
    nobody: Arc<str>,
}

impl Default for Passwords {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::new((cores / 2).max(1), WAITING)
    }
}

impl Passwords {
    /// Works on this many passwords at once while others wait.
    fn new(places: usize, waiting: usize) -> Self {
        let nobody = hash("nobody has this password").into();
        Self { queue: Arc::new(Semaphore::new(places + waiting)), places: Arc::new(Semaphore::new(places)), nobody }
    }

    /// What is stored of a password.
    pub async fn hash(&self, password: &Hidden) -> Result<String, Busy> {
        let password = password.clone();
        self.work(move || hash(password.reveal())).await
    }

    /// Whether it is the password of this hash; without a hash it is not, and takes as long to say so.
    pub async fn is(&self, password: &Hidden, stored: Option<&str>) -> Result<bool, Busy> {
        let there_is_one = stored.is_some();
        let stored = stored.unwrap_or(&self.nobody).to_owned();
        // What is longer is nobody's password, and long to hash.
        let password = if password.reveal().len() > 4 * LONGEST { Hidden::from("") } else { password.clone() };
        let same = self.work(move || verify(password.reveal(), &stored)).await?;
        Ok(same && there_is_one)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let waiting = self.queue.clone().try_acquire_owned().map_err(|_| Busy)?;
        let place = self.places.clone().acquire_owned().await.expect("it is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let _held = (waiting, place);
            work()
        });
        Ok(done.await.expect("hashing does not panic"))
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
        let hash = passwords.hash(&"correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        for (password, stored, right) in [
            ("correct horse", Some(hash.as_str()), true),
            ("battery staple", Some(hash.as_str()), false),
            ("nobody has this password", None, false),
            ("correct horse", Some("garbage"), false),
        ] {
            assert_eq!(passwords.is(&password.into(), stored).await, Ok(right), "{password} {stored:?}");
        }
        assert_ne!(hash, passwords.hash(&"correct horse".into()).await.unwrap(), "salted");
    }

    #[tokio::test]
    async fn only_so_many_passwords_wait_for_a_thread() {
        let passwords = Passwords::new(1, 2);
        let working = passwords.places.clone().try_acquire_owned().unwrap();
        let wait = || {
            let passwords = passwords.clone();
            tokio::spawn(async move { passwords.hash(&"correct horse".into()).await })
        };
        let waiting = [wait(), wait(), wait()];
        while passwords.queue.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(passwords.hash(&"correct horse".into()).await, Err(Busy));
        assert_eq!(passwords.is(&"correct horse".into(), None).await, Err(Busy));
        drop(working);
        for waiting in waiting {
            assert!(waiting.await.unwrap().is_ok());
        }
        assert_eq!(passwords.is(&"correct horse".into(), None).await, Ok(false));
    }

    #[test]
    fn short_and_endless_passwords_are_refused() {
        assert_eq!(check(&"1234567".into()), Err(BadPassword));
        assert_eq!(check(&"12345678".into()), Ok(()));
        assert_eq!(check(&"x".repeat(201).into()), Err(BadPassword));
    }
}
