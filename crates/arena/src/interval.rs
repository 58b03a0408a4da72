//! Means and their 95 % intervals.

use serde::Serialize;

/// Two-sided 95 % of the normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Returns whether the value is inside.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// A running sample of numbers: mean, deviation and extremes.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sample {
    count: u64,
    mean: f64,
    /// The sum of squared distances from the mean (Welford).
    squares: f64,
    min: f64,
    max: f64,
}

impl Sample {
    /// Adds a number.
    pub fn add(&mut self, x: f64) {
        (self.min, self.max) = if self.count == 0 { (x, x) } else { (self.min.min(x), self.max.max(x)) };
        self.count += 1;
        let off = x - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (x - self.mean);
    }

    /// Returns how many numbers there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the mean; 0 without any numbers.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Returns the sum of squared distances from the mean.
    pub fn squares(&self) -> f64 {
        self.squares
    }

    /// Returns the standard deviation; 0 for fewer than two numbers.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 { 0.0 } else { (self.squares / (self.count - 1) as f64).sqrt() }
    }

    /// Returns the standard error of the mean; 0 for fewer than two numbers.
    pub fn error(&self) -> f64 {
        self.deviation() / (self.count.max(1) as f64).sqrt()
    }

    /// Returns the smallest number; 0 without any.
    pub fn min(&self) -> f64 {
        self.min
    }

    /// Returns the largest number; 0 without any.
    pub fn max(&self) -> f64 {
        self.max
    }

    /// Returns the 95 % interval of a mean of shares, each from 0 to 1.
    ///
    /// It is Wilson's interval for the number of independent trials that would have the observed standard error, `n = p
    /// (1 - p) / error²`, with Student's t for the normal quantile. In the middle it is the usual `mean ± t error`;
    /// near 0 and 1 it leans inwards and never leaves them. Numbers that are all the same (every game won) say nothing
    /// about their error: then `n` is how many there are.
    pub fn interval_of_shares(&self) -> Interval {
        let (p, error) = (self.mean.clamp(0.0, 1.0), self.error());
        let alike = error < 1e-9 || p * (1.0 - p) < 1e-9;
        let trials = if alike { self.count as f64 } else { p * (1.0 - p) / (error * error) };
        wilson(p, trials, student(self.count.saturating_sub(1)))
    }
}

/// Returns Wilson's interval for a share `p` seen in this many trials; `z` is the quantile.
pub fn wilson(p: f64, trials: f64, z: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let scale = z * z / trials;
    let middle = (p + scale / 2.0) / (1.0 + scale);
    let half = z / (1.0 + scale) * (p * (1.0 - p) / trials + scale / (4.0 * trials)).sqrt();
    Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// Returns the two-sided 95 % quantile of Student's t: exact for one and two degrees of freedom, otherwise the
/// expansion of Abramowitz and Stegun 26.7.5, right to two places.
pub fn student(degrees: u64) -> f64 {
    let v = match degrees {
        0 | 1 => return 12.706,
        2 => return 4.303,
        v => v as f64,
    };
    let z = Z95;
    let power = |n| z.powi(n);
    let terms = [
        (power(3) + z) / 4.0,
        (5.0 * power(5) + 16.0 * power(3) + 3.0 * z) / 96.0,
        (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * z) / 384.0,
        (79.0 * power(9) + 776.0 * power(7) + 1482.0 * power(5) - 1920.0 * power(3) - 945.0 * z) / 92_160.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / v) + z
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(numbers: &[f64]) -> Sample {
        let mut sample = Sample::default();
        numbers.iter().for_each(|&x| sample.add(x));
        sample
    }

    fn close(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() <= by, "{a} is not {b}");
    }

    #[test]
    fn a_sample_knows_its_mean_deviation_and_extremes() {
        let sample = sample(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        close(sample.mean(), 5.0, 1e-12);
        close(sample.deviation(), 2.138, 0.001);
        close(sample.error(), 0.756, 0.001);
        assert_eq!((sample.min(), sample.max(), sample.count()), (2.0, 9.0, 8));
    }

    #[test]
    fn wilson_gives_the_textbook_values() {
        let half = wilson(0.5, 100.0, Z95);
        close(half.low, 0.4038, 1e-4);
        close(half.high, 0.5962, 1e-4);
        let none = wilson(0.0, 10.0, Z95);
        close(none.low, 0.0, 1e-12);
        close(none.high, 0.2775, 1e-4);
    }

    #[test]
    fn student_gives_the_table_values() {
        for (degrees, t) in [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)] {
            close(student(degrees), t, 0.005);
        }
    }

    #[test]
    fn in_the_middle_the_interval_is_mean_and_error() {
        let mut shares = Sample::default();
        (0..1000).for_each(|n| shares.add([0.0, 0.5, 0.5, 1.0][n % 4]));
        let (interval, half) = (shares.interval_of_shares(), 1.9623 * shares.error());
        close(interval.low, 0.5 - half, 1e-4);
        close(interval.high, 0.5 + half, 1e-4);
    }

    #[test]
    fn no_interval_is_without_width() {
        for numbers in [&[1.0; 50][..], &[0.0; 50], &[0.5; 50], &[1.0], &[1.0, 0.5], &[]] {
            let Interval { low, high } = sample(numbers).interval_of_shares();
            assert!(low < high && (0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high), "{numbers:?}");
        }
        let won = sample(&[1.0; 50]).interval_of_shares();
        assert!(won.low > 0.9 && won.high > 0.999, "{won:?}");
    }
}
