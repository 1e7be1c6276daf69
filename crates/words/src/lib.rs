//! Every message that a person reads, in six languages.
