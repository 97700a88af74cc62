/**
 * EXI codecs over XML schemas generated from the ASN.1 modules: what all libraries share. Each library has a package
 * of its own, which only knows how to code the events of a document.
 */
package org.c2x.codec.exi;
