package org.c2x.asn1.schema;

/** What the values of an OCTET STRING (CONTAINING T) are. */
public enum Contents {
    /** Its octets. */
    OCTETS,
    /** The values of T, where the octets are those of the message's own rules: {@link ContainingType}. */
    VALUES
}
