//! Lists of tables, read page by page: the lobby, a player's own tables, and due tables.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use sqlx::AssertSqlSafe;

use super::pool::{on, on_patiently};
use super::seats::SeatOccupant;
use super::tables::Status;
use super::tables::{COLUMNS, Row, Table, read};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// The maximum number of tables of one host in each of the public lists.
pub const TABLES_PER_HOST: u32 = 3;

/// The number of public tables per read, and of reads per page. Hosts have few open tables, so this always yields a full
/// page of open ones.
const WINDOW: u32 = 500;
const WINDOWS: u32 = 4;

/// Public tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyPage {
    /// The tables, up to the requested number.
    pub tables: Vec<Table>,
    /// Where to continue if there may be more.
    pub rest: Option<Cursor>,
}

/// The position of a table in a list, latest first. The next page continues after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Whether the table waits for the player whose list it is.
    pub waiting: bool,
    /// The time of the last activity, or the end of the match.
    pub at: Timestamp,
    /// The table.
    pub table: TableId,
}

/// The error for an invalid cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadCursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", u8::from(self.waiting), self.at.0, self.table)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Self, BadCursor> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().ok_or(BadCursor);
        let waiting = match part()? {
            "0" => false,
            "1" => true,
            _ => return Err(BadCursor),
        };
        let at = part()?.parse().map_err(|_| BadCursor)?;
        let table = part()?.parse().map_err(|_| BadCursor)?;
        Ok(Self { waiting, at: Timestamp(at), table })
    }
}

/// Returns a cursor's values for a statement; without a cursor, those of the start of the list.
fn place(after: Option<&Cursor>) -> (i64, i64, &str) {
    after.map_or((2, i64::MAX, ""), |after| (i64::from(after.waiting), after.at.0, after.table.as_str()))
}

const DUE: &str = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";

/// A page of a public list. Counting each host's tables here would make PostgreSQL read the whole list.
const PUBLIC: &str = "SELECT id, host, updated FROM tables WHERE visibility = 'public' AND status = $1 \
     AND (updated, id) < ($2, $3) AND updated >= $4 ORDER BY updated DESC, id DESC LIMIT $5";

fn by_ids(count: usize) -> String {
    let places: Vec<_> = (1..=count).map(|number| format!("${number}")).collect();
    format!("SELECT {COLUMNS} FROM tables t WHERE t.id IN ({})", places.join(", "))
}

/// Skips all but the first tables of each host. Tables without a host count as one host's.
#[derive(Default)]
struct Fair(HashMap<Option<String>, u32>);

impl Fair {
    /// Whether to list another table of this host; `None` for former players.
    fn takes(&mut self, host: Option<&str>) -> bool {
        let count = self.0.entry(host.map(str::to_owned)).or_default();
        *count += 1;
        *count <= TABLES_PER_HOST
    }
}

/// The unfinished tables of an account: few, however many it has played at.
fn current() -> String {
    format!(
        "SELECT {COLUMNS} FROM (SELECT t.*, CASE WHEN EXISTS (SELECT 1 FROM table_seats s WHERE s.table_id = t.id \
         AND s.account = $1 AND s.seat = t.turn) THEN 1 ELSE 0 END AS waiting FROM tables t WHERE t.status <> 'over' \
         AND t.id IN (SELECT table_id FROM table_seats WHERE account = $1 AND over IS NULL)) t \
         WHERE (t.waiting, t.updated, t.id) < ($2, $3, $4) \
         ORDER BY t.waiting DESC, t.updated DESC, t.id DESC LIMIT $5"
    )
}

/// The tables where an account has finished a match, by the time it ended.
fn finished() -> String {
    let columns = COLUMNS.replace("t.updated", "r.at");
    format!(
        "SELECT {columns} FROM results r JOIN tables t ON t.id = r.table_id \
         WHERE r.account = $1 AND (r.at, r.table_id) < ($2, $3) ORDER BY r.at DESC, r.table_id DESC LIMIT $4"
    )
}

/// `IN` lets SQLite start from the account's seats; with `EXISTS` it would read every table.
fn tables_of() -> String {
    format!(
        "SELECT {COLUMNS} FROM tables t WHERE t.id IN (SELECT table_id FROM table_seats WHERE account = $1 \
         AND table_id > $2 ORDER BY table_id LIMIT $3) ORDER BY t.id"
    )
}

/// Returns the valid tables: one damaged row must not hide the whole list. `mandate doctor` reports it.
fn readable(rows: Vec<Row>) -> Vec<Table> {
    rows.into_iter().filter_map(|row| read(row).ok()).collect()
}

/// Returns up to `limit` tables from the first `size` rows, and how many more rows to read to replace damaged ones.
fn sensible(rows: Vec<Row>, size: u32, limit: u32) -> (Vec<Table>, u32) {
    let are_all = rows.len() < size as usize;
    let mut tables = readable(rows);
    let missing = limit.saturating_sub(u32::try_from(tables.len()).unwrap_or(u32::MAX));
    tables.truncate(limit as usize);
    (tables, if are_all { 0 } else { missing })
}

/// Reads up to `$limit` tables with an expression that reads `$size` rows, and reads more while damaged rows leave the
/// list short.
macro_rules! fill {
    ($limit:expr, $size:ident => $rows:expr) => {{
        let mut $size: u32 = $limit;
        loop {
            let (tables, missing) = sensible($rows, $size, $limit);
            if missing == 0 {
                break tables;
            }
            $size = $size.saturating_add(missing);
        }
    }};
}

impl Store {
    /// Returns public tables with this status and activity since a moment, latest first, with at most
    /// [`TABLES_PER_HOST`] per host. The number of rows read is bounded, however many are skipped.
    pub async fn lobby(
        &self,
        status: Status,
        since: Timestamp,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<LobbyPage, StoreError> {
        let (mut fair, mut ids, mut rest) = (Fair::default(), Vec::new(), after.cloned());
        for window in 0..WINDOWS {
            // Usually no host has many tables.
            let size = if window == 0 { 2 * limit } else { WINDOW };
            let (_, at, table) = place(rest.as_ref());
            let found = on!(&self.reads, db => sqlx::query_as::<_, (String, Option<String>, i64)>(PUBLIC)
                .bind(status.as_str())
                .bind(at)
                .bind(table)
                .bind(since.0)
                .bind(i64::from(size))
                .fetch_all(db)
                .await?);
            let last = found.last().filter(|_| found.len() == size as usize);
            let last = last.and_then(|(id, _, at)| Some((id.parse().ok()?, Timestamp(*at))));
            rest = last.map(|(table, at)| Cursor { waiting: false, at, table });
            ids.extend(found.into_iter().filter(|(_, host, _)| fair.takes(host.as_deref())).map(|(id, ..)| id));
            if ids.len() >= limit as usize || rest.is_none() {
                break;
            }
        }
        ids.truncate(limit as usize);
        Ok(LobbyPage { tables: self.in_order(&ids).await?, rest })
    }

    /// Returns the tables with these IDs, in the same order.
    async fn in_order(&self, ids: &[String]) -> Result<Vec<Table>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let sql = AssertSqlSafe(by_ids(ids.len()));
        let rows = on!(&self.reads, db => {
            let mut query = sqlx::query_as::<_, Row>(sql);
            for id in ids {
                query = query.bind(id.as_str());
            }
            query.fetch_all(db).await?
        });
        let mut tables = readable(rows);
        tables.sort_by_key(|table| ids.iter().position(|id| id == table.id.as_str()));
        Ok(tables)
    }

    /// Returns an account's unfinished tables: those waiting for it first, then the latest.
    pub async fn current_tables(
        &self,
        account: &AccountId,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<Table>, StoreError> {
        let (sql, (waiting, at, table)) = (current(), place(after));
        Ok(fill!(limit, size => {
            let sql = AssertSqlSafe(sql.clone());
            on!(&self.reads, db => sqlx::query_as::<_, Row>(sql)
                .bind(account.as_str())
                .bind(waiting)
                .bind(at)
                .bind(table)
                .bind(i64::from(size))
                .fetch_all(db)
                .await?)
        }))
    }

    /// Returns the tables where an account has finished a match, latest first. `updated` is when it ended.
    pub async fn finished_tables_of(
        &self,
        account: &AccountId,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<Table>, StoreError> {
        let (sql, (_, at, table)) = (finished(), place(after));
        let mut tables = fill!(limit, size => {
            let sql = AssertSqlSafe(sql.clone());
            on!(&self.reads, db => sqlx::query_as::<_, Row>(sql)
                .bind(account.as_str())
                .bind(at)
                .bind(table)
                .bind(i64::from(size))
                .fetch_all(db)
                .await?)
        });
        // Somebody who logged in from a guest's seat may have had two seats.
        tables.dedup_by(|a, b| a.id == b.id);
        Ok(tables)
    }

    /// Returns all tables where an account sits or sat at the end, by ID.
    pub async fn tables_of(
        &self,
        account: &AccountId,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<Table>, StoreError> {
        Ok(fill!(limit, size => {
            let sql = AssertSqlSafe(tables_of());
            on!(&self.reads, db => sqlx::query_as::<_, Row>(sql)
                .bind(account.as_str())
                .bind(after.map_or("", TableId::as_str))
                .bind(i64::from(size))
                .fetch_all(db)
                .await?)
        }))
    }

    /// Returns the tables that have been due since a moment, longest first.
    pub async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = on!(&self.reads, db => sqlx::query_scalar::<_, String>(DUE)
            .bind(before.0)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        Ok(rows.into_iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Returns when a table is due, if at all.
    pub async fn due_at(&self, table: &TableId) -> Result<Option<Timestamp>, StoreError> {
        let sql = "SELECT due FROM tables WHERE id = $1";
        let due = on!(&self.reads, db => sqlx::query_scalar::<_, Option<i64>>(sql)
            .bind(table.as_str())
            .fetch_optional(db)
            .await?);
        Ok(due.flatten().map(Timestamp))
    }

    /// Returns table IDs after one of them, in order, as stored. Tables being imported are skipped.
    pub async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE id > $1 AND status <> 'importing' ORDER BY id LIMIT $2";
        Ok(on!(&self.reads, db => sqlx::query_scalar::<_, String>(sql)
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?))
    }

    /// Counts the tables.
    pub async fn table_count(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE status <> 'importing'";
        let count = on_patiently!(&self.reads, db => sqlx::query_scalar::<_, i64>(sql).fetch_one(db).await?);
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// Clears the due time of a table, unless it was active after this moment.
    pub async fn clear_due(&self, table: &TableId, last: Timestamp) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET due = NULL WHERE id = $1 AND due IS NOT NULL AND updated <= $2";
        on!(&self.writes, db => sqlx::query(sql).bind(table.as_str()).bind(last.0).execute(db).await.map(|_| ())?);
        Ok(())
    }

    /// Returns all tables with finished matches, oldest first.
    pub async fn finished_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = $1 ORDER BY created, id";
        let rows = on!(&self.reads, db => sqlx::query_scalar::<_, String>(sql)
            .bind(Status::Over.as_str())
            .fetch_all(db)
            .await?);
        rows.into_iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.id"))).collect()
    }

    /// Returns the seats of these tables.
    pub async fn seats_at(&self, tables: &[TableId]) -> Result<HashMap<TableId, Vec<SeatOccupant>>, StoreError> {
        let mut seats: HashMap<TableId, Vec<SeatOccupant>> = HashMap::new();
        if tables.is_empty() {
            return Ok(seats);
        }
        let places: Vec<_> = (1..=tables.len()).map(|number| format!("${number}")).collect();
        let sql = format!("{} WHERE s.table_id IN ({}) ORDER BY s.seat", super::seats::SELECT, places.join(", "));
        let rows = on!(&self.reads, db => {
            let mut query = sqlx::query_as::<_, super::seats::Row>(AssertSqlSafe(sql));
            for table in tables {
                query = query.bind(table.as_str());
            }
            query.fetch_all(db).await?
        });
        for (table, sitting) in rows.into_iter().filter_map(|row| super::seats::read(row).ok()) {
            seats.entry(table).or_default().push(sitting);
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_takes_only_the_first_tables_of_a_host() {
        let mut fair = Fair::default();
        let taken = ["a", "a", "b", "a", "a", "b"].map(|host| fair.takes(Some(host)));
        assert_eq!(taken, [true, true, true, true, false, true]);
        assert_eq!([(); 4].map(|()| fair.takes(None)), [true, true, true, false], "former players count as one host");
    }

    #[test]
    fn cursors_round_trip_and_invalid_ones_are_rejected() {
        let cursor = Cursor { waiting: true, at: Timestamp(1_800_000_000_000), table: TableId::random() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "0", "0-1", "2-1-7g2k4m9qx0ra", "0-x-7g2k4m9qx0ra", "0-1-x", "0--7g2k4m9qx0ra"] {
            assert_eq!(text.parse::<Cursor>(), Err(BadCursor), "{text}");
        }
    }
}
