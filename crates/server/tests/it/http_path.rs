//! A server under a path, whether the proxy strips the path or not.

use hyper::Method;
use serde_json::json;
use server::config::Settings;

use crate::player::{Live, qin};
use crate::site::{Browser, Site};

async fn under(public_url: &str) -> Site {
    let settings = Settings { public_url: Some(public_url.parse().unwrap()), ..Settings::default() };
    Site::with(settings, server::http::app).await
}

#[tokio::test]
async fn every_route_works_with_and_without_the_path() {
    let site = under("http://example.org/mandate").await;
    for prefix in ["", "/mandate"] {
        let guest = site.browser().saying("origin", "http://example.org");
        let entered = guest.post(&format!("{prefix}/api/guests"), json!({})).await.ok(201);
        let cookie = entered.header("set-cookie").to_owned();
        assert!(cookie.starts_with("mandate=") && cookie.contains("; Path=/mandate;"), "{cookie}");
        guest.get(&format!("{prefix}/api/me")).await.ok(200);
        guest.get(&format!("{prefix}/healthz")).await.ok(200);
        guest.get(&format!("{prefix}/api/nothing")).await.refused(404, "no_route");
        let open = json!({ "options": qin(2), "visibility": "private" });
        let opened = guest.post(&format!("{prefix}/api/tables"), open).await.ok(201).json();
        let (id, link) = (opened["id"].as_str().unwrap(), opened["link"].as_str().unwrap());
        assert_eq!(link, format!("http://example.org/mandate/t/{id}"));
        Live::dial_at(&guest, &format!("{prefix}/api/tables/{id}/live")).await.unwrap();
    }
    let foreign = |origin: &str| site.browser().saying("origin", origin);
    foreign("http://example.org/mandate").post("/api/guests", json!({})).await.refused(403, "cross_site");
    foreign("http://evil.example").post("/mandate/api/guests", json!({})).await.refused(403, "cross_site");
    site.browser().get("/mandates/api/me").await.ok(page_status());
}

fn page_status() -> u16 {
    if page::is_built() { 200 } else { 404 }
}

#[tokio::test]
async fn with_https_the_cookie_stays_under_the_path() {
    let site = under("https://example.org/mandate").await;
    let guest = site.browser().saying("origin", "https://example.org");
    let entered = guest.post("/mandate/api/guests", json!({})).await.ok(201);
    let cookie = entered.header("set-cookie");
    // Browsers refuse the prefix __Host- for a cookie with a path.
    assert!(cookie.starts_with("__Secure-mandate=") && cookie.contains("; Path=/mandate;"), "{cookie}");
    assert!(cookie.contains("; Secure"), "{cookie}");
    guest.get("/mandate/api/me").await.ok(200);
}

/// The addresses in a page.
fn addresses(page: &str) -> Vec<&str> {
    let after = |mark| page.split(mark).skip(1).filter_map(|rest: &str| rest.split('"').next());
    after("src=\"").chain(after("href=\"")).collect()
}

async fn index(browser: &Browser, path: &str) -> String {
    browser.get(path).await.ok(200).text
}

#[tokio::test]
async fn the_page_names_its_files_under_the_path() {
    if !page::is_built() {
        return;
    }
    let site = under("https://example.org/games/mandate").await;
    let visitor = site.browser();
    let packed = site.browser().saying("accept-encoding", "br, gzip");
    let page = index(&visitor, "/games/mandate/t/abcdefgh").await;
    assert_eq!(page, index(&packed, "/").await);
    let files = addresses(&page);
    assert!(files.len() >= 5, "{page}");
    for file in files {
        assert!(file.starts_with("/games/mandate/"), "{file}");
        for file in [file, file.strip_prefix("/games/mandate").unwrap()] {
            visitor.send(Method::HEAD, file, None).await.ok(200);
        }
    }
    let plain = Site::new().await;
    let page = index(&plain.browser(), "/").await;
    assert!(addresses(&page).iter().all(|file| file.starts_with('/') && !file.contains("mandate/")), "{page}");
}
