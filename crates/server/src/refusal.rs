//! What the server says when it does not do what was asked.

use adut_store::StoreError;
use adut_table::TableError;
use adut_trees::steps::TreeFault;
use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use thiserror::Error;
use utoipa::ToSchema;

/// Why a request is refused. Whatever is refused changes nothing.
#[derive(Debug, Error)]
pub enum Refusal {
    /// The request cannot be understood, or asks for what does not exist.
    #[error("{0}")]
    BadRequest(String),
    /// There is nothing under this name.
    #[error("there is no {what} called `{name}` here")]
    Unknown {
        /// A table, a review.
        what: &'static str,
        /// What was asked for, cut if long.
        name: String,
    },
    /// The path leads nowhere.
    #[error("there is nothing at this address")]
    Nothing,
    /// The path is there, but not for this.
    #[error("this address does not take requests of this kind")]
    WrongMethod,
    /// No token where one is needed.
    #[error("this needs the token of a seat or a run, as in `Authorization: Bearer TOKEN`")]
    NoToken,
    /// A token of no seat at this table.
    #[error("this token belongs to no seat at this table")]
    WrongToken,
    /// No key where one is needed.
    #[error("this needs the key of a name, as in `Authorization: Bearer KEY`")]
    NoKey,
    /// A key of nobody.
    #[error("this key belongs to no name")]
    WrongKey,
    /// Somebody else is called so.
    #[error("the name `{0}` is taken, or looks too much like one that is")]
    NameTaken(String),
    /// A program is called so.
    #[error("`{0}` is what a program or anybody is called here; choose another name")]
    NameOfProgram(String),
    /// A name is too long.
    #[error("a name has at most {most} characters, this one has {length}")]
    NameTooLong {
        /// How many it may have.
        most: usize,
        /// How many it has.
        length: usize,
    },
    /// A name has something in it that no name has.
    #[error("a name has letters, digits, spaces and the marks -_.'’, but not '{0}'")]
    NameCharacter(String),
    /// A name of marks alone.
    #[error("a name needs a letter or a digit")]
    NameEmpty,
    /// A name that could be mistaken for another one.
    #[error("a name has letters of one script: those of several look alike")]
    NameScripts,
    /// Who knows the seed knows all cards.
    #[error("a seed can be chosen only by who plays alone: it tells all cards")]
    SeedWithFriends,
    /// Nobody plays against himself.
    #[error("you sit at another seat of this table already, or somebody else sits at this one")]
    SitsElsewhere,
    /// Another seat is to act.
    #[error("it is seat {0}'s turn, not yours")]
    OutOfTurn(usize),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The game can still be won by more than one.
    #[error("the game is not decided yet")]
    NotDecided,
    /// The move was meant for another position.
    #[error("the move was meant for ply {meant}, but the game stands at ply {stands}")]
    Stale {
        /// The move's.
        meant: usize,
        /// The game's.
        stands: usize,
    },
    /// The move is against the rules.
    #[error("{0}")]
    Foul(String),
    /// There is no such tree, or it is too large.
    #[error(transparent)]
    Tree(#[from] TreeFault),
    /// Only where one practises.
    #[error("{0} only at a practice table")]
    PracticeOnly(&'static str),
    /// There is no move to take back.
    #[error("there is no move of yours to take back")]
    NothingToUndo,
    /// Nobody can sit down here any more.
    #[error("no seat is free at this table")]
    NoFreeSeat,
    /// Somebody else changed the table first.
    #[error("the table has changed in the meantime; look at it again")]
    Overtaken,
    /// A token of another run.
    #[error("this token does not belong to this run: only who began it can change it")]
    NotYourRun,
    /// Nobody plays this run.
    #[error("this run is not being played")]
    NotRunning,
    /// The run is played, or complete.
    #[error("this run is complete or being played; there is nothing to go on with")]
    NotStopped,
    /// What is played cannot be deleted.
    #[error("this run is being played; stop it first")]
    StillRunning,
    /// Somebody else's moves would be taken back, too.
    #[error("moves can be taken back only by who plays alone with programs")]
    NotAlone,
    /// The server is asked by a name that is not its own.
    #[error(
        "this server does not answer to the name `{0}`; whoever runs it can let it, with --host"
    )]
    OtherHost(String),
    /// The rest of the request does not come.
    #[error("the request did not come in time")]
    Slow,
    /// A hint for the table is under way.
    #[error("a hint for this table is being worked out already")]
    HintUnderWay,
    /// The page of another site asks.
    #[error("pages of other sites may not play here")]
    OtherOrigin,
    /// Too much from one client.
    #[error("too many {0} from your address; try again in a moment")]
    TooMany(&'static str),
    /// The server is full.
    #[error("there are too many {0} at the moment; try again later")]
    Full(&'static str),
    /// A seat's player could not go on.
    #[error("the player at seat {seat} cannot go on: {reason}")]
    Stuck {
        /// Whose.
        seat: usize,
        /// Why not.
        reason: String,
    },
    /// Nothing can be kept, so nothing is done.
    #[error("the server cannot keep the game at the moment; nothing was changed")]
    Storage,
    /// The database went away in the middle, so that nobody knows.
    #[error("the server cannot say at the moment whether it has kept this; look again in a moment")]
    Unsure,
    /// The server is at fault.
    #[error("the server made a mistake; nothing was changed")]
    Internal,
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Over => Self::Over,
            TableError::OutOfTurn(seat) => Self::OutOfTurn(seat),
            TableError::Stale { meant, stands } => Self::Stale { meant, stands },
            TableError::Illegal(reason) => Self::Foul(reason),
            TableError::NothingToUndo => Self::NothingToUndo,
            TableError::NotOver => Self::NotOver,
            TableError::SameCardsInMatch | TableError::Seats { .. } => {
                Self::BadRequest(error.to_string())
            }
            TableError::Record(_) | TableError::Empty | TableError::Seating(_) => Self::Internal,
        }
    }
}

impl Refusal {
    /// What HTTP calls it.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Tree(fault) if fault.is_size() => StatusCode::UNPROCESSABLE_ENTITY,
            Self::BadRequest(_)
            | Self::Tree(_)
            | Self::NameTooLong { .. }
            | Self::NameCharacter(_)
            | Self::NameEmpty
            | Self::NameScripts
            | Self::SeedWithFriends => StatusCode::BAD_REQUEST,
            Self::Unknown { .. } | Self::Nothing => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken | Self::WrongToken | Self::NoKey | Self::WrongKey | Self::NotYourRun => {
                StatusCode::UNAUTHORIZED
            }
            Self::PracticeOnly(_) | Self::NotAlone | Self::OtherOrigin => StatusCode::FORBIDDEN,
            Self::OtherHost(_) => StatusCode::MISDIRECTED_REQUEST,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::OutOfTurn(_)
            | Self::Over
            | Self::NotOver
            | Self::NotDecided
            | Self::Stale { .. }
            | Self::NothingToUndo
            | Self::NoFreeSeat
            | Self::NotRunning
            | Self::NotStopped
            | Self::StillRunning
            | Self::NameTaken(_)
            | Self::NameOfProgram(_)
            | Self::SitsElsewhere
            | Self::Overtaken => StatusCode::CONFLICT,
            Self::Foul(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany(_) | Self::HintUnderWay => StatusCode::TOO_MANY_REQUESTS,
            Self::Full(_) | Self::Storage | Self::Unsure => StatusCode::SERVICE_UNAVAILABLE,
            Self::Stuck { .. } | Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What it is called where it is told in other words: the message `error-CODE` says it in every
    /// language.
    pub fn code(&self) -> &'static str {
        match self {
            Self::BadRequest(_) => "bad-request",
            Self::Unknown { .. } => "unknown",
            Self::Nothing => "nothing",
            Self::WrongMethod => "wrong-method",
            Self::NoToken => "no-token",
            Self::WrongToken => "wrong-token",
            Self::NoKey => "no-key",
            Self::WrongKey => "wrong-key",
            Self::NameTaken(_) => "name-taken",
            Self::NameOfProgram(_) => "name-of-program",
            Self::NameTooLong { .. } => "name-too-long",
            Self::NameCharacter(_) => "name-character",
            Self::NameEmpty => "name-empty",
            Self::NameScripts => "name-scripts",
            Self::SeedWithFriends => "seed-with-friends",
            Self::SitsElsewhere => "sits-elsewhere",
            Self::OutOfTurn(_) => "out-of-turn",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::NotDecided => "not-decided",
            Self::Stale { .. } => "stale",
            Self::Foul(_) => "foul",
            Self::Tree(_) => "tree",
            Self::PracticeOnly(_) => "practice-only",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NoFreeSeat => "no-free-seat",
            Self::Overtaken => "overtaken",
            Self::NotYourRun => "not-your-run",
            Self::NotRunning => "not-running",
            Self::NotStopped => "not-stopped",
            Self::StillRunning => "still-running",
            Self::NotAlone => "not-alone",
            Self::OtherHost(_) => "other-host",
            Self::Slow => "slow",
            Self::HintUnderWay => "hint-under-way",
            Self::OtherOrigin => "other-origin",
            Self::TooMany(_) => "too-many",
            Self::Full(_) => "full",
            Self::Stuck { .. } => "stuck",
            Self::Storage => "storage",
            Self::Unsure => "unsure",
            Self::Internal => "internal",
        }
    }

    /// What is put into that message.
    fn args(&self) -> Value {
        match self {
            Self::BadRequest(detail) | Self::Foul(detail) => json!({ "detail": detail }),
            Self::Tree(fault) => json!({ "detail": fault.to_string() }),
            Self::Unknown { what, name } => json!({ "what": what, "name": name }),
            Self::NameTaken(name) | Self::NameOfProgram(name) | Self::OtherHost(name) => {
                json!({ "name": name })
            }
            Self::NameTooLong { most, length } => json!({ "most": most, "length": length }),
            Self::NameCharacter(character) => json!({ "character": character }),
            Self::Stuck { seat, .. } => json!({ "seat": seat.to_string() }),
            _ => json!({}),
        }
    }

    /// What is sent.
    pub(crate) fn told(&self) -> Complaint {
        Complaint { error: self.to_string(), code: self.code(), args: self.args() }
    }

    /// What a database's failure means to who asked; the log has all of it.
    pub(crate) fn of_store(error: StoreError) -> Self {
        match error {
            StoreError::Overtaken => return Self::Overtaken,
            StoreError::NoSuchRun(_) => return Self::Nothing,
            StoreError::Nul => return Self::BadRequest(error.to_string()),
            _ => tracing::error!(%error, "the database refused"),
        }
        if matches!(error, StoreError::Unknown { .. }) { Self::Unsure } else { Self::Storage }
    }

    /// As it is written where there is no request yet.
    pub(crate) fn complaint(&self) -> String {
        serde_json::to_string(&self.told()).unwrap_or_default()
    }

    /// Nothing is called so.
    pub(crate) fn unknown(what: &'static str, name: &str) -> Self {
        Self::Unknown { what, name: name.chars().take(40).collect() }
    }
}

/// How a refusal is written.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Complaint {
    /// One sentence in English.
    pub(crate) error: String,
    /// What it is called: the message `error-CODE` says it in every language.
    pub(crate) code: &'static str,
    /// What is put into that message, by name.
    #[schema(value_type = Object)]
    pub(crate) args: Value,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status(), Json(self.told())).into_response()
    }
}

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Self {
        Self::BadRequest(rejection.body_text())
    }
}

impl From<PathRejection> for Refusal {
    fn from(rejection: PathRejection) -> Self {
        Self::BadRequest(rejection.body_text())
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Self {
        Self::BadRequest(rejection.body_text())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use adut_words::{Language, ast};

    /// Every code has its message, and every message its code; the page says one more itself.
    #[test]
    fn every_refusal_can_be_told_in_every_language() {
        let source = include_str!("refusal.rs");
        let of_code = |line: &str| {
            let (_, code) = line.trim().strip_prefix("Self::")?.split_once("=> \"")?;
            code.strip_suffix("\",").map(|code| format!("error-{code}"))
        };
        let mut codes: BTreeSet<String> = source.lines().filter_map(of_code).collect();
        assert!(codes.len() > 40, "{codes:?}");
        codes.insert("error-unreachable".to_owned());
        for language in Language::ALL {
            let messages = &ast(language)["messages"];
            let keys = messages.as_object().unwrap().keys();
            let told: BTreeSet<String> =
                keys.filter(|key| key.starts_with("error-")).cloned().collect();
            assert_eq!(told, codes, "{language}");
        }
    }
}
