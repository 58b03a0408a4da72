//! News of other servers that share a database: which table has got a new entry, whose logins have ended.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::pool::Pool;
use crate::id::{AccountId, TableId, fill};
use crate::secret::hex;

const CHANNEL: &str = "mandate_entries";

/// So many notices go in one statement.
const LARGEST_NOTICE: usize = 512;

/// What another server has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It has appended an entry.
    Appended {
        /// To this table.
        table: TableId,
        /// With this version.
        version: i64,
    },
    /// Somebody has said something at this table, or what is agreed about it has changed: read it again.
    Touched {
        /// Which table.
        table: TableId,
    },
    /// A session or a token of this account has ended.
    Doubted {
        /// Which account.
        account: AccountId,
    },
    /// The connection was lost for a while: look again at everything that is held in memory.
    Missed,
}

/// Changes as they come.
#[derive(Debug)]
pub struct Changes(mpsc::Receiver<Change>);

impl Changes {
    /// The next one; with SQLite there are no other servers, and none ever comes.
    pub async fn next(&mut self) -> Change {
        match self.0.recv().await {
            Some(change) => change,
            None => std::future::pending().await,
        }
    }
}

/// Tells the other servers, after the commit and apart from it: within it, `NOTIFY` would make all
/// servers commit one after the other.
#[derive(Clone)]
pub(crate) struct Notifier {
    origin: String,
    notices: Option<mpsc::UnboundedSender<String>>,
}

impl Notifier {
    pub(crate) fn start(pool: &Pool) -> Self {
        let mut origin = [0; 8];
        fill(&mut origin);
        let notices = match pool {
            Pool::Sqlite(_) => None,
            Pool::Postgres(db) => {
                let (notices, waiting) = mpsc::unbounded_channel();
                tokio::spawn(notify(db.clone(), waiting));
                Some(notices)
            }
        };
        Self { origin: hex(&origin), notices }
    }

    pub(crate) fn appended(&self, table: &TableId, version: i64) {
        self.tell(format_args!("{table} {version}"));
    }

    pub(crate) fn touched(&self, table: &TableId) {
        self.tell(format_args!("{table} touched"));
    }

    pub(crate) fn doubted(&self, account: &AccountId) {
        self.tell(format_args!("{account} doubted"));
    }

    fn tell(&self, what: std::fmt::Arguments<'_>) {
        if let Some(notices) = &self.notices {
            let _ = notices.send(format!("{} {what}", self.origin));
        }
    }

    /// Listens to the other servers from now on.
    pub(crate) async fn listen(&self, pool: &Pool) -> Result<Changes, sqlx::Error> {
        let (changes, received) = mpsc::channel(1024);
        if let Pool::Postgres(db) = pool {
            let mut listener = PgListener::connect_with(db).await?;
            listener.listen(CHANNEL).await?;
            tokio::spawn(listen(listener, self.origin.clone(), changes));
        }
        Ok(Changes(received))
    }
}

async fn notify(db: PgPool, mut waiting: mpsc::UnboundedReceiver<String>) {
    let mut notices = Vec::new();
    while waiting.recv_many(&mut notices, LARGEST_NOTICE).await > 0 {
        let told = sqlx::query("SELECT pg_notify($1, notice) FROM UNNEST($2::text[]) AS notice")
            .bind(CHANNEL)
            .bind(&notices)
            .execute(&db)
            .await;
        if let Err(fault) = told {
            // Nothing is lost: whoever looks at the table next reads the log.
            tracing::warn!(%fault, "other servers could not be told of new entries");
        }
        notices.clear();
    }
}

async fn listen(mut listener: PgListener, origin: String, changes: mpsc::Sender<Change>) {
    loop {
        let change = tokio::select! {
            () = changes.closed() => return,
            change = listener.try_recv() => change,
        };
        let change = match change {
            Ok(Some(notice)) => match read(notice.payload(), &origin) {
                Some(change) => change,
                None => continue,
            },
            // The listener connects again by itself with the next call.
            Ok(None) => Change::Missed,
            Err(sqlx::Error::PoolClosed) => return,
            Err(fault) => {
                tracing::warn!(%fault, "the connection to the other servers is lost; trying again");
                tokio::time::sleep(Duration::from_secs(1)).await;
                Change::Missed
            }
        };
        if changes.send(change).await.is_err() {
            return;
        }
    }
}

/// What a notice says, unless it is our own.
fn read(notice: &str, origin: &str) -> Option<Change> {
    let mut words = notice.split(' ');
    if words.next()? == origin {
        return None;
    }
    let id = words.next()?;
    Some(match words.next()? {
        "touched" => Change::Touched { table: id.parse().ok()? },
        "doubted" => Change::Doubted { account: id.parse().ok()? },
        version => Change::Appended { table: id.parse().ok()?, version: version.parse().ok()? },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_of_others_are_read_and_own_ones_are_not() {
        let table = TableId::random();
        let appended = Some(Change::Appended { table: table.clone(), version: 7 });
        assert_eq!(read(&format!("them {table} 7"), "us"), appended);
        assert_eq!(read(&format!("us {table} 7"), "us"), None);
        let touched = Some(Change::Touched { table: table.clone() });
        assert_eq!(read(&format!("them {table} touched"), "us"), touched);
        let account = AccountId::random();
        assert_eq!(read(&format!("them {account} doubted"), "us"), Some(Change::Doubted { account }));
        assert_eq!(read("nonsense", "us"), None);
    }
}
