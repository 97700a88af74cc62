/**
 * Schemes, a message and contents for tests of what measures and reports. They stand in for real ones, which only the
 * smoke run uses.
 */
package org.c2x.bench.fake;
