/**
 * Codecs in C and C++ with the interface of all codecs, and the harness that measures them without a JVM. Nothing
 * here fails where a compiler or a library is missing: it says what is missing and how to get it.
 */
package org.c2x.nativebridge;
