/**
 * ASN.1 values as an immutable tree, independent of any generated class, and their check against a type.
 * Defaults and value assignments of a schema are such values, and so is what the interpreter decodes.
 */
package org.c2x.asn1.value;
