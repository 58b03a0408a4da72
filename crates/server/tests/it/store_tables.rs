//! Tables, seats, chat and ratings in the store.

use server::clock::Timestamp;
use server::store::{Append, FORMER_PLAYER, Occupant, Outcome, Rated, Status, StoreError, Update, Visibility};

use crate::world::{NOW, append, both, new_table};

both! {
    async fn a_table_round_trips_through_the_store(world) {
        let anna = world.account("Anna").await;
        let mut new = new_table(vec![Occupant::Person(anna.clone()), Occupant::Nobody, Occupant::Bot("novice".to_owned())]);
        new.host = Some(anna.clone());
        let id = world.store.create_table(&new, NOW).await.unwrap();
        let table = world.store.table(&id).await.unwrap().unwrap();
        assert_eq!((table.game.as_str(), table.players, table.host.as_ref()), ("qin", 3, Some(&anna)));
        assert_eq!((table.status, table.turn, table.chat), (Status::Gathering, None, true));
        assert_eq!(table.options, new.options);
        assert_eq!(world.store.secret(&id).await.unwrap().unwrap(), new.secret);
        let names: Vec<_> = world.store.seats(&id).await.unwrap().into_iter().map(|seat| seat.name).collect();
        assert_eq!(names, [Some("Anna".to_owned()), None, Some("novice".to_owned())]);
        assert_eq!(world.store.table(&server::id::TableId::random()).await.unwrap(), None);
    }

    async fn the_lobby_shows_public_tables_only(world) {
        let shown = world.table(vec![Occupant::Nobody; 2]).await;
        let hidden = world.table(vec![Occupant::Nobody; 2]).await;
        world.store.set_visibility(&hidden, Visibility::Private).await.unwrap();
        let lobby = world.store.lobby(Status::Gathering, Timestamp(0), None, 10).await.unwrap().tables;
        assert_eq!(lobby.into_iter().map(|table| table.id).collect::<Vec<_>>(), [shown]);
        assert!(world.store.lobby(Status::Live, Timestamp(0), None, 10).await.unwrap().tables.is_empty());
    }

    async fn my_tables_begin_with_those_that_wait_for_me(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let seats = vec![Occupant::Person(bert.clone()), Occupant::Person(anna.clone())];
        let (waiting, other) = (world.table(seats.clone()).await, world.table(seats).await);
        let turn = |table, seat, later| Append {
            update: Update::turn(seat),
            at: NOW.after(std::time::Duration::from_secs(later)),
            ..append(table, 0, "1")
        };
        world.store.append(turn(&waiting, 1, 1)).await.unwrap();
        world.store.append(turn(&other, 0, 2)).await.unwrap();
        let tables: Vec<_> = world.store.current_tables(&anna, None, 10).await.unwrap().into_iter().map(|t| t.id).collect();
        assert_eq!(tables, [waiting.clone(), other.clone()]);
        let tables: Vec<_> = world.store.current_tables(&bert, None, 10).await.unwrap().into_iter().map(|t| t.id).collect();
        assert_eq!(tables, [other, waiting]);
    }

    async fn games_of_a_deleted_account_stay_as_a_former_player_s(world) {
        let anna = world.account("Anna").await;
        let table = world.table(vec![Occupant::Person(anna.clone()), Occupant::Nobody]).await;
        world.store.append(append(&table, 0, "1")).await.unwrap();
        world.store.say(&table, &anna, "hello", NOW).await.unwrap();
        let token = world.store.create_session(&anna, NOW).await.unwrap();
        world.store.delete_account(&anna).await.unwrap();
        assert!(world.store.account(&anna).await.unwrap().is_none());
        assert!(world.store.session(token.hash(), NOW).await.unwrap().is_none());
        let seats = world.store.seats(&table).await.unwrap();
        assert_eq!((&seats[0].occupant, seats[0].name.as_deref()), (&Occupant::Former, Some(FORMER_PLAYER)));
        assert_eq!(world.store.chat(&table, 0, 10).await.unwrap()[0].name, FORMER_PLAYER);
        assert_eq!(world.store.entries(&table, 0).await.unwrap().len(), 1);
        assert!(matches!(world.store.delete_account(&anna).await, Err(StoreError::Missing)));
        assert!(world.store.create_account(&server::name::Name::new("Anna").unwrap(), "hash", NOW).await.is_ok());
    }

    async fn concurrent_chat_lines_are_all_stored(world) {
        let anna = world.account("Anna").await;
        let table = world.table(vec![Occupant::Person(anna.clone()), Occupant::Nobody]).await;
        let saying: Vec<_> = (0..10)
            .map(|number| {
                let (store, table, anna) = (world.store.clone(), table.clone(), anna.clone());
                tokio::spawn(async move { store.say(&table, &anna, &format!("line {number}"), NOW).await })
            })
            .collect();
        for said in saying {
            said.await.unwrap().unwrap();
        }
        let lines: Vec<_> = world.store.chat(&table, 4, 10).await.unwrap().into_iter().map(|line| line.line).collect();
        assert_eq!(lines, [5, 6, 7, 8, 9, 10]);
        assert_eq!(world.store.chat_by(&anna, None, 100).await.unwrap().len(), 10);
        world.store.set_chat(&table, false).await.unwrap();
        assert!(!world.store.table(&table).await.unwrap().unwrap().chat);
    }

    async fn a_rated_result_changes_ratings_exactly_once(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let table = world.table(vec![Occupant::Person(anna.clone()), Occupant::Person(bert.clone())]).await;
        let result = |account: &server::id::AccountId, place| Outcome { account: Some(account.clone()), place, score: 1 };
        let over = Update {
            status: Status::Over,
            turn: None,
            seats: None,
            due: None,
            results: vec![result(&anna, 2), result(&bert, 1)],
            rated: Some(Rated { game: "qin".to_owned(), players: 2 }),
        };
        let last = Append { update: over, ..append(&table, 1, "{}") };
        world.store.append(last.clone()).await.unwrap();
        assert!(matches!(world.store.append(last).await, Err(StoreError::Conflict)));
        let ranking = world.store.ranking("qin", 2, 10).await.unwrap();
        assert_eq!(ranking.iter().map(|rank| rank.name.as_str()).collect::<Vec<_>>(), ["Bert", "Anna"]);
        let rating = &world.store.ratings_of(&anna).await.unwrap()[0];
        assert!(rating.games == 1 && rating.mean < 25.0 && rating.updated == NOW, "{rating:?}");
        assert!(world.store.ranking("qin", 3, 10).await.unwrap().is_empty());
        assert!(world.store.integrity().await.unwrap().is_empty());
    }

    async fn a_match_ends_even_if_an_account_was_deleted(world) {
        let (anna, bert) = (world.account("Anna").await, world.account("Bert").await);
        let seats = vec![Occupant::Person(anna.clone()), Occupant::Person(bert.clone())];
        let table = world.table(seats.clone()).await;
        world.store.delete_account(&anna).await.unwrap();
        let result = |account: &server::id::AccountId, place| Outcome { account: Some(account.clone()), place, score: 1 };
        let over = Update {
            status: Status::Over,
            turn: None,
            seats: Some(seats),
            due: None,
            results: vec![result(&anna, 1), result(&bert, 2)],
            rated: Some(Rated { game: "qin".to_owned(), players: 2 }),
        };
        world.store.append(Append { update: over, ..append(&table, 1, "{}") }).await.unwrap();
        assert_eq!(world.store.seats(&table).await.unwrap()[0].occupant, Occupant::Former);
        assert_eq!(world.store.ranking("qin", 2, 10).await.unwrap().len(), 1);
    }
}
