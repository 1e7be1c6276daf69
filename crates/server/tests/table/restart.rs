//! A house that falls goes on where it was, on either kind of database.

use std::sync::Arc;

use crate::database::Server;
use crate::support::{Asker, Sitter, furnishing, kinds};
use adut_server::House;
use adut_store::{
    Missing, Newcomer, People, PersonId, StoreError, StoredPerson, Tables, Tally, open_tables,
};
use serde_json::json;

fn open(url: &str) -> Arc<House> {
    let url = url.to_owned();
    House::new(furnishing(Box::new(move || open_tables(&url, Missing::Create)))).unwrap()
}

async fn goes_on(url: &str) {
    let mut tables = Vec::new();
    {
        let asker = Asker::new(&open(url));
        for mut wish in kinds() {
            wish["practice"] = json!(true);
            wish["match"] = json!(true);
            let sitter = Sitter::open(&asker, wish).await;
            for _ in 0..3 {
                let snapshot = sitter.settled().await;
                if let Some(action) = snapshot["legal"][0].as_str() {
                    sitter.play(action, snapshot["ply"].as_u64().unwrap()).await;
                }
            }
            sitter.settled().await;
            sitter.post("/undo", json!({})).await;
            let mut snapshot = sitter.settled().await;
            if snapshot["over"].is_object() {
                sitter.post("/next", json!({})).await;
                snapshot = sitter.settled().await;
            }
            tables.push((sitter.table.clone(), sitter.asker.token.clone().unwrap(), snapshot));
        }
    }
    // Nothing of the first house is left but its database.
    let asker = Asker::new(&open(url));
    for (table, token, before) in tables {
        let sitter = Sitter { asker: asker.with_token(&token), table };
        assert_eq!(sitter.settled().await, before);
        let stranger = Sitter { asker: asker.with_token("wrong"), ..sitter.clone() };
        assert_eq!(stranger.get("").await.status, 401);
        sitter.play_to_the_end(|n| n - 1).await;
        assert_eq!(sitter.get("/record").await.status, 200);
    }
}

#[tokio::test]
async fn games_go_on_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    goes_on(&format!("sqlite:{}", folder.path().join("tables.db").display())).await;
}

#[tokio::test]
async fn games_go_on_with_postgresql() {
    if let Some(server) = Server::start() {
        goes_on(&server.url()).await;
    }
}

/// A house that can keep nothing shows nothing new.
#[tokio::test]
async fn what_is_not_kept_does_not_happen() {
    struct Broken(Box<dyn Tables>, Arc<std::sync::atomic::AtomicBool>);
    impl Tables for Broken {
        fn keep(&mut self, changes: &[adut_store::Happened]) -> Result<(), StoreError> {
            if self.1.load(std::sync::atomic::Ordering::Relaxed) {
                return Err(StoreError::TooLarge(0));
            }
            self.0.keep(changes)
        }
        fn table(&mut self, id: &str) -> Result<Option<adut_store::StoredTable>, StoreError> {
            self.0.table(id)
        }
        fn revision(&mut self, id: &str) -> Result<Option<u64>, StoreError> {
            self.0.revision(id)
        }
        fn announce(&mut self, present: &[(String, usize)]) -> Result<(), StoreError> {
            self.0.announce(present)
        }
        fn forget(&mut self, since: time::OffsetDateTime) -> Result<u64, StoreError> {
            self.0.forget(since)
        }
    }
    impl People for Broken {
        fn take_in(&mut self, newcomer: &Newcomer) -> Result<Option<StoredPerson>, StoreError> {
            self.0.take_in(newcomer)
        }
        fn person(&mut self, key: &[u8]) -> Result<Option<StoredPerson>, StoreError> {
            self.0.person(key)
        }
        fn tallies(&mut self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
            self.0.tallies(person)
        }
        fn dismiss(&mut self, person: PersonId) -> Result<bool, StoreError> {
            self.0.dismiss(person)
        }
    }
    let is_full = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let full = Arc::clone(&is_full);
    let house = House::new(furnishing(Box::new(move || {
        let store = open_tables("sqlite::memory:", Missing::Create)?;
        Ok(Box::new(Broken(store, Arc::clone(&full))) as Box<dyn Tables>)
    })));
    let asker = Asker::new(&house.unwrap());
    let wish = json!({ "game": "connect4", "seats": ["person", "person"], "practice": true });
    let sitter = Sitter::open(&asker, wish.clone()).await;
    sitter.play("1", 0).await;
    let before = sitter.get("").await.body;
    is_full.store(true, std::sync::atomic::Ordering::Relaxed);
    let other = json!({ "move": "4" });
    for answer in [
        sitter.post("/undo", json!({})).await,
        asker.post(&sitter.path("/join"), json!({})).await,
        asker.post("/api/tables", wish).await,
    ] {
        assert_eq!(answer.status, 503, "{}", answer.error());
        assert!(answer.error().contains("nothing was changed"));
    }
    assert_eq!(sitter.post("/moves", other).await.status, 409, "it is not this seat's turn");
    assert_eq!(sitter.get("").await.body, before);
}
