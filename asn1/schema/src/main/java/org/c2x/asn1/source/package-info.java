/**
 * The text of modules, places in it, and the diagnostics that point at them.
 * Knows nothing of ASN.1.
 */
package org.c2x.asn1.source;
