/**
 * The back end for deep copies of record graphs: calls of canonical constructors and nothing else.
 * A copy is the least work by which a decoder can make such a graph, and so the floor for measuring decoders.
 */
package org.c2x.asn1.emit.copy;
