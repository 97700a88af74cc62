/**
 * EXI codecs that the schema compiler generates for the ITS messages: strict, bit-packed, with the octets that
 * EXIficient makes of the XSDs beside them. No EXI library is needed to run them.
 */
package org.c2x.codec.exi.compiled;
