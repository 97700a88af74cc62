package org.c2x.captures;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** Places within a part of a frame, counted from the beginning of the frame. */
final class Places {

    private Places() {}

    /** The same error of a part that begins at an octet of the frame, where the part has a name. */
    static DecodeException ofPart(int octet, String part, DecodeException error) {
        long bits = error.unit() == Unit.BIT ? 8L : 1L;
        return new DecodeException(error.unit(), error.offset() + bits * octet, error.path(), error.problem())
                .within(part);
    }
}
