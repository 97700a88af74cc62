/**
 * Native codecs on a microcontroller: programs for a Cortex-M4F, built by a cross compiler and measured in QEMU, which
 * counts instructions exactly.
 */
package org.c2x.nativebridge.cortex;
