//! Hands `fuzz::positions` to libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::run("positions", data));
