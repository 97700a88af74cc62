/**
 * What a codec does, without the words of a standard and without those of a language: fields side by side in words,
 * and where each one is; of whole types statements.
 *
 * <pre>
 *   plan ──► lowering ──► statements ──► passes (words) ──► operations ──► printers of Java, C and Rust
 * </pre>
 *
 * <p>Lowering makes one program that writes a type and another one that reads it: what tells of what follows is part of
 * the one or the other way where it is written, and a field before where it is read. Lowering and passes decide what
 * makes code fast: which neighbours share a word, what is claimed at once, how many zeros come before what begins at an
 * octet. Printers print statements and operations. What a printer knows a value by is a type parameter: an expression,
 * or what takes a field to its place.
 */
package org.c2x.asn1.program;
