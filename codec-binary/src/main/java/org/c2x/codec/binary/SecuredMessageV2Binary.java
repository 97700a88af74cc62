package org.c2x.codec.binary;

import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.security.SecuredMessageV2;

/** Codec of envelopes of protocol version 2. TS 103 097 V1.2.1 clause 5. */
public final class SecuredMessageV2Binary extends BinaryCodec<SecuredMessageV2> {
    /** The codec with the usual limits. */
    public static final SecuredMessageV2Binary CODEC = new SecuredMessageV2Binary(Limits.DEFAULT, false);

    private final Limits limits;
    private final boolean anyOrder;

    private SecuredMessageV2Binary(Limits limits, boolean anyOrder) {
        super(limits);
        this.limits = limits;
        this.anyOrder = anyOrder;
    }

    /** The same codec with other limits for its decoder. */
    public SecuredMessageV2Binary withLimits(Limits other) {
        return new SecuredMessageV2Binary(other, anyOrder);
    }

    /** The same codec with a decoder that takes header fields in any order, each type once. */
    public SecuredMessageV2Binary inAnyOrder() {
        return new SecuredMessageV2Binary(limits, true);
    }

    /** Shows the octets of envelopes that this codec decodes. */
    public Tracer tracer() {
        return new BinaryTracer(SecuredMessageV2.class.getSimpleName(), this);
    }

    @Override
    void write(SecuredMessageV2 value, OctetWriter out) {
        MessageV2Writer.write(value, out);
    }

    @Override
    SecuredMessageV2 read(OctetReader in) {
        return MessageV2Reader.read(in, anyOrder);
    }
}
