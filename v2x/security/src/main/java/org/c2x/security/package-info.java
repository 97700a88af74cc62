/**
 * The security of ITS messages: signed and encrypted data and certificates of IEEE 1609.2 in the profile of ETSI
 * TS 103 097 V2.1.1, which also reads data of V1.3.1. The records and codecs are generated into
 * {@link org.c2x.security.dot2}; this package uses them.
 */
package org.c2x.security;
