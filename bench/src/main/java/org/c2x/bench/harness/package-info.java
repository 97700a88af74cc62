/**
 * Results of native codecs without a virtual machine: what the C harness measures for a target, as a result of the
 * study. Everything native is built and run by the native bridge; here it is only put together.
 */
package org.c2x.bench.harness;
