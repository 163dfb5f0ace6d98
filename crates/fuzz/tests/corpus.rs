//! Seeds, and what fuzzing found: nothing of it breaks a law again.

use std::fs;
use std::path::Path;

#[test]
fn no_input_of_the_corpus_breaks_a_law() {
    for (name, target) in fuzz::TARGETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
        let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{name}: {why}"));
        let inputs = files.map(|file| fs::read(file.expect("a file").path()).expect("a file"));
        assert!(inputs.inspect(|input| target(input)).count() >= 5, "{name} has hardly any seeds");
    }
}
