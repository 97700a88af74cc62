/** The back end for JSON Schema, which describes the JSON form of values (JER, X.697). */
package org.c2x.asn1.emit.json;
