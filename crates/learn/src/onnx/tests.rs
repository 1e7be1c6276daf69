//! The bytes read back by a reader of their own.

use std::collections::BTreeMap;

use adut_kernel::Rng;

use super::*;
use crate::net::{Initial, Shape};

/// The fields of a message: numbers, or bytes.
#[derive(Clone, Debug, PartialEq)]
enum Field {
    Number(u64),
    Bytes(Vec<u8>),
}

fn varint(bytes: &mut &[u8]) -> u64 {
    let mut value = 0;
    for shift in (0..).step_by(7) {
        let (&byte, rest) = bytes.split_first().unwrap();
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            break;
        }
    }
    value
}

fn fields(mut bytes: &[u8]) -> BTreeMap<u64, Vec<Field>> {
    let mut fields: BTreeMap<u64, Vec<Field>> = BTreeMap::new();
    while !bytes.is_empty() {
        let tag = varint(&mut bytes);
        let field = match tag & 7 {
            0 => Field::Number(varint(&mut bytes)),
            2 => {
                let length = varint(&mut bytes) as usize;
                let (field, rest) = bytes.split_at(length);
                bytes = rest;
                Field::Bytes(field.to_vec())
            }
            other => panic!("wire type {other}"),
        };
        fields.entry(tag >> 3).or_default().push(field);
    }
    fields
}

fn texts(fields: &[Field]) -> Vec<String> {
    fields
        .iter()
        .map(|field| match field {
            Field::Bytes(bytes) => String::from_utf8(bytes.clone()).unwrap(),
            Field::Number(_) => panic!("a text"),
        })
        .collect()
}

fn messages(fields: &[Field]) -> Vec<BTreeMap<u64, Vec<Field>>> {
    fields
        .iter()
        .map(|field| match field {
            Field::Bytes(bytes) => self::fields(bytes),
            Field::Number(_) => panic!("a message"),
        })
        .collect()
}

/// Every curve has its operator; a step takes three.
#[test]
fn every_curve_is_exported() {
    for (hidden, expected) in Hidden::ALL.into_iter().zip([
        &["Identity"][..],
        &["Less", "Not", "Cast"],
        &["Sigmoid"],
        &["Tanh"],
        &["Relu"],
        &["LeakyRelu"],
    ]) {
        let shape = Shape { sizes: vec![3, 5, 2], hidden, output: Output::Identity };
        let net = Net::<f64>::initial(shape, Initial::Xavier, &mut Rng::new(1));
        let model = fields(&export(&net, &Provenance::new()));
        let nodes = messages(&messages(&model[&7])[0][&1]);
        let operations: Vec<String> = nodes.iter().flat_map(|node| texts(&node[&4])).collect();
        let all = [&["Gemm"], expected, &["Gemm", "Identity"]].concat();
        assert_eq!(operations, all, "{hidden:?}");
        // What one node gives is what the next takes.
        for pair in nodes.windows(2) {
            assert!(texts(&pair[1][&1]).contains(&texts(&pair[0][&2])[0]), "{hidden:?}");
        }
    }
}

#[test]
fn the_graph_is_all_there() {
    let shape = Shape { sizes: vec![3, 200, 2], hidden: Hidden::Relu, output: Output::Softmax };
    let net = Net::<f32>::initial(shape, Initial::He, &mut Rng::new(1));
    let provenance = Provenance::from([("seed".to_owned(), "7".to_owned())]);
    let model = fields(&export(&net, &provenance));
    assert_eq!(model[&1], [Field::Number(IR_VERSION)]);
    assert_eq!(messages(&model[&8])[0][&2], [Field::Number(OPERATORS)]);
    assert_eq!(texts(&messages(&model[&14])[0][&2]), ["7"]);

    let graph = &messages(&model[&7])[0];
    let nodes = messages(&graph[&1]);
    let operations: Vec<String> = nodes.iter().flat_map(|node| texts(&node[&4])).collect();
    assert_eq!(operations, ["Gemm", "Relu", "Gemm", "Softmax"]);
    assert_eq!(texts(&nodes[0][&1]), ["input", "0.weight", "0.bias"]);
    assert_eq!(texts(&nodes[3][&2]), ["output"]);

    let tensors = messages(&graph[&5]);
    assert_eq!(tensors.len(), 4);
    assert_eq!(tensors[0][&1], [Field::Number(3), Field::Number(200)]);
    let layers: Vec<_> = net.layers().collect();
    let Field::Bytes(bytes) = &tensors[2][&9][0] else { panic!("raw data") };
    let weights: Vec<f32> =
        bytes.as_chunks::<4>().0.iter().map(|&b| f32::from_le_bytes(b)).collect();
    assert_eq!(weights, layers[1].weights);
    for (field, name) in [(11, "input"), (12, "output")] {
        assert_eq!(texts(&messages(&graph[&field])[0][&1]), [name]);
    }
}
