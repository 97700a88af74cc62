package org.c2x.codec.binary;

import org.c2x.asn1.runtime.Limits;
import org.c2x.its.security.Certificate;

/** Codec of certificates by themselves. TS 103 097 V1.1.1 clause 6. */
public final class CertificateBinary extends BinaryCodec<Certificate> {
    /** The codec with the usual limits. */
    public static final CertificateBinary CODEC = new CertificateBinary(Limits.DEFAULT);

    private CertificateBinary(Limits limits) {
        super(limits);
    }

    /** The same codec with other limits for its decoder. */
    public CertificateBinary withLimits(Limits other) {
        return new CertificateBinary(other);
    }

    @Override
    void write(Certificate value, OctetWriter out) {
        CertificateWriter.write(value, out);
    }

    @Override
    Certificate read(OctetReader in) {
        return CertificateReader.read(in);
    }
}
