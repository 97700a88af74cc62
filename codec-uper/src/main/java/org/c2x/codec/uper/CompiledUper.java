package org.c2x.codec.uper;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.codec.uper.security.SecuredMessageUper;
import org.c2x.codec.uper.study.PersonnelRecordUper;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/** The scheme {@code uper}: code generated for the messages. */
public final class CompiledUper implements CodecProvider {
    private static final CodecTable CODECS = new CodecTable()
            .put(org.c2x.its.v1.CAM.class, org.c2x.codec.uper.v1.CAMUper.CODEC)
            .put(org.c2x.its.v1.DENM.class, org.c2x.codec.uper.v1.DENMUper.CODEC)
            .put(org.c2x.its.v2.CAM.class, org.c2x.codec.uper.v2.CAMUper.CODEC)
            .put(org.c2x.its.v2.DENM.class, org.c2x.codec.uper.v2.DENMUper.CODEC)
            .put(PersonnelRecord.class, PersonnelRecordUper.CODEC)
            .put(SecuredMessage.class, SecuredMessageUper.CODEC);

    @Override
    public String scheme() {
        return "uper";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Unit offsetUnit() {
        return Unit.BIT;
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return ValueTree.uperTracer(type);
    }
}
