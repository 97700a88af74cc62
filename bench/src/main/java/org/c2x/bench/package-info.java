/**
 * What is measured: contents, the boundaries of measurement and the copies of record graphs that are the baseline of
 * decoding. No codec is named here; they are looked up by scheme, contents by {@link java.util.ServiceLoader}.
 */
package org.c2x.bench;
