//! An interrupted training, as a file.

use std::fmt;

use bots::BotGame;

use super::{Plan, Training};

/// The last two digits are the version.
const MAGIC: [u8; 8] = *b"MNDTRN02";

/// A file that this training can't continue from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadCheckpoint {
    /// It isn't a checkpoint, or it is of another version of the program.
    NotOne,
    /// It is for another game or number of players.
    OtherTable {
        /// The game of the file.
        game: String,
        /// The number of players of the file.
        players: u64,
    },
    /// It is of a training with another plan: continuing would give a network that no plan can reproduce.
    OtherPlan {
        /// What differs.
        what: &'static str,
        /// The value in the file.
        there: String,
        /// The value of this training.
        here: String,
    },
}

impl fmt::Display for BadCheckpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOne => f.write_str("not a checkpoint of this version of the program"),
            Self::OtherTable { game, players } => write!(f, "it is for {game} with {players} players"),
            Self::OtherPlan { what, there, here } => write!(f, "it was started with {what} = {there}, not {here}"),
        }
    }
}

impl std::error::Error for BadCheckpoint {}

/// All settings of a plan as text.
fn settings(plan: &Plan) -> [(&'static str, String); 5] {
    [
        ("games", plan.games.to_string()),
        ("seed", plan.seed.to_string()),
        ("rate", plan.rate.to_string()),
        ("lambda", plan.lambda.to_string()),
        ("explore", plan.explore.to_string()),
    ]
}

impl<G: BotGame> Training<G> {
    /// Returns everything needed to continue.
    pub fn save(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend((G::NAME.len() as u64).to_le_bytes());
        file.extend(G::NAME.as_bytes());
        let plan = &self.plan;
        let numbers = [self.boards[0].players() as u64, self.weights.rows.len() as u64, plan.games, plan.seed];
        numbers.into_iter().for_each(|number| file.extend(number.to_le_bytes()));
        [plan.rate, plan.lambda, plan.explore].into_iter().for_each(|float| file.extend(float.to_le_bytes()));
        [self.played, u64::from(self.adam.steps)].into_iter().for_each(|number| file.extend(number.to_le_bytes()));
        let all = [&self.weights.rows, &self.average.rows, &self.adam.first, &self.adam.second];
        let floats = all.into_iter().flatten().flatten();
        let biases = self.weights.output_bias.iter().chain(&self.average.output_bias);
        floats.chain(biases).chain([&self.loss]).for_each(|float| file.extend(float.to_le_bytes()));
        file
    }

    /// Continues from a file that begins with the result of [`Training::save`]; also returns the rest of it.
    pub fn resume(boards: Vec<G>, plan: Plan, file: &[u8]) -> Result<(Self, &[u8]), BadCheckpoint> {
        let mut training = Self::new(boards, plan);
        let mut file = Reader(file);
        if file.take()? != MAGIC {
            return Err(BadCheckpoint::NotOne);
        }
        training.fits(&mut file)?;
        training.played = file.number()?;
        training.adam.steps = u32::try_from(file.number()?).map_err(|_| BadCheckpoint::NotOne)?;
        let Self { weights, average, adam, loss, .. } = &mut training;
        let all = [&mut weights.rows, &mut average.rows, &mut adam.first, &mut adam.second];
        let places = all.into_iter().flatten().flatten();
        let biases = weights.output_bias.iter_mut().chain(&mut average.output_bias);
        for place in places.chain(biases).chain([loss]) {
            *place = file.float()?;
        }
        if training.played > training.plan.games {
            return Err(BadCheckpoint::NotOne);
        }
        Ok((training, file.0))
    }

    /// Checks that the file is for this game and plan.
    fn fits(&self, file: &mut Reader<'_>) -> Result<(), BadCheckpoint> {
        let length = file.number()?;
        let game = String::from_utf8_lossy(file.bytes(length)?).into_owned();
        let players = file.number()?;
        if game != G::NAME || players != self.boards[0].players() as u64 {
            return Err(BadCheckpoint::OtherTable { game, players });
        }
        if file.number()? != self.weights.rows.len() as u64 {
            return Err(BadCheckpoint::NotOne);
        }
        let there = Plan {
            games: file.number()?,
            seed: file.number()?,
            rate: file.float()?,
            lambda: file.float()?,
            explore: file.float()?,
        };
        match settings(&there).into_iter().zip(settings(&self.plan)).find(|(there, here)| there != here) {
            Some(((what, there), (_, here))) => Err(BadCheckpoint::OtherPlan { what, there, here }),
            None => Ok(()),
        }
    }
}

/// The rest of a file.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadCheckpoint> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(BadCheckpoint::NotOne)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub(super) fn number(&mut self) -> Result<u64, BadCheckpoint> {
        self.take().map(u64::from_le_bytes)
    }

    fn float(&mut self) -> Result<f32, BadCheckpoint> {
        self.take().map(f32::from_le_bytes)
    }

    pub(super) fn bytes(&mut self, length: u64) -> Result<&'a [u8], BadCheckpoint> {
        let length = usize::try_from(length).map_err(|_| BadCheckpoint::NotOne)?;
        let (taken, rest) = self.0.split_at_checked(length).ok_or(BadCheckpoint::NotOne)?;
        self.0 = rest;
        Ok(taken)
    }
}
