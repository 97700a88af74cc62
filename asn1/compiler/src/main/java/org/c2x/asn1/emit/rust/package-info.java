/**
 * Rust: a crate of structs and enums, the programs of {@link org.c2x.asn1.program} printed as functions, and the run
 * time that these need. No heap, no unsafe code.
 */
package org.c2x.asn1.emit.rust;
