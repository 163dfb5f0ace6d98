//! The rules of the house, as tests: who may use whom, and what no source may say.

mod layers;
mod sources;
mod tree;
