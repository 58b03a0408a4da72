//! Accounts, sessions and tokens in the store.

use std::time::Duration;

use server::clock::Timestamp;
use server::id::AccountId;
use server::name::Name;
use server::secret::Token;
use server::store::{Append, MAX_SESSIONS, NewTable, Occupant, SESSION_LIFE, Status, StoreError, Update};

use crate::world::{NOW, append, both, new_table};

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

both! {
    async fn names_are_unique_ignoring_case(world) {
        let anna = world.account("Anna").await;
        let again = world.store.create_account(&name("ANNA"), "hash", NOW).await;
        assert!(matches!(again, Err(StoreError::NameTaken)));
        assert!(matches!(world.store.create_guest(&name("anna"), NOW).await, Err(StoreError::NameTaken)));
        let bert = world.account("Bert").await;
        assert!(matches!(world.store.rename(&bert, &name("aNNa")).await, Err(StoreError::NameTaken)));
        world.store.rename(&anna, &name("ANNA")).await.unwrap();
        assert_eq!(world.store.account(&anna).await.unwrap().unwrap().name, name("ANNA"));
    }

    async fn guests_share_names_and_can_register(world) {
        let one = world.store.create_guest(&name("Guest"), NOW).await.unwrap();
        let two = world.store.create_guest(&name("Guest"), NOW).await.unwrap();
        assert!(one.guest && one.id != two.id);
        world.store.promote(&one.id, &name("Guest"), "hash").await.unwrap();
        let taken = world.store.promote(&two.id, &name("guest"), "hash").await;
        assert!(matches!(taken, Err(StoreError::NameTaken)));
        let account = world.store.account(&one.id).await.unwrap().unwrap();
        assert!(!account.guest);
        assert_eq!(world.store.password_of(&name("GUEST")).await.unwrap(), Some((one.id.clone(), "hash".to_owned())));
        assert!(matches!(world.store.promote(&one.id, &name("Other"), "hash").await, Err(StoreError::Missing)));
    }

    async fn unused_sessions_expire(world) {
        let anna = world.account("Anna").await;
        let token = world.store.create_session(&anna, NOW).await.unwrap();
        let later = NOW.after(SESSION_LIFE - Duration::from_secs(1));
        assert_eq!(world.store.session(token.hash(), later).await.unwrap().unwrap().id, anna);
        let renewed = NOW.after(SESSION_LIFE + Duration::from_secs(1));
        assert!(world.store.session(token.hash(), renewed).await.unwrap().is_some());
        let ended = later.after(SESSION_LIFE + Duration::from_secs(1));
        assert!(world.store.session(token.hash(), ended).await.unwrap().is_none());
        assert_eq!(world.store.delete_expired_sessions(ended).await.unwrap(), 1);
        assert!(world.store.session(Token::random().hash(), NOW).await.unwrap().is_none());
    }

    async fn logging_out_ends_one_session_or_all(world) {
        let anna = world.account("Anna").await;
        let one = world.store.create_session(&anna, NOW).await.unwrap();
        let two = world.store.create_session(&anna, NOW).await.unwrap();
        world.store.end_session(one.hash()).await.unwrap();
        assert!(world.store.session(one.hash(), NOW).await.unwrap().is_none());
        assert!(world.store.session(two.hash(), NOW).await.unwrap().is_some());
        world.store.end_all_sessions(&anna).await.unwrap();
        assert!(world.store.session(two.hash(), NOW).await.unwrap().is_none());
    }

    async fn a_login_beyond_the_limit_ends_the_least_recently_used_session(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let later = |number: u32| NOW.after(Duration::from_secs(u64::from(number)));
        let others = world.store.create_session(&bert, NOW).await.unwrap();
        let mut tokens = Vec::new();
        for number in 0..MAX_SESSIONS {
            let token = world.store.create_session(&anna, later(number)).await.unwrap();
            assert_eq!(world.store.end_oldest_sessions(&anna, token.hash()).await.unwrap(), 0);
            tokens.push(token);
        }
        // The first one was last used after the second one.
        let soon = NOW.after(Duration::from_secs(2 * 86_400));
        assert!(world.store.session(tokens[0].hash(), soon).await.unwrap().is_some());
        let last = world.store.create_session(&anna, NOW).await.unwrap();
        assert_eq!(world.store.end_oldest_sessions(&anna, last.hash()).await.unwrap(), 1);
        let mut ended = Vec::new();
        for (number, token) in tokens.iter().enumerate() {
            if world.store.session(token.hash(), soon).await.unwrap().is_none() {
                ended.push(number);
            }
        }
        assert_eq!(ended, [1]);
        for token in [&last, &others] {
            assert!(world.store.session(token.hash(), soon).await.unwrap().is_some());
        }
    }

    async fn bot_tokens_are_listed_and_revoked_by_their_owner(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let (listed, token) = world.store.create_bot_token(&anna, "my bot", NOW).await.unwrap();
        assert_eq!(world.store.bot_owner(token.hash()).await.unwrap().unwrap().id, anna);
        assert_eq!(world.store.bot_tokens(&anna).await.unwrap(), std::slice::from_ref(&listed));
        assert!(matches!(world.store.revoke_bot_token(&bert, &listed.id).await, Err(StoreError::Missing)));
        world.store.revoke_bot_token(&anna, &listed.id).await.unwrap();
        assert!(world.store.bot_owner(token.hash()).await.unwrap().is_none());
    }

    async fn merging_moves_everything_of_a_guest_to_the_account(world) {
        let anna = world.account("Anna").await;
        let guest = world.store.create_guest(&name("Somebody"), NOW).await.unwrap().id;
        let token = world.store.create_session(&guest, NOW).await.unwrap();
        let table = world.table(vec![Occupant::Person(guest.clone()), Occupant::Nobody]).await;
        world.store.say(&table, &guest, "hello", NOW).await.unwrap();
        assert_eq!(world.store.merge(&guest, &anna).await.unwrap(), std::slice::from_ref(&table));
        assert_eq!(world.store.seats(&table).await.unwrap()[0].occupant, Occupant::Person(anna.clone()));
        assert_eq!(world.store.chat(&table, 0, 10).await.unwrap()[0].name, "Anna");
        assert!(world.store.session(token.hash(), NOW).await.unwrap().is_none());
        assert!(world.store.account(&guest).await.unwrap().is_none());

        // Logs still name the guest.
        let seats = Some(vec![Occupant::Nobody, Occupant::Person(guest.clone())]);
        let update = Update { seats, ..Update::turn(0) };
        world.store.append(Append { update, ..append(&table, 0, "1") }).await.unwrap();
        assert_eq!(world.store.seats(&table).await.unwrap()[1].occupant, Occupant::Person(anna.clone()));
        let known = world.store.known(&[guest.clone(), anna.clone()]).await.unwrap();
        assert!(known.len() == 2 && known.values().all(|known| known.account == anna && known.name == "Anna"));

        assert!(matches!(world.store.merge(&guest, &anna).await, Err(StoreError::Missing)));
        let bert = world.account("Bert").await;
        assert!(matches!(world.store.merge(&bert, &anna).await, Err(StoreError::Missing)), "an account stays one");
        world.store.delete_account(&anna).await.unwrap();
        assert!(world.store.known(&[guest]).await.unwrap().is_empty());
    }

    async fn deleting_a_host_deletes_their_tables_that_have_not_begun(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let hosted = |host: &AccountId| {
            let seats = vec![Occupant::Person(anna.clone()), Occupant::Person(bert.clone())];
            NewTable { host: Some(host.clone()), ..new_table(seats) }
        };
        let (waiting, begun) = (hosted(&anna), hosted(&anna));
        let waiting = world.store.create_table(&waiting, NOW).await.unwrap();
        let begun = world.store.create_table(&begun, NOW).await.unwrap();
        let theirs = world.store.create_table(&hosted(&bert), NOW).await.unwrap();
        world.store.append(append(&begun, 1, "1")).await.unwrap();
        world.store.set_rematch(&begun, &waiting).await.unwrap();
        assert_eq!(world.store.delete_account(&anna).await.unwrap(), std::slice::from_ref(&waiting));
        assert!(world.store.table(&waiting).await.unwrap().is_none());
        assert!(world.store.table(&theirs).await.unwrap().is_some(), "somebody else has opened it");
        let begun = world.store.table(&begun).await.unwrap().unwrap();
        assert_eq!((begun.host, begun.rematch), (None, None), "a match that has begun stays");
        let lobby = world.store.lobby(Status::Gathering, Timestamp(0), None, 10).await.unwrap().tables;
        assert_eq!(lobby.into_iter().map(|table| table.id).collect::<Vec<_>>(), [theirs]);
    }

    async fn settings_are_stored(world) {
        let anna = world.account("Anna").await;
        world.store.set_settings(&anna, r#"{"sound":false}"#).await.unwrap();
        assert_eq!(world.store.account(&anna).await.unwrap().unwrap().settings, r#"{"sound":false}"#);
    }
}
