//! The player with a net.
//!
//! The nets were trained by `adut train net` on positions of `adut train data`; their files say
//! in their metadata how. The same net plays whatever the random numbers are: it throws the card
//! of the hand with the largest output. There are nets for two players, dupla and obična; at a
//! larger table the simple person of `rules` stands in.

use std::fs;
use std::sync::{Arc, OnceLock};

use adut_cards::trieste::Card;
use adut_kernel::{Agent, Rng, RuleOption, RulesError, RulesReader, Values, View};
use adut_learn::net::{Net, Real, Scratch};

use super::rules::SimplePerson;
use super::{Encoding, Sight};
use crate::rules::{Action, Briskula, Variant};

/// `net`: another net than the shipped one.
pub(crate) const NET: RuleOption =
    RuleOption::new("net", "shipped", Values::file(&["shipped"]), "whose weights to play with");

/// The shipped nets.
static DUPLA: OnceLock<Arc<Net<f32>>> = OnceLock::new();
static OBICNA: OnceLock<Arc<Net<f32>>> = OnceLock::new();
static PUBLISHED: OnceLock<Arc<Net<f64>>> = OnceLock::new();

fn shipped<T: Real>(place: &OnceLock<Arc<Net<T>>>, bytes: &[u8]) -> Arc<Net<T>> {
    let read = || Arc::new(Net::from_bytes(bytes).expect("a shipped net").0);
    Arc::clone(place.get_or_init(read))
}

/// The shipped net as meant for a variant.
pub(crate) fn meant(variant: Variant) -> Arc<Net<f32>> {
    match variant {
        Variant::Dupla => shipped(&DUPLA, include_bytes!("../../nets/dupla.safetensors")),
        Variant::Obicna => shipped(&OBICNA, include_bytes!("../../nets/obicna.safetensors")),
    }
}

/// The shipped net as published.
pub(crate) fn published() -> Arc<Net<f64>> {
    shipped(&PUBLISHED, include_bytes!("../../nets/published.safetensors"))
}

/// Throws the card that a net likes best.
#[derive(Clone, Debug)]
pub(crate) struct NetPlayer<T> {
    net: Arc<Net<T>>,
    encoding: Encoding,
    input: Vec<T>,
    scratch: Scratch<T>,
}

impl<T: Real> NetPlayer<T> {
    /// The player with this net.
    pub(crate) fn new(net: Arc<Net<T>>, encoding: Encoding) -> Self {
        let shape = net.shape();
        let (input, scratch) = (vec![T::ZERO; shape.inputs()], Scratch::new(shape));
        Self { net, encoding, input, scratch }
    }

    /// The player with the net that the setting `net` names.
    pub(crate) fn read(
        shipped: Arc<Net<T>>,
        encoding: Encoding,
        read: &RulesReader<'_>,
    ) -> Result<Self, RulesError> {
        let file = read.text(NET.name);
        if file == NET.default {
            return Ok(Self::new(shipped, encoding));
        }
        let wrong = |why: String| read.conflict(format!("cannot play with {file}: {why}"));
        let bytes = fs::read(file).map_err(|error| wrong(error.to_string()))?;
        let (net, _) = Net::from_bytes(&bytes).map_err(|error| wrong(error.to_string()))?;
        let shape = net.shape();
        if (shape.inputs(), shape.outputs()) != (encoding.inputs(), encoding.outputs()) {
            return Err(wrong("it is a net for another player".to_owned()));
        }
        Ok(Self::new(Arc::new(net), encoding))
    }

    /// The output for each card of the hand, ascending.
    fn outputs(&mut self, sight: &Sight) -> impl Iterator<Item = (Card, f64)> {
        let Self { net, encoding, input, scratch } = self;
        input.fill(T::ZERO);
        let open = encoding.encode(sight, input);
        let answer = net.answer(input, open, scratch);
        let outputs = encoding.outputs_of(sight).map(|output| answer[output].to_f64());
        sight.hand.iter().zip(outputs)
    }
}

impl<T: Real> Agent<Briskula> for NetPlayer<T> {
    fn act(&mut self, view: &View<'_, Briskula>, rng: &mut Rng) -> Action {
        let Some(sight) = Sight::new(view.game(), view.seen()) else {
            return SimplePerson { signals: true }.act(view, rng);
        };
        let best =
            self.outputs(&sight).reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map_or(view.actions()[0], |(card, _)| Action::Throw(card))
    }

    fn values(&mut self, view: &View<'_, Briskula>, rng: &mut Rng) -> Vec<f64> {
        match Sight::new(view.game(), view.seen()) {
            Some(sight) => self.outputs(&sight).map(|(_, value)| value).collect(),
            None => SimplePerson { signals: true }.values(view, rng),
        }
    }
}
