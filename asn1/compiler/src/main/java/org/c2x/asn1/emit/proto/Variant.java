package org.c2x.asn1.emit.proto;

/** How much of what protobuf offers a mapping uses. */
public enum Variant {
    /**
     * The plain mapping: whole numbers by the sign of their lower bound as uint or int, a CHOICE as optional fields of
     * which exactly one is set, a wrapper message around each list that is optional, nested or chosen.
     */
    STANDARD,
    /**
     * The short one: sint where a number may be negative, packed lists, a CHOICE as oneof, no wrapper around an
     * optional list that cannot be empty, a BIT STRING of variable length as octets only.
     */
    TUNED
}
