//! Look-alike names in the store.

use server::name::Name;
use server::store::{Store, StoreError, Target};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use crate::world::{NOW, World, both};

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// Does something to the database behind the store's back.
async fn execute(world: &World, statements: &[&str]) {
    for sql in statements {
        let sql = AssertSqlSafe((*sql).to_owned());
        match &world.target {
            Target::Sqlite(file) => {
                let address = format!("sqlite:{}", file.display());
                let mut connection = SqliteConnection::connect(&address).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
            }
            Target::Postgres(address) => {
                let mut connection = PgConnection::connect(address.reveal()).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
            }
        }
    }
}

both! {
    async fn a_name_that_looks_like_an_account_s_is_taken(world) {
        let store = &world.store;
        let anna = world.account("Anna").await;
        let bert = world.account("Bert").await;
        for text in ["Аnnа", "АΝΝА", "An na", "Anna.", "𝓐𝓷𝓷𝓪"] {
            let taken = store.create_account(&name(text), "hash", NOW).await;
            assert!(matches!(taken, Err(StoreError::NameTaken)), "{text}");
            assert!(matches!(store.create_guest(&name(text), NOW).await, Err(StoreError::NameTaken)), "{text}");
            assert!(matches!(store.rename(&bert, &name(text)).await, Err(StoreError::NameTaken)), "{text}");
            assert!(store.is_name_taken(&name(text), None).await.unwrap());
            assert!(!store.is_name_taken(&name(text), Some(&anna)).await.unwrap());
        }
        // The owner of a name can change its spelling; another name frees it.
        store.rename(&anna, &name("An-na")).await.unwrap();
        store.rename(&anna, &name("Carla")).await.unwrap();
        store.rename(&bert, &name("Аnna")).await.unwrap();
        store.delete_account(&bert).await.unwrap();
        world.account("Anna").await;
    }

    async fn guests_are_renamed_for_an_account_with_their_name(world) {
        let store = &world.store;
        let (one, two) = (store.create_guest(&name("Anna"), NOW).await.unwrap(), store.create_guest(&name("Аnna"), NOW).await.unwrap());
        let other = store.create_guest(&name("Carla"), NOW).await.unwrap();
        let (anna, mut renamed) = store.register(&name("Anna"), "hash", NOW).await.unwrap();
        renamed.sort_unstable();
        let mut expected = vec![one.id.clone(), two.id.clone()];
        expected.sort_unstable();
        assert_eq!(renamed, expected);
        for guest in [&one, &two] {
            let name = store.account(&guest.id).await.unwrap().unwrap().name;
            assert!(name.as_str().starts_with("Guest "), "{name}");
        }
        assert_eq!(store.account(&other.id).await.unwrap().unwrap().name, name("Carla"));
        assert_eq!(store.account(&anna.id).await.unwrap().unwrap().name, name("Anna"));
        assert_eq!(store.promote(&other.id, &name("Carla"), "hash").await.unwrap(), []);
    }

    async fn any_number_of_guests_is_renamed_for_an_account(world) {
        let store = &world.store;
        let mut guests = Vec::new();
        for number in 0..230 {
            let text = if number % 2 == 0 { "Anna" } else { "ANNA" };
            guests.push(store.create_guest(&name(text), NOW).await.unwrap().id);
        }
        let keeps = guests.pop().unwrap();
        let mut renamed = store.promote(&keeps, &name("Anna"), "hash").await.unwrap();
        guests.sort_unstable();
        renamed.sort_unstable();
        assert!(renamed == guests, "{} of {} were renamed", renamed.len(), guests.len());
        for guest in &guests {
            let name = store.account(guest).await.unwrap().unwrap().name;
            assert!(name.as_str().starts_with("Guest "), "{name}");
        }
        assert_eq!(store.account(&keeps).await.unwrap().unwrap().name, name("Anna"));
        assert!(matches!(store.create_guest(&name("Anna"), NOW).await, Err(StoreError::NameTaken)));
        let bert = world.account("Bert").await;
        assert!(matches!(store.rename(&bert, &name("anna")).await, Err(StoreError::NameTaken)));
        assert_eq!(store.rename(&keeps, &name("Carla")).await.unwrap(), []);
        assert_eq!(store.rename(&bert, &name("anna")).await.unwrap(), []);
    }

    async fn a_name_from_an_unmarked_backup_is_taken(world) {
        world.account("Anna").await;
        world.store.create_guest(&name("Bert"), NOW).await.unwrap();
        let mut dump = Vec::new();
        world.store.dump(&mut dump, NOW).await.unwrap();
        let old = String::from_utf8(dump).unwrap().replace(",\"registered\":true", "").replace(",\"registered\":null", "");
        assert!(!old.contains("registered"), "{old}");
        let fresh = World::sqlite().await;
        fresh.store.restore(&mut old.as_bytes()).await.unwrap();
        assert!(fresh.store.is_name_taken(&name("anna"), None).await.unwrap());
        assert!(!fresh.store.is_name_taken(&name("Bert"), None).await.unwrap());
    }

    async fn only_one_of_two_concurrent_look_alike_names_is_taken(world) {
        for round in 0..5 {
            let store = world.another().await;
            let (one, other) = (name(&format!("Anna{round}x")), name(&format!("Аnnа{round}x")));
            let (one, other) =
                tokio::join!(world.store.create_account(&one, "hash", NOW), store.create_account(&other, "hash", NOW));
            assert_eq!([&one, &other].into_iter().filter(|made| made.is_ok()).count(), 1, "{one:?} {other:?}");
            store.close().await;
        }
    }

    async fn old_accounts_keep_their_names_and_nobody_else_gets_them(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let since = "UPDATE schema_version SET version = 3";
        let look_alike = format!("UPDATE accounts SET name = 'Аnna', name_key = 'аnna' WHERE id = '{bert}'");
        let later_steps = [
            "DROP TABLE heartbeat",
            "DROP TABLE outages",
            "DROP INDEX tables_unfinished_by_host",
            "DROP INDEX tables_not_begun",
            "DROP INDEX tables_by_rematch",
            "DROP INDEX accounts_of_guests",
            "DROP INDEX table_seats_current",
            "ALTER TABLE table_seats DROP COLUMN over",
        ];
        execute(&world, &later_steps).await;
        execute(&world, &["DROP TABLE name_skeletons", since, &look_alike]).await;
        let store = Store::open(&world.target).await.unwrap();
        assert_eq!(store.account(&anna).await.unwrap().unwrap().name, name("Anna"));
        assert_eq!(store.account(&bert).await.unwrap().unwrap().name, name("Аnna"));
        assert_eq!(store.password_of(&name("Аnna")).await.unwrap().unwrap().0, bert);
        assert!(matches!(store.create_account(&name("ANΝA"), "hash", NOW).await, Err(StoreError::NameTaken)));
        store.delete_account(&anna).await.unwrap();
        assert!(store.is_name_taken(&name("Anna"), None).await.unwrap(), "it looks like the other's still");
        store.close().await;
    }

    async fn a_backup_of_an_older_version_restores_taken_names(world) {
        world.account("Anna").await;
        let mut dump = Vec::new();
        world.store.dump(&mut dump, NOW).await.unwrap();
        let dump = String::from_utf8(dump).unwrap();
        let old: Vec<&str> = dump.lines().filter(|line| !line.contains("name_skeletons")).collect();
        let left_out = dump.lines().count() - old.len();
        assert!(left_out > 0);
        let rows = dump.lines().count() - 2;
        let old = old.join("\n").replace(&format!("{{\"end\":{rows}}}"), &format!("{{\"end\":{}}}", rows - left_out));
        let fresh = World::sqlite().await;
        fresh.store.restore(&mut old.as_bytes()).await.unwrap();
        assert!(fresh.store.is_name_taken(&name("Аnnа"), None).await.unwrap());
    }
}
