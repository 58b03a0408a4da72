//! The built page (`cargo page` makes it from `web/`), inside the program.
//!
//! Every file is there as it is and, if that is worth it, compressed as `.br` and `.gz`.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page itself.
pub const INDEX: &str = "index.html";

/// Names that never stand for something else: they have a hash of the content in them.
const LASTING: &str = "assets/";

/// A file of the page.
#[derive(Clone, Debug)]
pub struct File {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// What it is.
    pub media_type: &'static str,
    /// How it is compressed, as HTTP names it.
    pub encoding: Option<&'static str>,
    /// Something that changes with the content.
    pub tag: String,
    /// Will this name always stand for this content?
    pub lasting: bool,
}

/// Was a page built before the program was?
pub fn is_built() -> bool {
    Dist::get(INDEX).is_some()
}

/// The file with this name, compressed in one of the ways that are accepted (as in the header
/// `Accept-Encoding`) if it can be.
pub fn file(name: &str, accepted: &str) -> Option<File> {
    if name.ends_with(".br") || name.ends_with(".gz") {
        return None;
    }
    let accepts = |way: &str| accepted.split(',').any(|one| one.split(';').next().is_some_and(|one| one.trim() == way));
    let compressed = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(way, _)| accepts(way));
    let found =
        compressed.filter_map(|(way, ending)| Some((Dist::get(&format!("{name}.{ending}"))?, Some(way)))).next();
    let (found, encoding) = found.or_else(|| Some((Dist::get(name)?, None)))?;
    let hash = found.metadata.sha256_hash();
    let tag = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    Some(File { bytes: found.data, media_type: media_type(name), encoding, tag, lasting: name.starts_with(LASTING) })
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_browsers_ask_for_has_its_type() {
        assert_eq!(media_type("assets/engine-1.wasm"), "application/wasm");
        assert_eq!(media_type("index.html"), "text/html; charset=utf-8");
        assert_eq!(media_type("qin-2.net"), "application/octet-stream");
    }

    #[test]
    fn a_compressed_file_is_not_asked_for_by_its_own_name() {
        assert!(file("index.html.br", "br").is_none());
        assert!(file("no-such-file", "br, gzip").is_none());
    }
}
