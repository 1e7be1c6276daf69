//! What the server says when it does not do what was asked.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::trees::TreeFault;

/// Why a request is refused. Whatever is refused changes nothing.
#[derive(Debug, Error)]
pub enum Refusal {
    /// The request cannot be understood, or asks for what does not exist.
    #[error("{0}")]
    Senseless(String),
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
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
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
    /// The page of another site asks.
    #[error("pages of other sites may not play here")]
    OtherOrigin,
    /// Too much from one client.
    #[error("too many {0} from your address; try again in a moment")]
    TooMany(&'static str),
    /// The house is full.
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
    /// The server is at fault.
    #[error("the server made a mistake; nothing was changed")]
    Internal,
}

impl Refusal {
    /// What HTTP calls it.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Tree(fault) if fault.is_size() => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Senseless(_) | Self::Tree(_) => StatusCode::BAD_REQUEST,
            Self::Unknown { .. } | Self::Nothing => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken | Self::WrongToken | Self::NoKey | Self::WrongKey | Self::NotYourRun => {
                StatusCode::UNAUTHORIZED
            }
            Self::PracticeOnly(_) | Self::OtherOrigin => StatusCode::FORBIDDEN,
            Self::OutOfTurn(_)
            | Self::Over
            | Self::NotOver
            | Self::MatchOver
            | Self::Stale { .. }
            | Self::NothingToUndo
            | Self::NoFreeSeat
            | Self::NotRunning
            | Self::NotStopped
            | Self::StillRunning
            | Self::NameTaken(_)
            | Self::SitsElsewhere
            | Self::Overtaken => StatusCode::CONFLICT,
            Self::Foul(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Full(_) | Self::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Self::Stuck { .. } | Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Nothing is called so.
    pub(crate) fn unknown(what: &'static str, name: &str) -> Self {
        Self::Unknown { what, name: name.chars().take(40).collect() }
    }
}

/// How a refusal is written.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Complaint {
    /// One sentence.
    error: String,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status(), Json(Complaint { error: self.to_string() })).into_response()
    }
}

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Self {
        Self::Senseless(rejection.body_text())
    }
}

impl From<PathRejection> for Refusal {
    fn from(rejection: PathRejection) -> Self {
        Self::Senseless(rejection.body_text())
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Self {
        Self::Senseless(rejection.body_text())
    }
}
