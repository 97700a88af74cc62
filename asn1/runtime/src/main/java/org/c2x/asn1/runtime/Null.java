package org.c2x.asn1.runtime;

/** The value of a NULL component; an OPTIONAL one says something by being there. */
public enum Null {
    NULL
}
