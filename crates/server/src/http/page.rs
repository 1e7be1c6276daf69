//! The files of the page, which are in the program.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

use adut_kernel::{Equipment, Rules};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::{Embed, EmbeddedFile};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::Refusal;

#[derive(Embed)]
#[folder = "page/"]
struct Files;

/// A file of the page: what draws a game comes with the game.
fn embedded(path: &str) -> Option<EmbeddedFile> {
    let Some(of_game) = path.strip_prefix("games/") else { return Files::get(path) };
    let (name, file) = of_game.split_once('/')?;
    adut_registry::kind(name).ok()?.page_file(file)
}

/// The file of this address; the page itself at the root.
pub(super) async fn file(uri: Uri, headers: HeaderMap) -> Result<Response, Refusal> {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let (data, tag) = if path == GAMES_INDEX {
        (Cow::Borrowed(games_index().as_bytes()), tag(&Sha256::digest(games_index())))
    } else {
        let file = embedded(path).ok_or(Refusal::Nothing)?;
        (file.data, tag(&file.metadata.sha256_hash()))
    };
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    // The browser asks each time whether there is something new, and mostly there is not.
    let kept = HeaderValue::from_static("no-cache");
    let kind = HeaderValue::from_static(kind(path));
    let headers =
        [(header::CONTENT_TYPE, kind), (header::ETAG, tag), (header::CACHE_CONTROL, kept)];
    Ok((headers, data).into_response())
}

/// The list of games for the page: what each is played with, and the module and the style that it
/// brings. A game that brings no module has a plain table.
const GAMES_INDEX: &str = "games/index.js";

fn games_index() -> &'static str {
    static INDEX: LazyLock<String> = LazyLock::new(|| {
        let (mut imports, mut modules, mut styles) = (String::new(), Vec::new(), Vec::new());
        let mut games = Vec::new();
        for (n, kind) in adut_registry::GAMES.iter().enumerate() {
            let name = kind.name;
            let equipment = kind.with_rules(&Rules::new()).map(|game| game.equipment());
            let Equipment { pack, points, .. } = equipment.unwrap_or_default();
            let played_with = json!({ "pack": pack, "points": points });
            games.push(format!("{}: {played_with}", json!(name)));
            let has = |file: &str| kind.page_file(file).is_some();
            if has("index.js") {
                let _ = writeln!(imports, "import * as game{n} from './{name}/index.js';");
                modules.push(format!("{}: game{n}", json!(name)));
            }
            if has("style.css") {
                styles.push(format!("/games/{name}/style.css"));
            }
        }
        format!(
            "{imports}\nexport const GAMES = {{ {} }};\nexport const MODULES = {{ {} }};\nexport const STYLES = {};\n",
            games.join(", "),
            modules.join(", "),
            json!(styles),
        )
    });
    &INDEX
}

/// A file of the page by its path, such as `js/dom.js`: for programs that write pages of their own
/// with its parts.
pub fn page_file(path: &str) -> Option<Cow<'static, str>> {
    match embedded(path)?.data {
        Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
    }
}

/// Weak, because what is sent may be compressed.
fn tag(digest: &[u8]) -> HeaderValue {
    let mut tag = "W/\"".to_owned();
    for byte in &digest[..12] {
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
