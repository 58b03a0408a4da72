//! Looks whether all is well, and says what to do where it is not.

use std::io;

use tokio::net::TcpListener;

use super::{private, replay};
use crate::config::Config;
use crate::store::{Store, StoreError, Target};

/// Less than this is little.
const LITTLE: u64 = 200 << 20;

/// Something that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub what: &'static str,
    /// How it is; or what is wrong, and what to do.
    pub how: Result<String, String>,
}

/// Looks at everything, also after something was found wrong.
pub async fn doctor(config: &Config) -> Vec<Finding> {
    doctor_with(config, |_, _| {}).await
}

/// The same; `progress` is told how many of how many tables were replayed.
pub async fn doctor_with(config: &Config, progress: impl FnMut(u64, u64)) -> Vec<Finding> {
    let mut findings = vec![
        Finding { what: "configuration", how: Ok(told(config)) },
        Finding { what: "data directory", how: data(config) },
        Finding { what: "permissions", how: permissions(config) },
        Finding { what: "disk space", how: space(config) },
        Finding { what: "address", how: address(config).await },
    ];
    match Store::open_as_it_is(&config.database).await {
        Err(StoreError::Missing) => {
            let how = Ok("not there yet: mandate serve makes it".to_owned());
            findings.push(Finding { what: "database", how });
        }
        Err(fault) => findings.push(Finding { what: "database", how: Err(fault.to_string()) }),
        Ok(store) => {
            let product = store.product().await.map_err(|fault| fault.to_string());
            findings.push(Finding { what: "database", how: product });
            let schema = format!("version {}", crate::store::SCHEMA);
            findings
                .push(Finding { what: "schema", how: store.ping().await.map(|()| schema).map_err(|f| f.to_string()) });
            let integrity = match store.integrity().await {
                Ok(wrong) if wrong.is_empty() => Ok("nothing is broken".to_owned()),
                Ok(wrong) => Err(format!("{}: restore a backup into a new data directory", wrong.join("; "))),
                Err(fault) => Err(fault.to_string()),
            };
            findings.push(Finding { what: "integrity", how: integrity });
            findings.extend(replay::replay(&store, progress).await);
            store.close().await;
        }
    }
    findings
}

fn told(config: &Config) -> String {
    let file = config.file.as_ref().map_or("no file".to_owned(), |file| file.display().to_string());
    let public = config.public_url.as_ref().map_or("none", |url| url.as_str());
    let log = &config.log;
    format!("file: {file}; listen: {}; public-url: {public}; log: {log}", config.listen)
}

fn data(config: &Config) -> Result<String, String> {
    let probe = config.data.join(format!(".mandate-doctor-{}", std::process::id()));
    let written = private::create_dir(&config.data)
        .and_then(|()| std::fs::write(&probe, "mandate"))
        .and_then(|()| std::fs::remove_file(&probe));
    let data = config.data.display();
    match written {
        Ok(()) => Ok(format!("{data} can be written")),
        Err(fault) => Err(format!("{data} cannot be written: {fault}; use --data with a directory of yours")),
    }
}

fn permissions(config: &Config) -> Result<String, String> {
    let shared = private::is_shared(config);
    let exposed = private::exposed(config).into_iter().filter(|path| !(shared && *path == config.data));
    let exposed: Vec<_> = exposed.map(|path| path.display().to_string()).collect();
    let mut wrong = Vec::new();
    if !exposed.is_empty() {
        let paths = exposed.join(" ");
        wrong.push(format!(
            "other users of this machine can access the data, with password hashes in it: run chmod go-rwx {paths}"
        ));
    }
    if shared {
        let data = config.data.display();
        wrong.push(format!("{data} also holds files that aren't Mandate's, and other users can open it: use --data with a directory of its own"));
    }
    if let Some(file) = private::told_secret(config) {
        let file = file.display();
        wrong.push(format!("all users can read the database's password in {file}: run chmod o-rwx {file}"));
    }
    if wrong.is_empty() { Ok("only the owner can read the data".to_owned()) } else { Err(wrong.join("; ")) }
}

fn space(config: &Config) -> Result<String, String> {
    if matches!(config.database, Target::Postgres(_)) {
        return Ok("as much as PostgreSQL has".to_owned());
    }
    match fs4::available_space(&config.data) {
        Ok(bytes) if bytes < LITTLE => {
            Err(format!("only {} MB are free: make room, as moves that cannot be stored are refused", bytes >> 20))
        }
        Ok(bytes) => Ok(format!("{} MB are free", bytes >> 20)),
        Err(fault) => Err(format!("it cannot be told: {fault}; look at the data directory")),
    }
}

async fn address(config: &Config) -> Result<String, String> {
    match TcpListener::bind(config.listen).await {
        Ok(_) => Ok(format!("{} is free", config.listen)),
        Err(fault) if fault.kind() == io::ErrorKind::AddrInUse => {
            Ok(format!("{} is in use: right if Mandate is running", config.listen))
        }
        Err(fault) => Err(format!("{} cannot be listened on: {fault}; use --listen with another", config.listen)),
    }
}
