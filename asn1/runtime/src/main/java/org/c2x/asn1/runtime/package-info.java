/**
 * What users of codecs touch: {@link org.c2x.asn1.runtime.Codec} and its look-up, values, limits and exceptions.
 * Nothing here knows a schema, and nothing here depends on another library. What only generated code needs is in the
 * packages below, but for {@link org.c2x.asn1.runtime.Fragments} and the methods {@code wrap} and {@code array} of
 * values, which hand arrays over without a copy.
 */
package org.c2x.asn1.runtime;
