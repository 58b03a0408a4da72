//! A training that was stopped, as a file.

use std::fmt;

use search::{HIDDEN, Learned, OUTPUTS};

use super::{Plan, Training};

const MAGIC: [u8; 8] = *b"MNDTRAIN";

/// A file that is no checkpoint of this training.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCheckpoint;

impl fmt::Display for BadCheckpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no checkpoint of this game, number of players and version of the program")
    }
}

impl std::error::Error for BadCheckpoint {}

impl<G: Learned> Training<G> {
    /// All that is needed to go on.
    pub fn save(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend((self.weights.rows.len() as u64).to_le_bytes());
        file.extend(self.played.to_le_bytes());
        file.extend(u64::from(self.moments.steps).to_le_bytes());
        let all = [&self.weights.rows, &self.average.rows, &self.moments.first, &self.moments.second];
        let floats = all.into_iter().flatten().flatten();
        let biases = self.weights.output_bias.iter().chain(&self.average.output_bias);
        floats.chain(biases).chain([&self.loss]).for_each(|float| file.extend(float.to_le_bytes()));
        file
    }

    /// Goes on from a file.
    pub fn resume(boards: Vec<G>, plan: Plan, file: &[u8]) -> Result<Self, BadCheckpoint> {
        let mut training = Self::new(boards, plan);
        let rows = training.weights.rows.len();
        let (magic, file) = file.split_first_chunk().ok_or(BadCheckpoint)?;
        let (numbers, floats) = file.split_at_checked(24).ok_or(BadCheckpoint)?;
        let mut numbers = numbers.chunks_exact(8).map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight")));
        let mut number = || numbers.next().unwrap_or(0);
        if *magic != MAGIC || number() != rows as u64 || floats.len() != 4 * (4 * rows * HIDDEN + 2 * OUTPUTS + 1) {
            return Err(BadCheckpoint);
        }
        training.played = number();
        training.moments.steps = number() as u32;
        let mut floats = floats.chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().expect("four")));
        let Training { weights, average, moments, loss, .. } = &mut training;
        let all = [&mut weights.rows, &mut average.rows, &mut moments.first, &mut moments.second];
        let places = all.into_iter().flatten().flatten();
        let biases = weights.output_bias.iter_mut().chain(&mut average.output_bias);
        places.chain(biases).chain([loss]).zip(&mut floats).for_each(|(place, float)| *place = float);
        Ok(training)
    }
}
