package org.c2x.mpsoc.flatbuffers;

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
 * The schemes of flatbuffers-java: {@code flatbuffers} makes a builder for each message, {@code flatbuffers-kept} has
 * one for a thread. The octets are the same.
 */
public final class FlatbuffersSchemes implements CodecProviders {
    @Override
    public List<CodecProvider> providers() {
        return List.of(
                new Scheme("flatbuffers", () -> Builders.NEW), new Scheme("flatbuffers-kept", () -> Builders.KEPT));
    }

    /** Its codecs are made, and the library is loaded, when they are asked for. */
    private record Scheme(String scheme, CodecTable codecs) implements CodecProvider {
        Scheme(String scheme, Supplier<Builders> builders) {
            this(
                    scheme,
                    new CodecTable()
                            .put(
                                    Temperature.class,
                                    () -> new FlatbuffersCodec<>(
                                            builders.get(), TableWriter::sensor, TableReader::sensor))
                            .put(
                                    InstrCnt.class,
                                    () -> new FlatbuffersCodec<>(
                                            builders.get(), TableWriter::instrCnt, TableReader::instrCnt))
                            .put(
                                    AllSensors.class,
                                    () -> new FlatbuffersCodec<>(
                                            builders.get(), TableWriter::allSensors, TableReader::allSensors)));
        }

        @Override
        public <T> Optional<Codec<T>> codec(Class<T> type) {
            return codecs.get(type);
        }
    }
}
