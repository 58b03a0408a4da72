//! A fresh database of either kind for each test.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use server::clock::Timestamp;
use server::id::{AccountId, TableId};
use server::name::Name;
use server::secret::Secret;
use server::store::{Append, NewTable, Occupant, Store, Target, Update, Visibility};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use testing::fixtures::Folder;

/// Turns every function into a test for each database.
macro_rules! both {
    ($(async fn $name:ident($world:ident) $body:block)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::world::World::sqlite().await).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::world::World::postgres().await).await;
            })*
        }
        $(async fn $name($world: $crate::world::World) $body)*
    };
}
pub(crate) use both;

/// The current time in all tests.
pub(crate) const NOW: Timestamp = Timestamp(1_800_000_000_000);

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A database and an open store.
pub(crate) struct World {
    pub(crate) store: Store,
    pub(crate) target: Target,
    _folder: Folder,
}

impl World {
    pub(crate) async fn sqlite() -> Self {
        let folder = Folder::new();
        let target = Target::new(folder.path(), None).unwrap();
        Self { store: Store::open(&target).await.unwrap(), target, _folder: folder }
    }

    pub(crate) async fn postgres() -> Self {
        let target = postgres(Some(template())).await;
        Self { store: Store::open(&target).await.unwrap(), target, _folder: Folder::new() }
    }

    /// Opens the same database again, as another server would.
    pub(crate) async fn another(&self) -> Store {
        Store::open(&self.target).await.unwrap()
    }

    /// Changes the database behind the store's back.
    pub(crate) async fn sql(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match &self.target {
            Target::Sqlite(file) => {
                let options =
                    SqliteConnectOptions::new().filename(file).busy_timeout(std::time::Duration::from_secs(10));
                let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            Target::Postgres(address) => {
                let mut connection = PgConnection::connect(address.reveal()).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
        }
    }

    pub(crate) async fn account(&self, name: &str) -> AccountId {
        self.store.create_account(&Name::new(name).unwrap(), "hash", NOW).await.unwrap().id
    }

    pub(crate) async fn table(&self, seats: Vec<Occupant>) -> TableId {
        self.store.create_table(&new_table(seats), NOW).await.unwrap()
    }
}

/// Creates a database without a schema.
pub(crate) async fn blank_postgres() -> Target {
    postgres(None).await
}

async fn postgres(template: Option<&str>) -> Target {
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let template = template.map_or(String::new(), |template| format!("TEMPLATE {template}"));
    create(&name, &template).await;
    Target::Postgres(address(&name).into())
}

async fn create(name: &str, template: &str) {
    let mut connection = PgConnection::connect(&address("postgres")).await.unwrap();
    let sql = format!("CREATE DATABASE {name} {template}");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}

fn address(database: &str) -> String {
    testing::fixtures::address(database).unwrap_or_else(|missing| panic!("{missing}"))
}

/// Returns a template database with the schema, created once.
fn template() -> &'static str {
    static TEMPLATE: OnceLock<String> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let name = format!("template_{}", std::process::id());
        let database = name.clone();
        let made = std::thread::spawn(move || {
            tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
                create(&database, "").await;
                Store::open(&Target::Postgres(address(&database).into())).await.unwrap().close().await;
            });
        });
        made.join().expect("PostgreSQL is there; see above for what to do");
        name
    })
}

pub(crate) fn new_table(seats: Vec<Occupant>) -> NewTable {
    NewTable {
        game: "qin".to_owned(),
        players: u8::try_from(seats.len()).unwrap(),
        options: r#"{"board":"lion"}"#.to_owned(),
        secret: Secret(vec![0, 1, 2, 255]),
        visibility: Visibility::Public,
        chat: true,
        host: None,
        seats,
    }
}

pub(crate) fn append(table: &TableId, version: i64, body: &str) -> Append {
    Append { table: table.clone(), version, at: NOW, body: body.to_owned(), update: Update::turn(0) }
}
