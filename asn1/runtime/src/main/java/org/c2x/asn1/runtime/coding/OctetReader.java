package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;

/** Reads encoding rules whose fields are whole octets, so that errors count octets. */
public abstract sealed class OctetReader extends RuleReader permits BerHeaders, OerReader {

    OctetReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    OctetReader(OctetReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    boolean mayBeEmpty() {
        return true;
    }

    @Override
    public int consumedOctets() {
        return offset(position()) >>> 3;
    }

    /** An error at a position, whose offset counts octets. */
    @Override
    public DecodeException error(int at, String path, @Nullable String problem) {
        return new DecodeException(Unit.OCTET, offset(at) >> 3, path, problem);
    }
}
