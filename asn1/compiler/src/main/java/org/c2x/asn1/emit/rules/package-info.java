/**
 * The printer of plans for Java: straight-line code that reads and writes records by the steps of a rule set. UPER,
 * OER and EXI share values, fields, lengths and messages. Neighbouring fields of known width become single wide reads
 * and writes, as passes of {@link org.c2x.asn1.program.Words} say ({@link org.c2x.asn1.emit.rules.FieldReader},
 * {@link org.c2x.asn1.emit.rules.FieldWriter}); everything else calls the runtime.
 *
 * <p>What holds the values differs. A SEQUENCE of UPER or OER tells at its begin what is there, and its bits are
 * counted before they are written. In EXI (the classes called {@code Element}) event codes come between the values,
 * and a value outside an extension root is refused where it is written.
 */
package org.c2x.asn1.emit.rules;
