package org.c2x.codec.exi;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** The header of an EXI stream as all schemes have it: one octet, without cookie and options (EXI clause 5). */
public final class ExiHeader {
    /** The distinguishing bits, no options, final version 1. */
    public static final int OCTET = 0x80;

    private ExiHeader() {}

    /**
     * Looks at the next octet of the input.
     *
     * @throws DecodeException if it is not this header
     */
    public static void require(OctetSource in) {
        if (in.peek() != OCTET) {
            throw new DecodeException(
                    Unit.BIT, 0, "", "expected the header of an EXI stream without cookie and options, octet 0x80");
        }
    }
}
