//! `mandate doctor`: checks the server's surroundings and data, and says how to fix problems.

use std::io;

use tokio::net::TcpListener;

use super::{data_dir, replay};
use crate::config::Config;
use crate::store::{Store, StoreError, Target};

/// The minimum free disk space, in bytes.
const MIN_SPACE: u64 = 200 << 20;

/// The result of one check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was checked.
    pub what: &'static str,
    /// The state, or what is wrong and what to do.
    pub how: Result<String, String>,
}

/// Runs all checks, even after one has failed.
pub async fn doctor(config: &Config) -> Vec<Finding> {
    doctor_with(config, |_, _| {}).await
}

/// Like [`doctor`]; `progress` receives the number of replayed tables and the total.
pub async fn doctor_with(config: &Config, progress: impl FnMut(u64, u64)) -> Vec<Finding> {
    let mut findings = vec![
        Finding { what: "configuration", how: Ok(settings(config)) },
        Finding { what: "data directory", how: data(config) },
        Finding { what: "permissions", how: permissions(config) },
        Finding { what: "disk space", how: space(config) },
        Finding { what: "address", how: address(config).await },
    ];
    match Store::open_current(&config.database).await {
        Err(StoreError::Missing) => {
            let how = Ok("not created yet; mandate serve creates it".to_owned());
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
                Ok(wrong) if wrong.is_empty() => Ok("no problems".to_owned()),
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

fn settings(config: &Config) -> String {
    let file = config.file.as_ref().map_or("none".to_owned(), |file| file.display().to_string());
    let public = config.public_url.as_ref().map_or("none", |url| url.as_str());
    let log = &config.log;
    format!("file: {file}; listen: {}; public-url: {public}; log: {log}", config.listen)
}

fn data(config: &Config) -> Result<String, String> {
    let probe = config.data.join(format!(".mandate-doctor-{}", std::process::id()));
    let written = data_dir::create_dir(&config.data)
        .and_then(|()| std::fs::write(&probe, "mandate"))
        .and_then(|()| std::fs::remove_file(&probe));
    let data = config.data.display();
    match written {
        Ok(()) => Ok(format!("{data} is writable")),
        Err(fault) => Err(format!("can't write to {data}: {fault}; use --data with a directory you can write to")),
    }
}

fn permissions(config: &Config) -> Result<String, String> {
    let shared = data_dir::is_shared(config);
    let exposed = data_dir::exposed(config).into_iter().filter(|path| !(shared && *path == config.data));
    let exposed: Vec<_> = exposed.map(|path| path.display().to_string()).collect();
    let mut wrong = Vec::new();
    if !exposed.is_empty() {
        let paths = exposed.join(" ");
        wrong.push(format!(
            "other users of this machine can access the data, including password hashes: run chmod go-rwx {paths}"
        ));
    }
    if shared {
        let data = config.data.display();
        wrong.push(format!("{data} also holds files that aren't Mandate's, and other users can access it: use --data with a directory of its own"));
    }
    if let Some(file) = data_dir::exposed_password(config) {
        let file = file.display();
        wrong.push(format!("all users can read the database password in {file}: run chmod o-rwx {file}"));
    }
    if wrong.is_empty() { Ok("only the owner can access the data".to_owned()) } else { Err(wrong.join("; ")) }
}

fn space(config: &Config) -> Result<String, String> {
    if matches!(config.database, Target::Postgres(_)) {
        return Ok("managed by PostgreSQL".to_owned());
    }
    match fs4::available_space(&config.data) {
        Ok(bytes) if bytes < MIN_SPACE => {
            Err(format!("only {} MB free: free some space, since moves that can't be stored are refused", bytes >> 20))
        }
        Ok(bytes) => Ok(format!("{} MB free", bytes >> 20)),
        Err(fault) => Err(format!("unknown: {fault}; check the data directory")),
    }
}

async fn address(config: &Config) -> Result<String, String> {
    match TcpListener::bind(config.listen).await {
        Ok(_) => Ok(format!("{} is free", config.listen)),
        Err(fault) if fault.kind() == io::ErrorKind::AddrInUse => {
            Ok(format!("{} is in use, as expected if Mandate is running", config.listen))
        }
        Err(fault) => {
            Err(format!("can't listen on {}: {fault}; use --listen with another address or port", config.listen))
        }
    }
}
