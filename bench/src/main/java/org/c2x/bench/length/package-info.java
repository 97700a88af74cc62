/**
 * Encoded lengths of the contents in all schemes. It encodes and counts; how a table of them looks is the caller's
 * affair.
 */
package org.c2x.bench.length;
