//! The project's door: `cargo xtask <task>`.

fn main() {
    eprintln!("cargo xtask <task>");
}
