package org.c2x.asn1.emit.proto;

/** What protoc is asked to optimise the message classes for; it makes no difference to the octets. */
public enum OptimizeFor {
    /** Generated code for every message. */
    SPEED,
    /** Little generated code, which walks descriptors at run time. */
    CODE_SIZE
}
