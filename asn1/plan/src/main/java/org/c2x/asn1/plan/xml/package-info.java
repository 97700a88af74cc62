/**
 * How types look as XML: what the element of each type holds, and which elements a SEQUENCE has. The XSD, documents and
 * EXI follow this.
 */
package org.c2x.asn1.plan.xml;
