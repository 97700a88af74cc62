package org.c2x.codec.binary;

import org.c2x.asn1.runtime.Limits;
import org.c2x.its.security.SecuredMessageV2;

/** Codec of envelopes of protocol version 2. TS 103 097 V1.2.1 clause 5. */
public final class SecuredMessageV2Binary extends BinaryCodec<SecuredMessageV2> {
    /** The codec with the usual limits. */
    public static final SecuredMessageV2Binary CODEC = new SecuredMessageV2Binary(Limits.DEFAULT);

    private SecuredMessageV2Binary(Limits limits) {
        super(limits);
    }

    /** The same codec with other limits for its decoder. */
    public SecuredMessageV2Binary withLimits(Limits other) {
        return new SecuredMessageV2Binary(other);
    }

    @Override
    void write(SecuredMessageV2 value, OctetWriter out) {
        MessageV2Writer.write(value, out);
    }

    @Override
    SecuredMessageV2 read(OctetReader in) {
        return MessageV2Reader.read(in);
    }
}
