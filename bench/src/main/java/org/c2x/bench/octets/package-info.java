/**
 * What the octets of the contents' encodings are made of, and how many of them a general compressor saves. Both look at
 * single messages; streams are left out.
 */
package org.c2x.bench.octets;
