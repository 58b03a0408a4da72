//! The order of bot decisions.
//!
//! More urgent decisions come first. Among equally urgent ones, the owners of tables take turns, so that somebody with
//! fifty tables doesn't delay somebody with one. A less urgent decision that was passed over often enough gets a turn,
//! so that nothing waits forever.

use std::collections::VecDeque;

/// How urgent a decision is, most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::live) enum Priority {
    /// A person plays at the table and is connected.
    Played,
    /// People play at the table, but none of them is connected.
    Awaited,
    /// Only bots play, and somebody watches.
    Watched,
    /// Only bots play and nobody watches.
    Background,
}

/// The number of more urgent decisions after which a less urgent one gets a turn, by priority.
const PATIENCE: [u32; 4] = [0, 8, 32, 128];

/// Identifies a decision.
pub(super) type JobId = u64;

/// The decisions waiting for a thread.
#[derive(Debug)]
pub(super) struct Queue<T> {
    lanes: [Lane<T>; 4],
}

/// Equally urgent decisions by owner; the owner in front is next.
#[derive(Debug)]
struct Lane<T> {
    owners: VecDeque<(String, VecDeque<(JobId, T)>)>,
    passed_over: u32,
}

/// A decision taken from the queue.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Taken<T> {
    pub(super) id: JobId,
    pub(super) priority: Priority,
    pub(super) owner: String,
    pub(super) job: T,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self { lanes: std::array::from_fn(|_| Lane { owners: VecDeque::new(), passed_over: 0 }) }
    }
}

impl<T> Lane<T> {
    fn push(&mut self, owner: String, id: JobId, job: T) {
        match self.owners.iter_mut().find(|(known, _)| *known == owner) {
            Some((_, jobs)) => jobs.push_back((id, job)),
            None => self.owners.push_back((owner, VecDeque::from([(id, job)]))),
        }
    }

    /// Takes a job from the owner in front, who then goes to the back.
    fn pop(&mut self) -> Option<(String, JobId, T)> {
        let (owner, mut jobs) = self.owners.pop_front()?;
        let (id, job) = jobs.pop_front()?;
        if !jobs.is_empty() {
            self.owners.push_back((owner.clone(), jobs));
        }
        Some((owner, id, job))
    }

    fn remove(&mut self, id: JobId) -> Option<(String, T)> {
        let find = |jobs: &VecDeque<(JobId, T)>| jobs.iter().position(|(known, _)| *known == id);
        let (owner, place) = self.owners.iter().enumerate().find_map(|(at, (_, jobs))| Some((at, find(jobs)?)))?;
        let (name, jobs) = &mut self.owners[owner];
        let (name, (_, job)) = (name.clone(), jobs.remove(place)?);
        if jobs.is_empty() {
            self.owners.remove(owner);
        }
        Some((name, job))
    }

    fn len(&self) -> usize {
        self.owners.iter().map(|(_, jobs)| jobs.len()).sum()
    }
}

impl<T> Queue<T> {
    /// Adds a decision at a table of this owner.
    pub(super) fn push(&mut self, id: JobId, priority: Priority, owner: String, job: T) {
        self.lanes[priority as usize].push(owner, id, job);
    }

    /// Takes the next decision, from the background only if `background` allows it.
    pub(super) fn pop(&mut self, background: bool) -> Option<Taken<T>> {
        const ALL: [Priority; 4] = [Priority::Played, Priority::Awaited, Priority::Watched, Priority::Background];
        let waits = |lane: Priority, all: &[Lane<T>; 4]| {
            !all[lane as usize].owners.is_empty() && (background || lane != Priority::Background)
        };
        let first = ALL.into_iter().find(|&lane| waits(lane, &self.lanes))?;
        let has_turn = |lane: Priority| self.lanes[lane as usize].passed_over >= PATIENCE[lane as usize];
        let due = ALL.into_iter().find(|&lane| lane > first && waits(lane, &self.lanes) && has_turn(lane));
        let chosen = due.unwrap_or(first);
        for lane in ALL.into_iter().filter(|&lane| lane > first && lane != chosen) {
            self.lanes[lane as usize].passed_over += u32::from(waits(lane, &self.lanes));
        }
        let lane = &mut self.lanes[chosen as usize];
        lane.passed_over = 0;
        let (owner, id, job) = lane.pop()?;
        Some(Taken { id, priority: chosen, owner, job })
    }

    /// Removes a decision; `None` if it isn't waiting.
    pub(super) fn remove(&mut self, id: JobId) -> Option<T> {
        self.lanes.iter_mut().find_map(|lane| lane.remove(id)).map(|(_, job)| job)
    }

    /// Changes the priority of a waiting decision; `false` if it isn't waiting.
    pub(super) fn move_to(&mut self, id: JobId, priority: Priority) -> bool {
        let Some((owner, job)) = self.lanes.iter_mut().find_map(|lane| lane.remove(id)) else { return false };
        self.push(id, priority, owner, job);
        true
    }

    /// Returns the number of waiting decisions.
    pub(super) fn len(&self) -> usize {
        self.lanes.iter().map(Lane::len).sum()
    }

    /// Returns the number of waiting decisions that are more urgent.
    pub(super) fn above(&self, priority: Priority) -> usize {
        self.lanes[..priority as usize].iter().map(Lane::len).sum()
    }

    /// Returns how many equally urgent decisions share the threads with one of this owner, itself included. Owners get
    /// equal shares, and each divides theirs among their own tables.
    pub(super) fn competing(&self, priority: Priority, owner: &str) -> usize {
        let owners = &self.lanes[priority as usize].owners;
        let own = owners.iter().find(|(known, _)| known == owner).map_or(0, |(_, jobs)| jobs.len());
        let others = owners.iter().filter(|(known, _)| known != owner).count();
        (1 + others) * (1 + own)
    }
}

#[cfg(test)]
mod tests {
    use super::Priority::{Awaited, Background, Played, Watched};
    use super::*;

    fn queue(jobs: &[(Priority, &str)]) -> Queue<()> {
        let mut queue = Queue::default();
        for (id, (priority, owner)) in (0..).zip(jobs) {
            queue.push(id, *priority, (*owner).to_owned(), ());
        }
        queue
    }

    fn order(queue: &mut Queue<()>) -> Vec<JobId> {
        std::iter::from_fn(|| queue.pop(true)).map(|taken| taken.id).collect()
    }

    #[test]
    fn tables_with_people_come_before_tables_of_bots() {
        let mut queue = queue(&[(Background, "a"), (Watched, "b"), (Awaited, "c"), (Played, "d")]);
        assert_eq!(order(&mut queue), [3, 2, 1, 0]);
    }

    #[test]
    fn one_persons_fifty_tables_do_not_delay_anothers_one() {
        let mut jobs = vec![(Played, "many"); 50];
        jobs.push((Played, "one"));
        let mut queue = queue(&jobs);
        assert_eq!(order(&mut queue)[..3], [0, 50, 1]);
    }

    #[test]
    fn an_owner_who_queues_again_does_not_overtake_others() {
        let mut queue = queue(&[(Played, "a"), (Played, "b"), (Played, "c")]);
        assert_eq!(queue.pop(true).unwrap().owner, "a");
        queue.push(9, Played, "a".to_owned(), ());
        assert_eq!(order(&mut queue), [1, 2, 9]);
    }

    #[test]
    fn nothing_waits_forever() {
        let mut queue = queue(&[(Awaited, "daily"), (Watched, "spectator"), (Background, "nobody")]);
        let mut taken = Vec::new();
        for id in 100..300 {
            queue.push(id, Played, "busy".to_owned(), ());
            taken.push(queue.pop(true).unwrap().id);
        }
        let place = |id| taken.iter().position(|taken| *taken == id).unwrap();
        assert_eq!((place(0), place(1), place(2)), (8, 32, 128));
    }

    #[test]
    fn background_work_waits_until_it_is_allowed() {
        let mut queue = queue(&[(Background, "a")]);
        assert_eq!(queue.pop(false), None);
        assert_eq!(queue.pop(true).unwrap().id, 0);
    }

    #[test]
    fn a_waiting_decision_can_be_reprioritized_or_removed() {
        let mut queue = queue(&[(Played, "a"), (Watched, "b"), (Watched, "c")]);
        assert!(queue.move_to(2, Played));
        assert_eq!((queue.above(Watched), queue.len()), (2, 3));
        assert!(queue.remove(0).is_some() && queue.remove(0).is_none());
        assert_eq!(order(&mut queue), [2, 1]);
        assert!(!queue.move_to(2, Played), "it isn't waiting any more");
    }

    #[test]
    fn only_equally_urgent_decisions_share_time() {
        let mut jobs = vec![(Watched, "many"); 50];
        jobs.extend([(Played, "one"), (Played, "two")]);
        let queue = queue(&jobs);
        assert_eq!(queue.competing(Played, "three"), 3);
        assert_eq!(queue.competing(Played, "one"), 4, "the other's table and one of their own");
        assert_eq!(queue.competing(Watched, "many"), 51);
        assert_eq!(queue.competing(Watched, "another"), 2, "they get half of the time");
        assert_eq!((queue.above(Played), queue.above(Watched)), (0, 2));
    }
}
