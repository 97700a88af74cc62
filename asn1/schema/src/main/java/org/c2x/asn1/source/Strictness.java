package org.c2x.asn1.source;

/** What happens to notation that the standards forbid but whose meaning is plain. */
public enum Strictness {
    /** It is an error. */
    STRICT,
    /** It is a warning that names the clause, and read as it is meant: published modules have it. */
    LENIENT
}
