/**
 * The back end for mappings between records and the events of their XML form, by which records reach EXI libraries.
 * Its classes are straight-line code over {@code org.c2x.asn1.runtime.event}; the XSD back end decides the form.
 */
package org.c2x.asn1.emit.events;
