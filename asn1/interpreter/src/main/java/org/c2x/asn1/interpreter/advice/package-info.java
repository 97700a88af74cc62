/**
 * Where a schema costs octets that its messages do not need: changes of its types, each measured by encoding the
 * messages with the changed schema.
 */
package org.c2x.asn1.interpreter.advice;
