/**
 * The back end for XML schemas, with the decisions on how ASN.1 values appear as XML that all EXI back ends share. The
 * schemas are shaped so that strict EXI spends no bit on structure that the ASN.1 type already fixes.
 */
package org.c2x.asn1.emit.xsd;
