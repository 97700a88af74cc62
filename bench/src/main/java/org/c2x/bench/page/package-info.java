/**
 * Makes a page from a result file: one HTML document that needs nothing else. The text and the looks stand in the
 * template beside these classes.
 */
package org.c2x.bench.page;
