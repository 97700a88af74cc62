/**
 * What the study of ASN1C's run time measured, for measurements and reports. The only place here that knows a message
 * type of its specifications.
 */
package org.c2x.bench.asn1c;
