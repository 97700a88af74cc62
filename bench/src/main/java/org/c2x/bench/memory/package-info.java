/**
 * Memory of encoding and decoding: octets allocated, octets of stack, octets that a decoded message keeps. Every scheme
 * and content is measured in a JVM of its own, because the compiler treats a codec otherwise when it has met others,
 * and because an operation that ran out of stack may leave its library broken.
 */
package org.c2x.bench.memory;
