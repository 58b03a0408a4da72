//! The weights of a network in training, in floating point.

use bots::{HIDDEN, INPUT_SCALE, MARGIN, Network, OUTPUT_SCALE, OUTPUTS, Row, SUM_SCALE};
use game::{Rng, Seat};

/// One row of weights.
type Floats = [f32; HIDDEN];

/// The weight of the margin's loss next to that of the shares.
const MARGIN_COUNTS: f32 = 0.2;

/// All weights, row by row: the bias of the units, the inputs, the outputs; and the bias of the outputs.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weights {
    players: usize,
    inputs: usize,
    pub(super) rows: Vec<Floats>,
    pub(super) output_bias: [f32; OUTPUTS],
}

/// The result of a forward pass, with what backpropagation needs.
pub(super) struct Forward {
    units: Floats,
    /// The derivative of each unit by its sum.
    slopes: Floats,
    /// Shares by seat, clockwise from the viewing seat.
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
        // Outside the clipped range a small slope remains, so that no unit dies.
        let slopes = std::array::from_fn(|i| if sums[i] == clipped[i] { 2.0 * clipped[i] + 0.02 } else { 0.02 });
        let mut logits = [0.0; OUTPUTS];
        for (output, logit) in logits[..=self.players].iter_mut().enumerate() {
            let weights = &self.rows[self.output(output)];
            *logit =
                units.iter().zip(weights).map(|(unit, weight)| unit * weight).sum::<f32>() + self.output_bias[output];
        }
        let mut shares = [0.0; Seat::MAX];
        shares[..self.players].copy_from_slice(&logits[..self.players]);
        bots::math::softmax(shares[..self.players].as_chunks_mut::<1>().0);
        Forward { units, slopes, shares, margin: logits[self.players] }
    }

    /// Returns the integer network that plays.
    pub(super) fn quantised(&self) -> Network {
        let round = |row: &Floats, scale: f32| -> Row {
            row.map(|weight| (weight * scale).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16)
        };
        let rows = self.rows[1..=self.inputs].iter().map(|row| round(row, INPUT_SCALE)).collect();
        let outputs = self.rows[1 + self.inputs..].iter().map(|row| round(row, OUTPUT_SCALE)).collect();
        let biases = self.output_bias[..=self.players].iter();
        let output_bias = biases.map(|bias| (bias * SUM_SCALE).round() as i32).collect();
        Network::new(self.players, round(&self.rows[0], INPUT_SCALE), rows, outputs, output_bias)
    }

    /// Moves towards other weights: keeps this part of its own.
    pub(super) fn average_toward(&mut self, other: &Self, keep: f32) {
        for (row, new) in self.rows.iter_mut().zip(&other.rows) {
            row.iter_mut().zip(new).for_each(|(weight, new)| *weight = *weight * keep + new * (1.0 - keep));
        }
        for (bias, new) in self.output_bias.iter_mut().zip(&other.output_bias) {
            *bias = *bias * keep + new * (1.0 - keep);
        }
    }
}

/// The gradients of a batch and the moments of each weight (Adam).
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Adam {
    gradients: Vec<Floats>,
    touched: Vec<bool>,
    pub(super) first: Vec<Floats>,
    pub(super) second: Vec<Floats>,
    bias_gradient: [f32; OUTPUTS],
    pub(super) steps: u32,
}

impl Adam {
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

    /// Adds the gradient of one position, of which `forward` is the result; returns the loss of its shares.
    pub(super) fn add(
        &mut self,
        weights: &Weights,
        inputs: &[u16],
        forward: &Forward,
        target: &[f32],
        margin: f32,
    ) -> f32 {
        let mut errors = [0.0; OUTPUTS];
        let mut loss = 0.0;
        for (seat, &target) in target.iter().enumerate() {
            errors[seat] = forward.shares[seat] - target;
            loss -= target * forward.shares[seat].max(1e-6).ln();
        }
        errors[weights.players] = MARGIN_COUNTS * (forward.margin - margin / MARGIN);
        let mut back = [0.0; HIDDEN];
        for (output, &error) in errors[..=weights.players].iter().enumerate() {
            let at = weights.output(output);
            self.touched[at] = true;
            back.iter_mut().zip(&weights.rows[at]).for_each(|(back, weight)| *back += error * weight);
            self.gradients[at].iter_mut().zip(&forward.units).for_each(|(gradient, unit)| *gradient += error * unit);
            self.bias_gradient[output] += error;
        }
        back.iter_mut().zip(&forward.slopes).for_each(|(back, slope)| *back *= slope);
        for at in std::iter::once(0).chain(inputs.iter().map(|&input| 1 + usize::from(input))) {
            self.touched[at] = true;
            self.gradients[at].iter_mut().zip(&back).for_each(|(gradient, back)| *gradient += back);
        }
        loss
    }

    /// Moves the weights against the mean gradient of this many positions.
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

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: usize = 3;
    const TARGET: [f32; PLAYERS] = [0.7, 0.1, 0.2];
    const LEAD: f32 = -4.0;
    const INPUTS: [u16; 4] = [1, 3, 3, 6];

    /// The total loss: that of the shares and that of the margin.
    fn loss(weights: &Weights) -> f64 {
        let forward = weights.forward(&INPUTS);
        let shares: f64 = TARGET.iter().zip(forward.shares).map(|(&t, s)| -f64::from(t) * f64::from(s).ln()).sum();
        let off = f64::from(forward.margin - LEAD / MARGIN);
        shares + f64::from(MARGIN_COUNTS) * off * off / 2.0
    }

    /// The numeric derivative of the loss by one weight.
    fn numeric(weights: &Weights, place: impl Fn(&mut Weights) -> &mut f32) -> f32 {
        const STEP: f32 = 4e-3;
        let moved = |by| {
            let mut weights = weights.clone();
            *place(&mut weights) += by;
            loss(&weights)
        };
        ((moved(STEP) - moved(-STEP)) / f64::from(2.0 * STEP)) as f32
    }

    fn close(found: f32, expected: f32) {
        assert!((found - expected).abs() < 1e-3 + 0.01 * expected.abs(), "{found} is not {expected}");
    }

    #[test]
    fn gradients_are_those_of_the_loss() {
        let weights = Weights::random(8, PLAYERS, &mut Rng::new(3));
        let forward = weights.forward(&INPUTS);
        let mut adam = Adam::new(&weights);
        adam.add(&weights, &INPUTS, &forward, &TARGET, LEAD);

        for output in 0..=PLAYERS {
            close(adam.bias_gradient[output], numeric(&weights, |weights| &mut weights.output_bias[output]));
        }
        for at in 0..weights.rows.len() {
            for unit in 0..HIDDEN {
                let mut expected = numeric(&weights, |weights| &mut weights.rows[at][unit]);
                if at < weights.output(0) {
                    // The slope that keeps units alive isn't that of the loss.
                    let slope = 2.0 * forward.units[unit].sqrt();
                    expected *= forward.slopes[unit] / slope;
                    assert!((0.1..1.9).contains(&slope), "the example is inside of the clipped range");
                }
                close(adam.gradients[at][unit], expected);
            }
        }
        assert!(!adam.touched[1] && adam.touched[2], "only what was on learns");
    }

    #[test]
    fn units_outside_the_range_still_learn() {
        let mut weights = Weights::random(8, PLAYERS, &mut Rng::new(3));
        weights.rows[0][5] = -3.0;
        weights.rows[0][6] = 3.0;
        let forward = weights.forward(&INPUTS);
        assert_eq!([forward.units[5], forward.units[6]], [0.0, 1.0]);
        let mut adam = Adam::new(&weights);
        adam.add(&weights, &INPUTS, &forward, &TARGET, LEAD);
        assert!(adam.gradients[0][5] != 0.0 && adam.gradients[0][6] != 0.0);
    }
}
