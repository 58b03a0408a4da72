//! A proxy to PostgreSQL that can be closed, as if the database were stopped, or frozen, as if it hung.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use server::store::{Store, Target};
use sqlx::postgres::PgConnectOptions;
use std::str::FromStr;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// A proxy to a database.
pub(crate) struct Way {
    address: SocketAddr,
    database: PgConnectOptions,
    frozen: watch::Sender<bool>,
    open: Mutex<Option<JoinHandle<()>>>,
    passing: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Way {
    pub(crate) async fn to(target: &Target) -> Self {
        let Target::Postgres(address) = target else { panic!("only PostgreSQL can be away") };
        let database = PgConnectOptions::from_str(address.reveal()).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (frozen, open, passing) = (watch::Sender::new(false), Mutex::default(), Arc::default());
        let way = Self { address, database, frozen, open, passing };
        way.accept(listener);
        way
    }

    fn accept(&self, listener: TcpListener) {
        let (database, frozen, passing) = (self.database.clone(), self.frozen.clone(), self.passing.clone());
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let task = tokio::spawn(pass(client, database.clone(), frozen.subscribe()));
                passing.lock().unwrap().push(task);
            }
        });
        *self.open.lock().unwrap() = Some(accepting);
    }

    /// Breaks connections and refuses new ones.
    pub(crate) async fn close(&self) {
        let accepting = self.open.lock().unwrap().take();
        if let Some(accepting) = accepting {
            accepting.abort();
            let _ = accepting.await;
        }
        for task in self.passing.lock().unwrap().drain(..) {
            task.abort();
        }
    }

    /// Accepts connections again.
    pub(crate) async fn open(&self) {
        self.accept(TcpListener::bind(self.address).await.unwrap());
    }

    /// Freezes or resumes traffic; connections stay and new ones are accepted.
    pub(crate) fn freeze(&self, frozen: bool) {
        self.frozen.send_replace(frozen);
    }

    /// Returns the database behind the proxy.
    pub(crate) fn target(&self) -> Target {
        let (user, database) = (self.database.get_username(), self.database.get_database().unwrap());
        Target::Postgres(format!("postgres://{user}@{}/{database}", self.address).as_str().into())
    }

    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.target()).await.unwrap()
    }
}

async fn connect(database: &PgConnectOptions) -> Box<dyn Stream> {
    let port = database.get_port();
    match database.get_socket() {
        Some(folder) => Box::new(UnixStream::connect(folder.join(format!(".s.PGSQL.{port}"))).await.unwrap()),
        None => Box::new(TcpStream::connect((database.get_host(), port)).await.unwrap()),
    }
}

/// Forwards data in both directions, except while frozen.
async fn pass(mut client: TcpStream, database: PgConnectOptions, mut frozen: watch::Receiver<bool>) {
    let mut database = connect(&database).await;
    let (mut up, mut down) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        if frozen.wait_for(|frozen| !frozen).await.is_err() {
            return;
        }
        tokio::select! {
            _ = frozen.changed() => {}
            read = client.read(&mut up) => {
                let Some(read) = read.ok().filter(|read| *read > 0) else { return };
                if frozen.wait_for(|frozen| !frozen).await.is_err() || database.write_all(&up[..read]).await.is_err() {
                    return;
                }
            }
            read = database.read(&mut down) => {
                let Some(read) = read.ok().filter(|read| *read > 0) else { return };
                if frozen.wait_for(|frozen| !frozen).await.is_err() || client.write_all(&down[..read]).await.is_err() {
                    return;
                }
            }
        }
    }
}
