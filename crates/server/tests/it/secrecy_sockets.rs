//! Searches every byte that players and spectators receive over real sockets for secrets.

use std::net::SocketAddr;

use serde_json::{Value, json};
use table::{Act, Entry, Sitter};
use testing::clients::{Guest, Player, Whereabouts};
use tokio::sync::watch;

use crate::player::{kaiser, qin};
use crate::site::Site;
use crate::world::World;

/// The number of matches per game and number of players.
const MATCHES: u64 = 4;

/// Everything one viewer received before and after the end of the match.
struct Heard {
    player: Player,
    cookie: Option<String>,
    before: Vec<String>,
    after: Vec<String>,
}

/// Requests everything repeatedly until the match is over.
async fn pry(guest: &Guest, address: SocketAddr, table: &str) -> (Vec<String>, Vec<String>) {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    let paths = [
        format!("/api/tables/{table}/record"),
        format!("/api/tables/{table}/entries"),
        format!("/api/tables/{table}/chat"),
        "/api/lobby".to_owned(),
        "/api/me".to_owned(),
        "/api/me/export".to_owned(),
        format!("/api/tables/{table}"),
    ];
    loop {
        for path in &paths {
            let answer = guest.get(address, path).await.unwrap();
            let shows_all =
                (path.ends_with("/record") && answer.status == 200) || answer.json()["look"]["progress"] == "over";
            if shows_all { &mut after } else { &mut before }.push(answer.text);
        }
        if !after.is_empty() {
            return (before, after);
        }
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    }
}

async fn viewer(server: Whereabouts, guest: Guest, table: String, seat: Option<usize>, seed: u64) -> Heard {
    let address = server.borrow().unwrap();
    let mut player = Player::new(guest.clone(), &table, seat, seed);
    // They disconnect now and then, and reconnect with the version seen.
    player.restless = 15;
    let (_, (mut before, mut after)) = tokio::join!(player.play(&server), pry(&guest, address, &table));
    after.extend(player.heard.pop());
    before.append(&mut player.heard);
    Heard { player, cookie: guest.cookie, before, after }
}

/// Base64 without padding.
fn base64(bytes: &[u8]) -> String {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bits: Vec<usize> =
        bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| usize::from(byte >> bit & 1))).collect();
    let letter = |six: &[usize]| letters[(0..6).fold(0, |sum, bit| sum * 2 + six.get(bit).unwrap_or(&0))] as char;
    bits.chunks(6).map(letter).collect()
}

/// Returns parts of a secret in possible encodings.
fn written(bytes: &[u8]) -> Vec<String> {
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let whole = base64(bytes);
    let numbers: Vec<_> = bytes[..8].iter().map(ToString::to_string).collect();
    let mut ways = vec![hex.to_uppercase(), whole[..20].to_owned(), whole[..20].replace('+', "-").replace('/', "_")];
    ways.push(numbers.join(","));
    ways.extend((0..bytes.len() / 8).map(|part| hex[16 * part..16 * part + 16].to_owned()));
    ways
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|n| u8::from_str_radix(&text[2 * n..2 * n + 2], 16).unwrap()).collect()
}

async fn one_match(site: &Site, server: &Whereabouts, options: Value, seed: u64) -> usize {
    let players = options["players"].as_u64().unwrap() as usize;
    let mut guests = Vec::new();
    for _ in 0..players {
        guests.push(Guest::arrive(server).await);
    }
    let table = guests[0].open(server, &options, &json!(vec!["open"; players])).await;
    let seats = (0..players).map(Some).chain([None, None]);
    // A spectator with a cookie and one without.
    let spectators = [Guest::arrive(server).await, Guest::default()];
    let viewers: Vec<_> = guests
        .into_iter()
        .chain(spectators)
        .zip(seats)
        .enumerate()
        .map(|(n, (guest, seat))| {
            tokio::spawn(viewer(server.clone(), guest, table.clone(), seat, 100 * seed + n as u64))
        })
        .collect();
    let mut all = Vec::new();
    for viewer in viewers {
        all.push(viewer.await.unwrap());
    }

    let id = table.parse().unwrap();
    let secret = site.state.store.secret(&id).await.unwrap().unwrap().0;
    let log = site.state.store.entries(&id, 1).await.unwrap();
    // They may have sat down in any order.
    let mut accounts: Vec<(usize, String)> = log.iter().filter_map(|entry| account(&entry.body)).collect();
    accounts.sort_unstable();
    assert_eq!(accounts.len(), players);
    for (n, heard) in all.iter().enumerate() {
        let mut canaries = written(&secret);
        for (other, theirs) in all.iter().enumerate().filter(|(other, _)| *other != n) {
            let token = theirs.cookie.as_ref().map(|cookie| cookie.split_once('=').unwrap().1.to_owned());
            canaries.extend(token);
            canaries.extend(written(&unhex(&theirs.player.contribution)));
            canaries.extend(accounts.get(other).map(|(_, id)| id.clone()));
        }
        for text in &heard.before {
            let found = canaries.iter().position(|canary| text.contains(canary));
            assert_eq!(found, None, "viewer {n} was sent what is secret: {text}");
        }
        // The same search finds what is shown after the match.
        for text in &heard.after {
            assert!(text.contains(&canaries[4]), "the secret is shown at the end: {text}");
        }
        assert!(heard.player.connections > 1 || heard.player.entries.len() < 30, "somebody has come back");
    }
    all.iter().flat_map(|heard| &heard.before).map(String::len).sum()
}

/// Returns who sits down in an entry, and where.
fn account(body: &str) -> Option<(usize, String)> {
    match serde_json::from_str::<Entry>(body).unwrap().act {
        Act::Sit { seat, sitter: Sitter::Guest(player) | Sitter::Person(player), .. } => {
            Some((seat.index(), player.id))
        }
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_sent_before_the_match_is_over() {
    let world = World::sqlite().await;
    let site = Site::over(world.store.clone()).await;
    let (_tell, server) = watch::channel(Some(site.address));
    let five = json!({ "game": "kaiser", "map": "4-5", "players": 5, "fortifications": true });
    for (kind, options) in [qin(2), qin(3), qin(4), kaiser(3), kaiser(4), five].into_iter().enumerate() {
        let matches = (0..MATCHES).map(|n| one_match(&site, &server, options.clone(), 10 * kind as u64 + n));
        let bytes: usize = futures_util::future::join_all(matches).await.iter().sum();
        println!("{options}: {MATCHES} matches, {bytes} bytes");
        assert!(bytes > 100_000);
    }
}
