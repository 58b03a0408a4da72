//! The weights of a network as it learns, in floating point.

use game::{Rng, Seat};
use search::{HIDDEN, INPUT_SCALE, MARGIN, Network, OUTPUT_SCALE, OUTPUTS, Row};

/// One row of weights.
pub(super) type Floats = [f32; HIDDEN];

/// How much the margin counts beside the winning chances.
const MARGIN_COUNTS: f32 = 0.2;

/// All weights, row by row: the bias of the units, the inputs, the outputs; and the bias of
/// the outputs.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    players: usize,
    inputs: usize,
    pub(super) rows: Vec<Floats>,
    pub(super) output_bias: [f32; OUTPUTS],
}

/// What a network says of a position, and what is needed to learn from it.
pub(super) struct Forward {
    units: Floats,
    /// What the output would change with each unit's sum.
    slopes: Floats,
    /// Shares from the seat that looks, clockwise.
    pub(super) shares: [f32; Seat::MAX],
    pub(super) margin: f32,
}

impl Weights {
    pub(super) fn random(inputs: usize, players: usize, rng: &mut Rng) -> Self {
        let mut small =
            |size: f32| std::array::from_fn(|_| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * size);
        let mut rows: Vec<Floats> = (0..=inputs).map(|_| small(0.03)).collect();
        rows[0] = rows[0].map(|weight| weight + 0.4);
        rows.extend((0..=players).map(|_| small(0.3)));
        Self { players, inputs, rows, output_bias: [0.0; OUTPUTS] }
    }

    fn output(&self, output: usize) -> usize {
        1 + self.inputs + output
    }

    pub(super) fn forward(&self, inputs: &[u16]) -> Forward {
        let mut sums = self.rows[0];
        for &input in inputs {
            let row = &self.rows[1 + usize::from(input)];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let clipped = sums.map(|sum| sum.clamp(0.0, 1.0));
        let units = clipped.map(|unit| unit * unit);
        // Outside of the clipped range a little slope is left, so that no unit dies.
        let slopes = std::array::from_fn(|i| if sums[i] == clipped[i] { 2.0 * clipped[i] + 0.02 } else { 0.02 });
        let mut logits = [0.0; OUTPUTS];
        for (output, logit) in logits[..=self.players].iter_mut().enumerate() {
            let weights = &self.rows[self.output(output)];
            *logit =
                units.iter().zip(weights).map(|(unit, weight)| unit * weight).sum::<f32>() + self.output_bias[output];
        }
        let mut shares = [0.0; Seat::MAX];
        shares[..self.players].copy_from_slice(&logits[..self.players]);
        search::exp::softmax(&mut shares[..self.players]);
        Forward { units, slopes, shares, margin: logits[self.players] }
    }

    /// The integer network that plays.
    pub(super) fn quantised(&self) -> Network {
        let round = |row: &Floats, scale: f32| -> Row {
            row.map(|weight| (weight * scale).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16)
        };
        let rows = self.rows[1..=self.inputs].iter().map(|row| round(row, INPUT_SCALE)).collect();
        let outputs = self.rows[1 + self.inputs..].iter().map(|row| round(row, OUTPUT_SCALE)).collect();
        let one = 181.0 * 181.0 * OUTPUT_SCALE;
        let output_bias = self.output_bias[..=self.players].iter().map(|bias| (bias * one).round() as i32).collect();
        Network::new(self.players, round(&self.rows[0], INPUT_SCALE), rows, outputs, output_bias)
    }

    /// Keeps this part of itself and takes the rest from the other.
    pub(super) fn follow(&mut self, other: &Self, keep: f32) {
        for (row, new) in self.rows.iter_mut().zip(&other.rows) {
            row.iter_mut().zip(new).for_each(|(weight, new)| *weight = *weight * keep + new * (1.0 - keep));
        }
        for (bias, new) in self.output_bias.iter_mut().zip(&other.output_bias) {
            *bias = *bias * keep + new * (1.0 - keep);
        }
    }
}

/// The gradients of a batch and the running moments of each weight (Adam).
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Moments {
    gradients: Vec<Floats>,
    touched: Vec<bool>,
    pub(super) first: Vec<Floats>,
    pub(super) second: Vec<Floats>,
    bias_gradient: [f32; OUTPUTS],
    pub(super) steps: u32,
}

impl Moments {
    pub(super) fn new(weights: &Weights) -> Self {
        let zero = vec![[0.0; HIDDEN]; weights.rows.len()];
        Self {
            touched: vec![false; zero.len()],
            first: zero.clone(),
            second: zero.clone(),
            gradients: zero,
            bias_gradient: [0.0; OUTPUTS],
            steps: 0,
        }
    }

    /// Adds the gradient of one position; returns its loss.
    pub(super) fn add(&mut self, weights: &Weights, inputs: &[u16], target: &[f32], margin: f32) -> f32 {
        let said = weights.forward(inputs);
        let mut errors = [0.0; OUTPUTS];
        let mut loss = 0.0;
        for (seat, &target) in target.iter().enumerate() {
            errors[seat] = said.shares[seat] - target;
            loss -= target * said.shares[seat].max(1e-6).ln();
        }
        errors[weights.players] = MARGIN_COUNTS * (said.margin - margin / MARGIN);
        let mut back = [0.0; HIDDEN];
        for (output, &error) in errors[..=weights.players].iter().enumerate() {
            let at = weights.output(output);
            self.touched[at] = true;
            for unit in 0..HIDDEN {
                back[unit] += error * weights.rows[at][unit];
                self.gradients[at][unit] += error * said.units[unit];
            }
            self.bias_gradient[output] += error;
        }
        back.iter_mut().zip(&said.slopes).for_each(|(back, slope)| *back *= slope);
        for at in std::iter::once(0).chain(inputs.iter().map(|&input| 1 + usize::from(input))) {
            self.touched[at] = true;
            self.gradients[at].iter_mut().zip(&back).for_each(|(gradient, back)| *gradient += back);
        }
        loss
    }

    /// Moves the weights against the mean gradient of so many positions.
    pub(super) fn step(&mut self, weights: &mut Weights, rate: f32, samples: usize) {
        let mean = 1.0 / samples.max(1) as f32;
        self.steps += 1;
        for (at, touched) in self.touched.iter_mut().enumerate() {
            if !std::mem::take(touched) {
                continue;
            }
            let (first, second) = (&mut self.first[at], &mut self.second[at]);
            for unit in 0..HIDDEN {
                let gradient = self.gradients[at][unit] * mean;
                first[unit] += 0.1 * (gradient - first[unit]);
                second[unit] += 0.001 * (gradient * gradient - second[unit]);
                let warm = 1.0 - 0.999_f32.powi(self.steps.min(10_000) as i32);
                weights.rows[at][unit] -= rate * first[unit] / ((second[unit] / warm).sqrt() + 1e-6);
            }
            self.gradients[at] = [0.0; HIDDEN];
        }
        for (bias, gradient) in weights.output_bias.iter_mut().zip(&mut self.bias_gradient) {
            *bias -= rate * 10.0 * std::mem::take(gradient) * mean;
        }
    }
}
