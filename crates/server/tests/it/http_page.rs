//! The page, as browsers ask for it.

use crate::site::Site;

/// The name of the page's script, which has a hash in it.
fn script(page: &str) -> &str {
    let start = page.find("src=\"/assets/").unwrap() + "src=\"".len();
    &page[start..start + page[start..].find('"').unwrap()]
}

#[tokio::test]
async fn every_path_of_the_page_serves_the_page() {
    let site = Site::new().await;
    let visitor = site.browser();
    if !page::is_built() {
        let told = visitor.get("/").await.ok(404).text;
        assert!(told.contains("cargo page"), "{told}");
        return;
    }
    let front = visitor.get("/").await.ok(200);
    assert_eq!(front.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(front.header("cache-control"), "no-cache");
    assert_eq!(visitor.get("/t/abcdefgh").await.ok(200).text, front.text);
    let known = site.browser().saying("if-none-match", front.header("etag"));
    assert_eq!(known.get("/").await.ok(304).text, "");
}

#[tokio::test]
async fn page_files_are_compressed_and_cached_forever() {
    if !page::is_built() {
        return;
    }
    let site = Site::new().await;
    let front = site.browser().get("/").await.ok(200);
    let plain = site.browser().get(script(&front.text)).await.ok(200);
    assert!(plain.header("cache-control").contains("immutable"), "{:?}", plain.headers);
    assert_eq!(plain.header("content-encoding"), "");
    let file = page::file(script(&front.text).trim_start_matches('/'), "gzip, br").unwrap();
    assert_eq!(file.encoding, Some("br"));
    assert!(file.bytes.len() < plain.text.len() / 2);
    site.browser().get("/assets/no-such-file.js").await.refused(404, "no_route");
    site.browser().get("/index.html.br").await.refused(404, "no_route");
}
