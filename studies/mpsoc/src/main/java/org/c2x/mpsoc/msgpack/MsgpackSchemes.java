package org.c2x.mpsoc.msgpack;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.Temperature;

/**
 * The schemes of msgpack-core: {@code msgpack} makes a packer and an unpacker for each message, as the library's
 * examples do, {@code msgpack-kept} has one of each for a thread. The octets are the same.
 */
public final class MsgpackSchemes implements CodecProviders {
    @Override
    public List<CodecProvider> providers() {
        return List.of(new Scheme("msgpack", () -> Packers.NEW), new Scheme("msgpack-kept", () -> Packers.KEPT));
    }

    /** Its codecs are made, and the library is loaded, when they are asked for. */
    private record Scheme(String scheme, CodecTable codecs) implements CodecProvider {
        Scheme(String scheme, Supplier<Packers> packers) {
            this(
                    scheme,
                    new CodecTable()
                            .put(Temperature.class, () -> new MsgpackCodec<>(Layout.TEMPERATURE, packers.get()))
                            .put(InstrCnt.class, () -> new MsgpackCodec<>(Layout.INSTR_CNT, packers.get()))
                            .put(AllSensors.class, () -> new MsgpackCodec<>(Layout.ALL_SENSORS, packers.get())));
        }

        @Override
        public <T> Optional<Codec<T>> codec(Class<T> type) {
            return codecs.get(type);
        }
    }
}
