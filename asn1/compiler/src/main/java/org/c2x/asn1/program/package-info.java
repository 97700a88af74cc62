/**
 * What a codec does, without the words of a standard and without those of a language: fields side by side in words,
 * and where each one is; of whole types statements.
 *
 * <pre>
 *   plan ──► lowering ──► statements ───────────────────────────────────────► printer of Rust
 *     │                   │ fields                                               ▲
 *     └───────────────────┴► bits of a run ──► passes (words) ──► operations ────┴► printers of Java and C
 * </pre>
 *
 * <p>Passes decide what makes code fast: which neighbours share a word, what is claimed at once, how many zeros
 * come before what begins at an octet. Printers print operations. What a printer knows a value by is a type parameter:
 * an expression, or what takes a field to its place.
 */
package org.c2x.asn1.program;
