/**
 * Coding plans: what is written of a value, in which order, under one set of encoding rules.
 *
 * <pre>
 *   schema tree ──► builder of a rule set (UPER, APER, OER, DER, EXI) ──► plan ──► passes (widths, text) ──► printers,
 *                                                                                                           table codec
 * </pre>
 *
 * <p>{@link Phases} follows the position within an octet, so that printers know the padding before what begins at
 * an octet, and join it with its neighbours.
 *
 * <p>A builder names the clauses of its standard, and nothing after it does: printers, the table codec, the trace and
 * the widths know steps only. A new encoding rule is a new builder, a value of {@link RuleSet} and, where it has steps
 * of its own, these.
 */
package org.c2x.asn1.plan;
