/**
 * Codecs of any type without generated code: they do what the plan of a type says, step by step, and a listener may
 * hear which bits belong to what.
 */
package org.c2x.asn1.interpreter.table;
