package org.c2x.codec.protobuf;

import com.google.protobuf.Message;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.messages.Generated;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * The schemes of protobuf-java: {@code protobuf} has code generated for every message, {@code protobuf-codesize} makes
 * the same octets by little generated code, {@code protobuf-tuned} has the mapping that makes the most of the format.
 * The classes {@code CAMProto} and so on are in packages below the one of the class that extends this, which are named
 * {@code speed}, {@code codesize} and {@code tuned}.
 */
public class ProtobufSchemes implements CodecProviders {
    /** Ends the names of the classes of mappings. */
    private static final String MAPPING = "Proto";

    private final List<MessageType<?>> types;

    /** For the look-up: those of the ITS messages. */
    public ProtobufSchemes() {
        this(MessageTypes.all());
    }

    /** The schemes of those of some message types that there are mappings for. */
    protected ProtobufSchemes(List<MessageType<?>> types) {
        this.types = List.copyOf(types);
    }

    @Override
    public final List<CodecProvider> providers() {
        return List.of(
                scheme("protobuf", "speed"),
                scheme("protobuf-codesize", "codesize"),
                scheme("protobuf-tuned", "tuned"));
    }

    /** @param folder package of what is generated, below that of this class */
    private CodecProvider scheme(String name, String folder) {
        Scheme scheme = new Scheme(name, new CodecTable());
        Generated generated = new Generated(getClass(), getClass().getPackageName() + '.' + folder);
        types.stream().filter(type -> generated.has(type, MAPPING)).forEach(type -> scheme.put(type, generated));
        return scheme;
    }

    /** The scheme of one way to generate. */
    private record Scheme(String scheme, CodecTable codecs) implements CodecProvider {
        private <T> void put(MessageType<T> type, Generated generated) {
            codecs.put(
                    type.type(),
                    () -> MessageCodec.of(
                            generated.<Mapping<T, Message>>constant(type, MAPPING, "MAPPING"),
                            generated.<Message>constant(type, MAPPING, "EMPTY")));
        }

        @Override
        public <T> Optional<Codec<T>> codec(Class<T> type) {
            return codecs.get(type);
        }

        @Override
        public Optional<Tracer> tracer(Class<?> type) {
            return codec(type).flatMap(MessageCodec::tracer);
        }
    }
}
