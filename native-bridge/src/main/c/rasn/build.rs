//! Runs rasn-compiler on the ASN.1 modules of each family: a folder of its name below the one that C2X_MODULES names.

use rasn_compiler::OutputMode;
use rasn_compiler::prelude::{Compiler, RasnBackend};
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=C2X_MODULES");
    let modules = PathBuf::from(env::var("C2X_MODULES")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for family in ["v1", "study", "security"] {
        let folder = modules.join(family);
        println!("cargo::rerun-if-changed={}", folder.display());
        let sources = fs::read_dir(folder)?
            .map(|entry| entry.map(|file| file.path()))
            .collect::<Result<Vec<_>, _>>()?;
        let warnings = Compiler::<RasnBackend, _>::new()
            .add_asn_sources_by_path(sources.iter())
            .set_output_mode(OutputMode::SingleFile(out.join(format!("{family}.rs"))))
            .compile()
            .map_err(|refusal| format!("rasn-compiler refuses the modules of {family}: {refusal}"))?;
        for warning in warnings {
            println!("cargo::warning={family}: {warning}");
        }
    }
    Ok(())
}
