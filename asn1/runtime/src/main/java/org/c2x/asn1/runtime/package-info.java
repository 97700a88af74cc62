/**
 * What generated codecs need at run time: bit reader and writer, value classes, {@link org.c2x.asn1.runtime.Codec} and
 * its look-up, the exceptions. Nothing here knows a schema, and nothing here depends on another library.
 */
package org.c2x.asn1.runtime;
