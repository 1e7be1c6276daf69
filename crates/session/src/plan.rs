//! A comparison that is ready to be played.

use std::error::Error;
use std::sync::Arc;

use adut_arena::compare::{
    Agreement, Entrant, Heard, Layout, Meetings, Piece, Place, Plan, Profile, Run, Shard, Sink,
    Timing, agreement, label, lineups, split_alias,
};
use adut_kernel::{Player, Rules, Seed, Sees};
use adut_players::{Chosen, PlayerError, Programs};

use crate::CardGame;
use crate::guest::{GuestPlayer, NamedGuest};

/// What can go wrong where records are kept.
pub type SinkError = Box<dyn Error + Send + Sync>;

/// Where the records of a comparison go.
pub type DynSink<'a> = dyn Sink<Error = SinkError> + 'a;

/// Who plays, and on what.
#[derive(Clone)]
pub struct PlanSpec {
    /// The players, each with its settings and perhaps an alias before it. Who is named twice also plays
    /// against itself.
    pub players: Vec<String>,
    /// Who meets whom.
    pub meetings: Meetings,
    /// How many decks.
    pub deals: u64,
    /// What all randomness comes from.
    pub seed: String,
    /// How many random moves open a game that has no deck.
    pub opening: usize,
    /// Which part of the decks to play.
    pub shard: Shard,
    /// Whether outside programs are started, and how long they have for a move.
    pub programs: Programs,
    /// Who else may be named among the players.
    pub guests: Vec<NamedGuest>,
}

/// A comparison that is ready to be played.
pub trait DynPlan: Send + Sync {
    /// The frame of the comparison.
    fn layout(&self) -> Layout;
    /// Who takes part.
    fn profiles(&self) -> &[Profile];
    /// Plays what is left of a run of this plan, on rayon's threads.
    fn play(&self, run: &mut Run, sink: &mut DynSink<'_>) -> Result<Timing, SinkError>;
    /// Plays some blocks of one pair, by their numbers in the pair, on rayon's threads.
    fn play_piece(&self, layout: &Layout, place: Place, wants_records: bool) -> Piece;
    /// How often the players choose the same, in so many situations.
    fn agreement(&self, situations: usize, heard: &Heard<'_>) -> Option<Agreement>;
}

pub(crate) struct PlanOf<G: CardGame> {
    plan: Plan<G>,
    profiles: Vec<Profile>,
}

impl<G: CardGame> PlanOf<G> {
    pub(crate) fn new(game: &G, spec: &PlanSpec) -> Result<Self, PlayerError> {
        let PlanSpec { players, meetings, deals, seed, opening, shard, programs, guests } = spec;
        let mut entrants: Vec<Entrant<G>> = Vec::new();
        let mut plays_itself = Vec::new();
        for name in players {
            if let Some(known) = entrants.iter().position(|known| known.name == *name) {
                plays_itself[known] = true;
                continue;
            }
            let guest = guests.iter().find(|guest| guest.name == *name);
            let (alias, text) = match split_alias(name).filter(|_| guest.is_none()) {
                Some((alias, player)) => (Some(alias), player),
                None => (None, name.as_str()),
            };
            let is_taken = entrants.iter().any(|known| label(&known.name) == label(name))
                || G::catalogue().iter().any(|entry| alias == Some(entry.name));
            if is_taken {
                return Err(PlayerError::Alias(label(name).to_owned()));
            }
            plays_itself.push(false);
            if let Some(found) = guest {
                let guest = Arc::clone(&found.guest);
                let make = move || Player::Outside(Box::new(GuestPlayer(Arc::clone(&guest))));
                let (name, sees) = (name.clone(), Sees::Honest);
                entrants.push(Entrant { name, sees, make: Box::new(make) });
                continue;
            }
            let player = Chosen::find(game, text, *programs)?;
            let (name, sees) = (name.clone(), player.sees());
            entrants.push(Entrant { name, sees, make: Box::new(move || player.make()) });
        }
        let profile = |entrant: &Entrant<G>| Profile {
            name: entrant.name.clone(),
            sees: entrant.sees,
            settings: settings::<G>(&entrant.name, *programs),
        };
        let profiles = entrants.iter().map(profile).collect();
        let (deals, seed, opening, shard) = (*deals, seed.clone(), *opening, *shard);
        let lineups = lineups(&plays_itself, game.sides(), *meetings, Seed::from_text(&seed));
        let plan = Plan { game: game.clone(), entrants, lineups, deals, seed, opening, shard };
        Ok(Self { plan, profiles })
    }
}

impl<G: CardGame> DynPlan for PlanOf<G> {
    fn layout(&self) -> Layout {
        self.plan.layout()
    }

    fn profiles(&self) -> &[Profile] {
        &self.profiles
    }

    fn play(&self, run: &mut Run, sink: &mut DynSink<'_>) -> Result<Timing, SinkError> {
        self.plan.play(run, sink)
    }

    fn play_piece(&self, layout: &Layout, place: Place, wants_records: bool) -> Piece {
        self.plan.play_piece(layout, place, wants_records)
    }

    fn agreement(&self, situations: usize, heard: &Heard<'_>) -> Option<Agreement> {
        agreement(&self.plan, situations, heard)
    }
}

/// All settings of a player, those that were not named included.
fn settings<G: CardGame>(name: &str, programs: Programs) -> String {
    let text = split_alias(name).map_or(name, |(_, player)| player);
    if Programs::is_one(text) {
        return match programs {
            Programs::Started(move_time) => format!("{} s a move", move_time.as_secs_f64()),
            Programs::Refused | Programs::Named => String::new(),
        };
    }
    let (name, chosen) = text.split_once(':').unwrap_or((text, ""));
    let chosen = Rules::parse(chosen).unwrap_or_default();
    let offered = G::catalogue().iter().find(|entry| entry.name == name);
    let all = offered.map_or(&[][..], |entry| entry.settings).iter().map(|option| {
        format!("{}={}", option.name, chosen.get(option.name).unwrap_or(option.default))
    });
    all.collect::<Vec<_>>().join(", ")
}
