package org.c2x.asn1.emit;

import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** The size constraints of types. */
public final class Sizes {

    private Sizes() {}

    /** The size constraint of a string or list, none for other types. */
    public static SizeConstraint of(Type type) {
        Type resolved = type.resolved();
        if (resolved instanceof OctetStringType octets) {
            return octets.size();
        }
        if (resolved instanceof BitStringType bits) {
            return bits.size();
        }
        if (resolved instanceof CharacterStringType text) {
            return text.size();
        }
        return resolved instanceof ListType list ? list.size() : SizeConstraint.NONE;
    }
}
