package org.c2x.flink;

/** What becomes of octets that are no message. */
public enum OnError {
    /** The job fails. */
    FAIL,
    /** They are left out. */
    SKIP
}
