//! The files of the page, which are in the program.

use std::borrow::Cow;
use std::fmt::Write as _;

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::Refusal;

#[derive(Embed)]
#[folder = "page/"]
struct Files;

/// The file of this address; the page itself at the root.
pub(super) async fn file(uri: Uri, headers: HeaderMap) -> Result<Response, Refusal> {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let file = Files::get(path).ok_or(Refusal::Nothing)?;
    let tag = tag(&file);
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    // The browser asks each time whether there is something new, and mostly there is not.
    let kept = HeaderValue::from_static("no-cache");
    let kind = HeaderValue::from_static(kind(path));
    let headers =
        [(header::CONTENT_TYPE, kind), (header::ETAG, tag), (header::CACHE_CONTROL, kept)];
    Ok((headers, file.data).into_response())
}

/// A file of the page by its path, such as `js/dom.js`: for programs that write pages of their own
/// with its parts.
pub fn page_file(path: &str) -> Option<Cow<'static, str>> {
    match Files::get(path)?.data {
        Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
    }
}

/// Weak, because what is sent may be compressed.
fn tag(file: &EmbeddedFile) -> HeaderValue {
    let mut tag = "W/\"".to_owned();
    for byte in &file.metadata.sha256_hash()[..12] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("W/\"\""))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}
