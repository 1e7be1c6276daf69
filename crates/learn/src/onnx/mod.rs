//! Nets as ONNX files, so that other programs can read them.
//!
//! The graph is one `Gemm` and one curve for each layer, over an `input` of any number of rows; the
//! `output` has as many. Which outputs count for a sample is not part of it: take the largest
//! among those that do.

mod protobuf;

use protobuf::Message;

use crate::net::{Hidden, Net, Output, Provenance, Real};

/// The version of the file format, and of the operators that are used.
const IR_VERSION: u64 = 8;
const OPERATORS: u64 = 13;
/// What an attribute that is a whole number is called.
const INT: u64 = 2;

/// The net as an ONNX model.
pub fn export<T: Real>(net: &Net<T>, provenance: &Provenance) -> Vec<u8> {
    let mut model = Message::default();
    model.number(1, IR_VERSION).text(2, "adut").text(3, env!("CARGO_PKG_VERSION"));
    model.message(7, &graph(net));
    model.message(8, Message::default().text(1, "").number(2, OPERATORS));
    for (name, value) in provenance {
        model.message(14, Message::default().text(1, name).text(2, value));
    }
    model.finish()
}

fn graph<T: Real>(net: &Net<T>) -> Message {
    let shape = net.shape();
    let last = shape.layers() - 1;
    let mut graph = Message::default();
    let mut from = "input".to_owned();
    for number in 0..=last {
        let [weight, bias, sums] =
            ["weight", "bias", "sums"].map(|part| format!("{number}.{part}"));
        graph.message(1, &node("Gemm", &[&from, &weight, &bias], &sums));
        let (curve, to) = match (number == last, shape.hidden, shape.output) {
            (false, Hidden::Relu, _) => ("Relu", format!("{number}.given")),
            (false, Hidden::Sigmoid, _) => ("Sigmoid", format!("{number}.given")),
            (false, Hidden::Tanh, _) => ("Tanh", format!("{number}.given")),
            // Its slope below 0 is a hundredth unless another is named.
            (false, Hidden::LeakyRelu, _) => ("LeakyRelu", format!("{number}.given")),
            (false, Hidden::Identity, _) => ("Identity", format!("{number}.given")),
            (false, Hidden::Step, _) => {
                // There is no such operator: whether the sum is at least 0, as a number.
                let is_less = format!("{number}.is_less");
                graph.message(1, &node("Less", &[&sums, "zero"], &is_less));
                let is_not = format!("{number}.is_not");
                graph.message(1, &node("Not", &[&is_less], &is_not));
                let to = format!("{number}.given");
                let mut cast = node("Cast", &[&is_not], &to);
                let kind = T::ONNX_TYPE;
                cast.message(5, Message::default().text(1, "to").number(3, kind).number(20, INT));
                graph.message(1, &cast);
                from = to;
                continue;
            }
            (true, _, Output::Identity) => ("Identity", "output".to_owned()),
            (true, _, Output::Sigmoid) => ("Sigmoid", "output".to_owned()),
            (true, _, Output::Softmax) => ("Softmax", "output".to_owned()),
        };
        graph.message(1, &node(curve, &[&sums], &to));
        from = to;
    }
    graph.text(2, "net");
    if shape.hidden == Hidden::Step {
        graph.message(5, &tensor("zero", &[1], &[T::ZERO]));
    }
    for (number, layer) in net.layers().enumerate() {
        let (inputs, outputs) = (shape.sizes[number], shape.sizes[number + 1]);
        graph.message(5, &tensor(&format!("{number}.weight"), &[inputs, outputs], layer.weights));
        graph.message(5, &tensor(&format!("{number}.bias"), &[outputs], layer.biases));
    }
    graph.message(11, &rows::<T>("input", shape.inputs()));
    graph.message(12, &rows::<T>("output", shape.outputs()));
    graph
}

/// An operation on named values.
fn node(operation: &str, inputs: &[&str], output: &str) -> Message {
    let mut node = Message::default();
    inputs.iter().for_each(|input| {
        node.text(1, input);
    });
    node.text(2, output).text(3, output).text(4, operation);
    node
}

/// Weights.
fn tensor<T: Real>(name: &str, sizes: &[usize], cells: &[T]) -> Message {
    let mut bytes = Vec::with_capacity(size_of_val(cells));
    cells.iter().for_each(|cell| cell.write(&mut bytes));
    let mut tensor = Message::default();
    sizes.iter().for_each(|&size| {
        tensor.number(1, size as u64);
    });
    tensor.number(2, T::ONNX_TYPE).text(8, name).bytes(9, &bytes);
    tensor
}

/// The type of a value with any number of rows and so many columns.
fn rows<T: Real>(name: &str, columns: usize) -> Message {
    let mut sizes = Message::default();
    sizes.message(1, Message::default().text(2, "samples"));
    sizes.message(1, Message::default().number(1, columns as u64));
    let mut kind = Message::default();
    kind.message(1, Message::default().number(1, T::ONNX_TYPE).message(2, &sizes));
    let mut value = Message::default();
    value.text(1, name).message(2, &kind);
    value
}

#[cfg(test)]
mod tests;
