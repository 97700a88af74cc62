/**
 * The figures that other studies have published, as data to set beside our own. They are copied from print and never
 * computed with anything measured here; whatever shows one says that it is published and by whom.
 */
package org.c2x.bench.published;
