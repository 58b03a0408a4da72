//! A small integer network: the same bits natively and in WebAssembly.
//!
//! Each active input adds its row of weights to the hidden units; a unit is clipped to 0..1 and squared; each output is
//! a weighted sum of the units. The first layer is a sum of rows, so a move changes it only by the rows of the inputs
//! that change.

pub(crate) mod delta;
pub(crate) mod evaluation;
pub(crate) mod evaluator;
pub(crate) mod shipped;

use std::fmt;

use game::Seat;

use crate::math::{exp, softmax};
use crate::network::evaluation::Evaluation;

/// The number of hidden units.
pub const HIDDEN: usize = 32;
/// The largest number of outputs: a logit for each seat, then the margin.
pub const OUTPUTS: usize = Seat::MAX + 1;

/// 1.0 after clipping. Its square still fits into 16 bits.
const ONE: i16 = 181;
/// Accumulators have this many more bits of precision.
const FRACTION_BITS: u32 = 2;
/// 1.0 in the weights of the first layer.
pub const INPUT_SCALE: f32 = (ONE as i32 * (1 << FRACTION_BITS)) as f32;
/// 1.0 in the weights of the outputs.
pub const OUTPUT_SCALE: f32 = 256.0;
/// 1.0 in the sum of an output and in its bias.
pub const SUM_SCALE: f32 = (ONE as i32 * ONE as i32) as f32 * OUTPUT_SCALE;
/// How many positions are evaluated side by side: one or two vectors of the machine. In the browser a small program
/// matters more.
const LANES: usize = if cfg!(target_arch = "wasm32") { 1 } else { 8 };
/// A margin of 1.0 in points or pagodas.
pub const MARGIN: f32 = 10.0;

/// The last digit is the version.
const MAGIC: [u8; 4] = *b"MND2";

/// The weights of one hidden unit's inputs, or of one input's units.
pub type Row = [i16; HIDDEN];

/// A network for one number of players.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    players: usize,
    bias: Row,
    rows: Vec<Row>,
    /// By output: first the seats, clockwise from the one whose view it is, then the margin.
    outputs: Vec<Row>,
    output_bias: Vec<i32>,
    /// The second output minus the first: for two players nothing else counts.
    contrast: Row,
}

/// The sums of the hidden units before clipping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub struct Accumulator(Row);

impl Accumulator {
    /// No rows at all, not even the bias.
    pub(crate) const NONE: Self = Self([0; HIDDEN]);

    /// Returns the sums as a row that can be added and subtracted.
    #[inline]
    pub(crate) const fn row(&self) -> &Row {
        &self.0
    }

    /// Switches an input on.
    #[inline]
    pub fn add(&mut self, row: &Row) {
        self.0.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
    }

    /// Switches an input off.
    #[inline]
    pub fn sub(&mut self, row: &Row) {
        self.0.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
    }

    /// Switches one input off and another on, this many times.
    #[inline]
    pub(crate) fn swap(&mut self, off: &Row, on: &Row, times: i16) {
        for (sum, (off, on)) in self.0.iter_mut().zip(off.iter().zip(on)) {
            *sum = sum.wrapping_add(on.wrapping_sub(*off).wrapping_mul(times));
        }
    }

    /// Returns the sums with some inputs switched on and some off.
    #[inline]
    pub(crate) fn edited(mut self, network: &Network, on: &[u16], off: &[u16]) -> Self {
        on.iter().for_each(|&input| self.add(network.row(usize::from(input))));
        off.iter().for_each(|&input| self.sub(network.row(usize::from(input))));
        self
    }
}

/// A file that isn't a valid network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadNetwork;

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a network file of this version of the program")
    }
}

impl std::error::Error for BadNetwork {}

impl Network {
    /// Creates a network from its weights: one row for each input, one for each output.
    pub fn new(players: usize, bias: Row, rows: Vec<Row>, outputs: Vec<Row>, output_bias: Vec<i32>) -> Self {
        assert!(outputs.len() == players + 1 && output_bias.len() == outputs.len(), "a logit a seat and the margin");
        let contrast = std::array::from_fn(|i| outputs[1][i].saturating_sub(outputs[0][i]));
        Self { players, bias, rows, outputs, output_bias, contrast }
    }

    /// Returns the number of players it is for.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Returns the number of inputs.
    pub fn inputs(&self) -> usize {
        self.rows.len()
    }

    /// Returns the weights of an input.
    #[inline]
    pub fn row(&self, input: usize) -> &Row {
        &self.rows[input]
    }

    /// Returns the accumulator with no active inputs.
    #[inline]
    pub fn bias(&self) -> Accumulator {
        Accumulator(self.bias)
    }

    /// Returns the accumulator with these active inputs.
    #[inline]
    pub fn accumulate(&self, inputs: &[u16]) -> Accumulator {
        let mut sums = self.bias();
        inputs.iter().for_each(|&input| sums.add(&self.rows[usize::from(input)]));
        sums
    }

    /// Evaluates a position as seen by the seat.
    pub fn evaluate(&self, sums: &Accumulator, seat: Seat) -> Evaluation {
        let [evaluation] = self.evaluate_lanes(std::array::from_ref(sums), seat);
        evaluation
    }

    /// Evaluates positions as seen by the seat, several side by side: a single evaluation is a long chain of dependent
    /// steps.
    pub fn evaluate_all(&self, sums: &[Accumulator], seat: Seat, evaluations: &mut Vec<Evaluation>) {
        let (lanes, rest) = sums.as_chunks::<LANES>();
        lanes.iter().for_each(|sums| evaluations.extend_from_slice(&self.evaluate_lanes(sums, seat)));
        rest.iter().for_each(|sums| evaluations.push(self.evaluate(sums, seat)));
    }

    fn evaluate_lanes<const N: usize>(&self, sums: &[Accumulator; N], seat: Seat) -> [Evaluation; N] {
        let units = sums.each_ref().map(squares);
        let sum = |weights: &Row, bias: i32| {
            units.each_ref().map(|units| (dot(units, weights) + bias) as f32 * (1.0 / SUM_SCALE))
        };
        let logits = |output: usize| sum(&self.outputs[output], self.output_bias[output]);
        let mut evaluations =
            logits(self.players).map(|logit| Evaluation { margin: logit * MARGIN, ..Evaluation::default() });
        if self.players == 2 {
            let behind = sum(&self.contrast, self.output_bias[1] - self.output_bias[0]);
            let shares = behind.map(|behind| 1.0 / (1.0 + exp(behind)));
            for (evaluation, share) in evaluations.iter_mut().zip(shares) {
                evaluation.shares[seat] = share;
                evaluation.shares[seat.next(2)] = 1.0 - share;
            }
            return evaluations;
        }
        let mut shares = [[0.0; N]; Seat::MAX];
        let shares = &mut shares[..self.players];
        shares.iter_mut().enumerate().for_each(|(seat, shares)| *shares = logits(seat));
        softmax(shares);
        for (seat, shares) in seat.clockwise(self.players).zip(shares) {
            evaluations.iter_mut().zip(shares).for_each(|(evaluation, share)| evaluation.shares[seat] = *share);
        }
        evaluations
    }

    /// Returns the network as a file. The biases and weights are stored in two planes, first the lower bytes, then the
    /// higher, with the sign in the lowest bit: the higher ones are mostly zero, and the file compresses well.
    pub fn write(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        for number in [self.players, self.rows.len(), HIDDEN] {
            file.extend((number as u16).to_le_bytes());
        }
        let rows = [self.bias].into_iter().chain(self.rows.iter().copied()).chain(self.outputs.iter().copied());
        let folded: Vec<_> = rows.flatten().map(|weight| fold(weight).to_le_bytes()).collect();
        file.extend(folded.iter().map(|[low, _]| low));
        file.extend(folded.iter().map(|[_, high]| high));
        self.output_bias.iter().for_each(|bias| file.extend(bias.to_le_bytes()));
        file
    }

    /// Reads a network file.
    pub fn read(file: &[u8]) -> Result<Self, BadNetwork> {
        let mut file = Reader(file);
        if file.take::<4>()? != MAGIC {
            return Err(BadNetwork);
        }
        let players = file.number()?;
        let inputs = file.number()?;
        if file.number()? != HIDDEN || !(1..=Seat::MAX).contains(&players) {
            return Err(BadNetwork);
        }
        let weights = (1 + inputs + players + 1) * HIDDEN;
        let (low, high) = (file.bytes(weights)?, file.bytes(weights)?);
        let planes = low.iter().zip(high);
        let weights: Vec<_> = planes.map(|(&low, &high)| unfold(u16::from_le_bytes([low, high]))).collect();
        let (weights, _) = weights.as_chunks::<HIDDEN>();
        let (bias, rows) = (weights[0], weights[1..=inputs].to_vec());
        let outputs = weights[1 + inputs..].to_vec();
        let output_bias = (0..=players).map(|_| file.take().map(i32::from_le_bytes)).collect::<Result<_, _>>()?;
        if file.0.is_empty() { Ok(Self::new(players, bias, rows, outputs, output_bias)) } else { Err(BadNetwork) }
    }
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Network({} players, {} inputs)", self.players, self.rows.len())
    }
}

/// The hidden units, clipped and squared.
#[inline]
fn squares(sums: &Accumulator) -> Row {
    sums.0.map(|sum| {
        let unit = (sum >> FRACTION_BITS).clamp(0, ONE);
        unit * unit
    })
}

/// Not inlined, so that each output is one run of vector instructions. Inlined, the outputs would be computed together
/// with gathers.
#[inline(never)]
fn dot(units: &Row, weights: &Row) -> i32 {
    units.iter().zip(weights).map(|(&unit, &weight)| i32::from(unit) * i32::from(weight)).sum()
}

/// Moves the sign into the lowest bit: 0, -1, 1, -2 become 0, 1, 2, 3.
fn fold(weight: i16) -> u16 {
    ((weight << 1) ^ (weight >> 15)).cast_unsigned()
}

fn unfold(folded: u16) -> i16 {
    (folded >> 1).cast_signed() ^ -(folded & 1).cast_signed()
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadNetwork> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(BadNetwork)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn number(&mut self) -> Result<usize, BadNetwork> {
        self.take().map(u16::from_le_bytes).map(usize::from)
    }

    fn bytes(&mut self, length: usize) -> Result<&'a [u8], BadNetwork> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(BadNetwork)?;
        self.0 = rest;
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Network {
        let row = |n: i16| std::array::from_fn(|i| n * (i as i16 - 16));
        Network::new(2, row(3), vec![row(1), row(-2), row(7)], vec![row(5), row(-5), row(1)], vec![10, -10, 0])
    }

    #[test]
    fn a_file_reads_back_as_it_was_written() {
        assert_eq!(Network::read(&small().write()), Ok(small()));
        let file = small().write();
        for bad in [&file[1..], &file[..file.len() - 1], &[], &[0; 100]] {
            assert_eq!(Network::read(bad), Err(BadNetwork));
        }
    }

    #[test]
    fn any_weight_is_folded_and_unfolded() {
        assert_eq!([0, -1, 1, -2, i16::MAX, i16::MIN].map(fold), [0, 1, 2, 3, u16::MAX - 1, u16::MAX]);
        assert!((i16::MIN..=i16::MAX).all(|weight| unfold(fold(weight)) == weight));
    }

    #[test]
    fn switching_an_input_on_and_off_changes_nothing() {
        let network = small();
        let mut sums = network.accumulate(&[0, 2]);
        sums.add(network.row(1));
        assert_eq!(sums, network.accumulate(&[1, 2, 0]));
        sums.sub(network.row(1));
        assert_eq!(sums, network.accumulate(&[0, 2]));
    }

    #[test]
    fn an_evaluation_is_as_seen_by_the_seat() {
        let network = small();
        let [zero, one] = [0, 1].map(|index| Seat::new(index).unwrap());
        let sums = network.accumulate(&[2]);
        let (mine, yours) = (network.evaluate(&sums, zero), network.evaluate(&sums, one));
        assert_eq!(mine.shares[zero].to_bits(), yours.shares[one].to_bits());
        assert!((mine.shares[zero] + mine.shares[one] - 1.0).abs() < 1e-6);
    }
}
