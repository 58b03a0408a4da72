//! Password hashing with argon2id on blocking threads, a few at a time, so that logins don't delay moves.

use std::fmt;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::secret::Hidden;

const MIN_LENGTH: usize = 8;
const MAX_LENGTH: usize = 200;

/// The maximum number of passwords waiting for a thread.
const MAX_WAITING: usize = 64;

/// The error for a password of the wrong length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPassword;

impl fmt::Display for BadPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a password must have {MIN_LENGTH} to {MAX_LENGTH} characters")
    }
}

impl std::error::Error for BadPassword {}

/// Too many passwords are waiting for a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// Checks the length of a new password.
pub fn check(password: &Hidden) -> Result<(), BadPassword> {
    let fits = (MIN_LENGTH..=MAX_LENGTH).contains(&password.reveal().chars().count());
    if fits { Ok(()) } else { Err(BadPassword) }
}

/// Hashes and verifies passwords; clones share the threads.
#[derive(Clone, Debug)]
pub struct Passwords {
    /// Permits for waiting and running jobs.
    queue: Arc<Semaphore>,
    places: Arc<Semaphore>,
    /// Verified against when an account doesn't exist, so that this takes as long.
    nobody: Arc<str>,
}

impl Default for Passwords {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::new((cores / 2).max(1), MAX_WAITING)
    }
}

impl Passwords {
    /// Runs `places` jobs at once while up to `waiting` others wait.
    fn new(places: usize, waiting: usize) -> Self {
        let nobody = hash("nobody has this password").into();
        Self { queue: Arc::new(Semaphore::new(places + waiting)), places: Arc::new(Semaphore::new(places)), nobody }
    }

    /// Hashes a password for storing.
    pub async fn hash(&self, password: &Hidden) -> Result<String, Busy> {
        let password = password.clone();
        self.work(move || hash(password.reveal())).await
    }

    /// Verifies a password. Without a stored hash the result is false, after the same time.
    pub async fn is(&self, password: &Hidden, stored: Option<&str>) -> Result<bool, Busy> {
        let exists = stored.is_some();
        let stored = stored.unwrap_or(&self.nobody).to_owned();
        // No account has a longer password, and it would take long to hash.
        let password = if password.reveal().len() > 4 * MAX_LENGTH { Hidden::from("") } else { password.clone() };
        let same = self.work(move || verify(password.reveal(), &stored)).await?;
        Ok(same && exists)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let waiting = self.queue.clone().try_acquire_owned().map_err(|_| Busy)?;
        let place = self.places.clone().acquire_owned().await.expect("never closed");
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
    async fn only_the_right_password_verifies() {
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
    async fn the_queue_for_passwords_is_bounded() {
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
    fn too_short_and_too_long_passwords_are_refused() {
        assert_eq!(check(&"1234567".into()), Err(BadPassword));
        assert_eq!(check(&"12345678".into()), Ok(()));
        assert_eq!(check(&"x".repeat(201).into()), Err(BadPassword));
    }
}
