/**
 * What messages say of themselves before their type is known, in every scheme where that has a place. Commands choose a
 * type by it.
 */
package org.c2x.cli.header;
