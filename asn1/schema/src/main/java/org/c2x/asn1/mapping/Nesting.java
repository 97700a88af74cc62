package org.c2x.asn1.mapping;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;

/** The limit of levels that values of recursive types may have: a mapping needs stack for each of them. */
public final class Nesting {
    private static final String PROBLEM = "expected at most " + Limits.DEFAULT.depth() + " levels of nesting";

    private Nesting() {}

    /**
     * Before a record becomes a tree.
     *
     * @param depth level from 1
     * @throws EncodeException beyond the limit
     */
    public static void checkValue(int depth) {
        if (depth > Limits.DEFAULT.depth()) {
            throw new EncodeException("", PROBLEM);
        }
    }

    /**
     * Before a tree becomes a record.
     *
     * @param depth level from 1
     * @throws DecodeException beyond the limit
     */
    public static void checkTree(int depth) {
        if (depth > Limits.DEFAULT.depth()) {
            throw Scalars.mismatch(PROBLEM);
        }
    }
}
