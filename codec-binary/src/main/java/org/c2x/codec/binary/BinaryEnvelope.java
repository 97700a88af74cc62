package org.c2x.codec.binary;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;

/** The scheme {@code binary}: envelopes and certificates in the octet layouts of TS 103 097 V1.1.1 and V1.2.1. */
public final class BinaryEnvelope implements CodecProvider {
    private static final CodecTable CODECS = new CodecTable()
            .put(SecuredMessage.class, () -> SecuredMessageBinary.CODEC)
            .put(Certificate.class, () -> CertificateBinary.CODEC)
            .put(SecuredMessageV2.class, () -> SecuredMessageV2Binary.CODEC)
            .put(CertificateV2.class, () -> CertificateV2Binary.CODEC);

    @Override
    public String scheme() {
        return "binary";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return codec(type).map(codec -> new BinaryTracer(type.getSimpleName(), codec));
    }
}
