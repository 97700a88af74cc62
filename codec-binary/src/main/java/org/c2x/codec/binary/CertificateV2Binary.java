package org.c2x.codec.binary;

import org.c2x.asn1.runtime.Limits;
import org.c2x.its.security.CertificateV2;

/** Codec of certificates of version 2 by themselves. TS 103 097 V1.2.1 clause 6. */
public final class CertificateV2Binary extends BinaryCodec<CertificateV2> {
    /** The codec with the usual limits. */
    public static final CertificateV2Binary CODEC = new CertificateV2Binary(Limits.DEFAULT);

    private CertificateV2Binary(Limits limits) {
        super(limits);
    }

    /** The same codec with other limits for its decoder. */
    public CertificateV2Binary withLimits(Limits other) {
        return new CertificateV2Binary(other);
    }

    @Override
    void write(CertificateV2 value, OctetWriter out) {
        CertificateV2Writer.write(value, out);
    }

    @Override
    CertificateV2 read(OctetReader in) {
        return CertificateV2Reader.read(in);
    }
}
