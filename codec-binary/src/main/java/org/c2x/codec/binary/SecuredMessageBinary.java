package org.c2x.codec.binary;

import org.c2x.asn1.runtime.Limits;
import org.c2x.its.security.SecuredMessage;

/** Codec of whole envelopes. TS 103 097 V1.1.1 clause 5. */
public final class SecuredMessageBinary extends BinaryCodec<SecuredMessage> {
    /** The codec with the usual limits. */
    public static final SecuredMessageBinary CODEC = new SecuredMessageBinary(Limits.DEFAULT);

    private SecuredMessageBinary(Limits limits) {
        super(limits);
    }

    /** The same codec with other limits for its decoder. */
    public SecuredMessageBinary withLimits(Limits other) {
        return new SecuredMessageBinary(other);
    }

    @Override
    void write(SecuredMessage value, OctetWriter out) {
        MessageWriter.write(value, out);
    }

    @Override
    SecuredMessage read(OctetReader in) {
        return MessageReader.read(in);
    }
}
