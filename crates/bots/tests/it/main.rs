//! The bots over whole games: their moves are legal and repeatable, they see nothing hidden, stay within their budgets,
//! don't allocate, and are as strong as they claim.

mod allocations;
mod baselines;
mod fixtures;
mod inputs;
mod levels;
mod rollout_policy;
mod tactics;
