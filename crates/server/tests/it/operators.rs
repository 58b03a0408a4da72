//! Commands of operators: backup, restore, doctor.

use server::config::{Config, Settings};
use server::ops::{self, OpsError};
use server::store::{BadDump, Target};
use testing::fixtures::Folder;

use crate::world::World;

fn config(folder: &Folder) -> Config {
    Config::load(Settings {
        data: Some(folder.path().join("data")),
        listen: Some("127.0.0.1:0".parse().unwrap()),
        ..Settings::default()
    })
    .unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let (here, file) = (World::sqlite().await, Folder::new());
    here.account("Anna").await;
    let Target::Sqlite(database) = &here.target else { unreachable!() };
    let mut running = config(&file);
    running.database = Target::Sqlite(database.clone());
    let backup = file.path().join("backup.jsonl");
    assert_eq!(ops::backup(&running, &backup).await.unwrap().rows, 2);
    assert!(matches!(ops::backup(&running, &backup).await, Err(OpsError::File { .. })), "nothing is overwritten");
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&backup.metadata().unwrap().permissions()) & 0o777, 0o600);

    let there = Folder::new();
    assert_eq!(ops::restore(&config(&there), &backup).await.unwrap().rows, 2);
    let again = ops::restore(&config(&there), &backup).await;
    assert!(matches!(again, Err(OpsError::Dump(BadDump::NotEmpty))));
    let mut shared = config(&there);
    shared.database = World::postgres().await.target;
    assert_eq!(ops::restore(&shared, &backup).await.unwrap().rows, 2);
}

#[tokio::test]
async fn the_doctor_finds_nothing_wrong_with_a_new_server() {
    let folder = Folder::new();
    let findings = ops::doctor(&config(&folder)).await;
    assert!(findings.last().is_some_and(|last| last.what == "database" && last.how.is_ok()), "{findings:?}");
    server::store::Store::open(&config(&folder).database).await.unwrap().close().await;
    let findings = ops::doctor(&config(&folder)).await;
    let names: Vec<_> = findings.iter().map(|finding| finding.what).collect();
    let all = [
        "configuration",
        "data directory",
        "permissions",
        "disk space",
        "address",
        "database",
        "schema",
        "integrity",
        "logs",
        "lists",
    ];
    assert_eq!(names, all);
    assert!(findings.iter().all(|finding| finding.how.is_ok()), "{findings:?}");
}

#[tokio::test]
async fn the_doctor_says_what_to_do() {
    let folder = Folder::new();
    let mut sick = config(&folder);
    sick.data = folder.path().join("file/data");
    std::fs::write(folder.path().join("file"), "in the way").unwrap();
    sick.database = Target::Postgres("postgres://nobody:hush@127.0.0.1:1/none".into());
    let findings = ops::doctor(&sick).await;
    let wrong: Vec<_> =
        findings.iter().filter_map(|finding| Some((finding.what, finding.how.as_ref().err()?))).collect();
    assert!(wrong.iter().any(|(what, how)| *what == "data directory" && how.contains("use --data")), "{wrong:?}");
    assert!(wrong.iter().any(|(what, _)| *what == "database"), "{wrong:?}");
    assert!(!format!("{findings:?}").contains("hush"));
}

#[tokio::test]
async fn a_damaged_database_is_noticed() {
    let world = World::sqlite().await;
    world.account("Anna").await;
    world.store.close().await;
    let Target::Sqlite(file) = &world.target else { unreachable!() };
    let mut bytes = std::fs::read(file).unwrap();
    let at = bytes.windows(4).rposition(|window| window == b"Anna").unwrap();
    for byte in &mut bytes[at & !4095..at & !4095 | 64] {
        *byte = 0xff;
    }
    std::fs::write(file, bytes).unwrap();
    let folder = Folder::new();
    let mut damaged = config(&folder);
    damaged.database = world.target.clone();
    let findings = ops::doctor(&damaged).await;
    assert!(findings.iter().any(|finding| finding.how.is_err()), "{findings:?}");
}

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions()) & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_a_new_database() {
    let folder = Folder::new();
    let mut new = config(&folder);
    new.data = folder.path().join("data");
    new.database = Target::new(&new.data, None).unwrap();
    let store = server::store::Store::open(&new.database).await.unwrap();
    assert_eq!(mode(&new.data), 0o700);
    for file in ["mandate.sqlite", "mandate.sqlite-wal", "mandate.sqlite-shm"] {
        assert_eq!(mode(&new.data.join(file)), 0o600, "{file}");
    }
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_doctor_notices_data_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    server::store::Store::open(&config(&folder).database).await.unwrap().close().await;
    let file = folder.path().join("data/mandate.sqlite");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let findings = ops::doctor(&config(&folder)).await;
    let wrong = findings.iter().find(|finding| finding.what == "permissions").unwrap().how.as_ref().unwrap_err();
    assert!(wrong.contains("chmod go-rwx") && wrong.contains("mandate.sqlite"), "{wrong}");
}

#[cfg(unix)]
async fn permissions(config: &Config) -> Result<String, String> {
    ops::doctor(config).await.into_iter().find(|finding| finding.what == "permissions").unwrap().how
}

#[cfg(unix)]
#[tokio::test]
async fn the_doctor_does_not_restrict_a_shared_directory() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let mut shared = config(&folder);
    shared.data = folder.path().join("shared");
    shared.database = Target::new(&shared.data, None).unwrap();
    std::fs::create_dir(&shared.data).unwrap();
    std::fs::write(shared.data.join("notes.txt"), "of somebody else").unwrap();
    std::fs::set_permissions(&shared.data, std::fs::Permissions::from_mode(0o1777)).unwrap();
    server::store::Store::open(&shared.database).await.unwrap().close().await;
    let wrong = permissions(&shared).await.unwrap_err();
    assert!(!wrong.contains("chmod") && wrong.contains("use --data"), "{wrong}");
    let file = shared.data.join("mandate.sqlite");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let wrong = permissions(&shared).await.unwrap_err();
    let advice = format!("chmod go-rwx {};", file.display());
    assert!(wrong.contains(&advice) && wrong.contains("use --data"), "{wrong}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_doctor_notices_a_password_in_a_public_configuration() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let file = folder.path().join("site.toml");
    let data = Some(folder.path().join("data"));
    let read = |text: &str, mode| {
        std::fs::write(&file, text).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        let listen = Some("127.0.0.1:0".parse().unwrap());
        Config::load(Settings { config: Some(file.clone()), data: data.clone(), listen, ..Settings::default() })
            .unwrap()
    };
    let secret = "database-url = 'postgres://nobody:hush@127.0.0.1:1/none'";
    let wrong = permissions(&read(secret, 0o644)).await.unwrap_err();
    assert!(wrong.contains("chmod o-rwx") && wrong.contains("site.toml") && !wrong.contains("hush"), "{wrong}");
    // Access for a group is intended, as for files in /etc.
    assert!(permissions(&read(secret, 0o640)).await.is_ok());
    assert!(permissions(&read("metrics = false", 0o644)).await.is_ok());
}
