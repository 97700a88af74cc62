package org.c2x.asn1.interpreter;

import org.c2x.asn1.runtime.DecodeException;

/** What is asked of any error in a text. */
public final class Refusals {
    private Refusals() {}

    /** All errors have a place in a text of so many octets. */
    public static void requirePlaces(DecodeException first, int length) {
        requirePlace(first, length);
        for (Throwable next : first.getSuppressed()) {
            requirePlace((DecodeException) next, length);
        }
    }

    private static void requirePlace(DecodeException refused, int length) {
        if (refused.offset() < 0 || refused.offset() > length) {
            throw new AssertionError("a refusal without a place", refused);
        }
    }
}
