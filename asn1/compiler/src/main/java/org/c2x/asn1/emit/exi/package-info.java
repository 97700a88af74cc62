/**
 * The back end for compiled EXI: straight-line Java that reads and writes records as strict, bit-packed EXI of the
 * schema that {@link org.c2x.asn1.emit.xsd} writes. Neighbouring fields of known width, codes of events among them,
 * become single wide reads and writes; numbers of varying width and strings call the runtime.
 */
package org.c2x.asn1.emit.exi;
