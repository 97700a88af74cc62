package org.c2x.mpsoc.protobuf;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.codec.protobuf.MessageCodec;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.Temperature;

/** Protobuf of the structs. */
public final class MpsocProtobuf implements CodecProvider {
    // not by method references: to make one is to load the library
    private static final CodecTable CODECS = new CodecTable()
            .put(Temperature.class, () -> StructMessages.temperature())
            .put(InstrCnt.class, () -> StructMessages.instrCnt())
            .put(AllSensors.class, () -> StructMessages.allSensors());

    @Override
    public String scheme() {
        return "protobuf";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return codec(type).flatMap(codec -> MessageCodec.tracer(codec));
    }
}
