//! Reads a backup line by line, in chunks of rows.

use std::io::BufRead;

use serde_json::{Map, Value};

use super::BadDump;
use super::layout::{Kind, LAYOUT, Layout};
use crate::secret::unhex;
use crate::store::SCHEMA;

/// The number of rows per statement.
const ROWS: u64 = 200;

/// A value to bind.
pub(super) enum Field {
    Text(Option<String>),
    Integer(Option<i64>),
    Real(Option<f64>),
    Bool(Option<bool>),
    Bytes(Option<Vec<u8>>),
}

/// Several rows of one table.
pub(super) struct Chunk {
    layout: Layout,
    pub(super) rows: u64,
    /// The values, row by row.
    pub(super) fields: Vec<Field>,
}

impl Chunk {
    /// Returns the statement that inserts the rows.
    pub(super) fn statement(&self) -> String {
        let (table, columns) = self.layout;
        let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
        let mut numbers = 1..;
        let mut row = || {
            let places: Vec<_> =
                numbers.by_ref().take(columns.len()).map(|number: usize| format!("${number}")).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<_> = (0..self.rows).map(|_| row()).collect();
        format!("INSERT INTO {table} ({}) VALUES {}", names.join(", "), rows.join(", "))
    }
}

/// A row and its table.
type Row = (Layout, Map<String, Value>);

/// The lines of a backup.
pub(super) struct Lines<'a> {
    from: &'a mut (dyn BufRead + Send),
    number: u64,
    held: Option<Row>,
    end: Option<u64>,
}

impl<'a> Lines<'a> {
    /// Reads the first line and checks the format.
    pub(super) fn open(from: &'a mut (dyn BufRead + Send)) -> Result<Self, BadDump> {
        let mut lines = Self { from, number: 0, held: None, end: None };
        let head = lines.next().map_err(|_| BadDump::NotOne)?.unwrap_or_default();
        let schema = head.get("schema").and_then(Value::as_i64);
        match schema {
            Some(found) if found > SCHEMA => Err(BadDump::Newer { found }),
            Some(_) if head.get("mandate").is_some_and(|kind| kind == "backup") => Ok(lines),
            _ => Err(BadDump::NotOne),
        }
    }

    /// Returns the number of rows in the last line, once it was read.
    pub(super) fn end(&self) -> Option<u64> {
        self.end
    }

    fn next(&mut self) -> Result<Option<Map<String, Value>>, BadDump> {
        let mut line = String::new();
        self.number += 1;
        if self.from.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        serde_json::from_str(&line).map(Some).map_err(|_| self.wrong())
    }

    fn wrong(&self) -> BadDump {
        BadDump::Line { number: self.number }
    }

    /// Reads the next row.
    fn row(&mut self) -> Result<Option<Row>, BadDump> {
        if self.held.is_some() {
            return Ok(self.held.take());
        }
        if self.end.is_some() {
            return Ok(None);
        }
        let Some(line) = self.next()? else { return Ok(None) };
        if let Some(end) = line.get("end").and_then(Value::as_u64) {
            self.end = Some(end);
            return Ok(None);
        }
        let Some((table, Value::Object(fields))) = line.into_iter().next() else { return Err(self.wrong()) };
        let layout = LAYOUT.into_iter().find(|(name, _)| *name == table).ok_or_else(|| self.wrong())?;
        Ok(Some((layout, fields)))
    }

    /// Reads the next rows of one table.
    pub(super) fn chunk(&mut self) -> Result<Option<Chunk>, BadDump> {
        let Some((layout, first)) = self.row()? else { return Ok(None) };
        let mut chunk = Chunk { layout, rows: 0, fields: Vec::new() };
        let mut next = Some(first);
        while let Some(fields) = next.take() {
            for (name, kind) in layout.1 {
                let value = fields.get(*name).unwrap_or(&Value::Null);
                chunk.fields.push(field(value, *kind).ok_or_else(|| self.wrong())?);
            }
            chunk.rows += 1;
            if chunk.rows == ROWS {
                break;
            }
            match self.row()? {
                Some((other, fields)) if other.0 == layout.0 => next = Some(fields),
                other => self.held = other,
            }
        }
        Ok(Some(chunk))
    }
}

/// Converts a value, if it has this type.
fn field(value: &Value, kind: Kind) -> Option<Field> {
    let null = value.is_null();
    Some(match kind {
        Kind::Text => Field::Text(if null { None } else { Some(value.as_str()?.to_owned()) }),
        Kind::Integer => Field::Integer(if null { None } else { Some(value.as_i64()?) }),
        Kind::Real => Field::Real(if null { None } else { Some(value.as_f64()?) }),
        Kind::Bool => Field::Bool(if null { None } else { Some(value.as_bool()?) }),
        Kind::Bytes => Field::Bytes(if null { None } else { Some(unhex(value.as_str()?)?) }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A backup with two rows of each table.
    fn example() -> String {
        let value = |kind: &Kind| match kind {
            Kind::Text => json!("text"),
            Kind::Integer => json!(7),
            Kind::Real => json!(2.5),
            Kind::Bool => json!(true),
            Kind::Bytes => json!("00ff"),
        };
        let mut text = format!("{}\n", json!({ "mandate": "backup", "schema": SCHEMA, "at": 1 }));
        for (table, columns) in LAYOUT {
            let row: Map<String, Value> =
                columns.iter().map(|(name, kind)| ((*name).to_owned(), value(kind))).collect();
            text += &format!("{0}\n{0}\n", json!({ table: row }));
        }
        text + &format!("{}\n", json!({ "end": 2 * LAYOUT.len() }))
    }

    fn rows(mut text: &[u8]) -> Result<u64, BadDump> {
        let mut lines = Lines::open(&mut text)?;
        let mut rows = 0;
        while let Some(chunk) = lines.chunk()? {
            let width = chunk.layout.1.len() as u64;
            assert_eq!(chunk.fields.len() as u64, chunk.rows * width, "every row has every column");
            rows += chunk.rows;
        }
        Ok(rows)
    }

    #[test]
    fn no_backup_file_makes_the_server_panic() {
        let example = example().into_bytes();
        assert_eq!(rows(&example).unwrap(), 2 * LAYOUT.len() as u64);
        let (mut read, mut refused) = (0, 0);
        testing::conformance::fuzz::seeded(&[example], 10_000, 1, |input| match rows(input) {
            Ok(_) => read += 1,
            Err(bad) => {
                refused += 1;
                assert!(!bad.to_string().is_empty());
            }
        });
        assert!(read > 100 && refused > 1_000, "{read} were read, and {refused} refused");
    }
}
