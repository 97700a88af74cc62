/**
 * Messages as the events of their XML form: start tags, typed values and end tags, which EXI libraries take and give.
 * Generated mappings write and read them; a library only adds how it holds a value.
 */
package org.c2x.asn1.runtime.event;
