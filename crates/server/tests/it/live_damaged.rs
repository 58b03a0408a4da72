//! Logs that can't be replayed are reported, and everything else keeps working.

use std::collections::BTreeSet;
use std::time::Duration;

use game::Rng;
use serde_json::json;
use server::config::{Config, Settings};
use server::ops;
use server::store::Status;
use testing::fixtures::Folder;

use crate::player::{Live, account, act, begun, guest, play, qin};
use crate::site::{Browser, Site};
use crate::world::{World, both};

/// Kinds of damage to a stored table, and the doctor's findings.
const DAMAGE: [(&str, &str); 7] = [
    ("UPDATE entries SET body = '{\"version\":4,' WHERE table_id = '{id}' AND version = 4", "entry 4"),
    ("DELETE FROM entries WHERE table_id = '{id}' AND version = 4", "entry 4"),
    (
        "UPDATE entries SET body = REPLACE(body, '\"seat\":0', '\"seat\":1') WHERE table_id = '{id}' AND version >= 4",
        "entry ",
    ),
    ("UPDATE tables SET options = '{\"rules\":' WHERE id = '{id}'", "options"),
    ("UPDATE tables SET status = '?' WHERE id = '{id}'", "tables.status"),
    ("UPDATE tables SET visibility = '?' WHERE id = '{id}'", "tables.visibility"),
    (
        "INSERT INTO accounts (id, name, name_key, created, settings) VALUES ('?', '?', '?', 1, '{}'); \
         UPDATE tables SET host = '?' WHERE id = '{id}'",
        "tables.host",
    ),
];

async fn doctor(world: &World) -> Vec<ops::Finding> {
    let folder = Folder::new();
    let listen = Some("127.0.0.1:0".parse().unwrap());
    let settings = Settings { data: Some(folder.path().to_owned()), listen, ..Settings::default() };
    let mut config = Config::load(settings).unwrap();
    config.database = world.target.clone();
    ops::doctor(&config).await
}

fn found(findings: &[ops::Finding], what: &str) -> Result<String, String> {
    findings.iter().find(|finding| finding.what == what).unwrap().how.clone()
}

/// Begins matches of two people at tables that are no longer in memory. Also returns one of the people.
async fn matches(world: &World, count: usize) -> (Vec<String>, Browser) {
    let site = Site::over(world.another().await).await;
    let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let mut tables = Vec::new();
    for _ in 0..count {
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        play(&mut players, &mut Rng::new(5), 12).await;
        tables.push(table);
    }
    site.stop().await;
    (tables, anna)
}

both! {
    async fn a_damaged_table_is_reported_and_the_others_keep_working(world) {
        let (tables, mut anna) = matches(&world, DAMAGE.len()).await;
        assert!(found(&doctor(&world).await, "logs").is_ok());
        for (table, (sql, _)) in tables.iter().zip(DAMAGE) {
            world.sql(&sql.replace("{id}", table)).await;
            // A server would try again and again.
            world.sql(&format!("UPDATE tables SET due = 1 WHERE id = '{table}'")).await;
        }
        let site = Site::over(world.another().await).await;
        let (cleo, dora) = (guest(&site, "Cleo").await, guest(&site, "Dora").await);
        for table in &tables {
            for path in ["", "/entries", "/record"] {
                cleo.get(&format!("/api/tables/{table}{path}")).await.refused(500, "damaged_log");
            }
            let wanted = json!({ "seen": 12, "command": { "do": "leave", "seat": 0 } });
            cleo.post(&format!("/api/tables/{table}/do"), wanted).await.refused(500, "damaged_log");
            let mut live = Live::dial(&cleo, table, None).await.unwrap();
            let refused = live.hear().await.unwrap();
            assert_eq!((&refused["type"], &refused["error"]["code"]), (&json!("refused"), &json!("damaged_log")));
            let end = live.hear_end().await.expect("an end with a reason");
            assert_eq!(u16::from(end.code), 1011, "coming back would not help");
        }
        cleo.get("/api/lobby").await.ok(200);
        cleo.get("/api/me/export").await.ok(200);
        // A player there still sees tables with valid rows.
        anna.address = site.address;
        let lobby = anna.get("/api/lobby").await.ok(200).json();
        let mine = lobby["mine"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap());
        assert_eq!(mine.collect::<BTreeSet<_>>(), tables[..3].iter().map(String::as_str).collect());
        anna.get("/api/tables?list=mine&limit=1").await.ok(200);
        anna.get("/api/me/export").await.ok(200);
        let healthy = begun(&[&cleo, &dora], qin(2)).await;
        let mut players = [Live::connect(&cleo, &healthy, None).await, Live::connect(&dora, &healthy, None).await];
        play(&mut players, &mut Rng::new(6), 20).await;
        let mine = cleo.get("/api/lobby").await.ok(200).json();
        assert_eq!(mine["mine"][0]["id"], healthy);
        site.stop().await;

        // The logs are unchanged, and the doctor lists all of them.
        let wrong = found(&doctor(&world).await, "logs").unwrap_err();
        assert!(wrong.starts_with("7 tables: "), "{wrong}");
        for (table, (_, why)) in tables.iter().zip(DAMAGE) {
            let about = wrong.split("; ").find(|about| about.contains(table.as_str())).unwrap_or_else(|| panic!("{wrong}"));
            assert!(about.contains(why), "{about}");
        }
    }

    async fn a_repaired_table_can_be_played_again(world) {
        let table = matches(&world, 1).await.0.remove(0);
        let body = world.store.entries(&table.parse().unwrap(), 5).await.unwrap().remove(0).body;
        world.sql(&format!("UPDATE entries SET body = '?' WHERE table_id = '{table}' AND version = 5")).await;
        let site = Site::over(world.another().await).await;
        let browser = site.browser();
        browser.get(&format!("/api/tables/{table}")).await.refused(500, "damaged_log");
        let body = body.replace('\'', "''");
        world.sql(&format!("UPDATE entries SET body = '{body}' WHERE table_id = '{table}' AND version = 5")).await;
        browser.get(&format!("/api/tables/{table}")).await.ok(200);
        site.stop().await;
    }

    async fn many_damaged_tables_do_not_delay_other_bots(world) {
        let first = Site::over(world.another().await).await;
        let mut people = [account(&first, "Anna").await, account(&first, "Bert").await];
        let mut options = qin(2);
        (options["stand_in"], options["first"]) = (json!("level:1"), json!({ "seat": 1 }));
        let table = begun(&[&people[0], &people[1]], options).await;
        first.stop().await;
        world.sql(
            "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 700) \
             INSERT INTO tables (id, game, players, options, secret, visibility, status, chat, created, updated, due) \
             SELECT 'aaaaaaaaa' || (100 + n), t.game, t.players, '?', t.secret, 'private', 'live', t.chat, 1, 1, 1 \
             FROM numbers, tables t",
        ).await;
        let second = Site::over(world.another().await).await;
        people.iter_mut().for_each(|person| person.address = second.address);
        // The match is rated, so bots play it to its end.
        for (seat, person) in people.iter().enumerate() {
            act(person, &table, 8 + seat, json!({ "do": "leave", "seat": seat })).await;
        }
        second.stop().await;
        // Another server must continue it, after all the other due tables.
        let third = Site::over(world.another().await).await;
        third.clock.advance(Duration::from_secs(200));
        while world.store.table(&table.parse().unwrap()).await.unwrap().unwrap().status != Status::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        third.stop().await;
    }

    async fn the_doctor_compares_lists_with_logs(world) {
        let (tables, _) = matches(&world, 3).await;
        let well = doctor(&world).await;
        assert_eq!(found(&well, "lists"), Ok("all lists agree with the logs".to_owned()));
        assert_eq!(found(&well, "logs"), Ok("3 tables replayed".to_owned()));
        world.sql(&format!("UPDATE tables SET status = 'gathering' WHERE id = '{}'", tables[0])).await;
        world.sql(&format!("UPDATE table_seats SET kind = 'nobody', account = NULL WHERE table_id = '{}'", tables[1])).await;
        // A truncated log, which the log itself doesn't show.
        world.sql(&format!("UPDATE tables SET updated = updated + 1 WHERE id = '{}'", tables[2])).await;
        let ill = doctor(&world).await;
        assert!(found(&ill, "logs").is_ok(), "the remaining log is valid");
        let wrong = found(&ill, "lists").unwrap_err();
        for (table, what) in tables.iter().zip(["the status", "the seats", "the last change"]) {
            assert!(wrong.contains(&format!("{table} ({what}")), "{what}: {wrong}");
        }
    }
}
