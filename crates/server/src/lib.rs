//! The table in the browser: the page, its API and its storage.
