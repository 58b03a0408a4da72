//! Bytes as hexadecimal text, as they stand in logs and records.

use std::fmt;

/// A text that is not as many bytes as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotHex {
    /// The fewest bytes there may be.
    pub least: usize,
    /// The most bytes there may be.
    pub most: usize,
}

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { least, most } = self;
        if least == most {
            write!(f, "{least} bytes are expected here, written as {} hexadecimal digits", 2 * least)
        } else {
            write!(f, "{least} to {most} bytes are expected here, each written as two hexadecimal digits")
        }
    }
}

impl std::error::Error for NotHex {}

pub(crate) fn write(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn read(text: &str, least: usize, most: usize) -> Result<Vec<u8>, NotHex> {
    let bad = NotHex { least, most };
    let digits: Option<Vec<_>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.ok_or_else(|| bad.clone())?;
    let fits = digits.len().is_multiple_of(2) && (least..=most).contains(&(digits.len() / 2));
    if fits { Ok(digits.chunks(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect()) } else { Err(bad) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_read_back_as_they_are_written() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(read(&write(&bytes), 256, 256), Ok(bytes));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["0", "0g", "000", "é0", ""] {
            assert_eq!(read(text, 1, 2), Err(NotHex { least: 1, most: 2 }), "{text}");
        }
        assert!(read("000000", 1, 2).is_err());
    }
}
